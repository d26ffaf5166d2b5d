"""A window that is painted only where something is said to have changed, and looked over."""

from __future__ import annotations

from random import Random

import pygame

from game.app import App
from game.input.events import Command, PointerMove, Press
from game.scenes.base import Pop, Reset
from game.scenes.hand_over import HandOverScene
from game.scenes.session import Session
from game.scenes.table import TableScene
from game.scenes.table_picture import Picture
from game.scenes.tables import open_table

ROUNDING = 4
"""Levels of a colour by which the same picture may differ that was painted in other parts."""


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
