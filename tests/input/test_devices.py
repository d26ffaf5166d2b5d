"""Events of the window system become ours, and a press always ends."""

from __future__ import annotations

import pygame
import pytest

from game.input.devices import Devices
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


@pytest.fixture
def devices() -> Devices:
    """Units are twice the window's coordinates, minus ten."""
    pygame.display.init()
    return Devices(lambda x, y: (2 * x - 10, 2 * y - 10), lambda: (400, 200))


def mouse(kind: int, pos: tuple[int, int], button: int = 1, touch: bool = False) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=pos, button=button, touch=touch)


def key(code: int, mod: int = 0, repeat: bool = False) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", repeat=repeat)


def finger(kind: int, x: float, y: float, number: int = 7) -> pygame.event.Event:
    return pygame.event.Event(kind, x=x, y=y, finger_id=number)


def kinds(events: list[InputEvent]) -> list[type]:
    return [type(event) for event in events]


def test_press_drag_and_release_in_units(devices: Devices) -> None:
    down = devices.translate(mouse(pygame.MOUSEBUTTONDOWN, (50, 60)))
    move = devices.translate(pygame.event.Event(pygame.MOUSEMOTION, pos=(-20, 70), touch=False))
    up = devices.translate(mouse(pygame.MOUSEBUTTONUP, (-30, 80)))
    assert isinstance(down[0], PointerDown)
    assert (down[0].x, down[0].y, down[0].button) == (90, 110, 1)
    assert isinstance(move[0], PointerMove)
    assert (move[0].x, move[0].y, move[0].held) == (-50, 130, True)
    assert isinstance(up[0], PointerUp)
    assert (up[0].x, up[0].y) == (-70, 150)
    assert not devices.held


def test_other_buttons_are_the_second_one_and_never_hold(devices: Devices) -> None:
    down = devices.translate(mouse(pygame.MOUSEBUTTONDOWN, (5, 5), button=3))
    assert isinstance(down[0], PointerDown)
    assert down[0].button == 2
    assert not devices.held
    assert devices.translate(mouse(pygame.MOUSEBUTTONUP, (5, 5), button=3)) == []
    assert devices.translate(mouse(pygame.MOUSEBUTTONDOWN, (5, 5), button=4)) == []


def test_focus_lost_lets_go(devices: Devices) -> None:
    devices.translate(mouse(pygame.MOUSEBUTTONDOWN, (5, 5)))
    assert devices.translate(pygame.event.Event(pygame.WINDOWFOCUSLOST)) == [PointerCancel()]
    assert devices.translate(pygame.event.Event(pygame.WINDOWFOCUSLOST)) == []
    assert devices.translate(mouse(pygame.MOUSEBUTTONUP, (5, 5))) == []


