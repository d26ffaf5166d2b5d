"""Where things lie on the table of Pastry Bids: inside their panels, apart, and where hands find them."""

from __future__ import annotations

import pytest

from game.rules.pastry_bids.cards import CARD_IDS
from game.scenes.table_hud import NEEDED, OPTIONAL
from game.table.board import Board, BoardSize, load_board
from game.table.pastry_bids.look import in_order
from game.table.pastry_bids.places import (
    SCENERY,
    SPOTS,
    Shelf,
    aside_areas,
    card_area,
    card_width,
    fan_of,
    up_areas,
)
from game.table.viewport import FRAME

SIZES: tuple[BoardSize, ...] = ("normal", "kids")


def board_of(size: BoardSize) -> Board:
    return load_board("pastry_bids", size, {**NEEDED, **SPOTS}, {**OPTIONAL, **SCENERY})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("plates", range(14))
@pytest.mark.parametrize("count", [0, 1, 4, 7, 8, 13, 20, 26])
def test_dishes_and_leftovers_stay_in_their_panel(size: BoardSize, plates: int, count: int) -> None:
    board = board_of(size)
    for side in ("own-dishes", "other-dishes"):
        panel = board[side].rect
        shelf = Shelf(panel, plates, in_order(CARD_IDS[:count]), kids=size == "kids")
        things = [*shelf.plates, *shelf.cards.values()]
        assert len(shelf.plates) >= plates
        assert all(panel.contains(thing) for thing in things)
        for number, plate in enumerate(shelf.plates):
            assert plate.width >= 44
            others = [*shelf.plates[:number], *shelf.cards.values()]
            assert not any(plate.inflate(-8, -8).colliderect(other) for other in others)
        if count:
            assert shelf.pitch >= 20, "the number of every card is seen"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 14))
def test_the_own_hand_lies_in_the_window_from_left_to_right(size: BoardSize, count: int) -> None:
    board = board_of(size)
    wide = card_width(board, "own-hand")
    lies = fan_of(board, "own-hand", count)
    assert lies == sorted(lies)
    for lie in lies:
        area = card_area(lie, wide)
        assert FRAME.left <= area.left + 1
        assert area.right - 1 <= FRAME.right
        assert area.top > board["mat"].rect.bottom - 20


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("pairs", range(1, 7))
def test_face_up_cards_lie_on_the_mat_over_each_other(size: BoardSize, pairs: int) -> None:
    board = board_of(size)
    areas = up_areas(board, 2 * pairs)
    assert all(board["mat"].rect.contains(area) for area in areas)
    for first, second in zip(areas[::2], areas[2::2], strict=False):
        assert second.top - first.top >= 20, "the number of the card below is seen"


@pytest.mark.parametrize("size", SIZES)
def test_cards_set_aside_lie_on_the_mat_below_their_pile(size: BoardSize) -> None:
    board = board_of(size)
    areas = aside_areas(board, CARD_IDS)
    assert set(areas) == set(CARD_IDS)
    for card, area in areas.items():
        assert board["mat"].rect.contains(area)
        pile = board["pile-hearts" if card[0] == "h" else "pile-clubs"].rect
        assert area.top > pile.bottom
        assert abs(area.centerx - pile.centerx) < 100
