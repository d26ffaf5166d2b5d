"""Set-up, order of turns, and a roll with exactly one action (CK-4 to CK-6, CK-29, CK-30)."""

from __future__ import annotations

import random

import pytest

from game.rules.cookies import GAME, CookiesOptions
from game.rules.cookies.events import DiceRolled, TurnPassed
from game.rules.core import BadOption, Match, Scripted
from tests.rules.cookies.table import NOTHING, legal, names, play, position, why_not


@pytest.mark.rule("CK-4")
def test_all_is_empty_and_both_hands_stand_at_the_start() -> None:
    state = GAME.new(3, CookiesOptions(first=1), Scripted())
    view = state.view(0)
    assert [(sheet.shape, sheet.cookies, sheet.where) for sheet in view.sheets] == [(None, 0, "table")] * 2
    assert (view.hour, view.minute, view.alarm, view.oven, view.baked) == (0, 0, None, None, ())
    assert set(view.reserves.values()) == {9}
    assert view.sprinkles == 36
    assert view.dice is None
    assert (view.turn, view.phase) == (1, "roll")
    assert state.status() == []


@pytest.mark.rule("CK-5")
def test_who_ate_a_cookie_last_begins() -> None:
    for seat in range(4):
        assert GAME.new(4, CookiesOptions(first=seat), Scripted()).to_act() == (seat,)


@pytest.mark.rule("CK-5")
def test_the_first_baker_is_drawn_if_nobody_is_named() -> None:
    assert [GAME.new(3, CookiesOptions(), Scripted([seat])).turn for seat in range(3)] == [0, 1, 2]


def test_nobody_can_begin_who_does_not_play() -> None:
    with pytest.raises(BadOption, match="first"):
        GAME.check(2, CookiesOptions(first=2))


@pytest.mark.rule("CK-5")
def test_turns_go_clockwise_one_each() -> None:
    state = position(seats=3, turn=1)
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        play(state, "roll", *NOTHING)
        state.steps = 0
        assert play(state, "wait")[-1] == TurnPassed(state.turn)
    assert turns == [1, 2, 0, 1]


@pytest.mark.rule("CK-5")
def test_nobody_acts_out_of_turn() -> None:
    state = position(turn=1)
    assert state.to_act() == (1,)
    assert state.legal(0) == ()
    assert why_not(state, "roll", seat=0) == ("CK-5", "not-your-turn")


@pytest.mark.rule("CK-6")
def test_a_turn_is_one_roll_of_three_dice_and_one_action() -> None:
    state = position()
    assert legal(state) == ["roll"]
    faces = ("star/heart", "sprinkle", "circle/flower")
    assert play(state, "roll", *faces) == [DiceRolled(0, faces)]
    assert state.turn == 0
    assert "roll" not in legal(state)
    play(state, "lay star sheet-1")
    assert (state.turn, legal(state)) == (1, ["roll"])


@pytest.mark.rule("CK-6")
def test_first_the_roll_then_the_action() -> None:
    state = position("star 1+0")
    for text in ("lay star sheet-1", "sprinkle sheet-1", "nibble sheet-1 plain", "wait"):
        assert why_not(state, text) == ("CK-6", "roll-first")
    play(state, "roll", "star/heart", "sprinkle", "circle/flower")
    assert why_not(state, "roll") == ("CK-6", "rolled-already")


@pytest.mark.rule("CK-29")
def test_a_single_baker_takes_every_turn() -> None:
    state = position(seats=1)
    play(state, "roll", *NOTHING)
    play(state, "wait")
    assert state.to_act() == (0,)


@pytest.mark.rule("CK-29")
def test_one_to_four_bakers_can_play() -> None:
    for seats in (1, 2, 3, 4):
        GAME.check(seats, CookiesOptions())
    for seats in (0, 5):
        with pytest.raises(BadOption, match="1 to 4"):
            GAME.check(seats, CookiesOptions())


@pytest.mark.rule("CK-30")
def test_every_seat_sees_everything() -> None:
    state = position("star 2+3", "heart 0+9", oven=2, alarm=3, at=1, dice=NOTHING)
    seen = [state.view(seat).to_json() for seat in range(2)]
    assert all(view.pop("seat") == seat for seat, view in enumerate(seen))
    assert seen == [state.to_json()] * 2
    assert state.view(1).sample(random.Random(1)).digest() == state.digest()


def test_a_roll_is_final_but_its_use_can_be_taken_back() -> None:
    match = Match(GAME, 2, CookiesOptions(first=0), "undo", chance=Scripted(["star/heart", *NOTHING[:2]]))
    match.play(0, GAME.parse("roll"))
    assert not match.can_undo(0)
    match.play(0, GAME.parse("lay star sheet-1"))
    assert not match.can_undo(1)
    match.undo(0)
    assert match.state().to_json()["dice"] == ["star/heart", "sprinkle", "sprinkle"]


def test_names_of_events_are_those_of_the_table() -> None:
    state = position(dice=("star/heart", "star/circle", "star/heart"))
    assert names(play(state, "lay star sheet-2")) == ["CookiesLaid", "TurnPassed"]
