# Sütilicit. A naplóban $who egy hely neve; $card, $cards, $first, $second, $heart és $club kártyák nevei
# (pastry-piece-…, vesszővel felsorolva); a licitek és a receptkártyák számmal állnak.

## Mi történt

pastry-event-bid-laid = { $who } lefordítva letette a licitjét.
pastry-event-bid-returned = { $who } felfedés nélkül visszaveszi a licitjét: a másik pék süteményt készített.
pastry-event-bids-revealed = Mindkét licitet felfordítjátok.
pastry-event-cards-won = { $high } több, mint { $low }: { $who } viszi, ami itt van: { $cards }.
pastry-event-tied = Döntetlen: mindkét licit { $number }.
pastry-event-answer-given = { $who } már válaszolt.
pastry-event-answers-revealed = Mindkét válasz kiderült.
pastry-event-round-started = { $round }. forduló: { $heart } és { $club } a tét.
pastry-event-pair-added = Mindketten folytatjátok: { $heart } és { $club } is a tét része.
pastry-event-cards-set-aside = { $why ->
    [declined] Nem mindketten folytatjátok. Ezeket senki sem viszi, félrekerülnek: { $cards }.
    [hand-empty] Döntetlen, és kiürült egy kéz. Ezeket senki sem viszi, félrekerülnek: { $cards }.
   *[last-dish] Az utolsó receptkártya süteménybe ment. Ezek félrekerülnek: { $cards }.
 }
pastry-event-dish-made = { $who } süteményt készít: { $cards }, a recept { $recipe }. Ez { $points ->
    [1] egy pont
   *[other] { $points } pont
 }.
pastry-event-bidding-ended = Kiürült egy kéz, vége a licitálásnak.
pastry-event-seat-done = { $who } most nem készít több süteményt.
pastry-event-cards-handed-out = A kiosztáskor { $who } ezt kapja: { $cards }.

## Miért nem

pastry-why-over = Vége a játéknak. Már csak a számolás van hátra, meg az evés.
pastry-why-not-done-yet = Csak akkor lehetsz kész, ha már vége a licitálásnak.
pastry-why-answer-first = Döntetlen: előbb mondjátok meg mindketten, hogy folytatjátok-e.
pastry-why-bidding-over = Vége a licitálásnak. Most már csak a sütemények számítanak.
pastry-why-bid-laid = A licited már az asztalon van. Várd meg a másik péket.
pastry-why-no-tie = Nincs döntetlen, senki sem kérdezi, folytatjátok-e.
pastry-why-answered = Már válaszoltál. Várd meg a másik péket.
pastry-why-done = Azt mondtad, kész vagy, és ami kész, az kész.
pastry-why-dish-in-tie = Amíg nem dőlt el a döntetlen, nincs sütemény. Előbb mondd meg, folytatod-e.
pastry-why-dish-after-bid = A licited már az asztalon van. A felfedés után megint készíthetsz süteményt.
pastry-why-no-pair = { $first } és { $second } nem ad ki süteményt: két egyforma számú kártya kell hozzá.
pastry-why-no-loose-pair = { $first } és { $second } nem ad ki süteményt: két egyforma számú vagy színű kártya kell hozzá.
pastry-why-in-pile = Ezt még senki sem nyerte meg: { $card }. Még a pakliban van.
pastry-why-not-won = Ezt senki sem nyerte meg: { $card }. Csak a saját kártyáidat használhatod.
pastry-why-card-in-dish = Ez egy sütemény része: { $card }. A sütemények nem változnak.
pastry-why-not-yours = Ez a másik péké: { $card }.
pastry-why-recipe-in-dish = A { $number } számú recepted egy süteményen fekszik. A sütemények nem változnak.
pastry-why-discarded = A { $number } számú recepteddel már licitáltál, eldobtad.
pastry-why-not-handed-out = A maradéksüteményhez kell egy most kiosztott kártya. { $first } és { $second } már korábban is a tiéd volt.

## Hogyan ért véget

pastry-result-most-points = A több pont nyer.
pastry-result-more-dishes = A pontok száma egyenlő, így a több sütemény nyer.
pastry-result-shared = Ugyanannyi pont és ugyanannyi sütemény: közös győzelem.
pastry-result-full = Teljes sütemények
pastry-result-leftover = Maradéksütemények
pastry-result-count = Sütemények száma

## A kártyák

pastry-piece-h1 = kőr ász
pastry-piece-h2 = kőr 2
pastry-piece-h3 = kőr 3
pastry-piece-h4 = kőr 4
pastry-piece-h5 = kőr 5
pastry-piece-h6 = kőr 6
pastry-piece-h7 = kőr 7
pastry-piece-h8 = kőr 8
pastry-piece-h9 = kőr 9
pastry-piece-h10 = kőr 10
pastry-piece-h11 = kőr bubi
pastry-piece-h12 = kőr dáma
pastry-piece-h13 = kőr király
pastry-piece-c1 = treff ász
pastry-piece-c2 = treff 2
pastry-piece-c3 = treff 3
pastry-piece-c4 = treff 4
pastry-piece-c5 = treff 5
pastry-piece-c6 = treff 6
pastry-piece-c7 = treff 7
pastry-piece-c8 = treff 8
pastry-piece-c9 = treff 9
pastry-piece-c10 = treff 10
pastry-piece-c11 = treff bubi
pastry-piece-c12 = treff dáma
pastry-piece-c13 = treff király
pastry-piece-d1 = káró ász
pastry-piece-d2 = káró 2
pastry-piece-d3 = káró 3
pastry-piece-d4 = káró 4
pastry-piece-d5 = káró 5
pastry-piece-d6 = káró 6
pastry-piece-d7 = káró 7
pastry-piece-d8 = káró 8
pastry-piece-d9 = káró 9
pastry-piece-d10 = káró 10
pastry-piece-d11 = káró bubi
pastry-piece-d12 = káró dáma
pastry-piece-d13 = káró király
pastry-piece-s1 = pikk ász
pastry-piece-s2 = pikk 2
pastry-piece-s3 = pikk 3
pastry-piece-s4 = pikk 4
pastry-piece-s5 = pikk 5
pastry-piece-s6 = pikk 6
pastry-piece-s7 = pikk 7
pastry-piece-s8 = pikk 8
pastry-piece-s9 = pikk 9
pastry-piece-s10 = pikk 10
pastry-piece-s11 = pikk bubi
pastry-piece-s12 = pikk dáma
pastry-piece-s13 = pikk király

## Ugyanezek a gyerekek asztalán, ahol a kártyákon csak számok állnak

pastry-figure-h1 = kőr 1
pastry-figure-h11 = kőr 11
pastry-figure-h12 = kőr 12
pastry-figure-h13 = kőr 13
pastry-figure-c1 = treff 1
pastry-figure-c11 = treff 11
pastry-figure-c12 = treff 12
pastry-figure-c13 = treff 13

## Looking back, when nothing is secret any more
pastry-back-bid = { $who } licitje: { $number }.
pastry-back-agree = { $who } folytatná a licitet.
pastry-back-decline = { $who } inkább abbahagyná.
