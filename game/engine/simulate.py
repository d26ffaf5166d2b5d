"""`python -m game simulate`: bots against each other, on all cores, with confidence intervals.

Seats rotate: every deal (seed) is played once for each way to turn the bots around the table, so
that neither a seat nor a lucky deal favours anybody.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing.pool import Pool
from typing import Any

from tqdm import tqdm

from game.bots.policy import Budget
from game.engine.arena import BOTS, Plan, Result, play
from game.engine.arguments import seconds, seed, whole
from game.engine.statistics import Estimate, mean, wilson
from game.rules import registry
from game.rules.core import AnyGame, BadOption

MOST_GAMES = 1_000_000
MOST_SEATS = 16
MOST_ITERATIONS = 1_000_000
MOST_JOBS = 256
"""Beyond these only a slip of the hand asks for more."""


def main(argv: Sequence[str]) -> int:
    """Run a simulation and print its report; returns the exit code."""
    parser = parser_of_arguments()
    args = parser.parse_args(argv)
    try:
        game = registry.get(args.game)
        options = read_options(game, args.options or [])
        bots = read_bots(args.bots, args.seats, game)
        budget = Budget(args.iterations, args.seconds)
        made = list(plans(game, options, bots, args.games, args.seed, budget))
    except BadOption as error:
        parser.error(str(error))
    results = run(made, args.jobs)
    found = report(bots, results, args.seed)
    print(json.dumps(found) if args.json else in_words(found))
    return 0


def parser_of_arguments() -> argparse.ArgumentParser:
    """The command line of `simulate`."""
    parser = argparse.ArgumentParser(prog="bakers-table simulate", description="Let bots play each other.")
    add = parser.add_argument
    add("--game", required=True, choices=registry.ids())
    add("--bots", required=True, help=f"names with commas, one a seat or one for all: {', '.join(BOTS)}")
    add("--games", type=whole(MOST_GAMES), default=200, help="games to play (default 200)")
    add("--seed", type=seed, default="1", help="the same seed gives the same games")
    add("--seats", type=whole(MOST_SEATS), help="bakers at the table (default: as many as bots)")
    add("--options", nargs="*", metavar="NAME=VALUE", help="options of the game")
    add(
        "--iterations",
        type=whole(MOST_ITERATIONS),
        help="worlds a decision of hard; other levels take their part",
    )
    add("--seconds", type=seconds, help="time a decision (default: the level's own)")
    add("--jobs", type=whole(MOST_JOBS), default=os.cpu_count() or 1, help="processes (default: all cores)")
    add("--json", action="store_true", help="print one line of JSON")
    return parser


def read_options(game: AnyGame, pairs: Sequence[str]) -> dict[str, bool | int | str]:
    """Options from `name=value` texts. Raises `BadOption`."""
    specs = {spec.name: spec for spec in game.options_type.specs()}
    values: dict[str, bool | int | str] = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        spec = specs.get(name)
        choices = {str(choice).lower(): choice for choice in spec.choices} if spec is not None else {}
        values[name] = choices.get(text.lower(), text)
    game.options_type.from_json(values)
    return values


def read_bots(text: str, seats: int | None, game: AnyGame) -> tuple[str, ...]:
    """The bots of all seats. A single name fills the table. Raises `BadOption`."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in BOTS:
            raise BadOption(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    if seats is None:
        seats = max(len(names), game.seats.start)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadOption(f"{len(names)} bots can't take {seats} seats")
    return names


def plans(
    game: AnyGame, options: dict[str, Any], bots: Sequence[str], games: int, seed: str, budget: Budget
) -> Iterator[Plan]:
    """`games` games: every deal once for each turn of the bots around the table."""
    game.check(len(bots), game.options_type.from_json(options))
    turns = len(bots) if len(set(bots)) > 1 else 1
    for number in range(games):
        deal, turn = divmod(number, turns)
        order = tuple((seat + turn) % len(bots) for seat in range(len(bots)))
        sitting = tuple(bots[entrant] for entrant in order)
        yield Plan(game.id, options, sitting, order, f"{seed}/{deal}", budget)


def run(made: Sequence[Plan], jobs: int) -> list[Result]:
    """Play all plans, on several processes where that helps, with a progress bar on standard error."""
    if jobs == 1 or len(made) == 1:
        return list(progress(map(play, made), len(made)))
    with _pool(min(jobs, len(made))) as pool:
        return list(progress(pool.imap(play, made), len(made)))


def _pool(jobs: int) -> Pool:
    """Processes that leave Ctrl+C to us, from their first moment on (on Windows: once they are up)."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        ignore = (signal.SIGINT, signal.SIG_IGN)
        return multiprocessing.get_context("spawn").Pool(jobs, signal.signal, ignore)
    finally:
        signal.signal(signal.SIGINT, before)


def progress(results: Iterable[Result], total: int) -> Iterable[Result]:
    """The results as they come, with a progress bar."""
    hidden = sys.stderr is None
    return tqdm(results, total=total, unit="game", dynamic_ncols=True, disable=hidden)


def report(bots: Sequence[str], results: Sequence[Result], seed: str) -> dict[str, Any]:
    """The figures of a simulation as plain data; intervals are value, low, high (95 %)."""
    first = results[0].plan
    reasons: dict[str, int] = {}
    for result in results:
        reasons[result.reason] = reasons.get(result.reason, 0) + 1
    return {
        "game": first.game,
        "options": first.options,
        "seed": seed,
        "games": len(results),
        "iterations": first.budget.iterations,
        "seconds": first.budget.seconds,
        "entrants": [_entrant(index, bot, results) for index, bot in enumerate(bots)],
        "length": mean([result.actions for result in results]).to_json(),
        "reasons": dict(sorted(reasons.items())),
    }


def _entrant(index: int, bot: str, results: Sequence[Result]) -> dict[str, Any]:
    """How one of the bots did, wherever it sat. `lead`: its score beyond the best of the others."""
    won, decisions, iterations, seconds = 0.0, 0, 0, 0.0
    scores, leads = [], []
    for result in results:
        seat = result.plan.seats_of.index(index)
        won += result.shares[seat]
        scores.append(result.scores[seat])
        others = [score for other, score in enumerate(result.scores) if other != seat]
        leads.append(result.scores[seat] - max(others, default=0.0))
        decisions += result.decisions[seat]
        iterations += result.iterations[seat]
        seconds += result.seconds[seat]
    return {
        "bot": bot,
        "wins": wilson(won, len(results)).to_json(),
        "score": mean(scores).to_json(),
        "lead": mean(leads).to_json(),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1) if seconds else None,
        "iterations_per_second": round(iterations / seconds, 1) if seconds else None,
        "milliseconds_per_decision": round(1000 * seconds / decisions, 2) if decisions else None,
    }


def in_words(found: dict[str, Any]) -> str:
    """The report as a small table."""
    head = f"{found['game']}  {found['options'] or ''}  {found['games']} games, seed {found['seed']}"
    columns = f"{'bot':<10}{'wins % [95 %]':>22}{'score [95 %]':>24}{'lead [95 %]':>24}"
    lines = [head, columns + f"{'ms/decision':>13}{'playouts/s':>12}"]
    for entrant in found["entrants"]:
        wins, score, lead = (Estimate(*entrant[name]) for name in ("wins", "score", "lead"))
        lines.append(
            f"{entrant['bot']:<10}{wins.text(100):>22}{score.text():>24}{lead.text():>24}"
            f"{entrant['milliseconds_per_decision'] or 0:>13}{entrant['iterations_per_second'] or 0:>12}"
        )
    lines.append(f"actions a game {Estimate(*found['length']).text()}; ends: {found['reasons']}")
    return "\n".join(lines)
