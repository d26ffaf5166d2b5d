# Gebacken gekriegt?: Namen und Texte der Karten. Wirkungen und Ziele sind Sätze mit Zahlen.

bakescards-verb-nudge = Ändere einen deiner Würfel um { $n ->
    [one] 1
   *[other] bis zu { $n }
}.
bakescards-verb-set = Drehe einen deiner Würfel auf einen beliebigen Wert.
bakescards-verb-flip = Drehe einen deiner Würfel auf die Gegenseite.
bakescards-verb-reroll = { $n ->
    [one] Würfle einen deiner Würfel neu.
   *[other] Würfle alle deine freien Würfel neu.
}
bakescards-verb-copy = Drehe einen deiner Würfel auf den Wert eines anderen.
bakescards-verb-spare = Benutze einen weiteren Würfel; allein einen von CookieBot.
bakescards-verb-extra = Nimm { $n ->
    [one] noch eine Portion
   *[other] noch { $n } Portionen
} einer aktivierten Zutat.
bakescards-verb-any = Nimm ohne Würfel { $n ->
    [one] eine Portion
   *[other] { $n } Portionen
} einer dieser Zutaten.
bakescards-verb-cheap = Kaufe eine Portion um { $n } Münzen billiger.
bakescards-verb-coins = Nimm { $n } Münzen.
bakescards-verb-time = Nimm { $n } Freizeit.
bakescards-verb-discount = Dein nächstes Backen mit Zeit kostet { $n } weniger.
bakescards-verb-soften = Beim Wagnis gilt eine 3 oder 4 als Erfolg.
bakescards-verb-redare = Würfle den Würfel eines Wagnisses neu.
bakescards-verb-move = Versetze eine Marke auf ein anderes Rezept.
bakescards-verb-keep = Eines deiner ruhenden Rezepte darf eine Runde länger ruhen.
bakescards-verb-look = Decke die nächsten { $n } Rezepte auf; eines darfst du nehmen.
bakescards-verb-second = Kaufe in diesem Schritt eine zweite Karte.
bakescards-test-type = Mindestens { $n } { $what ->
    [sweet] süße
   *[savory] herzhafte
} Gebäcke.
bakescards-test-both = Mindestens { $n } süße und { $n } herzhafte Gebäcke.
bakescards-test-stars = Mindestens { $n } Sterne auf fertigen Rezepten.
bakescards-test-star_cards = Mindestens { $n ->
    [one] 1 Gebäck
   *[other] { $n } Gebäcke
} mit { $what ->
    [one] 1 Stern
   *[other] { $what } Sternen
}.
bakescards-test-slow = Mindestens { $n } Gebäcke mit Backzeit { $what } oder mehr.
bakescards-test-quick = Mindestens { $n } Gebäcke mit Backzeit { $what } oder weniger.
bakescards-test-time_sum = Mindestens { $n } Backzeit auf allen fertigen Rezepten.
bakescards-test-ingredient = Mindestens { $n } Kästchen { $what } auf fertigen Rezepten.
bakescards-test-kinds = Mindestens { $n } verschiedene Zutaten auf fertigen Rezepten.
bakescards-test-values = Fertige Rezepte mit mindestens { $n } verschiedenen Werten.
bakescards-test-coins = Mindestens { $n } Münzen übrig.
bakescards-test-time = Mindestens { $n } Freizeit übrig.
bakescards-test-stored = Mindestens { $n } Portionen in der Speisekammer.
bakescards-test-clean = Leerer Mülleimer und mindestens { $n } Gebäcke.
bakescards-test-dared = Mindestens { $n ->
    [one] 1 durch Wagnis fertiges Gebäck
   *[other] { $n } durch Wagnis fertige Gebäcke
}.
bakescards-each = { $rule } Gezählt über alle zusammen, für jeden am Tisch.
bakescards-together = { $rule } Gezählt über alle zusammen.

