# Kekszek. A formák, kockaoldalak és színek azonosítóval érkeznek, a tepsik 1 vagy 2, a játékos neve $who.

## Darabok
cookies-piece-star = csillag
cookies-piece-heart = szív
cookies-piece-flower = virág
cookies-piece-circle = korong
cookies-piece-sprinkle = cukordísz
cookies-piece-sheet = { $sheet }. tepsi
cookies-count-star = { $count ->
    [one] egy csillagot
   *[other] { $count } csillagot
}
cookies-count-heart = { $count ->
    [one] egy szívet
   *[other] { $count } szívet
}
cookies-count-flower = { $count ->
    [one] egy virágot
   *[other] { $count } virágot
}
cookies-count-circle = { $count ->
    [one] egy korongot
   *[other] { $count } korongot
}
cookies-count-sprinkle = { $count ->
    [one] egy cukordíszt
   *[other] { $count } cukordíszt
}
cookies-face-star-heart = csillag vagy szív
cookies-face-star-flower = csillag vagy virág
cookies-face-star-circle = csillag vagy korong
cookies-face-circle-heart = korong vagy szív
cookies-face-circle-flower = korong vagy virág
cookies-face-heart-circle = szív vagy korong
cookies-face-heart-flower = szív vagy virág
cookies-face-sprinkle = két cukordísz
cookies-colour-red = piros
cookies-colour-yellow = sárga
cookies-colour-blue = kék

