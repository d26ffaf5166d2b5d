"""Counting up, goals, ties and ranks (GW-40 to GW-42, GW-57, GW-71)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.got_what_it_bakes import scoring
from game.rules.got_what_it_bakes.cards import GOALS, RECIPES
from tests.rules.got_what_it_bakes.table import baker, play, position

OVER: dict[str, Any] = {"round": 3, "turn": 4}


def sheet(told: dict[str, Any]) -> dict[str, int]:
    return scoring.sheet(position("over", told, baker(), **OVER), 0)


@pytest.mark.rule("GW-40")
def test_completed_recipes_score_their_values_and_trash_minus_five_each() -> None:
    found = sheet(baker(done=("swiss-roll", "naan"), trash=("quiche", "pita", "pizza"), coins=0))
    assert found["recipes"] == 5 + RECIPES["naan"].value
    assert found["trash"] == -15
    assert sum(found.values()) == found["recipes"] - 15


@pytest.mark.rule("GW-40")
def test_goals_count_only_when_met() -> None:
    found = sheet(baker(goals=("nest-egg", "patience"), coins=28))
    assert found["goals"] == GOALS["nest-egg"].points


@pytest.mark.rule("GW-40")
def test_upgrades_score_two_used_and_three_unused_refreshments_one() -> None:
    told = baker(upgrades=("cash-box", "whisk"), used=("whisk",), drinks=("mint-tea",), drunk=("espresso",))
    found = sheet(told)
    assert found["upgrades"] == 5
    assert found["refreshments"] == 2


@pytest.mark.rule("GW-40")
@pytest.mark.parametrize(
    ("coins", "stock", "points"), [(0, 2, 0), (1, 2, 1), (4, 1, 1), (5, 1, 2), (17, 0, 5)]
)
def test_coins_and_stored_units_are_pooled_a_point_for_three(coins: int, stock: int, points: int) -> None:
    assert sheet(baker(coins=coins, stock={"eggs": stock} if stock else {}, time=99))["savings"] == points


@pytest.mark.rule("GW-40")
def test_a_total_may_be_negative() -> None:
    game = play("over", baker(trash=("quiche",), coins=0), baker(coins=0), **OVER)
    assert game.end_of_game().scores == (-5.0, 0.0)
    assert game.end_of_game().winners == (1,)


@pytest.mark.rule("GW-41")
def test_a_tie_is_broken_by_stars_on_completed_recipes() -> None:
    pairs = [
        (a, b) for a in RECIPES.values() for b in RECIPES.values() if a.value == b.value and a.stars > b.stars
    ]
    more, fewer = pairs[0]
    game = play("over", baker(done=(fewer.slug,)), baker(done=(more.slug,)), **OVER)
    outcome = game.end_of_game()
    assert outcome.scores[0] == outcome.scores[1]
    assert (outcome.winners, outcome.reason) == ((1,), "stars")


@pytest.mark.rule("GW-41")
def test_a_tie_in_stars_too_is_shared() -> None:
    outcome = play("over", baker(), baker(), baker(coins=0), **OVER).end_of_game()
    assert (outcome.winners, outcome.reason) == ((0, 1), "shared")


@pytest.mark.rule("GW-42")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (120, "prodigy"), (90, "prodigy"), (89, "master-baker"), (80, "master-baker"), (79, "experienced"),
        (60, "experienced"), (59, "rising-star"), (50, "rising-star"), (49, "apprentice"), (40, "apprentice"),
        (39, "enthusiastic-helper"), (30, "enthusiastic-helper"), (29, "novice"), (-10, "novice"),
    ],
)  # fmt: skip
def test_ranks(points: int, rank: str) -> None:
    assert scoring.rank(points) == rank


@pytest.mark.rule("GW-42")
@pytest.mark.rule("GW-55")
def test_solo_is_scored_by_rank() -> None:
    outcome = play("over", baker(coins=90), options={"mode": "solo"}, **OVER).end_of_game()
    assert outcome.scores == (30.0,)
    assert outcome.reason == "enthusiastic-helper"


@pytest.mark.rule("GW-71")
def test_the_team_with_the_higher_sum_wins() -> None:
    bakers = [baker(coins=c) for c in (0, 30, 39, 0)]
    outcome = play("over", *bakers, options={"mode": "teams"}, **OVER).end_of_game()
    assert outcome.winners == (0, 2)
    assert outcome.scores == (13.0, 10.0, 13.0, 10.0)
    assert dict(outcome.details)["0/total"] == 0.0


@pytest.mark.rule("GW-71")
def test_a_tie_of_teams_is_broken_by_the_stars_of_both_partners() -> None:
    bakers = [baker(coins=0), baker(coins=0, done=("dobos-torte",)), baker(coins=0), baker(coins=0)]
    bakers[2] = baker(coins=3 * RECIPES["dobos-torte"].value)
    outcome = play("over", *bakers, options={"mode": "teams"}, **OVER).end_of_game()
    assert (outcome.winners, outcome.reason) == ((1, 3), "stars")


SWEET = ("swiss-roll", "madeleines", "brownie", "churros", "lemon-tart")
SAVORY = ("naan", "pita", "pizza", "quiche", "bagel")


@pytest.mark.rule("GW-57")
@pytest.mark.parametrize(
    ("goal", "met", "missed"),
    [
        ("sweet-tooth", {"done": SWEET}, {"done": (*SWEET[:3], *SAVORY)}),
        ("salty-side", {"done": SAVORY}, {"done": (*SAVORY[:3], *SWEET)}),
        ("balanced-menu", {"done": SWEET[:3] + SAVORY[:3]}, {"done": SWEET + SAVORY[:2]}),
        ("star-baker", {"done": ("dobos-torte", "sachertorte", "stollen", "samosa", "baklava")},
         {"done": ("dobos-torte", "sachertorte", "stollen", "naan")}),
        ("three-star-kitchen", {"done": ("dobos-torte", "stollen")}, {"done": ("dobos-torte", *SWEET)}),
        ("slow-baker", {"done": ("quiche", "lemon-tart", "dobos-torte")}, {"done": ("quiche", "stollen")}),
        ("quick-bites", {"done": ("naan", "pita", "churros")}, {"done": ("naan", "pizza", "bagel")}),
        ("patience", {"done": ("dobos-torte", "sachertorte", "stollen", "black-forest-cake", "brownie")},
         {"done": ("dobos-torte", "sachertorte", "stollen")}),
        ("egg-basket", {"done": ("quiche", "cherry-sponge-cake", "naan", "pavlova")},
         {"done": ("quiche", "naan")}),
        ("all-shelves", {"done": ("samosa", "dobos-torte", "lemon-tart", "focaccia")}, {"done": SAVORY[:2]}),
        ("price-list",
         {"done": ("swiss-roll", "brownie", "dobos-torte", "samosa", "quiche", "stollen", "borek")},
         {"done": ("naan", "pita", "bagel")}),
        ("nest-egg", {"coins": 28}, {"coins": 27}),
        ("spare-time", {"time": 3}, {"time": 2}),
        ("daredevil", {"done": SWEET, "dared": 1}, {"done": SWEET, "dared": 0}),
        ("clean-oven", {"done": (*SWEET, "naan")}, {"done": (*SWEET, "naan"), "trash": ("pita",)}),
    ],
)  # fmt: skip
def test_each_kind_of_goal_tests_the_finished_table(
    goal: str, met: dict[str, Any], missed: dict[str, Any]
) -> None:
    assert scoring.achieved(position("over", baker(**met), baker(), **OVER), 0, goal)
    assert not scoring.achieved(position("over", baker(**missed), baker(), **OVER), 0, goal)


@pytest.mark.rule("GW-57")
def test_turquoise_goals_count_over_the_whole_team_for_each_baker() -> None:
    options = {"mode": "cooperative"}
    bakers = [baker(stock={"eggs": 7}), baker(stock={"dairy": 2}), baker()]
    assert scoring.achieved(position("over", *bakers, options=options, **OVER), 2, "winter-stores")
    less = [baker(stock={"eggs": 7}), baker(stock={"dairy": 1}), baker()]
    assert not scoring.achieved(position("over", *less, options=options, **OVER), 0, "winter-stores")


@pytest.mark.rule("GW-57")
def test_a_goal_said_once_is_not_multiplied_by_the_bakers() -> None:
    assert scoring.threshold(GOALS["whole-larder"], 4) == 12
    assert scoring.threshold(GOALS["winter-stores"], 4) == 12
    assert scoring.threshold(GOALS["nest-egg"], 1) == 28
