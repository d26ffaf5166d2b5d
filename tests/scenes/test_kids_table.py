"""Kids mode at the table: a whole game by pictures and spots alone."""

from __future__ import annotations

import re

import pygame
import pytest

from game.app import App
from game.bots.levels import choose
from game.bots.policy import Budget
from game.input.events import Command
from game.scenes.pause import PauseScene
from game.scenes.result import ResultScene
from game.table.type import Color, Face, Type
from game.text import Texts
from tests.scenes.cookies_table import MIXED, NAMES, Baker, sit


class NoTexts(Texts):
    """All texts are hidden."""

    def t(self, key: str, /, **args: str | int | float) -> str:
        return ""


class WatchedType(Type):
    """Notes all that is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: set[str] = set()

    def line(self, text: str, face: Face, size: float, color: Color = (59, 35, 20)) -> pygame.Surface:
        self.written.add(text)
        return super().line(text, face, size, color)


def carry(baker: Baker, source: str, target: str | None) -> None:
    """One gesture by hand."""
    if target is None:
        baker.click(source)
    else:
        baker.drag(source, target)


@pytest.mark.rule("CK-28")
def test_a_whole_game_is_won_with_all_texts_hidden(app: App) -> None:
    app.context.texts = NoTexts("en")
    app.context.type = written = WatchedType()
    baker = sit(app, seats=1, kids=True, clock="breezy", seed="kids")
    scene, session = baker.scene, baker.session
    turns = 0
    while session.match.outcome() is None:
        turns += 1
        assert turns < 400
        handle = session.seat(0)
        decision = choose(session.match.game, handle.view(), handle.legal(), "hard", Budget(1), "kids")
        assert scene.status().parts, "a picture says what can be done"
        gesture = scene.known.of_action(decision.action)
        assert gesture is not None
        assert set(scene.table.glowing()) | {"tray"} >= {gesture.source} or "place" in gesture.source  # type: ignore[attr-defined]
        app.stack.draw(app.window.surface)
        before = len(baker.actions())
        carry(baker, gesture.source, gesture.target)
        assert len(baker.actions()) == before + 1
        if session.match.outcome() is None:
            baker.press(Command.SKIP)
    outcome = session.match.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    for _ in range(60 * 20):
        app.stack.update(1 / 60)
    assert isinstance(app.stack.top, ResultScene)
    assert all(text in ("", *NAMES) or re.fullmatch(r"[+\d]+", text) for text in written.written)


def test_the_picture_sentence_shows_what_goes_where_and_what_it_costs(app: App) -> None:
    baker = sit(app, seats=1, kids=True, rolls=[MIXED])
    baker.do("roll")
    baker.lift("reserve-star")
    parts = baker.scene.status().parts
    assert parts[0].arts == ("cookies/cookie-star",)
    assert parts[0].count == 2
    assert parts[-1].sign == "+1"


def test_leaving_takes_two_steps(app: App) -> None:
    baker = sit(app, seats=1, kids=True)
    baker.press(Command.CANCEL)
    assert isinstance(app.stack.top, PauseScene)
    assert baker.scene in app.stack.scenes
