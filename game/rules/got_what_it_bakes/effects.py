"""Effects of Upgrades, Refreshments and Sweets: one small set of verbs with numbers (GW-56, GW-73).

For each verb there is what it offers now and what it does. A card whose verb has nothing to act on
offers nothing, so it can't be used. What acts on a dare roll is done by `baking`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from game.rules.core import Chance
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes import effect_events as fx
from game.rules.got_what_it_bakes import events as ev
from game.rules.got_what_it_bakes.actions import Move, Use, get
from game.rules.got_what_it_bakes.cards import EFFECTS, RECIPES, Card
from game.rules.got_what_it_bakes.dice import buy, distinct, roll
from game.rules.got_what_it_bakes.pending import Dare, Look, Place
from game.rules.got_what_it_bakes.table import (
    BAKE,
    BONUS,
    DICE,
    PICK,
    ROUNDS,
    SHOP,
    Events,
    Table,
    draw_recipe,
    without,
)
from game.rules.got_what_it_bakes.table import RECIPES as RECIPE_STEP
from game.rules.got_what_it_bakes.units import gain, mark, open_recipes

Args = tuple[Any, ...]
Offer = Callable[[Table, int, Card, list[Move]], None]
Do = Callable[[Table, int, Card, Args, Chance, Events], None]


@cache
def turns_into(verb: str, n: int, value: int) -> tuple[int, ...]:
    """What a die of this value can become by a verb that changes it to a known value."""
    if verb == "nudge":
        return tuple(v for v in range(max(1, value - n), min(6, value + n) + 1) if v != value)
    if verb == "set":
        return tuple(v for v in range(1, 7) if v != value)
    return (7 - value,)


@cache
def _changes(slug: str, value: int) -> tuple[Move, ...]:
    card = EFFECTS[slug]
    if card.verb == "flip":
        return (get(Use, slug, (value,)),)
    return tuple(get(Use, slug, (value, v)) for v in turns_into(card.verb, card.n, value))


def _change(t: Table, seat: int, card: Card, out: list[Move]) -> None:
    for value in distinct(t.dice[seat]):
        out += _changes(card.slug, value)


def _reroll(t: Table, seat: int, card: Card, out: list[Move]) -> None:
    dice = t.dice[seat]
    if card.n == 1:
        out += [get(Use, card.slug, (value,)) for value in distinct(dice)]
    elif dice:
        out.append(get(Use, card.slug, ()))


def _copy(t: Table, seat: int, card: Card, out: list[Move]) -> None:
    values = distinct(t.dice[seat])
    if len(values) > 1:
        out += [get(Use, card.slug, (a, b)) for a in values for b in values if a != b]


def _spare(t: Table, seat: int, card: Card, out: list[Move]) -> None:
    if t.options.mode == "solo":
        out += [get(Use, card.slug, (value,)) for value in distinct(t.bot_dice)]
    else:
        out.append(get(Use, card.slug, ()))


@cache
def _of(slug: str, ingredient: int) -> Use:
    use: Use = get(Use, slug, (bag.INGREDIENTS[ingredient],))
    return use


def _extra(t: Table, seat: int, card: Card, out: list[Move]) -> None:
    for gathered in t.gathered[seat]:
        out.append(_of(card.slug, gathered.ingredient))


def _any(t: Table, seat: int, card: Card, out: list[Move]) -> None:
    out += [_of(card.slug, ingredient) for ingredient in card.of]


def _cheap(t: Table, seat: int, card: Card, out: list[Move]) -> None:
    for gathered in t.gathered[seat]:
        if gathered.price - card.n <= t.coins[seat]:
            out.append(_of(card.slug, gathered.ingredient))


def _always(t: Table, seat: int, card: Card, out: list[Move]) -> None:
    out.append(get(Use, card.slug, ()))


def _discount(t: Table, seat: int, card: Card, out: list[Move]) -> None:
    if any(not t.need[recipe] and RECIPES[recipe].time > t.discount for recipe in t.front[seat]):
        out.append(get(Use, card.slug, ()))


def _move(t: Table, seat: int, card: Card, out: list[Move]) -> None:
    once = twice = 0
    for recipe in t.front[seat]:
        empty = bag.kinds(t.need[recipe])
        twice |= once & empty
        once |= empty
    if not once:
        return
    for recipe in t.front[seat]:
        need, boxes = t.need[recipe], RECIPES[recipe].boxes
        if need != boxes:
            elsewhere = twice | (once & ~bag.kinds(need))
            marked = bag.kinds(boxes - need) & elsewhere
            if marked:
                out += _lifts(card.slug, marked, recipe)


@cache
def _lifts(slug: str, flags: int, recipe: str) -> tuple[Move, ...]:
    return tuple(get(Use, slug, (bag.INGREDIENTS[i], recipe)) for i in bag.of_kinds(flags))


def _keep(t: Table, seat: int, card: Card, out: list[Move]) -> None:
    if t.round < ROUNDS:
        for recipe in t.front[seat]:
            if t.born[recipe] < t.round and recipe not in t.kept:
                out.append(get(Use, card.slug, (recipe,)))


def _look(t: Table, seat: int, card: Card, out: list[Move]) -> None:
    if t.recipe_deck or t.recipe_discards:
        out.append(get(Use, card.slug, ()))


def _second(t: Table, seat: int, card: Card, out: list[Move]) -> None:
    if t.row:
        out.append(get(Use, card.slug, ()))


_OWN = (BONUS, PICK, DICE, SHOP, RECIPE_STEP, BAKE)
"""The steps in which a seat has decisions of its own (GW-62)."""
OFFERS: dict[str, tuple[Offer | None, tuple[int, ...]]] = {
    "nudge": (_change, (PICK, DICE)),
    "set": (_change, (PICK, DICE)),
    "flip": (_change, (PICK, DICE)),
    "reroll": (_reroll, (PICK, DICE)),
    "copy": (_copy, (PICK, DICE)),
    "spare": (_spare, (PICK, DICE)),
    "extra": (_extra, (DICE, SHOP, RECIPE_STEP)),
    "any": (_any, _OWN),
    "cheap": (_cheap, (DICE,)),
    "coins": (_always, _OWN),
    "time": (_always, _OWN),
    "discount": (_discount, (BAKE,)),
    "soften": (None, ()),
    "redare": (None, ()),
    "move": (_move, _OWN),
    "keep": (_keep, _OWN),
    "look": (_look, _OWN),
    "second": (_second, (SHOP,)),
}
"""By verb: what it offers, and the steps in which it has something to act on; dare rolls apart."""
_BY_PHASE: tuple[dict[str, tuple[Offer, Card]], ...] = tuple(
    {
        slug: (offer, card)
        for slug, card in EFFECTS.items()
        for offer, phases in (OFFERS[card.verb],)
        if offer is not None and phase in phases
    }
    for phase in range(BAKE + 1)
)


def ready(t: Table, seat: int) -> list[str]:
    """The cards that a baker could still use, if there is something for them to act on."""
    used = t.used[seat]
    return [slug for slug in t.upgrades[seat] if slug not in used] + list(t.drinks[seat])


def legal_effects(t: Table, seat: int, out: list[Move]) -> None:
    """All uses of the baker's own cards, between own actions (GW-62)."""
    offers = _BY_PHASE[t.phase]
    upgrades, drinks = t.upgrades[seat], t.drinks[seat]
    if upgrades:
        used = t.used[seat]
        for slug in upgrades:
            if slug in offers and slug not in used:
                offer, card = offers[slug]
                offer(t, seat, card, out)
    for slug in drinks:
        if slug in offers:
            offer, card = offers[slug]
            offer(t, seat, card, out)


