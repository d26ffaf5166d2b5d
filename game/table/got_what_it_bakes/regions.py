"""The still picture in parts: where each part lies, when it changes, and what paints it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.rules.got_what_it_bakes import bag
from game.table.got_what_it_bakes import (
    draw_board,
    draw_far,
    draw_oven,
    draw_panel,
    draw_pantry,
    draw_recipes,
    draw_shared,
    draw_sheet,
)
from game.table.got_what_it_bakes.brush import Brush
from game.table.got_what_it_bakes.layout import areas, tile_area
from game.table.got_what_it_bakes.look import pantry_mode
from game.table.got_what_it_bakes.overlays import sheet_kind
from game.table.got_what_it_bakes.places import Areas
from game.table.layer import Regions
from game.table.table_view import Hold
from game.table.viewport import Viewport
from game.table.wood import wood

if TYPE_CHECKING:
    from game.table.got_what_it_bakes.table import BakesTable

Part = tuple[pygame.FRect, Hashable]
BLUR = 10
"""By how much the table behind the dare scene is made smaller and larger again."""


def regions_of(table: BakesTable, hold: Hold | None) -> Regions:
    """All parts, in pixels."""
    brush = table.brush(pygame.Surface((1, 1)), hold)
    viewport = table.viewport
    parts = _parts(table, brush, hold)
    if table.look.oven is not None:
        parts = {}  # the scene covers everything
    parts["over"] = (viewport.visible(), _over_key(table, brush, hold))
    words_now = (table.t("bakeshop-pantry"), table.type.zoom)
    return {name: (viewport.rect(area), (key, words_now)) for name, (area, key) in parts.items()}


def _parts(table: BakesTable, brush: Brush, hold: Hold | None) -> dict[str, Part]:
    look, board = table.look, table.board

    def at(*spots: str, grow: float = 40) -> pygame.FRect:
        rects = [board[spot].rect for spot in spots]
        return rects[0].unionall(rects[1:]).inflate(grow, grow)

    parts: dict[str, Part] = {
        "rivals": (at("rivals"), draw_far.rivals_key(look, brush, table.opened)),
        "track": (at("track"), draw_far.track_key(look)),
        "head": (at("name", "coins", "time"), draw_board.head_key(look, brush)),
        "supply": (at("supply"), draw_board.supply_key(look, brush)),
        "tracks": (at("save-time", "save-coins"), draw_board.tracks_key(look, brush)),
        "shelf": (at("upgrades", "drinks", "goals", grow=64), draw_board.shelf_key(look, brush)),
        "recipes": (at("recipes"), draw_recipes.recipes_key(look, brush)),
        "done": (at("done"), _done_key(table)),
    }
    for kind in range(bag.KINDS):
        small = pantry_mode(look.table, kids=table.kids) != "tiles"
        area = tile_area(board, kind, small=small).inflate(44, 44)
        parts[f"tile-{kind}"] = (area, draw_pantry.tile_key(look, brush, kind))
    market = draw_shared.market_key(look, brush)
    middle = (draw_shared.middle_key(look, brush), table.dice.tumbler is not None)
    if table.kids:
        mode = pantry_mode(look.table, kids=True)
        shown = {"tray": middle, "market": market, "ovens": middle, "bonus": look.table.bonus}.get(mode)
        parts["pantry"] = (at("pantry"), (mode, shown))
        parts["pantry-card"] = (at("pantry-card"), look.table.pantry)
        return parts
    parts["market"] = (at("recipe-deck", "recipe-market-1", "recipe-market-2", "refresh-recipes"), market)
    parts["middle"] = (at("pantry-card", "goal-deck", "tray-b", "solo-board", grow=100), middle)
    parts["shop"] = (at("shop-deck", "shop-3", "refresh-shop"), draw_shared.shop_key(look, brush))
    head = board["pantry"].rect
    top = pygame.FRect(head.x, head.y, head.width, 56)
    parts["pantry-head"] = (top.union(at("goal-action")), draw_pantry.head_key(look, brush))
    parts["steps"] = (at("steps"), draw_board.steps_key(look))
    return parts


def _done_key(table: BakesTable) -> Hashable:
    return table.done_words(), table.can_end(), table.nothing_left(), table.look.mine, table.sure


def _over_key(table: BakesTable, brush: Brush, hold: Hold | None) -> Hashable:
    """What lies over the table: a rival's panel, a sheet, or the dare scene."""
    look = table.look
    if look.oven is not None:
        return draw_oven.oven_key(look, brush, table.found())
    if sheet_kind(look):
        return draw_sheet.sheet_key(look, brush, table.covered(hold))
    return draw_panel.panel_key(look, table.opened)


