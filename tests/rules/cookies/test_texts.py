"""Everything that Cookies says has its text in every language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from game.rules.cookies import GAME, CookiesOptions
from game.rules.cookies.actions import ACTIONS
from game.rules.cookies.box import SHAPES, box
from game.rules.cookies.events import EVENTS, CookiesEvent
from game.rules.core import Match
from game.text import LANGUAGES, Texts
from tests.rules.cookies.table import position


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def keys() -> list[str]:
    source = files("game.rules.cookies").joinpath("refuse.py").read_text(encoding="utf-8")
    whys = re.findall(r'"(cookies-why-[a-z-]+)"', source)
    faces = {face.replace("/", "-") for die in box().dice for face in die}
    return [
        *whys,
        *(f"cookies-event-{kebab(event.__name__)}" for event in EVENTS),
        *(f"cookies-{kind}-{piece}" for kind in ("piece", "count") for piece in (*SHAPES, "sprinkle")),
        *(f"cookies-face-{face}" for face in faces),
        *(f"cookies-colour-{colour}" for colour in set(box().clocks["standard"].colours)),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_event_and_piece_has_its_text(language: str) -> None:
    texts = Texts(language)
    assert len(keys()) > 50
    assert [key for key in keys() if not texts.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_can_be_told(language: str) -> None:
    texts = Texts(language)
    match = Match(GAME, 2, CookiesOptions(clock="breezy"), "told")
    told = set()
    while match.to_act():
        seat = match.to_act()[0]
        actions = match.seat(seat).legal()
        for event in match.play(seat, actions[-1]):
            assert isinstance(event, CookiesEvent)
            assert texts.t(f"cookies-event-{kebab(type(event).__name__)}", who="Ada", **event.args_for_text)
            told.add(type(event))
    assert texts.problems == []
    assert {"DiceRolled", "CookiesLaid", "HandMoved", "GameEnded"} <= {event.__name__ for event in told}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_position_can_be_told(language: str) -> None:
    texts = Texts(language)
    positions = [
        position("star 2+3", "heart 0+9", oven=2, alarm=3, dice=("star/heart", "star/circle", "sprinkle")),
        position("star 2+3", "heart 0+2", dice=("sprinkle", "star/circle", "circle/flower")),
        position("star 0+3", dice=("sprinkle", "sprinkle", "sprinkle")),
        position("star 9+0", baked=("circle",), at=5, dice=("star/heart", "star/circle", "circle/flower")),
    ]
    told = set()
    for state in positions:
        for action in ACTIONS:
            refusal = state.refusal(state.turn, action)
            if refusal is not None:
                assert texts.t(refusal.key, **refusal.args_for_text) != refusal.key
                told.add(refusal.key)
    assert texts.problems == []
    assert len(told) > 10
