# Words that stand on every screen. "CookieBot" and "Macaraccoon" are names and stay.
common-ok = OK
common-cancel = Cancel
common-yes = Yes
common-no = No
common-back = Back
common-close = Close
common-done = Done
common-next = Next
common-start = Start
common-skip = Skip
common-retry = Try again
common-undo = Undo
common-hint = Hint
common-menu = Menu
common-home = Home
common-rules = Rules
common-why-not = Why not?
common-read-rule = Read the rule
common-on = on
common-off = off
common-none = none
common-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
 }
common-minutes = about { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
common-and = { $first } and { $second }
common-your-turn = { $name }, it’s your turn
common-turn-of = { $name } is playing
common-thinking = { $name } is thinking …
common-hand-over = Please pass the table to { $name }
common-hand-over-detail = Only { $name } should look now. Press when you’re ready.
common-hand-over-ready = I’m { $name }, show me
common-hold-to-leave = Hold to leave
common-game-cookies = Cookies
common-game-got_what_it_bakes = Got What It Bakes?
common-game-macaraccoon = Macaraccoon
common-game-pastry_bids = Pastry Bids
common-color-berry = Berry
common-color-sky = Sky
common-color-leaf = Leaf
common-color-butter = Butter
common-color-plum = Plum
common-pattern-berry = dots
common-pattern-sky = stripes
common-pattern-leaf = checks
common-pattern-butter = waves
common-pattern-plum = crosses
