"""The hand work that every step is made of: walking, taking, laying, sugar into the jar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import Event
from game.rules.macaraccoon import events as ev
from game.rules.macaraccoon.places import JAR

if TYPE_CHECKING:
    from game.rules.macaraccoon.state import MacaraccoonState


def move(
    state: MacaraccoonState, seat: int, plate: int, onto: int, end: int, events: list[Event] | None
) -> None:
    plates = list(state.plates[seat])
    plates[onto] = plates[onto] + plates[plate] if end else plates[plate] + plates[onto]
    plates[plate] = ()
    state.plates[seat] = tuple(plates)
    if events is not None:
        events.append(ev.StackMoved(seat, plate, onto, end))


def put(state: MacaraccoonState, seat: int, plate: int, end: int, events: list[Event] | None) -> None:
    """Lay the ingredient in hand on a plate (MC-8)."""
    kind, state.hand = state.hand, ""
    stacks = list(state.plates[seat])
    stacks[plate] = (*stacks[plate], kind) if end else (kind, *stacks[plate])
    state.plates[seat] = tuple(stacks)
    if events is not None:
        events.append(ev.IngredientPlaced(seat, kind, plate, end))


def walk(state: MacaraccoonState, seat: int, spot: int, events: list[Event] | None, over: int = -1) -> None:
    """Move Macaraccoon and take what lies there; the spot left waits to be filled (MC-12, MC-13)."""
    left = state.raccoon
    kind = state.kitchen[spot]
    state.kitchen[spot] = ""
    state.raccoon = spot
    state.hole = left
    state.hand, state.hand_seat = kind, seat
    if events is not None:
        events.append(ev.RaccoonMoved(seat, left, spot, over))
        events.append(ev.IngredientTaken(seat, kind, "kitchen", spot))
    sugar = state.spot_sugar[spot]
    if sugar:
        state.spot_sugar[spot] = 0
        gain(state, seat, sugar, "kitchen", events)


def gain(state: MacaraccoonState, seat: int, sugar: int, source: str, events: list[Event] | None) -> None:
    """Sugar into a jar of nine; more is lost (MC-26)."""
    gained = min(sugar, JAR - state.jars[seat])
    state.jars[seat] += gained
    if events is not None and sugar:
        events.append(ev.SugarGained(seat, gained, sugar - gained, source))
