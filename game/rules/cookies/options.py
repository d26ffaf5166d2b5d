"""The options of Cookies."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.cookies.box import CLOCKS
from game.rules.core import Options

RANDOM = -1
"""`first`: the first baker is drawn."""


@dataclass(frozen=True)
class CookiesOptions(Options):
    """What a table can choose before the game."""

    clock: str = field(default="standard", metadata={"choices": CLOCKS})
    """How long the clock runs (CK-28)."""
    scoring: bool = False
    """Whether spaces left and cookies left over are counted at the end (CK-27)."""
    first: int = field(default=RANDOM, metadata={"choices": (RANDOM, 0, 1, 2, 3)})
    """The seat of whoever ate a cookie most recently, or -1 to draw one (CK-5)."""
