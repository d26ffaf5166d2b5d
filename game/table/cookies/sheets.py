"""Drawing the baking sheets of Cookies with what lies on them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.table.art import Art
from game.table.board import Board
from game.table.cookies.draw import Brush
from game.table.cookies.look import Look, SheetLook, cookie_arts
from game.table.cookies.places import OVEN_UNITS, WINDOW, place_name, within
from game.table.pieces import cast, picture_of
from game.table.viewport import Viewport


def sheet_picture(
    art: Art, board: Board, shape: str | None, places: tuple[bool, ...], viewport: Viewport
) -> pygame.Surface:
    """A sheet with cookies, as large as it lies on the table; free places are dashed."""
    spot = board["sheet-1"].rect
    size = viewport.rect(spot).size

    def make() -> pygame.Surface:
        whole = art.get("cookies/sheet", *size).copy()
        for place in range(9):
            there = board[place_name(1, place)].rect
            x = round((there.centerx - spot.x) * viewport.scale)
            y = round((there.centery - spot.y) * viewport.scale)
            pixels = viewport.px(there.width)
            if place < len(places) and shape is not None:
                picture = picture_of(art, cookie_arts(shape, places[place]), pixels)
            else:
                picture = art.get("cookies/sheet-place", pixels)
            whole.blit(picture, picture.get_rect(center=(x, y)))
        return whole

    return art.cached(("sheet", shape, places, size), make)


def baking_area(oven: pygame.FRect) -> pygame.FRect:
    """Where a sheet is seen through the oven's window."""
    return within(oven, OVEN_UNITS, WINDOW.inflate(-28, -6))


def sheet_area(board: Board, look: SheetLook, number: int, oven: pygame.FRect) -> pygame.FRect:
    """Where a sheet is on its way between table and oven."""
    spot = board[f"sheet-{number}"].rect
    left, top = look.start or spot.topleft
    if look.travel <= 0:
        return pygame.FRect(left + look.shake, top, spot.width, spot.height)
    # first in front of the open door, then in, where it is seen through the window
    front = min(1.0, look.travel / 0.55)
    deep = max(0.0, (look.travel - 0.55) / 0.45)
    wide = spot.width + (oven.width * 0.94 - spot.width) * front
    tall = spot.height + (oven.width * 0.55 - spot.height) * front
    x = left + spot.width / 2 + (oven.centerx - left - spot.width / 2) * front
    y = top + spot.height / 2 + (oven.bottom + spot.height * 0.06 - top - spot.height / 2) * front
    end = baking_area(oven)
    wide, tall = wide + (end.width - wide) * deep, tall + (end.height - tall) * deep
    x, y = x + (end.centerx - x) * deep, y + (end.centery - y) * deep
    return pygame.FRect(x - wide / 2, y - tall / 2, wide, tall)


def draw_lying(brush: Brush, number: int, sheet: SheetLook, filled: Sequence[bool | None]) -> None:
    """A sheet in its place. `filled`: for each place whether its cookie is sprinkled; None: free."""
    spot = brush.board[f"sheet-{number}"].rect
    area = brush.viewport.rect(spot.move(sheet.shake, 0))
    picture = brush.art.get("cookies/sheet", *area.size)
    cast(brush.surface, brush.viewport, brush.art, ("sheet", picture.get_size()), picture, area)
    brush.surface.blit(picture, area)
    for place, sprinkled in enumerate(filled):
        there = brush.board[place_name(number, place)].rect.move(sheet.shake, 0)
        if brush.sees(there):
            free = sprinkled is None or sheet.shape is None
            arts = ("cookies/sheet-place",) if free else cookie_arts(str(sheet.shape), bool(sprinkled))
            brush.centred(arts, there.centerx, there.centery, there.width)


def draw_travelling(brush: Brush, look: Look, number: int) -> None:
    """A sheet on its way between table and oven."""
    sheet, viewport, art = look.sheets[number], brush.viewport, brush.art
    picture = sheet_picture(art, brush.board, sheet.shape, tuple(sheet.places), viewport)
    area = viewport.rect(sheet_area(brush.board, sheet, number, brush.board["oven"].rect))
    if area.size != picture.get_size():
        picture = pygame.transform.smoothscale(picture, area.size)
    if sheet.travel < 0.5:
        size = viewport.rect(brush.board[f"sheet-{number}"].rect).size
        empty = art.get("cookies/sheet", *size)
        cast(brush.surface, viewport, art, ("sheet", empty.get_size()), empty, area)
    brush.surface.blit(picture, area)
