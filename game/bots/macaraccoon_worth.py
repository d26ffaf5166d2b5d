"""What a countertop of Macaraccoon is worth: how near its stacks are to the dishes waited for.

The worth depends on the stacks, on the customers and on whether the sugar reaches for skips, and on
nothing else; so it is worked out once for each of these (`Book`, `Desk`) and looked up afterwards.
"""

from __future__ import annotations

from functools import lru_cache

from game.rules.core import Action
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon.cards import KINDS, ORDERS
from game.rules.macaraccoon.places import JAR, QUEUE_LENGTH
from game.rules.macaraccoon.state import payments

Stack = tuple[str, ...]
Plates = tuple[Stack, ...]
Queues = tuple[tuple[str, ...], ...]

NEARER = 0.72
"""A dish is worth this much less for each action that it still needs."""
KEEN = 1.2
"""A dish counts for more than it brings: it is what room and sugar are for."""
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
MOVE_PRICE = 0.05
"""A free move must bring more than this..."""
TOSS_PRICE = 0.1
"""...and throwing a stack away more than this."""
MOST_PLATES = 20_000
"""So many countertops are kept in a book before it is begun anew."""

NEAR = tuple(NEARER**steps for steps in range(8))
JAR_WORTH = tuple(SUGAR * sugar - FULL_JAR * max(0, sugar - JAR + 2) for sugar in range(JAR + 1))
"""Worth of the sugar in a jar, in hearts."""

Best = tuple[float, Action | None]
"""The most that an action of some kind adds, and one that does."""


@lru_cache(maxsize=50_000)
def fits(stack: Stack) -> tuple[tuple[str, int], ...]:
    """The orders that a stack can still become, each with the layers that it needs for it."""
    size = len(stack)
    found = []
    for card in ORDERS.values():
        room = len(card.layers) - size
        if any(card.layers[start : start + size] == stack for start in range(room + 1)):
            found.append((card.id, room))
    return tuple(found)


class Offers(dict[Stack, tuple[tuple[float, str], ...]]):
    """What a stack is worth for each of the waiting customers whom it can still please."""

    def __init__(self, queues: Queues, sugar: int) -> None:
        super().__init__()
        self._wishes: dict[str, tuple[float, float]] = {}
        for queue in queues:
            for place, order in enumerate(queue):
                card = ORDERS[order]
                worth = card.hearts + SUGAR * card.sugar + SKIP * place
                worth *= KEEN * OUT_OF_REACH ** max(0, place - sugar)
                self._wishes[order] = worth, NEAR[len(card.layers) + 1]

    def __missing__(self, stack: Stack) -> tuple[tuple[float, str], ...]:
        found = []
        for order, needs in fits(stack):
            wish = self._wishes.get(order)
            if wish is not None:
                found.append((wish[0] * (NEAR[needs] - wish[1]), order))
        offers = self[stack] = tuple(found)
        return offers


class Book:
    """The worth of all countertops while the same customers wait.

    `sugar` in the jar counts as far as it pays for skips, so up to two.
    """

    __slots__ = ("_desks", "_worth", "offered", "queues")

    def __init__(self, queues: Queues, sugar: int) -> None:
        self.queues = queues
        self.offered = Offers(queues, sugar)
        self._worth: dict[Plates, float] = {}
        self._desks: dict[Plates, Desk] = {}

    def desk(self, plates: Plates) -> Desk:
        """What can be said of these plates."""
        desk = self._desks.get(plates)
        if desk is None:
            if len(self._desks) >= MOST_PLATES:
                self._desks.clear()
            desk = self._desks[plates] = Desk(self, plates)
        return desk

    def worth(self, plates: Plates) -> float:
        """The worth of three stacks, each counted for one customer of its own.

        Two stacks that fit together count for the dish they would make, as a free move joins them.
        """
        plates = tuple(sorted(plates))
        worth = self._worth.get(plates)
        if worth is None:
            if len(self._worth) >= MOST_PLATES:
                self._worth.clear()
            worth = self._worth[plates] = self._work_out(plates)
        return worth

    def _work_out(self, plates: Plates) -> float:
        offered = self.offered
        offers: list[tuple[float, str, int]] = []
        promising: list[tuple[int, Stack]] = []
        room = 0
        for plate, stack in enumerate(plates):
            if not stack:
                room += 1
            elif found := offered[stack]:
                mask = 1 << plate
                promising.append((mask, stack))
                offers.extend([(worth, order, mask) for worth, order in found])
        for mask, stack in promising:
            for other, second in promising:
                if other != mask and (found := offered[stack + second]):
                    offers.extend([(worth, order, mask | other) for worth, order in found])
        offers.sort(reverse=True)
        total, used, taken = ROOM[room], 0, set[str]()
        for worth, order, mask in offers:
            if not used & mask and order not in taken:
                total += worth
                used |= mask
                taken.add(order)
        return total