def test_a_lost_release_does_not_swallow_the_next_press(
    devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What SDL does (FACTS): the release never comes, and the next press brings only a release."""
    real = [True]
    monkeypatch.setattr(pygame.mouse, "get_pressed", lambda desktop=False: (real[0], False, False))
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (30, 40))
    devices.translate(mouse(pygame.MOUSEBUTTONDOWN, (5, 5)))
    assert devices.watch() == []
    real[0] = False  # let go far away
    assert devices.watch() == [PointerCancel()]
    assert devices.watch() == []
    real[0] = True  # pressed again: no event arrives
    again = devices.watch()
    assert isinstance(again[0], PointerDown)
    assert (again[0].x, again[0].y) == (50, 70)
    assert kinds(devices.translate(mouse(pygame.MOUSEBUTTONUP, (30, 40)))) == [PointerUp]


def test_a_second_press_without_a_release_cancels_the_first(devices: Devices) -> None:
    devices.translate(mouse(pygame.MOUSEBUTTONDOWN, (5, 5)))
    again = devices.translate(mouse(pygame.MOUSEBUTTONDOWN, (6, 6)))
    assert kinds(again) == [PointerCancel, PointerDown]


def test_posted_presses_are_not_watched(devices: Devices) -> None:
    """Posted events change no real button, so they must not be taken for lost ones."""
    devices.translate(mouse(pygame.MOUSEBUTTONDOWN, (5, 5)))
    assert devices.watch() == []
    assert devices.held


def test_one_finger_plays_and_the_others_rest(devices: Devices) -> None:
    down = devices.translate(finger(pygame.FINGERDOWN, 0.5, 0.5))
    assert kinds(down) == [PointerMove, PointerDown]
    assert isinstance(down[1], PointerDown)
    assert down[1].touch
    assert (down[1].x, down[1].y) == (390, 190)
    assert devices.translate(finger(pygame.FINGERDOWN, 0.1, 0.1, 8)) == []
    assert devices.translate(finger(pygame.FINGERUP, 0.1, 0.1, 8)) == []
    assert kinds(devices.translate(finger(pygame.FINGERMOTION, 0.6, 0.5))) == [PointerMove]
    up = devices.translate(finger(pygame.FINGERUP, 0.6, 0.5))
    assert kinds(up) == [PointerUp, PointerMove]


def test_the_mouse_that_touch_pretends_to_be_is_ignored(devices: Devices) -> None:
    assert devices.translate(mouse(pygame.MOUSEBUTTONDOWN, (5, 5), touch=True)) == []


def test_the_pointer_leaves_with_the_window(devices: Devices) -> None:
    gone = devices.translate(pygame.event.Event(pygame.WINDOWLEAVE))
    assert isinstance(gone[0], PointerMove)
    assert gone[0].x < -1000


def test_the_wheel_turns_where_the_pointer_is(devices: Devices) -> None:
    devices.translate(pygame.event.Event(pygame.MOUSEMOTION, pos=(50, 60), touch=False))
    turned = devices.translate(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.5))
    assert turned == [Wheel(90, 110, -1.5)]


@pytest.mark.parametrize(
    ("code", "mod", "command"),
    [
        (pygame.K_LEFT, 0, Command.LEFT),
        (pygame.K_TAB, 0, Command.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Command.PREVIOUS),
        (pygame.K_RETURN, 0, Command.ACCEPT),
        (pygame.K_SPACE, 0, Command.ACCEPT),
        (pygame.K_ESCAPE, 0, Command.CANCEL),
        (pygame.K_r, 0, Command.ROLL),
        (pygame.K_u, 0, Command.UNDO),
        (pygame.K_z, pygame.KMOD_LCTRL, Command.UNDO),
        (pygame.K_F1, 0, Command.RULES),
    ],
)
def test_keys_are_commands(devices: Devices, code: int, mod: int, command: Command) -> None:
    assert devices.translate(key(code, mod)) == [Press(command)]


def test_letters_are_text_while_somebody_types(devices: Devices) -> None:
    devices.typing = True
    assert devices.translate(key(pygame.K_r)) == []
    assert devices.translate(key(pygame.K_SPACE)) == []
    assert devices.translate(key(pygame.K_BACKSPACE)) == [Press(Command.BACKSPACE)]
    assert devices.translate(pygame.event.Event(pygame.TEXTINPUT, text="ő")) == [Character("ő")]


def test_alt_and_unknown_keys_mean_nothing(devices: Devices) -> None:
    assert devices.translate(key(pygame.K_TAB, pygame.KMOD_LALT)) == []
    assert devices.translate(key(pygame.K_q)) == []
    assert devices.translate(key(pygame.K_r, pygame.KMOD_LCTRL)) == []


def test_gamepad_buttons_are_commands(devices: Devices) -> None:
    event = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
    assert devices.translate(event) == [Press(Command.ACCEPT, gamepad=True)]


def test_a_stick_gives_one_step_each_time_it_is_pushed(devices: Devices) -> None:
    def push(value: int) -> list[InputEvent]:
        axis = pygame.CONTROLLER_AXIS_LEFTX
        return devices.translate(
            pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)
        )

    assert push(12000) == []
    assert push(25000) == [Press(Command.RIGHT, gamepad=True)]
    assert push(32000) == []
    assert push(15000) == []
    assert push(0) == []
    assert push(-30000) == [Press(Command.LEFT, gamepad=True)]
