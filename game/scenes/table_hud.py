"""What lies around every table: whose turn it is, the status line, the buttons. Drawn as things at rest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.scenes.context import Context
from game.scenes.table_parts import paint_parts, stamp
from game.scenes.ui.pen import Pen
from game.table.board import Board
from game.table.layer import Regions
from game.table.pieces import fan
from game.table.table_view import Part
from game.table.type import INK, PAPER, Color
from game.table.viewport import Viewport

NEEDED: Mapping[str, str] = {
    "status": "panel",
    "undo": "button",
    "hint": "button",
    "menu": "button",
}
"""Spots of the scene itself that every board must have."""
OPTIONAL: Mapping[str, str] = {
    "player": "panel",
    "log": "button",
    "replay": "button",
    "rules": "button",
}
OBLONG = 1.2
"""A button so much wider than high has its words inside."""
SIDE_BY_SIDE = 1.7
"""From so much wider on, sign and word lie side by side in it, else one above the other."""
ROUND = 30.0
"""Radius of the corners where a word stands low in a button: it mustn't run into them."""
LOW = 80.0
"""A status line that is lower than this (units) holds one sentence in small type."""

ICONS: Mapping[str, str] = {
    "undo": "common/icon-undo",
    "hint": "common/icon-hint",
    "menu": "common/icon-menu",
    "log": "common/icon-log",
    "replay": "common/icon-replay",
    "rules": "common/icon-book",
}
LABELS: Mapping[str, str] = {
    "undo": "common-undo",
    "hint": "common-hint",
    "menu": "common-menu",
    "rules": "common-rules",
}
PALE = 115
SOFT: Color = (150, 124, 96)


@dataclass(frozen=True, slots=True)
class Status:
    """What the panels say at a moment; equal values look the same."""

    name: str
    detail: str
    chip: str
    face: str
    heading: str
    line: str
    parts: tuple[Part, ...]
    enabled: frozenset[str]
    """Buttons that can be pressed."""
    skipping: bool
    """Something moves: the replay button skips."""


def _stacked(face: pygame.FRect) -> bool:
    """Whether a button's sign stands above its word, inside the button."""
    return face.height * OBLONG < face.width <= face.height * SIDE_BY_SIDE


