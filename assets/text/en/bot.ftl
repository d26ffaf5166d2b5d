# Why CookieBot does something: one short sentence, said to a child.

## Any game
bot-reason-best = This looked best to me.
bot-reason-only = There is nothing else to do.
bot-note-failed = CookieBot got muddled and played quickly.
bot-note-late = CookieBot was taking too long and played quickly.

## Cookies
bot-cookies-part-many = { $shape ->
    [star] stars
    [heart] hearts
    [flower] flowers
   *[circle] circles
}
bot-cookies-roll = Every turn begins with the dice.
bot-cookies-bake = The sheet is finished, so into the oven with it.
bot-cookies-wait = Nothing can be done, so the clock moves on.
bot-cookies-nibble-plain = Nothing fits. A plain cookie is the smallest loss.
bot-cookies-nibble-sprinkled = Nothing fits. Here a sprinkled cookie is the smallest loss.
bot-cookies-finishes = The last sprinkles: then the { bot-cookies-part-many } are finished.
bot-cookies-no-time = All three dice are used, so no time passes at all.
bot-cookies-fills = Then all nine { bot-cookies-part-many } lie on their sheet.
bot-cookies-time-bakes = The oven needs time to bake, so the clock may move on.
bot-cookies-saves-time = This way the clock moves least.
bot-cookies-starts = There is an empty sheet, a good place to start with { bot-cookies-part-many }.
bot-cookies-sprinkles = The { bot-cookies-part-many } need their sprinkles too.
bot-cookies-nearly-full = The sheet with the { bot-cookies-part-many } is nearly full.
bot-cookies-gathers = The more { bot-cookies-part-many } on the sheet, the sooner it can be baked.
