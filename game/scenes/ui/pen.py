"""Measuring and drawing in layout units, so that scenes never count pixels."""

from __future__ import annotations

from typing import Literal

import pygame

from game.scenes.context import Context
from game.scenes.ui import paint
from game.table.type import INK, Color, Face
from game.table.viewport import Viewport

Align = Literal["left", "center", "right"]
SMALLEST = 18.0
"""No text is smaller (units), whatever has to fit."""
LEADING = 1.18
"""Height of a line in sizes of its type."""
WIDE = 700.0
"""Bodies wider than this are drawn in parts."""
VEIL = (112, 98, 88)
"""What the colours below an overlay are multiplied with (of 255)."""


class Kit:
    """Measures text for a viewport and the user's text size; all in units."""

    def __init__(self, context: Context, viewport: Viewport) -> None:
        self.context = context
        self.viewport = viewport

    @property
    def zoom(self) -> float:
        """The user's text size, 1 to 2."""
        return self.context.settings.text_zoom

    def t(self, key: str, /, **args: str | int | float) -> str:
        """A text in the user's language."""
        return self.context.t(key, **args)

    def width(self, text: str, face: Face, size: float) -> float:
        """Width of a line of text."""
        return self.context.type.width(text, face, size) / self.viewport.scale + (
            4 if face == "heading" else 0
        )

    def line_height(self, size: float) -> float:
        """Height of a line of a size (before the user's zoom)."""
        return size * self.zoom * LEADING

    def lines(self, text: str, face: Face, size: float, width: float) -> list[str]:
        """Text broken into lines that fit a width."""
        slack = 4 if face == "heading" else 0
        return self.context.type.wrap(text, face, size, int((width - slack) * self.viewport.scale))

    def height(self, text: str, face: Face, size: float, width: float) -> float:
        """Height of a text broken to a width."""
        return len(self.lines(text, face, size, width)) * self.line_height(size)

    def fit(
        self, text: str, face: Face, size: float, box: tuple[float, float], wrap: bool = True
    ) -> tuple[float, list[str]]:
        """The largest size up to `size` at which the text fits a box, and its lines."""
        smallest = SMALLEST / self.zoom
        while True:
            lines = self.lines(text, face, size, box[0]) if wrap else [text]
            widest = max(self.width(line, face, size) for line in lines)
            if size <= smallest or (
                widest <= box[0] + 1 and len(lines) * self.line_height(size) <= box[1] + 1
            ):
                return size, lines
            size = max(smallest, size * 0.94)


