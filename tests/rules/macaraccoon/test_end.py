"""The end of the game and who wins (MC-29, MC-30, MC-42)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.macaraccoon.cards import ORDERS
from game.rules.macaraccoon.events import EndTriggered, StallWarning
from game.rules.macaraccoon.state import MacaraccoonState
from tests.rules.macaraccoon.table import play, table

EMPTY = ((), (), ())
CLOUD_NINE = ORDERS["cloud-nine"].layers


def short_turn(state: MacaraccoonState) -> list[Any]:
    """The seat on turn picks something and throws it away."""
    seat = state.to_act()[0]
    pick = next(str(action) for action in state.legal(seat) if str(action).startswith("pick"))
    events = play(state, pick, "drop", seat=seat, script=[])
    while state.to_act() == (seat,) and not state.over:
        fill = next(a for a in state.legal(seat) if str(a).startswith(("fill", "end")))
        events += play(state, str(fill), seat=seat, script=["jam"] * 7 if state.pantry.count("") == 6 else [])
    return events


def last_order(turn: int, seats: int = 3) -> MacaraccoonState:
    """Seat `turn` can serve the order that brings the last card of the deck."""
    plates: list[Any] = [EMPTY] * seats
    plates[turn] = (CLOUD_NINE, (), ())
    return table(plates, turn=turn, orders_left=["high-tea"], jars=[0] * seats)


@pytest.mark.rule("MC-29")
@pytest.mark.parametrize(("turn", "turns"), [(0, 5), (1, 4), (2, 3)])
def test_the_last_order_card_ends_the_round_and_one_more_is_played(turn: int, turns: int) -> None:
    state = last_order(turn)
    events = play(state, "serve plate-1 queue-1-1", seat=turn, script=["high-tea"])
    assert EndTriggered(turns + 1, "orders") in events
    played = []
    while not state.over:
        played.append(state.turn)
        short_turn(state)
    assert len(played) == turns
    assert played[-1] == 2  # the seat on the starting player's right is the last
    assert played == [seat % 3 for seat in range(turn + 1, turn + 1 + turns)]


@pytest.mark.rule("MC-29")
def test_after_that_no_queue_place_is_refilled() -> None:
    state = table(((CLOUD_NINE, ORDERS["midnight"].layers, ()), EMPTY), orders_left=["high-tea"], jars=[0, 0])
    play(state, "serve plate-1 queue-1-1", script=["high-tea"])
    short_turn(state)
    play(state, "serve plate-2 queue-1-1")
    assert state.queues[0] == ("sunbeam", "high-tea")
    assert not state.over


def over(plates: Any, **changes: Any) -> MacaraccoonState:
    """A finished game."""
    return table(plates, over=True, orders_left=(), **changes)


@pytest.mark.rule("MC-30")
def test_hearts_of_orders_and_tokens_decide() -> None:
    state = over(
        (EMPTY, EMPTY, EMPTY), served=[["midnight"], ["cloud-nine"], []], tokens=[0, 3, 0], queues=[(), ()]
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[:2] == (5.0, 6.0)


@pytest.mark.rule("MC-30")
@pytest.mark.parametrize(
    ("jars", "plates", "served", "tokens", "winners", "reason"),
    [
        ([2, 1], ((), ()), (["white-lake"], ["garden-gate"]), (0, 0), (0,), "more-sugar"),
        ([1, 1], ((), ("jam", "kiwi")), (["white-lake"], ["garden-gate"]), (0, 0), (1,), "more-ingredients"),
        ([1, 1], ((), ()), (["white-lake"], []), (0, 3), (0,), "more-orders"),
        ([1, 1], ((), ()), (["white-lake"], ["garden-gate"]), (0, 0), (0, 1), "shared"),
    ],
)
def test_ties_go_to_sugar_then_ingredients_in_stacks_too_then_orders_then_are_shared(
    jars: list[int],
    plates: tuple[tuple[str, ...], ...],
    served: tuple[list[str], list[str]],
    tokens: tuple[int, int],
    winners: tuple[int, ...],
    reason: str,
) -> None:
    state = table([(stack, (), ()) for stack in plates], jars=jars, served=served, tokens=list(tokens))
    state.over = True
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.reason == reason


@pytest.mark.rule("MC-30")
def test_all_who_are_still_tied_share_the_victory() -> None:
    state = table([EMPTY] * 4, tokens=[2, 2, 1, 2])
    state.over = True
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1, 3)


@pytest.mark.rule("MC-42")
def test_twenty_rounds_without_a_service_trigger_the_end_with_a_warning_five_before() -> None:
    state = table((EMPTY, EMPTY), jars=[0, 0], dry_rounds=14, turn=1)
    assert StallWarning(5) in short_turn(state)
    state = table((EMPTY, EMPTY), jars=[0, 0], dry_rounds=19, turn=1)
    assert EndTriggered(2, "stalled") in short_turn(state)
    short_turn(state)
    assert not state.over
    short_turn(state)
    assert state.over


@pytest.mark.rule("MC-42")
def test_only_whole_rounds_count_and_a_service_sets_the_count_to_nothing() -> None:
    state = table(((CLOUD_NINE, (), ()), EMPTY), jars=[0, 0], dry_rounds=19)
    play(state, "serve plate-1 queue-1-1", script=["high-tea"])
    short_turn(state)
    assert state.dry_rounds == 0
    assert state.turns_left == -1
    short_turn(state)
    assert state.dry_rounds == 0
    short_turn(state)
    assert state.dry_rounds == 1
