"""What happens at the table. A scene animates these; the log tells them (`pastry-event-…`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.core import Event


@dataclass(frozen=True, slots=True)
class BidLaid(Event):
    """A seat laid a bid face down (PB-3); only that seat sees which card."""

    seat: int
    card: int | None
    hides: ClassVar[tuple[str, ...]] = ("card",)

    @property
    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class BidReturned(Event):
    """A bid went back to its hand unseen (PB-17, PB-18)."""

    seat: int
    card: int | None
    hides: ClassVar[tuple[str, ...]] = ("card",)

    @property
    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class BidsRevealed(Event):
    """Both bids were turned over, and go to the discards (PB-3, PB-4)."""

    bids: tuple[int, int]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardsWon(Event):
    """The higher bid took all face-up cards (PB-4, PB-5)."""

    seat: int
    cards: tuple[str, ...]
    high: int
    low: int


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """Both bid the same number; `asked` says whether both are asked to go on (PB-5, PB-6)."""

    number: int
    asked: bool


@dataclass(frozen=True, slots=True)
class AnswerGiven(Event):
    """A seat answered the tie question; only that seat sees how until both have (PB-6)."""

    seat: int
    go_on: bool | None
    hides: ClassVar[tuple[str, ...]] = ("go_on",)

    @property
    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class AnswersRevealed(Event):
    """Both answers to the tie question were shown (PB-6)."""

    answers: tuple[bool, bool]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A new round turned up the top card of each pile (PB-3)."""

    round: int
    heart: str
    club: str


@dataclass(frozen=True, slots=True)
class PairAdded(Event):
    """Both agreed after a tie, and one more card of each pile was turned up (PB-5)."""

    heart: str
    club: str


@dataclass(frozen=True, slots=True)
class CardsSetAside(Event):
    """Nobody took the face-up cards; they wait for the hand-out (PB-6, PB-18).

    `why` is `declined`, `hand-empty` or `last-dish`.
    """

    cards: tuple[str, ...]
    why: str


@dataclass(frozen=True, slots=True)
class DishMade(Event):
    """A seat made a dish (PB-8); a `leftover` one scores half (PB-13)."""

    seat: int
    recipe: int
    cards: tuple[str, str]
    leftover: bool
    points: float


@dataclass(frozen=True, slots=True)
class BiddingEnded(Event):
    """A hand is empty: no more bids (PB-11, PB-18). `seats` are those without recipe cards."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatDone(Event):
    """A seat said that it makes no more dishes (PB-11, PB-13)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardsHandedOut(Event):
    """A seat got the cards of one suit that nobody had won (PB-12)."""

    seat: int
    cards: tuple[str, ...]


EVENTS: tuple[type[Event], ...] = (
    BidLaid,
    BidReturned,
    BidsRevealed,
    CardsWon,
    Tied,
    AnswerGiven,
    AnswersRevealed,
    RoundStarted,
    PairAdded,
    CardsSetAside,
    DishMade,
    BiddingEnded,
    SeatDone,
    CardsHandedOut,
)
"""Every kind of event of this game."""
