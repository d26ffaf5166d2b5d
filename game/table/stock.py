"""Card, frames and rings, drawn as vectors for exactly the size in which they are shown."""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import pygame

from game.table.art import Art

Color = tuple[int, int, int]


def svg_picture(svg: str, width: int, height: int) -> pygame.Surface:
    """Rasterise an SVG text to a converted picture."""
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (width, height)).convert_alpha()


def drawn_out(make: Callable[[int], pygame.Surface], width: int, end: float) -> pygame.Surface:
    """A picture that is the same in every column but for `end` pixels at its left and right.

    `make` draws it for a width; it is drawn narrow and its middle drawn out: rasterising a wide one
    takes ten times as long.
    """
    end = math.ceil(end) + 2
    if width <= 2 * end + 8:
        return make(width)
    narrow = make(2 * end + 1)
    height = narrow.get_height()
    seen = pygame.transform.scale(narrow.subsurface((end, 0, 1, height)), (width, height))
    narrow.set_alpha(None)  # copied, not laid over it
    seen.blit(narrow, (0, 0), (0, 0, end, height))
    seen.blit(narrow, (width - end, 0), (end + 1, 0, end, height))
    return seen


@dataclass(frozen=True)
class Slab:
    """A wide body in three parts: its ends as pictures, and between them bands of one colour each.

    Whole, those over large parts of the window would take a hundred megabytes at 4K, and longer to blit.
    """

    left: pygame.Surface
    right: pygame.Surface
    bands: tuple[tuple[int, int, tuple[int, int, int, int]], ...]
    """Top, height and colour of each band in pixels."""

    @classmethod
    def of(cls, narrow: pygame.Surface, end: int) -> Slab:
        """From a picture that is the same in every column but for `end` pixels at its left and right."""
        width, tall = narrow.get_size()
        column = [narrow.get_at((width // 2, y)) for y in range(tall)]
        bands: list[tuple[int, int, tuple[int, int, int, int]]] = []
        for y, color in enumerate(column):
            known = (color.r, color.g, color.b, color.a)
            if bands and bands[-1][2] == known:
                bands[-1] = (bands[-1][0], bands[-1][1] + 1, known)
            else:
                bands.append((y, 1, known))
        left = narrow.subsurface((0, 0, end, tall)).copy()
        right = narrow.subsurface((width - end, 0, end, tall)).copy()
        return cls(left, right, tuple(band for band in bands if band[2][3] > 127))

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw it over an area of the height that it was made for."""
        inner = area.width - self.left.get_width() - self.right.get_width()
        x = area.x + self.left.get_width()
        surface.blit(self.left, area.topleft)
        for top, height, color in self.bands:
            surface.fill(color, (x, area.y + top, inner, height))
        surface.blit(self.right, (area.right - self.right.get_width(), area.y))


@lru_cache(maxsize=48)
def stock_slab(height: int, radius: float, edge: Color, top: Color, bottom: Color, line: float) -> Slab:
    """Card stock as a slab, which is wider than high; all lengths in pixels."""
    end = math.ceil(max(1.0, radius) + line) + 2
    return Slab.of(_card(2 * end + 9, height, radius, edge, top, bottom, line), end)


def card_stock(
    art: Art,
    width: int,
    height: int,
    radius: float,
    *,
    edge: Color = (140, 96, 52),
    top: Color = (255, 250, 240),
    bottom: Color = (243, 226, 196),
    line: float = 2,
) -> pygame.Surface:
    """Card with round corners, a soft run of light and a coloured edge; all lengths in pixels."""
    width, height = max(1, width), max(1, height)

    def draw(width: int) -> pygame.Surface:
        return _card(width, height, radius, edge, top, bottom, line)

    key = ("card", width, height, radius, edge, top, bottom, line)
    return art.cached(key, lambda: drawn_out(draw, width, max(1.0, radius) + line))


def _card(
    width: int, height: int, radius: float, edge: Color, top: Color, bottom: Color, line: float
) -> pygame.Surface:
    inset = line / 2
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><defs>'
        f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}">'
        f'<stop offset="0" stop-color="{_hex(top)}"/><stop offset="1" stop-color="{_hex(bottom)}"/>'
        f'</linearGradient></defs><rect x="{inset}" y="{inset}" width="{width - line}"'
        f' height="{height - line}" rx="{max(1.0, radius - inset)}" fill="url(#g)"'
        f' stroke="{_hex(edge)}" stroke-width="{line}"/></svg>'
    )
    return svg_picture(svg, width, height)


def _hex(color: Color) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color)


def dashed_ring(art: Art, width: int, height: int, radius: int, line: int) -> pygame.Surface:
    """A dashed frame with round corners, ink on paper, that says "here" without any colour."""

    def make() -> pygame.Surface:
        return svg_picture(_ring_svg(width, height, radius, line), width, height)

    return art.cached(("ring", width, height, radius, line), make)


def _ring_svg(width: int, height: int, radius: int, line: int) -> str:
    """Dashes as strokes of their own: the renderer leaves stray marks on closed dashed paths."""
    inset = line * 1.2
    points = outline_points(inset, inset, width - inset, height - inset, max(1.0, radius - inset))
    count = max(12, round((width + height) / (line * 14)) // 4 * 4)
    strokes = []
    for number in range(count):
        start, end = (round(len(points) * (number + part) / count) for part in (0, 0.56))
        if end - start > 1:
            strokes.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points[start : end + 1]))
    d = "".join(strokes)
    common = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}"><path d="{d}" {common} stroke="#3b2314" stroke-width="{line * 1.9:.1f}"/>'
        f'<path d="{d}" {common} stroke="#fff8ea" stroke-width="{line}"/></svg>'
    )


def outline_points(
    left: float, top: float, right: float, bottom: float, r: float
) -> list[tuple[float, float]]:
    """Points at even distances along a round rectangle, clockwise from the middle of its upper side."""
    r = min(r, (right - left) / 2, (bottom - top) / 2)
    middle = (left + right) / 2
    edge = [(middle, top)]
    corners = (
        (right - r, top + r, -90),
        (right - r, bottom - r, 0),
        (left + r, bottom - r, 90),
        (left + r, top + r, 180),
    )
    for cx, cy, start in corners:
        for number in range(13):
            angle = math.radians(start + 90 * number / 12)
            edge.append((cx + r * math.cos(angle), cy + r * math.sin(angle)))
    edge.append((middle, top))
    lengths = [math.dist(a, b) for a, b in pairwise(edge)]
    step = sum(lengths) / 400
    points: list[tuple[float, float]] = []
    passed, wanted = 0.0, 0.0
    for (a, b), length in zip(pairwise(edge), lengths, strict=True):
        while length > 0 and wanted <= passed + length and len(points) < 400:
            t = (wanted - passed) / length
            points.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            wanted += step
        passed += length
    return points
