"""Where things lie on the board of Macaraccoon: the spots of its map, and the places within them."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.rules.macaraccoon.places import PANTRY, PLATES, QUEUE_LENGTH, QUEUES, SPOTS, WHISKERS
from game.table.board import Board

NEEDED: Mapping[str, str] = {
    **{f"spot-{name}": "spot" for name in SPOTS},
    **{f"pantry-{place + 1}": "pantry" for place in range(PANTRY)},
    "pile": "pile",
    **{f"chef-{slot + 1}": "chef" for slot in range(WHISKERS)},
    **{f"column-{slot + 1}": "column" for slot in range(WHISKERS)},
    **{f"order-{q + 1}-{p + 1}": "order" for q in range(QUEUES) for p in range(QUEUE_LENGTH)},
    **{f"plate-{plate + 1}": "plate" for plate in range(PLATES)},
    "jar": "jar",
    "hand": "hand",
    "bin": "bin",
    "total": "total",
    "button-1": "choice",
    "button-2": "choice",
    **dict.fromkeys(("pantry", "whiskers", "kitchen", "queues", "counter", "others", "thrown"), "mat"),
}
"""Every spot that the table of Macaraccoon looks up."""
SCENERY: Mapping[str, str] = {"deck": "deck", "served": "served"}
"""What a board may have besides."""

NOWHERE = pygame.FRect(-100, -100, 0, 0)
"""Area of a spot that isn't there now."""
ENDS = ("bottom", "top")
OTHERS = 4
"""Other players at most."""

THICK: Mapping[str, int] = {
    "pancake": 21,
    "waffle": 20,
    "cheesecake": 27,
    "lemon_tart": 22,
    "cream": 16,
    "chocolate": 13,
    "jam": 13,
    "kiwi": 12,
    "blueberry": 17,
}
"""How high each layer is, in units of its drawing (128 wide, resting at 64, 92)."""
REST = 92.0
ART = 128.0
ABOVE = 26.0
"""What a drawing rises above its layer's thickness."""


def spot_name(spot: int) -> str:
    """The board's name of a kitchen spot."""
    return f"spot-{SPOTS[spot]}"


def order_name(queue: int, place: int) -> str:
    """The board's name of a place in a queue."""
    return f"order-{queue + 1}-{place + 1}"


def plate_name(plate: int) -> str:
    """The board's name of a plate."""
    return f"plate-{plate + 1}"


def index(name: str) -> int:
    """The index that a name's last number stands for."""
    return int(name.rsplit("-", 1)[1]) - 1


def plate_scale(board: Board) -> float:
    """Units a unit of the layers' drawings, on the large countertop."""
    return float(board["plate-1"].properties["scale"])


def foot(board: Board) -> float:
    """How far a plate's plane lies above the lower edge of its place: in kids mode there is room below,
    so that what goes under a stack has a place that small hands hit."""
    return float(board["plate-1"].properties.get("foot", 42 * plate_scale(board)))


def resting(board: Board, plate: int) -> tuple[float, float]:
    """The middle of the plane on which a stack of the large countertop rests."""
    spot = board[plate_name(plate)].rect
    return spot.centerx, spot.bottom - foot(board)


def heights(stack: tuple[str, ...], scale: float, room: float) -> list[float]:
    """Heights above the plane at which each layer rests, and the top at last; shrunk to fit `room`."""
    room = max(0.0, room)
    marks = [0.0]
    for kind in stack:
        marks.append(marks[-1] + THICK[kind] * scale)
    if marks[-1] > room:
        marks = [mark * room / marks[-1] for mark in marks]
    return marks


def room_above(board: Board) -> float:
    """How high a stack on the large countertop may be."""
    spot = board["plate-1"].rect
    return spot.height - foot(board) - ABOVE * plate_scale(board) - 36


def layer_area(board: Board, plate: int, stack: tuple[str, ...], layer: int) -> pygame.FRect:
    """The area of one layer of a stack on the large countertop; -1 is the topmost."""
    layer %= len(stack)
    x, y = resting(board, plate)
    marks = heights(stack, plate_scale(board), room_above(board))
    wide = 108 * plate_scale(board)
    top = marks[layer + 1] + (ABOVE * 0.4 * plate_scale(board) if layer + 1 == len(stack) else 0.0)
    return pygame.FRect(x - wide / 2, y - top, wide, top - marks[layer])


def layer_reach(board: Board, plate: int, stack: tuple[str, ...], layer: int) -> pygame.FRect:
    """Where small hands get hold of a layer: as wide as its plate; the topmost and the lowest one reach
    to the ends of the plate's place."""
    spot = board[plate_name(plate)].rect
    rect = layer_area(board, plate, stack, layer)
    top = spot.y if layer == len(stack) - 1 else rect.y
    bottom = spot.bottom if layer == 0 else rect.bottom
    return pygame.FRect(spot.x, top, spot.width, bottom - top)