class Desk:
    """One baker's three plates before the waiting customers: what each step would add to their worth."""

    __slots__ = ("_free", "_gains", "_paid", "_places", "_ready", "book", "now", "plates")

    def __init__(self, book: Book, plates: Plates) -> None:
        self.book = book
        self.plates = plates
        self.now = book.worth(plates)
        self._gains: dict[str, float] | None = None
        self._places: dict[str, Best] = {}
        self._paid: dict[int, tuple[float, tuple[int, ...]]] = {}
        self._free: Best | None = None
        self._ready: tuple[act.Serve, ...] | None = None

    def change(self, plates: Plates) -> float:
        """What other plates add."""
        return self.book.worth(plates) - self.now

    def gains(self) -> dict[str, float]:
        """What one more ingredient of each kind adds, if it is laid where it does best or dropped."""
        gains = self._gains
        if gains is None:
            gains = self._gains = {kind: max(0.0, self.place(kind)[0]) for kind in KINDS}
        return gains

    def place(self, kind: str) -> Best:
        """The best place for one more ingredient, but none where it makes the stack useless."""
        best = self._places.get(kind)
        if best is None:
            best = float("-inf"), None
            tried_empty = False
            for plate, stack in enumerate(self.plates):
                if not stack:
                    if tried_empty:
                        continue
                    tried_empty = True
                for end in (0, 1) if stack else (1,):
                    layers = (*stack, kind) if end else (kind, *stack)
                    if self.book.offered[layers]:
                        worth = self.change((*self.plates[:plate], layers, *self.plates[plate + 1 :]))
                        if worth > best[0]:
                            best = worth, act.PLACE[plate][end]
            self._places[kind] = best
        return best

    def free(self) -> Best:
        """The best free move, be it joining two stacks or throwing one away."""
        best = self._free
        if best is None:
            best = float("-inf"), None
            standing = [plate for plate, stack in enumerate(self.plates) if stack]
            for plate in standing:
                worth = self.toss(plate)
                if worth > best[0]:
                    best = worth, act.TOSS[plate]
                for onto in standing:
                    for end in (0, 1) if onto != plate else ():
                        worth = self.move(plate, onto, end)
                        if worth > best[0]:
                            best = worth, act.MOVE[plate, onto, end]
            self._free = best
        return best

    def move(self, plate: int, onto: int, end: int) -> float:
        """What a free move adds."""
        return self.change(moved(self.plates, plate, onto, end)) - MOVE_PRICE

    def toss(self, plate: int) -> float:
        """What throwing a stack away adds."""
        return self.change(without(self.plates, (plate,))) - TOSS_PRICE

    def paying(self, cost: int) -> tuple[float, tuple[int, ...]]:
        """What the cheapest payment of a Whisker with stacks adds (mostly below nothing), and which it is.

        No plates when the stacks don't suffice.
        """
        paid = self._paid.get(cost)
        if paid is None:
            sizes = tuple(map(len, self.plates))
            ways = [(self.change(without(self.plates, plates)), plates) for plates in payments(sizes, cost)]
            paid = self._paid[cost] = max(ways, default=(float("-inf"), ()))
        return paid

    def ready(self) -> tuple[act.Serve, ...]:
        """The dishes that are finished, whether the sugar reaches for the skips or not."""
        ready = self._ready
        if ready is None:
            done = [
                {order for order, needs in fits(stack) if not needs} if stack else set[str]()
                for stack in self.plates
            ]
            ready = self._ready = tuple(
                act.SERVE[plate][queue][place]
                for queue, cards in enumerate(self.book.queues)
                for place, order in enumerate(cards[:QUEUE_LENGTH])
                for plate, orders in enumerate(done)
                if order in orders
            )
        return ready


@lru_cache(maxsize=1000)
def book(queues: Queues, sugar: int) -> Book:
    """The book for these customers; `sugar` is at most two."""
    return Book(queues, sugar)


def desk(plates: Plates, queues: Queues, sugar: int) -> Desk:
    """The plates of a baker with so much sugar, before these customers."""
    return book(queues, min(sugar, QUEUE_LENGTH - 1)).desk(plates)


def countertop(plates: Plates, queues: Queues, sugar: int) -> float:
    """The worth of three stacks before these customers; `sugar` is in the jar."""
    return book(queues, min(sugar, QUEUE_LENGTH - 1)).worth(plates)


def with_layer(plates: Plates, plate: int, kind: str, end: int) -> Plates:
    """The plates with one more layer."""
    stack = (*plates[plate], kind) if end else (kind, *plates[plate])
    return (*plates[:plate], stack, *plates[plate + 1 :])


def moved(plates: Plates, plate: int, onto: int, end: int) -> Plates:
    """The plates after a free move."""
    stacks = list(plates)
    stacks[onto] = plates[onto] + plates[plate] if end else plates[plate] + plates[onto]
    stacks[plate] = ()
    return tuple(stacks)


def without(plates: Plates, gone: tuple[int, ...]) -> Plates:
    """The plates with some stacks gone."""
    stacks = list(plates)
    for plate in gone:
        stacks[plate] = ()
    return tuple(stacks)
