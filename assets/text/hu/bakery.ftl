# A Kekszek állapotsora. $shape egy forma azonosítója, $spaces a mutató lépései.
bakery-part-many = { $shape ->
    [star] csillagok
    [heart] szívek
    [flower] virágok
   *[circle] korongok
}
bakery-part-some = { $shape ->
    [star] { $count } csillagot
    [heart] { $count } szívet
    [flower] { $count } virágot
   *[circle] { $count } korongot
}
bakery-turn = Most { $name } süt
bakery-roll = { $name }, dobj a kockákkal!
bakery-roll-line = Hajítsd el őket, kattints a tálcára, vagy nyomd meg az R-t.
bakery-roll-baking = Amikor a mutató a csengőhöz ér, kijönnek a sütőből: { bakery-part-many }.
bakery-choose = Mit használsz fel, { $name }?
bakery-choose-line = Vigyél egy tepsire kidobott kekszet vagy cukordíszt.
bakery-lay = Tegyél le { bakery-part-some } a tepsire
bakery-sprinkle = { $count } cukordísz jut ide: { bakery-part-many }
bakery-eat = Nassolj el egyet innen: { bakery-part-many }
bakery-cost = { $spaces ->
    [0] Minden kockát felhasználsz: az óra áll.
   *[other] { $spaces } kocka marad ki: az óra { $spaces } mezőt halad.
}
bakery-no-cost = A nassolás nem visz el időt.
bakery-nibble = Semmi sem illik: nassolj egy kekszet!
bakery-nibble-line = Vigyél vissza egyet a tepsiről a készletbe. Nem visz el időt.
bakery-bake = Elkészült a tepsi ({ bakery-part-many }): irány a sütő!
bakery-bake-line = Csúsztasd a tepsit a sütőbe.
bakery-wait = Semmi sem illik, és nassolni sincs mit
bakery-wait-line = Nyomd meg az órát: a mutató { $spaces } mezőt halad.
bakery-nowhere = Ezt most nem teheted sehova
bakery-nowhere-line = Tedd le, és megtudod, miért.
bakery-won = Együtt sikerült!
bakery-lost = Lejárt az idő
bakery-ready = Mehet
bakery-in-oven = A sütőben
