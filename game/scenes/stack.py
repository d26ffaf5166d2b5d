"""The scene stack: applies what scenes return, pairs pause and resume, draws overlays over the rest."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.input.events import InputEvent
from game.scenes.base import Change, Pop, Push, Quit, Replace, Reset, Scene
from game.table.viewport import Viewport


class SceneStack:
    """Scenes from the bottom to the top; only the top one gets input and time."""

    def __init__(self, viewport: Viewport) -> None:
        self.viewport = viewport
        self.scenes: list[Scene] = []
        self._shown: tuple[list[Scene], pygame.Surface, tuple[int, int]] | None = None
        """What was drawn last, on which surface, and how large that was."""

    @property
    def top(self) -> Scene | None:
        """The scene that plays; None when the program is over."""
        return self.scenes[-1] if self.scenes else None

    @property
    def moving(self) -> bool:
        """Whether the top scene is in motion."""
        return bool(self.scenes) and self.scenes[-1].moving

    @property
    def dirty(self) -> bool:
        """Whether any visible scene's picture changed."""
        return any(scene.dirty for scene in self._visible())

    def apply(self, change: Change | None) -> None:
        """Carry out what a scene returned."""
        match change:
            case Push(scene):
                if self.scenes:
                    self.scenes[-1].pause()
                self._add(scene)
            case Pop(result):
                self.scenes.pop().leave()
                if self.scenes:
                    self.scenes[-1].resume(result)
            case Replace(scene):
                self.scenes.pop().leave()
                self._add(scene)
            case Reset(scene):
                self._clear()
                self._add(scene)
            case Quit():
                self._clear()

    def handle(self, event: InputEvent) -> None:
        """Give input to the top scene."""
        if self.scenes:
            self.apply(self.scenes[-1].handle(event))

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for the top scene."""
        if self.scenes:
            self.apply(self.scenes[-1].update(dt))

    def layout(self, viewport: Viewport) -> None:
        """Hand a new window size to all scenes."""
        self.viewport = viewport
        for scene in self.scenes:
            scene.layout(viewport)

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """Draw from the topmost opaque scene upwards; returns where something changed. None: everywhere."""
        visible = self._visible()
        before, self._shown = self._shown, (visible, surface, surface.get_size())
        if len(visible) == 1:
            visible[0].dirty = False
            return visible[0].redraw(surface, before != self._shown)
        for scene in visible:
            scene.dirty = False
            scene.draw(surface)
        return None

    def forget(self) -> None:
        """What was drawn may be gone: draw everything next time."""
        self._shown = None

    def _visible(self) -> list[Scene]:
        first = len(self.scenes) - 1
        while first > 0 and not self.scenes[first].opaque:
            first -= 1
        return self.scenes[max(first, 0) :]

    def _add(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.layout(self.viewport)
        scene.enter()

    def _clear(self) -> None:
        while self.scenes:
            self.scenes.pop().leave()
