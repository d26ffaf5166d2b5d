"""The options of Pastry Bids."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.core import Options


@dataclass(frozen=True)
class PastryOptions(Options):
    """Who plays diamonds (PB-2) and whether loose pastry is allowed (PB-15)."""

    diamonds: int = field(default=-1, metadata={"choices": (-1, 0, 1)})
    """The seat that holds the diamonds, the other one holds the spades; -1: at random."""
    loose: bool = False
    """Whether any two ingredient cards of one colour make a dish as well."""
