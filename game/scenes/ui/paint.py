"""Surfaces of buttons, card stock and shadows, drawn as vectors for exactly the size they are shown in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.table.art import Art
from game.table.stock import Slab, drawn_out, svg_picture

SIDE = 10.0
"""How thick a button or a card lies on the table (units)."""


@dataclass(frozen=True, slots=True)
class Stuff:
    """Colours of a material: light top, middle, dark bottom, outline, side, ink on it."""

    top: str
    middle: str
    bottom: str
    outline: str
    side: str
    ink: tuple[int, int, int]


STUFFS: dict[str, Stuff] = {
    "cream": Stuff("#fffaf0", "#fdf0d8", "#eed8ae", "#6b3e26", "#97683a", (59, 35, 20)),
    "berry": Stuff("#f08aa2", "#dc5577", "#b93a5e", "#6e1c38", "#7c2540", (255, 250, 244)),
    "mint": Stuff("#b4e6cf", "#86cfae", "#5fb18b", "#265a42", "#33704f", (28, 48, 38)),
    "butter": Stuff("#fff0b0", "#ffd966", "#f2b942", "#7a4f12", "#a0701d", (59, 35, 20)),
    "sky": Stuff("#a6dbf5", "#67b7e2", "#3f8fc4", "#1d4d70", "#2a5f86", (255, 250, 244)),
    "paper": Stuff("#fffaf0", "#fff4e2", "#f6e6c9", "#a9744a", "#b98752", (59, 35, 20)),
    "tile": Stuff("#fffdf8", "#fff8ec", "#faecd2", "#b98a5c", "#c79c69", (59, 35, 20)),
}
"""Materials by name; `paper` and `tile` are card stock."""


def svg(
    art: Art, source: Callable[[float], str], size: tuple[int, int], scale: float, end: float
) -> pygame.Surface:
    """A drawing from its source, rasterised at a size in pixels and kept.

    `source` gives it for a width in units; but for `end` units on both sides it is the same everywhere.
    """
    width, height = size

    def draw(across: int) -> pygame.Surface:
        return svg_picture(source(across / scale), across, height)

    key = ("svg", source(width / scale), width, height)
    return art.cached(key, lambda: drawn_out(draw, width, end * scale))


def body(
    art: Art,
    stuff_name: str,
    size: tuple[float, float],
    scale: float,
    *,
    radius: float,
    side: float = SIDE,
    bright: bool = False,
) -> pygame.Surface:
    """A button or a card of `size` units (its side of `side` units included), at `scale` pixels a unit."""
    stuff = STUFFS[stuff_name]
    size_px, (width, height) = _whole(size, scale)
    face = height - side
    radius = min(radius, face / 2, width / 2)
    top = stuff.top if not bright else "#ffffff"
    shine = min(radius, 40.0)

    def source(width: float) -> str:
        return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{face}">
<stop offset="0" stop-color="{top}"/><stop offset="0.45" stop-color="{stuff.middle}"/>
<stop offset="1" stop-color="{stuff.bottom}"/></linearGradient></defs>
<rect x="1.5" y="{side + 1.5}" width="{width - 3}" height="{face - 3}" rx="{radius}" fill="{stuff.side}"
 stroke="{stuff.outline}" stroke-width="3"/>
<rect x="1.5" y="1.5" width="{width - 3}" height="{face - 3}" rx="{radius}" fill="url(#f)"
 stroke="{stuff.outline}" stroke-width="3"/>
<path d="M{shine + 10} 8 H{width - shine - 10}" stroke="#fff" stroke-opacity="0.75" stroke-width="4"
 stroke-linecap="round"/>
</svg>"""

    return svg(art, source, size_px, scale, max(radius + 3, shine + 12))


def flat(
    art: Art,
    size: tuple[float, float],
    scale: float,
    *,
    radius: float,
    fill: str,
    outline: str | None = None,
    stroke: float = 3.0,
    opacity: float = 1.0,
) -> pygame.Surface:
    """A flat rounded shape."""
    size_px, (width, height) = _whole(size, scale)
    radius = min(radius, width / 2, height / 2)
    half = stroke / 2 if outline else 0.0
    edge = f'stroke="{outline}" stroke-width="{stroke}"' if outline else ""

    def source(width: float) -> str:
        return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<rect x="{half}" y="{half}" width="{width - 2 * half}" height="{height - 2 * half}" rx="{radius}"
 fill="{fill}" fill-opacity="{opacity}" {edge}/></svg>"""

    return svg(art, source, size_px, scale, radius + stroke)


END = 84.0
"""Width of a slab's ends in units: beyond it nothing changes from left to right."""


