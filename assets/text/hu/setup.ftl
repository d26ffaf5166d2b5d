setup-title = Kik sütnek?
setup-bakers = Pékek
setup-baker = { $number }. pék
setup-name = Név
setup-name-empty = Adj nevet ennek a péknek
setup-name-taken = Két péknek ugyanaz a neve
setup-color = Szín
setup-add = Új pék
setup-remove = { $name } törlése
setup-move-left = Mozgatás balra
setup-move-right = Mozgatás jobbra
setup-too-few = Ehhez a játékhoz legalább { $count } pék kell
setup-too-many = Ennél az asztalnál legfeljebb { $count } pék fér el
setup-who = Ki játszik itt?
setup-person = Egy ember
setup-bot-friendly = CookieBot, barátságos
setup-bot-easy = CookieBot, könnyű
setup-bot-normal = CookieBot, közepes
setup-bot-hard = CookieBot, nehéz
setup-first = Ki kezd?
setup-first-cookies = Ki evett legutóbb kekszet?
setup-first-macaraccoon = Ki sütött legutóbb desszertet?
setup-first-got_what_it_bakes = Ki sütött legutóbb valamit?
setup-random = Sorsoljunk
setup-options = Hogyan játsszatok?
setup-clock = Óra
setup-clock-standard = Normál: 4 óra
setup-clock-gentle = Nyugodt: 5 óra
setup-clock-breezy = Ráérős: 6 óra
setup-clock-standard-detail = A nyomtatott játék. Tökéletes pékeknek is nehéz.
setup-clock-gentle-detail = Első estére éppen jó.
setup-clock-breezy-detail = Rengeteg idő, kis pékeknek is.
setup-suit = Ki melyik színnel játszik?
setup-suit-diamonds = { $name } a káró
setup-suit-spades = { $name } a pikk
setup-loose-pastry = Omlós tészta
setup-loose-pastry-detail = Két azonos színű hozzávalóból is lehet sütemény.
setup-whisker-name = A séfed neve
setup-whisker-name-default = { $number ->
    [1] Cirmos
    [2] Bors
    [3] Mogyoró
    [4] Vanília
   *[other] Fahéj
 }
setup-mode = Játékmód
setup-mode-competitive = Egymás ellen
setup-mode-solo = Egyedül, CookieBot kockái ellen
setup-mode-cooperative = Közösen
setup-mode-teams = Két kétfős csapat
setup-teams = Ki kivel játszik?
setup-teams-pair = { $one } és { $two }
setup-kids = Gyerekmód
setup-goals = Játék célokkal
setup-pantry = Kamrakártyák
setup-resources = Kezdő érmék és idő
setup-level-easy = könnyű
setup-level-normal = közepes
setup-level-hard = nehéz
setup-bakery = A pékséged neve
setup-bakery-default = { $number ->
    [1] Morzsasarok
    [2] Cukor köz
    [3] Arany Héj
    [4] Meleg Kemence
   *[other] Édes Tér
 }
setup-seed = A játék száma
setup-seed-detail = Ugyanaz a szám ugyanazokat a kockákat és kártyákat adja.
setup-begin = Süssünk!
setup-replace-question = Itt még vár egy félbehagyott játék. Kezdjünk helyette újat?
setup-face = Arc
setup-scoring = Pontszámítás
setup-scoring-detail = Gyakorlott pékeknek: a maradék idő mínusz a megmaradt kekszek.
setup-diamonds = Ki játszik káróval?
setup-bot-short-friendly = barátságos bot
setup-bot-short-easy = könnyű bot
setup-bot-short-normal = közepes bot
setup-bot-short-hard = nehéz bot
setup-pantry-easy = bőségesen
setup-pantry-normal = szokásosan
setup-pantry-hard = szűkösen
setup-resources-easy = bőven
setup-resources-normal = elég
setup-resources-hard = kevés
