"""Where everything lies now: the spots of the map, and what has come to lie in them."""

from __future__ import annotations

import pygame

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.table import BAKE, DICE, PICK
from game.table.board import Board
from game.table.got_what_it_bakes.cast import THERE, Lying
from game.table.got_what_it_bakes.look import Look, pantry_mode, resting
from game.table.got_what_it_bakes.overlays import oven_scene, sheet, turning_places
from game.table.got_what_it_bakes.places import (
    MARKET,
    TILES,
    TRAYS,
    Areas,
    column,
    grid,
    row,
)

DIE = 80.0
"""Edge of a die in the supply."""


def areas(look: Look, board: Board, *, kids: bool, opened: int | None, private: bool) -> Areas:
    """All spots there are now with their places, the topmost last.

    `opened`: a rival whose panel is open; `private`: goals lie face down on the sheet.
    """
    gone = _gone(look, kids)
    found: Areas = {spot.name: spot.rect for spot in board if spot.name not in gone}
    _rivals(found, look, board, kids)
    _pantry(found, look, board, kids)
    _recipes(found, look, board, kids)
    _shelf(found, look, board)
    _dice(found, look, board, kids)
    _done(found, look, board)
    if opened is not None:
        found["close"] = board["panel"].rect
    sheet(found, look, board)
    if not private:
        found.pop("peek", None)
    if look.oven is not None:
        oven_scene(found, look, board)
    found.update(turning_places(look, board, kids=kids))
    return found


_MODES: dict[str, tuple[str, ...]] = {
    "tray": TRAYS,
    "bonus": ("bonus-die", "bonus-coins", "bonus-time"),
    "market": (*MARKET, "recipe-deck", "recipe-discard", "refresh-recipes"),
}
"""On the kids' map: what lies over the pantry in each step."""


def _gone(look: Look, kids: bool) -> set[str]:
    """Spots of the map that aren't there in this step."""
    gone = set() if look.table.phase == BAKE else {"oven-time", "oven-dare"}
    if kids:
        now = pantry_mode(look.table, kids=True)
        for mode, names in _MODES.items():
            if mode != now:
                gone |= set(names)
    return gone


def _rivals(found: Areas, look: Look, board: Board, kids: bool) -> None:
    others = look.others
    band = board["rivals"].rect
    if not others:
        return
    wide = min(362.0, (band.width - 12 * (len(others) - 1)) / len(others))
    for number, seat in enumerate(others):
        rect = pygame.FRect(band.x + (wide + 12) * number, band.y, wide, band.height)
        found[f"rival-{seat}"] = rect
        if seat in look.table.mates[look.seat]:
            small = pygame.FRect(rect.right - 54, rect.y + 5, 46, 40)
            found[f"ask-{seat}"] = pygame.FRect(rect.right - 94, rect.y + 12, 84, 88) if kids else small


def strip_cells(board: Board) -> list[pygame.FRect]:
    """The twelve small places of the kids' strip."""
    return grid(board["strip"].rect, bag.KINDS, 6, 8)


def tile_area(board: Board, kind: int, *, small: bool) -> pygame.FRect:
    """The place of an ingredient: its tile, or its cell in the kids' strip."""
    return strip_cells(board)[kind] if small else board[TILES[kind]].rect


def slots(tile: pygame.FRect, kind: int) -> list[pygame.FRect]:
    """The die places of a tile, on its right side."""
    if kind in (bag.CHILI, bag.CHOCOLATE):
        edge = min(tile.height * 0.31, tile.width * 0.3)
        right = tile.right - edge - tile.width * 0.06
        return [pygame.FRect(right, tile.y + tile.height * (0.24 + 0.33 * n), edge, edge) for n in (0, 1)]
    edge = min(tile.height * 0.38, tile.width * 0.35)
    top = tile.y + tile.height * 0.46 - edge / 2
    return [pygame.FRect(tile.right - edge - tile.width * 0.06, top, edge, edge)]


def picture_area(tile: pygame.FRect, kind: int, share: float, low: float) -> pygame.FRect:
    """Where a tile's ingredient is drawn, beside its dice: at most a `share` of the tile's height high.

    `low`: by how much it goes down (and gets smaller) for a long name.
    """
    whole = tile.height * share - low
    edge = min(whole, slots(tile, kind)[0].x - tile.x - 14)
    return pygame.FRect(tile.x + 10, tile.y + tile.height * 0.225 + low + (whole - edge) / 3, edge, edge)


