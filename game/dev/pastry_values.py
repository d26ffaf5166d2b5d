"""Fits how good positions of Pastry Bids are: `python -m game.dev.pastry_values` (needs numpy).

Backwards from the end: tables with n cards in hand are valued by solving the next bid as a matrix
game whose results, with n - 1 cards, are valued by the network found just before. So no game has
to be played to its end, and the only noise is the pair that is turned up. The tables come from
games of the last networks against themselves, in which some bakers make mistakes.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from game.bots.pastry_net import HAND, INPUTS, Net, Nets
from game.dev.pastry_batch import COUNT, Floats, Tables, Whole, any_bids, arrays, bids, drawn, solve

TARGET = Path(__file__).parent.parent / "bots" / "data" / "pastry_values.json"
HIDDEN = 32
"""Hidden units of each network."""
SOLVED = 80
"""Iterations of regret matching for each bid."""
PASSES = ((12_000, 8), (16_000, 10), (40_000, 12))
"""Games played, and times that a network sees each of their tables, in one pass after the other."""
BAKERS = 0.15
"""Part of the sides that bake at once, with any recipe."""
STEP, SMALLEST, BATCH = 0.006, 1e-8, 1024
"""The first step of the descent (Adam), what keeps it from dividing by 0, tables in each step."""
DECAY = 1e-5
"""How strongly weights are drawn to 0."""
LEAD = 0.3
"""What a point of lead adds to the logarithm of the odds, where there is nothing to learn from."""
ENOUGH = 200
"""With fewer tables nothing is fitted: such hands are baked, not bid from."""

SCALE: Floats = np.array(
    ([1.0] * 13 + [0.05] * 4 + [0.1] * 2) * 2 + [0.25] * (INPUTS - 2 * HAND - 4) + [0.1, 0.1, 0.05, 1.0],
    np.float32,
)
"""Brings all inputs to about one size."""


def bake_at_once(tables: Tables, side: int, who: Whole, chance: float, rng: np.random.Generator) -> None:
    """Some of those `who` have a pair of one number make it a dish with any recipe card (in place)."""
    kind = 5 * side
    ready = who[tables.classes[who, kind] > 0]
    ready = ready[(COUNT[tables.hands[ready, side]] > 0) & (rng.random(len(ready)) < chance)]
    recipe = any_bids(tables.hands[ready, side], rng)
    tables.hands[ready, side] ^= 1 << recipe >> 1
    tables.classes[ready, kind] -= 1
    tables.made[ready] += (recipe + 0.01) * (1 - 2 * side)


def played(games: int, nets: Nets | None, loose: bool, rng: np.random.Generator) -> Tables:
    """All tables of games that networks play against themselves; without networks all bids are random.

    Some games start with a lead, some bakers often bid any card, some bake at once.
    """
    tables = Tables.new(games, loose)
    tables.made[:] = np.where(rng.random(games) < 0.25, rng.normal(0, 8, games).round(), 0)
    wild = rng.choice([0.05, 0.15, 0.4, 1.0], (games, 2), p=[0.35, 0.35, 0.2, 0.1])
    bakers = (rng.random((games, 2)) < BAKERS) & (not loose)
    found: list[Tables] = []
    while True:
        for side in (0, 1):
            for _ in range(4):
                bake_at_once(tables, side, np.flatnonzero(bakers[:, side]), 0.6, rng)
        on = ~tables.over() & (tables.classes[:, 8:12].sum(1) > 0)
        tables, wild, bakers = tables[on], wild[on], bakers[on]
        if not len(tables):
            return Tables.joined(found)
        found.append(tables)
        pairs = tables.draw(rng)
        chosen = [any_bids(tables.hands[:, side], rng) for side in (0, 1)]
        if nets is not None:
            mixes = solve(bids(tables, pairs, nets), tables.hands, SOLVED)
            for side in (0, 1):
                sensible = drawn(mixes[side], tables.hands[:, side], rng)
                mistaken = rng.random(len(tables)) < wild[:, side]
                chosen[side] = np.where(mistaken, chosen[side], sensible)
        tables = tables.after(pairs, (chosen[0], chosen[1]))


def value(tables: Tables, nets: Nets, rng: np.random.Generator) -> Floats:
    """The chance of side 0, over one pair turned up and the bids for it."""
    return solve(bids(tables, tables.draw(rng), nets), tables.hands, SOLVED)[2]


def backwards(tables: Tables, nets: Nets | None, times: int, rng: np.random.Generator) -> Nets:
    """Networks for all hand sizes; `nets` are where they start from."""
    level = tables.level()
    found = [Net((), ())]
    for cards in range(1, 14):
        old = None if nets is None else arrays(nets, cards)
        some = tables[level == cards]
        if len(some) < ENOUGH:
            print(f"  {cards} cards: only {len(some)} tables", flush=True)
            found.append(net_of(*by_lead(old or fresh(rng))))
            continue
        values = value(some, tuple(found), rng)
        inputs = np.concatenate([some.inputs(), some.turned().inputs()])
        targets = np.concatenate([values, 1 - values]).astype(np.float32)
        found.append(net_of(*fit(inputs, targets, old or fresh(rng), times, rng)))
    return tuple(found)


def fresh(rng: np.random.Generator) -> tuple[Floats, Floats]:
    """The weights that a network starts with."""
    rows = rng.standard_normal((INPUTS, HIDDEN + 1)) / np.sqrt(INPUTS)
    rows[:, -1] = 0
    out = rng.standard_normal(HIDDEN) / np.sqrt(HIDDEN)
    return (rows * SCALE[:, None]).astype(np.float32), out.astype(np.float32)


def by_lead(weights: tuple[Floats, Floats]) -> tuple[Floats, Floats]:
    """A network of the same size that knows only who would win if bidding ended now."""
    rows, out = np.zeros_like(weights[0]), np.zeros_like(weights[1])
    rows[INPUTS - 3, -1] = LEAD
    return rows, out


def fit(
    inputs: Floats, targets: Floats, start: tuple[Floats, Floats], times: int, rng: np.random.Generator
) -> tuple[Floats, Floats]:
    """The weights of a network fitted to chances to win (Adam, with steps that fade to 0)."""
    weights = [start[0] / SCALE[:, None], start[1].copy()]
    means, squares = ([np.zeros_like(x) for x in weights] for _ in (0, 1))
    inputs = inputs * SCALE
    held = np.arange(len(inputs)) % 20 == 0
    train = np.flatnonzero(~held)
    steps, step = times * -(-len(train) // BATCH), 0
    for _ in range(times):
        order = rng.permutation(train)
        for begin in range(0, len(order), BATCH):
            some = order[begin : begin + BATCH]
            hidden, guess = _guess(inputs[some], weights)
            miss = (guess - targets[some]) / len(some)
            back = np.concatenate([miss[:, None] * weights[1] * (hidden > 0), miss[:, None]], 1)
            slopes = [inputs[some].T @ back, np.maximum(hidden, 0).T @ miss]
            step += 1
            rate = STEP * 0.5 * (1 + np.cos(np.pi * step / steps))
            for weight, slope, mean, square in zip(weights, slopes, means, squares, strict=True):
                slope = slope + DECAY * weight
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                usual = np.sqrt(square / (1 - 0.999**step)) + SMALLEST
                weight -= (rate * mean / (1 - 0.9**step) / usual).astype(np.float32)
    error = _guess(inputs[held], weights)[1] - targets[held]
    print(f"  {len(inputs)} tables, error {float(np.sqrt((error**2).mean())):.4f}", flush=True)
    return weights[0] * SCALE[:, None], weights[1]


def net_of(rows: Floats, out: Floats) -> Net:
    """A network as the bot reads it."""
    return Net(tuple(map(tuple, rows.tolist())), tuple(out.tolist()))


def main() -> None:
    """Fit the networks for both kinds of pastry and write them down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=float, default=1.0, help="part of the games that are played")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("plain", "loose"), help="fit one kind and keep the other")
    arguments = parser.parse_args()
    names = (arguments.only,) if arguments.only else ("plain", "loose")
    found = json.loads(TARGET.read_text(encoding="utf-8")) if arguments.only else {}
    for name in names:
        rng = np.random.default_rng(arguments.seed)
        nets: Nets | None = None
        for games, times in PASSES:
            print(name, flush=True)
            nets = backwards(
                played(int(games * arguments.games), nets, name == "loose", rng), nets, times, rng
            )
            found[name] = [as_lists(net) for net in nets[1:]]
    TARGET.write_text(in_lines(found), encoding="utf-8")


def as_lists(net: Net) -> list[list[float]]:
    """A network as it is written down: its rows, then what comes out, with four figures."""
    return [[float(f"{weight:.4g}") for weight in row] for row in (*net.rows, net.out)]


def in_lines(found: dict[str, list[list[list[float]]]]) -> str:
    """JSON with one network a line."""
    kinds = []
    for name, nets in sorted(found.items()):
        lines = ",\n".join(json.dumps(net, separators=(",", ":")) for net in nets)
        kinds.append(f'"{name}": [\n{lines}\n]')
    return "{\n" + ",\n".join(kinds) + "\n}\n"


def _guess(inputs: Floats, weights: list[Floats]) -> tuple[Floats, Floats]:
    all_units = inputs @ weights[0]
    hidden = all_units[:, :-1]
    strength = np.maximum(hidden, 0) @ weights[1] + all_units[:, -1]
    return hidden, (1 / (1 + np.exp(-strength))).astype(np.float32)


if __name__ == "__main__":
    main()
