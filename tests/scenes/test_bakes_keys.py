"""Whole rounds of Got What It Bakes? by keyboard alone and by gamepad alone, through the real scene."""

from __future__ import annotations

import random
from collections import deque

import pytest

from game.app import App
from game.input.events import Command
from game.input.focus import ARROWS, nearest
from game.rules.core import Action
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes.baking import time_cost
from game.rules.got_what_it_bakes.state import BakesState
from game.rules.got_what_it_bakes.table import BAKE, DRAFT, GOALS
from game.scenes.hand_over import HandOverScene
from game.table.got_what_it_bakes.table import GUARD
from tests.scenes.bakes_table import Cook, match_of, sit, some_action
from tests.scenes.test_bakes_table import reach


def walk(cook: Cook, spot: str, *, pad: bool) -> None:
    """Move the focus to a spot: by Tab, or on a gamepad by its cross and stick alone."""
    hands = cook.scene.hands
    if not hands.focus.shown:
        cook.press(Command.RIGHT if pad else Command.NEXT, gamepad=pad)
    if not pad:
        for _ in range(120):
            if hands.focus.name == spot:
                return
            cook.press(Command.NEXT)
        raise AssertionError(f"the focus never reached {spot}")
    for command in steps(cook, spot):
        cook.press(command, gamepad=True)
    assert hands.focus.name == spot, f"the focus never reached {spot}"


def steps(cook: Cook, spot: str) -> list[Command]:
    """The shortest way by arrows from where the focus is."""
    areas = cook.scene.hands.areas()
    start = str(cook.scene.hands.focus.name)
    ways: dict[str, list[Command]] = {start: []}
    line = deque([start])
    while line:
        here = line.popleft()
        if here == spot:
            return ways[here]
        for command, (dx, dy) in ARROWS.items():
            there = nearest(here, areas, dx, dy)
            if there not in ways:
                ways[there] = [*ways[here], command]
                line.append(there)
    raise AssertionError(f"no way leads from {start} to {spot} among {sorted(areas)}")


def by_buttons(cook: Cook, action: Action, *, pad: bool) -> None:
    """Do an action with the focus and one button."""
    gesture = cook.scene.known.of_action(action)
    assert gesture is not None, action
    times = 1 + bool(cook.bakes.done_words()[1]) if gesture.source == "done" else 1
    for _ in range(times):
        walk(cook, gesture.source, pad=pad)
        cook.bakes.update(GUARD)
        cook.press(Command.ACCEPT, gamepad=pad)
    if gesture.target is not None and cook.scene.hands.drag.holding:
        walk(cook, gesture.target, pad=pad)
        cook.press(Command.ACCEPT, gamepad=pad)


def play(cook: Cook, *, pad: bool, seed: int) -> set[type[Action]]:
    """Play until the second round has begun; returns the kinds of actions that were done."""
    rng = random.Random(seed)
    done: set[type[Action]] = set()
    while cook.state.round < 2 or cook.state.phase in (GOALS, DRAFT):
        actor = cook.scene.actor
        assert actor is not None
        action = some_action(cook.state, actor, rng)
        before = len(cook.session.match.log)
        by_buttons(cook, action, pad=pad)
        assert cook.session.match.log[before].action == action
        done.add(type(action))
        cook.pass_time(1 / 60)
        cook.scene.finish_moving()
        hand_on(cook, pad=pad)
    return done


def hand_on(cook: Cook, *, pad: bool) -> None:
    """Whoever is asked to takes the screen, by the same buttons."""
    cook.app.stack.update(0.0)
    for _ in range(20):
        top = cook.app.stack.top
        if not isinstance(top, HandOverScene):
            break
        if top.focus is not None and top.focus.key == "ready":
            cook.press(Command.ACCEPT, gamepad=pad)
        else:
            cook.press(Command.NEXT, gamepad=pad)
    cook.app.stack.update(0.0)
    assert cook.app.stack.top is cook.scene


@pytest.mark.parametrize("pad", [False, True], ids=["keys", "pad"])
@pytest.mark.parametrize(
    ("mode", "seats", "kids"),
    [("competitive", 2, False), ("cooperative", 3, False), ("solo", 1, False), ("competitive", 2, True)],
)
def test_a_whole_round_is_played_without_a_mouse(
    app: App, mode: str, seats: int, kids: bool, pad: bool
) -> None:
    cook = sit(app, match_of(mode, seats, kids=kids, seed="keys", goals=True))
    done = play(cook, pad=pad, seed=5)
    assert {act.Keep, act.Gather, act.End} <= done
    assert {act.Mark, act.Store, act.Unpack} & done
    assert {act.TakeRecipe, act.TakeBlind, act.TakeTop} & done
    assert (act.Pick in done) == (mode != "solo")
    assert (act.Shop in done) != kids


@pytest.mark.parametrize("pad", [False, True], ids=["keys", "pad"])
@pytest.mark.parametrize("way", ["dare-time", "dare-throw", "dare-rest"])
def test_a_recipe_is_baked_dared_or_left_without_a_mouse(app: App, way: str, pad: bool) -> None:
    def ready(state: object) -> bool:
        return cook_ready(state, timed=way == "dare-time")

    cook = reach(app, ready)
    slug = next(slug for slug in cook.state.front[0] if not cook.state.need[slug])
    log = len(cook.session.match.log)
    walk(cook, f"recipe-{slug}", pad=pad)
    cook.press(Command.ACCEPT, gamepad=pad)
    assert cook.bakes.look.oven is not None
    walk(cook, way, pad=pad)
    cook.press(Command.ACCEPT, gamepad=pad)
    if way == "dare-rest":
        assert cook.bakes.look.oven is None
        assert len(cook.session.match.log) == log
        walk(cook, "done", pad=pad)
        for _ in ("asked", "sure"):
            assert len(cook.session.match.log) == log
            cook.bakes.update(GUARD)
            cook.press(Command.ACCEPT, gamepad=pad)
        assert cook.session.match.log[log].action == act.END
        return
    wanted = act.BAKE_TIME[slug] if way == "dare-time" else act.BAKE_DARE[slug]
    assert cook.session.match.log[log].action == wanted


def cook_ready(state: object, *, timed: bool) -> bool:
    """Seat 0 bakes and has a complete recipe, with time for it if that is asked."""
    assert isinstance(state, BakesState)
    if state.phase != BAKE or state.actor != 0 or state.pending is not None:
        return False
    slug = next((slug for slug in state.front[0] if not state.need[slug]), "")
    return bool(slug) and (not timed or time_cost(state, slug) <= state.time[0])