def pair_slots(tile: pygame.FRect, count: int) -> list[pygame.FRect]:
    """Halves of a tile that stand for one partner of a held die each."""
    wide = tile.width / count
    return [pygame.FRect(tile.x + wide * n, tile.y, wide, tile.height) for n in range(count)]


def jar_area(tile: pygame.FRect, *, small: bool) -> pygame.FRect:
    """Where stored units stand on a tile."""
    if small:
        return pygame.FRect(tile.centerx, tile.y + 4, tile.width / 2 - 4, tile.height - 8)
    return pygame.FRect(tile.right - 82, tile.bottom - 44, 76, 38)


def buy_area(tile: pygame.FRect) -> pygame.FRect:
    """Where a further unit is bought, on an activated tile."""
    return pygame.FRect(tile.x + 7, tile.bottom - 44, 96, 38)


def unit_area(tile: pygame.FRect, *, small: bool) -> pygame.FRect:
    """Where gained units wait for their boxes."""
    edge = tile.height * 0.9 if small else min(tile.height, tile.width) * 0.52
    if small:
        return pygame.FRect(tile.x + 2, tile.y + 3, edge, edge)
    return pygame.FRect(tile.x + 10, tile.y + tile.height * 0.22, edge, edge)


def _pantry(found: Areas, look: Look, board: Board, kids: bool) -> None:
    table, seat = look.table, look.seat
    small = pantry_mode(table, kids=kids) != "tiles"
    placing = look.placing()
    active = {g.ingredient for g in table.gathered[seat]}
    for kind in range(bag.KINDS):
        tile = tile_area(board, kind, small=small)
        found[TILES[kind]] = tile
        if table.phase == DICE and kind in active and placing is None and not small:
            found[f"buy-{kind}"] = buy_area(tile)
        if bag.count(table.stock[seat], kind) or (placing is not None and placing.ingredient == kind):
            found[f"jar-{kind}"] = jar_area(tile, small=small)
    if placing is not None:
        tile = tile_area(board, placing.ingredient, small=small)
        found["unit"] = unit_area(tile, small=small)


def _recipes(found: Areas, look: Look, board: Board, kids: bool) -> None:
    table, seat = look.table, look.seat
    front = table.front[seat]
    if kids:
        places = kids_recipes(board["fresh"].rect, len(front))
    else:
        fresh = [slug for slug in front if not resting(table, slug)]
        front = (*fresh, *(slug for slug in front if slug not in fresh))
        places = recipe_places(board["fresh"].rect, board["resting"].rect, len(fresh), len(front))
    found.update({f"recipe-{slug}": rect for slug, rect in zip(front, places, strict=True)})


def kids_recipes(room: pygame.FRect, count: int) -> list[pygame.FRect]:
    """Large cards one below the other; many lie in two columns or more, so that none hides another."""
    if count <= 4:
        return column(room, count, 252, 130, 10)
    return grid(room, count, 2 if count <= 8 else 3, 10)


GRIDS = ((3, 2, 2, 2), (4, 2, 2, 2), (4, 3, 3, 3), (5, 4, 4, 4), (8, 5, 5, 4))
"""Columns and rows of the upper room, and of the lower one, for ever more recipes; the last takes all."""


def recipe_places(upper: pygame.FRect, lower: pygame.FRect, fresh: int, count: int) -> list[pygame.FRect]:
    """Places for so many recipes, the `fresh` ones (that don't rest) first. None ever lies over another."""
    rest = count - fresh
    if (fresh <= 3 and rest <= 2) or (fresh >= 3 and count <= 5):
        upright = min(3, fresh)
        return [*row(upper, upright, 190.0, 8), *column(lower, count - upright, 238, 74, 8)]
    if count <= 6:
        above = grid(upper, count - 2, 2, 8)
        flat = [pygame.FRect(rect.x, rect.y, rect.width, min(rect.height, 206)) for rect in above]
        return [*flat, *column(lower, 2, 238, 74, 8)]
    across, down, beside, below = next(g for g in GRIDS if g[0] * g[1] + g[2] * g[3] >= count)
    cells = [*grid(upper, across * down, across, 8), *grid(lower, beside * below, beside, 8)]
    return cells[:count]


