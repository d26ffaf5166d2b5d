"""The menus, played by real input events: title, set-up, break, result."""

from __future__ import annotations

import os

import pygame
import pytest

from game.app import App
from game.input.events import Command, PointerCancel, PointerDown, PointerMove, PointerUp, Press
from game.rehearsal.gallery import sample
from game.rules.core import Outcome
from game.scenes.base import Push, Scene
from game.scenes.closing import Closing
from game.scenes.context import Context
from game.scenes.hand_over import HandOverScene
from game.scenes.log import LogScene
from game.scenes.pause import PauseScene
from game.scenes.result import ResultScene
from game.scenes.rule_book import RuleBookScene
from game.scenes.session import Session
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.tables import TABLES
from game.scenes.title import TitleScene
from game.scenes.ui.chooser import Chooser
from game.scenes.ui.dialog import Confirm, Message
from game.scenes.ui.fields import TextField
from game.storage import Notice
from tests.scenes.hands import Hands


class Table(Scene):
    """Stands in for a table scene."""

    def __init__(self, context: Context, session: Session) -> None:
        self.session = session

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((90, 60, 30))


@pytest.fixture(autouse=True)
def tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Menus lead to tables, but what happens there is tested elsewhere."""
    monkeypatch.setattr("game.scenes.to_table.open_table", Table)


# -- title and set-up


def test_two_presses_lead_from_the_start_to_the_table(app: App, hands: Hands) -> None:
    app.start()
    hands.click("box:cookies")
    hands.click("play")
    session = hands.top(Table).session
    assert session.game_id == "cookies"
    assert session.match.options.to_json()["clock"] == "gentle"
    assert [player.name for player in session.players] == ["Baker 1", "Baker 2"]
    assert app.context.storage.saved_games() == ["cookies"]


def test_kids_mode_starts_with_the_breezy_clock(app: App, hands: Hands) -> None:
    app.start()
    hands.click("kids")
    hands.click("box:cookies")
    hands.click("play")
    session = hands.top(Table).session
    assert session.kids
    assert session.match.options.to_json()["clock"] == "breezy"


def test_the_last_choice_is_remembered_for_each_mode(app: App, hands: Hands) -> None:
    app.start()
    hands.click("box:cookies")
    hands.click("clock:standard")
    hands.click("scoring")
    hands.click("add")
    hands.click("play")
    app.start()
    hands.click("box:cookies")
    hands.click("play")
    hands.click("yes")
    options = hands.top(Table).session.match.options.to_json()
    assert (options["clock"], options["scoring"]) == ("standard", True)
    assert len(hands.top(Table).session.players) == 3
    app.start()
    hands.click("box:cookies")
    hands.click("kids")
    hands.click("play")
    hands.click("yes")
    assert hands.top(Table).session.match.options.to_json()["clock"] == "breezy"


def test_continue_is_offered_with_the_one_whose_turn_it_is(app: App, hands: Hands) -> None:
    app.start()
    with pytest.raises(StopIteration):
        hands.widget("continue")
    hands.click("box:cookies")
    hands.click("first:1")
    hands.click("play")
    digest = hands.top(Table).session.match.digest()
    app.start()
    assert hands.top(TitleScene).saved == ("cookies", "Baker 2")
    hands.click("continue")
    assert hands.top(Table).session.match.digest() == digest


def test_a_damaged_save_is_told_on_the_title_and_nothing_crashes(app: App, hands: Hands) -> None:
    (app.context.storage.folder / "save-cookies.json").write_text("{", encoding="utf-8")
    app.start()
    app.frame(0.1)
    message = hands.top(Message)
    assert message.notices == (Notice("error-save-damaged", {"file": "save-cookies.json.broken-1"}),)
    hands.click("ok")
    assert hands.top(TitleScene).saved is None


def test_a_save_under_another_games_name_is_told_and_the_title_offers_the_real_one(
    app: App, hands: Hands
) -> None:
    app.start(SetupScene(app.context, "macaraccoon"))
    hands.click("play")
    folder = app.context.storage.folder
    real = (folder / "save-macaraccoon.json").read_bytes()
    (folder / "save-cookies.json").write_bytes(real)
    os.utime(folder / "save-macaraccoon.json", (1000, 1000))  # the copy would be offered first
    app.start()
    app.frame(0.1)
    message = hands.top(Message)
    assert message.notices == (Notice("error-file-misplaced", {"file": "save-cookies.json.broken-1"}),)
    hands.click("ok")
    saved = hands.top(TitleScene).saved
    assert saved is not None
    assert saved[0] == "macaraccoon"
    assert (folder / "save-macaraccoon.json").read_bytes() == real
    assert (folder / "save-cookies.json.broken-1").read_bytes() == real


def test_an_impossible_save_is_told_when_it_is_opened(app: App, hands: Hands) -> None:
    app.context.storage.save_game("cookies", {"turn": "Anna", "match": {}, "players": [], "kids": False})
    app.start()
    hands.click("continue")
    app.frame(0.1)
    hands.top(Message)
    hands.click("ok")
    hands.top(TitleScene)


def test_names_colours_faces_and_kinds_can_be_chosen(app: App, hands: Hands) -> None:
    app.start(SetupScene(app.context, "cookies"))
    hands.click("name:0")
    assert app.stack.top is not None
    assert app.stack.top.typing
    hands.type("Zoë")
    hands.press(Command.BACKSPACE)
    hands.type("ë r")
    hands.press(Command.ACCEPT)
    hands.click("face:0")
    hands.top(Chooser)
    hands.click("pick:0:common/baker-4")
    hands.click("pick:1:sky")
    hands.click("done")
    hands.click("kind:1")
    hands.click("pick:0:hard")
    hands.click("play")
    first, second = hands.top(Table).session.players
    assert (first.name, first.face, first.color) == ("Zoë r", "common/baker-4", "sky")
    assert (second.name, second.kind, second.face, second.color) == (
        "CookieBot",
        "hard",
        "common/bot-hard",
        "berry",
    )


def test_nobody_plays_without_a_name_or_with_anothers(app: App, hands: Hands) -> None:
    app.start(SetupScene(app.context, "cookies"))
    for seat in (0, 1):
        hands.click(f"name:{seat}")
        hands.type("Anna")
        hands.press(Command.ACCEPT)
    hands.click("add")
    hands.click("play")
    names = [player.name for player in hands.top(Table).session.players]
    assert names == ["Anna", "Anna 2", "Baker 3"]


def test_bakers_come_and_go_within_the_games_limits(app: App, hands: Hands) -> None:
    app.start(SetupScene(app.context, "cookies"))
    hands.click("add")
    hands.click("add")
    with pytest.raises(StopIteration):
        hands.widget("add")
    hands.click("first:2")
    hands.click("remove:0")
    assert hands.top(SetupScene).seating.values["first"] == 1
    hands.click("remove:0")
    hands.click("remove:0")
    with pytest.raises(StopIteration):
        hands.widget("remove:0")
    hands.click("play")
    assert len(hands.top(Table).session.players) == 1


def test_a_long_name_stops_at_its_length(app: App, hands: Hands) -> None:
    app.start(SetupScene(app.context, "cookies"))
    hands.click("name:0")
    hands.type("x" * 40)
    field = hands.widget("name:0")
    assert isinstance(field, TextField)
    assert len(field.text) == 14


@pytest.mark.parametrize("gamepad", [False, True])
def test_keys_and_gamepad_alone_reach_the_table(app: App, hands: Hands, gamepad: bool) -> None:
    app.start()
    hands.walk_to("box:cookies", gamepad)
    hands.press(Command.ACCEPT, gamepad=gamepad)
    hands.top(SetupScene)
    hands.walk_to("clock:standard", gamepad)
    hands.press(Command.ACCEPT, gamepad=gamepad)
    hands.walk_to("play", gamepad)
    hands.press(Command.ACCEPT, gamepad=gamepad)
    assert hands.top(Table).session.match.options.to_json()["clock"] == "standard"


def test_arrows_move_the_focus_where_they_point(app: App, hands: Hands) -> None:
    app.start()
    hands.press(Command.DOWN)  # shows where the focus is
    title = hands.top(TitleScene)
    assert title.show_focus
    assert title.focus is not None
    assert title.focus.key == "box:cookies"
    hands.press(Command.DOWN)
    assert title.focus.key in ("kids", "settings")
    hands.press(Command.UP)
    assert title.focus.key.startswith("box:")


def test_a_press_that_leaves_its_button_does_nothing(app: App, hands: Hands) -> None:
    app.start()
    x, y = hands.widget("box:cookies").rect.center
    hands.give(PointerMove(x, y), PointerDown(x, y), PointerMove(30, 30), PointerUp(30, 30))
    hands.top(TitleScene)
    hands.give(PointerMove(x, y), PointerDown(x, y), PointerCancel(), PointerUp(x, y))
    hands.top(TitleScene)
    hands.give(PointerMove(x, y), PointerDown(x, y, button=2), PointerUp(x, y, button=2))
    hands.top(TitleScene)


def test_leaving_takes_one_step_and_in_kids_mode_two(app: App, hands: Hands) -> None:
    app.start()
    hands.click("kids")
    hands.click("quit")
    hands.top(Confirm)
    hands.click("no")
    hands.top(TitleScene)
    hands.click("kids")
    hands.click("quit")
    assert app.stack.top is None


def test_a_child_that_hits_the_cross_is_asked_and_a_second_one_closes(app: App, hands: Hands) -> None:
    def cross() -> bool:
        for kind in (pygame.WINDOWCLOSE, pygame.QUIT):  # the system sends both
            pygame.event.post(pygame.event.Event(kind, window=app.window.window))
        return app.frame(0.0)

    app.start(SettingsScene(app.context))
    app.context.settings.kids = True
    assert cross()
    hands.top(Closing)
    hands.click("no")
    hands.top(SettingsScene)
    assert cross()
    app.context.storage.notices.append(Notice("error-no-gamepad"))
    app.frame(0.0)
    hands.top(Message)  # even with something over the question
    assert not cross()


def test_the_cross_closes_at_once_for_everybody_else(app: App) -> None:
    app.start()
    pygame.event.post(pygame.event.Event(pygame.WINDOWCLOSE, window=app.window.window))
    assert not app.frame(0.0)


def test_the_system_can_always_end_the_program(app: App) -> None:
    app.start()
    app.context.settings.kids = True
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert not app.frame(0.0)


@pytest.mark.parametrize("gamepad", [False, True])
def test_enter_presses_the_button_that_leads_on_before_any_focus_is_shown(
    app: App, hands: Hands, gamepad: bool
) -> None:
    session = sample("cookies")
    session._storage = app.context.storage
    session.save()
    app.start()
    hands.press(Command.ACCEPT, gamepad=gamepad)
    hands.top(Table)


def test_arrows_show_the_focus_first_and_enter_presses_what_has_it(app: App, hands: Hands) -> None:
    app.start(SetupScene(app.context, "cookies"))
    hands.press(Command.LEFT)
    focus = hands.top(SetupScene).focus
    assert focus is not None
    assert focus.key == "play"
    hands.press(Command.ACCEPT)
    hands.top(Table)


def test_enter_presses_nothing_that_was_not_chosen_among_equals(app: App, hands: Hands) -> None:
    app.start()
    hands.press(Command.ACCEPT)
    assert hands.top(TitleScene).show_focus  # four boxes: which one is yet to be said
    app.start(SetupScene(app.context, "cookies"))
    hands.click("kids")
    hands.press(Command.ACCEPT)
    hands.top(SetupScene)  # something else was clicked last


def test_a_held_enter_presses_once(app: App, hands: Hands) -> None:
    app.start(SetupScene(app.context, "cookies"))
    hands.give(Press(Command.ACCEPT, repeat=True))
    hands.top(SetupScene)


def test_signs_that_cannot_be_drawn_are_left_out_of_names_and_that_is_said(app: App, hands: Hands) -> None:
    app.start(SetupScene(app.context, "cookies"))
    hands.click("name:0")
    hands.type("Aя😀日")
    assert hands.top(Message).notices == (Notice("error-no-such-letter"),)
    hands.press(Command.ACCEPT)
    assert hands.top(SetupScene).seating.players[0].name == "Aя"
    hands.type("b")
    assert hands.top(SetupScene).seating.players[0].name == "Aяb"


# -- break, log, hand-over, result


def over(app: App, scene: Scene) -> None:
    app.start(Table(app.context, sample("cookies")))
    app.stack.apply(Push(scene))
    app.frame(0.1)


def test_the_break_leads_everywhere_and_back(app: App, hands: Hands) -> None:
    over(app, PauseScene(app.context, sample("cookies")))
    for key, kind in (("rules", RuleBookScene), ("log", LogScene), ("settings", SettingsScene)):
        hands.click(key)
        hands.top(kind)
        hands.press(Command.CANCEL)
        hands.top(PauseScene)
    hands.click("resume")
    hands.top(Table)


def test_starting_over_asks_first(app: App, hands: Hands) -> None:
    over(app, PauseScene(app.context, sample("cookies")))
    hands.click("restart")
    hands.top(Confirm)
    hands.click("yes")
    session = hands.top(Table).session
    assert session.match.log == []
    assert len(session.players) == 3


def test_asking_about_a_new_start_leaves_the_saved_game_alone(app: App, hands: Hands) -> None:
    session = sample("cookies")
    session._storage = app.context.storage
    session.save()
    over(app, PauseScene(app.context, session))
    for answer in ("no", None):
        hands.click("restart")
        hands.click(answer) if answer else hands.press(Command.CANCEL)
        kept = Session.load("cookies", app.context.storage)
        assert kept is not None
        assert len(kept.match.log) == len(session.match.log) > 0


def test_leaving_the_table_takes_two_steps_for_children(app: App, hands: Hands) -> None:
    over(app, PauseScene(app.context, sample("cookies", kids=True)))
    hands.click("leave")
    hands.top(Confirm)
    hands.click("yes")
    hands.top(TitleScene)
    over(app, PauseScene(app.context, sample("cookies")))
    hands.click("leave")
    hands.top(TitleScene)


def test_the_log_opens_at_its_end(app: App, hands: Hands) -> None:
    app.start(LogScene(app.context, sample("cookies", actions=60)))
    area = hands.top(LogScene).areas[0]
    assert area.scrolls
    assert area.offset == pytest.approx(area.content - area.rect.height)


def test_the_hand_over_seals_and_waits_for_the_next_player(app: App, hands: Hands) -> None:
    session = sample("cookies")
    over(app, HandOverScene(app.context, session, 1))
    assert not session.can_undo()
    hands.press(Command.CANCEL)
    hands.top(PauseScene)
    hands.press(Command.CANCEL)
    hands.click("ready")
    hands.top(Table)


def test_the_result_offers_the_same_again_a_look_and_the_title(app: App, hands: Hands) -> None:
    session = sample("cookies")
    lost = Outcome((), (0.0,) * 3, "clock-ran-out")
    over(app, ResultScene(app.context, session, lost))
    hands.click("look")
    hands.top(Table)
    over(app, ResultScene(app.context, session, lost))
    hands.click("again")
    assert hands.top(Table).session.players == session.players
    over(app, ResultScene(app.context, session, lost))
    hands.click("title")
    hands.top(TitleScene)


def test_only_games_with_a_table_are_on_the_title(app: App, hands: Hands) -> None:
    app.start()
    boxes = [widget.key for widget in hands.top(TitleScene).widgets if widget.key.startswith("box:")]
    assert boxes == [f"box:{game_id}" for game_id in TABLES]
