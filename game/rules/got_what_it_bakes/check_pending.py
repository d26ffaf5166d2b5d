"""What is wrong with a pending step: it must be one that the actor can really have come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.got_what_it_bakes import bag, helps
from game.rules.got_what_it_bakes.baking import SUCCESS
from game.rules.got_what_it_bakes.cards import CARDS
from game.rules.got_what_it_bakes.effects import dare_moves
from game.rules.got_what_it_bakes.pending import (
    Asking,
    CoinsAnswer,
    Dare,
    DonationAnswer,
    ExchangeAnswer,
    Giving,
    GoalChoice,
    Look,
    Offering,
    Pending,
    Place,
    Pooling,
)
from game.rules.got_what_it_bakes.table import BAKE, BONUS, DICE, DONATED, EXCHANGED, SHOP, Table
from game.rules.got_what_it_bakes.units import open_recipes

ANSWERS = (DonationAnswer, ExchangeAnswer, CoinsAnswer)


def pending_problems(t: Table) -> list[str]:
    """Everything wrong with the pending step; empty when there is none or it is sound."""
    step = t.pending
    if step is None:
        return []
    if not BONUS <= t.phase <= BAKE:
        return ["a step is pending where none can be"]
    if isinstance(step, ANSWERS):
        if step.asker != t.actor or step.seat not in t.mates[t.actor]:
            return ["somebody is asked by one who may not ask"]
    elif step.seat != t.actor:
        return ["a step is pending for a seat that isn't acting"]
    return [] if _SOUND[type(step)](t, step) else [f"a step of {type(step).__name__} can't be pending here"]


def _holds(stock: int, ingredients: tuple[int, ...]) -> bool:
    return all(bag.count(stock, i) >= ingredients.count(i) for i in ingredients)


def _dare(t: Table, step: Dare) -> bool:
    complete = step.recipe in t.front[step.seat] and not t.need[step.recipe]
    return t.phase == BAKE and complete and step.value > SUCCESS and bool(dare_moves(t, step))


def _giving(t: Table, step: Giving) -> bool:
    given = t.helped[step.seat] & DONATED
    return bool(given and t.stock[step.seat]) and step.receiver in t.mates[step.seat]


def _asking(t: Table, step: Asking) -> bool:
    return (
        step.donor in t.mates[step.seat]
        and not helps.has_donated(t, step.donor)
        and _holds(t.stock[step.donor], (step.ingredient,))
        and bag.total(t.stock[step.donor]) > 1
    )


def _offered(t: Table, seat: int, recipe: str) -> bool:
    return t.phase != BAKE and not t.helped[seat] & EXCHANGED and recipe in helps.unmarked(t, seat)


def _named(t: Table, asker: int, card: str, named: tuple[tuple[int, int], ...]) -> bool:
    givers = [giver for giver, _ in named]
    return (
        t.phase == SHOP
        and t.buys > 0
        and card in t.row
        and CARDS[card].kind == "refreshment"
        and CARDS[card].coins > t.coins[asker]
        and len(set(givers)) == len(givers)
        and all(giver in t.mates[asker] and coins <= t.coins[giver] for giver, coins in named)
    )


def _pooling(t: Table, step: Pooling) -> bool:
    if not _named(t, step.seat, step.card, step.named):
        return False
    named = [giver for giver, _ in step.named]
    rest = sum(t.coins[mate] for mate in t.mates[step.seat] if mate not in named)
    return 0 < helps.missing(t, step) <= rest


def _coins(t: Table, step: CoinsAnswer) -> bool:
    return (
        _named(t, step.asker, step.card, step.named)
        and step.seat in [giver for giver, _ in step.named]
        and helps.missing(t, Pooling(step.asker, step.card, step.named)) == 0
    )


def _donation(t: Table, step: DonationAnswer) -> bool:
    units = step.ingredients
    return (
        1 <= len(units) <= helps.DONATION
        and not helps.has_donated(t, step.seat)
        and _holds(t.stock[step.seat], units)
    )


_SOUND: dict[type[Pending], Callable[[Table, Any], bool]] = {
    Place: lambda t, step: bool(open_recipes(t, step.seat, step.ingredient, step.source)),
    GoalChoice: lambda t, step: t.phase == DICE and len(step.goals) == 2 and bool(t.goal_dice[step.seat]),
    Dare: _dare,
    Look: lambda t, step: bool(step.recipes),
    Giving: _giving,
    Asking: _asking,
    Offering: lambda t, step: _offered(t, step.seat, step.recipe) and bool(helps.wanted(t, step.seat)),
    Pooling: _pooling,
    DonationAnswer: _donation,
    ExchangeAnswer: lambda t, step: (
        _offered(t, step.asker, step.recipe) and step.wanted in helps.unmarked(t, step.seat)
    ),
    CoinsAnswer: _coins,
}