def _shelf(found: Areas, look: Look, board: Board) -> None:
    table, seat = look.table, look.seat
    shelf = shelf_of(look, board)
    for number, slug in enumerate(table.upgrades[seat]):
        found[f"card-{slug}"] = shelf_slot(shelf, number)
    drinks = table.drinks[seat]
    if drinks:
        room = board["drinks"].rect
        wide = min(72.0, room.width)
        more = min(26.0, (room.width - wide) / (len(drinks) - 1)) if len(drinks) > 1 else 0.0
        left = room.right - wide - more * (len(drinks) - 1)
        for number, slug in enumerate(drinks):
            found[f"card-{slug}"] = pygame.FRect(left + more * number, room.y, wide, room.height)


def shelf_of(look: Look, board: Board) -> pygame.FRect:
    """Where Upgrades or Sweets lie; without goals their room is free too."""
    shelf = board["upgrades"].rect
    if look.table.options.kids and not look.table.options.goals:
        return shelf.union(board["goals"].rect)
    return shelf


def shelf_slot(shelf: pygame.FRect, number: int) -> pygame.FRect:
    """The place of an Upgrade or Sweet."""
    wide = (shelf.width - 8) / 3
    return pygame.FRect(shelf.x + (wide + 4) * number, shelf.y, wide, shelf.height)


def supply_dice(board: Board, count: int, *, kids: bool) -> list[pygame.FRect]:
    """The places of the dice in the own supply."""
    tray = board["supply"].rect
    room = tray.inflate(-20, -8) if kids else pygame.FRect(tray.x + 96, tray.y, tray.width - 104, tray.height)
    edge = min(102.0 if kids else DIE, (room.width - 8 * max(0, count - 1)) / max(1, count))
    step = max(edge + 8, room.width / max(3, count)) if count <= 3 else edge + 8
    left = room.centerx - step * (max(count, 3) if count <= 3 else count) / 2 + (step - edge) / 2
    return [pygame.FRect(left + step * n, room.centery - edge / 2, edge, edge) for n in range(count)]


def tray_slots(tray: pygame.FRect, count: int) -> list[pygame.FRect]:
    """The places of the dice in a tray of the shared board."""
    columns = 3 if count <= 6 else 5
    return grid(tray.inflate(-tray.width * 0.14, -tray.height * 0.16), count, columns, tray.width * 0.04)


def tray_count(look: Look) -> int:
    """How many dice a tray holds when it is full."""
    return 6 if look.table.seats == 4 else 3 * look.table.seats


def tray_dice(look: Look, tray: int) -> list[Lying]:
    """What lies in a tray's places, and who has taken what is gone."""
    table = look.table
    there = table.trays[tray] if tray < len(table.trays) else ()
    return look.cast.places(tray, there, tray_count(look))


def tray_spot(look: Look, tray: int, value: int) -> str:
    """The first spot of a tray at which a die with a value still lies; empty: none."""
    lying = Lying(value, THERE)
    dice = tray_dice(look, tray)
    return f"tray-{tray}-{dice.index(lying)}" if lying in dice else ""


def _dice(found: Areas, look: Look, board: Board, kids: bool) -> None:
    table, seat = look.table, look.seat
    dice = table.dice[seat]
    for number, rect in enumerate(supply_dice(board, max(3, len(dice)), kids=kids)[: len(dice)]):
        found[f"die-{number}"] = rect
    if table.phase == PICK and table.options.mode != "solo":
        for tray, spot in enumerate(TRAYS[: len(table.trays)]):
            area = (
                board[spot].rect
                if len(table.trays) == 2
                else board[TRAYS[0]].rect.union(board[TRAYS[1]].rect)
            )
            for number, (die, rect) in enumerate(
                zip(tray_dice(look, tray), tray_slots(area, tray_count(look)), strict=True)
            ):
                if die.value and die.taker == THERE:
                    found[f"tray-{tray}-{number}"] = rect
    for number, rect in enumerate(bot_dice(board, len(table.bot_dice))):
        found[f"bot-die-{number}"] = rect


def bot_dice(board: Board, count: int) -> list[pygame.FRect]:
    """CookieBot's dice, on the right of its strip."""
    band = board["rivals"].rect
    edge = band.height - 22
    return [
        pygame.FRect(band.right - 16 - (edge + 10) * (3 - n), band.y + 11, edge, edge) for n in range(count)
    ]


def _done(found: Areas, look: Look, board: Board) -> None:
    """The small plate beside the status line that places units by itself."""
    if look.placing() is not None:
        found["auto"] = board["done"].rect
