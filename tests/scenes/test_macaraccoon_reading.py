"""Orders of Macaraccoon seen large; ingredients fetched by a jump, its price shown before the drop."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.rules.macaraccoon.cards import ORDERS
from game.table.macaraccoon.reading import WAIT
from game.table.macaraccoon.targets import jump_of
from tests.scenes.macaraccoon_table import Cook, called, laid, sit
from tests.scenes.test_kids_table import WatchedType

EMPTY = ((), (), ())


def drawings(cook: Cook) -> list[str]:
    """The drawings of the picture sentence."""
    return [art for part in cook.scene.status().parts for art in part.arts]


def seen(cook: Cook) -> bytes:
    """The window's picture."""
    cook.scene.draw(cook.app.window.surface)
    return pygame.image.tobytes(cook.app.window.surface, "RGB")


@pytest.mark.parametrize("kids", [False, True], ids=["normal", "kids"])
def test_the_turn_points_at_the_badge_of_what_can_be_reached_and_at_no_card(app: App, kids: bool) -> None:
    cook = sit(app, laid(EMPTY), kids=kids)
    assert drawings(cook) == ["macaraccoon/raccoon-idle", "common/icon-arrow", "macaraccoon/paw"]


@pytest.mark.rule("MC-14")
@pytest.mark.parametrize("kids", [False, True], ids=["normal", "kids"])
def test_a_tapped_card_behind_a_neighbour_is_fetched_by_a_jump_and_shows_its_sugar_at_once(
    app: App, kids: bool
) -> None:
    cook = sit(app, laid(EMPTY), kids=kids)
    cook.click("spot-c1")
    hold = cook.scene.hands.hold()
    assert hold is not None
    assert hold.over is None
    assert str(jump_of(cook.scene.known, hold)) == "pick c1 over b1"
    assert "macaraccoon/sugar" in drawings(cook)
    assert cook.scene.status().line == "The jump lays one sugar: cream."
    cook.click("top-1")
    cook.rest()
    assert cook.actions()[0] == "pick c1 over b1"
    assert cook.actions()[1] == "place plate-1 top"


@pytest.mark.rule("MC-14")
def test_a_tapped_card_round_a_corner_is_fetched_over_the_sugar_that_lies_ready(app: App) -> None:
    cook = sit(app, laid(EMPTY))
    cook.drag("jar", "spot-a2")
    cook.rest()
    cook.click("spot-b2")
    cook.click("top-1")
    cook.rest()
    assert cook.actions()[0] == "pick b2 over a2"


@pytest.mark.rule("MC-14")
def test_without_sugar_a_tapped_card_says_that_the_jump_costs_some(app: App) -> None:
    cook = sit(app, laid(EMPTY, jars=[0, 2]))
    cook.drag("spot-c1", "top-1")
    assert cook.actions() == []
    assert cook.scene.hands.bubble is not None
    assert cook.scene.hands.bubble.clause == "MC-14"


@pytest.mark.parametrize("kids", [False, True], ids=["normal", "kids"])
def test_an_order_that_is_pointed_at_is_seen_large_with_its_recipe_in_words(app: App, kids: bool) -> None:
    cook = sit(app, laid(EMPTY), kids=kids)
    plain = seen(cook)
    app.context.type = cook.kitchen.type = written = WatchedType()
    app.context.type.set_scale(cook.scene.viewport.scale, 1.0)
    cook.move(*cook.at("order-1-2"), held=False)
    cook.scene.draw(app.window.surface)
    assert cook.kitchen.reading(None) is None, "not while the pointer only passes"
    cook.pass_time(WAIT + 0.1)
    assert cook.kitchen.reading(None) == "order-1-2"
    assert seen(cook) != plain
    order = cook.kitchen.order_at("order-1-2")
    names = {cook.kitchen.t(f"macaraccoon-piece-{kind}").capitalize() for kind in ORDERS[order].layers}
    assert (names <= set(written.written)) is not kids
    assert cook.scene.status().heading.startswith("Recipe: ")
    cook.move(*cook.at("plate-1"), held=False)
    cook.scene.draw(app.window.surface)
    cook.pass_time(0.1)
    assert cook.kitchen.reading(None) is None


def test_an_order_that_is_pressed_is_only_looked_at(app: App) -> None:
    cook = sit(app, laid(EMPTY))
    cook.down(*cook.at("order-2-3"))
    hold = cook.scene.hands.hold()
    assert cook.kitchen.reading(hold) == "order-2-3"
    assert seen(cook)
    cook.up(*cook.at("order-2-3"))
    cook.drag("order-2-3", "plate-1")
    assert cook.actions() == []
    assert cook.scene.hands.hold() is None
    assert cook.scene.open


def test_orders_that_the_host_moves_are_still_taken_up(app: App) -> None:
    cook = sit(app, called("host"))
    cook.by_hand("whisk 1 with sugar")
    assert not cook.kitchen.glances("order-1-1")
    cook.drag("order-1-1", "edge-1-1")
    cook.rest()
    assert cook.actions()[-1] == "power reorder queue-1 2 3 1"
