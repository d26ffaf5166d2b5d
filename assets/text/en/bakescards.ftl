# Got What It Bakes?: names and texts of the cards. Effects and tests of goals are sentences with numbers.

bakescards-verb-nudge = Change one of your dice by { $n ->
    [one] 1
   *[other] up to { $n }
}.
bakescards-verb-set = Turn one of your dice to any value.
bakescards-verb-flip = Turn one of your dice upside down.
bakescards-verb-reroll = { $n ->
    [one] Roll one of your dice again.
   *[other] Roll all your unplaced dice again.
}
bakescards-verb-copy = Turn one of your dice to the value of another of yours.
bakescards-verb-spare = Use one more die; alone, one of CookieBot’s.
bakescards-verb-extra = Take { $n ->
    [one] one more unit
   *[other] { $n } more units
} of an ingredient you have activated.
bakescards-verb-any = Without a die, take { $n ->
    [one] one unit
   *[other] { $n } units
} of one of these ingredients.
bakescards-verb-cheap = Buy one unit for { $n } coins less.
bakescards-verb-coins = Take { $n } coins.
bakescards-verb-time = Take { $n } free time.
bakescards-verb-discount = Your next bake with time costs { $n } less.
bakescards-verb-soften = On a dare, a 3 or 4 counts as a success.
bakescards-verb-redare = Roll the die of a dare again.
bakescards-verb-move = Move one mark to another recipe.
bakescards-verb-keep = One of your resting recipes may rest one round longer.
bakescards-verb-look = Turn up the next { $n } recipes; you may take one.
bakescards-verb-second = Buy a second card in this step.
bakescards-test-type = At least { $n } { $what ->
    [sweet] sweet
   *[savory] savory
} bakes.
bakescards-test-both = At least { $n } sweet and { $n } savory bakes.
bakescards-test-stars = At least { $n } stars on completed recipes.
bakescards-test-star_cards = At least { $n ->
    [one] 1 bake
   *[other] { $n } bakes
} of { $what ->
    [one] 1 star
   *[other] { $what } stars
}.
bakescards-test-slow = At least { $n } bakes with a baking time of { $what } or more.
bakescards-test-quick = At least { $n } bakes with a baking time of { $what } or less.
bakescards-test-time_sum = At least { $n } baking time on all completed recipes.
bakescards-test-ingredient = At least { $n } boxes of { $what } on completed recipes.
bakescards-test-kinds = At least { $n } different ingredients on completed recipes.
bakescards-test-values = Completed recipes of at least { $n } different values.
bakescards-test-coins = At least { $n } coins left.
bakescards-test-time = At least { $n } free time left.
bakescards-test-stored = At least { $n } units in the pantry.
bakescards-test-clean = No Trash and at least { $n } bakes.
bakescards-test-dared = At least { $n ->
    [one] 1 bake
   *[other] { $n } bakes
} completed by daring.
bakescards-each = { $rule } Counted over all bakers, for each baker at the table.
bakescards-together = { $rule } Counted over all bakers.

