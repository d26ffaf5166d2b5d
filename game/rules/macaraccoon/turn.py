"""The flow of a turn: what each action does, what follows by itself, and how rounds and the game end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.rules.core import Action, Chance, Event
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon import events as ev
from game.rules.macaraccoon import handwork, powers, service, supply
from game.rules.macaraccoon.cards import CHEFS
from game.rules.macaraccoon.places import NEIGHBOURS, WHISKERS

if TYPE_CHECKING:
    from game.rules.macaraccoon.state import MacaraccoonState

Events = list[Event] | None

STALLED_ROUNDS = 20
"""Rounds without a service that trigger the end, MC-42."""
WARNED_ROUNDS = 15
"""Rounds without a service after which the table is warned, MC-42."""
RUSH_COST = (0, 0, 0, 0, 1, 2, 3, 1, 2, 3)
"""What a Sugar Rush costs by the sugar in the jar; 0: it can't be paid (MC-27)."""


def play(state: MacaraccoonState, seat: int, action: Action, chance: Chance, events: Events) -> None:
    """Carry out a legal action, then everything that follows by itself."""
    _STEPS[type(action)](state, seat, action, chance, events)


def advance(state: MacaraccoonState, chance: Chance, events: list[Event] | None) -> None:
    """Go on to the next decision after a step of an action."""
    if state.hand or state.asked >= 0:
        return
    if state.hole >= 0:
        if any(state.pantry):
            return
        state.hole = -1
        supply.heal(state, chance, events)
    if state.whisk >= 0:
        if state.power_left or state.column_left:
            return
        slide_chefs(state, chance, events)
    if state.extra:
        state.extra -= 1
        begin_action(state, chance, events)
    else:
        end_action(state, chance, events)


def end_action(state: MacaraccoonState, chance: Chance, events: list[Event] | None) -> None:
    if RUSH_COST[state.jars[state.turn]]:
        state.rush = True
    else:
        end_turn(state, chance, events)


def begin_action(state: MacaraccoonState, chance: Chance, events: list[Event] | None) -> None:
    """One more action for the player of this turn; with none legal it is skipped (MC-7)."""
    if can_act(state):
        return
    if events is not None:
        events.append(ev.TurnSkipped(state.turn))
    end_turn(state, chance, events)


def can_act(state: MacaraccoonState) -> bool:
    kitchen = state.kitchen
    for spot in NEIGHBOURS[state.raccoon]:
        if kitchen[spot]:
            return True
    found: list[Action] = []
    state.turn_actions(state.turn, found)
    return bool(found)


def end_turn(state: MacaraccoonState, chance: Chance, events: list[Event] | None) -> None:
    """Pass the turn on, count rounds (MC-29, MC-42), skip who can't act (MC-7)."""
    while True:
        state.extra = 0
        if state.turns_left > 0:
            state.turns_left -= 1
            if state.turns_left == 0:
                state.over = True
                if events is not None:
                    outcome = state.outcome()
                    events.append(ev.GameEnded(outcome.winners if outcome else ()))
                return
        state.turn = (state.turn + 1) % state.seats
        if state.turn == state.start:
            end_round(state, events)
        if events is not None:
            events.append(ev.TurnBegan(state.turn))
        if can_act(state):
            return
        if events is not None:
            events.append(ev.TurnSkipped(state.turn))


def end_round(state: MacaraccoonState, events: list[Event] | None) -> None:
    state.dry_rounds = 0 if state.served_now else state.dry_rounds + 1
    state.served_now = False
    if state.turns_left >= 0:
        return
    if state.dry_rounds == WARNED_ROUNDS and events is not None:
        events.append(ev.StallWarning(STALLED_ROUNDS - WARNED_ROUNDS))
    if state.dry_rounds == STALLED_ROUNDS:
        state.turns_left = state.seats
        if events is not None:
            events.append(ev.EndTriggered(state.seats, "stalled"))


