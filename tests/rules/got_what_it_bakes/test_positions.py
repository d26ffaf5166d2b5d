"""Positions as plain data: what is read back, and what is refused with its reason (GW-60, GW-61)."""

from __future__ import annotations

import copy
import math
import random
from collections.abc import Callable
from typing import Any

import pytest

from game.rules.core import BadPosition, Fast
from game.rules.got_what_it_bakes import GAME, BakesOptions, BakesState
from tests.rules.got_what_it_bakes.table import UNMARKED, baker, play, position

Change = Callable[[dict[str, Any]], object]


def some() -> dict[str, Any]:
    """A position with a bit of everything, as plain data."""
    told = baker({"quiche": {"eggs": 2}}, dice=(2, 2), gathered=["gather eggs 3"], stock={"dairy": 2})
    return position("dice", told, baker({"naan": UNMARKED}, goals=("patience",))).to_json()


def test_a_position_reads_back_as_it_was() -> None:
    data = some()
    assert GAME.state_from_json(copy.deepcopy(data)).to_json() == data


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.pop("coins"),
        lambda d: d.update(more=1),
        lambda d: d.update(seats=True),
        lambda d: d.update(seats=3),
        lambda d: d.update(round=4),
        lambda d: d.update(turn=math.nan),
        lambda d: d.update(phase="lunch"),
        lambda d: d.update(options={"mode": "solo"}),
        lambda d: d.update(options={"colour": 1}),
        lambda d: d.update(actor=1),
        lambda d: d.update(step=1),
        lambda d: d.update(bonus=3),
        lambda d: d.update(pantry=3),
        lambda d: d.update(turn=2),
        lambda d: d.update(coins=[1]),
        lambda d: d.update(coins=[1, -1]),
        lambda d: d.update(coins=[1, 2.0]),
        lambda d: d.update(time=[True, 1]),
        lambda d: d.update(dice=[[2, 2, 2], [1, 1, 1]]),
        lambda d: d.update(dice=[[2, 7], [1, 1, 1]]),
        lambda d: d.update(dice=[[5, 2], [1, 1, 1]]),
        lambda d: d.update(gathered=[["gather eggs 5"], []]),
        lambda d: d.update(gathered=[["store"], []]),
        lambda d: d.update(gathered=[["dance"], []]),
        lambda d: d.update(stock=[{"stones": 1}, {}]),
        lambda d: d.update(stock=[{"eggs": 0}, {}]),
        lambda d: d.update(trays=[[1, 2]]),
        lambda d: d["recipe_deck"].pop(),
        lambda d: d["recipe_deck"].append("quiche"),
        lambda d: d.update(recipe_market=["", "", ""]),
        lambda d: d["front"][0].append("mud-pie"),
        lambda d: d["need"].pop("quiche"),
        lambda d: d["need"]["quiche"].update(water=1),
        lambda d: d["born"].update(quiche=3),
        lambda d: d.update(kept=["bagel"]),
        lambda d: d.update(dared=[1, 0]),
        lambda d: d["goal_deck"].pop(),
        lambda d: d["goal_discards"].append(["mill", 0]),
        lambda d: d["card_deck"].pop(),
        lambda d: d["row"].pop(),
        lambda d: d.update(row_size=1),
        lambda d: d["drinks"][0].append("whisk"),
        lambda d: d["used"][0].append("whisk"),
        lambda d: d["bot_deck"].append("bot-berry-butter-cocoa"),
        lambda d: d.update(pending=["Lunch", 0]),
        lambda d: d.update(pending=["Place", 0, 6, 1, ""]),
        lambda d: d.update(pending=["Place", 3, 8, 1, ""]),
        lambda d: d.update(pending=["Dare", 0, "quiche", 4]),
        lambda d: d.update(pending=["Look", 0, []]),
        lambda d: d.update(pending=["GoalChoice", 0, ["patience", "hot-stuff"]]),
        lambda d: d.update(pending=["DonationAnswer", 1, 0, [3]]),
        lambda d: d.update(pending=["ExchangeAnswer", 1, 0, "quiche", "pizza"]),
        lambda d: d.update(pending=["CoinsAnswer", 1, 0, "lemonade", [[1, 2]]]),
        lambda d: d.update(pending=["Offering", 0, "naan"]),
        lambda d: d.update(pending=["Pooling", 0, "lemonade", []]),
        lambda d: d.update(pending=["Asking", 0, 1, 3]),
        lambda d: d.update(pending=["Giving", 0, 1]),
        lambda d: d.update(offers=[["patience", "hot-stuff"], []]),
        lambda d: d.update(picked=["quiche"]),
        lambda d: d.update(hands=[["quiche"], []]),
        lambda d: d.update(first=2),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused(change: Change) -> None:
    data = some()
    change(data)
    with pytest.raises(BadPosition) as refused:
        GAME.state_from_json(data)
    assert str(refused.value)


