"""What a seat can do, each with its text and back; all are interned, so that equal ones are one object."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import permutations, product

from game.rules.core import Action, BadNotation
from game.rules.macaraccoon.cards import KINDS
from game.rules.macaraccoon.places import PLATES, QUEUE_LENGTH, QUEUES, SPOTS, WHISKERS

ENDS = ("bottom", "top")


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Walk to a neighbouring spot, or jump `over` one, and take what lies there (MC-12, MC-14)."""

    spot: int
    over: int = -1

    def __str__(self) -> str:
        return f"pick {SPOTS[self.spot]}" + (f" over {SPOTS[self.over]}" if self.over >= 0 else "")


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put the ingredient in hand on a plate: `end` 0 under the stack, 1 on top (MC-8)."""

    plate: int
    end: int = 1

    def __str__(self) -> str:
        return f"place plate-{self.plate + 1} {ENDS[self.end]}"


@dataclass(frozen=True, slots=True)
class Drop(Action):
    """Discard the ingredient in hand (MC-8)."""

    def __str__(self) -> str:
        return "drop"


@dataclass(frozen=True, slots=True)
class Fill(Action):
    """Put a pantry ingredient on the spot that Macaraccoon left (MC-13)."""

    kind: str

    def __str__(self) -> str:
        return f"fill {self.kind}"


@dataclass(frozen=True, slots=True)
class Serve(Action):
    """Serve a stack to a waiting customer (MC-17)."""

    plate: int
    queue: int
    place: int

    def __str__(self) -> str:
        return f"serve plate-{self.plate + 1} queue-{self.queue + 1}-{self.place + 1}"


@dataclass(frozen=True, slots=True)
class Whisk(Action):
    """Choose a Whisker and pay it: with sugar, or with whole stacks (MC-21)."""

    slot: int
    plates: tuple[int, ...] = ()
    """Stacks paid with; none: sugar."""

    def __str__(self) -> str:
        price = " ".join(f"plate-{plate + 1}" for plate in self.plates) or "sugar"
        return f"whisk {self.slot + 1} with {price}"


@dataclass(frozen=True, slots=True)
class Column(Action):
    """The column power: take any ingredient of the Whisker's column (MC-23)."""

    spot: int

    def __str__(self) -> str:
        return f"column {SPOTS[self.spot]}"


@dataclass(frozen=True, slots=True)
class Power(Action):
    """A Whisker's own power: its verb, and words that say on what (MC-25)."""

    verb: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(("power", self.verb, *self.words))


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """Decline what is left of a Whisker (MC-22)."""

    def __str__(self) -> str:
        return "finish"


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """Say yes or no to another player's offer (MC-40)."""

    yes: bool

    def __str__(self) -> str:
        return "yes" if self.yes else "no"


@dataclass(frozen=True, slots=True)
class Rush(Action):
    """Pay the topmost layer of sugar for one more action (MC-27)."""

    def __str__(self) -> str:
        return "rush"


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn without a Sugar Rush (MC-41)."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """The free move: a whole stack onto or under another of one's own (MC-11)."""

    plate: int
    onto: int
    end: int

    def __str__(self) -> str:
        return f"move plate-{self.plate + 1} plate-{self.onto + 1} {ENDS[self.end]}"


@dataclass(frozen=True, slots=True)
class Toss(Action):
    """The free discard of a whole stack (MC-11)."""

    plate: int

    def __str__(self) -> str:
        return f"toss plate-{self.plate + 1}"


PICK = tuple(Pick(spot) for spot in range(len(SPOTS)))
JUMP = {(over, to): Pick(to, over) for over in range(len(SPOTS)) for to in range(len(SPOTS)) if over != to}
PLACE = tuple(tuple(Place(plate, end) for end in (0, 1)) for plate in range(PLATES))
DROP = Drop()
FILL = {kind: Fill(kind) for kind in KINDS}
SERVE = tuple(
    tuple(tuple(Serve(plate, queue, place) for place in range(QUEUE_LENGTH)) for queue in range(QUEUES))
    for plate in range(PLATES)
)
WHISK: dict[tuple[int, tuple[int, ...]], Whisk] = {
    (slot, plates): Whisk(slot, plates)
    for slot in range(WHISKERS)
    for plates in ((), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))
}
COLUMN = tuple(Column(spot) for spot in range(len(SPOTS)))
FINISH = Finish()
YES, NO = Answer(True), Answer(False)
RUSH = Rush()
END = EndTurn()
MOVE = {
    (plate, onto, end): Move(plate, onto, end)
    for plate, onto in permutations(range(PLATES), 2)
    for end in (0, 1)
}
TOSS = tuple(Toss(plate) for plate in range(PLATES))
FREE: dict[tuple[bool, ...], tuple[Action, ...]] = {
    standing: tuple(
        action
        for plate in range(PLATES)
        if standing[plate]
        for action in (
            *(
                MOVE[plate, onto, end]
                for onto in range(PLATES)
                if onto != plate and standing[onto]
                for end in (0, 1)
            ),
            TOSS[plate],
        )
    )
    for standing in product((False, True), repeat=PLATES)
}
"""The free moves by which plates hold a stack that may be moved."""


@cache
def power(verb: str, *words: str) -> Power:
    """The interned power action."""
    return Power(verb, words)


FIXED: dict[str, Action] = {
    str(action): action
    for action in (
        *PICK,
        *JUMP.values(),
        *(action for plate in PLACE for action in plate),
        DROP,
        *FILL.values(),
        *(action for plate in SERVE for queue in plate for action in queue),
        *WHISK.values(),
        *COLUMN,
        FINISH,
        YES,
        NO,
        RUSH,
        END,
        *MOVE.values(),
        *TOSS,
    )
}
"""All actions but powers, by text."""


def parse(text: str) -> Action:
    """The action of a text. Raises `BadNotation`."""
    action = FIXED.get(text)
    if action is not None:
        return action
    words = text.split(" ")
    if words[0] == "power" and 2 <= len(words) <= 6 and all(word and len(word) < 20 for word in words):
        return Power(words[1], tuple(words[2:]))
    raise BadNotation(f"{text[:60]!r} is no action of Macaraccoon")