def flip_area(board: Board, plate: int, *, kids: bool) -> pygame.FRect:
    """The sign over a stack that turns it upside down."""
    rect = board[plate_name(plate)].rect
    if kids:
        return pygame.FRect(rect.x, rect.y + 24, rect.width, 150)
    return pygame.FRect(rect.right - 66, rect.y + 54, 64, 64)


def end_area(board: Board, plate: int, stack: tuple[str, ...], end: int) -> pygame.FRect:
    """The half of a plate's area that stands for the top or the bottom of its stack."""
    spot = board[plate_name(plate)].rect
    if not stack:
        return spot if end == 1 else NOWHERE
    _, y = resting(board, plate)
    marks = heights(stack, plate_scale(board), room_above(board))
    middle = y - marks[-1] / 2
    if end == 1:
        return pygame.FRect(spot.x, spot.y, spot.width, middle - spot.y)
    return pygame.FRect(spot.x, middle, spot.width, spot.bottom - middle)


def gap_reach(board: Board, plate: int, stack: tuple[str, ...], height: int) -> pygame.FRect:
    """Where small hands hit the seam of a stack: from the middle of the layer below to that above; the
    highest and the lowest seam reach to the ends of the plate's place."""
    spot = board[plate_name(plate)].rect
    below, above = (layer_area(board, plate, stack, layer).centery for layer in (height - 1, height))
    top = spot.y if height == len(stack) - 1 else above
    bottom = spot.bottom if height == 1 else below
    return pygame.FRect(spot.x, top, spot.width, bottom - top)


def gap_area(board: Board, plate: int, stack: tuple[str, ...], height: int) -> pygame.FRect:
    """The seam of a stack above so many layers."""
    x, y = resting(board, plate)
    marks = heights(stack, plate_scale(board), room_above(board))
    wide = 132 * plate_scale(board)
    tall = max(16.0, min(marks[height + 1] - marks[height], marks[height] - marks[height - 1]) * 0.8)
    return pygame.FRect(x - wide / 2, y - marks[height] - tall / 2, wide, tall)


def pay_area(board: Board, plates: tuple[int, ...], *, kids: bool) -> pygame.FRect:
    """The bracket over several stacks that pay together; for children a large tile over the plates."""
    first, last = board[plate_name(plates[0])].rect, board[plate_name(plates[-1])].rect
    tall = 50.0
    if kids:
        over = 0 if plates == (0, 1) else 2 if plates == (1, 2) else 1
        rect = board[plate_name(over)].rect
        return pygame.FRect(rect.x, board["counter"].rect.y + 8, rect.width, 148)
    if len(plates) == 3:
        return pygame.FRect(first.centerx - 40, first.y - 4, last.centerx - first.centerx + 80, tall)
    if plates == (0, 2):
        return pygame.FRect(first.centerx, first.y + 54, last.centerx - first.centerx, tall)
    return pygame.FRect(first.centerx + 24, first.y + 112, last.centerx - first.centerx - 48, tall)


def landing_area(board: Board, start: int, over: int, spot: int) -> pygame.FRect:
    """The half of a spot in which a bent jump over `over` lands; the other half belongs to the other way."""
    rect = board[spot_name(spot)].rect
    upright = over % 4 == start % 4
    # coming along the column he enters through the upper or lower edge, else from the side
    if upright:
        from_above = over < spot
        top = rect.y if from_above else rect.centery
    else:
        other = start + spot - over
        top = rect.y if other > spot else rect.centery
    return pygame.FRect(rect.x, top, rect.width, rect.height / 2)


def thrown_area(board: Board, number: int) -> pygame.FRect:
    """The place of a kind in the open discards."""
    rect = board["thrown"].rect
    row, column = divmod(number, 5)
    wide, tall = (rect.width - 24) / 5, (rect.height - 70) / 2
    return pygame.FRect(rect.x + 12 + column * wide + 4, rect.y + 58 + row * tall + 2, wide - 8, tall - 4)


def edge_area(board: Board, queue: int, end: int) -> pygame.FRect:
    """The place before the first (0) or behind the last (1) customer of a queue: the outer half of a card."""
    rect = board[order_name(queue, 0 if end == 0 else QUEUE_LENGTH - 1)].rect
    wide = rect.width * 0.46 + 13
    return pygame.FRect(rect.x - 13 if end == 0 else rect.right + 13 - wide, rect.y, wide, rect.height)
