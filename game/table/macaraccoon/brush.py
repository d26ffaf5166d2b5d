"""What all drawing of the table of Macaraccoon needs, in one hand."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.table.art import Art
from game.table.board import Board
from game.table.macaraccoon.cards import Cards
from game.table.patterns import Sitter
from game.table.pieces import cast, glow, soft_shadow
from game.table.stock import Color, card_stock, dashed_ring, svg_picture
from game.table.table_view import Translate
from game.table.type import INK, PAPER, Face, Type
from game.table.viewport import Viewport


class Brush:
    """Draws on one surface, in units of the table."""

    def __init__(
        self,
        surface: pygame.Surface,
        viewport: Viewport,
        art: Art,
        type_: Type,
        board: Board,
        translate: Translate,
        sitters: Sequence[Sitter],
        *,
        kids: bool,
    ) -> None:
        self.surface = surface
        self.viewport = viewport
        self.art = art
        self.type = type_
        self.board = board
        self.t = translate
        self.sitters = sitters
        self.kids = kids
        self.cards = Cards(art, type_, translate, kids=kids)

    @property
    def scale(self) -> float:
        """Pixels a unit."""
        return self.viewport.scale

    def visible(self, rect: pygame.FRect) -> bool:
        """Whether any of a rectangle lies where the surface may be painted now."""
        return self.surface.get_clip().colliderect(self.viewport.rect(rect))

    def put(self, picture: pygame.Surface, rect: pygame.FRect, key: tuple[object, ...] | None = None) -> None:
        """A picture in the middle of a rectangle; with a shadow if it has a key."""
        box = picture.get_rect(center=self.viewport.rect(rect).center)
        if key is not None:
            cast(self.surface, self.viewport, self.art, key, picture, box)
        self.surface.blit(picture, box)

    def card(self, picture: pygame.Surface, rect: pygame.FRect, *, shadow: bool = True) -> None:
        """A card that lies on something: with a small shadow of its outline."""
        box = self.viewport.rect(rect)
        if shadow:
            blur = self.viewport.px(7)
            shade = soft_shadow(self.art, ("card-shadow", box.size), picture, blur)
            self.surface.blit(shade, (box.x - blur + self.viewport.px(3), box.y - blur + self.viewport.px(6)))
        self.surface.blit(picture, box)

    def icon(self, name: str, x: float, y: float, size: float, alpha: int = 255) -> None:
        """A drawing round a point."""
        pixels = self.viewport.px(size)
        picture = self.art.get(name, pixels) if alpha == 255 else self.art.faded(name, pixels, pixels, alpha)
        self.surface.blit(picture, picture.get_rect(center=self.viewport.point(x, y)))

    def stock(
        self,
        rect: pygame.FRect,
        radius: float,
        *,
        edge: Color = (140, 96, 52),
        top: Color = (255, 250, 240),
        bottom: Color = (243, 226, 196),
        line: float = 2,
        shadow: bool = False,
    ) -> None:
        """A round rectangle of card."""
        box = self.viewport.rect(rect)
        picture = card_stock(
            self.art,
            *box.size,
            radius * self.scale,
            edge=edge,
            top=top,
            bottom=bottom,
            line=max(1.0, line * self.scale),
        )
        if shadow:
            cast(self.surface, self.viewport, self.art, ("stock", box.size, radius), picture, box)
        self.surface.blit(picture, box)

    def text(
        self,
        words: str,
        rect: pygame.FRect,
        face: Face = "text",
        size: float = 26,
        color: Color = INK,
        *,
        align: str = "center",
    ) -> None:
        """One line, as large as the user wants it and as fits."""
        box = self.viewport.rect(rect)
        wide = self.type.width(words, face, size) + (6 if face == "heading" else 0)
        tall = size * self.type.zoom * self.scale * 1.2
        fit = min(1.0, box.width / max(1.0, wide), box.height / tall)
        line = self.type.line(words, face, size * fit, color)
        spot = line.get_rect(center=box.center)
        if align == "left":
            spot.left = box.left
        elif align == "right":
            spot.right = box.right
        self.surface.blit(line, spot)

    def number(self, text: str, x: float, y: float, size: float, color: Color = INK) -> None:
        """A number round a point. Numbers keep their size: their places are made for them."""
        line = self.type.line(text, "heading", size / self.type.zoom, color)
        self.surface.blit(line, line.get_rect(center=self.viewport.point(x, y)))

    def badge_number(self, text: str, x: float, y: float, size: float) -> None:
        """A small dark round with a number."""
        rect = pygame.FRect(x - size / 2, y - size / 2, size, size)
        self.stock(rect, size / 2, edge=PAPER, top=(84, 54, 30), bottom=(62, 38, 20))
        self.number(text, x, y, size * 0.64, PAPER)

    def chip(self, icon: str, text: str, x: float, y: float, size: float, color: Color = INK) -> float:
        """A sign and a number, centred; returns the width."""
        line = self.type.line(text, "heading", size / self.type.zoom, color)
        pixels = self.viewport.px(size * 1.15)
        picture = self.art.get(icon, pixels)
        gap = self.viewport.px(size * 0.26)
        wide = picture.get_width() + gap + line.get_width()
        cx, cy = self.viewport.point(x, y)
        self.surface.blit(picture, picture.get_rect(midleft=(cx - wide // 2, cy)))
        self.surface.blit(line, line.get_rect(midright=(cx + wide - wide // 2, cy)))
        return wide / self.scale

    def on_wood(self, words: str, rect: pygame.FRect, size: float = 24) -> None:
        """Light words on dark wood."""
        self.text(words, rect.move(0, 2), "bold", size, (66, 38, 18))
        self.text(words, rect, "bold", size, PAPER)

    def halo(self, rect: pygame.FRect, radius: float, *, ring: bool = True) -> None:
        """Warm light and a dashed ring round a place that accepts something."""
        box = self.viewport.rect(rect)
        reach = self.viewport.px(18)
        shape = card_stock(self.art, *box.size, radius * self.scale)
        warm = glow(self.art, ("place", box.size, radius), shape, reach, hollow=True)
        self.surface.blit(warm, (box.x - reach, box.y - reach))
        if ring:
            dashes = dashed_ring(
                self.art, *box.size, max(2, round(radius * self.scale)), self.viewport.px(3.4)
            )
            self.surface.blit(dashes, box)

    def gold(self, rect: pygame.FRect, radius: float) -> None:
        """A golden edge and soft light: what can be done here."""
        box = self.viewport.rect(rect)
        reach = self.viewport.px(14)
        shape = card_stock(self.art, *box.size, radius * self.scale)
        warm = glow(self.art, ("gold", box.size, radius), shape, reach, hollow=True)
        self.surface.blit(warm, (box.x - reach, box.y - reach))
        edge = self.art.cached(
            ("gold-edge", box.size, radius), lambda: outline(box.size, radius * self.scale, 4.5 * self.scale)
        )
        self.surface.blit(edge, box)

    def badge(self, icon: str, x: float, y: float, size: float, *, ground: Color = (255, 221, 120)) -> None:
        """A round badge with a sign."""
        rect = pygame.FRect(x - size / 2, y - size / 2, size, size)
        self.stock(rect, size / 2, edge=INK, top=ground, bottom=ground, line=3)
        self.icon(icon, x, y, size * 0.68)


def outline(
    size: tuple[int, int], radius: float, line: float, color: Color = (232, 170, 30)
) -> pygame.Surface:
    """A round frame."""
    width, height = size
    inset = line / 2
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><rect'
        f' x="{inset}" y="{inset}" width="{width - line}" height="{height - line}"'
        f' rx="{max(1.0, radius - inset)}" fill="none"'
        f' stroke="rgb({color[0]},{color[1]},{color[2]})" stroke-width="{line}"/></svg>'
    )
    return svg_picture(svg, width, height)
