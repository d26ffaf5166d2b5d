"""How good a position of Pastry Bids is, between two bids.

A ready pair never spoils: it can wait for its recipe until the hand-out. So a good player keeps the
highest recipe cards for pairs that are ready or likely, bids with the rest, and bakes when only the
kept ones are left. When that is near, the end can be counted exactly; before, the chance to win is
a logistic function of a few figures of both sides. Its weights were fitted backwards from the end
of the game, one number of cards in hand after the other, by `game.dev.pastry_values`.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from game.bots.matrix import Matrix, value_of
from game.rules.pastry_bids.cards import CLUBS, SUIT, numbers_in
from game.rules.pastry_bids.scoring import points
from game.rules.pastry_bids.state import PastryState

Weights = tuple[tuple[float, ...], ...]
"""For each number of cards in the smaller hand (0-13) the weight of the lead made, then of each figure."""
SURE = 12.0
"""The strength of a game that is won."""
EXACT = 2
"""With so many cards in both hands positions are played through to the end."""
SOLVED = 40
"""Iterations of regret matching in positions that are played through."""
MOST_PAIRS = 3
"""Pairs to come that are tried at each step there."""
FIGURES = 19
"""How many figures `figures` gives."""


@dataclass(frozen=True, slots=True)
class Table:
    """What both sides have between two bids; pairs have the own side first. Sets are masks (see `cards`)."""

    hands: tuple[int, int]
    owned: tuple[int, int]
    """Won ingredient cards in no dish."""
    made: float
    """The lead in points made so far."""
    pile: int
    aside: int
    suits: tuple[int, int]
    """The suit that the hand-out brings each side (PB-12)."""
    loose: bool

    @classmethod
    def of(cls, state: PastryState, seat: int) -> Table:
        """The table as a seat sees it while bidding goes on; laid bids count as cards of their hands."""
        other = 1 - seat
        hands = [hand | (1 << bid >> 1) for hand, bid in zip(state.hands, state.bids, strict=True)]
        suits = (CLUBS, SUIT) if seat == state.diamonds else (SUIT, CLUBS)
        return cls(
            (hands[seat], hands[other]),
            (state.leftovers[seat], state.leftovers[other]),
            points(state.dishes[seat]) - points(state.dishes[other]),
            state.pile,
            state.aside,
            suits,
            state.loose,
        )

    def over(self) -> bool:
        """Whether a side holds no more recipe cards than it can bake at once, so that bidding ends."""
        return any(
            hand.bit_count() <= ready(owned, self.loose)
            for hand, owned in zip(self.hands, self.owned, strict=True)
        )

    def strength(self, weights: Weights) -> float:
        """How well the own side stands: the logarithm of its odds to win, within `SURE`."""
        if self.over():
            lead = self.lead_at_end()
            return math.copysign(SURE, lead) if lead else 0.0
        line = weights[min(hand.bit_count() for hand in self.hands)]
        total = line[0] * self.made
        sides = zip(line[1:], self.figures(0), self.figures(1), strict=True)
        for weight, own, other in sides:
            total += weight * (own - other)
        return max(-SURE, min(SURE, total))

    def chance(self, weights: Weights, exact: int = EXACT) -> float:
        """The chance of the own side to win.

        With at most `exact` cards in both hands it is played through to the end.
        """
        if max(hand.bit_count() for hand in self.hands) > exact or self.over():
            return 1 / (1 + math.exp(-self.strength(weights)))
        pairs = pairs_to_come(self.pile)
        return sum(value_of(self.bids(up, weights, exact), SOLVED) for up in pairs) / len(pairs)

    def bids(self, up: int, weights: Weights, exact: int = EXACT) -> Matrix:
        """The chance to win the game for every own bid (rows, ascending) against every bid of the other.

        `up` are the face-up cards. A tie counts as refused: whoever gains by going on, the other one
        loses by it.
        """
        (mine, theirs), (own, other) = self.hands, self.owned
        pile = self.pile & ~up
        prizes = (
            ((own | up, other), self.aside),
            ((own, other | up), self.aside),
            (self.owned, self.aside | up),
        )
        lines = []
        for bid in numbers_in(mine):
            line = []
            for rival in numbers_in(theirs):
                owned, aside = prizes[0 if bid > rival else 1 if bid < rival else 2]
                hands = (mine ^ 1 << bid >> 1, theirs ^ 1 << rival >> 1)
                after = Table(hands, owned, self.made, pile, aside, self.suits, self.loose)
                line.append(after.chance(weights, exact))
            lines.append(line)
        return lines

    def lead_at_end(self) -> float:
        """The own lead in points if bidding ends now and both bake what they can."""
        rest = self.pile | self.aside
        lead = self.made
        for side, sign in ((0, 1), (1, -1)):
            lead += sign * final_points(
                self.hands[side], self.owned[side], rest & self.suits[side], self.loose
            )
        return lead

    def figures(self, side: int) -> tuple[float, ...]:
        """What speaks for one side; the chance to win depends on the differences of these."""
        owned, other = self.owned[side], self.owned[1 - side]
        cards, rival = descending(self.hands[side]), descending(self.hands[1 - side])
        kept = ready(owned, self.loose)
        rest, theirs = cards[kept:], rival[ready(other, self.loose) :]
        free = len(rest)
        mean = sum(rest) / free
        gap = mean - sum(theirs) / len(theirs)
        beaten = sum([sum([card > rival_card for rival_card in theirs]) for card in rest]) / len(theirs)
        rounds = min(free, len(theirs))
        height = (self.pile & SUIT).bit_count()
        shown = min(1.0, rounds / height) if height else 0.0
        partners = (owned & SUIT) << 13 | owned >> 13
        live = (partners & self.pile).bit_count()
        handed = (partners & (self.pile | self.aside) & self.suits[side]).bit_count()
        untouched = (self.pile & (self.pile >> 13) & SUIT).bit_count()
        singles = owned.bit_count() - 2 * kept if self.loose else live
        low, even, high = (
            _by_luck(rest, shown * win * (singles + untouched * shown * win))
            for win in (0.3, 0.5, min(0.9, max(0.1, 0.5 + 0.1 * gap)))
        )
        halves = min(handed, max(0, free - rounds + 1))
        return (
            float(sum(cards[:kept])),
            low,
            even,
            high,
            float(sum(rest)),
            float(rest[0]),
            float(rest[1]) if free > 1 else 0.0,
            float(rest[2]) if free > 2 else 0.0,
            float(rest[-1]),
            float(free),
            float(kept),
            float(singles),
            singles * mean,
            float(handed),
            handed * mean,
            halves * mean,
            beaten,
            beaten * singles,
            beaten * untouched,
        )


@cache
def descending(hand: int) -> tuple[int, ...]:
    """The recipe cards of a hand, highest first."""
    return tuple(reversed(numbers_in(hand)))


def ready(owned: int, loose: bool) -> int:
    """How many dishes ingredient cards give at once (PB-7, PB-15)."""
    doubles = owned & (owned >> 13) & SUIT
    if not loose:
        return doubles.bit_count()
    hearts, clubs = (owned & SUIT).bit_count(), (owned >> 13).bit_count()
    return hearts // 2 + clubs // 2 + (1 if hearts & clubs & 1 and doubles else 0)


@cache
def pairs_to_come(pile: int) -> tuple[int, ...]:
    """Pairs that may be turned up next: all, or a few in which each card comes equally often."""
    hearts, clubs = numbers_in(pile & SUIT), numbers_in(pile >> 13)
    count = len(hearts)
    turns = range(max(1, min(count, MOST_PAIRS // count))) if count else ()
    return tuple(
        1 << (heart - 1) | 1 << (clubs[(place + turn) % count] + 12)
        for turn in turns
        for place, heart in enumerate(hearts)
    )


def final_points(hand: int, owned: int, handed: int, loose: bool) -> float:
    """The points of full and leftover dishes still to be made when bidding has ended.

    hand: recipe cards; owned, handed: ingredient cards that were won and that the hand-out brings.
    """
    cards = descending(hand)
    full = ready(owned, loose)
    more = ready(owned | handed, loose) - full
    return sum(cards[:full]) + sum(cards[full : full + more]) / 2


def _by_luck(rest: tuple[int, ...], mean: float) -> float:
    """Points of full dishes to come, if their number follows the law of rare events."""
    term = math.exp(-mean)
    chance, total = 1.0 - term, 0.0
    for count, recipe in enumerate(rest, 1):
        if chance < 0.001:
            break
        total += chance * recipe
        term *= mean / count
        chance -= term
    return total


@cache
def load() -> dict[bool, Weights]:
    """The fitted weights, for plain (False) and for loose pastry (True)."""
    data = json.loads(files("game.bots").joinpath("data", "pastry_values.json").read_text(encoding="utf-8"))
    found = {loose: tuple(map(tuple, data[name])) for loose, name in ((False, "plain"), (True, "loose"))}
    for name, weights in found.items():
        if len(weights) != 14 or any(len(line) != FIGURES + 1 for line in weights):
            raise ValueError(f"pastry_values.json: loose={name} needs 14 lines of {FIGURES + 1} weights")
    return found