class Hud:
    """Draws the panels and buttons of a board, and knows which button lies at a point."""

    def __init__(self, context: Context, board: Board, *, kids: bool) -> None:
        self.context = context
        self.board = board
        self.kids = kids
        self.hovered: str | None = None
        self.pressed: str | None = None

    def buttons(self) -> list[str]:
        """Names of all buttons on this board."""
        return [spot.name for spot in self.board.of_kind("button")]

    def at(self, x: float, y: float) -> str | None:
        """The button at a point."""
        for name in self.buttons():
            if self.area(name).collidepoint(x, y):
                return name
        return None

    def area(self, name: str) -> pygame.FRect:
        """Where a button or a panel lies. Panels grow into the gap around them for larger text."""
        rect = self.board[name].rect
        bare = self.board[name].properties.get("bare", False)
        large = not self.kids and self.context.settings.text_zoom > 1.1
        if name in ("player", "status") and large and not bare and rect.height >= LOW:
            return pygame.FRect(rect.x, rect.y - 20, rect.width, rect.height + 42)
        return rect

    def regions(self, viewport: Viewport, status: Status) -> Regions:
        """The panels as regions at rest."""
        zoom, language = self.context.settings.text_zoom, self.context.texts.language
        common = (zoom, language)
        found: dict[str, tuple[pygame.Rect, object]] = {
            "status": (
                viewport.rect(self.area("status").inflate(50, 60)),
                (
                    status.heading,
                    status.line,
                    status.parts,
                    common,
                    self._look("log", status),
                    self._look("replay", status),
                ),
            ),
        }
        if "player" in self.board:
            found["player"] = (
                viewport.rect(self.area("player").inflate(50, 60)),
                (status.name, status.detail, status.chip, status.face, common),
            )
        for name in ("log", "replay"):
            if name in self.board:
                found[name] = (viewport.rect(self.area(name).inflate(30, 30)), self._look(name, status))
        for name in ("undo", "hint", "menu", "rules"):
            if name not in self.board:
                continue
            area = self.area(name)
            box = pygame.FRect(area.x - 50, area.y - 16, area.width + 100, area.height + 76)
            found[name] = (viewport.rect(box), (self._look(name, status), common))
        return found

    def _look(self, name: str, status: Status) -> tuple[bool, bool, bool, bool]:
        return (
            name in status.enabled,
            self.hovered == name,
            self.pressed == name,
            name == "replay" and status.skipping,
        )

    def paint(self, pen: Pen, status: Status) -> None:
        """Draw everything within the clip."""
        clip = pen.surface.get_clip()
        for name in ("player", "status", *self.buttons()):
            if name not in self.board:
                continue
            if not clip.colliderect(pen.viewport.rect(self.area(name).inflate(100, 120))):
                continue
            if name == "player":
                self._paint_player(pen, status)
            elif name == "status":
                self._paint_status(pen, status)
            else:
                self._paint_button(pen, name, status)

    def _paint_player(self, pen: Pen, status: Status) -> None:
        area = self.area("player")
        pen.body("paper", area, radius=area.height / 2, side=7)
        size = area.height - 22
        chip = pygame.FRect(area.x + 9, area.y + 8, size, size)
        pen.picture(f"common/chip-{status.chip}", chip)
        pen.picture(status.face, chip.inflate(-size * 0.3, -size * 0.3))
        left = chip.right + 16
        room = pygame.FRect(left, area.y + 8, area.right - left - 30, area.height - 23)
        if self.kids:
            pen.text(status.name, room, "heading", 54, align="left", wrap=False)
            return
        upper = pygame.FRect(room.x, room.y + 2, room.width, room.height * 0.56)
        lower = pygame.FRect(room.x, upper.bottom - 4, room.width, room.height * 0.44)
        pen.text(status.name, upper, "heading", 36, align="left", wrap=False)
        pen.text(status.detail, lower, "text", 25, align="left", wrap=False)

    def _paint_status(self, pen: Pen, status: Status) -> None:
        area = self.area("status")
        if self.board["status"].properties.get("bare", False):
            self._paint_words(pen, area, status)
            return
        low = area.height < LOW
        pen.body("paper", area, radius=area.height / 2 if self.kids or low else 34, side=4 if low else 7)
        inner = pygame.FRect(area.x + 26, area.y + 6, area.width - 52, area.height - 20)
        if self.kids:
            paint_parts(pen, inner, status.parts)
            return
        right = inner.right
        for name in ("replay", "log"):
            if name in self.board:
                right = min(right, self.area(name).x - 14)
        if low:
            room = pygame.FRect(area.x + 28, area.y + 2, right - area.x - 28, area.height - 8)
            pen.text(status.line or status.heading, room, "bold", 25)
            return
        left = inner.x
        if status.parts:
            wide = self._paint_first(pen, pygame.FRect(inner.x, inner.y, 150, inner.height), status.parts[0])
            left += wide + 24
        self._paint_words(pen, pygame.FRect(left, inner.y, right - left, inner.height), status)

    def _paint_words(self, pen: Pen, room: pygame.FRect, status: Status) -> None:
        """Heading and line in a room of their own, with nothing below."""
        large = 38 if room.width > 400 else 30
        if not status.line:
            pen.text(status.heading, room, "heading", large, align="left")
            return
        share = 0.57 if pen.zoom < 1.1 else 0.5
        if room.width <= 400:  # a narrow room: the heading takes what it needs, the line has the rest
            size, lines = pen.fit(status.heading, "heading", large, (room.width, room.height * 0.55))
            share = len(lines) * pen.line_height(size) / room.height
        upper = pygame.FRect(room.x, room.y, room.width, room.height * share)
        lower = pygame.FRect(room.x, upper.bottom - 2, room.width, room.height * (1 - share))
        pen.text(status.heading, upper, "heading", large, align="left")
        pen.text(status.line, lower, "text", 26, align="left")

    def _paint_first(self, pen: Pen, area: pygame.FRect, part: Part) -> float:
        """The picture before the words; returns its width."""
        size = area.height * 0.86
        count = min(part.count, 3) if pen.zoom < 1.1 else 1
        wide = size * (1 + 0.56 * (count - 1))
        for x, y, angle in fan(count, area.x + wide / 2, area.centery, size * 0.86):
            stamp(pen, part.arts, x, y, size, angle)
        return wide

    def _paint_button(self, pen: Pen, name: str, status: Status) -> None:
        area = self.area(name)
        enabled = name in status.enabled
        icon = ICONS[name]
        if name == "menu" and self.kids:
            icon = "common/icon-home"
        if name == "replay" and status.skipping:
            icon, enabled = "common/icon-skip", True
        small = name not in LABELS
        down = 3.0 if self.pressed == name and enabled else -3.0 if self.hovered == name and enabled else 0.0
        button = area.move(0, down)
        stuff = "butter" if name == "hint" else "cream"
        alpha = 255 if enabled else PALE
        face = pygame.FRect(button.x, button.y, button.width, button.height - (4 if small else 8))
        if not small or self.hovered == name:
            pen.body(
                stuff,
                button,
                radius=min(area.height / 2, ROUND) if _stacked(face) else area.height / 2,
                side=4 if small else 8,
                bright=self.hovered == name and enabled,
                shadow=enabled and not small,
                alpha=alpha,
            )
        if not small and area.width > area.height * OBLONG:
            self._paint_oblong(pen, name, icon, face, alpha)
            return
        edge = area.width * (0.6 if small else 0.54)
        pen.picture(
            icon, pygame.FRect(face.centerx - edge / 2, face.centery - edge / 2, edge, edge), alpha=alpha
        )
        if not small and not self.kids and self.board[name].properties.get("label", True):
            label = pen.t(LABELS[name])
            words = pygame.FRect(area.centerx - 76, area.bottom + 2, 152, 38)
            pen.text(label, words, "bold", 25 / max(1.0, pen.zoom * 0.8), PAPER, shade=True, wrap=False)

    def _paint_oblong(self, pen: Pen, name: str, icon: str, face: pygame.FRect, alpha: int) -> None:
        """Sign and word inside a button: side by side, or one above the other."""
        if self.kids:
            edge = face.height * 0.74
            pen.picture(
                icon, pygame.FRect(face.centerx - edge / 2, face.centery - edge / 2, edge, edge), alpha=alpha
            )
            return
        color = INK if alpha == 255 else SOFT
        if not _stacked(face):
            edge = face.height * 0.6
            pen.picture(icon, pygame.FRect(face.x + 14, face.centery - edge / 2, edge, edge), alpha=alpha)
            room = pygame.FRect(face.x + edge + 17, face.y + 2, face.width - edge - 29, face.height - 4)
        else:
            edge = face.height * 0.5
            pen.picture(icon, pygame.FRect(face.centerx - edge / 2, face.y + 8, edge, edge), alpha=alpha)
            room = pygame.FRect(face.x + 14, face.y + edge + 6, face.width - 28, face.height - edge - 10)
        pen.text(pen.t(LABELS[name]), room, "bold", 23, color, wrap=False)
