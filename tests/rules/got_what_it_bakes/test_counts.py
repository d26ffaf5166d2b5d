"""Exact numbers of ways to play on from small positions, kept in counts.json."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from game.rules.core import Chance
from game.rules.got_what_it_bakes import BakesState
from tests.rules.got_what_it_bakes.table import COMPLETE, baker, position

T = TypeVar("T")
COUNTS: dict[str, list[int]] = json.loads((Path(__file__).parent / "counts.json").read_text(encoding="utf-8"))


class Lowest(Chance):
    """Luck that always gives the first of what is possible."""

    drawn = 0

    def choose(self, stream: str, options: Sequence[T]) -> T:
        return options[0]


def ways(state: BakesState, depth: int) -> int:
    """How many sequences of so many actions there are."""
    seats = state.to_act()
    if not depth or not seats:
        return 1
    total = 0
    for action in state.legal(seats[0]):
        after = state.copy()
        after.apply(seats[0], action, Lowest())
        total += ways(after, depth - 1)
    return total


POSITIONS: dict[str, Callable[[], BakesState]] = {
    "three dice, nothing to fill": lambda: position(
        "dice", baker(dice=(1, 4, 6), coins=0), baker(), options={"kids": True}, pantry=1
    ),
    "two equal dice and a box": lambda: position(
        "dice", baker({"naan": {"dairy": 1}}, dice=(2, 2), gathered=["gather eggs 1"], coins=3), baker(),
    ),
    "solo shop": lambda: position(
        "shop", baker(coins=4), options={"mode": "solo"}, row=["spatula", "whisk", "lemonade"],
    ),
    "three bakes": lambda: position(
        "bake", baker({"naan": COMPLETE, "pita": COMPLETE, "quiche": COMPLETE}, time=4), baker(),
        round=3, turn=4,
    ),
    "teams with a unit to give": lambda: position(
        "recipes", baker(stock={"eggs": 1}), *[baker()] * 3, options={"mode": "teams"}, step=0
    ),
}  # fmt: skip


def test_the_first_number_checked_by_hand() -> None:
    """A 1 opens flours, water, oils & fats and eggs; a 4 water, leavening, oils & fats, fruits & jams and
    seeds & spices; a 6 flours, water, dairy, fruits & jams and seeds & spices: 14. Chili takes three pairs.
    Each die may go on either track: 6. Sweets: sugar drop 3 times 5. And the end: 39."""
    assert COUNTS["three dice, nothing to fill"][0] == 14 + 3 + 6 + 15 + 1


def test_every_position_is_counted() -> None:
    assert set(COUNTS) == set(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_ways_to_play_on(name: str) -> None:
    state = POSITIONS[name]()
    assert [ways(state, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]
