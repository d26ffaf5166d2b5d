"""Whole pictures that move: cards, stacks, sheets. What `pieces` is for square drawings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.table.art import Art
from game.table.pieces import soft_shadow
from game.table.viewport import Viewport


@dataclass(slots=True)
class Sprite:
    """A picture on its way over the table, in layout units."""

    key: tuple[object, ...]
    """Equal for equal pictures (its size aside)."""
    make: Callable[[float], pygame.Surface]
    """The picture for so many pixels a unit; kept, so not to be drawn on."""
    x: float
    y: float
    """Its centre."""
    angle: float = 0.0
    """Degrees clockwise."""
    lift: float = 0.0
    """0 lies on the table, 1 is held in the hand."""
    alpha: int = 255
    grow: float = 1.0
    """Scale."""


def draw_sprite(surface: pygame.Surface, viewport: Viewport, art: Art, sprite: Sprite) -> None:
    """Draw a picture with the shadow of its lift."""
    whole = ("sprite", sprite.key, round(viewport.scale, 4))
    flat = art.cached(whole, lambda: sprite.make(viewport.scale))
    ratio = round(sprite.grow * (1 + 0.08 * sprite.lift) * 25) / 25 or 0.04
    turn = round(sprite.angle / 3) * 3 % 360

    def make() -> pygame.Surface:
        # scaled, not drawn anew: a thing that grows on its way has a new size every frame
        if turn:
            return pygame.transform.rotozoom(flat, -turn, ratio).convert_alpha()
        return pygame.transform.smoothscale_by(flat, ratio)

    key = (*whole, ratio, turn)
    picture = flat if ratio == 1 and not turn else art.cached(key, make, passing=True)
    x, y = viewport.point(sprite.x, sprite.y)
    box = picture.get_rect(center=(x, y - round(4 * sprite.lift * viewport.scale)))
    if sprite.lift > 0.02:
        blur = viewport.px(16)
        shade = soft_shadow(art, key, picture, blur, passing=True)
        shade.set_alpha(min(255, round(sprite.alpha * min(1.0, 0.4 + sprite.lift))))
        away = viewport.px(4 + 9 * sprite.lift), viewport.px(6 + 14 * sprite.lift)
        surface.blit(shade, (box.x - blur + away[0], box.y - blur + away[1]))
    if sprite.alpha < 255:
        picture.set_alpha(sprite.alpha)
        surface.blit(picture, box)
        picture.set_alpha(255)
    else:
        surface.blit(picture, box)
