"""Desserts from the side: layers on a plate, and the sugar jar."""

from __future__ import annotations

import pygame

from game.table.art import Art
from game.table.macaraccoon.places import ABOVE, ART, REST, heights

Stack = tuple[str, ...]


def draw_layers(
    surface: pygame.Surface,
    art: Art,
    stack: Stack,
    at: tuple[float, float],
    scale: float,
    room: float,
    *,
    alphas: tuple[int, ...] = (),
) -> None:
    """Draw a stack that rests at a point; `scale` is pixels a unit of the drawings, `room` in pixels.

    `alphas`: how solid each layer is; all are solid if it is empty.
    """
    side = max(2, round(ART * scale))
    for number, (kind, mark) in enumerate(zip(stack, heights(stack, scale, room), strict=False)):
        alpha = alphas[number] if alphas else 255
        name = f"macaraccoon/layer-{kind}"
        picture = art.get(name, side) if alpha == 255 else art.faded(name, side, side, alpha)
        surface.blit(picture, (round(at[0] - side / 2), round(at[1] - mark - REST * scale)))


def draw_plate(surface: pygame.Surface, art: Art, at: tuple[float, float], scale: float) -> None:
    """Draw an empty plate whose resting plane is at a point."""
    side = max(2, round(ART * scale))
    plate = art.get("macaraccoon/plate", side)
    surface.blit(plate, (round(at[0] - side / 2), round(at[1] - REST * scale)))


def stack_picture(art: Art, stack: Stack, scale: float, room: float, *, plate: bool = True) -> pygame.Surface:
    """A stack (on its plate) as a picture of its own, cut to its size."""

    def make() -> pygame.Surface:
        tall = heights(stack, scale, room - (ABOVE + 34) * scale)[-1]
        width = round(ART * scale)
        height = round(tall + (ABOVE + 34) * scale)
        picture = pygame.Surface((width, height), pygame.SRCALPHA)
        at = (width / 2, height - 26 * scale if plate else height - 18 * scale)
        if plate:
            draw_plate(picture, art, at, scale * 0.97)
        draw_layers(picture, art, stack, at, scale * 0.92, tall)
        return picture

    return art.cached(("stack", stack, round(scale, 3), round(room), plate), make)


def draw_jar(surface: pygame.Surface, art: Art, area: pygame.Rect, sugar: int, *, shake: float = 0.0) -> None:
    """The sugar jar with its three layers; the lowest one is pink."""
    jar = art.get("macaraccoon/jar", *area.size)
    box = jar.get_rect(center=area.center).move(round(shake), 0)
    surface.blit(jar, box)
    scale = box.width / 200
    side = max(2, round(46 * scale))
    cube = art.get("macaraccoon/sugar", side)
    for number in range(sugar):
        row, column = divmod(number, 3)
        x, y = box.x + (54 + 46 * column) * scale, box.y + (228 - 62 * row) * scale
        surface.blit(cube, cube.get_rect(center=(round(x), round(y))))
