"""Animations as plain functions of time, and the timeline that plays them one after another.

The model is in its new state before an animation starts. An animation only moves the picture,
so it can be dropped at any moment; whoever drops it rebuilds the picture from the view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence

Ease = Callable[[float], float]

SPEEDS: dict[str, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""Setting -> by how much longer everything takes; `off` shows each result at once."""

NEAR = 1e-9
"""Sums of durations may differ by so much from what they should be."""


def linear(t: float) -> float:
    """Even motion."""
    return t


def ease_out(t: float) -> float:
    """Fast first, then gently to rest."""
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    """Gently off, then faster (falling)."""
    return t * t


def ease_in_out(t: float) -> float:
    """Gently off and gently to rest."""
    return t * t * (3 - 2 * t)


def bounce_out(t: float) -> float:
    """To rest with one small overshoot, as a piece that is put down."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


class Anim(ABC):
    """Something that happens over `duration` seconds."""

    duration: float = 0.0
    spoken: bool = False
    """Whether it is words that stand nowhere else: shown for their time also where nothing moves."""

    @abstractmethod
    def at(self, time: float) -> None:
        """Show the moment `time` (0 to `duration`); called with growing times, at last with `duration`."""


class Tween(Anim):
    """Hands a number from 0 to 1, eased, to a function."""

    def __init__(self, duration: float, show: Callable[[float], None], ease: Ease = ease_in_out) -> None:
        self.duration = duration
        self._show = show
        self._ease = ease

    def at(self, time: float) -> None:
        done = 1.0 if time >= self.duration else time / self.duration
        self._show(self._ease(done))


class Call(Anim):
    """Does one thing at its moment (a sound, a count that changes)."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do: Callable[[], None] | None = do

    def at(self, time: float) -> None:
        if self._do is not None:
            do, self._do = self._do, None
            do()


class Wait(Anim):
    """Nothing, for a while."""

    def __init__(self, duration: float) -> None:
        self.duration = duration

    def at(self, time: float) -> None:
        return


class Together(Anim):
    """Several animations, each beginning `stagger` seconds after the one before."""

    def __init__(self, parts: Sequence[Anim], stagger: float = 0.0) -> None:
        self._parts = [(stagger * number, part) for number, part in enumerate(parts)]
        self._over: set[int] = set()
        self.duration = max((start + part.duration for start, part in self._parts), default=0.0)

    def at(self, time: float) -> None:
        for number, (start, part) in enumerate(self._parts):
            if number in self._over or time < start - NEAR:
                continue
            over = time - start >= part.duration - NEAR
            part.at(part.duration if over else max(0.0, time - start))
            if over:
                self._over.add(number)


class InTurn(Anim):
    """Several animations one after another."""

    def __init__(self, *parts: Anim) -> None:
        self._parts: deque[Anim] = deque(parts)
        self._passed = 0.0
        self.duration = sum(part.duration for part in parts)

    def at(self, time: float) -> None:
        while self._parts:
            part = self._parts[0]
            local = time - self._passed
            over = local >= part.duration - NEAR
            part.at(part.duration if over else max(0.0, local))
            if not over:
                return
            self._passed += part.duration
            self._parts.popleft()


class Spoken(InTurn):
    """Words that come, stay long enough to be read, and go."""

    spoken = True


class Gate(Anim):
    """Waits, without an end, until somebody lets the timeline go on."""

    def __init__(self, name: str) -> None:
        self.name = name

    def at(self, time: float) -> None:
        return


class Timeline:
    """Plays animations one after another; each is made when its turn comes, from the picture of then."""

    def __init__(self) -> None:
        self.factor = 1.0
        """By how much longer everything takes (see `SPEEDS`); 0 shows each end at once, but for words."""
        self._queue: deque[Callable[[], Anim]] = deque()
        self._anim: Anim | None = None
        self._time = 0.0

    @property
    def idle(self) -> bool:
        """Whether nothing plays or waits."""
        return self._anim is None and not self._queue

    @property
    def gate(self) -> str | None:
        """The name of the gate at which everything waits now."""
        return self._anim.name if isinstance(self._anim, Gate) else None

    def pass_gate(self) -> None:
        """Go on behind the gate."""
        if self.gate is not None:
            self._anim = None

    def add(self, make: Callable[[], Anim]) -> None:
        """Play this after everything before it."""
        self._queue.append(make)

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        while not self.idle:
            if self._anim is None:
                self._anim, self._time = self._queue.popleft()(), 0.0
            if isinstance(self._anim, Gate):
                return
            factor = 1.0 if self._anim.spoken and self.factor == 0 else self.factor
            left = (self._anim.duration - self._time) * factor
            if dt < left:
                self._time += dt / factor
                self._anim.at(self._time)
                return
            self._anim.at(self._anim.duration)
            self._anim = None
            dt -= left

    def skip(self) -> None:
        """Drop everything; the caller rebuilds the picture."""
        self._queue.clear()
        self._anim = None
