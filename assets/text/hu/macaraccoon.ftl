# Macaraccoon. A hozzávalók, rendelések és séfek azonosítóval jönnek; a tányérok 1-től 3-ig; a pékek: $who.

## Pieces
macaraccoon-piece-pancake = palacsinta
macaraccoon-piece-waffle = gofri
macaraccoon-piece-cheesecake = sajttorta
macaraccoon-piece-lemon_tart = citromos pite
macaraccoon-piece-cream = tejszínhab
macaraccoon-piece-chocolate = csokoládé
macaraccoon-piece-jam = lekvár
macaraccoon-piece-kiwi = kivi
macaraccoon-piece-blueberry = áfonya
macaraccoon-order-breakfast-hug = Reggeli ölelés
macaraccoon-order-snow-tart = Hópite
macaraccoon-order-fair-day = Vásárnap
macaraccoon-order-pink-moon = Rózsaszín hold
macaraccoon-order-cloud-nine = Hetedik menny
macaraccoon-order-sunday-stack = Vasárnapi torony
macaraccoon-order-forest-path = Erdei ösvény
macaraccoon-order-sunbeam = Napsugár
macaraccoon-order-green-lantern = Zöld lámpás
macaraccoon-order-sour-sweet = Édes-savanyú
macaraccoon-order-garden-gate = Kerti kapu
macaraccoon-order-blue-market = Kék piac
macaraccoon-order-red-velvet = Vörös bársony
macaraccoon-order-night-sky = Csillagos ég
macaraccoon-order-white-lake = Fehér tó
macaraccoon-order-midnight = Éjfél
macaraccoon-order-jam-session = Lekvárparti
macaraccoon-order-high-tea = Ötórai tea
macaraccoon-order-harvest-home = Szüreti ünnep
macaraccoon-order-tall-tale = Égig érő mese
macaraccoon-chef-shopper = Bevásárló
macaraccoon-chef-saver = Spóroló
macaraccoon-chef-swapper = Cserélő
macaraccoon-chef-parter = Szétszedő
macaraccoon-chef-slider = Becsúsztató
macaraccoon-chef-nibbler = Rágcsáló
macaraccoon-chef-flipper = Fordító
macaraccoon-chef-host = Házigazda
macaraccoon-chef-charmer = Hízelgő
macaraccoon-chef-usher = Ültető
macaraccoon-chef-sweet-tooth = Édesszájú
macaraccoon-chef-sweeper = Söprögető
macaraccoon-chef-leaper = Szökkenő
macaraccoon-chef-trader = Kereskedő
macaraccoon-chef-encore = Ráadás
macaraccoon-power-pantry = Vegyél el egy tetszőleges hozzávalót a kamrából.
macaraccoon-power-discards = Vegyél el egy tetszőleges hozzávalót a dobópakliból.
macaraccoon-power-swap = Cserélj fel egy Macaraccoon melletti hozzávalót a konyha bármelyik másikával.
macaraccoon-power-part = Szedd szét egy tornyodat: a felső része egy üres tányérra kerül.
macaraccoon-power-insert = Csúsztasd egy magányos hozzávalódat valamelyik tornyod közepébe.
macaraccoon-power-remove = Dobd el egy tornyod legfelső vagy legalsó rétegét.
macaraccoon-power-flip = Fordítsd fejjel lefelé egy tornyodat.
macaraccoon-power-reorder = Rakd más sorrendbe az egyik sor vendégeit.
macaraccoon-power-topping = Szolgálj fel egy tornyot, amelyről egy feltét hiányzik, vagy amelyen eggyel több van.
macaraccoon-power-usher = Szolgáld fel egy sor bármelyik vendégét anélkül, hogy az átugrottaknak fizetnél.
macaraccoon-power-sugar = Végy el { $number } cukrot a készletből.
macaraccoon-power-collect = Vedd el a konyhában heverő összes cukrot, vagy az egyik sorét.
macaraccoon-power-leap = Macaraccoon bármekkorát ugrik a sorában vagy az oszlopában.
macaraccoon-power-trade = Kínáld fel egy magányos hozzávalódat egy másik péknek { $number } cukorért.
macaraccoon-power-encore = Utána jön még egy akciód.
macaraccoon-how-pantry = Vigyél egy hozzávalót a kamrából egy tányérra.
macaraccoon-how-discards = Vigyél egy eldobott hozzávalót egy tányérra.
macaraccoon-how-swap = Tedd egy fénylő szomszédját bármelyik másik hozzávalóra.
macaraccoon-how-part = Emeld egy torony felső részét az üres tányérra.
macaraccoon-how-insert = Csúsztass egy magányos hozzávalót két réteg közé.
macaraccoon-how-remove = Dobj egy legfelső vagy legalsó réteget a kukába.
macaraccoon-how-flip = Nyomd meg a torony fölötti jelet.
macaraccoon-how-reorder = Tedd az egyik vendéget a sor másik helyére.
macaraccoon-how-topping = Szolgálj fel egy feltéttel kevesebbet vagy többet.
macaraccoon-how-usher = Szolgálj fel bárkinek; átugrani ingyen lehet.
macaraccoon-how-sugar = Nyomd meg a gombot, és tiéd { $number } cukor.
macaraccoon-how-collect = Húzd a heverő cukrot a kártyájáról az üvegedbe.
macaraccoon-how-leap = Ugraszd Macaraccoont a sorában vagy az oszlopában.
macaraccoon-how-trade = Nyújts át egy magányos hozzávalót annak, akit kérdezel.
macaraccoon-how-encore = Nyomd meg a gombot: még egy akció jön.

