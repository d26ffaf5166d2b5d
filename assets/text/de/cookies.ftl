# Plätzchen. Formen, Würfelseiten und Farben kommen als Kürzel, Bleche als 1 oder 2, Spieler als $who.

## Teile
cookies-piece-star = Stern
cookies-piece-heart = Herz
cookies-piece-flower = Blume
cookies-piece-circle = Kreis
cookies-piece-sprinkle = Streusel
cookies-piece-sheet = Blech { $sheet }
cookies-count-star = { $count ->
    [one] einen Stern
   *[other] { $count } Sterne
}
cookies-count-heart = { $count ->
    [one] ein Herz
   *[other] { $count } Herzen
}
cookies-count-flower = { $count ->
    [one] eine Blume
   *[other] { $count } Blumen
}
cookies-count-circle = { $count ->
    [one] einen Kreis
   *[other] { $count } Kreise
}
cookies-count-sprinkle = { $count ->
    [one] einen Streusel
   *[other] { $count } Streusel
}
cookies-face-star-heart = Stern oder Herz
cookies-face-star-flower = Stern oder Blume
cookies-face-star-circle = Stern oder Kreis
cookies-face-circle-heart = Kreis oder Herz
cookies-face-circle-flower = Kreis oder Blume
cookies-face-heart-circle = Herz oder Kreis
cookies-face-heart-flower = Herz oder Blume
cookies-face-sprinkle = zwei Streusel
cookies-colour-red = Rot
cookies-colour-yellow = Gelb
cookies-colour-blue = Blau

## Satzteile
cookies-part-some = { $shape ->
    [star] { cookies-count-star }
    [heart] { cookies-count-heart }
    [flower] { cookies-count-flower }
   *[circle] { cookies-count-circle }
}
cookies-part-one = { $shape ->
    [star] Stern
    [heart] Herz
    [flower] Blume
   *[circle] Kreis
}
cookies-part-many = { $shape ->
    [star] Sterne
    [heart] Herzen
    [flower] Blumen
   *[circle] Kreise
}
cookies-part-others = { $other ->
    [star] Sterne
    [heart] Herzen
    [flower] Blumen
   *[circle] Kreise
}
cookies-part-die1 = { $die1 ->
    [star-heart] { cookies-face-star-heart }
    [star-flower] { cookies-face-star-flower }
    [circle-heart] { cookies-face-circle-heart }
    [circle-flower] { cookies-face-circle-flower }
   *[sprinkle] { cookies-face-sprinkle }
}
cookies-part-die2 = { $die2 ->
    [star-circle] { cookies-face-star-circle }
    [star-flower] { cookies-face-star-flower }
    [heart-circle] { cookies-face-heart-circle }
    [heart-flower] { cookies-face-heart-flower }
   *[sprinkle] { cookies-face-sprinkle }
}
cookies-part-die3 = { $die3 ->
    [star-heart] { cookies-face-star-heart }
    [star-circle] { cookies-face-star-circle }
    [heart-flower] { cookies-face-heart-flower }
    [circle-flower] { cookies-face-circle-flower }
   *[sprinkle] { cookies-face-sprinkle }
}

