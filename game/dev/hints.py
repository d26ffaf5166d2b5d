"""`python -m game.dev.hints`: how much CookieBot's hints lose against a much longer thought.

In stored positions of each game the move of hard with the budget of `game.dev.strength` is held
against what a search with twenty times that finds (Cookies: against the solved game). Where they
differ, both moves are weighed once more by the long search alone with each other, so that neither is
judged by the few looks a neglected move gets. What was found stands in `tests/bots/hints.json`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tqdm import tqdm

from game.bots.levels import choose
from game.bots.policy import Budget
from game.dev.strength import BUDGET
from game.engine.statistics import mean
from game.rules import registry
from game.rules.core import Match

REPORT = Path("tests/bots/hints.json")
POSITIONS = Path("tests/bots/positions")
"""One file a game: matches, and which moments of them are asked about."""
MATCHES, MOMENTS = 20, 10
"""Matches of a game, and moments of each: 200 positions."""
LONGER = 20
"""How much longer the other thought is."""
TABLES: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "cookies": ((2, {"clock": "standard"}), (3, {"clock": "gentle"}), (2, {"clock": "breezy"})),
    "pastry_bids": ((2, {}),),
    "got_what_it_bakes": ((2, {}), (1, {"mode": "solo"}), (3, {}), (4, {})),
    "macaraccoon": ((2, {}), (3, {}), (4, {})),
}
"""Seats and options of the stored matches, in turn."""
LEVELS = ("normal", "easy", "friendly")
"""Who plays the stored matches, by seat: good moves and bad ones."""


def store(game_id: str) -> None:
    """Play matches and keep moments with a real choice, spread evenly over each."""
    found = []
    for number in range(MATCHES):
        seats, options = TABLES[game_id][number % len(TABLES[game_id])]
        found.append(_match(game_id, seats, options, f"hints {number}"))
    POSITIONS.mkdir(parents=True, exist_ok=True)
    (POSITIONS / f"{game_id}.json").write_text(json.dumps(found) + "\n", encoding="utf-8")


def _match(game_id: str, seats: int, options: dict[str, Any], seed: str) -> dict[str, Any]:
    game = registry.get(game_id)
    match = Match(game, seats, game.options_type.from_json(options), seed)
    choices: list[int] = []
    while waiting := match.to_act():
        handle = match.seat(waiting[0])
        legal = handle.legal()
        if len(legal) > 1:
            choices.append(len(match.log))
        level = LEVELS[waiting[0] % len(LEVELS)]
        decision = choose(game, handle.view(), legal, level, Budget(40), f"{seed} {len(match.log)}")
        match.play(waiting[0], decision.action)
    moments = [choices[len(choices) * place // MOMENTS] for place in range(MOMENTS)]
    return {"match": match.to_json(), "moments": moments}


def positions(game_id: str) -> Iterator[tuple[Match, int]]:
    """The stored positions: a match that stands there, and the seat that is asked."""
    game = registry.get(game_id)
    for item in json.loads((POSITIONS / f"{game_id}.json").read_text(encoding="utf-8")):
        match = Match.from_json(game, item["match"])
        for moment in item["moments"]:
            earlier = match.earlier(moment)
            yield earlier, earlier.to_act()[0]


def fingerprint(game_id: str) -> str:
    """The fingerprint of the stored positions."""
    return hashlib.sha256((POSITIONS / f"{game_id}.json").read_bytes()).hexdigest()[:16]


def loss(iterations: int, asked: tuple[Match, int]) -> float:
    """How much of the victory the hint gives away in a position, as the longer thought sees it."""
    match, seat = asked
    handle = match.seat(seat)
    view, legal = handle.view(), handle.legal()
    hint = choose(match.game, view, legal, "hard", Budget(iterations), "hint").action
    long = Budget(iterations * LONGER)
    best = choose(match.game, view, legal, "hard", long, "long").action
    if best == hint:
        return 0.0
    worth = dict(choose(match.game, view, (best, hint), "hard", long, "both").ranked)
    return worth[best] - worth[hint]


def measure(game_id: str, jobs: int) -> dict[str, Any]:
    """The report of a game: mean loss with its interval, the greatest losses, and how many agree."""
    asked = list(positions(game_id))
    ask = partial(loss, BUDGET[game_id])
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        losses = list(tqdm(pool.imap(ask, asked), total=len(asked), desc=game_id, file=sys.stderr))
    return {
        "positions": fingerprint(game_id),
        "asked": len(asked),
        "iterations": BUDGET[game_id],
        "same": sum(one == 0 for one in losses),
        "loss": mean(losses).to_json(),
        "twentieth": round(sorted(losses)[-len(losses) // 20], 4),
        "most": round(max(losses), 4),
    }


def main(argv: Sequence[str]) -> int:
    """Measure, write the report and print it; returns the exit code."""
    parser = argparse.ArgumentParser(prog="game.dev.hints", description="Measure CookieBot's hints.")
    parser.add_argument("--game", choices=tuple(TABLES), action="append", help="default: all")
    parser.add_argument("--store", action="store_true", help="play and store new positions first")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    args = parser.parse_args(argv)
    for game_id in args.game or TABLES:
        if args.store:
            store(game_id)
        found = json.loads(REPORT.read_text(encoding="utf-8")) if REPORT.exists() else {}
        found[game_id] = measure(game_id, args.jobs)
        REPORT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(game_id, json.dumps(found[game_id]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
