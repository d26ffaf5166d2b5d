"""From the window system's events to ours: mouse, touch, keyboard and gamepad, in layout units."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.input.events import (
    Character,
    Command,
    InputEvent,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
    Press,
    Wheel,
)

KEYS: dict[int, Command] = {
    pygame.K_UP: Command.UP,
    pygame.K_DOWN: Command.DOWN,
    pygame.K_LEFT: Command.LEFT,
    pygame.K_RIGHT: Command.RIGHT,
    pygame.K_RETURN: Command.ACCEPT,
    pygame.K_KP_ENTER: Command.ACCEPT,
    pygame.K_ESCAPE: Command.CANCEL,
    pygame.K_AC_BACK: Command.CANCEL,
    pygame.K_F10: Command.MENU,
    pygame.K_F1: Command.RULES,
    pygame.K_BACKSPACE: Command.BACKSPACE,
    pygame.K_HOME: Command.HOME,
    pygame.K_END: Command.END,
    pygame.K_PAGEUP: Command.PAGE_UP,
    pygame.K_PAGEDOWN: Command.PAGE_DOWN,
}
"""Keys that always mean the same."""

LETTERS: dict[int, Command] = {
    pygame.K_SPACE: Command.ACCEPT,
    pygame.K_m: Command.MENU,
    pygame.K_u: Command.UNDO,
    pygame.K_h: Command.HINT,
    pygame.K_r: Command.ROLL,
    pygame.K_s: Command.SKIP,
    pygame.K_l: Command.LOG,
}
"""Keys that are commands unless a text field is being typed into."""

BUTTONS: dict[int, Command] = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Command.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Command.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Command.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Command.RIGHT,
    pygame.CONTROLLER_BUTTON_A: Command.ACCEPT,
    pygame.CONTROLLER_BUTTON_B: Command.CANCEL,
    pygame.CONTROLLER_BUTTON_X: Command.ROLL,
    pygame.CONTROLLER_BUTTON_Y: Command.HINT,
    pygame.CONTROLLER_BUTTON_BACK: Command.UNDO,
    pygame.CONTROLLER_BUTTON_START: Command.MENU,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Command.PREVIOUS,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Command.NEXT,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Command.SKIP,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Command.LOG,
}

STICK_ON, STICK_OFF = 20000, 9000
"""A stick counts as pushed beyond the first and as released within the second (of 32767)."""

OUTSIDE = -1e6
"""Where the pointer is when it is nowhere."""

Place = Callable[[float, float], tuple[float, float]]
"""From window coordinates to layout units."""


class Devices:
    """Keeps what is held, so that a press always ends: by its release or by `PointerCancel`.

    `place` turns window coordinates into units, `window_size` is needed for touch alone.
    """

    def __init__(self, place: Place, window_size: Callable[[], tuple[int, int]]) -> None:
        self.typing = False
        """Whether letters go into a text field."""
        self._place = place
        self._size = window_size
        self._held = False
        self._real = False
        self._lost = False
        self._finger: int | None = None
        self._last = (0.0, 0.0)
        self._sticks: dict[tuple[int, int], int] = {}

    @property
    def held(self) -> bool:
        """Whether the main button or a finger is down."""
        return self._held

    def translate(self, event: pygame.event.Event) -> list[InputEvent]:
        """What an event of the window system means; an empty list when it isn't input."""
        kind = event.type
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            return [] if getattr(event, "touch", False) else self._mouse(event)
        if kind == pygame.MOUSEWHEEL:
            x, y = self._place(*self._last)
            return [Wheel(x, y, float(getattr(event, "precise_y", event.y)))]
        if kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            return self._touch(event)
        if kind == pygame.KEYDOWN:
            return self._key(event)
        if kind == pygame.TEXTINPUT:
            return [Character(event.text)]
        if kind == pygame.CONTROLLERBUTTONDOWN:
            command = BUTTONS.get(event.button)
            return [Press(command, gamepad=True)] if command else []
        if kind == pygame.CONTROLLERAXISMOTION:
            return self._stick(event)
        if kind == pygame.WINDOWFOCUSLOST:
            return self.cancel()
        if kind == pygame.WINDOWLEAVE and not self._held:
            return [PointerMove(OUTSIDE, OUTSIDE)]
        return []

    def cancel(self) -> list[InputEvent]:
        """Whatever is held flies back."""
        if not self._held:
            return []
        self._held = False
        self._finger = None
        return [PointerCancel()]

    def watch(self) -> list[InputEvent]:
        """Once a frame: notice a release that never arrived, and the press that SDL swallows after it.

        Compares the real state of the button with what the events said; only for presses that
        came from a real mouse (posted events change no state).
        """
        if not self._real:
            return []
        down = pygame.mouse.get_pressed(desktop=True)[0]
        if self._held and self._finger is None and not down:
            self._lost = True
            return self.cancel()
        if self._lost and down and not self._held:
            self._lost = False
            self._held = True
            x, y = pygame.mouse.get_pos()  # no event brought it
            self._last = (float(x), float(y))
            return [PointerDown(*self._place(*self._last), time=pygame.time.get_ticks())]
        return []

    def _mouse(self, event: pygame.event.Event) -> list[InputEvent]:
        self._last = (float(event.pos[0]), float(event.pos[1]))
        x, y = self._place(*self._last)
        now = pygame.time.get_ticks()
        if event.type == pygame.MOUSEMOTION:
            return [PointerMove(x, y, self._held, now)]
        if event.button > 3:
            return []  # the wheel, as old events tell it
        if event.button != 1:
            return [PointerDown(x, y, 2, now)] if event.type == pygame.MOUSEBUTTONDOWN else []
        if event.type == pygame.MOUSEBUTTONDOWN:
            before = self.cancel()
            self._held, self._lost = True, False
            self._real = pygame.mouse.get_pressed(desktop=True)[0]
            return [*before, PointerDown(x, y, 1, now)]
        self._lost = False
        if not self._held:
            return []
        self._held = False
        return [PointerUp(x, y, 1, now)]

    def _touch(self, event: pygame.event.Event) -> list[InputEvent]:
        width, height = self._size()
        x, y = self._place(event.x * width, event.y * height)
        now = pygame.time.get_ticks()
        if event.type == pygame.FINGERDOWN:
            if self._finger is not None:
                return []  # one finger plays, the others rest
            before = self.cancel()
            self._finger, self._held = event.finger_id, True
            return [*before, PointerMove(x, y, False, now), PointerDown(x, y, 1, now, touch=True)]
        if event.finger_id != self._finger:
            return []
        if event.type == pygame.FINGERMOTION:
            return [PointerMove(x, y, True, now)]
        self._finger, self._held = None, False
        return [PointerUp(x, y, 1, now), PointerMove(OUTSIDE, OUTSIDE, False, now)]

    def _key(self, event: pygame.event.Event) -> list[InputEvent]:
        repeat = bool(getattr(event, "repeat", False))
        modifiers = getattr(event, "mod", 0)
        if event.key == pygame.K_TAB and not modifiers & (pygame.KMOD_ALT | pygame.KMOD_META):
            back = modifiers & pygame.KMOD_SHIFT
            return [Press(Command.PREVIOUS if back else Command.NEXT, repeat)]
        if modifiers & pygame.KMOD_CTRL:
            return [Press(Command.UNDO, repeat)] if event.key == pygame.K_z else []
        if modifiers & (pygame.KMOD_ALT | pygame.KMOD_META):
            return []
        command = KEYS.get(event.key)
        if command is None and not self.typing:
            command = LETTERS.get(event.key)
        return [Press(command, repeat)] if command else []

    def _stick(self, event: pygame.event.Event) -> list[InputEvent]:
        ways = {
            pygame.CONTROLLER_AXIS_LEFTX: (Command.LEFT, Command.RIGHT),
            pygame.CONTROLLER_AXIS_LEFTY: (Command.UP, Command.DOWN),
        }
        if event.axis not in ways:
            return []
        key = (getattr(event, "instance_id", 0), event.axis)
        before = self._sticks.get(key, 0)
        if abs(event.value) < STICK_OFF:
            self._sticks[key] = 0
        elif abs(event.value) > STICK_ON:
            self._sticks[key] = 1 if event.value > 0 else -1
        now = self._sticks.get(key, 0)
        if now in (0, before):
            return []
        return [Press(ways[event.axis][now > 0], gamepad=True)]
