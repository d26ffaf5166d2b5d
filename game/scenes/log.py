"""What happened so far, in words: newest at the end, where the list opens."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.context import Context
from game.scenes.session import Player, Session
from game.scenes.to_look_back import look_back_button
from game.scenes.ui.flow import Column
from game.scenes.ui.page import Page
from game.scenes.ui.pen import Kit, Pen
from game.scenes.ui.widgets import Look, Text, Widget, draw_face
from game.scenes.wording import sentences

LONGEST = 200
"""Only so many last actions are shown."""
SIZE = 27.0
FACE = 64.0


class Told(Widget):
    """One action: who it was, and what came of it."""

    radius = 20.0

    def __init__(self, key: str, player: Player, words: str) -> None:
        super().__init__(key)
        self.player, self.words = player, words

    def height(self, kit: Kit, width: float) -> float:
        return max(FACE + 8, kit.height(self.words, "text", SIZE, width - FACE - 40) + 14)

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        draw_face(pen, pygame.FRect(rect.x + 8, rect.y + 4, FACE, FACE), self.player.face, self.player.color)
        place = pygame.FRect(rect.x + FACE + 28, rect.y + 7, rect.width - FACE - 40, rect.height - 14)
        pen.text(self.words, place, "text", SIZE, align="left")


class LogScene(Page):
    """The move log of a session."""

    wide = 1300.0
    first_focus = "back"

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self.session = session
        self._first = True

    def heading(self) -> str:
        return self.t("pause-log")

    def art(self) -> str | None:
        return "common/icon-log"

    def fill(self, columns: Sequence[Column]) -> None:
        column = columns[0]
        log = self.session.match.log
        for number, entry in list(enumerate(log))[-LONGEST:]:
            words = " ".join(sentences(self.context.texts, self.session, entry.seat, entry.events))
            if words:
                column.add(Told(f"entry:{number}", self.session.players[entry.seat], words))
        if not log:
            column.add(Text(self.t("log-empty"), "text", 32, align="center"))

    def buttons(self) -> Sequence[Widget]:
        if self.session.match.outcome() is None:
            return ()
        return [look_back_button(self.context, lambda: self.session, tall=self.bar, size=34)]

    def rebuild(self) -> None:
        super().rebuild()
        if self._first and self.areas:
            self._first = False
            self.areas[-1].scroll_to(1e9)
