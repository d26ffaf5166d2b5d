"""The clock, the oven and its alarm (CK-17 to CK-23)."""

from __future__ import annotations

import pytest

from game.rules.cookies.events import (
    AlarmRang,
    AlarmSet,
    HandMoved,
    HourStruck,
    SheetFinished,
    SheetIntoOven,
    SheetOutOfOven,
)
from tests.rules.cookies.table import NOTHING, legal, names, play, position, why_not

THREE_STARS = ("star/heart", "star/circle", "star/heart")
ONE_HEART = ("circle/flower", "heart/circle", "star/circle")
ONE_SPRINKLE = ("sprinkle", "heart/circle", "heart/flower")


@pytest.mark.rule("CK-17")
def test_the_hour_hand_moves_when_the_minute_hand_comes_to_the_12() -> None:
    state = position(dice=NOTHING, at=10)
    events = play(state, "wait")
    assert events[1:-1] == [HandMoved(10, 11, 0), HandMoved(11, 0, 0), HourStruck(1), HandMoved(0, 1, 1)]
    assert (state.hour, state.minute) == (1, 1)


@pytest.mark.rule("CK-17")
def test_standing_on_the_12_at_the_start_strikes_no_hour() -> None:
    state = position(dice=NOTHING)
    assert "HourStruck" not in names(play(state, "wait"))
    assert state.hour == 0


@pytest.mark.rule("CK-18")
def test_an_alarm_that_is_passed_rings_on_its_space_before_the_next_step() -> None:
    state = position("star 0+9", oven=1, alarm=3, at=2, dice=ONE_HEART)
    events = play(state, "lay heart sheet-2")
    assert names(events) == [
        "CookiesLaid",
        "HandMoved",
        "AlarmRang",
        "SheetOutOfOven",
        "HandMoved",
        "TurnPassed",
    ]
    assert events[1:3] == [HandMoved(2, 3, 0), AlarmRang(3)]


@pytest.mark.rule("CK-18")
def test_on_one_space_first_the_alarm_then_the_hour() -> None:
    state = position("star 0+9", oven=1, alarm=0, at=11, dice=ONE_HEART)
    events = play(state, "lay heart sheet-2")
    assert events[1:5] == [HandMoved(11, 0, 0), AlarmRang(0), SheetOutOfOven(1, "star"), HourStruck(1)]


@pytest.mark.rule("CK-19")
def test_a_sheet_is_finished_by_nine_cookies_with_sprinkles_on_all() -> None:
    eight = position("star 2+6", dice=("sprinkle", "heart/circle", "heart/flower"))
    assert "SheetFinished" not in names(play(eight, "sprinkle sheet-1"))
    almost = position("star 3+6", dice=("sprinkle", "heart/circle", "heart/flower"))
    assert "SheetFinished" not in names(play(almost, "sprinkle sheet-1"))
    nine = position("star 2+7", dice=("sprinkle", "heart/circle", "heart/flower"))
    assert SheetFinished(0, 1, "star", False) in play(nine, "sprinkle sheet-1")


@pytest.mark.rule("CK-19")
def test_who_put_on_the_last_sprinkles_slides_it_in_and_nothing_else_comes_before() -> None:
    state = position("star 2+7", "heart 3+0", dice=ONE_SPRINKLE, turn=1)
    events = play(state, "sprinkle sheet-1")
    assert names(events) == ["SprinklesSpread", "SheetFinished"]
    assert (state.turn, state.steps, state.oven) == (1, 0, 0)
    assert legal(state) == ["bake sheet-1"]
    assert state.legal(0) == ()
    for text in ("roll", "sprinkle sheet-2", "lay heart sheet-2", "wait"):
        assert why_not(state, text) == ("CK-19", "bake-first")
    assert why_not(state, "bake sheet-2") == ("CK-19", "not-finished")


@pytest.mark.rule("CK-19")
def test_the_sheet_goes_in_before_the_clock_moves_for_this_turn() -> None:
    state = position("star 2+7", dice=ONE_SPRINKLE, at=1)
    play(state, "sprinkle sheet-1")
    events = play(state, "bake sheet-1")
    assert events == [
        SheetIntoOven(0, 1, "star"),
        AlarmSet(4, "yellow"),
        HandMoved(1, 2, 0),
        HandMoved(2, 3, 0),
        *events[-1:],
    ]
    assert (state.oven, state.alarm, state.turn) == (1, 4, 1)


