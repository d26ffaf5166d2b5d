"""Where the countertops of the other players lie, and what lies where on each."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.rules.macaraccoon.places import PLATES
from game.table.board import Board

GAP = 16.0
CLOSE = 8.0
"""Gap between the panels of a child's table."""
ROOMY = 300.0
"""From so many units of height on a panel has room for the served orders."""
GRAND = 500.0
"""From so many units of height on it is that of an only opponent."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What lies where on the small countertop of another player."""

    rect: pygame.FRect
    face: pygame.FRect
    hearts: tuple[float, float]
    """The middle of the sum of hearts."""
    jar: pygame.FRect | None
    plates: tuple[tuple[float, float], ...]
    """The plane of each plate."""
    scale: float
    """Units a unit of the layers' drawings."""
    room: float
    """How high a stack may be."""
    orders: tuple[float, float] = (0.0, 0.0)
    """The middle of the number of served orders."""
    name: pygame.FRect | None = None
    label: pygame.FRect | None = None
    served: pygame.FRect | None = None
    """Where names and served orders stand; None where there are none."""

    @property
    def hand(self) -> tuple[float, float, float]:
        """Where an ingredient is shown that this player has taken, and its size."""
        size = min(100.0, self.rect.height * 0.52)
        return self.rect.centerx, self.plates[0][1] - size * 0.72, size


def other_area(board: Board, number: int, others: int, *, kids: bool) -> pygame.FRect:
    """The panel of the `number`th of so many other players (from 0). Together they fill their place."""
    rect = board["others"].rect
    if kids:
        columns = 1 if others < 3 else 2
        rows = 1 if others == 1 else 2
        wide, tall = (rect.width - CLOSE * (columns - 1)) / columns, (rect.height - CLOSE * (rows - 1)) / rows
        row, column = divmod(number, columns)
        return pygame.FRect(rect.x + column * (wide + CLOSE), rect.y + row * (tall + CLOSE), wide, tall)
    tall = (rect.height - GAP * (others - 1)) / others
    return pygame.FRect(rect.x, rect.y + number * (tall + GAP), rect.width, tall)


def panel_at(board: Board, number: int, others: int, *, kids: bool) -> Panel:
    """The panel of the `number`th of so many other players, with its places."""
    rect = other_area(board, number, others, kids=kids)
    if kids:
        return _for_children(rect)
    return _wide(rect) if rect.height < ROOMY else _tall(rect)


def _for_children(rect: pygame.FRect) -> Panel:
    """Face and hearts above, three plates below; a jar where there is room."""
    large = rect.height > 200
    size = 92.0 if large else 58.0
    face = pygame.FRect(rect.x + 12, rect.y + 10, size, size)
    pitch = (rect.width - 20) / PLATES
    plane = rect.bottom - (30 if large else 22)
    tall = 120.0 if large else 84.0
    jar = pygame.FRect(rect.right - 16 - tall * 5 / 7, rect.y + 14, tall * 5 / 7, tall)
    return Panel(
        rect,
        face,
        hearts=(face.right + (52 if rect.width > 200 else 38), face.centery),
        jar=jar if rect.width > 200 else None,
        plates=tuple((rect.x + 10 + pitch * (plate + 0.5), plane) for plate in range(PLATES)),
        scale=pitch / 122,
        room=plane - rect.y - size - 22,
    )


def _wide(rect: pygame.FRect) -> Panel:
    """Low panels: plates and jar side by side below the names."""
    tight = rect.height < 200
    size = 50.0 if tight else 58.0
    face = pygame.FRect(rect.x + 32, rect.y + 10, size, size)
    left = face.right + 8
    tall = min(112.0, rect.height * 0.48)
    plane = rect.bottom - 32
    line = 24.0 + rect.y if tight else 28.0 + rect.y
    return Panel(
        rect,
        face,
        hearts=(rect.right - 126, line),
        orders=(rect.right - 44, line),
        name=pygame.FRect(left, line - 17, rect.right - 170 - left, 34),
        label=pygame.FRect(left, line + 13, rect.right - 20 - left, 26),
        jar=pygame.FRect(rect.right - 14 - tall * 5 / 7, rect.bottom - 12 - tall, tall * 5 / 7, tall),
        plates=tuple((rect.x + 78 + plate * 93, plane) for plate in range(PLATES)),
        scale=0.72 if tight else 0.86,
        room=plane - line - 46,
    )


def _tall(rect: pygame.FRect) -> Panel:
    """High panels: the served orders beside the jar, the plates over the whole width.

    That of an only opponent has larger plates, one of them beside the jar.
    """
    grand = rect.height >= GRAND
    face = pygame.FRect(rect.x + 36, rect.y + 14, 70, 70)
    left = face.right + 12
    line = rect.y + (116 if grand else 112)
    plane = rect.bottom - (54 if grand else 38)
    tall = 238.0 if grand else 130.0
    jar = pygame.FRect(rect.right - 18 - tall * 5 / 7, rect.y + 84, tall * 5 / 7, tall)
    served = pygame.FRect(rect.x + 38, line + 24, jar.x - rect.x - 54, 78)
    pitch = (rect.width - 44) / PLATES
    plates = tuple((rect.x + 34 + pitch * (plate + 0.5), plane) for plate in range(PLATES))
    room = plane - jar.bottom - 6
    if grand:
        served = pygame.FRect(rect.x + 38, line + 34, rect.width - 56, 104)
        jar = pygame.FRect(rect.x + 42, served.bottom + 24, tall * 5 / 7, tall)
        plates = (
            (rect.right - 100, jar.bottom - 28),
            (rect.x + 126, plane),
            (rect.right - 100, plane),
        )
        room = plane - jar.bottom - 26
    return Panel(
        rect,
        face,
        hearts=(rect.x + 84, line + (4 if grand else 0)),
        orders=(rect.x + 178, line + (4 if grand else 0)),
        name=pygame.FRect(left, rect.y + 12, rect.right - 20 - left, 42),
        label=pygame.FRect(left, rect.y + 52, rect.right - 20 - left, 30),
        served=served,
        jar=jar,
        plates=plates,
        scale=1.44 if grand else 1.0,
        room=room,
    )
