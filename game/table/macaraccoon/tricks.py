"""How the powers of the Whiskers are shown: swapping, parting, turning over, sliding in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.core import Event
from game.rules.macaraccoon import events as ev
from game.rules.macaraccoon.places import SPOT_OF
from game.table.macaraccoon.flights import (
    card,
    fly,
    grown,
    layer,
    middle,
    name_of,
    plate_middle,
    spot_at,
    stack,
)
from game.table.macaraccoon.places import spot_name
from game.table.tween import Anim, Call, InTurn, Together

if TYPE_CHECKING:
    from game.table.macaraccoon.table import MacaraccoonTable


def power_used(table: MacaraccoonTable, event: ev.PowerUsed) -> Anim:
    """What a power does that no other event tells: two ingredients change places."""
    look = table.look
    table.collecting = event.verb == "collect" and event.words[:1] == ("kitchen",)
    if event.verb != "swap":
        return Call(lambda: table.play("button"))
    near, far = (SPOT_OF[word] for word in event.words)
    released = table.from_hand(spot_name(near)), table.from_hand(spot_name(far))
    there = (near, far)

    def begin() -> None:
        look.away.update(spot_name(spot) for spot in there)

    def change() -> None:
        look.kitchen[near], look.kitchen[far] = look.kitchen[far], look.kitchen[near]
        look.spot_sugar[near], look.spot_sugar[far] = look.spot_sugar[far], look.spot_sugar[near]
        look.away.difference_update(spot_name(spot) for spot in there)

    first = card(table, look.kitchen[near], *(released[0] or spot_at(table, near)))
    second = card(table, look.kitchen[far], *(released[1] or spot_at(table, far)))
    flights = [
        fly(table, first, spot_at(table, far), lambda: None, arc=70.0),
        fly(table, second, spot_at(table, near), lambda: None, arc=-30.0),
    ]
    return InTurn(Call(begin), Together(flights), Call(change))


def stack_changed(table: MacaraccoonTable, event: ev.StackChanged) -> Anim:
    """A power changes stacks: a part flies off, slides in, is thrown away, or all turns over."""
    look = table.look
    before = [tuple(layers) for layers in look.plates[event.seat]]
    after = list(event.plates)

    def set_plates() -> None:
        look.plates[event.seat] = list(after)
        look.away.clear()

    if event.verb == "trade":
        plate = next(plate for plate in range(3) if before[plate] != after[plate])
        table.traded = plate_middle(table, event.seat, plate, before[plate])
        table.from_hand(name_of(plate, event.seat, table))
        return Call(set_plates)
    make = {"flip": _flipped, "part": _parted, "insert": _inserted, "remove": _removed}[event.verb]
    return InTurn(make(table, event.seat, before, after), Call(set_plates))


def _differs(before: list[tuple[str, ...]], after: list[tuple[str, ...]]) -> list[int]:
    return [plate for plate in range(3) if before[plate] != after[plate]]


def _flipped(
    table: MacaraccoonTable, seat: int, before: list[tuple[str, ...]], after: list[tuple[str, ...]]
) -> Anim:
    plate = _differs(before, after)[0]
    at = plate_middle(table, seat, plate, before[plate])
    sprite = stack(table, before[plate], *at)
    sprite.grow = grown(table, seat)
    lift = Call(lambda: table.look.plates[seat].__setitem__(plate, ()))
    return InTurn(
        lift,
        fly(
            table,
            sprite,
            at,
            lambda: None,
            seconds=0.6,
            arc=70.0,
            turn=180.0,
            grow=sprite.grow,
            sound="cookie",
        ),
    )


def _parted(
    table: MacaraccoonTable, seat: int, before: list[tuple[str, ...]], after: list[tuple[str, ...]]
) -> Anim:
    source, empty = sorted(_differs(before, after), key=lambda plate: not before[plate])
    table.from_hand("")
    part = after[empty]
    start = plate_middle(table, seat, source, before[source])
    to = plate_middle(table, seat, empty, part)
    sprite = stack(table, part, start[0], start[1] - 30)
    sprite.grow = grown(table, seat)

    def lift() -> None:
        table.look.plates[seat][source] = after[source]

    return fly(table, sprite, to, lambda: None, began=lift, grow=sprite.grow, sound="cookie")


def _inserted(
    table: MacaraccoonTable, seat: int, before: list[tuple[str, ...]], after: list[tuple[str, ...]]
) -> Anim:
    single, plate = sorted(_differs(before, after), key=lambda number: bool(after[number]))
    start = table.from_hand(name_of(single, seat, table)) or plate_middle(table, seat, single, before[single])
    sprite = layer(table, before[single][0], *start)
    sprite.grow = grown(table, seat)

    def lift() -> None:
        table.look.plates[seat][single] = ()

    to = plate_middle(table, seat, plate, after[plate])
    return fly(table, sprite, to, lambda: None, began=lift, grow=sprite.grow, sound="cookie")


def _removed(
    table: MacaraccoonTable, seat: int, before: list[tuple[str, ...]], after: list[tuple[str, ...]]
) -> Anim:
    plate = _differs(before, after)[0]
    top = before[plate][:-1] == after[plate]
    kind = before[plate][-1] if top else before[plate][0]
    table.from_hand("")
    start = plate_middle(table, seat, plate, before[plate])
    sprite = layer(table, kind, *start)
    sprite.grow = grown(table, seat)

    def lift() -> None:
        table.look.plates[seat][plate] = after[plate]

    def land() -> None:
        table.look.thrown.append(kind)

    return fly(table, sprite, middle(table, "bin"), land, began=lift, sound="drop", grow=0.4)


SHOWN: dict[type[Event], Callable[..., Anim]] = {
    ev.PowerUsed: power_used,
    ev.StackChanged: stack_changed,
}
"""Event -> how it is shown."""
