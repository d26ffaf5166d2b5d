# Macaraccoon. Ingredients, orders and chefs come as ids; plates as 1 to 3; bakers as $who.

## Pieces
macaraccoon-piece-pancake = pancake
macaraccoon-piece-waffle = waffle
macaraccoon-piece-cheesecake = cheesecake
macaraccoon-piece-lemon_tart = lemon tart
macaraccoon-piece-cream = cream
macaraccoon-piece-chocolate = chocolate
macaraccoon-piece-jam = jam
macaraccoon-piece-kiwi = kiwi
macaraccoon-piece-blueberry = blueberries
macaraccoon-order-breakfast-hug = Breakfast Hug
macaraccoon-order-snow-tart = Snow Tart
macaraccoon-order-fair-day = Fair Day
macaraccoon-order-pink-moon = Pink Moon
macaraccoon-order-cloud-nine = Cloud Nine
macaraccoon-order-sunday-stack = Sunday Stack
macaraccoon-order-forest-path = Forest Path
macaraccoon-order-sunbeam = Sunbeam
macaraccoon-order-green-lantern = Green Lantern
macaraccoon-order-sour-sweet = Sour Sweet
macaraccoon-order-garden-gate = Garden Gate
macaraccoon-order-blue-market = Blue Market
macaraccoon-order-red-velvet = Red Velvet
macaraccoon-order-night-sky = Night Sky
macaraccoon-order-white-lake = White Lake
macaraccoon-order-midnight = Midnight
macaraccoon-order-jam-session = Jam Session
macaraccoon-order-high-tea = High Tea
macaraccoon-order-harvest-home = Harvest Home
macaraccoon-order-tall-tale = Tall Tale
macaraccoon-chef-shopper = Shopper
macaraccoon-chef-saver = Saver
macaraccoon-chef-swapper = Swapper
macaraccoon-chef-parter = Parter
macaraccoon-chef-slider = Slider
macaraccoon-chef-nibbler = Nibbler
macaraccoon-chef-flipper = Flipper
macaraccoon-chef-host = Host
macaraccoon-chef-charmer = Charmer
macaraccoon-chef-usher = Usher
macaraccoon-chef-sweet-tooth = Sweet Tooth
macaraccoon-chef-sweeper = Sweeper
macaraccoon-chef-leaper = Leaper
macaraccoon-chef-trader = Trader
macaraccoon-chef-encore = Encore
macaraccoon-power-pantry = Take any ingredient from the pantry.
macaraccoon-power-discards = Take any ingredient from the discards.
macaraccoon-power-swap = Swap an ingredient next to Macaraccoon with any other in the kitchen.
macaraccoon-power-part = Part one of your stacks: the upper part goes to an empty plate.
macaraccoon-power-insert = Slide a single ingredient of yours into the middle of one of your stacks.
macaraccoon-power-remove = Throw away the top or the bottom layer of one of your stacks.
macaraccoon-power-flip = Turn one of your stacks upside down.
macaraccoon-power-reorder = Change the order of the customers in one queue.
macaraccoon-power-topping = Serve a stack that has one topping missing or one too many.
macaraccoon-power-usher = Serve any customer of a queue without paying those you skip.
macaraccoon-power-sugar = Take { $number } sugar from the supply.
macaraccoon-power-collect = Take all sugar that lies in the kitchen, or all that lies on one queue.
macaraccoon-power-leap = Macaraccoon jumps any distance in his row or column.
macaraccoon-power-trade = Offer a single ingredient of yours to another baker for { $number } sugar.
macaraccoon-power-encore = Afterwards take one more action.
macaraccoon-how-pantry = Take one ingredient from the pantry to a plate.
macaraccoon-how-discards = Take one of the open discards to a plate.
macaraccoon-how-swap = Lay a lit neighbour of Macaraccoon on any other ingredient.
macaraccoon-how-part = Lift the upper part of a stack onto the empty plate.
macaraccoon-how-insert = Slide a single ingredient between two layers.
macaraccoon-how-remove = Throw a top or a bottom layer into the bin.
macaraccoon-how-flip = Press the sign over a stack to turn it.
macaraccoon-how-reorder = Move a customer to another place in the queue.
macaraccoon-how-topping = Serve a stack with one topping missing or too many.
macaraccoon-how-usher = Serve any customer; skipping costs nothing.
macaraccoon-how-sugar = Press the button and take { $number } sugar.
macaraccoon-how-collect = Drag lying sugar from its card to your jar.
macaraccoon-how-leap = Let Macaraccoon jump along his row or column.
macaraccoon-how-trade = Hand a single ingredient to the baker you ask.
macaraccoon-how-encore = Press the button: one more action follows.

