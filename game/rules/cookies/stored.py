"""A position as plain data, and what makes one impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.rules.cookies.box import CLOCKS, EMPTY, SHAPES, SHEETS, Box, Clock, Sheet, box
from game.rules.cookies.phases import OVER, PHASES, TO_ACT, TO_BAKE
from game.rules.core import BadPosition

if TYPE_CHECKING:
    from game.rules.cookies.state import CookiesState

FIELDS = (
    "game",
    "clock",
    "seats",
    "scoring",
    "turn",
    "phase",
    "dice",
    "hour",
    "minute",
    "sheets",
    "oven",
    "alarm",
    "baked",
    "reserves",
    "sprinkles",
)


def to_json(state: CookiesState) -> dict[str, Any]:
    """The whole position, every piece in its place."""
    return {
        "game": "cookies",
        "clock": state.clock.name,
        "seats": state.seats,
        "scoring": state.scoring,
        "turn": state.turn,
        "phase": state.phase,
        "dice": list(state.roll.faces) if state.roll is not None else None,
        "hour": state.hour,
        "minute": state.minute,
        "sheets": [
            {"shape": sheet.shape, "plain": sheet.plain, "sprinkled": sheet.sprinkled}
            for sheet in state.sheets
        ],
        "oven": state.oven or None,
        "alarm": state.alarm if state.alarm >= 0 else None,
        "baked": list(state.baked),
        "reserves": {shape: state.reserve(shape) for shape in SHAPES},
        "sprinkles": state.sprinkles,
    }


def from_json(kind: type[CookiesState], data: object) -> CookiesState:
    """The position that plain data describe.

    Raises `BadPosition` for data of the wrong shape, for pieces that don't add up and for
    positions that no game can reach by their marks (see `status`).
    """
    if not isinstance(data, dict) or set(data) != set(FIELDS):
        raise BadPosition(f"a position of Cookies has exactly these fields: {', '.join(FIELDS)}")
    if data["game"] != "cookies":
        raise BadPosition("game: this is no position of cookies")
    the_box = box()
    clock = the_box.clocks[_one_of(data["clock"], "clock", CLOCKS)]
    seats = _number(data["seats"], "seats", 1, 4)
    if type(data["scoring"]) is not bool:
        raise BadPosition("scoring: is true or false")
    state = kind.start(the_box, clock, seats, data["scoring"], _number(data["turn"], "turn", 0, seats - 1))
    state.phase = _one_of(data["phase"], "phase", PHASES)
    if data["dice"] is not None:
        state.roll = the_box.rolls.get(_faces(data["dice"]))
        if state.roll is None:
            raise BadPosition(f"dice: the three dice can't show {', '.join(map(str, data['dice']))}")
    hour = _number(data["hour"], "hour", 0, clock.hours)
    state.steps = hour * clock.spaces + _number(data["minute"], "minute", 0, clock.spaces - 1)
    if not isinstance(data["sheets"], list) or len(data["sheets"]) != len(SHEETS):
        raise BadPosition("sheets: are two")
    first, second = (_sheet(sheet, number, the_box) for number, sheet in enumerate(data["sheets"], start=1))
    state.sheets = (first, second)
    state.oven = 0 if data["oven"] is None else _number(data["oven"], "oven", 1, len(SHEETS))
    state.alarm = -1 if data["alarm"] is None else _number(data["alarm"], "alarm", 0, clock.spaces - 1)
    if not isinstance(data["baked"], list):
        raise BadPosition("baked: is a list of shapes")
    state.baked = tuple(_one_of(shape, "baked", SHAPES) for shape in data["baked"])
    problems = status(state) or _missing_pieces(state, data)
    if problems:
        raise BadPosition("; ".join(problems))
    return state


def status(state: CookiesState) -> list[str]:
    """What is wrong with a position; empty if it could be on a table."""
    return _pieces(state) + _oven_and_alarm(state) + _phase(state)


def _pieces(state: CookiesState) -> list[str]:
    """Every cookie and sprinkle exactly once (CK-1, CK-8, CK-9, CK-22)."""
    problems = []
    if len(set(state.baked)) < len(state.baked):
        problems.append("baked: a shape is baked twice")
    shapes = [sheet.shape for sheet in state.sheets if sheet.shape is not None]
    if len(set(shapes)) < len(shapes):
        problems.append("sheets: a shape lies on both sheets")
    for number, sheet in zip(SHEETS, state.sheets, strict=True):
        cookies = sheet.plain + sheet.sprinkled
        if (sheet.shape is None) != (cookies == 0):
            problems.append(f"sheet {number}: a shape without cookies, or cookies without a shape")
        if sheet.shape in state.baked:
            problems.append(f"sheet {number}: {sheet.shape} is baked already")
        if cookies > state.box.places:
            problems.append(f"sheet {number}: {cookies} cookies on {state.box.places} places")
    if state.sprinkles < 0:
        problems.append("sprinkles: more than there are")
    return problems


def _oven_and_alarm(state: CookiesState) -> list[str]:
    """What bakes is finished, its alarm lies ahead, and the clock had the time for it (CK-19 to CK-23)."""
    problems = []
    waiting = [number for number in SHEETS if state.is_finished(number) and number != state.oven]
    if state.oven and not state.is_finished(state.oven):
        problems.append("oven: the sheet in it is not finished")
    if (state.oven > 0) != (state.alarm >= 0):
        problems.append("alarm: is set just while a sheet bakes")
    if len(waiting) > 1:
        problems.append("sheets: one of two finished sheets bakes")
    if waiting and not state.oven and state.phase != TO_BAKE:
        problems.append("oven: empty, though a sheet is finished")
    needed = len(state.baked) * min(_waits(state.clock))
    if state.alarm >= 0:
        ahead = (state.alarm - state.minute) % state.clock.spaces or state.clock.spaces
        longest = _waits(state.clock)[state.alarm]
        if ahead > longest:
            problems.append("alarm: set on a space that is not the next one of its colour")
        needed += longest - ahead
    if state.steps < needed:
        problems.append("clock: too early for what is baked")
    if state.steps > state.clock.length:
        problems.append("clock: past its last hour")
    return problems


def _waits(clock: Clock) -> list[int]:
    """For each space how many spaces before it an alarm for it is set."""
    return [
        (space - clock.alarm_for.index(space)) % clock.spaces or clock.spaces for space in range(clock.spaces)
    ]


def _phase(state: CookiesState) -> list[str]:
    """Dice lie there just while they are used; the end is the end (CK-6, CK-19, CK-24)."""
    problems = []
    if (state.roll is not None) != (state.phase in (TO_ACT, TO_BAKE)):
        problems.append("dice: lie on the table just between a roll and its use")
    if state.phase == TO_BAKE:
        if state.oven or not any(state.is_finished(number) for number in SHEETS):
            problems.append("phase: there is no sheet to slide into the oven")
        if state.roll is not None and not state.roll.sprinkles:
            problems.append("phase: a sheet is finished by sprinkles, but none were rolled")
    if (state.phase == OVER) != (state.won or state.steps >= state.clock.length):
        problems.append("phase: the game is over just when all is baked or the last hour has struck")
    return problems


def _missing_pieces(state: CookiesState, data: dict[str, Any]) -> list[str]:
    """Whether the reserves of the data hold what is left of the box."""
    reserves = data["reserves"]
    if not isinstance(reserves, dict) or set(reserves) != set(SHAPES):
        raise BadPosition("reserves: a number for each shape")
    problems = []
    for shape in SHAPES:
        there = _number(reserves[shape], f"reserves: {shape}", 0, state.box.cookies)
        if there != state.reserve(shape):
            problems.append(f"reserves: {shape}: {there}, but the box leaves {state.reserve(shape)}")
    if _number(data["sprinkles"], "sprinkles", 0, state.box.sprinkles) != state.sprinkles:
        problems.append(f"sprinkles: {data['sprinkles']}, but the box leaves {state.sprinkles}")
    return problems


def _number(value: object, field: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{field}: a whole number from {low} to {high}, not {value!r}")
    return value


def _one_of(value: object, field: str, names: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{field}: one of {', '.join(names)}, not {value!r}")
    return value


def _faces(value: object) -> tuple[str, str, str]:
    if not isinstance(value, list) or len(value) != 3 or not all(isinstance(face, str) for face in value):
        raise BadPosition("dice: three faces, or null")
    first, second, third = value
    return first, second, third


def _sheet(value: object, number: int, the_box: Box) -> Sheet:
    if not isinstance(value, dict) or set(value) != {"shape", "plain", "sprinkled"}:
        raise BadPosition(f"sheet {number}: has shape, plain and sprinkled")
    plain = _number(value["plain"], f"sheet {number}: plain", 0, the_box.places)
    sprinkled = _number(value["sprinkled"], f"sheet {number}: sprinkled", 0, the_box.places)
    if value["shape"] is None:
        return EMPTY if not plain + sprinkled else Sheet(None, plain, sprinkled)
    return Sheet(_one_of(value["shape"], f"sheet {number}: shape", SHAPES), plain, sprinkled)
