"""What of a window changed since it was shown last: only that is restored, and shown again."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

COLUMNS = 60
"""Changes are kept as tiles; so many lie side by side in a window."""
LEAST_TILE = 16
"""Pixels of a tile's side, at least."""


class Damage:
    """Tiles of a window in which something changed."""

    def __init__(self, size: tuple[int, int]) -> None:
        """`size` of the window in pixels."""
        self._size = size
        self._tile = max(LEAST_TILE, -(-size[0] // COLUMNS))
        self._rows = [0] * -(-size[1] // self._tile)
        """Of each row of tiles a bit for each column."""

    def add(self, area: pygame.Rect) -> None:
        """Something changed there (pixels, inside the window)."""
        if area.width <= 0 or area.height <= 0:
            return
        tile, rows = self._tile, self._rows
        first = max(0, area.x // tile)
        last = (area.right - 1) // tile
        bits = (1 << last + 1) - (1 << first)
        for row in range(max(0, area.y // tile), min(len(rows), (area.bottom - 1) // tile + 1)):
            rows[row] |= bits

    def update(self, areas: Iterable[pygame.Rect]) -> None:
        """Several things changed."""
        for area in areas:
            self.add(area)

    def take(self, other: Damage) -> None:
        """What changed there changed here too (windows of the same size)."""
        self._rows = [mine | theirs for mine, theirs in zip(self._rows, other._rows, strict=True)]

    def rects(self) -> list[pygame.Rect]:
        """All tiles as rectangles that don't overlap."""
        whole = pygame.Rect((0, 0), self._size)
        found = []
        row = 0
        while row < len(self._rows):
            bits, top = self._rows[row], row
            while row < len(self._rows) and self._rows[row] == bits:
                row += 1
            while bits:
                start = (bits & -bits).bit_length() - 1
                run = bits >> start
                length = (~run & run + 1).bit_length() - 1
                bits &= ~((1 << length) - 1 << start)
                area = pygame.Rect(start, top, length, row - top)
                box = pygame.Rect(*(side * self._tile for side in area))
                found.append(box.clip(whole))
        return found


class Canvas(pygame.Surface):
    """Draws on a surface and notes where. It has no pixels of its own: `pygame.draw` can't draw on it."""

    def __init__(self, target: pygame.Surface) -> None:
        super().__init__((1, 1))
        self.target = target
        self.damage = Damage(target.get_size())

    def blit(
        self,
        source: pygame.Surface,
        dest: object = (0, 0),
        area: object = None,
        special_flags: int = 0,
    ) -> pygame.Rect:
        drawn = self.target.blit(source, dest, area, special_flags)  # type: ignore[arg-type]
        self.damage.add(drawn)
        return drawn

    def fill(self, color: object, rect: object = None, special_flags: int = 0) -> pygame.Rect:
        filled = self.target.fill(color, rect, special_flags)  # type: ignore[arg-type]
        self.damage.add(filled)
        return filled

    def get_size(self) -> tuple[int, int]:
        return self.target.get_size()

    def get_width(self) -> int:
        return self.target.get_width()

    def get_height(self) -> int:
        return self.target.get_height()

    def get_rect(self, **places: object) -> pygame.Rect:
        return self.target.get_rect(**places)

    def get_clip(self) -> pygame.Rect:
        return self.target.get_clip()

    def set_clip(self, rect: object = None, /) -> None:
        self.target.set_clip(rect)  # type: ignore[arg-type]


class Sketch(pygame.Surface):
    """Stands for a surface on which nothing is drawn: only the pictures for it are made."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__((1, 1))
        self._area = self._clip = pygame.Rect((0, 0), size)

    def blit(
        self,
        source: pygame.Surface,
        dest: object = (0, 0),
        area: object = None,
        special_flags: int = 0,
    ) -> pygame.Rect:
        return pygame.Rect(0, 0, 0, 0)

    def fill(self, color: object, rect: object = None, special_flags: int = 0) -> pygame.Rect:
        return pygame.Rect(0, 0, 0, 0)

    def get_size(self) -> tuple[int, int]:
        return self._area.size

    def get_width(self) -> int:
        return self._area.width

    def get_height(self) -> int:
        return self._area.height

    def get_rect(self, **places: object) -> pygame.Rect:
        return self._area.copy()

    def get_clip(self) -> pygame.Rect:
        return self._clip.copy()

    def set_clip(self, rect: object = None, /) -> None:
        self._clip = self._area if rect is None else pygame.Rect(rect).clip(self._area)  # type: ignore[call-overload]
