"""What reaches a scene: pointer, wheel, commands and characters, all in layout units.

The window loop alone reads the event queue and makes these; a scene never asks for the
state of the mouse or the keyboard.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Command(Enum):
    """What keys and gamepad buttons mean, whatever device they come from."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    NEXT = auto()
    """Tab or the right shoulder: the next thing in focus order."""
    PREVIOUS = auto()
    ACCEPT = auto()
    """Enter, space or the lower gamepad button."""
    CANCEL = auto()
    """Escape or the right gamepad button."""
    MENU = auto()
    UNDO = auto()
    HINT = auto()
    ROLL = auto()
    """R or the left gamepad button: throw the dice."""
    SKIP = auto()
    """S: end the running animation."""
    LOG = auto()
    RULES = auto()
    """F1: the rule book."""
    BACKSPACE = auto()
    HOME = auto()
    END = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()


@dataclass(frozen=True, slots=True)
class PointerDown:
    """A button or finger went down. `button` 1 is the main one, 2 any other."""

    x: float
    y: float
    button: int = 1
    time: int = 0
    """Milliseconds since start."""
    touch: bool = False
    """Whether it was a finger, which can't point at a thing without pressing it."""


@dataclass(frozen=True, slots=True)
class PointerMove:
    """The pointer moved (also outside the window while a button is held)."""

    x: float
    y: float
    held: bool = False
    time: int = 0


@dataclass(frozen=True, slots=True)
class PointerUp:
    """A button or finger went up."""

    x: float
    y: float
    button: int = 1
    time: int = 0


@dataclass(frozen=True, slots=True)
class PointerCancel:
    """Whatever was held must fly back: focus lost, window left, a release that never came."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by `amount` notches (positive: away from the user) over a point."""

    x: float
    y: float
    amount: float


@dataclass(frozen=True, slots=True)
class Press:
    """A command was given by key or gamepad. `gamepad`: so that focus can be shown."""

    command: Command
    repeat: bool = False
    gamepad: bool = False


@dataclass(frozen=True, slots=True)
class Character:
    """A character was typed (names, search); comes besides `Press`."""

    text: str


InputEvent = PointerDown | PointerMove | PointerUp | PointerCancel | Wheel | Press | Character
