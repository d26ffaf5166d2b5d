"""Draw all art on sheets, so that a pair of eyes can judge it.

`python -m game.dev.contact_sheet [--game G] [--match TEXT] --out DIR` writes `DIR/<folder>-<n>.png`. Every
drawing is shown at 256, 96 and 32 px with its name, on the wood of the table and on baking paper by turns.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from game.resources import root

SIZES = (256, 96, 32)
CELL = (376, 284)
COLUMNS = 5
ROWS = 6
GROUNDS = ("#9c6840", "#fff4e2")
LETTERS = ("#fff4e2", "#3b2314")


def drawings(folder: Path, match: str = "") -> list[Path]:
    """All SVG files of one folder whose name holds `match`, in order of their names."""
    return sorted(path for path in folder.glob("*.svg") if match in path.stem)


def rendered(path: Path, size: int) -> pygame.Surface:
    """The drawing as large as fits into a square of `size` px, as the games render it."""
    return pygame.image.load_sized_svg(path, (size, size))


def cell(path: Path, ground: int, font: pygame.font.Font) -> pygame.Surface:
    """One drawing at all sizes with its name; `ground` picks the colour below it."""
    surface = pygame.Surface(CELL)
    surface.fill(GROUNDS[ground])
    surface.blit(rendered(path, SIZES[0]), (4, 4))
    surface.blit(rendered(path, SIZES[1]), (270, 8))
    surface.blit(rendered(path, SIZES[2]), (270, 124))
    surface.blit(font.render(path.stem, True, LETTERS[ground]), (8, CELL[1] - 22))
    return surface


def sheets(paths: Sequence[Path]) -> Iterator[pygame.Surface]:
    """The sheets that hold all of `paths`, COLUMNS x ROWS to a sheet."""
    font = pygame.font.Font(None, 22)
    for first in range(0, len(paths), COLUMNS * ROWS):
        part = paths[first : first + COLUMNS * ROWS]
        rows = -(-len(part) // COLUMNS)
        sheet = pygame.Surface((COLUMNS * CELL[0], rows * CELL[1]))
        sheet.fill(GROUNDS[0])
        for place, path in enumerate(part):
            row, column = divmod(place, COLUMNS)
            sheet.blit(cell(path, (row + column) % 2, font), (column * CELL[0], row * CELL[1]))
        yield sheet


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the sheets of one folder or of all and print their paths."""
    art = root() / "assets" / "art"
    folders = sorted(path.name for path in art.iterdir() if path.is_dir())
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=folders, help="only this folder of assets/art")
    parser.add_argument("--match", default="", help="only drawings whose name holds this text")
    parser.add_argument("--out", type=Path, required=True, help="folder for the PNG files")
    options = parser.parse_args(arguments)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.font.init()
    options.out.mkdir(parents=True, exist_ok=True)
    for folder in [options.game] if options.game else folders:
        for number, sheet in enumerate(sheets(drawings(art / folder, options.match)), start=1):
            target = options.out / f"{folder}-{number}.png"
            pygame.image.save(sheet, target)
            print(target)


if __name__ == "__main__":
    main()
