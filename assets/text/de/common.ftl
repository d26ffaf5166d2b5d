# Wörter, die auf jedem Bildschirm stehen. CookieBot und Macaraccoon sind Namen und bleiben.
common-ok = In Ordnung
common-cancel = Abbrechen
common-yes = Ja
common-no = Nein
common-back = Zurück
common-close = Schließen
common-done = Fertig
common-next = Weiter
common-start = Los geht’s
common-skip = Überspringen
common-retry = Noch einmal
common-undo = Zurücknehmen
common-hint = Tipp
common-menu = Menü
common-home = Startseite
common-rules = Regeln
common-why-not = Warum nicht?
common-read-rule = Regel lesen
common-on = an
common-off = aus
common-none = keine
common-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
 }
common-minutes = etwa { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
 }
common-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
common-and = { $first } und { $second }
common-your-turn = { $name }, du bist dran
common-turn-of = { $name } ist am Zug
common-thinking = { $name } überlegt …
common-hand-over = Bitte gebt den Tisch an { $name } weiter
common-hand-over-detail = Jetzt schaut nur { $name } hin. Drück, wenn du so weit bist.
common-hand-over-ready = Ich bin { $name }, zeig her
common-hold-to-leave = Zum Verlassen gedrückt halten
common-game-cookies = Plätzchen
common-game-got_what_it_bakes = Gebacken gekriegt?
common-game-macaraccoon = Macaraccoon
common-game-pastry_bids = Höchstgebäck
common-color-berry = Beere
common-color-sky = Himmel
common-color-leaf = Blatt
common-color-butter = Butter
common-color-plum = Pflaume
common-pattern-berry = gepunktet
common-pattern-sky = gestreift
common-pattern-leaf = kariert
common-pattern-butter = gewellt
common-pattern-plum = gekreuzt
