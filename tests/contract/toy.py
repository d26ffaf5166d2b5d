"""Crumbs, a tiny game of the tests' own: the smallest example of how a game is added.

Twelve cards 1 to 12, a hidden hand of two each. A round: all lay a card in secret, all are shown
at once, a die is rolled, and the highest card (the lowest, with the option `low`) wins that many
crumbs. The winner keeps them all (`keep`) or gives one to everybody else (`share`). Then all draw.
Most crumbs win.

TY-1 lay one card of your hand; TY-2 one card a round; TY-3 only the winner keeps or shares;
TY-4 after the last round nothing is done any more.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

from game.rules.core import (
    DICE,
    DRAWS,
    SETUP,
    Action,
    BadNotation,
    BadPosition,
    Chance,
    Event,
    Game,
    IllegalMove,
    Options,
    Outcome,
    State,
    View,
)

T = TypeVar("T")

CARDS = tuple(range(1, 13))
HAND = 2
FACES = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True)
class ToyOptions(Options):
    """How Crumbs is played."""

    rounds: int = field(default=3, metadata={"choices": (2, 3)})
    low: bool = False


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a card in secret."""

    card: int

    def __str__(self) -> str:
        return f"lay {self.card}"


@dataclass(frozen=True, slots=True)
class Split(Action):
    """What the winner does with the crumbs."""

    share: bool

    def __str__(self) -> str:
        return "share" if self.share else "keep"


LAY = {card: Lay(card) for card in CARDS}
KEEP, SHARE = Split(False), Split(True)


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A seat laid a card; only that seat knows which."""

    seat: int
    card: int | None
    hides: ClassVar[tuple[str, ...]] = ("card",)

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    """All cards are turned up, and the die is rolled."""

    cards: tuple[int, ...]
    crumbs: int
    winner: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CrumbsTaken(Event):
    """The winner kept or shared."""

    seat: int
    shared: bool


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a card; only that seat knows which."""

    seat: int
    card: int | None
    hides: ClassVar[tuple[str, ...]] = ("card",)

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        return (self.seat,)


