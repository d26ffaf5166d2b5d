"""The maps of Got What It Bakes?, and how many things share one room."""

from __future__ import annotations

import pygame
import pytest

from game.rules.got_what_it_bakes.bag import INGREDIENTS
from game.scenes.table_hud import NEEDED, OPTIONAL
from game.table.board import BadBoard, BoardSize, load_board
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
