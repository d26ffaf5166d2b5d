# Der Tisch von Gebacken gekriegt?: was darauf steht, und die Statuszeile.

bakeshop-last-round = letzte Runde
bakeshop-acts = ist dran
bakeshop-any = jeder
bakeshop-round = Runde { $round } von { $rounds }
bakeshop-turn = Zug { $turn } von { $turns }
bakeshop-oven-on = Backphase
bakeshop-recipe-market = Rezeptmarkt
bakeshop-pantry-card = Kammerkarte
bakeshop-free-each = gratis je Zutat
bakeshop-ovens = Die Öfen
bakeshop-oven-time = Mit Zeit backen
bakeshop-oven-dare = Back, wenn du dich traust!
bakeshop-solo-board = Solobrett
bakeshop-trays = Würfelschalen
bakeshop-dice-taken = alle Würfel sind vergeben
bakeshop-tray-of = { $tray }: { $name } wählt
bakeshop-picks = { $name } nimmt einen Würfel
bakeshop-bots = Bot
bakeshop-bot-rests = Solange die Öfen an sind, nehme ich keine Würfel.
bakeshop-yours = deiner
bakeshop-takes = nimmt
bakeshop-block-left = links
bakeshop-block-middle = Mitte
bakeshop-block-right = rechts
bakeshop-shop = Küchenhelfer & Erfrischungen
bakeshop-blocked = Gesperrt
bakeshop-blocked-until = bis der Zug endet
bakeshop-coins = Münzen
bakeshop-time = Freizeit
bakeshop-your-dice = Deine Würfel
bakeshop-save-time = Zeit sparen
bakeshop-save-coins = Geld sparen
bakeshop-upgrades = Küchenhelfer
bakeshop-treats = Erfrischungen
bakeshop-goal = Ziel
bakeshop-step-pick = Würfel
bakeshop-step-dice = Sammeln
bakeshop-step-shop = Laden
bakeshop-step-recipes = Rezepte
bakeshop-step-bake = Backen
bakeshop-pantry = Speisekammer & Markt
bakeshop-goal-action = Neues Ziel für 1 Würfel
bakeshop-your-recipes = Deine Rezepte
bakeshop-marked = markiert
bakeshop-takes-unit = passt hierher
bakeshop-no-recipes = Vor dir liegt kein Rezept. Neue gibt es im Rezeptschritt.
bakeshop-baked = Gebacken
bakeshop-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
bakeshop-trash = Mülleimer
bakeshop-title-of = { $name } wählt. { $title }
bakeshop-title-goals = Behalte eines der zwei Ziele
bakeshop-title-goal = Behalte eines der Ziele
bakeshop-title-draft = Deine ersten Rezepte: Nummer { $number } von 3
bakeshop-title-drop = Lege eines der vier Rezepte weg
bakeshop-title-look = Die nächsten Rezepte: du darfst eines nehmen
bakeshop-title-offer = Was möchtest du dafür?
bakeshop-title-question = Eine Frage an dich
bakeshop-title-pool = Wer legt Münzen dazu?
bakeshop-plate-goals = Hierher legen und behalten
bakeshop-plate-draft = Rezept hierher legen und behalten
bakeshop-plate-drop = Hierher legen und ablegen
bakeshop-plate-look = Hierher legen und nehmen
bakeshop-plate-offer = Hierher legen, was du willst
bakeshop-none = Keines davon
bakeshop-back = Zurück
bakeshop-wait-others = Gewählt. Jetzt wählen die anderen.
bakeshop-ask-donation = { $count ->
    [one] { $name } bittet dich um diese Portion. Du bekommst 1 Freizeit dafür.
   *[other] { $name } bittet dich um diese Portionen. Du bekommst { $count } Freizeit dafür.
}
bakeshop-ask-exchange = { $name } gibt dir das rechte Rezept für dein linkes.
bakeshop-ask-coins = { $count ->
    [one] { $name } bittet dich um { $count } Münze für diese Erfrischung.
   *[other] { $name } bittet dich um { $count } Münzen für diese Erfrischung.
}
bakeshop-pool-line = { $count ->
    [one] Es fehlt { $count } Münze. Wähle, wer wie viel dazulegt.
   *[other] Es fehlen { $count } Münzen. Wähle, wer wie viel dazulegt.
}
bakeshop-no-cards = noch keine Karten
bakeshop-bakes = { $name } backt
bakeshop-dare = Back, wenn du dich traust!
bakeshop-dare-line = { $recipe } ist vollständig. Ein Würfel entscheidet.
bakeshop-baking-phase = Backphase
bakeshop-success = Gelungen!
bakeshop-half = Fertig, aber ohne Münzen
bakeshop-burnt = Verbrannt: in den Müll
bakeshop-points-lost = { $count ->
    [one] { $count } Punkt verloren
   *[other] { $count } Punkte verloren
}
bakeshop-coins-count = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
bakeshop-throw = Wirf den Würfel
bakeshop-throw-line = oder drücke den Knopf
bakeshop-also-ready = Auch bereit:
bakeshop-may-help = Hilft vielleicht:
bakeshop-let-stand = So lassen
bakeshop-pay-time = { $count } Zeit zahlen
bakeshop-have-time = du hast { $count }
bakeshop-not-now = Jetzt nicht
bakeshop-free = gratis
bakeshop-each-more = jede weitere
bakeshop-done-place = Für mich verteilen
bakeshop-done-enough = Das reicht
bakeshop-done-dice = Fertig mit Würfeln
bakeshop-done-unused = { $count ->
    [one] Einen Würfel übrig lassen?
   *[other] { $count } Würfel übrig lassen?
}
bakeshop-done-unbaked = { $count ->
    [one] Eins ungebacken lassen?
   *[other] { $count } ungebacken lassen?
}
bakeshop-done-shop = Fertig eingekauft
bakeshop-done-recipes = Fertig mit Rezepten
bakeshop-done-bake = Fertig gebacken
bakeshop-short-flours = Mehl
bakeshop-short-sugar-salt = Zucker
bakeshop-short-water = Wasser
bakeshop-short-leavening = Hefe
bakeshop-short-dairy = Milch
bakeshop-short-vegetables-herbs = Gemüse
bakeshop-short-oils-fats = Öl & Fett
bakeshop-short-fruits-jams = Obst
bakeshop-short-eggs = Eier
bakeshop-short-seeds-spices = Körner
bakeshop-short-chili-hot-sauce = Scharfes
bakeshop-short-chocolate-cocoa = Schoko
bakeshop-part-ingredient = { $ingredient ->
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
bakeshop-say-over = Die Öfen sind aus.
bakeshop-say-wait = Die anderen wählen.
bakeshop-say-acts = { $step ->
    [pick] { $name } nimmt einen Würfel.
    [dice] { $name } sammelt.
    [shop] { $name } kauft ein.
    [recipes] { $name } schaut nach Rezepten.
    [bake] { $name } backt.
   *[bonus] { $name } wählt den Bonus.
}
bakeshop-say-goals = Nimm ein Ziel und lege es auf den leeren Platz: das behältst du.
bakeshop-say-draft = Nimm ein Rezept und lege es auf den leeren Platz: das behältst du.
bakeshop-say-drop = Lege das Rezept, das du nicht willst, auf den leeren Platz.
bakeshop-say-bonus = Du hast { $value } gewürfelt: Münzen oder Freizeit?
bakeshop-say-pick = { $name }, nimm einen Würfel aus der Schale.
bakeshop-say-dice = Zieh einen Würfel auf eine Zutat, eine Leiste oder das Ziel.
bakeshop-say-dice-done = Alle Würfel sind gelegt. Kauf noch etwas oder beende den Schritt.
bakeshop-say-shop = Zieh eine Karte auf dein Regal, um sie zu kaufen, oder geh weiter.
bakeshop-say-shop-done = Gekauft. Geh weiter, wenn du so weit bist.
bakeshop-say-recipes = Nimm so viele Rezepte, wie du willst, oder keines.
bakeshop-say-bake = { $count ->
    [one] Ein Rezept ist vollständig: drück darauf oder zieh es zum Ofen.
   *[other] { $count } Rezepte sind vollständig: drück auf eines oder zieh es zum Ofen.
}
bakeshop-say-bake-none = Nichts (mehr) zu backen. Beende dein Backen.
bakeshop-say-place = { $units ->
    [one] Zieh die Portion { bakeshop-part-ingredient } auf ein leuchtendes Kästchen oder ins Glas.
   *[other] Zieh die { $units } Portionen { bakeshop-part-ingredient } auf leuchtende Kästchen oder ins Glas.
}
bakeshop-say-move = Zieh die Marke ({ bakeshop-part-ingredient }, { $units }) auf ein anderes leuchtendes Kästchen.
bakeshop-say-dare = Du hast { $value } gewürfelt. Nutze eine Karte oder lass es so.
bakeshop-say-look = Nimm eines dieser Rezepte oder keines.
bakeshop-say-giving = Du darfst { $name } noch eine Portion geben.
bakeshop-say-asking = Du darfst { $name } um noch eine Portion bitten.
bakeshop-say-offering = Wähle, was du für dein Rezept willst.
bakeshop-say-pooling = Wähle, wer Münzen dazulegt.
bakeshop-say-answer = { $name } fragt dich etwas.
bakeshop-would-pick = Nimm die { $value }.
bakeshop-would-gather = { bakeshop-part-ingredient } mit { $dice }: { $units } gratis, jede weitere { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}.
bakeshop-would-save-time = Zeit sparen: +{ $gained }.
bakeshop-would-save-coins = Münzen sparen: +{ $gained }.
bakeshop-would-goal = Für diesen Würfel: zieh zwei Ziele, behalte eines.
bakeshop-would-mark = Ein Kästchen markieren: { $recipe }.
bakeshop-would-store = In die Speisekammer legen.
bakeshop-would-buy = Noch eine Portion: { bakeshop-part-ingredient }.
bakeshop-would-shop = Diese Karte für { $coins ->
    [0] { $time } Freizeit
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} kaufen.
bakeshop-would-sell = { $sold } zum halben Preis verkaufen und diese Karte für { $coins ->
    [0] { $time } Freizeit
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} kaufen.
bakeshop-would-take = Dieses Rezept nehmen: { $recipe }.
bakeshop-would-blind = Das oberste Rezept ungesehen nehmen.
bakeshop-would-bake = Mit { $time } Zeit backen: { $recipe }.
bakeshop-would-dare = Wagen (statt { $time } Zeit): { $recipe }.
bakeshop-would-donate = { $name } eine Portion geben: { bakeshop-part-ingredient }. Du bekommst 1 Freizeit.
bakeshop-would-ask = { $name } um eine Portion bitten: { bakeshop-part-ingredient }.
bakeshop-would-offer = Zum Tausch anbieten: { $recipe }.
bakeshop-would-treat = { $name } auf diese Erfrischung einladen.
bakeshop-would-pool = Allein reicht es nicht: bitte die anderen um Münzen.
bakeshop-would-keep-goal = Behalten: { $rule }
bakeshop-would-keep = { $recipe } wählen.
bakeshop-would-drop = { $recipe } weglegen.
bakeshop-would-end = Jetzt nichts mehr: weiter.
bakeshop-would-accept = Den Wurf so lassen.
bakeshop-would-bonus = Nimm { $value } { $what ->
    [coins] Münzen
   *[time] Freizeit
}.
bakeshop-would-do = Das wäre gut.
bakeshop-hold-nowhere = Das geht jetzt nirgendwohin. Leg es ab und sieh, warum.
bakeshop-hold-under = Zum Wählen loslassen.
bakeshop-hold-die = Leg die { $value } auf einen leuchtenden Platz.
bakeshop-hold-unit = Leg sie auf ein leuchtendes Rezept oder ins Glas.
bakeshop-hold-ask = Leg es auf das, worum du bittest.
bakeshop-hold-thing = Leg es auf einen leuchtenden Platz.
bakeshop-hold-goals = Die Ziele und wie weit jedes ist. Lass los, und sie sind verdeckt.
bakeshop-hold-goals-open = Die Ziele von euch allen und wie weit jedes ist.
bakeshop-would-keep-secret = Dieses Ziel behalten.