## Parts of sentences
macaraccoon-part-kind = { $kind ->
    [pancake] pancake
    [waffle] waffle
    [cheesecake] cheesecake
    [lemon_tart] lemon tart
    [cream] cream
    [chocolate] chocolate
   *[jam] jam
    [kiwi] kiwi
    [blueberry] blueberries
}
macaraccoon-part-some = { $kind ->
    [pancake] a pancake
    [waffle] a waffle
    [cheesecake] a cheesecake
    [lemon_tart] a lemon tart
    [cream] cream
    [chocolate] chocolate
   *[jam] jam
    [kiwi] kiwi
    [blueberry] blueberries
}
macaraccoon-part-the = { $kind ->
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

## What happened
macaraccoon-event-turn-began = It is { $who }’s turn.
macaraccoon-event-turn-skipped = { $who } can do nothing, so the turn is skipped.
macaraccoon-event-raccoon-moved = { $over ->
    [-1] Macaraccoon walks to another spot.
   *[other] Macaraccoon jumps over an ingredient.
}
macaraccoon-event-sugar-laid = { $who } lays one sugar in the kitchen for the jump.
macaraccoon-event-ingredient-taken = { $who } takes { macaraccoon-part-some }{ $source ->
    [pantry] {" "}from the pantry
    [discards] {" "}from the discards
    [trade] {" "}in the trade
   *[kitchen] {" "}from the kitchen
}.
macaraccoon-event-sugar-gained = { $who } gets { $gained } sugar.{ $lost ->
    [0] {""}
   *[other] {" "}{ $lost } more finds no room in the jar.
}
macaraccoon-event-sugar-paid = { $who } pays { $amount } sugar.
macaraccoon-event-ingredient-placed = { $who } puts { macaraccoon-part-some } { $end ->
    [0] at the bottom
   *[other] on top
} of plate { $plate }.
macaraccoon-event-ingredient-dropped = { $who } throws { macaraccoon-part-some } away.
macaraccoon-event-spot-filled = { $who } fills the free spot from the pantry: { macaraccoon-part-kind }.
macaraccoon-event-spot-dealt = A free spot gets { macaraccoon-part-some }.
macaraccoon-event-pantry-dealt = Into the pantry comes { macaraccoon-part-some }.
macaraccoon-event-discards-shuffled = The discards are shuffled into a new draw pile.
macaraccoon-event-stack-moved = { $who } moves the stack of plate { $plate } to plate { $onto }.
macaraccoon-event-stack-discarded = { $reason ->
    [served] The stack of plate { $plate } leaves the kitchen.
    [whisker] { $who } pays with the stack of plate { $plate }.
   *[toss] { $who } throws the stack of plate { $plate } away.
}
macaraccoon-event-stack-changed = { $who }’s plates look different now.
macaraccoon-event-skip-paid = { $who } lays one sugar on a customer who has to wait.
macaraccoon-event-order-served = { $who } serves { macaraccoon-part-order } for { $hearts ->
    [one] one heart
   *[other] { $hearts } hearts
}{ $tokens ->
    [0] .
    [one] {" "}and one heart token.
   *[other] {" "}and { $tokens } heart tokens.
}
macaraccoon-event-order-arrived = A new customer wants { macaraccoon-part-order }.
macaraccoon-event-queue-reordered = { $who } asks a queue to change places.
macaraccoon-event-whisker-called = { $who } calls { macaraccoon-part-chef }.
macaraccoon-event-power-used = { macaraccoon-part-chef } helps { $who }.
macaraccoon-event-whiskers-slid = The Whiskers move on; a new one comes.
macaraccoon-event-trade-asked = { $who } offers { macaraccoon-part-some } for sugar.
macaraccoon-event-trade-answered = { $yes ->
    [yes] { $who } says yes.
   *[no] { $who } says no.
}
macaraccoon-event-sugar-rush = Sugar Rush! { $who } pays { $paid } sugar for one more action.
macaraccoon-event-stall-warning = Nobody has served for long. In { $left } rounds the end begins.
macaraccoon-event-end-triggered = { $reason ->
    [stalled] For twenty rounds nobody has served. One last round is played.
   *[orders] The last order is out. This round is finished, then one more is played.
}
macaraccoon-event-game-ended = The kitchen closes.

## Why not
macaraccoon-why-over = The game is over.
macaraccoon-why-not-your-turn = It is another baker’s turn.
macaraccoon-why-place-first = First put { macaraccoon-part-the } on a plate, or throw it away.
macaraccoon-why-answer-first = First the offer waits for an answer.
macaraccoon-why-fill-first = First fill the free spot from the pantry.
macaraccoon-why-whisker-first = First finish with the Whisker.
macaraccoon-why-turn-over = Your action is done. Choose a Sugar Rush or end your turn.
macaraccoon-why-nothing-in-hand = You hold no ingredient now.
macaraccoon-why-nothing-to-fill = No spot waits to be filled.
macaraccoon-why-no-whisker = You have called no Whisker in this action.
macaraccoon-why-not-asked = Nobody has asked you for anything.
macaraccoon-why-no-rush = A Sugar Rush comes after your action and takes four sugar or more.
macaraccoon-why-no-passing = You can’t pass: pick, serve, or call a Whisker.
macaraccoon-why-same-empty-plate = An empty plate has only one place.
macaraccoon-why-not-in-pantry = There is no { macaraccoon-part-kind } in the pantry.
macaraccoon-why-empty-plate = That plate is empty.
macaraccoon-why-empty-target = Empty plates are all alike: a stack moves onto another stack.
macaraccoon-why-on-offer = That ingredient is on offer. Wait for the answer.
macaraccoon-why-jump-too-far = A jump goes over one neighbour to a spot beside it.
macaraccoon-why-jump-needs-sugar = A jump costs one sugar, and your jar is empty.
macaraccoon-why-empty-spot = Macaraccoon goes only where ingredients lie.
macaraccoon-why-too-far = Macaraccoon walks one spot up, down, left or right.
macaraccoon-why-no-customer = No customer waits there.
macaraccoon-why-wrong-dish = That is not { macaraccoon-part-order }: the layers must be exactly alike.
macaraccoon-why-skip-price = To skip those in front you need { $sugar } sugar.
macaraccoon-why-whisker-sugar = This Whisker costs { $sugar } sugar.
macaraccoon-why-whisker-ingredients = This Whisker wants stacks with { $count } ingredients in all.
macaraccoon-why-whisker-superfluous = One of these stacks is not needed to pay.
macaraccoon-why-used = You have used that already.
macaraccoon-why-other-column = The Whisker’s column is another one.
macaraccoon-why-other-power = This Whisker has another power.
macaraccoon-why-power-impossible = The power can’t be carried out like that.

## At the table
macaraccoon-label-next = Next
macaraccoon-label-skip = Skip
macaraccoon-label-to-come = { $count ->
    [0] no more orders to come
    [one] one order to come
   *[other] { $count } orders to come
}
macaraccoon-label-discards = Take one from the discards
macaraccoon-label-discard = Discard
macaraccoon-label-none-served = Nothing served yet
macaraccoon-label-tokens = Tokens
macaraccoon-label-total = Total
macaraccoon-label-top = On top
macaraccoon-label-under = Under the stack
macaraccoon-label-start = Start here
macaraccoon-label-rush = Sugar Rush
macaraccoon-label-yes = Yes, please
macaraccoon-label-no = No, thanks
macaraccoon-label-sugar = Take { $number } sugar
macaraccoon-label-encore = One more action
macaraccoon-label-finish = That’s all
macaraccoon-label-end = End turn
macaraccoon-label-back = Back
macaraccoon-banner-asked = Would you like { macaraccoon-part-some }?
macaraccoon-banner-yes = Yes, please!
macaraccoon-banner-no = No, thank you.
macaraccoon-now-over = The kitchen is closed
macaraccoon-now-other = { $name } is cooking
macaraccoon-now-free = You may put your own stacks together meanwhile.
macaraccoon-now-turn = Pick, serve or call, { $name }
macaraccoon-now-last = Your last turn, { $name }
macaraccoon-now-turn-line = Move Macaraccoon, a stack or a Whisker.
macaraccoon-now-ready-line = { macaraccoon-part-order } is ready: take it to its customer.
macaraccoon-now-place = Where does { macaraccoon-part-the } go?
macaraccoon-now-place-line = On a stack, under it, on an empty plate, or away.
macaraccoon-now-fill = Fill the free spot
macaraccoon-now-fill-line = Take an ingredient from the pantry there.
macaraccoon-now-asked = { $name } offers you { macaraccoon-part-some }
macaraccoon-now-asked-line = For { $sugar } of your sugar. Would you like it?
macaraccoon-now-rush = A Sugar Rush?
macaraccoon-now-rush-line = { $sugar } sugar for one more action, or end your turn.
macaraccoon-now-both = { macaraccoon-part-chef }: power and column
macaraccoon-now-both-line = { macaraccoon-part-how } Or the column first.
macaraccoon-now-power = { macaraccoon-part-chef }: now the power
macaraccoon-now-column = { macaraccoon-part-chef }: now the column
macaraccoon-now-column-line = Take one ingredient of the lit column, or call it done.
macaraccoon-now-no-power-line = Nothing fits the power now. Take one of the lit column.
macaraccoon-now-nothing-line = Neither power nor column fits now: call it done.
macaraccoon-now-opened = The countertop of { $name }
macaraccoon-now-opened-line = Stacks may be put together here at any time.
macaraccoon-now-looked-line = Have a look, then go back to your own.
macaraccoon-touch-stack = { $count ->
    [one] A single ingredient
   *[other] A stack of { $count } layers
}
macaraccoon-touch-chef = { macaraccoon-part-chef }: { $sugar } sugar or { $count } of your layers
macaraccoon-touch-chef-line = { macaraccoon-part-power } And its column.
macaraccoon-touch-jar = Sugar from your jar
macaraccoon-touch-jar-line = For a jump, for a Whisker, or for a Sugar Rush.
macaraccoon-touch-order = Recipe: { macaraccoon-part-order }
macaraccoon-touch-order-line = Build it from the plate up, for { $hearts ->
    [one] one heart
   *[other] { $hearts } hearts
} and { $sugar } sugar.
macaraccoon-future-ready = Somebody is waiting for just that: { macaraccoon-part-order }.
macaraccoon-future-fits = Can become { macaraccoon-part-order }{ $more ->
    [0] .
    [one] {" "}or one other dish.
   *[other] {" "}or { $more } other dishes.
}
macaraccoon-future-later = Nobody here wants that yet, but somebody may come.
macaraccoon-future-spoilt = No dish can be made of that any more.
macaraccoon-do-take = Take { macaraccoon-part-the }
macaraccoon-do-take-sugar = { $sugar } sugar comes with it.
macaraccoon-do-jump = The jump lays one sugar: { macaraccoon-part-kind }.
macaraccoon-do-drop = Throw it away
macaraccoon-do-toss = Throw the whole stack away
macaraccoon-do-fill = Put { macaraccoon-part-the } there
macaraccoon-do-rush = Sugar Rush: one more action
macaraccoon-do-serve = Serve { macaraccoon-part-order }
macaraccoon-do-serve-line = { $hearts ->
    [one] One heart
   *[other] { $hearts } hearts
} and { $sugar } sugar.
macaraccoon-do-serve-skip = { $hearts } hearts and { $sugar } sugar; skipping costs { $skips } sugar.
macaraccoon-do-call-sugar = Call { macaraccoon-part-chef } for { $sugar } sugar
macaraccoon-do-call-stacks = { $count ->
    [one] Call { macaraccoon-part-chef } for one layer
   *[other] Call { macaraccoon-part-chef } for { $count } layers
}
macaraccoon-do-ready = That makes a dish!
macaraccoon-do-fits = That fits
macaraccoon-do-later = That might be of use
macaraccoon-do-spoilt = That spoils the stack
macaraccoon-do-swap = Let the two change places
macaraccoon-do-reorder = The queue changes
macaraccoon-do-reorder-line = Next comes { macaraccoon-part-order }.
macaraccoon-do-collect = Take { $sugar } sugar
macaraccoon-do-trade = Offer { $name } { macaraccoon-part-the }
macaraccoon-do-trade-line = For { $sugar } sugar, if the answer is yes.
macaraccoon-do-this = Yes, that can be done
macaraccoon-do-nowhere = This can’t go anywhere now
macaraccoon-do-nowhere-line = Put it down to see why.
macaraccoon-result-most-hearts = The most hearts win.
macaraccoon-result-more-sugar = Equal hearts, so the fuller sugar jar wins.
macaraccoon-result-more-ingredients = Equal hearts and sugar, so the fuller plates win.
macaraccoon-result-more-orders = All else is equal, so more served orders win.
macaraccoon-result-shared = Equal in everything: a shared victory.
macaraccoon-result-hearts = Hearts
macaraccoon-result-sugar = Sugar left
macaraccoon-result-ingredients = Ingredients left
macaraccoon-result-orders = Orders served
