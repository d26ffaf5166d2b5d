"""What a player can do: bid, answer the tie question, make a dish, be done.

All actions are interned: `bid`, `dish` and the constants give the one object of each.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from game.rules.core import Action, BadNotation
from game.rules.pastry_bids.cards import BIT, NUMBER, NUMBERS, numbers_in


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Lay the recipe card `number` face down as a bid (PB-3): `bid 9`."""

    number: int

    def __str__(self) -> str:
        return f"bid {self.number}"


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """Answer the tie question (PB-5): `agree` to bid on, or `decline`."""

    go_on: bool

    def __str__(self) -> str:
        return "agree" if self.go_on else "decline"


@dataclass(frozen=True, slots=True)
class MakeDish(Action):
    """Make a dish (PB-7, PB-13) of two ingredient cards and a recipe card.

    `dish 7 with 10` takes both sevens, `dish h3 h9 with 10` two cards by name. The cards stand in
    the order of `CARD_IDS`; `dish` sees to that.
    """

    first: str
    second: str
    recipe: int

    def __str__(self) -> str:
        if NUMBER[self.first] == NUMBER[self.second]:
            return f"dish {NUMBER[self.first]} with {self.recipe}"
        return f"dish {self.first} {self.second} with {self.recipe}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Make no more dishes, before the hand-out or after it (PB-11, PB-13): `done`."""

    def __str__(self) -> str:
        return "done"


PastryAction = Bid | Answer | MakeDish | Done

AGREE, DECLINE, DONE = Answer(True), Answer(False), Done()
ANSWERS: tuple[PastryAction, ...] = (AGREE, DECLINE)
FINISH: tuple[PastryAction, ...] = (DONE,)


@cache
def bid(number: int) -> Bid:
    """The bid of a recipe card."""
    return Bid(number)


@cache
def dish(first: str, second: str, recipe: int) -> MakeDish:
    """The dish of two different ingredient cards, named in any order, and a recipe card."""
    if BIT[first] > BIT[second]:
        return dish(second, first, recipe)
    return MakeDish(first, second, recipe)


@cache
def bids_for(hand: int) -> tuple[PastryAction, ...]:
    """The bids that a hand (mask of recipe cards) allows."""
    return tuple(bid(number) for number in numbers_in(hand))


@lru_cache(1 << 16)
def dishes_for(pair: tuple[str, str], hand: int) -> tuple[PastryAction, ...]:
    """The dishes that a hand allows with a pair of ingredient cards."""
    return tuple(dish(*pair, number) for number in numbers_in(hand))


_WORDS: dict[str, PastryAction] = {str(action): action for action in (*ANSWERS, DONE, *map(bid, NUMBERS))}
_DISH = re.compile(r"dish (?:([1-9]\d?)|([hc][1-9]\d?) ([hc][1-9]\d?)) with ([1-9]\d?)", re.ASCII)


def parse(text: str) -> PastryAction:
    """The action that a text stands for. Raises `BadNotation`."""
    action = _WORDS.get(text)
    if action is not None:
        return action
    match = _DISH.fullmatch(text)
    if match is None:
        raise BadNotation(f"{text!r} is none of: bid 9, agree, decline, dish 7 with 10, done")
    number, first, second, recipe = match.groups()
    if number is not None:
        first, second = f"h{number}", f"c{number}"
    if first not in BIT or second not in BIT or first == second or int(recipe) not in NUMBERS:
        raise BadNotation(f"{text!r} names a card that does not exist, or one card twice")
    return dish(first, second, int(recipe))
