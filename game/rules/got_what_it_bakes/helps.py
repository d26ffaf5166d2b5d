"""Helping each other in cooperative play and in teams: donation, exchange, pooled coins (GW-48 to GW-51)."""

from __future__ import annotations

from game.rules.core import Chance
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes import effect_events as fx
from game.rules.got_what_it_bakes.actions import BACK, END, Ask, Donate, For, From, Move, Offer, Pool, get
from game.rules.got_what_it_bakes.cards import CARDS, RECIPES
from game.rules.got_what_it_bakes.market import hand_over
from game.rules.got_what_it_bakes.pending import (
    Asking,
    CoinsAnswer,
    DonationAnswer,
    ExchangeAnswer,
    Giving,
    Offering,
    Pooling,
)
from game.rules.got_what_it_bakes.table import BAKE, DONATED, EXCHANGED, Events, Table

DONATION = 2
"""The most units of a donation (GW-48)."""


def has_donated(t: Table, seat: int) -> bool:
    """Whether the donation of the round is made: each donor has one, a team has one in all (GW-68, GW-71)."""
    if t.options.mode == "teams":
        return bool((t.helped[seat] | t.helped[t.mates[seat][0]]) & DONATED)
    return bool(t.helped[seat] & DONATED)


def unmarked(t: Table, seat: int) -> list[str]:
    """The baker's recipes without marks (GW-49)."""
    return [recipe for recipe in t.front[seat] if t.need[recipe] == RECIPES[recipe].boxes]


def wanted(t: Table, seat: int) -> list[str]:
    """All recipes for which one could be exchanged: of the market, and unmarked ones of mates (GW-49)."""
    out = [recipe for recipe in t.recipe_market if recipe]
    for mate in t.mates[seat]:
        out += unmarked(t, mate)
    return out


def legal_helps(t: Table, seat: int, out: list[Move]) -> None:
    """Donations to give or to ask for, and recipes to offer."""
    mates = t.mates[seat]
    if t.stock[seat] and not has_donated(t, seat):
        for ingredient in bag.of_kinds(bag.kinds(t.stock[seat])):
            out += [get(Donate, ingredient, mate) for mate in mates]
    for mate in mates:
        if t.stock[mate] and not has_donated(t, mate):
            out += [get(Ask, ingredient, mate) for ingredient in bag.of_kinds(bag.kinds(t.stock[mate]))]
    if t.phase != BAKE and not t.helped[seat] & EXCHANGED:
        offers = unmarked(t, seat)
        if offers and wanted(t, seat):
            out += [get(Offer, recipe) for recipe in offers]


def legal_giving(t: Table, step: Giving) -> list[Move]:
    """A second unit for the same baker, or no more."""
    kinds = bag.of_kinds(bag.kinds(t.stock[step.seat]))
    return [*(get(Donate, ingredient, step.receiver) for ingredient in kinds), END]


def legal_asking(t: Table, step: Asking) -> list[Move]:
    """A second unit of the same donor, or no more."""
    left = bag.kinds(t.stock[step.donor] - bag.ONE[step.ingredient])
    return [*(get(Ask, ingredient, step.donor) for ingredient in bag.of_kinds(left)), END]


def legal_offering(t: Table, step: Offering) -> list[Move]:
    """What the offered recipe may be exchanged for."""
    return [*(get(For, recipe) for recipe in wanted(t, step.seat)), BACK]


def missing(t: Table, step: Pooling) -> int:
    """Coins that are still to be named (GW-70)."""
    return CARDS[step.card].coins - t.coins[step.seat] - sum(coins for _, coins in step.named)


def legal_pooling(t: Table, step: Pooling) -> list[Move]:
    """Who may add how much, so that the others can still add what is left."""
    left = missing(t, step)
    named = [mate for mate, _ in step.named]
    free = [mate for mate in t.mates[step.seat] if mate not in named and t.coins[mate]]
    rest = sum(t.coins[mate] for mate in free)
    out: list[Move] = []
    for mate in free:
        least = max(1, left - (rest - t.coins[mate]))
        out += [get(From, mate, coins) for coins in range(least, min(left, t.coins[mate]) + 1)]
    out.append(BACK)
    return out


def give(t: Table, donor: int, receiver: int, ingredient: int, events: Events) -> None:
    """Hand a stored unit over; the donor gets a free time for it (GW-48)."""
    t.stock[donor] -= bag.ONE[ingredient]
    t.stock[receiver] += bag.ONE[ingredient]
    t.time[donor] += 1
    t.helped[donor] |= DONATED
    if events is not None:
        events.append(fx.UnitDonated(donor, receiver, bag.INGREDIENTS[ingredient]))
        events.append(fx.TimeGained(donor, 1))


