"""What guides a newcomer at Got What It Bakes?: what glows, what dims, what is named is seen, how one goes back."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.pending import Place
from game.rules.got_what_it_bakes.state import BakesState
from game.table.got_what_it_bakes import draw_board
from tests.scenes.bakes_table import Cook
from tests.scenes.test_bakes_table import reach


def draw(cook: Cook) -> None:
    """Draw everything anew."""
    cook.scene.layout(cook.scene.viewport)
    cook.scene.draw(cook.app.window.surface)


def waiting(units: int, *, empty: bool = False) -> object:
    """Seat 0 has so many units to place, with none of them stored yet if that is asked."""

    def fits(state: BakesState) -> bool:
        step = state.pending
        if not isinstance(step, Place) or step.seat != 0 or step.source or step.units != units:
            return False
        return not empty or not bag.count(state.stock[0], step.ingredient)

    return fits


# the button that places


def test_the_button_that_places_is_pale_while_it_does_nothing(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    cook = reach(app, waiting(3))
    shown: list[tuple[str, bool]] = []

    def noted(brush: object, look: object, label: str, *, ready: bool, strong: bool) -> None:
        shown.append((label, ready))

    monkeypatch.setattr(draw_board, "draw_done", noted)
    draw(cook)
    assert shown[-1] == ("Place for me", True)
    cook.click("auto")
    moments = 0
    while isinstance(cook.state.pending, Place):
        cook.pass_time(1 / 60)
        draw(cook)
        moments += shown[-1][0] == "Place for me"
        assert shown[-1] != ("Place for me", True)
    assert moments > 5
    cook.rest()
    draw(cook)
    assert shown[-1][0] != "Place for me"
