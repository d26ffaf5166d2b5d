"""The bubble that says why something can't be done, with a link to the rule."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.scenes.table_parts import paint_parts
from game.scenes.ui.pen import Pen
from game.table.pieces import picture_of
from game.table.stock import svg_picture
from game.table.table_view import Part
from game.table.viewport import FRAME

WIDE = 600.0
PAD = 26.0
LINK = 64.0
BEAK = 30.0
ROW = 104.0
"""Height of the pictures that say what can be done instead."""


@dataclass(slots=True)
class Bubble:
    """A sentence near the thing that refused, and the clause that it comes from."""

    text: str
    clause: str
    near: pygame.FRect
    link: str
    """Words of the link."""
    arts: tuple[str, ...]
    """Drawings of what was refused; empty: a warning sign alone."""
    parts: tuple[Part, ...]
    """In pictures what can be done instead; empty: it isn't shown."""
    area: pygame.FRect
    """Where it lies; set by `place`."""
    link_area: pygame.FRect
    hovered: bool = False

    @classmethod
    def make(
        cls,
        text: str,
        clause: str,
        link: str,
        near: pygame.FRect,
        arts: tuple[str, ...] = (),
        parts: tuple[Part, ...] = (),
    ) -> Bubble:
        """A bubble that is not placed yet."""
        return cls(text, clause, near, link, arts, parts, pygame.FRect(0, 0, 0, 0), pygame.FRect(0, 0, 0, 0))

    def place(self, pen: Pen) -> None:
        """Find room above or below the thing, inside the frame."""
        wide = min(WIDE * (0.6 + 0.4 * pen.zoom), 1000.0)
        words = pen.height(self.text, "bold", 30, wide - 2 * PAD - 96)
        tall = max(words, 84.0) + LINK + 2 * PAD + 10 + (ROW if self.parts else 0)
        x = max(24.0, min(FRAME.right - wide - 24, self.near.centerx - wide / 2))
        above = self.near.y + self.near.height * 0.3 - tall - BEAK
        y = above if above > 12 else min(self.near.centery + BEAK, FRAME.bottom - tall - 16)
        self.area = pygame.FRect(x, y, wide, tall)
        link_wide = min(wide - 2 * PAD, pen.width(self.link, "bold", 27) + 110)
        self.link_area = pygame.FRect(
            self.area.right - PAD - link_wide, self.area.bottom - PAD - LINK, link_wide, LINK
        )

    def draw(self, pen: Pen) -> None:
        """Draw it, over everything."""
        self.place(pen)
        self._draw_beak(pen)
        pen.body("paper", self.area, radius=34, side=7)
        icon = pygame.FRect(self.area.x + PAD, self.area.y + PAD - 4, 76, 76)
        sign = icon
        if self.arts:
            picture = picture_of(pen.context.art, self.arts, pen.viewport.px(icon.width))
            pen.surface.blit(picture, pen.viewport.rect(icon))
            sign = pygame.FRect(icon.right - 36, icon.bottom - 34, 44, 44)
        warning = picture_of(pen.context.art, ("common/icon-warning",), pen.viewport.px(sign.width))
        pen.surface.blit(warning, pen.viewport.rect(sign))
        words = pygame.FRect(
            icon.right + 20,
            self.area.y + PAD - 4,
            self.area.width - 2 * PAD - 96,
            self.link_area.y - self.area.y - PAD - (ROW if self.parts else 0),
        )
        pen.text(self.text, words, "bold", 30, align="left")
        if self.parts:
            row = pygame.FRect(self.area.x + PAD, words.bottom, self.area.width - 2 * PAD, ROW - 12)
            pen.picture("common/check", pygame.FRect(row.x + 10, row.centery - 28, 56, 56))
            paint_parts(pen, pygame.FRect(words.x, row.y, row.right - words.x, row.height), self.parts)
        pen.body("mint", self.link_area, radius=LINK / 2, side=6, bright=self.hovered, shadow=False)
        book = pygame.FRect(self.link_area.x + 20, self.link_area.y + 9, 40, 40)
        pen.picture("common/icon-book", book)
        label = pygame.FRect(
            book.right + 10, self.link_area.y, self.link_area.right - book.right - 24, LINK - 6
        )
        pen.text(self.link, label, "bold", 27, (28, 48, 38), wrap=False)

    def _draw_beak(self, pen: Pen) -> None:
        """A beak towards the thing that refused."""
        below = self.area.centery < self.near.centery
        x = max(self.area.x + 60, min(self.area.right - 60, self.near.centerx))
        wide, tall = pen.viewport.px(56), pen.viewport.px(BEAK + 8)
        points = "4,0 52,0 28,34" if below else "4,38 52,38 28,4"

        def make() -> pygame.Surface:
            return svg_picture(
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 38"><polygon points="{points}"'
                f' fill="{"#b98752" if below else "#fffaf0"}" stroke="#a9744a" stroke-width="3"'
                ' stroke-linejoin="round"/></svg>',
                wide,
                tall,
            )

        beak = pen.context.art.cached(("beak", below, wide, tall), make)
        y = self.area.bottom - 4 if below else self.area.y - BEAK - 3
        pen.surface.blit(beak, pen.viewport.rect(pygame.FRect(x - 28, y, 56, BEAK + 8)))
