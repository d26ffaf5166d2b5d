"""The oven and the clock: what time does (CK-16 to CK-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.cookies.box import EMPTY
from game.rules.cookies.events import (
    AlarmRang,
    AlarmSet,
    GameEnded,
    HandMoved,
    HourStruck,
    SheetIntoOven,
    SheetOutOfOven,
)
from game.rules.cookies.phases import OVER
from game.rules.core import Event

if TYPE_CHECKING:
    from game.rules.cookies.state import CookiesState


def reason_of_end(won: bool) -> str:
    """What ended the game, as `GameEnded` and the outcome name it (CK-24)."""
    return "all-baked" if won else "clock-ran-out"


def move_hand(state: CookiesState, spaces: int, events: list[Event] | None) -> bool:
    """Move the minute hand, one space at a time (CK-18). Whether the game goes on after that.

    On each space the alarm comes first, then the hour (CK-26); a game that is won or whose time is
    up ends there, however many spaces were still to go (CK-27).
    """
    clock = state.clock
    for _ in range(spaces):
        before = state.steps
        state.steps = before + 1
        space = state.steps % clock.spaces
        if events is not None:
            events.append(HandMoved(before % clock.spaces, space, before // clock.spaces))
        if space == state.alarm:
            ring(state, space, events)
        if space == 0 and events is not None:
            events.append(HourStruck(state.hour))
        if state.won or state.steps == clock.length:
            end(state, events)
            return False
    return True


def into_oven(state: CookiesState, number: int, events: list[Event] | None) -> None:
    """Slide a sheet into the oven, to the honour of the acting baker, and set the alarm (CK-19, CK-20)."""
    state.oven = number
    state.alarm = state.clock.alarm_for[state.minute]
    if events is not None:
        shape = state.sheet(number).shape
        assert shape is not None
        events.append(SheetIntoOven(state.turn, number, shape))
        events.append(AlarmSet(state.alarm, state.clock.colours[state.alarm]))


def ring(state: CookiesState, space: int, events: list[Event] | None) -> None:
    """The sheet comes out, its cookies are done; a finished sheet that waits goes in (CK-22, CK-23).

    That one was finished in this very turn: had it waited for longer, somebody would have nibbled.
    """
    number = state.oven
    shape = state.sheet(number).shape
    assert shape is not None
    state.baked = (*state.baked, shape)
    first, second = state.sheets
    state.sheets = (EMPTY, second) if number == 1 else (first, EMPTY)
    state.oven = 0
    state.alarm = -1
    if events is not None:
        events.append(AlarmRang(space))
        events.append(SheetOutOfOven(number, shape))
    other = 3 - number
    if state.is_finished(other):
        into_oven(state, other, events)


def end(state: CookiesState, events: list[Event] | None) -> None:
    """The game is over (CK-24)."""
    state.phase = OVER
    state.roll = None
    if events is not None:
        events.append(GameEnded(state.won, reason_of_end(state.won)))
