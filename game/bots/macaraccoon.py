"""CookieBot at Macaraccoon: it counts how near its stacks are to dishes, and what each step adds."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from game.bots.macaraccoon_worth import (
    Plates,
    Queues,
    best_with,
    countertop,
    jar,
    moved,
    with_layer,
    without,
)
from game.bots.plain import victory
from game.bots.policy import Policy, Reason
from game.rules.core import Action
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon.cards import CHEFS, ORDERS
from game.rules.macaraccoon.places import COLUMNS, NEIGHBOURS, SPOT_OF
from game.rules.macaraccoon.state import MacaraccoonState
from game.rules.macaraccoon.turn import RUSH_COST
from game.rules.macaraccoon.view import MacaraccoonView

ACTION = 0.55
"""What an action is worth by itself (a Sugar Rush buys one)."""
SPREAD = 3.5
"""So many hearts ahead count as a clear lead."""
MARGIN = 0.02
"""A heart of lead at the end counts this little besides the victory."""
TEMPTING = 0.3
"""How much it hurts to lay something useful where the next baker reaches it."""
SERVED = 1.2
"""Serving now is better than serving later by so much."""


class MacaraccoonPolicy(Policy[MacaraccoonState, MacaraccoonView, Action]):
    """Hearts, nearness to dishes, and sugar; compared with the best of the others."""

    game_id = "macaraccoon"
    depth = 9

    def prior(
        self, view: MacaraccoonView | None, state: MacaraccoonState, seat: int, legal: Sequence[Action]
    ) -> Sequence[float]:
        """What each action adds, in hearts."""
        eyes = Eyes(state, seat)
        return [WORTH[type(action)](eyes, action) for action in legal]

    def evaluate(self, state: MacaraccoonState) -> tuple[float, ...]:
        """The lead over the best other baker, as a chance to win."""
        outcome = state.outcome()
        if outcome is not None:
            shares = victory(outcome, together=False)
            leads = lead(outcome.scores)
            return tuple(
                min(1.0, max(0.0, 0.94 * share + 0.03 + max(-0.03, min(0.03, MARGIN * ahead))))
                for share, ahead in zip(shares, leads, strict=True)
            )
        queues = tuple(state.queues)
        hold = 1.0 if state.turns_left < 0 else max(0.2, min(1.0, state.turns_left / (4 * state.seats)))
        worth = [
            state.hearts(seat)
            + hold * (countertop(state.plates[seat], queues, state.jars[seat]) + jar(state.jars[seat]))
            for seat in range(state.seats)
        ]
        waiting = state.to_act()[0]
        worth[waiting] += hold * ACTION
        return tuple(1 / (1 + math.exp(-ahead / SPREAD)) for ahead in lead(worth))

    def reason(self, view: MacaraccoonView, action: Action) -> Reason:
        """What the action is good for."""
        return reason(view.table, view.seat, action)


def lead(worth: Sequence[float]) -> tuple[float, ...]:
    """How far each seat is ahead of the best other one."""
    return tuple(
        own - max(other for index, other in enumerate(worth) if index != seat)
        for seat, own in enumerate(worth)
    )


class Eyes:
    """A position as one seat looks at it while it weighs its actions."""

    __slots__ = ("columns", "gains", "have", "now", "plates", "queues", "seat", "state")

    def __init__(self, state: MacaraccoonState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.plates: Plates = state.plates[seat]
        self.queues: Queues = tuple(state.queues)
        self.have = state.jars[seat]
        self.gains: dict[str, float] = {}
        self.columns: dict[int, float] = {}
        self.now = countertop(self.plates, self.queues, self.have)

    def gain(self, kind: str) -> float:
        """What one more ingredient of a kind adds."""
        gain = self.gains.get(kind)
        if gain is None:
            gain = self.gains[kind] = best_with(self.plates, self.queues, self.have, kind) - self.now
        return gain

    def begins(self, kind: str) -> bool:
        """Whether one more ingredient is worth most on an empty plate: no stack that stands needs it."""
        onto = (
            self.change(with_layer(self.plates, plate, kind, end))
            for plate, stack in enumerate(self.plates)
            for end in (0, 1)
            if stack
        )
        return max(onto, default=0.0) < self.gain(kind)

    def change(self, plates: Plates) -> float:
        """What other plates add."""
        return countertop(plates, self.queues, self.have) - self.now

    def sugar(self, change: int) -> float:
        """What more or less sugar is worth."""
        if not change:
            return 0.0
        new = min(9, self.have + change)
        return jar(new) - jar(self.have) + countertop(self.plates, self.queues, new) - self.now

    def spot(self, spot: int) -> float:
        """What taking from a spot adds, sugar included."""
        return self.gain(self.state.kitchen[spot]) + self.sugar(self.state.spot_sugar[spot])

    def column(self, slot: int) -> float:
        """What the best ingredient of a Whisker's column adds."""
        best = self.columns.get(slot)
        if best is None:
            kitchen = self.state.kitchen
            best = max((self.spot(spot) for spot in COLUMNS[slot] if kitchen[spot]), default=0.0)
            self.columns[slot] = best
        return best

    def serving(self, plate: int, queue: int, place: int, paid: int) -> float:
        """What serving a stack now brings."""
        order = self.state.queues[queue][place]
        rest = self.queues[queue][:place] + self.queues[queue][place + 1 :]
        queues = tuple(rest if index == queue else cards for index, cards in enumerate(self.queues))
        have = self.have - paid + ORDERS[order].sugar + self.state.queue_sugar[queue][place]
        rest_worth = countertop(without(self.plates, (plate,)), queues, min(have, 9))
        return (
            SERVED + ORDERS[order].hearts + place + rest_worth - self.now + jar(min(have, 9)) - jar(self.have)
        )


