"""What things are worth to one baker, in points: units, dice, time, recipes, cards, goals."""

from __future__ import annotations

import math
import random
from functools import cache, lru_cache

from game.rules.got_what_it_bakes import BakesState, bag, scoring
from game.rules.got_what_it_bakes.actions import DEMANDS
from game.rules.got_what_it_bakes.baking import rests
from game.rules.got_what_it_bakes.cards import EFFECTS, GOALS, RECIPES, Card, Recipe
from game.rules.got_what_it_bakes.options import PANTRY
from game.rules.got_what_it_bakes.table import BAKE, DICE, HIDDEN, OVER, PICK, ROUNDS, TURNS, Table

COIN = 0.55
"""A coin: a third of a point, and what it buys."""
LAST_COIN = 0.34
"""A coin that buys nothing more."""
PLENTY = 10
"""With more coins than these, a coin is worth less."""
DICE_A_TURN = 1.65
"""Dice of a turn that find an ingredient that is needed."""
SPREAD = 1.4
"""Dice of doubt about what a plan will bring."""
MORE = 0.27
"""What each further unit of an ingredient costs, in dice; the first costs a whole one."""
PAIR = 1.85
"""What a die for chili or chocolate costs more, since it takes two."""
DIE = 1.25
"""Points that a die with its coins brings in the long run."""
FUTURE = 2.4
"""Points that a die of a later turn brings with all that follows."""
FOCUS = 1.3
"""How much nearer recipes are to be preferred."""
STORED = 0.55
BUYING = 0.56
"""Part of the gain of further units that counts when an ingredient is activated."""
"""A stored unit: a third of a point, and perhaps a box one day."""
TRASH = 5.0
TIME_SHORT, TIME_LATER, TIME_IDLE = 2.0, 1.0, 0.15
"""A free time when recipes wait for it, when later ones will, and when none will."""
TIME_A_TURN = 0.9
"""Baking time of the recipes that a turn's units fill."""
DARE_SHARE, DARE_COINS, DARE_TRASH = 2 / 3, 1 / 3, 1 / 3
"""How often a dare completes, pays, burns."""

HAND, HANDS = 6, 40
"""Recipes of a usual finished table, and tables looked at to see how hard a goal is."""
LANES = (1 << bag.LANE) - 1


def size(need: int) -> int:
    """Units in a small bag: the sum of its lanes."""
    return need % LANES


@cache
def likely(spare: float) -> float:
    """The chance to be ready in time when so many dice more than needed are to be had."""
    return float(1 / (1 + math.exp(-spare / SPREAD)))


@cache
def usual(pantry: str) -> float:
    """Useful dice a turn with this pantry deck."""
    return DICE_A_TURN * (0.7 + 0.3 * sum(PANTRY[pantry]) / 9)


@lru_cache(maxsize=1 << 16)
def parts(need: int) -> tuple[tuple[int, int, float], ...]:
    """The ingredients of a small bag: index, units, and what they cost in dice."""
    return tuple((i, n, cost(i, n)) for i in bag.of_kinds(bag.kinds(need)) for n in (bag.count(need, i),))


def cost(ingredient: int, units: int) -> float:
    """Dice that so many units of an ingredient take."""
    first = PAIR if ingredient in (bag.CHILI, bag.CHOCOLATE) else 1.0
    return first + MORE * (units - 1)


def turns_left(t: Table, seat: int) -> float:
    """Dice steps that the seat still has in this round, the one going on in part."""
    left = float(TURNS - t.turn)
    if t.phase <= PICK:
        return left + 1
    if t.phase == DICE:
        mine, now = (seat - t.first) % t.seats, t.step
        if mine > now:
            return left + 1
        if mine == now:
            return left + len(t.dice[seat]) / 3
    return 0.0 if t.phase >= BAKE else left


def deadline(t: Table, recipe: str) -> int:
    """The last round in which a recipe can be baked."""
    return min(ROUNDS, t.born[recipe] + 1 + (recipe in t.kept))


