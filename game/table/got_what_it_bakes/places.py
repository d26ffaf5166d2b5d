"""The spots of the maps, and how a number of things shares the room of one spot."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.rules.got_what_it_bakes.bag import INGREDIENTS

TILES: tuple[str, ...] = tuple(f"tile-{name}" for name in INGREDIENTS)
"""The spot of each ingredient, by its index."""

_BOTH: Mapping[str, str] = {
    **dict.fromkeys(TILES, "tile"),
    **dict.fromkeys(("rivals", "track", "name", "coins", "time"), "band"),
    **dict.fromkeys(("board", "pantry", "recipes"), "mat"),
    **dict.fromkeys(("supply", "tray-a", "tray-b"), "tray"),
    **dict.fromkeys(("save-time", "save-coins"), "track"),
    **dict.fromkeys(("upgrades", "drinks", "goals"), "shelf"),
    **dict.fromkeys(("recipe-market-1", "recipe-market-2", "pantry-card"), "card"),
    **dict.fromkeys(("recipe-deck", "recipe-discard"), "deck"),
    **dict.fromkeys(("oven-time", "oven-dare"), "oven"),
    **dict.fromkeys(("baked", "trash"), "pile"),
    **dict.fromkeys(("done", "keep", "dare-time", "dare-rest", "dare-throw"), "act"),
    **dict.fromkeys(("dare-oven", "dare-rows", "dare-tray", "dare-ready"), "scene"),
    **dict.fromkeys(("sheet", "panel"), "sheet"),
    "goal-action": "goal",
    "refresh-recipes": "pill",
    "fresh": "row",
}
NORMAL: Mapping[str, str] = {
    **_BOTH,
    **dict.fromkeys(("steps", "solo-board"), "band"),
    **dict.fromkeys(("bot-card", "shop-1", "shop-2", "shop-3"), "card"),
    **dict.fromkeys(("pantry-deck", "goal-deck", "shop-deck", "shop-discard"), "deck"),
    "shared": "mat",
    "refresh-shop": "pill",
    "resting": "row",
}
"""Every spot that the table looks up on the normal map, with its class."""
KIDS: Mapping[str, str] = {
    **_BOTH,
    **dict.fromkeys(("bonus-coins", "bonus-time"), "act"),
    "bonus-die": "tray",
    "strip": "band",
}
"""The same for the kids' map: no market of Upgrades, all that is shared lies over the pantry."""

SHOP = ("shop-1", "shop-2", "shop-3")
MARKET = ("recipe-market-1", "recipe-market-2")
TRAYS = ("tray-a", "tray-b")
GLANCES = ("goals", "peek", "under")
"""Only looked at for as long as they are pressed: the own goals, those on a sheet, what a sheet covers."""
Areas = dict[str, pygame.FRect]
"""Spots and where they lie, the topmost last."""
CARD_RATIO = 1.4
"""Height of a card in its widths."""


def row(area: pygame.FRect, count: int, width: float, gap: float) -> list[pygame.FRect]:
    """Cards of a width side by side from the left; where there is no room they overlap evenly."""
    step = width + gap
    if count > 1 and width + step * (count - 1) > area.width:
        step = (area.width - width) / (count - 1)
    tall = min(area.height, width * CARD_RATIO)
    return [pygame.FRect(area.x + step * number, area.y, width, tall) for number in range(count)]


def column(area: pygame.FRect, count: int, most: float, least: float, gap: float) -> list[pygame.FRect]:
    """Cards one below the other, as tall as fits between `least` and `most`; then they overlap."""
    if not count:
        return []
    tall = max(least, min(most, (area.height - gap * (count - 1)) / count))
    step = tall + gap
    if count > 1 and tall + step * (count - 1) > area.height + 0.5:
        step = (area.height - tall) / (count - 1)
    return [pygame.FRect(area.x, area.y + step * number, area.width, tall) for number in range(count)]


def middle_row(area: pygame.FRect, count: int, width: float, tall: float, gap: float) -> list[pygame.FRect]:
    """Things side by side in the middle of an area; smaller where there is no room."""
    if not count:
        return []
    shrink = min(1.0, area.width / (width * count + gap * (count - 1)), area.height / tall)
    width, tall, gap = width * shrink, tall * shrink, gap * shrink
    left = area.centerx - (width * count + gap * (count - 1)) / 2
    top = area.centery - tall / 2
    return [pygame.FRect(left + (width + gap) * number, top, width, tall) for number in range(count)]


def grid(area: pygame.FRect, count: int, columns: int, gap: float) -> list[pygame.FRect]:
    """Equal cells that fill an area row by row."""
    rows = max(1, -(-count // columns))
    wide = (area.width - gap * (columns - 1)) / columns
    tall = (area.height - gap * (rows - 1)) / rows
    return [
        pygame.FRect(
            area.x + (wide + gap) * (number % columns),
            area.y + (tall + gap) * (number // columns),
            wide,
            tall,
        )
        for number in range(count)
    ]
