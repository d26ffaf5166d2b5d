"""Why an action is not legal: the most specific clause, for the sentence that the table shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.cookies.actions import (
    Bake,
    CookiesAction,
    LayCookies,
    Nibble,
    RollDice,
    SpreadSprinkles,
)
from game.rules.cookies.phases import OVER, TO_BAKE, TO_ROLL
from game.rules.core import IllegalMove

if TYPE_CHECKING:
    from game.rules.cookies.state import CookiesState


def reason(state: CookiesState, seat: int, action: CookiesAction) -> IllegalMove:
    """The refusal of an action that is not among the legal ones."""
    if state.phase == OVER:
        return IllegalMove("CK-24", "cookies-why-over")
    if seat != state.turn:
        return IllegalMove("CK-5", "cookies-why-not-your-turn")
    if isinstance(action, Bake):
        return _bake(state, action)
    if state.phase == TO_BAKE:
        return IllegalMove("CK-19", "cookies-why-bake-first")
    if isinstance(action, RollDice):
        return IllegalMove("CK-6", "cookies-why-rolled-already")
    if state.phase == TO_ROLL:
        return IllegalMove("CK-6", "cookies-why-roll-first")
    if isinstance(action, LayCookies):
        return _lay(state, action.shape, action.sheet)
    if isinstance(action, SpreadSprinkles):
        return _sprinkle(state, action)
    if state.uses():
        return IllegalMove("CK-15", "cookies-why-roll-is-usable")
    if isinstance(action, Nibble):
        return _nibble(state, action)
    return IllegalMove("CK-14", "cookies-why-nibble-instead")


def _bake(state: CookiesState, action: Bake) -> IllegalMove:
    number = action.sheet
    if number == state.oven:
        return IllegalMove("CK-19", "cookies-why-bakes-already", sheet=number)
    if not state.is_finished(number):
        return IllegalMove("CK-19", "cookies-why-not-finished", sheet=number)
    return IllegalMove("CK-21", "cookies-why-oven-full", sheet=number)


def _lay(state: CookiesState, shape: str, number: int) -> IllegalMove:
    assert state.roll is not None
    if shape not in state.roll.counts:
        return IllegalMove("CK-7", "cookies-why-not-rolled", shape=shape)
    if shape in state.baked:
        return IllegalMove("CK-22", "cookies-why-shape-done", shape=shape)
    home = state.sheet_with(shape)
    if home and home == state.oven:
        return IllegalMove("CK-9", "cookies-why-shape-in-oven", shape=shape)
    if number == state.oven:
        return IllegalMove("CK-8", "cookies-why-sheet-in-oven", sheet=number)
    other = state.sheet(number).shape
    if other is not None and other != shape:
        return IllegalMove("CK-8", "cookies-why-sheet-holds-other", shape=shape, other=other, sheet=number)
    if home and home != number:
        return IllegalMove("CK-9", "cookies-why-shape-has-sheet", shape=shape, sheet=home)
    return IllegalMove("CK-10", "cookies-why-none-left", shape=shape)


def _sprinkle(state: CookiesState, action: SpreadSprinkles) -> IllegalMove:
    assert state.roll is not None
    number = action.sheet
    if not state.roll.sprinkles:
        return IllegalMove("CK-11", "cookies-why-no-sprinkles-rolled")
    if number == state.oven:
        return IllegalMove("CK-11", "cookies-why-sheet-in-oven", sheet=number)
    if state.sheet(number).shape is None:
        return IllegalMove("CK-11", "cookies-why-sheet-empty", sheet=number)
    return IllegalMove("CK-11", "cookies-why-all-sprinkled", sheet=number)


def _nibble(state: CookiesState, action: Nibble) -> IllegalMove:
    number = action.sheet
    if number == state.oven:
        return IllegalMove("CK-13", "cookies-why-oven-out-of-reach")
    if state.sheet(number).shape is None:
        return IllegalMove("CK-13", "cookies-why-nothing-to-nibble", sheet=number)
    if action.sprinkled:
        return IllegalMove("CK-13", "cookies-why-none-sprinkled", sheet=number)
    return IllegalMove("CK-13", "cookies-why-none-plain", sheet=number)
