"""Macaraccoon for children: everything that small hands touch is large, wherever a game leads."""

from __future__ import annotations

import random
import re

import pygame
import pytest

from game.app import App
from game.input.gestures import Gesture
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon.cards import CHEFS
from game.scenes.result import ResultScene
from tests.scenes.macaraccoon_table import NAMES, Cook, called, sit
from tests.scenes.test_kids_table import NoTexts, WatchedType
from tests.scenes.test_macaraccoon_table import some_action

LEAST = 144.0
"""Units that are 96 pixels at 1280 x 720."""
STEP = 4.0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_that_a_child_touches_is_large(app: App, seats: int) -> None:
    cook = sit(app, seats=seats, kids=True)
    kinds = ("spot", "pantry", "chef", "order", "plate", "jar", "hand", "bin", "choice")
    spots = [spot.name for spot in cook.kitchen.board if spot.kind in kinds]
    spots += [f"seat-{seat + 1}" for seat in range(seats)]
    for name in spots:
        assert min(cook.kitchen.area(name).size) >= LEAST, name
    for name in cook.scene.hud.buttons():
        assert min(cook.scene.hud.area(name).size) >= LEAST, name


def test_nothing_that_a_child_touches_lies_over_another(app: App) -> None:
    cook = sit(app, seats=5, kids=True)
    kinds = ("spot", "pantry", "chef", "order", "jar", "bin", "button")
    areas = {spot.name: spot.rect for spot in cook.kitchen.board if spot.kind in kinds}
    areas |= {f"seat-{seat + 1}": cook.kitchen.area(f"seat-{seat + 1}") for seat in range(1, 5)}
    names = list(areas)
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            assert not areas[one].colliderect(areas[other]), (one, other)


def drop_zone(cook: Cook, source: str, target: str) -> tuple[float, float]:
    """Width and height of the cross through a target's middle in which a drop counts for it."""
    drag, area = cook.scene.hands.drag, cook.kitchen.area(target)
    x, y = area.center

    def run(dx: float, dy: float) -> float:
        far = 0.0
        while far < 400:
            px, py = x + dx * (far + STEP), y + dy * (far + STEP)
            if not cook.scene.hands.inside(px, py) or drag._target(source, px, py) != target:
                return far
            far += STEP
        return far

    return run(-1, 0) + run(1, 0), run(0, -1) + run(0, 1)


def hard_to_hit(cook: Cook, gesture: Gesture) -> bool:
    """Whether a gesture begins or ends on something small."""
    source = cook.kitchen.area(gesture.source)
    if min(source.size) < LEAST:
        return True
    return gesture.target is not None and min(drop_zone(cook, gesture.source, gesture.target)) < LEAST - STEP


def exempt(cook: Cook, gesture: Gesture) -> bool:
    """The inner seams of stacks of four and more layers, and the two ways of a bent jump.

    For these a child has another gesture: the sugar goes ahead onto the ingredient between.
    """
    names = [name for name in (gesture.source, gesture.target) if name is not None]
    if any(name.startswith("land-") for name in names):
        return True
    stacks = cook.kitchen.look.plates[cook.kitchen.look.shown]
    seams = [name.split("-") for name in names if name.startswith(("gap-", "layer-"))]
    return any(len(stacks[int(plate) - 1]) > 3 for _, plate, _ in seams)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_action_of_many_positions_has_a_gesture_for_small_hands(app: App, seats: int) -> None:
    cook = sit(app, seats=seats, kids=True, seed=f"small {seats}")
    rng = random.Random(seats)
    for number in range(60):
        match, scene = cook.session.match, cook.scene
        if not match.to_act():
            break
        for action in match.seat(match.to_act()[0]).legal():
            gestures = [gesture for gesture, meant in scene.known._tries.items() if meant == action]
            if number % 3 and isinstance(action, act.Move | act.Whisk):
                continue  # there are many of these, and always the same
            assert any(exempt(cook, gesture) or not hard_to_hit(cook, gesture) for gesture in gestures), (
                str(action),
                gestures,
            )
        seat, action = some_action(cook, rng, 0.6)
        scene.play(seat, action)
        scene.finish_moving()
        app.stack.update(0.0)


STACKS = (("kiwi", "jam", "waffle"), ("cream",), ())
POWERS = (
    "shopper",
    "saver",
    "swapper",
    "parter",
    "slider",
    "nibbler",
    "flipper",
    "host",
    "sweeper",
    "trader",
)


@pytest.mark.parametrize("chef", POWERS)
def test_every_power_has_gestures_for_small_hands(app: App, chef: str) -> None:
    cook = sit(
        app, called(chef, STACKS, queue_sugar=[[2, 0, 1], [0, 0, 0]], thrown=("jam", "waffle")), kids=True
    )
    cook.by_hand("whisk 1 with sugar")
    powers = [action for action in cook.scene.known._legal if isinstance(action, act.Power)]
    assert powers
    for action in powers:
        gestures = [gesture for gesture, meant in cook.scene.known._tries.items() if meant == action]
        assert any(not hard_to_hit(cook, gesture) for gesture in gestures), action


def test_several_stacks_that_pay_together_are_large_tiles(app: App) -> None:
    dear = next(chef for chef in CHEFS.values() if chef.ingredients == 2)
    cook = sit(app, called(dear.id, (("waffle",), ("jam",), ("kiwi",))), kids=True)
    for target in ("pay-12", "pay-13", "pay-23"):
        assert min(cook.kitchen.area(target).size) >= LEAST
        assert not hard_to_hit(cook, Gesture("chef-1", target))
    cook.drag("chef-1", "pay-13")
    cook.rest()
    assert cook.actions() == ["whisk 1 with plate-1 plate-3"]