class Outlook:
    """A baker's plan: which recipes will be ready in time, and what a unit is worth in each box."""

    __slots__ = (
        "_dice",
        "_gathers",
        "boxes",
        "chance",
        "coin",
        "load",
        "per_turn",
        "places",
        "room",
        "seat",
        "table",
        "time",
        "turns",
    )

    def __init__(self, t: Table, seat: int) -> None:
        self.table, self.seat = t, seat
        self._dice: dict[tuple[int, ...], float] = {}
        self._gathers: dict[int, float] | None = None
        self.turns = turns_left(t, seat)
        self.per_turn = usual(t.options.pantry)
        rounds = ROUNDS - t.round
        plenty = min(1.0, PLENTY / (t.coins[seat] + 1)) if rounds or t.phase < BAKE else 0.0
        self.coin = LAST_COIN + (COIN - LAST_COIN) * plenty
        plan = []
        for recipe in t.front[seat]:
            found = parts(t.need[recipe])
            turns = self.turns + TURNS * (deadline(t, recipe) - t.round)
            plan.append((turns, sum(dice for _, _, dice in found), recipe, found))
        plan.sort(key=_urgency)
        self.load = 0.0
        self.chance: dict[str, float] = {}
        shared = 0
        baking = 0
        for turns, dice, recipe, found in plan:
            for i, n, whole in found:
                if shared & bag.FLAG[i]:
                    dice -= whole - MORE * n
                else:
                    shared |= bag.FLAG[i]
            spare = round(turns * self.per_turn - self.load - dice, 1)
            chance = 1.0 if not found else likely(spare) if turns > 0 else 0.0
            self.load += dice * chance
            self.chance[recipe] = chance
            if chance > 0.4:
                baking += RECIPES[recipe].time
        self.room = (self.turns + TURNS * rounds) * self.per_turn - self.load
        later = baking + TIME_A_TURN * max(0.0, self.room) / self.per_turn
        have = t.time[seat]
        self.time = TIME_SHORT if have < baking else TIME_LATER if have < later else TIME_IDLE
        self.boxes: list[tuple[str, dict[int, tuple[float, int]]]] = []
        self.places: dict[int, list[tuple[float, int]]] = {}
        for _, dice, recipe, found in plan:
            boxes = {}
            if found:
                full = (baked(RECIPES[recipe], self.time) + TRASH) * self.chance[recipe] * FOCUS / dice
                for i, n, whole in found:
                    place = boxes[i] = full * whole / n, n
                    self.places.setdefault(i, []).append(place)
            self.boxes.append((recipe, boxes))
        for places in self.places.values():
            places.sort(reverse=True)

    def unit(self, recipe: str, ingredient: int) -> float:
        """What a unit of an ingredient is worth in a box of a recipe; 0 where it has none."""
        return next((boxes.get(ingredient, (0.0, 0))[0] for slug, boxes in self.boxes if slug == recipe), 0.0)

    def gain(self, ingredient: int, units: int) -> float:
        """What so many units of an ingredient are worth: in the best boxes, the rest stored."""
        if units == 0:
            return 0.0
        total = 0.0
        for worth, n in self.places.get(ingredient, ()):
            used = min(n, units)
            total += used * max(worth, 0.4)
            units -= used
            if not units:
                return total
        return total + units * STORED

    def gather(self, ingredient: int, price: int) -> float:
        """What activating an ingredient is worth: the free units, and some bought for a good price."""
        t = self.table
        worth = self.gain(ingredient, t.pantry)
        coins = t.coins[self.seat]
        if coins >= price:
            deal = self.gain(ingredient, t.pantry + 1) - worth - price * self.coin
            if deal > 0:
                worth += BUYING * deal
                if coins >= 2 * price:
                    more = (
                        self.gain(ingredient, t.pantry + 2)
                        - worth
                        - deal * (1 - BUYING)
                        - 2 * price * self.coin
                    )
                    worth += BUYING * max(0.0, more)
        return worth

    def save_time(self, dice: int) -> float:
        """What the next die on the time track is worth after `dice` there."""
        return self.time * (dice + 1)

    def save_coins(self, dice: int) -> float:
        """What the next die on the savings track is worth after `dice` there."""
        return self.coin * (2, 3, 5)[dice]

    def dice(self, dice: tuple[int, ...]) -> float:
        """What unplaced dice are worth, each in its best place."""
        dice = tuple(sorted(dice))
        found = self._dice.get(dice)
        if found is None:
            found = self._dice[dice] = self._lay(list(dice))
        return found

    def _lay(self, left: list[int]) -> float:
        t, seat = self.table, self.seat
        if self._gathers is None:
            active = {gathered.ingredient for gathered in t.gathered[seat]}
            self._gathers = {i: self.gather(i, 3) for i in range(bag.KINDS) if i not in active}
        worths = self._gathers
        total = 0.0
        for pair, alike in ((bag.CHILI, False), (bag.CHOCOLATE, True)):
            if worths.get(pair, 0.0) > WORTH_TWO:
                found = _pair(left, alike)
                if found:
                    total += worths[pair]
                    left.remove(found[0])
                    left.remove(found[1])
        save = max(self.time * (len(t.time_dice[seat]) < 3), self.coin * 2)
        taken = set()
        for value in left:
            best, where = save, -1
            for i in OPEN_TO[value]:
                if i not in taken and worths.get(i, 0.0) > best:
                    best, where = worths[i], i
            taken.add(where)
            total += best
        return total


WORTH_TWO = 5.0
"""An ingredient that takes two dice must bring more than this."""
OPEN_TO: tuple[tuple[int, ...], ...] = tuple(
    tuple(i for i in range(bag.KINDS) if value in DEMANDS[i]) for value in range(7)
)
"""The ingredients that each die value opens alone."""


def _pair(dice: list[int], alike: bool) -> tuple[int, int] | None:
    for k, a in enumerate(dice):
        for b in dice[k + 1 :]:
            if (a == b) == alike:
                return a, b
    return None


def _urgency(plan: tuple[float, float, str, object]) -> tuple[float, float]:
    return plan[0], plan[1]


def baked(card: Recipe, time: float) -> float:
    """Points of a complete recipe: baked with time at this price, or dared, whichever is better."""
    return max(card.value + card.value / 3 - card.time * time, dared(card))


def dared(card: Recipe) -> float:
    """Points that a dare brings on average."""
    return DARE_SHARE * card.value + DARE_COINS * card.value / 3 - DARE_TRASH * TRASH


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
    for recipe in sorted(t.front[seat], key=lambda r: -outlook.chance[r]):
        card, chance = RECIPES[recipe], outlook.chance[recipe]
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
    return total + TURNS * ROUNDS * left * outlook.per_turn * FUTURE
