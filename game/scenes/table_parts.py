"""Sentences of pictures: what the status line says to those who don't read yet."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.ui.pen import Pen
from game.table.pieces import fan, picture_of
from game.table.table_view import Part

SIGN = 0.77
"""Size of the type of a sign, by the size of the pictures."""


def paint_parts(pen: Pen, area: pygame.FRect, parts: Sequence[Part]) -> None:
    """A sentence of pictures, for those who don't read yet."""
    size = area.height * 0.9
    widths = [_part_width(part, size) for part in parts]
    gap = 18.0
    whole = sum(widths) + gap * (len(parts) - 1)
    if whole > area.width:
        size *= area.width / whole
        gap *= area.width / whole
        widths = [_part_width(part, size) for part in parts]
    x = area.x + 12
    for part, wide in zip(parts, widths, strict=True):
        if part.sign:
            pen.text(
                part.sign,
                pygame.FRect(x, area.y, wide, area.height),
                "heading",
                size * SIGN / pen.zoom,
                wrap=False,
            )
        else:
            count = min(part.count, 4)
            for px, py, angle in fan(count, x + wide / 2, area.centery, size * 0.8):
                stamp(pen, part.arts, px, py, size * (0.66 if "arrow" in part.arts[0] else 1), angle)
        x += wide + gap


def _part_width(part: Part, size: float) -> float:
    if part.sign:
        return size * (0.46 if part.sign == "/" else 0.86)
    if "arrow" in part.arts[0]:
        return size * 0.62
    return size * (1 + 0.52 * (min(part.count, 4) - 1))


def stamp(pen: Pen, arts: Sequence[str], x: float, y: float, size: float, angle: float) -> None:
    """Drawings laid over each other, round a point."""
    pixels = pen.viewport.px(size)
    if arts[0] == "cookies/sheet" and len(arts) > 1:
        sheet = picture_of(pen.context.art, arts[:1], pixels)
        pen.surface.blit(sheet, sheet.get_rect(center=pen.viewport.point(x, y)))
        arts, pixels = arts[1:], pen.viewport.px(size * 0.5)
    picture = picture_of(pen.context.art, arts, pixels, angle)
    pen.surface.blit(picture, picture.get_rect(center=pen.viewport.point(x, y)))
