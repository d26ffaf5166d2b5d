"""The end of a game of Cookies: a shower of sprinkles and cookies, or a clock that has run out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.rules.cookies.box import SHAPES
from game.table.pieces import Piece
from game.table.tween import Anim, Call, InTurn, Together, Tween, Wait, ease_in, linear
from game.table.viewport import FRAME_HEIGHT, FRAME_WIDTH

if TYPE_CHECKING:
    from game.table.cookies.table import CookiesTable

CRUMBS = 54
SECONDS = 2.6


def party(table: CookiesTable, won: bool) -> Anim:
    """What is shown when the game has ended."""
    if not won:
        return _time_is_up(table)
    table_sound = Call(lambda: table.play("success"))
    if table.calm:
        return InTurn(table_sound, Wait(0.6))
    return InTurn(table_sound, Together([_crumb(table, number) for number in range(CRUMBS)], 0.03))


def _crumb(table: CookiesTable, number: int) -> Anim:
    """One thing that rains down; where and how fast follows from its number."""
    shape = SHAPES[number % 4]
    arts = ("cookies/sprinkles",) if number % 3 == 0 else (f"cookies/cookie-{shape}",)
    x = FRAME_WIDTH * ((number * 0.618) % 1.0)
    size = (44.0, 58.0, 72.0)[number % 3]
    piece = Piece(arts, x, -80.0, size, 0.0, 0.5)
    sway = 40 + 12 * (number % 5)

    def fall(t: float) -> None:
        piece.y = -80 + (FRAME_HEIGHT + 180) * t
        piece.x = x + sway * math.sin(t * 5 + number)
        piece.angle = round((number * 47 + 300 * t * (1 if number % 2 else -1)) / 24) * 24

    return InTurn(
        Call(lambda: table.look.flying.append(piece)),
        Tween(SECONDS - 0.2 * (number % 4), fall, ease_in if number % 2 else linear),
        Call(lambda: table.look.flying.remove(piece)),
    )


def _time_is_up(table: CookiesTable) -> Anim:
    """The bell shakes for the last hour."""
    look = table.look

    def shake(t: float) -> None:
        look.ringing = 0.0 if t >= 1 else math.sin(t * math.tau * 6) * (1 - t)

    parts: list[Anim] = [Call(lambda: table.play("burnt"))]
    if not table.calm:
        parts.append(Tween(1.2, shake, linear))
    return InTurn(*parts, Wait(0.5))
