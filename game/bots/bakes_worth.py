"""What things are worth to one baker, in points: cards, goals, and the table as it stands."""

from __future__ import annotations

import random
from functools import cache

from game.bots.bakes_plan import TIME_SHORT, TRASH, Outlook, dared, parts
from game.rules.got_what_it_bakes import BakesState, bag, scoring
from game.rules.got_what_it_bakes.baking import rests
from game.rules.got_what_it_bakes.cards import EFFECTS, GOALS, RECIPES, Card
from game.rules.got_what_it_bakes.table import HIDDEN, OVER, ROUNDS, TURNS, Table

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


def goal_hope(t: Table, seat: int, slug: str, left: float) -> float:
    """Points that a goal may bring: nearly sure when met, else by its share and how much game is left."""
    if slug == HIDDEN:
        return 2.0
    goal = GOALS[slug]
    seats = range(t.seats) if goal.deck == "turquoise" else (seat,)
    wanted = scoring.threshold(goal, len(seats))
    have = scoring.measure(t, seats, goal)
    if have >= wanted:
        return goal.points * (0.95 if goal.test not in ("coins", "time", "stored", "clean") else 0.8)
    if goal.test == "clean" and any(t.trash[s] for s in seats):
        return 0.0
    share = have / wanted
    return goal.points * (share * share * (0.35 + 0.3 * left) + 0.6 * ease(slug) * left)


@cache
def ease(slug: str) -> float:
    """How often a table with a handful of recipes meets a goal without aiming at it."""
    goal, rng = GOALS[slug], random.Random(1)
    if goal.deck == "turquoise":
        return 0.5
    table, met = BakesState(), 0
    table.stock = [0]
    for _ in range(HANDS):
        rest = sorted(RECIPES)
        hand = [rest.pop(int(rng.random() * len(rest))) for _ in range(HAND + 1)]
        table.done, table.trash = [tuple(hand[1:])], [tuple(hand[: int(2 * rng.random())])]
        table.coins, table.time = [15 + int(30 * rng.random())], [int(7 * rng.random())]
        table.dared = [int(3 * rng.random())]
        met += scoring.measure(table, (0,), goal) >= goal.n
    return met / HANDS


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
    goals = scoring.team_goals(t) if t.options.open_goals else t.goals[seat]
    total += sum(goal_hope(t, seat, slug, left) for slug in goals)
    return total + TURNS * ROUNDS * left * outlook.plan.per_turn * FUTURE
