# A Van sütnivalód? asztala: ami rajta áll, és az állapotsor.

bakeshop-last-round = utolsó kör
bakeshop-acts = ő jön
bakeshop-any = bármi
bakeshop-round = Kör: { $round } / { $rounds }
bakeshop-turn = Forduló: { $turn } / { $turns }
bakeshop-oven-on = Sütés
bakeshop-recipe-market = Receptpiac
bakeshop-pantry-card = Kamrakártya
bakeshop-free-each = ingyen adag
bakeshop-ovens = A sütők
bakeshop-oven-time = Idővel sütni
bakeshop-oven-dare = Süsd, ha mered!
bakeshop-solo-board = Magányos tábla
bakeshop-trays = Kockatálcák
bakeshop-dice-taken = minden kocka elkelt
bakeshop-tray-of = { $tray }: { $name } választ
bakeshop-picks = { $name } kockát választ
bakeshop-bots = roboté
bakeshop-bot-rests = Amíg megy a sütés, nem veszek el kockát.
bakeshop-yours = tiéd
bakeshop-takes = elveszi
bakeshop-block-left = bal
bakeshop-block-middle = közép
bakeshop-block-right = jobb
bakeshop-shop = Felszerelések és Frissítők
bakeshop-blocked = Zárolva
bakeshop-blocked-until = a forduló végéig
bakeshop-coins = érme
bakeshop-time = szabad idő
bakeshop-your-dice = Kockáid
bakeshop-save-time = Időt félre
bakeshop-save-coins = Érmét félre
bakeshop-upgrades = Felszerelés
bakeshop-treats = Frissítők
bakeshop-goal = Cél
bakeshop-step-pick = Kockák
bakeshop-step-dice = Gyűjtés
bakeshop-step-shop = Bolt
bakeshop-step-recipes = Receptek
bakeshop-step-bake = Sütés
bakeshop-pantry = Kamra és piac
bakeshop-goal-action = Új cél egy kockáért
bakeshop-your-recipes = Receptjeid
bakeshop-marked = bejelölve
bakeshop-takes-unit = ide való
bakeshop-no-recipes = Nincs előtted recept. Újakat a receptlépésben vehetsz el.
bakeshop-baked = Kisült
bakeshop-points = { $count } pont
bakeshop-trash = Szemetes
bakeshop-title-of = { $name } választ. { $title }
bakeshop-title-goals = Tarts meg egyet a két célból
bakeshop-title-goal = Egy célt tarts meg
bakeshop-title-draft = Az első receptjeid: { $number }. választás a 3-ból
bakeshop-title-drop = Egyet tegyél el a négy receptből
bakeshop-title-look = A következő receptek: egyet elvehetsz
bakeshop-title-offer = Mit cserélnéd el?
bakeshop-title-question = Téged kérdeznek
bakeshop-title-pool = Ki ad érmét hozzá?
bakeshop-plate-goals = Ide tedd, amit megtartasz
bakeshop-plate-draft = Ide tedd a receptet, amit megtartasz
bakeshop-plate-drop = Ide tedd, amit eldobsz
bakeshop-plate-look = Ide tedd, amit elveszel
bakeshop-plate-offer = Ide tedd, amit kérsz
bakeshop-none = Egyiket sem
bakeshop-back = Mégsem
bakeshop-wait-others = Megvan. Most a többiek választanak.
bakeshop-ask-donation = { $name } ezt kéri a kamrádból. Szabadidőt kapsz érte: { $count }.
bakeshop-ask-exchange = { $name } a jobb oldali receptet adná a bal oldaliért.
bakeshop-ask-coins = { $name } ennyi érmét kér tőled a frissítőhöz: { $count }.
bakeshop-pool-line = Hiányzó érme: { $count }. Válaszd ki, ki mennyit ad.
bakeshop-no-cards = még nincs kártyája
bakeshop-bakes = { $name } süt
bakeshop-dare = Süsd, ha mered!
bakeshop-dare-line = Összeállt: { $recipe }. Egy kocka dönt.
bakeshop-baking-phase = Sütés
bakeshop-success = Sikerült!
bakeshop-half = Kész, de érme nélkül
bakeshop-burnt = Odaégett: a szemetesbe
bakeshop-points-lost = { $count } pont veszteség
bakeshop-coins-count = { $count } érme
bakeshop-throw = Dobj a kockával
bakeshop-throw-line = vagy nyomd meg a gombot
bakeshop-also-ready = Ez is kész:
bakeshop-may-help = Segíthet:
bakeshop-let-stand = Maradjon így
bakeshop-pay-time = { $count } idő kifizetése
bakeshop-have-time = neked { $count } van
bakeshop-not-now = Most nem
bakeshop-free = ingyen
bakeshop-each-more = további ára
bakeshop-done-place = Tedd a helyére
bakeshop-done-enough = Ennyi elég
bakeshop-done-dice = Kész a kockákkal
bakeshop-done-unused = { $count ->
    [one] Marad egy kocka?
   *[other] Marad { $count } kocka?
}
bakeshop-done-unbaked = { $count ->
    [one] Egy sütetlenül marad?
   *[other] { $count } sütetlenül marad?
}
bakeshop-done-shop = Kész a vásárlás
bakeshop-done-recipes = Kész a receptekkel
bakeshop-done-bake = Kész a sütéssel
bakeshop-short-flours = Liszt
bakeshop-short-sugar-salt = Cukor
bakeshop-short-water = Víz
bakeshop-short-leavening = Élesztő
bakeshop-short-dairy = Tej
bakeshop-short-vegetables-herbs = Zöldség
bakeshop-short-oils-fats = Vaj
bakeshop-short-fruits-jams = Gyümölcs
bakeshop-short-eggs = Tojás
bakeshop-short-seeds-spices = Magvak
bakeshop-short-chili-hot-sauce = Csípős
bakeshop-short-chocolate-cocoa = Csoki
bakeshop-part-ingredient = { $ingredient ->
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
bakeshop-say-over = A sütők kihűltek.
bakeshop-say-wait = A többiek választanak.
bakeshop-say-acts = { $step ->
    [pick] { $name } kockát választ.
    [dice] { $name } gyűjt.
    [shop] { $name } vásárol.
    [recipes] { $name } recepteket nézeget.
    [bake] { $name } süt.
   *[bonus] { $name } jutalmat választ.
}
bakeshop-say-goals = Vegyél fel egy célt, és tedd az üres helyre: az a tiéd.
bakeshop-say-draft = Vegyél fel egy receptet, és tedd az üres helyre: az a tiéd.
bakeshop-say-drop = Tedd az üres helyre azt a receptet, amelyik nem kell.
bakeshop-say-bonus = A dobásod { $value }: érme vagy szabadidő?
bakeshop-say-pick = { $name }, vegyél el egy kockát a tálcáról.
bakeshop-say-dice = Húzz egy kockát egy hozzávalóra, egy csíkra vagy a célra.
bakeshop-say-dice-done = Minden kockád elfogyott. Vegyél még, vagy fejezd be.
bakeshop-say-shop = Húzz egy kártyát a polcodra, és megveszed; vagy menj tovább.
bakeshop-say-shop-done = Megvetted. Menj tovább, ha kész vagy.
bakeshop-say-recipes = Annyi receptet vehetsz el, amennyit csak akarsz.
bakeshop-say-bake = Süthető receptek: { $count }. Kattints az egyikre, vagy húzd a sütőhöz.
bakeshop-say-bake-none = Nincs (több) sütnivaló. Fejezd be a sütést.
bakeshop-say-place = Húzd a fénylő négyzetekre vagy az üvegbe. { bakeshop-part-ingredient }, adag: { $units }.
bakeshop-say-move = Húzd a jelölőt egy másik fénylő négyzetre. { bakeshop-part-ingredient }, adag: { $units }.
bakeshop-say-dare = A dobásod { $value }. Használj rá kártyát, vagy hagyd így.
bakeshop-say-look = Vegyél el egyet a receptek közül, vagy egyet se.
bakeshop-say-giving = Adhatsz még egy adagot. Akié lesz: { $name }.
bakeshop-say-asking = Kérhetsz még egy adagot. Akitől: { $name }.
bakeshop-say-offering = Válaszd ki, mit kérsz a recepted helyett.
bakeshop-say-pooling = Válaszd ki, ki ad érmét.
bakeshop-say-answer = { $name } kérdez tőled valamit.
bakeshop-would-pick = A { $value } a tiéd lesz.
bakeshop-would-gather = { bakeshop-part-ingredient }, kocka: { $dice }. Ingyen { $units } adag, minden további { $price } érme.
bakeshop-would-save-time = Idő félretéve: +{ $gained }.
bakeshop-would-save-coins = Érme félretéve: +{ $gained }.
bakeshop-would-goal = Ezért a kockáért húzz két célt, és tarts meg egyet.
bakeshop-would-mark = Négyzet bejelölése: { $recipe }.
bakeshop-would-store = Elrakod a kamrádba.
bakeshop-would-buy = Még egy adag: { bakeshop-part-ingredient }.
bakeshop-would-shop = Megveszed, ára { $coins ->
    [0] { $time } szabadidő
   *[other] { $coins } érme
}.
bakeshop-would-sell = Eladod féláron ({ $sold }), és megveszed ezt, ára { $coins ->
    [0] { $time } szabadidő
   *[other] { $coins } érme
}.
bakeshop-would-take = Elveszed a receptet: { $recipe }.
bakeshop-would-blind = Elveszed a felső receptet látatlanban.
bakeshop-would-bake = Idővel sütöd ({ $time }): { $recipe }.
bakeshop-would-dare = Merészen sütöd ({ $time } idő helyett): { $recipe }.
bakeshop-would-donate = Egy adagot adsz, { bakeshop-part-ingredient }. Akié lesz: { $name }. Kapsz 1 szabadidőt.
bakeshop-would-ask = Egy adagot kérsz, { bakeshop-part-ingredient }. Akitől: { $name }.
bakeshop-would-offer = Cserére kínálod: { $recipe }.
bakeshop-would-treat = Meghívod erre a frissítőre: { $name }.
bakeshop-would-pool = Egyedül nem futja rá: kérj hozzá érmét a többiektől.
bakeshop-would-keep-goal = Ezt tartod meg: { $rule }
bakeshop-would-keep = Ezt választod: { $recipe }.
bakeshop-would-drop = Eldobod: { $recipe }.
bakeshop-would-end = Most ennyi: tovább.
bakeshop-would-accept = Maradjon a dobás.
bakeshop-would-bonus = A jutalmad { $value } { $what ->
    [coins] érme
   *[time] szabadidő
}.
bakeshop-would-do = Ez jó lépés lenne.
bakeshop-hold-nowhere = Ezt most sehová sem teheted. Tedd le, és megtudod, miért.
bakeshop-hold-under = Engedd el, és választhatsz.
bakeshop-hold-die = Tedd a { $value } kockát egy fénylő helyre.
bakeshop-hold-unit = Tedd egy fénylő receptre vagy az üvegbe.
bakeshop-hold-ask = Tedd arra, amit kérsz.
bakeshop-hold-thing = Tedd egy fénylő helyre.
bakeshop-hold-goals = A célok, és hogy melyik hol tart. Engedd el, és eltűnnek.
bakeshop-hold-goals-open = Mindnyájatok céljai, és hogy melyik hol tart.
bakeshop-would-keep-secret = Ezt a célt tartod meg.
