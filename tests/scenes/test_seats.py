"""Persons and CookieBots change places in the middle of a game, and the last turn outlives a save."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app import App
from game.input.events import Command
from game.rehearsal.gallery import sample
from game.rules.core import BadPosition
from game.scenes.base import Push, Reset
from game.scenes.hand_over import HandOverScene
from game.scenes.pause import PauseScene
from game.scenes.seats import SeatsScene
from game.scenes.session import Player, Session
from game.scenes.table import TableScene
from game.scenes.tables import open_table
from game.scenes.ui.dialog import Dialog
from game.scenes.wording import NOBODY, eyes_of
from game.text import LANGUAGES
from tests.scenes import cookies_table, pastry_table
from tests.scenes.cookies_table import MIXED
from tests.scenes.hands import Hands


def change(hands: Hands, *seats: tuple[int, str]) -> None:
    """From the table through the break: who sits where from now on."""
    table = hands.top(TableScene)
    hands.app.stack.apply(table.press("menu"))
    hands.click("seats")
    for seat, kind in seats:
        hands.click(f"seat:{seat}")
        hands.click(f"pick:0:{kind}")
    hands.click("resume")
    hands.app.frame(0.0)


@pytest.fixture
def still(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """CookieBot never answers; what it was asked and told to forget is noted."""
    noted: list[str] = []

    def request(game: object, view: object, legal: object, level: str, seed: str) -> int:
        noted.append(level)
        return len(noted)

    monkeypatch.setattr(app.context.worker, "request", request)
    monkeypatch.setattr(app.context.worker, "poll", lambda: None)
    monkeypatch.setattr(app.context.worker, "cancel", lambda: noted.append("cancel"))
    return noted


def test_a_bot_takes_over_and_this_is_saved(app: App, hands: Hands, still: list[str]) -> None:
    baker = cookies_table.sit(app, seats=2, rolls=[MIXED])
    baker.session._storage, there = app.context.storage, baker.session.players
    change(hands, (0, "hard"))
    scene = hands.top(TableScene)
    assert scene is baker.scene
    player, before = scene.session.players[0], there[0]
    assert (player.kind, player.name, player.face) == ("hard", before.name, "common/bot-hard")
    app.frame(0.1)
    assert still == ["hard"]
    assert not scene.open
    kept = Session.load("cookies", app.context.storage)
    assert kept is not None
    assert kept.players == scene.session.players
    change(hands, (0, "easy"))
    change(hands, (0, "person"))
    assert scene.session.players == there


def test_a_bot_that_thinks_is_stopped_when_a_person_takes_its_place(
    app: App, hands: Hands, still: list[str]
) -> None:
    baker = cookies_table.sit(app, seats=2, kinds=("easy", "person"), rolls=[MIXED])
    app.frame(0.1)
    assert baker.scene.thinker.busy
    change(hands, (0, "person"))
    assert still == ["easy", "cancel"]
    assert not baker.scene.thinker.busy
    assert baker.scene.open
    assert baker.scene.actor == 0
    assert len({player.name for player in baker.session.players}) == 2
    baker.press(Command.ROLL)
    assert baker.actions() == ["roll"]


def test_going_back_changes_nothing_and_who_returns_keeps_name_and_face(app: App, hands: Hands) -> None:
    baker = cookies_table.sit(app, seats=2, rolls=[MIXED])
    before = baker.session.players
    app.stack.apply(baker.scene.press("menu"))
    hands.click("seats")
    hands.click("seat:1")
    hands.click("pick:0:friendly")
    assert hands.top(SeatsScene).seating.players[1].kind == "friendly"
    hands.click("back")
    hands.top(PauseScene)
    hands.click("seats")
    for kind in ("easy", "person"):
        hands.click("seat:1")
        hands.click(f"pick:0:{kind}")
    hands.click("resume")
    app.frame(0.0)
    assert hands.top(TableScene).session.players == before


def test_a_newcomer_gets_the_screen_handed_over_unseen(app: App, hands: Hands, still: list[str]) -> None:
    bidder = pastry_table.sit(app, kinds=("person", "easy"))
    change(hands, (0, "easy"), (1, "person"))
    assert hands.top(HandOverScene).seat == 1
    assert eyes_of(bidder.session) == NOBODY
    hands.click("ready")
    scene = hands.top(TableScene)
    assert scene.view.seat == 1
    assert not bidder.session.can_undo()


def test_a_newcomer_is_still_one_after_the_program_was_closed(app: App, hands: Hands) -> None:
    bidder = pastry_table.sit(app, kinds=("person", "easy"))
    bidder.session._storage = app.context.storage
    there = bidder.session.players
    bidder.session.reseat([replace(there[0], kind="easy"), replace(there[1], kind="person")])
    again = Session.load("pastry_bids", app.context.storage)
    assert again is not None
    assert again.newcomers == {1}
    app.start(open_table(app.context, again))
    app.frame(0.0)
    assert hands.top(HandOverScene).seat == 1


def test_a_save_of_an_earlier_program_knows_no_newcomers(app: App) -> None:
    data = pastry_table.sit(app).session.to_json()
    del data["newcomers"]
    assert Session.from_json(data).newcomers == frozenset()


def test_before_the_hand_over_nothing_of_the_table_is_drawn(
    app: App, hands: Hands, still: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bidder = pastry_table.sit(app, kinds=("person", "easy"))
    bidder.session.reseat([replace(bidder.session.players[0], kind="hard"), Player("Zoe", "sky", "x")])
    app.stack.apply(Push(PauseScene(app.context, bidder.session)))
    app.stack.scenes.pop()
    bidder.scene.resume()
    drawn: list[object] = []
    monkeypatch.setattr(bidder.scene.table, "draw", lambda *args: drawn.append(args))
    app.stack.draw(app.window.surface)
    assert drawn == []


def test_a_second_person_joins_and_each_gets_a_hand_over(app: App, hands: Hands, still: list[str]) -> None:
    bidder = pastry_table.sit(app, kinds=("person", "easy"))
    bidder.play(f"1 {bidder.session.seat(1).legal()[0]}")
    change(hands, (1, "person"))
    scene = hands.top(TableScene)
    assert scene.actor == 0  # still the one who looked
    scene.play(0, scene.session.seat(0).legal()[0])
    bidder.settle()
    assert hands.top(TableScene).actor == 0
    scene.play(0, scene.session.seat(0).legal()[0])
    bidder.settle()
    app.frame(0.0)
    assert hands.top(HandOverScene).seat == 1


def test_a_hand_over_to_somebody_who_has_left_is_dropped(app: App, hands: Hands, still: list[str]) -> None:
    bidder = pastry_table.sit(app)
    bidder.scene.play(0, bidder.session.seat(0).legal()[0])
    bidder.scene.finish_moving()
    app.frame(0.0)
    hands.top(HandOverScene)
    hands.press(Command.CANCEL)
    hands.click("seats")
    hands.click("seat:1")
    hands.click("pick:0:normal")
    hands.click("resume")
    app.frame(0.0)
    app.frame(0.0)
    assert hands.top(TableScene).thinker.seat == 1
    assert still == ["normal"]


def test_a_finished_game_has_no_seats_to_change(
    app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = sample("cookies")
    app.start(PauseScene(app.context, session))
    assert hands.widget("seats")
    monkeypatch.setattr(session.match, "outcome", lambda: "over")
    app.start(PauseScene(app.context, session))
    with pytest.raises(StopIteration):
        hands.widget("seats")


def test_every_seat_needs_a_player() -> None:
    session = sample("cookies")
    with pytest.raises(BadPosition):
        session.reseat(session.players[:1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_all_seats_can_be_reached_in_every_size(app: App, hands: Hands, language: str, zoom: float) -> None:
    app.context.settings.language, app.context.settings.text_zoom = language, zoom
    app.context.apply_settings()
    session = sample("got_what_it_bakes")
    app.start(SeatsScene(app.context, session))
    app.redraw()
    form = hands.top(Dialog)
    for seat in range(len(session.players)):
        hands.walk_to(f"seat:{seat}")
        assert form.focus is not None
        assert form.areas[0].rect.contains(form.rect_of(form.focus).inflate(0, -2))


def test_the_last_turn_can_be_shown_right_after_a_save_is_loaded(app: App) -> None:
    baker = cookies_table.sit(app, seats=2, rolls=[MIXED])
    baker.do("roll", "lay star sheet-1")
    played = baker.scene.last
    assert played is not None
    fresh = open_table(app.context, baker.session)
    assert isinstance(fresh, TableScene)
    app.stack.apply(Reset(fresh))
    assert fresh.last is not None
    assert fresh.last.events == played.events
    assert {seat: view.to_json() for seat, view in fresh.last.before.items()} == {
        seat: view.to_json() for seat, view in played.before.items()
    }
    assert "replay" in fresh.enabled()
    app.stack.apply(fresh.press("replay"))
    assert fresh.replaying
    fresh.finish_moving()
    assert not fresh.replaying


def test_a_fresh_game_has_no_turn_to_show(app: App) -> None:
    baker = cookies_table.sit(app, seats=2, rolls=[MIXED])
    assert baker.scene.last is None
    assert "replay" not in baker.scene.enabled()
