"""How long a frame may make new pictures: what doesn't fit waits for the next one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from time import perf_counter


class Later(Exception):
    """There is no time left in this frame to make another picture; what was made is kept."""


class Patience:
    """Asked before every picture that is made. Without a limit everybody waits for everything."""

    def __init__(self) -> None:
        self.hurried = False
        """Whether frames come in time, and not each one with all that it should show (see `RestLayer`)."""
        self._limit = inf
        self._spent = 0.0
        """Seconds for which pictures were made since the limit was set."""
        self._since: float | None = None
        """When the picture was begun that is being made, with all that it needs; None: none is."""

    @property
    def left(self) -> float:
        """Seconds that are left for making pictures; infinitely many without a limit."""
        begun = 0.0 if self._since is None else perf_counter() - self._since
        return self._limit - self._spent - begun

    @contextmanager
    def limited(self, seconds: float) -> Iterator[None]:
        """Within it, no new picture is begun once so many seconds were spent on making some."""
        self._limit, self._spent = seconds, 0.0
        try:
            yield
        finally:
            self._limit = inf

    @contextmanager
    def making(self) -> Iterator[None]:
        """A picture is made within it. Raises `Later` before it begins."""
        if self.left <= 0:
            raise Later
        outer, now = self._since, perf_counter()
        self._since = now if outer is None else outer
        try:
            yield
        finally:
            if outer is None:
                self._since = None
                self._spent += perf_counter() - now
