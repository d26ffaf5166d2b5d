# Amit minden asztal mond a játéka körül.
table-baker-of = { $count } pékből a { $number }.
table-alone = Egyedül sütsz
table-level = { $level ->
    [friendly] CookieBot, barátságos
    [easy] CookieBot, könnyű
    [normal] CookieBot, közepes
   *[hard] CookieBot, nehéz
}
table-replay = Ez volt az utolsó kör
table-replay-line = Bármelyik gombbal rögtön folytathatod.
table-rule = { $clause } szabály
table-hint = A CookieBot ezt tenné
