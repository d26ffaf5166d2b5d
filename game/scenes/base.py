"""A scene, and what it can ask of the stack. A scene returns a change; it never pokes a manager."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.input.events import InputEvent
from game.table.viewport import Viewport


class Scene:
    """One screen or overlay. Built from plain arguments; draws itself, changes nothing while drawing."""

    opaque: bool = True
    """False for an overlay: what lies below is drawn first."""

    viewport: Viewport = Viewport(1920, 1080)
    """The current viewport; `layout` is called when it changes."""

    dirty: bool = True
    """Set by the scene when its picture changed; the loop clears it after drawing."""

    @property
    def moving(self) -> bool:
        """Whether something is in motion, so that the loop runs at full rate."""
        return False

    @property
    def late(self) -> bool:
        """Whether the window shows what it did before, since this scene's picture takes several frames."""
        return False

    @property
    def typing(self) -> bool:
        """Whether a text field has the keyboard: letters are then text, not commands."""
        return False

    def layout(self, viewport: Viewport) -> None:
        """Take a new window size: place everything, drop pictures of the old size."""
        self.viewport = viewport
        self.dirty = True

    def enter(self) -> None:
        """The scene came onto the stack."""

    def leave(self) -> None:
        """The scene left the stack for good."""

    def pause(self) -> None:
        """Another scene now lies above; held things fly back."""

    def resume(self, result: object = None) -> None:
        """The scene is on top again; `result` is what the popped scene handed down."""
        self.dirty = True

    def handle(self, event: InputEvent) -> Change | None:
        """React to input."""
        return None

    def update(self, dt: float) -> Change | None:
        """Let `dt` seconds pass."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""
        raise NotImplementedError

    def redraw(self, surface: pygame.Surface, fresh: bool) -> Sequence[pygame.Rect] | None:
        """Draw the scene, which nothing covers; returns where something is to be shown. None: everywhere.

        `fresh`: the surface doesn't show what this scene drew last. A scene that isn't ready leaves it so.
        """
        self.draw(surface)
        return None


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene on top."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Take the top scene away and hand `result` to the one below."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Put a scene in place of the top one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Reset:
    """Clear the stack and start with this scene."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


Change = Push | Pop | Replace | Reset | Quit
