# Die Seite mit dem Regelheft (die Regeln selbst stehen in rules/<Spiel>.md).
rules-title = Spielregeln
rules-contents = Inhalt
rules-search = Suchen
rules-search-placeholder = Such ein Wort
rules-search-hits = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle
   *[other] { $count } Stellen
 }
rules-house-ruling = Hausregel
rules-house-ruling-detail = Die gedruckten Regeln lassen das offen. So spielt es unser Tisch.
rules-example = Beispiel
rules-clause = Regel { $clause }
rules-page = Seite { $number } von { $total }
