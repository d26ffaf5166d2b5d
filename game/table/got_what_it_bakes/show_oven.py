"""How baking is shown: with time, by daring, resting and the Trash."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.rules.core import Event
from game.rules.got_what_it_bakes import effect_events as fx
from game.rules.got_what_it_bakes import events as ev
from game.table.got_what_it_bakes.flights import bump, fly, fly_art
from game.table.got_what_it_bakes.look import Oven, outcome_row
from game.table.got_what_it_bakes.show_dice import gain, throw
from game.table.pieces import Piece
from game.table.tween import Anim, Call, InTurn, Tween, Wait, ease_out

if TYPE_CHECKING:
    from game.table.got_what_it_bakes.table import BakesTable


def dared(table: BakesTable, event: ev.DareRolled) -> Anim:
    """The die is thrown before the oven; the row that it hits grows."""
    look = table.look
    if look.oven is None or look.oven.recipe != event.recipe:
        look.oven = Oven(event.recipe)
    oven = look.oven
    tray = table.board["dare-tray"].rect
    place = pygame.FRect(tray.centerx - 75, tray.centery - 75, 150, 150).inflate(-20, -20)

    def begin() -> None:
        oven.value, oven.row, oven.glow = 0, -1, 0.0

    def landed() -> None:
        oven.value, oven.row = event.value, outcome_row(event.value)
        table.play("hour")

    def grow(t: float) -> None:
        oven.glow = t

    return InTurn(
        Call(begin),
        throw(table, (event.value,), [place], tray),
        Call(landed),
        _calm(table, Tween(0.45, grow, ease_out)),
        Wait(0.35),
    )


def _calm(table: BakesTable, tween: Tween) -> Anim:
    return Call(lambda: tween.at(tween.duration)) if table.calm else tween


def softened(table: BakesTable, event: fx.DareSoftened) -> Anim:
    """Half a success becomes a whole one."""
    oven = table.look.oven

    def better() -> None:
        if oven is not None:
            oven.row = 0
        table.play("ding")

    return InTurn(Call(better), Wait(0.4))


def baked(table: BakesTable, event: ev.RecipeBaked) -> Anim:
    """A recipe is completed: it goes to the pile, and its coins come."""
    look = table.look
    t, seat = look.table, event.seat
    mine = seat == look.seat
    name = f"recipe-{event.recipe}"
    start = table.from_hand(name) if mine else table.seat_area(seat, "baked").center
    home = table.board["baked"].rect.center if mine else table.area(f"rival-{seat}").center
    oven = look.oven

    def done() -> None:
        if event.recipe in t.front[seat]:
            t.take_away(seat, event.recipe)
        t.done[seat] += (event.recipe,)

    def close() -> None:
        look.oven = None
        table.baking = ""

    parts: list[Anim] = []
    if oven is not None:
        window = table.board["dare-oven"].rect
        start = (window.centerx, window.y + 360)
        parts += [Call(lambda: table.play("success" if event.coins else "ding")), Wait(0.7), Call(close)]
    else:
        parts += [
            Call(lambda: table.play("oven-open")),
            _into_oven(table, event.recipe, start),
            Call(lambda: table.play("ding")),
        ]
        start = table.board["oven-time"].rect.center
    if event.time:
        parts.append(gain(table, seat, "time", -event.time, start))
    piece = Piece((f"bakes/recipe-{event.recipe}",), start[0], start[1], 150.0)
    parts.append(fly(table, piece, home, done, "cookie", size=88.0 if mine else 40.0, seconds=0.5))
    if mine:
        parts.append(bump(table, "baked", seconds=0.25))
    if event.coins:
        parts.append(gain(table, seat, "coins", event.coins, home))
    return InTurn(*parts)


def _into_oven(table: BakesTable, recipe: str, start: tuple[float, float]) -> Anim:
    to = table.board["oven-time"].rect
    return InTurn(
        fly_art(table, f"bakes/recipe-{recipe}", 120, start, to.center, end=90, seconds=0.4),
        Call(lambda: table.play("oven-close")),
        Wait(0.3),
    )


def burnt(table: BakesTable, event: ev.RecipeBurnt) -> Anim:
    """Flames, and off to the Trash."""
    look = table.look

    def close() -> None:
        look.oven = None
        table.baking = ""

    return InTurn(
        Call(lambda: table.play("burnt")), Wait(0.9), Call(close), _to_trash(table, event.seat, event.recipe)
    )


def trashed(table: BakesTable, event: ev.RecipeTrashed) -> Anim:
    """A recipe wasn't baked in time."""
    return _to_trash(table, event.seat, event.recipe)


def _to_trash(table: BakesTable, seat: int, recipe: str) -> Anim:
    t = table.look.table
    mine = seat == table.look.seat
    name = f"recipe-{recipe}"
    start = (
        table.area(name).center if mine and name in table.found() else table.seat_area(seat, "fresh").center
    )
    home = table.board["trash"].rect if mine else table.area(f"rival-{seat}")

    def begin() -> None:
        if recipe in t.front[seat]:
            t.take_away(seat, recipe)

    def landed() -> None:
        t.trash[seat] += (recipe,)

    piece = Piece((f"bakes/recipe-{recipe}",), start[0], start[1], 120.0)
    flight = fly(table, piece, (home.x + 40, home.centery), landed, "drop", size=40.0, seconds=0.5)
    return InTurn(Call(begin), flight, bump(table, "trash", seconds=0.25) if mine else Wait(0.0))


def rests(table: BakesTable, event: ev.RecipeRests) -> Anim:
    """A recipe is turned sideways."""
    if event.seat != table.look.seat:
        return Wait(0.0)
    area = table.area(f"recipe-{event.recipe}")
    moon = fly_art(
        table, "bakes/rest", 60, (area.centerx, area.centery), (area.centerx, area.y), end=90, seconds=0.3
    )
    return InTurn(Call(lambda: table.play("page")), moon)


SHOWN: dict[type[Event], Callable[..., Anim]] = {
    ev.DareRolled: dared,
    fx.DareSoftened: softened,
    ev.RecipeBaked: baked,
    ev.RecipeBurnt: burnt,
    ev.RecipeTrashed: trashed,
    ev.RecipeRests: rests,
}
"""Event -> how it is shown."""