class ToyState(State[Action]):
    """A position of Crumbs."""

    __slots__ = ("crumbs", "deck", "hands", "laid", "low", "prize", "rounds", "used", "winner")

    def __init__(self, rounds: int, low: bool, seats: int) -> None:
        self.rounds = rounds  # still to be played
        self.low = low
        self.deck = CARDS  # what the deck still holds, without an order
        self.hands: tuple[tuple[int, ...], ...] = ((),) * seats
        self.laid = (0,) * seats  # 0: nothing yet
        self.used: tuple[int, ...] = ()  # seen by everybody
        self.crumbs = (0,) * seats
        self.winner = -1  # who has to keep or share; -1: a round of laying
        self.prize = 0

    def to_act(self) -> tuple[int, ...]:
        if not self.rounds:
            return ()
        if self.winner >= 0:
            return (self.winner,)
        return tuple(seat for seat, card in enumerate(self.laid) if not card)

    def legal(self, seat: int) -> Sequence[Action]:
        if seat not in self.to_act():
            return ()
        if self.winner >= 0:
            return (KEEP, SHARE)
        return [LAY[card] for card in self.hands[seat]]

    def refusal(self, seat: int, action: Action) -> IllegalMove | None:
        if not self.rounds:
            return IllegalMove("TY-4", "toy-why-over")
        if isinstance(action, Split):
            return None if seat == self.winner else IllegalMove("TY-3", "toy-why-not-the-winner")
        if self.winner >= 0 or self.laid[seat]:
            return IllegalMove("TY-2", "toy-why-laid-already")
        if not isinstance(action, Lay) or action.card not in self.hands[seat]:
            return IllegalMove("TY-1", "toy-why-not-in-hand")
        return None

    def apply(self, seat: int, action: Action, chance: Chance, events: list[Event] | None = None) -> None:
        if isinstance(action, Lay):
            self.hands = put(self.hands, seat, tuple(c for c in self.hands[seat] if c != action.card))
            self.laid = put(self.laid, seat, action.card)
            if events is not None:
                events.append(CardLaid(seat, action.card))
            if all(self.laid):
                self._show(chance, events)
        elif isinstance(action, Split):
            self._take(action.share, chance, events)

    def _show(self, chance: Chance, events: list[Event] | None) -> None:
        best = min(self.laid) if self.low else max(self.laid)
        self.winner = self.laid.index(best)
        self.prize = chance.choose(DICE, FACES)
        if events is not None:
            events.append(CardsShown(self.laid, self.prize, self.winner))
        self.used = tuple(sorted(self.used + self.laid))
        self.laid = (0,) * len(self.laid)

    def _take(self, share: bool, chance: Chance, events: list[Event] | None) -> None:
        winner, others = self.winner, len(self.hands) - 1
        won = self.prize - min(others, self.prize) if share else self.prize
        self.crumbs = tuple(
            old + (won if seat == winner else int(share)) for seat, old in enumerate(self.crumbs)
        )
        if events is not None:
            events.append(CrumbsTaken(winner, share))
        self.winner, self.prize = -1, 0
        self.rounds -= 1
        for seat in range(len(self.hands)) if self.rounds else ():
            card = draw(self, seat, DRAWS, chance)
            if events is not None:
                events.append(CardDrawn(seat, card))

    def outcome(self) -> Outcome | None:
        if self.rounds:
            return None
        best = max(self.crumbs)
        winners = tuple(seat for seat, crumbs in enumerate(self.crumbs) if crumbs == best)
        return Outcome(winners, tuple(map(float, self.crumbs)), "most-crumbs")

    def view(self, seat: int) -> ToyView:
        return ToyView(
            seat,
            {
                "seat": seat,
                "rounds": self.rounds,
                "low": self.low,
                "hand": list(self.hands[seat]),
                "laid": self.laid[seat],
                "others_laid": [bool(card) for card in self.laid],
                "sizes": [len(hand) for hand in self.hands],
                "used": list(self.used),
                "crumbs": list(self.crumbs),
                "winner": self.winner,
                "prize": self.prize,
            },
        )

    def copy(self) -> ToyState:
        new = ToyState.__new__(ToyState)
        for name in ToyState.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": len(self.hands),
            "rounds": self.rounds,
            "low": self.low,
            "deck": list(self.deck),
            "hands": [list(hand) for hand in self.hands],
            "laid": list(self.laid),
            "used": list(self.used),
            "crumbs": list(self.crumbs),
            "winner": self.winner,
            "prize": self.prize,
        }

    def status(self) -> list[str]:
        held = [card for hand in self.hands for card in hand]
        cards = sorted([*self.deck, *held, *(c for c in self.laid if c), *self.used])
        wrong = [] if cards == list(CARDS) else ["cards are missing or doubled"]
        if not -1 <= self.winner < len(self.hands):
            wrong.append("the winner is no seat")
        if (self.winner >= 0) != (self.prize > 0):
            wrong.append("a winner goes with a prize")
        if self.rounds and self.winner < 0 and all(self.laid):
            wrong.append("all cards are laid, but not shown")
        have = [len(hand) + bool(card) for hand, card in zip(self.hands, self.laid, strict=True)]
        if self.rounds and any(n != HAND - (self.winner >= 0) for n in have):
            wrong.append("a hand has the wrong number of cards")
        return wrong


