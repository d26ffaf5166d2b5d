"""Fixtures of the contract tests: every case of every game."""

from __future__ import annotations

import pytest

from game.rules.core import AnyGame
from tests.contract.cases import ALL_CASES, Case, all_games


@pytest.fixture(params=ALL_CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """A game with a number of seats and options."""
    value: Case = request.param
    return value


@pytest.fixture(params=all_games(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> AnyGame:
    """A game."""
    value: AnyGame = request.param
    return value
