"""Carrying out actions: one function for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.rules.cookies import oven
from game.rules.cookies.actions import (
    Bake,
    CookiesAction,
    LayCookies,
    Nibble,
    RollDice,
    SpreadSprinkles,
    Wait,
)
from game.rules.cookies.box import DICE_ROLLED, EMPTY, Sheet
from game.rules.cookies.events import (
    CookieNibbled,
    CookiesLaid,
    DiceRolled,
    SheetFinished,
    SprinklesSpread,
    TimePassed,
    TurnPassed,
)
from game.rules.cookies.phases import TO_ACT, TO_BAKE, TO_ROLL
from game.rules.core import DICE, Chance, Event

if TYPE_CHECKING:
    from game.rules.cookies.state import CookiesState

Events = list[Event] | None


def carry_out(state: CookiesState, action: CookiesAction, chance: Chance, events: Events) -> None:
    """Change the position by a legal action."""
    _DO[type(action)](state, action, chance, events)


def roll_dice(state: CookiesState, action: RollDice, chance: Chance, events: Events) -> None:
    """Roll all three dice once (CK-6)."""
    first, second, third = state.box.dice
    choose = chance.choose
    faces = (choose(DICE, first), choose(DICE, second), choose(DICE, third))
    state.roll = state.box.rolls[faces]
    state.phase = TO_ACT
    if events is not None:
        events.append(DiceRolled(state.turn, faces))


def lay(state: CookiesState, action: LayCookies, chance: Chance, events: Events) -> None:
    """Lay as many cookies as the dice and the reserve allow; the other dice cost time (CK-10, CK-16)."""
    roll = state.roll
    assert roll is not None
    count = roll.counts[action.shape]
    _, plain, sprinkled = state.sheet(action.sheet)
    filled = plain + sprinkled
    laid = min(count, state.box.cookies - filled)
    put(state, action.sheet, Sheet(action.shape, plain + laid, sprinkled))
    if events is not None:
        places = tuple(range(filled, filled + laid))
        events.append(CookiesLaid(state.turn, action.shape, action.sheet, places))
    spend(state, DICE_ROLLED - count, events)


def sprinkle(state: CookiesState, action: SpreadSprinkles, chance: Chance, events: Events) -> None:
    """Decorate plain cookies; a sheet finished by this is baked before time moves (CK-11, CK-19)."""
    roll = state.roll
    assert roll is not None
    rolled = roll.sprinkles * state.box.sprinkles_for_face
    shape, plain, sprinkled = state.sheet(action.sheet)
    assert shape is not None
    spread = min(rolled, plain)
    put(state, action.sheet, Sheet(shape, plain - spread, sprinkled + spread))
    if events is not None:
        places = tuple(range(sprinkled, sprinkled + spread))
        events.append(SprinklesSpread(state.turn, shape, action.sheet, places, rolled - spread))
    if state.is_finished(action.sheet):
        waits = state.oven > 0
        if events is not None:
            events.append(SheetFinished(state.turn, action.sheet, shape, waits))
        if not waits:
            state.phase = TO_BAKE
            return
    spend(state, DICE_ROLLED - roll.sprinkles, events)


def bake(state: CookiesState, action: Bake, chance: Chance, events: Events) -> None:
    """Slide the finished sheet in; the dice that brought no sprinkles now cost their time (CK-19, CK-24)."""
    roll = state.roll
    assert roll is not None
    oven.into_oven(state, action.sheet, events)
    if state.won:
        oven.end(state, events)
    else:
        spend(state, DICE_ROLLED - roll.sprinkles, events)


def nibble(state: CookiesState, action: Nibble, chance: Chance, events: Events) -> None:
    """Eat a cookie, which costs no time; a sheet that waited is finished no longer (CK-13)."""
    shape, plain, sprinkled = state.sheet(action.sheet)
    assert shape is not None
    last = plain + sprinkled - 1
    if last == 0:
        put(state, action.sheet, EMPTY)
    elif action.sprinkled:
        put(state, action.sheet, Sheet(shape, plain, sprinkled - 1))
    else:
        put(state, action.sheet, Sheet(shape, plain - 1, sprinkled))
    if events is not None:
        place = sprinkled - 1 if action.sprinkled else last
        moved = last if place != last else None
        events.append(CookieNibbled(state.turn, shape, action.sheet, action.sprinkled, place, moved))
    spend(state, 0, events)


def wait(state: CookiesState, action: Wait, chance: Chance, events: Events) -> None:
    """All three dice are unused and nothing can be eaten (CK-14)."""
    if events is not None:
        events.append(TimePassed(state.turn))
    spend(state, DICE_ROLLED, events)


def put(state: CookiesState, number: int, sheet: Sheet) -> None:
    """Replace what lies on one sheet."""
    first, second = state.sheets
    state.sheets = (sheet, second) if number == 1 else (first, sheet)


def spend(state: CookiesState, unused: int, events: Events) -> None:
    """Move the hand for the unused dice (CK-16); then the next baker clockwise has the turn (CK-5)."""
    if not oven.move_hand(state, unused, events):
        return
    state.roll = None
    state.phase = TO_ROLL
    state.turn = (state.turn + 1) % state.seats
    if events is not None:
        events.append(TurnPassed(state.turn))


_DO: dict[type[CookiesAction], Callable[[CookiesState, Any, Chance, Events], None]] = {
    RollDice: roll_dice,
    LayCookies: lay,
    SpreadSprinkles: sprinkle,
    Nibble: nibble,
    Bake: bake,
    Wait: wait,
}
