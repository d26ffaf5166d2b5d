"""What a hand can hold at the table of Macaraccoon, as a picture, and where it belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.macaraccoon.places import SPOT_OF
from game.table.macaraccoon.flights import (
    Point,
    card,
    chef,
    cube,
    hand_at,
    layer,
    middle,
    order,
    plate_middle,
    stack,
)
from game.table.macaraccoon.places import index
from game.table.macaraccoon.room import kinds_thrown
from game.table.sprites import Sprite

if TYPE_CHECKING:
    from game.table.macaraccoon.table import MacaraccoonTable


def thing(table: MacaraccoonTable, spot: str, x: float, y: float) -> Sprite | None:
    """What lies on a spot, round a point; None where nothing lies that can be lifted."""
    look = table.look
    kind, _, rest = spot.partition("-")
    match kind:
        case "spot" if look.kitchen[SPOT_OF[rest]]:
            return card(table, look.kitchen[SPOT_OF[rest]], x, y)
        case "pantry" if rest and look.pantry[index(spot)]:
            return card(table, look.pantry[index(spot)], x, y, table.board[spot].rect.height)
        case "thrown" if rest and index(spot) < len(kinds_thrown(look)):
            return card(table, kinds_thrown(look)[index(spot)], x, y, 104.0)
        case "hand" if look.hand:
            return card(table, look.hand, x, y, table.board["hand"].rect.height)
        case "plate" if look.plates[look.shown][index(spot)]:
            return stack(table, look.plates[look.shown][index(spot)], x, y)
        case "layer":
            return _layers(table, spot, x, y)
        case "jar":
            return cube(table, x, y, 58.0)
        case "chef":
            return chef(table, look.chefs[index(spot)], x, y)
        case "order":
            queue, place = (int(part) - 1 for part in rest.split("-"))
            if place < len(look.queues[queue]):
                customer = look.queues[queue][place]
                return order(table, customer.order, customer.mood, x, y)
    return None


def _layers(table: MacaraccoonTable, spot: str, x: float, y: float) -> Sprite:
    """The upper part of a stack, or its lowest layer."""
    _, plate, height = spot.split("-")
    whole = table.look.plates[table.look.shown][int(plate) - 1]
    if int(height) == 0:
        return layer(table, whole[0], x, y)
    return stack(table, whole[int(height) :], x, y)


def raccoon(table: MacaraccoonTable, x: float, y: float) -> Sprite:
    """Macaraccoon himself."""
    size = raccoon_size(table)
    pose = table.look.pose

    def make(scale: float) -> pygame.Surface:
        return table.art.get(f"macaraccoon/raccoon-{pose}", max(2, round(size * scale)))

    return Sprite(("raccoon", pose, size), make, x, y)


def raccoon_size(table: MacaraccoonTable) -> float:
    """How large Macaraccoon is."""
    rect = table.board["spot-a1"].rect
    return min(rect.width, rect.height) * 1.22


def home(table: MacaraccoonTable, spot: str) -> Point:
    """Where what was taken from a spot belongs."""
    kind, _, _ = spot.partition("-")
    if kind == "plate":
        plate = index(spot)
        return plate_middle(table, table.look.shown, plate, table.look.plates[table.look.shown][plate])
    if kind == "hand":
        x, y, _ = hand_at(table, table.look.shown)
        return x, y
    if kind in ("layer", "thrown"):
        return table.area(spot).center
    return middle(table, spot)
