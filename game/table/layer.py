"""What lies still is painted once into one picture, and again only where something changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

import pygame

from game.table.damage import Canvas, Damage

Regions = Mapping[str, tuple[pygame.Rect, Hashable]]
"""Name -> area in pixels, and a value that changes when what is drawn there changes."""


WORTH = 1.1
"""Two areas are painted as one if that is no more than so much of what both are."""


class RestLayer:
    """A picture as large as the window of all that doesn't move."""

    def __init__(self, paint: Callable[[pygame.Surface], None]) -> None:
        """`paint` draws everything at rest; the clip of the surface says where it is needed."""
        self._paint = paint
        self._picture: pygame.Surface | None = None
        self._keys: dict[str, Hashable] = {}
        self._painted: list[pygame.Rect] = []
        """What the last call of `picture` painted anew."""
        self._over: Damage | None = None
        """Where something lies over this picture on the surface; None: it isn't there."""

    def forget(self) -> None:
        """Paint everything anew next time."""
        self._picture = None

    def uncover(self) -> None:
        """The surface doesn't show this picture any more."""
        self._over = None

    def show(
        self, surface: pygame.Surface, regions: Regions, draw: Callable[[pygame.Surface], None]
    ) -> list[pygame.Rect] | None:
        """Show the picture, and on it what `draw` draws; returns where that differs from before.

        None: everywhere. Where nothing has been and nothing changed, the surface is left alone.
        """
        picture, before = self.picture(surface.get_size(), regions), self._over
        if before is None:
            surface.blit(picture, (0, 0))
        else:
            before.update(self._painted)
            for area in before.rects():
                surface.blit(picture, area, area)
        canvas = Canvas(surface)
        draw(canvas)
        self._over = canvas.damage
        if before is None:
            return None
        before.take(canvas.damage)
        return before.rects()

    def picture(self, size: tuple[int, int], regions: Regions) -> pygame.Surface:
        """The picture as it is now."""
        if self._picture is None or self._picture.get_size() != size:
            self._picture = pygame.Surface(size).convert()
            self._painted = [self._picture.get_rect()]
        else:
            self._painted = merged(
                [area for name, (area, key) in regions.items() if self._keys.get(name) != key]
            )
        self._keys = {name: key for name, (_, key) in regions.items()}
        for area in self._painted:
            self._picture.set_clip(area)
            self._paint(self._picture)
        self._picture.set_clip(None)
        return self._picture


def merged(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same areas, those put together that overlap so much that painting them once is less work."""
    whole: list[pygame.Rect] = []
    for area in areas:
        area = area.copy()
        found = True
        while found:
            found = False
            for other in whole:
                both = area.union(other)
                if _size(both) <= WORTH * (_size(area) + _size(other)):
                    whole.remove(other)
                    area, found = both, True
                    break
        whole.append(area)
    return whole


def _size(area: pygame.Rect) -> int:
    return area.width * area.height
