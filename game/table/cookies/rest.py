"""What lies still on the table of Cookies: its regions, and how they are painted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from game.rules.cookies.box import SHAPES
from game.table.cookies.clock import draw_clock
from game.table.cookies.draw import Brush, draw_cell, draw_ghost_sheet, draw_rack
from game.table.cookies.meaning import RESERVE_SPRINKLES
from game.table.cookies.moving import draw_target, held_pieces
from game.table.cookies.oven import draw_oven
from game.table.cookies.places import place_name
from game.table.cookies.sheets import draw_lying
from game.table.layer import Regions
from game.table.table_view import Hold

if TYPE_CHECKING:
    from game.table.cookies.table import CookiesTable

RESERVES = (*(f"reserve-{shape}" for shape in SHAPES), RESERVE_SPRINKLES)

TARGETS = (*RESERVES, "sheet-1", "sheet-2", "oven")
"""What may light up while something is held; it stays lit until that is put down, so it lies still too."""


def regions_of(table: CookiesTable, hold: Hold | None) -> Regions:
    """Areas that are painted anew when their value changes."""
    look, viewport, board = table.look, table.viewport, table.board
    taken = _taken(table, hold)
    found: dict[str, tuple[pygame.Rect, object]] = {}
    for name in RESERVES:
        key: object = (_count(table, name, taken), name.removeprefix("reserve-") in look.baked)
        found[name] = (viewport.rect(board[name].rect.inflate(44, 44)), key)
    inside = None
    for number, sheet in look.sheets.items():
        lies, away = _lies(table, number, hold), sheet.travel >= 1
        key = (lies, away, sheet.shake, away and table.t("bakery-in-oven"))
        found[f"sheet-{number}"] = (viewport.rect(board[f"sheet-{number}"].rect.inflate(60, 60)), key)
        for place, filled in enumerate(_filled(table, number, hold)):
            spot = board[place_name(number, place)]
            found[spot.name] = (
                viewport.rect(spot.rect.inflate(8, 8)),
                (filled, filled is not None and sheet.shape),
            )
        if away:
            inside = (number, sheet.shape)
    oven = board["oven"].rect
    warm = (round(look.door * 40), round(look.heat * 8), inside, table.t("bakery-ready"))
    found["oven"] = (viewport.rect(oven.inflate(40, oven.height * 0.3)), warm)
    found["rack"] = (viewport.rect(board["rack"].rect), tuple(look.baked))
    clock = (round(look.minute * 60), round(look.hour * 60), look.hours)
    found["clock"] = (viewport.rect(board["clock"].rect), clock)
    for name in TARGETS:
        lit = hold.source if hold is not None and name in hold.targets else None
        found[f"lit {name}"] = (viewport.rect(table.area(name).inflate(60, 60)), lit)
    return found


def paint_rest(table: CookiesTable, brush: Brush, hold: Hold | None) -> None:
    """Draw all of it; what lies outside of the clip is passed over."""
    look, board = table.look, table.board
    taken = _taken(table, hold)
    if "crate" in board:
        brush.thing("crate", "cookies/reserve-crate")
    brush.thing("tray", "cookies/dice-tray-wide" if table.kids else "cookies/dice-tray")
    if brush.sees(board["clock"].rect):
        draw_clock(brush.surface, brush.viewport, brush.art, brush.type, board, look)
    if brush.sees(board["rack"].rect):
        draw_rack(brush, look, table.kids)
    for name in RESERVES:
        if brush.sees(board[name].rect):
            done = name.removeprefix("reserve-") in look.baked
            draw_cell(brush, name, _count(table, name, taken), done, table.kids)
    if brush.sees(board["oven"].rect.inflate(0, board["oven"].rect.height * 0.3)):
        word = "" if table.kids else table.t("bakery-ready")
        draw_oven(brush.surface, brush.viewport, brush.art, brush.type, board, look, word)
    word = "" if table.kids else table.t("bakery-in-oven")
    for number, sheet in look.sheets.items():
        if not brush.sees(board[f"sheet-{number}"].rect):
            continue
        if _lies(table, number, hold):
            draw_lying(brush, number, sheet, _filled(table, number, hold))
        else:
            draw_ghost_sheet(brush, number, sheet.travel >= 1, word)
    if hold is None:
        return
    for name in hold.targets:
        if brush.sees(table.area(name).inflate(60, 60)):
            draw_target(table, brush, hold, name)


def drawings(table: CookiesTable) -> list[tuple[str, int, int]]:
    """The large drawings of this table with their sizes in pixels, to be rasterised side by side."""
    viewport, board = table.viewport, table.board
    spots = {
        "oven": ("oven", "oven-glow", "oven-door"),
        "sheet-1": ("sheet", "sheet-ghost"),
        "clock": ("clock-face", "hand-minute", "hand-hour"),
        "tray": ("dice-tray-wide" if table.kids else "dice-tray",),
        "rack": ("cooling-rack-tall" if table.kids else "cooling-rack",),
        "rack-star": () if table.kids else ("rack-paper",),
        "crate": ("reserve-crate",) if "crate" in board else (),
        "sheet-1-place-1": ("sheet-place", *(f"cookie-{shape}" for shape in SHAPES)),
    }
    found = []
    for spot, names in spots.items():
        for name in names:
            found.append((f"cookies/{name}", *viewport.rect(board[spot].rect).size))
    return found


def _lies(table: CookiesTable, number: int, hold: Hold | None) -> bool:
    """Whether a sheet is in its place on the table."""
    sheet = table.look.sheets[number]
    held = hold is not None and hold.source == f"sheet-{number}"
    return sheet.travel <= 0 and sheet.start is None and not held


def _filled(table: CookiesTable, number: int, hold: Hold | None) -> tuple[bool | None, ...]:
    """For each place whether its cookie is sprinkled; None: free, or its cookie is in the hand."""
    filled: list[bool | None] = [*table.look.sheets[number].places]
    filled += [None] * (9 - len(filled))
    if hold is not None and hold.source.startswith(f"sheet-{number}-place"):
        filled[table.place_of(hold.source)[1]] = None
    return tuple(filled)


def _taken(table: CookiesTable, hold: Hold | None) -> dict[str, int]:
    if hold is None or not hold.source.startswith("reserve-"):
        return {}
    return {hold.source: len(held_pieces(table, hold.source, 0, 0))}


def _count(table: CookiesTable, name: str, taken: Mapping[str, int]) -> int:
    shape = name.removeprefix("reserve-")
    there = table.look.sprinkles if shape == "sprinkles" else table.look.reserves[shape]
    return max(0, there - taken.get(name, 0))
