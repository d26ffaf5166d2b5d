"""A baker's plan at Got What It Bakes?: which recipes will be ready, and what units and dice are worth.

Search asks for the same plan again and again, so plans are kept by what they depend on, and with each
plan what was already worked out for it. All of it is a function of its key: a kept answer is the answer
that would be found again.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.actions import DEMANDS
from game.rules.got_what_it_bakes.cards import RECIPES, Recipe
from game.rules.got_what_it_bakes.options import PANTRY
from game.rules.got_what_it_bakes.table import BAKE, DICE, PICK, ROUNDS, TURNS, Table

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
PAIR = {bag.CHILI: 2.0, bag.CHOCOLATE: 2.5}
"""What an ingredient that takes two dice costs: two of one value are rarer than two that differ."""
FOCUS = 1.3
"""How much nearer recipes are to be preferred."""
STORED = 0.55
"""A stored unit: a third of a point, and perhaps a box one day."""
BUYING = 0.56
"""Part of the gain of further units that counts when an ingredient is activated."""
TRASH = 5.0
TIME_SHORT, TIME_LATER, TIME_IDLE = 2.0, 1.0, 0.15
"""A free time when recipes wait for it, when later ones will, and when none will."""
TIME_A_TURN = 0.9
"""Baking time of the recipes that a turn's units fill."""
DARE_SHARE, DARE_COINS, DARE_TRASH = 2 / 3, 1 / 3, 1 / 3
"""How often a dare completes, pays, burns."""
PLANS = 1 << 14
"""Plans that are kept."""

OPEN_TO: tuple[tuple[int, ...], ...] = tuple(
    tuple(i for i in range(bag.KINDS) if value in DEMANDS[i]) for value in range(7)
)
"""The ingredients that each die value opens alone."""


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
    return PAIR.get(ingredient, 1.0) + MORE * (units - 1)


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


def baked(card: Recipe, time: float) -> float:
    """Points of a complete recipe: baked with time at this price, or dared, whichever is better."""
    return max(card.value + card.value / 3 - card.time * time, dared(card))


def dared(card: Recipe) -> float:
    """Points that a dare brings on average."""
    return DARE_SHARE * card.value + DARE_COINS * card.value / 3 - DARE_TRASH * TRASH


Ahead = tuple[tuple[str, int, int], ...]
"""Recipes in front of a baker: name, empty boxes, and how many rounds after this one they can be baked."""


class Plan:
    """Which recipes will be ready in time, and what a unit is worth in each box."""

    __slots__ = (
        "_gains",
        "_tables",
        "boxes",
        "chance",
        "load",
        "per_turn",
        "places",
        "room",
        "time",
        "turns",
    )

    def __init__(self, ahead: Ahead, turns: float, rounds: int, per_turn: float, have: int) -> None:
        self._gains: dict[int, float] = {}
        self._tables: dict[tuple[int, int, float, int, int], Dice] = {}
        self.turns, self.per_turn = turns, per_turn
        plan = []
        for recipe, need, later in ahead:
            found = parts(need)
            plan.append((turns + TURNS * later, sum(dice for _, _, dice in found), recipe, found))
        plan.sort(key=_urgency)
        self.load = 0.0
        self.chance: dict[str, float] = {}
        shared = 0
        baking = 0
        for left, dice, recipe, found in plan:
            for i, n, whole in found:
                if shared & bag.FLAG[i]:
                    dice -= whole - MORE * n
                else:
                    shared |= bag.FLAG[i]
            spare = round(left * per_turn - self.load - dice, 1)
            chance = 1.0 if not found else likely(spare) if left > 0 else 0.0
            self.load += dice * chance
            self.chance[recipe] = chance
            if chance > 0.4:
                baking += RECIPES[recipe].time
        self.room = (turns + TURNS * rounds) * per_turn - self.load
        coming = baking + TIME_A_TURN * max(0.0, self.room) / per_turn
        self.time = TIME_SHORT if have < baking else TIME_LATER if have < coming else TIME_IDLE
        self.boxes: dict[str, dict[int, float]] = {}
        self.places: dict[int, list[tuple[float, int]]] = {}
        for _, dice, recipe, found in plan:
            boxes = self.boxes[recipe] = {}
            if found:
                full = (baked(RECIPES[recipe], self.time) + TRASH) * self.chance[recipe] * FOCUS / dice
                for i, n, whole in found:
                    boxes[i] = full * whole / n
                    self.places.setdefault(i, []).append((boxes[i], n))
        for places in self.places.values():
            places.sort(reverse=True)

    def gain(self, ingredient: int, units: int) -> float:
        """What so many units of an ingredient are worth: in the best boxes, the rest stored."""
        key = units * bag.KINDS + ingredient
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = self._fill(ingredient, units)
        return found

    def _fill(self, ingredient: int, units: int) -> float:
        total = 0.0
        for worth, n in self.places.get(ingredient, ()):
            used = min(n, units)
            total += used * max(worth, 0.4)
            units -= used
            if not units:
                return total
        return total + units * STORED

    def dice(self, pantry: int, coins: int, coin: float, active: int, time_dice: int) -> Dice:
        """What dice are worth with this pantry card, these coins and these ingredients active."""
        key = (pantry, coins, coin, active, time_dice)
        found = self._tables.get(key)
        if found is None:
            found = self._tables[key] = Dice(self, pantry, coins, coin, active, time_dice)
        return found