## Mondatrészek
cookies-part-some = { $shape ->
    [star] { cookies-count-star }
    [heart] { cookies-count-heart }
    [flower] { cookies-count-flower }
   *[circle] { cookies-count-circle }
}
cookies-part-one = { $shape ->
    [star] csillag
    [heart] szív
    [flower] virág
   *[circle] korong
}
cookies-part-many = { $shape ->
    [star] csillagok
    [heart] szívek
    [flower] virágok
   *[circle] korongok
}
cookies-part-others = { $other ->
    [star] csillagok
    [heart] szívek
    [flower] virágok
   *[circle] korongok
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

## Mi történt
cookies-event-dice-rolled = { $who } dobása: { cookies-part-die1 }; { cookies-part-die2 }; { cookies-part-die3 }.
cookies-event-cookies-laid = { $who } lerak { cookies-part-some } { $sheet ->
    [1] az 1. tepsire.
   *[other] a { $sheet }. tepsire.
}
cookies-event-sprinkles-spread = { $who } rászór { cookies-count-sprinkle } { $sheet ->
    [1] az 1. tepsire.
   *[other] a { $sheet }. tepsire.
}
cookies-event-cookie-nibbled = { $who } nassol { $sheet ->
    [1] az 1. tepsiről:
   *[other] a { $sheet }. tepsiről:
} { $sprinkled ->
    [yes] egy díszített { cookies-part-one }.
   *[no] egy sima { cookies-part-one }.
}
cookies-event-time-passed = { $who } semmit sem tud használni és nassolni sem, így múlik az idő.
cookies-event-sheet-finished = { $waits ->
    [yes] Elkészültek a { cookies-part-many } ({ $sheet }. tepsi), és várnak a sütőre.
   *[no] Elkészültek a { cookies-part-many } ({ $sheet }. tepsi). Irány a sütő!
}
cookies-event-sheet-into-oven = { $who } betolja a sütőbe a tepsit: { cookies-part-many }.
cookies-event-alarm-set = A csengő a következő { $colour ->
    [red] piros
    [yellow] sárga
   *[blue] kék
} mezőre kerül.
cookies-event-hand-moved = { $to_space ->
    [0] A nagymutató a 12-re lép.
   *[other] A nagymutató a következő mezőre lép: { $to_space }.
}
cookies-event-alarm-rang = Csing! Megszólal a csengő.
cookies-event-sheet-out-of-oven = Megsültek a { cookies-part-many }. { $sheet ->
    [1] Az 1. tepsi újra szabad.
   *[other] A { $sheet }. tepsi újra szabad.
}
cookies-event-hour-struck = A kismutató továbblép: { $hour }.
cookies-event-turn-passed = { $who } következik.
cookies-event-game-ended = { $won ->
    [yes] Mind a négy fajta megsült: együtt nyertetek!
   *[no] Ütött az utolsó óra: lejárt az idő.
}

## Miért nem
cookies-why-over = A játéknak vége.
cookies-why-not-your-turn = Most nem te vagy soron.
cookies-why-bake-first = Előbb a kész tepsi kerüljön a sütőbe.
cookies-why-rolled-already = Már dobtál. Használd a kockáidat.
cookies-why-roll-first = Előbb dobj a kockákkal.
cookies-why-roll-is-usable = Ezt a dobást tudod használni. Nassolni csak akkor lehet, ha semmi sem jó belőle.
cookies-why-nibble-instead = Van még keksz, amit megehetsz.
cookies-why-bakes-already = { $sheet ->
    [1] Az 1. tepsi már a sütőben van.
   *[other] A { $sheet }. tepsi már a sütőben van.
}
cookies-why-not-finished = { $sheet ->
    [1] Az 1. tepsi még nincs kész: kilenc keksz kell rá, mindegyiken cukordísz.
   *[other] A { $sheet }. tepsi még nincs kész: kilenc keksz kell rá, mindegyiken cukordísz.
}
cookies-why-oven-full = A sütő foglalt. { $sheet ->
    [1] Az 1. tepsi megvárja, amíg megszólal a csengő.
   *[other] A { $sheet }. tepsi megvárja, amíg megszólal a csengő.
}
cookies-why-not-rolled = Egyik kockán sincs { cookies-part-one }.
cookies-why-shape-done = A { cookies-part-many } már mind megsültek.
cookies-why-shape-in-oven = A { cookies-part-many } a sütőben vannak, most nem lehet hozzájuk tenni.
cookies-why-sheet-in-oven = { $sheet ->
    [1] Az 1. tepsi a sütőben van, nem éred el.
   *[other] A { $sheet }. tepsi a sütőben van, nem éred el.
}
cookies-why-sheet-holds-other = { $sheet ->
    [1] Az 1. tepsin { cookies-part-others } vannak
   *[other] A { $sheet }. tepsin { cookies-part-others } vannak
}, oda most nem kerülhetnek { cookies-part-many }.
cookies-why-shape-has-sheet = A { cookies-part-many } { $sheet ->
    [1] az 1. tepsin vannak.
   *[other] a { $sheet }. tepsin vannak.
} Mind egy helyre valók.
cookies-why-none-left = Mind a kilenc { cookies-part-one } a tepsin van már.
cookies-why-no-sprinkles-rolled = Egyik kockán sincs cukordísz.
cookies-why-sheet-empty = { $sheet ->
    [1] Az 1. tepsin nincs keksz, amit meg lehetne szórni.
   *[other] A { $sheet }. tepsin nincs keksz, amit meg lehetne szórni.
}
cookies-why-all-sprinkled = { $sheet ->
    [1] Az 1. tepsin már minden kekszen van cukordísz.
   *[other] A { $sheet }. tepsin már minden kekszen van cukordísz.
}
cookies-why-oven-out-of-reach = A sütőből nem lehet nassolni.
cookies-why-nothing-to-nibble = { $sheet ->
    [1] Az 1. tepsin nincs mit nassolni.
   *[other] A { $sheet }. tepsin nincs mit nassolni.
}
cookies-why-none-sprinkled = { $sheet ->
    [1] Az 1. tepsin egyik kekszen sincs cukordísz.
   *[other] A { $sheet }. tepsin egyik kekszen sincs cukordísz.
}
cookies-why-none-plain = { $sheet ->
    [1] Az 1. tepsin minden kekszen van cukordísz, sima nincs.
   *[other] A { $sheet }. tepsin minden kekszen van cukordísz, sima nincs.
}
cookies-result-all-baked = Mind a négy fajta megsült.
cookies-result-clock-ran-out = Ütött az utolsó óra.
cookies-result-spaces-left = Megmaradt mezők az órán
cookies-result-cookies-left = A készletben maradt kekszek
