setup-title = Wer backt mit?
setup-bakers = Alle am Tisch
setup-baker = Backprofi { $number }
setup-name = Wie heißt du?
setup-name-empty = Hier fehlt noch ein Name
setup-name-taken = Zwei haben denselben Namen
setup-color = Farbe
setup-add = Noch jemand
setup-remove = { $name } entfernen
setup-move-left = Nach links rücken
setup-move-right = Nach rechts rücken
setup-too-few = { $count ->
    [one] Dieses Spiel braucht mindestens eine Person
   *[other] Dieses Spiel braucht mindestens { $count } Personen
 }
setup-too-many = { $count ->
    [one] An diesen Tisch passt nur eine Person
   *[other] An diesen Tisch passen { $count } Personen
 }
setup-who = Wer spielt hier?
setup-person = Ein Mensch
setup-bot-friendly = CookieBot, freundlich
setup-bot-easy = CookieBot, leicht
setup-bot-normal = CookieBot, mittel
setup-bot-hard = CookieBot, schwer
setup-first = Wer fängt an?
setup-first-cookies = Wer hat zuletzt ein Plätzchen gegessen?
setup-first-macaraccoon = Wer hat zuletzt einen Nachtisch gebacken?
setup-first-got_what_it_bakes = Wer hat zuletzt etwas gebacken?
setup-random = Auslosen
setup-options = Wie wollt ihr spielen?
setup-clock = Uhr
setup-clock-standard = Normal: 4 Stunden
setup-clock-gentle = Gemütlich: 5 Stunden
setup-clock-breezy = Ganz entspannt: 6 Stunden
setup-clock-standard-detail = So ist das Spiel gedruckt. Schwer, selbst wenn man alles richtig macht.
setup-clock-gentle-detail = Gut für den ersten Abend.
setup-clock-breezy-detail = Viel Zeit, auch für die Kleinen.
setup-suit = Wer spielt welche Farbe?
setup-suit-diamonds = { $name } spielt Karo
setup-suit-spades = { $name } spielt Pik
setup-loose-pastry = Mürbeteig
setup-loose-pastry-detail = Auch zwei Zutaten derselben Farbe werden ein Gebäck.
setup-whisker-name = Name deines Schnurrkochs
setup-whisker-name-default = { $number ->
    [1] Minka
    [2] Zimtpfote
    [3] Schnurri
    [4] Krümel
   *[other] Honig
 }
setup-mode = Spielart
setup-mode-competitive = Gegeneinander
setup-mode-solo = Allein gegen CookieBots Würfel
setup-mode-cooperative = Gemeinsam
setup-mode-teams = Zwei Teams zu zweit
setup-teams = Wer spielt mit wem?
setup-teams-pair = { $one } und { $two }
setup-kids = Kindermodus
setup-goals = Mit Zielen spielen
setup-pantry = Kammerkarten
setup-resources = Münzen und Zeit zu Beginn
setup-level-easy = leicht
setup-level-normal = mittel
setup-level-hard = schwer
setup-bakery = Name deiner Backstube
setup-bakery-default = { $number ->
    [1] Krümelecke
    [2] Zuckergasse
    [3] Goldkruste
    [4] Warmer Ofen
   *[other] Süßer Platz
 }
setup-seed = Spielnummer
setup-seed-detail = Dieselbe Nummer bringt dieselben Würfe und Karten.
setup-begin = An die Bleche
setup-replace-question = Hier wartet noch ein angefangenes Spiel. Stattdessen ein neues beginnen?
setup-face = Gesicht
setup-scoring = Punkte zählen
setup-scoring-detail = Für Erfahrene: übrige Zeit minus übrige Plätzchen.
setup-diamonds = Wer spielt Karo?
setup-bot-short-friendly = Bot, freundlich
setup-bot-short-easy = Bot, leicht
setup-bot-short-normal = Bot, mittel
setup-bot-short-hard = Bot, schwer
setup-pantry-easy = gut gefüllt
setup-pantry-normal = wie gewohnt
setup-pantry-hard = fast leer
setup-resources-easy = reichlich
setup-resources-normal = genug
setup-resources-hard = knapp
