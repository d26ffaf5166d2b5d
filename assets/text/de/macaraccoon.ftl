# Macaraccoon. Zutaten, Bestellungen und Köche kommen als Kennwort; Teller als 1 bis 3; Spieler als $who.

## Pieces
macaraccoon-piece-pancake = Pfannkuchen
macaraccoon-piece-waffle = Waffel
macaraccoon-piece-cheesecake = Käsekuchen
macaraccoon-piece-lemon_tart = Zitronentarte
macaraccoon-piece-cream = Sahne
macaraccoon-piece-chocolate = Schokolade
macaraccoon-piece-jam = Marmelade
macaraccoon-piece-kiwi = Kiwi
macaraccoon-piece-blueberry = Heidelbeeren
macaraccoon-order-breakfast-hug = Frühstücksgruß
macaraccoon-order-snow-tart = Schneetarte
macaraccoon-order-fair-day = Jahrmarkt
macaraccoon-order-pink-moon = Rosa Mond
macaraccoon-order-cloud-nine = Wolke sieben
macaraccoon-order-sunday-stack = Sonntagsturm
macaraccoon-order-forest-path = Waldweg
macaraccoon-order-sunbeam = Sonnenstrahl
macaraccoon-order-green-lantern = Grüne Laterne
macaraccoon-order-sour-sweet = Sauersüß
macaraccoon-order-garden-gate = Gartentor
macaraccoon-order-blue-market = Blauer Markt
macaraccoon-order-red-velvet = Roter Samt
macaraccoon-order-night-sky = Nachthimmel
macaraccoon-order-white-lake = Weißer See
macaraccoon-order-midnight = Mitternacht
macaraccoon-order-jam-session = Marmeladenfest
macaraccoon-order-high-tea = Teestunde
macaraccoon-order-harvest-home = Erntedank
macaraccoon-order-tall-tale = Lügenturm
macaraccoon-chef-shopper = Einkäufer
macaraccoon-chef-saver = Sparfuchs
macaraccoon-chef-swapper = Tauscher
macaraccoon-chef-parter = Trenner
macaraccoon-chef-slider = Schieber
macaraccoon-chef-nibbler = Knabberer
macaraccoon-chef-flipper = Wender
macaraccoon-chef-host = Gastgeber
macaraccoon-chef-charmer = Schmeichler
macaraccoon-chef-usher = Platzanweiser
macaraccoon-chef-sweet-tooth = Naschkatze
macaraccoon-chef-sweeper = Kehrer
macaraccoon-chef-leaper = Springer
macaraccoon-chef-trader = Händler
macaraccoon-chef-encore = Zugabe
macaraccoon-power-pantry = Nimm eine beliebige Zutat aus der Speisekammer.
macaraccoon-power-discards = Nimm eine beliebige Zutat vom Ablagestapel.
macaraccoon-power-swap = Tausche eine Zutat neben Macaraccoon mit einer beliebigen anderen in der Küche.
macaraccoon-power-part = Trenne einen deiner Türme: Der obere Teil kommt auf einen leeren Teller.
macaraccoon-power-insert = Schiebe eine einzelne Zutat von dir mitten in einen deiner Türme.
macaraccoon-power-remove = Wirf die oberste oder die unterste Lage eines deiner Türme weg.
macaraccoon-power-flip = Drehe einen deiner Türme auf den Kopf.
macaraccoon-power-reorder = Ändere die Reihenfolge der Gäste in einer Schlange.
macaraccoon-power-topping = Serviere einen Turm, dem ein Belag fehlt oder der einen zu viel hat.
macaraccoon-power-usher = Serviere einem beliebigen Gast einer Schlange, ohne für die Übersprungenen zu zahlen.
macaraccoon-power-sugar = Nimm { $number } Zucker aus dem Vorrat.
macaraccoon-power-collect = Nimm allen Zucker, der in der Küche liegt, oder allen einer Schlange.
macaraccoon-power-leap = Macaraccoon springt beliebig weit in seiner Reihe oder Spalte.
macaraccoon-power-trade = Biete eine einzelne Zutat von dir für { $number } Zucker jemand anderem an.
macaraccoon-power-encore = Danach hast du noch eine Aktion.
macaraccoon-how-pantry = Trag eine Zutat aus der Speisekammer auf einen Teller.
macaraccoon-how-discards = Trag eine der offenen Ablagen auf einen Teller.
macaraccoon-how-swap = Leg eine leuchtende Nachbarzutat auf irgendeine andere.
macaraccoon-how-part = Heb den oberen Teil eines Turms auf den leeren Teller.
macaraccoon-how-insert = Schieb eine einzelne Zutat zwischen zwei Lagen.
macaraccoon-how-remove = Wirf eine oberste oder unterste Lage in den Eimer.
macaraccoon-how-flip = Drück auf das Zeichen über einem Turm.
macaraccoon-how-reorder = Stell einen Gast an einen anderen Platz der Schlange.
macaraccoon-how-topping = Serviere mit einem Belag zu wenig oder zu viel.
macaraccoon-how-usher = Serviere irgendeinem Gast; Überspringen kostet nichts.
macaraccoon-how-sugar = Drück den Knopf und nimm { $number } Zucker.
macaraccoon-how-collect = Zieh liegenden Zucker von seiner Karte in dein Glas.
macaraccoon-how-leap = Lass Macaraccoon in seiner Reihe oder Spalte springen.
macaraccoon-how-trade = Reich jemandem eine einzelne Zutat hinüber.
macaraccoon-how-encore = Drück den Knopf: Eine weitere Aktion folgt.

