"""Hands at the real table of Cookies: everything that a drag can do or suffer, one test a line."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.input.events import Command, PointerCancel
from game.scenes.rule_book import RuleBookScene
from game.table.viewport import Viewport
from tests.scenes.cookies_table import MIXED, STARS, SUGAR, Baker, sit

STAR, HEART, SUGAR_JAR = "reserve-star", "reserve-heart", "reserve-sprinkles"


@pytest.fixture
def baker(app: App) -> Baker:
    """Anna has rolled two stars and sprinkles."""
    made = sit(app, rolls=[MIXED, STARS, SUGAR])
    made.do("roll")
    return made


def nothing_happened(baker: Baker) -> bool:
    """Whether the position is as after the roll, and the hand is empty."""
    baker.rest()
    return baker.actions() == ["roll"] and baker.scene.hands.hold() is None


def test_a_drop_on_a_legal_target_is_played(baker: Baker) -> None:
    baker.drag(STAR, "sheet-2")
    assert baker.actions() == ["roll", "lay star sheet-2"]
    baker.rest()
    assert baker.view.sheets[1].plain == 2


def test_targets_light_up_while_something_is_held(baker: Baker) -> None:
    baker.lift(STAR)
    hold = baker.scene.hands.hold()
    assert hold is not None
    assert set(hold.targets) == {"sheet-1", "sheet-2"}


@pytest.mark.rule("CK-11")
def test_a_wrong_drop_returns_and_says_why_with_its_clause(baker: Baker) -> None:
    baker.drag(SUGAR_JAR, "sheet-1")
    assert nothing_happened(baker)
    bubble = baker.scene.hands.bubble
    assert bubble is not None
    assert bubble.clause == "CK-11"
    assert "sheet 1" in bubble.text


def test_the_bubble_opens_the_rule_book_at_the_clause(app: App, baker: Baker) -> None:
    baker.drag(SUGAR_JAR, "sheet-1")
    baker.rest()
    app.redraw()
    assert baker.scene.hands.bubble is not None
    point = baker.scene.hands.bubble.link_area.center
    baker.down(*point)
    book = app.stack.top
    assert isinstance(book, RuleBookScene)
    assert book.clause == "CK-11"


def test_the_bubble_opens_the_rule_book_by_key(app: App, baker: Baker) -> None:
    baker.drag(SUGAR_JAR, "sheet-1")
    baker.rest()
    baker.press(Command.RULES)
    book = app.stack.top
    assert isinstance(book, RuleBookScene)
    assert book.clause == "CK-11"


def test_the_next_input_takes_the_bubble_away(baker: Baker) -> None:
    baker.drag(SUGAR_JAR, "sheet-1")
    baker.rest()
    baker.down(5, 5)
    assert baker.scene.hands.bubble is None


def test_a_drop_on_nothing_returns(baker: Baker) -> None:
    baker.lift(STAR)
    baker.move(1700, 1000)
    baker.up(1700, 1000)
    assert nothing_happened(baker)


def test_escape_returns(baker: Baker) -> None:
    baker.lift(STAR)
    baker.move(*baker.at("sheet-1"))
    baker.press(Command.CANCEL)
    baker.up(*baker.at("sheet-1"))
    assert nothing_happened(baker)


def test_a_second_button_returns(baker: Baker) -> None:
    baker.lift(STAR)
    baker.move(*baker.at("sheet-1"))
    baker.down(*baker.at("sheet-1"), button=2)
    baker.up(*baker.at("sheet-1"))
    assert nothing_happened(baker)


def test_lost_focus_returns(app: App, baker: Baker) -> None:
    baker.lift(STAR)
    baker.move(*baker.at("sheet-1"))
    app.stack.handle(PointerCancel())
    baker.up(*baker.at("sheet-1"))
    assert nothing_happened(baker)


def test_a_release_outside_of_the_window_returns(baker: Baker) -> None:
    baker.lift(STAR)
    baker.move(-300, 500)
    assert baker.scene.hands.hold() is not None
    baker.up(-300, 500)
    assert nothing_happened(baker)


def test_a_lost_release_does_not_swallow_the_next_press(baker: Baker) -> None:
    baker.lift(HEART)
    baker.move(400, 300)
    x, y = baker.at(STAR)
    baker.down(x, y)  # no release came
    baker.move(x + 20, y)
    baker.move(*baker.at("sheet-1"))
    baker.up(*baker.at("sheet-1"))
    assert baker.actions()[-1] == "lay star sheet-1"


def test_being_covered_returns(app: App, baker: Baker) -> None:
    baker.lift(STAR)
    baker.scene.pause()
    assert baker.scene.hands.hold() is None
    assert baker.scene.settled
    baker.scene.resume()
    assert nothing_happened(baker)


def test_a_resize_in_the_middle_of_a_drag_loses_nothing(app: App, baker: Baker) -> None:
    baker.lift(STAR)
    baker.move(700, 400)
    app.stack.layout(Viewport(1600, 900))
    app.stack.draw(pygame.Surface((1600, 900)))
    hold = baker.scene.hands.hold()
    assert hold is not None
    assert (hold.source, hold.x, hold.y) == (STAR, 700, 400)
    baker.move(*baker.at("sheet-1"))
    baker.up(*baker.at("sheet-1"))
    assert baker.actions()[-1] == "lay star sheet-1"


def test_click_then_click_plays(baker: Baker) -> None:
    baker.click(STAR)
    assert baker.scene.hands.hold() is not None
    baker.move(*baker.at("sheet-1"), held=False)
    baker.down(*baker.at("sheet-1"))
    baker.up(*baker.at("sheet-1"))
    assert baker.actions()[-1] == "lay star sheet-1"


def test_a_double_click_plays_nothing_twice(baker: Baker) -> None:
    x, y = baker.at(STAR)
    for _ in range(2):
        baker.time -= 380
        baker.down(x, y)
        baker.up(x, y)
    assert baker.actions() == ["roll"]
    assert baker.scene.hands.hold() is not None


def test_a_double_click_on_the_tray_rolls_once(app: App) -> None:
    baker = sit(app, rolls=[MIXED])
    baker.click("tray")
    baker.click("tray")
    baker.rest()
    assert baker.actions() == ["roll"]


def test_a_press_that_only_hurries_is_not_refused(app: App) -> None:
    baker = sit(app, rolls=[MIXED])
    baker.click("tray")
    assert not baker.scene.settled
    baker.pass_time(0.2)
    baker.click("tray")
    assert baker.scene.settled
    assert baker.scene.hands.bubble is None
    assert baker.actions() == ["roll"]


def test_a_throw_by_dragging_begins_where_the_hand_lets_go(app: App) -> None:
    baker = sit(app, rolls=[MIXED])
    baker.lift("tray")
    baker.move(500, 600)
    baker.up(500, 600)
    assert baker.actions() == ["roll"]
    baker.pass_time(1 / 60)
    assert abs(baker.table.look.dice[1].x - 500) < 60
    baker.rest()
    assert baker.view.dice == MIXED


def test_key_r_rolls(app: App) -> None:
    baker = sit(app, rolls=[MIXED])
    baker.press(Command.ROLL)
    assert baker.actions() == ["roll"]


@pytest.mark.parametrize("gamepad", [False, True], ids=["keyboard", "gamepad"])
def test_a_whole_turn_without_a_pointer(app: App, gamepad: bool) -> None:
    baker = sit(app, rolls=[MIXED])

    def go_to(spot: str) -> None:
        for _ in range(30):
            if baker.scene.hands.focus.shown and baker.scene.hands.focus.name == spot:
                return
            baker.press(Command.NEXT, gamepad=gamepad)
        raise AssertionError(f"the focus never reaches {spot}")

    go_to("tray")
    baker.press(Command.ACCEPT, gamepad=gamepad)
    baker.rest()
    go_to(STAR)
    baker.press(Command.ACCEPT, gamepad=gamepad)
    assert baker.scene.hands.hold() is not None
    go_to("sheet-2")
    baker.press(Command.ACCEPT, gamepad=gamepad)
    baker.rest()
    assert baker.actions() == ["roll", "lay star sheet-2"]


def test_the_focus_goes_where_something_can_be_done(app: App) -> None:
    baker = sit(app, rolls=[MIXED, STARS])
    for _ in range(4):  # show the focus, roll, take, put down
        baker.press(Command.ACCEPT)
        baker.rest()
    assert baker.actions() == ["roll", "lay star sheet-1"]
    assert baker.scene.hands.focus.name == "tray"


def test_arrows_move_the_focus_and_what_is_held(baker: Baker) -> None:
    hands = baker.scene.hands
    hands.focus.name, hands.focus.shown = STAR, True
    baker.press(Command.ACCEPT)
    assert hands.focus.name == "sheet-1"
    baker.press(Command.RIGHT)
    assert hands.focus.name == "sheet-2"
    hold = hands.hold()
    assert hold is not None
    assert (hold.x, hold.y) == baker.at("sheet-2")
    baker.press(Command.CANCEL)
    assert nothing_happened(baker)


def test_a_finished_sheet_is_carried_to_the_oven(app: App) -> None:
    baker = sit(app, rolls=[STARS, STARS, STARS, SUGAR, SUGAR])
    baker.do(*["roll", "lay star sheet-1"] * 3, *["roll", "sprinkle sheet-1"] * 2)
    baker.drag("sheet-1-place-5", "oven")
    assert baker.actions()[-1] == "bake sheet-1"
    baker.rest()
    assert baker.view.oven == 1


@pytest.mark.rule("CK-13")
def test_a_cookie_is_nibbled_back_to_its_reserve(app: App) -> None:
    hearts, useless = (
        ("star/heart", "heart/circle", "heart/flower"),
        ("star/flower", "star/circle", "circle/flower"),
    )
    baker = sit(app, rolls=[STARS, STARS, STARS, SUGAR, SUGAR, hearts, SUGAR, useless])
    baker.do(*["roll", "lay star sheet-1"] * 3, *["roll", "sprinkle sheet-1"] * 2, "bake sheet-1")
    baker.do("roll", "lay heart sheet-2", "roll", "sprinkle sheet-2", "roll")
    baker.drag("sheet-2-place-1", HEART)
    assert baker.actions()[-1] == "nibble sheet-2 sprinkled"
    baker.rest()
    assert baker.view.reserves["heart"] == 7


def test_no_action_is_accepted_while_the_gate_is_closed(baker: Baker) -> None:
    baker.drag(STAR, "sheet-1")
    assert not baker.scene.open
    for _ in range(3):
        baker.click("tray")
        baker.drag(HEART, "sheet-2")
        baker.press(Command.ROLL, Command.ACCEPT)
        baker.pass_time(0.05)
    assert baker.actions() == ["roll", "lay star sheet-1"]


def test_the_status_line_tells_what_the_held_thing_would_cost(baker: Baker) -> None:
    baker.lift(STAR)
    status = baker.scene.status()
    assert status.heading == "Lay 2 stars on the sheet"
    assert "1 space" in status.line
