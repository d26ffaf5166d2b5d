"""The result's panel: its buttons are seen at once, and a record says whose it is."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.app import App
from game.input.events import Command
from game.rules import registry
from game.rules.core import Match, Outcome
from game.scenes.base import Reset
from game.scenes.pause import PauseScene
from game.scenes.result import ResultScene
from game.scenes.score_sheet import rows_of
from game.scenes.seating import FACES
from game.scenes.session import COLORS, Player, Session, as_team
from game.scenes.tables import open_table
from game.scenes.ui.widgets import Button, Text
from tests.scenes.hands import Hands

NAMES = ("Anna", "Ben", "Csilla", "Dora", "Emil")


def over(
    app: App, game_id: str, seats: int, *, kids: bool = False, options: dict[str, str | bool] | None = None
) -> ResultScene:
    """A random game of one person against CookieBot, played to its end."""
    game = registry.get(game_id)
    match = Match(game, seats, game.options_type.from_json(options or {}), "result")
    kinds = ["person"] + ["hard"] * (seats - 1)
    players = [Player(NAMES[n], COLORS[n], FACES[n], kinds[n]) for n in range(seats)]
    session = Session(match, players, kids=kids, storage=app.context.storage)
    rng = random.Random(2)
    while match.outcome() is None:
        seat = rng.choice(match.to_act())
        session.match.play(seat, rng.choice(list(match.seat(seat).legal())))
    session._finish()
    outcome = match.outcome()
    assert outcome is not None
    scene = ResultScene(app.context, session, outcome)
    app.stack.apply(Reset(scene))
    return scene


@pytest.mark.parametrize("language", ["en", "hu", "de"])
@pytest.mark.parametrize(
    ("game_id", "seats", "kids"),
    [
        ("got_what_it_bakes", 4, False),
        ("macaraccoon", 5, False),
        ("macaraccoon", 2, True),
        ("pastry_bids", 2, True),
    ],
)
def test_all_buttons_are_seen_at_once(app: App, game_id: str, seats: int, kids: bool, language: str) -> None:
    app.context.settings.language = language
    app.context.apply_settings()
    scene = over(app, game_id, seats, kids=kids)
    (area,) = scene.areas
    assert area.content <= area.rect.height


@pytest.mark.parametrize("language", ["en", "hu", "de"])
@pytest.mark.parametrize("kids", [False, True])
def test_a_rank_beside_a_long_account_hides_no_button(app: App, kids: bool, language: str) -> None:
    app.context.settings.language = language
    app.context.apply_settings()
    scene = over(app, "got_what_it_bakes", 1, kids=kids, options={"mode": "solo", "kids": kids})
    scene.outcome = replace(scene.outcome, reason="master-baker")
    scene.rebuild()
    (area,) = scene.areas
    words = [widget.text for widget in area.widgets if isinstance(widget, Text)]
    assert any(scene.t("bakes-rank-master-baker") in text for text in words)
    assert area.content <= area.rect.height


def test_a_new_record_says_whose_it_is(app: App) -> None:
    """CookieBot may have won: the record is that of the best person all the same."""
    scene = over(app, "macaraccoon", 2)
    words = [widget.text for area in scene.areas for widget in area.widgets if isinstance(widget, Text)]
    assert any(
        app.context.t("result-record-none", who="people", name="Anna", score="0") in text for text in words
    )


def test_the_table_of_a_finished_game_leads_back_to_its_result(app: App, hands: Hands) -> None:
    session = over(app, "pastry_bids", 2).session
    app.stack.apply(Reset(open_table(app.context, session)))
    for _ in range(2):  # however often
        hands.press(Command.CANCEL)
        pause = hands.top(PauseScene)
        words = {
            widget.key: widget.words
            for area in pause.areas
            for widget in area.widgets
            if isinstance(widget, Button)
        }
        assert words["resume"] == app.context.t("pause-result")
        assert app.context.t("pause-resume") not in words.values()
        hands.press(Command.ACCEPT)
        hands.top(ResultScene)
        hands.click("look")


@pytest.mark.parametrize(
    ("game_id", "seats", "parts"), [("macaraccoon", 3, 0), ("pastry_bids", 2, 2), ("got_what_it_bakes", 3, 6)]
)
def test_only_what_adds_up_stands_above_the_sum(app: App, game_id: str, seats: int, parts: int) -> None:
    scene = over(app, game_id, seats)
    rows, _ = rows_of(app.context.texts, scene.session, scene.outcome)
    assert [row.strong for row in rows[: parts + 1]] == [False] * parts + [True]
    for seat in range(seats):
        values = [float(row.values[seat].replace("−", "-")) for row in rows[: parts + 1]]
        assert values[-1] == scene.outcome.scores[seat]
        assert not parts or sum(values[:-1]) == values[-1]
    below = rows[parts + 1 :]
    assert "if points are equal" in below[0].words.lower()
    assert all(row.small for row in below)


def test_who_wins_equally_against_each_other_is_no_team() -> None:
    assert not as_team(Outcome((0, 1), (7.0, 7.0), "shared"))
    assert as_team(Outcome((0, 1), (7.0, 7.0), "goals-met"))
    assert as_team(Outcome((), (7.0, 7.0), "goals-missed"))
