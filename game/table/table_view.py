"""What a game teaches the table scene: its spots, its picture, its gestures and its sentences.

The scene knows sessions, input and overlays; a `TableView` knows one game's look. It draws and
translates, and decides nothing: what is allowed comes from the legal actions, what happened
comes from events.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pygame

from game.input.gestures import Gesture, Gestures
from game.rules.core import Action, Event
from game.table.art import Art
from game.table.board import Board
from game.table.layer import Regions
from game.table.patterns import Sitter
from game.table.tween import Anim
from game.table.type import Type
from game.table.viewport import Viewport

Args = Mapping[str, str | int]
Translate = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Say:
    """A text key and its arguments."""

    key: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Part:
    """One picture of a picture sentence: drawings laid over each other, how many, or a short sign."""

    arts: tuple[str, ...] = ()
    count: int = 1
    sign: str = ""
    """A number or a sign such as `+1`, drawn as text."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """What the status line says: in words for those who read, in pictures for those who don't yet."""

    heading: Say
    line: Say | None = None
    parts: tuple[Part, ...] = ()
    aloud: bool = False
    """Whether it is what is being shown now, and so said before anything else."""


@dataclass(frozen=True, slots=True)
class Hold:
    """What a hand holds, as the table shows it."""

    source: str
    x: float
    y: float
    targets: tuple[str, ...]
    """Spots that light up."""
    over: str | None = None
    """The target under the hand."""


