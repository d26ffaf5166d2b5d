"""The actions of Cookies and their texts. All of them are interned: `parse` and `legal` share them."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cookies.box import SHAPES, SHEETS
from game.rules.core import Action, BadNotation


class CookiesAction(Action):
    """What a baker can do; `sheet` is always the number of a sheet, 1 or 2."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class RollDice(CookiesAction):
    """Roll all three dice (CK-6)."""

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class LayCookies(CookiesAction):
    """Lay the cookies of a rolled shape, as many as were rolled and are left (CK-7 to CK-10)."""

    shape: str
    sheet: int

    def __str__(self) -> str:
        return f"lay {self.shape} sheet-{self.sheet}"


@dataclass(frozen=True, slots=True)
class SpreadSprinkles(CookiesAction):
    """Spread all rolled sprinkles over one sheet (CK-11)."""

    sheet: int

    def __str__(self) -> str:
        return f"sprinkle sheet-{self.sheet}"


@dataclass(frozen=True, slots=True)
class Nibble(CookiesAction):
    """Eat one cookie, decorated or not (CK-13)."""

    sheet: int
    sprinkled: bool

    def __str__(self) -> str:
        return f"nibble sheet-{self.sheet} {'sprinkled' if self.sprinkled else 'plain'}"


@dataclass(frozen=True, slots=True)
class Bake(CookiesAction):
    """Slide the finished sheet into the oven (CK-19)."""

    sheet: int

    def __str__(self) -> str:
        return f"bake sheet-{self.sheet}"


@dataclass(frozen=True, slots=True)
class Wait(CookiesAction):
    """Let the time pass when nothing else is left (CK-14)."""

    def __str__(self) -> str:
        return "wait"


ROLL = RollDice()
WAIT = Wait()
LAY = {(shape, sheet): LayCookies(shape, sheet) for shape in SHAPES for sheet in SHEETS}
SPRINKLES = {sheet: SpreadSprinkles(sheet) for sheet in SHEETS}
NIBBLE = {(sheet, sprinkled): Nibble(sheet, sprinkled) for sheet in SHEETS for sprinkled in (False, True)}
BAKE = {sheet: Bake(sheet) for sheet in SHEETS}

ACTIONS: tuple[CookiesAction, ...] = (
    ROLL,
    *LAY.values(),
    *SPRINKLES.values(),
    *NIBBLE.values(),
    *BAKE.values(),
    WAIT,
)
"""Every action there is."""
_BY_TEXT = {str(action): action for action in ACTIONS}


def parse(text: str) -> CookiesAction:
    """The action that a text stands for. Raises `BadNotation`."""
    action = _BY_TEXT.get(text)
    if action is None:
        raise BadNotation(f"{text!r} is no action of Cookies; there are: {', '.join(_BY_TEXT)}")
    return action
