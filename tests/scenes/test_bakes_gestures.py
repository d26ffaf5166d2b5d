"""Got What It Bakes?: every legal action has a gesture, in every mode, and whole games are played by hand."""

from __future__ import annotations

import random

import pytest

from game.app import App
from game.input.gestures import Aside, Gesture
from game.rules.core import IllegalMove, Match
from game.rules.got_what_it_bakes.state import BakesState
from game.rules.got_what_it_bakes.view import BakesView
from game.table.got_what_it_bakes.table import BakesTable
from tests.scenes.bakes_table import MODES, match_of, sit, some_action

NAMES_OF_MODES = [f"{mode}-{seats}{'-kids' if kids else ''}" for mode, seats, kids in MODES]


@pytest.mark.parametrize(("mode", "seats", "kids"), MODES, ids=NAMES_OF_MODES)
def test_every_legal_action_has_a_gesture(app: App, mode: str, seats: int, kids: bool) -> None:
    match = match_of(mode, seats, kids=kids, seed="gestures", goals=kids)
    table = sit(app, match).bakes
    rng = random.Random(1)
    while match.to_act():
        for seat in match.to_act():
            check(match, table, seat)
        state = match.state()
        assert isinstance(state, BakesState)
        seat = match.to_act()[0]
        match.play(seat, some_action(state, seat, rng))


def check(match: Match, table: BakesTable, seat: int) -> None:
    """All legal actions of a seat have gestures between spots that are there."""
    handle = match.seat(seat)
    view, legal = handle.view(), handle.legal()
    assert isinstance(view, BakesView)
    table.rebuild(view)
    known = table.gestures(view, legal)
    names = set(table.spot_names())
    for action in legal:
        gesture = known.of_action(action)
        if gesture is None:
            gesture = next((one for one, meant in known._then.items() if meant == action), None)
        assert gesture is not None, (str(action), view.table.phase, view.table.pending)
        assert {gesture.source, gesture.target} - {None} <= names, gesture
    for gesture, meant in known._tries.items():
        assert gesture.target is None or gesture.target in names, (gesture, str(meant))
        if not isinstance(meant, Aside) and meant not in legal:
            refusal = handle.why_not(meant)
            assert isinstance(refusal, IllegalMove), str(meant)
            assert table.t(refusal.key, **refusal.args_for_text) != refusal.key


@pytest.mark.parametrize(("mode", "seats", "kids"), MODES, ids=NAMES_OF_MODES)
def test_a_whole_game_is_played_by_hand(app: App, mode: str, seats: int, kids: bool) -> None:
    """Each action by dragging or clicking alone, each animation run to its end or skipped."""
    match = match_of(mode, seats, kids=kids, seed="by hand", goals=not kids)
    cook = sit(app, match)
    rng = random.Random(7)
    while match.to_act():
        actor = cook.scene.actor
        assert actor is not None
        action = some_action(cook.state, actor, rng)
        before = len(match.log)
        cook.by_hand(action)
        assert match.log[before].action == action, (action, cook.scene.hands.bubble)
        if rng.random() < 0.1:
            cook.rest()
        else:
            cook.pass_time(1 / 60)
            cook.scene.finish_moving()
        cook.take_over()
    assert match.outcome() is not None


def test_a_press_that_slides_off_a_button_of_the_table_does_nothing(app: App) -> None:
    match = match_of("competitive", 2, seed="slide")
    cook, rng = sit(app, match), random.Random(4)
    tried: set[str] = set()
    for _ in range(120):
        known, before = cook.scene.known, len(match.log)
        for name in known.sources():
            kind = name.split("-")[0]
            if kind in tried or known.targets(name) or not known.allowed(Gesture(name)):
                continue
            tried.add(kind)
            x, y = cook.at(name)
            cook.down(x, y)
            cook.move(960, 30)
            assert cook.scene.hands.hold() is None
            cook.up(960, 30)
            cook.rest()
            assert len(match.log) == before, name
        seat = match.to_act()[0]
        cook.scene.play(seat, rng.choice(list(match.seat(seat).legal())))
        cook.scene.finish_moving()
    assert {"done", "refresh"} <= tried
