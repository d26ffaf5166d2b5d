"""Dealing: the pantry's refill, the kitchen that heals, discards and draws (MC-13, MC-15, MC-16, MC-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import DRAWS, Chance, Event
from game.rules.macaraccoon import events as ev
from game.rules.macaraccoon.places import PANTRY

if TYPE_CHECKING:
    from game.rules.macaraccoon.state import MacaraccoonState

NO_PANTRY = ("",) * PANTRY


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards but for one copy of `card`."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def draw_card(cards: tuple[str, ...], chance: Chance) -> str:
    """One card of a deck; its order is decided now."""
    return chance.choose(DRAWS, cards)


def draw_ingredient(state: MacaraccoonState, chance: Chance, events: list[Event] | None) -> str:
    """The top of the draw pile, reshuffled from the discards when it is used up (MC-16).

    The empty word when nothing is left.
    """
    if not state.pile:
        if not state.thrown:
            return ""
        if events is not None:
            events.append(ev.DiscardsShuffled(len(state.thrown)))
        state.pile, state.thrown = tuple(sorted(state.thrown)), ()
    kind = draw_card(state.pile, chance)
    state.pile = without(state.pile, kind)
    return kind


def heal(state: MacaraccoonState, chance: Chance, events: list[Event] | None) -> None:
    """Deal to empty spots, then to an empty pantry, while there are cards (MC-16, MC-36)."""
    bare = not any(state.pantry)
    if not state.pile and not state.thrown:
        return
    for spot, kind in enumerate(state.kitchen):
        if kind or spot == state.raccoon or (spot == state.hole and not bare):
            continue
        drawn = draw_ingredient(state, chance, events)
        if not drawn:
            return
        state.kitchen[spot] = drawn
        if spot == state.hole:
            state.hole = -1
        if events is not None:
            events.append(ev.SpotDealt(drawn, spot))
    if bare:
        places = list(state.pantry)
        for place in range(PANTRY):
            drawn = draw_ingredient(state, chance, events)
            if not drawn:
                break
            places[place] = drawn
            if events is not None:
                events.append(ev.PantryDealt(drawn, place))
        state.pantry = tuple(places)


def take_from_pantry(state: MacaraccoonState, kind: str, chance: Chance, events: list[Event] | None) -> int:
    """Take one ingredient out of the pantry; its last one brings the refill (MC-16). The place it lay on."""
    place = state.pantry.index(kind)
    state.pantry = (*state.pantry[:place], "", *state.pantry[place + 1 :])
    if state.pantry == NO_PANTRY:
        heal(state, chance, events)
    return place


def fill(state: MacaraccoonState, seat: int, kind: str, chance: Chance, events: list[Event] | None) -> None:
    """Put a pantry ingredient on the spot that was left (MC-13)."""
    spot, state.hole = state.hole, -1
    state.kitchen[spot] = kind
    if events is not None:
        events.append(ev.SpotFilled(seat, kind, spot, state.pantry.index(kind)))
    take_from_pantry(state, kind, chance, events)


def discard_stack(
    state: MacaraccoonState, seat: int, plate: int, reason: str, events: list[Event] | None
) -> None:
    """A whole stack goes to the ingredient discards."""
    stacks = list(state.plates[seat])
    layers, stacks[plate] = stacks[plate], ()
    state.plates[seat] = tuple(stacks)
    state.thrown += layers
    if events is not None:
        events.append(ev.StackDiscarded(seat, plate, layers, reason))
