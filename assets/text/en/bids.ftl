# What the table of Pastry Bids says: status, labels on the mat and in the panels.

## What can be done now

bids-choose = Choose a bid, { $name }
bids-choose-line = Drag a recipe card onto your place on the mat.
bids-can-bake = You can make a dish
bids-can-bake-line = Lay a recipe on the pair, or lay your bid.
bids-can-bake-loose-line = Put two ingredients of one colour together and lay a recipe on them, or bid.
bids-both-down = Both bids are down
bids-both-down-line = Turn them over when you are ready.
bids-own-down = Your bid is down
bids-wait = { $name } is still choosing.
bids-look = Watch the mat
bids-tie = A tie – go on?
bids-tie-line = Both answer in secret.
bids-last-dishes = Last full dishes
bids-last-dishes-line = Lay recipes on your pairs, then say that you are done.
bids-last-leftovers = Leftover dishes
bids-last-leftovers-line = Pairs with a handed-out card still make dishes, for half the points.
bids-still-dishes = You can still bake a dish
bids-still-dishes-line = Press again to leave it, or lay a recipe on two cards.
bids-ended = The baking is over
bids-ended-line = Now the points are counted.

## What a hand holds, and what that would do

bids-held = Recipe { $card }
bids-held-line = Bid it, or make a dish with it.
bids-held-pair = A pair for a dish
bids-held-pair-line = Lay it on a recipe card of your hand.
bids-nowhere = It can’t go anywhere now
bids-nowhere-line = Drop it anyway, and you will read why.
bids-would-bid = Bid { $card }
bids-would-bid-line = It lies face down until both bids are turned over.
bids-would-dish = A dish: { $points } { $count ->
    [1] point
   *[other] points
 }
bids-would-dish-line = The recipe stays on the plate and can’t be bid any more.
bids-would-leftover-line = A leftover dish scores half of its recipe.
bids-would-go-on = Go on
bids-would-go-on-line = If both do, one more pair lies on the mat and you bid again.
bids-would-stop = Stop here
bids-would-stop-line = Nobody takes these cards; they wait for the hand-out.
bids-would-join = Put two cards of one colour together
bids-would-join-line = Then a recipe makes a dish of them.
bids-would-finish = Be done
bids-would-finish-line = No more dishes for now.

## On the mat

bids-round = Round { $number }
bids-prize = { $count ->
    [2] The higher bid takes both
   *[other] The higher bid takes all { $count }
 }
bids-beats = { $high } beats { $low }
bids-even = A tie
bids-even-line = Both bid { $card }
bids-set-aside = Nobody takes them
bids-set-aside-line = Set aside for the hand-out
bids-over = Bidding is over
bids-over-line = Now for the last full dishes
bids-over-hand = { $name } has no recipe card left
bids-over-hands = Nobody has a recipe card left
bids-handed = The hand-out
bids-handed-line = Leftover dishes score half
bids-takes = { $count ->
    [2] { $name } takes both
   *[other] { $name } takes all { $count }
 }
bids-has-bid = has bid
bids-choosing = is choosing
bids-has-answered = has answered
bids-asked = go on?
bids-goes-on = goes on
bids-stops = stops
bids-bakes = may still bake
bids-is-done = is done
bids-reveal = Reveal
bids-go-on = Go on
bids-stop = Stop
bids-done = Done
bids-done-anyway = Sure?

## In the panels

bids-points = { $count ->
    [1] point
   *[other] points
 }
bids-worth = { $points } { $count ->
    [1] point
   *[other] points
 }
bids-may-hold = May still hold
bids-none-left = No recipe cards left
bids-bids = Bids
bids-again = Again
bids-dishes-of = { $name }’s dishes
bids-left-over = Left over
bids-make-dish = Make a dish
bids-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
bids-letter-1 = A
bids-letter-11 = J
bids-letter-12 = Q
bids-letter-13 = K
