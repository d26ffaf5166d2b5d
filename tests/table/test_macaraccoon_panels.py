"""The countertops of the other players at the side of Macaraccoon's table."""

from __future__ import annotations

import pytest

from game.scenes.table_hud import NEEDED, OPTIONAL
from game.table.board import Board, load_board
from game.table.macaraccoon.panels import panel_at
from game.table.macaraccoon.table import MacaraccoonTable


def board(kids: bool) -> Board:
    needed, optional = {**NEEDED, **MacaraccoonTable.spots}, {**OPTIONAL, **MacaraccoonTable.scenery}
    return load_board("macaraccoon", "kids" if kids else "normal", needed, optional)


@pytest.mark.parametrize("kids", [False, True], ids=["normal", "kids"])
@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_the_panels_fill_their_place_and_hold_all_that_is_on_them(others: int, kids: bool) -> None:
    laid = board(kids)
    room = laid["others"].rect
    panels = [panel_at(laid, number, others, kids=kids) for number in range(others)]
    for number, panel in enumerate(panels):
        assert room.contains(panel.rect)
        for one in (panel.face, panel.jar, panel.name, panel.label, panel.served):
            assert one is None or panel.rect.contains(one)
        assert all(panel.rect.collidepoint(plate) for plate in panel.plates)
        assert panel.room > 30
        assert not any(panel.rect.colliderect(other.rect) for other in panels[number + 1 :])
    assert panels[0].rect.top == room.top
    covered = sum(panel.rect.width * panel.rect.height for panel in panels)
    assert covered > (0.7 if kids and others == 3 else 0.9) * room.width * room.height


@pytest.mark.parametrize("kids", [False, True], ids=["normal", "kids"])
def test_the_fewer_others_the_larger_their_plates(kids: bool) -> None:
    laid = board(kids)
    scales = [panel_at(laid, 0, others, kids=kids).scale for others in (1, 2, 3, 4)]
    assert scales == sorted(scales, reverse=True)
    assert scales[0] > scales[3]
