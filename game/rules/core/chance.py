"""Chance: the one source of luck. Seeded for play, scripted for examples, tests and set-up positions."""

from __future__ import annotations

import hashlib
import random
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from game.rules.core.errors import ChanceError

T = TypeVar("T")

SETUP = "setup"
"""Stream of everything decided while a game is laid out."""
DICE = "dice"
"""Stream of all rolls."""
DRAWS = "draws"
"""Stream of all draws from decks and piles."""


class Chance(ABC):
    """What `State.apply` draws from; nothing else in the rules is random.

    Each draw names its stream, so that one more roll never changes a deal.
    """

    @abstractmethod
    def choose(self, stream: str, options: Sequence[T]) -> T:
        """One of `options` (not empty), each equally likely; repeated ones count as often as they stand."""

    @property
    @abstractmethod
    def drawn(self) -> int:
        """How many results have been drawn so far, over all streams."""

    def shuffled(self, stream: str, items: Iterable[T]) -> list[T]:
        """The items in a random order (drawn one by one, so that it can be scripted)."""
        rest = list(items)
        order: list[T] = []
        while len(rest) > 1:
            item = self.choose(stream, rest)
            rest.remove(item)
            order.append(item)
        return order + rest


class Seeded(Chance):
    """Chance from a seed: the same seed gives the same results on every platform and Python.

    Built on `random.random()` alone, the one method whose results Python promises.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._streams: dict[str, Callable[[], float]] = {}
        self._drawn = 0

    def choose(self, stream: str, options: Sequence[T]) -> T:
        draw = self._streams.get(stream)
        if draw is None:
            draw = self._streams[stream] = stream_of(self.seed, stream)
        self._drawn += 1
        return options[int(draw() * len(options))]

    @property
    def drawn(self) -> int:
        return self._drawn


class Scripted(Chance):
    """Chance from a queue of results, each given as the value drawn or as its text.

    When the queue is empty it falls back to `then`, if there is one.

    Raises `ChanceError` when the queue runs out without a fall-back, or when the next result
    is none of the options.
    """

    def __init__(self, results: Iterable[object] = (), then: Chance | None = None) -> None:
        self.results: deque[object] = deque(results)
        self.then = then
        self._drawn = 0

    def choose(self, stream: str, options: Sequence[T]) -> T:
        if not self.results:
            if self.then is None:
                raise ChanceError(f"the script of chance ran out at a draw of {stream}")
            self._drawn += 1
            return self.then.choose(stream, options)
        wanted = self.results[0]
        for option in options:
            if option == wanted or str(option) == str(wanted):
                self.results.popleft()
                self._drawn += 1
                return option
        shown = ", ".join(sorted({str(option) for option in options}))
        raise ChanceError(f"the next scripted result is {wanted!s}, but the {stream} can only give: {shown}")

    @property
    def drawn(self) -> int:
        return self._drawn


class Fast(Chance):
    """Chance for playouts: one stream from a given generator, as quick as can be."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random
        self._drawn = 0

    def choose(self, stream: str, options: Sequence[T]) -> T:
        self._drawn += 1
        return options[int(self._random() * len(options))]

    @property
    def drawn(self) -> int:
        return self._drawn


def stream_of(seed: str, stream: str) -> Callable[[], float]:
    """The `random()` of a stream: independent of every other stream of the same seed."""
    digest = hashlib.sha256(f"{seed}\n{stream}".encode()).digest()
    return random.Random(int.from_bytes(digest, "big")).random
