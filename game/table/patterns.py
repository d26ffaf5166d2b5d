"""The players' colours, each with a pattern of its own, so that nobody needs to tell colours apart."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.table.art import Art
from game.table.stock import Color, svg_picture

COLORS: dict[str, Color] = {
    "berry": (217, 79, 112),
    "sky": (74, 163, 216),
    "leaf": (95, 165, 90),
    "butter": (222, 170, 44),
    "plum": (132, 85, 168),
}
TILE = 16
"""Units after which a pattern begins anew."""

_MARKS: dict[str, str] = {
    "berry": '<circle cx="{a}" cy="{b}" r="2.6" fill="#fff" fill-opacity=".8"/>'
    '<circle cx="{c}" cy="{d}" r="2.6" fill="#fff" fill-opacity=".8"/>',
    "sky": '<path d="M{l} {m}L{r} {t}" stroke="#fff" stroke-opacity=".75" stroke-width="4.4"/>',
    "leaf": '<path d="M{l} {t}h8v8h-8zM{h} {v}h8v8h-8z" fill="#fff" fill-opacity=".6"/>',
    "butter": '<path d="M{l} {v}q4 -6 8 0t8 0" fill="none" stroke="#fff" stroke-opacity=".85"'
    ' stroke-width="3"/>',
    "plum": '<path d="M{a} {b}m-3 -3l6 6m0 -6l-6 6M{c} {d}m-3 -3l6 6m0 -6l-6 6" stroke="#fff"'
    ' stroke-opacity=".75" stroke-width="2"/>',
}


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat, as a table shows it."""

    name: str
    color: str
    """One of `COLORS`."""
    face: str
    """A drawing."""
    person: bool
    label: str = ""
    """The name of their Whisker or of their bakery, where the game has one."""


def strip(art: Art, color: str, width: int, height: int, scale: float) -> pygame.Surface:
    """A round strip of a player's colour and pattern; `scale` is pixels a unit."""

    def make() -> pygame.Surface:
        wide, tall = width / scale, height / scale
        marks = []
        for row in range(-1, int(tall // TILE) + 2):
            for column in range(-1, int(wide // TILE) + 2):
                x, y = column * TILE, row * TILE
                marks.append(
                    _MARKS[color].format(
                        l=x, t=y, r=x + 16, m=y + 16, h=x + 8, v=y + 8, a=x + 4, b=y + 4, c=x + 12, d=y + 12
                    )
                )
        sheet = svg_picture(
            _svg(wide, tall, f'<rect width="{wide}" height="{tall}" fill="{_hex(color)}"/>' + "".join(marks)),
            width,
            height,
        )
        radius = min(wide, tall) * 0.42
        shape = svg_picture(
            _svg(wide, tall, f'<rect width="{wide}" height="{tall}" rx="{radius}" fill="#fff"/>'),
            width,
            height,
        )
        sheet.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet

    return art.cached(("strip", color, width, height), make)


def _svg(wide: float, tall: float, inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.2f} {tall:.2f}">{inside}</svg>'


def _hex(color: str) -> str:
    return "#{:02x}{:02x}{:02x}".format(*COLORS[color])
