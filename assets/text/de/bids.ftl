# Was der Tisch von Höchstgebäck sagt: Statuszeile, Beschriftungen auf der Matte und den Tafeln.

## Was jetzt geht

bids-choose = Wähle ein Gebot, { $name }
bids-choose-line = Zieh eine Rezeptkarte auf deinen Platz auf der Matte.
bids-can-bake = Du kannst ein Gebäck machen
bids-can-bake-line = Leg ein Rezept auf das Paar, oder leg dein Gebot.
bids-can-bake-loose-line = Leg zwei Zutaten einer Farbe zusammen und ein Rezept darauf, oder biete.
bids-both-down = Beide Gebote liegen
bids-both-down-line = Deckt sie auf, wenn ihr so weit seid.
bids-own-down = Dein Gebot liegt
bids-wait = { $name } überlegt noch.
bids-look = Schau auf die Matte
bids-tie = Gleichstand – weiter?
bids-tie-line = Beide antworten geheim.
bids-last-dishes = Letzte ganze Gebäcke
bids-last-dishes-line = Leg Rezepte auf deine Paare und sag dann, dass du fertig bist.
bids-last-leftovers = Restegebäck
bids-last-leftovers-line = Paare mit einer ausgeteilten Karte werden noch Gebäck, für halbe Punkte.
bids-still-dishes = Du kannst noch ein Gebäck machen
bids-still-dishes-line = Drück noch einmal, um darauf zu verzichten, oder leg ein Rezept auf zwei Karten.
bids-ended = Ausgebacken
bids-ended-line = Jetzt werden die Punkte gezählt.

## Was eine Hand hält, und was daraus würde

bids-held = Rezept { $card }
bids-held-line = Biete sie, oder back damit.
bids-held-pair = Ein Paar für ein Gebäck
bids-held-pair-line = Leg es auf eine Rezeptkarte deiner Hand.
bids-nowhere = Das passt jetzt nirgends hin
bids-nowhere-line = Leg es trotzdem ab, dann liest du, warum.
bids-would-bid = Biete { $card }
bids-would-bid-line = Verdeckt, bis beide Gebote aufgedeckt werden.
bids-would-dish = Gebäck: { $points } { $count ->
    [1] Punkt
   *[other] Punkte
 }
bids-would-dish-line = Das Rezept bleibt auf dem Teller und kann nicht mehr geboten werden.
bids-would-leftover-line = Restegebäck zählt die Hälfte seines Rezepts.
bids-would-go-on = Weitermachen
bids-would-go-on-line = Wenn beide wollen, kommt ein weiteres Paar dazu, und ihr bietet neu.
bids-would-stop = Hier ist Schluss
bids-would-stop-line = Niemand nimmt diese Karten; sie warten auf die Austeilung.
bids-would-join = Leg zwei Karten einer Farbe zusammen
bids-would-join-line = Ein Rezept macht dann ein Gebäck daraus.
bids-would-finish = Fertig sein
bids-would-finish-line = Für jetzt kein weiteres Gebäck.

## Auf der Matte

bids-round = Runde { $number }
bids-prize = { $count ->
    [2] Das höhere Gebot nimmt beide
   *[other] Das höhere Gebot nimmt alle { $count }
 }
bids-beats = { $high } schlägt { $low }
bids-even = Gleichstand
bids-even-line = Beide bieten { $card }
bids-set-aside = Niemand nimmt sie
bids-set-aside-line = Beiseitegelegt bis zur Austeilung
bids-over = Die Gebote sind vorbei
bids-over-line = Jetzt kommt das letzte ganze Gebäck
bids-over-hand = { $name } hat keine Rezeptkarte mehr
bids-over-hands = Niemand hat noch eine Rezeptkarte
bids-handed = Austeilung
bids-handed-line = Restegebäck zählt halb
bids-takes = { $count ->
    [2] { $name } nimmt beide
   *[other] { $name } nimmt alle { $count }
 }
bids-has-bid = hat geboten
bids-choosing = überlegt
bids-has-answered = hat geantwortet
bids-asked = weiter?
bids-goes-on = macht weiter
bids-stops = hört auf
bids-bakes = kann noch backen
bids-is-done = ist fertig
bids-reveal = Aufdecken
bids-go-on = Weiter
bids-stop = Schluss
bids-done = Fertig
bids-done-anyway = Sicher?

## In den Tafeln

bids-points = { $count ->
    [1] Punkt
   *[other] Punkte
 }
bids-worth = { $points } { $count ->
    [1] Punkt
   *[other] Punkte
 }
bids-may-hold = Hat vielleicht noch
bids-none-left = Keine Rezeptkarten mehr
bids-bids = Gebote
bids-again = Nochmal
bids-dishes-of = Gebäck von { $name }
bids-left-over = Reste
bids-make-dish = Back es
bids-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
bids-letter-1 = A
bids-letter-11 = B
bids-letter-12 = D
bids-letter-13 = K
