"""The drawings: SVG files rasterised at the size in which they are shown, and cached by size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

import pygame

from game import resources

LEAST_BYTES = 32 * 1024 * 1024
"""Pictures beyond the limit are forgotten, the longest unused first; it is never less than this."""
WINDOWS = 6
"""The limit in pictures as large as the window: what a full table needs, and some more."""


class Art:
    """Gives pictures by name (`cookies/sheet`) and size in pixels; converted, ready to blit.

    A missing or broken drawing gives a plain marked placeholder and one line in `problems`:
    the game stays playable.
    """

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.limit = LEAST_BYTES
        """How many bytes are kept; see `fit`."""
        self._cache: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._bytes = 0

    def get(self, name: str, width: int, height: int | None = None) -> pygame.Surface:
        """The drawing, fitted into `width` x `height` pixels (its aspect is kept); don't draw on it."""
        return self.cached((name, width, height or width), lambda: self._load(name, width, height or width))

    def faded(self, name: str, width: int, height: int, alpha: int) -> pygame.Surface:
        """The drawing, partly see-through (`alpha` 0 to 255)."""

        def make() -> pygame.Surface:
            picture = self.get(name, width, height).copy()
            picture.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        return self.cached((name, width, height, "faded", alpha), make)

    def cached(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture of one's own making, kept under a key that holds all it depends on."""
        picture = self._cache.get(key)
        if picture is not None:
            self._cache.move_to_end(key)
            return picture
        picture = make()
        self._cache[key] = picture
        self._bytes += picture.get_width() * picture.get_height() * 4
        while self._bytes > self.limit and len(self._cache) > 1:
            _, old = self._cache.popitem(last=False)
            self._bytes -= old.get_width() * old.get_height() * 4
        return picture

    def warm(self, wanted: Iterable[tuple[str, int, int]]) -> None:
        """Rasterise drawings (name, width, height) side by side on all cores; then `get` has them at once."""
        missing = [key for key in dict.fromkeys(wanted) if key not in self._cache]
        if missing:
            with ThreadPoolExecutor() as pool:
                loaded = list(pool.map(lambda key: self._load(*key), missing))
            for key, picture in zip(missing, loaded, strict=True):
                self.cached(key, lambda picture=picture: picture)  # type: ignore[misc]

    def fit(self, width: int, height: int) -> None:
        """Keep as many pictures as a window of this size (pixels) needs."""
        self.limit = max(LEAST_BYTES, WINDOWS * width * height * 4)

    def clear(self) -> None:
        """Forget all pictures (the window got another size)."""
        self._cache.clear()
        self._bytes = 0

    def _load(self, name: str, width: int, height: int) -> pygame.Surface:
        try:
            path = resources.asset(f"art/{name}.svg")
            return pygame.image.load_sized_svg(path, (width, height)).convert_alpha()
        except (resources.MissingResource, pygame.error) as error:
            self.problems.append(f"{name}: {error}")
            picture = pygame.Surface((width, height), pygame.SRCALPHA)
            pygame.draw.rect(picture, (217, 79, 112, 120), picture.get_rect(), border_radius=width // 6)
            pygame.draw.rect(picture, (107, 62, 38), picture.get_rect(), max(1, width // 20), width // 6)
            return picture
