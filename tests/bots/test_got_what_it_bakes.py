"""CookieBot at Got What It Bakes?: it bakes what it can, wastes nothing, and pesters nobody."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.bots.bakes_goals import hope
from game.bots.bakes_plan import Outlook, plan_of
from game.bots.bakes_steps import Eyes
from game.bots.got_what_it_bakes import POLICY
from game.bots.levels import choose
from game.bots.policy import Budget
from game.rules.core import Fast
from game.rules.got_what_it_bakes import GAME, BakesOptions, BakesState, scoring
from game.rules.got_what_it_bakes.cards import GOALS, RECIPES
from tests.rules.got_what_it_bakes.table import COMPLETE, UNMARKED, Play, baker, play

LAST: dict[str, Any] = {"round": 3, "turn": 4}


def best(game: Play, level: str = "greedy", seed: str = "s") -> str:
    """What CookieBot plays."""
    view = game.state.view(game.seat)
    return str(choose(GAME, view, view.legal(), level, Budget(iterations=24), seed).action)


@pytest.mark.parametrize("level", ["greedy", "hard"])
def test_it_bakes_with_time_what_would_be_trash(level: str) -> None:
    game = play("bake", baker({"quiche": COMPLETE}, time=3), baker(), **LAST)
    assert best(game, level) == "bake quiche time"


@pytest.mark.parametrize("level", ["greedy", "hard"])
def test_it_dares_what_would_be_trash_and_rests_what_may_wait(level: str) -> None:
    last = play("bake", baker({"quiche": COMPLETE}, time=0), baker(), **LAST)
    assert best(last, level) == "bake quiche dare"
    first = play("bake", baker({"quiche": COMPLETE}, time=0), baker(), round=1, turn=4)
    assert best(first) == "end"


def test_it_spends_time_where_it_gains_most() -> None:
    front = {"sourdough-loaf": COMPLETE, "brownie": COMPLETE}
    game = play("bake", baker(front, time=2), baker(), **LAST)
    assert best(game) == "bake brownie time"


def test_it_helps_a_dare_that_failed() -> None:
    game = play("bake", baker({"quiche": COMPLETE}, time=0, drinks=("orange-juice",)), baker(), **LAST)
    game.do("bake quiche dare", 6)
    assert best(game) == "use orange-juice"


@pytest.mark.parametrize("level", ["greedy", "hard"])
def test_it_gathers_what_completes_a_recipe(level: str) -> None:
    game = play("dice", baker({"quiche": {"eggs": 1}}, dice=(3, 3, 4)), baker(), pantry=1, turn=4)
    assert best(game, level) == "gather eggs 3"


def test_it_buys_the_last_unit_that_the_pantry_card_does_not_give() -> None:
    told = baker({"quiche": {"eggs": 1}}, dice=(), gathered=["gather eggs 3"], goal_dice=(6,), time_dice=(6,))
    game = play("dice", told, baker(), pantry=0, turn=4)
    assert best(game) == "buy eggs"


def test_it_picks_the_die_that_opens_what_is_missing() -> None:
    game = play("pick", baker({"quiche": {"dairy": 3}}), baker(), trays=[[1, 3, 3, 4, 5, 6]], pantry=3)
    assert best(game) == "pick 6"


def test_it_takes_no_recipe_that_can_only_become_trash() -> None:
    game = play("recipes", baker({"quiche": {"eggs": 2}}), baker(), **LAST)
    assert best(game) == "end"


def test_it_takes_a_recipe_while_there_is_time_for_it() -> None:
    game = play("recipes", baker(), baker(), recipe_market=["naan", "dobos-torte"], round=2, turn=1)
    assert best(game).startswith("take")


def test_it_asks_people_for_nothing_but_answers_kindly() -> None:
    bakers = baker({"quiche": UNMARKED}), baker({"naan": UNMARKED}, stock={"eggs": 2})
    game = play("dice", *bakers, options={"mode": "cooperative"})
    priors = dict(zip(game.legal(), POLICY.prior(None, game.state, 0, game.state.legal(0)), strict=True))
    assert max(priors[text] for text in game.may("ask")) < priors["end"]
    game.all("ask eggs seat-1", "end")
    assert best(game) == "answer yes"


def test_it_expects_more_with_more_on_the_table() -> None:
    poor = play("dice", baker({"quiche": UNMARKED}), baker()).state
    rich = play("dice", baker({"quiche": COMPLETE}, coins=25, time=14), baker()).state
    assert POLICY.evaluate(rich)[0] > POLICY.evaluate(poor)[0]
    assert POLICY.evaluate(rich)[1] < POLICY.evaluate(poor)[1]


def goal_of(test: str) -> str:
    """A goal of the burgundy deck with this test."""
    return next(slug for slug, goal in GOALS.items() if goal.test == test and goal.deck == "burgundy")


def test_it_dares_for_a_goal_that_asks_for_it_and_only_for_that() -> None:
    goal = goal_of("dared")
    front = {"swiss-roll": COMPLETE}
    without = play("bake", baker(front, time=1), baker(), **LAST)
    assert best(without) == "bake swiss-roll time"
    wanted = play("bake", baker(front, time=1, goals=(goal,)), baker(), **LAST)
    assert best(wanted) == "bake swiss-roll dare"
    met = play("bake", baker(front, time=1, goals=(goal,), done=("naan",), dared=1), baker(), **LAST)
    assert best(met) == "bake swiss-roll time"


def test_a_recipe_that_serves_a_goal_is_worth_more() -> None:
    told: dict[str, Any] = {"front": {"quiche": {"eggs": 1}}, "done": ("lemon-tart",)}
    eyes = Eyes(play("recipes", baker(**told, goals=("sweet-tooth",)), baker(), round=2).state, 0)
    assert eyes.for_goals(RECIPES["madeleines"]) > eyes.for_goals(RECIPES["pita"])
    aimless = Eyes(play("recipes", baker(**told), baker(), round=2).state, 0)
    assert aimless.for_goals(RECIPES["madeleines"]) == 0


@pytest.mark.parametrize("slug", GOALS)
def test_it_never_expects_more_of_a_goal_than_it_brings(slug: str) -> None:
    outlook = Outlook(play("dice", baker({"quiche": UNMARKED, "naan": COMPLETE}), baker()).state, 0)
    assert 0 <= hope([outlook], slug) <= GOALS[slug].points
    assert 0 <= hope([outlook], slug, RECIPES["pita"]) <= GOALS[slug].points


def test_a_goal_that_all_bakers_have_lost_is_worth_nothing() -> None:
    """A whole team with Trash is further from a clean oven than numbers reach."""
    baked = play("dice", baker(trash=("naan",)), baker(trash=("pita",))).state
    team = [Outlook(baked, seat) for seat in (0, 1)] * 2
    slug = next(slug for slug, goal in GOALS.items() if goal.test == "clean")
    assert hope(team, slug) == pytest.approx(0, abs=1e-9)


def test_kept_plans_change_no_decision() -> None:
    game = play("dice", baker({"quiche": UNMARKED, "naan": UNMARKED}, dice=(1, 3, 6)), baker(), pantry=2)
    warm = best(game, "hard", "x")
    plan_of.cache_clear()
    assert best(game, "hard", "x") == warm


def test_hard_gives_a_pair_of_dice_for_what_only_a_pair_opens() -> None:
    front = {"brownie": {"chocolate-cocoa": 1}}
    game = play("dice", baker(front, dice=(2, 2), goal_dice=(5,)), baker(), pantry=1, **LAST)
    assert best(game, "hard") == "gather chocolate-cocoa 2 2"


def test_the_same_seed_gives_the_same_decision() -> None:
    game = play("dice", baker({"quiche": UNMARKED, "naan": UNMARKED}, dice=(1, 3, 6)), baker())
    assert best(game, "hard", "x") == best(game, "hard", "x")


def points(seed: int, greedy: bool) -> int:
    rng = random.Random(seed)
    chance = Fast(rng)
    state: BakesState = GAME.new(1, BakesOptions(mode="solo"), chance)
    while state.to_act():
        legal = state.legal(0)
        action = legal[int(rng.random() * len(legal))]
        if greedy:
            worths = POLICY.prior(None, state, 0, legal)
            action = legal[worths.index(max(worths))]
        state.apply(0, action, chance)
    return scoring.points(state, 0)


def test_it_is_a_baker_and_not_a_novice() -> None:
    assert sum(points(seed, True) for seed in range(8)) / 8 > 55
    assert max(points(seed, False) for seed in range(8)) < 30
