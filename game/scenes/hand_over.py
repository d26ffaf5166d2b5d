"""Handing the screen to another player, so that nobody sees what isn't theirs."""

from __future__ import annotations

import pygame

from game.scenes.base import Change, Pop, Push
from game.scenes.context import Context
from game.scenes.session import Session
from game.scenes.ui.form import Form
from game.scenes.ui.pen import Pen
from game.scenes.ui.stage import draw_table
from game.scenes.ui.widgets import Button, draw_face
from game.table.viewport import FRAME


class HandOverScene(Form):
    """Covers the whole table until the next player says that they are there; seals the match.

    Hands down the seat that looks now.
    """

    first_focus = "ready"
    eager = False

    def __init__(self, context: Context, session: Session, seat: int) -> None:
        super().__init__(context)
        self.session, self.seat = session, seat
        self.player = session.players[seat]

    def enter(self) -> None:
        self.session.seal()
        self.context.sound.play("turn")
        self.rebuild()

    def build(self) -> None:
        zoom = self.kit.zoom
        wide = min(1700.0, 1100 * (0.5 + 0.5 * zoom))
        self.card = pygame.FRect(FRAME.centerx - wide / 2, 70, wide, 940)
        words = self.t("common-hand-over-ready", name=self.player.name)
        ready = Button("ready", words, self._ready, art="common/icon-eye", stuff="berry", size=44, tall=144)
        across = max(420.0, min(ready.width(self.kit), wide - 120))
        self.put(ready, pygame.FRect(FRAME.centerx - across / 2, self.card.bottom - 200, across, 154))

    def paint(self, pen: Pen) -> None:
        draw_table(pen)
        pen.body("paper", self.card, radius=56, side=14)
        face = pygame.FRect(FRAME.centerx - 160, self.card.y + 50, 320, 320)
        draw_face(pen, face, self.player.face, self.player.color)
        inside = self.card.inflate(-120, 0)
        words = self.t("common-hand-over", name=self.player.name)
        pen.text(words, pygame.FRect(inside.x, face.bottom + 20, inside.width, 170), "heading", 56)
        detail = self.t("common-hand-over-detail", name=self.player.name)
        pen.text(detail, pygame.FRect(inside.x, face.bottom + 195, inside.width, 130), "text", 32)

    def update(self, dt: float) -> Change | None:
        if self.session.players[self.seat] != self.player:
            return Pop()  # somebody else sits there now
        return super().update(dt)

    def cancel(self) -> Change | None:
        from game.scenes.pause import PauseScene

        return Push(PauseScene(self.context, self.session))

    def _ready(self) -> Change:
        return Pop(self.seat)
