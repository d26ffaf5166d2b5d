"""What lies still is painted once into one picture, and again only where something changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from itertools import pairwise
from math import inf
from time import perf_counter

import pygame

from game.table.damage import Canvas, Damage, Sketch
from game.table.patience import Later, Patience

Regions = Mapping[str, tuple[pygame.Rect, Hashable]]
"""Name -> area in pixels, and a value that changes when what is drawn there changes."""


WORTH = 1.1
"""Two areas are painted as one if that is no more than so much of what both are."""


PART = 8
"""Where something changed is painted in parts of at most so much of the window, one after another."""
TIME = 0.002
"""Of a frame, the last part is painted within so many seconds, and others within twice as many; after as
many spent on making pictures no other one is made: with 1920 pixels across..."""
MOST_TIME = 0.004
"""...and at most, in larger windows."""
FRESH = 2
"""By how much longer pictures are made while the window shows another scene still, in which nothing moves."""
MOST_HELD = 300
"""After so many frames in a row that weren't ready, everything is painted at once."""


class RestLayer:
    """A picture as large as the window of all that doesn't move."""

    def __init__(self, paint: Callable[[pygame.Surface], None], patience: Patience | None = None) -> None:
        """`paint` draws everything at rest; the clip of the surface says where it is needed.

        `patience` says when no more pictures are to be made in a frame.
        """
        self._paint = paint
        self._patience = patience if patience is not None else Patience()
        self._picture: pygame.Surface | None = None
        self._keys: dict[str, Hashable] = {}
        self._waiting: list[pygame.Rect] = []
        """Where the picture doesn't agree with the keys yet."""
        self._painted: list[pygame.Rect] = []
        """What was painted anew since the picture was shown."""
        self._over: Damage | None = None
        """Where something lies over this picture on the surface; None: it isn't there."""
        self.held = 0
        """So many frames in a row weren't ready: the surface shows what it did before."""

    def forget(self) -> None:
        """Paint everything anew next time."""
        if self._picture is not None:
            self._waiting = split(self._picture.get_rect(), self._picture.get_size())

    def free(self) -> None:
        """Keep no picture while nobody looks."""
        self._picture = None

    def uncover(self) -> None:
        """The surface doesn't show this picture any more."""
        self._over = None

    def show(
        self, surface: pygame.Surface, regions: Regions, draw: Callable[[pygame.Surface], None]
    ) -> list[pygame.Rect] | None:
        """Show the picture, and on it what `draw` draws; returns where that differs from before.

        None: everywhere. Where nothing has been and nothing changed, the surface is left alone. If one
        is in a hurry and there is more to do than fits a frame, nothing is to be shown yet, and it goes
        on next time.
        """
        size = surface.get_size()
        hurried = self._patience.hurried and self.held < MOST_HELD
        seconds = min(MOST_TIME, TIME * size[0] / 1920) if hurried else inf
        making = seconds if self._over is not None else seconds * FRESH
        try:
            with self._patience.limited(making):
                changed = self._lay(surface, self.picture(size, regions, seconds), draw)
        except Later:
            self.held += 1
            return []
        self.held = 0
        return changed

    def whole(
        self, surface: pygame.Surface, regions: Regions, draw: Callable[[pygame.Surface], None]
    ) -> None:
        """Show everything, however long that takes."""
        self.uncover()
        self._lay(surface, self.picture(surface.get_size(), regions), draw)
        self.held = 0

    def _lay(
        self, surface: pygame.Surface, picture: pygame.Surface, draw: Callable[[pygame.Surface], None]
    ) -> list[pygame.Rect] | None:
        """Restore what lay over the picture or changed in it, then draw over it. Raises `Later`."""
        before = self._over
        canvas = Canvas(surface)
        if before is None:
            surface.blit(picture, (0, 0))
            draw(canvas)
        else:
            before.update(self._painted)
            for area in before.rects():
                surface.blit(picture, area, area)
            try:
                draw(canvas)
            finally:
                before.take(canvas.damage)
        self._over, self._painted = canvas.damage, []
        return before.rects() if before is not None else None

    def picture(self, size: tuple[int, int], regions: Regions, seconds: float = inf) -> pygame.Surface:
        """The picture as it is now. Raises `Later` if after so many seconds there is more to paint."""
        begun = perf_counter()
        if self._picture is None or self._picture.get_size() != size:
            self._picture = pygame.Surface(size)  # not converted: at 4K that takes longer than all painting
            self._over = None
            self._waiting = split(self._picture.get_rect(), size)
        else:
            changed = merged([area for name, (area, key) in regions.items() if self._keys.get(name) != key])
            parts = [part for area in changed for part in split(area, size)]
            self._waiting = [one for one in self._waiting if not any(p.contains(one) for p in parts)] + parts
        self._keys = {name: key for name, (_, key) in regions.items()}
        try:
            while self._waiting:
                start = perf_counter()
                self._picture.set_clip(self._waiting[0])
                self._paint(self._picture)
                self._painted.append(self._waiting.pop(0))
                now = perf_counter()
                next_end = now - begun + (now - start)
                if self._waiting and next_end > (seconds if len(self._waiting) == 1 else 2 * seconds):
                    raise Later  # behind the last one, the window is shown too
        finally:
            self._picture.set_clip(None)
        return self._picture

    def prepare(
        self,
        size: tuple[int, int],
        regions: Regions,
        paint: Callable[[pygame.Surface], None],
        draw: Callable[[pygame.Surface], None],
        done: int,
    ) -> int | None:
        """Make some pictures for what may be shown next; nothing is drawn.

        `paint` and `draw` are as those that will show it, for a position with these regions; `done`
        says how much of it was done before. Returns how much is done now; None: everything.
        """
        sketch = Sketch(size)
        areas = merged([area for name, (area, key) in regions.items() if self._keys.get(name) != key])
        parts = [part for area in areas for part in split(area, size)]
        seconds = min(MOST_TIME, TIME * size[0] / 1920) / 2
        end = perf_counter() + seconds
        try:
            with self._patience.limited(seconds):
                for part in parts[done:]:
                    sketch.set_clip(part)
                    paint(sketch)
                    done += 1
                    if perf_counter() > end:
                        return done
                sketch.set_clip(None)
                draw(sketch)
        except Later:
            return done
        return None


def split(area: pygame.Rect, size: tuple[int, int]) -> list[pygame.Rect]:
    """An area in parts that each take little of a window of a size."""
    count = -(-_size(area) * PART // (size[0] * size[1]))
    edges = [area.y + area.height * number // count for number in range(count + 1)]
    return [pygame.Rect(area.x, top, area.width, bottom - top) for top, bottom in pairwise(edges)]


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
