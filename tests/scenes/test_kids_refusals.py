"""What children see when something can't be done: what was refused, and what can be done instead."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.scenes.table_bubble import Bubble
from tests.scenes.cookies_table import MIXED, STARS, SUGAR, Baker, sit


def instead(baker: Baker) -> list[str]:
    """The drawings of what can be done instead."""
    bubble = baker.scene.hands.bubble
    assert isinstance(bubble, Bubble)
    return [art for part in bubble.parts for art in part.arts]


@pytest.mark.rule("CK-6")
def test_before_the_throw_the_dice_and_their_tray_are_shown_as_the_remedy(app: App) -> None:
    baker = sit(app, seats=1, kids=True)
    baker.drag("reserve-star", "sheet-1")
    assert instead(baker) == ["common/icon-random", "common/icon-arrow", "cookies/dice-tray"]


@pytest.mark.rule("CK-19")
@pytest.mark.parametrize("rolled", [False, True], ids=["before the throw", "after it"])
def test_a_tapped_oven_without_a_finished_sheet_says_why_and_what_to_do(app: App, rolled: bool) -> None:
    baker = sit(app, rolls=[MIXED], seats=1, kids=True)
    if rolled:
        baker.do("roll")
    before = baker.actions()
    baker.rest()
    baker.click("oven")
    assert baker.actions() == before
    bubble = baker.scene.hands.bubble
    assert bubble is not None
    assert bubble.clause == "CK-19"
    assert bubble.arts == ("cookies/oven", "cookies/oven-door")
    assert ("cookies/cookie-star" if rolled else "cookies/dice-tray") in instead(baker)
    app.stack.draw(app.window.surface)
    assert bubble.area.height > 200
    frame = pygame.FRect(0, 0, 1920, 1080)
    assert frame.contains(bubble.area)


def test_a_cookie_in_the_hand_that_fits_nowhere_leaves_the_guide_as_it_was(app: App) -> None:
    baker = sit(app, seats=1, kids=True)
    guide = baker.scene.status().parts
    baker.click("reserve-star")
    assert baker.scene.hands.hold() is not None
    assert baker.scene.status().parts == guide


@pytest.mark.rule("CK-19")
def test_the_oven_takes_a_finished_sheet_when_it_is_tapped(app: App) -> None:
    baker = sit(app, rolls=[STARS] * 3 + [SUGAR] * 3, seats=1, kids=True)
    baker.do(*["roll", "lay star sheet-1"] * 3, *["roll", "sprinkle sheet-1"] * 2)
    baker.rest()
    baker.click("oven")
    assert baker.actions()[-1] == "bake sheet-1"


def test_those_who_read_get_the_sentence_alone(app: App) -> None:
    baker = sit(app, seats=1)
    baker.click("oven")
    assert instead(baker) == []
