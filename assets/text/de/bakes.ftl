# Gebacken gekriegt? am Tisch: was geschieht, warum etwas nicht geht, Ränge und Punktezettel.
# Karten und Zutaten kommen als Kennungen, Bäcker als $who oder als ihre Nummer am Tisch.

bakes-piece-flours = Mehl
bakes-piece-sugar-salt = Zucker & Salz
bakes-piece-water = Wasser
bakes-piece-leavening = Triebmittel
bakes-piece-dairy = Milchprodukte
bakes-piece-vegetables-herbs = Gemüse & Kräuter
bakes-piece-oils-fats = Öl & Fett
bakes-piece-fruits-jams = Obst & Konfitüre
bakes-piece-eggs = Eier
bakes-piece-seeds-spices = Samen & Gewürze
bakes-piece-chili-hot-sauce = Chili & scharfe Soße
bakes-piece-chocolate-cocoa = Schokolade & Kakao
bakes-colour-berry = Beere
bakes-colour-butter = Butter
bakes-colour-cocoa = Kakao
bakes-colour-leaf = Blatt
bakes-colour-plum = Pflaume
bakes-colour-sky = Himmel
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
    [cherry-sponge-cake] Kirschbiskuit
    [dobos-torte] Dobostorte
    [swiss-roll] Biskuitroulade
    [pogacsa] Ungarische Pogatschen
    [baguette] Französisches Baguette
    [brownie] Schokoladen-Brownie
    [cinnamon-roll] Zimtschnecke
    [croissant] Buttercroissant
    [empanada] Argentinische Empanada
    [lemon-tart] Zitronentarte
    [pizza] Pizza Margherita
    [pretzel] Laugenbrezel
    [quiche] Lothringer Speckkuchen
    [apple-strudel] Apfelstrudel
    [black-forest-cake] Schwarzwälder Kirschtorte
    [linzer-cookies] Linzer Augen
    [madeleines] Feine Madeleines
    [pastel-de-nata] Portugiesisches Puddingtörtchen
    [baklava] Türkisches Baklava
    [focaccia] Focaccia mit Kräutern
    [sourdough-loaf] Sauerteigbrot
    [rye-bread] Roggenbrot
    [challah] Hefezopf zum Schabbat
    [irish-soda-bread] Irisches Sodabrot
    [naan] Indisches Naan-Brot
    [pita] Pitabrot
    [simit] Türkischer Sesamring
    [borek] Börek mit Spinat
    [spanakopita] Griechische Spinatpastete
    [cornish-pasty] Pastete aus Cornwall
    [shepherds-pie] Hirtenauflauf
    [pao-de-queijo] Brasilianische Käsebällchen
    [arepas] Gefüllte Arepas
    [cornbread] Maisbrot mit Chili
    [jalapeno-muffins] Muffins mit Jalapeño
    [kimchi-pancake] Kimchi-Pfannkuchen
    [chili-cheese-rolls] Chili-Käse-Schnecken
    [samosa] Indische Samosas
    [lahmacun] Türkische Pizza
    [khachapuri] Georgisches Käsebrot
    [langos] Ungarischer Langosch
    [flammkuchen] Elsässer Flammkuchen
    [calzone] Gefüllte Calzone
    [zwiebelkuchen] Zwiebelkuchen
    [grissini] Knusprige Grissini
    [bagel] Sesam-Bagel
    [sachertorte] Sachertorte aus Wien
    [tiramisu] Tiramisu aus Venetien
    [chocolate-eclair] Schokoladen-Eclair
    [chocolate-chip-cookies] Schokotropfen-Kekse
    [churros] Spanische Churros
    [lamingtons] Australische Kokoswürfel
    [pavlova] Baisertorte Pawlowa
    [key-lime-pie] Limettenkuchen aus Florida
    [mooncake] Chinesischer Mondkuchen
    [dorayaki] Japanische Dorayaki
    [kanelbulle] Kardamom-Knoten
    [pumpkin-pie] Kürbiskuchen
    [mole-brownie] Mexikanischer Chili-Brownie
    [stollen] Dresdner Christstollen
   *[hidden] geheim
}
bakes-part-wanted = { $wanted ->
    [cherry-sponge-cake] Kirschbiskuit
    [dobos-torte] Dobostorte
    [swiss-roll] Biskuitroulade
    [pogacsa] Ungarische Pogatschen
    [baguette] Französisches Baguette
    [brownie] Schokoladen-Brownie
    [cinnamon-roll] Zimtschnecke
    [croissant] Buttercroissant
    [empanada] Argentinische Empanada
    [lemon-tart] Zitronentarte
    [pizza] Pizza Margherita
    [pretzel] Laugenbrezel
    [quiche] Lothringer Speckkuchen
    [apple-strudel] Apfelstrudel
    [black-forest-cake] Schwarzwälder Kirschtorte
    [linzer-cookies] Linzer Augen
    [madeleines] Feine Madeleines
    [pastel-de-nata] Portugiesisches Puddingtörtchen
    [baklava] Türkisches Baklava
    [focaccia] Focaccia mit Kräutern
    [sourdough-loaf] Sauerteigbrot
    [rye-bread] Roggenbrot
    [challah] Hefezopf zum Schabbat
    [irish-soda-bread] Irisches Sodabrot
    [naan] Indisches Naan-Brot
    [pita] Pitabrot
    [simit] Türkischer Sesamring
    [borek] Börek mit Spinat
    [spanakopita] Griechische Spinatpastete
    [cornish-pasty] Pastete aus Cornwall
    [shepherds-pie] Hirtenauflauf
    [pao-de-queijo] Brasilianische Käsebällchen
    [arepas] Gefüllte Arepas
    [cornbread] Maisbrot mit Chili
    [jalapeno-muffins] Muffins mit Jalapeño
    [kimchi-pancake] Kimchi-Pfannkuchen
    [chili-cheese-rolls] Chili-Käse-Schnecken
    [samosa] Indische Samosas
    [lahmacun] Türkische Pizza
    [khachapuri] Georgisches Käsebrot
    [langos] Ungarischer Langosch
    [flammkuchen] Elsässer Flammkuchen
    [calzone] Gefüllte Calzone
    [zwiebelkuchen] Zwiebelkuchen
    [grissini] Knusprige Grissini
    [bagel] Sesam-Bagel
    [sachertorte] Sachertorte aus Wien
    [tiramisu] Tiramisu aus Venetien
    [chocolate-eclair] Schokoladen-Eclair
    [chocolate-chip-cookies] Schokotropfen-Kekse
    [churros] Spanische Churros
    [lamingtons] Australische Kokoswürfel
    [pavlova] Baisertorte Pawlowa
    [key-lime-pie] Limettenkuchen aus Florida
    [mooncake] Chinesischer Mondkuchen
    [dorayaki] Japanische Dorayaki
    [kanelbulle] Kardamom-Knoten
    [pumpkin-pie] Kürbiskuchen
    [mole-brownie] Mexikanischer Chili-Brownie
   *[stollen] Dresdner Christstollen
}
bakes-part-goal = { $goal ->
    [sweet-tooth] Naschkatze
    [salty-side] Herzhafte Seite
    [balanced-menu] Ausgewogene Karte
    [star-baker] Sternebäcker
    [three-star-kitchen] Drei-Sterne-Küche
    [simple-things] Einfach gut
    [golden-middle] Goldene Mitte
    [slow-baker] Gut Ding will Weile
    [quick-bites] Schnelle Happen
    [patience] Geduld
    [dairy-farm] Milchhof
    [flour-dust] Mehlstaub
    [egg-basket] Eierkorb
    [spice-route] Gewürzstraße
    [orchard] Obstgarten
    [kitchen-garden] Küchengarten
    [chocolate-dream] Schoko-Traum
    [hot-stuff] Feuriges
    [all-shelves] Von jedem Regal
    [price-list] Preisliste
    [nest-egg] Notgroschen
    [spare-time] Freier Nachmittag
    [daredevil] Draufgänger
    [clean-oven] Sauberer Ofen
    [cake-stall] Kuchenstand
    [snack-bar] Imbissbude
    [village-feast] Dorffest
    [starry-night] Sternennacht
    [masterpieces] Meisterstücke
    [everyday-bakes] Alltagsgebäck
    [sunday-bakes] Sonntagsgebäck
    [long-evening] Langer Abend
    [rush-hour] Stoßzeit
    [warm-oven] Warmer Ofen
    [mill] Die Mühle
    [dairy-shop] Milchladen
    [hen-house] Hühnerstall
    [market-garden] Gemüsegarten
    [oil-press] Ölmühle
    [whole-larder] Die ganze Kammer
    [long-menu] Lange Speisekarte
    [spotless] Blitzblank
    [full-till] Volle Kasse
    [winter-stores] Wintervorrat
   *[hidden] geheim
}
bakes-part-card = { $card ->
    [rolling-pin] Nudelholz
    [kitchen-scale] Küchenwaage
    [whisk] Schneebesen
    [stand-mixer] Küchenmaschine
    [cookie-cutter] Ausstechform
    [mixing-bowl] Rührschüssel
    [measuring-cup] Messbecher
    [herb-pot] Kräutertopf
    [shopping-basket] Einkaufskorb
    [cash-box] Geldkassette
    [kitchen-timer] Küchenuhr
    [convection-oven] Umluftofen
    [thermometer] Ofen-Thermometer
    [oven-mitts] Ofenhandschuhe
    [spatula] Teigschaber
    [bread-box] Brotkasten
    [cookbook] Kochbuch
    [market-cart] Marktwagen
    [lemonade] Limonade
    [espresso] Kleiner Espresso
    [iced-tea] Eistee
    [sparkling-water] Sprudelwasser
    [milkshake] Milchshake
    [hot-chocolate] Heiße Schokolade
    [berry-smoothie] Beerensmoothie
    [herbal-tea] Kräutertee
    [apple-juice] Apfelsaft
    [malt-coffee] Malzkaffee
    [mint-tea] Minztee
    [elderflower] Holunder-Sirup
    [ginger-ale] Ingwerlimonade
    [orange-juice] Orangensaft
    [buttermilk] Buttermilch
    [chamomile-tea] Kamillentee
    [cherry-juice] Kirschsaft
    [raspberry-soda] Himbeerbrause
    [sugar-drop] Zuckertropfen
    [gummy-bear] Gummibär
   *[caramel] Karamellbonbon
}

