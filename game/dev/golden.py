"""`python -m game.dev.golden`: write down the stored play-throughs that tests compare line by line.

One file a game and number of seats, `tests/golden/<game>-<seats>.txt`: every action of a random game,
what happened, the position's fingerprint, and each seat's fingerprint of what it sees. A change of
these files in a review shows exactly which change of the rules changed which game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.rules import registry
from game.rules.core import AnyGame, BadOption, Event, Match, Options, Seeded

FOLDER = Path("tests/golden")
SEED = "golden"
PICKS = "picks"
"""Stream of the random choice of actions."""


def playthrough(game: AnyGame, seats: int) -> Iterator[str]:
    """The lines of a game's play-through with the options nearest to the defaults."""
    match = Match(game, seats, options_for(game, seats), SEED)
    picks = Seeded(f"{SEED} picks")
    yield f"{game.id}, {seats} seats, seed {SEED}"
    yield position_line(match)
    while waiting := match.to_act():
        seat = picks.choose(PICKS, waiting)
        action = picks.choose(PICKS, match.seat(seat).legal())
        yield f"> {seat} {action}"
        yield from (f"  {event_line(event)}" for event in match.play(seat, action))
        yield position_line(match)
    outcome = match.outcome()
    assert outcome is not None
    yield f"{outcome.reason}: winners {list(outcome.winners)}, scores {list(outcome.scores)}"


def options_for(game: AnyGame, seats: int) -> Options:
    """The default options, or with one changed where these seats can't play them. Raises `BadOption`."""
    changes = [{spec.name: choice} for spec in game.options_type.specs() for choice in spec.choices]
    for values in ({}, *changes):
        try:
            options = game.options_type.from_json(values)
            game.check(seats, options)
        except BadOption:
            continue
        return options
    raise BadOption(f"no options of {game.id} fit {seats} seats")


def event_line(event: Event) -> str:
    """`DiceRolled seat=0 faces=[...]`."""
    fields = event.to_json()
    name = fields.pop("event")
    return " ".join([name, *(f"{key}={value}" for key, value in fields.items())])


def position_line(match: Match) -> str:
    """`= 3c2881e689344e05 waits for [1], seen as ...`."""
    views = " ".join(match.seat(seat).view().digest() for seat in range(match.seats))
    return f"= {match.digest()} waits for {list(match.to_act())}, seen as {views}"


def files(game: AnyGame, folder: Path) -> Iterator[tuple[Path, int]]:
    """The files of a game, each with its number of seats."""
    return ((folder / f"{game.id}-{seats}.txt", seats) for seats in game.seats)


def main(argv: Sequence[str]) -> int:
    """Write the files of the games named (default: all); returns the exit code."""
    parser = argparse.ArgumentParser(prog="game.dev.golden", description="Store play-throughs for the tests.")
    parser.add_argument("games", nargs="*", help=f"any of: {', '.join(registry.ids())} (default: all)")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    args = parser.parse_args(argv)
    args.folder.mkdir(parents=True, exist_ok=True)
    for game_id in args.games or registry.ids():
        for path, seats in files(registry.get(game_id), args.folder):
            lines = list(playthrough(registry.get(game_id), seats))
            path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
            print(f"{path}: {len(lines)} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
