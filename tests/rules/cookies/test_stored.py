"""Positions as plain data: what is written is read again, and what can't be is refused with the reason."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.cookies import GAME, CookiesOptions
from game.rules.core import BadNotation, BadPosition, Fast
from tests.rules.cookies.table import NOTHING, data, impossible, play, position


@given(st.integers(0, 10**6), st.integers(1, 4), st.sampled_from(["standard", "gentle", "breezy"]))
def test_every_position_of_a_game_is_whole_and_can_be_stored(seed: int, seats: int, clock: str) -> None:
    rng = random.Random(seed)
    chance = Fast(rng)
    state = GAME.new(seats, CookiesOptions(clock=clock), chance)
    while state.to_act():
        assert state.status() == []
        stored = json.loads(json.dumps(state.to_json()))
        assert GAME.state_from_json(stored).to_json() == stored
        actions = state.legal(state.turn)
        state.apply(state.turn, actions[int(rng.random() * len(actions))], chance)
    assert state.status() == []
    assert GAME.state_from_json(state.to_json()).outcome() == state.outcome()


CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("exactly these fields", {"more": 1}),
    ("game", {"game": "pastry_bids"}),
    ("clock: one of", {"clock": "fast"}),
    ("seats: a whole number", {"seats": 5}),
    ("seats: a whole number", {"seats": True}),
    ("seats: a whole number", {"seats": 2.0}),
    ("turn: a whole number", {"turn": 2}),
    ("scoring", {"scoring": 1}),
    ("phase: one of", {"phase": "eat"}),
    ("phase: one of", {"phase": ["roll"]}),
    ("dice: three faces", {"dice": ["sprinkle"]}),
    ("dice: the three dice can't show", {"dice": ["star/circle", "sprinkle", "sprinkle"]}),
    ("dice: lie on the table", {"dice": list(NOTHING)}),
    ("hour: a whole number", {"hour": 5}),
    ("minute: a whole number", {"minute": float("nan")}),
    ("clock: past its last hour", {"hour": 4, "minute": 1}),
    ("phase: the game is over", {"hour": 4, "minute": 0}),
    ("phase: the game is over", {"phase": "over"}),
    ("phase: there is no sheet", {"phase": "bake", "dice": list(NOTHING)}),
    ("sheets: are two", {"sheets": []}),
    ("sheet 1: has shape", {"sheets": [{}, {}]}),
    ("oven: a whole number", {"oven": 0}),
    ("oven: the sheet in it is not finished", {"oven": 1, "alarm": 8}),
    ("alarm: is set just while", {"alarm": 8}),
    ("baked: is a list", {"baked": "star"}),
    ("baked: one of", {"baked": ["moon"]}),
    ("baked: a shape is baked twice", {"baked": ["heart", "heart"]}),
    ("star is baked already", {"baked": ["star"]}),
    ("clock: too early", {"minute": 2, "baked": ["heart"]}),
    ("reserves: a number for each shape", {"reserves": {"star": 9}}),
    (
        "reserves: star: 7, but the box leaves 4",
        {"reserves": {"star": 7, "heart": 9, "flower": 9, "circle": 9}},
    ),
    ("sprinkles: 36, but the box leaves 34", {"sprinkles": 36}),
]


@pytest.mark.rule("CK-1")
@pytest.mark.parametrize(("reason", "change"), CHANGES)
def test_an_impossible_position_is_refused_with_the_reason(reason: str, change: dict[str, Any]) -> None:
    good = data("star 3+2", at=6)
    assert GAME.state_from_json(good).status() == []
    assert impossible(reason, good | change)


@pytest.mark.rule("CK-1", "CK-8", "CK-9", "CK-19", "CK-20")
@pytest.mark.parametrize(
    ("reason", "changed"),
    [
        ("a shape lies on both sheets", data("star 3+2", "star 1+0")),
        ("10 cookies on 9 places", data("star 5+5")),
        ("a shape without cookies", data("star 0+0")),
        ("oven: empty, though", data("star 0+9")),
        ("one of two finished sheets bakes", data("star 0+9", "heart 0+9", dice=NOTHING, phase="bake")),
        ("not the next one of its colour", data("star 0+9", oven=1, alarm=9, at=5)),
        ("clock: too early", data("star 0+9", oven=1, alarm=2)),
        (
            "finished by sprinkles, but none were rolled",
            data("star 0+9", dice=("star/heart",) * 3, phase="bake")
            | {"dice": ["star/heart", "star/circle", "star/heart"]},
        ),
        ("the game is over", data("star 0+9", baked=("heart", "flower", "circle"), oven=1, alarm=3, at=12)),
    ],
)
def test_a_table_that_breaks_a_rule_is_refused(reason: str, changed: dict[str, Any]) -> None:
    assert impossible(reason, changed)


@pytest.mark.parametrize("wrong", [None, [], "cookies", 1])
def test_what_is_no_object_is_no_position(wrong: object) -> None:
    with pytest.raises(BadPosition):
        GAME.state_from_json(wrong)
    with pytest.raises(BadPosition):
        GAME.view_from_json(wrong)


def test_a_view_needs_a_seat_at_the_table() -> None:
    view = position().view(1)
    assert GAME.view_from_json(view.to_json()).to_json() == view.to_json()
    for seat in (2, -1, True, None):
        with pytest.raises(BadPosition):
            GAME.view_from_json(view.to_json() | {"seat": seat})


@pytest.mark.parametrize(
    "text", ["", "lay", "lay moon sheet-1", "lay star sheet-3", "nibble sheet-1", "Roll"]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


def test_a_copy_goes_its_own_way() -> None:
    state = position("star 3+2", dice=NOTHING)
    before = state.digest()
    play(state.copy(), "sprinkle sheet-1")
    assert state.digest() == before