def _pick(eyes: Eyes, action: Any) -> float:
    return eyes.spot(action.spot) + (eyes.sugar(-1) - 0.05 if action.over >= 0 else 0.0)


def _place(eyes: Eyes, action: Any) -> float:
    plates = with_layer(eyes.plates, action.plate, eyes.state.hand, action.end)
    return eyes.change(plates)


def _drop(eyes: Eyes, action: Any) -> float:
    return 0.02


def _fill(eyes: Eyes, action: Any) -> float:
    """Better nothing that the next baker wants, if it lies beside Macaraccoon."""
    state = eyes.state
    other = (eyes.seat + 1) % state.seats
    if state.hole not in NEIGHBOURS[state.raccoon]:
        return 0.3 * TEMPTING * eyes.gain(action.kind)
    plates, sugar = state.plates[other], state.jars[other]
    theirs = best_with(plates, eyes.queues, sugar, action.kind) - countertop(plates, eyes.queues, sugar)
    return -TEMPTING * theirs


def _serve(eyes: Eyes, action: Any) -> float:
    return eyes.serving(action.plate, action.queue, action.place, action.place)


def _whisk(eyes: Eyes, action: Any) -> float:
    state = eyes.state
    chef = CHEFS[state.chefs[action.slot]]
    if action.plates:
        cost = -eyes.change(without(eyes.plates, action.plates)) + 0.1
    else:
        cost = -eyes.sugar(-chef.sugar)
    return eyes.column(action.slot) + POWER_HOPE.get(chef.verb, 0.1) - cost - 0.1


POWER_HOPE = {"pantry": 0.5, "discards": 0.4, "encore": ACTION, "sugar": 0.7, "leap": 0.5, "trade": 0.2}
"""What a power is roughly worth before it is used; the search looks closer."""


def _column(eyes: Eyes, action: Any) -> float:
    return eyes.spot(action.spot) + 0.05


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
    return eyes.gain(kind) + eyes.sugar(-price)


def _rush(eyes: Eyes, action: Any) -> float:
    return 2 * ACTION + eyes.sugar(-RUSH_COST[eyes.state.jars[eyes.seat]])


def _end(eyes: Eyes, action: Any) -> float:
    return 0.0


def _move(eyes: Eyes, action: Any) -> float:
    return eyes.change(moved(eyes.plates, action.plate, action.onto, action.end)) - 0.05


def _toss(eyes: Eyes, action: Any) -> float:
    return eyes.change(without(eyes.plates, (action.plate,))) - 0.1


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
    return eyes.gain(words[0]) + 0.05


def _swapped(eyes: Eyes, words: tuple[str, ...]) -> float:
    kitchen = eyes.state.kitchen
    return 0.2 * (eyes.gain(kitchen[SPOT_OF[words[1]]]) - eyes.gain(kitchen[SPOT_OF[words[0]]])) - 0.02


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
    return countertop(eyes.plates, queues, eyes.have) - eyes.now - 0.02


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
    return eyes.spot(SPOT_OF[words[0]]) + 0.05


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


def wanted_by(plates: Plates, queues: Queues) -> str:
    """The order that the plates are nearest to; empty when to none."""
    best, found = 0.0, ""
    for queue in queues:
        for order in queue:
            worth = countertop(plates, ((order,),), 0)
            if worth > best:
                best, found = worth, order
    return found


def reason(state: MacaraccoonState, seat: int, action: Action) -> Reason:
    """One sentence about an action."""
    eyes = Eyes(state, seat)
    match action:
        case act.Serve(_, queue, place):
            key = "bot-macaraccoon-serve-far" if place else "bot-macaraccoon-serve"
            return key, {"order": state.queues[queue][place]}
        case act.Pick(spot, over):
            kind = state.kitchen[spot]
            if eyes.gain(kind) > 0.1:
                if over < 0 and eyes.begins(kind):
                    return "bot-macaraccoon-pick-start", {"kind": kind}
                return "bot-macaraccoon-pick-jump" if over >= 0 else "bot-macaraccoon-pick", {"kind": kind}
            if state.spot_sugar[spot]:
                return "bot-macaraccoon-pick-sugar", {}
            return "bot-macaraccoon-pick-least", {}
        case act.Place(plate, end):
            plates = with_layer(eyes.plates, plate, state.hand, end)
            order = wanted_by(plates[plate : plate + 1], eyes.queues)
            if order:
                return "bot-macaraccoon-place", {"order": order}
            return "bot-macaraccoon-place-later", {}
        case act.Drop():
            return "bot-macaraccoon-drop", {"kind": state.hand}
        case act.Fill(kind):
            return "bot-macaraccoon-fill", {"kind": kind}
        case act.Whisk(slot, _):
            return "bot-macaraccoon-whisk", {"chef": state.chefs[slot]}
        case act.Column(spot):
            return "bot-macaraccoon-column", {"kind": state.kitchen[spot]}
        case act.Power():
            return "bot-macaraccoon-power", {"chef": state.chefs[state.whisk]}
        case act.Finish():
            return "bot-macaraccoon-finish", {}
        case act.Answer(yes):
            return "bot-macaraccoon-yes" if yes else "bot-macaraccoon-no", {}
        case act.Rush():
            return "bot-macaraccoon-rush", {}
        case act.EndTurn():
            return "bot-macaraccoon-end", {}
        case act.Move():
            return "bot-macaraccoon-move", {}
        case _:
            return "bot-macaraccoon-toss", {}


POLICY = MacaraccoonPolicy()
