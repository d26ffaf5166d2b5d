"""Who sits here: persons and CookieBots change places in the middle of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.scenes.base import Change, Pop, Push
from game.scenes.context import Context
from game.scenes.seating import Seating
from game.scenes.session import Player, Session
from game.scenes.setup import kind_group
from game.scenes.ui.chooser import Chooser
from game.scenes.ui.dialog import Dialog
from game.scenes.ui.pen import Kit, Pen
from game.scenes.ui.widgets import Act, Button, Look, Text, Widget, draw_face, face_of

SIZE = 34.0
SMALL = 25.0


class Seat(Widget):
    """A seat with who sits on it; pressing it asks who should."""

    radius = 34.0

    def __init__(self, key: str, player: Player, words: str, act: Act, *, edge: float) -> None:
        super().__init__(key)
        self.player, self.words, self.act, self.edge = player, words, act, edge

    def height(self, kit: Kit, width: float) -> float:
        inside = width - self.edge - 150
        words = kit.height(self.player.name, "heading", SIZE, inside)
        return max(self.edge, words + kit.height(self.words, "text", SMALL, inside)) + 34

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        body, _ = face_of(pen, rect, look, "tile", True, self.radius, side=8)
        face = pygame.FRect(body.x + 22, body.centery - self.edge / 2, self.edge, self.edge)
        draw_face(pen, face, self.player.face, self.player.color)
        inside = rect.width - self.edge - 150
        name = pen.height(self.player.name, "heading", SIZE, inside)
        kind = pen.height(self.words, "text", SMALL, inside)
        place = pygame.FRect(face.right + 24, body.centery - (name + kind) / 2, inside, name)
        pen.text(self.player.name, place, "heading", SIZE, align="left")
        below = pygame.FRect(place.x, place.bottom, inside, kind)
        pen.text(self.words, below, "text", SMALL, align="left")
        pen.picture("common/icon-pencil", pygame.FRect(body.right - 74, body.centery - 24, 48, 48))

    def activate(self) -> Change | None:
        return self.act()


class SeatsScene(Dialog):
    """The bakers of a session. What is chosen holds when the table goes on; going back changes nothing.

    CookieBot plays on in the name of a person who leaves, and gives back their face when they return.

    Hands down True when the table is to go on.
    """

    first_focus = "resume"
    wide = 820.0

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self.session = session
        self.seating = Seating(context, session.game_id)
        self.seating.players = list(session.players)

    def content(self) -> Sequence[Widget]:
        kids = self.session.kids
        return [
            Text(self.t("pause-seats"), "heading", 48, align="center"),
            Text(self.t("pause-seats-detail"), "text", 28, align="center"),
            *(self._seat(seat, player) for seat, player in enumerate(self.seating.players)),
            Button(
                "resume",
                self.t("pause-resume"),
                self._go_on,
                art="common/icon-play",
                stuff="berry",
                tall=144 if kids else 92,
            ),
            Button("back", self.t("common-back"), Pop, art="common/icon-back", tall=84, size=32),
        ]

    def _seat(self, seat: int, player: Player) -> Seat:
        words = self.t("setup-person" if player.person else f"setup-bot-{player.kind}")
        edge = 112.0 if self.session.kids else 84.0
        return Seat(f"seat:{seat}", player, words, self._chooser(seat), edge=edge)

    def _chooser(self, seat: int) -> Act:
        def take(kind: str) -> None:
            before = self.session.players[seat]
            if kind == before.kind:
                self.seating.players[seat] = before  # with the old name and face
            elif before.person:
                self.seating.players[seat] = replace(
                    before, kind=kind, face=f"common/bot-{kind}", away=before.face
                )
            elif before.away and kind == "person":
                self.seating.players[seat] = replace(before, kind=kind, face=before.away, away="")
            else:
                self.seating.change(seat, kind=kind)
            self.seating.name_all()

        return lambda: Push(
            Chooser(
                self.context,
                lambda: [kind_group(self.context, self.seating.players[seat].kind, take)],
            )
        )

    def _go_on(self) -> Change:
        players = tuple(self.seating.players)
        if players != self.session.players:
            self.session.reseat(players)
        return Pop(True)
