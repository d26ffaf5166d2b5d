"""A table for tests: the cards that come up are scripted, actions are given as they are spoken."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import Event, IllegalMove, Scripted, Seeded
from game.rules.pastry_bids import GAME
from game.rules.pastry_bids.options import PastryOptions


class Play:
    """A game of Pastry Bids in which `cards` are turned up in this order, and any others after them."""

    def __init__(self, cards: str = "", *, diamonds: int = 0, loose: bool = False) -> None:
        self.chance = Scripted(cards.split(), then=Seeded("the rest"))
        self.state = GAME.new(2, PastryOptions(diamonds, loose), self.chance)

    def do(self, seat: int, text: str) -> list[Event]:
        """A seat acts; the events as nobody's eyes limit them. Raises `IllegalMove`."""
        action = GAME.parse(text)
        refusal = self.state.refusal(seat, action)
        if refusal is not None:
            assert action not in self.state.legal(seat)
            raise refusal
        assert action in self.state.legal(seat)
        events: list[Event] = []
        self.state.apply(seat, action, self.chance, events)
        assert self.state.status() == []
        return events

    def bids(self, *pairs: tuple[int, int]) -> list[Event]:
        """Both bid, pair by pair; the events of the last pair."""
        events: list[Event] = []
        for first, second in pairs:
            events = self.do(0, f"bid {first}") + self.do(1, f"bid {second}")
        return events

    def tie(self, *numbers: int) -> None:
        """Both bid the same and refuse to go on, number by number."""
        for number in numbers:
            self.bids((number, number))
            if self.state.phase == "tie":
                self.do(0, "decline")
                self.do(1, "decline")

    def why_not(self, seat: int, text: str) -> tuple[str, str]:
        """Clause and text key of a refusal."""
        action = GAME.parse(text)
        refusal = self.state.refusal(seat, action)
        assert isinstance(refusal, IllegalMove)
        assert action not in self.state.legal(seat)
        return refusal.clause, refusal.key.removeprefix("pastry-why-")

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat as texts."""
        return [str(action) for action in self.state.legal(seat)]


def named(events: Sequence[Event]) -> list[str]:
    """The names of events."""
    return [type(event).__name__ for event in events]
