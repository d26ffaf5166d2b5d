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
setup-clock-standard = Standard: 4 hours
setup-clock-gentle = Gentle: 5 hours
setup-clock-breezy = Breezy: 6 hours
setup-clock-standard-detail = The printed game. Hard, even for perfect bakers.
setup-clock-gentle-detail = Right for a first evening.
setup-clock-breezy-detail = Plenty of time, even for small bakers.
setup-suit = Who plays which suit?
setup-suit-diamonds = { $name } plays diamonds
setup-suit-spades = { $name } plays spades
setup-loose-pastry = Loose pastry
setup-loose-pastry-detail = Two ingredients of the same colour make a dish, too.
setup-whisker-name = Name of your Whisker
setup-whisker-name-default = { $number ->
    [1] Clover
    [2] Pepper
    [3] Maple
    [4] Biscuit
   *[other] Muffin
 }
setup-mode = Mode
setup-mode-competitive = Against each other
setup-mode-solo = Alone against CookieBot’s dice
setup-mode-cooperative = Together
setup-mode-teams = Two teams of two
setup-teams = Who plays with whom?
setup-teams-pair = { $one } and { $two }
setup-kids = Kids mode
setup-goals = Play with goals
setup-pantry = Pantry cards
setup-resources = Starting coins and time
setup-level-easy = easy
setup-level-normal = normal
setup-level-hard = hard
setup-bakery = Name of your bakery
setup-bakery-default = { $number ->
    [1] Crumb Corner
    [2] Sugar Lane
    [3] Golden Crust
    [4] Warm Oven
   *[other] Sweet Square
 }
setup-seed = Game number
setup-seed-detail = The same number gives the same dice and cards.
setup-begin = Let’s bake
setup-replace-question = A game is still waiting here. Begin a new one in its place?
setup-face = Face
setup-scoring = Count points
setup-scoring-detail = For experienced bakers: time left minus cookies left over.
setup-diamonds = Who plays diamonds?
setup-bot-short-friendly = Bot, friendly
setup-bot-short-easy = Bot, easy
setup-bot-short-normal = Bot, normal
setup-bot-short-hard = Bot, hard
setup-pantry-easy = well filled
setup-pantry-normal = as usual
setup-pantry-hard = nearly bare
setup-resources-easy = plenty
setup-resources-normal = enough
setup-resources-hard = scarce
