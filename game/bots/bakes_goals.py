"""What goals at Got What It Bakes? are worth: how likely each is to be met, by the plans that are made.

What a goal counts is taken as about normal: certain for what is completed, likely for what lies in
front, usual for what a baker will still take.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from game.bots.bakes_plan import Outlook
from game.rules.got_what_it_bakes import bag, scoring
from game.rules.got_what_it_bakes.cards import GOALS, RECIPES, Goal, Recipe
from game.rules.got_what_it_bakes.table import HIDDEN, ROUNDS, TURNS, Table

UNSEEN = 2.0
"""Points of a goal that nobody sees."""
DICE_A_RECIPE = 4.2
"""Dice that a recipe takes among others, for what is still to come."""
COINS_COME = 20.0
"""Coins that a whole game adds."""
TIME_LEFT = 1.2
"""Free time that is usually left."""
CAREFUL = 0.8
"""Chance that a recipe still to come ends in no Trash."""
DOUBT = 0.35
"""Variance that is always there."""
HALF = 0.5
"""What is counted comes in whole steps."""
HOPELESS = 50.0
"""Beyond this a goal is lost: a larger exponent would only overflow."""
APART = 0.75
"""Part of the recipes that differ in value from all others."""


def hope(outlooks: Sequence[Outlook], slug: str, extra: Recipe | None = None) -> float:
    """Points that a goal may bring to those who share it, perhaps with another recipe in front."""
    if slug == HIDDEN:
        return UNSEEN
    goal = GOALS[slug]
    wanted = scoring.threshold(goal, len(outlooks))
    mean, variance = 0.0, DOUBT
    for outlook in outlooks:
        found = _FORECAST.get(goal.test, _added)(outlook, goal, extra)
        mean += found[0]
        variance += found[1]
    short = 1.7 * (wanted - mean - HALF) / math.sqrt(variance)
    return goal.points / (1 + math.exp(min(short, HOPELESS)))


def coming(outlook: Outlook, extra: Recipe | None) -> float:
    """Recipes that the baker will still take and complete."""
    return max(0.0, outlook.plan.room / DICE_A_RECIPE - (extra is not None))


def left(t: Table, outlook: Outlook) -> float:
    """The part of the game that is still to be played."""
    return (ROUNDS - t.round + outlook.turns / TURNS) / ROUNDS


@cache
def counts(slug: str) -> dict[str, float]:
    """What each recipe adds to what a goal counts."""
    goal = GOALS[slug]
    return {recipe.slug: _adds(goal, recipe) for recipe in RECIPES.values()}


def _adds(goal: Goal, recipe: Recipe) -> float:
    what = goal.what
    match goal.test:
        case "type":
            return float(recipe.type == what)
        case "stars":
            return float(recipe.stars)
        case "star_cards":
            return float(recipe.stars == what)
        case "slow":
            return float(recipe.time >= int(what))
        case "quick":
            return float(recipe.time <= int(what))
        case "time_sum":
            return float(recipe.time)
        case "ingredient":
            return float(bag.count(recipe.boxes, int(what)))
        case _:
            return 1.0


@cache
def usual(slug: str) -> tuple[float, float]:
    """Mean and mean square of what a recipe adds to a goal."""
    found = counts(slug).values()
    return sum(found) / len(found), sum(n * n for n in found) / len(found)


Forecast = tuple[float, float]
"""Mean and variance of what a goal will count on one baker's table."""


def _added(outlook: Outlook, goal: Goal, extra: Recipe | None) -> Forecast:
    t, seat, adds = outlook.table, outlook.seat, counts(goal.slug)
    mean, variance = 0.0, 0.0
    for recipe in t.done[seat]:
        mean += adds[recipe]
    for recipe, chance in outlook.plan.chance.items():
        n = adds[recipe]
        mean += chance * n
        variance += chance * (1 - chance) * n * n
    if extra is not None:
        n = adds[extra.slug]
        mean += CAREFUL * n
        variance += CAREFUL * (1 - CAREFUL) * n * n
    more = coming(outlook, extra)
    one, square = usual(goal.slug)
    return mean + more * one, variance + more * square


def _both(outlook: Outlook, goal: Goal, extra: Recipe | None) -> Forecast:
    t, seat = outlook.table, outlook.seat
    sweet = savory = coming(outlook, extra) / 2
    likely = [(recipe, 1.0) for recipe in t.done[seat]]
    likely += outlook.plan.chance.items()
    if extra is not None:
        likely.append((extra.slug, CAREFUL))
    for recipe, chance in likely:
        if RECIPES[recipe].type == "sweet":
            sweet += chance
        else:
            savory += chance
    return min(sweet, savory) - 0.5, 0.3 + coming(outlook, extra) / 4


def _kinds(outlook: Outlook, goal: Goal, extra: Recipe | None) -> Forecast:
    t, seat, together = outlook.table, outlook.seat, 0
    for recipe in t.done[seat]:
        together |= bag.kinds(RECIPES[recipe].boxes)
    for recipe, chance in outlook.plan.chance.items():
        if chance > 0.5:
            together |= bag.kinds(RECIPES[recipe].boxes)
    if extra is not None:
        together |= bag.kinds(extra.boxes)
    there = len(bag.of_kinds(together))
    more = coming(outlook, extra)
    return there + (11 - there) * (1 - 0.7**more), 0.4 + 0.3 * more


def _values(outlook: Outlook, goal: Goal, extra: Recipe | None) -> Forecast:
    t, seat = outlook.table, outlook.seat
    values = {RECIPES[recipe].value for recipe in t.done[seat]}
    mean, variance = float(len(values)), 0.0
    likely = list(outlook.plan.chance.items())
    if extra is not None:
        likely.append((extra.slug, CAREFUL))
    for recipe, chance in likely:
        value = RECIPES[recipe].value
        if value not in values:
            values.add(value)
            mean += chance
            variance += chance * (1 - chance)
    more = coming(outlook, extra)
    return mean + APART * more, variance + more / 2


def _coins(outlook: Outlook, goal: Goal, extra: Recipe | None) -> Forecast:
    t, part = outlook.table, left(outlook.table, outlook)
    return t.coins[outlook.seat] + COINS_COME * part, 90 * part + 4


def _time(outlook: Outlook, goal: Goal, extra: Recipe | None) -> Forecast:
    t, part = outlook.table, left(outlook.table, outlook)
    now = t.time[outlook.seat] - sum(
        RECIPES[recipe].time * chance for recipe, chance in outlook.plan.chance.items()
    )
    return part * TIME_LEFT + (1 - part) * max(0.0, now), 4.0 * part + 0.3


def _stored(outlook: Outlook, goal: Goal, extra: Recipe | None) -> Forecast:
    t, part = outlook.table, left(outlook.table, outlook)
    return bag.total(t.stock[outlook.seat]) + 2 * part, 4 * part


def _clean(outlook: Outlook, goal: Goal, extra: Recipe | None) -> Forecast:
    if outlook.table.trash[outlook.seat]:
        return -99.0, 0.0
    mean, variance = _added(outlook, goal, extra)
    safe = math.prod(outlook.plan.chance.values()) * CAREFUL ** coming(outlook, extra)
    return mean - 2 * (1 - safe), variance


def _dared(outlook: Outlook, goal: Goal, extra: Recipe | None) -> Forecast:
    t, part = outlook.table, left(outlook.table, outlook)
    return t.dared[outlook.seat] + part / 2, part / 2


_FORECAST = {
    "both": _both,
    "kinds": _kinds,
    "values": _values,
    "coins": _coins,
    "time": _time,
    "stored": _stored,
    "clean": _clean,
    "dared": _dared,
}
