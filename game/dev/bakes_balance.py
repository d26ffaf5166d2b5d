"""`python -m game.dev.bakes_balance`: how Got What It Bakes? plays alone (GW-58), and the hash of its cards.

Plays solo games at normal difficulty with each level, and counts how often the strongest takes each
recipe, Upgrade and goal. Writes what it measured as JSON; a test compares the hash that stands in it
with the cards as they are, so that cards that were changed have to be measured again.

It can be done in parts: with `--games-file` every game is noted as it ends, a later call goes on where
the last one stopped (`--minutes` stops it), and the report is of all games noted so far.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
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
ITERATIONS = 16
"""Iterations of a decision of hard, unless told."""
KINDS = ("recipes", "upgrades", "goals")


def card_hash() -> str:
    """The fingerprint of all card data."""
    return hashlib.sha256("\n".join(source(file) for file in FILES).encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Job:
    """One solo game to be played."""

    level: str
    seed: int
    budget: Budget


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a game: its points, and what was taken of each kind of card."""

    level: str
    seed: int
    points: int
    taken: dict[str, list[str]]


def solo(job: Job) -> Played:
    """Play one solo game."""
    game = registry.get("got_what_it_bakes")
    match = Match(game, 1, BakesOptions(mode="solo"), f"balance {job.seed}")
    handle = match.seat(0)
    number = 0
    while match.to_act():
        number += 1
        decision = choose(game, handle.view(), handle.legal(), job.level, job.budget, f"{job.seed} {number}")
        handle.try_(decision.action)
    state = match.state()
    assert isinstance(state, BakesState)
    taken = {
        "recipes": [*state.done[0], *state.trash[0]],
        "upgrades": list(state.upgrades[0]),
        "goals": list(state.goals[0]),
    }
    return Played(job.level, job.seed, scoring.points(state, 0), taken)


def conditions(budget: Budget) -> dict[str, Any]:
    """What games must have in common to be counted together; without iterations each level takes its time."""
    return {"cards": card_hash(), "iterations": budget.iterations}


def noted(file: Path | None, budget: Budget) -> list[Played]:
    """The games in a file of games. Raises `ValueError` if other cards or budgets were measured there."""
    if file is None or not file.exists():
        return []
    first, *lines = file.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != conditions(budget):
        raise ValueError(f"{file} holds games under other conditions: {first}")
    return [Played(**json.loads(line)) for line in lines]


def play_all(jobs: Sequence[Job], processes: int, end: float | None, file: Path | None) -> list[Played]:
    """Play the games, noting each as it ends, until all are played or the time is up."""
    played: list[Played] = []
    with ExitStack() as stack:
        notes = stack.enter_context(file.open("a", encoding="utf-8")) if file is not None else None
        if notes is not None and not notes.tell():
            print(json.dumps(conditions(jobs[0].budget)), file=notes)
        pool = stack.enter_context(multiprocessing.get_context("spawn").Pool(processes))
        for result in tqdm(pool.imap(solo, jobs), total=len(jobs), file=sys.stderr):
            played.append(result)
            if notes is not None:
                print(json.dumps(asdict(result)), file=notes, flush=True)
            if end is not None and perf_counter() >= end:
                break
    return played


def report(played: Sequence[Played], budget: Budget) -> dict[str, Any]:
    """Points of each level, and the shares of cards that hard takes."""
    points: dict[str, list[int]] = {level: [] for level in LEVELS}
    taken: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    for game in played:
        points[game.level].append(game.points)
        if game.level == "hard":
            for kind in KINDS:
                taken[kind].update(game.taken[kind])
    decks = {
        "recipes": list(RECIPES),
        "upgrades": [slug for slug, card in CARDS.items() if card.kind == "upgrade"],
        "goals": [slug for slug, goal in GOALS.items() if goal.deck == "burgundy"],
    }
    return {
        "cards": card_hash(),
        "games": min(len(found) for found in points.values()),
        "iterations": budget.iterations,
        "levels": {level: _spread(found) for level, found in points.items() if found},
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
    add = parser.add_argument
    add("--games", type=int, default=500, help="games of each level (default: 500)")
    add("--iterations", type=int, default=ITERATIONS, help="iterations of a decision of hard")
    add("--full-time", action="store_true", help="let each level take its own time instead of iterations")
    add("--minutes", type=float, help="stop after so many minutes, whatever is played by then")
    add("--jobs", type=int, help="processes (default: all cores)")
    add("--games-file", type=Path, help="note every game in this file, and go on from those in it")
    add("--report", type=Path, default=REPORT)
    args = parser.parse_args(argv)
    budget = Budget() if args.full_time else Budget(iterations=args.iterations)
    end = perf_counter() + 60 * args.minutes if args.minutes is not None else None
    played = noted(args.games_file, budget)
    there = {(game.level, game.seed) for game in played}
    jobs = [
        Job(level, seed, budget)
        for seed in range(args.games)
        for level in LEVELS
        if (level, seed) not in there
    ]
    if jobs:
        played += play_all(jobs, args.jobs or os.cpu_count() or 1, end, args.games_file)
    found = report(played, budget)
    args.report.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps({"games": found["games"], **found["levels"]}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
