"""A table that is drawn again only where it changed shows exactly what a whole drawing shows."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.app import App
from game.input.events import Command, PointerMove, Press
from game.rehearsal.moments import STRETCHES, easy, full_table
from game.scenes.base import Pop, Push, Reset
from game.scenes.hand_over import HandOverScene
from game.scenes.pause import PauseScene
from game.scenes.session import Session
from game.scenes.table import TableScene
from game.scenes.table_picture import Picture
from game.scenes.tables import open_table
from game.table.dice import Tumbler

ROUNDING = 4
"""Levels of a colour by which the same picture may differ that was painted in other parts."""


@pytest.fixture(autouse=True)
def dice_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No picture of a die gets better between two drawings."""
    picture = Tumbler.picture

    def waited(tumbler: Tumbler, die: int, number: int) -> pygame.Surface:
        tumbler.wait()
        return picture(tumbler, die, number)

    monkeypatch.setattr(Tumbler, "picture", waited)


def differing(one: pygame.Surface, other: pygame.Surface) -> list[pygame.Rect]:
    """Where two pictures of a size differ by more than rounding."""
    alike = pygame.mask.from_threshold(one, (0, 0, 0), (ROUNDING, ROUNDING, ROUNDING, 255), other)
    alike.invert()
    return alike.get_bounding_rects()


class Screen:
    """What somebody sees who is shown only the parts that are said to have changed."""

    def __init__(self, app: App, session: Session) -> None:
        self.app = app
        scene = open_table(app.context, session)
        assert isinstance(scene, TableScene)
        self.scene = scene
        app.context.art.patience.hurried = True
        app.stack.apply(Reset(scene))
        self.seen = pygame.Surface(app.window.surface.get_size()).convert()
        self.parts = 0
        """How often less than the whole window was drawn."""

    def frame(self, seconds: float = 1 / 30) -> None:
        """Let time pass, draw, and compare with a whole drawing."""
        self.app.stack.update(seconds)
        top = self.app.stack.top
        if isinstance(top, HandOverScene):
            self.app.stack.apply(Pop(top.seat))
        surface = self.app.window.surface
        changed = self.app.stack.draw(surface)
        while self.scene.picture.late:
            assert changed == []
            changed = self.app.stack.draw(surface)
        self.parts += changed is not None
        for area in [surface.get_rect()] if changed is None else changed:
            self.seen.blit(surface, area, area)
        whole = pygame.Surface(surface.get_size()).convert()
        for scene in self.app.stack.scenes:
            picture = Picture(self.scene) if scene is self.scene else scene  # one that keeps nothing
            picture.draw(whole)
        assert differing(self.seen, whole) == []

    def wander(self, rng: Random) -> None:
        """Move the pointer over the table, perhaps with something in the hand, perhaps with keys."""
        hands, known = self.scene.hands, self.scene.known
        able = [name for name in known.sources() if known.legal_targets(name) and not hands.alone(name)]
        if able and rng.random() < 0.7:
            hands.react(hands.drag.pick(rng.choice(able)))
        for _ in range(3):
            self.app.stack.handle(PointerMove(rng.uniform(0, 1920), rng.uniform(0, 1080), True, 0))
            self.frame()
        self.app.stack.handle(Press(rng.choice((Command.RIGHT, Command.DOWN, Command.LEFT))))
        self.frame()
        hands.let_go()
        self.frame(1 / 15)


@pytest.mark.parametrize("game_id", STRETCHES)
def test_parts_show_what_the_whole_shows(app: App, game_id: str) -> None:
    rng = Random(3)
    screen = Screen(app, full_table(game_id))
    scene = screen.scene
    for number in range(5):
        screen.wander(rng)
        match = scene.session.match
        seat = match.to_act()[0]
        scene.play(seat, easy(match, seat, number))
        for _ in range(6):
            screen.frame(rng.choice((1 / 60, 1 / 5)))
        scene.finish_moving()
    assert screen.parts > 20


def test_what_lay_over_the_table_leaves_nothing_behind(app: App) -> None:
    screen = Screen(app, full_table("cookies"))
    screen.frame()
    app.stack.apply(Push(PauseScene(app.context, screen.scene.session)))
    screen.frame()
    app.stack.apply(Pop())
    screen.frame()
    screen.frame()
    assert screen.parts == 1


def test_after_another_size_everything_is_drawn(app: App) -> None:
    screen = Screen(app, full_table("cookies"))
    screen.frame()
    screen.frame()
    app.window.window.size = (960, 540)
    app.window.resized()
    app.stack.layout(app.window.viewport)
    screen.seen = pygame.Surface((960, 540)).convert()
    screen.frame()
    app.redraw()
    screen.frame()
    assert screen.parts == 2
