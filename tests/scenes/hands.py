"""Hands for tests: click, drag, press and type in a real app, by input events alone."""

from __future__ import annotations

from typing import TypeVar

from game.app import App
from game.input.events import (
    Character,
    Command,
    InputEvent,
    PointerDown,
    PointerMove,
    PointerUp,
    Press,
    Wheel,
)
from game.scenes.base import Scene
from game.scenes.ui.form import Form
from game.scenes.ui.widgets import Widget

S = TypeVar("S", bound=Scene)


class Hands:
    """Acts on the top scene, and lets a frame pass after each act."""

    def __init__(self, app: App) -> None:
        self.app = app

    def top(self, kind: type[S]) -> S:
        """The top scene, which must be of a kind."""
        scene = self.app.stack.top
        assert isinstance(scene, kind), f"{type(scene).__name__} is on top"
        return scene

    def everything(self) -> list[Widget]:
        """All widgets of the top form."""
        form = self.top(Form)
        return [*form.widgets, *(widget for area in form.areas for widget in area.widgets)]

    def widget(self, key: str) -> Widget:
        """The widget with a key on the top form."""
        return next(widget for widget in self.everything() if widget.key == key)

    def give(self, *events: InputEvent) -> None:
        """Hand events to the scenes."""
        for event in events:
            self.app.stack.handle(event)
        self.app.frame(1 / 60)

    def click(self, key: str) -> None:
        """Click a widget in its middle, after scrolling it into sight."""
        form = self.top(Form)
        widget = self.widget(key)
        for area in form.areas:
            if widget in area.widgets:
                area.show(widget)
        x, y = form.rect_of(widget).center
        self.give(PointerMove(x, y), PointerDown(x, y), PointerUp(x, y))

    def press(self, *commands: Command, gamepad: bool = False) -> None:
        """Give commands as a key or a gamepad does."""
        for command in commands:
            self.give(Press(command, gamepad=gamepad))

    def type(self, text: str) -> None:
        """Type characters."""
        for character in text:
            self.give(Character(character))

    def wheel(self, x: float, y: float, amount: float) -> None:
        """Turn the wheel."""
        self.give(Wheel(x, y, amount))

    def walk_to(self, key: str, gamepad: bool = False) -> None:
        """Move the focus onto a widget by the tab order."""
        form = self.top(Form)
        for _ in range(80):
            self.press(Command.NEXT, gamepad=gamepad)
            if form.focus is not None and form.focus.key == key:
                return
        raise AssertionError(f"the focus never reached {key}")
