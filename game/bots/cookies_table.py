"""Cookies solved: the chance to win from every position between two turns, and the best way to go on.

The four shapes can be exchanged with each other (the dice show them evenly), the two sheets too, and
the bakers are one team; so what counts is only: how many kinds are baked, what lies on the sheets,
how far off the alarm is, and how many spaces are left on the clock. These are `POSITIONS` for each
number of spaces left, whatever the clock was at the start: one table serves all clocks.

`data/cookies.bin` is zlib-compressed: the 32 bytes of `signature`, then for 1, 2, ... `SPACES` spaces left
the value of each position as a little-endian 16-bit number, 65535 being a certain win. For each position
it holds the difference (modulo 65536) to the same position with one space less, since small numbers
compress well. `python -m game.dev.solve_cookies` writes it.
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from game.rules.cookies import CookiesState
from game.rules.cookies.actions import ROLL, CookiesAction
from game.rules.cookies.box import SHAPES, Box, Sheet, box
from game.rules.cookies.phases import OVER, TO_BAKE, TO_ROLL
from game.rules.core import Chance, Scripted

SPACES = 72
"""Spaces left at the start of the longest clock."""
WAIT = 3
"""Spaces from one space of the clock to the next of its colour: how long a sheet bakes."""
CERTAIN = 65535
"""The stored value of a certain win."""

CONTENTS = tuple((plain, cookies - plain) for cookies in range(10) for plain in range(cookies, -1, -1))
"""What can lie on a sheet (plain, sprinkled): 55 contents, from empty to finished, which is the last."""
FINISHED = len(CONTENTS) - 1
_CODES = {content: code for code, content in enumerate(CONTENTS)}
PAIRS = FINISHED * (FINISHED + 1) // 2
"""What can lie on two unfinished sheets, whichever is which."""
LAST_KIND = 3 * PAIRS
"""First index of the positions with three kinds baked and nothing in the oven."""
BAKING = LAST_KIND + FINISHED
"""First index of the positions with a sheet in the oven."""
POSITIONS = BAKING + 3 * len(CONTENTS) * WAIT
"""All positions for one number of spaces left."""

_NO_CHANCE = Scripted()
"""Stands in for chance where an action draws nothing: every action but a roll."""


class Ranked(NamedTuple):
    """An action and the chance to win after it, 0 to 1."""

    action: CookiesAction
    value: float


def index_of(state: CookiesState) -> int:
    """The index of a position between two turns (phase `roll`)."""
    baked = len(state.baked)
    if state.oven:
        sheet = state.sheets[2 - state.oven]
        ahead = (state.alarm - state.steps) % state.clock.spaces
        return BAKING + (baked * len(CONTENTS) + _CODES[sheet.plain, sheet.sprinkled]) * WAIT + ahead - 1
    first, second = state.sheets
    low, high = _CODES[first.plain, first.sprinkled], _CODES[second.plain, second.sprinkled]
    if low > high:
        low, high = high, low
    if baked == len(SHAPES) - 1:
        return LAST_KIND + high
    return baked * PAIRS + high * (high + 1) // 2 + low


def position_at(index: int, start: CookiesState) -> CookiesState:
    """The position with this index at the time and with the bakers of `start`, before a roll."""
    state = start.copy()
    minute = start.minute
    if index >= BAKING:
        rest, ahead = divmod(index - BAKING, WAIT)
        baked, code = divmod(rest, len(CONTENTS))
        contents = [CONTENTS[FINISHED], CONTENTS[code]]
        state.oven = 1
        state.alarm = (minute + ahead + 1) % state.clock.spaces
    elif index >= LAST_KIND:
        baked, contents = 3, [CONTENTS[index - LAST_KIND], (0, 0)]
    else:
        baked, pair = divmod(index, PAIRS)
        high = next(code for code in range(FINISHED) if (code + 1) * (code + 2) // 2 > pair)
        contents = [CONTENTS[high], CONTENTS[pair - high * (high + 1) // 2]]
    state.baked = SHAPES[:baked]
    unused = list(SHAPES[baked:])
    first, second = (Sheet(unused.pop(0), *content) if any(content) else Sheet() for content in contents)
    state.sheets = (first, second)
    return state


def signature(the_box: Box) -> bytes:
    """Fingerprint of all that the values stand on: the numbers of the box, its dice, the way round the clock.

    Raises `ValueError` if an alarm does not always ring `WAIT` spaces on, or a clock is too long.
    """
    for clock in the_box.clocks.values():
        waits = {(alarm - space) % clock.spaces for space, alarm in enumerate(clock.alarm_for)}
        if waits != {WAIT} or clock.length > SPACES:
            raise ValueError(f"the solved table of Cookies does not fit the {clock.name} clock")
    facts = (the_box.cookies, the_box.places, the_box.sprinkles, the_box.sprinkles_for_face, the_box.dice)
    return hashlib.sha256(repr(facts).encode()).digest()


def packed(values: Sequence[Sequence[int]], the_box: Box) -> bytes:
    """The contents of the file for the values of all positions with 1, 2, ... spaces left."""
    numbers = array("H")
    before: Sequence[int] = [0] * POSITIONS
    for row in values:
        numbers.extend((value - less) & 0xFFFF for value, less in zip(row, before, strict=True))
        before = row
    if sys.byteorder == "big":
        numbers.byteswap()
    return zlib.compress(signature(the_box) + numbers.tobytes(), 9)


def unpacked(data: bytes, the_box: Box) -> list[array[int]]:
    """The values that `packed` wrote. Raises `ValueError` if they belong to another box or are damaged."""
    try:
        raw = zlib.decompress(data)
    except zlib.error as error:
        raise ValueError(f"the solved table of Cookies is damaged: {error}") from error
    mark = signature(the_box)
    if raw[: len(mark)] != mark or len(raw) != len(mark) + 2 * SPACES * POSITIONS:
        raise ValueError("the solved table of Cookies belongs to another box")
    numbers = array("H")
    numbers.frombytes(raw[len(mark) :])
    if sys.byteorder == "big":
        numbers.byteswap()
    rows: list[array[int]] = []
    before = array("H", bytes(2 * POSITIONS))
    for start in range(0, len(numbers), POSITIONS):
        steps = numbers[start : start + POSITIONS]
        before = array("H", [(less + step) & 0xFFFF for less, step in zip(before, steps, strict=True)])
        rows.append(before)
    return rows


class CookiesTable:
    """The solved game: values of positions and of actions."""

    def __init__(self, rows: Sequence[Sequence[int]]) -> None:
        """`rows[n - 1][index]` is the stored value with n spaces left."""
        self._rows = rows

    def value(self, state: CookiesState) -> float:
        """The chance that the team wins from any position if it plays as well as can be."""
        phase = state.phase
        if phase == TO_ROLL:
            return self._rows[state.clock.length - state.steps - 1][index_of(state)] / CERTAIN
        if phase == OVER:
            return float(state.won)
        return max(self.after(state, action) for action in state.legal(state.turn))

    def after(self, state: CookiesState, action: CookiesAction) -> float:
        """The chance to win after a legal action, a sheet finished by it being baked at once."""
        if action is ROLL:
            return self.value(state)
        return self.value(carried_out(state, action))

    def ranked(self, state: CookiesState) -> list[Ranked]:
        """All legal actions, best first.

        Of equally good ones (as in positions that are lost anyhow) the one that takes less time comes
        first, then the one that puts more on the sheets, then the order of `legal`.
        """
        weighed = []
        for action in state.legal(state.turn):
            if action is ROLL:
                return [Ranked(ROLL, self.value(state))]
            after = carried_out(state, action)
            on_sheets = sum(sheet.plain + 2 * sheet.sprinkled for sheet in after.sheets)
            weighed.append((-self.value(after), after.steps, -on_sheets, action))
        weighed.sort(key=lambda item: item[:3])
        return [Ranked(action, -worth) for worth, _, _, action in weighed]

    def best(self, state: CookiesState) -> Ranked:
        """The best action and its value. The game must not be over."""
        return self.ranked(state)[0]


def carried_out(state: CookiesState, action: CookiesAction, chance: Chance = _NO_CHANCE) -> CookiesState:
    """A copy of the position after an action, and after sliding in a sheet that it finished."""
    after = state.copy()
    after.apply(after.turn, action, chance)
    if after.phase == TO_BAKE:
        after.apply(after.turn, after.legal(after.turn)[0], chance)
    return after


@cache
def table() -> CookiesTable:
    """The table that comes with the program, read once."""
    data = files("game.bots").joinpath("data/cookies.bin").read_bytes()
    return CookiesTable(unpacked(data, box()))
