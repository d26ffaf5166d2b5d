"""The dice of a turn as they fell, and who has taken which: no view tells it, what happened does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.core import Event
from game.rules.got_what_it_bakes.events import DiceRolled, DieTaken

THERE = -1
"""Stands for the taker of a die that still lies in its place."""


class Lying(NamedTuple):
    """One place of a tray."""

    value: int
    """What was rolled; 0: nothing is known of it, and nothing lies there."""
    taker: int
    """The seat that took the die; `THERE` while it lies there."""


@dataclass(slots=True)
class Cast:
    """The last roll, tray by tray. In solo its one tray are the coloured spaces."""

    rolled: dict[int, tuple[int, ...]] = field(default_factory=dict)
    taken: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    """For each tray the seats that took a die of it, and its value, in order."""

    def note(self, event: Event) -> None:
        """Something happened."""
        match event:
            case DiceRolled(tray, dice):
                if tray == 0:
                    self.forget()
                self.rolled[tray], self.taken[tray] = dice, []
            case DieTaken(seat, tray, value):
                self.taken.setdefault(tray, []).append((seat, value))

    def forget(self) -> None:
        """A new roll begins."""
        self.rolled.clear()
        self.taken.clear()

    def spaces(self, dice: Sequence[int], among: Sequence[int]) -> list[int | None]:
        """Solo: on which of the spaces `among` each of some dice fell; None: it was changed since."""
        left = {space: self.rolled[0][space] for space in among} if self.rolled else {}
        found: list[int | None] = []
        for value in dice:
            space = next((space for space, rolled in left.items() if rolled == value), None)
            if space is not None:
                del left[space]
            found.append(space)
        return found

    def places(self, tray: int, there: Sequence[int], count: int) -> list[Lying]:
        """The places of a tray in which `there` is left of `count` dice.

        Each die has the place into which it was thrown. Of what was taken only so much counts as is
        missing, so that an earlier moment of the turn can be shown too.
        """
        rolled = self.rolled.get(tray, ())
        found = [Lying(value, THERE) for value in rolled]
        for seat, value in self.taken.get(tray, ())[: len(rolled) - len(there)]:
            spot = Lying(value, THERE)
            if spot in found:
                found[found.index(spot)] = Lying(value, seat)
        if Counter(die.value for die in found if die.taker == THERE) != Counter(there):
            found = [Lying(value, THERE) for value in there]  # it is another turn
        return [*found, *(Lying(0, THERE) for _ in range(count - len(found)))]


def last_cast(events: Iterable[Event]) -> Cast:
    """The last roll of a game, from what happened, the latest first."""
    since: list[Event] = []
    for event in events:
        if isinstance(event, (DiceRolled, DieTaken)):
            since.append(event)
            if isinstance(event, DiceRolled) and event.tray == 0:
                break
    cast = Cast()
    for event in reversed(since):
        cast.note(event)
    return cast
