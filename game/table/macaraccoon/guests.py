"""How events are shown among customers and Whiskers: serving, sliding, calling."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.core import Event
from game.rules.macaraccoon import events as ev
from game.table.macaraccoon.flights import (
    chef,
    cube,
    fly,
    grown,
    heart,
    jar_at,
    middle,
    name_of,
    order,
    panel_of,
    plate_middle,
    stack,
)
from game.table.macaraccoon.look import Waiting, mood_of
from game.table.macaraccoon.places import order_name
from game.table.tween import Anim, Call, InTurn, Together

if TYPE_CHECKING:
    from game.table.macaraccoon.table import MacaraccoonTable


def skip_paid(table: MacaraccoonTable, event: ev.SkipPaid) -> Anim:
    """A sugar is laid on a customer who has to wait; the face falls."""
    look = table.look
    rect = table.board[order_name(event.queue, event.place)].rect

    def begin() -> None:
        look.jars[event.seat] -= 1

    def land() -> None:
        customer = look.queues[event.queue][event.place]
        customer.sugar += 1
        customer.mood = "impatient"

    to = rect.x + 24, rect.y + 24
    return fly(table, cube(table, *jar_at(table, event.seat)), to, land, began=begin, sound="sprinkle")


def order_served(table: MacaraccoonTable, event: ev.OrderServed) -> Anim:
    """The dish goes to its customer, the card to the player, the others move up."""
    look = table.look
    seat = event.seat
    layers = look.plates[seat][event.plate]
    name = order_name(event.queue, event.place)
    at = middle(table, name)
    start = table.from_hand(name_of(event.plate, seat, table)) or plate_middle(
        table, seat, event.plate, layers
    )
    home = _served_at(table, seat)

    def begin() -> None:
        look.plates[seat][event.plate] = ()

    def eaten() -> None:
        look.queues[event.queue][event.place].mood = "happy"
        table.served_at = at
        look.pose = "cheer"

    def take() -> None:
        del look.queues[event.queue][event.place]
        _moods(table, event.queue)

    def home_again() -> None:
        look.served[seat].append(event.order)
        look.tokens[seat] += event.tokens
        look.hearts[seat] += event.hearts + event.tokens
        look.pose = "idle"

    dish = stack(table, layers, *start)
    dish.grow = grown(table, seat)
    rest = len(look.queues[event.queue])
    return InTurn(
        fly(table, dish, at, eaten, began=begin, sound="nibble", grow=0.6, seconds=0.4),
        _hearts(table, event.hearts, at),
        Call(take),
        Together(
            [
                fly(table, order(table, event.order, "happy", *at), home, home_again, grow=0.4, sound="coin"),
                _slide(table, event.queue, event.place, rest),
            ]
        ),
    )


def _hearts(table: MacaraccoonTable, count: int, at: tuple[float, float]) -> Anim:
    """Hearts rise from a happy customer."""
    if table.calm:
        return Call(lambda: None)
    flights = [
        fly(
            table,
            heart(table, "macaraccoon/heart", at[0] - 40 + 80 * ((number * 0.618) % 1), at[1]),
            (at[0] - 50 + 100 * ((number * 0.382) % 1), at[1] - 150),
            lambda: None,
            sound="cookie",
            seconds=0.4,
            arc=0.0,
        )
        for number in range(min(count, 5))
    ]
    return Together(flights, 0.06)


def _served_at(table: MacaraccoonTable, seat: int) -> tuple[float, float]:
    look = table.look
    if seat != look.shown:
        return panel_of(table, seat).hearts
    if "served" not in table.board:
        return middle(table, "total")
    rect = table.board["served"].rect
    return rect.x + 40 + min(len(look.served[seat]) * 84.0, rect.width - 80), rect.centery


def _moods(table: MacaraccoonTable, queue: int) -> None:
    for place, customer in enumerate(table.look.queues[queue]):
        customer.mood = mood_of(customer.sugar, place)


def _slide(table: MacaraccoonTable, queue: int, gone: int, before: int) -> Anim:
    """Those behind a gap move up; the cards stand in their new places already."""
    moves = []
    for place in range(gone, before - 1):
        moves.append((order_name(queue, place + 1), order_name(queue, place), queue, place))
    return _shuffle(table, [(start, end, (q, p)) for start, end, q, p in moves], arc=0.0)


def _shuffle(table: MacaraccoonTable, moves: list[tuple[str, str, tuple[int, int]]], *, arc: float) -> Anim:
    """Customers fly from place to place; made when it begins, from the queue of then."""
    look = table.look

    def make() -> Anim:
        flights: list[Anim] = []
        for start, end, (queue, place) in moves:
            customer = look.queues[queue][place]
            sprite = order(table, customer.order, customer.mood, *middle(table, start))
            look.away.add(end)

            def landed(end: str = end) -> None:
                look.away.discard(end)

            flights.append(fly(table, sprite, middle(table, end), landed, sound="card", arc=arc))
        return Together(flights)

    return Late(make, 0.0 if table.calm or not moves else 0.32)


class Late(Anim):
    """An animation that is made when its moment comes, of a length known before."""

    def __init__(self, make: Callable[[], Anim], duration: float) -> None:
        self._make = make
        self._anim: Anim | None = None
        self.duration = duration

    def at(self, time: float) -> None:
        if self._anim is None:
            self._anim = self._make()
        self._anim.at(self._anim.duration if time >= self.duration else min(time, self._anim.duration))


def order_arrived(table: MacaraccoonTable, event: ev.OrderArrived) -> Anim:
    """A new customer comes to the end of the queue."""
    look = table.look
    rect = table.board[order_name(event.queue, event.place)].rect
    door = table.board["queues"].rect
    start = door.right + rect.width / 2, rect.centery

    def begin() -> None:
        look.orders_left -= 1

    def land() -> None:
        look.queues[event.queue].append(Waiting(event.order, 0, mood_of(0, event.place)))

    sprite = order(table, event.order, "happy", *start)
    return fly(table, sprite, rect.center, land, began=begin, arc=20.0)


def queue_reordered(table: MacaraccoonTable, event: ev.QueueReordered) -> Anim:
    """The customers of a queue change places."""
    look = table.look
    table.from_hand("")
    before = look.queues[event.queue]
    by_order = {customer.order: place for place, customer in enumerate(before)}
    moves = [
        (order_name(event.queue, by_order[came]), order_name(event.queue, place), (event.queue, place))
        for place, came in enumerate(event.orders)
        if by_order[came] != place
    ]

    def change() -> None:
        look.queues[event.queue] = [before[by_order[came]] for came in event.orders]
        _moods(table, event.queue)

    return InTurn(Call(change), _shuffle(table, moves, arc=50.0))


def whisker_called(table: MacaraccoonTable, event: ev.WhiskerCalled) -> Anim:
    """The Whisker steps forward."""
    look = table.look
    name = f"chef-{event.slot + 1}"
    at = middle(table, name)
    table.from_hand(name)

    def begin() -> None:
        look.away.add(name)

    def land() -> None:
        look.away.discard(name)
        look.whisk = event.slot

    return fly(
        table, chef(table, event.chef, *at), at, land, began=begin, arc=36.0, sound="success", seconds=0.4
    )


def whiskers_slid(table: MacaraccoonTable, event: ev.WhiskersSlid) -> Anim:
    """The leftmost Whisker leaves, the others move up, a new one comes."""
    look = table.look
    count = len(look.chefs)
    names = [f"chef-{slot + 1}" for slot in range(count)]
    pitch = table.board[names[1]].x - table.board[names[0]].x

    def begin() -> None:
        look.whisk = -1
        look.away.update(names)

    def done() -> None:
        look.chefs = [*look.chefs[1:], event.came]
        look.away.difference_update(names)

    flights: list[Anim] = []
    for slot, (chef_id, name) in enumerate(zip(look.chefs, names, strict=True)):
        x, y = middle(table, name)
        away = (x - pitch * 0.4, y - 260.0) if slot == 0 else (x - pitch, y)
        flights.append(fly(table, chef(table, chef_id, x, y), away, lambda: None, arc=0.0, sound="card"))
    last = middle(table, names[-1])
    came = chef(table, event.came, last[0] + pitch * 0.4, last[1] - 260.0)
    flights.append(fly(table, came, last, lambda: None, arc=0.0, sound="card"))
    return InTurn(Call(begin), Together(flights), Call(done))


SHOWN: dict[type[Event], Callable[..., Anim]] = {
    ev.SkipPaid: skip_paid,
    ev.OrderServed: order_served,
    ev.OrderArrived: order_arrived,
    ev.QueueReordered: queue_reordered,
    ev.WhiskerCalled: whisker_called,
    ev.WhiskersSlid: whiskers_slid,
}
"""Event -> how it is shown."""
