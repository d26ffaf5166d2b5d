result-title = Der Tisch ist abgeräumt
result-team-won = Geschafft!
result-team-won-detail = Alle Plätzchen sind gebacken. Gut gemacht, ihr alle.
result-team-lost = Diesmal nicht
result-team-lost-detail = Die Uhr war schneller. Esst ein Plätzchen und versucht es noch einmal.
result-winner = { $name } gewinnt!
result-shared = { $names } gewinnen gemeinsam!
result-you-won = Du gewinnst!
result-bot-won = CookieBot gewinnt. Es war knapp, sagt er.
result-score = Punktzahl
result-place = Platz { $number }
result-rank = Rang: { $rank }
result-record = { $who ->
    [people] Neuer Bestwert unter Menschen von { $name }: { $score }!
   *[all] Neuer Bestwert von { $name }: { $score }!
 }
result-record-old = { $who ->
    [people] Bestwert unter Menschen bisher: { $score }
   *[all] Bestwert bisher: { $score }
 }
result-record-none = { $who ->
    [people] Der erste Bestwert unter Menschen, von { $name }: { $score }
   *[all] Der erste Bestwert, von { $name }: { $score }
 }
result-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }
result-total = Zusammen
result-again = Noch einmal spielen
result-again-same = Dasselbe Spiel noch einmal
result-new = Ein anderes Spiel
result-look = Den Tisch ansehen
result-details = So kamen die Punkte zusammen
result-tally = Rechtzeitig gebacken: { $wins } von { $games }
result-ranks = Rang
result-tie = { $line } (bei Gleichstand)
result-ties = Bei Gleichstand, der Reihe nach:
result-together = Zusammen

## Looking back at a game
result-back = Rückschau
result-back-empty = In diesem Spiel gab es nichts zu wählen.
result-back-progress = CookieBot hat { $done } von { $count } angesehen
result-back-ready = CookieBot hat alles angesehen
result-back-everyone = Alle zeigen
result-back-persons = Nur Menschen zeigen
result-back-idea = CookieBots Idee: { $words }
result-back-same = Genau das hätte CookieBot gemacht!
result-back-better = Besser als CookieBots Idee!
result-back-good = So gut wie CookieBots Idee
result-back-near = Ein kleiner Patzer
result-back-slip = Ein Patzer
result-back-other = CookieBot hatte eine andere Idee
result-back-chances = Chancen: { $percent } %
result-back-chances-both = Chancen: { $percent } %, mit CookieBots Idee { $idea } %
result-back-chances-idea = Chancen mit CookieBots Idee: { $idea } %
