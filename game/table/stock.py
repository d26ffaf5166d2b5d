"""Card, frames and rings, drawn as vectors for exactly the size in which they are shown."""

from __future__ import annotations

import io
import math

import pygame

from game.table.art import Art

Color = tuple[int, int, int]


def svg_picture(svg: str, width: int, height: int) -> pygame.Surface:
    """Rasterise an SVG text to a converted picture."""
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (width, height)).convert_alpha()


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

    def make() -> pygame.Surface:
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

    return art.cached(("card", width, height, radius, edge, top, bottom, line), make)


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
    points = _outline_points(inset, inset, width - inset, height - inset, max(1.0, radius - inset))
    dash = max(8, round(len(points) / max(8, round(len(points) / 26))))
    strokes = []
    for start in range(0, len(points), dash):
        part = points[start : start + round(dash * 0.58)]
        if len(part) > 2:
            path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in part)
            strokes.append(path)
    d = "".join(strokes)
    common = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}"><path d="{d}" {common} stroke="#3b2314" stroke-width="{line * 1.9:.1f}"/>'
        f'<path d="{d}" {common} stroke="#fff8ea" stroke-width="{line}"/></svg>'
    )


def _outline_points(
    left: float, top: float, right: float, bottom: float, r: float
) -> list[tuple[float, float]]:
    """Points about one unit in 1/100 of the size apart along a round rectangle, clockwise."""
    r = min(r, (right - left) / 2, (bottom - top) / 2)
    step = max(1.0, (right - left + bottom - top) / 200)
    corners = [
        (right - r, top + r, -90.0),
        (right - r, bottom - r, 0.0),
        (left + r, bottom - r, 90.0),
        (left + r, top + r, 180.0),
    ]
    edge: list[tuple[float, float]] = []
    for cx, cy, start in corners:
        turns = max(2, round(r * math.pi / 2 / step))
        for number in range(turns + 1):
            angle = math.radians(start + 90 * number / turns)
            edge.append((cx + r * math.cos(angle), cy + r * math.sin(angle)))
    dense: list[tuple[float, float]] = []
    for (ax, ay), (bx, by) in zip(edge, edge[1:] + edge[:1], strict=True):
        parts = max(1, round(math.hypot(bx - ax, by - ay) / step))
        dense += [(ax + (bx - ax) * k / parts, ay + (by - ay) * k / parts) for k in range(parts)]
    return dense
