"""How events are shown in the kitchen and on the plates: walking, taking, laying, dealing."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.core import Event
from game.rules.macaraccoon import events as ev
from game.table.macaraccoon.flights import (
    card,
    fly,
    grown,
    hand_at,
    jar_at,
    layer,
    middle,
    name_of,
    plate_at,
    plate_middle,
    spot_at,
    stack,
)
from game.table.macaraccoon.places import ART, REST, heights, room_above, spot_name
from game.table.tween import Anim, Call, InTurn, Together, Tween, Wait, ease_in_out

if TYPE_CHECKING:
    from game.table.macaraccoon.table import MacaraccoonTable

WALK = 0.3
JUMP = 0.5


def turn_began(table: MacaraccoonTable, event: ev.TurnBegan) -> Anim:
    """The next player's panel gets its edge."""

    def begin() -> None:
        table.look.turn = event.seat
        table.play("turn")

    return InTurn(Call(begin), Wait(0.0 if table.calm else 0.15))


def raccoon_moved(table: MacaraccoonTable, event: ev.RaccoonMoved) -> Anim:
    """Macaraccoon walks, or jumps over an ingredient; out of a hand he only drops."""
    look = table.look
    start = table.from_hand(spot_name(event.start)) or look.raccoon
    to = spot_at(table, event.spot)
    by_hand = start != look.raccoon
    over = spot_at(table, event.over) if event.over >= 0 and not by_hand else None
    far = math.dist(start, to)
    height = 30.0 if by_hand or (far < 260 and over is None) else 90.0

    def move(t: float) -> None:
        if over is None:
            look.raccoon = start[0] + (to[0] - start[0]) * t, start[1] + (to[1] - start[1]) * t
        else:
            leg, rest = (start, over) if t < 0.5 else (over, to), (t * 2) % 1 if t < 1 else 1.0
            a, b = leg
            look.raccoon = a[0] + (b[0] - a[0]) * rest, a[1] + (b[1] - a[1]) * rest
        look.hop = height * math.sin(math.pi * min(1.0, t))

    def stand() -> None:
        look.raccoon, look.hop = to, 0.0
        look.hole = event.start
        table.play("drop")

    if table.calm:
        return Call(stand)
    seconds = 0.16 if by_hand else JUMP if over is not None or far > 260 else WALK
    return InTurn(Call(lambda: table.play("lift")), Tween(seconds, move, ease_in_out), Call(stand))


def ingredient_taken(table: MacaraccoonTable, event: ev.IngredientTaken) -> Anim:
    """An ingredient comes into a hand."""
    look = table.look
    released = table.from_hand(table.source_of(event))
    source = (event.source, event.spot)

    def begin() -> None:
        match source:
            case ("kitchen", spot):
                look.kitchen[spot] = ""
            case ("pantry", _):
                look.pantry[look.pantry.index(event.kind)] = ""
            case ("discards", _):
                look.thrown.remove(event.kind)

    def land() -> None:
        look.hand, look.hand_seat, look.pose = event.kind, event.seat, "carry"

    if released is not None:

        def at_once() -> None:
            begin()
            land()
            look.hand_at = released

        return Call(at_once)
    if event.source == "kitchen":
        start = spot_at(table, event.spot)
    elif event.source == "pantry":
        start = middle(table, f"pantry-{look.pantry.index(event.kind) + 1}")
    elif event.source == "discards":
        start = middle(table, "bin")
    else:
        start = table.traded or jar_at(table, event.seat)
    x, y, size = hand_at(table, event.seat)
    grow = size / table.board["spot-a1"].rect.height
    return fly(table, card(table, event.kind, *start), (x, y), land, began=begin, grow=grow, seconds=0.28)


def ingredient_placed(table: MacaraccoonTable, event: ev.IngredientPlaced) -> Anim:
    """The ingredient in hand becomes a layer."""
    look = table.look
    x, y, _ = table.from_hand_to(hand_at(table, event.seat))
    px, py, scale = plate_at(table, event.seat, event.plate)
    own = look.plates[event.seat][event.plate]
    big = event.seat == look.shown
    room = room_above(table.board) if big else 120.0
    top = heights(own, scale, room)[-1] if event.end else 0.0
    to = px, py - top + (ART / 2 - REST) * scale
    grow = grown(table, event.seat)

    def begin() -> None:
        look.hand, look.hand_seat, look.hand_at, look.pose = "", -1, None, "idle"

    def land() -> None:
        before = look.plates[event.seat][event.plate]
        after = (*before, event.kind) if event.end else (event.kind, *before)
        look.plates[event.seat][event.plate] = after

    return fly(table, layer(table, event.kind, x, y), to, land, began=begin, sound="cookie", grow=grow)


