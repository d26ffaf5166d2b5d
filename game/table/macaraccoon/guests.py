"""How events are shown among customers and Whiskers: serving, sliding, powers, banners."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.rules.core import Event
from game.rules.macaraccoon import events as ev
from game.rules.macaraccoon.places import SPOT_OF
from game.table.macaraccoon.flights import (
    card,
    chef,
    cube,
    fly,
    heart,
    jar_at,
    layer,
    middle,
    name_of,
    order,
    panel_of,
    plate_middle,
    spot_at,
    stack,
)
from game.table.macaraccoon.look import Waiting, mood_of
from game.table.macaraccoon.places import order_name, other_area, spot_name
from game.table.sprites import Sprite
from game.table.stock import card_stock
from game.table.tween import Anim, Call, InTurn, Together, Tween, Wait, linear

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
    dish.grow = 1.0 if seat == look.shown else 0.45
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
        area = other_area(table.board, *panel_of(table, seat), kids=table.kids)
        return area.right - 60, area.y + 40
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
    sprite.grow = 1.0 if seat == table.look.shown else 0.45
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
    sprite.grow = 1.0 if seat == table.look.shown else 0.45

    def lift() -> None:
        table.look.plates[seat][source] = after[source]

    return fly(table, sprite, to, lambda: None, began=lift, grow=sprite.grow, sound="cookie")


def _inserted(
    table: MacaraccoonTable, seat: int, before: list[tuple[str, ...]], after: list[tuple[str, ...]]
) -> Anim:
    single, plate = sorted(_differs(before, after), key=lambda number: bool(after[number]))
    start = table.from_hand(name_of(single, seat, table)) or plate_middle(table, seat, single, before[single])
    sprite = layer(table, before[single][0], *start)
    sprite.grow = 1.0 if seat == table.look.shown else 0.45

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
    sprite.grow = 1.0 if seat == table.look.shown else 0.45

    def lift() -> None:
        table.look.plates[seat][plate] = after[plate]

    def land() -> None:
        table.look.thrown.append(kind)

    return fly(table, sprite, middle(table, "bin"), land, began=lift, sound="drop", grow=0.4)


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


def trade_asked(table: MacaraccoonTable, event: ev.TradeAsked) -> Anim:
    """An ingredient is shown to the one who is asked."""
    table.from_hand("")
    return banner(table, table.t("macaraccoon-banner-asked", kind=event.kind), "turn", 0.8)


def trade_answered(table: MacaraccoonTable, event: ev.TradeAnswered) -> Anim:
    """Yes or no, to be seen and heard."""
    key = "macaraccoon-banner-yes" if event.yes else "macaraccoon-banner-no"
    return banner(table, table.t(key), "success" if event.yes else "refuse", 0.6)


def stall_warning(table: MacaraccoonTable, event: ev.StallWarning) -> Anim:
    """Nobody has served for long."""
    return banner(table, table.t("macaraccoon-event-stall-warning", left=event.left), "ding", 1.8)


def end_triggered(table: MacaraccoonTable, event: ev.EndTriggered) -> Anim:
    """The end is near."""
    return banner(table, table.t("macaraccoon-event-end-triggered", reason=event.reason), "ding", 2.2)


def turn_skipped(table: MacaraccoonTable, event: ev.TurnSkipped) -> Anim:
    """A player could do nothing."""
    words = table.t("macaraccoon-event-turn-skipped", who=table.sitters[event.seat].name)
    return banner(table, words, "refuse", 1.0)


def banner(table: MacaraccoonTable, words: str, sound: str, seconds: float) -> Anim:
    """A paper with a sentence over the kitchen."""
    kitchen = table.board["kitchen"].rect
    wide, tall = kitchen.width + 120, 120.0

    def make(scale: float) -> pygame.Surface:
        return _paper(table, words, wide * scale, tall * scale)

    sprite = Sprite(("banner", words, table.type.zoom), make, kitchen.centerx + 40, kitchen.centery, lift=1.0)

    def rise(t: float) -> None:
        sprite.alpha = round(255 * min(1.0, 4 * t, 4 * (1 - t) + 0.02))

    def end() -> None:
        if sprite in table.look.flying:
            table.look.flying.remove(sprite)

    return InTurn(
        Call(lambda: table.play(sound)),
        Call(lambda: table.look.flying.append(sprite)),
        Wait(seconds) if table.calm else Tween(seconds, rise, linear),
        Call(end),
    )


def _paper(table: MacaraccoonTable, words: str, wide: float, tall: float) -> pygame.Surface:
    """The banner's picture: a paper as wide as the sentence wants, up to three lines."""
    type_, scale = table.type, table.viewport.scale
    size = 32.0
    while True:
        lines = type_.wrap(words, "heading", size, round(wide - 60 * scale))
        high = len(lines) * size * type_.zoom * 1.2 * scale
        if len(lines) <= 3 or size * type_.zoom <= 18:
            break
        size -= 2
    height = round(max(tall, high + 44 * scale))
    paper = card_stock(
        table.art, round(wide), height, 26 * scale, edge=(217, 79, 112), line=max(2.0, 4 * scale)
    ).copy()
    y = (height - high) / 2
    for line in lines:
        text = type_.line(line, "heading", size)
        paper.blit(text, text.get_rect(midtop=(round(wide / 2), round(y))))
        y += size * type_.zoom * 1.2 * scale
    return paper


def party(table: MacaraccoonTable) -> Anim:
    """The kitchen closes: Macaraccoon dances, hearts rain."""
    look = table.look
    if table.calm:
        return InTurn(Call(lambda: table.play("success")), Wait(0.6))

    def dance(t: float) -> None:
        look.pose = "idle" if t >= 1 else "cheer"
        look.hop = 40 * abs(math.sin(t * math.tau * 2)) if t < 1 else 0.0

    arts = ("macaraccoon/heart", "macaraccoon/heart-token", "macaraccoon/sugar")
    rain = [
        fly(
            table,
            heart(table, arts[number % 3], 1920 * ((number * 0.618) % 1), -60.0),
            (1920 * ((number * 0.618 + 0.03) % 1), 1160.0),
            lambda: None,
            sound="cookie",
            seconds=1.6,
            arc=0.0,
            turn=180.0,
        )
        for number in range(36)
    ]
    return InTurn(
        Call(lambda: table.play("success")), Together([Tween(2.4, dance, linear), Together(rain, 0.04)])
    )


SHOWN: dict[type[Event], Callable[..., Anim]] = {
    ev.SkipPaid: skip_paid,
    ev.OrderServed: order_served,
    ev.OrderArrived: order_arrived,
    ev.QueueReordered: queue_reordered,
    ev.WhiskerCalled: whisker_called,
    ev.PowerUsed: power_used,
    ev.StackChanged: stack_changed,
    ev.WhiskersSlid: whiskers_slid,
    ev.TradeAsked: trade_asked,
    ev.TradeAnswered: trade_answered,
    ev.StallWarning: stall_warning,
    ev.EndTriggered: end_triggered,
    ev.TurnSkipped: turn_skipped,
}
"""Event -> how it is shown."""
