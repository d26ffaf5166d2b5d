"""Thousands of tables of Pastry Bids at once, with numpy: the twin of `game.bots.pastry_worth`.

Side 0 is always the one that the hand-out brings the clubs. Ingredient cards have no numbers here:
all that counts is how many numbers have their heart and their club in each pair of places (0 and
1: won by a side, 2: in the pile, 3: set aside).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.bots.pastry_net import CLASSES, HAND, INPUTS, Nets, highest

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]
Truths = NDArray[np.bool_]

RESULTS = (0, 1, 3)
"""Where the face-up cards go: side 0, side 1, set aside."""
PILE = 10
"""The class of numbers with both cards in the pile."""
CHUNK = 800
"""Tables whose bids are valued together: more need more memory and bring no speed."""

_HANDS = np.arange(1 << 13)
BITS: Floats = ((_HANDS[:, None] >> np.arange(13)) & 1).astype(np.float32)
COUNT: Whole = BITS.sum(1).astype(np.int64)
LOWEST: Floats = np.where(COUNT > 0, BITS.argmax(1) + 1, 0).astype(np.float32)
BELOW: Floats = np.concatenate([np.zeros((1 << 13, 1)), np.cumsum(BITS, 1)[:, :-1]], 1).astype(np.float32)
"""For each hand how many of its cards are lower than a number."""
TOP: Floats = np.array(
    [(*sums, *[sums[-1]] * (29 - len(sums))) for sums in map(highest, range(1 << 13))], np.float32
)
"""The sum of the k highest cards of each hand."""
CARDS: Whole = np.array(
    [[n + 1 for n in range(13) if hand >> n & 1] + [0] * (13 - hand.bit_count()) for hand in range(1 << 13)]
)
"""The cards of each hand, ascending, then zeros."""


@dataclass
class Tables:
    """Tables between two bids: hands (n, 2), classes of the ingredient cards (n, 16), points made (n)."""

    hands: Whole
    classes: Whole
    made: Floats
    loose: bool

    def __len__(self) -> int:
        return len(self.made)

    def __getitem__(self, which: Any) -> Tables:
        """A part of them."""
        return Tables(self.hands[which], self.classes[which], self.made[which], self.loose)

    @classmethod
    def new(cls, count: int, loose: bool) -> Tables:
        """The start of as many games."""
        classes = np.zeros((count, CLASSES), np.int64)
        classes[:, PILE] = 13
        return cls(np.full((count, 2), (1 << 13) - 1), classes, np.zeros(count, np.float32), loose)

    @classmethod
    def joined(cls, parts: list[Tables]) -> Tables:
        """Several lots as one."""
        return cls(
            np.concatenate([part.hands for part in parts]),
            np.concatenate([part.classes for part in parts]),
            np.concatenate([part.made for part in parts]),
            parts[0].loose,
        )

    def level(self) -> Whole:
        """The number of cards in the smaller hand."""
        return np.asarray(COUNT[self.hands].min(1))

    def turned(self) -> Tables:
        """The same tables with the sides, and so hearts and clubs, changed."""
        swap = [1, 0, 2, 3]
        places = self.classes.reshape(-1, 4, 4)[:, swap][:, :, swap].transpose(0, 2, 1)
        return Tables(self.hands[:, ::-1].copy(), places.reshape(-1, CLASSES), -self.made, self.loose)

    def dishes(self) -> tuple[Whole, Whole]:
        """Full dishes ready and leftover dishes that a hand-out would add, each (n, 2)."""
        at = self.classes
        if not self.loose:
            return at[:, [0, 5]], np.stack([at[:, 2] + at[:, 3], at[:, 9] + at[:, 13]], 1)
        hearts, clubs = at.reshape(-1, 4, 4).sum(2), at.reshape(-1, 4, 4).sum(1)
        full = _loose(hearts[:, :2], clubs[:, :2], at[:, [0, 5]])
        handed = np.stack([clubs[:, 2] + clubs[:, 3], hearts[:, 2] + hearts[:, 3]], 1)
        doubles = np.stack([at[:, [0, 2, 3]].sum(1), at[:, [5, 9, 13]].sum(1)], 1)
        more_hearts = hearts[:, :2] + handed * np.array([0, 1])
        more_clubs = clubs[:, :2] + handed * np.array([1, 0])
        return full, _loose(more_hearts, more_clubs, doubles) - full

    def over(self) -> Truths:
        """Whether a side holds no more cards than it can bake at once."""
        return np.asarray((COUNT[self.hands] <= self.dishes()[0]).any(1))

    def lead_at_end(self) -> Floats:
        """The lead of side 0 if bidding ends now and both bake the best they can."""
        full, more = self.dishes()
        ends = points(self.hands, full, more)
        return np.asarray(np.round(self.made + ends[:, 0] - ends[:, 1], 3), np.float32)

    def inputs(self) -> Floats:
        """What the networks see, (n, INPUTS)."""
        full, more = self.dishes()
        sides = [of_hand(self.hands[:, side], full[:, side], more[:, side]) for side in (0, 1)]
        one, other = self.hands.T
        edge = (BITS[one] * BELOW[other]).sum(1) - (BITS[other] * BELOW[one]).sum(1)
        last = np.stack([self.made, self.lead_at_end(), edge, np.ones(len(self))], 1)
        return np.concatenate([*sides, self.classes, last], 1).astype(np.float32)

    def draw(self, rng: np.random.Generator) -> Pairs:
        """A pair turned up from the piles of each table."""
        count = len(self)
        hearts = self.classes[:, 8:12]
        height = hearts.sum(1)
        club_of_heart = (rng.random(count)[:, None] * height[:, None] >= np.cumsum(hearts, 1)).sum(1)
        same = (club_of_heart == 2) & (rng.random(count) * height < 1)
        clubs = self.classes[:, [2, 6, 10, 14]].copy()
        clubs[:, 2] -= club_of_heart == 2
        luck = rng.random(count)[:, None] * clubs.sum(1)[:, None]
        heart_of_club = np.minimum((luck >= np.cumsum(clubs, 1)).sum(1), 3)
        return Pairs(club_of_heart, heart_of_club, same)

    def moved(self, pairs: Pairs, to: Whole | int) -> Tables:
        """The tables after the face-up pair went to a place."""
        found, every = self.without(pairs), np.arange(len(self))
        to = np.broadcast_to(np.asarray(to), len(self))
        found.classes[every, np.where(pairs.same, 5 * to, 4 * to + pairs.club)] += 1
        apart = np.flatnonzero(~pairs.same)
        found.classes[apart, (4 * pairs.heart + to)[apart]] += 1
        return found

    def without(self, pairs: Pairs) -> Tables:
        """The tables without the face-up cards."""
        classes, every = self.classes.copy(), np.arange(len(self))
        classes[every, np.where(pairs.same, PILE, 8 + pairs.club)] -= 1
        apart = np.flatnonzero(~pairs.same)
        classes[apart, (4 * pairs.heart + 2)[apart]] -= 1
        return Tables(self.hands, classes, self.made, self.loose)

    def after(self, pairs: Pairs, bids_made: tuple[Whole, Whole]) -> Tables:
        """The tables after a bid; a tie sets the cards aside."""
        first, second = bids_made
        moved = self.moved(pairs, np.where(first > second, 0, np.where(first < second, 1, 3)))
        hands = self.hands & ~np.stack([1 << first >> 1, 1 << second >> 1], 1)
        return Tables(hands, moved.classes, self.made.copy(), self.loose)


@dataclass
class Pairs:
    """Face-up pairs: where the club of the heart's number is, the heart of the club's number, or both up."""

    club: Whole
    heart: Whole
    same: Truths

    def __getitem__(self, which: Any) -> Pairs:
        """A part of them."""
        return Pairs(self.club[which], self.heart[which], self.same[which])


def points(hands: Whole, full: Whole, more: Whole) -> Floats:
    """Points at the end, and a hundredth for each dish, as `game.bots.pastry_net.score`."""
    dishes = np.minimum(full + more, COUNT[hands])
    return np.asarray((TOP[hands, full] + TOP[hands, dishes]) / 2 + 0.01 * dishes, np.float32)


def of_hand(hands: Whole, full: Whole, more: Whole) -> Floats:
    """The inputs for one hand, on a new last axis; all arguments of one shape."""
    kept = TOP[hands, full]
    mean = (TOP[hands, 13] - kept) / np.maximum(COUNT[hands] - full, 1)
    more_inputs = [kept, *(TOP[hands, full + k] for k in (1, 2, 3)), LOWEST[hands], mean]
    return np.concatenate([BITS[hands], np.stack(more_inputs, -1)], -1)


def bids(tables: Tables, pairs: Pairs, nets: Nets) -> Floats:
    """The chance of side 0 for all pairs of bids, (n, 13, 13); what no card stands for is 0."""
    found = np.zeros((len(tables), 13, 13), np.float32)
    level = tables.level()
    for cards in np.unique(level):
        which = np.flatnonzero(level == cards)
        for start in range(0, len(which), CHUNK):
            part = which[start : start + CHUNK]
            found[part] = _bids(tables[part], pairs[part], nets, int(cards))
    return found


def _bids(tables: Tables, pairs: Pairs, nets: Nets, cards: int) -> Floats:
    """Tables whose smaller hand has `cards` cards."""
    one, other = (CARDS[tables.hands[:, side]] for side in (0, 1))
    one, other = one[:, : (one > 0).sum(1).max()], other[:, : (other > 0).sum(1).max()]
    rest = [tables.hands[:, [side]] & ~(1 << own >> 1) for side, own in enumerate((one, other))]
    rows, columns = one[:, :, None], other[:, None, :]
    result = np.where(rows > columns, 0, np.where(rows < columns, 1, 2))
    leads: list[list[Floats]] = [[], []]
    parts: list[list[Floats]] = [[], []]
    over = []
    weights, out = arrays(nets, cards - 1) if cards > 2 else (np.zeros((INPUTS, 1), np.float32), None)
    for to in RESULTS:
        after = tables.moved(pairs, to)
        full, more = after.dishes()
        over.append((COUNT[tables.hands] - 1 <= full).any(1))
        last = np.stack([after.made, after.made, np.zeros(len(after)), np.ones(len(after))], 1)
        common = np.concatenate([after.classes, last], 1).astype(np.float32) @ weights[2 * HAND :]
        for side, sign in ((0, 1), (1, -1)):
            shape = rest[side].shape
            keep, extra = (np.broadcast_to(x[:, [side]], shape) for x in (full, more))
            ends = sign * points(rest[side], keep, extra)
            hand = of_hand(rest[side], keep, extra) @ weights[side * HAND : (side + 1) * HAND]
            hand = hand + ends[..., None] * weights[INPUTS - 3]
            parts[side].append(hand + common[:, None] if side == 0 else hand)
            leads[side].append(ends + tables.made[:, None] if side == 0 else ends)
    every, i, j = np.ogrid[: len(tables), : one.shape[1], : other.shape[1]]
    first, second = (np.stack(lead, 1) for lead in leads)
    lead = np.round(first[every, result, i] + second[every, result, j], 3)
    found = 0.5 + 0.5 * np.sign(lead)
    if cards == 2:
        found = np.where(np.stack(over, 1)[every, result], found, _last_bids(tables, pairs, one, other))
    elif out is not None:
        first, second = (np.stack(part, 1) for part in parts)
        hidden = first[every, result, i] + second[every, result, j]
        edge = _edge(tables.hands, one, other) + np.sign(rows - columns)
        hidden += edge[..., None].astype(np.float32) * weights[INPUTS - 2]
        strength = np.maximum(hidden[..., :-1], 0) @ out + hidden[..., -1]
        played = 1 / (1 + np.exp(-np.clip(strength, -12, 12)))
        found = np.where(np.stack(over, 1)[every, result], found, played)
    whole = np.zeros((len(tables), 13, 13), np.float32)
    whole[:, : found.shape[1], : found.shape[2]] = found
    return whole


def _last_bids(tables: Tables, pairs: Pairs, one: Whole, other: Whole) -> Floats:
    """The chance of side 0 after each pair of bids that leaves one hand a single card: played through."""
    shape = len(tables), one.shape[1], other.shape[1]
    which = np.broadcast_to(np.arange(shape[0])[:, None, None], shape).ravel()
    first, second = (np.broadcast_to(x, shape).ravel() for x in (one[:, :, None], other[:, None, :]))
    after = tables[which].after(pairs[which], (first, second))
    found = np.full(len(which), 0.5, np.float32)
    on = np.flatnonzero((first > 0) & (second > 0) & ~after.over())
    after = after[on]
    if len(on):
        gains = bids(after, after.draw(np.random.default_rng(0)), ())
        there = [CARDS[after.hands[:, side]] > 0 for side in (0, 1)]
        lowest = np.where(there[1], gains[:, 0], 1).min(1)
        highest_one = np.where(there[0], gains[:, :, 0], 0).max(1)
        found[on] = np.where(COUNT[after.hands[:, 0]] == 1, lowest, highest_one)
    return found.reshape(shape)


def arrays(nets: Nets, cards: int) -> tuple[Floats, Floats]:
    """The weights of a network, (INPUTS, hidden + 1) and (hidden)."""
    return np.array(nets[cards].rows, np.float32), np.array(nets[cards].out, np.float32)


def solve(gains: Floats, hands: Whole, iterations: int) -> tuple[Floats, Floats, Floats]:
    """Both mixes and the value of each game, as `game.bots.matrix.equilibrium`."""
    there = [(CARDS[hands[:, side]] > 0).astype(np.float32) for side in (0, 1)]
    even = [valid / valid.sum(1, keepdims=True) for valid in there]
    regrets, sums = ([np.zeros_like(even[0]) for _ in (0, 1)] for _ in (0, 1))
    turned = np.ascontiguousarray(gains.transpose(0, 2, 1))
    mixes = [even[0], even[1]]
    for turn in range(1, iterations + 1):
        for side, sign, matrix in ((0, 1, gains), (1, -1, turned)):
            worth = sign * np.matmul(matrix, mixes[1 - side][:, :, None])[:, :, 0]
            own = _mix(regrets[side], even[side])
            gain = worth - (worth * own).sum(1, keepdims=True)
            regrets[side] = np.maximum(regrets[side] + gain, 0) * there[side]
            mixes[side] = _mix(regrets[side], even[side])
        for side in (0, 1):
            sums[side] += turn * mixes[side]
    rows, columns = (_mix(total, usual) for total, usual in zip(sums, even, strict=True))
    return rows, columns, np.einsum("ni,nij,nj->n", rows, gains, columns)


def any_bids(hands: Whole, rng: np.random.Generator) -> Whole:
    """A card at random of each hand."""
    return np.asarray(CARDS[hands, (rng.random(len(hands)) * COUNT[hands]).astype(np.int64)])


def drawn(mixes: Floats, hands: Whole, rng: np.random.Generator) -> Whole:
    """A card of each hand, drawn from mixes over the places in the hand."""
    luck = rng.random(len(hands))[:, None] * mixes.sum(1, keepdims=True)
    place = np.minimum((luck >= np.cumsum(mixes, 1)).sum(1), COUNT[hands] - 1)
    return np.asarray(CARDS[hands, place])


def _mix(weights: Floats, usual: Floats) -> Floats:
    total = weights.sum(1, keepdims=True)
    return np.where(total > 1e-9, weights / np.maximum(total, 1e-9), usual).astype(np.float32)


def _edge(hands: Whole, one: Whole, other: Whole) -> Whole:
    """For each pair of bids how the hands compare without them; the bids themselves are left out."""

    def over(cards: Whole, hand: Whole) -> Floats:
        place = np.maximum(cards - 1, 0)
        below, there = (np.take_along_axis(x[hand], place, 1) for x in (BELOW, BITS))
        return np.asarray(2 * below + there - COUNT[hand][:, None])

    mine, theirs = over(one, hands[:, 1]), over(other, hands[:, 0])
    total = (mine * (one > 0)).sum(1)[:, None, None]
    return np.asarray(total - mine[:, :, None] + theirs[:, None, :])


def _loose(hearts: Whole, clubs: Whole, doubles: Whole) -> Whole:
    return np.asarray(hearts // 2 + clubs // 2 + ((hearts & clubs & 1 == 1) & (doubles > 0)))
