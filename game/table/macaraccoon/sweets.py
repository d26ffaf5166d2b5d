"""How sugar moves: into jars and out of them, onto cards and off, and the Sugar Rush."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.core import Event
from game.rules.macaraccoon import events as ev
from game.table.macaraccoon.flights import Point, cube, fly, jar_at, middle, spot_at
from game.table.macaraccoon.places import order_name, spot_name
from game.table.tween import Anim, Call, InTurn, Together, Tween, linear

if TYPE_CHECKING:
    from game.table.macaraccoon.table import MacaraccoonTable


def sugar_laid(table: MacaraccoonTable, event: ev.SugarLaid) -> Anim:
    """A sugar goes onto the ingredient that is jumped over."""
    look = table.look

    def begin() -> None:
        look.jars[event.seat] -= 1

    def land() -> None:
        look.spot_sugar[event.spot] += 1

    if table.armed == event.spot:
        table.armed = -1
        return InTurn(Call(begin), Call(land))
    to = sugar_on(table, event.spot)
    return fly(table, cube(table, *jar_at(table, event.seat)), to, land, began=begin, sound="sprinkle")


def sugar_on(table: MacaraccoonTable, spot: int) -> Point:
    """Where sugar lies on a kitchen card."""
    rect = table.board[spot_name(spot)].rect
    return rect.right - 20, rect.bottom - (58 if table.kids else 20)


def sugar_gained(table: MacaraccoonTable, event: ev.SugarGained) -> Anim:
    """Sugar comes into a jar, cube by cube; what finds no room falls beside it."""
    look = table.look
    starts = _sugar_starts(table, event)

    def begin() -> None:
        if event.source == "kitchen":
            for spot in range(len(look.spot_sugar)):
                if table.collecting or spot_at(table, spot) == look.raccoon:
                    look.spot_sugar[spot] = 0
        elif event.source.startswith("queue"):
            for place, customer in enumerate(look.queues[int(event.source[-1]) - 1]):
                customer.sugar = 0
                customer.mood = "neutral" if place == 0 else "happy"
        table.collecting = False

    def more() -> None:
        look.jars[event.seat] += 1

    to = jar_at(table, event.seat)
    flights = [
        fly(
            table,
            cube(table, *starts[number % len(starts)]),
            to,
            more if number < event.gained else _nothing,
            sound="sprinkle" if number < event.gained else "drop",
        )
        for number in range(event.gained + event.lost)
    ]
    return InTurn(Call(begin), Together(flights, 0.07))


def _sugar_starts(table: MacaraccoonTable, event: ev.SugarGained) -> list[Point]:
    look = table.look
    if event.source == "kitchen":
        if table.collecting:
            found = [
                sugar_on(table, spot) for spot, sugar in enumerate(look.spot_sugar) for _ in range(sugar)
            ]
            return found or [look.raccoon]
        return [look.raccoon]
    if event.source.startswith("queue"):
        queue = int(event.source[-1]) - 1
        return [
            middle(table, order_name(queue, place))
            for place, customer in enumerate(look.queues[queue])
            for _ in range(customer.sugar)
        ] or [middle(table, order_name(queue, 0))]
    if event.source == "order" and table.served_at is not None:
        return [table.served_at]
    if event.source == "trade":
        asked = next((seat for seat in look.others() if seat != event.seat), event.seat)
        return [jar_at(table, table.paid_by if table.paid_by >= 0 else asked)]
    return [middle(table, f"chef-{max(0, look.whisk) + 1}")]


def sugar_paid(table: MacaraccoonTable, event: ev.SugarPaid) -> Anim:
    """Sugar leaves a jar: towards the Whisker, or to the one who sells."""
    look = table.look
    table.paid_by = event.seat

    def less() -> None:
        look.jars[event.seat] -= 1

    if event.reason == "trade":  # it is seen on its way into the other jar

        def all_at_once() -> None:
            look.jars[event.seat] -= event.amount

        return Call(all_at_once)
    slot = table.calling if table.calling >= 0 else max(0, look.whisk)
    table.from_hand("jar")
    to = middle(table, f"chef-{slot + 1}")
    start = jar_at(table, event.seat)
    return Together(
        [
            fly(table, cube(table, *start), to, _nothing, began=less, sound="sprinkle")
            for _ in range(event.amount)
        ],
        0.08,
    )


def sugar_rush(table: MacaraccoonTable, event: ev.SugarRush) -> Anim:
    """The topmost layer of sugar becomes one more action: the jar trembles, Macaraccoon cheers."""
    look = table.look

    def less() -> None:
        look.jars[event.seat] -= 1

    def shake(t: float) -> None:
        look.shake = ("jar", 0.0 if t >= 1 else 5 * math.sin(t * math.tau * 5) * (1 - t))
        look.pose = "idle" if t >= 1 else "cheer"
        look.hop = 0.0 if t >= 1 else 26 * abs(math.sin(t * math.tau))

    def calm() -> None:
        look.shake, look.pose, look.hop = ("", 0.0), "idle", 0.0

    table.from_hand("jar")
    start = jar_at(table, event.seat)
    flights = [
        fly(table, cube(table, *start), look.raccoon, _nothing, began=less, sound="sprinkle")
        for _ in range(event.paid)
    ]
    dance: list[Anim] = [] if table.calm else [Tween(0.5, shake, linear)]
    return InTurn(Call(lambda: table.play("coin")), Together([Together(flights, 0.08), *dance]), Call(calm))


def _nothing() -> None:
    return


SHOWN: dict[type[Event], Callable[..., Anim]] = {
    ev.SugarLaid: sugar_laid,
    ev.SugarGained: sugar_gained,
    ev.SugarPaid: sugar_paid,
    ev.SugarRush: sugar_rush,
}
"""Event -> how it is shown."""