def all_picked(data: dict[str, Any]) -> None:
    """Let every seat have picked, though then the hands go on."""
    data.update(picked=[hand[0] if hand else "naan" for hand in data["hands"]])


def passed_on(data: dict[str, Any]) -> None:
    """Let three recipes of each hand have been picked, after which the draft is over."""
    hands = data["hands"] if data["hands"][0] else [[data["recipe_deck"].pop()] for _ in data["hands"]]
    data.update(step=3, picks=[hand[:3] for hand in hands], hands=[hand[3:] for hand in hands])


@pytest.mark.rule("GW-10")
@pytest.mark.parametrize("goals", [True, False])
@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.update(picked=[]),
        lambda d: d.update(picked=[""]),
        lambda d: d.update(picked=["", "", ""]),
        lambda d: d.update(picked=["cookies", ""]),
        lambda d: d.update(picked=["?", ""]),
        lambda d: d.update(picked=["1", "1"]),
        all_picked,
        passed_on,
    ],
)
def test_choices_that_nobody_can_have_made_are_refused(goals: bool, change: Change) -> None:
    """Before the draft (goals are chosen first) as well as in it."""
    data = GAME.new(2, BakesOptions(kids=not goals), Fast(random.Random(1))).to_json()
    assert data["phase"] == ("goals" if goals else "draft")
    change(data)
    with pytest.raises(BadPosition, match=r"goals|draft|hands|choice"):
        GAME.state_from_json(data)


@pytest.mark.parametrize("data", [None, [], "x", 3, {}, {"options": []}])
def test_what_is_no_position_at_all_is_refused(data: object) -> None:
    with pytest.raises(BadPosition):
        GAME.state_from_json(data)
    with pytest.raises(BadPosition):
        GAME.view_from_json(data)


def test_every_damaged_value_is_refused_or_gives_a_playable_position() -> None:
    """Replace each value of a position, one at a time, by other plain data."""
    rng = random.Random(3)
    kinds: tuple[Any, ...] = (
        None,
        -1,
        7,
        10**9,
        0.5,
        math.nan,
        True,
        "x",
        "quiche",
        [],
        ["quiche"],
        {},
        {"eggs": 1},
    )
    refused = 0
    for path in paths(some()):
        for value in kinds:
            data = some()
            spot: Any = data
            for key in path[:-1]:
                spot = spot[key]
            spot[path[-1]] = value
            try:
                state = GAME.state_from_json(data)
            except BadPosition:
                refused += 1
                continue
            play_a_little(state, rng)
    assert refused > 500


def paths(data: Any, base: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The places of all values in plain data, the first few of long lists."""
    found = [base] if base else []
    inside = data.items() if isinstance(data, dict) else enumerate(data[:3]) if isinstance(data, list) else ()
    for key, value in inside:
        found += paths(value, (*base, key))
    return found


def play_a_little(state: BakesState, rng: random.Random) -> None:
    for _ in range(25):
        if not state.to_act():
            return
        seat = state.to_act()[0]
        legal = state.legal(seat)
        assert legal
        state.apply(seat, legal[int(rng.random() * len(legal))], Fast(rng))
        assert state.status() == []


def test_a_copy_is_independent() -> None:
    game = play("dice", baker({"quiche": UNMARKED}, dice=(3, 3, 3)), baker())
    twin = game.state.copy()
    before = twin.digest()
    game.all("gather eggs 3", "mark quiche", "store", "save-coins 3", "save-time 3", "end")
    assert twin.digest() == before
    assert GAME.new(2, BakesOptions(), Fast(random.Random(1))).digest() != before
