"""Layout units and pixels: every scene is laid out in a frame of 1920 x 1080 units."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

FRAME_WIDTH = 1920
FRAME_HEIGHT = 1080
FRAME = pygame.FRect(0, 0, FRAME_WIDTH, FRAME_HEIGHT)


@dataclass(frozen=True, slots=True)
class Viewport:
    """The frame, centred in a surface of `width` x `height` pixels and as large as fits."""

    width: int
    height: int

    @property
    def scale(self) -> float:
        """Pixels a unit."""
        return min(self.width / FRAME_WIDTH, self.height / FRAME_HEIGHT)

    @property
    def left(self) -> float:
        """Pixels left of the frame."""
        return (self.width - FRAME_WIDTH * self.scale) / 2

    @property
    def top(self) -> float:
        """Pixels above the frame."""
        return (self.height - FRAME_HEIGHT * self.scale) / 2

    def px(self, units: float) -> int:
        """A length in pixels, at least 1."""
        return max(1, round(units * self.scale))

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point in pixels."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def rect(self, rect: pygame.FRect | pygame.Rect) -> pygame.Rect:
        """A rectangle in pixels; neighbours in units stay neighbours."""
        left, top = self.point(rect.left, rect.top)
        right, bottom = self.point(rect.right, rect.bottom)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def units(self, x: float, y: float) -> tuple[float, float]:
        """The point in units that lies under a pixel (may be outside the frame)."""
        return (x - self.left) / self.scale, (y - self.top) / self.scale

    def visible(self) -> pygame.FRect:
        """What of the table the window shows, in units: the frame and the margins around it."""
        left, top = self.units(0, 0)
        return pygame.FRect(left, top, self.width / self.scale, self.height / self.scale)