def ingredient_dropped(table: MacaraccoonTable, event: ev.IngredientDropped) -> Anim:
    """The ingredient in hand goes into the bin."""
    look = table.look
    x, y, size = table.from_hand_to(hand_at(table, event.seat))

    def begin() -> None:
        look.hand, look.hand_seat, look.hand_at, look.pose = "", -1, None, "idle"

    def land() -> None:
        look.thrown.append(event.kind)

    piece = card(table, event.kind, x, y, size)
    return fly(table, piece, middle(table, "bin"), land, began=begin, sound="drop", grow=0.4)


def spot_filled(table: MacaraccoonTable, event: ev.SpotFilled) -> Anim:
    """A pantry card goes onto the free spot."""
    look = table.look
    name = f"pantry-{event.place + 1}"
    start = table.from_hand(table.pantry_source(event.kind) or name) or middle(table, name)

    def begin() -> None:
        look.pantry[event.place] = ""

    def land() -> None:
        look.kitchen[event.spot] = event.kind
        look.hole = -1

    return fly(table, card(table, event.kind, *start), spot_at(table, event.spot), land, began=begin)


def spot_dealt(table: MacaraccoonTable, event: ev.SpotDealt) -> Anim:
    """A drawn card goes to an empty spot."""
    look = table.look

    def begin() -> None:
        look.pile -= 1

    def land() -> None:
        look.kitchen[event.spot] = event.kind
        if look.hole == event.spot:
            look.hole = -1

    to = spot_at(table, event.spot)
    return fly(table, card(table, event.kind, *middle(table, "pile")), to, land, began=begin, seconds=0.24)


def pantry_dealt(table: MacaraccoonTable, event: ev.PantryDealt) -> Anim:
    """A drawn card goes into the pantry."""
    look = table.look
    if look.hole >= 0 and not any(look.pantry):
        look.hole = -1 if look.kitchen[look.hole] else look.hole

    def begin() -> None:
        look.pile -= 1

    def land() -> None:
        look.pantry[event.place] = event.kind

    to = middle(table, f"pantry-{event.place + 1}")
    return fly(
        table, card(table, event.kind, *middle(table, "pile"), 100), to, land, began=begin, seconds=0.16
    )


def discards_shuffled(table: MacaraccoonTable, event: ev.DiscardsShuffled) -> Anim:
    """The discards become the draw pile."""
    look = table.look
    kinds = look.thrown[:4] or ["cream"]

    def done() -> None:
        look.thrown.clear()
        look.pile = event.count

    flights = [
        fly(
            table, card(table, kind, *middle(table, "bin"), 80), middle(table, "pile"), _nothing, sound="page"
        )
        for kind in kinds
    ]
    return InTurn(Together(flights, 0.08), Call(done))


def stack_moved(table: MacaraccoonTable, event: ev.StackMoved) -> Anim:
    """A whole stack joins another."""
    look = table.look
    moving = look.plates[event.seat][event.plate]
    start = table.from_hand(name_of(event.plate, event.seat, table)) or plate_middle(
        table, event.seat, event.plate, moving
    )
    to = plate_middle(table, event.seat, event.onto, look.plates[event.seat][event.onto])
    grow = grown(table, event.seat)

    def begin() -> None:
        look.plates[event.seat][event.plate] = ()

    def land() -> None:
        there = look.plates[event.seat][event.onto]
        look.plates[event.seat][event.onto] = there + moving if event.end else moving + there

    piece = stack(table, moving, *start)
    piece.grow = grow
    return fly(table, piece, to, land, began=begin, sound="cookie", grow=grow)


def stack_discarded(table: MacaraccoonTable, event: ev.StackDiscarded) -> Anim:
    """A whole stack goes into the bin; a served one has been eaten already."""
    look = table.look

    def begin() -> None:
        look.plates[event.seat][event.plate] = ()

    def land() -> None:
        look.thrown.extend(event.layers)

    if event.reason == "served":
        return InTurn(Call(begin), Call(land))
    start = table.from_hand(name_of(event.plate, event.seat, table)) or plate_middle(
        table, event.seat, event.plate, event.layers
    )
    piece = stack(table, event.layers, *start)
    piece.grow = grown(table, event.seat)
    return fly(table, piece, middle(table, "bin"), land, began=begin, sound="drop", grow=0.35)


def _nothing() -> None:
    return


SHOWN: dict[type[Event], Callable[..., Anim]] = {
    ev.TurnBegan: turn_began,
    ev.RaccoonMoved: raccoon_moved,
    ev.IngredientTaken: ingredient_taken,
    ev.IngredientPlaced: ingredient_placed,
    ev.IngredientDropped: ingredient_dropped,
    ev.SpotFilled: spot_filled,
    ev.SpotDealt: spot_dealt,
    ev.PantryDealt: pantry_dealt,
    ev.DiscardsShuffled: discards_shuffled,
    ev.StackMoved: stack_moved,
    ev.StackDiscarded: stack_discarded,
}
"""Event -> how it is shown."""
