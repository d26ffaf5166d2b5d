"""What happens in Macaraccoon, in its own words; everything is open (MC-32)."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.core import Event


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn began."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """A seat had no legal action, so its turn was skipped (MC-7)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RaccoonMoved(Event):
    """Macaraccoon went from one spot to another, perhaps over a third (-1: none)."""

    seat: int
    start: int
    spot: int
    over: int = -1


@dataclass(frozen=True, slots=True)
class SugarLaid(Event):
    """A sugar went from a jar onto a kitchen ingredient (MC-14)."""

    seat: int
    spot: int


@dataclass(frozen=True, slots=True)
class IngredientTaken(Event):
    """A seat took an ingredient: from a `spot`, or from `pantry` or `discards` (spot -1)."""

    seat: int
    kind: str
    source: str
    spot: int = -1


@dataclass(frozen=True, slots=True)
class SugarGained(Event):
    """Sugar came into a jar; `lost` found no room (MC-26)."""

    seat: int
    gained: int
    lost: int
    source: str


@dataclass(frozen=True, slots=True)
class SugarPaid(Event):
    """Sugar left a jar for the supply."""

    seat: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class IngredientPlaced(Event):
    """An ingredient landed on a plate: `end` 0 under the stack, 1 on top."""

    seat: int
    kind: str
    plate: int
    end: int

    @property
    def args_for_text(self) -> dict[str, str | int]:
        """What its sentence needs; plates are counted from 1."""
        return {"kind": self.kind, "plate": self.plate + 1, "end": self.end}


@dataclass(frozen=True, slots=True)
class IngredientDropped(Event):
    """An ingredient in hand was discarded."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class SpotFilled(Event):
    """A pantry ingredient (from pantry place `place`) went onto a kitchen spot."""

    seat: int
    kind: str
    spot: int
    place: int


@dataclass(frozen=True, slots=True)
class SpotDealt(Event):
    """A drawn ingredient was dealt to an empty spot (MC-36)."""

    kind: str
    spot: int


@dataclass(frozen=True, slots=True)
class PantryDealt(Event):
    """A drawn ingredient was dealt to a pantry place (MC-16)."""

    kind: str
    place: int


@dataclass(frozen=True, slots=True)
class DiscardsShuffled(Event):
    """The ingredient discards became the new draw pile."""

    count: int


@dataclass(frozen=True, slots=True)
class StackMoved(Event):
    """A whole stack went onto or under another (MC-11)."""

    seat: int
    plate: int
    onto: int
    end: int

    @property
    def args_for_text(self) -> dict[str, str | int]:
        """What its sentence needs; plates are counted from 1."""
        return {"plate": self.plate + 1, "onto": self.onto + 1}


@dataclass(frozen=True, slots=True)
class StackDiscarded(Event):
    """A whole stack went to the discards, as a free move or as a price."""

    seat: int
    plate: int
    layers: tuple[str, ...]
    reason: str

    @property
    def args_for_text(self) -> dict[str, str | int]:
        """What its sentence needs; plates are counted from 1."""
        return {"plate": self.plate + 1, "reason": self.reason}


@dataclass(frozen=True, slots=True)
class StackChanged(Event):
    """A power changed the plates: the new stacks of all three."""

    seat: int
    verb: str
    plates: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class SkipPaid(Event):
    """One sugar was laid on a customer that is skipped (MC-18)."""

    seat: int
    queue: int
    place: int


@dataclass(frozen=True, slots=True)
class OrderServed(Event):
    """A stack was served; hearts, sugar and tokens as they came in (MC-19)."""

    seat: int
    plate: int
    queue: int
    place: int
    order: str
    hearts: int
    tokens: int


@dataclass(frozen=True, slots=True)
class OrderArrived(Event):
    """The queue slid left and a new order came (MC-20)."""

    queue: int
    place: int
    order: str


@dataclass(frozen=True, slots=True)
class QueueReordered(Event):
    """A power changed the order of a queue; the new sequence of order ids."""

    seat: int
    queue: int
    orders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WhiskerCalled(Event):
    """A Whisker was chosen and paid (MC-21)."""

    seat: int
    slot: int
    chef: str


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """A Whisker's own power was used."""

    seat: int
    chef: str
    verb: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WhiskersSlid(Event):
    """The leftmost Whisker left, the others slid, a new one came (MC-24)."""

    left: str
    came: str


@dataclass(frozen=True, slots=True)
class TradeAsked(Event):
    """A seat offers an ingredient to another (MC-40)."""

    seat: int
    asked: int
    kind: str


@dataclass(frozen=True, slots=True)
class TradeAnswered(Event):
    """The other seat said yes or no."""

    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class SugarRush(Event):
    """A Sugar Rush was paid: one more action (MC-27)."""

    seat: int
    paid: int


@dataclass(frozen=True, slots=True)
class StallWarning(Event):
    """So many rounds without a service: in `left` more the end is triggered (MC-42)."""

    left: int


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """The end is triggered; so many turns are left (MC-29, MC-42)."""

    turns: int
    reason: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    winners: tuple[int, ...]
