"""The maps of Got What It Bakes?, and how many things share one room."""

from __future__ import annotations

import pygame
import pytest

from game.rules.got_what_it_bakes.bag import INGREDIENTS, KINDS
from game.scenes.table_hud import NEEDED, OPTIONAL
from game.table.board import BadBoard, BoardSize, load_board
from game.table.got_what_it_bakes.draw_panel import panel_recipes
from game.table.got_what_it_bakes.layout import (
    kids_recipes,
    picture_area,
    recipe_places,
    slots,
    tile_area,
    unit_area,
)
from game.table.got_what_it_bakes.places import KIDS, NORMAL, TILES, column, grid, middle_row, row

ROOM = pygame.FRect(100, 200, 586, 266)


@pytest.mark.parametrize(("size", "spots"), [("normal", NORMAL), ("kids", KIDS)])
def test_the_map_has_every_spot(size: BoardSize, spots: dict[str, str]) -> None:
    board = load_board("got_what_it_bakes", size, {**NEEDED, **spots}, OPTIONAL)
    assert [spot.name for spot in board.of_kind("tile")] == list(TILES)
    assert len(TILES) == len(INGREDIENTS)


def test_a_spot_that_is_missing_is_named() -> None:
    with pytest.raises(BadBoard, match="toaster"):
        load_board("got_what_it_bakes", "normal", {**NEEDED, **NORMAL, "toaster": "oven"}, OPTIONAL)


@pytest.mark.parametrize("count", [1, 3, 4, 9, 20])
def test_any_number_of_cards_stays_in_its_room(count: int) -> None:
    ways = (
        row(ROOM, count, 140, 8),
        column(ROOM, count, 238, 74, 8),
        middle_row(ROOM, count, 198, 277, 16),
        grid(ROOM, count, 4, 6),
    )
    for places in ways:
        assert len(places) == count
        assert all(ROOM.inflate(1, 1).contains(place) for place in places)
        assert len({(round(place.x), round(place.y)) for place in places}) == count


@pytest.mark.parametrize(("size", "spots", "share"), [("normal", NORMAL, 0.53), ("kids", KIDS, 0.6)])
@pytest.mark.parametrize("low", [0.0, 9.0])
def test_dice_lie_beside_the_ingredient_and_not_on_it(
    size: BoardSize, spots: dict[str, str], share: float, low: float
) -> None:
    board = load_board("got_what_it_bakes", size, {**NEEDED, **spots}, OPTIONAL)
    for kind in range(KINDS):
        tile = tile_area(board, kind, small=False)
        picture = picture_area(tile, kind, share, low)
        dice = slots(tile, kind)
        assert tile.contains(picture)
        assert all(tile.contains(die) for die in dice)
        assert picture.collidelist(dice) < 0
        assert unit_area(tile, small=False).collidelist(dice) < 0
        assert min(picture.size) >= 70


LOWER = pygame.FRect(100, 480, 334, 238)
KIDS_ROOM = pygame.FRect(100, 200, 472, 664)
PANEL = pygame.FRect(70, 178, 810, 250)


@pytest.mark.parametrize("fresh", range(13))
@pytest.mark.parametrize("resting", range(9))
def test_no_recipe_ever_hides_another(fresh: int, resting: int) -> None:
    """So every box that glows is seen, and every recipe can be dropped on without looking for it."""
    count = fresh + resting
    for places, room in (
        (recipe_places(ROOM, LOWER, fresh, count), ROOM.union(LOWER)),
        (kids_recipes(KIDS_ROOM, count), KIDS_ROOM),
        (panel_recipes(PANEL, count), PANEL),
    ):
        assert len(places) == count
        assert all(room.inflate(1, 1).contains(place) for place in places)
        inner = [pygame.Rect(place).inflate(-2, -2) for place in places]
        assert all(place.collidelist(inner[number + 1 :]) < 0 for number, place in enumerate(inner))


def test_all_sixty_recipes_have_a_place() -> None:
    assert len(recipe_places(ROOM, LOWER, 60, 60)) == 60