## Parts of sentences
macaraccoon-part-kind = { $kind ->
    [pancake] Pfannkuchen
    [waffle] Waffel
    [cheesecake] Käsekuchen
    [lemon_tart] Zitronentarte
    [cream] Sahne
    [chocolate] Schokolade
   *[jam] Marmelade
    [kiwi] Kiwi
    [blueberry] Heidelbeeren
}
macaraccoon-part-some = { $kind ->
    [pancake] einen Pfannkuchen
    [waffle] eine Waffel
    [cheesecake] einen Käsekuchen
    [lemon_tart] eine Zitronentarte
    [cream] Sahne
    [chocolate] Schokolade
   *[jam] Marmelade
    [kiwi] eine Kiwi
    [blueberry] einige Heidelbeeren
}
macaraccoon-part-the = { $kind ->
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
macaraccoon-part-order = { $order ->
    [breakfast-hug] { macaraccoon-order-breakfast-hug }
    [snow-tart] { macaraccoon-order-snow-tart }
    [fair-day] { macaraccoon-order-fair-day }
    [pink-moon] { macaraccoon-order-pink-moon }
    [cloud-nine] { macaraccoon-order-cloud-nine }
    [sunday-stack] { macaraccoon-order-sunday-stack }
    [forest-path] { macaraccoon-order-forest-path }
    [sunbeam] { macaraccoon-order-sunbeam }
    [green-lantern] { macaraccoon-order-green-lantern }
    [sour-sweet] { macaraccoon-order-sour-sweet }
    [garden-gate] { macaraccoon-order-garden-gate }
    [blue-market] { macaraccoon-order-blue-market }
    [red-velvet] { macaraccoon-order-red-velvet }
    [night-sky] { macaraccoon-order-night-sky }
    [white-lake] { macaraccoon-order-white-lake }
   *[midnight] { macaraccoon-order-midnight }
    [jam-session] { macaraccoon-order-jam-session }
    [high-tea] { macaraccoon-order-high-tea }
    [harvest-home] { macaraccoon-order-harvest-home }
    [tall-tale] { macaraccoon-order-tall-tale }
}
macaraccoon-part-chef = { $chef ->
    [shopper] { macaraccoon-chef-shopper }
    [saver] { macaraccoon-chef-saver }
    [swapper] { macaraccoon-chef-swapper }
    [parter] { macaraccoon-chef-parter }
    [slider] { macaraccoon-chef-slider }
    [nibbler] { macaraccoon-chef-nibbler }
    [flipper] { macaraccoon-chef-flipper }
   *[host] { macaraccoon-chef-host }
    [charmer] { macaraccoon-chef-charmer }
    [usher] { macaraccoon-chef-usher }
    [sweet-tooth] { macaraccoon-chef-sweet-tooth }
    [sweeper] { macaraccoon-chef-sweeper }
    [leaper] { macaraccoon-chef-leaper }
    [trader] { macaraccoon-chef-trader }
    [encore] { macaraccoon-chef-encore }
}
macaraccoon-part-power = { $verb ->
    [pantry] { macaraccoon-power-pantry }
    [discards] { macaraccoon-power-discards }
    [swap] { macaraccoon-power-swap }
    [part] { macaraccoon-power-part }
    [insert] { macaraccoon-power-insert }
    [remove] { macaraccoon-power-remove }
    [flip] { macaraccoon-power-flip }
    [reorder] { macaraccoon-power-reorder }
    [topping] { macaraccoon-power-topping }
    [usher] { macaraccoon-power-usher }
    [sugar] { macaraccoon-power-sugar }
    [collect] { macaraccoon-power-collect }
    [leap] { macaraccoon-power-leap }
    [trade] { macaraccoon-power-trade }
   *[encore] { macaraccoon-power-encore }
}
macaraccoon-part-how = { $verb ->
    [pantry] { macaraccoon-how-pantry }
    [discards] { macaraccoon-how-discards }
    [swap] { macaraccoon-how-swap }
    [part] { macaraccoon-how-part }
    [insert] { macaraccoon-how-insert }
    [remove] { macaraccoon-how-remove }
    [flip] { macaraccoon-how-flip }
    [reorder] { macaraccoon-how-reorder }
    [topping] { macaraccoon-how-topping }
    [usher] { macaraccoon-how-usher }
    [sugar] { macaraccoon-how-sugar }
    [collect] { macaraccoon-how-collect }
    [leap] { macaraccoon-how-leap }
    [trade] { macaraccoon-how-trade }
   *[encore] { macaraccoon-how-encore }
}

## Was geschehen ist
macaraccoon-event-turn-began = { $who } ist am Zug.
macaraccoon-event-turn-skipped = { $who } kann nichts tun, der Zug fällt aus.
macaraccoon-event-raccoon-moved = { $over ->
    [-1] Macaraccoon läuft auf ein anderes Feld.
   *[other] Macaraccoon springt über eine Zutat.
}
macaraccoon-event-sugar-laid = { $who } legt für den Sprung einen Zucker in die Küche.
macaraccoon-event-ingredient-taken = { $who } nimmt { macaraccoon-part-some }{ $source ->
    [pantry] {" "}aus der Speisekammer
    [discards] {" "}vom Ablagestapel
    [trade] {" "}im Tausch
   *[kitchen] {" "}aus der Küche
}.
macaraccoon-event-sugar-gained = { $who } bekommt { $gained } Zucker.{ $lost ->
    [0] {""}
   *[other] {" "}{ $lost } mehr hat keinen Platz im Glas.
}
macaraccoon-event-sugar-paid = { $who } zahlt { $amount } Zucker.
macaraccoon-event-ingredient-placed = { $who } legt { macaraccoon-part-some } { $end ->
    [0] unten
   *[other] oben
} auf Teller { $plate }.
macaraccoon-event-ingredient-dropped = { $who } wirft { macaraccoon-part-some } weg.
macaraccoon-event-spot-filled = { $who } füllt das freie Feld aus der Speisekammer: { macaraccoon-part-kind }.
macaraccoon-event-spot-dealt = Auf ein freies Feld kommt eine Zutat: { macaraccoon-part-kind }.
macaraccoon-event-pantry-dealt = In die Speisekammer kommt: { macaraccoon-part-kind }.
macaraccoon-event-discards-shuffled = Die abgelegten Zutaten werden zum neuen Nachziehstapel.
macaraccoon-event-stack-moved = { $who } setzt den Turm von Teller { $plate } auf Teller { $onto }.
macaraccoon-event-stack-discarded = { $reason ->
    [served] Der Turm von Teller { $plate } verlässt die Küche.
    [whisker] { $who } zahlt mit dem Turm von Teller { $plate }.
   *[toss] { $who } wirft den Turm von Teller { $plate } weg.
}
macaraccoon-event-stack-changed = Bei { $who } sehen die Teller jetzt anders aus.
macaraccoon-event-skip-paid = { $who } legt einen Zucker auf einen Gast, der warten muss.
macaraccoon-event-order-served = { $who } serviert { macaraccoon-part-order } für { $hearts ->
    [one] ein Herz
   *[other] { $hearts } Herzen
}{ $tokens ->
    [0] .
    [one] {" "}und ein Herzplättchen.
   *[other] {" "}und { $tokens } Herzplättchen.
}
macaraccoon-event-order-arrived = Ein neuer Gast möchte { macaraccoon-part-order }.
macaraccoon-event-queue-reordered = { $who } bittet eine Schlange, die Plätze zu tauschen.
macaraccoon-event-whisker-called = { $who } ruft den Schnurrkoch { macaraccoon-part-chef }.
macaraccoon-event-power-used = { macaraccoon-part-chef } hilft { $who }.
macaraccoon-event-whiskers-slid = Die Schnurrköche rücken weiter, ein neuer kommt.
macaraccoon-event-trade-asked = { $who } bietet { macaraccoon-part-some } gegen Zucker an.
macaraccoon-event-trade-answered = { $yes ->
    [yes] { $who } sagt ja.
   *[no] { $who } sagt nein.
}
macaraccoon-event-sugar-rush = Zuckerschub! { $who } zahlt { $paid } Zucker für eine weitere Aktion.
macaraccoon-event-stall-warning = Lange hat niemand serviert. In { $left } Runden beginnt das Ende.
macaraccoon-event-end-triggered = { $reason ->
    [stalled] Zwanzig Runden lang hat niemand serviert. Eine letzte Runde wird gespielt.
   *[orders] Die letzte Bestellung ist da. Diese Runde wird beendet, dann kommt noch eine.
}
macaraccoon-event-game-ended = Die Küche schließt.

## Warum nicht
macaraccoon-why-over = Das Spiel ist vorbei.
macaraccoon-why-not-your-turn = Jemand anderes ist am Zug.
macaraccoon-why-place-first = Leg zuerst { macaraccoon-part-the } auf einen Teller oder wirf die Zutat weg.
macaraccoon-why-answer-first = Zuerst wartet das Angebot auf eine Antwort.
macaraccoon-why-fill-first = Füll zuerst das freie Feld aus der Speisekammer.
macaraccoon-why-whisker-first = Sei zuerst mit dem Schnurrkoch fertig.
macaraccoon-why-turn-over = Deine Aktion ist vorbei. Wähle einen Zuckerschub oder beende den Zug.
macaraccoon-why-nothing-in-hand = Du hast gerade keine Zutat in der Hand.
macaraccoon-why-nothing-to-fill = Kein Feld wartet darauf, gefüllt zu werden.
macaraccoon-why-no-whisker = Du hast in dieser Aktion keinen Schnurrkoch gerufen.
macaraccoon-why-not-asked = Niemand hat dich um etwas gebeten.
macaraccoon-why-no-rush = Ein Zuckerschub kommt nach deiner Aktion und braucht vier Zucker oder mehr.
macaraccoon-why-no-passing = Passen geht nicht: hole, serviere oder rufe einen Schnurrkoch.
macaraccoon-why-same-empty-plate = Ein leerer Teller hat nur einen Platz.
macaraccoon-why-not-in-pantry = Das gibt es nicht in der Speisekammer: { macaraccoon-part-kind }.
macaraccoon-why-empty-plate = Dieser Teller ist leer.
macaraccoon-why-empty-target = Leere Teller sind alle gleich: Ein Turm kommt nur auf einen anderen Turm.
macaraccoon-why-on-offer = Diese Zutat wird gerade angeboten. Warte auf die Antwort.
macaraccoon-why-jump-too-far = Ein Sprung geht über einen Nachbarn auf ein Feld daneben.
macaraccoon-why-jump-needs-sugar = Ein Sprung kostet einen Zucker, und dein Glas ist leer.
macaraccoon-why-empty-spot = Macaraccoon geht nur dorthin, wo Zutaten liegen.
macaraccoon-why-too-far = Macaraccoon läuft ein Feld nach oben, unten, links oder rechts.
macaraccoon-why-no-customer = Dort wartet kein Gast.
macaraccoon-why-wrong-dish = Das ist nicht { macaraccoon-part-order }: Die Lagen müssen genau stimmen.
macaraccoon-why-skip-price = Um die vorderen Gäste zu überspringen, brauchst du { $sugar } Zucker.
macaraccoon-why-whisker-sugar = Dieser Schnurrkoch kostet { $sugar } Zucker.
macaraccoon-why-whisker-ingredients = Dieser Schnurrkoch möchte Türme mit zusammen { $count } Zutaten.
macaraccoon-why-whisker-superfluous = Einer dieser Türme ist zum Bezahlen nicht nötig.
macaraccoon-why-used = Das hast du schon benutzt.
macaraccoon-why-other-column = Zu diesem Schnurrkoch gehört eine andere Spalte.
macaraccoon-why-other-power = Dieser Schnurrkoch kann etwas anderes.
macaraccoon-why-power-impossible = So lässt sich die Fähigkeit nicht ausführen.

## At the table
macaraccoon-label-next = Vorne
macaraccoon-label-skip = Vorbei
macaraccoon-label-to-come = { $count ->
    [0] keine Bestellung mehr
    [one] noch eine Bestellung
   *[other] noch { $count } Bestellungen
}
macaraccoon-label-discards = Nimm eine vom Ablagestapel
macaraccoon-label-discard = Ablegen
macaraccoon-label-none-served = Noch nichts serviert
macaraccoon-label-tokens = Plättchen
macaraccoon-label-total = Summe
macaraccoon-label-top = Obendrauf
macaraccoon-label-under = Ganz nach unten
macaraccoon-label-start = Hier anfangen
macaraccoon-label-rush = Zuckerschub
macaraccoon-label-yes = Ja, gern
macaraccoon-label-no = Nein, danke
macaraccoon-label-sugar = { $number } Zucker nehmen
macaraccoon-label-encore = Noch eine Aktion
macaraccoon-label-finish = Das war’s
macaraccoon-label-end = Zug beenden
macaraccoon-label-back = Zurück
macaraccoon-banner-asked = Möchtest du { macaraccoon-part-some }?
macaraccoon-banner-yes = Ja, sehr gern!
macaraccoon-banner-no = Nein, lieber nicht.
macaraccoon-now-over = Die Küche ist zu
macaraccoon-now-other = { $name } kocht gerade
macaraccoon-now-free = Deine eigenen Türme darfst du jederzeit zusammensetzen.
macaraccoon-now-turn = Holen, servieren oder rufen, { $name }
macaraccoon-now-last = Dein letzter Zug, { $name }
macaraccoon-now-turn-line = Bewege Macaraccoon, einen Turm oder einen Schnurrkoch.
macaraccoon-now-ready-line = Fertig ist { macaraccoon-part-order }: Bring den Turm zum Gast.
macaraccoon-now-place = Wohin damit: { macaraccoon-part-kind }?
macaraccoon-now-place-line = Auf einen Turm, darunter, auf einen leeren Teller oder weg.
macaraccoon-now-fill = Fülle das freie Feld
macaraccoon-now-fill-line = Bring eine Zutat aus der Speisekammer dorthin.
macaraccoon-now-asked = { $name } bietet dir { macaraccoon-part-some } an
macaraccoon-now-asked-line = Für { $sugar } von deinem Zucker. Möchtest du?
macaraccoon-now-rush = Ein Zuckerschub?
macaraccoon-now-rush-line = Für { $sugar } Zucker noch eine Aktion, oder beende deinen Zug.
macaraccoon-now-both = { macaraccoon-part-chef }: Fähigkeit und Spalte
macaraccoon-now-both-line = { macaraccoon-part-how } Oder erst die Spalte.
macaraccoon-now-power = { macaraccoon-part-chef }: nun die Fähigkeit
macaraccoon-now-column = { macaraccoon-part-chef }: nun die Spalte
macaraccoon-now-column-line = Nimm eine Zutat der leuchtenden Spalte, oder lass es gut sein.
macaraccoon-now-no-power-line = Für die Fähigkeit passt gerade nichts. Nimm eine Zutat der leuchtenden Spalte.
macaraccoon-now-nothing-line = Weder Fähigkeit noch Spalte passen gerade: Lass es gut sein.
macaraccoon-now-opened = Hier kocht { $name }
macaraccoon-now-opened-line = Türme dürfen hier jederzeit zusammengesetzt werden.
macaraccoon-now-looked-line = Schau dich um und geh dann zu deiner zurück.
macaraccoon-touch-stack = { $count ->
    [one] Eine einzelne Zutat
   *[other] Ein Turm aus { $count } Lagen
}
macaraccoon-touch-chef = { macaraccoon-part-chef }: { $sugar } Zucker oder { $count } deiner Lagen
macaraccoon-touch-chef-line = { macaraccoon-part-power } Dazu seine Spalte.
macaraccoon-touch-jar = Zucker aus deinem Glas
macaraccoon-touch-jar-line = Für einen Sprung, einen Schnurrkoch oder einen Zuckerschub.
macaraccoon-touch-order = Rezept: { macaraccoon-part-order }
macaraccoon-touch-order-line = Von unten nach oben gebaut bringt es { $hearts ->
    [one] ein Herz
   *[other] { $hearts } Herzen
} und { $sugar } Zucker.
macaraccoon-future-ready = Darauf wartet jemand: { macaraccoon-part-order }.
macaraccoon-future-fits = Kann { macaraccoon-part-order } werden{ $more ->
    [0] .
    [one] {" "}oder noch ein Gericht.
   *[other] {" "}oder { $more } andere Gerichte.
}
macaraccoon-future-later = Das möchte hier noch niemand, aber vielleicht kommt jemand.
macaraccoon-future-spoilt = Daraus wird kein Gericht mehr.
macaraccoon-do-take = Nimm { macaraccoon-part-the }
macaraccoon-do-take-sugar = { $sugar } Zucker gibt es dazu.
macaraccoon-do-jump = Der Sprung lässt einen Zucker zurück: { macaraccoon-part-kind }.
macaraccoon-do-drop = Wirf die Zutat weg
macaraccoon-do-toss = Wirf den ganzen Turm weg
macaraccoon-do-fill = Leg { macaraccoon-part-the } dorthin
macaraccoon-do-rush = Zuckerschub: noch eine Aktion
macaraccoon-do-serve = Serviere { macaraccoon-part-order }
macaraccoon-do-serve-line = { $hearts ->
    [one] Ein Herz
   *[other] { $hearts } Herzen
} und { $sugar } Zucker.
macaraccoon-do-serve-skip = { $hearts } Herzen und { $sugar } Zucker; das Überspringen kostet { $skips } Zucker.
macaraccoon-do-call-sugar = Rufe { macaraccoon-part-chef } für { $sugar } Zucker
macaraccoon-do-call-stacks = { $count ->
    [one] Rufe { macaraccoon-part-chef } für eine Lage
   *[other] Rufe { macaraccoon-part-chef } für { $count } Lagen
}
macaraccoon-do-ready = Das wird ein Gericht!
macaraccoon-do-fits = Das passt
macaraccoon-do-later = Das könnte noch nützen
macaraccoon-do-spoilt = Das verdirbt den Turm
macaraccoon-do-swap = Lass die beiden Platz tauschen
macaraccoon-do-reorder = Die Schlange ordnet sich neu
macaraccoon-do-reorder-line = Zuerst kommt { macaraccoon-part-order } dran.
macaraccoon-do-collect = Nimm { $sugar } Zucker mit
macaraccoon-do-trade = Biete { $name } { macaraccoon-part-the } an
macaraccoon-do-trade-line = Für { $sugar } Zucker, wenn die Antwort Ja ist.
macaraccoon-do-this = Ja, das geht
macaraccoon-do-nowhere = Das kann gerade nirgendwohin
macaraccoon-do-nowhere-line = Leg es ab, dann siehst du, warum.
macaraccoon-result-most-hearts = Die meisten Herzen gewinnen.
macaraccoon-result-more-sugar = Gleich viele Herzen, also gewinnt das vollere Zuckerglas.
macaraccoon-result-more-ingredients = Herzen und Zucker sind gleich, also gewinnen die volleren Teller.
macaraccoon-result-more-orders = Alles andere ist gleich, also gewinnen mehr servierte Bestellungen.
macaraccoon-result-shared = In allem gleich: ein gemeinsamer Sieg.
macaraccoon-result-hearts = Herzen
macaraccoon-result-sugar = Übriger Zucker
macaraccoon-result-ingredients = Übrige Zutaten
macaraccoon-result-orders = Servierte Bestellungen
