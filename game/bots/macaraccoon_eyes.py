"""How CookieBot looks at Macaraccoon while it weighs what to do: what each single action adds, in hearts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bots.macaraccoon_worth import JAR_WORTH, Desk, Plates, Queues, countertop, desk, with_layer, without
from game.rules.core import Action
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon.cards import CHEFS, ORDERS
from game.rules.macaraccoon.places import JAR, NEIGHBOURS, SIDE, SPOT_OF
from game.rules.macaraccoon.state import MacaraccoonState
from game.rules.macaraccoon.turn import RUSH_COST

ACTION = 0.55
"""What an action is worth by itself (a Sugar Rush buys one)."""
TEMPTING = 0.3
"""How much it hurts to lay something useful where the next baker reaches it."""
SERVED = 1.2
"""Serving now is better than serving later by so much."""
JUMPED = 0.05
"""A jump must bring more than this, besides its sugar."""
STACKS_PAID = 0.1
"""And a payment with stacks: they might have become something yet."""
EMPTY = float("-inf")
DROPPED = 0.02
"""Rather drop an ingredient than spoil something with it."""
POWER_HOPE = {"pantry": 0.5, "discards": 0.4, "encore": ACTION, "sugar": 0.7, "leap": 0.5, "trade": 0.2}
"""What a power is roughly worth before it is used; the search looks closer."""


class Eyes:
    """A position as one seat looks at it while it weighs its actions."""

    __slots__ = ("_spots", "desk", "have", "plates", "queues", "seat", "state")

    def __init__(self, state: MacaraccoonState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.plates: Plates = state.plates[seat]
        self.queues: Queues = tuple(state.queues)
        self.have = state.jars[seat]
        self.desk: Desk = desk(self.plates, self.queues, self.have)
        self._spots: list[float] | None = None

    def begins(self, kind: str) -> bool:
        """Whether one more ingredient is worth most on an empty plate: no stack that stands needs it."""
        onto = (
            self.desk.change(with_layer(self.plates, plate, kind, end))
            for plate, stack in enumerate(self.plates)
            for end in (0, 1)
            if stack
        )
        return max(onto, default=0.0) < self.desk.gains()[kind]

    def change(self, plates: Plates) -> float:
        """What other plates add."""
        return self.desk.change(plates)

    def sugar(self, change: int) -> float:
        """What more or less sugar is worth."""
        if not change:
            return 0.0
        new = min(JAR, self.have + change)
        return (
            JAR_WORTH[new] - JAR_WORTH[self.have] + countertop(self.plates, self.queues, new) - self.desk.now
        )

    def spots(self) -> list[float]:
        """What taking from each spot adds, sugar included; minus infinity where nothing lies."""
        spots = self._spots
        if spots is None:
            gains = self.desk.gains()
            spots = [gains[kind] if kind else EMPTY for kind in self.state.kitchen]
            for spot, sugar in enumerate(self.state.spot_sugar):
                if sugar:
                    spots[spot] += self.sugar(sugar)
            self._spots = spots
        return spots

    def column(self, slot: int) -> float:
        """What the best ingredient of a Whisker's column adds."""
        return max(0.0, max(self.spots()[slot::SIDE]))

    def called(self, slot: int) -> float:
        """What a Whisker may bring, before its price."""
        return self.column(slot) + POWER_HOPE.get(CHEFS[self.state.chefs[slot]].verb, 0.1) - 0.1

    def tempting(self) -> tuple[Desk, float]:
        """Whose wishes count for what is laid on the spot that was left, and how much.

        Better nothing that the next baker wants, if it lies beside Macaraccoon.
        """
        state = self.state
        if state.hole not in NEIGHBOURS[state.raccoon]:
            return self.desk, 0.3 * TEMPTING
        other = (self.seat + 1) % state.seats
        return desk(state.plates[other], self.queues, state.jars[other]), -TEMPTING

    def serving(self, plate: int, queue: int, place: int, paid: int) -> float:
        """What serving a stack now brings."""
        state = self.state
        order = ORDERS[state.queues[queue][place]]
        cards = self.queues[queue]
        rest = cards[:place] + cards[place + 1 :]
        queues = (rest, self.queues[1]) if queue == 0 else (self.queues[0], rest)
        have = min(JAR, self.have - paid + order.sugar + state.queue_sugar[queue][place])
        rest_worth = countertop(without(self.plates, (plate,)), queues, have)
        return (
            SERVED
            + order.hearts
            + place
            + rest_worth
            - self.desk.now
            + JAR_WORTH[have]
            - JAR_WORTH[self.have]
        )


def _pick(eyes: Eyes, action: act.Pick) -> float:
    taken = eyes.spots()[action.spot]
    return taken if action.over < 0 else taken + eyes.sugar(-1) - JUMPED


def _place(eyes: Eyes, action: Any) -> float:
    plates = with_layer(eyes.plates, action.plate, eyes.state.hand, action.end)
    return eyes.change(plates)


def _drop(eyes: Eyes, action: Any) -> float:
    return DROPPED


def _fill(eyes: Eyes, action: act.Fill) -> float:
    wishing, weight = eyes.tempting()
    return weight * wishing.gains()[action.kind]


def _serve(eyes: Eyes, action: Any) -> float:
    return eyes.serving(action.plate, action.queue, action.place, action.place)


def _whisk(eyes: Eyes, action: Any) -> float:
    chef = CHEFS[eyes.state.chefs[action.slot]]
    if action.plates:
        paid = eyes.change(without(eyes.plates, action.plates)) - STACKS_PAID
    else:
        paid = eyes.sugar(-chef.sugar)
    return eyes.called(action.slot) + paid


def _column(eyes: Eyes, action: act.Column) -> float:
    return eyes.spots()[action.spot] + 0.05


