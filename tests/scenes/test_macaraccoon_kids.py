"""Macaraccoon for children: everything that small hands touch is large, wherever a game leads."""

from __future__ import annotations

import random

import pytest

from game.app import App
from game.input.gestures import Gesture
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon.cards import CHEFS
from tests.scenes.macaraccoon_table import Cook, called, sit
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
