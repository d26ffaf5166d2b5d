"""The page that shows how strong CookieBot was measured to be; `game.dev.strength` writes it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.engine.statistics import Z95, wilson

if TYPE_CHECKING:
    from game.dev.strength import Pairing

PAGE = Path("game/bots/STRENGTH.md")
NAMES = {
    "cookies": "Cookies",
    "pastry_bids": "Pastry Bids",
    "got_what_it_bakes": "Got What It Bakes?",
    "macaraccoon": "Macaraccoon",
}
HEAD = """# How strong CookieBot is

Written by `python -m game.dev.strength`; the sums stand in `tests/bots/strength.json`. Every deal is
played once for each way to turn the bots around the table, with a fixed number of iterations (worlds) a
decision, so the commands play the same games on every machine. Wins count shared victories as parts;
brackets hold 95 %. A lead is the first bot's points beyond the other's.

The rungs: *random* plays any legal action, *greedy* the best looking one (at Got What It Bakes? that is
normal without its slips), *flat* tries each action in the same worlds without a tree, *half* is hard with
half the iterations, *cheat* is hard that is shown the true position (no player ever meets it; at Pastry
Bids it searches, where hard mixes).
"""


def page(measured: Sequence[tuple[Pairing, dict[str, Any]]]) -> str:
    """The whole page, from the sums of each pairing."""
    parts = [HEAD]
    for game, name in NAMES.items():
        rows = [(pairing, sums) for pairing, sums in measured if pairing.game == game]
        if rows:
            parts.append(f"\n## {name}\n\n" + (_team(rows) if game == "cookies" else _duels(rows)))
    return "".join(parts)


def wins(sums: dict[str, Any]) -> str:
    """`63.0 [60.0, 66.0]`, in per cent."""
    return wilson(sums["won"], sums["games"]).text(100)


def lead(sums: dict[str, Any]) -> str:
    """The mean lead with its interval."""
    games = sums["games"]
    mean = sums["lead"] / games
    half = Z95 * sqrt(max(0.0, sums["squares"] / games - mean * mean) / games)
    return f"{mean:.1f} [{mean - half:.1f}, {mean + half:.1f}]"


def _team(rows: Sequence[tuple[Pairing, dict[str, Any]]]) -> str:
    """Cookies: how often a team of two of the same level wins, clock by clock."""
    lines = ["| clock | two bots | games | wins % |", "|---|---|---|---|"]
    for pairing, sums in rows:
        lines.append(f"| {pairing.options['clock']} | {pairing.bots[0]} | {sums['games']} | {wins(sums)} |")
    return "\n".join(lines) + f"\n\nAs in `{rows[0][0].command}`.\n"


def _duels(rows: Sequence[tuple[Pairing, dict[str, Any]]]) -> str:
    lines = ["| bot | against | iterations | games | wins % | lead |", "|---|---|---|---|---|---|"]
    for pairing, sums in rows:
        first, second = pairing.bots
        lines.append(
            f"| {first} | {second} | {pairing.iterations} | {sums['games']} | {wins(sums)} | {lead(sums)} |"
        )
    return "\n".join(lines) + f"\n\nAs in `{rows[0][0].command}`.\n"