@lru_cache(maxsize=8)
def slab(stuff: str, height: float, scale: float, *, radius: float, side: float = SIDE) -> Slab:
    """The parts of a body that is wider than twice `END`."""
    whole = body(Art(), stuff, (2 * END + 8, height), scale, radius=radius, side=side)
    return Slab.of(whole, round(END * scale))


def draw_shadow(
    art: Art, surface: pygame.Surface, area: pygame.Rect, radius: int, blur: int, alpha: int = 105
) -> None:
    """The soft shadow of a rounded rectangle that covers most of it: only what can be seen is drawn.

    One small shadow serves all sizes: its corners are taken as they are, its sides are drawn out.
    """
    radius = min(radius, area.width // 2, area.height // 2)
    corner = blur + max(radius, blur) + 2
    reach = area.inflate(2 * blur, 2 * blur)
    corner = min(corner, reach.width // 2, reach.height // 2)
    small = _small_shadow(art, radius, blur, alpha, min(area.width, area.height))
    edge = small.get_width()
    across, down = reach.width - 2 * corner, reach.height - 2 * corner
    far = edge - corner
    for x, from_x in ((reach.left, 0), (reach.right - corner, far)):
        for y, from_y in ((reach.top, 0), (reach.bottom - corner, far)):
            surface.blit(small, (x, y), (from_x, from_y, corner, corner))
    middle = edge // 2
    if across > 0:
        for y, from_y in ((reach.top, 0), (reach.bottom - corner, far)):
            strip = _drawn_out(art, small, (middle, from_y, 1, corner), (across, corner))
            surface.blit(strip, (reach.left + corner, y))
    if down > 0:
        for x, from_x in ((reach.left, 0), (reach.right - corner, far)):
            strip = _drawn_out(art, small, (from_x, middle, corner, 1), (corner, down))
            surface.blit(strip, (x, reach.top + corner))


def _small_shadow(art: Art, radius: int, blur: int, alpha: int, most: int) -> pygame.Surface:
    """A square shadow just large enough for its corners; made at a fraction of its size, being soft."""
    edge = min(most, 2 * max(radius, blur) + 8)

    def make() -> pygame.Surface:
        less = max(1, blur // 6)
        full = edge + 2 * blur
        small = pygame.Surface((max(3, full // less), max(3, full // less)), pygame.SRCALPHA)
        small.fill((43, 24, 12, 0))
        inner = small.get_rect().inflate(-2 * blur // less, -2 * blur // less)
        pygame.draw.rect(small, (43, 24, 12, alpha), inner, border_radius=max(1, radius // less))
        soft = pygame.transform.gaussian_blur(small, max(1, blur // less // 2))
        return pygame.transform.smoothscale(soft, (full, full))

    return art.cached(("shadow", radius, blur, alpha, edge), make)


def _drawn_out(
    art: Art, small: pygame.Surface, part: tuple[int, int, int, int], size: tuple[int, int]
) -> pygame.Surface:
    key = ("shadow-side", small.get_width(), part, size)
    return art.cached(key, lambda: pygame.transform.scale(small.subsurface(part), size))


def ring(art: Art, size: tuple[float, float], scale: float, radius: float) -> pygame.Surface:
    """The ring of the focus: white, 4 units wide, with an ink edge on both sides."""
    size_px, (_, height) = _whole(size, scale)

    def source(width: float) -> str:
        return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="{radius}" fill="none" stroke="#3b2314"
 stroke-width="8"/><rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="{radius}" fill="none"
 stroke="#fff" stroke-width="4"/></svg>"""

    return svg(art, source, size_px, scale, radius + 8)


def _whole(size: tuple[float, float], scale: float) -> tuple[tuple[int, int], tuple[float, float]]:
    """A size in whole pixels, and just that size in units: the renderer keeps the aspect of a drawing."""
    across, down = max(1, round(size[0] * scale)), max(1, round(size[1] * scale))
    return (across, down), (across / scale, down / scale)
