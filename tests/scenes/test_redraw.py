"""A table that is drawn again only where it changed shows exactly what a whole drawing shows."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.app import App
from game.rehearsal.moments import STRETCHES, easy, full_table
from game.scenes.base import Pop, Push
from game.scenes.pause import PauseScene
from tests.scenes.screen import Screen

pytestmark = pytest.mark.usefixtures("dice_at_once")


@pytest.mark.parametrize("game_id", STRETCHES)
def test_parts_show_what_the_whole_shows(app: App, game_id: str) -> None:
    rng = Random(3)
    screen = Screen(app, full_table(game_id))
    scene = screen.scene
    for number in range(5):
        screen.wander(rng)
        match = scene.session.match
        seat = match.to_act()[0]
        scene.play(seat, easy(match, seat, number))
        for _ in range(6):
            screen.frame(rng.choice((1 / 60, 1 / 5)))
        scene.finish_moving()
    assert screen.parts > 20


def test_what_lay_over_the_table_leaves_nothing_behind(app: App) -> None:
    screen = Screen(app, full_table("cookies"))
    screen.frame()
    app.stack.apply(Push(PauseScene(app.context, screen.scene.session)))
    screen.frame()
    app.stack.apply(Pop())
    screen.frame()
    screen.frame()
    assert screen.parts == 1


def test_after_another_size_everything_is_drawn(app: App) -> None:
    screen = Screen(app, full_table("cookies"))
    screen.frame()
    screen.frame()
    app.window.window.size = (960, 540)
    app.window.resized()
    app.stack.layout(app.window.viewport)
    screen.seen = pygame.Surface((960, 540)).convert()
    screen.frame()
    app.redraw()
    screen.frame()
    assert screen.parts == 2
