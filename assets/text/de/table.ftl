# Was jeder Tisch rund um sein Spiel sagt.
table-baker-of = Platz { $number } von { $count }
table-alone = Du backst allein
table-level = { $level ->
    [friendly] CookieBot, freundlich
    [easy] CookieBot, leicht
    [normal] CookieBot, mittel
   *[hard] CookieBot, schwer
}
table-replay = Das war der letzte Zug
table-replay-line = Drück irgendwas, und es geht sofort weiter.
table-rule = Regel { $clause }
table-hint = CookieBot würde das tun
