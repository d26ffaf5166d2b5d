"""What a seat knows of Macaraccoon: everything but the order of the decks, which lies nowhere (MC-32)."""

from __future__ import annotations

import random
from typing import Any

from game.rules.core import View
from game.rules.macaraccoon.state import MacaraccoonState


class MacaraccoonView(View[MacaraccoonState]):
    """The whole table through the eyes of one seat; `table` is a copy."""

    __slots__ = ("seat", "table")

    def __init__(self, seat: int, state: MacaraccoonState) -> None:
        self.seat = seat
        self.table = state.copy()

    def sample(self, rng: random.Random) -> MacaraccoonState:
        """The position itself: draws are decided when they are made."""
        return self.table.copy()

    def to_json(self) -> dict[str, Any]:
        """Seat and table."""
        return {"seat": self.seat, "table": self.table.to_json()}