def pick(state: MacaraccoonState, seat: int, spot: int, over: int, events: list[Event] | None) -> None:
    if over >= 0:
        state.jars[seat] -= 1
        state.spot_sugar[over] += 1
        if events is not None:
            events.append(ev.SugarLaid(seat, over))
    handwork.walk(state, seat, spot, events, over)


def call(
    state: MacaraccoonState,
    seat: int,
    slot: int,
    plates: tuple[int, ...],
    chance: Chance,
    events: list[Event] | None,
) -> None:
    chef = CHEFS[state.chefs[slot]]
    if plates:
        for plate in plates:
            supply.discard_stack(state, seat, plate, "whisker", events)
    else:
        state.jars[seat] -= chef.sugar
        if events is not None:
            events.append(ev.SugarPaid(seat, chef.sugar, "whisker"))
    state.whisk = slot
    state.power_left = state.column_left = True
    if events is not None:
        events.append(ev.WhiskerCalled(seat, slot, chef.id))
    supply.heal(state, chance, events)


def slide_chefs(state: MacaraccoonState, chance: Chance, events: list[Event] | None) -> None:
    """The leftmost Whisker leaves, a new one comes on the right (MC-24)."""
    state.whisk, state.refused = -1, ()
    left = state.chefs[0]
    state.chefs_discarded += (left,)
    if not state.chefs_left:
        state.chefs_left, state.chefs_discarded = tuple(sorted(state.chefs_discarded)), ()
    came = supply.draw_card(state.chefs_left, chance)
    state.chefs_left = supply.without(state.chefs_left, came)
    state.chefs = (*state.chefs[1:WHISKERS], came)
    if events is not None:
        events.append(ev.WhiskersSlid(left, came))


def _moved(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    handwork.move(state, seat, action.plate, action.onto, action.end, events)


def _tossed(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    supply.discard_stack(state, seat, action.plate, "toss", events)
    supply.heal(state, chance, events)


def _placed(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    handwork.put(state, seat, action.plate, action.end, events)
    advance(state, chance, events)


def _dropped(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    kind, state.hand = state.hand, ""
    state.thrown += (kind,)
    if events is not None:
        events.append(ev.IngredientDropped(seat, kind))
    supply.heal(state, chance, events)
    advance(state, chance, events)


def _filled(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    supply.fill(state, seat, action.kind, chance, events)
    advance(state, chance, events)


def _picked(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    pick(state, seat, action.spot, action.over, events)


def _served(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    service.serve(state, seat, action.plate, action.queue, action.place, True, chance, events)
    advance(state, chance, events)


def _called(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    call(state, seat, action.slot, action.plates, chance, events)


def _column(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    state.column_left = False
    handwork.walk(state, seat, action.spot, events)


def _power(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    state.power_left = False
    powers.use(state, seat, action, chance, events)
    advance(state, chance, events)


def _finished(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    state.power_left = state.column_left = False
    advance(state, chance, events)


def _answered(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    powers.answer(state, seat, action.yes, events)
    advance(state, chance, events)


def _rushed(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    state.rush = False
    cost = RUSH_COST[state.jars[seat]]
    state.jars[seat] -= cost
    if events is not None:
        events.append(ev.SugarRush(seat, cost))
    begin_action(state, chance, events)


def _ended(state: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
    state.rush = False
    end_turn(state, chance, events)


Step = Callable[["MacaraccoonState", int, Any, Chance, Events], None]
_STEPS: dict[type[Action], Step] = {
    act.Move: _moved,
    act.Toss: _tossed,
    act.Place: _placed,
    act.Drop: _dropped,
    act.Fill: _filled,
    act.Pick: _picked,
    act.Serve: _served,
    act.Whisk: _called,
    act.Column: _column,
    act.Power: _power,
    act.Finish: _finished,
    act.Answer: _answered,
    act.Rush: _rushed,
    act.EndTurn: _ended,
}
"""What each kind of action does; a table, since a chain of type checks costs more than most actions."""
