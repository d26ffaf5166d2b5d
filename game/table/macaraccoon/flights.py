"""How things move over the table of Macaraccoon: where they are, what they look like, how they fly."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.table.macaraccoon.panels import Panel, panel_at
from game.table.macaraccoon.places import (
    ART,
    order_name,
    plate_name,
    plate_scale,
    resting,
    room_above,
    spot_name,
)
from game.table.macaraccoon.stacks import Stack, stack_picture
from game.table.sprites import Sprite
from game.table.tween import Anim, Call, InTurn, Tween, ease_in_out

if TYPE_CHECKING:
    from game.table.macaraccoon.table import MacaraccoonTable

FLY = 0.32
"""Seconds that a card is in the air."""
Point = tuple[float, float]


def spot_at(table: MacaraccoonTable, spot: int) -> Point:
    """The middle of a kitchen spot."""
    place = table.board[spot_name(spot)]
    return place.x, place.y


def middle(table: MacaraccoonTable, name: str) -> Point:
    """The middle of a spot of the board."""
    return table.board[name].x, table.board[name].y


def panel_of(table: MacaraccoonTable, seat: int) -> Panel:
    """The panel of another seat."""
    others = table.look.others()
    return panel_at(table.board, others.index(seat), len(others), kids=table.kids)


def plate_at(table: MacaraccoonTable, seat: int, plate: int) -> tuple[float, float, float]:
    """The plane of a plate, and the scale of what stands on it."""
    if seat == table.look.shown:
        return (*resting(table.board, plate), plate_scale(table.board))
    panel = panel_of(table, seat)
    return (*panel.plates[plate], panel.scale)


def jar_at(table: MacaraccoonTable, seat: int) -> Point:
    """The middle of a seat's jar."""
    if seat == table.look.shown:
        area = table.board["jar"].rect
    else:
        panel = panel_of(table, seat)
        area = panel.rect if panel.jar is None else panel.jar
    return area.centerx, area.centery


def hand_at(table: MacaraccoonTable, seat: int) -> tuple[float, float, float]:
    """Where the ingredient in a seat's hand is shown, and its size."""
    if table.look.hand_at is not None:
        return (*table.look.hand_at, table.board["hand"].rect.width)
    if seat == table.look.shown:
        spot = table.board["hand"]
        return spot.x, spot.y, spot.rect.width
    return panel_of(table, seat).hand


def card(table: MacaraccoonTable, kind: str, x: float, y: float, size: float = 0.0) -> Sprite:
    """An ingredient's card."""
    spot = table.board["spot-a1"].rect
    wide, tall = (size, size) if size else (spot.width, spot.height)

    def make(scale: float) -> pygame.Surface:
        return table.cards.ingredient(kind, round(wide * scale), round(tall * scale), named=False)

    return Sprite(("ingredient", kind, wide, tall), make, x, y)


def layer(table: MacaraccoonTable, kind: str, x: float, y: float) -> Sprite:
    """A layer of a dessert."""
    side = ART * plate_scale(table.board)

    def make(scale: float) -> pygame.Surface:
        return table.art.get(f"macaraccoon/layer-{kind}", round(side * scale))

    return Sprite(("layer", kind, side), make, x, y)


def stack(table: MacaraccoonTable, layers: Stack, x: float, y: float) -> Sprite:
    """A dessert without its plate."""
    size = plate_scale(table.board)

    def make(scale: float) -> pygame.Surface:
        room = (room_above(table.board) + 100) * scale
        return stack_picture(table.art, layers, size * scale, room, plate=False)

    return Sprite(("stack", layers, size), make, x, y)


def cube(table: MacaraccoonTable, x: float, y: float, size: float = 46.0) -> Sprite:
    """A sugar."""

    def make(scale: float) -> pygame.Surface:
        return table.art.get("macaraccoon/sugar", max(2, round(size * scale)))

    return Sprite(("sugar", size), make, x, y)


def order(table: MacaraccoonTable, order_id: str, mood: str, x: float, y: float) -> Sprite:
    """A customer's card."""
    spot = table.board[order_name(0, 0)].rect

    def make(scale: float) -> pygame.Surface:
        return table.cards.order(order_id, mood, round(spot.width * scale), round(spot.height * scale))

    return Sprite(("order", order_id, mood, spot.width), make, x, y)


def chef(table: MacaraccoonTable, chef_id: str, x: float, y: float) -> Sprite:
    """A Whisker's card."""
    spot = table.board["chef-1"].rect

    def make(scale: float) -> pygame.Surface:
        return table.cards.chef(chef_id, round(spot.width * scale), round(spot.height * scale))

    return Sprite(("chef", chef_id, spot.width), make, x, y)


def heart(table: MacaraccoonTable, art: str, x: float, y: float) -> Sprite:
    """A heart or a token."""

    def make(scale: float) -> pygame.Surface:
        return table.art.get(art, max(2, round(60 * scale)))

    return Sprite((art,), make, x, y)


def fly(
    table: MacaraccoonTable,
    sprite: Sprite,
    to: Point,
    landed: Callable[[], None],
    *,
    began: Callable[[], None] | None = None,
    sound: str = "card",
    seconds: float = FLY,
    arc: float = 60.0,
    grow: float = 1.0,
    turn: float = 0.0,
) -> Anim:
    """Lift a thing, carry it in an arc, and put it down. With reduced motion it is there at once."""
    start = sprite.x, sprite.y
    size, angle = sprite.grow, sprite.angle
    flying = table.look.flying

    def lift() -> None:
        if began is not None:
            began()
        flying.append(sprite)

    def move(t: float) -> None:
        sprite.x = start[0] + (to[0] - start[0]) * t
        sprite.y = start[1] + (to[1] - start[1]) * t - arc * math.sin(math.pi * t)
        sprite.lift = max(0.05, math.sin(math.pi * t))
        sprite.grow = size + (grow - size) * t
        sprite.angle = angle + turn * t

    def land() -> None:
        if sprite in flying:
            flying.remove(sprite)
        landed()
        table.play(sound)

    def at_once() -> None:
        if began is not None:
            began()
        landed()
        table.play(sound)

    if table.calm:
        return Call(at_once)
    return InTurn(Call(lift), Tween(seconds, move, ease_in_out), Call(land))


def grown(table: MacaraccoonTable, seat: int) -> float:
    """How large a seat's things are beside those of the countertop in front."""
    if seat == table.look.shown:
        return 1.0
    return panel_of(table, seat).scale / plate_scale(table.board)


def plate_middle(table: MacaraccoonTable, seat: int, plate: int, layers: Stack) -> Point:
    """The middle of a stack on its plate."""
    x, y, scale = plate_at(table, seat, plate)
    return x, y - (12 + 8 * len(layers)) * scale


def name_of(plate: int, seat: int, table: MacaraccoonTable) -> str:
    """The board's name of a plate if it lies in front, else nothing's."""
    return plate_name(plate) if seat == table.look.shown else ""
