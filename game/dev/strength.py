"""`python -m game.dev.strength`: how strong CookieBot is, measured pairing by pairing.

Every pairing of `pairings` is played on deals of its own, each deal once for each way to turn the
bots around the table, with a fixed budget of iterations: the same games on every machine. What was
played stands in `tests/bots/strength.json`, so a run that was stopped goes on where it was, and the
page `game/bots/STRENGTH.md` is written from it.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

from tqdm import tqdm

from game.bots.policy import Budget
from game.dev.strength_page import PAGE, page
from game.engine.arena import Plan, Result, play
from game.engine.simulate import plans
from game.rules import registry

REPORT = Path("tests/bots/strength.json")
SEED = "ladder"
"""All pairings play the deals `ladder/0`, `ladder/1`, ...: what one bot is dealt, all are."""
MACARACCOON, PASTRY, BAKES, COOKIES = "macaraccoon", "pastry_bids", "got_what_it_bakes", "cookies"
BUDGET: dict[str, int] = {MACARACCOON: 40, PASTRY: 300, BAKES: 60, COOKIES: 1}
"""Iterations of a decision: some 8 (Macaraccoon) to 60 ms (a full hand of Pastry Bids) of a quiet core."""
FULL: dict[str, int] = {MACARACCOON: 4700, BAKES: 2600}
"""About the iterations of hard's 0.9 s on a quiet core; at Pastry Bids `BUDGET` is all that it can use."""
GAMES = 400
"""Games of a pairing..."""
FULL_GAMES = 40
"""...and of a check at full time."""
TEAM_GAMES = {"hard": 6000, "normal": 2000, "easy": 2000, "friendly": 2000, "random": 2000}
"""Games of a team at Cookies: hard's are held against the solved game."""
PART = 8
"""Games of a process between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Bots that are measured against each other, with how much thought."""

    game: str
    bots: tuple[str, ...]
    games: int
    iterations: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What it is called in the report: `pastry_bids hard,greedy 300`."""
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game}{options} {','.join(self.bots)} {self.iterations}"

    @property
    def command(self) -> str:
        """The command that plays the same games."""
        options = "".join(f" --options {name}={value}" for name, value in self.options.items())
        return (
            f"python -m game simulate --game {self.game}{options} --bots {','.join(self.bots)} "
            f"--games {self.games} --iterations {self.iterations} --seed {SEED}"
        )


def pairings() -> list[Pairing]:
    """All that is measured, the quick ones first."""
    found = [
        Pairing(COOKIES, (level, level), games, 1, {"clock": clock})
        for clock in ("standard", "gentle", "breezy")
        for level, games in TEAM_GAMES.items()
    ]
    duels = [("hard", "greedy"), ("hard", "normal"), ("normal", "easy"), ("hard", "random")]
    rungs = [
        ("normal", "greedy"),
        ("hard", "half"),
        ("hard", "flat"),
        ("hard", "cheat"),
        ("friendly", "easy"),
    ]
    for group in (duels, rungs):
        for bots in group:
            found += [Pairing(game, bots, GAMES, BUDGET[game]) for game in (PASTRY, BAKES, MACARACCOON)]
    for bots in duels[:2]:
        found += [Pairing(game, bots, FULL_GAMES, iterations) for game, iterations in FULL.items()]
    return found


def measure(
    pairing: Pairing, before: dict[str, Any] | None, until: float, jobs: int
) -> dict[str, Any] | None:
    """Play on from what was measured before, until all games are played or the time has come.

    Returns the sums, or None where nothing is measured yet.
    """
    done = before["games"] if before else 0
    found = before or {"games": 0, "won": 0.0, "lead": 0.0, "squares": 0.0}
    game = registry.get(pairing.game)
    budget = Budget(iterations=pairing.iterations)
    made = list(plans(game, pairing.options, pairing.bots, pairing.games, SEED, budget))[done:]
    bar = tqdm(total=pairing.games, initial=done, desc=pairing.name, file=sys.stderr)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool, bar:
        for start in range(0, len(made), PART * jobs):
            if monotonic() >= until:
                break
            part: Sequence[Plan] = made[start : start + PART * jobs]
            for result in pool.imap(play, part):
                _add(found, result)
            bar.update(len(part))
    return found if found["games"] else None


def _add(found: dict[str, Any], result: Result) -> None:
    """Count a game from the view of the first bot (in a game of one team: of the team)."""
    seat = result.plan.seats_of.index(0)
    lead = result.scores[seat] - max(score for other, score in enumerate(result.scores) if other != seat)
    found["games"] += 1
    found["won"] += result.shares[seat]
    found["lead"] += lead
    found["squares"] += lead * lead


def read(report: Path) -> dict[str, Any]:
    """What was measured before, by the names of pairings."""
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8")) if report.exists() else {}
    return found


def write(report: Path, found: dict[str, Any]) -> None:
    """Keep what was measured, and the page that shows it."""
    report.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(
        page([(one, found[one.name]) for one in pairings() if one.name in found]), encoding="utf-8"
    )


def main(argv: Sequence[str]) -> int:
    """Measure what is missing; returns the exit code."""
    parser = argparse.ArgumentParser(prog="game.dev.strength", description="Measure how strong CookieBot is.")
    parser.add_argument("--only", default="", help="pairings whose name holds this (default: all)")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so long")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--again", action="store_true", help="forget what was measured of these")
    args = parser.parse_args(argv)
    until = monotonic() + 60 * args.minutes
    chosen = [one for one in pairings() if args.only in one.name]
    if args.again:
        names = {one.name for one in chosen}
        write(REPORT, {name: sums for name, sums in read(REPORT).items() if name not in names})
    for one in chosen:
        before = read(REPORT).get(one.name)
        if monotonic() >= until or (before and before["games"] >= one.games):
            continue
        sums = measure(one, before, until, args.jobs)
        if sums is not None:
            write(REPORT, read(REPORT) | {one.name: sums})
    write(REPORT, read(REPORT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
