"""Things that fly: dice, units, coins and cards, from where they lay to where they come to lie."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.table.got_what_it_bakes.moving import card_sprite
from game.table.pieces import Piece
from game.table.sprites import Sprite
from game.table.tween import Anim, Call, InTurn, Tween, ease_in_out, linear

if TYPE_CHECKING:
    from game.table.got_what_it_bakes.table import BakesTable

FLY = 0.36
Point = tuple[float, float]


def nothing() -> None:
    """Lands without a trace."""


def fly(
    table: BakesTable,
    thing: Piece | Sprite,
    to: Point,
    landed: Callable[[], None] = nothing,
    sound: str = "",
    *,
    arc: float = 60.0,
    seconds: float = FLY,
    size: float | None = None,
) -> Anim:
    """A thing appears, flies in an arc to a point, and is gone there; then `landed` changes the look."""
    start = (thing.x, thing.y)
    flying = table.look.flying
    first = thing.size if isinstance(thing, Piece) else thing.grow
    last = first if size is None else size

    def lift() -> None:
        flying.append(thing)

    def move(t: float) -> None:
        thing.x = start[0] + (to[0] - start[0]) * t
        thing.y = start[1] + (to[1] - start[1]) * t - arc * math.sin(math.pi * min(1.0, t))
        thing.lift = math.sin(math.pi * min(1.0, max(0.0, t)))
        now = first + (last - first) * min(1.0, t)
        if isinstance(thing, Piece):
            thing.size = now
        else:
            thing.grow = now

    def land() -> None:
        if thing in flying:
            flying.remove(thing)
        landed()
        if sound:
            table.play(sound)

    if table.calm:
        return Call(land)
    return InTurn(Call(lift), Tween(seconds, move, ease_in_out), Call(land))


def fly_art(
    table: BakesTable,
    art: str,
    size: float,
    start: Point,
    to: Point,
    landed: Callable[[], None] = nothing,
    sound: str = "",
    *,
    end: float | None = None,
    seconds: float = FLY,
) -> Anim:
    """A drawing flies."""
    return fly(table, Piece((art,), start[0], start[1], size), to, landed, sound, size=end, seconds=seconds)


def fly_card(
    table: BakesTable,
    slug: str,
    start: pygame.FRect,
    to: pygame.FRect,
    landed: Callable[[], None] = nothing,
    sound: str = "card",
    *,
    from_point: Point | None = None,
    seconds: float = 0.42,
) -> Anim:
    """A card flies from a place to another and takes its size."""
    x, y = from_point or start.center
    sprite = card_sprite(table, slug, start, x, y)
    grow = to.width / start.width if start.width else 1.0
    return fly(
        table, sprite, to.center, landed, sound, arc=40.0, seconds=seconds, size=min(1.6, max(0.2, grow))
    )


def bump(table: BakesTable, *names: str, seconds: float = 0.45) -> Anim:
    """Places show for a moment that they have changed."""
    marks = table.look.bump

    def on() -> None:
        for name in names:
            marks[name] = 1.0

    def hold(t: float) -> None:
        return

    def off() -> None:
        for name in names:
            marks.pop(name, None)

    if table.calm:
        return Call(lambda: None)
    return InTurn(Call(on), Tween(seconds, hold, linear), Call(off))
