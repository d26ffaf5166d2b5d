"""How good a position of Pastry Bids is, between two bids.

A ready pair never spoils: it can wait for its recipe until the hand-out. So a good player keeps the
highest recipe cards for pairs that are ready or likely, bids with the rest, and bakes when only the
kept ones are left. When that is near, the end is played through; before, a small network says the
chance to win (`game.bots.pastry_net`).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from game.bots.matrix import Matrix, value_of
from game.bots.pastry_net import SURE, Net, Nets, Row, classes_of, edge_over, edges, odds, score
from game.rules.pastry_bids.cards import CLUBS, SUIT, numbers_in
from game.rules.pastry_bids.scoring import points
from game.rules.pastry_bids.state import PastryState

EXACT = 2
"""With so many cards in both hands positions are played through to the end."""
SOLVED = 40
"""Iterations of regret matching in positions that are played through."""


@dataclass(frozen=True, slots=True)
class Table:
    """What both sides have between two bids; pairs have the own side first. Sets are masks (see `cards`)."""

    hands: tuple[int, int]
    owned: tuple[int, int]
    """Won ingredient cards in no dish."""
    made: int
    """The lead in dishes made so far, in hundredths of a point, and one more for each dish (PB-14)."""
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
        made = [int(100 * points(dishes)) + len(dishes) for dishes in state.dishes]
        return cls(
            (hands[seat], hands[other]),
            (state.leftovers[seat], state.leftovers[other]),
            made[seat] - made[other],
            state.pile,
            state.aside,
            (CLUBS, SUIT) if seat == state.diamonds else (SUIT, CLUBS),
            state.loose,
        )

    def turned(self) -> Table:
        """The same table for the other side."""
        hands, owned, suits = self.hands[::-1], self.owned[::-1], self.suits[::-1]
        return Table(hands, owned, -self.made, self.pile, self.aside, suits, self.loose)

    def over(self) -> bool:
        """Whether a side holds no more recipe cards than it can bake at once, so that bidding ends."""
        return any(
            hand.bit_count() <= ready(owned, self.loose)
            for hand, owned in zip(self.hands, self.owned, strict=True)
        )

    def dishes(self, side: int) -> tuple[int, int]:
        """How many full dishes and how many leftover ones a side could make if bidding ended now."""
        owned = self.owned[side]
        full = ready(owned, self.loose)
        handed = (self.pile | self.aside) & self.suits[side]
        return full, ready(owned | handed, self.loose) - full

    def lead_at_end(self) -> int:
        """The own lead if bidding ends now and both bake what they can, counted as `made`."""
        own, other = (score(self.hands[side], *self.dishes(side)) for side in (0, 1))
        return self.made + own - other

    def classes(self) -> tuple[int, ...]:
        """The ingredient cards as the networks see them."""
        places = (*self.owned, self.pile, self.aside)
        return classes_of([place & SUIT for place in places], [place >> 13 for place in places])

    def strength(self, nets: Nets) -> float:
        """How well the own side stands: the logarithm of its odds to win, within `SURE`."""
        if self.over():
            lead = self.lead_at_end()
            return math.copysign(SURE, lead) if lead else 0.0
        if self.suits[0] != CLUBS:
            return -self.turned().strength(nets)
        net = nets[min(hand.bit_count() for hand in self.hands)]
        first, second = (
            net.side(side, net.hand(side, hand), hand, *self.dishes(side))
            for side, hand in enumerate(self.hands)
        )
        first = _sum(first, net.common(self.classes(), self.made))
        return net.strength(first, second, edges(*self.hands))

    def spending(self, nets: Nets) -> dict[int, float]:
        """How well the own side stands (`strength`) without each single card of its hand."""
        own, other = self.hands
        (full, more), theirs = self.dishes(0), self.dishes(1)
        cards = numbers_in(own)
        level = min(len(cards) - 1, other.bit_count())
        if len(cards) - 1 <= full or other.bit_count() <= theirs[0]:
            return {number: self.spent(number, 0).strength(nets) for number in cards}
        net, side = nets[level], 0 if self.suits[0] == CLUBS else 1
        table = self.turned() if side else self
        rival = net.side(1 - side, net.hand(1 - side, other), other, *theirs)
        rival = _sum(rival, net.common(table.classes(), table.made))
        whole = net.hand(side, own)
        found = {}
        for number in cards:
            rest = own ^ 1 << number >> 1
            part = net.side(side, net.without(side, whole, number), rest, full, more)
            edge = edges(rest, other)
            found[number] = -net.strength(rival, part, -edge) if side else net.strength(part, rival, edge)
        return found

    def chance(self, nets: Nets, exact: int = EXACT) -> float:
        """The chance of the own side to win.

        With at most `exact` cards in both hands it is played through to the end.
        """
        if max(hand.bit_count() for hand in self.hands) > exact or self.over():
            strength = self.strength(nets)
            return odds(strength) if abs(strength) < SURE else float(strength > 0)
        total = sum(
            count * value_of(self.bids(up, nets, exact), SOLVED) for up, count in self.pairs_to_come().items()
        )
        return total / (self.pile & SUIT).bit_count() ** 2

    def pairs_to_come(self) -> Mapping[int, int]:
        """The pairs that may be turned up next, and how many others are just like each of them."""
        places = (*self.owned, self.pile, self.aside)

        def place(card: int) -> int:
            return next((at for at, cards in enumerate(places) if cards & card), len(places))

        first: dict[tuple[int, int, bool], int] = {}
        found: Counter[int] = Counter()
        for heart in numbers_in(self.pile & SUIT):
            for club in numbers_in(self.pile >> 13):
                one, other = 1 << heart - 1, 1 << club + 12
                kind = place(one << 13), place(other >> 13), heart == club
                found[first.setdefault(kind, one | other)] += 1
        return found

    def bids(self, up: int, nets: Nets, exact: int = EXACT) -> Matrix:
        """The chance to win the game for every own bid (rows, ascending) against every bid of the other.

        `up` are the face-up cards. A tie counts as refused: whoever gains by going on, the other one
        loses by it.
        """
        if self.suits[0] != CLUBS:
            others = self.turned().bids(up, nets, exact)
            return [[1 - gain for gain in line] for line in zip(*others, strict=True)]
        mine, theirs = (numbers_in(hand) for hand in self.hands)
        ends = self._ends(up)
        if max(len(mine), len(theirs)) <= exact + 1:
            return [
                [ends[_result(bid, rival)].spent(bid, rival).chance(nets, exact) for rival in theirs]
                for bid in mine
            ]
        net = nets[min(len(mine), len(theirs)) - 1]
        results = [_Result.of(end, net) for end in ends]
        edge = edges(*self.hands)
        over_mine = [edge_over(bid, self.hands[1]) for bid in mine]
        over_theirs = [edge_over(rival, self.hands[0]) for rival in theirs]
        return [
            [
                results[_result(bid, rival)].chance(
                    row, column, edge - over_mine[row] + over_theirs[column] + (bid > rival) - (bid < rival)
                )
                for column, rival in enumerate(theirs)
            ]
            for row, bid in enumerate(mine)
        ]

    def spent(self, bid: int, rival: int) -> Table:
        """The table without two bids."""
        mine, theirs = self.hands
        return replace(self, hands=(mine & ~(1 << bid >> 1), theirs & ~(1 << rival >> 1)))

    def _ends(self, up: int) -> tuple[Table, Table, Table]:
        """The table after the face-up cards were won, lost or set aside; bids are still in the hands."""
        (own, other), pile = self.owned, self.pile & ~up
        return (
            replace(self, owned=(own | up, other), pile=pile),
            replace(self, owned=(own, other | up), pile=pile),
            replace(self, pile=pile, aside=self.aside | up),
        )


@dataclass(frozen=True, slots=True)
class _Result:
    """One result of a bid, with all that depends on one of the bids only: by place in the hand."""

    net: Net
    over: bool
    made: int
    scores: tuple[list[int], list[int]]
    parts: tuple[list[Row], list[Row]]

    @classmethod
    def of(cls, end: Table, net: Net) -> _Result:
        """`end` still has the bids in both hands."""
        dishes = end.dishes(0), end.dishes(1)
        over = any(hand.bit_count() - 1 <= full for hand, (full, _) in zip(end.hands, dishes, strict=True))
        scores: tuple[list[int], list[int]] = ([], [])
        parts: tuple[list[Row], list[Row]] = ([], [])
        common = () if over else net.common(end.classes(), end.made)
        for side, hand in enumerate(end.hands):
            whole = () if over else net.hand(side, hand)
            if side == 0 and not over:
                whole = _sum(whole, common)
            for number in numbers_in(hand):
                rest = hand ^ 1 << number >> 1
                if over:
                    scores[side].append(score(rest, *dishes[side]))
                else:
                    part = net.without(side, whole, number)
                    parts[side].append(net.side(side, part, rest, *dishes[side]))
        return cls(net, over, end.made, scores, parts)

    def chance(self, row: int, column: int, edge: int) -> float:
        """The chance of the first side for a pair of bids."""
        if self.over:
            lead = self.made + self.scores[0][row] - self.scores[1][column]
            return 0.5 if lead == 0 else float(lead > 0)
        return odds(self.net.strength(self.parts[0][row], self.parts[1][column], edge))


@lru_cache(1 << 12)
def ready(owned: int, loose: bool) -> int:
    """How many dishes ingredient cards give at once (PB-7, PB-15)."""
    doubles = owned & (owned >> 13) & SUIT
    if not loose:
        return doubles.bit_count()
    hearts, clubs = (owned & SUIT).bit_count(), (owned >> 13).bit_count()
    return hearts // 2 + clubs // 2 + (1 if hearts & clubs & 1 and doubles else 0)


def _result(bid: int, rival: int) -> int:
    """Which of the results of `Table._ends` a pair of bids has."""
    return 0 if bid > rival else 1 if bid < rival else 2


def _sum(one: Row, other: Row) -> Row:
    return [a + b for a, b in zip(one, other, strict=True)]
