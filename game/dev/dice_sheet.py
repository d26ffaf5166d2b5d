"""Contact sheets of the dice: `python -m game.dev.dice_sheet --out DIR` draws 24 orientations of each."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.rules import registry
from game.rules.core import Seeded
from game.table.art import Art
from game.table.cookies.look import face_art
from game.table.cube import REACH, orientations, times
from game.table.cube import about as turn_about
from game.table.dice import render_die

EDGE = 122
COLUMNS = 6
SPIN = 0.22
"""Radians by which every die is turned aside, so that three sides show."""
PIPS = tuple(f"bakes/pip{number}" for number in range(1, 7))


def main(argv: Sequence[str] | None = None) -> int:
    """Draw the sheets; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder for the pictures")
    folder: Path = parser.parse_args(argv).out
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((16, 16))
    for name, faces in all_dice().items():
        pygame.image.save(sheet(faces), folder / f"{name}.png")
    return 0


def all_dice() -> dict[str, tuple[str, ...]]:
    """Every kind of die in the box: name -> the drawings of its six faces."""
    game = registry.get("cookies")
    view = game.new(1, game.options_type(), Seeded("sheet")).view(0)
    dice = {f"cookies-{n}": tuple(map(face_art, faces)) for n, faces in enumerate(view.die_faces, 1)}
    return {**dice, "pips": PIPS}


def sheet(faces: Sequence[str]) -> pygame.Surface:
    """All 24 ways in which a die can lie."""
    cell = round(EDGE * REACH)
    rows = -(-len(orientations()) // COLUMNS)
    whole = pygame.Surface((COLUMNS * cell, rows * cell))
    whole.fill((62, 122, 168))
    art = Art()
    for number, turn in enumerate(orientations()):
        die = render_die(art, faces, times(turn_about((0, 0, 1), SPIN), turn), cell, fine=True)
        whole.blit(die, (number % COLUMNS * cell, number // COLUMNS * cell))
    if art.problems:
        raise SystemExit("; ".join(art.problems))
    return whole


if __name__ == "__main__":
    raise SystemExit(main())
