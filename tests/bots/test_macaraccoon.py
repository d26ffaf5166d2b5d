"""CookieBot at Macaraccoon: what it says is true, and in a hurry it plays what it holds best."""

from __future__ import annotations

import random

import pytest

from game.bots.macaraccoon import POLICY
from game.rules.core import Fast, Match, Seeded
from game.rules.macaraccoon import GAME
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon.view import MacaraccoonView
from tests.rules.macaraccoon.table import table

WAITING = ("fair-day", "midnight", "sunbeam")
OTHERS = ("red-velvet", "jam-session", "cloud-nine")
WAFFLE_SPOT = 4


@pytest.mark.parametrize(
    ("stack", "first_queue", "key"),
    [
        ((), WAITING, "bot-macaraccoon-pick-start"),
        (("waffle", "chocolate"), ("sunbeam", "garden-gate", "fair-day"), "bot-macaraccoon-pick-start"),
        (("waffle", "chocolate"), ("fair-day", "garden-gate", "sunbeam"), "bot-macaraccoon-pick-wait"),
        (("chocolate",), WAITING, "bot-macaraccoon-pick"),
    ],
)
def test_an_ingredient_begins_a_dish_or_brings_one_nearer(
    stack: tuple[str, ...], first_queue: tuple[str, ...], key: str
) -> None:
    """A finished dish needs nothing more: what is taken then is for another one."""
    state = table(((stack, (), ()), ((), (), ())), queues=(first_queue, OTHERS))
    view = Match(GAME, 2, GAME.options_type.from_json({"first": 0}), "reason", start=state).seat(0).view()
    assert isinstance(view, MacaraccoonView)
    assert state.kitchen[WAFFLE_SPOT] == "waffle"
    assert POLICY.reason(view, act.Pick(WAFFLE_SPOT)) == (key, {"kind": "waffle"})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_hurry_it_finds_an_action_with_the_highest_prior(seats: int) -> None:
    """Half of the actions are played at random, so that positions come up which no bot would enter."""
    luck = random.Random(seats)
    state = GAME.new(seats, GAME.options_type(), Seeded(f"quick {seats}"))
    checked = 0
    while waiting := state.to_act():
        seat = waiting[0]
        legal = state.legal(seat)
        priors = POLICY.prior(None, state, seat, legal)
        quick = POLICY.quick(state, seat, luck.random)
        assert priors[legal.index(quick)] == max(priors)
        checked += 1
        state.apply(seat, quick if luck.random() < 0.5 else luck.choice(legal), Fast(luck))
    assert checked > 100