class Pen(Kit):
    """A kit that also draws, on one surface."""

    def __init__(self, context: Context, viewport: Viewport, surface: pygame.Surface) -> None:
        super().__init__(context, viewport)
        self.surface = surface

    @property
    def scale(self) -> float:
        """Pixels a unit."""
        return self.viewport.scale

    def picture(
        self, name: str, rect: pygame.FRect, *, alpha: int = 255, angle: float = 0.0, shadow: bool = False
    ) -> None:
        """A drawing, as large as fits a rectangle, in its middle."""
        area = self.viewport.rect(rect)
        art = self.context.art
        surface = art.get(name, *area.size) if alpha == 255 else art.faded(name, *area.size, alpha)
        if angle:
            surface = art.cached(
                (name, area.size, "turned", angle, alpha),
                lambda: pygame.transform.rotozoom(surface, angle, 1.0),
            )
        spot = surface.get_rect(center=area.center)
        if shadow:
            blur = self.viewport.px(12)
            shade = art.cached((name, area.size, "cast", angle), lambda: shadow_under(surface, blur))
            self.surface.blit(
                shade, (spot.x - blur + self.viewport.px(6), spot.y - blur + self.viewport.px(12))
            )
        self.surface.blit(surface, spot)

    def text(
        self,
        text: str,
        rect: pygame.FRect,
        face: Face = "text",
        size: float = 30,
        color: Color = INK,
        *,
        align: Align = "center",
        wrap: bool = True,
        top: bool = False,
        shade: bool = False,
    ) -> None:
        """Text in the middle (or at the top) of a rectangle: broken and, if need be, smaller until it fits.

        `shade`: with a dark edge below, for light text on wood.
        """
        if not text:
            return
        size, lines = self.fit(text, face, size, (rect.width, rect.height), wrap)
        step = self.line_height(size)
        y = rect.y if top else rect.centery - step * len(lines) / 2
        for line in lines:
            self.line(line, pygame.FRect(rect.x, y, rect.width, step), face, size, color, align, shade)
            y += step

    def line(
        self,
        text: str,
        rect: pygame.FRect,
        face: Face,
        size: float,
        color: Color = INK,
        align: Align = "left",
        shade: bool = False,
    ) -> None:
        """One line exactly as given, in the vertical middle of a rectangle."""
        surface = self.context.type.line(text, face, size, color)
        area = self.viewport.rect(rect)
        spot = surface.get_rect(midleft=area.midleft)
        if align == "center":
            spot.centerx = area.centerx
        elif align == "right":
            spot.right = area.right
        if shade:
            dark = self.context.type.line(text, face, size, (59, 31, 16))
            drop = self.viewport.px(max(2.0, size * self.zoom / 16))
            self.surface.blit(dark, spot.move(drop // 2, drop))
        self.surface.blit(surface, spot)

    def body(
        self,
        stuff: str,
        rect: pygame.FRect,
        *,
        radius: float = 40,
        side: float = paint.SIDE,
        bright: bool = False,
        shadow: bool = True,
        alpha: int = 255,
    ) -> None:
        """A button or a piece of card stock, lying on the table."""
        if shadow:
            self.shadow(rect, radius)
        if rect.width > WIDE and rect.height > WIDE / 2 and alpha == 255:
            area = self.viewport.rect(rect)
            height = area.height / self.scale
            paint.slab(stuff, height, self.scale, radius=radius, side=side).draw(self.surface, area)
            return
        art, size = self.context.art, (round(rect.width, 1), round(rect.height, 1))
        surface = paint.body(art, stuff, size, self.scale, radius=radius, side=side, bright=bright)
        if alpha < 255:
            key = ("pale", stuff, surface.get_size(), radius, side, bright, alpha)
            solid = surface
            surface = art.cached(key, lambda: _faded(solid, alpha))
        self._blit(surface, rect)

    def flat(
        self,
        rect: pygame.FRect,
        fill: str,
        *,
        radius: float = 24,
        outline: str | None = None,
        stroke: float = 3,
        opacity: float = 1.0,
    ) -> None:
        """A flat rounded shape."""
        size = (round(rect.width, 1), round(rect.height, 1))
        surface = paint.flat(
            self.context.art,
            size,
            self.scale,
            radius=radius,
            fill=fill,
            outline=outline,
            stroke=stroke,
            opacity=opacity,
        )
        self._blit(surface, rect)

    def shadow(self, rect: pygame.FRect, radius: float, blur: float = 26) -> None:
        """The soft shadow of a thing that lies on the table."""
        area = self.viewport.rect(rect).move(self.viewport.px(5), self.viewport.px(12))
        paint.draw_shadow(
            self.context.art, self.surface, area, self.viewport.px(radius), self.viewport.px(blur)
        )

    def ring(self, rect: pygame.FRect, radius: float) -> None:
        """The focus: a white ring with an ink edge around a rectangle."""
        around = rect.inflate(16, 16)
        size = (round(around.width, 1), round(around.height, 1))
        radius = min(radius + 4, size[0] / 2 - 4, size[1] / 2 - 4)
        self._blit(paint.ring(self.context.art, size, self.scale, radius), around)

    def clip(self, rect: pygame.FRect | None) -> None:
        """Draw only inside a rectangle from now on (None: everywhere)."""
        self.surface.set_clip(None if rect is None else self.viewport.rect(rect))

    def veil(self) -> None:
        """Darken what lies below, over the whole window."""
        self.surface.fill(VEIL, special_flags=pygame.BLEND_RGB_MULT)

    def _blit(self, surface: pygame.Surface, rect: pygame.FRect) -> None:
        self.surface.blit(surface, self.viewport.point(rect.x, rect.y))


def shadow_under(surface: pygame.Surface, blur: int) -> pygame.Surface:
    """A soft shadow of a picture, made at a quarter of its size."""
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, width // 4), max(1, height // 4)))
    shape = pygame.mask.from_surface(small, 60).to_surface(
        setcolor=(43, 24, 12, 100), unsetcolor=(43, 24, 12, 0)
    )
    pad = max(1, blur // 4)
    shade = pygame.Surface((shape.get_width() + 2 * pad, shape.get_height() + 2 * pad), pygame.SRCALPHA)
    shade.fill((43, 24, 12, 0))
    shade.blit(shape, (pad, pad))
    soft = pygame.transform.gaussian_blur(shade, max(1, pad // 2 + 1))
    return pygame.transform.smoothscale(soft, (width + 2 * blur, height + 2 * blur))


def _faded(surface: pygame.Surface, alpha: int) -> pygame.Surface:
    faded = surface.copy()
    faded.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return faded