@pytest.mark.rule("CK-19")
def test_only_a_finished_sheet_can_be_baked() -> None:
    state = position("star 2+7", "heart 0+9", oven=2, alarm=3, dice=ONE_SPRINKLE)
    assert why_not(state, "bake sheet-1") == ("CK-19", "not-finished")
    assert why_not(state, "bake sheet-2") == ("CK-19", "bakes-already")


@pytest.mark.rule("CK-20")
@pytest.mark.parametrize(
    ("at", "alarm", "colour"), [(0, 3, "red"), (4, 7, "yellow"), (11, 2, "blue"), (21, 0, "red")]
)
def test_the_alarm_goes_to_the_next_space_of_the_hands_colour(at: int, alarm: int, colour: str) -> None:
    state = position("star 1+8", dice=NOTHING, at=at)
    play(state, "sprinkle sheet-1")
    assert AlarmSet(alarm, colour) in play(state, "bake sheet-1")
    assert (state.steps, state.alarm) == (at, alarm)


@pytest.mark.rule("CK-21")
def test_while_a_sheet_bakes_only_the_other_can_be_worked_on() -> None:
    state = position(
        "star 0+9", "heart 2+1", oven=1, alarm=3, dice=("sprinkle", "star/flower", "heart/flower")
    )
    assert legal(state) == ["lay heart sheet-2", "sprinkle sheet-2"]


@pytest.mark.rule("CK-21")
def test_a_second_finished_sheet_waits_on_the_table() -> None:
    state = position("star 0+9", "heart 1+8", oven=1, alarm=5, at=2, dice=NOTHING, turn=1)
    events = play(state, "sprinkle sheet-2")
    assert SheetFinished(1, 2, "heart", True) in events
    assert (state.oven, state.turn) == (1, 0)
    assert state.view(0).sheets[1].where == "waiting"
    assert why_not(state, "bake sheet-2") == ("CK-21", "oven-full")
    play(state, "roll", "circle/heart", "heart/flower", "circle/flower")
    assert legal(state) == ["nibble sheet-2 sprinkled"]


@pytest.mark.rule("CK-22")
def test_when_the_alarm_rings_the_sheet_comes_out_and_its_cookies_are_done() -> None:
    state = position("star 0+9", "heart 1+2", oven=1, alarm=3, at=2, dice=ONE_HEART)
    events = play(state, "lay heart sheet-2")
    assert [AlarmRang(3), SheetOutOfOven(1, "star")] == events[2:4]
    assert state.baked == ("star",)
    assert (state.reserve("star"), state.sprinkles) == (0, 34)
    assert state.sheets[0] == (None, 0, 0)
    assert (state.oven, state.alarm) == (0, -1)


@pytest.mark.rule("CK-22")
def test_the_sheet_bakes_on_until_the_hand_is_there() -> None:
    state = position("star 0+9", "heart 1+2", oven=1, alarm=5, at=2, dice=ONE_HEART)
    play(state, "lay heart sheet-2")
    assert (state.minute, state.oven, state.baked) == (4, 1, ())


@pytest.mark.rule("CK-23")
def test_a_waiting_sheet_goes_in_at_once_even_in_the_middle_of_a_move() -> None:
    state = position("star 0+9", "heart 1+8", oven=1, alarm=3, at=2, dice=ONE_SPRINKLE, turn=1)
    events = play(state, "sprinkle sheet-2")
    assert events[2:-1] == [
        HandMoved(2, 3, 0),
        AlarmRang(3),
        SheetOutOfOven(1, "star"),
        SheetIntoOven(1, 2, "heart"),
        AlarmSet(6, "red"),
        HandMoved(3, 4, 0),
    ]
    assert (state.oven, state.alarm, state.baked) == (2, 6, ("star",))


@pytest.mark.rule("CK-23")
@pytest.mark.parametrize("seat", range(3))
def test_the_honour_goes_to_who_put_on_the_last_sprinkles(seat: int) -> None:
    state = position("heart 1+8", "star 0+9", oven=2, alarm=4, at=2, seats=3, turn=seat, dice=ONE_SPRINKLE)
    events = play(state, "sprinkle sheet-1")
    assert SheetIntoOven(seat, 1, "heart") in events


@pytest.mark.rule("CK-21", "CK-23")
def test_a_sheet_waits_only_until_the_next_baker_has_to_nibble() -> None:
    """Whatever is rolled: so a waiting sheet that goes in was finished in the same turn."""
    state = position("heart 0+9", "star 0+9", oven=2, alarm=4, at=2, dice=NOTHING)
    for roll in state.box.rolls.values():
        state.roll = roll
        assert legal(state) == ["nibble sheet-1 sprinkled"]
