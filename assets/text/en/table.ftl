# What every table says around its game.
table-baker-of = Baker { $number } of { $count }
table-alone = Baking alone
table-level = { $level ->
    [friendly] CookieBot, friendly
    [easy] CookieBot, easy
    [normal] CookieBot, normal
   *[hard] CookieBot, hard
}
table-replay = This was the last turn
table-replay-line = Press anything to go on at once.
table-rule = Rule { $clause }
table-hint = CookieBot would do this
