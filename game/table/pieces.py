"""Things that can be moved: pictures with shadow, lift, turn and glow, all cached by size."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.table.art import Art
from game.table.viewport import Viewport

BUTTER = (255, 211, 92)
PAPER = (255, 248, 234)
INK = (59, 35, 20)

HELD_SCALE = 0.08
"""How much larger a held thing is."""
HOVER_LIFT = 0.3
"""Lift of a thing under the pointer."""


@dataclass(slots=True)
class Piece:
    """One thing on or above the table, in layout units."""

    arts: tuple[str, ...]
    """Drawings laid one over the other (`cookies/cookie-heart`, `cookies/sprinkles-on`)."""
    x: float
    y: float
    """Its centre."""
    size: float
    """Width and height of its box."""
    angle: float = 0.0
    """Degrees clockwise."""
    lift: float = 0.0
    """0 lies on the table, 1 is held in the hand: larger, with a far shadow."""
    alpha: int = 255


def picture_of(
    art: Art, arts: Sequence[str], pixels: int, angle: float = 0.0, *, passing: bool = False
) -> pygame.Surface:
    """Drawings laid over each other in a square of `pixels`, turned; angles are rounded to 3 degrees."""
    turn = round(angle / 3) * 3 % 360

    def make() -> pygame.Surface:
        flat = art.get(arts[0], pixels).copy()
        box = flat.get_rect()
        for name in arts[1:]:
            layer = art.get(name, pixels)
            flat.blit(layer, layer.get_rect(center=box.center))
        return pygame.transform.rotozoom(flat, -turn, 1.0).convert_alpha() if turn else flat

    return art.cached(("piece", tuple(arts), pixels, turn), make, passing=passing)


def draw_piece(surface: pygame.Surface, viewport: Viewport, art: Art, piece: Piece) -> None:
    """Draw a piece with the shadow of its lift."""
    grown = piece.size * (1 + HELD_SCALE * piece.lift)
    pixels = _steps(grown * viewport.scale)
    picture = picture_of(art, piece.arts, pixels, piece.angle, passing=piece.lift > 0.02)
    x, y = viewport.point(piece.x, piece.y)
    y -= round(piece.lift * 4 * viewport.scale)
    if piece.lift > 0.02:
        lift = round(piece.lift * 4) / 4 or 0.25
        blur = viewport.px(4 + 14 * lift)
        key = ("piece", piece.arts, pixels, round(piece.angle / 3) * 3 % 360)
        shade = soft_shadow(art, key, picture, blur, 90, passing=True)
        offset = (x + round((4 + 12 * lift) * viewport.scale), y + round((6 + 28 * lift) * viewport.scale))
        shade.set_alpha(piece.alpha)
        surface.blit(shade, shade.get_rect(center=offset))
    picture.set_alpha(piece.alpha)
    surface.blit(picture, picture.get_rect(center=(x, y)))
    picture.set_alpha(255)


def _steps(pixels: float) -> int:
    """A size in steps of about 3 %, so that a growing thing needs few pictures."""
    step = max(1, round(pixels * 0.03))
    return max(2, round(pixels / step) * step)


def fan(count: int, x: float, y: float, size: float) -> list[tuple[float, float, float]]:
    """Centres and angles of a handful of things, fanned round a point; the last one lies on top."""
    if count == 1:
        return [(x, y, 0.0)]
    step = size * (0.64 if count < 4 else 0.4)
    middle = (count - 1) / 2
    return [
        (x + (number - middle) * step, y + abs(number - middle) * size * 0.1, (number - middle) * 9)
        for number in range(count)
    ]


def glow(
    art: Art, key: tuple[object, ...], picture: pygame.Surface, reach: int, *, hollow: bool = False
) -> pygame.Surface:
    """A warm halo in a picture's shape, `reach` pixels larger on every side.

    `hollow`: only what lies outside of the shape, to be laid over a table that is drawn already.
    Made small and scaled up, as everything soft.
    """

    def make() -> pygame.Surface:
        less = max(1, reach // 6)
        width, height = picture.get_width() + 2 * reach, picture.get_height() + 2 * reach
        halo = pygame.Surface((max(4, width // less), max(4, height // less)), pygame.SRCALPHA)
        halo.fill((*BUTTER, 0))
        inner = (max(1, picture.get_width() // less), max(1, picture.get_height() // less))
        shape = pygame.mask.from_surface(pygame.transform.scale(picture, inner), 60)
        solid = shape.to_surface(setcolor=(*BUTTER, 255), unsetcolor=(*BUTTER, 0))
        middle = halo.get_rect().center
        spread = max(1.0, reach / less * 0.42)
        for step in range(12):
            angle = step * math.tau / 12
            box = solid.get_rect(center=middle)
            halo.blit(solid, box.move(round(spread * math.cos(angle)), round(spread * math.sin(angle))))
        soft = pygame.transform.gaussian_blur(halo, max(1, round(spread)))
        whole = pygame.transform.smoothscale(soft, (width, height)).convert_alpha()
        if hollow:
            cut = pygame.mask.from_surface(picture, 120).to_surface(
                setcolor=(0, 0, 0, 255), unsetcolor=(0, 0, 0, 0)
            )
            whole.blit(cut, (reach, reach), special_flags=pygame.BLEND_RGBA_SUB)
        return whole

    return art.cached((*key, "glow", reach, hollow), make)


def blit_frame(surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], wide: int) -> None:
    """Blit a picture of which only a frame, `wide` pixels from its edges, shows anything: in four strips."""
    width, height = picture.get_size()
    wide = min(wide, width // 2, height // 2)
    tall = height - 2 * wide
    for x, y, w, h in (
        (0, 0, width, wide),
        (0, height - wide, width, wide),
        (0, wide, wide, tall),
        (width - wide, wide, wide, tall),
    ):
        surface.blit(picture, (at[0] + x, at[1] + y), (x, y, w, h))


def soft_shadow(
    art: Art,
    key: tuple[object, ...],
    picture: pygame.Surface,
    blur: int,
    alpha: int = 118,
    *,
    passing: bool = False,
) -> pygame.Surface:
    """A soft shadow, `blur` pixels larger on every side; made small, since it has no edges to lose."""

    return art.cached((*key, "soft-shadow", blur), lambda: _soft(picture, blur, alpha), passing=passing)


def _soft(picture: pygame.Surface, blur: int, alpha: int) -> pygame.Surface:
    size = (picture.get_width() + 2 * blur, picture.get_height() + 2 * blur)
    return pygame.transform.smoothscale(_small_shadow(picture, blur, alpha), size)


def _small_shadow(picture: pygame.Surface, blur: int, alpha: int) -> pygame.Surface:
    less = max(1, blur // 4)
    width, height = picture.get_width() + 2 * blur, picture.get_height() + 2 * blur
    small = pygame.Surface((max(4, width // less), max(4, height // less)), pygame.SRCALPHA)
    small.fill((43, 24, 12, 0))
    inner = (max(1, picture.get_width() // less), max(1, picture.get_height() // less))
    shape = pygame.mask.from_surface(pygame.transform.scale(picture, inner), 90)
    dark = shape.to_surface(setcolor=(43, 24, 12, alpha), unsetcolor=(43, 24, 12, 0))
    small.blit(dark, dark.get_rect(center=small.get_rect().center))
    return pygame.transform.gaussian_blur(small, 3)


def blit_soft_frame(
    art: Art,
    key: tuple[object, ...],
    shape: Callable[[], pygame.Surface],
    surface: pygame.Surface,
    box: pygame.Rect,
    blur: int,
    wide: int,
) -> None:
    """Blit the soft shadow of a large thing: only the frame, `wide` pixels from its edges, that can be seen.

    `box`: where the shadow lies; `shape`: the thing's picture.
    """
    wide = min(wide, box.width // 2, box.height // 2)
    strips = (
        pygame.Rect(0, 0, box.width, wide),
        pygame.Rect(0, box.height - wide, box.width, wide),
        pygame.Rect(0, wide, wide, box.height - 2 * wide),
        pygame.Rect(box.width - wide, wide, wide, box.height - 2 * wide),
    )

    def make(strip: pygame.Rect) -> pygame.Surface:
        small = art.cached((*key, "small-shadow", blur), lambda: _small_shadow(shape(), blur, 118))
        with art.patience.making():  # one step after the other, not all in one frame
            return pygame.transform.smoothscale(small, box.size).subsurface(strip).copy()

    for number, strip in enumerate(strips):
        part = art.cached((*key, "soft-frame", blur, number), partial(make, strip))
        surface.blit(part, (box.x + strip.x, box.y + strip.y))


def cast(
    surface: pygame.Surface,
    viewport: Viewport,
    art: Art,
    key: tuple[object, ...],
    picture: pygame.Surface,
    at: pygame.Rect,
) -> None:
    """Blit the shadow that a thing at `at` casts on the table."""
    blur = viewport.px(14)
    shade = soft_shadow(art, key, picture, blur)
    surface.blit(shade, (at.x - blur + viewport.px(7), at.y - blur + viewport.px(12)))