def _finish(eyes: Eyes, action: Any) -> float:
    return 0.0


def _power(eyes: Eyes, action: Any) -> float:
    return POWER_WORTH[action.verb](eyes, action.words)


def _answer(eyes: Eyes, action: Any) -> float:
    state = eyes.state
    if not action.yes:
        return 0.0
    kind = state.plates[state.turn][state.offer][0]
    price = CHEFS[state.chefs[state.whisk]].number
    return eyes.desk.gains()[kind] + eyes.sugar(-price)


def _rush(eyes: Eyes, action: Any) -> float:
    return 2 * ACTION + eyes.sugar(-RUSH_COST[eyes.state.jars[eyes.seat]])


def _end(eyes: Eyes, action: Any) -> float:
    return 0.0


def _move(eyes: Eyes, action: Any) -> float:
    return eyes.desk.move(action.plate, action.onto, action.end)


def _toss(eyes: Eyes, action: Any) -> float:
    return eyes.desk.toss(action.plate)


WORTH: dict[type[Action], Callable[[Eyes, Any], float]] = {
    act.Pick: _pick,
    act.Place: _place,
    act.Drop: _drop,
    act.Fill: _fill,
    act.Serve: _serve,
    act.Whisk: _whisk,
    act.Column: _column,
    act.Power: _power,
    act.Finish: _finish,
    act.Answer: _answer,
    act.Rush: _rush,
    act.EndTurn: _end,
    act.Move: _move,
    act.Toss: _toss,
}
"""The worth of each kind of action."""


def plate_of(word: str) -> int:
    """The plate that a word such as `plate-2` names."""
    return int(word[-1]) - 1


def _taken(eyes: Eyes, words: tuple[str, ...]) -> float:
    return eyes.desk.gains()[words[0]] + 0.05


def _swapped(eyes: Eyes, words: tuple[str, ...]) -> float:
    near, far = (eyes.desk.gains()[eyes.state.kitchen[SPOT_OF[word]]] for word in words)
    return 0.2 * (far - near) - 0.02


def _parted(eyes: Eyes, words: tuple[str, ...]) -> float:
    plate, height = plate_of(words[0]), int(words[1])
    stack = eyes.plates[plate]
    empty = eyes.plates.index(())
    parts = {plate: stack[:height], empty: stack[height:]}
    return eyes.change(tuple(parts.get(index, other) for index, other in enumerate(eyes.plates)))


def _inserted(eyes: Eyes, words: tuple[str, ...]) -> float:
    single, plate, height = plate_of(words[0]), plate_of(words[1]), int(words[2])
    stack = eyes.plates[plate]
    parts = {single: (), plate: stack[:height] + eyes.plates[single] + stack[height:]}
    return eyes.change(tuple(parts.get(index, other) for index, other in enumerate(eyes.plates)))


def _removed(eyes: Eyes, words: tuple[str, ...]) -> float:
    plate = plate_of(words[0])
    stack = eyes.plates[plate]
    kept = stack[:-1] if words[1] == "top" else stack[1:]
    return eyes.change(tuple(kept if index == plate else other for index, other in enumerate(eyes.plates)))


def _flipped(eyes: Eyes, words: tuple[str, ...]) -> float:
    plate = plate_of(words[0])
    return eyes.change(
        tuple(stack[::-1] if index == plate else stack for index, stack in enumerate(eyes.plates))
    )


def _reordered(eyes: Eyes, words: tuple[str, ...]) -> float:
    queue = plate_of(words[0])
    cards = tuple(eyes.queues[queue][int(word) - 1] for word in words[1:])
    queues = tuple(cards if index == queue else other for index, other in enumerate(eyes.queues))
    return countertop(eyes.plates, queues, eyes.have) - eyes.desk.now - 0.02


def _served(eyes: Eyes, words: tuple[str, ...]) -> float:
    queue, place = (int(part) - 1 for part in words[1].split("-")[1:])
    return eyes.serving(plate_of(words[0]), queue, place, place)


def _ushered(eyes: Eyes, words: tuple[str, ...]) -> float:
    queue, place = (int(part) - 1 for part in words[1].split("-")[1:])
    return eyes.serving(plate_of(words[0]), queue, place, 0)


def _sugared(eyes: Eyes, words: tuple[str, ...]) -> float:
    return eyes.sugar(CHEFS[eyes.state.chefs[eyes.state.whisk]].number) + 0.05


def _collected(eyes: Eyes, words: tuple[str, ...]) -> float:
    state = eyes.state
    sugar = state.spot_sugar if words[0] == "kitchen" else state.queue_sugar[plate_of(words[0])]
    return eyes.sugar(sum(sugar)) + 0.05


def _leapt(eyes: Eyes, words: tuple[str, ...]) -> float:
    return eyes.spots()[SPOT_OF[words[0]]] + 0.05


def _traded(eyes: Eyes, words: tuple[str, ...]) -> float:
    gone = eyes.change(without(eyes.plates, (plate_of(words[0]),)))
    return gone + 0.5 * eyes.sugar(CHEFS[eyes.state.chefs[eyes.state.whisk]].number)


def _encored(eyes: Eyes, words: tuple[str, ...]) -> float:
    return 2 * ACTION


POWER_WORTH: dict[str, Callable[[Eyes, tuple[str, ...]], float]] = {
    "pantry": _taken,
    "discards": _taken,
    "swap": _swapped,
    "part": _parted,
    "insert": _inserted,
    "remove": _removed,
    "flip": _flipped,
    "reorder": _reordered,
    "topping": _served,
    "usher": _ushered,
    "sugar": _sugared,
    "collect": _collected,
    "leap": _leapt,
    "trade": _traded,
    "encore": _encored,
}
"""The worth of each power's use."""
