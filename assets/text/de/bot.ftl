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

## Macaraccoon
bot-macaraccoon-part-the = { $kind ->
    [pancake] den Pfannkuchen
    [waffle] die Waffel
    [cheesecake] den Käsekuchen
    [lemon_tart] die Zitronentarte
    [cream] die Sahne
    [chocolate] die Schokolade
   *[jam] die Marmelade
    [kiwi] die Kiwi
    [blueberry] die Heidelbeeren
}
bot-macaraccoon-serve = Das ist genau, was dieser Gast möchte, also wird serviert.
bot-macaraccoon-serve-far = Weiter hinten servieren kostet Zucker, bringt aber für jeden Übersprungenen ein Herzplättchen.
bot-macaraccoon-pick = Eines meiner Gerichte braucht noch { bot-macaraccoon-part-the }.
bot-macaraccoon-pick-start = Ich nehme { bot-macaraccoon-part-the } und fange damit ein bestelltes Gericht an.
bot-macaraccoon-pick-jump = Für { bot-macaraccoon-part-the } lohnt sich ein Sprung.
bot-macaraccoon-pick-wait = Mein fertiges Gericht kann warten, erst hole ich mir { bot-macaraccoon-part-the }.
bot-macaraccoon-pick-sugar = Darauf liegt Zucker.
bot-macaraccoon-pick-least = Hier hilft mir nichts so recht, also nehme ich, was am wenigsten stört.
bot-macaraccoon-place = So kommt der Turm einem bestellten Gericht näher.
bot-macaraccoon-place-later = Das will noch niemand, aber es kann noch nützlich werden.
bot-macaraccoon-drop = Ich habe keine Verwendung für { bot-macaraccoon-part-the }, das würde nur etwas verderben.
bot-macaraccoon-fill = Wenn ich { bot-macaraccoon-part-the } dort hinlege, bekommt niemand ein Geschenk.
bot-macaraccoon-whisk = Dieser Schnurrkoch kann genau, was ich brauche.
bot-macaraccoon-column = In der Spalte liegt, was ich brauche. Ich nehme { bot-macaraccoon-part-the }.
bot-macaraccoon-power = Für diese Fähigkeit habe ich bezahlt, jetzt hilft sie.
bot-macaraccoon-finish = Mehr nützt mir dieser Schnurrkoch nicht.
bot-macaraccoon-yes = Das ist mir den Zucker wert.
bot-macaraccoon-no = Ich behalte lieber meinen Zucker.
bot-macaraccoon-rush = Der Zucker reicht noch für eine Aktion.
bot-macaraccoon-end = Ich hebe meinen Zucker auf.
bot-macaraccoon-move = Zusammen werden die beiden Türme brauchbarer.
bot-macaraccoon-toss = Diesen Turm will nie jemand, das schafft Platz.

## Höchstgebäck
bot-pastry-bid-pair = Eine { $number } habe ich schon, und hier liegt die zweite.
bot-pastry-bid-block = Du hast schon eine { $number }. Die zweite überlasse ich dir lieber nicht.
bot-pastry-bid-low = Diese Karten bringen mir wenig, darum gebe ich nur eine { $number } her.
bot-pastry-bid-fair = Neue Zutaten sind mir eine { $number } wert.
bot-pastry-agree = Liegen mehr Karten auf dem Tisch, ist Weitermachen gut für mich.
bot-pastry-decline = Ein größerer Preis würde dir mehr helfen als mir.
bot-pastry-dish = Jetzt wird gebacken: Dieses Gebäck bringt { $number } Punkte.
bot-pastry-leftover = Ein Rezept { $number } auf der Hand zählt nichts, die Hälfte ist besser.
bot-pastry-done = Es ist nichts Gutes mehr zum Backen da.

## Gebacken gekriegt?
bot-bakes-part-ingredient = { $ingredient ->
    [flours] Mehl
    [sugar-salt] Zucker & Salz
    [water] Wasser
    [leavening] Triebmittel
    [dairy] Milchprodukte
    [vegetables-herbs] Gemüse & Kräuter
    [oils-fats] Öl & Fett
    [fruits-jams] Obst & Konfitüre
    [eggs] Eier
    [seeds-spices] Samen & Gewürze
    [chili-hot-sauce] Chili & scharfe Soße
   *[chocolate-cocoa] Schokolade & Kakao
}
bot-bakes-gather = Meine Rezepte brauchen { bot-bakes-part-ingredient }.
bot-bakes-buy = Noch eine Portion ist mir den Preis wert: { bot-bakes-part-ingredient }.
bot-bakes-unpack = In der Speisekammer liegt, was noch fehlt: { bot-bakes-part-ingredient }.
bot-bakes-goal = Dieses Ziel kann ich schaffen.
bot-bakes-dare = Für alles reicht die Zeit nicht, also traue ich mich.
bot-bakes-completes = Das ist das letzte Kästchen des Rezepts.
bot-bakes-recipe = Das bekomme ich rechtzeitig voll, und es bringt viel ein.
bot-bakes-drop = Von den vieren bringt mir dieses am wenigsten.
bot-bakes-bonus = Davon fehlt mir am meisten.
bot-bakes-pick = Dieser Würfel öffnet, was ich am nötigsten brauche.
bot-bakes-mark = Hier hilft die Portion am meisten.
bot-bakes-store = Das hebe ich für ein späteres Rezept auf.
bot-bakes-save-time = Meine Öfen werden Zeit brauchen.
bot-bakes-save-coins = Keine Zutat hilft mir so sehr wie ein paar Münzen.
bot-bakes-end = Mehr will ich hier nicht tun.
bot-bakes-shop = Das bringt mehr, als es kostet.
bot-bakes-refresh = Hier ist nichts für mich dabei, vielleicht kommt etwas Besseres.
bot-bakes-bake = Es ist vollständig und Zeit ist da, also ab in den Ofen.
bot-bakes-use = Gerade jetzt hilft es mir am meisten.
bot-bakes-help = Du brauchst das dringender als ich.
bot-bakes-answer = Das habe ich für uns beide überlegt.
bot-bakes-exchange = Das andere Rezept passt besser zu mir.
bot-bakes-best = Das schien mir am nützlichsten.
