"""How the table of Macaraccoon shows what happens: animations, pictures, texts, whole games."""

from __future__ import annotations

import random
from dataclasses import replace

import pygame
import pytest

from game.app import App
from game.bots.registry import get as policy_of
from game.input.events import Command
from game.rules.core import Action, Event
from game.rules.macaraccoon import events as ev
from game.scenes.base import Reset
from game.scenes.result import ResultScene
from game.scenes.table import TableScene
from game.scenes.table_hud import NEEDED, OPTIONAL
from game.scenes.tables.macaraccoon import table as lay_table
from game.scenes.wording import sentences
from game.table.board import load_board
from game.table.macaraccoon.table import MacaraccoonTable
from game.table.viewport import Viewport
from tests.scenes.macaraccoon_table import NAMES, Cook, called, laid, sit
from tests.scenes.test_kids_table import WatchedType
from tests.scenes.test_table_scene import flat

MIDNIGHT = ("waffle", "chocolate", "cream", "blueberry")


def some_action(cook: Cook, rng: random.Random, wise: float = 0.7) -> tuple[int, Action]:
    """An action of whoever is to act: the one that looks best, or any."""
    match = cook.session.match
    seat = match.to_act()[0]
    legal = list(match.seat(seat).legal())
    worth = policy_of("macaraccoon").prior(match.seat(seat).view(), match.state(), seat, legal)
    best = legal[max(range(len(legal)), key=lambda number: worth[number])]
    return seat, best if rng.random() < wise else rng.choice(legal)


@pytest.mark.parametrize("size", ["normal", "kids"])
def test_the_maps_can_be_laid(size: str) -> None:
    board = load_board(
        "macaraccoon",
        "kids" if size == "kids" else "normal",
        {**NEEDED, **MacaraccoonTable.spots},
        {**OPTIONAL, **MacaraccoonTable.scenery},
    )
    assert len(board.of_kind("spot")) == 16
    assert len(board.of_kind("order")) == 6


@pytest.mark.parametrize(("seats", "kids"), [(2, False), (3, True), (5, False)])
def test_every_animation_ends_in_what_the_view_says(app: App, seats: int, kids: bool) -> None:
    cook = sit(app, seats=seats, kids=kids, seed=f"end {seats}")
    rng = random.Random(seats)
    scene, shown = cook.scene, set()
    for _ in range(230):
        if not cook.session.match.to_act():
            break
        seat, action = some_action(cook, rng)
        scene.play(seat, action)
        shown |= {type(event) for event in cook.session.match.log[-1].events}
        cook.kitchen.calm = rng.random() < 0.2
        while not scene.timeline.idle:
            scene.timeline.advance(0.13)
        moved = flat(cook.kitchen.picture())
        scene.finish_moving()
        app.stack.update(0.0)
        if cook.kitchen.view.seat == cook.kitchen.look.shown == seat:
            assert moved == flat(cook.kitchen.picture()), action
    assert len(shown) > 15


@pytest.mark.parametrize("chef", ["flipper", "host", "swapper", "parter", "slider", "nibbler", "sweeper"])
def test_powers_are_shown_as_they_are(app: App, chef: str) -> None:
    sugar = [[2, 0, 1], [0, 0, 0]]
    cook = sit(app, called(chef, (("waffle", "jam", "kiwi"), ("cream",), ()), queue_sugar=sugar))
    cook.do("whisk 1 with sugar")
    for action in [a for a in cook.scene.known._legal if str(a).startswith("power")][:3]:
        cook = sit(app, called(chef, (("waffle", "jam", "kiwi"), ("cream",), ()), queue_sugar=sugar))
        cook.do("whisk 1 with sugar")
        cook.scene.play(0, action)
        while not cook.scene.timeline.idle:
            cook.scene.timeline.advance(0.07)
            app.stack.draw(app.window.surface)
        moved = flat(cook.kitchen.picture())
        cook.scene.finish_moving()
        assert moved == flat(cook.kitchen.picture()), action


def test_an_animation_cut_at_any_moment_shows_the_position(app: App) -> None:
    cook = sit(app, seats=3, seed="cut")
    rng = random.Random(3)
    for _ in range(30):
        seat, action = some_action(cook, rng)
        cook.scene.play(seat, action)
        for _ in range(rng.randrange(1, 50)):
            cook.pass_time(1 / 60)
        cook.press(Command.SKIP)
        assert cook.scene.settled
        shown = picture(app)
        fresh = lay_table(app.context, cook.session)
        app.stack.apply(Reset(fresh))
        app.stack.update(0.0)
        assert shown == picture(app), action
        cook = Cook(app, fresh)


