"""Whiskers and bakeries have names; what nobody typed isn't remembered as if they had."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from game.app import App
from game.rules.core import BadPosition
from game.scenes.base import Pop, Push, Reset
from game.scenes.pause import PauseScene
from game.scenes.seating import Seating
from game.scenes.session import Player, Session
from game.scenes.setup import SetupScene, play_again
from game.scenes.table import TableScene
from game.scenes.tables import open_table
from game.scenes.title import TitleScene
from game.scenes.ui.fields import TextField


def table_of(app: App, session: Session) -> TableScene:
    """The table of a session."""
    scene = open_table(app.context, session)
    assert isinstance(scene, TableScene)
    return scene


@pytest.mark.rule("MC-34", "GW-8")
@pytest.mark.parametrize("game_id", ["macaraccoon", "got_what_it_bakes"])
def test_a_typed_label_is_kept_and_shown(app: App, game_id: str) -> None:
    setup = SetupScene(app.context, game_id)
    app.stack.apply(Reset(setup))
    field = next(widget for area in setup.areas for widget in area.widgets if widget.key == "label:0")
    assert isinstance(field, TextField)
    field.type("Sir Crumb")
    session = setup.seating.begin()
    assert session.players[0].label == "Sir Crumb"
    assert session.players[1].label == setup.seating.default_label(1) != ""
    assert [sitter.label for sitter in table_of(app, session).table.sitters] == [
        player.label for player in session.players
    ]
    assert Seating(app.context, game_id).players[0].label == "Sir Crumb"
    loaded = Session.load(game_id, app.context.storage)
    assert loaded is not None
    assert loaded.players == session.players


@pytest.mark.rule("MC-34")
def test_the_countertop_shows_the_name(app: App) -> None:
    """Another name is another picture."""
    pictures = []
    for label in ("Biscuit", "Sir Crumb"):
        seating = Seating(app.context, "macaraccoon")
        seating.change(0, label=label)
        app.context.seed = "same"
        scene = table_of(app, seating.begin())
        app.stack.apply(Reset(scene))
        app.frame(0.1)
        area = app.window.viewport.rect(scene.table.area("counter"))
        pictures.append(app.window.surface.subsurface(area).copy().get_buffer().raw)
    assert pictures[0] != pictures[1]


def test_a_game_without_labels_has_no_field(app: App) -> None:
    setup = SetupScene(app.context, "cookies")
    app.stack.apply(Reset(setup))
    keys = {widget.key for area in setup.areas for widget in area.widgets}
    assert "name:0" in keys
    assert "label:0" not in keys


def test_a_player_saved_without_a_label_is_read() -> None:
    data = asdict(Player("Anna", "sky", "common/baker-1"))
    del data["label"]
    assert Player.from_json(data) == Player("Anna", "sky", "common/baker-1")
    with pytest.raises(BadPosition):
        Player.from_json({**data, "label": "a\nb"})


def test_an_empty_name_stays_empty_for_the_next_time(app: App) -> None:
    session = Seating(app.context, "macaraccoon").begin()
    assert session.players[0].name == "Baker 1"
    play_again(app.context, session)
    app.context.settings.language = "de"
    app.context.apply_settings()
    seating = Seating(app.context, "macaraccoon")
    assert (seating.players[0].name, seating.players[0].label) == ("", "")
    assert seating.begin().players[0].name == "Backprofi 1"


def speak(app: App, language: str) -> None:
    """Choose a language."""
    app.context.settings.language = language
    app.context.apply_settings()


def test_whom_nobody_named_is_called_by_the_language_of_the_moment(app: App) -> None:
    seating = Seating(app.context, "macaraccoon")
    seating.add()
    seating.change(2, name="Zoe")
    session = seating.begin()
    scene = table_of(app, session)
    app.stack.apply(Reset(scene))
    app.stack.apply(Push(PauseScene(app.context, session)))
    speak(app, "hu")
    app.stack.apply(Pop())
    assert [player.name for player in session.players] == ["1. pék", "CookieBot", "Zoe"]
    assert session.players[0].label == scene.table.sitters[0].label == "Cirmos"
    assert scene.table.sitters[0].name == "1. pék"
    session.save()
    speak(app, "de")
    loaded = Session.load("macaraccoon", app.context.storage)
    assert loaded is not None
    table_of(app, loaded)
    assert [player.name for player in loaded.players] == ["Backprofi 1", "CookieBot", "Zoe"]


def test_the_title_names_whose_turn_it_was_in_its_own_language(app: App) -> None:
    Seating(app.context, "cookies").begin()
    speak(app, "de")
    title = TitleScene(app.context)
    app.stack.apply(Reset(title))
    assert title.saved in {("cookies", "Backprofi 1"), ("cookies", "Backprofi 2")}


def test_a_name_that_is_typed_is_nobodys_default_any_more(app: App) -> None:
    seating = Seating(app.context, "cookies")
    seating.players = list(seating.begin().players)
    assert seating.players[0].unnamed
    seating.change(0, name="Baker 1")
    speak(app, "hu")
    assert seating.begin().players[0].name == "Baker 1"
