# Höchstgebäck. Im Verlauf ist $who der Name eines Platzes; $card, $cards, $first, $second, $heart und $club
# sind Namen von Karten (pastry-piece-…, durch Kommas getrennt); Gebote und Rezeptkarten stehen als Zahlen.

## Was geschah

pastry-event-bid-laid = { $who } legt ein Gebot verdeckt hin.
pastry-event-bid-returned = { $who } nimmt das Gebot ungesehen zurück: Auf der anderen Seite gibt es ein Gebäck.
pastry-event-bids-revealed = Beide Gebote werden aufgedeckt.
pastry-event-cards-won = { $high } schlägt { $low }: { $who } nimmt { $cards }.
pastry-event-tied = Gleichstand: Beide bieten { $number }.
pastry-event-answer-given = { $who } hat geantwortet.
pastry-event-answers-revealed = Beide Antworten liegen offen.
pastry-event-round-started = Runde { $round }: Es geht um { $heart } und { $club }.
pastry-event-pair-added = Beide machen weiter: { $heart } und { $club } kommen dazu.
pastry-event-cards-set-aside = { $why ->
    [declined] Nicht beide machen weiter. Niemand bekommt diese Karten, sie kommen beiseite: { $cards }.
    [hand-empty] Gleichstand, und eine Hand ist leer. Niemand bekommt diese Karten, sie kommen beiseite: { $cards }.
   *[last-dish] Die letzte Rezeptkarte steckt in einem Gebäck. Diese Karten kommen beiseite: { $cards }.
 }
pastry-event-dish-made = { $who } macht aus { $cards } mit Rezept { $recipe } ein Gebäck: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
 }.
pastry-event-bidding-ended = Eine Hand ist leer, das Bieten ist vorbei.
pastry-event-seat-done = { $who } macht erst einmal kein Gebäck mehr.
pastry-event-cards-handed-out = Bei der Austeilung bekommt { $who }: { $cards }.

## Warum nicht

pastry-why-over = Das Spiel ist aus. Jetzt wird nur noch gezählt und gegessen.
pastry-why-not-done-yet = Fertig sein kannst du erst, wenn das Bieten vorbei ist.
pastry-why-answer-first = Gleichstand: Sagt zuerst beide, ob ihr weitermacht.
pastry-why-bidding-over = Das Bieten ist vorbei. Jetzt geht es nur noch ums Gebäck.
pastry-why-bid-laid = Dein Gebot liegt schon. Warte auf die andere Seite.
pastry-why-no-tie = Es gibt keinen Gleichstand, also fragt niemand, ob ihr weitermacht.
pastry-why-answered = Du hast schon geantwortet. Warte auf die andere Seite.
pastry-why-done = Du hast gesagt, dass du fertig bist, und fertig ist fertig.
pastry-why-dish-in-tie = Kein Gebäck, solange der Gleichstand offen ist. Sag zuerst, ob du weitermachst.
pastry-why-dish-after-bid = Dein Gebot liegt schon. Nach dem Aufdecken kannst du wieder Gebäck machen.
pastry-why-no-pair = { $first } und { $second } ergeben kein Gebäck: Es braucht zwei Karten mit derselben Zahl.
pastry-why-no-loose-pair = { $first } und { $second } ergeben kein Gebäck: Es braucht zwei Karten mit derselben Zahl oder Farbe.
pastry-why-in-pile = Diese Karte hat noch niemand gewonnen: { $card }. Sie liegt noch im Stapel.
pastry-why-not-won = Diese Karte hat niemand gewonnen: { $card }. Du kannst nur eigene Karten nehmen.
pastry-why-card-in-dish = Diese Karte gehört zu einem Gebäck: { $card }. Fertiges Gebäck ändert sich nie.
pastry-why-not-yours = Diese Karte gehört der anderen Seite: { $card }.
pastry-why-recipe-in-dish = Dein Rezept { $number } liegt auf einem Gebäck. Fertiges Gebäck ändert sich nie.
pastry-why-discarded = Dein Rezept { $number } war ein Gebot und ist abgelegt.
pastry-why-not-handed-out = Ein Restegebäck braucht eine Karte aus der Austeilung. { $first } und { $second } hattest du schon vorher.

## Wie es ausging

pastry-result-most-points = Die meisten Punkte gewinnen.
pastry-result-more-dishes = Gleich viele Punkte, also gewinnt, wer mehr Gebäck hat.
pastry-result-shared = Gleich viele Punkte und gleich viel Gebäck: ein gemeinsamer Sieg.
pastry-result-full = Ganze Gebäcke
pastry-result-leftover = Restegebäcke
pastry-result-count = Zahl der Gebäcke

## Die Karten

pastry-piece-h1 = Herz Ass
pastry-piece-h2 = Herz 2
pastry-piece-h3 = Herz 3
pastry-piece-h4 = Herz 4
pastry-piece-h5 = Herz 5
pastry-piece-h6 = Herz 6
pastry-piece-h7 = Herz 7
pastry-piece-h8 = Herz 8
pastry-piece-h9 = Herz 9
pastry-piece-h10 = Herz 10
pastry-piece-h11 = Herz Bube
pastry-piece-h12 = Herz Dame
pastry-piece-h13 = Herz König
pastry-piece-c1 = Kreuz Ass
pastry-piece-c2 = Kreuz 2
pastry-piece-c3 = Kreuz 3
pastry-piece-c4 = Kreuz 4
pastry-piece-c5 = Kreuz 5
pastry-piece-c6 = Kreuz 6
pastry-piece-c7 = Kreuz 7
pastry-piece-c8 = Kreuz 8
pastry-piece-c9 = Kreuz 9
pastry-piece-c10 = Kreuz 10
pastry-piece-c11 = Kreuz Bube
pastry-piece-c12 = Kreuz Dame
pastry-piece-c13 = Kreuz König
pastry-piece-d1 = Karo Ass
pastry-piece-d2 = Karo 2
pastry-piece-d3 = Karo 3
pastry-piece-d4 = Karo 4
pastry-piece-d5 = Karo 5
pastry-piece-d6 = Karo 6
pastry-piece-d7 = Karo 7
pastry-piece-d8 = Karo 8
pastry-piece-d9 = Karo 9
pastry-piece-d10 = Karo 10
pastry-piece-d11 = Karo Bube
pastry-piece-d12 = Karo Dame
pastry-piece-d13 = Karo König
pastry-piece-s1 = Pik Ass
pastry-piece-s2 = Pik 2
pastry-piece-s3 = Pik 3
pastry-piece-s4 = Pik 4
pastry-piece-s5 = Pik 5
pastry-piece-s6 = Pik 6
pastry-piece-s7 = Pik 7
pastry-piece-s8 = Pik 8
pastry-piece-s9 = Pik 9
pastry-piece-s10 = Pik 10
pastry-piece-s11 = Pik Bube
pastry-piece-s12 = Pik Dame
pastry-piece-s13 = Pik König

## Dieselben am Kindertisch, auf dessen Karten nur Zahlen stehen

pastry-figure-h1 = Herz 1
pastry-figure-h11 = Herz 11
pastry-figure-h12 = Herz 12
pastry-figure-h13 = Herz 13
pastry-figure-c1 = Kreuz 1
pastry-figure-c11 = Kreuz 11
pastry-figure-c12 = Kreuz 12
pastry-figure-c13 = Kreuz 13

## Looking back, when nothing is secret any more
pastry-back-bid = { $who } bietet { $number }.
pastry-back-agree = { $who } möchte weiterbieten.
pastry-back-decline = { $who } möchte lieber aufhören.
