"""What a countertop of Macaraccoon is worth: how near its stacks are to the dishes waited for."""

from __future__ import annotations

from functools import lru_cache

from game.rules.macaraccoon.cards import ORDERS
from game.rules.macaraccoon.places import JAR

Plates = tuple[tuple[str, ...], ...]
Queues = tuple[tuple[str, ...], ...]

NEARER = 0.72
"""A dish is worth this much less for each action that it still needs."""
SKIP = 0.55
"""What a further place in the queue adds: a token for a sugar."""
SUGAR = 0.3
"""Worth of one sugar in hearts."""
OUT_OF_REACH = 0.4
"""A dish is worth so much less for each sugar that is missing to skip those in front."""
ROOM = (0.0, 0.45, 0.6, 0.65)
"""Worth of so many empty plates: room for what comes next."""
FULL_JAR = 0.12
"""Worth of a sugar above the pink layer that is nearly lost."""


@lru_cache(maxsize=50_000)
def missing(stack: tuple[str, ...], order: str) -> int:
    """Layers that a stack still needs to become an order; -1 when it can't any more."""
    layers = ORDERS[order].layers
    room = len(layers) - len(stack)
    for start in range(room + 1):
        if layers[start : start + len(stack)] == stack:
            return room
    return -1


def dish_worth(order: str, place: int) -> float:
    """Hearts and sugar that a served order brings, in hearts."""
    card = ORDERS[order]
    return card.hearts + SUGAR * card.sugar + SKIP * place


@lru_cache(maxsize=200_000)
def countertop(plates: Plates, queues: Queues, sugar: int) -> float:
    """The worth of three stacks, each counted for one customer of its own; `sugar` is in the jar.

    Two stacks that fit together count for the dish they would make, as a free move joins them.
    """
    offers: list[tuple[float, str, int]] = []
    stacks = [(1 << plate, stack) for plate, stack in enumerate(plates) if stack]
    pairs = [(a | b, one + other) for a, one in stacks for b, other in stacks if a != b]
    for queue in queues:
        for place, order in enumerate(queue):
            worth = dish_worth(order, place) * OUT_OF_REACH ** max(0, place - sugar)
            nothing = NEARER ** (len(ORDERS[order].layers) + 1)
            for mask, stack in (*stacks, *pairs):
                needs = missing(stack, order)
                if needs >= 0:
                    offers.append((worth * (NEARER**needs - nothing), order, mask))
    offers.sort(reverse=True)
    total, used, taken = ROOM[plates.count(())], 0, set[str]()
    for worth, order, mask in offers:
        if not used & mask and order not in taken:
            total += worth
            used |= mask
            taken.add(order)
    return total


def jar(sugar: int) -> float:
    """Worth of the sugar in a jar, in hearts."""
    return SUGAR * sugar - FULL_JAR * max(0, sugar - JAR + 2)


def with_layer(plates: Plates, plate: int, kind: str, end: int) -> Plates:
    """The plates with one more layer."""
    stack = (*plates[plate], kind) if end else (kind, *plates[plate])
    return (*plates[:plate], stack, *plates[plate + 1 :])


@lru_cache(maxsize=200_000)
def best_with(plates: Plates, queues: Queues, sugar: int, kind: str) -> float:
    """The best worth of the plates after placing (or dropping) one more ingredient."""
    best = countertop(plates, queues, sugar)
    empty_seen = False
    for plate, stack in enumerate(plates):
        if not stack:
            if empty_seen:
                continue
            empty_seen = True
        for end in (0, 1) if stack else (1,):
            best = max(best, countertop(with_layer(plates, plate, kind, end), queues, sugar))
    return best


def moved(plates: Plates, plate: int, onto: int, end: int) -> Plates:
    """The plates after a free move."""
    joined = plates[onto] + plates[plate] if end else plates[plate] + plates[onto]
    return tuple(() if i == plate else joined if i == onto else stack for i, stack in enumerate(plates))


def without(plates: Plates, gone: tuple[int, ...]) -> Plates:
    """The plates with some stacks gone."""
    return tuple(() if plate in gone else stack for plate, stack in enumerate(plates))
