# Got What It Bakes? at the table: what happens, why something can’t be done, ranks and the score sheet.
# Cards and ingredients come as ids, bakers as $who or as their number at the table.

bakes-piece-flours = Flours
bakes-piece-sugar-salt = Sugar & Salt
bakes-piece-water = Water
bakes-piece-leavening = Leavening
bakes-piece-dairy = Dairy
bakes-piece-vegetables-herbs = Vegetables & Herbs
bakes-piece-oils-fats = Oils & Fats
bakes-piece-fruits-jams = Fruits & Jams
bakes-piece-eggs = Eggs
bakes-piece-seeds-spices = Seeds & Spices
bakes-piece-chili-hot-sauce = Chili & Hot Sauce
bakes-piece-chocolate-cocoa = Chocolate & Cocoa
bakes-colour-berry = berry
bakes-colour-butter = butter
bakes-colour-cocoa = cocoa
bakes-colour-leaf = leaf
bakes-colour-plum = plum
bakes-colour-sky = sky
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
    [cherry-sponge-cake] Cherry Sponge Cake
    [dobos-torte] Dobos Torte
    [swiss-roll] Swiss Roll
    [pogacsa] Hungarian Pogácsa
    [baguette] French Baguette
    [brownie] Chocolate Brownie
    [cinnamon-roll] Cinnamon Roll
    [croissant] Butter Croissant
    [empanada] Beef Empanada
    [lemon-tart] Lemon Tart
    [pizza] Pizza Margherita
    [pretzel] Soft Pretzel
    [quiche] Quiche Lorraine
    [apple-strudel] Apple Strudel
    [black-forest-cake] Black Forest Cake
    [linzer-cookies] Linzer Cookies
    [madeleines] Madeleines
    [pastel-de-nata] Pastel de Nata
    [baklava] Baklava
    [focaccia] Focaccia
    [sourdough-loaf] Sourdough Loaf
    [rye-bread] Rye Bread
    [challah] Challah
    [irish-soda-bread] Irish Soda Bread
    [naan] Naan
    [pita] Pita Bread
    [simit] Turkish Simit
    [borek] Spinach Börek
    [spanakopita] Spanakopita
    [cornish-pasty] Cornish Pasty
    [shepherds-pie] Shepherd’s Pie
    [pao-de-queijo] Pão de Queijo
    [arepas] Arepas
    [cornbread] Chili Cornbread
    [jalapeno-muffins] Jalapeño Muffins
    [kimchi-pancake] Kimchi Pancake
    [chili-cheese-rolls] Chili Cheese Rolls
    [samosa] Samosa
    [lahmacun] Lahmacun
    [khachapuri] Georgian Khachapuri
    [langos] Lángos
    [flammkuchen] Tarte Flambée
    [calzone] Calzone
    [zwiebelkuchen] Onion Tart
    [grissini] Grissini
    [bagel] Sesame Bagel
    [sachertorte] Sacher Torte
    [tiramisu] Tiramisu
    [chocolate-eclair] Chocolate Éclair
    [chocolate-chip-cookies] Chocolate Chip Cookies
    [churros] Churros
    [lamingtons] Lamingtons
    [pavlova] Pavlova
    [key-lime-pie] Key Lime Pie
    [mooncake] Mooncake
    [dorayaki] Dorayaki
    [kanelbulle] Cardamom Bun
    [pumpkin-pie] Pumpkin Pie
    [mole-brownie] Mexican Chili Brownie
    [stollen] Christmas Stollen
   *[hidden] a secret
}
bakes-part-wanted = { $wanted ->
    [cherry-sponge-cake] Cherry Sponge Cake
    [dobos-torte] Dobos Torte
    [swiss-roll] Swiss Roll
    [pogacsa] Hungarian Pogácsa
    [baguette] French Baguette
    [brownie] Chocolate Brownie
    [cinnamon-roll] Cinnamon Roll
    [croissant] Butter Croissant
    [empanada] Beef Empanada
    [lemon-tart] Lemon Tart
    [pizza] Pizza Margherita
    [pretzel] Soft Pretzel
    [quiche] Quiche Lorraine
    [apple-strudel] Apple Strudel
    [black-forest-cake] Black Forest Cake
    [linzer-cookies] Linzer Cookies
    [madeleines] Madeleines
    [pastel-de-nata] Pastel de Nata
    [baklava] Baklava
    [focaccia] Focaccia
    [sourdough-loaf] Sourdough Loaf
    [rye-bread] Rye Bread
    [challah] Challah
    [irish-soda-bread] Irish Soda Bread
    [naan] Naan
    [pita] Pita Bread
    [simit] Turkish Simit
    [borek] Spinach Börek
    [spanakopita] Spanakopita
    [cornish-pasty] Cornish Pasty
    [shepherds-pie] Shepherd’s Pie
    [pao-de-queijo] Pão de Queijo
    [arepas] Arepas
    [cornbread] Chili Cornbread
    [jalapeno-muffins] Jalapeño Muffins
    [kimchi-pancake] Kimchi Pancake
    [chili-cheese-rolls] Chili Cheese Rolls
    [samosa] Samosa
    [lahmacun] Lahmacun
    [khachapuri] Georgian Khachapuri
    [langos] Lángos
    [flammkuchen] Tarte Flambée
    [calzone] Calzone
    [zwiebelkuchen] Onion Tart
    [grissini] Grissini
    [bagel] Sesame Bagel
    [sachertorte] Sacher Torte
    [tiramisu] Tiramisu
    [chocolate-eclair] Chocolate Éclair
    [chocolate-chip-cookies] Chocolate Chip Cookies
    [churros] Churros
    [lamingtons] Lamingtons
    [pavlova] Pavlova
    [key-lime-pie] Key Lime Pie
    [mooncake] Mooncake
    [dorayaki] Dorayaki
    [kanelbulle] Cardamom Bun
    [pumpkin-pie] Pumpkin Pie
    [mole-brownie] Mexican Chili Brownie
   *[stollen] Christmas Stollen
}
bakes-part-goal = { $goal ->
    [sweet-tooth] Sweet Tooth
    [salty-side] Salty Side
    [balanced-menu] Balanced Menu
    [star-baker] Star Baker
    [three-star-kitchen] Three-Star Kitchen
    [simple-things] Simple Things
    [golden-middle] Golden Middle
    [slow-baker] Slow Baker
    [quick-bites] Quick Bites
    [patience] Patience
    [dairy-farm] Dairy Farm
    [flour-dust] Flour Dust
    [egg-basket] Egg Basket
    [spice-route] Spice Route
    [orchard] Orchard
    [kitchen-garden] Kitchen Garden
    [chocolate-dream] Chocolate Dream
    [hot-stuff] Hot Stuff
    [all-shelves] All Shelves
    [price-list] Price List
    [nest-egg] Nest Egg
    [spare-time] Spare Time
    [daredevil] Daredevil
    [clean-oven] Clean Oven
    [cake-stall] Cake Stall
    [snack-bar] Snack Bar
    [village-feast] Village Feast
    [starry-night] Starry Night
    [masterpieces] Masterpieces
    [everyday-bakes] Everyday Bakes
    [sunday-bakes] Sunday Bakes
    [long-evening] Long Evening
    [rush-hour] Rush Hour
    [warm-oven] Warm Oven
    [mill] The Mill
    [dairy-shop] Dairy Shop
    [hen-house] Hen House
    [market-garden] Market Garden
    [oil-press] Oil Press
    [whole-larder] Whole Larder
    [long-menu] Long Menu
    [spotless] Spotless
    [full-till] Full Till
    [winter-stores] Winter Stores
   *[hidden] a secret
}
bakes-part-card = { $card ->
    [rolling-pin] Rolling Pin
    [kitchen-scale] Kitchen Scale
    [whisk] Whisk
    [stand-mixer] Stand Mixer
    [cookie-cutter] Cookie Cutter
    [mixing-bowl] Mixing Bowl
    [measuring-cup] Measuring Cup
    [herb-pot] Herb Pot
    [shopping-basket] Shopping Basket
    [cash-box] Cash Box
    [kitchen-timer] Kitchen Timer
    [convection-oven] Convection Oven
    [thermometer] Thermometer
    [oven-mitts] Oven Mitts
    [spatula] Spatula
    [bread-box] Bread Box
    [cookbook] Cookbook
    [market-cart] Market Cart
    [lemonade] Lemonade
    [espresso] Espresso
    [iced-tea] Iced Tea
    [sparkling-water] Sparkling Water
    [milkshake] Milkshake
    [hot-chocolate] Hot Chocolate
    [berry-smoothie] Berry Smoothie
    [herbal-tea] Herbal Tea
    [apple-juice] Apple Juice
    [malt-coffee] Malt Coffee
    [mint-tea] Mint Tea
    [elderflower] Elderflower Cordial
    [ginger-ale] Ginger Ale
    [orange-juice] Orange Juice
    [buttermilk] Buttermilk
    [chamomile-tea] Chamomile Tea
    [cherry-juice] Cherry Juice
    [raspberry-soda] Raspberry Soda
    [sugar-drop] Sugar Drop
    [gummy-bear] Gummy Bear
   *[caramel] Caramel
}

