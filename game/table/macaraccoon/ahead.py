"""What an action would do, asked of the rules on a copy of the position, before a hand lets go."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.core import Action, Event, Seeded
from game.rules.macaraccoon import service
from game.rules.macaraccoon.events import OrderServed, SkipPaid
from game.rules.macaraccoon.view import MacaraccoonView

Stack = tuple[str, ...]
Customer = tuple[int, int]
"""Queue and place."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What can become of a stack."""

    ready: tuple[Customer, ...] = ()
    """Customers who wait for exactly this."""
    fits: tuple[Customer, ...] = ()
    """Customers whose dish it can still become."""
    later: bool = False
    """Whether an order that is still to come could want it."""

    @property
    def spoilt(self) -> bool:
        """Whether no order at all can come of it."""
        return not self.ready and not self.fits and not self.later


@dataclass(frozen=True, slots=True)
class Ahead:
    """What an action (and what follows it at once) would do."""

    stacks: tuple[Stack, ...]
    """The plates of the seat afterwards."""
    skips: int = 0
    """Sugar laid on skipped customers."""
    tokens: int = 0
    hearts: int = 0
    sugar: int = 0
    """By how much the jar would be fuller."""


def ahead_of(view: MacaraccoonView, seat: int, actions: Sequence[Action]) -> Ahead:
    """Play legal actions on a copy; a second one that is not legal then is left out."""
    state = view.sample(random.Random(0))
    before = state.jars[seat]
    events: list[Event] = []
    chance = Seeded("ahead")
    for action in actions:
        if action in state.legal(seat):
            state.apply(seat, action, chance, events)
    skips = sum(isinstance(event, SkipPaid) for event in events)
    served = [event for event in events if isinstance(event, OrderServed)]
    return Ahead(
        state.plates[seat],
        skips,
        sum(event.tokens for event in served),
        sum(event.hearts for event in served),
        state.jars[seat] - before,
    )


def outlook(view: MacaraccoonView, stack: Stack) -> Outlook:
    """What can become of a stack, as the rules say."""
    table = view.table
    ready: list[Customer] = []
    fits: list[Customer] = []
    for queue, cards in enumerate(table.queues):
        for place, order in enumerate(cards):
            layers = service.LAYERS[order]
            if stack == layers:
                ready.append((queue, place))
            elif service.may_become(stack, layers):
                fits.append((queue, place))
    later = any(service.may_become(stack, service.LAYERS[order]) for order in table.orders_left)
    return Outlook(tuple(ready), tuple(fits), later)


def changed(before: Sequence[Stack], after: Sequence[Stack]) -> Stack | None:
    """The stack that an action made or enlarged; None if it made none."""
    grown = [new for old, new in zip(before, after, strict=True) if new != old and new]
    return max(grown, key=len) if grown else None
