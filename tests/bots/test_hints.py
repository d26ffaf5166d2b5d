"""How good CookieBot's hints are: the stored positions, and what was measured in them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.bots.levels import choose
from game.bots.policy import Budget
from game.dev.hints import MATCHES, MOMENTS, REPORT, TABLES, fingerprint, positions
from game.rules import registry

MEASURED: dict[str, Any] = json.loads(REPORT.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", registry.ids())
def test_the_stored_positions_can_be_reached_and_ask_something(game: str) -> None:
    """If rules or cards have changed: `python -m game.dev.hints --store`."""
    asked = list(positions(game))
    assert len(asked) == MATCHES * MOMENTS
    assert all(len(match.seat(seat).legal()) > 1 for match, seat in asked)
    assert len({match.digest() for match, _ in asked}) > MATCHES * MOMENTS * 0.9


@pytest.mark.parametrize("game", registry.ids())
def test_the_positions_are_those_that_were_measured(game: str) -> None:
    assert set(TABLES) == set(registry.ids())
    assert MEASURED[game]["positions"] == fingerprint(game)
    assert MEASURED[game]["asked"] == MATCHES * MOMENTS


def test_a_hint_at_cookies_is_the_best_action_there_is() -> None:
    game = registry.get("cookies")
    for match, seat in positions("cookies"):
        handle = match.seat(seat)
        decision = choose(game, handle.view(), handle.legal(), "hard", Budget(1), "hint")
        best = max(value for _, value in decision.ranked)
        assert decision.value == pytest.approx(best, abs=1e-9)


@pytest.mark.parametrize(
    ("game", "most"), [("pastry_bids", 0.02), ("got_what_it_bakes", 0.02), ("macaraccoon", 0.02)]
)
def test_a_hint_gives_little_away(game: str, most: float) -> None:
    """On average, as a search with twenty times the thought sees it."""
    assert MEASURED[game]["loss"][0] <= most
