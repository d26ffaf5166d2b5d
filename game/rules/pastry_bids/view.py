"""What one player knows of a position (PB-16)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from game.rules.core import View
from game.rules.pastry_bids import codec, scoring
from game.rules.pastry_bids.cards import SUIT, cards_in, clubs_in, hearts_in, numbers_in
from game.rules.pastry_bids.pieces import Dish, Showdown

if TYPE_CHECKING:
    from game.rules.pastry_bids.state import PastryState


class PastryView(View["PastryState"]):
    """The table through the eyes of `seat`. Pairs of values have one entry a seat.

    All that is hidden is the other seat's bid before the reveal, its answer before both are given,
    and the order of the piles (which no position holds). The view keeps the position with the
    other seat's bid back in its hand and its answer forgotten: nothing that is hidden is in it.
    """

    __slots__ = ("_known", "has_answered", "has_bid", "seat")

    def __init__(self, seat: int, known: PastryState, other_bid: bool, other_answered: bool) -> None:
        """`known` is a position in which the other seat has laid no bid and given no answer."""
        self.seat = seat
        self._known = known
        bid, answered = bool(known.bids[seat]), known.answers[seat] is not None
        self.has_bid: tuple[bool, bool] = (other_bid, bid) if seat else (bid, other_bid)
        """Whether a bid lies face down."""
        self.has_answered: tuple[bool, bool] = (
            (other_answered, answered) if seat else (answered, other_answered)
        )
        """Whether the tie question has been answered."""

    @classmethod
    def of(cls, state: PastryState, seat: int) -> PastryView:
        """What `seat` knows of `state`."""
        other = 1 - seat
        known = state.copy()
        laid = known.bids[other]
        if laid:
            known.hands[other] |= 1 << (laid - 1)
            known.bids[other] = 0
        answered = known.answers[other] is not None
        known.answers[other] = None
        return cls(seat, known, bool(laid), answered)

    @property
    def other(self) -> int:
        """The other seat."""
        return 1 - self.seat

    @property
    def phase(self) -> str:
        """`bid`, `tie` (the tie question), `dishes` (before the hand-out), `leftovers` or `over`."""
        return self._known.phase

    @property
    def round(self) -> int:
        """Number of the round, from 1."""
        return self._known.round

    @property
    def loose(self) -> bool:
        """Whether loose pastry is played (PB-15)."""
        return self._known.loose

    @property
    def suits(self) -> tuple[str, str]:
        """The suit of the recipe cards: `diamonds` or `spades`."""
        return ("diamonds", "spades") if self._known.diamonds == 0 else ("spades", "diamonds")

    @property
    def up(self) -> tuple[str, ...]:
        """The face-up ingredient cards, pair by pair in the order in which they came."""
        return self._known.up

    @property
    def piles(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The hearts and the clubs that the piles still hold, in the order of their numbers."""
        return hearts_in(self._known.pile & SUIT), clubs_in(self._known.pile >> 13)

    @property
    def aside(self) -> tuple[str, ...]:
        """Cards set aside for the hand-out (PB-6, PB-18)."""
        return cards_in(self._known.aside)

    @property
    def hand(self) -> tuple[int, ...]:
        """The own recipe cards, without a laid bid."""
        return self.hands[self.seat]

    @property
    def hands(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What each hand may hold: the own one exactly, the other one with its laid bid still among it."""
        first, second = self._known.hands
        return numbers_in(first), numbers_in(second)

    @property
    def counts(self) -> tuple[int, int]:
        """How many recipe cards each hand holds, without laid bids."""
        first, second = (len(hand) for hand in self.hands)
        hidden = self.has_bid[self.other]
        return (first, second - hidden) if self.seat == 0 else (first - hidden, second)

    @property
    def bid(self) -> int | None:
        """The own bid that lies face down."""
        return self._known.bids[self.seat] or None

    @property
    def answer(self) -> bool | None:
        """The own answer to the tie question, while the other one is waited for."""
        return self._known.answers[self.seat]

    @property
    def leftovers(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Won ingredient cards that are in no dish (PB-10)."""
        first, second = self._known.leftovers
        return cards_in(first), cards_in(second)

    @property
    def handed_out(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Handed-out ingredient cards that are in no dish (PB-12)."""
        first, second = self._known.handed
        return cards_in(first), cards_in(second)

    @property
    def dishes(self) -> tuple[tuple[Dish, ...], tuple[Dish, ...]]:
        """The dishes, in the order in which they were made."""
        first, second = self._known.dishes
        return first, second

    @property
    def scores(self) -> tuple[float, float]:
        """The points so far."""
        first, second = self._known.dishes
        return scoring.points(first), scoring.points(second)

    @property
    def done(self) -> tuple[bool, bool]:
        """Who makes no more dishes in this phase (PB-11)."""
        first, second = self._known.done
        return first, second

    @property
    def history(self) -> tuple[Showdown, ...]:
        """All bids that were turned over, oldest first."""
        return self._known.history

    @property
    def discards(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The discarded recipe cards, oldest first (PB-4)."""
        return tuple(show.first for show in self.history), tuple(show.second for show in self.history)

    def sample(self, rng: random.Random) -> PastryState:
        state = self._known.copy()
        other = self.other
        if self.has_bid[other]:
            options = numbers_in(state.hands[other])
            number = options[int(rng.random() * len(options))]
            state.hands[other] ^= 1 << (number - 1)
            state.bids[other] = number
        if self.has_answered[other]:
            state.answers[other] = rng.random() < 0.5
        return state

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "has_bid": list(self.has_bid),
            "has_answered": list(self.has_answered),
            "known": codec.encode(self._known),
        }
