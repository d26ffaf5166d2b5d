"""A tile that shows by faces who plays with whom."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.base import Change
from game.scenes.ui.pen import Kit, Pen
from game.scenes.ui.widgets import Act, Look, Widget, draw_face, face_of

GAP = 6.0
BETWEEN = 54.0
"""Width (units) of the sign between the two pairs."""


class PairTile(Widget):
    """Two pairs of faces with a sign between them; one of several that can be chosen."""

    radius = 26.0

    def __init__(
        self,
        key: str,
        faces: Sequence[tuple[str, str]],
        act: Act,
        *,
        chosen: bool,
        edge: float,
        words: str,
    ) -> None:
        """`faces`: four faces and their colours, partners side by side; `words`: the first pair's names."""
        super().__init__(key)
        self.faces, self.act, self.chosen, self.edge, self.words = tuple(faces), act, chosen, edge, words

    def height(self, kit: Kit, width: float) -> float:
        return self.edge + kit.height(self.words, "bold", 22, width - 24) + 44

    def width(self, kit: Kit) -> float:
        return 4 * self.edge + 2 * GAP + BETWEEN + 40

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        face, _ = face_of(pen, rect, look, "butter" if self.chosen else "tile", True, self.radius, side=8)
        edge = min(self.edge, (face.width - 2 * GAP - BETWEEN - 24) / 4)
        x = face.centerx - (4 * edge + 2 * GAP + BETWEEN) / 2
        y = face.y + 12
        for number, (picture, color) in enumerate(self.faces):
            draw_face(pen, pygame.FRect(x, y, edge, edge), picture, color)
            x += edge + GAP
            if number == 1:
                sign = pygame.FRect(x, y + edge / 2 - 20, BETWEEN - GAP, 40)
                pen.picture("common/icon-trophy", sign)
                x += BETWEEN - GAP
        words = pygame.FRect(face.x + 12, y + edge + 4, face.width - 24, face.bottom - y - edge - 10)
        pen.text(self.words, words, "bold", 22)
        if self.chosen:
            pen.picture("common/check", pygame.FRect(face.right - 34, face.y - 12, 46, 46))

    def activate(self) -> Change | None:
        return self.act()
