# Die Statuszeile von Plätzchen. $shape ist die Kennung einer Form, $spaces die Felder des Zeigers.
bakery-part-many = { $shape ->
    [star] Sterne
    [heart] Herzen
    [flower] Blumen
   *[circle] Kreise
}
bakery-part-some = { $shape ->
    [star] { $count ->
        [one] einen Stern
       *[other] { $count } Sterne
    }
    [heart] { $count ->
        [one] ein Herz
       *[other] { $count } Herzen
    }
    [flower] { $count ->
        [one] eine Blume
       *[other] { $count } Blumen
    }
   *[circle] { $count ->
        [one] einen Kreis
       *[other] { $count } Kreise
    }
}
bakery-turn = { $name } backt gerade
bakery-roll = Würfle, { $name }!
bakery-roll-line = Wirf sie, klick auf die Schale oder drück R.
bakery-roll-baking = Die { bakery-part-many } sind fertig, wenn der Zeiger die Glocke erreicht.
bakery-choose = Was nimmst du, { $name }?
bakery-choose-line = Bring gewürfelte Plätzchen oder Streusel auf ein Blech.
bakery-lay = Leg { bakery-part-some } auf das Blech
bakery-sprinkle = { $count ->
    [one] Ein Streusel für die { bakery-part-many }
   *[other] { $count } Streusel für die { bakery-part-many }
}
bakery-eat = Nasch ein Plätzchen vom Blech (hier liegen { bakery-part-many })
bakery-cost = { $spaces ->
    [0] Kein Würfel bleibt übrig: Die Uhr steht still.
    [one] Ein Würfel bleibt übrig: Die Uhr geht 1 Feld weiter.
   *[other] { $spaces } Würfel bleiben übrig: Die Uhr geht { $spaces } Felder weiter.
}
bakery-no-cost = Naschen kostet keine Zeit.
bakery-nibble = Nichts passt: Nasch ein Plätzchen!
bakery-nibble-line = Leg eins vom Blech zurück in den Vorrat. Das kostet keine Zeit.
bakery-bake = Die { bakery-part-many } sind fertig: ab in den Ofen!
bakery-bake-line = Schieb das Blech in den Ofen.
bakery-wait = Nichts passt, und zu naschen gibt es auch nichts
bakery-wait-line = Drück auf die Uhr: Der Zeiger geht { $spaces } Felder weiter.
bakery-nowhere = Das passt jetzt nirgends hin
bakery-nowhere-line = Leg es ab, dann siehst du, warum.
bakery-won = Gemeinsam geschafft!
bakery-lost = Die Zeit ist um
bakery-ready = Bereit
bakery-in-oven = Im Ofen