bakescards-recipe-cherry-sponge-cake = Cherry Sponge Cake
bakescards-recipe-dobos-torte = Dobos Torte
bakescards-recipe-swiss-roll = Swiss Roll
bakescards-recipe-pogacsa = Hungarian Pogácsa
bakescards-recipe-baguette = French Baguette
bakescards-recipe-brownie = Chocolate Brownie
bakescards-recipe-cinnamon-roll = Cinnamon Roll
bakescards-recipe-croissant = Butter Croissant
bakescards-recipe-empanada = Beef Empanada
bakescards-recipe-lemon-tart = Lemon Tart
bakescards-recipe-pizza = Pizza Margherita
bakescards-recipe-pretzel = Soft Pretzel
bakescards-recipe-quiche = Quiche Lorraine
bakescards-recipe-apple-strudel = Apple Strudel
bakescards-recipe-black-forest-cake = Black Forest Cake
bakescards-recipe-linzer-cookies = Linzer Cookies
bakescards-recipe-madeleines = Madeleines
bakescards-recipe-pastel-de-nata = Pastel de Nata
bakescards-recipe-baklava = Baklava
bakescards-recipe-focaccia = Focaccia
bakescards-recipe-sourdough-loaf = Sourdough Loaf
bakescards-recipe-rye-bread = Rye Bread
bakescards-recipe-challah = Challah
bakescards-recipe-irish-soda-bread = Irish Soda Bread
bakescards-recipe-naan = Naan
bakescards-recipe-pita = Pita Bread
bakescards-recipe-simit = Turkish Simit
bakescards-recipe-borek = Spinach Börek
bakescards-recipe-spanakopita = Spanakopita
bakescards-recipe-cornish-pasty = Cornish Pasty
bakescards-recipe-shepherds-pie = Shepherd’s Pie
bakescards-recipe-pao-de-queijo = Pão de Queijo
bakescards-recipe-arepas = Arepas
bakescards-recipe-cornbread = Chili Cornbread
bakescards-recipe-jalapeno-muffins = Jalapeño Muffins
bakescards-recipe-kimchi-pancake = Kimchi Pancake
bakescards-recipe-chili-cheese-rolls = Chili Cheese Rolls
bakescards-recipe-samosa = Samosa
bakescards-recipe-lahmacun = Lahmacun
bakescards-recipe-khachapuri = Georgian Khachapuri
bakescards-recipe-langos = Lángos
bakescards-recipe-flammkuchen = Tarte Flambée
bakescards-recipe-calzone = Calzone
bakescards-recipe-zwiebelkuchen = Onion Tart
bakescards-recipe-grissini = Grissini
bakescards-recipe-bagel = Sesame Bagel
bakescards-recipe-sachertorte = Sacher Torte
bakescards-recipe-tiramisu = Tiramisu
bakescards-recipe-chocolate-eclair = Chocolate Éclair
bakescards-recipe-chocolate-chip-cookies = Chocolate Chip Cookies
bakescards-recipe-churros = Churros
bakescards-recipe-lamingtons = Lamingtons
bakescards-recipe-pavlova = Pavlova
bakescards-recipe-key-lime-pie = Key Lime Pie
bakescards-recipe-mooncake = Mooncake
bakescards-recipe-dorayaki = Dorayaki
bakescards-recipe-kanelbulle = Cardamom Bun
bakescards-recipe-pumpkin-pie = Pumpkin Pie
bakescards-recipe-mole-brownie = Mexican Chili Brownie
bakescards-recipe-stollen = Christmas Stollen
bakescards-goal-sweet-tooth = Sweet Tooth
bakescards-goal-salty-side = Salty Side
bakescards-goal-balanced-menu = Balanced Menu
bakescards-goal-star-baker = Star Baker
bakescards-goal-three-star-kitchen = Three-Star Kitchen
bakescards-goal-simple-things = Simple Things
bakescards-goal-golden-middle = Golden Middle
bakescards-goal-slow-baker = Slow Baker
bakescards-goal-quick-bites = Quick Bites
bakescards-goal-patience = Patience
bakescards-goal-dairy-farm = Dairy Farm
bakescards-goal-flour-dust = Flour Dust
bakescards-goal-egg-basket = Egg Basket
bakescards-goal-spice-route = Spice Route
bakescards-goal-orchard = Orchard
bakescards-goal-kitchen-garden = Kitchen Garden
bakescards-goal-chocolate-dream = Chocolate Dream
bakescards-goal-hot-stuff = Hot Stuff
bakescards-goal-all-shelves = All Shelves
bakescards-goal-price-list = Price List
bakescards-goal-nest-egg = Nest Egg
bakescards-goal-spare-time = Spare Time
bakescards-goal-daredevil = Daredevil
bakescards-goal-clean-oven = Clean Oven
bakescards-goal-cake-stall = Cake Stall
bakescards-goal-snack-bar = Snack Bar
bakescards-goal-village-feast = Village Feast
bakescards-goal-starry-night = Starry Night
bakescards-goal-masterpieces = Masterpieces
bakescards-goal-everyday-bakes = Everyday Bakes
bakescards-goal-sunday-bakes = Sunday Bakes
bakescards-goal-long-evening = Long Evening
bakescards-goal-rush-hour = Rush Hour
bakescards-goal-warm-oven = Warm Oven
bakescards-goal-mill = The Mill
bakescards-goal-dairy-shop = Dairy Shop
bakescards-goal-hen-house = Hen House
bakescards-goal-market-garden = Market Garden
bakescards-goal-oil-press = Oil Press
bakescards-goal-whole-larder = Whole Larder
bakescards-goal-long-menu = Long Menu
bakescards-goal-spotless = Spotless
bakescards-goal-full-till = Full Till
bakescards-goal-winter-stores = Winter Stores
bakescards-card-rolling-pin = Rolling Pin
bakescards-card-kitchen-scale = Kitchen Scale
bakescards-card-whisk = Whisk
bakescards-card-stand-mixer = Stand Mixer
bakescards-card-cookie-cutter = Cookie Cutter
bakescards-card-mixing-bowl = Mixing Bowl
bakescards-card-measuring-cup = Measuring Cup
bakescards-card-herb-pot = Herb Pot
bakescards-card-shopping-basket = Shopping Basket
bakescards-card-cash-box = Cash Box
bakescards-card-kitchen-timer = Kitchen Timer
bakescards-card-convection-oven = Convection Oven
bakescards-card-thermometer = Thermometer
bakescards-card-oven-mitts = Oven Mitts
bakescards-card-spatula = Spatula
bakescards-card-bread-box = Bread Box
bakescards-card-cookbook = Cookbook
bakescards-card-market-cart = Market Cart
bakescards-card-lemonade = Lemonade
bakescards-card-espresso = Espresso
bakescards-card-iced-tea = Iced Tea
bakescards-card-sparkling-water = Sparkling Water
bakescards-card-milkshake = Milkshake
bakescards-card-hot-chocolate = Hot Chocolate
bakescards-card-berry-smoothie = Berry Smoothie
bakescards-card-herbal-tea = Herbal Tea
bakescards-card-apple-juice = Apple Juice
bakescards-card-malt-coffee = Malt Coffee
bakescards-card-mint-tea = Mint Tea
bakescards-card-elderflower = Elderflower Cordial
bakescards-card-ginger-ale = Ginger Ale
bakescards-card-orange-juice = Orange Juice
bakescards-card-buttermilk = Buttermilk
bakescards-card-chamomile-tea = Chamomile Tea
bakescards-card-cherry-juice = Cherry Juice
bakescards-card-raspberry-soda = Raspberry Soda
bakescards-card-sugar-drop = Sugar Drop
bakescards-card-gummy-bear = Gummy Bear
bakescards-card-caramel = Caramel
