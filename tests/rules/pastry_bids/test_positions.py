"""Positions as data: round trips, impossible positions, exact counts, random play."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.core import BadNotation, BadPosition, Fast, Match
from game.rules.pastry_bids import GAME
from game.rules.pastry_bids.actions import AGREE, DONE, bid, dish
from game.rules.pastry_bids.options import PastryOptions
from game.rules.pastry_bids.state import PastryState
from tests.rules.pastry_bids.table import Play
from tests.rules.pastry_bids.test_end import after_last_bid, before_last_bid

Change = Callable[[dict[str, Any]], object]
"""Spoils plain data in place."""
COUNTS = json.loads((Path(__file__).parent / "counts.json").read_text(encoding="utf-8"))


def test_actions_are_written_and_read() -> None:
    for action in (bid(9), AGREE, DONE, dish("h7", "c7", 10), dish("h9", "h3", 1), dish("c9", "h3", 13)):
        assert GAME.parse(str(action)) is action
    assert str(dish("c7", "h7", 10)) == "dish 7 with 10"
    assert str(dish("h9", "h3", 10)) == "dish h3 h9 with 10"


WORDS = """
    |bid|bid 0|bid 14|bid 09|Bid 9|bid 9 |pass|dish 7|dish 7 with 14|dish 14 with 1|dish h7 with 3
    |dish h7 h7 with 3|dish h7 d7 with 3|dish 7 with ٣
