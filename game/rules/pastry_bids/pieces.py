"""What lies in a position besides cards: phases, bids that were turned over, dishes."""

from __future__ import annotations

from typing import NamedTuple

BID, TIE, DISHES, LEFTOVERS, OVER = "bid", "tie", "dishes", "leftovers", "over"
"""Phases: a bid is open, the tie question is, last full dishes (PB-11), leftover dishes (PB-13), the end."""
PHASES = (BID, TIE, DISHES, LEFTOVERS, OVER)


class Showdown(NamedTuple):
    """Two bids that were turned over, and when; together they are the discards."""

    round: int
    first: int
    """The recipe card of seat 0."""
    second: int
    """The recipe card of seat 1."""

    @property
    def winner(self) -> int | None:
        """The seat that bid higher; None: a tie."""
        return None if self.first == self.second else int(self.second > self.first)


class Dish(NamedTuple):
    """A dish on the table."""

    recipe: int
    first: str
    second: str
    leftover: bool
    """Made after the hand-out, for half the points (PB-13)."""

    @property
    def points(self) -> float:
        """What it scores (PB-8, PB-13)."""
        return self.recipe / 2 if self.leftover else float(self.recipe)
