result-title = Leszedtük az asztalt
result-team-won = Sikerült!
result-team-won-detail = Minden keksz megsült. Szép munka, mindenkitől.
result-team-lost = Most nem sikerült
result-team-lost-detail = Az óra gyorsabb volt. Egyetek egy kekszet, és próbáljátok újra.
result-winner = { $name } nyert!
result-shared = Közös győzelem: { $names }!
result-you-won = Nyertél!
result-bot-won = CookieBot nyert. Azt mondja, szoros volt.
result-score = Pontszám
result-place = { $number }. hely
result-rank = Rang: { $rank }
result-record = { $who ->
    [people] Új rekord az emberek között: { $name }, { $score }!
   *[all] Új rekord: { $name }, { $score }!
 }
result-record-old = { $who ->
    [people] Az emberek eddigi rekordja: { $score }
   *[all] Az eddigi rekord: { $score }
 }
result-record-none = { $who ->
    [people] Az emberek legjobbja eddig: { $name }, { $score }
   *[all] Az első rekord: { $name }, { $score }
 }
result-turns = { $count } kör
result-total = Összesen
result-again = Új játék
result-again-same = Ugyanez még egyszer
result-new = Másik játék
result-look = Nézzük meg az asztalt
result-details = Miből lett a pont
result-tally = Időben megsült: { $wins } / { $games }
result-ranks = Rang
result-tie = { $line } (pontegyenlőségnél)
result-ties = Pontegyenlőségnél, sorban:
result-together = Együtt

## Looking back at a game
result-back = Visszanézés
result-back-empty = Ebben a játékban nem volt miből választani.
result-back-progress = CookieBot ennyit nézett meg: { $done } / { $count }
result-back-ready = CookieBot mindent megnézett
result-back-everyone = Mutassunk mindenkit
result-back-persons = Csak az embereket
result-back-idea = CookieBot ötlete: { $words }
result-back-same = CookieBot is épp ezt tette volna!
result-back-better = Jobb, mint CookieBot ötlete!
result-back-good = Olyan jó, mint CookieBot ötlete
result-back-near = Apró hiba
result-back-slip = Ez hiba volt
result-back-other = CookieBotnak más ötlete volt
result-back-chances = Esély: { $percent }%
result-back-chances-both = Esély: { $percent }%, CookieBot ötletével { $idea }%
result-back-chances-idea = Esély CookieBot ötletével: { $idea }%
