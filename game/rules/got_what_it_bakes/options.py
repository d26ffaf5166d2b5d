"""The options of the game, validated together."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.core import BadOption, Options

PANTRY: dict[str, tuple[int, ...]] = {
    "easy": (1, 1, 2, 2, 3, 3),
    "normal": (0, 1, 1, 2, 2, 3),
    "hard": (0, 0, 1, 1, 2, 2),
}
"""The six pantry cards by difficulty (GW-3)."""
RESOURCES: dict[str, tuple[int, int]] = {"easy": (20, 12), "normal": (15, 10), "hard": (10, 8)}
"""Coins and free time at the start by difficulty (GW-7)."""

_SEATS: dict[str, tuple[int, ...]] = {
    "competitive": (2, 3, 4),
    "solo": (1,),
    "cooperative": (2, 3, 4),
    "teams": (4,),
}


@dataclass(frozen=True)
class BakesOptions(Options):
    """What can be chosen before a game."""

    mode: str = field(
        default="competitive", metadata={"choices": ("competitive", "solo", "cooperative", "teams")}
    )
    """Who plays against or with whom."""
    kids: bool = False
    """Kids mode: sweets and a bonus roll in place of the Upgrades & Refreshments (GW-43)."""
    kids_goals: bool = False
    """Whether kids mode keeps the goals; cooperative play always does (GW-67)."""
    pantry: str = field(default="normal", metadata={"choices": ("easy", "normal", "hard")})
    """Which six pantry cards are played (GW-3)."""
    resources: str = field(default="normal", metadata={"choices": ("easy", "normal", "hard")})
    """Coins and free time at the start (GW-7)."""
    first: int = field(default=-1, metadata={"choices": (-1, 0, 1, 2, 3)})
    """The first player's seat; -1 lets chance decide (GW-8)."""

    @property
    def goals(self) -> bool:
        """Whether goal cards are in play (GW-43, GW-67)."""
        return not self.kids or self.kids_goals or self.mode == "cooperative"

    @property
    def open_goals(self) -> bool:
        """Whether the goals lie open for all (GW-46)."""
        return self.mode == "cooperative"

    def check_seats(self, seats: int) -> None:
        """Raise `BadOption` when this number of seats can't play with these options."""
        if seats not in _SEATS[self.mode]:
            wanted = " or ".join(str(n) for n in _SEATS[self.mode])
            raise BadOption(f"mode {self.mode} is played by {wanted}, not {seats}")
        if self.first >= seats:
            raise BadOption(f"seat {self.first} can't be first: there are {seats} seats")
