"""`python -m game bench`: how fast the rules, the table and the start are, and what idling costs."""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
from collections.abc import Callable, Sequence
from importlib import import_module
from time import perf_counter
from typing import Any

from game.bots import registry as policies
from game.bots.simple import playout
from game.engine.arguments import seconds
from game.rules import registry
from game.rules.core import AnyGame, AnyState, Fast

WINDOW = "game.rehearsal.bench"
"""Module whose `measure(parts) -> dict[str, object]` gives the window's figures; imported only for them."""
WINDOW_PARTS = ("table", "moments", "start", "idle")
PARTS = ("rules", *WINDOW_PARTS)
USUAL = ("rules", "table", "start", "idle")
"""What is measured when nobody asks for more; `moments` takes six minutes."""
SPAN = 1.0
"""Seconds that each figure of the rules is measured for."""


def main(argv: Sequence[str]) -> int:
    """Measure and print; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="bakers-table bench", description="Measure how fast the program is."
    )
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument(
        "--part",
        default=",".join(USUAL),
        help=f"parts with commas, of {','.join(PARTS)} (default: {','.join(USUAL)})",
    )
    parser.add_argument("--span", type=seconds, default=SPAN, help="seconds for each figure of the rules")
    args = parser.parse_args(argv)
    parts = args.part.split(",")
    if unknown := sorted(set(parts) - set(PARTS)):
        parser.error(f"no part is called {unknown[0]!r}; there are: {', '.join(PARTS)}")
    found: dict[str, Any] = {"python": platform.python_version(), "cores": os.cpu_count()}
    if "rules" in parts:
        found["rules"] = measure_rules(args.span)
    if set(parts) & set(WINDOW_PARTS):
        figures = import_module(WINDOW).measure(set(parts) & set(WINDOW_PARTS))
        found |= {name: value for name, value in figures.items() if name in parts or name not in PARTS}
    print(json.dumps(found) if args.json else "\n".join(flat_lines(found)))
    return 0


def measure_rules(span: float) -> dict[str, Any]:
    """Figures a second for every game of the box, at its fullest table, on one core, without events."""
    return {game.id: measure_game(game, span) for game in registry.games()}


def measure_game(game: AnyGame, span: float) -> dict[str, float]:
    """Random actions, playouts (cut by the policy), copies and samples of a view a second."""
    rng = random.Random(1)
    seats = game.seats[-1]
    options = game.options_type()
    policy = policies.get(game.id)
    positions = positions_of(game, seats, rng)
    views = [state.view(state.to_act()[0]) for state in positions]

    def play_at_random() -> int:
        state = game.new(seats, options, Fast(rng))
        return random_actions(state, rng)

    def play_out() -> int:
        for state in positions:
            playout(policy, state.copy(), rng)
        return len(positions)

    def copy() -> int:
        for state in positions:
            state.copy()
        return len(positions)

    def sample() -> int:
        for view in views:
            view.sample(rng)
        return len(views)

    works = {"actions": play_at_random, "playouts": play_out, "copies": copy, "samples": sample}
    return {name: round(rate(work, span)) for name, work in works.items()}


def positions_of(game: AnyGame, seats: int, rng: random.Random) -> list[AnyState]:
    """Every position of one random game in which somebody has to act."""
    state: AnyState = game.new(seats, game.options_type(), Fast(rng))
    found = []
    while state.to_act():
        found.append(state.copy())
        random_actions(state, rng, 1)
    return found


def random_actions(state: AnyState, rng: random.Random, most: int = 1_000_000) -> int:
    """Play random actions to the end, or `most` of them; returns how many."""
    chance, draw = Fast(rng), rng.random
    done = 0
    while done < most and (waiting := state.to_act()):
        seat = waiting[int(draw() * len(waiting))]
        legal = state.legal(seat)
        state.apply(seat, legal[int(draw() * len(legal))], chance)
        done += 1
    return done


def rate(work: Callable[[], int], span: float) -> float:
    """How many units `work` (which returns the units done) does a second, measured for `span` seconds."""
    done = 0
    begin = perf_counter()
    while (passed := perf_counter() - begin) < span or not done:
        done += work()
    return done / passed


def flat_lines(found: dict[str, Any], prefix: str = "") -> list[str]:
    """The figures as `name value` lines."""
    lines = []
    for name, value in found.items():
        if isinstance(value, dict):
            lines += flat_lines(value, f"{prefix}{name} ")
        else:
            shown = f"{value:,}" if isinstance(value, (int, float)) else str(value)
            lines.append(f"{prefix + name:<44}{shown:>16}")
    return lines
