"""What lies in the box, read from `data/box.json`: pieces, dice, clocks (CK-1 to CK-3)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product
from typing import NamedTuple

SHAPES = ("star", "heart", "flower", "circle")
"""The four kinds of cookies; every list of shapes keeps this order."""
SPRINKLE = "sprinkle"
"""The die face that is no pair of shapes."""
SHEETS = (1, 2)
"""The numbers of the two baking sheets, as in `sheet-1`."""
DICE_ROLLED = 3
"""All dice of a roll (CK-6)."""
CLOCKS = ("standard", "gentle", "breezy")
"""Names of the clocks to choose from (CK-28)."""


class Sheet(NamedTuple):
    """A baking sheet: nothing on it (`shape` is None), or cookies of one kind."""

    shape: str | None = None
    plain: int = 0
    sprinkled: int = 0


EMPTY = Sheet()


@dataclass(frozen=True, slots=True)
class Roll:
    """Three faces as they lie on the table, and what they offer."""

    faces: tuple[str, str, str]
    counts: Mapping[str, int]
    """Shape -> number of dice that show it; only shapes that were rolled, in the order of `SHAPES` (CK-7)."""
    sprinkles: int
    """Number of dice that show sprinkles."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock face and how many hours it runs (CK-3, CK-28)."""

    name: str
    colours: tuple[str, ...]
    """Colour of each minute space, clockwise from the 12."""
    hours: int
    alarm_for: tuple[int, ...]
    """For each space the next one clockwise of its colour: there the alarm is set (CK-20)."""

    @property
    def spaces(self) -> int:
        """Minute spaces on the face."""
        return len(self.colours)

    @property
    def length(self) -> int:
        """Spaces that the minute hand can move until the last hour strikes."""
        return self.spaces * self.hours


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box. One instance, shared by all positions."""

    cookies: int
    """Cookies of each shape."""
    sprinkles: int
    places: int
    """Places on a sheet."""
    sprinkles_for_face: int
    dice: tuple[tuple[str, ...], ...]
    rolls: Mapping[tuple[str, str, str], Roll]
    """Every roll that the dice can show, by its faces in the order of the dice."""
    clocks: Mapping[str, Clock]


@cache
def box() -> Box:
    """The box, read and checked once. Raises `ValueError` naming file and field when it is broken."""
    text = files("game.rules.cookies").joinpath("data/box.json").read_text(encoding="utf-8")
    return read_box(json.loads(text))


def read_box(data: object) -> Box:
    """The box that plain data describe. Raises `ValueError` naming the field that is wrong."""
    if not isinstance(data, dict):
        raise ValueError("box.json: not an object")
    cookies, places = _number(data, "cookies_of_each_shape"), _number(data, "places_on_a_sheet")
    if cookies != places:
        raise ValueError("box.json: places_on_a_sheet: a sheet has to hold all cookies of a shape")
    dice = _dice(data.get("dice"))
    return Box(
        cookies=cookies,
        sprinkles=_number(data, "sprinkles"),
        places=places,
        sprinkles_for_face=_number(data, "sprinkles_for_a_face"),
        dice=dice,
        rolls={(a, b, c): roll_of((a, b, c)) for a, b, c in product(*dice)},
        clocks=_clocks(data.get("clock_colours"), data.get("clock_hours")),
    )


def roll_of(faces: tuple[str, str, str]) -> Roll:
    """Count what three faces show (CK-7, CK-11)."""
    shown = [face.split("/") for face in faces]
    counts = {shape: sum(shape in names for names in shown) for shape in SHAPES}
    return Roll(faces, {shape: count for shape, count in counts.items() if count}, faces.count(SPRINKLE))


def _number(data: dict[str, object], field: str) -> int:
    value = data.get(field)
    if type(value) is not int or value < 1:
        raise ValueError(f"box.json: {field}: not a number above 0")
    return value


def _dice(data: object) -> tuple[tuple[str, ...], ...]:
    if not isinstance(data, list) or len(data) != DICE_ROLLED:
        raise ValueError("box.json: dice: not a list of three dice")
    dice = []
    for number, faces in enumerate(data, start=1):
        if not isinstance(faces, list) or len(faces) != 6:
            raise ValueError(f"box.json: dice: die {number} does not have six faces")
        for face in faces:
            if face == SPRINKLE:
                continue
            names = str(face).split("/")
            if len(names) != 2 or names[0] == names[1] or not set(names) <= set(SHAPES):
                raise ValueError(f"box.json: dice: die {number}: {face!r} is neither sprinkle nor two shapes")
        dice.append(tuple(str(face) for face in faces))
    return tuple(dice)


def _clocks(colours: object, hours: object) -> dict[str, Clock]:
    if not isinstance(colours, list) or not colours or not all(isinstance(c, str) for c in colours):
        raise ValueError("box.json: clock_colours: not a list of colours")
    if not isinstance(hours, dict) or set(hours) != set(CLOCKS):
        raise ValueError(f"box.json: clock_hours: the clocks have to be {', '.join(CLOCKS)}")
    alarm_for = tuple(
        next((space + ahead) % len(colours) for ahead in range(1, len(colours) + 1)
             if colours[(space + ahead) % len(colours)] == colour)
        for space, colour in enumerate(colours)
    )  # fmt: skip
    return {name: Clock(name, tuple(colours), _number(hours, name), alarm_for) for name in CLOCKS}
