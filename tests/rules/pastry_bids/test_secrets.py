"""What a seat may know: PB-16, and what bids and answers show to the other (PB-3, PB-6, PB-17)."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from game.rules.core import Event, Fast
from game.rules.pastry_bids import GAME
from game.rules.pastry_bids.actions import Answer, Bid
from game.rules.pastry_bids.options import PastryOptions
from game.rules.pastry_bids.state import PastryState
from tests.rules.pastry_bids.table import Play


def positions(games: int) -> Iterator[tuple[PastryState, int]]:
    """Positions of random games, and a seat that acts in each."""
    for game in range(games):
        rng = random.Random(game)
        chance = Fast(rng)
        state = GAME.new(2, PastryOptions(loose=game % 4 == 3), chance)
        while waiting := state.to_act():
            seat = waiting[int(rng.random() * len(waiting))]
            yield state, seat
            legal = state.legal(seat)
            state.apply(seat, legal[int(rng.random() * len(legal))], chance)


def seen(state: PastryState, seat: int, events: list[Event]) -> bytes:
    """All that reaches a seat, byte by byte."""
    shown = [event.for_seat(seat).to_json() for event in events]
    return json.dumps([state.view(seat).to_json(), shown]).encode()


def other_worlds(state: PastryState, eyes: int) -> list[PastryState]:
    """All positions that differ only in what the seat `eyes` can't know."""
    other = 1 - eyes
    worlds = []
    if state.bids[other]:
        hand = state.hands[other] | 1 << (state.bids[other] - 1)
        for number in range(1, 14):
            if hand >> (number - 1) & 1:
                world = state.copy()
                world.hands[other], world.bids[other] = hand ^ 1 << (number - 1), number
                worlds.append(world)
    if state.answers[other] is not None:
        for answer in (True, False):
            world = state.copy()
            world.answers[other] = answer
            worlds.append(world)
    return worlds


@pytest.mark.rule("PB-16")
def test_worlds_that_differ_in_what_a_seat_cannot_know_look_alike_to_it() -> None:
    compared = 0
    for state, _ in positions(150):
        for eyes in (0, 1):
            for world in other_worlds(state, eyes):
                assert seen(world, eyes, []) == seen(state, eyes, [])
                compared += 1
    assert compared >= 1000


@pytest.mark.rule("PB-3")
@pytest.mark.rule("PB-6")
@pytest.mark.rule("PB-16")
def test_secret_acts_show_the_other_seat_the_same_whatever_is_chosen() -> None:
    compared = 0
    for state, seat in positions(150):
        if any(state.bids) or state.answers != [None, None]:
            continue
        pictures = set()
        for action in state.legal(seat):
            if isinstance(action, Bid | Answer):
                world, events = state.copy(), list[Event]()
                world.apply(seat, action, Fast(random.Random(1)), events)
                pictures.add(seen(world, 1 - seat, events))
                compared += 1
        assert len(pictures) <= 1
    assert compared >= 1000


@pytest.mark.rule("PB-16")
@pytest.mark.rule("PB-17")
def test_a_bid_that_goes_back_stays_secret() -> None:
    pictures = set()
    for number in range(2, 14):
        play = Play("h7 c7 h3 c4")
        play.bids((2, 1))
        play.do(1, f"bid {number}")
        events = play.do(0, "dish 7 with 13")
        pictures.add(seen(play.state, 0, events))
    assert len(pictures) == 1


@pytest.mark.rule("PB-16")
def test_the_other_hand_is_known_but_for_a_laid_bid() -> None:
    play = Play("h7 c7 h3 c4")
    play.bids((2, 1))
    play.do(1, "bid 9")
    view = play.state.view(0)
    assert view.hands == ((1, *range(3, 14)), tuple(range(2, 14)))
    assert view.counts == (12, 11)
    assert view.bid is None
    own = play.state.view(1)
    assert (own.bid, own.counts) == (9, (12, 11))
    assert 9 not in own.hand


@pytest.mark.rule("PB-16")
def test_every_bid_that_may_lie_there_is_sampled_about_equally_often() -> None:
    play = Play("h7 c7")
    play.tie(*range(1, 10))
    play.do(1, "bid 11")
    rng = random.Random(3)
    view = play.state.view(0)
    drawn = [view.sample(rng).bids[1] for _ in range(2000)]
    assert {number: round(drawn.count(number) / 100) for number in set(drawn)} == {10: 5, 11: 5, 12: 5, 13: 5}


@pytest.mark.rule("PB-16")
def test_answers_not_yet_shown_are_sampled_both_ways() -> None:
    play = Play("h7 c7")
    play.bids((5, 5))
    play.do(1, "decline")
    rng = random.Random(4)
    assert {play.state.view(0).sample(rng).answers[1] for _ in range(20)} == {True, False}
    assert {play.state.view(1).sample(rng).answers[1] for _ in range(5)} == {False}


@pytest.mark.rule("PB-16")
def test_which_cards_the_piles_still_hold_is_known_and_not_their_order() -> None:
    one, two = Play("h7 c7 h3 c4 h5 c6"), Play("h7 c7 h3 c4 h9 c9")
    one.bids((2, 1))
    two.bids((2, 1))
    assert one.state.view(0).to_json() == two.state.view(0).to_json()
    assert one.state.view(0).piles[0] == tuple(f"h{n}" for n in range(1, 14) if n not in (3, 7))
