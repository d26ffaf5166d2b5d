"""Set-ups agree with the rules, and their texts and pictures exist."""

from __future__ import annotations

import pytest

from game.app import App
from game.rehearsal.gallery import sample
from game.resources import asset
from game.rules import registry
from game.rules.got_what_it_bakes.state import BakesState
from game.scenes import setups
from game.scenes.base import Reset
from game.scenes.seating import Seating
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene
from game.scenes.ui.fields import TextField
from game.scenes.ui.widgets import Tile
from game.scenes.wording import sentence
from game.text import LANGUAGES, Texts
from tests.scenes.hands import Hands


@pytest.mark.parametrize("game_id", registry.ids())
def test_a_setup_says_what_the_rules_say(game_id: str) -> None:
    game, setup = registry.get(game_id), setups.get(game_id)
    assert range(setup.least, setup.most + 1) == game.seats
    assert setup.seats in game.seats
    specs = {spec.name: spec for spec in game.options_type.specs()}
    assert {view.name for view in setup.options} == set(specs)
    for view in setup.options:
        if view.look == "tiles":
            assert set(view.pictures) == set(specs[view.name].choices)
        for value in (view.first, view.kids):
            assert value is None or value in specs[view.name].choices


@pytest.mark.parametrize("game_id", registry.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words_and_pictures(game_id: str, language: str) -> None:
    texts = Texts(language)
    for view in setups.get(game_id).options:
        if view.look == "kids":
            continue
        assert texts.has(f"setup-{view.topic}")
        for choice, picture in view.pictures.items():
            assert asset(f"art/{picture}.svg").is_file()
            assert not choice or texts.has(f"setup-{view.topic}-{choice}")


@pytest.mark.parametrize("game_id", registry.ids())
@pytest.mark.parametrize("kids", [False, True])
def test_what_is_suggested_can_be_played_with_any_number(app: App, game_id: str, kids: bool) -> None:
    app.context.settings.kids = kids
    seating = Seating(app.context, game_id)
    while seating.can_remove:
        seating.remove(0)
    while True:
        session = seating.begin()
        assert session.match.seats == len(seating.players)
        assert len({player.name for player in session.players}) == len(session.players)
        if not seating.can_add:
            break
        seating.add()


@pytest.mark.parametrize("game_id", registry.ids())
def test_bots_are_friendly_to_children_unless_a_level_was_chosen(app: App, game_id: str) -> None:
    app.start(SetupScene(app.context, game_id))
    hands, kinds = Hands(app), list[list[str]]()
    seating = hands.top(SetupScene).seating
    seating.add()
    seating.change(0, kind="hard")
    seating.change(1, kind="easy")
    for _ in range(3):
        kinds.append([player.kind for player in seating.players[:2]])
        assert all(player.face == f"common/bot-{player.kind}" for player in seating.players[:2])
        hands.click("kids")
    assert kinds == [["hard", "easy"], ["hard", "friendly"], ["hard", "easy"]]
    app.context.settings.setups.clear()
    assert {player.kind for player in Seating(app.context, game_id).players} <= {"person", "friendly"}


@pytest.mark.parametrize("game_id", registry.ids())
def test_rubbish_in_the_remembered_setup_is_ignored(app: App, game_id: str) -> None:
    app.context.settings.setups[game_id] = {
        "players": [{"name": "x" * 99}, 5],
        "options": {"clock": 7, "first": 99, "nothing": True},
    }
    assert Seating(app.context, game_id).begin().match.game.id == game_id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_every_event_without_a_slip(language: str) -> None:
    texts = Texts(language)
    session = sample("cookies", actions=400)
    for entry in session.match.log:
        for event in entry.events:
            assert sentence(texts, session, entry.seat, event)
    assert texts.problems == []


def test_who_is_first_is_asked_of_nobody_who_bakes_alone(app: App) -> None:
    scene = SetupScene(app.context, "got_what_it_bakes")
    app.stack.apply(Reset(scene))

    def asked() -> bool:
        scene.rebuild()
        return any(widget.key.startswith("first:") for area in scene.areas for widget in area.widgets)

    assert asked()
    scene.seating.remove(1)
    assert not asked()


@pytest.mark.rule("GW-51")
def test_who_plays_with_whom_is_shown_and_can_be_changed(app: App) -> None:
    scene = SetupScene(app.context, "got_what_it_bakes")
    app.stack.apply(Reset(scene))
    seating = scene.seating
    seating.add()
    seating.add()
    hands = Hands(app)

    def pairs() -> list[str]:
        scene.rebuild()
        return [
            widget.key for area in scene.areas for widget in area.widgets if widget.key.startswith("pair:")
        ]

    assert pairs() == []
    seating.set("mode", "teams")
    assert pairs() == ["pair:1", "pair:2", "pair:3"]
    for seat, name in enumerate(("Anna", "Ben", "Csilla", "Dora")):
        seating.change(seat, name=name)
    seating.set("first", 3)
    hands.click("pair:3")
    assert [player.name for player in seating.players] == ["Anna", "Ben", "Dora", "Csilla"]
    assert seating.values["first"] == 2, "who begins stays who begins"
    state = seating.begin().match.state()
    assert isinstance(state, BakesState)
    assert state.mates[0] == (2,)
    assert state.first == 2
    seating.remove(3)
    assert pairs() == []


def test_a_way_to_play_brings_the_seats_it_needs(app: App, hands: Hands) -> None:
    app.stack.apply(Reset(SetupScene(app.context, "got_what_it_bakes")))
    seating = hands.top(SetupScene).seating
    seating.change(0, name="Anna")
    for mode, kinds in (
        ("solo", "p"),
        ("teams", "pbbb"),
        ("cooperative", "pbbb"),
        ("solo", "p"),
        ("competitive", "pb"),
    ):
        hands.click(f"mode:{mode}")
        assert seating.values["mode"] == mode
        assert "".join("p" if player.person else "b" for player in seating.players) == kinds
        assert seating.players[0].name == "Anna"
        assert seating.begin().match.seats == len(kinds)
    seating.add()
    hands.click("mode:solo")
    assert [player.name for player in seating.players] == ["Anna"], "CookieBots leave first"


def test_bakers_without_a_name_are_numbered_among_the_persons(app: App, hands: Hands) -> None:
    app.start(SetupScene(app.context, "cookies"))
    seating = hands.top(SetupScene).seating
    seating.add()
    seating.add()
    seating.change(1, kind="hard")
    hands.top(SetupScene).rebuild()
    fields = [hands.widget(f"name:{seat}") for seat in range(4)]
    ghosts = [field.ghost for field in fields if isinstance(field, TextField) and not field.text]
    assert ghosts == ["Baker 1", "Baker 2", "Baker 3"]
    hands.click("play")
    session = hands.top(TableScene).session
    assert [player.name for player in session.players] == ["Baker 1", "CookieBot", "Baker 2", "Baker 3"]
    seating = Seating(app.context, "cookies")
    seating.players = list(session.players)
    seating.change(1, kind="person")
    seating.name_all()
    session.reseat(seating.players)
    app.context.settings.language = "de"
    app.context.apply_settings()
    session.speak(app.context.texts)
    names = [player.name for player in session.players]
    assert names == ["Backprofi 1", "Backprofi 4", "Backprofi 2", "Backprofi 3"], "names that are in use stay"


@pytest.mark.parametrize("kind", ["person", "easy", "normal", "hard", "friendly"])
def test_the_button_of_a_seat_shows_the_face_of_its_level(app: App, hands: Hands, kind: str) -> None:
    app.start(SetupScene(app.context, "cookies"))
    scene = hands.top(SetupScene)
    scene.seating.change(1, kind=kind)
    scene.rebuild()
    button = hands.widget("kind:1")
    assert isinstance(button, Tile)
    assert button.art == ("common/icon-person" if kind == "person" else f"common/bot-{kind}")
