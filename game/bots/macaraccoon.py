"""CookieBot at Macaraccoon: it counts how near its stacks are to dishes, and what each step adds."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from game.bots.macaraccoon_eyes import ACTION, DROPPED, EMPTY, JUMPED, STACKS_PAID, WORTH, Eyes
from game.bots.macaraccoon_worth import JAR_WORTH, Plates, Queues, countertop, with_layer
from game.bots.plain import victory
from game.bots.policy import Policy, Reason
from game.rules.core import Action
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon.cards import CHEFS
from game.rules.macaraccoon.places import JUMPS, NEIGHBOURS
from game.rules.macaraccoon.state import MacaraccoonState
from game.rules.macaraccoon.view import MacaraccoonView

SPREAD = 3.5
"""So many hearts ahead count as a clear lead."""
WON = 1.3
"""A heart that is won counts more than one that still stands on the plates."""
MARGIN = 0.02
"""A heart of lead at the end counts this little besides the victory."""


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

    def quick(self, state: MacaraccoonState, seat: int, draw: Callable[[], float]) -> Action:
        """One of the actions with the highest prior, found without weighing each of them."""
        if state.whisk >= 0 and not state.hand and state.hole < 0:
            return super().quick(state, seat, draw)
        eyes = Eyes(state, seat)
        best: float
        action: Action | None
        if state.hand:
            best, action = eyes.desk.place(state.hand)
            if best < DROPPED:
                best, action = DROPPED, act.DROP
        elif state.hole >= 0:
            best, action = fill(eyes, draw)
        elif state.rush:
            best = WORTH[act.Rush](eyes, act.RUSH)
            action = act.RUSH
            if best < 0.0:
                best, action = 0.0, act.END
        else:
            best, action = turn(eyes)
        free, freely = eyes.desk.free()
        if action is None or free > best:
            action = freely
        assert action is not None, "nobody is asked who can do nothing"
        return action

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
            WON * state.hearts(seat)
            + hold * (countertop(state.plates[seat], queues, state.jars[seat]) + JAR_WORTH[state.jars[seat]])
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


def fill(eyes: Eyes, draw: Callable[[], float]) -> tuple[float, Action]:
    """The best ingredient for the spot that was left; any of equals."""
    wishing, weight = eyes.tempting()
    gains = wishing.gains()
    top, found = float("-inf"), list[str]()
    for kind in dict.fromkeys(eyes.state.pantry):
        if kind:
            worth = weight * gains[kind]
            if worth > top:
                top, found = worth, [kind]
            elif worth == top:
                found.append(kind)
    return top, act.FILL[found[int(draw() * len(found))] if len(found) > 1 else found[0]]


def turn(eyes: Eyes) -> tuple[float, Action | None]:
    """The best of a turn's three kinds of action."""
    state, have, spots = eyes.state, eyes.have, eyes.spots()
    best: float = EMPTY
    action: Action | None = None
    for spot in NEIGHBOURS[state.raccoon]:
        if spots[spot] > best:
            best, action = spots[spot], act.PICK[spot]
    if have:
        price = JUMPED - eyes.sugar(-1)
        least = best + price
        for over, spot in JUMPS[state.raccoon]:
            if spots[spot] > least and spots[over] > EMPTY:
                least, action = spots[spot], act.JUMP[over, spot]
                best = least - price
    for serve in eyes.desk.ready():
        if serve.place <= have:
            worth = eyes.serving(serve.plate, serve.queue, serve.place, serve.place)
            if worth > best:
                best, action = worth, serve
    for slot, chef_id in enumerate(state.chefs):
        chef = CHEFS[chef_id]
        hope = eyes.called(slot)
        if have >= chef.sugar:
            worth = hope + eyes.sugar(-chef.sugar)
            if worth > best:
                best, action = worth, act.WHISK[slot, ()]
        paid, plates = eyes.desk.paying(chef.ingredients)
        worth = hope + paid - STACKS_PAID
        if worth > best:
            best, action = worth, act.WHISK[slot, plates]
    return best, action


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
            if eyes.desk.gains()[kind] > 0.1:
                if any(serve.place <= eyes.have for serve in eyes.desk.ready()):
                    return "bot-macaraccoon-pick-wait", {"kind": kind}
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
