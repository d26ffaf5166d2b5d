"""What the table of Macaraccoon shows. `look_of(view)` is the one truth; animations only move it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.macaraccoon.state import MacaraccoonState
from game.rules.macaraccoon.view import MacaraccoonView
from game.table.board import Board
from game.table.macaraccoon.places import spot_name
from game.table.sprites import Sprite


@dataclass(slots=True)
class Waiting:
    """A customer as shown."""

    order: str
    sugar: int
    mood: str
    """`happy`, `neutral` or `impatient`."""


@dataclass(slots=True)
class Look:
    """Everything that can change in the picture."""

    shown: int
    """The seat whose countertop lies in front."""
    turn: int
    raccoon: tuple[float, float]
    kitchen: list[str]
    spot_sugar: list[int]
    pantry: list[str]
    pile: int
    thrown: list[str]
    plates: list[list[tuple[str, ...]]]
    """Of each seat three stacks."""
    jars: list[int]
    tokens: list[int]
    hearts: list[int]
    """Of each seat, tokens counted in."""
    served: list[list[str]]
    queues: list[list[Waiting]]
    orders_left: int
    chefs: list[str]
    whisk: int
    hand: str
    hand_seat: int
    hole: int
    pose: str = "idle"
    """Of Macaraccoon: `idle`, `carry`, `cheer`."""
    hop: float = 0.0
    """How high Macaraccoon is above the table, in units."""
    hand_at: tuple[float, float] | None = None
    """Where the ingredient in hand is; None: in its own place."""
    away: set[str] = field(default_factory=set)
    """Spots whose things are on their way."""
    shake: tuple[str, float] = ("", 0.0)
    """A spot that refuses, and by how many units it is shaken to the right."""
    flying: list[Sprite] = field(default_factory=list)

    def others(self) -> list[int]:
        """The other seats in the order of turns."""
        seats = len(self.plates)
        return [(self.shown + step) % seats for step in range(1, seats)]


def look_of(view: MacaraccoonView, board: Board, shown: int) -> Look:
    """The picture of a view, with the countertop of seat `shown` in front."""
    table = view.table
    spot = board[spot_name(table.raccoon)]
    return Look(
        shown=shown,
        turn=table.turn,
        raccoon=(spot.x, spot.y),
        kitchen=list(table.kitchen),
        spot_sugar=list(table.spot_sugar),
        pantry=list(table.pantry),
        pile=len(table.pile),
        thrown=list(table.thrown),
        plates=[list(stacks) for stacks in table.plates],
        jars=list(table.jars),
        tokens=list(table.tokens),
        hearts=[table.hearts(seat) for seat in range(table.seats)],
        served=[list(orders) for orders in table.served],
        queues=[waiting(table, queue) for queue in range(len(table.queues))],
        orders_left=len(table.orders_left),
        chefs=list(table.chefs),
        whisk=table.whisk,
        hand=table.hand,
        hand_seat=table.hand_seat if table.hand else -1,
        hole=table.hole,
        pose="carry" if table.hand else "idle",
    )


def waiting(table: MacaraccoonState, queue: int) -> list[Waiting]:
    """The customers of a queue. Who has been skipped is cross, who came last is happy."""
    cards = list(zip(table.queues[queue], table.queue_sugar[queue], strict=True))
    return [Waiting(order, sugar, mood_of(sugar, place)) for place, (order, sugar) in enumerate(cards)]


def mood_of(sugar: int, place: int) -> str:
    """A customer's mood: skipped, in front, or still fresh in the queue."""
    if sugar:
        return "impatient"
    return "neutral" if place == 0 else "happy"