bakes-event-goals-offered = { $who } looks at { $count } goals.
bakes-event-goal-kept = { $who } keeps a goal: { bakes-part-goal }.
bakes-event-recipes-dealt = { $who } gets { $count } recipes to choose from.
bakes-event-recipe-chosen = { $who } has chosen: { bakes-part-recipe }.
bakes-event-hands-passed = All have chosen, and the recipes go to the left.
bakes-event-recipes-begun = { $who } begins with { $count } recipes.
bakes-event-round-began = Round { $round } begins.
bakes-event-turn-began = Turn { $turn }: { $who } is first.
bakes-event-pantry-card-turned = The pantry card shows { $value }.
bakes-event-dice-rolled = The dice show { $dice }.
bakes-event-bot-card-turned = CookieBot takes the dice on { bakes-part-colour1 }, { bakes-part-colour2 } and { bakes-part-colour3 }.
bakes-event-card-blocked = CookieBot blocks a card: { bakes-part-card }.
bakes-event-bonus-rolled = { $who } rolls a { $value } as a bonus.
bakes-event-bonus-taken = { $who } takes { $what ->
    [coins] { $value } coins
   *[time] { $value } free time
}.
bakes-event-die-taken = { $who } takes a { $value }.
bakes-event-trays-passed = The trays go to the left.
bakes-event-ingredient-activated = { $who } activates { bakes-part-ingredient } with { $dice }: { $units } free.
bakes-event-units-gained = { $who } gains { $units } of { bakes-part-ingredient }.
bakes-event-unit-marked = { $who } marks { bakes-part-ingredient } on { bakes-part-recipe }.
bakes-event-unit-stored = { $who } stores { $units } of { bakes-part-ingredient }.
bakes-event-stored-unit-marked = { $who } takes { bakes-part-ingredient } from the pantry for { bakes-part-recipe }.
bakes-event-unit-bought = { $who } buys { bakes-part-ingredient } for { $coins }.
bakes-event-time-saved = { $who } lays a { $value } on the time track: { $time } free time.
bakes-event-coins-saved = { $who } lays a { $value } on the savings track: { $coins } coins.
bakes-event-goal-die-paid = { $who } pays a { $value } to draw goals.
bakes-event-step-ended = { $passed_over ->
    [yes] { $who } has nothing to do here.
   *[no] { $who } is ready.
}
bakes-event-card-bought = { $who } buys { bakes-part-card }.
bakes-event-upgrade-sold = { $who } sells { bakes-part-card }.
bakes-event-shop-refreshed = { $who } refreshes the market.
bakes-event-shop-slid = { bakes-part-card } leaves the market.
bakes-event-shop-filled = { bakes-part-card } comes into the market.
bakes-event-recipe-taken = { $who } takes { bakes-part-recipe }.
bakes-event-recipe-market-filled = { bakes-part-recipe } comes into the recipe market.
bakes-event-recipes-refreshed = { $who } refreshes the recipe market.
bakes-event-recipes-discarded = { $count ->
    [one] A recipe goes to the discards.
   *[other] { $count } recipes go to the discards.
}
bakes-event-deck-renewed = { $deck ->
    [recipes] The recipes are shuffled anew.
    [goals] The goals are shuffled anew.
    [shop] The cards of the market are shuffled anew.
   *[cookiebot] CookieBot’s cards are shuffled anew.
}
bakes-event-baking-began = Time to bake!
bakes-event-dare-rolled = { $who } dares { bakes-part-recipe } and rolls a { $value }.
bakes-event-recipe-baked = { $who } completes { bakes-part-recipe }: { $coins } coins.
bakes-event-recipe-burnt = { bakes-part-recipe } is burnt!
bakes-event-recipe-rests = { bakes-part-recipe } rests.
bakes-event-recipe-trashed = { bakes-part-recipe } goes to the Trash.
bakes-event-card-used = { $who } uses { bakes-part-card }.
bakes-event-die-changed = { $who } turns a { $before } into a { $after }.
bakes-event-die-added = { $who } gets one more die: { $value }.
bakes-event-coins-gained = { $who } gets { $coins } coins.
bakes-event-time-gained = { $who } gets { $time } free time.
bakes-event-baking-time-cut = { $who } bakes the next recipe { $time } faster.
bakes-event-dare-softened = Half a success becomes a whole one: { bakes-part-recipe }.
bakes-event-mark-lifted = { $who } takes the mark for { bakes-part-ingredient } off { bakes-part-recipe }.
bakes-event-rest-prolonged = { bakes-part-recipe } may rest one round longer.
bakes-event-recipes-looked-at = { $who } looks at the next { $count } recipes.
bakes-event-second-purchase-allowed = { $who } may buy one more card.
bakes-event-unit-donated = { $who } gives { bakes-part-ingredient } to baker { $receiver }.
bakes-event-donation-asked = { $who } asks baker { $donor } for { $count } units.
bakes-event-exchange-asked = { $who } offers baker { $other } { bakes-part-recipe } for { bakes-part-wanted }.
bakes-event-recipes-exchanged = { $who } exchanges { bakes-part-recipe } for { bakes-part-wanted }.
bakes-event-coins-asked = { $who } asks baker { $other } for { $coins } coins towards { bakes-part-card }.
bakes-event-coins-added = { $who } adds { $coins } coins.
bakes-event-answered = { $yes ->
    [yes] { $who } says yes.
   *[no] { $who } says no.
}
bakes-event-refreshment-given = { $who } treats baker { $receiver } to { bakes-part-card }.
bakes-event-game-ended = The ovens are off. Now the points are counted.
bakes-why-no-such-seat = There is no such seat.
bakes-why-over = The game is over.
bakes-why-not-your-turn = It is another baker’s turn.
bakes-why-nothing-asked = Nothing of the kind is to be decided now.
bakes-why-other-step = That belongs to another step: { $step ->
    [bonus] the bonus roll
    [pick] taking dice
    [dice] using dice
    [shop] shopping
    [recipes] taking recipes
   *[bake] baking
}.
bakes-why-mark-stays-mark = A mark that is moved goes to another box, not into the pantry.
bakes-why-no-box = { bakes-part-recipe } has no empty box for { bakes-part-ingredient }.
bakes-why-place-first = First mark or store the units you have just gained.
bakes-why-not-on-dare = { bakes-part-card } can do nothing about this roll.
bakes-why-decide-first = First decide what lies open.
bakes-why-goal-chosen = You have chosen your goal. Wait for the others.
bakes-why-choose-goal = First keep one of your two goals.
bakes-why-recipe-chosen = You have chosen. Wait for the others.
bakes-why-drop-recipe = First put away one of the four recipes.
bakes-why-choose-recipe = First choose a recipe of your hand.
bakes-why-no-such-die = You have no unused { $value }.
bakes-why-not-in-tray = There is no { $value } in the tray.
bakes-why-demand = You need other dice for { bakes-part-ingredient }.
bakes-why-active-already = You have already activated this ingredient this turn: { bakes-part-ingredient }.
bakes-why-not-active = You can only buy what you have activated: { bakes-part-ingredient } is not.
bakes-why-too-few-coins = That costs { $coins } coins; you have too few.
bakes-why-too-little-time = That takes { $time } free time; you have too little.
bakes-why-time-track-full = The time track is full.
bakes-why-savings-track-full = The savings track is full.
bakes-why-no-goals = This game is played without goals.
bakes-why-goal-drawn = You have drawn goals this turn already.
bakes-why-goals-gone = There are no goals left to draw.
bakes-why-not-stored = There is no { bakes-part-ingredient } in the pantry.
bakes-why-sale-for-upgrade = An Upgrade is only sold to buy another Upgrade.
bakes-why-not-yours = { bakes-part-card } is not yours.
bakes-why-three-upgrades = You have three Upgrades. Sell one to buy another.
bakes-why-no-market = In kids mode there is no such market.
bakes-why-bought-already = You have bought your card for this turn.
bakes-why-not-in-market = { bakes-part-card } is not in the market.
bakes-why-refresh-before-buying = The market is refreshed before you buy, not after.
bakes-why-market-empty = The market is empty.
bakes-why-recipe-not-in-market = { bakes-part-recipe } is not in the market.
bakes-why-pile-empty = There is no recipe there.
bakes-why-recipe-not-yours = { bakes-part-recipe } does not lie in front of you.
bakes-why-not-complete = { bakes-part-recipe } has empty boxes.
bakes-why-no-effect = This card has no effect to use.
bakes-why-drunk = { bakes-part-card } is used up.
bakes-why-used = { bakes-part-card } is used for this round.
bakes-why-nothing-to-act-on = { bakes-part-card } has nothing to act on now.
bakes-why-nobody-helps = Here everybody bakes alone.
bakes-why-not-a-mate = You can only help bakers of your own team.
bakes-why-donated = The donation of this round has been made.
bakes-why-no-exchange-now = Recipes are not exchanged while baking.
bakes-why-exchanged = You have exchanged a recipe this round already.
bakes-why-has-marks = Only a recipe of yours without marks can be exchanged: not { bakes-part-recipe }.
bakes-why-wanted-has-marks = Only recipes without marks are exchanged, and this baker has none.
bakes-why-nothing-to-exchange = There is no recipe to exchange for.
bakes-why-treated = You have treated somebody this round already.
bakes-why-only-refreshments = Only a Refreshment can be a treat.
bakes-why-only-coin-refreshments = Coins are only added to a Refreshment that costs coins.
bakes-why-pay-yourself = You can pay this yourself.
bakes-why-mates-too-poor = The others have too few coins.
bakes-why-no-bonus = There is no bonus to take.
bakes-why-cannot-end = First take what you may choose from.
bakes-rank-prodigy = Prodigy
bakes-rank-master-baker = Master Baker
bakes-rank-experienced = Experienced
bakes-rank-rising-star = Rising Star
bakes-rank-apprentice = Apprentice
bakes-rank-enthusiastic-helper = Enthusiastic Helper
bakes-rank-novice = Novice
bakes-line-recipes = Completed recipes
bakes-line-goals = Goals
bakes-line-upgrades = Upgrades
bakes-line-refreshments = Refreshments
bakes-line-savings = Coins and pantry
bakes-line-trash = Trash
bakes-line-stars = Stars
bakes-line-total = Total
bakes-result-points = The most points win.
bakes-result-stars = Equal points, so more stars on the finished bakes win.
bakes-result-shared = Equal points and stars: a shared victory.
bakes-result-goals-met = All goals of the team are achieved!
bakes-result-goals-missed = Not all goals of the team were achieved.
