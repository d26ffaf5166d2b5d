"""The drag controller: one test for each thing that a hand can do, or that can go wrong."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.input.drag import LONG, DragController, Phase, Picked, Played, Returned
from game.input.events import PointerCancel, PointerDown, PointerMove, PointerUp
from game.input.gestures import Gesture

SPOTS = {
    "box": pygame.FRect(0, 0, 100, 100),
    "tray": pygame.FRect(0, 200, 100, 100),
    "button": pygame.FRect(0, 400, 100, 100),
    "good": pygame.FRect(300, 0, 100, 100),
    "bad": pygame.FRect(420, 0, 100, 100),
}


class Table:
    """Two sources and a button, a target that accepts, one that doesn't; a window of 1000 x 600."""

    def source_at(self, x: float, y: float) -> str | None:
        return next((n for n in ("box", "tray", "button") if SPOTS[n].collidepoint(x, y)), None)

    def alone(self, source: str) -> bool:
        return source in ("tray", "button")

    def throws(self, source: str) -> bool:
        return source == "tray"

    def glances(self, source: str) -> bool:
        return False

    def targets(self, source: str) -> Sequence[tuple[str, pygame.FRect, bool]]:
        return [("good", SPOTS["good"], True), ("bad", SPOTS["bad"], False)] if source == "box" else []

    def inside(self, x: float, y: float) -> bool:
        return 0 <= x < 1000 and 0 <= y < 600

    def near(self, name: str, x: float, y: float, beside: float) -> bool:
        return bool(SPOTS[name].inflate(2 * beside, 2 * beside).collidepoint(x, y))

    def centre(self, name: str) -> tuple[float, float]:
        return SPOTS[name].center


@pytest.fixture
def drag() -> DragController:
    return DragController(Table())


def take(drag: DragController) -> None:
    drag.handle(PointerDown(50, 50, 1, 0))
    assert drag.handle(PointerMove(70, 50, True, 20)) == [Picked("box")]


def test_a_drop_on_a_target_is_its_gesture(drag: DragController) -> None:
    take(drag)
    drag.handle(PointerMove(350, 50, True, 200))
    (played,) = drag.handle(PointerUp(350, 50, 1, 220))
    assert isinstance(played, Played)
    assert played.gesture == Gesture("box", "good")
    assert drag.phase is Phase.IDLE


def test_a_small_motion_is_no_drag(drag: DragController) -> None:
    drag.handle(PointerDown(50, 50, 1, 0))
    assert drag.handle(PointerMove(53, 52, True, 20)) == []
    assert drag.phase is Phase.ARMED


def test_a_drop_near_a_target_counts(drag: DragController) -> None:
    take(drag)
    (played,) = drag.handle(PointerUp(350, 130, 1, 200))
    assert isinstance(played, Played)
    assert played.gesture.target == "good"


def test_between_two_the_accepting_one_wins(drag: DragController) -> None:
    take(drag)
    (played,) = drag.handle(PointerUp(409, 50, 1, 200))
    assert isinstance(played, Played)
    assert played.gesture.target == "good"


def test_a_drop_well_on_a_wrong_target_is_told(drag: DragController) -> None:
    take(drag)
    (played,) = drag.handle(PointerUp(470, 50, 1, 200))
    assert isinstance(played, Played)
    assert played.gesture.target == "bad"


def test_a_drop_on_nothing_flies_back(drag: DragController) -> None:
    take(drag)
    assert drag.handle(PointerUp(700, 500, 1, 200)) == [Returned("box", 700, 500)]
    assert drag.phase is Phase.IDLE


def test_a_drag_goes_on_outside_and_a_release_there_flies_back(drag: DragController) -> None:
    take(drag)
    assert drag.handle(PointerMove(-200, 900, True, 200)) == []
    assert drag.holding
    assert drag.handle(PointerUp(-200, 900, 1, 220)) == [Returned("box", -200, 900)]


def test_a_second_button_flies_back(drag: DragController) -> None:
    take(drag)
    (back,) = drag.handle(PointerDown(350, 50, 2, 200))
    assert isinstance(back, Returned)
    assert drag.handle(PointerUp(350, 50, 1, 220)) == []


def test_lost_focus_flies_back(drag: DragController) -> None:
    take(drag)
    (back,) = drag.handle(PointerCancel())
    assert isinstance(back, Returned)
    assert drag.phase is Phase.IDLE


def test_a_lost_release_is_noticed_by_the_next_motion(drag: DragController) -> None:
    take(drag)
    (back,) = drag.handle(PointerMove(350, 50, False, 400))
    assert isinstance(back, Returned)
    assert not drag.holding


def test_a_lost_release_does_not_swallow_the_next_press(drag: DragController) -> None:
    take(drag)
    (back,) = drag.handle(PointerDown(50, 250, 1, 900))
    assert isinstance(back, Returned)
    (played,) = drag.handle(PointerUp(50, 250, 1, 950))
    assert isinstance(played, Played)
    assert played.gesture == Gesture("tray")