## Parts of sentences
macaraccoon-part-kind = { $kind ->
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
macaraccoon-part-some = { $kind ->
    [pancake] palacsintát
    [waffle] gofrit
    [cheesecake] sajttortát
    [lemon_tart] citromos pitét
    [cream] tejszínhabot
    [chocolate] csokoládét
   *[jam] lekvárt
    [kiwi] kivit
    [blueberry] áfonyát
}
macaraccoon-part-the = { $kind ->
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
macaraccoon-part-order = { $order ->
    [breakfast-hug] { macaraccoon-order-breakfast-hug }
    [snow-tart] { macaraccoon-order-snow-tart }
    [fair-day] { macaraccoon-order-fair-day }
    [pink-moon] { macaraccoon-order-pink-moon }
    [cloud-nine] { macaraccoon-order-cloud-nine }
    [sunday-stack] { macaraccoon-order-sunday-stack }
    [forest-path] { macaraccoon-order-forest-path }
    [sunbeam] { macaraccoon-order-sunbeam }
    [green-lantern] { macaraccoon-order-green-lantern }
    [sour-sweet] { macaraccoon-order-sour-sweet }
    [garden-gate] { macaraccoon-order-garden-gate }
    [blue-market] { macaraccoon-order-blue-market }
    [red-velvet] { macaraccoon-order-red-velvet }
    [night-sky] { macaraccoon-order-night-sky }
    [white-lake] { macaraccoon-order-white-lake }
   *[midnight] { macaraccoon-order-midnight }
    [jam-session] { macaraccoon-order-jam-session }
    [high-tea] { macaraccoon-order-high-tea }
    [harvest-home] { macaraccoon-order-harvest-home }
    [tall-tale] { macaraccoon-order-tall-tale }
}
macaraccoon-part-chef = { $chef ->
    [shopper] { macaraccoon-chef-shopper }
    [saver] { macaraccoon-chef-saver }
    [swapper] { macaraccoon-chef-swapper }
    [parter] { macaraccoon-chef-parter }
    [slider] { macaraccoon-chef-slider }
    [nibbler] { macaraccoon-chef-nibbler }
    [flipper] { macaraccoon-chef-flipper }
   *[host] { macaraccoon-chef-host }
    [charmer] { macaraccoon-chef-charmer }
    [usher] { macaraccoon-chef-usher }
    [sweet-tooth] { macaraccoon-chef-sweet-tooth }
    [sweeper] { macaraccoon-chef-sweeper }
    [leaper] { macaraccoon-chef-leaper }
    [trader] { macaraccoon-chef-trader }
    [encore] { macaraccoon-chef-encore }
}
macaraccoon-part-power = { $verb ->
    [pantry] { macaraccoon-power-pantry }
    [discards] { macaraccoon-power-discards }
    [swap] { macaraccoon-power-swap }
    [part] { macaraccoon-power-part }
    [insert] { macaraccoon-power-insert }
    [remove] { macaraccoon-power-remove }
    [flip] { macaraccoon-power-flip }
    [reorder] { macaraccoon-power-reorder }
    [topping] { macaraccoon-power-topping }
    [usher] { macaraccoon-power-usher }
    [sugar] { macaraccoon-power-sugar }
    [collect] { macaraccoon-power-collect }
    [leap] { macaraccoon-power-leap }
    [trade] { macaraccoon-power-trade }
   *[encore] { macaraccoon-power-encore }
}
macaraccoon-part-how = { $verb ->
    [pantry] { macaraccoon-how-pantry }
    [discards] { macaraccoon-how-discards }
    [swap] { macaraccoon-how-swap }
    [part] { macaraccoon-how-part }
    [insert] { macaraccoon-how-insert }
    [remove] { macaraccoon-how-remove }
    [flip] { macaraccoon-how-flip }
    [reorder] { macaraccoon-how-reorder }
    [topping] { macaraccoon-how-topping }
    [usher] { macaraccoon-how-usher }
    [sugar] { macaraccoon-how-sugar }
    [collect] { macaraccoon-how-collect }
    [leap] { macaraccoon-how-leap }
    [trade] { macaraccoon-how-trade }
   *[encore] { macaraccoon-how-encore }
}

## Mi történt
macaraccoon-event-turn-began = { $who } következik.
macaraccoon-event-turn-skipped = { $who } semmit sem tehet, ezért a köre kimarad.
macaraccoon-event-raccoon-moved = { $over ->
    [-1] Macaraccoon átsétál egy másik mezőre.
   *[other] Macaraccoon átugrik egy hozzávalót.
}
macaraccoon-event-sugar-laid = { $who } egy cukrot tesz a konyhába az ugrásért.
macaraccoon-event-ingredient-taken = { $who } ezt veszi el: { macaraccoon-part-kind }{ $source ->
    [pantry] {" "}(a kamrából)
    [discards] {" "}(a dobópakliból)
    [trade] {" "}(cserében)
   *[kitchen] {" "}(a konyhából)
}.
macaraccoon-event-sugar-gained = { $who } { $gained } cukrot kap.{ $lost ->
    [0] {""}
   *[other] {" "}További { $lost } már nem fér a cukortartóba.
}
macaraccoon-event-sugar-paid = { $who } { $amount } cukrot fizet.
macaraccoon-event-ingredient-placed = { $who } { macaraccoon-part-some } tesz a(z) { $plate }. tányérra, { $end ->
    [0] alulra
   *[other] felülre
}.
macaraccoon-event-ingredient-dropped = { $who } { macaraccoon-part-some } dob el.
macaraccoon-event-spot-filled = { $who } a kamrából tölti fel az üres mezőt: { macaraccoon-part-kind }.
macaraccoon-event-spot-dealt = Egy üres mezőre új hozzávaló kerül: { macaraccoon-part-kind }.
macaraccoon-event-pantry-dealt = A kamrába új hozzávaló kerül: { macaraccoon-part-kind }.
macaraccoon-event-discards-shuffled = Az eldobott lapokból új húzópakli lesz.
macaraccoon-event-stack-moved = { $who } a(z) { $plate }. tányér tornyát a(z) { $onto }. tányérra teszi.
macaraccoon-event-stack-discarded = { $reason ->
    [served] A(z) { $plate }. tányér tornya elhagyja a konyhát.
    [whisker] { $who } a(z) { $plate }. tányér tornyával fizet.
   *[toss] { $who } eldobja a(z) { $plate }. tányér tornyát.
}
macaraccoon-event-stack-changed = { $who } tányérjai megváltoztak.
macaraccoon-event-skip-paid = { $who } egy cukrot ad egy vendégnek, akinek várnia kell.
macaraccoon-event-order-served = { $who } felszolgálja: { macaraccoon-part-order }. Ez { $hearts } szív{ $tokens ->
    [0] .
   *[other] {" "}és { $tokens } szívjelző.
}
macaraccoon-event-order-arrived = Új vendég érkezett, ezt kéri: { macaraccoon-part-order }.
macaraccoon-event-queue-reordered = { $who } helycserét kér egy sorban.
macaraccoon-event-whisker-called = { $who } séfet hív: { macaraccoon-part-chef }.
macaraccoon-event-power-used = { macaraccoon-part-chef } segít a konyhában ({ $who }).
macaraccoon-event-whiskers-slid = A séfek továbblépnek, és új érkezik.
macaraccoon-event-trade-asked = { $who } cukorért kínálja: { macaraccoon-part-kind }.
macaraccoon-event-trade-answered = { $yes ->
    [yes] { $who } igent mond.
   *[no] { $who } nemet mond.
}
macaraccoon-event-sugar-rush = Cukorláz! { $who } { $paid } cukrot fizet még egy akcióért.
macaraccoon-event-stall-warning = Régóta senki sem szolgált fel. { $left } forduló múlva elkezdődik a játék vége.
macaraccoon-event-end-triggered = { $reason ->
    [stalled] Húsz fordulója senki sem szolgált fel. Még egy utolsó forduló jön.
   *[orders] Elfogyott az utolsó rendelés. Ez a forduló véget ér, aztán jön még egy.
}
macaraccoon-event-game-ended = Bezár a konyha.

## Miért nem
macaraccoon-why-over = A játék véget ért.
macaraccoon-why-not-your-turn = Most egy másik pék következik.
macaraccoon-why-place-first = Előbb tedd tányérra vagy dobd el ezt: { macaraccoon-part-the }.
macaraccoon-why-answer-first = Előbb az ajánlat vár válaszra.
macaraccoon-why-fill-first = Előbb töltsd fel a szabad mezőt a kamrából.
macaraccoon-why-whisker-first = Előbb fejezd be a séf használatát.
macaraccoon-why-turn-over = Az akciód kész. Válassz Cukorlázat, vagy fejezd be a kört.
macaraccoon-why-nothing-in-hand = Most nincs hozzávaló a kezedben.
macaraccoon-why-nothing-to-fill = Egyik mező sem vár feltöltésre.
macaraccoon-why-no-whisker = Ebben az akcióban nem hívtál séfet.
macaraccoon-why-not-asked = Senki sem kért tőled semmit.
macaraccoon-why-no-rush = A Cukorláz az akciód után jön, és legalább négy cukor kell hozzá.
macaraccoon-why-no-passing = Passzolni nem lehet: gyűjts, szolgálj fel vagy hívj séfet.
macaraccoon-why-same-empty-plate = Egy üres tányéron csak egy hely van.
macaraccoon-why-not-in-pantry = Ez nincs a kamrában: { macaraccoon-part-kind }.
macaraccoon-why-empty-plate = Az a tányér üres.
macaraccoon-why-empty-target = Az üres tányérok egyformák: torony csak toronyra kerülhet.
macaraccoon-why-on-offer = Azt a hozzávalót épp felkínáltad. Várd meg a választ.
macaraccoon-why-jump-too-far = Az ugrás egy szomszéd fölött, az amelletti mezőre visz.
macaraccoon-why-jump-needs-sugar = Az ugrás egy cukorba kerül, de a cukortartód üres.
macaraccoon-why-empty-spot = Macaraccoon csak oda megy, ahol hozzávaló van.
macaraccoon-why-too-far = Macaraccoon egy mezőt lép föl, le, balra vagy jobbra.
macaraccoon-why-no-customer = Ott nem vár vendég.
macaraccoon-why-wrong-dish = Ez nem az, amit kértek ({ macaraccoon-part-order }): a rétegeknek pontosan egyezniük kell.
macaraccoon-why-skip-price = Az előtte állók átugrásához { $sugar } cukor kell.
macaraccoon-why-whisker-sugar = Ez a séf { $sugar } cukorba kerül.
macaraccoon-why-whisker-ingredients = Ez a séf összesen { $count } hozzávalónyi tornyot kér.
macaraccoon-why-whisker-superfluous = Az egyik torony nem kell a fizetéshez.
macaraccoon-why-used = Ezt már használtad.
macaraccoon-why-other-column = A séfhez másik oszlop tartozik.
macaraccoon-why-other-power = Ennek a séfnek más a képessége.
macaraccoon-why-power-impossible = Így a képességet nem lehet végrehajtani.

## At the table
macaraccoon-label-next = Első
macaraccoon-label-skip = Átugrás
macaraccoon-label-to-come = { $count ->
    [0] nincs több rendelés
   *[other] még { $count } rendelés
}
macaraccoon-label-discards = Vegyél el egyet a dobópakliból
macaraccoon-label-discard = Eldobás
macaraccoon-label-none-served = Még semmi felszolgálva
macaraccoon-label-tokens = Jelzők
macaraccoon-label-total = Összesen
macaraccoon-label-top = A tetejére
macaraccoon-label-under = Az aljára
macaraccoon-label-start = Itt kezdődik
macaraccoon-label-rush = Cukorláz
macaraccoon-label-yes = Igen, kérem
macaraccoon-label-no = Köszönöm, nem
macaraccoon-label-sugar = { $number } cukor elvétele
macaraccoon-label-encore = Még egy akció
macaraccoon-label-finish = Kész
macaraccoon-label-end = Kör vége
macaraccoon-label-back = Vissza
macaraccoon-banner-asked = Kérsz egy kis { macaraccoon-part-some }?
macaraccoon-banner-yes = Igen, jöhet!
macaraccoon-banner-no = Nem, köszönöm.
macaraccoon-now-over = Bezárt a konyha
macaraccoon-now-other = { $name } főz
macaraccoon-now-free = Közben a saját tornyaidat összerakhatod.
macaraccoon-now-turn = Gyűjts, szolgálj fel vagy hívj, { $name }
macaraccoon-now-last = Az utolsó köröd, { $name }
macaraccoon-now-turn-line = Mozdítsd Macaraccoont, egy tornyot vagy egy séfet.
macaraccoon-now-ready-line = Elkészült: { macaraccoon-part-order }. Vidd a vendégnek.
macaraccoon-now-place = Hová kerüljön: { macaraccoon-part-the }?
macaraccoon-now-place-line = Egy toronyra, alá, üres tányérra vagy a kukába.
macaraccoon-now-fill = Töltsd fel az üres mezőt
macaraccoon-now-fill-line = Vigyél oda egy hozzávalót a kamrából.
macaraccoon-now-asked = { $name } { macaraccoon-part-some } kínál neked
macaraccoon-now-asked-line = A cukrodból { $sugar } az ára. Kéred?
macaraccoon-now-rush = Jöhet a Cukorláz?
macaraccoon-now-rush-line = { $sugar } cukorért még egy akció, vagy vége a körödnek.
macaraccoon-now-both = { macaraccoon-part-chef }: képesség és oszlop
macaraccoon-now-both-line = { macaraccoon-part-how } Vagy előbb az oszlop.
macaraccoon-now-power = { macaraccoon-part-chef }: most a képesség
macaraccoon-now-column = { macaraccoon-part-chef }: most az oszlop
macaraccoon-now-column-line = Vegyél el egyet a fénylő oszlopból, vagy hagyd annyiban.
macaraccoon-now-no-power-line = A képességhez most semmi sem illik. Vegyél el egyet a fénylő oszlopból.
macaraccoon-now-nothing-line = Most sem a képesség, sem az oszlop nem használható: hagyd annyiban.
macaraccoon-now-opened = Itt { $name } főz
macaraccoon-now-opened-line = A tornyok itt bármikor összerakhatók.
macaraccoon-now-looked-line = Nézz körül, aztán menj vissza a sajátodhoz.
macaraccoon-touch-stack = { $count ->
    [one] Egyetlen hozzávaló
   *[other] { $count } rétegű torony
}
macaraccoon-touch-chef = { macaraccoon-part-chef }: { $sugar } cukor vagy { $count } réteged
macaraccoon-touch-chef-line = { macaraccoon-part-power } És az oszlopa.
macaraccoon-touch-jar = Cukor a cukortartódból
macaraccoon-touch-jar-line = Ugráshoz, séfhez vagy Cukorlázhoz.
macaraccoon-touch-order = A recept: { macaraccoon-part-order }
macaraccoon-touch-order-line = Alulról fölfelé rakd össze: { $hearts } szívet és { $sugar } cukrot hoz.
macaraccoon-future-ready = Épp erre várnak: { macaraccoon-part-order }.
macaraccoon-future-fits = Ez még lehet belőle: { macaraccoon-part-order }{ $more ->
    [0] .
   *[other] {" "}(és még { $more } más).
}
macaraccoon-future-later = Ezt itt még senki sem kéri, de jöhet valaki.
macaraccoon-future-spoilt = Ebből már nem lesz sütemény.
macaraccoon-do-take = Elveszed: { macaraccoon-part-the }
macaraccoon-do-take-sugar = { $sugar } cukor jár mellé.
macaraccoon-do-jump = Az ugrás egy cukrot hagy itt: { macaraccoon-part-kind }.
macaraccoon-do-drop = A kukába vele
macaraccoon-do-toss = Az egész torony a kukába megy
macaraccoon-do-fill = Ide kerül: { macaraccoon-part-the }
macaraccoon-do-rush = Cukorláz: még egy akció
macaraccoon-do-serve = Felszolgálod: { macaraccoon-part-order }
macaraccoon-do-serve-line = { $hearts } szív és { $sugar } cukor.
macaraccoon-do-serve-skip = { $hearts } szív és { $sugar } cukor; az átugrás ára { $skips } cukor.
macaraccoon-do-call-sugar = Hívod { $sugar } cukorért: { macaraccoon-part-chef }
macaraccoon-do-call-stacks = Hívod { $count } rétegért: { macaraccoon-part-chef }
macaraccoon-do-ready = Kész egy sütemény!
macaraccoon-do-fits = Ez illik rá
macaraccoon-do-later = Ez még jól jöhet
macaraccoon-do-spoilt = Ez elrontja a tornyot
macaraccoon-do-swap = Cseréljen helyet ez a kettő
macaraccoon-do-reorder = Átrendeződik a sor
macaraccoon-do-reorder-line = Elöl lesz: { macaraccoon-part-order }.
macaraccoon-do-collect = Tiéd lesz { $sugar } cukor
macaraccoon-do-trade = Felkínálod, { $name } kapja: { macaraccoon-part-the }
macaraccoon-do-trade-line = { $sugar } cukorért, ha igen a válasz.
macaraccoon-do-this = Igen, így lehet
macaraccoon-do-nowhere = Ez most sehová sem kerülhet
macaraccoon-do-nowhere-line = Tedd le, és kiderül, miért.
macaraccoon-result-most-hearts = A legtöbb szív nyer.
macaraccoon-result-more-sugar = Egyenlő a szívek száma, így a telibb cukortartó nyer.
macaraccoon-result-more-ingredients = Egyenlő a szív és a cukor, így a telibb tányérok nyernek.
macaraccoon-result-more-orders = Minden más egyenlő, így a több felszolgált rendelés nyer.
macaraccoon-result-shared = Mindenben egyenlő: közös győzelem.
macaraccoon-result-hearts = Szívek
macaraccoon-result-sugar = Maradék cukor
macaraccoon-result-ingredients = Maradék hozzávaló
macaraccoon-result-orders = Felszolgált rendelések
