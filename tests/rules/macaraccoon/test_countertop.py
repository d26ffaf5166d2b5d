"""The countertop: placing, stacking and free moves (MC-8 to MC-11, MC-35)."""

from __future__ import annotations

import pytest

from game.rules.macaraccoon.events import TurnSkipped
from tests.rules.macaraccoon.table import legal, play, refused, table


@pytest.mark.rule("MC-8")
def test_an_ingredient_goes_on_an_empty_plate_on_top_under_or_away_never_between() -> None:
    state = table(((("waffle", "cream"), (), ()), ((), (), ())))
    play(state, "pick b1")
    places = {text for text in legal(state) if not text.startswith(("move", "toss"))}
    assert places == {
        "place plate-1 top",
        "place plate-1 bottom",
        "place plate-2 top",
        "place plate-3 top",
        "drop",
    }
    top, under = state.copy(), state.copy()
    play(top, "place plate-1 top")
    play(under, "place plate-1 bottom")
    assert top.plates[0][0] == ("waffle", "cream", "cream")
    assert under.plates[0][0] == ("cream", "waffle", "cream")


@pytest.mark.rule("MC-8")
def test_placing_comes_at_once_before_anything_else_of_the_turn() -> None:
    state = table()
    play(state, "pick b1")
    assert refused(state, "fill cream").clause == "MC-8"
    assert refused(state, "pick a2").clause == "MC-8"
    play(state, "drop")
    assert state.thrown == ("cream",)


@pytest.mark.rule("MC-9")
def test_any_order_of_layers_may_be_stacked() -> None:
    state = table(((("kiwi",), (), ()), ((), (), ())))
    play(state, "pick a2", "place plate-1 top")
    assert state.plates[0][0] == ("kiwi", "waffle")


@pytest.mark.rule("MC-10")
def test_a_stack_of_two_is_never_parted_by_a_free_move() -> None:
    state = table(((("waffle", "cream"), ("kiwi",), ()), ((), (), ())))
    for action in legal(state, "move") | legal(state, "toss"):
        after = state.copy()
        play(after, action)
        joined = "".join(f" {' '.join(stack)} " for stack in after.plates[0])
        assert " waffle cream " in joined or action == "toss plate-1"


@pytest.mark.rule("MC-11")
def test_a_whole_stack_moves_onto_or_under_another_or_is_discarded_and_it_is_no_action() -> None:
    state = table(((("waffle", "cream"), ("kiwi", "jam"), ()), ((), (), ())))
    onto, under, away = state.copy(), state.copy(), state.copy()
    play(onto, "move plate-1 plate-2 top")
    assert onto.plates[0] == ((), ("kiwi", "jam", "waffle", "cream"), ())
    play(under, "move plate-1 plate-2 bottom")
    assert under.plates[0] == ((), ("waffle", "cream", "kiwi", "jam"), ())
    play(away, "toss plate-1")
    assert away.thrown == ("waffle", "cream")
    for after in (onto, under, away):
        assert after.turn == 0
        assert legal(after, "pick")


@pytest.mark.rule("MC-11")
def test_moving_to_an_empty_plate_is_no_move() -> None:
    state = table(((("waffle",), (), ()), ((), (), ())))
    assert refused(state, "move plate-1 plate-2 top").clause == "MC-11"
    assert refused(state, "move plate-2 plate-1 top").clause == "MC-11"
    assert refused(state, "toss plate-3").clause == "MC-11"


@pytest.mark.rule("MC-11")
@pytest.mark.rule("MC-35")
def test_free_moves_are_open_to_others_also_between_taking_and_placing() -> None:
    state = table(((("waffle",), (), ()), (("kiwi",), ("jam",), ())))
    play(state, "pick b1")
    assert legal(state, seat=1) == {
        "move plate-1 plate-2 top",
        "move plate-1 plate-2 bottom",
        "move plate-2 plate-1 top",
        "move plate-2 plate-1 bottom",
        "toss plate-1",
        "toss plate-2",
    }
    play(state, "move plate-1 plate-2 top", seat=1)
    assert state.plates[1] == ((), ("jam", "kiwi"), ())
    assert state.to_act() == (0,)
    play(state, "place plate-1 top")
    assert state.plates[0][0] == ("waffle", "cream")


@pytest.mark.rule("MC-35")
def test_nobody_waits_for_a_free_move_and_none_is_possible_after_the_last_action() -> None:
    state = table(((("waffle",), ("jam",), ()), (("kiwi",), ("jam",), ())), turn=1, turns_left=1, jars=[1, 1])
    assert state.to_act() == (1,)
    play(state, "pick b1", "place plate-3 top", "fill cream", seat=1)
    assert state.over
    for seat in (0, 1):
        assert state.legal(seat) == ()
        assert refused(state, "toss plate-1", seat).clause == "MC-29"


@pytest.mark.rule("MC-7")
def test_passing_is_not_allowed() -> None:
    state = table()
    assert refused(state, "end").clause == "MC-41"
    assert refused(state, "finish").clause == "MC-22"
    assert "end" not in legal(state)


@pytest.mark.rule("MC-7")
def test_only_the_seat_whose_turn_it_is_acts() -> None:
    state = table()
    assert refused(state, "pick b1", seat=1).clause == "MC-7"


@pytest.mark.rule("MC-7")
def test_a_turn_without_any_legal_action_is_skipped_by_itself_and_the_log_says_so() -> None:
    state = table(
        ((("waffle",), (), ()), ((), (), ()), ((), (), ())),
        kitchen=("", "cream", *("",) * 14),
        pantry=("",) * 7,
        pile=(),
        jars=[0, 0, 0],
    )
    events = play(state, "pick b1", "place plate-1 top")
    assert TurnSkipped(1) in events
    assert state.to_act() == (2,)
