"""Render the program icon for the packages: `python -m game.dev.icon` writes assets/app-icon.png and .ico.

Needs Pillow, which only the development extra installs. The drawing itself is assets/art/common/app-icon.svg.
"""

from __future__ import annotations

import pygame
from PIL import Image

from game.resources import asset, root

SIZES = (16, 24, 32, 48, 64, 128, 256)


def picture(size: int) -> Image.Image:
    """The icon at `size` px, drawn afresh from the SVG so that small sizes stay crisp."""
    surface = pygame.image.load_sized_svg(asset("art/common/app-icon.svg"), (size, size))
    return Image.frombytes("RGBA", (size, size), pygame.image.tobytes(surface, "RGBA"))


def main() -> None:
    """Write both files beside the other assets."""
    assets = root() / "assets"
    pictures = [picture(size) for size in SIZES]
    pictures[-1].save(assets / "app-icon.png", optimize=True)
    pictures[-1].save(
        assets / "app-icon.ico", sizes=[(size, size) for size in SIZES], append_images=pictures[:-1]
    )


if __name__ == "__main__":
    main()
