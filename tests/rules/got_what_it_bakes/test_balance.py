"""The measured balance of the solo game, and that it was measured with the cards as they are (GW-58)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.bots.policy import Budget
from game.dev.bakes_balance import (
    LEVELS,
    REPORT,
    Job,
    Played,
    card_hash,
    noted,
    play_all,
    report,
    solo,
)
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
def test_enough_games_were_played() -> None:
    assert MEASURED["games"] >= 500


@pytest.mark.rule("GW-58")
@pytest.mark.parametrize("kind", ["recipes", "upgrades", "goals"])
def test_no_card_is_shunned_and_none_is_always_taken(kind: str) -> None:
    """None less than a third and none more than three times as often as the average of its kind."""
    assert {slug: n for slug, n in MEASURED["taken_by_hard"][kind].items() if not 1 / 3 <= n <= 3} == {}


@pytest.mark.rule("GW-58")
def test_every_recipe_upgrade_and_goal_is_listed() -> None:
    taken = MEASURED["taken_by_hard"]
    assert set(taken["recipes"]) == set(RECIPES)
    assert set(taken["upgrades"]) == {slug for slug, card in CARDS.items() if card.kind == "upgrade"}
    assert set(taken["goals"]) == {slug for slug, goal in GOALS.items() if goal.deck == "burgundy"}


def test_a_measurement_can_stop_and_go_on(tmp_path: Path) -> None:
    notes, budget = tmp_path / "games.jsonl", Budget(iterations=1)
    jobs = [Job(level, seed, budget) for seed in range(2) for level in ("random", "normal")]
    play_all(jobs[:1], 1, None, notes)
    play_all(jobs[1:], 1, None, notes)
    assert noted(notes, budget) == [solo(job) for job in jobs]
    with pytest.raises(ValueError, match="other conditions"):
        noted(notes, Budget(iterations=2))


def test_the_report_counts_what_hard_takes() -> None:
    games = [
        Played(level, 0, 70, {"recipes": ["naan", "pita"], "upgrades": ["whisk"], "goals": ["patience"]})
        for level in LEVELS
    ]
    found = report(games, Budget(iterations=1))
    assert found["games"] == 1
    assert found["levels"]["hard"]["rank"] == "experienced"
    assert found["taken_by_hard"]["recipes"]["naan"] == len(RECIPES) / 2
    assert found["taken_by_hard"]["recipes"]["pizza"] == 0