class Dice:
    """What ingredients and dice are worth to a plan at one moment of a turn."""

    __slots__ = ("_coin", "_coins", "_gathers", "_laid", "_pantry", "_plan", "_save", "_worths")

    def __init__(self, plan: Plan, pantry: int, coins: int, coin: float, active: int, time_dice: int) -> None:
        self._plan, self._pantry, self._coins, self._coin = plan, pantry, coins, coin
        self._gathers: dict[int, float] = {}
        self._laid: dict[tuple[int, ...], float] = {}
        self._save = max(plan.time * (time_dice < 3), coin * 2)
        self._worths = [
            -1.0 if active & bag.FLAG[i] else self.gather(i, USUAL_PRICE) for i in range(bag.KINDS)
        ]

    def gather(self, ingredient: int, price: int) -> float:
        """What activating an ingredient is worth: the free units, and some bought for a good price."""
        key = price * bag.KINDS + ingredient
        found = self._gathers.get(key)
        if found is None:
            found = self._gathers[key] = self._activate(ingredient, price)
        return found

    def _activate(self, ingredient: int, price: int) -> float:
        gain, units = self._plan.gain, self._pantry
        free = worth = gain(ingredient, units)
        if self._coins >= price:
            deal = gain(ingredient, units + 1) - free - price * self._coin
            if deal > 0:
                worth += BUYING * deal
                if self._coins >= 2 * price:
                    more = gain(ingredient, units + 2) - free - deal - 2 * price * self._coin
                    worth += BUYING * max(0.0, more)
        return worth

    def worth(self, dice: tuple[int, ...]) -> float:
        """What unplaced dice are worth, each in its best place."""
        found = self._laid.get(dice)
        if found is None:
            ordered = tuple(sorted(dice))
            found = self._laid[dice] = self._lay(list(ordered)) if ordered == dice else self.worth(ordered)
        return found

    def _lay(self, left: list[int]) -> float:
        best = self._lay_singly(left)
        if len(left) > 1:
            for i, alike in ((bag.CHILI, False), (bag.CHOCOLATE, True)):
                pair = _pair(left, alike) if self._worths[i] > best / 2 else None
                if pair:
                    rest = left[:]
                    rest.remove(pair[0])
                    rest.remove(pair[1])
                    best = max(best, self._worths[i] + self._lay_singly(rest))
        return best

    def _lay_singly(self, dice: list[int]) -> float:
        worths = self._worths
        total, taken = 0.0, 0
        for value in dice:
            best, where = self._save, 0
            for i in OPEN_TO[value]:
                if worths[i] > best and not taken & bag.FLAG[i]:
                    best, where = worths[i], bag.FLAG[i]
            taken |= where
            total += best
        return total


USUAL_PRICE = 3
"""Coins for a unit as long as nobody knows with which die it is activated."""


class Outlook:
    """A position as a baker's plan sees it."""

    __slots__ = ("_table", "coin", "gain", "plan", "seat", "table", "time", "turns")

    def __init__(self, t: Table, seat: int) -> None:
        self.table, self.seat = t, seat
        now, coins = t.round, t.coins[seat]
        need, born, kept = t.need, t.born, t.kept
        ahead = tuple(
            [
                (recipe, need[recipe], min(ROUNDS, born[recipe] + 1 + (recipe in kept)) - now)
                for recipe in t.front[seat]
            ]
        )
        rounds = ROUNDS - now
        self.turns = turns_left(t, seat)
        self.plan = plan_of(ahead, self.turns, rounds, usual(t.options.pantry), t.time[seat])
        self.time, self.gain = self.plan.time, self.plan.gain
        plenty = min(1.0, PLENTY / (coins + 1)) if rounds or t.phase < BAKE else 0.0
        self.coin = LAST_COIN + (COIN - LAST_COIN) * plenty
        self._table: Dice | None = None

    def _dice(self) -> Dice:
        found = self._table
        if found is None:
            t, seat, active = self.table, self.seat, 0
            for gathered in t.gathered[seat]:
                active |= bag.FLAG[gathered.ingredient]
            found = self._table = self.plan.dice(
                t.pantry, t.coins[seat], self.coin, active, len(t.time_dice[seat])
            )
        return found

    def unit(self, recipe: str, ingredient: int) -> float:
        """What a unit of an ingredient is worth in a box of a recipe; 0 where it has none."""
        return self.plan.boxes[recipe].get(ingredient, 0.0)

    def gather(self, ingredient: int, price: int) -> float:
        """What activating an ingredient at a price is worth."""
        return self._dice().gather(ingredient, price)

    def dice(self, dice: tuple[int, ...]) -> float:
        """What unplaced dice are worth, each in its best place."""
        return self._dice().worth(dice)

    def save_time(self, dice: int) -> float:
        """What the next die on the time track is worth after `dice` there."""
        return self.time * (dice + 1)

    def save_coins(self, dice: int) -> float:
        """What the next die on the savings track is worth after `dice` there."""
        return self.coin * (2, 3, 5)[dice]


plan_of = lru_cache(maxsize=PLANS)(Plan)
"""The plan for what lies in front of a baker, with this much time to come."""


def _pair(dice: list[int], alike: bool) -> tuple[int, int] | None:
    for k, a in enumerate(dice):
        for b in dice[k + 1 :]:
            if (a == b) == alike:
                return a, b
    return None


def _urgency(plan: tuple[float, float, str, object]) -> tuple[float, float]:
    return plan[0], plan[1]
