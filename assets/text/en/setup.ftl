setup-title = Who is baking?
setup-bakers = Bakers
setup-baker = Baker { $number }
setup-name = Name
setup-name-empty = Give this baker a name
setup-name-taken = Two bakers have the same name
setup-color = Colour
setup-add = Add a baker
setup-remove = Remove { $name }
setup-move-left = Move to the left
setup-move-right = Move to the right
setup-too-few = This game needs at least { $count ->
    [one] { $count } baker
   *[other] { $count } bakers
 }
setup-too-many = This table has room for { $count ->
    [one] { $count } baker
   *[other] { $count } bakers
 }
setup-who = Who plays here?
setup-person = A person
setup-bot = CookieBot
setup-bot-friendly = CookieBot, friendly
setup-bot-easy = CookieBot, easy
setup-bot-normal = CookieBot, normal
setup-bot-hard = CookieBot, hard
setup-first = Who begins?
setup-first-cookies = Who ate a cookie last?
setup-first-macaraccoon = Who baked a dessert last?
setup-first-got_what_it_bakes = Who baked something last?
setup-random = Pick someone
setup-options = How do you want to play?
setup-clock = Clock
setup-clock-standard = standard: 4 hours
setup-clock-gentle = gentle: 5 hours
setup-clock-breezy = breezy: 6 hours
setup-clock-standard-detail = The printed game. Hard, even for perfect bakers.
setup-clock-gentle-detail = Right for a first evening.
setup-clock-breezy-detail = Plenty of time, even for small bakers.
setup-suit = Who plays which suit?
setup-suit-diamonds = { $name } plays diamonds
setup-suit-spades = { $name } plays spades
setup-loose-pastry = Loose pastry
setup-loose-pastry-detail = Two ingredients of the same colour make a dish, too.
setup-whisker-name = Name of your Whisker
setup-mode = Mode
setup-mode-competitive = Against each other
setup-mode-solo = Alone against CookieBot’s dice
setup-mode-cooperative = Together
setup-mode-teams = Two teams of two
setup-kids = Kids mode
setup-goals = Play with goals
setup-pantry = Pantry cards
setup-resources = Starting coins and time
setup-level-easy = easy
setup-level-normal = normal
setup-level-hard = hard
setup-bakery = Name of your bakery
setup-seed = Game number
setup-seed-detail = The same number gives the same dice and cards.
setup-begin = Let’s bake
