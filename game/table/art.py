"""The drawings: SVG files rasterised at the size in which they are shown, and cached by size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from math import inf

import pygame

from game import resources
from game.table.patience import Later, Patience

LEAST_BYTES = 40 * 1024 * 1024
"""Pictures beyond the limit are forgotten, the longest unused first; it is never less than this."""
WINDOWS = 5
"""The limit in pictures as large as the window: what a full table needs, and some more."""
PASSING = 4
"""Pictures of things on their way have this part of the limit for themselves."""


class Art:
    """Gives pictures by name (`cookies/sheet`) and size in pixels; converted, ready to blit.

    A missing or broken drawing gives a plain marked placeholder and one line in `problems`:
    the game stays playable.
    """

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.patience = Patience()
        """How long new pictures may be made in a frame."""
        self.limit = LEAST_BYTES
        """How many bytes of lasting pictures are kept; see `fit`."""
        self._coming: dict[tuple[str, int, int], Future[pygame.Surface]] = {}
        """Drawings that are being rasterised."""
        self._pool: ThreadPoolExecutor | None = None
        self._lasting = _Kept()
        self._passing = _Kept()

    def get(self, name: str, width: int, height: int | None = None) -> pygame.Surface:
        """The drawing, fitted into `width` x `height` pixels (its aspect is kept); don't draw on it."""
        key = (name, width, height or width)
        return self.cached(key, lambda: self._soon(key))

    def faded(self, name: str, width: int, height: int, alpha: int) -> pygame.Surface:
        """The drawing, partly see-through (`alpha` 0 to 255)."""

        def make() -> pygame.Surface:
            picture = self.get(name, width, height).copy()
            picture.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        return self.cached((name, width, height, "faded", alpha), make)

    def cached(
        self, key: tuple[object, ...], make: Callable[[], pygame.Surface], *, passing: bool = False
    ) -> pygame.Surface:
        """A picture of one's own making, kept under a key that holds all it depends on.

        `passing`: one of many of a thing on its way; those don't push out what lies on the table.
        Raises `Later` if it isn't there and no time is left to make it.
        """
        kept = self._passing if passing else self._lasting
        picture = kept.get(key)
        if picture is None:
            with self.patience.making():
                picture = make()
            kept.keep(key, picture, self.limit // PASSING if passing else self.limit)
        return picture

    @property
    def bytes(self) -> int:
        """How much is kept."""
        return self._lasting.bytes + self._passing.bytes

    def warm(self, wanted: Iterable[tuple[str, int, int]]) -> None:
        """Rasterise drawings (name, width, height) side by side on all cores; then `get` has them at once."""
        missing = [key for key in dict.fromkeys(wanted) if key not in self._lasting]
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
        self._lasting = _Kept()
        self._passing = _Kept()
        self._coming.clear()

    def _soon(self, key: tuple[str, int, int]) -> pygame.Surface:
        """A drawing; one that takes longer than the time left comes later, from a thread. Raises `Later`."""
        left = self.patience.left
        if left == inf and key not in self._coming:
            return self._load(*key)
        if key not in self._coming:
            if self._pool is None:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="art")
            self._coming[key] = self._pool.submit(self._load, *key)
        try:
            picture = self._coming[key].result(None if left == inf else max(0.0, left))
        except TimeoutError:
            raise Later from None
        del self._coming[key]
        return picture

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


class _Kept:
    """Pictures by key, the longest unused first."""

    def __init__(self) -> None:
        self.bytes = 0
        self._pictures: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()

    def __contains__(self, key: tuple[object, ...]) -> bool:
        return key in self._pictures

    def get(self, key: tuple[object, ...]) -> pygame.Surface | None:
        """A picture that is used now."""
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
        return picture

    def keep(self, key: tuple[object, ...], picture: pygame.Surface, limit: int) -> None:
        """Take a picture, and let others go until all fit into so many bytes (or it is the only one)."""
        self._pictures[key] = picture
        self.bytes += _bytes(picture)
        while self.bytes > limit and len(self._pictures) > 1:
            _, old = self._pictures.popitem(last=False)
            self.bytes -= _bytes(old)


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
