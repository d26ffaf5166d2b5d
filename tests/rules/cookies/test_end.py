"""How a game ends, who has won, and the score (CK-24 to CK-27)."""

from __future__ import annotations

import pytest

from game.rules.cookies.events import GameEnded, HourStruck
from game.rules.core import Outcome
from tests.rules.cookies.table import NOTHING, legal, names, play, position, why_not

THREE_BAKED = ("star", "heart", "flower")
ONE_SPRINKLE = ("sprinkle", "heart/circle", "heart/flower")


@pytest.mark.rule("CK-24")
@pytest.mark.parametrize(("clock", "hours"), [("standard", 4), ("gentle", 5), ("breezy", 6)])
def test_the_last_hour_ends_the_game(clock: str, hours: int) -> None:
    state = position(clock=clock, at=hours * 12 - 3, dice=NOTHING)
    events = play(state, "wait")
    assert events[-2:] == [HourStruck(hours), GameEnded(False, "clock-ran-out")]
    assert state.to_act() == ()
    assert (state.legal(0), state.legal(1)) == ((), ())
    assert why_not(state, "roll") == ("CK-24", "over")
    assert state.outcome() == Outcome((), (0.0, 0.0), "clock-ran-out")


@pytest.mark.rule("CK-24")
def test_one_space_before_the_last_hour_the_game_goes_on() -> None:
    state = position(at=44, dice=NOTHING)
    play(state, "wait")
    assert (state.hour, state.minute, state.outcome()) == (3, 11, None)


@pytest.mark.rule("CK-24")
def test_the_game_ends_at_once_when_the_fourth_kind_goes_in() -> None:
    state = position("circle 1+8", baked=THREE_BAKED, at=20, dice=ONE_SPRINKLE)
    play(state, "sprinkle sheet-1")
    assert (state.outcome(), legal(state)) == (None, ["bake sheet-1"])
    events = play(state, "bake sheet-1")
    assert names(events) == ["SheetIntoOven", "AlarmSet", "GameEnded"]
    assert state.steps == 20
    assert state.outcome() == Outcome((0, 1), (1.0, 1.0), "all-baked")


@pytest.mark.rule("CK-24", "CK-25")
def test_with_one_more_kind_to_bake_the_game_goes_on() -> None:
    state = position("circle 1+8", baked=("star", "heart"), at=20, dice=ONE_SPRINKLE)
    play(state, "sprinkle sheet-1")
    play(state, "bake sheet-1")
    assert (state.outcome(), state.steps) == (None, 22)


@pytest.mark.rule("CK-25")
def test_all_win_together_whoever_baked() -> None:
    state = position("circle 1+8", baked=THREE_BAKED, at=20, dice=ONE_SPRINKLE, seats=4, turn=2)
    play(state, "sprinkle sheet-1")
    assert play(state, "bake sheet-1")[-1] == GameEnded(True, "all-baked")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1, 2, 3)


@pytest.mark.rule("CK-25")
def test_a_finished_sheet_that_still_waits_does_not_count() -> None:
    state = position(
        "flower 0+9", "circle 1+8", baked=("star", "heart"), oven=1, alarm=1, at=46, dice=ONE_SPRINKLE
    )
    events = play(state, "sprinkle sheet-2")
    assert events[-1] == GameEnded(False, "clock-ran-out")
    assert state.outcome() == Outcome((), (0.0, 0.0), "clock-ran-out")


@pytest.mark.rule("CK-26")
def test_alarm_and_last_hour_on_one_space_are_in_doubt_for_the_team() -> None:
    state = position(
        "flower 0+9", "circle 1+8", baked=("star", "heart"), oven=1, alarm=0, at=46, dice=ONE_SPRINKLE
    )
    events = play(state, "sprinkle sheet-2")
    assert names(events)[4:] == [
        "AlarmRang", "SheetOutOfOven", "SheetIntoOven", "AlarmSet", "HourStruck", "GameEnded"
    ]  # fmt: skip
    assert events[-1] == GameEnded(True, "all-baked")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.rule("CK-26")
def test_an_alarm_on_the_last_space_saves_nobody_with_a_kind_still_missing() -> None:
    state = position("flower 0+9", "circle 1+7", baked=("star",), oven=1, alarm=0, at=46, dice=ONE_SPRINKLE)
    assert play(state, "sprinkle sheet-2")[-1] == GameEnded(False, "clock-ran-out")
    assert state.baked == ("star", "flower")


@pytest.mark.rule("CK-27")
def test_the_score_is_the_spaces_left_after_a_win() -> None:
    state = position("circle 1+8", baked=THREE_BAKED, at=20, dice=ONE_SPRINKLE, scoring=True, clock="gentle")
    play(state, "sprinkle sheet-1")
    play(state, "bake sheet-1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (40.0, 40.0)
    assert outcome.details == (("spaces-left", 40.0), ("cookies-left", 0.0))


@pytest.mark.rule("CK-27")
def test_after_a_loss_each_cookie_that_was_not_laid_costs_a_point() -> None:
    state = position("circle 2+3", baked=("star", "heart"), at=45, dice=NOTHING, scoring=True)
    play(state, "sprinkle sheet-1")
    assert state.outcome() is None
    assert state.view(0).score == 3 - 4 - 9
    play(state, "roll", *NOTHING)
    play(state, "nibble sheet-1 sprinkled")
    play(state, "roll", "star/heart", "star/flower", "heart/flower")
    play(state, "lay flower sheet-2")
    assert state.outcome() is None
    play(state, "roll", "star/heart", "star/flower", "star/heart")
    play(state, "lay flower sheet-2")
    outcome = state.outcome()
    assert outcome is not None
    assert (state.reserve("circle"), state.reserve("flower")) == (5, 6)
    assert outcome.scores == (-11.0, -11.0)
    assert outcome.details == (("spaces-left", 0.0), ("cookies-left", -11.0))


@pytest.mark.rule("CK-27")
def test_a_win_in_the_middle_of_a_move_stops_the_hand() -> None:
    state = position(
        "flower 0+9",
        "circle 1+8",
        baked=("star", "heart"),
        oven=1,
        alarm=1,
        at=36,
        dice=ONE_SPRINKLE,
        scoring=True,
    )
    play(state, "sprinkle sheet-2")
    assert (state.steps, state.score) == (37, 11)


@pytest.mark.rule("CK-27")
def test_a_win_on_the_last_step_leaves_nothing() -> None:
    state = position(
        "flower 0+9",
        "circle 1+8",
        baked=("star", "heart"),
        oven=1,
        alarm=0,
        at=46,
        dice=ONE_SPRINKLE,
        scoring=True,
    )
    play(state, "sprinkle sheet-2")
    assert (state.won, state.score) == (True, 0)


@pytest.mark.rule("CK-27")
def test_without_the_variant_only_winning_counts() -> None:
    state = position(at=46, dice=NOTHING)
    play(state, "wait")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.details) == ((0.0, 0.0), ())
