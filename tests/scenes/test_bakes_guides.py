"""What guides a newcomer at Got What It Bakes?: what glows or dims, what is seen, how one goes back."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.input.events import Command
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.pending import Offering, Place, Pooling
from game.rules.got_what_it_bakes.state import BakesState
from game.scenes.pause import PauseScene
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


def begun(asked: type) -> object:
    """Seat 0 has begun to name something."""

    def fits(state: BakesState) -> bool:
        step = state.pending
        return isinstance(step, asked) and step is not None and step.seat == 0

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


# going back


@pytest.mark.parametrize("asked", [Offering, Pooling])
def test_escape_in_a_sheet_goes_back_before_it_pauses(app: App, asked: type) -> None:
    cook = reach(app, begun(asked), mode="cooperative")
    cook.press(Command.CANCEL)
    cook.rest()
    assert app.stack.top is cook.scene
    assert cook.session.match.log[-1].action == act.BACK
    assert cook.state.pending is None
    cook.press(Command.CANCEL)
    assert isinstance(app.stack.top, PauseScene)


def test_escape_puts_back_what_is_held_in_a_sheet_first(app: App) -> None:
    cook = reach(app, begun(Offering), mode="cooperative")
    cook.lift("choice-0")
    cook.press(Command.CANCEL)
    assert not cook.scene.hands.drag.holding
    assert isinstance(cook.state.pending, Offering)


# what a sentence names


@pytest.mark.parametrize("kids", [False, True])
def test_the_jar_that_the_sentence_names_is_seen_before_anything_is_held(app: App, kids: bool) -> None:
    cook = reach(app, waiting(2, empty=True), kids=kids)
    step = cook.state.pending
    assert isinstance(step, Place)
    jar = f"jar-{step.ingredient}"
    assert "jar" in cook.scene.status().heading
    with_jar = look_at(cook, jar)
    cook.bakes.look.table.pending = step._replace(source="bagel")  # as if a mark were moved: no jar takes it
    assert pygame.image.tobytes(with_jar, "RGB") != pygame.image.tobytes(look_at(cook, jar), "RGB")
    cook.scene.layout(cook.scene.viewport)
    cook.drag("unit", jar)
    assert bag.count(cook.state.stock[0], step.ingredient) == 1


def look_at(cook: Cook, spot: str) -> pygame.Surface:
    """The picture of a spot."""
    draw(cook)
    surface = cook.app.window.surface
    return surface.subsurface(cook.scene.viewport.rect(cook.bakes.area(spot))).copy()