def paint_all(table: BakesTable, brush: Brush, hold: Hold | None) -> None:
    """Paint whatever lies where the surface may be painted now."""
    look = table.look
    if look.oven is not None:
        brush.surface.blit(_behind(table), (0, 0))
        draw_oven.draw_oven(brush, look, table.found())
        return
    _paint_table(table, brush, hold, table.found())
    if table.opened is not None and not sheet_kind(look):
        draw_panel.draw_panel(brush, look, table.opened)
    if hold is None or hold.source != "under":
        draw_sheet.draw_sheet(brush, look, table.found(), covered=table.covered(hold))


def _paint_table(table: BakesTable, brush: Brush, hold: Hold | None, found: Areas) -> None:
    look, board = table.look, table.board
    parts = _parts(table, brush, hold)
    near = {name for name, (area, _) in parts.items() if brush.needs(area)}
    for name, far in (("shared", True), ("board", False), ("pantry", False), ("recipes", False)):
        if name in board and brush.needs(board[name].rect.inflate(60, 60)):
            brush.mat(board[name].rect, far=far)
    mode = pantry_mode(look.table, kids=table.kids)
    if "rivals" in near:
        draw_far.draw_rivals(brush, look, found, table.opened)
    if "track" in near:
        draw_far.draw_track(brush, look)
    if table.kids:
        if "pantry" in near:
            _paint_kids(table, brush, mode)
        if "pantry-card" in near:
            draw_shared.draw_pantry_card(brush, look, board["pantry-card"].rect)
    else:
        if "market" in near:
            draw_shared.draw_market(brush, look)
        if "middle" in near:
            draw_shared.draw_middle(brush, look, table.dice.tumbler is not None)
        if "shop" in near:
            draw_shared.draw_shop(brush, look)
        if "pantry-head" in near:
            draw_pantry.draw_head(brush, look)
        if "steps" in near:
            draw_board.draw_steps(brush, look)
    if "head" in near:
        draw_board.draw_head(brush, look)
    if "supply" in near:
        draw_board.draw_supply(brush, look)
    if "tracks" in near:
        draw_board.draw_tracks(brush, look)
    if "shelf" in near:
        draw_board.draw_shelf(brush, look, found)
    for kind in range(bag.KINDS):
        if f"tile-{kind}" in near:
            draw_pantry.draw_tile(brush, look, kind)
    if "recipes" in near:
        draw_recipes.draw_recipes(brush, look, found)
    if "done" in near:
        ready = table.can_end() and look.mine
        draw_board.draw_done(
            brush,
            look,
            table.done_words()[0],
            ready=ready,
            strong=ready and (table.nothing_left() or table.sure),
        )


def _paint_kids(table: BakesTable, brush: Brush, mode: str) -> None:
    look = table.look
    if mode == "tray":
        draw_shared.draw_trays(brush, look, tumbling=table.dice.tumbler is not None)
    elif mode == "market":
        draw_shared.draw_market(brush, look)
    elif mode == "ovens":
        draw_shared.draw_ovens(brush, look)
    elif mode == "bonus":
        draw_shared.draw_bonus(brush, look)


def _behind(table: BakesTable) -> pygame.Surface:
    """The table behind the dare scene: dark and out of focus."""
    viewport, art = table.viewport, table.art
    size = (viewport.width, viewport.height)
    t = table.look.table
    key = ("bakes-behind", size, table.look.seat, t.round, len(t.done[table.look.seat]))

    def large() -> pygame.Surface:
        small = art.cached((*key, "small"), lambda: _blurred(table, viewport))
        with art.patience.making():  # in the next frame, if the small one took this one's time
            return pygame.transform.smoothscale(small, size)

    return art.cached(key, large, passing=True)  # else it would push out what lies on the table


def _blurred(table: BakesTable, viewport: Viewport) -> pygame.Surface:
    whole = pygame.Surface((viewport.width, viewport.height))
    whole.blit(wood(table.art, viewport), (0, 0))
    look = replace(table.look, oven=None)
    found = areas(look, table.board, kids=table.kids, opened=None, private=table.private)
    _paint_table(table, table.brush(whole, None), None, found)
    small = pygame.transform.smoothscale(
        whole, (max(1, viewport.width // BLUR), max(1, viewport.height // BLUR))
    )
    small.fill((118, 84, 62), special_flags=pygame.BLEND_RGB_MULT)
    return small
