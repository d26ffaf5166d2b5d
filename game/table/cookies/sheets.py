"""Drawing the baking sheets of Cookies with what lies on them."""

from __future__ import annotations

import pygame

from game.table.art import Art
from game.table.board import Board
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


def draw_sheet(
    surface: pygame.Surface,
    viewport: Viewport,
    art: Art,
    board: Board,
    look: Look,
    number: int,
    oven: pygame.FRect,
) -> None:
    """A sheet that lies on the table or is on its way."""
    sheet = look.sheets[number]
    picture = sheet_picture(art, board, sheet.shape, tuple(sheet.places), viewport)
    area = viewport.rect(sheet_area(board, sheet, number, oven))
    if area.size != picture.get_size():
        picture = pygame.transform.smoothscale(picture, area.size)
    if sheet.travel < 0.5:
        empty = art.get("cookies/sheet", *viewport.rect(board[f"sheet-{number}"].rect).size)
        cast(surface, viewport, art, ("sheet", empty.get_size()), empty, area)
    surface.blit(picture, area)
