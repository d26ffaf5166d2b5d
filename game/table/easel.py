"""Draws card, pictures and words on one surface, in layout units: what a table with many cards needs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.table.art import Art
from game.table.board import Board
from game.table.patterns import Sitter
from game.table.pieces import BUTTER, blit_soft_frame, glow, soft_shadow
from game.table.stock import (
    Color,
    card_stock,
    dashed_ring,
    drawn_out,
    outline_points,
    stock_slab,
    svg_picture,
)
from game.table.table_view import Translate
from game.table.type import INK, Face, Type
from game.table.viewport import Viewport

Align = Literal["left", "center", "right"]
LEADING = 1.16
"""Height of a line in sizes of its type."""
LARGE = 0.2
"""What is wider than this part of the window isn't kept as one picture."""
VEIL = 64
"""Height of the strips in which a large flat colour is drawn."""
LEAF: Color = (96, 214, 96)


class Easel:
    """Draws on one surface. All lengths are units, all places rectangles of the frame."""

    def __init__(
        self, surface: pygame.Surface, viewport: Viewport, art: Art, type_: Type, *, steady: bool = False
    ) -> None:
        """`steady`: lengths are those of a picture of its own, not of the frame of the window."""
        self.surface = surface
        self.viewport = viewport
        self.art = art
        self.type = type_
        self._grow = viewport.scale / type_.scale if steady else 1.0
        self._large = math.inf if steady else LARGE * viewport.width

    @property
    def scale(self) -> float:
        """Pixels a unit."""
        return self.viewport.scale

    @property
    def grown(self) -> float:
        """How large type of size 1 is here, in units of the frame."""
        return self._grow * self.type.zoom

    def needs(self, rect: pygame.FRect) -> bool:
        """Whether any of a rectangle lies where the surface may be painted now."""
        return bool(self.surface.get_clip().colliderect(self.viewport.rect(rect)))

    # pictures

    def picture(self, name: str, rect: pygame.FRect, *, alpha: int = 255, shadow: bool = False) -> None:
        """A drawing, as large as fits a rectangle, in its middle."""
        box = self.viewport.rect(rect)
        seen = self.art.get(name, *box.size) if alpha == 255 else self.art.faded(name, *box.size, alpha)
        spot = seen.get_rect(center=box.center)
        if shadow:
            self._cast(("picture", name, seen.get_size()), seen, spot, 9)
        self.surface.blit(seen, spot)

    def icon(self, name: str, x: float, y: float, size: float, *, alpha: int = 255) -> None:
        """A drawing round a point."""
        self.picture(name, pygame.FRect(x - size / 2, y - size / 2, size, size), alpha=alpha)

    def put(self, seen: pygame.Surface, rect: pygame.FRect, key: tuple[object, ...] | None = None) -> None:
        """A ready picture in the middle of a rectangle; with a shadow if it has a key."""
        spot = seen.get_rect(center=self.viewport.rect(rect).center)
        if key is not None:
            self._cast(key, seen, spot, 9)
        self.surface.blit(seen, spot)

    def _cast(self, key: tuple[object, ...], seen: pygame.Surface, spot: pygame.Rect, blur: float) -> None:
        soft = self.viewport.px(blur)
        shade = soft_shadow(self.art, (*key, "easel"), seen, soft)
        away = self.viewport.px(blur * 0.35), self.viewport.px(blur * 0.7)
        self.surface.blit(shade, (spot.x - soft + away[0], spot.y - soft + away[1]))

    # card

    def stock(
        self,
        rect: pygame.FRect,
        radius: float,
        *,
        edge: Color = (140, 96, 52),
        top: Color = (255, 250, 240),
        bottom: Color = (243, 226, 196),
        line: float = 2,
        shadow: float = 0,
    ) -> None:
        """A round rectangle of card; `shadow`: how far it lifts off the table."""
        box = self.viewport.rect(rect)
        turn, line = radius * self.scale, max(1.0, line * self.scale)

        def whole(art: Art) -> pygame.Surface:
            return card_stock(art, *box.size, turn, edge=edge, top=top, bottom=bottom, line=line)

        key = ("stock", box.size, round(radius, 1))
        if box.width < max(self._large, 3 * turn + 40):
            seen = whole(self.art)
            if shadow:
                self._cast(key, seen, box, shadow)
            self.surface.blit(seen, box)
            return
        if shadow:
            soft = self.viewport.px(shadow)
            dark = box.inflate(2 * soft, 2 * soft)
            dark.move_ip(self.viewport.px(shadow * 0.35), self.viewport.px(shadow * 0.7))
            seam = 2 * soft + math.ceil(turn) + self.viewport.px(shadow)
            blit_soft_frame(self.art, key, lambda: whole(Art()), self.surface, dark, soft, seam)
        stock_slab(box.height, turn, edge, top, bottom, line).draw(self.surface, box)

    def flat(self, rect: pygame.FRect, color: Color, radius: float = 8, *, alpha: int = 255) -> None:
        """A flat round shape of one colour."""
        box = self.viewport.rect(rect)
        round_ = min(radius * self.scale, box.width / 2, box.height / 2)

        def draw_veil(width: int) -> pygame.Surface:
            veil = pygame.Surface((width, VEIL), pygame.SRCALPHA).convert_alpha()
            veil.fill((*color, alpha))
            return veil

        def draw(width: int) -> pygame.Surface:
            return svg_picture(
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {box.height}">'
                f'<rect width="{width}" height="{box.height}" rx="{round_:.2f}"'
                f' fill="rgb({color[0]},{color[1]},{color[2]})" fill-opacity="{alpha / 255:.3f}"/></svg>',
                width,
                box.height,
            )

        if box.width >= self._large and not radius:
            veil = self.art.cached(("veil", box.width, color, alpha), lambda: draw_veil(box.width))
            for y in range(box.top, box.bottom, VEIL):
                self.surface.blit(veil, (box.x, y), (0, 0, box.width, min(VEIL, box.bottom - y)))
            return
        key = ("flat", box.size, color, radius, alpha)
        self.surface.blit(self.art.cached(key, lambda: drawn_out(draw, box.width, round_)), box)

    def frame(self, rect: pygame.FRect, radius: float, color: Color, line: float) -> None:
        """A round frame with nothing in it."""
        box = self.viewport.rect(rect)
        stroke = max(1.0, line * self.scale)
        round_ = max(1.0, radius * self.scale - stroke / 2)

        def draw(width: int) -> pygame.Surface:
            return svg_picture(
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {box.height}">'
                f'<rect x="{stroke / 2}" y="{stroke / 2}" width="{width - stroke}"'
                f' height="{box.height - stroke}" rx="{round_:.2f}" fill="none"'
                f' stroke="rgb({color[0]},{color[1]},{color[2]})" stroke-width="{stroke:.2f}"/></svg>',
                width,
                box.height,
            )

        key = ("frame", box.size, radius, color, line)
        self.surface.blit(self.art.cached(key, lambda: drawn_out(draw, box.width, round_ + stroke)), box)

    def dashes(self, rect: pygame.FRect, radius: float, color: Color, line: float = 2.5) -> None:
        """A dashed round frame: a place where something may lie. Each dash is a stroke of its own."""
        box = self.viewport.rect(rect)
        stroke = max(1.0, line * self.scale)
        seen = self.art.cached(
            ("dashes", box.size, radius, color, line),
            lambda: _dashed(box.size, radius * self.scale, color, stroke),
        )
        self.surface.blit(seen, box)

    def halo(
        self,
        rect: pygame.FRect,
        radius: float,
        *,
        color: Color = BUTTER,
        reach: float = 15,
        ring: bool = False,
    ) -> None:
        """Warm light round a place; `ring`: with a dashed ring, for those who see no glow."""
        box = self.viewport.rect(rect)
        wide = self.viewport.px(reach)
        key = ("place", box.size, radius, color)
        shape = card_stock(self.art, *box.size, radius * self.scale)
        warm = glow(self.art, key, shape, wide, hollow=True)
        if color != BUTTER:
            warm = self.art.cached((*key, "tinted", wide), lambda: _tinted(warm, color))
        self.surface.blit(warm, (box.x - wide, box.y - wide))
        if ring:
            line = self.viewport.px(3.2)
            self.surface.blit(dashed_ring(self.art, *box.size, max(2, round(radius * self.scale)), line), box)

    # words

    def text(
        self,
        words: str,
        rect: pygame.FRect,
        face: Face = "text",
        size: float = 24,
        color: Color = INK,
        *,
        align: Align = "center",
        lines: int = 1,
        top: bool = False,
    ) -> None:
        """Words in the middle of a rectangle, as large as the user wants them and as fits.

        Broken into at most `lines` lines where that makes them larger.
        """
        if not words:
            return
        size, found = self.fitted(words, rect.width, rect.height, face, size, lines)
        step = size * self.type.zoom * LEADING
        size *= self._grow
        y = rect.y if top else rect.centery - step * len(found) / 2
        for line in found:
            seen = self.type.line(line, face, size, color)
            box = self.viewport.rect(pygame.FRect(rect.x, y, rect.width, step))
            spot = seen.get_rect(midleft=box.midleft)
            if align == "center":
                spot.centerx = box.centerx
            elif align == "right":
                spot.right = box.right
            self.surface.blit(seen, spot)
            y += step

    def fitted(
        self, words: str, width: float, height: float, face: Face, size: float, lines: int
    ) -> tuple[float, Sequence[str]]:
        """The largest size up to `size` at which the words fit, and their lines."""
        room = width * self.scale - (4 if face == "heading" else 0)
        zoom = self.type.zoom
        least = 7 / (zoom * self.scale)
        size = min(size, height / (zoom * LEADING)) if lines == 1 else size
        while True:
            real = size * self._grow
            found = [words] if lines == 1 else self.type.wrap(words, face, real, max(1, int(room)))
            widest = max(self.type.width(line, face, real) for line in found)
            tall = len(found) * size * zoom * LEADING
            if size <= least or (widest <= room and len(found) <= lines and tall <= height + 1):
                return size, found
            size *= max(0.6, min(0.96, room / widest)) if lines == 1 else 0.95

    def number(self, words: str, x: float, y: float, size: float, color: Color = INK) -> float:
        """Digits round a point; they don't grow with the user's text size. Returns their width."""
        seen = self.type.line(words, "heading", size * self._grow / self.type.zoom, color)
        self.surface.blit(seen, seen.get_rect(center=self.viewport.point(x, y)))
        return seen.get_width() / self.scale

    def digits(self, words: str, x: float, y: float, size: float, color: Color = INK) -> float:
        """Digits right of a point; returns their width."""
        seen = self.type.line(words, "heading", size * self._grow / self.type.zoom, color)
        self.surface.blit(seen, seen.get_rect(midleft=self.viewport.point(x, y)))
        return seen.get_width() / self.scale

    def amount(self, icon: str, words: str, x: float, y: float, size: float, color: Color = INK) -> float:
        """A sign and a number, from a point to the right; returns the width."""
        self.icon(icon, x + size * 0.55, y, size * 1.12)
        return size * 1.28 + self.digits(words, x + size * 1.28, y, size, color)

    def cost(self, icon: str, words: str, x: float, y: float, size: float, color: Color = INK) -> float:
        """A number and a sign, from a point to the right; returns the width."""
        wide = self.digits(words, x, y, size, color)
        self.icon(icon, x + wide + size * 0.66, y, size * 1.12)
        return wide + size * 1.3

    def badge(self, words: str, x: float, y: float, size: float = 34) -> None:
        """A small light pill with a number, as on a deck."""
        wide = max(
            size * 1.25,
            self.type.width(words, "heading", size * 0.6 * self._grow / self.type.zoom) / self.scale + 18,
        )
        rect = pygame.FRect(x - wide / 2, y - size / 2, wide, size)
        self.stock(rect, size / 2, edge=(107, 62, 38), top=(255, 252, 244), bottom=(252, 240, 216), line=2.5)
        self.number(words, x, y, size * 0.6)