class ToyView(View[ToyState]):
    """What one seat knows: its own hand and whatever has been shown."""

    __slots__ = ("data", "seat")

    def __init__(self, seat: int, data: dict[str, Any]) -> None:
        self.seat = seat
        self.data = data

    def sample(self, rng: random.Random) -> ToyState:
        known = self.data
        sizes = known["sizes"]
        state = ToyState(known["rounds"], known["low"], len(sizes))
        hidden = [
            c for c in CARDS if c not in known["hand"] and c not in known["used"] and c != known["laid"]
        ]

        def take() -> int:
            return hidden.pop(int(rng.random() * len(hidden)))

        hands: list[tuple[int, ...]] = []
        laid: list[int] = []
        for seat, size in enumerate(sizes):
            mine = seat == self.seat
            hands.append(tuple(known["hand"] if mine else sorted(take() for _ in range(size))))
            laid.append(known["laid"] if mine else take() if known["others_laid"][seat] else 0)
        state.hands, state.laid, state.deck = tuple(hands), tuple(laid), tuple(hidden)
        state.used, state.crumbs = tuple(known["used"]), tuple(known["crumbs"])
        state.winner, state.prize = known["winner"], known["prize"]
        return state

    def to_json(self) -> dict[str, Any]:
        return self.data


class Toy(Game[ToyState, Action, ToyOptions]):
    """Crumbs as a game of the box."""

    id = "toy"
    seats = range(2, 4)
    clauses = "TY"
    options_type = ToyOptions

    def new(self, seats: int, options: ToyOptions, chance: Chance) -> ToyState:
        state = ToyState(options.rounds, options.low, seats)
        for seat in range(seats):
            for _ in range(HAND):
                draw(state, seat, SETUP, chance)
        return state

    def parse(self, text: str) -> Action:
        if text in ("keep", "share"):
            return SHARE if text == "share" else KEEP
        for action in LAY.values():
            if text == str(action):
                return action
        raise BadNotation(f"{text!r} is no action of {self.id}")

    def state_from_json(self, data: object) -> ToyState:
        parts = {"seats", *ToyState.__slots__}
        if not isinstance(data, dict) or set(data) != parts:
            raise BadPosition("a position has exactly these parts: " + ", ".join(sorted(parts)))
        lists = ("deck", "laid", "used", "crumbs")
        if not all(isinstance(data[k], list) and all(type(n) is int for n in data[k]) for k in lists):
            raise BadPosition("deck, laid, used and crumbs are lists of numbers")
        hands = data["hands"]
        if not isinstance(hands, list) or len(hands) not in self.seats:
            raise BadPosition("there is a hand for each of 2 or 3 seats")
        if type(data["seats"]) is not int or data["seats"] != len(hands):
            raise BadPosition("seats is the number of hands")
        if not all(isinstance(h, list) and all(type(n) is int for n in h) for h in hands):
            raise BadPosition("a hand is a list of numbers")
        if type(data["rounds"]) is not int or not 0 <= data["rounds"] <= 3 or type(data["low"]) is not bool:
            raise BadPosition("rounds is a number from 0 to 3 and low is true or false")
        if type(data["winner"]) is not int or type(data["prize"]) is not int:
            raise BadPosition("winner and prize are numbers")
        if len(data["laid"]) != len(hands) or len(data["crumbs"]) != len(hands):
            raise BadPosition("laid and crumbs have one number a seat")
        state = ToyState(data["rounds"], data["low"], len(hands))
        state.hands = tuple(tuple(hand) for hand in hands)
        for name in lists:
            setattr(state, name, tuple(data[name]))
        state.winner, state.prize = data["winner"], data["prize"]
        if wrong := state.status():
            raise BadPosition("; ".join(wrong))
        return state

    def view_from_json(self, data: object) -> ToyView:
        if not isinstance(data, dict) or type(data.get("seat")) is not int:
            raise BadPosition("this is no view of Crumbs")
        return ToyView(data["seat"], data)


def draw(state: ToyState, seat: int, stream: str, chance: Chance) -> int:
    """Let `seat` draw a card and return it."""
    card = chance.choose(stream, state.deck)
    state.deck = tuple(c for c in state.deck if c != card)
    state.hands = put(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
    return card


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The tuple with one item replaced."""
    return (*items[:index], item, *items[index + 1 :])


GAME = Toy()
