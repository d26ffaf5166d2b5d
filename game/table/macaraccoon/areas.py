"""All spots of the table of Macaraccoon, those within others too, and what is repainted when it changes."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from game.rules.macaraccoon.places import PLATES, QUEUE_LENGTH, SPOT_OF
from game.table.layer import Regions
from game.table.macaraccoon.brush import SHADOW
from game.table.macaraccoon.meaning import LANDS, PAYS, pay_plates
from game.table.macaraccoon.panels import other_area
from game.table.macaraccoon.places import (
    NOWHERE,
    OTHERS,
    edge_area,
    end_area,
    flip_area,
    gap_area,
    gap_reach,
    index,
    landing_area,
    layer_area,
    layer_reach,
    order_name,
    pay_area,
    plate_name,
    thrown_area,
)
from game.table.macaraccoon.room import kinds_thrown

if TYPE_CHECKING:
    from game.table.macaraccoon.table import MacaraccoonTable

LAYERS = 12
"""Layers of a stack that a hand can touch one by one."""
INNER: tuple[str, ...] = (
    *LANDS,
    *(f"edge-{queue}-{end}" for queue in (1, 2) for end in (0, 1)),
    *(f"{end}-{plate + 1}" for plate in range(PLATES) for end in ("top", "under")),
    *(f"layer-{plate + 1}-{layer}" for plate in range(PLATES) for layer in range(LAYERS)),
    *(f"gap-{plate + 1}-{height}" for plate in range(PLATES) for height in range(1, LAYERS)),
    *(f"flip-{plate + 1}" for plate in range(PLATES)),
    *PAYS,
    *(f"seat-{seat + 1}" for seat in range(OTHERS + 1)),
    *(f"thrown-{number + 1}" for number in range(9)),
)
"""Spots that lie within those of the board."""


def names(table: MacaraccoonTable) -> list[str]:
    """All spots, the topmost last."""
    return [*(spot.name for spot in table.board), *INNER]


def area(table: MacaraccoonTable, spot: str) -> pygame.FRect:
    """Where a spot is now."""
    board, look = table.board, table.look
    kind, _, rest = spot.partition("-")
    stacks = look.plates[look.shown]
    match kind:
        case "top" | "under":
            plate = int(rest) - 1
            return end_area(board, plate, stacks[plate], 1 if kind == "top" else 0)
        case "layer":
            plate, layer = int(rest[0]) - 1, int(rest[2:])
            stack = stacks[plate]
            if layer >= len(stack):
                return NOWHERE
            if table.kids and table.verb_now == "part" and layer:
                return gap_reach(board, plate, stack, layer)
            return (layer_reach if table.kids else layer_area)(board, plate, stack, layer)
        case "gap":
            plate, height = int(rest[0]) - 1, int(rest[2:])
            stack = stacks[plate]
            if height >= len(stack):
                return NOWHERE
            return (gap_reach if table.kids else gap_area)(board, plate, stack, height)
        case "flip":
            return flip_area(board, int(rest) - 1, kids=table.kids)
        case "pay":
            return pay_area(board, pay_plates(spot), kids=table.kids)
        case "land":
            over, to = (SPOT_OF[name] for name in rest.split("-"))
            return landing_area(board, table.view.table.raccoon, over, to)
        case "edge":
            return edge_area(board, int(rest[0]) - 1, int(rest[2:]))
        case "seat":
            others = look.others()
            seat = int(rest) - 1
            if seat not in others:
                return board["counter"].rect if seat == look.shown else NOWHERE
            return other_area(board, others.index(seat), len(others), kids=table.kids)
        case "thrown" if rest:
            shown = index(spot) < len(kinds_thrown(look))
            return thrown_area(board, index(spot)) if shown else NOWHERE
    return board[spot].rect


def regions(table: MacaraccoonTable, gone: str | None, tried: str | None) -> Regions:
    """What lies still, by region."""
    look, board, viewport = table.look, table.board, table.viewport
    away = frozenset(look.away)
    found: dict[str, tuple[pygame.Rect, Hashable]] = {}

    def add(name: str, rect: pygame.FRect, key: Hashable, more: float = 0.0) -> None:
        found[name] = (viewport.rect(rect.inflate(more, more)), key)

    def here(name: str) -> tuple[bool, bool]:
        return name == gone, name in away

    add(
        "pantry",
        board["pantry"].rect,
        (tuple(look.pantry), look.pile, tuple(here(f"pantry-{n + 1}") for n in range(7))),
        8,
    )
    mat = board["whiskers"].rect
    whiskers = (tuple(look.chefs), look.whisk, tuple(here(f"chef-{n + 1}") for n in range(4)))
    add("whiskers", mat.union(board["column-1"].rect).union(board["column-4"].rect), whiskers, 8)
    for spot in board.of_kind("spot"):
        number = SPOT_OF[spot.name.removeprefix("spot-")]
        key = (look.kitchen[number], look.spot_sugar[number], here(spot.name))
        add(spot.name, spot.rect, key, SHADOW)
    for queue, customers in enumerate(look.queues):
        for place in range(QUEUE_LENGTH):
            name = order_name(queue, place)
            customer = customers[place] if place < len(customers) else None
            card = (customer.order, customer.sugar, customer.mood) if customer is not None else None
            rect = board[name].rect
            add(name, rect, (card, here(name)), SHADOW)
    if "deck" in board:
        add("deck", board["deck"].rect, look.orders_left)
    seat = look.shown
    add("counter", board["counter"].rect, seat, 12)
    add("jar", board["jar"].rect, (table.in_jar(seat, gone), look.shake), 30)
    for plate in range(PLATES):
        name = plate_name(plate)
        part = gone if gone is not None and gone.startswith(f"layer-{plate + 1}-") else None
        shake = look.shake[1] if look.shake[0] == name else 0.0
        add(name, board[name].rect, (look.plates[seat][plate], here(name), part, name == tried, shake), 20)
    add("bin", board["bin"].rect, look.shake[1] if look.shake[0] == "bin" else 0.0, 8)
    score = (tuple(look.served[seat]), look.tokens[seat], look.hearts[seat])
    total = board["total"].rect
    add("score", total.union(board["served"].rect) if "served" in board else total, score, 30)
    others = look.others()
    for number, other in enumerate(others):
        rect = other_area(board, number, len(others), kids=table.kids)
        key_of = (
            other,
            tuple(look.plates[other]),
            look.jars[other],
            look.hearts[other],
            len(look.served[other]),
            look.turn == other,
        )
        add(f"other-{number + 1}", rect, key_of, 14)
    return found