def _tinted(warm: pygame.Surface, color: Color) -> pygame.Surface:
    seen = warm.copy()
    seen.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    seen.fill((*color, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return seen


def _dashed(size: tuple[int, int], radius: float, color: Color, stroke: float) -> pygame.Surface:
    width, height = size
    inset = stroke * 0.6
    points = outline_points(inset, inset, width - inset, height - inset, max(1.0, radius - inset))
    count = max(8, round((width + height) / (stroke * 6.4)) // 4 * 4)
    strokes = []
    for number in range(count):
        start, end = (round(len(points) * (number + part) / count) for part in (0, 0.56))
        if end - start > 1:
            strokes.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points[start : end + 1]))
    return svg_picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><path d="{"".join(strokes)}"'
        f' fill="none" stroke-linecap="round" stroke="rgb({color[0]},{color[1]},{color[2]})"'
        f' stroke-width="{stroke:.2f}"/></svg>',
        width,
        height,
    )


@dataclass(frozen=True, slots=True)
class Patch(Viewport):
    """A surface of its own, `across` units wide, whose corner is the origin: for cards that are kept."""

    across: float = 200.0

    def __post_init__(self) -> None:
        object.__setattr__(self, "scale", self.width / self.across)
        object.__setattr__(self, "left", 0.0)
        object.__setattr__(self, "top", 0.0)


def patch(art: Art, type_: Type, size: tuple[int, int], across: float) -> Easel:
    """An easel on an empty picture of its own. Words on it have the size that its units say."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    return Easel(surface, Patch(*size, across), art, type_, steady=True)


class SeatedEasel(Easel):
    """An easel at a table: it also knows the board, the texts, and who sits where."""

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
        super().__init__(surface, viewport, art, type_)
        self.board = board
        self.t = translate
        self.sitters = sitters
        self.kids = kids
