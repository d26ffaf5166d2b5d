# Why CookieBot does something: one short sentence, said to a child.

## Any game
bot-reason-best = This looked best to me.
bot-reason-only = There is nothing else to do.
bot-note-failed = CookieBot got muddled and played quickly.
bot-note-late = CookieBot was taking too long and played quickly.

## Cookies
bot-cookies-part-many = { $shape ->
    [star] stars
    [heart] hearts
    [flower] flowers
   *[circle] circles
}
bot-cookies-roll = Every turn begins with the dice.
bot-cookies-bake = The sheet is finished, so into the oven with it.
bot-cookies-wait = Nothing can be done, so the clock moves on.
bot-cookies-nibble-plain = Nothing fits. A plain cookie is the smallest loss.
bot-cookies-nibble-sprinkled = Nothing fits. Here a sprinkled cookie is the smallest loss.
bot-cookies-finishes = The last sprinkles: then the { bot-cookies-part-many } are finished.
bot-cookies-no-time = All three dice are used, so no time passes at all.
bot-cookies-fills = Then all nine { bot-cookies-part-many } lie on their sheet.
bot-cookies-time-bakes = The oven needs time to bake, so the clock may move on.
bot-cookies-saves-time = This way the clock moves least.
bot-cookies-starts = There is an empty sheet, a good place to start with { bot-cookies-part-many }.
bot-cookies-sprinkles = The { bot-cookies-part-many } need their sprinkles too.
bot-cookies-nearly-full = The sheet with the { bot-cookies-part-many } is nearly full.
bot-cookies-gathers = The more { bot-cookies-part-many } on the sheet, the sooner it can be baked.

## Macaraccoon
bot-macaraccoon-part-the = { $kind ->
    [pancake] the pancake
    [waffle] the waffle
    [cheesecake] the cheesecake
    [lemon_tart] the lemon tart
    [cream] the cream
    [chocolate] the chocolate
   *[jam] the jam
    [kiwi] the kiwi
    [blueberry] the blueberries
}
bot-macaraccoon-serve = The dish is just what this customer wants, so I serve it.
bot-macaraccoon-serve-far = Serving further back costs sugar, but brings a heart token for everyone skipped.
bot-macaraccoon-pick = One of my dishes still needs { bot-macaraccoon-part-the }.
bot-macaraccoon-pick-start = With { bot-macaraccoon-part-the } I begin a dish that somebody waits for.
bot-macaraccoon-pick-jump = For { bot-macaraccoon-part-the } a jump is worth its sugar.
bot-macaraccoon-pick-wait = My finished dish will keep, but { bot-macaraccoon-part-the } may soon be gone.
bot-macaraccoon-pick-sugar = There is sugar lying on it.
bot-macaraccoon-pick-least = Nothing here helps me much, so I take what bothers me least.
bot-macaraccoon-place = This way the stack comes nearer to a dish that somebody waits for.
bot-macaraccoon-place-later = Nobody wants that yet, but it may come in handy.
bot-macaraccoon-drop = I have no use for { bot-macaraccoon-part-the }, and it would only spoil a dish.
bot-macaraccoon-fill = With { bot-macaraccoon-part-the } there, the next baker gets no present.
bot-macaraccoon-whisk = This Whisker can do just what I need.
bot-macaraccoon-column = The column has what I need: { bot-macaraccoon-part-the }.
bot-macaraccoon-power = I paid for this power, and now it helps.
bot-macaraccoon-finish = The rest of this Whisker brings me nothing more.
bot-macaraccoon-yes = That is worth the sugar to me.
bot-macaraccoon-no = I would rather keep my sugar.
bot-macaraccoon-rush = There is enough sugar for one more action.
bot-macaraccoon-end = I save my sugar for later.
bot-macaraccoon-move = Put together, these two stacks make more sense.
bot-macaraccoon-toss = Nobody will ever want this stack, so it makes room.

## Pastry Bids
bot-pastry-bid-pair = I already have one { $number }, and here is its partner.
bot-pastry-bid-block = You have one { $number } already. I would rather not let you have the other.
bot-pastry-bid-low = These cards are not worth much to me, so I give away only a { $number }.
bot-pastry-bid-fair = New ingredients are worth a { $number } to me.
bot-pastry-agree = With more cards on the table, going on is good for me.
bot-pastry-decline = A bigger prize would help you more than me.
bot-pastry-dish = Now is the time to bake: this dish brings { $number } points.
bot-pastry-leftover = A recipe { $number } left in the hand is worth nothing, half its points are better.
bot-pastry-done = There is nothing good left to bake.

## Got What It Bakes?
bot-bakes-part-ingredient = { $ingredient ->
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
bot-bakes-gather = My recipes need { bot-bakes-part-ingredient }.
bot-bakes-buy = One more is worth its price to me: { bot-bakes-part-ingredient }.
bot-bakes-unpack = The pantry has just what is missing: { bot-bakes-part-ingredient }.
bot-bakes-goal = I think I can reach this goal.
bot-bakes-dare = There is not enough time for everything, so I dare it.
bot-bakes-completes = This is the last box of the recipe.
bot-bakes-recipe = I can fill its boxes in time and get a good price.
bot-bakes-drop = Of the four, this one is worth the least to me.
bot-bakes-bonus = I am shortest of this.
bot-bakes-pick = This die opens what I need most.
bot-bakes-mark = Here the unit helps most.
bot-bakes-store = I keep it for a later recipe.
bot-bakes-save-time = My ovens will need time.
bot-bakes-save-coins = No ingredient helps me as much as a few coins.
bot-bakes-end = That is all I want to do here.
bot-bakes-shop = It will bring more than it costs.
bot-bakes-refresh = There is nothing for me here, something new may come.
bot-bakes-bake = It is complete and there is time, so into the oven.
bot-bakes-use = Just now it helps me most.
bot-bakes-help = You need it more than I do.
bot-bakes-answer = I have thought it over for both of us.
bot-bakes-exchange = The other recipe suits me better.
bot-bakes-best = That seemed the most useful thing to do.
