# The table of Got What It Bakes?: what stands on it, and the status line.

bakeshop-last-round = last round
bakeshop-acts = is choosing
bakeshop-any = any
bakeshop-round = Round { $round } of { $rounds }
bakeshop-turn = Turn { $turn } of { $turns }
bakeshop-oven-on = Baking phase
bakeshop-recipe-market = Recipe market
bakeshop-pantry-card = Pantry card
bakeshop-free-each = free each
bakeshop-ovens = The ovens
bakeshop-oven-time = Bake with time
bakeshop-oven-dare = Bake if you dare!
bakeshop-solo-board = Solo board
bakeshop-trays = Dice trays
bakeshop-dice-taken = all dice are taken
bakeshop-tray-of = { $tray }: { $name } picks
bakeshop-picks = { $name } picks a die
bakeshop-bots = bot’s
bakeshop-bot-rests = No dice for me while the ovens are on.
bakeshop-yours = you
bakeshop-takes = takes
bakeshop-block-left = left
bakeshop-block-middle = middle
bakeshop-block-right = right
bakeshop-shop = Upgrades & Refreshments
bakeshop-blocked = Blocked
bakeshop-blocked-until = until the turn ends
bakeshop-coins = coins
bakeshop-time = free time
bakeshop-your-dice = Your dice
bakeshop-save-time = Save time
bakeshop-save-coins = Save coins
bakeshop-upgrades = Upgrades
bakeshop-treats = Refreshments
bakeshop-goal = Goal
bakeshop-step-pick = Dice
bakeshop-step-dice = Gather
bakeshop-step-shop = Upgrades
bakeshop-step-recipes = Recipes
bakeshop-step-bake = Baking
bakeshop-pantry = Pantry & Marketplace
bakeshop-goal-action = New goal for any die
bakeshop-your-recipes = Your recipes
bakeshop-marked = marked
bakeshop-takes-unit = takes this unit
bakeshop-no-recipes = No recipes in front of you. New ones come in the recipe step.
bakeshop-baked = Baked
bakeshop-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
bakeshop-trash = Trash
bakeshop-title-of = { $name }, it’s your choice. { $title }
bakeshop-title-goals = Keep one of two goals
bakeshop-title-goal = Keep one of the goals
bakeshop-title-draft = Your first recipes: choose number { $number } of 3
bakeshop-title-drop = Put one of the four recipes away
bakeshop-title-look = The next recipes: you may take one
bakeshop-title-offer = What do you want for it?
bakeshop-title-question = A question for you
bakeshop-title-pool = Who adds coins?
bakeshop-plate-goals = Put the goal here to keep it
bakeshop-plate-draft = Put the recipe here to keep it
bakeshop-plate-drop = Put the recipe here to discard it
bakeshop-plate-look = Put the recipe here to take it
bakeshop-plate-offer = Put here what you want
bakeshop-none = None of them
bakeshop-back = Back
bakeshop-wait-others = Chosen. Now the others choose.
bakeshop-ask-donation = { $count ->
    [one] { $name } asks you for this stored unit. You get 1 free time for it.
   *[other] { $name } asks you for these stored units. You get { $count } free time for them.
}
bakeshop-ask-exchange = { $name } would give you the right recipe for your left one.
bakeshop-ask-coins = { $count ->
    [one] { $name } asks you to add { $count } coin to this Refreshment.
   *[other] { $name } asks you to add { $count } coins to this Refreshment.
}
bakeshop-pool-line = { $count ->
    [one] { $count } coin is missing. Name who adds how much.
   *[other] { $count } coins are missing. Name who adds how much.
}
bakeshop-no-cards = no cards yet
bakeshop-bakes = { $name } bakes
bakeshop-dare = Bake if you dare!
bakeshop-dare-line = { $recipe } is complete. One die decides.
bakeshop-baking-phase = Baking phase
bakeshop-success = Baked!
bakeshop-half = Baked, but no coins
bakeshop-burnt = Burnt: into the Trash
bakeshop-points-lost = { $count ->
    [one] { $count } point lost
   *[other] { $count } points lost
}
bakeshop-coins-count = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
bakeshop-throw = Throw the die
bakeshop-throw-line = or press the button
bakeshop-also-ready = Also ready:
bakeshop-may-help = May help:
bakeshop-let-stand = Let it stand
bakeshop-pay-time = Pay { $count } time
bakeshop-have-time = you have { $count }
bakeshop-not-now = Not now
bakeshop-free = free
bakeshop-each-more = each more
bakeshop-done-place = Place for me
bakeshop-done-enough = That’s all
bakeshop-done-dice = Done with dice
bakeshop-done-unused = { $count ->
    [one] Leave a die unused?
   *[other] Leave { $count } dice unused?
}
bakeshop-done-unbaked = { $count ->
    [one] Leave one unbaked?
   *[other] Leave { $count } unbaked?
}
bakeshop-done-shop = Done shopping
bakeshop-done-recipes = Done with recipes
bakeshop-done-bake = Done baking
bakeshop-short-flours = Flour
bakeshop-short-sugar-salt = Sugar
bakeshop-short-water = Water
bakeshop-short-leavening = Yeast
bakeshop-short-dairy = Milk
bakeshop-short-vegetables-herbs = Veggies
bakeshop-short-oils-fats = Butter
bakeshop-short-fruits-jams = Fruit
bakeshop-short-eggs = Eggs
bakeshop-short-seeds-spices = Seeds
bakeshop-short-chili-hot-sauce = Chili
bakeshop-short-chocolate-cocoa = Chocolate
bakeshop-part-ingredient = { $ingredient ->
    [flours] Flours
    [sugar-salt] Sugar & Salt
    [water] Water
    [leavening] Leavening
    [dairy] Dairy
    [vegetables-herbs] Vegetables & Herbs
    [oils-fats] Oils & Fats
    [fruits-jams] Fruits & Jams
    [eggs] Eggs
    [seeds-spices] Seeds & Spices
    [chili-hot-sauce] Chili & Hot Sauce
   *[chocolate-cocoa] Chocolate & Cocoa
}
bakeshop-say-over = The ovens are off.
bakeshop-say-wait = The others are choosing.
bakeshop-say-acts = { $step ->
    [pick] { $name } picks a die.
    [dice] { $name } is gathering.
    [shop] { $name } is shopping.
    [recipes] { $name } looks at recipes.
    [bake] { $name } is baking.
   *[bonus] { $name } takes a bonus.
}
bakeshop-say-goals = Take up a goal and put it in the empty place: you keep it.
bakeshop-say-draft = Take up a recipe and put it in the empty place: you keep it.
bakeshop-say-drop = Put the recipe that you don’t want in the empty place.
bakeshop-say-bonus = You rolled { $value }: coins or free time?
bakeshop-say-pick = { $name }, take a die from the tray.
bakeshop-say-dice = Drag a die onto an ingredient, a track or the goal.
bakeshop-say-dice-done = All dice are used. Buy more, or end your step.
bakeshop-say-shop = Drag a card onto your shelf to buy it, or go on.
bakeshop-say-shop-done = You have bought. Go on when you are ready.
bakeshop-say-recipes = Take as many recipes as you like, or none.
bakeshop-say-bake = { $count ->
    [one] A recipe is complete: press it, or drag it to an oven.
   *[other] { $count } recipes are complete: press one, or drag it to an oven.
}
bakeshop-say-bake-none = Nothing (more) to bake. End your baking.
bakeshop-say-place = { $units ->
    [one] Drag the unit of { bakeshop-part-ingredient } to a glowing box or into the jar.
   *[other] Drag the { $units } units of { bakeshop-part-ingredient } to glowing boxes or into the jar.
}
bakeshop-say-move = Drag the mark ({ bakeshop-part-ingredient }, { $units }) to another glowing box.
bakeshop-say-dare = You rolled a { $value }. Use a card on it, or let it stand.
bakeshop-say-look = Take one of these recipes, or none.
bakeshop-say-giving = You may give { $name } one more stored unit.
bakeshop-say-asking = You may ask { $name } for one more unit.
bakeshop-say-offering = Choose what you want for your recipe.
bakeshop-say-pooling = Name who adds coins.
bakeshop-say-answer = { $name } asks you something.
bakeshop-would-pick = Take the { $value }.
bakeshop-would-gather = { bakeshop-part-ingredient } with { $dice }: { $units } free, each more { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
bakeshop-would-save-time = Save time: +{ $gained }.
bakeshop-would-save-coins = Save coins: +{ $gained }.
bakeshop-would-goal = Pay this die: draw two goals, keep one.
bakeshop-would-mark = Mark a box on: { $recipe }.
bakeshop-would-store = Store it in your pantry.
bakeshop-would-buy = Buy one more: { bakeshop-part-ingredient }.
bakeshop-would-shop = Buy this card for { $coins ->
    [0] { $time } free time
    [one] { $coins } coin
   *[other] { $coins } coins
}.
bakeshop-would-sell = Sell { $sold } for half its price and buy this card for { $coins ->
    [0] { $time } free time
    [one] { $coins } coin
   *[other] { $coins } coins
}.
bakeshop-would-take = Take this recipe: { $recipe }.
bakeshop-would-blind = Take the top recipe unseen.
bakeshop-would-bake = Bake with { $time } time: { $recipe }.
bakeshop-would-dare = Dare it (instead of { $time } time): { $recipe }.
bakeshop-would-donate = Give one unit to { $name }: { bakeshop-part-ingredient }. You get 1 free time.
bakeshop-would-ask = Ask { $name } for one unit: { bakeshop-part-ingredient }.
bakeshop-would-offer = Offer your recipe for an exchange: { $recipe }.
bakeshop-would-treat = Treat { $name } to this Refreshment.
bakeshop-would-pool = You can’t pay this alone: ask the others to add coins.
bakeshop-would-keep-goal = Keep it: { $rule }
bakeshop-would-keep = Choose { $recipe }.
bakeshop-would-drop = Put { $recipe } away.
bakeshop-would-end = Nothing more now: go on.
bakeshop-would-accept = Let the roll stand.
bakeshop-would-bonus = Take { $value } as { $what ->
    [coins] coins
   *[time] free time
}.
bakeshop-would-do = This would do.
bakeshop-hold-nowhere = This can’t go anywhere now. Put it down to see why.
bakeshop-hold-under = Let go to choose.
bakeshop-hold-die = Put the { $value } on a glowing place.
bakeshop-hold-unit = Put it on a glowing recipe or into the jar.
bakeshop-hold-ask = Drop it on what you ask for.
bakeshop-hold-thing = Put it on a glowing place.
bakeshop-hold-goals = The goals, and how far each has come. Let go, and they are hidden.
bakeshop-hold-goals-open = The goals of all of you, and how far each has come.
bakeshop-would-keep-secret = Keep this goal.
