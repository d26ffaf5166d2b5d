"""What a seat may know of Cookies: everything (CK-30), in the words of the table."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from game.rules.cookies.box import SHAPES, SHEETS
from game.rules.cookies.state import CookiesState
from game.rules.core import View

ON_TABLE = "table"
"""Where a sheet is: on the table, to be worked on."""
IN_OVEN = "oven"
"""Where a sheet is: in the oven, out of reach."""
WAITING = "waiting"
"""Where a sheet is: on the table, finished, until it goes into the oven."""


@dataclass(frozen=True, slots=True)
class SheetView:
    """A sheet as it lies there.

    Its cookies fill the places 0 to `cookies - 1` without a gap: first those with sprinkles, then the
    plain ones. Cookies are laid on the next free places, sprinkles fall on the first plain cookies. A
    plain cookie is eaten from the last filled place, a sprinkled one from place `sprinkled - 1`; the
    cookie on the last filled place then slides into that gap. Events name the places.
    """

    number: int
    shape: str | None
    plain: int
    sprinkled: int
    where: str
    """`table`, `oven` or `waiting`."""

    @property
    def cookies(self) -> int:
        """How many cookies lie on it."""
        return self.plain + self.sprinkled

    @property
    def places(self) -> tuple[bool, ...]:
        """For each filled place from 0 on whether its cookie is sprinkled."""
        return (True,) * self.sprinkled + (False,) * self.plain


class CookiesView(View[CookiesState]):
    """The table of Cookies; the same for all seats."""

    __slots__ = ("_state", "seat")

    def __init__(self, seat: int, state: CookiesState) -> None:
        """A view of `state`, which is kept and must belong to nobody else."""
        self.seat = seat
        self._state = state

    @property
    def seats(self) -> int:
        """How many bakers play."""
        return self._state.seats

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self._state.turn

    @property
    def phase(self) -> str:
        """What the game waits for: `roll`, `act`, `bake` or `over`."""
        return self._state.phase

    @property
    def dice(self) -> tuple[str, str, str] | None:
        """The faces of the three dice (`star/heart`, `sprinkle`) while they wait to be used."""
        return self._state.roll.faces if self._state.roll is not None else None

    @property
    def rolled(self) -> dict[str, int]:
        """How many dice show each rolled shape (CK-7); empty without a roll."""
        return dict(self._state.roll.counts) if self._state.roll is not None else {}

    @property
    def die_faces(self) -> tuple[tuple[str, ...], ...]:
        """All six faces of each die (CK-2)."""
        return self._state.box.dice

    @property
    def sheets(self) -> tuple[SheetView, SheetView]:
        """Sheet 1 and sheet 2."""
        first, second = (self._sheet(number) for number in SHEETS)
        return first, second

    def _sheet(self, number: int) -> SheetView:
        state = self._state
        shape, plain, sprinkled = state.sheet(number)
        where = WAITING if state.is_finished(number) else ON_TABLE
        if number == state.oven:
            where = IN_OVEN
        return SheetView(number, shape, plain, sprinkled, where)

    @property
    def oven(self) -> int | None:
        """Number of the sheet in the oven."""
        return self._state.oven or None

    @property
    def reserves(self) -> dict[str, int]:
        """Cookies of each shape in the reserve."""
        return {shape: self._state.reserve(shape) for shape in SHAPES}

    @property
    def sprinkles(self) -> int:
        """Sprinkles in the reserve."""
        return self._state.sprinkles

    @property
    def baked(self) -> tuple[str, ...]:
        """Shapes whose cookies are done, in the order in which they were."""
        return self._state.baked

    @property
    def clock(self) -> str:
        """Name of the clock (CK-28)."""
        return self._state.clock.name

    @property
    def colours(self) -> tuple[str, ...]:
        """Colour of each minute space, clockwise from the 12 (CK-3)."""
        return self._state.clock.colours

    @property
    def minute(self) -> int:
        """The space on which the minute hand stands, clockwise from the 12 (0)."""
        return self._state.minute

    @property
    def hour(self) -> int:
        """What the hour hand shows."""
        return self._state.hour

    @property
    def hours(self) -> int:
        """The last hour, which ends the game."""
        return self._state.clock.hours

    @property
    def alarm(self) -> int | None:
        """The space of the alarm marker; None if it lies beside the clock."""
        return self._state.alarm if self._state.alarm >= 0 else None

    @property
    def spaces_left(self) -> int:
        """Spaces that the minute hand can still move until the last hour."""
        return self._state.spaces_left

    @property
    def scoring(self) -> bool:
        """Whether the score is counted (CK-27)."""
        return self._state.scoring

    @property
    def score(self) -> int:
        """The score if the game ended now (CK-27)."""
        return self._state.score

    @property
    def won(self) -> bool:
        """Whether all kinds are baked or in the oven (CK-25)."""
        return self._state.won

    def sample(self, rng: random.Random) -> CookiesState:
        """The position itself: nothing is hidden."""
        return self._state.copy()

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, **self._state.to_json()}
