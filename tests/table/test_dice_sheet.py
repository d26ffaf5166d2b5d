"""The contact sheet shows every die of the box in all 24 orientations."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.dev.dice_sheet import COLUMNS, EDGE, all_dice, main
from game.table.cube import REACH, orientations


def test_one_sheet_a_die_and_no_empty_cell(tmp_path: Path) -> None:
    assert main(["--out", str(tmp_path)]) == 0
    cell = round(EDGE * REACH)
    for name in all_dice():
        whole = pygame.image.load(tmp_path / f"{name}.png")
        seen = set()
        for number in range(len(orientations())):
            box = (number % COLUMNS * cell, number // COLUMNS * cell, cell, cell)
            part = whole.subsurface(box)
            assert part.get_at((cell // 2, cell // 2)) != part.get_at((2, 2))
            seen.add(pygame.image.tobytes(part, "RGB"))
        assert len(seen) == 24 or name.startswith("cookies")
