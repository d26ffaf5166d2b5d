"""Options of Macaraccoon."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.core import Options


@dataclass(frozen=True)
class MacaraccoonOptions(Options):
    """What is chosen at set-up."""

    first: int = field(default=-1, metadata={"choices": (-1, 0, 1, 2, 3, 4)})
    """The seat that baked a dessert most recently; -1: drawn at random (MC-6)."""
