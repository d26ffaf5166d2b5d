"""The contract that all games keep and everything else stands on: Game, State and View."""

from __future__ import annotations

import hashlib
import json
import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from game.rules.core.chance import Chance
from game.rules.core.errors import BadOption, IllegalMove
from game.rules.core.values import Action, Event, Options, Outcome

A = TypeVar("A", bound=Action)
O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound="State[Any]")


class State(ABC, Generic[A]):
    """A position: flat data and nothing else. No log, no names, no generator, nothing drawn.

    Leaves are immutable (tuples, ints, interned strings), what never changes is shared by
    reference, and `copy` is written by hand. Decks are kept as what they still hold, without
    an order: a draw is decided by chance when it is made, so nothing hidden lies in the state
    that nobody knows.
    """

    __slots__ = ()

    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for (several in simultaneous steps); empty at the end."""

    @abstractmethod
    def legal(self, seat: int) -> Sequence[A]:
        """All legal actions of `seat` in a stable order, without repeats.

        Also the free acts of a seat that nobody waits for. Empty at the end of the game.
        """

    @abstractmethod
    def refusal(self, seat: int, action: A) -> IllegalMove | None:
        """Why `action` is not legal now, naming the clause; None when it is legal."""

    @abstractmethod
    def apply(self, seat: int, action: A, chance: Chance, events: list[Event] | None = None) -> None:
        """Change the position by a legal action; append what happened to `events`, if given.

        The action is not checked here (search plays millions of them): `Match.play` is the
        checked door. What an illegal action does is undefined.
        """

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def view(self, seat: int) -> View[Self]:
        """What `seat` may know, built from that alone."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The whole position as readable plain data."""

    @abstractmethod
    def status(self) -> list[str]:
        """What is wrong with this position (pieces lost or doubled, impossible marks); empty if nothing."""

    def digest(self) -> str:
        """A short fingerprint; equal positions have equal ones on every platform."""
        return digest_of(self.to_json())


class View(ABC, Generic[S]):
    """What one seat may know of a position. Scenes and bots get this and never the state.

    Concrete views show their facts as attributes of their own.
    """

    __slots__ = ()

    seat: int
    """The seat whose eyes these are."""

    @abstractmethod
    def sample(self, rng: random.Random) -> S:
        """A full position consistent with this view, drawn evenly from what is possible."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The view as plain data; equal for positions that the seat can't tell apart."""

    def digest(self) -> str:
        """A short fingerprint of what the seat knows."""
        return digest_of(self.to_json())


class Game(ABC, Generic[S, A, O]):
    """A game describes itself, starts positions, and reads its own texts and data.

    One instance a game, without state of its own; see `game.rules.registry`.
    """

    id: ClassVar[str]
    """Stable name (`cookies`)."""
    seats: ClassVar[range]
    """Numbers of seats that can be played."""
    cooperative: ClassVar[bool] = False
    """Whether all seats win or lose together whatever the options are."""
    hidden: ClassVar[bool] = False
    """Whether a seat knows things that the others at the same screen must not see."""
    clauses: ClassVar[str]
    """Prefix of the ids of the rule clauses (`CK`)."""
    options_type: ClassVar[type[Options]]
    """The dataclass of the options."""

    @abstractmethod
    def new(self, seats: int, options: O, chance: Chance) -> S:
        """A position ready for its first decision. `seats` and `options` are valid (see `check`)."""

    @abstractmethod
    def parse(self, text: str) -> A:
        """The action that a text stands for. Raises `BadNotation`."""

    @abstractmethod
    def state_from_json(self, data: object) -> S:
        """The position that plain data describe. Raises `BadPosition` with the reason."""

    @abstractmethod
    def view_from_json(self, data: object) -> View[S]:
        """The view that `View.to_json` wrote. Raises `BadPosition`."""

    def check(self, seats: int, options: O) -> None:
        """Refuse a number of seats (or options with it) that can't be played. Raises `BadOption`."""
        if seats not in self.seats:
            raise BadOption(
                f"{self.id} is played by {self.seats.start} to {self.seats.stop - 1}, not {seats}"
            )


def digest_of(data: object) -> str:
    """The fingerprint of plain data: 16 hexadecimal digits of the SHA-256 of its canonical JSON."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
