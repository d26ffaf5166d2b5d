"""Focus for keyboard and gamepad: moving between things by where they lie."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.input.events import Command

ARROWS: dict[Command, tuple[int, int]] = {
    Command.LEFT: (-1, 0),
    Command.RIGHT: (1, 0),
    Command.UP: (0, -1),
    Command.DOWN: (0, 1),
}
SIDEWAYS = 2.4
"""How much a step aside weighs against a step ahead."""
STEEP = 6.0
"""What lies so much more aside than ahead does not lie in that direction."""


class Focus:
    """Which thing has the focus. It is shown only while keyboard or gamepad are used."""

    def __init__(self) -> None:
        self.name: str | None = None
        self.shown = False

    def settle(self, areas: Mapping[str, pygame.FRect], first: str | None = None) -> None:
        """Keep the focus on something that is there; else go to `first`, else to the first thing."""
        if self.name not in areas:
            self.name = first if first in areas else next(iter(areas), None)

    def move(self, command: Command, areas: Mapping[str, pygame.FRect]) -> bool:
        """Move by an arrow, or along the reading order. Whether the command was one of these.

        The first such command only shows where the focus is.
        """
        if command not in ARROWS and command not in (Command.NEXT, Command.PREVIOUS):
            return False
        self.settle(areas)
        if not self.shown:
            self.shown = True
            return True
        if self.name is None:
            return True
        if command in ARROWS:
            self.name = nearest(self.name, areas, *ARROWS[command])
        else:
            names = list(areas)
            step = 1 if command is Command.NEXT else -1
            self.name = names[(names.index(self.name) + step) % len(names)]
        return True


def nearest(name: str, areas: Mapping[str, pygame.FRect], dx: int, dy: int) -> str:
    """The nearest thing from `name` in a direction; itself when there is none."""
    here = areas[name]
    best, least = name, float("inf")
    for other, area in areas.items():
        ahead = (area.centerx - here.centerx) * dx + (area.centery - here.centery) * dy
        # how far aside: 0 where the two overlap as seen along the direction
        if dx:
            aside = max(0.0, area.top - here.bottom, here.top - area.bottom)
            drift = abs(area.centery - here.centery)
        else:
            aside = max(0.0, area.left - here.right, here.left - area.right)
            drift = abs(area.centerx - here.centerx)
        if other == name or ahead <= 1 or drift > STEEP * ahead:
            continue
        far = ahead + SIDEWAYS * aside + 0.3 * drift
        if far < least:
            best, least = other, far
    return best
