"""Positions of Macaraccoon as plain data: writing, reading, and what can be wrong with them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from game.rules.core import BadPosition, plain
from game.rules.macaraccoon.cards import CHEFS, KINDS, ORDERS, supply
from game.rules.macaraccoon.places import JAR, PANTRY, PLATES, QUEUE_LENGTH, QUEUES, SPOTS, WHISKERS

if TYPE_CHECKING:
    from game.rules.macaraccoon.state import MacaraccoonState

INTS = ("seats", "start", "turn", "raccoon", "hand_seat", "hole", "whisk", "asked", "offer", "extra")
COUNTERS = ("turns_left", "dry_rounds")
FLAGS = ("power_left", "column_left", "rush", "served_now", "over")
WORDS = ("pantry", "pile", "thrown", "orders_left", "chefs", "chefs_left", "chefs_discarded")
"""Fields that are tuples of ids."""
FIELDS = (
    *INTS,
    *COUNTERS,
    *FLAGS,
    *WORDS,
    "kitchen",
    "spot_sugar",
    "plates",
    "jars",
    "tokens",
    "served",
    "queues",
    "queue_sugar",
    "hand",
    "refused",
)


def position(state: MacaraccoonState) -> dict[str, Any]:
    """All fields of a position as plain data, by name."""
    return {name: plain(getattr(state, name)) for name in FIELDS}


def read(data: object) -> MacaraccoonState:
    """The position that plain data describe. Raises `BadPosition` with the reason."""
    from game.rules.macaraccoon.state import MacaraccoonState

    if not isinstance(data, dict) or set(data) != set(FIELDS):
        raise BadPosition("a position of Macaraccoon has exactly the fields: " + ", ".join(sorted(FIELDS)))
    state = MacaraccoonState.__new__(MacaraccoonState)
    for name in (*INTS, *COUNTERS):
        setattr(state, name, _int(name, data[name]))
    for name in FLAGS:
        if type(data[name]) is not bool:
            raise BadPosition(f"{name} must be true or false")
        setattr(state, name, data[name])
    if not 2 <= state.seats <= 5:
        raise BadPosition("Macaraccoon is played by 2 to 5")
    for name in WORDS:
        setattr(state, name, _words(name, data[name]))
    state.kitchen = list(_words("kitchen", data["kitchen"], len(SPOTS)))
    state.spot_sugar = list(_counts("spot_sugar", data["spot_sugar"], len(SPOTS)))
    state.plates = [
        tuple(_words("plates", stack) for stack in _list("plates", stacks, PLATES))
        for stacks in _list("plates", data["plates"], state.seats)
    ]
    state.jars = list(_counts("jars", data["jars"], state.seats))
    state.tokens = list(_counts("tokens", data["tokens"], state.seats))
    state.served = [_words("served", orders) for orders in _list("served", data["served"], state.seats)]
    state.queues = [_words("queues", queue) for queue in _list("queues", data["queues"], QUEUES)]
    state.queue_sugar = [
        _counts("queue_sugar", sugar, len(queue))
        for sugar, queue in zip(_list("queue_sugar", data["queue_sugar"], QUEUES), state.queues, strict=True)
    ]
    state.hand = _words("hand", [data["hand"]])[0]
    state.refused = _counts("refused", data["refused"])
    wrong = faults(state)
    if wrong:
        raise BadPosition("; ".join(wrong))
    return state


def _int(name: str, value: object) -> int:
    if type(value) is not int:
        raise BadPosition(f"{name} must be a whole number, not {str(value)[:40]!r}")
    return value


def _list(name: str, value: object, length: int | None = None) -> list[object]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise BadPosition(f"{name} must be a list" + (f" of {length}" if length is not None else ""))
    return value


def _counts(name: str, value: object, length: int | None = None) -> tuple[int, ...]:
    counts = tuple(_int(name, item) for item in _list(name, value, length))
    if any(count < 0 for count in counts):
        raise BadPosition(f"{name} can't be negative")
    return counts


def _words(name: str, value: object, length: int | None = None) -> tuple[str, ...]:
    words = []
    for item in _list(name, value, length):
        if not isinstance(item, str) or (item and item not in _KNOWN):
            raise BadPosition(f"{name} has {str(item)[:40]!r}, which is no card")
        words.append(_KNOWN.get(item, ""))
    return tuple(words)


_KNOWN = {card: card for card in (*KINDS, *ORDERS, *CHEFS)}


def faults(state: MacaraccoonState) -> list[str]:
    """What is wrong with a position: lost or doubled cards, marks that can't be."""
    wrong: list[str] = []
    in_play = Counter(
        kind for kind in (*state.kitchen, *state.pantry, *state.pile, *state.thrown, state.hand) if kind
    )
    for stacks in state.plates:
        for stack in stacks:
            in_play.update(stack)
    if in_play != Counter(supply(state.seats)):
        wrong.append("the ingredient cards don't add up to MC-3")
    served = [order for orders in state.served for order in orders]
    waiting = [order for queue in state.queues for order in queue]
    if sorted((*served, *waiting, *state.orders_left)) != sorted(ORDERS):
        wrong.append("the order cards don't add up to MC-4")
    if sorted((*state.chefs, *state.chefs_left, *state.chefs_discarded)) != sorted(CHEFS):
        wrong.append("the Whisker Chefs don't add up to MC-4")
    if len(state.chefs) != WHISKERS or len(state.pantry) != PANTRY:
        wrong.append("the mat holds four Whiskers, the pantry seven places")
    if any(len(queue) > QUEUE_LENGTH for queue in state.queues):
        wrong.append("a queue holds three customers")
    if state.orders_left and any(len(queue) < QUEUE_LENGTH for queue in state.queues):
        wrong.append("a queue is short although orders are left (MC-20)")
    if not 0 <= state.raccoon < len(SPOTS) or state.kitchen[state.raccoon]:
        wrong.append("Macaraccoon's spot must be empty (MC-31)")
    if any(sugar and not kind for sugar, kind in zip(state.spot_sugar, state.kitchen, strict=True)):
        wrong.append("sugar lies where no ingredient is (MC-15)")
    if any(jar > JAR for jar in state.jars):
        wrong.append("a sugar jar holds nine (MC-26)")
    if not (0 <= state.turn < state.seats and 0 <= state.start < state.seats):
        wrong.append("turn and start must be seats")
    wrong.extend(_pending_faults(state))
    return wrong