bakescards-recipe-cherry-sponge-cake = Kirschbiskuit
bakescards-recipe-dobos-torte = Dobostorte
bakescards-recipe-swiss-roll = Biskuitroulade
bakescards-recipe-pogacsa = Ungarische Pogatschen
bakescards-recipe-baguette = Französisches Baguette
bakescards-recipe-brownie = Schokoladen-Brownie
bakescards-recipe-cinnamon-roll = Zimtschnecke
bakescards-recipe-croissant = Buttercroissant
bakescards-recipe-empanada = Argentinische Empanada
bakescards-recipe-lemon-tart = Zitronentarte
bakescards-recipe-pizza = Pizza Margherita
bakescards-recipe-pretzel = Laugenbrezel
bakescards-recipe-quiche = Lothringer Speckkuchen
bakescards-recipe-apple-strudel = Apfelstrudel
bakescards-recipe-black-forest-cake = Schwarzwälder Kirschtorte
bakescards-recipe-linzer-cookies = Linzer Augen
bakescards-recipe-madeleines = Feine Madeleines
bakescards-recipe-pastel-de-nata = Portugiesisches Puddingtörtchen
bakescards-recipe-baklava = Türkisches Baklava
bakescards-recipe-focaccia = Focaccia mit Kräutern
bakescards-recipe-sourdough-loaf = Sauerteigbrot
bakescards-recipe-rye-bread = Roggenbrot
bakescards-recipe-challah = Hefezopf zum Schabbat
bakescards-recipe-irish-soda-bread = Irisches Sodabrot
bakescards-recipe-naan = Indisches Naan-Brot
bakescards-recipe-pita = Pitabrot
bakescards-recipe-simit = Türkischer Sesamring
bakescards-recipe-borek = Börek mit Spinat
bakescards-recipe-spanakopita = Griechische Spinatpastete
bakescards-recipe-cornish-pasty = Pastete aus Cornwall
bakescards-recipe-shepherds-pie = Hirtenauflauf
bakescards-recipe-pao-de-queijo = Brasilianische Käsebällchen
bakescards-recipe-arepas = Gefüllte Arepas
bakescards-recipe-cornbread = Maisbrot mit Chili
bakescards-recipe-jalapeno-muffins = Muffins mit Jalapeño
bakescards-recipe-kimchi-pancake = Kimchi-Pfannkuchen
bakescards-recipe-chili-cheese-rolls = Chili-Käse-Schnecken
bakescards-recipe-samosa = Indische Samosas
bakescards-recipe-lahmacun = Türkische Pizza
bakescards-recipe-khachapuri = Georgisches Käsebrot
bakescards-recipe-langos = Ungarischer Langosch
bakescards-recipe-flammkuchen = Elsässer Flammkuchen
bakescards-recipe-calzone = Gefüllte Calzone
bakescards-recipe-zwiebelkuchen = Zwiebelkuchen
bakescards-recipe-grissini = Knusprige Grissini
bakescards-recipe-bagel = Sesam-Bagel
bakescards-recipe-sachertorte = Sachertorte aus Wien
bakescards-recipe-tiramisu = Tiramisu aus Venetien
bakescards-recipe-chocolate-eclair = Schokoladen-Eclair
bakescards-recipe-chocolate-chip-cookies = Schokotropfen-Kekse
bakescards-recipe-churros = Spanische Churros
bakescards-recipe-lamingtons = Australische Kokoswürfel
bakescards-recipe-pavlova = Baisertorte Pawlowa
bakescards-recipe-key-lime-pie = Limettenkuchen aus Florida
bakescards-recipe-mooncake = Chinesischer Mondkuchen
bakescards-recipe-dorayaki = Japanische Dorayaki
bakescards-recipe-kanelbulle = Kardamom-Knoten
bakescards-recipe-pumpkin-pie = Kürbiskuchen
bakescards-recipe-mole-brownie = Mexikanischer Chili-Brownie
bakescards-recipe-stollen = Dresdner Christstollen
bakescards-goal-sweet-tooth = Naschkatze
bakescards-goal-salty-side = Herzhafte Seite
bakescards-goal-balanced-menu = Ausgewogene Karte
bakescards-goal-star-baker = Sternebäcker
bakescards-goal-three-star-kitchen = Drei-Sterne-Küche
bakescards-goal-simple-things = Einfach gut
bakescards-goal-golden-middle = Goldene Mitte
bakescards-goal-slow-baker = Gut Ding will Weile
bakescards-goal-quick-bites = Schnelle Happen
bakescards-goal-patience = Geduld
bakescards-goal-dairy-farm = Milchhof
bakescards-goal-flour-dust = Mehlstaub
bakescards-goal-egg-basket = Eierkorb
bakescards-goal-spice-route = Gewürzstraße
bakescards-goal-orchard = Obstgarten
bakescards-goal-kitchen-garden = Küchengarten
bakescards-goal-chocolate-dream = Schoko-Traum
bakescards-goal-hot-stuff = Feuriges
bakescards-goal-all-shelves = Von jedem Regal
bakescards-goal-price-list = Preisliste
bakescards-goal-nest-egg = Notgroschen
bakescards-goal-spare-time = Freier Nachmittag
bakescards-goal-daredevil = Draufgänger
bakescards-goal-clean-oven = Sauberer Ofen
bakescards-goal-cake-stall = Kuchenstand
bakescards-goal-snack-bar = Imbissbude
bakescards-goal-village-feast = Dorffest
bakescards-goal-starry-night = Sternennacht
bakescards-goal-masterpieces = Meisterstücke
bakescards-goal-everyday-bakes = Alltagsgebäck
bakescards-goal-sunday-bakes = Sonntagsgebäck
bakescards-goal-long-evening = Langer Abend
bakescards-goal-rush-hour = Stoßzeit
bakescards-goal-warm-oven = Warmer Ofen
bakescards-goal-mill = Die Mühle
bakescards-goal-dairy-shop = Milchladen
bakescards-goal-hen-house = Hühnerstall
bakescards-goal-market-garden = Gemüsegarten
bakescards-goal-oil-press = Ölmühle
bakescards-goal-whole-larder = Die ganze Kammer
bakescards-goal-long-menu = Lange Speisekarte
bakescards-goal-spotless = Blitzblank
bakescards-goal-full-till = Volle Kasse
bakescards-goal-winter-stores = Wintervorrat
bakescards-card-rolling-pin = Nudelholz
bakescards-card-kitchen-scale = Küchenwaage
bakescards-card-whisk = Schneebesen
bakescards-card-stand-mixer = Küchenmaschine
bakescards-card-cookie-cutter = Ausstechform
bakescards-card-mixing-bowl = Rührschüssel
bakescards-card-measuring-cup = Messbecher
bakescards-card-herb-pot = Kräutertopf
bakescards-card-shopping-basket = Einkaufskorb
bakescards-card-cash-box = Geldkassette
bakescards-card-kitchen-timer = Küchenuhr
bakescards-card-convection-oven = Umluftofen
bakescards-card-thermometer = Ofen-Thermometer
bakescards-card-oven-mitts = Ofenhandschuhe
bakescards-card-spatula = Teigschaber
bakescards-card-bread-box = Brotkasten
bakescards-card-cookbook = Kochbuch
bakescards-card-market-cart = Marktwagen
bakescards-card-lemonade = Limonade
bakescards-card-espresso = Kleiner Espresso
bakescards-card-iced-tea = Eistee
bakescards-card-sparkling-water = Sprudelwasser
bakescards-card-milkshake = Milchshake
bakescards-card-hot-chocolate = Heiße Schokolade
bakescards-card-berry-smoothie = Beerensmoothie
bakescards-card-herbal-tea = Kräutertee
bakescards-card-apple-juice = Apfelsaft
bakescards-card-malt-coffee = Malzkaffee
bakescards-card-mint-tea = Minztee
bakescards-card-elderflower = Holunder-Sirup
bakescards-card-ginger-ale = Ingwerlimonade
bakescards-card-orange-juice = Orangensaft
bakescards-card-buttermilk = Buttermilch
bakescards-card-chamomile-tea = Kamillentee
bakescards-card-cherry-juice = Kirschsaft
bakescards-card-raspberry-soda = Himbeerbrause
bakescards-card-sugar-drop = Zuckertropfen
bakescards-card-gummy-bear = Gummibär
bakescards-card-caramel = Karamellbonbon
