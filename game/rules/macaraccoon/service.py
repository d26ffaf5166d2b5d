"""Serving an order (MC-17 to MC-20), also through the powers that bend it (MC-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import Action, Chance, Event
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon import events as ev
from game.rules.macaraccoon import handwork, supply
from game.rules.macaraccoon.cards import ORDERS, TOPPINGS
from game.rules.macaraccoon.places import PLATES, QUEUES

if TYPE_CHECKING:
    from game.rules.macaraccoon.state import MacaraccoonState

LAYERS = {order.id: order.layers for order in ORDERS.values()}


def legal(state: MacaraccoonState, seat: int, result: list[Action]) -> None:
    """Append every stack that an order matches and whose skips can be paid."""
    plates = state.plates[seat]
    sugar = state.jars[seat]
    for queue in range(QUEUES):
        for place, order in enumerate(state.queues[queue]):
            if place > sugar:
                break
            layers = LAYERS[order]
            for plate in range(PLATES):
                if plates[plate] == layers:
                    result.append(act.SERVE[plate][queue][place])


def may_become(stack: tuple[str, ...], layers: tuple[str, ...]) -> bool:
    """Whether layers put on top of and under a stack can still make the dish of it (MC-8, MC-17)."""
    size = len(stack)
    return any(layers[start : start + size] == stack for start in range(len(layers) - size + 1))


def almost(stack: tuple[str, ...], layers: tuple[str, ...]) -> bool:
    """Whether a stack is the dish with exactly one topping missing or extra (MC-25)."""
    long, short = (stack, layers) if len(stack) > len(layers) else (layers, stack)
    if len(long) != len(short) + 1 or not short:
        return False
    return any(
        long[index] in TOPPINGS and long[:index] + long[index + 1 :] == short for index in range(len(long))
    )


def serve(
    state: MacaraccoonState,
    seat: int,
    plate: int,
    queue: int,
    place: int,
    pay: bool,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    """Skips are paid first, then the card and its sugar come in, tokens for skips, and the queue slides."""
    sugar = list(state.queue_sugar[queue])
    if pay:
        state.jars[seat] -= place
        for skipped in range(place):
            sugar[skipped] += 1
            if events is not None:
                events.append(ev.SkipPaid(seat, queue, skipped))
    order = ORDERS[state.queues[queue][place]]
    state.tokens[seat] += place
    state.served[seat] = (*state.served[seat], order.id)
    state.served_now = True
    if events is not None:
        events.append(ev.OrderServed(seat, plate, queue, place, order.id, order.hearts, place))
    supply.discard_stack(state, seat, plate, "served", events)
    handwork.gain(state, seat, order.sugar + sugar.pop(place), "order", events)
    cards = state.queues[queue]
    cards = cards[:place] + cards[place + 1 :]
    if state.orders_left:
        came = supply.draw_card(state.orders_left, chance)
        state.orders_left = supply.without(state.orders_left, came)
        cards = (*cards, came)
        sugar.append(0)
        if events is not None:
            events.append(ev.OrderArrived(queue, len(cards) - 1, came))
        if not state.orders_left and state.turns_left < 0:
            trigger_end(state, events)
    state.queues[queue] = cards
    state.queue_sugar[queue] = tuple(sugar)
    supply.heal(state, chance, events)


def trigger_end(state: MacaraccoonState, events: list[Event] | None) -> None:
    """The last order card left the deck: this round is finished and one more is played (MC-29)."""
    place = (state.turn - state.start) % state.seats
    state.turns_left = state.seats - place + state.seats
    if events is not None:
        events.append(ev.EndTriggered(state.turns_left, "orders"))
