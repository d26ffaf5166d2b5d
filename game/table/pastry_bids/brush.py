"""What all drawing of the table of Pastry Bids needs, in one hand."""

from __future__ import annotations

from functools import cached_property

import pygame

from game.table.easel import SeatedEasel
from game.table.pastry_bids.cards import Cards
from game.table.pastry_bids.places import RATIO, Lie
from game.table.patterns import strip
from game.table.pieces import soft_shadow
from game.table.stock import Color
from game.table.type import PAPER

SOFT: Color = (120, 88, 60)
"""Ink of words that are not the main thing."""
DARK: Color = (66, 40, 22)
EDGE: Color = (214, 180, 132)


class Brush(SeatedEasel):
    """Draws on one surface, in units of the table."""

    @cached_property
    def cards(self) -> Cards:
        """What draws the faces of cards."""
        return Cards(self.art, self.type, self.t, figures=self.kids)

    def size(self, width: float) -> tuple[int, int]:
        """A card's width and height in pixels."""
        return self.viewport.px(width), self.viewport.px(width * RATIO)

    def lay(
        self,
        picture: pygame.Surface,
        key: tuple[object, ...],
        lie: Lie,
        *,
        shadow: float = 8,
        alpha: int = 255,
    ) -> None:
        """A card at its place, turned, with a shadow. `key` names the picture."""
        turn = round(lie.angle * 2) / 2
        size = picture.get_size()
        if turn:
            flat = picture
            picture = self.art.cached(
                ("laid", key, size, turn), lambda: pygame.transform.rotozoom(flat, -turn, 1.0).convert_alpha()
            )
        spot = picture.get_rect(center=self.viewport.point(lie.x, lie.y))
        if shadow:
            soft = self.viewport.px(shadow)
            shade = soft_shadow(self.art, ("laid-shadow", size, turn), picture, soft)
            self.surface.blit(
                shade,
                (
                    spot.x - soft + self.viewport.px(shadow * 0.4),
                    spot.y - soft + self.viewport.px(shadow * 0.8),
                ),
            )
        picture.set_alpha(alpha)
        self.surface.blit(picture, spot)
        picture.set_alpha(255)

    def recipe(self, suit: str, number: int, lie: Lie, width: float, *, shadow: float = 8) -> None:
        """A recipe card, face up."""
        picture = self.cards.face(suit, number, *self.size(width))
        self.lay(picture, ("recipe", suit, self.cards.name(number)), lie, shadow=shadow)

    def small(
        self,
        suit: str,
        number: int,
        lie: Lie,
        width: float,
        *,
        corner: bool = False,
        shadow: float = 5,
        alpha: int = 255,
    ) -> None:
        """A small card, face up."""
        picture = self.cards.small(suit, number, *self.size(width), corner=corner)
        key = ("small", suit, self.cards.name(number), corner)
        self.lay(picture, key, lie, shadow=shadow, alpha=alpha)

    def back(self, kind: str, lie: Lie, width: float, *, shadow: float = 8) -> None:
        """A card, face down."""
        self.lay(self.cards.back(kind, *self.size(width)), ("back", kind), lie, shadow=shadow)

    def pill(
        self,
        words: str,
        x: float,
        y: float,
        tall: float,
        *,
        fill: Color = DARK,
        ink: Color = PAPER,
        most: float = 400,
        shadow: bool = False,
    ) -> pygame.FRect:
        """Words on a round ground of one colour, in the middle of a point; returns its place."""
        size = tall * 0.58 / max(1.0, self.type.zoom * 0.8)
        wide = self.type.width(words, "heading", size) / self.scale + tall * 0.9
        rect = pygame.FRect(0, 0, min(most, wide), tall)
        rect.center = (x, y)
        if shadow:
            self.stock(rect, tall / 2, edge=fill, top=fill, bottom=fill, shadow=7)
        else:
            self.flat(rect, fill, tall / 2)
        self.text(words, rect.inflate(-tall * 0.5, -tall * 0.1), "heading", size, ink)
        return rect

    def panel(self, rect: pygame.FRect, color: str | None = None) -> None:
        """A panel of card; with the strip of a player's colour at its left."""
        self.stock(rect, 22, edge=EDGE, top=(255, 250, 240), bottom=(246, 231, 204), line=2.5, shadow=16)
        if color is not None:
            box = self.viewport.rect(pygame.FRect(rect.x + 8, rect.y + 18, 10, rect.height - 36))
            self.surface.blit(strip(self.art, color, *box.size, self.scale), box)

    def face(self, seat: int, rect: pygame.FRect, face: str | None = None) -> None:
        """A player's portrait on the chip of their colour."""
        sitter = self.sitters[seat]
        self.picture(f"common/chip-{sitter.color}", rect)
        inner = rect.inflate(-rect.width * 0.28, -rect.height * 0.28)
        self.picture(face or sitter.face, inner)

    def button(
        self, words: str, icon: str | None, rect: pygame.FRect, *, raised: bool, tone: str = "berry"
    ) -> None:
        """A button on the mat: words, or for children a picture."""
        tones: dict[str, tuple[Color, Color, Color, Color]] = {
            "berry": ((240, 128, 156), (200, 60, 98), (124, 32, 62), (255, 250, 244)),
            "mint": ((176, 230, 204), (108, 190, 150), (38, 100, 72), (28, 48, 38)),
            "cream": ((255, 250, 238), (240, 220, 180), (120, 84, 48), (59, 35, 20)),
        }
        top, bottom, edge, ink = tones[tone]
        if raised:
            rect = rect.move(0, -3)
        self.stock(
            rect, rect.height / 2, edge=edge, top=top, bottom=bottom, line=3, shadow=14 if raised else 8
        )
        if icon is not None and self.kids:
            size = rect.height * 0.62
            self.icon(icon, rect.centerx, rect.centery, size)
            return
        inner = rect.inflate(-18, -8)
        self.text(words, inner, "heading", 28, ink, lines=1)
