"""Where things lie on the board of Cookies, from the spots of its map."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pygame

from game.rules.cookies.box import SHAPES
from game.table.board import Board

SPOTS: Mapping[str, str] = {
    **{f"reserve-{name}": "reserve" for name in (*SHAPES, "sprinkles")},
    **{f"sheet-{number}": "sheet" for number in (1, 2)},
    **{f"sheet-{number}-place-{place}": "place" for number in (1, 2) for place in range(1, 10)},
    "oven": "oven",
    "rack": "rack",
    **{f"rack-{shape}": "paper" for shape in SHAPES},
    "clock": "clock",
    "alarm": "nest",
    "tray": "tray",
    **{f"die-{number}": "die" for number in (1, 2, 3)},
}
"""Every spot that the table of Cookies looks up."""
SCENERY: Mapping[str, str] = {"crate": "scenery"}
"""What a board may have besides."""

CLOCK_UNITS = 440.0
"""Units of the clock's drawing."""
BELL_RADIUS = 172.0
CHIP_RADIUS = 98.0
CHIP_ARC = 135.0
"""The hours are spread from -135 to +135 degrees."""
SPACES = 12
OVEN_UNITS = 520.0
WINDOW = pygame.FRect(88, 214, 344, 224)
"""The oven's window in units of its drawing."""
PANEL = pygame.FRect(34, 30, 452, 86)
DOOR = pygame.FRect(28, 122, 464, 366)


def place_name(sheet: int, place: int) -> str:
    """Spot of a place (0 to 8) on a sheet (1 or 2)."""
    return f"sheet-{sheet}-place-{place + 1}"


def within(spot: pygame.FRect, units: float, part: pygame.FRect) -> pygame.FRect:
    """A part of a square drawing, on the table."""
    scale = spot.width / units
    return pygame.FRect(
        spot.x + part.x * scale, spot.y + part.y * scale, part.width * scale, part.height * scale
    )


def on_clock(board: Board, degrees: float, radius: float) -> tuple[float, float]:
    """A point on the clock, in units of the table; degrees clockwise from the 12."""
    spot = board["clock"]
    reach = radius * spot.rect.width / CLOCK_UNITS
    angle = math.radians(degrees)
    return spot.x + reach * math.sin(angle), spot.y - reach * math.cos(angle)


def bell_on(board: Board, space: int) -> tuple[float, float]:
    """Where the bell lies on a space."""
    return on_clock(board, space * 360 / SPACES, BELL_RADIUS)


def chip_degrees(hour: float, hours: int) -> float:
    """Where on its arc an hour stands."""
    return -CHIP_ARC + 2 * CHIP_ARC * hour / hours


def pile(cell: pygame.FRect) -> tuple[float, float, float, float, float]:
    """How a reserve is piled up in its cell: centre of the top cookie, size, step towards the bottom one."""
    if cell.height > cell.width:
        return cell.centerx + 4, cell.y + 78, cell.width * 0.72, -4.0, 11.0
    return cell.x + cell.width * 0.46, cell.centery - 10, cell.height * 0.7, -11.5, 7.0


def chip_at(cell: pygame.FRect) -> tuple[float, float]:
    """Where a reserve's number stands."""
    if cell.height > cell.width:
        return cell.centerx, cell.bottom - 56
    return cell.right - 44, cell.bottom - 34
