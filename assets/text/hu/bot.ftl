# Miért tesz valamit CookieBot: egy rövid mondat, gyereknek mondva.

## Bármelyik játék
bot-reason-best = Ezt láttam a legjobbnak.
bot-reason-only = Mást most nem lehet tenni.
bot-note-failed = CookieBot belezavarodott, ezért gyorsan lépett valamit.
bot-note-late = CookieBot túl sokáig gondolkodott, ezért gyorsan lépett valamit.

## Kekszek
bot-cookies-part-many = { $shape ->
    [star] csillagok
    [heart] szívek
    [flower] virágok
   *[circle] korongok
}
bot-cookies-roll = Minden kör dobással kezdődik.
bot-cookies-bake = Kész a tepsi, irány a sütő.
bot-cookies-wait = Semmit sem lehet tenni, így telik az idő.
bot-cookies-nibble-plain = Semmi sem jó. Egy sima keksz hiányzik a legkevésbé.
bot-cookies-nibble-sprinkled = Semmi sem jó. Itt egy díszített keksz hiányzik a legkevésbé.
bot-cookies-finishes = Az utolsó cukordíszek: elkészülnek a { bot-cookies-part-many }.
bot-cookies-no-time = Mindhárom kocka jó valamire, így nem telik az idő.
bot-cookies-fills = Így a tepsire kerülnek mind: { bot-cookies-part-many }, összesen kilenc.
bot-cookies-time-bakes = A sütésnek idő kell, most nyugodtan járhat az óra.
bot-cookies-saves-time = Így telik a legkevesebb idő.
bot-cookies-starts = Van egy üres tepsi, kezdődhetnek rajta a { bot-cookies-part-many }.
bot-cookies-sprinkles = A { bot-cookies-part-many } is várják a cukordíszt.
bot-cookies-nearly-full = Mindjárt tele a tepsi, amelyen a { bot-cookies-part-many } vannak.
bot-cookies-gathers = Minél több a keksz a tepsin ({ bot-cookies-part-many }), annál előbb sülhet.

## Macaraccoon
bot-macaraccoon-part-the = { $kind ->
    [pancake] palacsinta
    [waffle] gofri
    [cheesecake] sajttorta
    [lemon_tart] citromos pite
    [cream] tejszínhab
    [chocolate] csokoládé
   *[jam] lekvár
    [kiwi] kivi
    [blueberry] áfonya
}
bot-macaraccoon-serve = Pont ezt kérte a vendég, hát fölszolgálom.
bot-macaraccoon-serve-far = A hátrább állót kiszolgálni cukorba kerül, de minden átugrott vendégért szívjelző jár.
bot-macaraccoon-pick = Ez hiányzik még az egyik tornyomhoz: { bot-macaraccoon-part-the }.
bot-macaraccoon-pick-start = Ezzel kezdek bele valamibe, amit kértek: { bot-macaraccoon-part-the }.
bot-macaraccoon-pick-jump = Ezért megér egy cukrot az ugrás: { bot-macaraccoon-part-the }.
bot-macaraccoon-pick-wait = A kész tornyom ráér, ez viszont hamar elkelhet: { bot-macaraccoon-part-the }.
bot-macaraccoon-pick-sugar = Cukor van rajta.
bot-macaraccoon-pick-least = Itt semmi sem segít igazán, ezért azt veszem, ami a legkevésbé zavar.
bot-macaraccoon-place = Így a torony közelebb kerül ahhoz, amit valaki kért.
bot-macaraccoon-place-later = Ezt még senki sem kéri, de jól jöhet.
bot-macaraccoon-drop = Ezzel nem tudok mit kezdeni, csak elrontana valamit: { bot-macaraccoon-part-the }.
bot-macaraccoon-fill = Ha ide ez kerül, a következő pék nem kap ajándékot: { bot-macaraccoon-part-the }.
bot-macaraccoon-whisk = Ez a séf épp azt tudja, ami nekem kell.
bot-macaraccoon-column = Az oszlopban ott van, ami kell: { bot-macaraccoon-part-the }.
bot-macaraccoon-power = Ezért a képességért fizettem, most segít.
bot-macaraccoon-finish = Többet ez a séf most nem segít nekem.
bot-macaraccoon-yes = Ez megéri nekem a cukrot.
bot-macaraccoon-no = Inkább megtartom a cukromat.
bot-macaraccoon-rush = Van elég cukor még egy akcióra.
bot-macaraccoon-end = Elteszem a cukromat későbbre.
bot-macaraccoon-move = Ez a két torony együtt többet ér.
bot-macaraccoon-toss = Ezt a tornyot senki sem fogja kérni, így legalább lesz hely.

