"""`python -m game.dev.bakes_balance`: how Got What It Bakes? plays alone (GW-58), and the hash of its cards.

Plays solo games at normal difficulty with each level, and counts how often the strongest takes each
recipe, Upgrade and goal. Writes what it measured as JSON; a test compares the hash that stands in it
with the cards as they are, so that cards that were changed have to be measured again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from tqdm import tqdm

from game.bots.levels import choose
from game.bots.policy import Budget
from game.rules import registry
from game.rules.core import Match
from game.rules.got_what_it_bakes import BakesOptions, BakesState, scoring
from game.rules.got_what_it_bakes.cards import CARDS, GOALS, RECIPES, source

REPORT = Path("tests/rules/got_what_it_bakes/balance.json")
FILES = ("recipes.json", "goals.json", "cards.json", "cookiebot.json", "sweets.json")
"""The card files that the measurement depends on."""
LEVELS = ("random", "easy", "normal", "hard")
KINDS = ("recipes", "upgrades", "goals")


def card_hash() -> str:
    """The fingerprint of all card data."""
    return hashlib.sha256("\n".join(source(file) for file in FILES).encode()).hexdigest()[:16]


def solo(job: tuple[str, int, int]) -> tuple[str, int, dict[str, list[str]]]:
    """One solo game: level, points, and what was taken of each kind of card."""
    level, seed, iterations = job
    game = registry.get("got_what_it_bakes")
    match = Match(game, 1, BakesOptions(mode="solo"), f"balance {seed}")
    handle = match.seat(0)
    number = 0
    while match.to_act():
        number += 1
        legal = handle.legal()
        budget = Budget(iterations=iterations)
        handle.try_(choose(game, handle.view(), legal, level, budget, f"{seed} {number}").action)
    state = match.state()
    assert isinstance(state, BakesState)
    taken = {
        "recipes": [*state.done[0], *state.trash[0]],
        "upgrades": list(state.upgrades[0]),
        "goals": list(state.goals[0]),
    }
    return level, scoring.points(state, 0), taken


def measure(games: int, iterations: int) -> dict[str, Any]:
    """The report: points of each level, and the shares of cards that hard takes."""
    jobs = [(level, seed, iterations) for seed in range(games) for level in LEVELS]
    points: dict[str, list[int]] = {level: [] for level in LEVELS}
    taken: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    with multiprocessing.get_context("spawn").Pool() as pool:
        for level, total, cards in tqdm(pool.imap_unordered(solo, jobs), total=len(jobs), file=sys.stderr):
            points[level].append(total)
            if level == "hard":
                for kind in KINDS:
                    taken[kind].update(cards[kind])
    decks = {
        "recipes": list(RECIPES),
        "upgrades": [slug for slug, card in CARDS.items() if card.kind == "upgrade"],
        "goals": [slug for slug, goal in GOALS.items() if goal.deck == "burgundy"],
    }
    return {
        "cards": card_hash(),
        "games": games,
        "iterations": iterations,
        "levels": {level: _spread(found) for level, found in points.items()},
        "taken_by_hard": {kind: _shares(taken[kind], decks[kind]) for kind in KINDS},
    }


def _spread(points: list[int]) -> dict[str, Any]:
    ordered = sorted(points)
    low, high = ordered[len(ordered) // 10], ordered[-1 - len(ordered) // 10]
    middle = median(ordered)
    return {"median": middle, "rank": scoring.rank(middle), "tenth": low, "ninetieth": high}


def _shares(taken: Counter[str], deck: Sequence[str]) -> dict[str, float]:
    mean = sum(taken.values()) / len(deck) or 1.0
    return {slug: round(taken[slug] / mean, 2) for slug in deck}


def main(argv: Sequence[str]) -> int:
    """Measure and write the report; returns the exit code."""
    parser = argparse.ArgumentParser(prog="game.dev.bakes_balance", description="Measure the solo game.")
    parser.add_argument("--games", type=int, default=500, help="games of each level (default: 500)")
    parser.add_argument("--iterations", type=int, default=16, help="iterations of a decision (about 50 ms)")
    parser.add_argument("--report", type=Path, default=REPORT)
    args = parser.parse_args(argv)
    report = measure(args.games, args.iterations)
    args.report.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(report["levels"], indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
