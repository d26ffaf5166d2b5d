"""What is wrong with a position: pieces lost or doubled, or a story that can't have happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from game.rules.pastry_bids.cards import CARD_IDS, CLUBS, NUMBERS, SUIT, cards_in, fit, numbers_in
from game.rules.pastry_bids.pieces import BID, DISHES, LEFTOVERS, OVER, TIE

if TYPE_CHECKING:
    from game.rules.pastry_bids.state import PastryState


def problems(state: PastryState) -> list[str]:
    """All that is wrong; empty for a position that can be."""
    found = [*_ingredients(state), *_recipes(state), *_phase(state), *_dishes(state)]
    return found or [*_story(state)]


def _ingredients(state: PastryState) -> Iterator[str]:
    """All 26 ingredient cards lie somewhere, once."""
    seen = Counter([*cards_in(state.pile), *state.up, *cards_in(state.aside)])
    for seat in (0, 1):
        seen.update(_cards_of(state, seat))
    yield from _amiss("ingredient card", [seen[card] for card in CARD_IDS], CARD_IDS)


def _recipes(state: PastryState) -> Iterator[str]:
    """All 13 recipe cards of each seat lie somewhere, once."""
    for seat in (0, 1):
        seen = Counter([*numbers_in(state.hands[seat]), state.bids[seat]])
        seen.update(dish.recipe for dish in state.dishes[seat])
        seen.update(show[1 + seat] for show in state.history)
        names = [f"{number} of seat {seat}" for number in NUMBERS]
        yield from _amiss("recipe card", [seen[number] for number in NUMBERS], names)


def _amiss(what: str, counts: list[int], names: list[str] | tuple[str, ...]) -> Iterator[str]:
    for count, name in zip(counts, names, strict=True):
        if count != 1:
            yield f"{what} {name} is {'missing' if count == 0 else 'there more than once'}"


def _cards_of(state: PastryState, seat: int) -> list[str]:
    """All ingredient cards that a seat has won or got, in dishes or not."""
    loose_ones = [*cards_in(state.leftovers[seat]), *cards_in(state.handed[seat])]
    return loose_ones + [card for dish in state.dishes[seat] for card in (dish.first, dish.second)]


def _phase(state: PastryState) -> Iterator[str]:
    """The marks that each phase may have."""
    phase = state.phase
    bidding = phase in (BID, TIE)
    if all(state.bids) or (any(state.bids) and phase != BID):
        yield "bids lie face down while nobody waits for a bid"
    if None not in state.answers or (state.answers != [None, None] and phase != TIE):
        yield "the tie question is answered while nobody waits for an answer"
    if bidding and not all(hand or bid for hand, bid in zip(state.hands, state.bids, strict=True)):
        yield "bidding goes on with an empty hand"
    if not bidding and all(state.hands):
        yield "bidding has ended though both hands hold recipe cards"
    if bidding and any(state.done):
        yield "a seat is done while bidding goes on"
    if not bidding and state.up:
        yield "cards lie face up though bidding has ended"
    if phase in (DISHES, LEFTOVERS):
        for seat in (0, 1):
            if not state.done[seat] and not (state.hands[seat] and state.pairs(seat)):
                yield f"seat {seat} is not done though it has no dish to make"
    if all(state.done) != (phase == OVER):
        yield "the game is over exactly when both seats are done"
    if phase in (LEFTOVERS, OVER):
        if state.pile or state.aside:
            yield "cards were not handed out"
    elif any(state.handed):
        yield "cards were handed out too early"


def _dishes(state: PastryState) -> Iterator[str]:
    """Dishes fit, and leftover ones use a card that was handed out."""
    for seat in (0, 1):
        own_suit = _suit_handed_to(state, seat)
        if state.handed[seat] & ~(CLUBS if own_suit == "c" else SUIT):
            yield f"seat {seat} was handed out cards of the wrong suit"
        for dish in state.dishes[seat]:
            if not fit(dish.first, dish.second, state.loose):
                yield f"{dish.first} and {dish.second} make no dish"
            if dish.leftover and state.phase not in (LEFTOVERS, OVER):
                yield "a leftover dish was made before the hand-out"
            if dish.leftover and own_suit not in (dish.first[0], dish.second[0]):
                yield f"the leftover dish of {dish.first} and {dish.second} uses no handed-out card"


def _suit_handed_to(state: PastryState, seat: int) -> str:
    return "c" if seat == state.diamonds else "h"


def _story(state: PastryState) -> Iterator[str]:
    """The turned-over bids tell how many cards were turned up, who won them, and which round it is."""
    shows = state.history
    rounds = [(number, list(group)) for number, group in groupby(shows, key=lambda show: show.round)]
    if [number for number, _ in rounds] != list(range(1, len(rounds) + 1)):
        yield "the rounds of the bids are not counted from 1 without a gap"
        return
    if any(show.winner is not None for _, group in rounds for show in group[:-1]):
        yield "a round went on though a bid was higher"
        return
    open_ties = len(rounds[-1][1]) if rounds and rounds[-1][1][-1].winner is None else 0
    if state.round not in (len(rounds), len(rounds) + 1):
        yield f"round {state.round} can't follow after {len(rounds)} rounds of bids"
        return
    if state.round > len(rounds):
        open_ties = 0
    settled = state.round == len(rounds) and not open_ties
    if state.phase == BID and (settled or len(state.up) != 2 * open_ties + 2):
        yield "the face-up cards don't fit the bids of this round"
    if state.phase == TIE and (not open_ties or len(state.up) != 2 * open_ties):
        yield "the tie question needs a tie, and its cards face up"
    if state.phase not in (BID, TIE) and state.round > len(rounds) and not any(state.dishes):
        yield "bidding ended in the middle of a round without a dish"
    yield from _winnings(state, [2 * len(group) for _, group in rounds], [g[-1].winner for _, g in rounds])


def _winnings(state: PastryState, sizes: list[int], winners: list[int | None]) -> Iterator[str]:
    """Each seat has the pairs that its bids won; before the hand-out both piles are equally high."""
    won = [
        sum(size for size, winner in zip(sizes, winners, strict=True) if winner == seat) for seat in (0, 1)
    ]
    if state.phase in (LEFTOVERS, OVER):
        rest = 13 - sum(won) // 2
    else:
        rest = 0
        turned = len(state.history) + (state.phase == BID)
        ended_by_dish = state.phase == DISHES and len(numbers_in(state.pile & SUIT)) == 12 - turned
        height = 13 - turned - ended_by_dish
        if {len(numbers_in(state.pile & SUIT)), len(numbers_in(state.pile >> 13))} != {height}:
            yield f"each ingredient pile holds {height} cards after these bids"
    for seat in (0, 1):
        suits = Counter(card[0] for card in _cards_of(state, seat))
        expected = {"h": won[seat] // 2, "c": won[seat] // 2}
        expected[_suit_handed_to(state, seat)] += rest
        if suits["h"] != expected["h"] or suits["c"] != expected["c"]:
            yield f"seat {seat} has {expected['h']} hearts and {expected['c']} clubs after these bids"