## Sütilicit
bot-pastry-bid-pair = Ilyen számú kártyám már van, és itt a párja: { $number }.
bot-pastry-bid-block = Ilyen számú kártyád már van, a párját inkább nem engedem át: { $number }.
bot-pastry-bid-low = Ezek nekem nem sokat érnek, ezért csak ennyit adok: { $number }.
bot-pastry-bid-fair = Az új hozzávalók ennyit megérnek nekem: { $number }.
bot-pastry-agree = Ha több kártya a tét, nekem jó a folytatás.
bot-pastry-decline = A nagyobb tét inkább neked segítene, mint nekem.
bot-pastry-dish = Most kell sütni: ez a sütemény { $number } pontot hoz.
bot-pastry-leftover = A kézben maradt { $number } semmit sem ér, a fele is jobb annál.
bot-pastry-done = Nem maradt semmi, amit érdemes volna megsütni.

## Van sütnivalód?
bot-bakes-part-ingredient = { $ingredient ->
    [flours] Lisztek
    [sugar-salt] Cukor és só
    [water] Víz
    [leavening] Kelesztők
    [dairy] Tejtermékek
    [vegetables-herbs] Zöldségek és zöldfűszerek
    [oils-fats] Olajok és zsírok
    [fruits-jams] Gyümölcsök és lekvárok
    [eggs] Tojás
    [seeds-spices] Magvak és fűszerek
    [chili-hot-sauce] Chili és csípős szósz
   *[chocolate-cocoa] Csokoládé és kakaó
}
bot-bakes-gather = A receptjeimhez kell ez: { bot-bakes-part-ingredient }.
bot-bakes-buy = Ebből még egy megéri az árát: { bot-bakes-part-ingredient }.
bot-bakes-unpack = A kamrában ott van, ami hiányzik: { bot-bakes-part-ingredient }.
bot-bakes-goal = Azt hiszem, ezt a célt elérem.
bot-bakes-dare = Nincs mindenre idő, hát merek egy nagyot.
bot-bakes-completes = Ez a recept utolsó négyzete.
bot-bakes-recipe = Időben betelik, és jól fizet.
bot-bakes-drop = A négy közül ez ér nekem a legkevesebbet.
bot-bakes-bonus = Ebből van a legkevesebbem.
bot-bakes-pick = Ez a kocka azt nyitja meg, ami a legjobban kell.
bot-bakes-mark = Itt segít a legtöbbet ez az adag.
bot-bakes-store = Elteszem egy későbbi recepthez.
bot-bakes-save-time = A sütőimnek idő kell majd.
bot-bakes-save-coins = Semelyik hozzávaló nem segít annyit, mint pár érme.
bot-bakes-end = Itt nincs több dolgom.
bot-bakes-shop = Többet hoz, mint amennyibe kerül.
bot-bakes-refresh = Itt nincs nekem való, hátha jön jobb.
bot-bakes-bake = Kész van és idő is van, mehet a sütőbe.
bot-bakes-use = Most segít a legtöbbet.
bot-bakes-help = Neked nagyobb szükséged van rá.
bot-bakes-answer = Mindkettőnk szempontjából meggondoltam.
bot-bakes-exchange = A másik recept jobban illik hozzám.
bot-bakes-best = Ez látszott a leghasznosabbnak.