def donate(t: Table, seat: int, action: Donate, events: Events) -> None:
    """Give a unit; after the first a second one may follow."""
    second = t.pending is not None
    give(t, seat, action.seat, action.ingredient, events)
    t.pending = None if second or not t.stock[seat] else Giving(seat, action.seat)


def ask(t: Table, seat: int, action: Ask, events: Events) -> None:
    """Name a unit to ask for; after the first a second one may follow, then the donor answers."""
    step = t.pending
    if isinstance(step, Asking):
        _ask_donor(t, seat, action.seat, (step.ingredient, action.ingredient), events)
    elif t.stock[action.seat] == bag.ONE[action.ingredient]:
        _ask_donor(t, seat, action.seat, (action.ingredient,), events)
    else:
        t.pending = Asking(seat, action.seat, action.ingredient)


def end_asking(t: Table, step: Asking, events: Events) -> None:
    """Ask for the one unit only."""
    _ask_donor(t, step.seat, step.donor, (step.ingredient,), events)


def _ask_donor(t: Table, asker: int, donor: int, ingredients: tuple[int, ...], events: Events) -> None:
    t.pending = DonationAnswer(donor, asker, ingredients)
    if events is not None:
        names = tuple(bag.INGREDIENTS[i] for i in ingredients)
        events.append(fx.DonationAsked(asker, donor, names))


def offer(t: Table, seat: int, action: Offer) -> None:
    """Name the recipe to give away."""
    t.pending = Offering(seat, action.recipe)


def want(t: Table, step: Offering, action: For, events: Events) -> None:
    """Exchange with the market at once, or ask the mate who has the recipe (GW-69)."""
    t.pending = None
    if action.recipe in t.recipe_market:
        t.take_away(step.seat, step.recipe)
        t.recipe_market = tuple(step.recipe if r == action.recipe else r for r in t.recipe_market)
        t.take_in(step.seat, action.recipe, RECIPES[action.recipe].boxes)
        _exchanged(t, step.seat, None, step.recipe, action.recipe, events)
        return
    mate = next(mate for mate in t.mates[step.seat] if action.recipe in t.front[mate])
    t.pending = ExchangeAnswer(mate, step.seat, step.recipe, action.recipe)
    if events is not None:
        events.append(fx.ExchangeAsked(step.seat, mate, step.recipe, action.recipe))


def _exchanged(t: Table, seat: int, other: int | None, recipe: str, wanted: str, events: Events) -> None:
    t.helped[seat] |= EXCHANGED
    if events is not None:
        events.append(fx.RecipesExchanged(seat, other, recipe, wanted))


def pool(t: Table, seat: int, action: Pool) -> None:
    """Begin to name who adds coins to a Refreshment."""
    t.pending = Pooling(seat, action.card, ())


def name_giver(t: Table, step: Pooling, action: From, events: Events) -> None:
    """Name a giver; when all that is missing is named, the givers are asked one after another."""
    step = step._replace(named=(*step.named, (action.seat, action.coins)))
    if missing(t, step):
        t.pending = step
    else:
        _ask_giver(t, step.seat, step.card, step.named, 0, events)


def _ask_giver(
    t: Table, asker: int, card: str, named: tuple[tuple[int, int], ...], index: int, events: Events
) -> None:
    giver, coins = named[index]
    t.pending = CoinsAnswer(giver, asker, card, named)
    if events is not None:
        events.append(fx.CoinsAsked(asker, giver, coins, card))


def answer(t: Table, yes: bool, chance: Chance, events: Events) -> None:
    """Carry out what was asked, or drop it at no cost (GW-69)."""
    step = t.pending
    t.pending = None
    assert step is not None
    if events is not None:
        events.append(fx.Answered(step.seat, yes))
    if not yes:
        return
    if isinstance(step, DonationAnswer):
        for ingredient in step.ingredients:
            give(t, step.seat, step.asker, ingredient, events)
    elif isinstance(step, ExchangeAnswer):
        for seat, out, new in (
            (step.asker, step.recipe, step.wanted),
            (step.seat, step.wanted, step.recipe),
        ):
            t.front[seat] = tuple(new if recipe == out else recipe for recipe in t.front[seat])
        _exchanged(t, step.asker, step.seat, step.recipe, step.wanted, events)
    elif isinstance(step, CoinsAnswer):
        after = [giver for giver, _ in step.named].index(step.seat) + 1
        if after < len(step.named):
            _ask_giver(t, step.asker, step.card, step.named, after, events)
        else:
            _pay_together(t, step, chance, events)


def _pay_together(t: Table, step: CoinsAnswer, chance: Chance, events: Events) -> None:
    for giver, coins in step.named:
        t.coins[giver] -= coins
        t.coins[step.asker] += coins
        if events is not None:
            events.append(fx.CoinsAdded(giver, coins))
    hand_over(t, step.asker, step.asker, step.card, chance, events)
