# Van sütnivalód?: ami az asztalnál történik, miért nem lehet valami, rangok és pontlap.
# A kártyák és hozzávalók azonosítóként jönnek, a pékek neve $who, vagy az asztalnál kapott számuk.

bakes-piece-flours = Lisztek
bakes-piece-sugar-salt = Cukor és só
bakes-piece-water = Víz
bakes-piece-leavening = Kelesztők
bakes-piece-dairy = Tejtermékek
bakes-piece-vegetables-herbs = Zöldségek és zöldfűszerek
bakes-piece-oils-fats = Olajok és zsírok
bakes-piece-fruits-jams = Gyümölcsök és lekvárok
bakes-piece-eggs = Tojás
bakes-piece-seeds-spices = Magvak és fűszerek
bakes-piece-chili-hot-sauce = Chili és csípős szósz
bakes-piece-chocolate-cocoa = Csokoládé és kakaó
bakes-colour-berry = málna
bakes-colour-butter = vaj
bakes-colour-cocoa = kakaó
bakes-colour-leaf = levél
bakes-colour-plum = szilva
bakes-colour-sky = ég
bakes-part-ingredient = { $ingredient ->
    [flours] { bakes-piece-flours }
    [sugar-salt] { bakes-piece-sugar-salt }
    [water] { bakes-piece-water }
    [leavening] { bakes-piece-leavening }
    [dairy] { bakes-piece-dairy }
    [vegetables-herbs] { bakes-piece-vegetables-herbs }
    [oils-fats] { bakes-piece-oils-fats }
    [fruits-jams] { bakes-piece-fruits-jams }
    [eggs] { bakes-piece-eggs }
    [seeds-spices] { bakes-piece-seeds-spices }
    [chili-hot-sauce] { bakes-piece-chili-hot-sauce }
   *[chocolate-cocoa] { bakes-piece-chocolate-cocoa }
}
bakes-part-colour1 = { $colour1 ->
    [berry] { bakes-colour-berry }
    [butter] { bakes-colour-butter }
    [cocoa] { bakes-colour-cocoa }
    [leaf] { bakes-colour-leaf }
    [plum] { bakes-colour-plum }
   *[sky] { bakes-colour-sky }
}
bakes-part-colour2 = { $colour2 ->
    [berry] { bakes-colour-berry }
    [butter] { bakes-colour-butter }
    [cocoa] { bakes-colour-cocoa }
    [leaf] { bakes-colour-leaf }
    [plum] { bakes-colour-plum }
   *[sky] { bakes-colour-sky }
}
bakes-part-colour3 = { $colour3 ->
    [berry] { bakes-colour-berry }
    [butter] { bakes-colour-butter }
    [cocoa] { bakes-colour-cocoa }
    [leaf] { bakes-colour-leaf }
    [plum] { bakes-colour-plum }
   *[sky] { bakes-colour-sky }
}
bakes-part-recipe = { $recipe ->
    [cherry-sponge-cake] Meggyes piskóta
    [dobos-torte] Dobostorta
    [swiss-roll] Piskótatekercs
    [pogacsa] Tepertős pogácsa
    [baguette] Francia bagett
    [brownie] Csokis brownie
    [cinnamon-roll] Fahéjas csiga
    [croissant] Vajas croissant
    [empanada] Argentin empanada
    [lemon-tart] Citromtorta
    [pizza] Margaréta pizza
    [pretzel] Sós perec
    [quiche] Lotaringiai pite
    [apple-strudel] Almás rétes
    [black-forest-cake] Feketeerdő-torta
    [linzer-cookies] Linzer karika
    [madeleines] Madeleine sütemény
    [pastel-de-nata] Portugál krémes kosárka
    [baklava] Baklava sok dióval
    [focaccia] Rozmaringos focaccia
    [sourdough-loaf] Kovászos kenyér
    [rye-bread] Rozskenyér
    [challah] Fonott kalács
    [irish-soda-bread] Ír szódás kenyér
    [naan] Indiai naan
    [pita] Pita kenyér
    [simit] Török szimit
    [borek] Spenótos börek
    [spanakopita] Görög spenótos pite
    [cornish-pasty] Cornwalli húsos táska
    [shepherds-pie] Pásztorpite
    [pao-de-queijo] Brazil sajtgolyó
    [arepas] Kolumbiai arepa
    [cornbread] Csilis kukoricakenyér
    [jalapeno-muffins] Jalapeñós muffin
    [kimchi-pancake] Kimcsis lepény
    [chili-cheese-rolls] Csilis-sajtos tekercs
    [samosa] Zöldséges szamósza
    [lahmacun] Török pizza
    [khachapuri] Grúz hacsapuri
    [langos] Sajtos-tejfölös lángos
    [flammkuchen] Elzászi lángos
    [calzone] Sonkás calzone
    [zwiebelkuchen] Hagymás lepény
    [grissini] Ropogós grisszini
    [bagel] Szezámos bagel
    [sachertorte] Sacher-torta
    [tiramisu] Olasz tiramiszu
    [chocolate-eclair] Csokoládés ekler
    [chocolate-chip-cookies] Csokidarabos keksz
    [churros] Spanyol churros
    [lamingtons] Ausztrál kókuszkocka
    [pavlova] Pavlova-torta
    [key-lime-pie] Lime-os pite
    [mooncake] Kínai holdsütemény
    [dorayaki] Japán palacsintapár
    [kanelbulle] Kardamomos csiga
    [pumpkin-pie] Sütőtökös pite
    [mole-brownie] Mexikói csilis brownie
    [stollen] Drezdai stollen
   *[hidden] titok
}
bakes-part-wanted = { $wanted ->
    [cherry-sponge-cake] Meggyes piskóta
    [dobos-torte] Dobostorta
    [swiss-roll] Piskótatekercs
    [pogacsa] Tepertős pogácsa
    [baguette] Francia bagett
    [brownie] Csokis brownie
    [cinnamon-roll] Fahéjas csiga
    [croissant] Vajas croissant
    [empanada] Argentin empanada
    [lemon-tart] Citromtorta
    [pizza] Margaréta pizza
    [pretzel] Sós perec
    [quiche] Lotaringiai pite
    [apple-strudel] Almás rétes
    [black-forest-cake] Feketeerdő-torta
    [linzer-cookies] Linzer karika
    [madeleines] Madeleine sütemény
    [pastel-de-nata] Portugál krémes kosárka
    [baklava] Baklava sok dióval
    [focaccia] Rozmaringos focaccia
    [sourdough-loaf] Kovászos kenyér
    [rye-bread] Rozskenyér
    [challah] Fonott kalács
    [irish-soda-bread] Ír szódás kenyér
    [naan] Indiai naan
    [pita] Pita kenyér
    [simit] Török szimit
    [borek] Spenótos börek
    [spanakopita] Görög spenótos pite
    [cornish-pasty] Cornwalli húsos táska
    [shepherds-pie] Pásztorpite
    [pao-de-queijo] Brazil sajtgolyó
    [arepas] Kolumbiai arepa
    [cornbread] Csilis kukoricakenyér
    [jalapeno-muffins] Jalapeñós muffin
    [kimchi-pancake] Kimcsis lepény
    [chili-cheese-rolls] Csilis-sajtos tekercs
    [samosa] Zöldséges szamósza
    [lahmacun] Török pizza
    [khachapuri] Grúz hacsapuri
    [langos] Sajtos-tejfölös lángos
    [flammkuchen] Elzászi lángos
    [calzone] Sonkás calzone
    [zwiebelkuchen] Hagymás lepény
    [grissini] Ropogós grisszini
    [bagel] Szezámos bagel
    [sachertorte] Sacher-torta
    [tiramisu] Olasz tiramiszu
    [chocolate-eclair] Csokoládés ekler
    [chocolate-chip-cookies] Csokidarabos keksz
    [churros] Spanyol churros
    [lamingtons] Ausztrál kókuszkocka
    [pavlova] Pavlova-torta
    [key-lime-pie] Lime-os pite
    [mooncake] Kínai holdsütemény
    [dorayaki] Japán palacsintapár
    [kanelbulle] Kardamomos csiga
    [pumpkin-pie] Sütőtökös pite
    [mole-brownie] Mexikói csilis brownie
   *[stollen] Drezdai stollen
}
bakes-part-goal = { $goal ->
    [sweet-tooth] Édesszájú
    [salty-side] Sós oldal
    [balanced-menu] Kiegyensúlyozott étlap
    [star-baker] Sztárpék
    [three-star-kitchen] Háromcsillagos konyha
    [simple-things] Egyszerű örömök
    [golden-middle] Arany középút
    [slow-baker] Ráérős pék
    [quick-bites] Gyors falatok
    [patience] Türelem
    [dairy-farm] Tehenészet
    [flour-dust] Lisztfelhő
    [egg-basket] Tojáskosár
    [spice-route] Fűszerút
    [orchard] Gyümölcsöskert
    [kitchen-garden] Konyhakert
    [chocolate-dream] Csokoládéálom
    [hot-stuff] Tüzes falatok
    [all-shelves] Minden polcról
    [price-list] Árlista
    [nest-egg] Félretett pénz
    [spare-time] Szabad délután
    [daredevil] Vakmerő pék
    [clean-oven] Tiszta sütő
    [cake-stall] Süteményes stand
    [snack-bar] Falatozó
    [village-feast] Falunap
    [starry-night] Csillagos éj
    [masterpieces] Mesterművek
    [everyday-bakes] Mindennapi sütik
    [sunday-bakes] Vasárnapi sütik
    [long-evening] Hosszú este
    [rush-hour] Csúcsforgalom
    [warm-oven] Meleg sütő
    [mill] A malom
    [dairy-shop] Tejbolt
    [hen-house] Tyúkól
    [market-garden] Zöldségeskert
    [oil-press] Olajprés
    [whole-larder] Teli kamra
    [long-menu] Hosszú étlap
    [spotless] Makulátlan
    [full-till] Teli kassza
    [winter-stores] Téli készlet
   *[hidden] titok
}
bakes-part-card = { $card ->
    [rolling-pin] Sodrófa
    [kitchen-scale] Konyhamérleg
    [whisk] Habverő
    [stand-mixer] Robotgép
    [cookie-cutter] Kiszúróforma
    [mixing-bowl] Keverőtál
    [measuring-cup] Mérőpohár
    [herb-pot] Fűszerkert
    [shopping-basket] Bevásárlókosár
    [cash-box] Pénzeskazetta
    [kitchen-timer] Konyhai időzítő
    [convection-oven] Légkeveréses sütő
    [thermometer] Hőmérő
    [oven-mitts] Edényfogó kesztyű
    [spatula] Tésztakaparó
    [bread-box] Kenyértartó
    [cookbook] Szakácskönyv
    [market-cart] Piaci kocsi
    [lemonade] Limonádé
    [espresso] Eszpresszó
    [iced-tea] Jeges tea
    [sparkling-water] Szódavíz
    [milkshake] Tejturmix
    [hot-chocolate] Forró csoki
    [berry-smoothie] Bogyós turmix
    [herbal-tea] Gyógytea
    [apple-juice] Almalé
    [malt-coffee] Malátakávé
    [mint-tea] Mentatea
    [elderflower] Bodzaszörp
    [ginger-ale] Gyömbérsör
    [orange-juice] Narancslé
    [buttermilk] Író
    [chamomile-tea] Kamillatea
    [cherry-juice] Meggylé
    [raspberry-soda] Málnaszörp
    [sugar-drop] Cukorcsepp
    [gummy-bear] Gumimaci
   *[caramel] Karamella
}

