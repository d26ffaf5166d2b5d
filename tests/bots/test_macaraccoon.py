"""What CookieBot says at Macaraccoon is true of the stacks that stand there."""

from __future__ import annotations

import pytest

from game.bots.macaraccoon import POLICY
from game.rules.core import Match
from game.rules.macaraccoon import GAME
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon.view import MacaraccoonView
from tests.rules.macaraccoon.table import table

QUEUES = (("fair-day", "midnight", "sunbeam"), ("red-velvet", "jam-session", "cloud-nine"))
WAFFLE_SPOT = 4


@pytest.mark.parametrize(
    ("stack", "key"),
    [
        ((), "bot-macaraccoon-pick-start"),
        (("waffle", "chocolate"), "bot-macaraccoon-pick-start"),
        (("chocolate",), "bot-macaraccoon-pick"),
    ],
)
def test_an_ingredient_begins_a_dish_or_brings_one_nearer(stack: tuple[str, ...], key: str) -> None:
    """A finished dish needs nothing more: what is taken then is for another one."""
    queues = QUEUES if not stack or len(stack) == 1 else (("fair-day", "garden-gate", "sunbeam"), QUEUES[1])
    state = table(((stack, (), ()), ((), (), ())), queues=queues)
    view = Match(GAME, 2, GAME.options_type.from_json({"first": 0}), "reason", start=state).seat(0).view()
    assert isinstance(view, MacaraccoonView)
    assert state.kitchen[WAFFLE_SPOT] == "waffle"
    assert POLICY.reason(view, act.Pick(WAFFLE_SPOT)) == (key, {"kind": "waffle"})
