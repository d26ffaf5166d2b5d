# Amit a Sütilicit asztala mond: állapotsor, feliratok a középső alátéten és a táblákon.

## Mit lehet most tenni

bids-choose = Válassz licitet, { $name }
bids-choose-line = Húzz egy receptkártyát a helyedre az alátéten.
bids-can-bake = Készíthetsz süteményt
bids-can-bake-line = Tégy egy receptet a párra, vagy tedd le a licitedet.
bids-can-bake-loose-line = Tégy egymásra két egyszínű hozzávalót, rájuk egy receptet, vagy licitálj.
bids-both-down = Mindkét licit az asztalon
bids-both-down-line = Fordítsátok föl, ha mehet.
bids-own-down = A licited az asztalon
bids-wait = { $name } még választ.
bids-look = Figyeld az alátétet
bids-tie = Döntetlen – folytassátok?
bids-tie-line = Mindketten titokban válaszoltok.
bids-last-dishes = Utolsó teljes sütemények
bids-last-dishes-line = Tégy recepteket a párjaidra, aztán jelezd, hogy kész vagy.
bids-last-leftovers = Maradéksütemények
bids-last-leftovers-line = A kiosztott lappal kirakott párból is lesz sütemény, fél pontért.
bids-still-dishes = Még süthetsz süteményt
bids-still-dishes-line = Nyomd meg újra, ha lemondasz róla, vagy tegyél receptet két lapra.
bids-ended = Vége a sütésnek
bids-ended-line = Most összeszámoljuk a pontokat.

## Mi van a kézben, és mi lenne belőle

bids-held = { $card } recept
bids-held-line = Licitálj vele, vagy süss belőle.
bids-held-pair = Pár egy süteményhez
bids-held-pair-line = Tedd a kezedben tartott egyik receptre.
bids-nowhere = Most sehová sem teheted
bids-nowhere-line = Ha mégis leteszed, megtudod, miért.
bids-would-bid = Licit: { $card }
bids-would-bid-line = Lefordítva fekszik, amíg a két licitet föl nem fordítjátok.
bids-would-dish = Sütemény: { $points } { $count ->
    [1] pont
   *[other] pont
 }
bids-would-dish-line = A recept a tányéron marad, licitálni már nem lehet vele.
bids-would-leftover-line = A maradéksütemény a recept felét éri.
bids-would-go-on = Folytatás
bids-would-go-on-line = Ha mindketten folytatjátok, még egy pár kerül az alátétre, és újra licitáltok.
bids-would-stop = Megállás
bids-would-stop-line = Senki sem viszi el ezeket a lapokat; megvárják a kiosztást.
bids-would-join = Tegyél össze két egyszínű lapot
bids-would-join-line = Utána egy recepttel sütemény lesz belőlük.
bids-would-finish = Kész
bids-would-finish-line = Most már nem készítesz többet.

## Az alátéten

bids-round = { $number }. forduló
bids-prize = { $count ->
    [2] A nagyobb licit viszi mindkettőt
   *[other] A nagyobb licit viszi mind a { $count } lapot
 }
bids-beats = { $high } több, mint { $low }
bids-even = Döntetlen
bids-even-line = Mindkét licit { $card }
bids-set-aside = Senki sem viszi el
bids-set-aside-line = Félretéve a kiosztásig
bids-over = Vége a licitnek
bids-over-line = Jönnek az utolsó teljes sütemények
bids-over-hand = { $name } receptkártyái elfogytak
bids-over-hands = Elfogyott minden receptkártya
bids-handed = Kiosztás
bids-handed-line = A maradéksütemény felet ér
bids-takes = { $count ->
    [2] { $name } viszi mindkettőt
   *[other] { $name } viszi mind a { $count } lapot
 }
bids-has-bid = licitált
bids-choosing = választ
bids-has-answered = válaszolt
bids-asked = folytatja?
bids-goes-on = folytatja
bids-stops = megáll
bids-bakes = még süthet
bids-is-done = kész
bids-reveal = Felfedés
bids-go-on = Folytatom
bids-stop = Megállok
bids-done = Kész
bids-done-anyway = Biztos?

## A táblákon

bids-points = { $count ->
    [1] pont
   *[other] pont
 }
bids-worth = { $points } { $count ->
    [1] pont
   *[other] pont
 }
bids-may-hold = Nála lehet még
bids-none-left = Nincs több receptkártya
bids-bids = Licitek
bids-again = Újra
bids-dishes-of = { $name } süteményei
bids-left-over = Maradék
bids-make-dish = Süss belőle
bids-cards = { $count ->
    [one] { $count } lap
   *[other] { $count } lap
 }
bids-letter-1 = Á
bids-letter-11 = B
bids-letter-12 = D
bids-letter-13 = K
