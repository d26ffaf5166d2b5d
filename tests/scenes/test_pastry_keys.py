"""Pastry Bids without a pointer: whole games by keyboard and by gamepad alone, dishes and Done included."""

from __future__ import annotations

import random

import pytest

from game.app import App
from game.input.events import Command, Press
from game.input.gestures import Gesture
from game.rules.core import Action
from game.scenes.base import Scene
from game.scenes.hand_over import HandOverScene
from game.scenes.result import ResultScene
from game.table.pastry_bids.meaning import steps_to
from tests.scenes.pastry_table import PILES, Bidder, sit, some_action

ARROWS = (Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN)


class Keys:
    """Presses what a player without a pointer would, and nothing else."""

    def __init__(self, bidder: Bidder, gamepad: bool) -> None:
        self.bidder, self.gamepad = bidder, gamepad
        self.app = bidder.app

    def press(self, *commands: Command) -> None:
        for command in commands:
            self.app.stack.handle(Press(command, gamepad=self.gamepad))

    def top(self) -> Scene:
        scene = self.app.stack.top
        assert scene is not None
        return scene

    def walk(self, spot: str) -> None:
        """The focus onto a spot, in reading order."""
        hands = self.bidder.scene.hands
        for _ in range(60):
            if hands.focus.shown and hands.focus.name == spot:
                return
            self.press(Command.NEXT)
        raise AssertionError(f"the focus never reached {spot}")

    def do(self, gesture: Gesture) -> None:
        self.walk(gesture.source)
        self.press(Command.ACCEPT)
        if gesture.target is not None:
            self.walk(gesture.target)
            self.press(Command.ACCEPT)

    def make(self, action: Action) -> None:
        for gesture in steps_to(self.bidder.scene.known, action):
            self.do(gesture)

    def go_on(self) -> None:
        """Let things move, turn bids up and take the screen, until a person may act or all is over."""
        scene = self.bidder.scene
        for _ in range(60 * 60):
            if isinstance(self.top(), ResultScene) or (self.top() is scene and scene.open):
                return
            if isinstance(self.top(), HandOverScene) or scene.timeline.gate is not None:
                self.press(Command.ACCEPT)
            self.bidder.pass_time(1 / 60)
        raise AssertionError("nobody may act")


@pytest.mark.parametrize("gamepad", [False, True], ids=["keys", "gamepad"])
@pytest.mark.parametrize(
    ("kids", "loose", "seed"), [(False, False, "k1"), (False, True, "k2"), (True, False, "k3")]
)
def test_a_whole_game_is_played_without_a_pointer(
    app: App, gamepad: bool, kids: bool, loose: bool, seed: str
) -> None:
    app.context.settings.speed = "fast"
    bidder = sit(app, kids=kids, loose=loose, seed=seed)
    keys = Keys(bidder, gamepad)
    rng = random.Random(seed)
    made: set[str] = set()
    while True:
        keys.go_on()
        if bidder.session.match.outcome() is not None:
            break
        seat = bidder.scene.actor
        assert seat is not None
        legal = bidder.session.seat(seat).legal()
        wishing, wish = some_action(bidder.session, rng)
        action = wish if wishing == seat and wish in legal else rng.choice(list(legal))
        before = len(bidder.session.match.log)
        keys.make(action)
        assert bidder.actions()[before:] == [str(action)]
        made.add(str(action).split()[0])
    assert made >= {"bid", "done", "dish"}
    assert isinstance(keys.top(), ResultScene)


@pytest.mark.parametrize("gamepad", [False, True], ids=["keys", "gamepad"])
def test_arrows_alone_reach_every_card_every_pair_and_every_button(app: App, gamepad: bool) -> None:
    """On the table and, with a recipe in the hand, among its targets."""
    bidder = sit(app, piles=PILES)
    bidder.play("0 bid 8", "1 bid 6", "1 bid 4", "0 bid 3")
    bidder.scene.resume(0)
    keys = Keys(bidder, gamepad)
    hands = bidder.scene.hands
    for held in (False, True):
        if held:
            keys.walk("recipe-13")
            keys.press(Command.ACCEPT)
            assert hands.drag.holding
        keys.press(Command.NEXT)
        wanted = set(hands.areas())
        seen, edge = {hands.focus.name}, [hands.focus.name]
        while edge:
            start = edge.pop()
            for arrow in ARROWS:
                hands.focus.name = start
                keys.press(arrow)
                if hands.focus.name not in seen:
                    seen.add(hands.focus.name)
                    edge.append(hands.focus.name)
        assert seen == wanted


@pytest.mark.parametrize("gamepad", [False, True], ids=["keys", "gamepad"])
def test_what_is_held_by_keys_is_put_back_by_the_back_button(app: App, gamepad: bool) -> None:
    bidder = sit(app)
    keys = Keys(bidder, gamepad)
    keys.walk("recipe-5")
    keys.press(Command.ACCEPT)
    assert bidder.scene.hands.drag.holding
    keys.press(Command.CANCEL)
    assert not bidder.scene.hands.drag.holding
    assert bidder.actions() == []
    assert keys.top() is bidder.scene
