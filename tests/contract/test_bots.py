"""Every game's policy and CookieBot's levels over it: sound, blind to what is hidden, and harmless."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import isfinite

import pytest

from game.bots import registry as policies
from game.bots.levels import choose
from game.bots.policy import LEVELS, Budget, Decision
from game.rules import registry
from game.rules.core import Match
from game.text import LANGUAGES, Texts
from tests.contract.cases import Case, cases, finished, random_game

BUDGET = Budget(iterations=12)
BOX = [case for game in registry.games() for case in cases(game) if case.options == game.options_type()]
"""Every game at every number of seats with its default options."""
POSITIONS = 6
"""Decisions looked at in one game."""


@pytest.fixture(params=BOX, ids=str)
def table(request: pytest.FixtureRequest) -> Case:
    """A game in the box with a number of seats."""
    value: Case = request.param
    return value


def choices(case: Case) -> Iterator[tuple[Match, int]]:
    """A few positions spread over a game in which a seat has a real choice."""
    step = max(1, len(finished(case, "bots").log) // POSITIONS)
    due = 0
    for match, _ in random_game(case, "bots", free_acts=0.0):
        seat = match.to_act()[-1]
        if len(match.log) >= due and len(match.seat(seat).legal()) > 1:
            due = len(match.log) + step
            yield match, seat


def decide(case: Case, match: Match, seat: int, level: str) -> Decision:
    """What CookieBot plays for a seat."""
    handle = match.seat(seat)
    return choose(case.game, handle.view(), handle.legal(), level, BUDGET, f"{len(match.log)}")


@pytest.mark.parametrize("level", LEVELS)
def test_decisions_are_legal_and_explained_in_every_language(table: Case, level: str) -> None:
    texts = [Texts(language) for language in LANGUAGES]
    for match, seat in choices(table):
        decision = decide(table, match, seat, level)
        legal = match.seat(seat).legal()
        assert decision.action in legal
        assert {action for action, _ in decision.ranked} <= set(legal)
        assert 0 <= decision.value <= 1
        key, args = decision.reason
        for language in texts:
            assert language.has(key), key
            assert language.t(key, **args)
            assert language.problems == []


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_decision(table: Case, level: str) -> None:
    rng = random.Random(3)
    for match, seat in choices(table):
        view, legal = match.seat(seat).view(), match.seat(seat).legal()
        world = view.sample(rng)
        again = table.game.view_from_json(view.to_json())
        decisions = [
            choose(table.game, seen, legal, level, BUDGET, "s") for seen in (view, world.view(seat), again)
        ]
        assert decisions[0] == decisions[1] == decisions[2]


def test_thinking_changes_nothing_at_the_table(table: Case) -> None:
    for match, seat in choices(table):
        copies = [match.state(), match.state().copy()]
        view = match.seat(seat).view()
        before = (match.digest(), match._chance.drawn, view.to_json())
        decide(table, match, seat, "hard")
        assert (match.digest(), match._chance.drawn, view.to_json()) == before
        assert [copy.digest() for copy in copies] == [before[0]] * 2


def test_a_policy_weighs_every_action_and_every_seat(table: Case) -> None:
    policy = policies.get(table.game.id)
    for match, seat in choices(table):
        state = match.state()
        legal = state.legal(seat)
        for view in (state.view(seat), None):
            worth = policy.prior(view, state, seat, legal)
            assert len(worth) == len(legal)
            assert all(isfinite(number) for number in worth)
        values = policy.evaluate(state)
        assert len(values) >= table.seats
        assert all(0 <= value <= 1 for value in values)
        assert state.digest() == match.digest()


def test_at_the_end_the_winners_are_worth_most(table: Case) -> None:
    policy = policies.get(table.game.id)
    for number in range(3):
        state = finished(table, f"won {number}").state()
        outcome = state.outcome()
        assert outcome is not None
        values = policy.evaluate(state)[: table.seats]
        best = [seat for seat in range(table.seats) if values[seat] == max(values)]
        if outcome.winners and len(outcome.winners) < table.seats:
            assert set(best) <= set(outcome.winners)
        assert all(0 <= value <= 1 for value in values)


@pytest.mark.parametrize("game_id", registry.ids())
def test_a_game_among_bots_comes_to_its_end(game_id: str) -> None:
    case = cases(registry.get(game_id))[0]
    match = case.match("bots among themselves")
    while waiting := match.to_act():
        match.play(waiting[0], decide(case, match, waiting[0], "easy").action)
        assert len(match.log) < 5000
    assert match.outcome() is not None