bakes-event-goals-offered = { $who } sieht sich { $count } Ziele an.
bakes-event-goal-kept = { $who } behält ein Ziel: { bakes-part-goal }.
bakes-event-recipes-dealt = { $who } bekommt { $count } Rezepte zur Wahl.
bakes-event-recipe-chosen = { $who } hat gewählt: { bakes-part-recipe }.
bakes-event-hands-passed = Alle haben gewählt, die Rezepte wandern nach links.
bakes-event-recipes-begun = { $who } beginnt mit { $count } Rezepten.
bakes-event-round-began = Runde { $round } beginnt.
bakes-event-turn-began = Zug { $turn }: { $who } fängt an.
bakes-event-pantry-card-turned = Die Kammerkarte zeigt { $value }.
bakes-event-dice-rolled = Die Würfel zeigen { $dice }.
bakes-event-bot-card-turned = CookieBot nimmt die Würfel auf { bakes-part-colour1 }, { bakes-part-colour2 } und { bakes-part-colour3 }.
bakes-event-card-blocked = CookieBot sperrt eine Karte: { bakes-part-card }.
bakes-event-bonus-rolled = { $who } würfelt als Bonus eine { $value }.
bakes-event-bonus-taken = { $who } nimmt { $what ->
    [coins] { $value } Münzen
   *[time] { $value } Freizeit
}.
bakes-event-die-taken = { $who } nimmt eine { $value }.
bakes-event-trays-passed = Die Würfelschalen wandern nach links.
bakes-event-ingredient-activated = { $who } aktiviert { bakes-part-ingredient } mit { $dice }: { $units } gratis.
bakes-event-units-gained = { $who } erhält { $units } Mal { bakes-part-ingredient }.
bakes-event-unit-marked = { $who } markiert { bakes-part-ingredient } auf { bakes-part-recipe }.
bakes-event-unit-stored = { $who } lagert { $units } Mal { bakes-part-ingredient } ein.
bakes-event-stored-unit-marked = { $who } holt { bakes-part-ingredient } aus der Speisekammer für { bakes-part-recipe }.
bakes-event-unit-bought = { $who } kauft { bakes-part-ingredient } für { $coins }.
bakes-event-time-saved = { $who } legt eine { $value } auf die Zeitleiste: { $time } Freizeit.
bakes-event-coins-saved = { $who } legt eine { $value } auf die Sparleiste: { $coins } Münzen.
bakes-event-goal-die-paid = { $who } zieht für eine { $value } Ziele.
bakes-event-step-ended = { $passed_over ->
    [yes] { $who } kann hier nichts tun.
   *[no] { $who } ist so weit.
}
bakes-event-card-bought = { $who } kauft { bakes-part-card }.
bakes-event-upgrade-sold = { $who } verkauft { bakes-part-card }.
bakes-event-shop-refreshed = { $who } frischt den Laden auf.
bakes-event-shop-slid = { bakes-part-card } verlässt den Laden.
bakes-event-shop-filled = { bakes-part-card } kommt in den Laden.
bakes-event-recipe-taken = { $who } nimmt { bakes-part-recipe }.
bakes-event-recipe-market-filled = { bakes-part-recipe } kommt in den Rezeptmarkt.
bakes-event-recipes-refreshed = { $who } frischt den Rezeptmarkt auf.
bakes-event-recipes-discarded = { $count ->
    [one] Ein Rezept kommt auf den Ablagestapel.
   *[other] { $count } Rezepte kommen auf den Ablagestapel.
}
bakes-event-deck-renewed = { $deck ->
    [recipes] Die Rezepte werden neu gemischt.
    [goals] Die Ziele werden neu gemischt.
    [shop] Die Karten des Ladens werden neu gemischt.
   *[cookiebot] CookieBots Karten werden neu gemischt.
}
bakes-event-baking-began = Jetzt wird gebacken!
bakes-event-dare-rolled = { $who } wagt { bakes-part-recipe } und würfelt eine { $value }.
bakes-event-recipe-baked = { $who } backt { bakes-part-recipe } fertig: { $coins } Münzen.
bakes-event-recipe-burnt = { bakes-part-recipe } ist verbrannt!
bakes-event-recipe-rests = { bakes-part-recipe } ruht.
bakes-event-recipe-trashed = { bakes-part-recipe } landet im Mülleimer.
bakes-event-card-used = { $who } benutzt { bakes-part-card }.
bakes-event-die-changed = { $who } macht aus einer { $before } eine { $after }.
bakes-event-die-added = { $who } bekommt noch einen Würfel: { $value }.
bakes-event-coins-gained = { $who } bekommt { $coins } Münzen.
bakes-event-time-gained = { $who } bekommt { $time } Freizeit.
bakes-event-baking-time-cut = { $who } backt das nächste Rezept { $time } schneller.
bakes-event-dare-softened = Aus dem halben Erfolg wird ein ganzer: { bakes-part-recipe }.
bakes-event-mark-lifted = { $who } nimmt die Marke für { bakes-part-ingredient } von { bakes-part-recipe }.
bakes-event-rest-prolonged = { bakes-part-recipe } darf eine Runde länger ruhen.
bakes-event-recipes-looked-at = { $who } sieht sich die nächsten { $count } Rezepte an.
bakes-event-second-purchase-allowed = { $who } darf noch eine Karte kaufen.
bakes-event-unit-donated = { $who } spendet { bakes-part-ingredient } an Bäcker { $receiver }.
bakes-event-donation-asked = { $who } bittet Bäcker { $donor } um { $count } Portionen.
bakes-event-exchange-asked = { $who } bietet Bäcker { $other } { bakes-part-recipe } für { bakes-part-wanted } an.
bakes-event-recipes-exchanged = { $who } tauscht { bakes-part-recipe } gegen { bakes-part-wanted }.
bakes-event-coins-asked = { $who } bittet Bäcker { $other } um { $coins } Münzen für { bakes-part-card }.
bakes-event-coins-added = { $who } legt { $coins } Münzen dazu.
bakes-event-answered = { $yes ->
    [yes] { $who } sagt Ja.
   *[no] { $who } sagt Nein.
}
bakes-event-refreshment-given = { $who } lädt Bäcker { $receiver } auf { bakes-part-card } ein.
bakes-event-game-ended = Die Öfen sind aus. Jetzt werden die Punkte gezählt.
bakes-why-no-such-seat = Diesen Platz gibt es nicht.
bakes-why-over = Das Spiel ist vorbei.
bakes-why-not-your-turn = Jetzt ist jemand anderes dran.
bakes-why-nothing-asked = So etwas ist jetzt nicht zu entscheiden.
bakes-why-other-step = Das gehört zu einem anderen Schritt: { $step ->
    [bonus] Bonuswurf
    [pick] Würfel nehmen
    [dice] Würfel benutzen
    [shop] Einkaufen
    [recipes] Rezepte nehmen
   *[bake] Backen
}.
bakes-why-mark-stays-mark = Eine versetzte Marke kommt auf ein anderes Kästchen, nicht in die Speisekammer.
bakes-why-no-box = { bakes-part-recipe } hat kein freies Kästchen für { bakes-part-ingredient }.
bakes-why-place-first = Erst markierst du die neuen Portionen oder lagerst sie ein.
bakes-why-not-on-dare = { bakes-part-card } hilft bei diesem Wurf nicht.
bakes-why-decide-first = Erst entscheidest du, was offen ist.
bakes-why-goal-chosen = Du hast dein Ziel gewählt. Warte auf die anderen.
bakes-why-choose-goal = Behalte erst eines deiner zwei Ziele.
bakes-why-recipe-chosen = Du hast gewählt. Warte auf die anderen.
bakes-why-drop-recipe = Lege erst eines der vier Rezepte weg.
bakes-why-choose-recipe = Wähle erst ein Rezept aus deiner Hand.
bakes-why-no-such-die = Du hast keine freie { $value }.
bakes-why-not-in-tray = In der Schale liegt keine { $value }.
bakes-why-demand = Für { bakes-part-ingredient } brauchst du andere Würfel.
bakes-why-active-already = Diese Zutat hast du in diesem Zug schon aktiviert: { bakes-part-ingredient }.
bakes-why-not-active = Kaufen kannst du nur, was du aktiviert hast: { bakes-part-ingredient } nicht.
bakes-why-too-few-coins = Das kostet { $coins } Münzen; so viele hast du nicht.
bakes-why-too-little-time = Das braucht { $time } Freizeit; so viel hast du nicht.
bakes-why-time-track-full = Die Zeitleiste ist voll.
bakes-why-savings-track-full = Die Sparleiste ist voll.
bakes-why-no-goals = Dieses Spiel läuft ohne Ziele.
bakes-why-goal-drawn = Du hast in diesem Zug schon Ziele gezogen.
bakes-why-goals-gone = Es gibt keine Ziele mehr zu ziehen.
bakes-why-not-stored = In der Speisekammer ist nichts davon: { bakes-part-ingredient }.
bakes-why-sale-for-upgrade = Einen Küchenhelfer verkaufst du nur für einen anderen.
bakes-why-not-yours = { bakes-part-card } gehört dir nicht.
bakes-why-three-upgrades = Du hast drei Küchenhelfer. Verkaufe einen für den neuen.
bakes-why-no-market = Im Kindermodus gibt es keinen Laden.
bakes-why-bought-already = Du hast in diesem Zug schon eine Karte gekauft.
bakes-why-not-in-market = { bakes-part-card } liegt nicht im Laden.
bakes-why-refresh-before-buying = Aufgefrischt wird vor dem Kauf, nicht danach.
bakes-why-market-empty = Der Markt ist leer.
bakes-why-recipe-not-in-market = { bakes-part-recipe } liegt nicht im Markt.
bakes-why-pile-empty = Dort liegt kein Rezept.
bakes-why-recipe-not-yours = { bakes-part-recipe } liegt nicht vor dir.
bakes-why-not-complete = { bakes-part-recipe } hat noch freie Kästchen.
bakes-why-no-effect = Diese Karte hat keine Wirkung.
bakes-why-drunk = { bakes-part-card } ist aufgebraucht.
bakes-why-used = { bakes-part-card } ist in dieser Runde schon benutzt.
bakes-why-nothing-to-act-on = { bakes-part-card } kann gerade nichts bewirken.
bakes-why-nobody-helps = Hier backen alle für sich.
bakes-why-not-a-mate = Helfen kannst du nur dem eigenen Team.
bakes-why-donated = Die Spende dieser Runde ist schon gegeben.
bakes-why-no-exchange-now = Beim Backen wird nicht getauscht.
bakes-why-exchanged = Du hast in dieser Runde schon getauscht.
bakes-why-has-marks = Tauschen kannst du nur eigene Rezepte ohne Marken: nicht { bakes-part-recipe }.
bakes-why-wanted-has-marks = Getauscht werden nur Rezepte ohne Marken, und hier liegt keines.
bakes-why-nothing-to-exchange = Es gibt kein Rezept zum Tauschen.
bakes-why-treated = Du hast in dieser Runde schon jemanden eingeladen.
bakes-why-only-refreshments = Einladen kannst du nur auf eine Erfrischung.
bakes-why-only-coin-refreshments = Münzen legt man nur zu Erfrischungen, die Münzen kosten.
bakes-why-pay-yourself = Das kannst du selbst bezahlen.
bakes-why-mates-too-poor = Auch die anderen haben zu wenig Münzen.
bakes-why-no-bonus = Es gibt keinen Bonus zu nehmen.
bakes-why-cannot-end = Nimm erst, was du wählen darfst.
bakes-rank-prodigy = Backwunder
bakes-rank-master-baker = Backmeister
bakes-rank-experienced = Backprofi
bakes-rank-rising-star = Aufgehender Stern
bakes-rank-apprentice = Lehrling
bakes-rank-enthusiastic-helper = Begeisterte Küchenhilfe
bakes-rank-novice = Neuling
bakes-line-recipes = Fertige Rezepte
bakes-line-goals = Ziele
bakes-line-upgrades = Küchenhelfer
bakes-line-refreshments = Erfrischungen
bakes-line-savings = Münzen und Speisekammer
bakes-line-trash = Mülleimer
bakes-line-stars = Sterne
bakes-line-total = Summe
bakes-result-points = Die meisten Punkte gewinnen.
bakes-result-stars = Gleich viele Punkte: mehr Sterne auf den fertigen Rezepten gewinnen.
bakes-result-shared = Gleich viele Punkte und Sterne: ein geteilter Sieg.
bakes-result-goals-met = Alle Ziele des Teams sind erreicht!
bakes-result-goals-missed = Nicht alle Ziele des Teams sind erreicht.
