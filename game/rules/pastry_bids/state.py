"""The position of Pastry Bids and how actions change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.core import DRAWS, Chance, Event, IllegalMove, Outcome, State
from game.rules.pastry_bids import checks, codec, refusals, scoring
from game.rules.pastry_bids import events as told
from game.rules.pastry_bids.actions import (
    ANSWERS,
    FINISH,
    Answer,
    Bid,
    MakeDish,
    PastryAction,
    bids_for,
    dishes_for,
)
from game.rules.pastry_bids.cards import (
    BIT,
    CLUBS,
    INGREDIENTS,
    SUIT,
    cards_in,
    clubs_in,
    hearts_in,
    mask_of,
    pairs_in,
)
from game.rules.pastry_bids.pieces import BID, DISHES, LEFTOVERS, OVER, TIE, Dish, Showdown
from game.rules.pastry_bids.view import PastryView

NOTHING: tuple[PastryAction, ...] = ()

_SEATS: tuple[tuple[tuple[int, ...], ...], ...] = (((), (1,)), ((0,), (0, 1)))
"""The seats that are waited for, by whether seat 0 is and whether seat 1 is."""


class PastryState(State[PastryAction]):
    """A position. Lists have one entry a seat; sets of cards are masks (see `cards`).

    `pile` holds both piles as sets: the order of a pile is decided card by card as it is turned up.
    """

    __slots__ = (
        "answers",
        "aside",
        "bids",
        "diamonds",
        "dishes",
        "done",
        "handed",
        "hands",
        "history",
        "leftovers",
        "loose",
        "phase",
        "pile",
        "round",
        "up",
    )

    def __init__(self, diamonds: int, loose: bool) -> None:
        """Everything in its place before the first pair is turned up (PB-1)."""
        self.diamonds = diamonds
        """The seat that plays diamonds."""
        self.loose = loose
        self.phase = BID
        self.round = 0
        self.pile = INGREDIENTS
        self.up: tuple[str, ...] = ()
        """Face-up cards for which is bid, in the order in which they were turned up."""
        self.aside = 0
        self.hands = [SUIT, SUIT]
        self.bids = [0, 0]
        """The number of a bid that is laid and not yet revealed; 0: none."""
        self.answers: list[bool | None] = [None, None]
        self.leftovers = [0, 0]
        """Won and in no dish."""
        self.handed = [0, 0]
        """Handed out and in no dish (PB-12)."""
        self.dishes: list[tuple[Dish, ...]] = [(), ()]
        self.done = [False, False]
        self.history: tuple[Showdown, ...] = ()

    def copy(self) -> PastryState:
        new = PastryState.__new__(PastryState)
        new.diamonds = self.diamonds
        new.loose = self.loose
        new.phase = self.phase
        new.round = self.round
        new.pile = self.pile
        new.up = self.up
        new.aside = self.aside
        new.hands = self.hands[:]
        new.bids = self.bids[:]
        new.answers = self.answers[:]
        new.leftovers = self.leftovers[:]
        new.handed = self.handed[:]
        new.dishes = self.dishes[:]
        new.done = self.done[:]
        new.history = self.history
        return new

    def to_act(self) -> tuple[int, ...]:
        return _SEATS[self._waits_for(0)][self._waits_for(1)]

    def _waits_for(self, seat: int) -> bool:
        if self.phase == BID:
            return not self.bids[seat]
        if self.phase == TIE:
            return self.answers[seat] is None
        return self.phase != OVER and not self.done[seat]

    def legal(self, seat: int) -> Sequence[PastryAction]:
        if not self._waits_for(seat):
            return NOTHING
        if self.phase == TIE:
            return ANSWERS
        hand = self.hands[seat]
        actions = bids_for(hand) if self.phase == BID else NOTHING
        for pair in self.pairs(seat):
            actions += dishes_for(pair, hand)
        return actions if self.phase == BID else actions + FINISH

    def pairs(self, seat: int) -> tuple[tuple[str, str], ...]:
        """The pairs out of which a seat could make a dish in this phase (PB-7, PB-10, PB-13)."""
        fresh = self.handed[seat]
        won = self.leftovers[seat]
        return pairs_in(won | fresh, fresh if self.phase == LEFTOVERS else won, self.loose)

    def refusal(self, seat: int, action: PastryAction) -> IllegalMove | None:
        return refusals.refusal(self, seat, action)

    def apply(
        self, seat: int, action: PastryAction, chance: Chance, events: list[Event] | None = None
    ) -> None:
        if isinstance(action, Bid):
            self._lay(seat, action.number, chance, events)
        elif isinstance(action, MakeDish):
            self._make(seat, action, events)
        elif isinstance(action, Answer):
            self._answer(seat, action.go_on, chance, events)
        else:
            self.done[seat] = True
            if events is not None:
                events.append(told.SeatDone(seat))
            self._go_on_when_done(events)

    def turn_up(self, chance: Chance) -> tuple[str, str]:
        """Turn up the top card of each pile (PB-3): hearts first."""
        heart = chance.choose(DRAWS, hearts_in(self.pile & SUIT))
        club = chance.choose(DRAWS, clubs_in(self.pile >> 13))
        self.pile ^= BIT[heart] | BIT[club]
        self.up += (heart, club)
        return heart, club

    def start_round(self, chance: Chance, events: list[Event] | None = None) -> None:
        """Turn up a pair for a new round; without a bid to come, end the bidding (PB-3, PB-11)."""
        if not self.hands[0] or not self.hands[1]:
            self._end_bidding(events)
            return
        self.phase = BID
        self.round += 1
        heart, club = self.turn_up(chance)
        if events is not None:
            events.append(told.RoundStarted(self.round, heart, club))

    def _lay(self, seat: int, number: int, chance: Chance, events: list[Event] | None) -> None:
        self.hands[seat] ^= 1 << (number - 1)
        self.bids[seat] = number
        if events is not None:
            events.append(told.BidLaid(seat, number))
        if self.bids[1 - seat]:
            self._reveal(chance, events)

    def _reveal(self, chance: Chance, events: list[Event] | None) -> None:
        """PB-4, PB-5, PB-6."""
        first, second = self.bids
        self.bids = [0, 0]
        self.history += (Showdown(self.round, first, second),)
        if events is not None:
            events.append(told.BidsRevealed((first, second)))
        if first != second:
            winner = int(second > first)
            self.leftovers[winner] |= mask_of(self.up)
            if events is not None:
                high, low = max(first, second), min(first, second)
                events.append(told.CardsWon(winner, self.up, high, low))
            self.up = ()
            self.start_round(chance, events)
            return
        asked = bool(self.hands[0] and self.hands[1])
        if events is not None:
            events.append(told.Tied(first, asked))
        if asked:
            self.phase = TIE
        else:
            self._set_aside("hand-empty", events)
            self._end_bidding(events)

    def _answer(self, seat: int, go_on: bool, chance: Chance, events: list[Event] | None) -> None:
        self.answers[seat] = go_on
        if events is not None:
            events.append(told.AnswerGiven(seat, go_on))
        first, second = self.answers
        if first is None or second is None:
            return
        self.answers = [None, None]
        if events is not None:
            events.append(told.AnswersRevealed((first, second)))
        if not (first and second):
            self._set_aside("declined", events)
            self.start_round(chance, events)
            return
        self.phase = BID
        heart, club = self.turn_up(chance)
        if events is not None:
            events.append(told.PairAdded(heart, club))

    def _make(self, seat: int, action: MakeDish, events: list[Event] | None) -> None:
        """PB-8, PB-13, and what a dish does to an open bid: PB-17, PB-18."""
        self.hands[seat] ^= 1 << (action.recipe - 1)
        rest = ~(BIT[action.first] | BIT[action.second])
        self.leftovers[seat] &= rest
        self.handed[seat] &= rest
        made = Dish(action.recipe, action.first, action.second, self.phase == LEFTOVERS)
        self.dishes[seat] += (made,)
        if events is not None:
            events.append(
                told.DishMade(seat, made.recipe, (made.first, made.second), made.leftover, made.points)
            )
        if self.phase != BID:
            self._go_on_when_done(events)
            return
        other = 1 - seat
        if self.bids[other]:
            if events is not None:
                events.append(told.BidReturned(other, self.bids[other]))
            self.hands[other] |= 1 << (self.bids[other] - 1)
            self.bids[other] = 0
        if not self.hands[seat]:
            self._set_aside("last-dish", events)
            self._end_bidding(events)

    def _set_aside(self, why: str, events: list[Event] | None) -> None:
        self.aside |= mask_of(self.up)
        if events is not None:
            events.append(told.CardsSetAside(self.up, why))
        self.up = ()

    def _end_bidding(self, events: list[Event] | None) -> None:
        """PB-11. A seat that has no dish to make has nothing to choose, and is done."""
        self.phase = DISHES
        if events is not None:
            events.append(told.BiddingEnded(tuple(s for s in (0, 1) if not self.hands[s])))
        self._go_on_when_done(events)

    def _go_on_when_done(self, events: list[Event] | None) -> None:
        for seat in (0, 1):
            self.done[seat] = self.done[seat] or not (self.hands[seat] and self.pairs(seat))
        if not (self.done[0] and self.done[1]):
            return
        if self.phase == DISHES:
            self._hand_out(events)
        else:
            self.phase = OVER

    def _hand_out(self, events: list[Event] | None) -> None:
        """PB-12: hearts to the spades player, clubs to the diamonds player."""
        rest = self.pile | self.aside
        self.pile = self.aside = 0
        for seat in (0, 1):
            cards = self.handed[seat] = rest & (CLUBS if seat == self.diamonds else SUIT)
            if events is not None and cards:
                events.append(told.CardsHandedOut(seat, cards_in(cards)))
        self.phase = LEFTOVERS
        self.done = [False, False]
        self._go_on_when_done(events)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self.dishes) if self.phase == OVER else None

    def view(self, seat: int) -> PastryView:
        return PastryView.of(self, seat)

    def to_json(self) -> dict[str, Any]:
        return codec.encode(self)

    def status(self) -> list[str]:
        return checks.problems(self)
