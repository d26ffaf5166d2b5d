"""Players of Pastry Bids for thousands of tables at once: the twins of CookieBot and its rungs.

They play side 0; for side 1 the table is turned. Two things are simpler than in the real game: a
tie is always refused, and nobody bakes before its time, but for the random player.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from game.bots.pastry_bids import USUAL, Manner
from game.bots.pastry_net import SURE, Nets
from game.dev.pastry_batch import (
    BELOW,
    CARDS,
    COUNT,
    Floats,
    Pairs,
    Tables,
    Truths,
    Whole,
    any_bids,
    arrays,
    bids,
    drawn,
    points,
    solve,
)

_PLACES = np.array([1, 0, 2, 3])
"""Places of ingredient cards with the sides changed."""


class Player(Protocol):
    """Somebody who bids."""

    @property
    def random(self) -> bool:
        """Whether it also bakes at random, as the random player of the arena does."""

    def mix(self, tables: Tables, pairs: Pairs) -> Floats:
        """How often side 0 bids each of its cards, by their place in the hand, (n, 13)."""


@dataclass(frozen=True)
class Careless:
    """The random player: any legal action, so any card, and dishes as soon as there is a pair."""

    random: bool = True

    def mix(self, tables: Tables, pairs: Pairs) -> Floats:
        """Each card alike."""
        return even(tables.hands[:, 0])


@dataclass(frozen=True)
class Simple:
    """The greedy player: the card that looks best at first sight."""

    nets: Nets
    random: bool = False

    def mix(self, tables: Tables, pairs: Pairs) -> Floats:
        """One card, always."""
        return only(first_sight(tables, pairs, self.nets))


@dataclass(frozen=True)
class Mixing:
    """CookieBot: the solution of the bid, against a rival of some manner."""

    nets: Nets
    manner: Manner = USUAL
    iterations: int = 100
    random: bool = False

    def mix(self, tables: Tables, pairs: Pairs) -> Floats:
        """What `PastryPolicy.shares` gives, but for positions that the hard level plays through."""
        gains = bids(tables, pairs, self.nets)
        turned = tables.turned(), turned_pairs(pairs)
        expected = self.manner.careless * even(tables.hands[:, 1])
        if self.manner.simple:
            expected += self.manner.simple * only(first_sight(*turned, self.nets))
        usual = np.matmul(gains, expected[:, :, None])
        free = 1 - expected.sum(1)[:, None, None]
        return solve(free * gains + usual, tables.hands, self.iterations)[0]


@dataclass(frozen=True)
class Responding:
    """Knows how its rival mixes, and bids what gains the most against that."""

    nets: Nets
    """Its own, learned against this rival."""
    rival: Player
    random: bool = False

    def mix(self, tables: Tables, pairs: Pairs) -> Floats:
        """One card, always."""
        return only(self.worth(tables, pairs))

    def worth(self, tables: Tables, pairs: Pairs) -> Floats:
        """The chance to win with each card; -1 where there is none."""
        theirs = self.rival.mix(tables.turned(), turned_pairs(pairs))
        gains = np.matmul(bids(tables, pairs, self.nets), theirs[:, :, None])[:, :, 0]
        return np.where(CARDS[tables.hands[:, 0]] > 0, gains, -1)


def first_sight(tables: Tables, pairs: Pairs, nets: Nets) -> Floats:
    """How good each card of side 0 looks as a bid, as `PastryPolicy.prior`; very low where there is none."""
    win, lose = (strength(tables.moved(pairs, to), nets) for to in (0, 1))
    off = tables.without(pairs)
    found = np.full((len(tables), 13), -1e6, np.float32)
    for place in range(13):
        cards = CARDS[tables.hands[:, 0], place]
        some = np.flatnonzero(cards)
        if not len(some):
            break
        card, rest = cards[some], off[some]
        rest.hands = rest.hands & ~np.stack([1 << card >> 1, 0 * card], 1)
        other = tables.hands[some, 1]
        beaten = BELOW[other, card - 1] / COUNT[other]
        found[some, place] = beaten * (win[some] - lose[some]) + strength(rest, nets)
    return found


def strength(tables: Tables, nets: Nets) -> Floats:
    """The logarithm of the odds of side 0, as `Table.strength`."""
    found = (SURE * np.sign(tables.lead_at_end())).astype(np.float32)
    level = np.where(tables.over(), 0, tables.level())
    for cards in np.unique(level[level > 0]):
        some = np.flatnonzero(level == cards)
        rows, out = arrays(nets, int(cards))
        units = tables[some].inputs() @ rows
        found[some] = np.clip(np.maximum(units[:, :-1], 0) @ out + units[:, -1], -SURE, SURE)
    return found


def play(first: Player, second: Player, tables: Tables, rng: np.random.Generator) -> Played:
    """Play tables to the end, `first` on side 0."""
    shares, leads = np.zeros(len(tables), np.float32), np.zeros(len(tables), np.float32)
    number = np.arange(len(tables))
    seen: list[Tables] = []
    while True:
        for side, player in enumerate((first, second)):
            if player.random:
                bake_as_it_comes(tables, side, rng)
        full = tables.dishes()[0]
        kept = np.stack(
            [0 * full[:, s] if p.random else full[:, s] for s, p in enumerate((first, second))], 1
        )
        over = (COUNT[tables.hands] <= kept).any(1)
        lead = _final(tables[over], (first, second), rng)
        shares[number[over]], leads[number[over]] = 0.5 + 0.5 * np.sign(lead), lead
        tables, number = tables[~over], number[~over]
        if not len(tables):
            return Played(shares, leads, Tables.joined(seen))
        seen.append(tables)
        pairs = tables.draw(rng)
        one = drawn(first.mix(tables, pairs), tables.hands[:, 0], rng)
        turned = tables.turned()
        other = drawn(second.mix(turned, turned_pairs(pairs)), turned.hands[:, 0], rng)
        tables = tables.after(pairs, (one, other))


@dataclass
class Played:
    """What came of games: shares of the victory and leads of side 0, and all tables before a bid."""

    shares: Floats
    leads: Floats
    seen: Tables


def bake_as_it_comes(tables: Tables, side: int, rng: np.random.Generator) -> None:
    """What the random player bakes before it bids: with k pairs k of k + 1 actions are dishes (in place)."""
    kind, on = 5 * side, np.ones(len(tables), bool)
    while True:
        ready = tables.classes[:, kind] * (COUNT[tables.hands[:, side]] > 0)
        on &= rng.random(len(tables)) < ready / (ready + 1)
        who = np.flatnonzero(on)
        if not len(who):
            return
        recipe = any_bids(tables.hands[who, side], rng)
        tables.hands[who, side] ^= 1 << recipe >> 1
        tables.classes[who, kind] -= 1
        tables.made[who] += (recipe + 0.01) * (1 - 2 * side)


def _final(tables: Tables, players: tuple[Player, Player], rng: np.random.Generator) -> Floats:
    """The lead of side 0 when bidding has ended and all is baked."""
    full, more = tables.dishes()
    lead = tables.made.copy()
    for side, player in enumerate(players):
        hand, count, extra = tables.hands[:, side], full[:, side], more[:, side]
        made = _any_dishes(hand, count, extra, rng) if player.random else points(hand, count, extra)
        lead += made * (1 - 2 * side)
    return np.asarray(np.round(lead, 3))


def _any_dishes(hands: Whole, full: Whole, more: Whole, rng: np.random.Generator) -> Floats:
    """The points that the random player makes of its pairs at the end."""
    hands, made = hands.copy(), np.zeros(len(hands), np.float32)
    for worth, left in ((1.0, full.copy()), (0.5, more.copy())):
        on: Truths = np.ones(len(hands), bool)
        while True:
            choices = COUNT[hands] * left
            on &= rng.random(len(hands)) < choices / (choices + 1)
            who = np.flatnonzero(on)
            if not len(who):
                break
            recipe = any_bids(hands[who], rng)
            hands[who] ^= 1 << recipe >> 1
            left[who] -= 1
            made[who] += worth * recipe + 0.01
    return made


def turned_pairs(pairs: Pairs) -> Pairs:
    """The pairs as they are at the turned tables."""
    return Pairs(_PLACES[pairs.heart], _PLACES[pairs.club], pairs.same)


def even(hands: Whole) -> Floats:
    """Each card alike."""
    there = (CARDS[hands] > 0).astype(np.float32)
    return np.asarray(there / there.sum(1, keepdims=True))


def only(worth: Floats) -> Floats:
    """The best card alone."""
    found = np.zeros(worth.shape, np.float32)
    found[np.arange(len(worth)), worth.argmax(1)] = 1
    return found