bakes-event-goals-offered = { $who } megnéz { $count } célt.
bakes-event-goal-kept = { $who } megtart egy célt: { bakes-part-goal }.
bakes-event-recipes-dealt = { $who } { $count } recept közül választhat.
bakes-event-recipe-chosen = { $who } választott: { bakes-part-recipe }.
bakes-event-hands-passed = Mindenki választott, a receptek balra mennek tovább.
bakes-event-recipes-begun = { $who } { $count } recepttel indul.
bakes-event-round-began = { $round }. forduló: kezdődhet a sütés.
bakes-event-turn-began = { $turn }. kör: { $who } kezd.
bakes-event-pantry-card-turned = A kamrakártya értéke { $value }.
bakes-event-dice-rolled = A kockák: { $dice }.
bakes-event-bot-card-turned = CookieBot elviszi ezeket a kockákat: { bakes-part-colour1 }, { bakes-part-colour2 }, { bakes-part-colour3 }.
bakes-event-card-blocked = CookieBot elzár egy kártyát: { bakes-part-card }.
bakes-event-bonus-rolled = { $who } bónuszdobása: { $value }.
bakes-event-bonus-taken = { $who } kap { $what ->
    [coins] { $value } érmét
   *[time] { $value } szabadidőt
}.
bakes-event-die-taken = { $who } elvesz egy kockát: { $value }.
bakes-event-trays-passed = A tálcák balra mennek tovább.
bakes-event-ingredient-activated = { $who } beindítja: { bakes-part-ingredient }, kocka: { $dice }, ingyen adag: { $units }.
bakes-event-units-gained = { $who } { $units } adagot kap: { bakes-part-ingredient }.
bakes-event-unit-marked = { $who } bejelöl egy adagot ({ bakes-part-ingredient }) itt: { bakes-part-recipe }.
bakes-event-unit-stored = { $who } { $units } adagot elrak: { bakes-part-ingredient }.
bakes-event-stored-unit-marked = { $who } a kamrából bejelöl ({ bakes-part-ingredient }) itt: { bakes-part-recipe }.
bakes-event-unit-bought = { $who } vesz egy adagot ({ bakes-part-ingredient }), ára { $coins }.
bakes-event-time-saved = { $who } kockája ({ $value }) az időcsíkon: { $time } szabadidő.
bakes-event-coins-saved = { $who } kockája ({ $value }) a perselyben: { $coins } érme.
bakes-event-goal-die-paid = { $who } egy kockáért ({ $value }) célt húz.
bakes-event-step-ended = { $passed_over ->
    [yes] { $who } itt nem tehet semmit.
   *[no] { $who } elkészült.
}
bakes-event-card-bought = { $who } megveszi: { bakes-part-card }.
bakes-event-upgrade-sold = { $who } eladja: { bakes-part-card }.
bakes-event-shop-refreshed = { $who } felfrissíti a boltot.
bakes-event-shop-slid = Kikerül a boltból: { bakes-part-card }.
bakes-event-shop-filled = Bekerül a boltba: { bakes-part-card }.
bakes-event-recipe-taken = { $who } elveszi: { bakes-part-recipe }.
bakes-event-recipe-market-filled = Bekerül a receptpiacra: { bakes-part-recipe }.
bakes-event-recipes-refreshed = { $who } felfrissíti a receptpiacot.
bakes-event-recipes-discarded = { $count ->
    [one] Egy recept a dobópaklira kerül.
   *[other] { $count } recept a dobópaklira kerül.
}
bakes-event-deck-renewed = { $deck ->
    [recipes] A receptek megkeverve újra pakliba kerülnek.
    [goals] A célok megkeverve újra pakliba kerülnek.
    [shop] A bolt kártyái megkeverve újra pakliba kerülnek.
   *[cookiebot] CookieBot kártyái megkeverve újra pakliba kerülnek.
}
bakes-event-baking-began = Indul a sütés!
bakes-event-dare-rolled = { $who } merész sütése ({ bakes-part-recipe }): { $value }.
bakes-event-recipe-baked = { $who } elkészíti: { bakes-part-recipe }. Bevétel: { $coins } érme.
bakes-event-recipe-burnt = Odaégett: { bakes-part-recipe }!
bakes-event-recipe-rests = Pihen: { bakes-part-recipe }.
bakes-event-recipe-trashed = Szemetesbe kerül: { bakes-part-recipe }.
bakes-event-card-used = { $who } használja: { bakes-part-card }.
bakes-event-die-changed = { $who } kockája { $before } helyett { $after }.
bakes-event-die-added = { $who } kap még egy kockát: { $value }.
bakes-event-coins-gained = { $who } { $coins } érmét kap.
bakes-event-time-gained = { $who } { $time } szabadidőt kap.
bakes-event-baking-time-cut = { $who } következő sütése { $time } idővel rövidebb.
bakes-event-dare-softened = A félsikerből siker lesz: { bakes-part-recipe }.
bakes-event-mark-lifted = { $who } leveszi a jelölőt ({ bakes-part-ingredient }) erről: { bakes-part-recipe }.
bakes-event-rest-prolonged = Egy fordulóval tovább pihenhet: { bakes-part-recipe }.
bakes-event-recipes-looked-at = { $who } megnézi a következő { $count } receptet.
bakes-event-second-purchase-allowed = { $who } vehet még egy kártyát.
bakes-event-unit-donated = { $who } adományoz a { $receiver }. péknek: { bakes-part-ingredient }.
bakes-event-donation-asked = { $who } { $count } adagot kér a { $donor }. péktől.
bakes-event-exchange-asked = { $who } cserét ajánl a { $other }. péknek: { bakes-part-recipe } – { bakes-part-wanted }.
bakes-event-recipes-exchanged = { $who } cserél: { bakes-part-recipe } – { bakes-part-wanted }.
bakes-event-coins-asked = { $who } { $coins } érmét kér a { $other }. péktől ehhez: { bakes-part-card }.
bakes-event-coins-added = { $who } hozzátesz { $coins } érmét.
bakes-event-answered = { $yes ->
    [yes] { $who } igent mond.
   *[no] { $who } nemet mond.
}
bakes-event-refreshment-given = { $who } meghívja a { $receiver }. péket: { bakes-part-card }.
bakes-event-game-ended = Kihűltek a sütők. Jöhet a pontozás.
bakes-why-no-such-seat = Nincs ilyen hely.
bakes-why-over = Vége a játéknak.
bakes-why-not-your-turn = Most másik pék következik.
bakes-why-nothing-asked = Most nincs ilyen döntés.
bakes-why-other-step = Ez egy másik lépéshez tartozik: { $step ->
    [bonus] bónuszdobás
    [pick] kockaválasztás
    [dice] kockahasználat
    [shop] vásárlás
    [recipes] receptválasztás
   *[bake] sütés
}.
bakes-why-mark-stays-mark = Az áthelyezett jelölő másik négyzetbe kerül, nem a kamrába.
bakes-why-no-box = Nincs üres négyzet ({ bakes-part-ingredient }) itt: { bakes-part-recipe }.
bakes-why-place-first = Előbb jelöld be vagy rakd el, amit most kaptál.
bakes-why-not-on-dare = Ezen a dobáson nem segít: { bakes-part-card }.
bakes-why-decide-first = Előbb döntsd el, ami nyitva van.
bakes-why-goal-chosen = Már választottál célt. Várd meg a többieket.
bakes-why-choose-goal = Előbb tarts meg egyet a két célodból.
bakes-why-recipe-chosen = Már választottál. Várd meg a többieket.
bakes-why-drop-recipe = Előbb tegyél félre egyet a négy receptből.
bakes-why-choose-recipe = Előbb válassz egy receptet a kezedből.
bakes-why-no-such-die = Nincs szabad { $value } értékű kockád.
bakes-why-not-in-tray = A tálcán nincs { $value }.
bakes-why-demand = Ehhez más kocka kell: { bakes-part-ingredient }.
bakes-why-active-already = Ebben a körben már beindítottad: { bakes-part-ingredient }.
bakes-why-not-active = Csak azt veheted, amit beindítottál. Ez nem az: { bakes-part-ingredient }.
bakes-why-too-few-coins = Ez { $coins } érme, és nincs ennyid.
bakes-why-too-little-time = Ehhez { $time } szabadidő kell, és nincs ennyid.
bakes-why-time-track-full = Az időcsík betelt.
bakes-why-savings-track-full = A persely betelt.
bakes-why-no-goals = Ebben a játékban nincsenek célok.
bakes-why-goal-drawn = Ebben a körben már húztál célt.
bakes-why-goals-gone = Nincs több húzható cél.
bakes-why-not-stored = A kamrában nincs ilyen: { bakes-part-ingredient }.
bakes-why-sale-for-upgrade = Felszerelést csak másik felszerelésért adhatsz el.
bakes-why-not-yours = Ez nem a tiéd: { bakes-part-card }.
bakes-why-three-upgrades = Három felszerelésed van. Adj el egyet, ha újat vennél.
bakes-why-no-market = Gyerekmódban nincs bolt.
bakes-why-bought-already = Ebben a körben már vettél kártyát.
bakes-why-not-in-market = Nincs a boltban: { bakes-part-card }.
bakes-why-refresh-before-buying = A boltot vásárlás előtt frissítheted, utána nem.
bakes-why-market-empty = Üres a piac.
bakes-why-recipe-not-in-market = Nincs a piacon: { bakes-part-recipe }.
bakes-why-pile-empty = Ott nincs recept.
bakes-why-recipe-not-yours = Nem előtted fekszik: { bakes-part-recipe }.
bakes-why-not-complete = Van még üres négyzet itt: { bakes-part-recipe }.
bakes-why-no-effect = Ennek a kártyának nincs hatása.
bakes-why-drunk = Elfogyott: { bakes-part-card }.
bakes-why-used = Ebben a fordulóban már használtad: { bakes-part-card }.
bakes-why-nothing-to-act-on = Most nincs mire használni: { bakes-part-card }.
bakes-why-nobody-helps = Itt mindenki egyedül süt.
bakes-why-not-a-mate = Csak a saját csapatodnak segíthetsz.
bakes-why-donated = Ebben a fordulóban már volt adomány.
bakes-why-no-exchange-now = Sütés közben nincs receptcsere.
bakes-why-exchanged = Ebben a fordulóban már cseréltél.
bakes-why-has-marks = Csak jelölés nélküli saját receptet cserélhetsz. Ez nem az: { bakes-part-recipe }.
bakes-why-wanted-has-marks = Csak jelölés nélküli receptet lehet cserélni, és ennél a péknél nincs ilyen.
bakes-why-nothing-to-exchange = Nincs mire cserélni.
bakes-why-treated = Ebben a fordulóban már meghívtál valakit.
bakes-why-only-refreshments = Meghívni csak frissítőre lehet.
bakes-why-only-coin-refreshments = Érmét csak érméért kapható frissítőhöz lehet hozzátenni.
bakes-why-pay-yourself = Ezt te is ki tudod fizetni.
bakes-why-mates-too-poor = A többieknek sincs elég érméjük.
bakes-why-no-bonus = Nincs bónusz, amit elvehetnél.
bakes-why-cannot-end = Előbb válassz abból, ami a tiéd lehet.
bakes-rank-prodigy = Csodapék
bakes-rank-master-baker = Pékmester
bakes-rank-experienced = Tapasztalt pék
bakes-rank-rising-star = Felfedezett tehetség
bakes-rank-apprentice = Péktanonc
bakes-rank-enthusiastic-helper = Lelkes kukta
bakes-rank-novice = Kezdő
bakes-line-recipes = Elkészült receptek
bakes-line-goals = Célok
bakes-line-upgrades = Felszerelés
bakes-line-refreshments = Frissítők
bakes-line-savings = Érmék és kamra
bakes-line-trash = Szemetes
bakes-line-stars = Csillagok
bakes-line-total = Összesen
bakes-result-points = A több pont nyer.
bakes-result-stars = Egyenlő a pontszám, így az elkészült sütik több csillaga dönt.
bakes-result-shared = Egyenlő a pontszám és a csillagok száma: közös a győzelem.
bakes-result-goals-met = A csapat minden célja teljesült!
bakes-result-goals-missed = A csapat nem minden célja teljesült.
