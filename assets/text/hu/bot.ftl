# Miért tesz valamit CookieBot: egy rövid mondat, gyereknek mondva.

## Bármelyik játék
bot-reason-best = Ezt láttam a legjobbnak.
bot-reason-only = Mást most nem lehet tenni.
bot-note-failed = CookieBot belezavarodott, ezért gyorsan lépett valamit.
bot-note-late = CookieBot túl sokáig gondolkodott, ezért gyorsan lépett valamit.

## Kekszek
bot-cookies-part-many = { $shape ->
    [star] csillagok
    [heart] szívek
    [flower] virágok
   *[circle] korongok
}
bot-cookies-roll = Minden kör dobással kezdődik.
bot-cookies-bake = Kész a tepsi, irány a sütő.
bot-cookies-wait = Semmit sem lehet tenni, így telik az idő.
bot-cookies-nibble-plain = Semmi sem jó. Egy sima keksz hiányzik a legkevésbé.
bot-cookies-nibble-sprinkled = Semmi sem jó. Itt egy díszített keksz hiányzik a legkevésbé.
bot-cookies-finishes = Az utolsó cukordíszek: elkészülnek a { bot-cookies-part-many }.
bot-cookies-no-time = Mindhárom kocka jó valamire, így nem telik az idő.
bot-cookies-fills = Így a tepsire kerülnek mind: { bot-cookies-part-many }, összesen kilenc.
bot-cookies-time-bakes = A sütésnek idő kell, most nyugodtan járhat az óra.
bot-cookies-saves-time = Így telik a legkevesebb idő.
bot-cookies-starts = Van egy üres tepsi, kezdődhetnek rajta a { bot-cookies-part-many }.
bot-cookies-sprinkles = A { bot-cookies-part-many } is várják a cukordíszt.
bot-cookies-nearly-full = Mindjárt tele a tepsi, amelyen a { bot-cookies-part-many } vannak.
bot-cookies-gathers = Minél több a keksz a tepsin ({ bot-cookies-part-many }), annál előbb sülhet.
