"""Why an action is not legal: the clause that forbids it and the sentence that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import IllegalMove
from game.rules.pastry_bids.actions import Answer, Bid, MakeDish, PastryAction
from game.rules.pastry_bids.cards import BIT, fit
from game.rules.pastry_bids.pieces import BID, LEFTOVERS, OVER, TIE

if TYPE_CHECKING:
    from game.rules.pastry_bids.state import PastryState


def refusal(state: PastryState, seat: int, action: PastryAction) -> IllegalMove | None:
    """Why `seat` may not do `action` now, by what that seat can know; None when it is legal."""
    if state.phase == OVER:
        return IllegalMove("PB-14", "pastry-why-over")
    if isinstance(action, Bid):
        return _of_bid(state, seat, action)
    if isinstance(action, MakeDish):
        return _of_dish(state, seat, action)
    if isinstance(action, Answer):
        return _of_answer(state, seat)
    if state.phase in (BID, TIE):
        return IllegalMove("PB-11", "pastry-why-not-done-yet")
    return _when_done(state, seat)


def _of_bid(state: PastryState, seat: int, action: Bid) -> IllegalMove | None:
    if state.phase == TIE:
        return IllegalMove("PB-5", "pastry-why-answer-first")
    if state.phase != BID:
        return IllegalMove("PB-11", "pastry-why-bidding-over")
    if state.bids[seat]:
        return IllegalMove("PB-3", "pastry-why-bid-laid")
    return _of_recipe(state, seat, action.number)


def _of_answer(state: PastryState, seat: int) -> IllegalMove | None:
    if state.phase != TIE:
        return IllegalMove("PB-5", "pastry-why-no-tie")
    if state.answers[seat] is not None:
        return IllegalMove("PB-6", "pastry-why-answered")
    return None


def _when_done(state: PastryState, seat: int) -> IllegalMove | None:
    return IllegalMove("PB-11", "pastry-why-done") if state.done[seat] else None


def _of_dish(state: PastryState, seat: int, action: MakeDish) -> IllegalMove | None:
    first, second = action.first, action.second
    if state.phase == TIE:
        return IllegalMove("PB-9", "pastry-why-dish-in-tie")
    if state.phase == BID and state.bids[seat]:
        return IllegalMove("PB-9", "pastry-why-dish-after-bid")
    if not fit(first, second, state.loose):
        if state.loose:
            return IllegalMove("PB-15", "pastry-why-no-loose-pair", first=first, second=second)
        return IllegalMove("PB-7", "pastry-why-no-pair", first=first, second=second)
    owned = state.leftovers[seat] | state.handed[seat]
    for card in (first, second):
        if not owned & BIT[card]:
            return _of_ingredient(state, card)
    refused = _of_recipe(state, seat, action.recipe)
    if refused is not None:
        return refused
    if state.phase == LEFTOVERS and not state.handed[seat] & (BIT[first] | BIT[second]):
        return IllegalMove("PB-13", "pastry-why-not-handed-out", first=first, second=second)
    return None if state.phase == BID else _when_done(state, seat)


def _of_ingredient(state: PastryState, card: str) -> IllegalMove:
    """Where an ingredient card lies that the seat would like to use."""
    bit = BIT[card]
    if state.pile & bit:
        return IllegalMove("PB-10", "pastry-why-in-pile", card=card)
    if card in state.up or state.aside & bit:
        return IllegalMove("PB-10", "pastry-why-not-won", card=card)
    if any(card in (dish.first, dish.second) for dishes in state.dishes for dish in dishes):
        return IllegalMove("PB-8", "pastry-why-card-in-dish", card=card)
    return IllegalMove("PB-10", "pastry-why-not-yours", card=card)


def _of_recipe(state: PastryState, seat: int, number: int) -> IllegalMove | None:
    """Where a recipe card lies that is not in the hand."""
    if state.hands[seat] >> (number - 1) & 1:
        return None
    if any(number == dish.recipe for dish in state.dishes[seat]):
        return IllegalMove("PB-8", "pastry-why-recipe-in-dish", number=number)
    return IllegalMove("PB-4", "pastry-why-discarded", number=number)
