"""Solve Cookies: the exact chance to win from every position, written to `game/bots/data/cookies.bin`.

`python -m game.dev.solve_cookies [--out FILE]` (about a minute). Needs numpy (development extra).

What each action leads to is asked of the rules model itself, once for every position and roll; that does
not depend on how many spaces are left. Then the values follow from the end of the clock backwards. An
action that takes no time leads to a position with as many spaces left, so each number of spaces left is
iterated until nothing changes any more.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.bots.cookies_table import CERTAIN, POSITIONS, SPACES, carried_out, index_of, packed, position_at
from game.rules.cookies import CookiesState
from game.rules.cookies.box import DICE_ROLLED, Box, Roll, box
from game.rules.cookies.phases import OVER, TO_ACT

WON = POSITIONS
"""Column of the positions in which the game is won."""
COLUMNS = POSITIONS + 1
PRECISION = 1e-12
"""Largest change of a value that counts as none."""


@dataclass(frozen=True, slots=True)
class Transitions:
    """Where every action leads. Options lie in groups of one roll, groups in blocks of one position."""

    targets: NDArray[np.int64]
    """For each option: spaces that it takes times `COLUMNS`, plus the index of the position it leads to."""
    groups: NDArray[np.int64]
    """First option of each group."""
    weights: NDArray[np.float64]
    """Probability of each group's roll in its position."""
    blocks: NDArray[np.int64]
    """First group of each position."""


def transitions(the_box: Box) -> Transitions:
    """Ask the rules model for everything that can happen in one turn."""
    clock = the_box.clocks["breezy"]
    start = CookiesState.start(the_box, clock, 1, False, 0)
    start.steps = clock.length // 2  # far from the end, so that time does not run out here
    rolls = Counter((a, b, c) for a, b, c in product(*the_box.dice))
    total = sum(rolls.values())
    targets: list[int] = []
    groups: list[int] = []
    weights: list[float] = []
    blocks: list[int] = []
    for index in range(POSITIONS):
        position = position_at(index, start)
        chances: Counter[tuple[int, ...]] = Counter()
        for faces, times in rolls.items():
            chances[options(position, the_box.rolls[faces])] += times
        blocks.append(len(groups))
        for group, times in chances.items():
            groups.append(len(targets))
            weights.append(times / total)
            targets.extend(group)
    return Transitions(np.array(targets), np.array(groups), np.array(weights), np.array(blocks))


def options(position: CookiesState, roll: Roll) -> tuple[int, ...]:
    """The different targets of all legal actions after a roll."""
    rolled = position.copy()
    rolled.roll = roll
    rolled.phase = TO_ACT
    found = set()
    for action in rolled.legal(0):
        after = carried_out(rolled, action)
        column = WON if after.phase == OVER else index_of(after)
        found.add((after.steps - position.steps) * COLUMNS + column)
    return tuple(sorted(found))


def solve(moves: Transitions) -> list[NDArray[np.float64]]:
    """The value of every position with 1, 2, ... `SPACES` spaces left."""
    lost = np.zeros(COLUMNS)
    at_the_end = lost.copy()
    at_the_end[WON] = 1.0  # won on the very last space (CK-26)
    rows = [lost] * (DICE_ROLLED - 1) + [at_the_end]
    for _ in range(SPACES):
        row = rows[-1].copy()
        while True:
            window = np.concatenate([row, *rows[: -DICE_ROLLED - 1 : -1]])
            best = np.maximum.reduceat(window[moves.targets], moves.groups)
            better = row.copy()
            better[:POSITIONS] = np.add.reduceat(best * moves.weights, moves.blocks)
            change = np.abs(better - row).max()
            row = better
            if change < PRECISION:
                break
        rows.append(row)
    return [row[:POSITIONS] for row in rows[DICE_ROLLED:]]


def main() -> None:
    """Solve, write the table and print what the best play wins."""
    parser = argparse.ArgumentParser(description="Solve Cookies and write the table of values.")
    default = Path(__file__).parents[1] / "bots" / "data" / "cookies.bin"
    parser.add_argument("--out", type=Path, default=default, help="file to write (default: %(default)s)")
    out: Path = parser.parse_args().out
    the_box = box()
    values = solve(transitions(the_box))
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(packed([np.rint(row * CERTAIN).astype(int).tolist() for row in values], the_box))
    for clock in the_box.clocks.values():
        print(f"{clock.name}: {values[clock.length - 1][0]:.2%} of all games can be won")
    print(f"{out}: {out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