def dare_moves(t: Table, dare: Dare) -> list[Move]:
    """All uses of the baker's cards on a dare roll that lies there (GW-30)."""
    out: list[Move] = []
    for slug in ready(t, dare.seat):
        card = EFFECTS[slug]
        if card.verb in ("nudge", "set", "flip"):
            out += _changes(slug, dare.value)
        elif card.verb in ("reroll", "redare") or (card.verb == "soften" and dare.value in (3, 4)):
            out.append(get(Use, slug, ()))
    return out


def spend(t: Table, seat: int, slug: str, events: Events) -> None:
    """Mark an Upgrade or Sweet as used, turn a Refreshment face down (GW-27, GW-29, GW-45)."""
    if slug in t.drinks[seat]:
        t.drinks[seat] = without(t.drinks[seat], slug)
        t.drunk[seat] = tuple(sorted((*t.drunk[seat], slug)))
    else:
        t.used[seat] = tuple(sorted((*t.used[seat], slug)))
    if events is not None:
        events.append(fx.CardUsed(seat, slug))


def _swap_die(t: Table, seat: int, before: int, after: int, events: Events) -> None:
    t.dice[seat] = tuple(sorted((*without(t.dice[seat], before), after)))
    if events is not None:
        events.append(fx.DieChanged(seat, before, after))


