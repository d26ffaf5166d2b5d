"""Fits how good positions of Pastry Bids are: `python -m game.dev.pastry_values` (needs numpy).

Backwards from the end: positions with n cards in hand are valued by solving the next bid as a
matrix game whose results, with n - 1 cards, are valued by the weights found just before. So no
game has to be played to its end, and the only noise is the pair that is turned up.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.bots.matrix import value_of
from game.bots.pastry_bids import PastryPolicy, some_pair
from game.bots.pastry_worth import EXACT, FIGURES, Table, Weights
from game.bots.policy import Budget
from game.rules.core import Fast
from game.rules.pastry_bids import GAME
from game.rules.pastry_bids.cards import CLUBS, SUIT, mask_of
from game.rules.pastry_bids.options import PastryOptions
from game.rules.pastry_bids.pieces import BID

TARGET = Path(__file__).parent.parent / "bots" / "data" / "pastry_values.json"
SOLVED = 60
"""Iterations of regret matching for each bid."""
WILD = 0.2
"""Share of bids at random in games of the policy against itself."""
ENOUGH = 100
"""With fewer tables nothing is fitted: such hands are baked, not bid from."""
RIDGE = 0.02
"""How strongly weights are drawn to 0, on figures scaled to a spread of 1."""


def random_tables(count: int, cards: int, loose: bool, rng: random.Random) -> list[Table]:
    """Tables before the turning-up with `cards` in the smaller hand, as chance and mixed play bring them.

    With loose pastry small hands are hardly ever bid from: then there are fewer than `count`.
    """
    found: list[Table] = []
    for _ in range(40 * count):
        if len(found) == count:
            break
        hands = [sum(1 << n for n in _some(13, cards, rng)) for _ in (0, 1)]
        if rng.random() < 0.3 or cards <= EXACT:
            hands[rng.randrange(2)] |= sum(1 << n for n in _some(13, rng.randrange(2, 5), rng))
        rounds = 13 - cards
        hearts, clubs = _some(13, rounds, rng), [n + 13 for n in _some(13, rounds, rng)]
        owned, aside = [0, 0], 0
        bias = rng.choice((0.3, 0.5, 0.5, 0.7))
        for heart, club in zip(hearts, clubs, strict=True):
            pair = 1 << heart | 1 << club
            if rng.random() < 0.05:
                aside |= pair
            else:
                owned[rng.random() < bias] |= pair
        pile = (SUIT | CLUBS) & ~(owned[0] | owned[1] | aside)
        suits = (SUIT, CLUBS) if rng.random() < 0.5 else (CLUBS, SUIT)
        table = Table(
            (hands[0], hands[1]), (owned[0], owned[1]), rng.choice((0, 0, 0, 1, -1)) * rng.random() * 15.0,
            pile, aside, suits, loose,
        )  # fmt: skip
        if not table.over():
            found.append(table)
    return found


def played_tables(policy: PastryPolicy, games: int, loose: bool, rng: random.Random) -> list[Table]:
    """Tables from games of the policy against itself, with some bids at random."""
    found: list[Table] = []
    for _ in range(games):
        chance = Fast(rng)
        state = GAME.new(2, PastryOptions(loose=loose), chance)
        while waiting := state.to_act():
            seat = waiting[int(rng.random() * len(waiting))]
            if state.phase == BID and not any(state.bids) and len(state.up) == 2:
                before = state.copy()
                before.pile |= mask_of(state.up)
                table = Table.of(before, seat)
                if not table.over():
                    found.append(table)
            legal = state.legal(seat)
            if rng.random() < WILD and state.phase == BID:
                action = legal[int(rng.random() * len(legal))]
            else:
                decision = policy.decide(state.view(seat), legal, "hard", Budget(SOLVED), rng)
                action = legal[0] if decision is None else GAME.parse(str(decision.action))
            state.apply(seat, action, chance)
    return found


def value(table: Table, weights: Weights, rng: random.Random) -> float:
    """The chance to win, over one pair turned up and the bids for it."""
    return value_of(table.bids(some_pair(table.pile, rng), weights), SOLVED)


def fit(tables: list[Table], values: list[float]) -> tuple[float, ...]:
    """The weights of a logistic function of the figures (Newton's method on soft targets)."""
    rows = [
        [table.made, *(a - b for a, b in zip(table.figures(0), table.figures(1), strict=True))]
        for table in tables
    ]
    figures: NDArray[np.float64] = np.array(rows)
    targets: NDArray[np.float64] = np.array(values)
    spread = figures.std(axis=0) + 1e-9
    scaled = figures / spread
    weights = np.zeros(FIGURES + 1)
    for _ in range(30):
        guess = 1 / (1 + np.exp(-np.clip(scaled @ weights, -30, 30)))
        slope = scaled.T @ (guess - targets) / len(targets) + RIDGE * 0.1 * weights
        bend = (scaled * (guess * (1 - guess))[:, None]).T @ scaled / len(targets)
        weights -= np.linalg.solve(bend + (RIDGE * 0.1 + 1e-6) * np.eye(len(weights)), slope)
    guess = 1 / (1 + np.exp(-np.clip(scaled @ weights, -30, 30)))
    print(f"  {len(tables)} tables, error {float(np.sqrt(((guess - targets) ** 2).mean())):.3f}", flush=True)
    return tuple(round(float(weight), 5) for weight in weights / spread)


def backwards(count: int, loose: bool, policy: PastryPolicy | None, rng: random.Random) -> Weights:
    """Weights for all hand sizes; with a policy most tables come from its games."""
    lines: list[tuple[float, ...]] = [(0.0,) * (FIGURES + 1)] * 14
    played = [] if policy is None else played_tables(policy, count, loose, rng)
    for cards in range(1, 14):
        tables = [t for t in played if min(hand.bit_count() for hand in t.hands) == cards]
        tables += random_tables(max(count - len(tables), count // 4), cards, loose, rng)
        if len(tables) < ENOUGH:
            print(f"  {cards} cards: only {len(tables)} tables", flush=True)
            continue
        lines[cards] = fit(tables, [value(table, tuple(lines), rng) for table in tables])
    return tuple(lines)


def main() -> None:
    """Fit both kinds of pastry, twice: from random tables, then from games of what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1500, help="tables for each number of cards")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    found = {}
    for name, loose in (("plain", False), ("loose", True)):
        print(name)
        rough = backwards(arguments.tables, loose, None, rng)
        found[name] = backwards(arguments.tables, loose, PastryPolicy({loose: rough}), rng)
    lines = {name: ",\n".join(json.dumps(line) for line in weights) for name, weights in found.items()}
    text = ",\n".join(f'"{name}": [\n{body}\n]' for name, body in lines.items())
    TARGET.write_text("{\n" + text + "\n}\n", encoding="utf-8")


def _some(of: int, count: int, rng: random.Random) -> list[int]:
    return rng.sample(range(of), count)


if __name__ == "__main__":
    main()
