"""Whatever was played last can be shown again at every table, and leaves the picture as it was."""

from __future__ import annotations

from random import Random

import pytest

from game.app import App
from game.scenes.base import Reset
from game.scenes.seating import FACES
from game.scenes.session import COLORS, Player, Session
from game.scenes.table import TableScene
from game.scenes.tables import open_table
from tests.scenes.test_redraw_games import ROUNDS, Round

KINDS = ("person", "easy", "friendly", "easy")


@pytest.mark.parametrize("played", ROUNDS, ids=str)
def test_a_turn_is_shown_again_wherever_the_match_stands(
    app: App, monkeypatch: pytest.MonkeyPatch, played: Round
) -> None:
    match = played.match("replay")
    players = [Player(f"Baker {n + 1}", COLORS[n], FACES[n], KINDS[n]) for n in range(played.seats)]
    session = Session(match, players, kids=played.kids)
    monkeypatch.setattr(app.context.worker, "request", lambda *_, **__: 0)  # nobody plays on
    rng, replays = Random(3), 0
    while match.to_act() and replays < 14:
        for _ in range(rng.randrange(1, 12)):
            if match.to_act():
                seat = rng.choice(match.to_act())
                match.play(seat, rng.choice(list(match.seat(seat).legal())))
        scene = open_table(app.context, session)
        assert isinstance(scene, TableScene)
        app.stack.apply(Reset(scene))
        app.draw()
        app.stack.update(1 / 30)
        if app.stack.top is not scene or "replay" not in scene.enabled():
            continue
        replays += 1
        scene.press("replay")
        while scene.replaying:
            app.stack.update(0.12)
            app.redraw()
        picture = scene.table.picture()
        scene.table.rebuild(scene.view)
        assert picture == scene.table.picture()
    assert replays > 4
