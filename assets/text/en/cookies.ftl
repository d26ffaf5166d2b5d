# Cookies. Shapes, faces and colours come as ids (star, star-heart, red); sheets as 1 or 2; bakers as $who.

## Pieces
cookies-piece-star = star
cookies-piece-heart = heart
cookies-piece-flower = flower
cookies-piece-circle = circle
cookies-piece-sprinkle = sprinkles
cookies-piece-sheet = sheet { $sheet }
cookies-count-star = { $count ->
    [one] one star
   *[other] { $count } stars
}
cookies-count-heart = { $count ->
    [one] one heart
   *[other] { $count } hearts
}
cookies-count-flower = { $count ->
    [one] one flower
   *[other] { $count } flowers
}
cookies-count-circle = { $count ->
    [one] one circle
   *[other] { $count } circles
}
cookies-count-sprinkle = { $count ->
    [one] one sprinkle
   *[other] { $count } sprinkles
}
cookies-face-star-heart = star or heart
cookies-face-star-flower = star or flower
cookies-face-star-circle = star or circle
cookies-face-circle-heart = circle or heart
cookies-face-circle-flower = circle or flower
cookies-face-heart-circle = heart or circle
cookies-face-heart-flower = heart or flower
cookies-face-sprinkle = two sprinkles
cookies-colour-red = red
cookies-colour-yellow = yellow
cookies-colour-blue = blue

## Parts of sentences
cookies-part-some = { $shape ->
    [star] { cookies-count-star }
    [heart] { cookies-count-heart }
    [flower] { cookies-count-flower }
   *[circle] { cookies-count-circle }
}
cookies-part-one = { $shape ->
    [star] star
    [heart] heart
    [flower] flower
   *[circle] circle
}
cookies-part-many = { $shape ->
    [star] stars
    [heart] hearts
    [flower] flowers
   *[circle] circles
}
cookies-part-others = { $other ->
    [star] stars
    [heart] hearts
    [flower] flowers
   *[circle] circles
}
cookies-part-die1 = { $die1 ->
    [star-heart] { cookies-face-star-heart }
    [star-flower] { cookies-face-star-flower }
    [circle-heart] { cookies-face-circle-heart }
    [circle-flower] { cookies-face-circle-flower }
   *[sprinkle] { cookies-face-sprinkle }
}
cookies-part-die2 = { $die2 ->
    [star-circle] { cookies-face-star-circle }
    [star-flower] { cookies-face-star-flower }
    [heart-circle] { cookies-face-heart-circle }
    [heart-flower] { cookies-face-heart-flower }
   *[sprinkle] { cookies-face-sprinkle }
}
cookies-part-die3 = { $die3 ->
    [star-heart] { cookies-face-star-heart }
    [star-circle] { cookies-face-star-circle }
    [heart-flower] { cookies-face-heart-flower }
    [circle-flower] { cookies-face-circle-flower }
   *[sprinkle] { cookies-face-sprinkle }
}

## What happened
cookies-event-dice-rolled = { $who } rolls: { cookies-part-die1 }; { cookies-part-die2 }; { cookies-part-die3 }.
cookies-event-cookies-laid = { $who } lays { cookies-part-some } on sheet { $sheet }.
cookies-event-sprinkles-spread = { $who } spreads { cookies-count-sprinkle } on sheet { $sheet }.
cookies-event-cookie-nibbled = { $who } nibbles a { $sprinkled ->
    [yes] sprinkled { cookies-part-one }
   *[no] plain { cookies-part-one }
} from sheet { $sheet }.
cookies-event-time-passed = { $who } can use nothing and nibble nothing, so time passes.
cookies-event-sheet-finished = { $waits ->
    [yes] The { cookies-part-many } on sheet { $sheet } are finished and wait for the oven.
   *[no] The { cookies-part-many } on sheet { $sheet } are finished. Into the oven with them!
}
cookies-event-sheet-into-oven = { $who } slides the { cookies-part-many } into the oven.
cookies-event-alarm-set = The alarm bell goes to the next { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
} space.
cookies-event-hand-moved = { $to_space ->
    [0] The minute hand moves on to the 12.
   *[other] The minute hand moves on to space { $to_space }.
}
cookies-event-alarm-rang = Ding! The alarm bell rings.
cookies-event-sheet-out-of-oven = The { cookies-part-many } are baked. Sheet { $sheet } is free again.
cookies-event-hour-struck = The hour hand moves on to { $hour }.
cookies-event-turn-passed = { $who } is next.
cookies-event-game-ended = { $won ->
    [yes] All four kinds are baked: you have won together!
   *[no] The last hour has struck: time is up.
}

## Why not
cookies-why-over = The game is over.
cookies-why-not-your-turn = It is another baker’s turn.
cookies-why-bake-first = First the finished sheet goes into the oven.
cookies-why-rolled-already = You have rolled already. Use your dice.
cookies-why-roll-first = Roll the dice first.
cookies-why-roll-is-usable = You can use this roll. Nibbling is only for a roll that nobody could use.
cookies-why-nibble-instead = There is still a cookie that you can nibble.
cookies-why-bakes-already = Sheet { $sheet } is in the oven already.
cookies-why-not-finished = Sheet { $sheet } is not finished: it needs nine cookies with sprinkles on all of them.
cookies-why-oven-full = The oven is taken. Sheet { $sheet } waits until the alarm bell rings.
cookies-why-not-rolled = No die shows a { cookies-part-one }.
cookies-why-shape-done = The { cookies-part-many } are all baked.
cookies-why-shape-in-oven = The { cookies-part-many } are in the oven. None can be laid now.
cookies-why-sheet-in-oven = Sheet { $sheet } is in the oven, out of reach.
cookies-why-sheet-holds-other = Sheet { $sheet } holds { cookies-part-others }. There is no room for { cookies-part-many }.
cookies-why-shape-has-sheet = The { cookies-part-many } lie on sheet { $sheet }. They all belong together.
cookies-why-none-left = All nine { cookies-part-many } lie on their sheet already.
cookies-why-no-sprinkles-rolled = No die shows sprinkles.
cookies-why-sheet-empty = There are no cookies on sheet { $sheet } to sprinkle.
cookies-why-all-sprinkled = All cookies on sheet { $sheet } have their sprinkles.
cookies-why-oven-out-of-reach = You can’t nibble from the oven.
cookies-why-nothing-to-nibble = There is nothing to nibble on sheet { $sheet }.
cookies-why-none-sprinkled = No cookie on sheet { $sheet } has sprinkles.
cookies-why-none-plain = All cookies on sheet { $sheet } have sprinkles; there is no plain one.
cookies-result-all-baked = All four kinds are baked.
cookies-result-clock-ran-out = The last hour has struck.
cookies-result-spaces-left = Spaces left on the clock
cookies-result-cookies-left = Cookies left in the reserve
