"""Why an action is not legal now: the clause that forbids it, and the sentence for the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import Action, IllegalMove
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon import service
from game.rules.macaraccoon.cards import CHEFS
from game.rules.macaraccoon.places import COLUMNS, JUMPS, NEIGHBOURS

if TYPE_CHECKING:
    from game.rules.macaraccoon.state import MacaraccoonState

TURN_ACTIONS = (act.Pick, act.Serve, act.Whisk)
STEP_CLAUSES: dict[type[Action], tuple[str, str]] = {
    act.Place: ("MC-8", "macaraccoon-why-nothing-in-hand"),
    act.Drop: ("MC-8", "macaraccoon-why-nothing-in-hand"),
    act.Fill: ("MC-13", "macaraccoon-why-nothing-to-fill"),
    act.Column: ("MC-23", "macaraccoon-why-no-whisker"),
    act.Power: ("MC-22", "macaraccoon-why-no-whisker"),
    act.Finish: ("MC-22", "macaraccoon-why-no-whisker"),
    act.Answer: ("MC-40", "macaraccoon-why-not-asked"),
    act.Rush: ("MC-27", "macaraccoon-why-no-rush"),
    act.EndTurn: ("MC-41", "macaraccoon-why-no-passing"),
}
"""What forbids a step that isn't due."""


def explain(state: MacaraccoonState, seat: int, action: Action) -> IllegalMove:
    """The refusal of an action that is not legal; the most telling clause wins."""
    if state.over:
        return IllegalMove("MC-29", "macaraccoon-why-over")
    if isinstance(action, (act.Move, act.Toss)):
        return _free_move(state, seat, action)
    if seat not in state.to_act():
        return IllegalMove("MC-7", "macaraccoon-why-not-your-turn")
    pending = _pending(state)
    if isinstance(action, TURN_ACTIONS):
        if pending is not None:
            return pending
        if isinstance(action, act.Pick):
            return _pick(state, seat, action)
        if isinstance(action, act.Serve):
            return _serve(state, seat, action)
        return _whisk(state, seat, action)
    if state.hand and isinstance(action, act.Place):
        return IllegalMove("MC-8", "macaraccoon-why-same-empty-plate")
    if state.hole >= 0 and not state.hand and isinstance(action, act.Fill):
        return IllegalMove("MC-13", "macaraccoon-why-not-in-pantry", kind=action.kind)
    if state.whisk >= 0 and pending is not None and pending.clause == "MC-22":
        if isinstance(action, act.Column):
            return _column(state, action)
        if isinstance(action, act.Power):
            return _power(state, action)
    if pending is not None:
        return pending
    clause, key = STEP_CLAUSES[type(action)]
    return IllegalMove(clause, key)


def _pending(state: MacaraccoonState) -> IllegalMove | None:
    """What has to be done first."""
    if state.hand:
        return IllegalMove("MC-8", "macaraccoon-why-place-first", kind=state.hand)
    if state.asked >= 0:
        return IllegalMove("MC-40", "macaraccoon-why-answer-first")
    if state.hole >= 0:
        return IllegalMove("MC-13", "macaraccoon-why-fill-first")
    if state.whisk >= 0:
        return IllegalMove("MC-22", "macaraccoon-why-whisker-first")
    if state.rush:
        return IllegalMove("MC-41", "macaraccoon-why-turn-over")
    return None


def _free_move(state: MacaraccoonState, seat: int, action: act.Move | act.Toss) -> IllegalMove:
    plates = state.plates[seat]
    if not plates[action.plate]:
        return IllegalMove("MC-11", "macaraccoon-why-empty-plate")
    if state.asked >= 0 and seat == state.turn and state.offer in (action.plate, getattr(action, "onto", -1)):
        return IllegalMove("MC-40", "macaraccoon-why-on-offer")
    return IllegalMove("MC-11", "macaraccoon-why-empty-target")


def _pick(state: MacaraccoonState, seat: int, action: act.Pick) -> IllegalMove:
    if action.over >= 0:
        if (action.over, action.spot) not in JUMPS[state.raccoon]:
            return IllegalMove("MC-14", "macaraccoon-why-jump-too-far")
        if not state.jars[seat]:
            return IllegalMove("MC-14", "macaraccoon-why-jump-needs-sugar")
        return IllegalMove("MC-36", "macaraccoon-why-empty-spot")
    if action.spot not in NEIGHBOURS[state.raccoon]:
        return IllegalMove("MC-12", "macaraccoon-why-too-far")
    return IllegalMove("MC-36", "macaraccoon-why-empty-spot")


def _serve(state: MacaraccoonState, seat: int, action: act.Serve) -> IllegalMove:
    cards = state.queues[action.queue]
    if action.place >= len(cards):
        return IllegalMove("MC-20", "macaraccoon-why-no-customer")
    stack = state.plates[seat][action.plate]
    if not stack:
        return IllegalMove("MC-17", "macaraccoon-why-empty-plate")
    if stack != service.LAYERS[cards[action.place]]:
        return IllegalMove("MC-17", "macaraccoon-why-wrong-dish", order=cards[action.place])
    return IllegalMove("MC-18", "macaraccoon-why-skip-price", sugar=action.place)


def _whisk(state: MacaraccoonState, seat: int, action: act.Whisk) -> IllegalMove:
    chef = CHEFS[state.chefs[action.slot]]
    if not action.plates:
        return IllegalMove("MC-21", "macaraccoon-why-whisker-sugar", sugar=chef.sugar)
    sizes = [len(state.plates[seat][plate]) for plate in action.plates]
    if 0 in sizes or sum(sizes) < chef.ingredients:
        return IllegalMove("MC-21", "macaraccoon-why-whisker-ingredients", count=chef.ingredients)
    return IllegalMove("MC-21", "macaraccoon-why-whisker-superfluous")


def _column(state: MacaraccoonState, action: act.Column) -> IllegalMove:
    if not state.column_left:
        return IllegalMove("MC-22", "macaraccoon-why-used")
    if action.spot not in COLUMNS[state.whisk]:
        return IllegalMove("MC-23", "macaraccoon-why-other-column")
    return IllegalMove("MC-23", "macaraccoon-why-empty-spot")


def _power(state: MacaraccoonState, action: act.Power) -> IllegalMove:
    if not state.power_left:
        return IllegalMove("MC-22", "macaraccoon-why-used")
    if action.verb != CHEFS[state.chefs[state.whisk]].verb:
        return IllegalMove("MC-25", "macaraccoon-why-other-power")
    return IllegalMove("MC-37", "macaraccoon-why-power-impossible")
