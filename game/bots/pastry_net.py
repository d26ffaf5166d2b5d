"""A small network for each number of cards in hand: how likely a position of Pastry Bids is won.

One hidden layer, and a direct way past it. Its inputs fall into parts that each depend on one
hand, so that all results of a bid are valued together: the hidden layer of a pair of bids is the
sum of two vectors. `game.dev.pastry_values` finds the weights.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from game.rules.pastry_bids.cards import NUMBERS, SUIT, numbers_in

Row = Sequence[float]
"""What one input gives to each hidden unit, and last directly to the result."""

HAND = 19
"""Inputs for one hand: 13 cards, the sums of the 0-3 highest beyond the kept ones, the lowest, the mean."""
CLASSES = 16
"""Inputs for the ingredient cards: how many numbers there are with heart and club in each pair of places."""
INPUTS = 2 * HAND + CLASSES + 4
"""Then the lead made, the lead if bidding ended now, the cards that beat cards, and a constant."""
SURE = 12.0
"""Logarithm of the odds of a game that is won."""


@dataclass(frozen=True, slots=True, eq=False)
class Net:
    """The weights for one number of cards in the smaller hand, by input and hidden unit."""

    rows: tuple[Row, ...]
    out: Row

    def hand(self, side: int, hand: int) -> Row:
        """The part of the cards themselves."""
        total = (0.0,) * (len(self.out) + 1)
        for number in numbers_in(hand):
            total = tuple(map(float.__add__, total, self.rows[side * HAND + number - 1]))
        return total

    def without(self, side: int, part: Row, number: int) -> Row:
        """The part of a hand that has spent a card."""
        return [have - less for have, less in zip(part, self.rows[side * HAND + number - 1], strict=True)]

    def side(self, side: int, part: Row, hand: int, full: int, more: int) -> Row:
        """All that depends on one hand: its part `hand`, what it keeps, and its points at the end."""
        sums, count = highest(hand), hand.bit_count()
        a, b, c, d = (sums[min(full + k, count)] for k in range(4))
        low, mean = (hand & -hand).bit_length(), (sums[count] - a) / max(1, count - full)
        end = (score(hand, full, more) if side == 0 else -score(hand, full, more)) / 100
        start = side * HAND + 13
        lead = self.rows[2 * HAND + CLASSES + 1]
        return [
            p + a * u + b * v + c * w + d * x + low * y + mean * z + end * t
            for p, u, v, w, x, y, z, t in zip(part, *self.rows[start : start + 6], lead, strict=True)
        ]

    def common(self, classes: Sequence[int], made: int) -> Row:
        """All that depends on no hand: the ingredient cards and the lead made, in hundredths."""
        given, lead, _, one = self.rows[2 * HAND + CLASSES :]
        total = [c + made / 100 * (g + x) for c, g, x in zip(one, given, lead, strict=True)]
        for count, row in zip(classes, self.rows[2 * HAND : 2 * HAND + CLASSES], strict=True):
            if count:
                total = [t + count * r for t, r in zip(total, row, strict=True)]
        return total

    def strength(self, first: Row, second: Row, edge: int) -> float:
        """The logarithm of the odds of the first side.

        `first` and `second` add up to all inputs but one: `edge`, how many cards of the first hand
        are higher than cards of the second one, less how many are lower.
        """
        row = self.rows[2 * HAND + CLASSES + 2]
        total = first[-1] + second[-1] + edge * row[-1]
        for one, other, slope, weight in zip(first, second, row, self.out, strict=False):
            height = one + other + edge * slope
            if height > 0:
                total += height * weight
        return max(-SURE, min(SURE, total))


Nets = tuple[Net, ...]
"""For 1 to 13 cards in the smaller hand; the first place, for none, is taken by an empty net."""


@cache
def highest(hand: int) -> tuple[int, ...]:
    """The sum of the 0, 1, 2 ... highest cards of a hand."""
    sums = [0]
    for number in reversed(numbers_in(hand)):
        sums.append(sums[-1] + number)
    return tuple(sums)


@cache
def score(hand: int, full: int, more: int) -> int:
    """What a hand still makes of its pairs when bidding has ended, in hundredths of a point.

    The highest recipes go to the `full` dishes, the next ones to the `more` leftover dishes at half;
    each dish adds one hundredth, so that equal points are decided as PB-14 wants it.
    """
    sums, count = highest(hand), hand.bit_count()
    full = min(full, count)
    dishes = min(full + more, count)
    return 50 * (sums[full] + sums[dishes]) + dishes


def edge_over(number: int, hand: int) -> int:
    """How many cards of a hand a card beats, less how many beat it."""
    return (hand & ((1 << number >> 1) - 1)).bit_count() - (hand >> number).bit_count()


def edges(hand: int, other: int) -> int:
    """How many pairs of cards the first hand wins, less how many it loses."""
    return sum(edge_over(number, other) for number in numbers_in(hand))


def classes_of(hearts: Sequence[int], clubs: Sequence[int]) -> tuple[int, ...]:
    """How many numbers have their heart and their club in each pair of places, for masks of the places."""
    return tuple((heart & club & SUIT).bit_count() for heart in hearts for club in clubs)


def odds(strength: float) -> float:
    """The chance to win for the logarithm of the odds."""
    return 1 / (1 + math.exp(-strength))


@cache
def load() -> dict[bool, Nets]:
    """The fitted networks, for plain (False) and for loose pastry (True)."""
    data = json.loads(files("game.bots").joinpath("data", "pastry_values.json").read_text(encoding="utf-8"))
    found = {loose: read(data[name]) for loose, name in ((False, "plain"), (True, "loose"))}
    for nets in found.values():
        if len(nets) != len(NUMBERS) + 1:
            raise ValueError("pastry_values.json: one network is needed for each number of cards")
    return found


def read(levels: Sequence[Sequence[Row]]) -> Nets:
    """Networks out of lists: for each number of cards all rows, then the weights of the hidden units.

    Raises `ValueError` for a wrong number of rows or weights.
    """
    nets = [Net((), ())]
    for *rows, out in levels:
        if len(rows) != INPUTS or any(len(row) != len(out) + 1 for row in rows):
            raise ValueError(f"a network needs {INPUTS} rows, each one longer than the last one")
        nets.append(Net(tuple(map(tuple, rows)), tuple(out)))
    return tuple(nets)
