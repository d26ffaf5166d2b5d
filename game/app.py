"""The window's loop, and what the window and the scenes tell each other."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

import pygame

from game import mishaps
from game.input.devices import Devices
from game.scenes.base import Push, Quit, Reset, Scene
from game.scenes.context import Context
from game.scenes.stack import SceneStack
from game.storage import Notice, Storage
from game.table.art import Art
from game.table.type import Type
from game.text import Texts, system_language
from game.window import GameWindow, give_memory_back, prepare_display

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

FULL_RATE, IDLE_RATE = 60, 30
LIVELY = 0.5
"""Seconds after the last input during which the loop runs at full rate."""
STUMBLES = 2.0
"""Who stumbles again within so many seconds doesn't get up any more."""


class App:
    """The window and its loop. `frame` is one turn of it, so that tests can drive it too."""

    def __init__(
        self,
        storage: Storage,
        *,
        size: tuple[int, int] | None = None,
        seed: str | None = None,
    ) -> None:
        prepare_display()
        settings = storage.load_settings()
        self._fixed_size = size is not None
        if self._fixed_size:
            settings.fullscreen = False
        art = Art()
        self.context = Context(
            art,
            Type(art.patience),
            Texts(settings.language or system_language()),
            settings,
            storage,
            on_settings=self._take_settings,
            seed=seed,
        )
        self.window = GameWindow(
            self.context.t("title-name"),
            size or (settings.window_width, settings.window_height),
            settings.fullscreen,
        )
        if not self._fixed_size:
            self.window.make_room()
        self.devices = Devices(self.window.place, lambda: self.window.window.size)
        self.stack = SceneStack(self.window.viewport)
        self._pads: list[Controller] = []
        self._lively = 0.0
        self._late_done = False
        self._typing = False
        self._told: set[str] = set()
        self._stumbled = -STUMBLES
        self._scale()
        pygame.key.stop_text_input()

    def start(self, scene: Scene | None = None) -> None:
        """Put the first scene on the stack: the title, if none is given."""
        if scene is None:
            from game.scenes.title import TitleScene

            scene = TitleScene(self.context)
        self.stack.apply(Reset(scene))

    def run(self) -> None:
        """Play until the last scene is gone."""
        clock = pygame.time.Clock()
        seconds = 0.0
        self.context.art.patience.hurried = True
        while self._turn(min(seconds, 0.1)):
            seconds = clock.tick(self.rate) / 1000

    @property
    def rate(self) -> int:
        """Frames a second that are wanted; 0: as many as can be, until a picture is ready."""
        scene = self.stack.top
        if scene is not None and scene.late:
            return 0
        return FULL_RATE if self.stack.moving or self._lively > 0 else IDLE_RATE

    def frame(self, seconds: float) -> bool:
        """Read all events, let time pass, draw if anything changed. False when the program is over."""
        self._lively = max(0.0, self._lively - seconds)
        events = pygame.event.get()
        crossed = any(event.type == pygame.WINDOWCLOSE for event in events)
        for event in events:
            if event.type != pygame.QUIT or not crossed:  # both come of one cross
                self._take(event)
        for made in self.devices.watch():
            self.stack.handle(made)
        self.stack.update(seconds)
        self.context.sound.update()
        scene = self.stack.top
        if scene is None:
            return False
        if scene.typing != self._typing:
            self._set_typing(scene.typing)
        if self.stack.dirty:
            self.draw()
            if not self._late_done:
                self._late_done = True
                self._start_late_parts()
            self._look_for_missing()
        if self.context.storage.notices and not self._busy(scene):
            from game.scenes.ui.dialog import Message

            self.stack.apply(Push(Message(self.context, self.context.storage.take_notices())))
        return True

    def _turn(self, seconds: float) -> bool:
        """A frame that survives what nobody foresaw: back to the title, with a report and a sentence."""
        try:
            return self.frame(seconds)
        except Exception:
            report = mishaps.write_report(self.context.storage.folder)
            now = time.monotonic()
            if now - self._stumbled < STUMBLES:
                raise
            self._stumbled = now
        while self.stack.scenes:
            with contextlib.suppress(Exception):
                self.stack.scenes.pop().leave()
        told = Notice("error-crash", {"file": report}) if report else Notice("error-crash-no-report")
        self.context.storage.notices.append(told)
        self.start()
        return True

    def draw(self) -> None:
        """Draw all visible scenes and show them."""
        self.window.show(self.stack.draw(self.window.surface))

    def redraw(self) -> None:
        """Draw everything, whether it changed or not."""
        self._dirty()
        self.draw()

    def close(self) -> None:
        """Remember the window, and end everything."""
        settings = self.context.settings
        if not self._fixed_size:
            settings.window_width, settings.window_height = self.window.plain_size
            settings.fullscreen = self.window.fullscreen
            self.context.storage.save_settings(settings)
        while self.stack.scenes:
            self.stack.scenes.pop().leave()
        self.context.close()
        self.context.sound.close()
        self.context.storage.close()
        self.window.close()

    def _take(self, event: pygame.event.Event) -> None:
        kind = event.type
        if kind == pygame.QUIT:  # the system itself ends us
            self.stack.apply(Quit())
        elif kind == pygame.WINDOWCLOSE:
            self._ask_to_close()
        elif kind in (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED):
            self._resized()
        elif kind in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self.context.sound.pause(False)
            self._dirty()
        elif kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.context.sound.pause(True)
        elif kind == pygame.KEYDOWN and _wants_fullscreen(event):
            self.context.settings.fullscreen = not self.window.fullscreen
            self.context.apply_settings()
        elif kind == pygame.CONTROLLERDEVICEADDED:
            self._open_pad(event.device_index)
        elif kind == pygame.CONTROLLERDEVICEREMOVED:
            self._lose_pads()
        else:
            for made in self.devices.translate(event):
                self._lively = LIVELY
                self.stack.handle(made)

    def _ask_to_close(self) -> None:
        """The cross of the window: a child is asked first, but never twice."""
        from game.scenes.closing import Closing

        asked = any(isinstance(scene, Closing) for scene in self.stack.scenes)
        kids = self.context.settings.kids and not asked
        self.stack.apply(Push(Closing(self.context)) if kids else Quit())

    def _resized(self) -> None:
        self.window.resized()
        if self.stack.viewport != self.window.viewport:
            self._lay_out()
        self._dirty()

    def _lay_out(self) -> None:
        self.context.art.clear()
        self._scale()
        self.stack.layout(self.window.viewport)

    def _scale(self) -> None:
        """Let pictures and text know the window's size."""
        viewport = self.window.viewport
        self.context.art.fit(viewport.width, viewport.height)
        self.context.type.set_scale(viewport.scale, self.context.settings.text_zoom)

    def _take_settings(self) -> None:
        self.window.set_fullscreen(self.context.settings.fullscreen)
        self.window.window.title = self.context.t("title-name")
        self._lay_out()

    def _look_for_missing(self) -> None:
        """Say once of each kind that a file of the program is missing or broken."""
        context = self.context
        kinds = {
            "error-missing-art": context.art.problems,
            "error-missing-font": context.type.problems,
            "error-missing-sound": context.sound.problems,
            "error-missing-text": context.texts.problems,
        }
        for key, problems in kinds.items():
            if problems and key not in self._told:
                self._told.add(key)
                self.context.storage.notices.append(Notice(key, {"name": problems[0].partition(":")[0]}))

    def _busy(self, scene: Scene) -> bool:
        """Whether now is no moment to lay a message over a scene."""
        return scene.moving or self.devices.held

    def _dirty(self) -> None:
        self.stack.forget()
        for scene in self.stack.scenes:
            scene.dirty = True

    def _set_typing(self, on: bool) -> None:
        self._typing = self.devices.typing = on
        if on:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def _start_late_parts(self) -> None:
        """What would delay the first picture: sound, gamepads, a word with the C library."""
        give_memory_back()
        from pygame._sdl2 import controller

        controller.init()
        for index in range(controller.get_count()):
            self._open_pad(index)
        sound, settings = self.context.sound, self.context.settings
        sound.set_volumes(settings.sound_volume, settings.music_volume)
        sound.start()
        if settings.silence_told != (sound.problem is not None):
            settings.silence_told = sound.problem is not None
            self.context.storage.save_settings(settings)
            if sound.problem:
                self.context.storage.notices.append(Notice(sound.problem))

    def _open_pad(self, index: int) -> None:
        from pygame._sdl2 import controller

        if controller.is_controller(index):
            self._pads.append(controller.Controller(index))  # kept, or it would be closed again

    def _lose_pads(self) -> None:
        there = [pad for pad in self._pads if pad.attached()]
        if len(there) < len(self._pads):
            self._pads = there
            self.context.storage.notices.append(Notice("error-no-gamepad"))


def _wants_fullscreen(event: pygame.event.Event) -> bool:
    alt_enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_ALT
    return bool(event.key == pygame.K_F11 or alt_enter)
