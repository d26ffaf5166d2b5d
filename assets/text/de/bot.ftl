# Warum CookieBot etwas tut: ein kurzer Satz, für ein Kind gesagt.

## Jedes Spiel
bot-reason-best = Das sah für mich am besten aus.
bot-reason-only = Etwas anderes geht gerade nicht.
bot-note-failed = CookieBot war durcheinander und hat schnell etwas gespielt.
bot-note-late = CookieBot hat zu lange überlegt und schnell etwas gespielt.

## Plätzchen
bot-cookies-part-many = { $shape ->
    [star] Sterne
    [heart] Herzen
    [flower] Blumen
   *[circle] Kreise
}
bot-cookies-roll = Jeder Zug beginnt mit dem Würfeln.
bot-cookies-bake = Das Blech ist fertig, also ab in den Ofen.
bot-cookies-wait = Es geht gar nichts, also läuft die Uhr weiter.
bot-cookies-nibble-plain = Nichts passt. Ein Plätzchen ohne Streusel fehlt am wenigsten.
bot-cookies-nibble-sprinkled = Nichts passt. Hier fehlt ein Plätzchen mit Streusel am wenigsten.
bot-cookies-finishes = Die letzten Streusel: Dann sind die { bot-cookies-part-many } fertig.
bot-cookies-no-time = Alle drei Würfel werden genutzt, so vergeht gar keine Zeit.
bot-cookies-fills = Dann liegen alle neun { bot-cookies-part-many } auf ihrem Blech.
bot-cookies-time-bakes = Der Ofen braucht Zeit, da darf die Uhr ruhig weiterlaufen.
bot-cookies-saves-time = So läuft die Uhr am wenigsten weiter.
bot-cookies-starts = Ein Blech ist leer: ein guter Platz für { bot-cookies-part-many }.
bot-cookies-sprinkles = Auch die { bot-cookies-part-many } brauchen ihre Streusel.
bot-cookies-nearly-full = Das Blech ist fast voll: { bot-cookies-part-many }.
bot-cookies-gathers = Je mehr { bot-cookies-part-many } auf dem Blech liegen, desto eher kann es in den Ofen.
