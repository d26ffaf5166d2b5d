"""Macaraccoon without a pointer: whole games by keyboard and by gamepad alone, with Whiskers and all."""

from __future__ import annotations

import random

import pytest

from game.app import App
from game.input.events import Command, Press
from game.rules.core import Action
from game.scenes.result import ResultScene
from tests.scenes.macaraccoon_table import Cook, called, laid, sit
from tests.scenes.test_macaraccoon_table import some_action

ARROWS = (Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN)
EITHER = pytest.mark.parametrize("gamepad", [False, True], ids=["keys", "gamepad"])


class Keys:
    """Presses what a player without a pointer would, and nothing else."""

    def __init__(self, cook: Cook, gamepad: bool) -> None:
        self.cook, self.gamepad = cook, gamepad

    def press(self, *commands: Command) -> None:
        """Give commands."""
        for command in commands:
            self.cook.app.stack.handle(Press(command, gamepad=self.gamepad))

    def walk(self, spot: str) -> None:
        """The focus onto a spot, in reading order."""
        hands = self.cook.scene.hands
        for _ in range(120):
            if hands.focus.shown and hands.focus.name == spot:
                return
            self.press(Command.NEXT)
        raise AssertionError(f"the focus never reached {spot}")

    def make(self, action: Action) -> None:
        """Do an action with the gesture that hints show, and wait until the table has settled."""
        gesture = self.cook.scene.known.of_action(action)
        assert gesture is not None, action
        self.walk(gesture.source)
        self.press(Command.ACCEPT)
        if gesture.target is not None:
            self.walk(gesture.target)
            self.press(Command.ACCEPT)
        self.cook.rest()


@EITHER
@pytest.mark.parametrize(("seats", "kids"), [(2, False), (3, True)])
def test_a_whole_game_is_played_without_a_pointer(app: App, gamepad: bool, seats: int, kids: bool) -> None:
    app.context.settings.speed = "off"
    cook = sit(app, seats=seats, kids=kids, seed=f"keys {seats}")
    keys = Keys(cook, gamepad)
    rng = random.Random(seats)
    made: set[str] = set()
    while cook.session.match.outcome() is None:
        seat, action = some_action(cook, rng, 0.85)
        assert cook.scene.actor == seat
        before = len(cook.session.match.log)
        keys.make(action)
        assert cook.actions()[before] == str(action)
        made.add(str(action).split()[0])
        app.stack.update(0.0)
    assert made >= {"pick", "place", "fill", "serve", "whisk", "power", "column", "move"}
    for _ in range(60 * 8):
        app.stack.update(1 / 60)
    assert isinstance(app.stack.top, ResultScene)


@EITHER
@pytest.mark.parametrize("kids", [False, True], ids=["normal", "kids"])
@pytest.mark.parametrize("chef", ["", "swapper", "parter", "host", "leaper", "trader", "saver"])
def test_arrows_alone_reach_everything(app: App, gamepad: bool, kids: bool, chef: str) -> None:
    """On the table and, with something in the hand, among its targets."""
    stacks = (("waffle", "jam", "kiwi"), ("cream",), ())
    cook = sit(app, called(chef, stacks, thrown=("jam",)) if chef else laid(stacks), kids=kids)
    if chef:
        cook.by_hand("whisk 1 with sugar")
    keys, hands = Keys(cook, gamepad), cook.scene.hands
    keys.press(Command.NEXT)
    sources = [name for name in hands.areas() if name not in cook.scene.hud.buttons()]
    assert reached(keys) == set(hands.areas())
    for source in sources:
        if cook.scene.known.alone(source):
            continue
        keys.walk(source)
        keys.press(Command.ACCEPT)
        assert hands.drag.holding
        assert reached(keys) == set(hands.areas()), source
        keys.press(Command.CANCEL)
        cook.rest()
        assert not hands.drag.holding


def reached(keys: Keys) -> set[str]:
    """Everything to which the arrows lead from where the focus is."""
    focus = keys.cook.scene.hands.focus
    assert focus.name is not None
    seen, edge = {focus.name}, [focus.name]
    while edge:
        start = edge.pop()
        for arrow in ARROWS:
            focus.name = start
            keys.press(arrow)
            if focus.name not in seen:
                seen.add(focus.name)
                edge.append(focus.name)
    return seen


@EITHER
def test_another_countertop_is_opened_and_left_without_a_pointer(app: App, gamepad: bool) -> None:
    cook = sit(app, laid((("waffle",), (), ()), (("pancake",), ("cream",), ())))
    keys = Keys(cook, gamepad)
    keys.walk("seat-2")
    keys.press(Command.ACCEPT)
    assert cook.kitchen.look.shown == 1
    keys.walk("button-2")
    keys.press(Command.ACCEPT)
    assert cook.kitchen.look.shown == 0
