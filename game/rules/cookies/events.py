"""What can happen in Cookies, in the order in which a table shows it.

`sheet` is the number of a sheet (1 or 2), `space` a minute space counted clockwise from the 12 (0),
`places` are indices of a sheet's nine places. Cookies always fill the places from 0 on without a gap,
the sprinkled ones first: new cookies go to the next free places, sprinkles to the first plain cookies.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from game.rules.core import Event


class CookiesEvent(Event):
    """Something that happened at the table."""

    __slots__ = ()

    @property
    def args_for_text(self) -> dict[str, str | int]:
        """What the event's sentence needs besides the baker's name `$who`.

        Strings and numbers by their names, bools as `yes` or `no`, places as their number `count`,
        dice as `die1`, `die2` and `die3` (`star-heart`).
        """
        args: dict[str, str | int] = {}
        for field in dataclasses.fields(self):  # type: ignore[arg-type]
            value = getattr(self, field.name)
            if isinstance(value, bool):
                args[field.name] = "yes" if value else "no"
            elif isinstance(value, (str, int)):
                args[field.name] = value
            elif field.name == "places":
                args["count"] = len(value)
            elif field.name == "faces":
                args.update(
                    {f"die{number}": face.replace("/", "-") for number, face in enumerate(value, start=1)}
                )
        return args


@dataclass(frozen=True, slots=True)
class DiceRolled(CookiesEvent):
    """`seat` rolled; `faces` in the order of the dice (`star/heart`, `sprinkle`)."""

    seat: int
    faces: tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class CookiesLaid(CookiesEvent):
    """Cookies went from the reserve to `places` of a sheet."""

    seat: int
    shape: str
    sheet: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SprinklesSpread(CookiesEvent):
    """The cookies on `places` got a sprinkle each; `surplus` sprinkles went back to the reserve."""

    seat: int
    shape: str
    sheet: int
    places: tuple[int, ...]
    surplus: int


@dataclass(frozen=True, slots=True)
class CookieNibbled(CookiesEvent):
    """The cookie on `place` was eaten: it (and its sprinkle) is back in the reserve.

    When that left a gap, the cookie on the last filled place, `moved_from`, slid into it.
    """

    seat: int
    shape: str
    sheet: int
    sprinkled: bool
    place: int
    moved_from: int | None


@dataclass(frozen=True, slots=True)
class TimePassed(CookiesEvent):
    """`seat` could do nothing at all, so all three dice cost time (CK-14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SheetFinished(CookiesEvent):
    """Nine cookies, nine sprinkles. `waits`: another sheet bakes, so this one has to wait (CK-21).

    If it does not wait, its baker slides it in now (CK-19).
    """

    seat: int
    sheet: int
    shape: str
    waits: bool


@dataclass(frozen=True, slots=True)
class SheetIntoOven(CookiesEvent):
    """A sheet went into the oven; the honour is `seat`'s (CK-19, CK-23)."""

    seat: int
    sheet: int
    shape: str


@dataclass(frozen=True, slots=True)
class AlarmSet(CookiesEvent):
    """The alarm marker went to `space`, the next one of the `colour` on which the hand stands (CK-20)."""

    space: int
    colour: str


@dataclass(frozen=True, slots=True)
class HandMoved(CookiesEvent):
    """The minute hand moved one space. `hour` is what the hour hand shows while it moves."""

    from_space: int
    to_space: int
    hour: int


@dataclass(frozen=True, slots=True)
class AlarmRang(CookiesEvent):
    """The minute hand reached the alarm marker, which lies beside the clock again (CK-22)."""

    space: int


@dataclass(frozen=True, slots=True)
class SheetOutOfOven(CookiesEvent):
    """The sheet is back on the table, empty: its cookies are done, its sprinkles in the reserve (CK-22)."""

    sheet: int
    shape: str


@dataclass(frozen=True, slots=True)
class HourStruck(CookiesEvent):
    """The minute hand came to 12: the hour hand moved on to `hour` (CK-17)."""

    hour: int


@dataclass(frozen=True, slots=True)
class TurnPassed(CookiesEvent):
    """It is now the turn of `seat` (with one baker: the same again)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(CookiesEvent):
    """The game is over (CK-24, CK-25); `reason` as in the outcome: `all-baked` or `clock-ran-out`."""

    won: bool
    reason: str


EVENTS: tuple[type[CookiesEvent], ...] = (
    DiceRolled,
    CookiesLaid,
    SprinklesSpread,
    CookieNibbled,
    TimePassed,
    SheetFinished,
    SheetIntoOven,
    AlarmSet,
    HandMoved,
    AlarmRang,
    SheetOutOfOven,
    HourStruck,
    TurnPassed,
    GameEnded,
)
"""Every kind of event there is."""