def test_click_then_click(drag: DragController) -> None:
    drag.handle(PointerDown(50, 50, 1, 0))
    assert drag.handle(PointerUp(50, 50, 1, 60)) == [Picked("box")]
    assert drag.phase is Phase.STICKY
    drag.handle(PointerMove(340, 60, False, 400))
    assert (drag.x, drag.y) == (340, 60)
    (played,) = drag.handle(PointerDown(340, 60, 1, 900))
    assert isinstance(played, Played)
    assert played.gesture == Gesture("box", "good")
    assert drag.handle(PointerUp(340, 60, 1, 950)) == []


def test_a_double_click_keeps_it_in_the_hand(drag: DragController) -> None:
    for time in (0, 120):
        drag.handle(PointerDown(50, 50, 1, time))
        drag.handle(PointerUp(50, 50, 1, time + 40))
    assert drag.phase is Phase.STICKY


def test_a_second_click_elsewhere_puts_it_back_and_takes_that(drag: DragController) -> None:
    drag.handle(PointerDown(50, 50, 1, 0))
    drag.handle(PointerUp(50, 50, 1, 40))
    (back,) = drag.handle(PointerDown(50, 250, 1, 900))
    assert isinstance(back, Returned)
    assert drag.source == "tray"


def test_a_click_on_what_acts_alone(drag: DragController) -> None:
    drag.handle(PointerDown(50, 250, 1, 0))
    (played,) = drag.handle(PointerUp(50, 250, 1, 2000))
    assert isinstance(played, Played)
    assert played.gesture == Gesture("tray")


@pytest.mark.parametrize(("x", "y", "presses"), [(60, 470, True), (50, 560, False), (350, 50, False)])
def test_a_button_is_pressed_only_where_it_is(drag: DragController, x: int, y: int, presses: bool) -> None:
    drag.handle(PointerDown(50, 450, 1, 0))
    assert drag.handle(PointerMove(x, y, True, 40)) == []
    assert not drag.holding
    results = drag.handle(PointerUp(x, y, 1, 90))
    assert [type(result) for result in results] == [Played] * presses
    assert drag.phase is Phase.IDLE


def test_a_press_that_comes_back_to_its_button_counts(drag: DragController) -> None:
    drag.handle(PointerDown(50, 450, 1, 0))
    drag.handle(PointerMove(350, 50, True, 40))
    drag.handle(PointerMove(50, 440, True, 80))
    (played,) = drag.handle(PointerUp(50, 440, 1, 90))
    assert isinstance(played, Played)
    assert played.gesture == Gesture("button")


def test_a_fling_knows_its_speed(drag: DragController) -> None:
    drag.handle(PointerDown(50, 250, 1, 0))
    drag.handle(PointerMove(100, 250, True, 50))
    drag.handle(PointerMove(200, 250, True, 100))
    (played,) = drag.handle(PointerUp(200, 250, 1, 100))
    assert isinstance(played, Played)
    assert played.gesture == Gesture("tray")
    assert played.speed[0] == pytest.approx(1500)


def test_a_fling_out_of_the_window_flies_back(drag: DragController) -> None:
    drag.handle(PointerDown(50, 250, 1, 0))
    drag.handle(PointerMove(-100, 250, True, 50))
    (back,) = drag.handle(PointerUp(-100, 250, 1, 60))
    assert isinstance(back, Returned)


@pytest.mark.parametrize("spot", ["box", "tray"])
def test_a_finger_that_rests_only_looks(drag: DragController, spot: str) -> None:
    x, y = SPOTS[spot].center
    drag.handle(PointerDown(x, y, 1, 0, touch=True))
    assert drag.handle(PointerMove(x + 10, y, True, 200)) == [], "fingers tremble"
    assert drag.handle(PointerUp(x + 10, y, 1, LONG)) == []
    assert drag.phase is Phase.IDLE


def test_a_finger_that_has_looked_can_still_drag(drag: DragController) -> None:
    drag.handle(PointerDown(50, 50, 1, 0, touch=True))
    assert drag.handle(PointerMove(90, 50, True, 2 * LONG)) == [Picked("box")]
    (played,) = drag.handle(PointerUp(350, 50, 1, 2 * LONG + 200))
    assert isinstance(played, Played)


def test_a_short_tap_of_a_finger_and_a_slow_click_act(drag: DragController) -> None:
    x, y = SPOTS["tray"].center
    for down, held in ((PointerDown(x, y, 1, 0, touch=True), LONG // 2), (PointerDown(x, y, 1, 0), 3 * LONG)):
        drag.handle(down)
        (played,) = drag.handle(PointerUp(x, y, 1, held))
        assert isinstance(played, Played)


def test_keyboard_picks_hovers_and_drops(drag: DragController) -> None:
    assert drag.pick("box") == [Picked("box")]
    drag.hover("good")
    assert (drag.x, drag.y) == SPOTS["good"].center
    (played,) = drag.drop("good")
    assert isinstance(played, Played)
    assert played.gesture == Gesture("box", "good")


def test_keyboard_acts_alone_and_puts_back(drag: DragController) -> None:
    (played,) = drag.pick("tray")
    assert isinstance(played, Played)
    drag.pick("box")
    (back,) = drag.drop("box")
    assert isinstance(back, Returned)


def test_a_pointer_passing_by_does_not_take_what_the_keyboard_holds(drag: DragController) -> None:
    drag.pick("box")
    drag.handle(PointerMove(600, 400, False, 10))
    assert (drag.x, drag.y) == SPOTS["box"].center
