"""What opens at the table of Got What It Bakes? while a hand holds something leaves nothing behind."""

from __future__ import annotations

import pytest

from game.app import App
from game.input.events import Command, PointerMove
from tests.scenes.bakes_table import Cook
from tests.scenes.screen import Screen
from tests.scenes.test_bakes_guides import offers, turner, turns
from tests.scenes.test_bakes_table import reach


def watched(app: App, cook: Cook) -> tuple[Screen, Cook]:
    """The same table, on a screen that is compared with a whole drawing in every frame."""
    screen = Screen(app, cook.session)
    screen.frame()
    screen.frame()
    return screen, Cook(app, screen.scene)


@pytest.mark.usefixtures("dice_at_once")
@pytest.mark.parametrize("kids", [False, True])
def test_the_values_of_a_die_come_and_go(app: App, kids: bool) -> None:
    screen, cook = watched(app, reach(app, turner("set", 5), kids=kids))
    cook.lift(f"card-{next(iter(turns(cook.state, 'set')))}")
    screen.frame()
    cook.move(*cook.at("die-0"))
    screen.frame()
    cook.up(*cook.at("die-0"))
    screen.frame()
    value = next(name for name in cook.bakes.spot_names() if name.startswith("turn-"))
    for x, y in (cook.at(value), cook.at("keep-die"), (5.0, 5.0)):
        app.stack.handle(PointerMove(x, y, False, cook.time))
        screen.frame()
    cook.press(Command.CANCEL)
    screen.frame()
    screen.frame()
    assert "keep-die" not in cook.bakes.spot_names()
    assert screen.parts > 6


@pytest.mark.usefixtures("dice_at_once")
def test_the_stall_of_the_market_comes_and_goes_with_the_recipe(app: App) -> None:
    screen, cook = watched(app, reach(app, lambda state: bool(offers(state)), mode="cooperative", kids=True))
    cook.lift(f"recipe-{offers(cook.state)[0]}")
    screen.frame()
    for point in (cook.at("stall"), cook.at("rival-1"), (960.0, 800.0)):
        cook.move(*point)
        screen.frame()
    cook.press(Command.CANCEL)
    for _ in range(12):
        screen.frame()
    assert cook.scene.echo.idle
    assert screen.parts > 6
