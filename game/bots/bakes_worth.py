"""What things are worth to one baker, in points: cards, goals, and the table as it stands."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.bakes_goals import hope
from game.bots.bakes_plan import TIME_SHORT, TRASH, Outlook, dared, parts
from game.rules.got_what_it_bakes import bag, scoring
from game.rules.got_what_it_bakes.baking import rests
from game.rules.got_what_it_bakes.cards import EFFECTS, RECIPES, Card
from game.rules.got_what_it_bakes.table import OVER, ROUNDS, TURNS, Table

DIE = 1.25
"""Points that a die with its coins brings in the long run."""
FUTURE = 2.4
"""Points that a die of a later turn brings with all that follows."""

HAND, HANDS = 6, 40
"""Recipes of a usual finished table, and tables looked at to see how hard a goal is."""
LANES = (1 << bag.LANE) - 1


def size(need: int) -> int:
    """Units in a small bag: the sum of its lanes."""
    return need % LANES


def effect(card: Card, outlook: Outlook) -> float:
    """What one use of a card is worth, roughly."""
    match card.verb:
        case "coins":
            return card.n * outlook.coin
        case "time":
            return card.n * outlook.time
        case "extra" | "any":
            return 1.5 * card.n
        case "discount":
            return 0.8 * card.n * outlook.time
        case "spare":
            return 2.2
        case "set" | "redare" | "soften":
            return 1.2
        case "second" | "look" | "keep" | "move":
            return 0.4
        case _:
            return 0.9


def sharing(outlook: Outlook) -> Sequence[Outlook]:
    """The outlooks of all who share the goals of a baker: with open goals everybody, else that one alone."""
    t, seat = outlook.table, outlook.seat
    if not t.options.open_goals:
        return (outlook,)
    return [outlook if other == seat else Outlook(t, other) for other in range(t.seats)]


def goals_of(t: Table, seat: int) -> Sequence[str]:
    """The goals that count for a baker."""
    return scoring.team_goals(t) if t.options.open_goals else t.goals[seat]


def standing(t: Table, seat: int) -> float:
    """Points that a baker may expect at the end of the game, by the table as it stands."""
    if t.phase == OVER:
        return float(scoring.points(t, seat))
    outlook = Outlook(t, seat)
    left = (ROUNDS - t.round + (outlook.turns / TURNS)) / ROUNDS
    total = float(sum(RECIPES[recipe].value for recipe in t.done[seat]) - TRASH * len(t.trash[seat]))
    time = t.time[seat]
    for recipe in sorted(t.front[seat], key=lambda r: -outlook.plan.chance[r]):
        card, chance = RECIPES[recipe], outlook.plan.chance[recipe]
        if time >= card.time:
            worth = card.value + card.value / 3 - 0.35 * card.time
            time -= card.time
        else:
            worth = dared(card)
            if not rests(t, recipe) and t.round < ROUNDS:
                worth = max(worth, card.value + card.value / 3 - TIME_SHORT * card.time)
        left_over = sum(dice for _, _, dice in parts(t.need[recipe]))
        total += chance * (worth - left_over * DIE) - (1 - chance) * TRASH
    total += time * (0.1 + 0.9 * left)
    total += (t.coins[seat] + 0.8 * size(t.stock[seat])) * (1 / 3 + 0.12 * left)
    total += len(t.drinks[seat]) + len(t.drunk[seat])
    for slug in t.upgrades[seat]:
        kids = EFFECTS[slug].kind == "sweet"
        used = slug in t.used[seat]
        total += (0.0 if kids else 2.0) if used and t.round == ROUNDS else 3.0
        total += 1.2 * (ROUNDS - t.round) + (0.8 if not used else 0.0) * (t.round < ROUNDS)
    total += sum(0.8 for _ in t.drinks[seat]) * (left > 0)
    goals = goals_of(t, seat)
    if goals:
        together = sharing(outlook)
        total += sum(hope(together, slug) for slug in goals)
    return total + TURNS * ROUNDS * left * outlook.plan.per_turn * FUTURE
