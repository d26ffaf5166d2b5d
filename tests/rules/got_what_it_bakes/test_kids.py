"""Kids mode (GW-43 to GW-45, GW-67)."""

from __future__ import annotations

import pytest

from game.rules.got_what_it_bakes import scoring
from tests.rules.got_what_it_bakes.table import COMPLETE, baker, named, new, play, position

KIDS = {"kids": True}


@pytest.mark.rule("GW-43")
def test_kids_have_no_market_and_no_buying_step() -> None:
    game = play("dice", baker(), baker(), step=1, actor=1, options=KIDS)
    assert (game.state.row, game.state.card_deck) == ((), ())
    game.do("end")
    assert game.phase == "recipes"
    assert game.why("shop whisk") == ("GW-63", "other-step")


@pytest.mark.rule("GW-43")
@pytest.mark.rule("GW-67")
def test_goals_are_left_out_unless_switched_on_or_needed() -> None:
    assert new(2, kids=True).phase == "draft"
    assert new(2, kids=True, kids_goals=True).phase == "goals"
    assert new(2, kids=True, mode="cooperative").phase == "goals"
    game = play("dice", baker(dice=(3, 3, 3)), baker(), options=KIDS)
    assert game.may("goal") == []
    assert game.why("goal 3") == ("GW-67", "no-goals")


@pytest.mark.rule("GW-44")
def test_each_rolls_in_player_order_and_takes_coins_or_time_before_the_next() -> None:
    game = new(2, kids=True)
    while game.state.step < 2:
        game.do(game.legal()[0])
    game.do(game.legal(0)[0], seat=0)
    rolled = named(game.do(game.legal(1)[0], 5, seat=1), "BonusRolled")
    assert [(event.seat, event.value) for event in rolled] == [(0, 5)]  # type: ignore[attr-defined]
    assert game.legal() == ["bonus coins", "bonus time"]
    game.do("bonus coins", 2)
    assert game.seat == 1
    game.do("bonus time")
    assert game.state.coins == [20, 15]
    assert game.state.time == [10, 12]
    assert game.phase == "pick"


@pytest.mark.rule("GW-44")
def test_effects_do_not_act_on_the_bonus_roll() -> None:
    game = play("bonus", baker(), baker(), options=KIDS, bonus=3)
    assert game.legal() == ["bonus coins", "bonus time"]
    assert game.why("use sugar-drop 3 6") == ("GW-73", "nothing-to-act-on")
    assert game.why("end") == ("GW-44", "cannot-end")


@pytest.mark.rule("GW-44")
def test_the_bonus_comes_at_the_start_of_every_round() -> None:
    game = play("bake", baker(), baker({"naan": COMPLETE}), step=1, actor=1, turn=4, options=KIDS, free=True)
    game.do("end")
    assert game.state.round == 2
    assert game.phase == "bonus"
    assert game.seat == 1


@pytest.mark.rule("GW-45")
def test_everybody_has_the_same_three_sweets_once_a_round() -> None:
    game = play("dice", baker(dice=(1, 2, 2)), baker(), options=KIDS)
    assert game.state.upgrades == [("caramel", "gummy-bear", "sugar-drop")] * 2
    game.do("use sugar-drop 1 6")
    assert game.state.dice[0] == (2, 2, 6)
    assert game.why("use sugar-drop 2 6") == ("GW-27", "used")
    game.do("gather dairy 2")
    game.do("use gummy-bear dairy")
    assert game.stock() == {"dairy": 3}


@pytest.mark.rule("GW-45")
def test_caramel_rolls_a_dare_again() -> None:
    game = play("bake", baker({"naan": COMPLETE}), baker(), options=KIDS)
    game.do("bake naan dare", 6)
    game.do("use caramel", 1)
    assert game.state.done[0] == ("naan",)


@pytest.mark.rule("GW-45")
def test_an_unused_sweet_scores_three_a_used_one_nothing() -> None:
    told = baker(coins=0, used=("caramel",)), baker(coins=0)
    state = position("over", *told, options=KIDS, round=3, turn=4)
    assert scoring.sheet(state, 0)["upgrades"] == 6
    assert scoring.sheet(state, 1)["upgrades"] == 9


@pytest.mark.rule("GW-67")
def test_without_the_market_cookiebot_blocks_nothing_and_nobody_is_treated() -> None:
    game = new(1, kids=True, mode="solo")
    game.do(game.legal()[0])
    assert game.phase == "bonus"
    game.do("bonus time")
    assert game.state.bot_card
    assert (game.state.row, game.state.row_size) == ((), 0)
    together = play("dice", *[baker()] * 4, options={"kids": True, "mode": "teams"}, step=3, actor=3)
    together.do("end")
    assert together.phase == "recipes"
    assert together.why("treat lemonade seat-2") == ("GW-63", "other-step")
