"""The table scene: animations and their cuts, bots, hints, undo, showing again, ends, saves."""

from __future__ import annotations

import dataclasses
import random
from time import monotonic, sleep

import pygame
import pytest

from game.app import App
from game.bots.levels import choose
from game.bots.policy import Budget, Decision
from game.input.events import Command, PointerDown, PointerMove, PointerUp, Press
from game.rules.cookies.actions import LAY
from game.scenes.base import Push, Reset
from game.scenes.log import LogScene
from game.scenes.pause import PauseScene
from game.scenes.result import ResultScene
from game.scenes.session import Session
from game.scenes.table import TableScene
from game.scenes.tables import open_table
from game.scenes.title import TitleScene
from game.scenes.ui.dialog import Message
from game.scenes.ui.widgets import Text
from game.table.board import BadBoard, Board
from game.table.tween import Anim
from game.table.viewport import Viewport
from tests.scenes.cookies_table import MIXED, STARS, SUGAR, Baker, sit


def flat(value: object) -> object:
    """A picture as nested tuples with rounded numbers."""
    if isinstance(value, float):
        return round(value, 4) + 0.0
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return tuple(flat(getattr(value, field.name)) for field in dataclasses.fields(value))
    if isinstance(value, dict):
        return tuple((key, flat(item)) for key, item in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(flat(item) for item in value)
    return value


def pixels(app: App, scene: TableScene) -> bytes:
    """What the table looks like below its panels."""
    app.stack.draw(app.window.surface)
    top = scene.viewport.rect(scene.table.area("sheet-1")).top
    whole = app.window.surface.get_rect()
    part = app.window.surface.subsurface((0, top, whole.width, whole.height - top))
    return pygame.image.tobytes(part, "RGB")


@pytest.mark.parametrize("seed", ["a", "b"])
@pytest.mark.parametrize("kids", [False, True], ids=["normal", "kids"])
def test_every_animation_ends_in_what_the_view_says(app: App, seed: str, kids: bool) -> None:
    baker = sit(app, seats=2, kids=kids, seed=seed, clock="gentle")
    scene, table, rng = baker.scene, baker.table, random.Random(seed)
    while not scene.session.match.outcome():
        seat = scene.session.match.to_act()[0]
        handle = scene.session.seat(seat)
        decision = choose(
            scene.session.match.game, handle.view(), handle.legal(), "easy", Budget(1), str(rng.random())
        )
        scene.play(seat, decision.action)
        while not scene.timeline.idle:
            scene.timeline.advance(0.11)
        shown = flat(table.picture())
        scene.finish_moving()
        assert shown == flat(table.picture()), decision.action


def test_an_animation_cut_at_any_moment_shows_the_position(app: App) -> None:
    baker = sit(app, seed="cut", rolls=[STARS, STARS, STARS, SUGAR, SUGAR, MIXED])
    baker.do(*["roll", "lay star sheet-1"] * 3, *["roll", "sprinkle sheet-1"] * 2)
    rng = random.Random(5)
    for _ in range(24):
        scene = baker.scene
        seat = scene.session.match.to_act()[0]
        action = rng.choice(list(scene.session.seat(seat).legal()))
        scene.play(seat, action)
        for _ in range(rng.randrange(1, 60)):
            baker.pass_time(1 / 60)
            if rng.random() < 0.1:
                app.stack.draw(app.window.surface)
        baker.press(Command.SKIP)
        assert scene.settled
        shown = pixels(app, scene)
        fresh = open_table(app.context, scene.session)
        assert isinstance(fresh, TableScene)
        app.stack.apply(Reset(fresh))
        assert shown == pixels(app, fresh), action
        baker = Baker(app, fresh)


def test_a_resize_in_the_middle_of_a_tumble_loses_nothing_and_is_sharp_at_once(app: App) -> None:
    baker = sit(app, rolls=[MIXED])
    baker.press(Command.ROLL)
    baker.pass_time(0.3)
    app.stack.layout(Viewport(1600, 900))
    large = pygame.Surface((1600, 900))
    app.stack.draw(large)
    assert baker.table.dice.tumbler is not None
    assert not baker.scene.settled
    wide = baker.table.dice.tumbler.picture(0, baker.table.dice.number).get_width()
    assert wide > 122 * 900 / 1080 * 1.5
    baker.rest()
    assert baker.view.dice == MIXED


def test_model_first_picture_later(app: App) -> None:
    baker = sit(app, rolls=[MIXED])
    baker.press(Command.ROLL)
    assert baker.view.dice == MIXED
    assert not baker.scene.settled


def test_speed_off_shows_the_end_at_once(app: App) -> None:
    app.context.settings.speed = "off"
    baker = sit(app, rolls=[MIXED])
    baker.press(Command.ROLL)
    baker.pass_time(1 / 60)
    assert baker.scene.settled


def test_reduced_motion_throws_nothing_about(app: App) -> None:
    app.context.settings.reduced_motion = True
    baker = sit(app, rolls=[MIXED])
    baker.press(Command.ROLL)
    baker.pass_time(1 / 60)
    assert baker.table.dice.tumbler is None
    baker.drag("reserve-star", "sheet-1")
    baker.pass_time(1 / 60)
    assert baker.table.look.flying == []
    baker.rest()
    assert baker.view.sheets[0].plain == 2


def test_cookiebot_plays_after_a_human_moment(app: App) -> None:
    baker = sit(app, seats=2, kinds=("hard", "person"), rolls=[MIXED])
    scene = baker.scene
    asked = monotonic()
    while not baker.actions():
        assert monotonic() - asked < 20
        app.stack.update(1 / 60)
        sleep(0.005)
    assert baker.actions()[0] == "roll"
    assert scene.status().name == "Anna"


def answer(app: App, baker: Baker, monkeypatch: pytest.MonkeyPatch) -> None:
    """CookieBot's answer without its process: two stars on the first sheet."""
    decision = Decision(LAY["star", 1], 0.5, ("bot-cookies-saves-time", {}))
    monkeypatch.setattr(app.context.worker, "request", lambda *_: 1)
    monkeypatch.setattr(app.context.worker, "poll", lambda: decision)


def test_a_hint_is_a_ghost_with_a_sentence_and_goes_with_the_next_input(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    baker = sit(app, rolls=[MIXED])
    baker.do("roll")
    answer(app, baker, monkeypatch)
    baker.press(Command.HINT)
    baker.pass_time(0.1)
    assert baker.table.ghost == LAY["star", 1]
    assert baker.scene.status().line == app.context.t("bot-cookies-saves-time")
    app.stack.draw(app.window.surface)
    assert baker.actions() == ["roll"]
    baker.down(5, 5)
    assert baker.table.ghost is None


def test_undo_takes_back_what_nothing_random_came_of(app: App) -> None:
    baker = sit(app, seats=1, rolls=[MIXED])
    baker.do("roll")
    assert "undo" not in baker.scene.enabled()
    baker.drag("reserve-star", "sheet-1")
    baker.rest()
    assert "undo" in baker.scene.enabled()
    baker.press(Command.UNDO)
    assert baker.actions() == ["roll"]
    assert baker.view.dice == MIXED
    assert baker.table.look.sheets[1].places == []


def test_the_last_turn_is_shown_again_and_changes_nothing(app: App) -> None:
    baker = sit(app, rolls=[MIXED])
    baker.do("roll", "lay star sheet-1")
    before = flat(baker.table.picture())
    assert baker.scene.last is not None
    assert len(baker.scene.last.events) >= 3
    app.stack.apply(baker.scene.press("replay"))
    baker.pass_time(0.2)
    assert baker.scene.replaying
    assert baker.table.look.sheets[1].places == []
    assert not baker.scene.open
    baker.rest()
    assert not baker.scene.replaying
    assert flat(baker.table.picture()) == before
    assert baker.actions() == ["roll", "lay star sheet-1"]


def test_any_press_ends_the_showing_again(app: App) -> None:
    baker = sit(app, rolls=[MIXED])
    baker.do("roll", "lay star sheet-1")
    app.stack.apply(baker.scene.press("replay"))
    baker.pass_time(0.2)
    baker.down(960, 400)
    assert baker.scene.open
    assert len(baker.actions()) == 2


def test_buttons_open_pause_and_log(app: App) -> None:
    baker = sit(app)
    for spot, kind in (("menu", PauseScene), ("log", LogScene)):
        x, y = baker.at(spot)
        for event in (PointerMove(x, y), PointerDown(x, y), PointerUp(x, y)):
            app.stack.handle(event)
        assert isinstance(app.stack.top, kind)
        app.frame(1 / 60)
        app.stack.scenes[-1].leave()
        app.stack.scenes.pop()
        baker.scene.resume()


def test_escape_pauses(app: App) -> None:
    baker = sit(app)
    baker.press(Command.CANCEL)
    assert isinstance(app.stack.top, PauseScene)


def play_to_the_end(app: App, baker: Baker) -> None:
    """The scene's own way, with CookieBot's table deciding; everything skipped."""
    session = baker.session
    while session.match.outcome() is None:
        seat = session.match.to_act()[0]
        handle = session.seat(seat)
        decision = choose(session.match.game, handle.view(), handle.legal(), "hard", Budget(1), "end")
        baker.scene.play(seat, decision.action)
        if session.match.outcome() is None:
            baker.scene.finish_moving()
    for _ in range(60 * 30):
        app.stack.update(1 / 60)
        if app.stack.top is not baker.scene:
            return
    raise AssertionError("the game never shows its result")


@pytest.mark.rule("CK-25")
def test_the_end_is_celebrated_and_the_result_shown_once(app: App) -> None:
    baker = sit(app, clock="breezy", seed="win")
    play_to_the_end(app, baker)
    assert isinstance(app.stack.top, ResultScene)
    outcome = baker.session.match.outcome()
    assert outcome is not None
    app.stack.scenes.pop().leave()
    baker.scene.resume()
    baker.pass_time(3.0)
    assert len(app.stack.scenes) == 1
    assert baker.scene.status().heading == app.context.t("bakery-won" if outcome.winners else "bakery-lost")


def test_every_action_is_saved_and_can_be_gone_on_with(app: App) -> None:
    baker = sit(app)
    baker.press(Command.ROLL)  # saved, though the dice still tumble
    again = Session.load("cookies", app.context.storage)
    assert again is not None
    assert again.match.digest() == baker.session.match.digest()
    scene = open_table(app.context, again)
    assert isinstance(scene, TableScene)
    app.stack.apply(Reset(scene))
    assert scene.open


def test_a_board_that_cannot_be_laid_is_told_in_the_window(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    session = sit(app).session

    def broken(*_: object) -> Board:
        raise BadBoard("The board levels/cookies/normal.tmx lacks the spot 'oven'.")

    monkeypatch.setattr("game.scenes.tables.cookies.load_board", broken)
    scene = open_table(app.context, session)
    assert isinstance(scene, Message)
    app.stack.apply(Reset(TitleScene(app.context)))
    app.stack.apply(Push(scene))
    app.frame(1 / 60)
    words = [widget.text for area in scene.areas for widget in area.widgets if isinstance(widget, Text)]
    assert any("lacks the spot 'oven'" in text for text in words)
    app.stack.handle(Press(Command.CANCEL))
    assert isinstance(app.stack.top, TitleScene)


def test_the_oven_pulses_for_a_while_and_then_rests(app: App) -> None:
    baker = sit(app, rolls=[STARS, STARS, STARS, SUGAR, SUGAR])
    baker.do(*["roll", "lay star sheet-1"] * 3, *["roll", "sprinkle sheet-1"] * 2, "bake sheet-1")
    assert any(baker.table.update(1 / 60) for _ in range(60))
    baker.pass_time(10)
    baker.scene.dirty = False
    baker.pass_time(2)
    assert not baker.scene.dirty
    assert not baker.scene.moving
    assert baker.table.look.heat == 1.0


def test_all_drawings_and_texts_are_there(app: App) -> None:
    baker = sit(app, rolls=[MIXED, STARS])
    app.stack.draw(app.window.surface)
    baker.do("roll")
    baker.lift("reserve-star")
    app.stack.draw(app.window.surface)
    assert app.context.art.problems == []
    assert app.context.texts.problems == []


def test_animations_are_animations(app: App) -> None:
    baker = sit(app, rolls=[MIXED])
    baker.press(Command.ROLL)
    made = baker.table.present(baker.session.match.log[-1].events[0])
    assert made is not None
    anim = made()
    assert isinstance(anim, Anim)
    assert 0.9 <= anim.duration <= 1.1
    baker.table.dice.stop()