class TableView(ABC):
    """One game's table. Made for one board; the scene calls it from one thread."""

    spots: ClassVar[Mapping[str, str]]
    """Every spot that the board must have, with its class (besides those of the scene)."""
    music: ClassVar[str]
    """The piece of music."""
    scenery: ClassVar[Mapping[str, str]] = {}
    """What a board may have besides."""
    together: ClassVar[bool] = False
    """Whether all seats act in the same step: a turn is then a round of all, and is nobody's."""
    fixed_kinds: ClassVar[tuple[str, ...]] = ()
    """Classes of spots to which the keyboard's focus goes only when something legal begins there."""

    def __init__(self, art: Art, type_: Type, board: Board, translate: Translate, *, kids: bool) -> None:
        """`translate(key, **args)` gives a text in the language of the moment."""
        self.art = art
        self.type = type_
        self.board = board
        self.t = translate
        self.kids = kids
        self.sitters: tuple[Sitter, ...] = ()
        """Who sits where, for tables that show it; may change in the middle of a game."""
        self.viewport = Viewport(1920, 1080)
        self.calm = False
        """Reduced motion: nothing flies, shakes or tumbles."""
        self.play: Callable[[str], None] = _silent
        """Plays a sound by name."""
        self.ghost: Action | None = None
        """The hinted action, shown as a ghost."""
        self.waiting: str | None = None
        """The spot that must be pressed before the picture goes on (see `gate`)."""
        self.thinking: int | None = None
        """The seat for which CookieBot thinks."""
        self.pointed: str | None = None
        """The spot under the pointer or the focus, while nothing is held."""

    def layout(self, viewport: Viewport) -> None:
        """Take a new size: pictures of the old one are dropped, nothing of the position is."""
        self.viewport = viewport

    @abstractmethod
    def rebuild(self, view: Any) -> None:
        """Show exactly this view, whatever was shown before. Drops everything in motion."""

    def recall(self, events: Iterable[Event]) -> None:  # noqa: B027
        """Learn what no view tells from what happened, the latest first; before each `rebuild`."""

    def renew(self, view: Any) -> None:  # noqa: B027
        """The position has changed; the picture still shows the old one and is moved by animations."""

    @abstractmethod
    def picture(self) -> object:
        """A value equal for equal pictures (a cut animation equals `rebuild`)."""

    @abstractmethod
    def gestures(self, view: Any, legal: Sequence[Action]) -> Gestures:
        """What every gesture that a hand can try would mean now."""

    def spot_names(self) -> Sequence[str]:
        """All spots there are now, the topmost last; those of the board, and those within them."""
        return [spot.name for spot in self.board]

    def fixed(self, spot: str) -> bool:
        """Whether the keyboard's focus goes to a spot only when something legal begins there."""
        return self.board[spot].kind in self.fixed_kinds

    def hands(self, actor: int | None, viewer: int) -> int | None:
        """The seat whose actions the gestures are: of whoever is to act. Others may have free moves."""
        return actor

    def secret(self, view: Any) -> bool:
        """Whether this view, shown on the screen, gives away what only its seat may see.

        Only then is the screen handed over unseen when another person is to act.
        """
        return True

    def glances(self, spot: str) -> bool:
        """Whether a spot is only looked under, for as long as it is pressed."""
        return False

    def accepts(self, gesture: Gesture) -> bool:
        """Whether a gesture counts at this moment: a button whose meaning has just changed may not yet."""
        return True

    def closes(self) -> Action | None:
        """What Escape does first: close what lies open over the table. None: nothing does.

        An aside, or a legal action that takes back what was begun.
        """
        return None

    def goes_on(self, legal: Sequence[Action]) -> Action | None:
        """What the hand that began something (an aside) goes on to do by itself; None: nothing (more)."""
        return None

    def aside(self, name: str) -> None:  # noqa: B027
        """Do what a hand does besides the game (`Aside`); `rebuild` follows."""

    @abstractmethod
    def rest(self) -> None:
        """Nothing may be done for a while: no thing glows or rises."""

    def symbol(self, source: str) -> tuple[str, ...]:
        """Drawings that stand for what can be taken from a spot; empty: none."""
        return ()

    def ends_turn(self, event: Event) -> bool:
        """Whether an event ends a turn (for "show last turn")."""
        return False

    @abstractmethod
    def area(self, spot: str) -> pygame.FRect:
        """Where a spot's thing is, in units: for hits, focus and flights."""

    def ring(self, spot: str) -> pygame.FRect:
        """What the focus is drawn round."""
        return self.area(spot)

    @abstractmethod
    def present(self, event: Event) -> Callable[[], Anim] | None:
        """How an event is shown; the animation is made when its turn comes. None: it isn't shown."""

    def gate(self, event: Event) -> str | None:
        """The spot that somebody must press before an event is shown (a reveal that all want to see)."""
        return None

    @abstractmethod
    def status(self, view: Any, legal: Sequence[Action], names: Sequence[str], hold: Hold | None) -> Sentence:
        """What can be done now, or what the held thing would do. `names`: of the players, by seat."""

    @abstractmethod
    def flight_back(self, source: str, x: float, y: float) -> Anim:
        """What was held at a point flies back to where it came from."""

    @abstractmethod
    def shake(self, spot: str) -> Anim:
        """A target refuses: it shakes once."""

    @abstractmethod
    def regions(self, hold: Hold | None) -> Regions:
        """What lies still, by region: where in the window, and a value that changes with its picture."""

    @abstractmethod
    def paint(self, surface: pygame.Surface, hold: Hold | None) -> None:
        """Draw everything that lies still, on the wood."""

    @abstractmethod
    def draw(self, surface: pygame.Surface, hold: Hold | None, hover: str | None) -> None:
        """Draw what moves, what glows and what is held, over what lies still."""

    def throws(self, spot: str) -> bool:
        """Whether what lies on a spot is thrown: wherever it is let go, it means the same."""
        return False

    def thrown(self, gesture: Gesture, x: float, y: float, speed: tuple[float, float]) -> None:  # noqa: B027
        """How the hand let go: only the look of the next throw depends on it."""

    def celebrate(self, won: bool) -> Anim | None:
        """How the end of the game is shown; None: not at all."""
        return None

    def update(self, dt: float) -> bool:
        """Let time pass for what moves by itself. Whether the picture changed."""
        return False


def _silent(name: str) -> None:
    return