def use(t: Table, seat: int, action: Use, chance: Chance, events: Events) -> None:
    """Use a card outside of a dare roll."""
    card = EFFECTS[action.card]
    spend(t, seat, card.slug, events)
    _DO[card.verb](t, seat, card, action.args, chance, events)


def _do_change(t: Table, seat: int, card: Card, args: Args, chance: Chance, events: Events) -> None:
    after = 7 - args[0] if card.verb == "flip" else args[1]
    _swap_die(t, seat, args[0], after, events)


def _do_reroll(t: Table, seat: int, card: Card, args: Args, chance: Chance, events: Events) -> None:
    for value in args or t.dice[seat]:
        _swap_die(t, seat, value, roll(chance), events)


def _do_spare(t: Table, seat: int, card: Card, args: Args, chance: Chance, events: Events) -> None:
    if args:
        value = args[0]
        t.bot_dice = without(t.bot_dice, value)
    else:
        value = roll(chance)
        t.spares += 1
    t.dice[seat] = tuple(sorted((*t.dice[seat], value)))
    if events is not None:
        events.append(fx.DieAdded(seat, value))


def _do_gain(t: Table, seat: int, card: Card, args: Args, chance: Chance, events: Events) -> None:
    if events is not None:
        events.append(ev.UnitsGained(seat, args[0], card.n))
    gain(t, seat, bag.INDEX[args[0]], card.n, events)


def _do_cheap(t: Table, seat: int, card: Card, args: Args, chance: Chance, events: Events) -> None:
    buy(t, seat, bag.INDEX[args[0]], card.n, events)


def _do_coins(t: Table, seat: int, card: Card, args: Args, chance: Chance, events: Events) -> None:
    t.coins[seat] += card.n
    if events is not None:
        events.append(fx.CoinsGained(seat, card.n))


def _do_time(t: Table, seat: int, card: Card, args: Args, chance: Chance, events: Events) -> None:
    t.time[seat] += card.n
    if events is not None:
        events.append(fx.TimeGained(seat, card.n))


def _do_discount(t: Table, seat: int, card: Card, args: Args, chance: Chance, events: Events) -> None:
    t.discount += card.n
    if events is not None:
        events.append(fx.BakingTimeCut(seat, t.discount))


def _do_move(t: Table, seat: int, card: Card, args: Args, chance: Chance, events: Events) -> None:
    name, recipe = args
    ingredient = bag.INDEX[name]
    t.need[recipe] += bag.ONE[ingredient]
    if events is not None:
        events.append(fx.MarkLifted(seat, name, recipe))
    place = Place(seat, ingredient, 1, recipe)
    targets = open_recipes(t, seat, ingredient, recipe)
    if len(targets) == 1:
        mark(t, place, targets[0], events)
    else:
        t.pending = place


def _do_keep(t: Table, seat: int, card: Card, args: Args, chance: Chance, events: Events) -> None:
    t.kept = tuple(sorted((*t.kept, args[0])))
    if events is not None:
        events.append(fx.RestProlonged(seat, args[0]))


def _do_look(t: Table, seat: int, card: Card, args: Args, chance: Chance, events: Events) -> None:
    drawn = [draw_recipe(t, chance, events) for _ in range(card.n)]
    recipes = tuple(recipe for recipe in drawn if recipe)
    if events is not None:
        events.append(fx.RecipesLookedAt(seat, recipes))
    t.pending = Look(seat, recipes)


def _do_second(t: Table, seat: int, card: Card, args: Args, chance: Chance, events: Events) -> None:
    t.buys += 1
    if events is not None:
        events.append(fx.SecondPurchaseAllowed(seat))


_DO: dict[str, Do] = {
    "nudge": _do_change,
    "set": _do_change,
    "flip": _do_change,
    "copy": _do_change,
    "reroll": _do_reroll,
    "spare": _do_spare,
    "extra": _do_gain,
    "any": _do_gain,
    "cheap": _do_cheap,
    "coins": _do_coins,
    "time": _do_time,
    "discount": _do_discount,
    "move": _do_move,
    "keep": _do_keep,
    "look": _do_look,
    "second": _do_second,
}
