"""A position of Cookies. Everything is open (CK-30); nothing is random but the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.rules.cookies import oven, play, refuse, stored
from game.rules.cookies.actions import BAKE, LAY, NIBBLE, ROLL, SPRINKLES, WAIT, CookiesAction
from game.rules.cookies.box import EMPTY, SHAPES, SHEETS, Box, Clock, Roll, Sheet
from game.rules.cookies.phases import OVER, TO_BAKE, TO_ROLL
from game.rules.core import Chance, Event, IllegalMove, Outcome, State

if TYPE_CHECKING:
    from game.rules.cookies.view import CookiesView

_ROLL_ONLY = (ROLL,)
_WAIT_ONLY = (WAIT,)


class CookiesState(State[CookiesAction]):
    """A position. Reserves are what is neither on a sheet nor baked, so no piece can get lost."""

    __slots__ = (
        "alarm",
        "baked",
        "box",
        "clock",
        "oven",
        "phase",
        "roll",
        "scoring",
        "seats",
        "sheets",
        "steps",
        "turn",
    )

    box: Box
    clock: Clock
    seats: int
    scoring: bool
    turn: int
    """The seat whose turn it is."""
    phase: str
    roll: Roll | None
    """The dice on the table while they wait to be used."""
    sheets: tuple[Sheet, Sheet]
    """Sheet 1 and sheet 2, wherever they are."""
    oven: int
    """Number of the sheet in the oven, 0 if it is empty."""
    alarm: int
    """Minute space of the alarm marker, -1 if it lies beside the clock."""
    baked: tuple[str, ...]
    """Shapes that came out of the oven, in that order."""
    steps: int
    """Spaces that the minute hand has moved since the start; both hands follow from it."""

    @classmethod
    def start(cls, box: Box, clock: Clock, seats: int, scoring: bool, first: int) -> CookiesState:
        """The set-up (CK-4) with `first` to roll."""
        state = cls()
        state.box = box
        state.clock = clock
        state.seats = seats
        state.scoring = scoring
        state.turn = first
        state.phase = TO_ROLL
        state.roll = None
        state.sheets = (EMPTY, EMPTY)
        state.oven = 0
        state.alarm = -1
        state.baked = ()
        state.steps = 0
        return state

    def copy(self) -> CookiesState:
        other = CookiesState.__new__(CookiesState)
        other.box = self.box
        other.clock = self.clock
        other.seats = self.seats
        other.scoring = self.scoring
        other.turn = self.turn
        other.phase = self.phase
        other.roll = self.roll
        other.sheets = self.sheets
        other.oven = self.oven
        other.alarm = self.alarm
        other.baked = self.baked
        other.steps = self.steps
        return other

    # What lies where

    @property
    def minute(self) -> int:
        """The space on which the minute hand stands, clockwise from the 12 (0)."""
        return self.steps % self.clock.spaces

    @property
    def hour(self) -> int:
        """What the hour hand shows."""
        return self.steps // self.clock.spaces

    def sheet(self, number: int) -> Sheet:
        """Sheet 1 or sheet 2."""
        return self.sheets[number - 1]

    def sheet_with(self, shape: str) -> int:
        """Number of the sheet, on the table or in the oven, on which this shape lies; 0 if on none."""
        return next((n for n in SHEETS if self.sheets[n - 1].shape == shape), 0)

    def is_finished(self, number: int) -> bool:
        """Whether a sheet is full and all its cookies are decorated (CK-19)."""
        return self.sheets[number - 1].sprinkled == self.box.places

    def reserve(self, shape: str) -> int:
        """Cookies of a shape that are neither on a sheet nor done."""
        if shape in self.baked:
            return 0
        return self.box.cookies - sum(s.plain + s.sprinkled for s in self.sheets if s.shape == shape)

    @property
    def sprinkles(self) -> int:
        """Sprinkles in the reserve."""
        return self.box.sprinkles - self.sheets[0].sprinkled - self.sheets[1].sprinkled

    @property
    def won(self) -> bool:
        """Whether all kinds are baked or in the oven (CK-25)."""
        return len(self.baked) + (self.oven > 0) == len(SHAPES)

    @property
    def score(self) -> int:
        """Spaces left until the last hour, minus one for each cookie in the reserves (CK-27)."""
        return self.spaces_left - self.cookies_left

    @property
    def spaces_left(self) -> int:
        """Spaces that the minute hand has not reached yet."""
        return self.clock.length - self.steps

    @property
    def cookies_left(self) -> int:
        """Cookies in all reserves."""
        return sum(self.reserve(shape) for shape in SHAPES)

    # The contract

    def to_act(self) -> tuple[int, ...]:
        return () if self.phase == OVER else (self.turn,)

    def legal(self, seat: int) -> Sequence[CookiesAction]:
        phase = self.phase
        if seat != self.turn or phase == OVER:
            return ()
        if phase == TO_ROLL:
            return _ROLL_ONLY
        if phase == TO_BAKE:
            return (BAKE[1 if self.is_finished(1) else 2],)
        return self.uses() or self.nibbles() or _WAIT_ONLY

    def uses(self) -> list[CookiesAction]:
        """Every way to use the roll: cookies in the order of the shapes, then sprinkles (CK-8 to CK-11).

        The sheet in the oven needs no check: it is full and decorated, so no roll can use it.
        """
        roll = self.roll
        assert roll is not None
        first, second = self.sheets
        places = self.box.places
        actions: list[CookiesAction] = []
        for shape in roll.counts:
            if shape == first.shape:
                if first.plain + first.sprinkled < places:
                    actions.append(LAY[shape, 1])
            elif shape == second.shape:
                if second.plain + second.sprinkled < places:
                    actions.append(LAY[shape, 2])
            elif shape not in self.baked:
                if first.shape is None:
                    actions.append(LAY[shape, 1])
                if second.shape is None:
                    actions.append(LAY[shape, 2])
        if roll.sprinkles:
            if first.plain:
                actions.append(SPRINKLES[1])
            if second.plain:
                actions.append(SPRINKLES[2])
        return actions

    def nibbles(self) -> list[CookiesAction]:
        """Every cookie that could be eaten, if the roll is of no use (CK-13)."""
        actions: list[CookiesAction] = []
        for number in SHEETS:
            sheet = self.sheets[number - 1]
            if number != self.oven:
                if sheet.plain:
                    actions.append(NIBBLE[number, False])
                if sheet.sprinkled:
                    actions.append(NIBBLE[number, True])
        return actions

    def refusal(self, seat: int, action: CookiesAction) -> IllegalMove | None:
        return None if action in self.legal(seat) else refuse.reason(self, seat, action)

    def apply(
        self, seat: int, action: CookiesAction, chance: Chance, events: list[Event] | None = None
    ) -> None:
        play.carry_out(self, action, chance, events)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        won = self.won
        score = float(self.score if self.scoring else won)
        details = (("spaces-left", float(self.spaces_left)), ("cookies-left", -float(self.cookies_left)))
        return Outcome(
            winners=tuple(range(self.seats)) if won else (),
            scores=(score,) * self.seats,
            reason=oven.reason_of_end(won),
            details=details if self.scoring else (),
        )

    def view(self, seat: int) -> CookiesView:
        from game.rules.cookies.view import CookiesView

        return CookiesView(seat, self.copy())

    def to_json(self) -> dict[str, Any]:
        return stored.to_json(self)

    def status(self) -> list[str]:
        return stored.status(self)