def _pending_faults(state: MacaraccoonState) -> list[str]:
    wrong = []
    if state.hand and (state.hand not in KINDS or not 0 <= state.hand_seat < state.seats):
        wrong.append("an ingredient in hand needs its seat")
    if state.hole >= len(SPOTS) or (state.hole >= 0 and state.kitchen[state.hole]) or state.hole < -1:
        wrong.append("the spot to be filled must be empty")
    if not -1 <= state.whisk < WHISKERS or ((state.power_left or state.column_left) and state.whisk < 0):
        wrong.append("a power needs its Whisker")
    if state.asked >= 0 and not (
        state.asked < state.seats
        and 0 <= state.offer < PLATES
        and len(state.plates[state.turn][state.offer]) == 1
    ):
        wrong.append("an offer needs a seat and a single ingredient (MC-40)")
    holes = [
        spot
        for spot, kind in enumerate(state.kitchen)
        if not kind and spot not in (state.raccoon, state.hole)
    ]
    if (holes or not any(state.pantry)) and (state.pile or state.thrown) and not state.over:
        wrong.append("empty places must be dealt to while there are cards (MC-36)")
    if state.turns_left < -1 or state.dry_rounds < 0 or state.extra < 0:
        wrong.append("counters can't be negative")
    return wrong
