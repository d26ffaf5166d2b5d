"""`python -m game.dev.macaraccoon_balance`: whether Macaraccoon is fair, and how long a game takes.

CookieBot at its hardest plays itself with each number of players, with a fixed number of iterations
for each decision. Counted are the victories of each seat (seat 0 begins), how often each order is
served and each Whisker called, and how many turns a player has. The counts stand as JSON beside the
hash of the cards that they belong to; a test compares both with the cards and limits of today.

It may be stopped at any time and goes on where it was: what has been played is kept after every
game. Different numbers of players may be measured at the same time, into the same report. Counts of
other cards or another number of iterations are begun anew.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from tqdm import tqdm

from game.bots.levels import choose
from game.bots.plain import victory
from game.bots.policy import Budget
from game.rules import registry
from game.rules.core import Match
from game.rules.macaraccoon import events as ev
from game.rules.macaraccoon.cards import CHEFS, ORDERS, source, supply
from game.rules.macaraccoon.options import MacaraccoonOptions
from game.rules.macaraccoon.state import MacaraccoonState

REPORT = Path("tests/rules/macaraccoon/balance.json")
FILES = ("orders.json", "chefs.json")
"""The card files that the measurement depends on."""
PLAYERS = (2, 3, 4, 5)
GAMES = 500
"""Games that are needed with each number of players."""
ITERATIONS = 40
ABOVE_FAIR = 10.0
"""No seat may win so many points more than its fair share."""
RARE, OFTEN = 1 / 3, 3.0
"""No order and no Whisker may be used less or more than this, measured by the average one."""
TURNS = {2: (20, 40), 3: (14, 28), 4: (11, 22), 5: (9, 18)}
"""Least and most turns of a player in the middlemost game."""


def card_hash() -> str:
    """The fingerprint of all orders, Whiskers and ingredient cards (MC-3, MC-4)."""
    decks = ["\n".join(supply(seats)) for seats in PLAYERS]
    return hashlib.sha256("\n".join([*(source(file) for file in FILES), *decks]).encode()).hexdigest()[:16]


@dataclass(slots=True)
class Counts:
    """What was counted over all games with one number of players."""

    games: int
    won: list[float]
    """Victories by seat; shared ones in parts."""
    served: Counter[str]
    """Orders by id."""
    called: Counter[str]
    """Whiskers by id."""
    turns: Counter[int]
    """Games by the number of turns that each player had."""
    stalled: int
    """Games that ended because nobody served any more (MC-42)."""
    decisions: int
    seconds: float

    @classmethod
    def read(cls, players: int, data: dict[str, Any] | None) -> Counts:
        """The counts of a report; none yet for None."""
        if data is None:
            return cls(0, [0.0] * players, Counter(), Counter(), Counter(), 0, 0, 0.0)
        turns = Counter({int(turns): games for turns, games in data["turns"].items()})
        served, called = Counter(data["served"]), Counter(data["called"])
        numbers = data["stalled"], data["decisions"], data["seconds"]
        return cls(data["games"], list(data["won"]), served, called, turns, *numbers)

    def to_json(self) -> dict[str, Any]:
        """The counts as plain data."""
        return {
            "games": self.games,
            "won": [round(won, 3) for won in self.won],
            "served": {order: self.served[order] for order in ORDERS},
            "called": {chef: self.called[chef] for chef in CHEFS},
            "turns": {str(turns): self.turns[turns] for turns in sorted(self.turns)},
            "stalled": self.stalled,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
        }

    def above_fair(self) -> list[float]:
        """By seat: victories above the fair share, in points of a hundred."""
        return [100 * (won / self.games - 1 / len(self.won)) for won in self.won]

    def median_turns(self) -> int:
        """Turns of a player in the middlemost game."""
        return sorted(self.turns.elements())[self.games // 2]


def shares(used: Counter[str], deck: Sequence[str]) -> dict[str, float]:
    """How often each card was used, measured by the average card."""
    mean = sum(used[card] for card in deck) / len(deck)
    return {card: used[card] / mean for card in deck}


def play(players: int, number: int, iterations: int, counts: Counts) -> None:
    """Play the game with this number, and count it."""
    game = registry.get("macaraccoon")
    match = Match(game, players, MacaraccoonOptions(first=0), f"balance {players} {number}")
    began = perf_counter()
    while waiting := match.to_act():
        handle = match.seat(waiting[0])
        legal = handle.legal()
        counts.decisions += len(legal) > 1
        budget = Budget(iterations=iterations)
        seed = f"{match.seed} {len(match.log)}"
        match.play(handle.seat, choose(game, handle.view(), legal, "hard", budget, seed).action)
    outcome, state = match.outcome(), match.state()
    assert outcome is not None
    assert isinstance(state, MacaraccoonState)
    counts.seconds += perf_counter() - began
    counts.games += 1
    for seat, share in enumerate(victory(outcome, together=False)):
        counts.won[seat] += share
        counts.served.update(state.served[seat])
    turns = 1
    for event in (event for entry in match.log for event in entry.events):
        match event:
            case ev.TurnBegan():
                turns += 1
            case ev.WhiskerCalled(chef=chef):
                counts.called[chef] += 1
            case ev.EndTriggered(reason="stalled"):
                counts.stalled += 1
    counts.turns[turns // players] += 1


def faults(report: dict[str, Any]) -> Iterator[str]:
    """What a report finds out of its limits, one line each."""
    for players in PLAYERS:
        counts = Counts.read(players, report["players"].get(str(players)))
        if counts.games == 0:
            yield f"{players} players: nothing has been played"
            continue
        for seat, points in enumerate(counts.above_fair()):
            if points > ABOVE_FAIR:
                yield f"{players} players: seat {seat} wins {points:.1f} points above its fair share"
        for deck, used in ((ORDERS, counts.served), (CHEFS, counts.called)):
            for card, share in shares(used, list(deck)).items():
                if not RARE <= share <= OFTEN:
                    yield f"{players} players: {card} comes {share:.2f} times as often as the average"
        least, most = TURNS[players]
        if not least <= counts.median_turns() <= most:
            yield f"{players} players: a player has {counts.median_turns()} turns, not {least} to {most}"


def read(path: Path, iterations: int) -> dict[str, Any]:
    """The report so far; an empty one where cards or iterations are others."""
    fresh: dict[str, Any] = {"cards": card_hash(), "iterations": iterations, "players": {}}
    if not path.exists():
        return fresh
    report: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return report if all(report[key] == fresh[key] for key in ("cards", "iterations")) else fresh


def keep(path: Path, iterations: int, players: int, counts: Counts) -> None:
    """Put the counts for one number of players into the report; others may be measured at the same time."""
    report = read(path, iterations)
    report["players"][str(players)] = counts.to_json()
    report["players"] = dict(sorted(report["players"].items()))
    partly = path.with_suffix(f".{players}")
    partly.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8", newline="\n")
    partly.replace(path)


def in_words(players: int, counts: Counts) -> str:
    """The figures of one number of players."""
    seats = " ".join(f"{points:+.1f}" for points in counts.above_fair())
    cost = 1000 * counts.seconds / counts.decisions
    lines = [f"{players} players, {counts.games} games, {counts.median_turns()} turns a player"]
    lines.append(f"  {counts.stalled} stalled, {cost:.1f} ms a decision; seats above fair: {seats}")
    for name, deck, used in (("orders", ORDERS, counts.served), ("Whiskers", CHEFS, counts.called)):
        found = sorted(shares(used, list(deck)).items(), key=lambda pair: pair[1])
        lines.append(f"  {name}: " + ", ".join(f"{card} {share:.2f}" for card, share in found))
    return "\n".join(lines)


def main(argv: Sequence[str]) -> int:
    """Play what is missing, keep the report and print it; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="game.dev.macaraccoon_balance", description="Measure whether Macaraccoon is fair."
    )
    add = parser.add_argument
    add("--players", type=int, nargs="*", choices=PLAYERS, default=PLAYERS, help="default: all in turn")
    add("--games", type=int, default=GAMES, help="games to have with each (default: %(default)s)")
    add("--iterations", type=int, default=ITERATIONS, help="iterations of a decision (default: %(default)s)")
    add("--minutes", type=float, help="stop after so long (default: when all games are played)")
    add("--report", type=Path, default=REPORT)
    args = parser.parse_args(argv)
    end = perf_counter() + 60 * args.minutes if args.minutes is not None else None
    for players in args.players:
        counts = Counts.read(players, read(args.report, args.iterations)["players"].get(str(players)))
        for number in tqdm(range(counts.games, args.games), desc=f"{players} players", file=sys.stderr):
            if end is not None and perf_counter() >= end:
                break
            play(players, number, args.iterations, counts)
            keep(args.report, args.iterations, players, counts)
        if counts.games:
            print(in_words(players, counts))
    print("\n".join(faults(read(args.report, args.iterations))) or "all within limits")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
