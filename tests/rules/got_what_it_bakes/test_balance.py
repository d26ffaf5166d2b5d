"""The measured balance of the solo game, and that it was measured with the cards as they are (GW-58)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.dev.bakes_balance import LEVELS, REPORT, card_hash
from game.rules.got_what_it_bakes import scoring
from game.rules.got_what_it_bakes.cards import CARDS, GOALS, RECIPES

MEASURED: dict[str, Any] = json.loads(REPORT.read_text(encoding="utf-8"))


@pytest.mark.rule("GW-58")
def test_the_cards_are_those_that_were_measured() -> None:
    """If cards were changed: `python -m game.dev.bakes_balance`, and read what it says."""
    assert MEASURED["cards"] == card_hash()


@pytest.mark.rule("GW-58")
@pytest.mark.parametrize(
    ("level", "least", "most"),
    [("random", -999, 29), ("easy", 30, 59), ("normal", 60, 79), ("hard", 80, 999)],
)
def test_each_level_has_its_median_in_its_ranks(level: str, least: int, most: int) -> None:
    assert least <= MEASURED["levels"][level]["median"] <= most
    assert MEASURED["levels"][level]["rank"] == scoring.rank(MEASURED["levels"][level]["median"])
    assert set(MEASURED["levels"]) == set(LEVELS)


@pytest.mark.rule("GW-58")
def test_every_recipe_upgrade_and_goal_is_listed() -> None:
    taken = MEASURED["taken_by_hard"]
    assert set(taken["recipes"]) == set(RECIPES)
    assert set(taken["upgrades"]) == {slug for slug, card in CARDS.items() if card.kind == "upgrade"}
    assert set(taken["goals"]) == {slug for slug, goal in GOALS.items() if goal.deck == "burgundy"}
