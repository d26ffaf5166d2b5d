"""Everything that Macaraccoon says has its text in every language."""

from __future__ import annotations

import inspect
import re
from importlib.resources import files

import pytest

from game.bots.registry import get as policy_of
from game.rules.core import Event, Match
from game.rules.macaraccoon import GAME, actions, events
from game.rules.macaraccoon.cards import CHEFS, KINDS, ORDERS, VERBS
from game.rules.macaraccoon.options import MacaraccoonOptions
from game.text import LANGUAGES, Texts
from tests.rules.macaraccoon.table import table

EVENTS = [
    kind
    for _, kind in inspect.getmembers(events, inspect.isclass)
    if issubclass(kind, Event) and kind is not Event
]


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def keys() -> list[str]:
    rules = files("game.rules.macaraccoon").joinpath("refusals.py").read_text(encoding="utf-8")
    bots = files("game.bots").joinpath("macaraccoon.py").read_text(encoding="utf-8")
    return [
        *re.findall(r'"(macaraccoon-why-[a-z-]+)"', rules),
        *re.findall(r'"(bot-macaraccoon-[a-z-]+)"', bots),
        *(f"macaraccoon-event-{kebab(event.__name__)}" for event in EVENTS),
        *(f"macaraccoon-piece-{kind}" for kind in KINDS),
        *(f"macaraccoon-order-{order}" for order in ORDERS),
        *(f"macaraccoon-chef-{chef}" for chef in CHEFS),
        *(f"macaraccoon-power-{verb}" for verb in VERBS),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_event_order_chef_and_power_has_its_text(language: str) -> None:
    texts = Texts(language)
    assert len(keys()) > 120
    assert [key for key in keys() if not texts.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_position_can_be_told(language: str) -> None:
    texts = Texts(language)
    start = table(((("waffle", "jam"), ("kiwi",), ()), (("cream",), (), ())))
    positions = [start.copy() for _ in range(5)]
    positions[1].hand, positions[1].hand_seat = "jam", 0
    positions[2].hole = 0
    positions[3].whisk, positions[3].power_left = 0, True
    positions[4].over = True
    told = set()
    for state in positions:
        for action in (*actions.FIXED.values(), actions.power("flip", "plate-2")):
            refusal = state.refusal(0, action)
            if refusal is not None:
                assert texts.t(refusal.key, **refusal.args_for_text) != refusal.key
                told.add(refusal.key)
    assert texts.problems == []
    assert len(told) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_cookiebot_can_say_why_it_does_whatever_it_does(language: str) -> None:
    texts = Texts(language)
    mind = policy_of("macaraccoon")
    match = Match(GAME, 3, MacaraccoonOptions(), "reasons")
    told = set()
    for turn in range(120):
        seat = match.to_act()[0]
        legal = match.seat(seat).legal()
        for action in legal:
            key, args = mind.reason(match.seat(seat).view(), action)
            assert texts.t(key, **args) != key
            told.add(key)
        match.play(seat, legal[turn * 7 % len(legal)])
    assert texts.problems == []
    assert len(told) > 8
