"""The name of the program in icing: white letters, a berry rim, a chocolate rim that stands on the table."""

from __future__ import annotations

import pygame

from game.scenes.ui.pen import Pen, shadow_under
from game.table.type import Type

LAYERS = (
    (0.142, 0.085, (58, 29, 15)),
    (0.142, 0.0, (98, 54, 30)),
    (0.086, 0.012, (139, 37, 74)),
    (0.084, -0.006, (217, 79, 112)),
    (0.045, 0.0, (255, 246, 236)),
)
"""Rim in sizes of the type, how much lower the layer lies, colour; from the table upwards."""


def draw_logo(pen: Pen, name: str, rect: pygame.FRect) -> None:
    """The name, as large as fits a rectangle (the user's text size doesn't matter: it is large anyway)."""
    area = pen.viewport.rect(rect)
    logo = pen.context.art.cached(("logo", name, area.size), lambda: _make(pen.context.type, name, area))
    spot = logo.get_rect(center=area.center)
    blur = pen.viewport.px(18)
    shade = pen.context.art.cached(("logo-shadow", name, area.size), lambda: shadow_under(logo, blur))
    pen.surface.blit(shade, (spot.x - blur + pen.viewport.px(4), spot.y - blur + pen.viewport.px(14)))
    pen.surface.blit(logo, spot)


def _make(types: Type, name: str, area: pygame.Rect) -> pygame.Surface:
    size = area.height
    while size > 12:
        across, down = types.sized("heading", size).size(name)
        if across + 0.29 * size <= area.width and down + 0.36 * size <= area.height * 1.3:
            break
        size -= max(1, size // 40)
    pad = round(size * 0.24)
    picture = pygame.Surface((across + 2 * pad, down + 2 * pad), pygame.SRCALPHA)
    font = types.sized("heading", size)
    for rim, lower, color in LAYERS:
        weight = max(1, round(size * rim))
        font.outline = weight
        edge = font.render(name, True, color)
        font.outline = 0
        edge.blit(font.render(name, True, color), (weight, weight))
        deepest = round(size * lower)
        for down in (
            dict.fromkeys((0, deepest // 4, deepest // 2, deepest * 3 // 4, deepest))
            if rim > 0.1
            else (deepest,)
        ):
            picture.blit(edge, (pad - weight, pad - weight + down))
    return picture.subsurface(picture.get_bounding_rect()).copy()
