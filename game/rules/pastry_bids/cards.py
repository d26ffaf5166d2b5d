"""The 52 cards: numbers, suits and the bit masks that stand for sets of cards.

A recipe card is its number (1–13; whose it is says the suit). An ingredient card is its id, `h7`
for the seven of hearts. A set of recipe cards is a mask of 13 bits, one of ingredient cards a mask
of 26: hearts below, clubs above.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations

NUMBERS = range(1, 14)
SUIT = (1 << 13) - 1
"""All numbers of a suit; also the mask of the hearts."""
CLUBS = SUIT << 13
INGREDIENTS = SUIT | CLUBS

CARD_IDS: tuple[str, ...] = tuple(f"{suit}{number}" for suit in "hc" for number in NUMBERS)
"""All ingredient cards; the place of a card is the place of its bit."""
BIT: dict[str, int] = {card: 1 << place for place, card in enumerate(CARD_IDS)}
NUMBER: dict[str, int] = {card: place % 13 + 1 for place, card in enumerate(CARD_IDS)}


@cache
def numbers_in(mask: int) -> tuple[int, ...]:
    """The numbers of a 13-bit mask, ascending."""
    return tuple(number for number in NUMBERS if mask >> (number - 1) & 1)


@cache
def hearts_in(mask: int) -> tuple[str, ...]:
    """The hearts of a 13-bit mask of numbers, ascending."""
    return tuple(f"h{number}" for number in numbers_in(mask))


@cache
def clubs_in(mask: int) -> tuple[str, ...]:
    """The clubs of a 13-bit mask of numbers, ascending."""
    return tuple(f"c{number}" for number in numbers_in(mask))


def cards_in(mask: int) -> tuple[str, ...]:
    """The ingredient cards of a 26-bit mask: hearts, then clubs, ascending."""
    return hearts_in(mask & SUIT) + clubs_in(mask >> 13)


def mask_of(cards: Iterable[str]) -> int:
    """The mask of ingredient cards."""
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def pairs_in(cards: int, needed: int, loose: bool) -> tuple[tuple[str, str], ...]:
    """The pairs that make a dish out of `cards` and use at least one of `needed` (PB-7, PB-13, PB-15).

    Pairs of one number come first; with `loose` pastry two hearts or two clubs go together as well.
    """
    numbers = cards & (cards >> 13) & (needed | needed >> 13) & SUIT
    pairs = tuple((f"h{number}", f"c{number}") for number in numbers_in(numbers)) if numbers else ()
    if not loose:
        return pairs
    hearts = _of_one_colour(cards & SUIT, needed & SUIT, "h")
    return pairs + hearts + _of_one_colour(cards >> 13, needed >> 13, "c")


@lru_cache(1 << 14)
def _of_one_colour(numbers: int, needed: int, suit: str) -> tuple[tuple[str, str], ...]:
    return tuple(
        (f"{suit}{first}", f"{suit}{second}")
        for first, second in combinations(numbers_in(numbers), 2)
        if (1 << (first - 1) | 1 << (second - 1)) & needed
    )


def fit(first: str, second: str, loose: bool) -> bool:
    """Whether two ingredient cards go together in a dish (PB-7, PB-15)."""
    return NUMBER[first] == NUMBER[second] or (loose and first[0] == second[0])
