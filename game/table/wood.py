"""The wooden table: planks whose grain is noise stretched along them. Drawn once for each window size."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.table.art import Art
from game.table.viewport import Viewport

SEED = "oak"
PLANK = 217.0
"""Height of a plank in units."""
BASE = (170, 113, 71)
SEAM = (98, 61, 36)


@dataclass(frozen=True, slots=True)
class Grain:
    """One layer of noise: the size of its grains in units and how much it darkens and lightens (0 to 255)."""

    length: float
    height: float
    depth: int


GRAINS = (Grain(620, 46, 20), Grain(330, 13, 20), Grain(150, 4.6, 24), Grain(52, 2.2, 14))


def wood(art: Art, viewport: Viewport) -> pygame.Surface:
    """The table top, as large as the window; planks run on beyond the frame."""
    size = (viewport.width, viewport.height)
    return art.cached(("wood", size), lambda: _draw(viewport))


def _draw(viewport: Viewport) -> pygame.Surface:
    rng = random.Random(SEED)
    # The picture is made in halves of a pixel where the window is large: grain is soft anyway.
    shrink = 2 if viewport.width > 2600 else 1
    size = (-(-viewport.width // shrink), -(-viewport.height // shrink))
    scale = viewport.scale / shrink
    coarse = pygame.Surface((size[0] // 3, size[1] // 3), depth=24)
    coarse.fill(BASE)
    for grain in GRAINS[:2]:
        _add_grain(coarse, grain, scale / 3, rng)
    table = pygame.transform.smoothscale(coarse, size).convert()
    for grain in GRAINS[2:]:
        _add_grain(table, grain, scale, rng)
    _add_planks(table, viewport, shrink, rng)
    if shrink > 1:
        table = pygame.transform.smoothscale(table, (viewport.width, viewport.height))
    _add_seams(table, viewport)
    _add_light(table)
    return table


def _add_grain(table: pygame.Surface, grain: Grain, scale: float, rng: random.Random) -> None:
    width, height = table.get_size()
    across = max(3, round(width / (grain.length * scale)) + 2)
    down = max(3, round(height / max(1.0, grain.height * scale)) + 1)
    bright = _noise(across, down, rng)
    bright.set_palette([(v * grain.depth // 255,) * 3 for v in range(256)])
    layer = pygame.transform.smoothscale(bright.convert(table), (width, height))
    table.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    table.fill((grain.depth // 2,) * 3, special_flags=pygame.BLEND_RGB_SUB)


def _noise(width: int, height: int, rng: random.Random) -> pygame.Surface:
    """Random grey: bell-shaped, as the mean of two throws."""
    count = width * height
    one, two = rng.randbytes(count), rng.randbytes(count)
    mixed = bytes((a + b) // 2 for a, b in zip(one, two, strict=True)) if count < 40_000 else one
    return pygame.image.frombuffer(mixed, (width, height), "P")


def _rows(viewport: Viewport) -> list[tuple[int, int]]:
    """Top and bottom of every plank in pixels, from above the window to below it."""
    visible = viewport.visible()
    first = int(visible.top // PLANK) - 1
    count = int(visible.height // PLANK) + 3
    edges = [viewport.point(0, (first + row) * PLANK - 4)[1] for row in range(count + 1)]
    return list(pairwise(edges))


def _add_planks(table: pygame.Surface, viewport: Viewport, shrink: int, rng: random.Random) -> None:
    """Every plank has a tone of its own."""
    for top, bottom in _rows(viewport):
        for left, right in _boards(viewport, top):
            tone = rng.randint(-11, 9)
            area = pygame.Rect(
                left // shrink, top // shrink, (right - left) // shrink + 1, (bottom - top) // shrink
            )
            flag = pygame.BLEND_RGB_ADD if tone > 0 else pygame.BLEND_RGB_SUB
            table.fill((abs(tone), abs(tone), abs(tone) * 3 // 4), area, flag)


def _boards(viewport: Viewport, top: int) -> list[tuple[int, int]]:
    """Where the boards of a row begin and end; the same for the same row at every size."""
    own = random.Random(f"{SEED}{round(viewport.units(0, top)[1] / PLANK)}")
    joint = viewport.point(own.uniform(500, 1420), 0)[0]
    return [(0, joint), (joint, viewport.width)]


def _add_seams(table: pygame.Surface, viewport: Viewport) -> None:
    thin = viewport.px(1.6)
    light = pygame.Surface((table.get_width(), thin))
    light.fill((26, 19, 12))
    for top, bottom in _rows(viewport):
        pygame.draw.rect(table, SEAM, (0, top - thin, table.get_width(), 2 * thin))
        table.blit(light, (0, top + thin), special_flags=pygame.BLEND_RGB_ADD)
        for _, joint in _boards(viewport, top)[:1]:
            pygame.draw.rect(table, SEAM, (joint, top, 2 * thin, bottom - top - thin))
            table.fill(
                (26, 19, 12), (joint + 2 * thin, top + thin, thin, bottom - top - thin), pygame.BLEND_RGB_ADD
            )


def _add_light(table: pygame.Surface) -> None:
    """A lamp stands at the upper left; the corners lie in shadow."""
    small = pygame.Surface((32, 18))
    for y in range(18):
        for x in range(32):
            far = ((x - 13) / 17) ** 2 + ((y - 6) / 12) ** 2
            small.set_at((x, y), (max(0, min(255, round(252 - 46 * min(far, 1.9)))),) * 3)
    table.blit(
        pygame.transform.smoothscale(small, table.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )
