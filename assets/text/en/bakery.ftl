# The status line of Cookies. $shape is a shape's id, $spaces the spaces that the hand moves.
bakery-part-many = { $shape ->
    [star] stars
    [heart] hearts
    [flower] flowers
   *[circle] circles
}
bakery-part-some = { $shape ->
    [star] { $count ->
        [one] one star
       *[other] { $count } stars
    }
    [heart] { $count ->
        [one] one heart
       *[other] { $count } hearts
    }
    [flower] { $count ->
        [one] one flower
       *[other] { $count } flowers
    }
   *[circle] { $count ->
        [one] one circle
       *[other] { $count } circles
    }
}
bakery-turn = { $name } is baking
bakery-roll = Roll the dice, { $name }!
bakery-roll-line = Fling them, click the tray, or press R.
bakery-roll-baking = The { bakery-part-many } come out of the oven when the hand reaches the bell.
bakery-choose = What will you use, { $name }?
bakery-choose-line = Take rolled cookies or sprinkles to a sheet.
bakery-lay = Lay { bakery-part-some } on the sheet
bakery-sprinkle = { $count ->
    [one] One sprinkle for the { bakery-part-many }
   *[other] { $count } sprinkles for the { bakery-part-many }
}
bakery-eat = Nibble a cookie from the { bakery-part-many }
bakery-cost = { $spaces ->
    [0] No die stays unused: the clock stands still.
    [one] One die stays unused: the clock moves on 1 space.
   *[other] { $spaces } dice stay unused: the clock moves on { $spaces } spaces.
}
bakery-no-cost = Nibbling costs no time.
bakery-nibble = Nothing fits: nibble a cookie!
bakery-nibble-line = Take one from a sheet back to its reserve. It costs no time.
bakery-bake = The { bakery-part-many } are finished: into the oven!
bakery-bake-line = Slide the sheet into the oven.
bakery-wait = Nothing fits, and nothing is left to nibble
bakery-wait-line = Press the clock: the hand moves { $spaces } spaces.
bakery-nowhere = This can’t go anywhere now
bakery-nowhere-line = Put it down to see why.
bakery-won = You did it together!
bakery-lost = Time is up
bakery-ready = Ready
bakery-in-oven = In the oven