def test_a_whole_game_is_played_with_all_texts_hidden(app: App) -> None:
    app.context.settings.speed = "off"
    app.context.texts = NoTexts("en")
    app.context.type = written = WatchedType()
    cook = sit(app, seats=2, kids=True, seed="child")
    rng = random.Random(5)
    while cook.session.match.outcome() is None:
        assert cook.scene.status().parts, "a picture says what can be done"
        _, action = some_action(cook, rng, 0.9)
        cook.make(action)
        cook.scene.finish_moving()
        app.stack.update(0.0)
        if rng.random() < 0.2:
            cook.scene.draw(app.window.surface)
    for _ in range(60 * 8):
        app.stack.update(1 / 60)
    assert isinstance(app.stack.top, ResultScene)
    assert all(text in ("", *NAMES) or re.fullmatch(r"[+−/\d]+", text) for text in written.written)


def shown(cook: Cook) -> list[str]:
    """The drawings of the picture sentence."""
    return [art.partition("/")[2] for part in cook.scene.status().parts for art in part.arts]


@pytest.mark.parametrize("kids", [False, True], ids=["normal", "kids"])
def test_the_steps_of_a_whisker_are_shown_in_pictures_and_named(app: App, kids: bool) -> None:
    cook = sit(app, called("flipper", (("waffle", "jam"), (), ())), kids=kids)
    cook.by_hand("whisk 1 with sugar")
    assert shown(cook) == ["chef-fox", "icon-arrow", "power-flip", "paw"]
    assert cook.scene.status().heading == "Flipper: power and column"
    cook.by_hand("power flip plate-1")
    assert shown(cook) == ["chef-fox", "icon-arrow", "paw"]
    assert cook.scene.status().heading == "Flipper: now the column"


def test_in_the_other_order_the_power_is_left(app: App) -> None:
    cook = sit(app, called("flipper", (("waffle", "jam"), (), ())))
    cook.by_hand("whisk 1 with sugar", "column a3", "place plate-2 top", "fill jam")
    assert cook.scene.status().heading == "Flipper: now the power"
    assert cook.scene.status().line == "Press the sign over a stack to turn it."


def test_a_power_that_fits_nothing_says_so(app: App) -> None:
    cook = sit(app, called("parter", (("waffle",), (), ())))
    cook.by_hand("whisk 1 with sugar")
    assert cook.scene.status().line == "Nothing fits the power now. Take one of the lit column."


def picture(cook: Cook) -> bytes:
    """All that is seen."""
    surface = cook.app.window.surface
    cook.scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


MARKED = {
    "shopper": {f"pantry-{place}" for place in range(1, 8)},
    "saver": {"thrown-1", "thrown-2"},
    "swapper": {"spot-b1", "spot-a2"},
    "parter": {"layer-1-1", "layer-1-2"},
    "slider": {"plate-2"},
    "nibbler": {"layer-1-0", "layer-1-2"},
    "flipper": {"flip-1"},
    "host": {f"order-{queue}-{place}" for queue in (1, 2) for place in (1, 2, 3)},
    "sweeper": {"order-1-1", "order-1-3"},
    "leaper": {"spot-a1"},
    "trader": {"plate-2"},
}


@pytest.mark.parametrize("chef", MARKED)
def test_what_a_power_takes_up_is_marked(app: App, chef: str) -> None:
    cook = sit(app, called(chef, STACKS, queue_sugar=[[2, 0, 1], [0, 0, 0]], thrown=("jam", "waffle")))
    cook.by_hand("whisk 1 with sugar")
    assert set(cook.kitchen.powers) == MARKED[chef]
    marked = picture(cook)
    cook.kitchen.powers = ()
    assert picture(cook) != marked


def test_the_host_shows_the_places_to_which_customers_would_come(app: App) -> None:
    app.context.type = written = WatchedType()
    cook = sit(app, called("host"), kids=True)
    cook.by_hand("whisk 1 with sugar")
    cook.lift("order-1-1")
    cook.move(*cook.at("edge-1-1"))
    app.stack.update(0.0)
    cook.scene.draw(app.window.surface)
    assert cook.scene.status().heading == "The queue changes"
    assert {"1", "2", "3"} <= written.written
    cook.up(*cook.at("edge-1-1"))
    cook.rest()
    assert cook.actions()[-1] == "power reorder queue-1 2 3 1"


@pytest.mark.rule("MC-40")
@pytest.mark.parametrize("kids", [False, True], ids=["normal", "kids"])
def test_an_offer_names_the_other_and_the_price_before_it_is_made_and_shows_the_piece(
    app: App, kids: bool
) -> None:
    cook = sit(app, called("trader", (("waffle",), (), ()), other=(("jam",), (), ())), kids=kids)
    cook.by_hand("whisk 1 with sugar")
    cook.lift("plate-1")
    cook.move(*cook.at("seat-2"))
    app.stack.update(0.0)
    assert cook.scene.status().heading == "Offer Ben the waffle"
    assert "For 2 sugar" in cook.scene.status().line
    app.context.type = cook.kitchen.type = written = WatchedType()
    cook.up(*cook.at("seat-2"))
    cook.rest()
    cook.scene.draw(app.window.surface)
    assert "−2" in written.written
    assert shown(cook) == ["sugar", "icon-arrow", "ingredient-waffle"], "two sugar become a waffle"
    cook.click("button-2")
    cook.rest()
    assert cook.actions()[-1] == "no"