## Was geschehen ist
cookies-event-dice-rolled = { $who } würfelt: { cookies-part-die1 }; { cookies-part-die2 }; { cookies-part-die3 }.
cookies-event-cookies-laid = { $who } legt { cookies-part-some } auf Blech { $sheet }.
cookies-event-sprinkles-spread = { $who } verteilt { cookies-count-sprinkle } auf Blech { $sheet }.
cookies-event-cookie-nibbled = { $who } nascht von Blech { $sheet }: { cookies-part-one } { $sprinkled ->
    [yes] mit Streusel.
   *[no] ohne Streusel.
}
cookies-event-time-passed = { $who } kann nichts nutzen und nichts naschen, also vergeht Zeit.
cookies-event-sheet-finished = { $waits ->
    [yes] Die { cookies-part-many } auf Blech { $sheet } sind fertig und warten auf den Ofen.
   *[no] Die { cookies-part-many } auf Blech { $sheet } sind fertig. Ab in den Ofen!
}
cookies-event-sheet-into-oven = { $who } schiebt die { cookies-part-many } in den Ofen.
cookies-event-alarm-set = Die Glocke kommt auf das nächste { $colour ->
    [red] rote
    [yellow] gelbe
   *[blue] blaue
} Feld.
cookies-event-hand-moved = { $to_space ->
    [0] Der Minutenzeiger rückt auf die 12.
   *[other] Der Minutenzeiger rückt auf Feld { $to_space }.
}
cookies-event-alarm-rang = Ding! Die Glocke läutet.
cookies-event-sheet-out-of-oven = Die { cookies-part-many } sind gebacken. Blech { $sheet } ist wieder frei.
cookies-event-hour-struck = Der Stundenzeiger rückt auf die { $hour }.
cookies-event-turn-passed = { $who } ist dran.
cookies-event-game-ended = { $won ->
    [yes] Alle vier Sorten sind gebacken: Ihr habt gemeinsam gewonnen!
   *[no] Die letzte Stunde hat geschlagen: Die Zeit ist um.
}

## Warum nicht
cookies-why-over = Das Spiel ist zu Ende.
cookies-why-not-your-turn = Gerade ist jemand anderes am Zug.
cookies-why-bake-first = Zuerst muss das fertige Blech in den Ofen.
cookies-why-rolled-already = Du hast schon gewürfelt. Nutze deine Würfel.
cookies-why-roll-first = Würfle zuerst.
cookies-why-roll-is-usable = Diesen Wurf kannst du nutzen. Genascht wird nur, wenn gar nichts passt.
cookies-why-nibble-instead = Es gibt noch ein Plätzchen, das du naschen kannst.
cookies-why-bakes-already = Blech { $sheet } ist schon im Ofen.
cookies-why-not-finished = Blech { $sheet } ist noch nicht fertig: Es braucht neun Plätzchen, alle mit Streusel.
cookies-why-oven-full = Der Ofen ist besetzt. Blech { $sheet } wartet, bis die Glocke läutet.
cookies-why-not-rolled = Kein Würfel zeigt: { cookies-part-one }.
cookies-why-shape-done = Die { cookies-part-many } sind alle gebacken.
cookies-why-shape-in-oven = Die { cookies-part-many } sind im Ofen. Jetzt können keine dazu.
cookies-why-sheet-in-oven = Blech { $sheet } ist im Ofen, da kommst du nicht heran.
cookies-why-sheet-holds-other = Auf Blech { $sheet } liegen { cookies-part-others }. Da ist kein Platz für { cookies-part-many }.
cookies-why-shape-has-sheet = Die { cookies-part-many } liegen auf Blech { $sheet }. Sie gehören alle zusammen.
cookies-why-none-left = Alle neun { cookies-part-many } liegen schon auf ihrem Blech.
cookies-why-no-sprinkles-rolled = Kein Würfel zeigt Streusel.
cookies-why-sheet-empty = Auf Blech { $sheet } liegt nichts, was Streusel bekommen könnte.
cookies-why-all-sprinkled = Auf Blech { $sheet } haben schon alle Plätzchen ihren Streusel.
cookies-why-oven-out-of-reach = Aus dem Ofen darfst du nicht naschen.
cookies-why-nothing-to-nibble = Auf Blech { $sheet } gibt es nichts zu naschen.
cookies-why-none-sprinkled = Auf Blech { $sheet } hat kein Plätzchen Streusel.
cookies-why-none-plain = Auf Blech { $sheet } haben alle Plätzchen Streusel; keins ist ohne.
cookies-result-all-baked = Alle vier Sorten sind gebacken.
cookies-result-clock-ran-out = Die letzte Stunde hat geschlagen.
cookies-result-spaces-left = Übrige Felder auf der Uhr
cookies-result-cookies-left = Plätzchen noch im Vorrat
