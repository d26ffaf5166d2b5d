"""Drag and drop as a small machine: IDLE -> ARMED -> DRAGGING or STICKY -> played or back.

It knows spots and gestures, nothing of games. During a drag nothing in the match changes; what
comes out is a gesture to play, or the news that something flies back. A click picks up and
sticks to the pointer, a second click puts down; keyboard and gamepad use `pick` and `drop`.
What is a button, since it can be put nowhere, is pressed: a release beside it does nothing.
A finger that rests on a thing looks at it, and does nothing when it is lifted.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

import pygame

from game.input.events import InputEvent, PointerCancel, PointerDown, PointerMove, PointerUp
from game.input.gestures import Gesture

MOVED = 6.0
"""Units that the pointer moves before a press becomes a drag."""
TREMBLE = 18.0
"""The same for a finger."""
AGAIN = 350
"""Milliseconds in which a second click on the same point belongs to the first (a double click)."""
BESIDE = 12.0
"""Units round a button in which a release still counts for it."""
RADIUS = 48.0
"""Units round a target in which a drop still counts for it."""
LONG = 400
"""Milliseconds from which on a finger that rests only looks, as a pointer does that hovers."""
FLICK = 120
"""Milliseconds over which the speed of a fling is measured."""


class Phase(Enum):
    """What the hand is doing."""

    IDLE = auto()
    ARMED = auto()
    """Pressed, not yet moved."""
    DRAGGING = auto()
    STICKY = auto()
    """Picked up by a click or by keyboard; follows until the next one."""


@dataclass(frozen=True, slots=True)
class Picked:
    """Something was taken up."""

    source: str


@dataclass(frozen=True, slots=True)
class Played:
    """A gesture was made; whether it is legal is for the rules to say."""

    gesture: Gesture
    x: float
    y: float
    speed: tuple[float, float] = (0.0, 0.0)
    """Units a second at the release."""


@dataclass(frozen=True, slots=True)
class Returned:
    """What was held flies back from a point."""

    source: str
    x: float
    y: float


Result = Picked | Played | Returned


class Table(Protocol):
    """What the controller asks."""

    def source_at(self, x: float, y: float) -> str | None:
        """The topmost spot at a point from which something can be taken or done."""

    def alone(self, source: str) -> bool:
        """Whether a click on the source means something."""

    def throws(self, source: str) -> bool:
        """Whether the source means the same wherever it is let go."""

    def glances(self, source: str) -> bool:
        """Whether the source is only looked under for as long as it is pressed."""

    def targets(self, source: str) -> Sequence[tuple[str, pygame.FRect, bool]]:
        """Where it can be put down: name, area, and whether that is allowed."""

    def inside(self, x: float, y: float) -> bool:
        """Whether a point lies in the window."""

    def near(self, name: str, x: float, y: float, beside: float) -> bool:
        """Whether a point lies on a spot, or so many units beside it."""

    def centre(self, name: str) -> tuple[float, float]:
        """The middle of a spot."""


def is_second(first: tuple[float, float], since: int, point: tuple[float, float], time: int) -> bool:
    """Whether a press is the second half of a double click that began at a point and a moment."""
    return time - since < AGAIN and math.dist(point, first) < MOVED


class DragController:
    """Turns pointer events, and picks and drops by keyboard, into gestures."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.phase = Phase.IDLE
        self.source: str | None = None
        self.x = 0.0
        self.y = 0.0
        """Where the held thing is, in units."""
        self.keyboard = False
        """Whether it was picked by keyboard, so that it hovers at the focus."""
        self._down = (0.0, 0.0)
        self._since = 0
        self._finger = False
        """Whether the press was a finger's."""
        self._trail: list[tuple[int, float, float]] = []

    @property
    def holding(self) -> bool:
        """Whether something is in the hand and off the table."""
        return self.phase in (Phase.DRAGGING, Phase.STICKY)

    def handle(self, event: InputEvent) -> list[Result]:
        """React to a pointer event."""
        match event:
            case PointerDown(x, y, button, time, touch):
                results = self._press(x, y, button, time)
                self._finger = touch
                return results
            case PointerMove(x, y, held, time):
                return self._move(x, y, held, time)
            case PointerUp(x, y, 1, time):
                return self._release(x, y, time)
            case PointerCancel():
                return self.cancel()
        return []

    def cancel(self) -> list[Result]:
        """Whatever is held flies back (Esc, focus lost, covered, the match changed)."""
        if self.phase is Phase.IDLE or self.source is None:
            return []
        source, held = self.source, self.holding
        self._rest()
        return [Returned(source, self.x, self.y)] if held else []

    def pick(self, source: str) -> list[Result]:
        """Keyboard or gamepad took something up, or did what the source alone means."""
        results = self.cancel()
        x, y = self._table.centre(source)
        if self._table.alone(source):
            return [*results, Played(Gesture(source), x, y)]
        self._begin(source, x, y, 0)
        self.phase, self.keyboard = Phase.STICKY, True
        return [*results, Picked(source)]

    def hover(self, name: str) -> None:
        """The focus moved to a spot: what keyboard or gamepad hold hovers there."""
        if self.holding and self.keyboard:
            self.x, self.y = self._table.centre(name)

    def drop(self, target: str) -> list[Result]:
        """Keyboard or gamepad put down what is held."""
        if not self.holding or self.source is None:
            return []
        source = self.source
        self.hover(target)
        self._rest()
        if target == source:
            return [Returned(source, self.x, self.y)]
        return [Played(Gesture(source, target), self.x, self.y)]

    def _press(self, x: float, y: float, button: int, time: int) -> list[Result]:
        if button != 1:
            return self.cancel()
        if self.phase is Phase.STICKY and not self.keyboard:
            if is_second(self._down, self._since, (x, y), time):
                return []
            results = self._put_down(x, y)
            if isinstance(results[0], Played):
                return results
            return results + self._arm(x, y, time, besides=results[0].source)
        # a press while something is still held: its release was lost
        return self.cancel() + self._arm(x, y, time)

    def _arm(self, x: float, y: float, time: int, besides: str | None = None) -> list[Result]:
        source = self._table.source_at(x, y)
        if source is None or source == besides:
            return []
        self._begin(source, x, y, time)
        return []

    def _begin(self, source: str, x: float, y: float, time: int) -> None:
        self.phase, self.source, self.keyboard = Phase.ARMED, source, False
        self.x, self.y, self._down, self._since = x, y, (x, y), time
        self._trail = [(time, x, y)]

    def _move(self, x: float, y: float, held: bool, time: int) -> list[Result]:
        if self.phase is Phase.IDLE or self.source is None:
            return []
        if not held and self.phase in (Phase.ARMED, Phase.DRAGGING):
            return self.cancel()  # the release was lost
        if self.phase is Phase.STICKY and self.keyboard:
            return []
        self.x, self.y = x, y
        self._trail = [*(step for step in self._trail if time - step[0] <= FLICK), (time, x, y)]
        least = TREMBLE if self._finger else MOVED
        moved = math.dist((x, y), self._down) >= least
        if self.phase is Phase.ARMED and moved and not self._button(self.source):
            self.phase = Phase.DRAGGING
            return [Picked(self.source)]
        return []

    def _release(self, x: float, y: float, time: int) -> list[Result]:
        if self.phase is Phase.ARMED and self.source is not None:
            looked = self._finger and time - self._since >= LONG
            if looked or self._table.glances(self.source):
                return self.cancel()
            if self._table.alone(self.source):
                source = self.source
                self._rest()
                return [Played(Gesture(source), x, y)] if self._table.near(source, x, y, BESIDE) else []
            self.phase = Phase.STICKY
            self._since = time
            return [Picked(self.source)]
        if self.phase is Phase.DRAGGING:
            self._trail.append((time, x, y))
            return self._put_down(x, y)
        return []

    def _put_down(self, x: float, y: float) -> list[Result]:
        source = self.source
        assert source is not None
        self.x, self.y = x, y
        speed = self._speed()
        self._rest()
        if self._table.inside(x, y):
            if self._table.throws(source):
                return [Played(Gesture(source), x, y, speed)]
            target = self._target(source, x, y)
            if target is not None:
                return [Played(Gesture(source, target), x, y, speed)]
        return [Returned(source, x, y)]

    def _button(self, source: str) -> bool:
        """Whether a source can only be pressed."""
        table = self._table
        return table.alone(source) and not table.throws(source) and not table.targets(source)

    def _target(self, source: str, x: float, y: float) -> str | None:
        """The closest accepting target within the radius, else what lies under the point."""
        best: tuple[float, str] | None = None
        under: str | None = None
        for name, area, allowed in self._table.targets(source):
            away = math.hypot(
                max(area.left - x, 0.0, x - area.right), max(area.top - y, 0.0, y - area.bottom)
            )
            if allowed and away <= RADIUS and (best is None or away < best[0]):
                best = (away, name)
            elif not allowed and away == 0:
                under = name
        if best is not None and (under is None or best[0] <= RADIUS / 4):
            return best[1]
        return under

    def _speed(self) -> tuple[float, float]:
        (start, x1, y1), (end, x2, y2) = self._trail[0], self._trail[-1]
        seconds = max(0.016, (end - start) / 1000)
        return (x2 - x1) / seconds, (y2 - y1) / seconds

    def _rest(self) -> None:
        self.phase, self.source, self.keyboard = Phase.IDLE, None, False
