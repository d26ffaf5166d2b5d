"""Fixtures of the bot tests."""

from __future__ import annotations

import pytest

from game.bots import registry as policies
from game.rules.core import AnyGame
from tests.bots import helpers


@pytest.fixture
def crumbs(toy: AnyGame, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The toy game with a policy of its own."""
    monkeypatch.setattr(policies, "get", lambda game_id: helpers.ToyPolicy())
    return toy
