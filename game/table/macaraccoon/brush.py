"""What all drawing of the table of Macaraccoon needs, in one hand."""

from __future__ import annotations

from functools import cached_property

import pygame

from game.table.easel import SeatedEasel
from game.table.macaraccoon.cards import Cards
from game.table.pieces import soft_shadow
from game.table.stock import Color
from game.table.type import INK, PAPER

GOLD: Color = (232, 170, 30)
BUTTER: Color = (255, 221, 120)
SHADOW = 36.0
"""Units by which a card with its shadow is larger than its place."""


class Brush(SeatedEasel):
    """An easel that knows the board, the players and the cards."""

    @cached_property
    def cards(self) -> Cards:
        """What draws the faces of cards."""
        return Cards(self.art, self.type, self.t, kids=self.kids)

    def near(self, rect: pygame.FRect) -> bool:
        """Whether a card in a rectangle, or its shadow, lies where the surface may be painted now."""
        return self.needs(rect.inflate(SHADOW, SHADOW))

    def card(self, picture: pygame.Surface, rect: pygame.FRect) -> None:
        """A card that lies on something: with a small shadow of its outline."""
        box = self.viewport.rect(rect)
        blur = self.viewport.px(7)
        shade = soft_shadow(self.art, ("card-shadow", box.size), picture, blur)
        self.surface.blit(shade, (box.x - blur + self.viewport.px(3), box.y - blur + self.viewport.px(6)))
        self.surface.blit(picture, box)

    def chip(self, icon: str, words: str, x: float, y: float, size: float, color: Color = INK) -> None:
        """A sign and a number, centred."""
        wide = size * 1.28 + self.type.width(words, "heading", size / self.type.zoom) / self.scale
        self.amount(icon, words, x - wide / 2, y, size, color)

    def on_wood(self, words: str, rect: pygame.FRect, size: float = 24) -> None:
        """Light words on dark wood."""
        self.text(words, rect.move(0, 2), "bold", size, (66, 38, 18))
        self.text(words, rect, "bold", size, PAPER)

    def gold(self, rect: pygame.FRect, radius: float, *, light: bool = True) -> None:
        """A golden edge (and soft light): what can be done here."""
        if light:
            self.halo(rect, radius, reach=14)
        self.frame(rect, radius, GOLD, 4.5)

    def sign(self, icon: str, x: float, y: float, size: float, *, ground: Color = BUTTER) -> None:
        """A round badge with a sign."""
        rect = pygame.FRect(x - size / 2, y - size / 2, size, size)
        self.stock(rect, size / 2, edge=INK, top=ground, bottom=ground, line=3)
        self.icon(icon, x, y, size * 0.68)
