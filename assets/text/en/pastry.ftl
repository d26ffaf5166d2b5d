# Pastry Bids. In the log $who is the name of a seat; $card, $cards, $first, $second, $heart and $club are
# names of cards (pastry-piece-…, several joined by commas); bids and recipe cards stand as figures.

## What happened

pastry-event-bid-laid = { $who } lays a bid face down.
pastry-event-bid-returned = { $who } takes the bid back, unseen: the other baker has made a dish.
pastry-event-bids-revealed = Both bids are turned over.
pastry-event-cards-won = { $high } beats { $low }: { $who } takes { $cards }.
pastry-event-tied = A tie: both bid { $number }.
pastry-event-answer-given = { $who } has answered.
pastry-event-answers-revealed = Both answers are shown.
pastry-event-round-started = Round { $round }: { $heart } and { $club } are up for bids.
pastry-event-pair-added = Both go on: { $heart } and { $club } join them.
pastry-event-cards-set-aside = { $why ->
    [declined] Not both go on. Nobody takes these cards; they are set aside: { $cards }.
    [hand-empty] A tie, and a hand is empty. Nobody takes these cards; they are set aside: { $cards }.
   *[last-dish] The last recipe card went into a dish. These cards are set aside: { $cards }.
 }
pastry-event-dish-made = { $who } makes a dish of { $cards } with recipe { $recipe }: { $points ->
    [1] one point
   *[other] { $points } points
 }.
pastry-event-bidding-ended = A hand is empty, so bidding is over.
pastry-event-seat-done = { $who } makes no more dishes for now.
pastry-event-cards-handed-out = The hand-out brings { $who }: { $cards }.

## Why not

pastry-why-over = The game is over. All that is left is to count, and to eat.
pastry-why-not-done-yet = You can only be done once the bidding is over.
pastry-why-answer-first = It is a tie: first both of you say whether to go on.
pastry-why-bidding-over = The bidding is over. Now it is all about dishes.
pastry-why-bid-laid = Your bid is already down. Wait for the other baker.
pastry-why-no-tie = There is no tie, so nobody asks whether to go on.
pastry-why-answered = You have answered already. Wait for the other baker.
pastry-why-done = You said that you are done, and done is done.
pastry-why-dish-in-tie = No dishes while the tie is open. Say first whether you go on.
pastry-why-dish-after-bid = Your bid is down. You can make dishes again after the reveal.
pastry-why-no-pair = { $first } and { $second } make no dish: it takes two cards of the same number.
pastry-why-no-loose-pair = { $first } and { $second } make no dish: it takes two cards of the same number or colour.
pastry-why-in-pile = Nobody has won this card yet: { $card }. It is still in its pile.
pastry-why-not-won = Nobody has won this card: { $card }. You can only use cards that are yours.
pastry-why-card-in-dish = This card is part of a dish: { $card }. Dishes never change.
pastry-why-not-yours = This card belongs to the other baker: { $card }.
pastry-why-recipe-in-dish = Your recipe { $number } lies on a dish. Dishes never change.
pastry-why-discarded = Your recipe { $number } was bid and is discarded.
pastry-why-not-handed-out = A leftover dish needs a card from the hand-out. { $first } and { $second } were both there before.

## How it ended

pastry-result-most-points = The most points win.
pastry-result-more-dishes = Equal points, so the greater number of dishes wins.
pastry-result-shared = Equal points and equally many dishes: a shared victory.
pastry-result-full = Full dishes
pastry-result-leftover = Leftover dishes
pastry-result-count = Number of dishes

## The cards

pastry-piece-h1 = ace of hearts
pastry-piece-h2 = 2 of hearts
pastry-piece-h3 = 3 of hearts
pastry-piece-h4 = 4 of hearts
pastry-piece-h5 = 5 of hearts
pastry-piece-h6 = 6 of hearts
pastry-piece-h7 = 7 of hearts
pastry-piece-h8 = 8 of hearts
pastry-piece-h9 = 9 of hearts
pastry-piece-h10 = 10 of hearts
pastry-piece-h11 = jack of hearts
pastry-piece-h12 = queen of hearts
pastry-piece-h13 = king of hearts
pastry-piece-c1 = ace of clubs
pastry-piece-c2 = 2 of clubs
pastry-piece-c3 = 3 of clubs
pastry-piece-c4 = 4 of clubs
pastry-piece-c5 = 5 of clubs
pastry-piece-c6 = 6 of clubs
pastry-piece-c7 = 7 of clubs
pastry-piece-c8 = 8 of clubs
pastry-piece-c9 = 9 of clubs
pastry-piece-c10 = 10 of clubs
pastry-piece-c11 = jack of clubs
pastry-piece-c12 = queen of clubs
pastry-piece-c13 = king of clubs
pastry-piece-d1 = ace of diamonds
pastry-piece-d2 = 2 of diamonds
pastry-piece-d3 = 3 of diamonds
pastry-piece-d4 = 4 of diamonds
pastry-piece-d5 = 5 of diamonds
pastry-piece-d6 = 6 of diamonds
pastry-piece-d7 = 7 of diamonds
pastry-piece-d8 = 8 of diamonds
pastry-piece-d9 = 9 of diamonds
pastry-piece-d10 = 10 of diamonds
pastry-piece-d11 = jack of diamonds
pastry-piece-d12 = queen of diamonds
pastry-piece-d13 = king of diamonds
pastry-piece-s1 = ace of spades
pastry-piece-s2 = 2 of spades
pastry-piece-s3 = 3 of spades
pastry-piece-s4 = 4 of spades
pastry-piece-s5 = 5 of spades
pastry-piece-s6 = 6 of spades
pastry-piece-s7 = 7 of spades
pastry-piece-s8 = 8 of spades
pastry-piece-s9 = 9 of spades
pastry-piece-s10 = 10 of spades
pastry-piece-s11 = jack of spades
pastry-piece-s12 = queen of spades
pastry-piece-s13 = king of spades

## The same at a children's table, whose cards show figures only

pastry-figure-h1 = 1 of hearts
pastry-figure-h11 = 11 of hearts
pastry-figure-h12 = 12 of hearts
pastry-figure-h13 = 13 of hearts
pastry-figure-c1 = 1 of clubs
pastry-figure-c11 = 11 of clubs
pastry-figure-c12 = 12 of clubs
pastry-figure-c13 = 13 of clubs

## Looking back, when nothing is secret any more
pastry-back-bid = { $who } bids { $number }.
pastry-back-agree = { $who } wants to bid on.
pastry-back-decline = { $who } would rather stop.
