"""Layout units and pixels: every scene is laid out in a frame of 1920 x 1080 units."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

FRAME_WIDTH = 1920
FRAME_HEIGHT = 1080
FRAME = pygame.FRect(0, 0, FRAME_WIDTH, FRAME_HEIGHT)


@dataclass(frozen=True, slots=True)
class Viewport:
    """The frame, centred in a surface of `width` x `height` pixels and as large as fits."""

    width: int
    height: int
    scale: float = field(init=False, compare=False)
    """Pixels a unit."""
    left: float = field(init=False, compare=False)
    """Pixels left of the frame."""
    top: float = field(init=False, compare=False)
    """Pixels above the frame."""

    def __post_init__(self) -> None:
        scale = min(self.width / FRAME_WIDTH, self.height / FRAME_HEIGHT)
        object.__setattr__(self, "scale", scale)
        object.__setattr__(self, "left", (self.width - FRAME_WIDTH * scale) / 2)
        object.__setattr__(self, "top", (self.height - FRAME_HEIGHT * scale) / 2)

    def px(self, units: float) -> int:
        """A length in pixels, at least 1."""
        return max(1, round(units * self.scale))

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point in pixels."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def rect(self, rect: pygame.FRect | pygame.Rect) -> pygame.Rect:
        """A rectangle in pixels; neighbours in units stay neighbours."""
        scale = self.scale
        left, top = round(self.left + rect.left * scale), round(self.top + rect.top * scale)
        right, bottom = round(self.left + rect.right * scale), round(self.top + rect.bottom * scale)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def units(self, x: float, y: float) -> tuple[float, float]:
        """The point in units that lies under a pixel (may be outside the frame)."""
        return (x - self.left) / self.scale, (y - self.top) / self.scale

    def visible(self) -> pygame.FRect:
        """What of the table the window shows, in units: the frame and the margins around it."""
        left, top = self.units(0, 0)
        return pygame.FRect(left, top, self.width / self.scale, self.height / self.scale)