"""


@pytest.mark.parametrize("text", ["", *WORDS.replace("\n    ", "").strip().split("|")[1:]])
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


def broken(change: Change, play: Play) -> str:
    data = copy.deepcopy(play.state.to_json())
    change(data)
    with pytest.raises(BadPosition) as caught:
        GAME.state_from_json(data)
    return str(caught.value)


def some_bids() -> Play:
    play = Play("h7 c7 h3 c4 h5 c6")
    play.bids((2, 1), (4, 4))
    return play


SHAPES: dict[str, tuple[Change, str]] = {
    "no field": (lambda d: d.pop("pile"), "pile"),
    "unknown field": (lambda d: d.update(joker=1), "joker"),
    "truth for a number": (lambda d: d.update(diamonds=True), "diamonds"),
    "not a number": (lambda d: d.update(round=float("nan")), "round"),
    "unknown phase": (lambda d: d.update(phase="tea"), "phase"),
    "unknown card": (lambda d: d["pile"].append("h14"), "h14"),
    "a card that is no text": (lambda d: d["pile"].append([1]), "pile"),
    "card twice": (lambda d: d["pile"].append(d["pile"][0]), "pile"),
    "three seats": (lambda d: d["seats"].append(d["seats"][0]), "seats"),
    "recipe twice": (lambda d: d["seats"][0]["hand"].append(13), "hand"),
    "answer in words": (lambda d: d["seats"][1].update(answer="yes"), "answer"),
    "short bids": (lambda d: d["bids"][0].pop(), "bids"),
    "dish of one card": (
        lambda d: d["seats"][0].update(dishes=[{"recipe": 3, "cards": ["h7"], "leftover": False}]),
        "dishes[0]",
    ),
}


@pytest.mark.parametrize("name", SHAPES)
def test_data_of_the_wrong_shape_are_refused_by_field(name: str) -> None:
    change, word = SHAPES[name]
    assert word in broken(change, some_bids())


@pytest.mark.parametrize("data", [None, [], "x", 3, {}, {"phase": "bid"}])
def test_what_is_no_position_is_refused(data: object) -> None:
    with pytest.raises(BadPosition):
        GAME.state_from_json(data)


IMPOSSIBLE: dict[str, tuple[Change, str]] = {
    "ingredient lost": (lambda d: d["pile"].remove("h1"), "h1 is missing"),
    "ingredient doubled": (lambda d: d["seats"][1]["leftovers"].append("h1"), "h1 is there more than once"),
    "recipe lost": (lambda d: d["seats"][0]["hand"].remove(9), "9 of seat 0 is missing"),
    "recipe doubled": (lambda d: d["seats"][0]["hand"].append(2), "2 of seat 0 is there more"),
    "cards moved": (
        lambda d: (d["seats"][0]["leftovers"].remove("h7"), d["seats"][1]["leftovers"].append("h7")),
        "after these bids",
    ),
    "wrong round": (lambda d: d.update(round=5), "round 5"),
    "rounds skipped": (lambda d: d["bids"][1].__setitem__(0, 3), "rounds of the bids"),
    "a new bid without new cards": (lambda d: d.update(phase="bid"), "face-up cards"),
    "early hand-out": (
        lambda d: (d["pile"].remove("c1"), d["seats"][0].update(handed_out=["c1"])),
        "too early",
    ),
    "already over": (lambda d: d.update(phase="over"), "bidding has ended"),
    "done while bidding": (lambda d: d["seats"][0].update(done=True), "done"),
    "answer while nobody asks": (
        lambda d: d.update(phase="bid") or d["seats"][0].update(answer=True),
        "answ",
    ),
    "bid in a tie": (lambda d: (d["seats"][0]["hand"].remove(9), d["seats"][0].update(bid=9)), "face down"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_positions_are_refused_with_the_reason(name: str) -> None:
    change, word = IMPOSSIBLE[name]
    assert word in broken(change, some_bids())


def test_a_dish_that_does_not_fit_is_refused() -> None:
    def swap(data: dict[str, Any]) -> None:
        data["seats"][0]["dishes"][0]["cards"] = ["h7", "h11"]
        data["pile"] = ["c7" if card == "h11" else card for card in data["pile"]]

    play = Play("h7 c7 h3 c4 h5 c6")
    play.bids((2, 1))
    play.do(0, "dish 7 with 13")
    assert "make no dish" in broken(swap, play)


def test_views_refuse_what_a_seat_cannot_know() -> None:
    play = some_bids()
    play.do(1, "agree")
    data = play.state.view(0).to_json()
    for change in (
        {"has_answered": [True, True]},
        {"has_bid": [False, True]},
        {"seat": 2},
        {"has_answered": [False]},
        {"known": play.state.to_json()},
    ):
        with pytest.raises(BadPosition):
            GAME.view_from_json({**data, **change})
    assert GAME.view_from_json(data).to_json() == data


@given(st.integers(0, 10_000), st.booleans())
def test_random_play_keeps_all_cards_and_round_trips(seed: int, loose: bool) -> None:
    rng = random.Random(seed)
    match = Match(GAME, 2, PastryOptions(loose=loose), str(seed))
    while waiting := match.to_act():
        seat = waiting[int(rng.random() * len(waiting))]
        legal = match.seat(seat).legal()
        match.play(seat, legal[int(rng.random() * len(legal))])
        state = match.state()
        assert state.status() == []
        data = state.to_json()
        again = GAME.state_from_json(json.loads(json.dumps(data)))
        assert again.to_json() == data
        for eyes in (0, 1):
            assert list(again.legal(eyes)) == list(state.legal(eyes))
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.scores[0] + outcome.scores[1] <= 2 * sum(range(1, 14))


def test_an_older_copy_stays_as_it_was() -> None:
    play = before_last_bid()
    kept = play.state.copy()
    digest = kept.digest()
    play.bids((4, 2))
    play.do(1, "done")
    play.do(1, "dish 9 with 13")
    assert kept.digest() == digest != play.state.digest()


def count(state: PastryState, depth: int) -> int:
    """How many sequences of `depth` actions there are, the cards coming up in a fixed order."""
    if depth == 0 or not state.to_act():
        return 1
    total = 0
    for seat in state.to_act():
        for action in state.legal(seat):
            after = state.copy()
            after.apply(seat, action, Fast(random.Random(0)))
            total += count(after, depth - 1)
    return total


def two_cards_left() -> Play:
    """Both hold two cards, nobody has won anything."""
    play = Play("h1 c1 h2 c2 h3 c3 h4 c4 h5 c5 h6 c6 h7 c7 h8 c8 h9 c9 h10 c10 h11 c11 h12 c12 h13 c13")
    play.tie(*range(1, 12))
    return play


POSITIONS: dict[str, Callable[[], Play]] = {
    "start": Play,
    "two cards left": two_cards_left,
    "before the last bid": before_last_bid,
    "after the last bid": after_last_bid,
    "loose, after the last bid": lambda: after_last_bid(loose=True),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_sequences_of_actions_are_counted_exactly(name: str) -> None:
    play = POSITIONS[name]()
    assert [count(play.state, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]


def test_every_position_has_its_counts() -> None:
    assert set(COUNTS) == set(POSITIONS)


def test_a_bid_can_be_taken_back_until_the_other_acts() -> None:
    match = Match(GAME, 2, PastryOptions(diamonds=0), "undo")
    match.play(0, bid(5))
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    match.play(0, bid(6))
    match.play(1, bid(6))
    assert not match.can_undo(0)
    assert not match.can_undo(1), "both bids have been seen, though no card was turned up"
