"""Focus moves to what lies nearest in a direction."""

from __future__ import annotations

import pygame
import pytest

from game.input.events import Command
from game.input.focus import Focus

AREAS = {
    "left": pygame.FRect(0, 0, 100, 100),
    "middle": pygame.FRect(200, 10, 100, 100),
    "right": pygame.FRect(400, 0, 100, 100),
    "below": pygame.FRect(210, 200, 100, 100),
}


@pytest.fixture
def focus() -> Focus:
    made = Focus()
    made.shown, made.name = True, "middle"
    return made


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (Command.LEFT, "left"),
        (Command.RIGHT, "right"),
        (Command.DOWN, "below"),
        (Command.UP, "middle"),
        (Command.NEXT, "right"),
        (Command.PREVIOUS, "left"),
    ],
)
def test_moves(focus: Focus, command: Command, name: str) -> None:
    assert focus.move(command, AREAS)
    assert focus.name == name


def test_the_first_arrow_only_shows_it(focus: Focus) -> None:
    focus.shown = False
    assert focus.move(Command.LEFT, AREAS)
    assert focus.name == "middle"
    assert focus.shown


def test_other_commands_are_not_for_the_focus(focus: Focus) -> None:
    assert not focus.move(Command.ACCEPT, AREAS)


def test_it_settles_on_what_is_still_there(focus: Focus) -> None:
    focus.settle({"left": AREAS["left"]})
    assert focus.name == "left"
    focus.settle({})
    assert focus.name is None
    assert focus.move(Command.LEFT, {})