def picture(app: App) -> bytes:
    """The frame but for the panels of the scene."""
    app.stack.draw(app.window.surface)
    whole = app.window.surface.get_rect()
    part = app.window.surface.subsurface((whole.width // 7, 0, whole.width * 6 // 7, whole.height * 2 // 3))
    return pygame.image.tobytes(part, "RGB")


def test_every_event_that_a_player_would_want_to_see_is_shown(app: App) -> None:
    cook = sit(app)
    unseen = {ev.GameEnded}
    for kind in vars(ev).values():
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event and kind not in unseen:
            event = object.__new__(kind)
            assert cook.kitchen.present(event) is not None, kind


def test_a_whole_random_game_is_played_by_gestures_alone(app: App) -> None:
    app.context.settings.speed = "off"
    cook = sit(app, seats=2, seed="hands")
    rng = random.Random(8)
    steps = 0
    while cook.session.match.outcome() is None:
        steps += 1
        assert steps < 1500
        seat, action = some_action(cook, rng, 0.85)
        before = len(cook.session.match.log)
        assert cook.scene.actor == seat
        cook.make(action, by_clicks=rng.random() < 0.3)
        cook.rest()
        app.stack.update(0.0)
        played = cook.session.match.log[before:]
        assert [str(entry.action) for entry in played][:1] == [str(action)]
    for _ in range(60 * 8):
        app.stack.update(1 / 60)
    assert isinstance(app.stack.top, ResultScene)


def test_a_whole_game_of_cookiebots_is_shown(app: App) -> None:
    cook = sit(app, seats=4, kinds=("friendly", "easy", "normal", "hard"), seed="bots")
    rng = random.Random(2)
    sounds: list[str] = []
    app.context.sound.play = lambda name, *args, **kwargs: sounds.append(name)  # type: ignore[method-assign]
    while cook.session.match.outcome() is None:
        seat, action = some_action(cook, rng, 0.9)
        cook.scene.play(seat, action)
        while not cook.scene.timeline.idle:
            cook.scene.timeline.advance(0.4)
        cook.scene.finish_moving()
        if rng.random() < 0.04:
            app.stack.draw(app.window.surface)
    assert app.context.art.problems == []
    assert app.context.texts.problems == []
    assert {"turn", "card", "cookie", "nibble", "coin", "sprinkle"} <= set(sounds)


def test_sugar_rush_and_prices_stand_on_the_table(app: App) -> None:
    app.context.type = written = WatchedType()
    cook = sit(app, laid((MIDNIGHT, (), ()), jars=[8, 2]))
    app.stack.draw(app.window.surface)
    assert {"Sugar Rush", "Skip", "Midnight", "Anna", "Ben"} <= written.written
    assert cook.scene.status().heading == "Pick, serve or call, Anna"


@pytest.mark.rule("MC-34")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_countertop_shows_the_name_of_its_whisker(app: App, seats: int) -> None:
    app.context.type = written = WatchedType()
    cook = sit(app, seats=seats)
    labels = ("Sir Muffin", "Pancake", "Whisk", "Crumble", "Dumpling")[:seats]
    named = zip(cook.kitchen.sitters, labels, strict=True)
    cook.kitchen.sitters = tuple(replace(sitter, label=label) for sitter, label in named)
    cook.scene.draw(app.window.surface)
    assert {*labels, *NAMES[:seats]} <= written.written


@pytest.mark.parametrize("language", ["en", "hu", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_table_is_drawn_in_every_language_and_size(
    app: App, language: str, size: tuple[int, int]
) -> None:
    app.context.settings.language = language
    app.context.settings.text_zoom = 2.0
    app.context.apply_settings()
    sit(app, laid((MIDNIGHT, ("waffle",), ()), (("jam",), (), ()), ((), (), ())))
    app.stack.layout(Viewport(*size))
    surface = pygame.Surface(size)
    app.stack.draw(surface)
    assert app.context.texts.problems == []
    assert app.context.art.problems == []
    assert (
        len({tuple(surface.get_at((x, y))) for x in range(0, size[0], 40) for y in range(0, size[1], 40)})
        > 60
    )


def test_the_log_counts_plates_from_one(app: App) -> None:
    cook = sit(app, laid((("waffle",), ("jam",), ()), hand="kiwi", hand_seat=0))
    cook.do("place plate-1 top", "move plate-2 plate-1 bottom")
    told = [
        sentences(app.context.texts, cook.session, entry.seat, entry.events)[0]
        for entry in cook.session.match.log
    ]
    assert told == ["Anna puts kiwi on top of plate 1.", "Anna moves the stack of plate 2 to plate 1."]


def test_reduced_motion_moves_nothing(app: App) -> None:
    app.context.settings.reduced_motion = True
    cook = sit(app, laid((MIDNIGHT, (), ())))
    cook.make(cook.session.match.game.parse("serve plate-1 queue-1-2"))
    cook.pass_time(1 / 60)
    assert cook.kitchen.look.flying == []
    cook.rest()
    assert cook.kitchen.look.hearts[0] == 6


def test_the_table_is_laid_as_a_scene(app: App) -> None:
    cook = sit(app)
    assert isinstance(cook.scene, TableScene)
    assert isinstance(cook.scene.table, MacaraccoonTable)
