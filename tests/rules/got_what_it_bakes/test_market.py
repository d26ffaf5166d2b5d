"""Upgrades & Refreshments, and the recipe market (GW-24 to GW-33, GW-65)."""

from __future__ import annotations

import pytest

from tests.rules.got_what_it_bakes.table import COMPLETE, UNMARKED, baker, named, play

ROW = ["spatula", "whisk", "lemonade"]


@pytest.mark.rule("GW-24")
def test_a_bought_card_is_paid_and_its_gap_refilled_from_the_left() -> None:
    game = play("shop", baker(coins=10), baker(), row=ROW, luck=["mint-tea"])
    game.do("shop whisk")
    assert game.state.coins[0] == 6
    assert game.state.upgrades[0] == ("whisk",)
    assert game.state.row == ("mint-tea", "spatula", "lemonade")


@pytest.mark.rule("GW-24")
def test_a_card_priced_in_time_costs_free_time() -> None:
    game = play("shop", baker(time=4), baker(), row=["spatula", "thermometer", "herbal-tea"], luck=["whisk"])
    game.do("shop thermometer")
    assert (game.state.time[0], game.state.coins[0]) == (0, 15)


@pytest.mark.rule("GW-24")
def test_each_buys_one_card_or_none() -> None:
    game = play("shop", baker(), baker(), row=ROW, luck=["mint-tea"])
    game.do("shop lemonade")
    assert game.may("shop") == []
    assert game.why("shop whisk") == ("GW-24", "bought-already")
    assert game.why("shop espresso")[0] == "GW-24"
    game.do("end")
    assert game.seat == 1
    assert "shop whisk" in game.legal()
    assert game.why("shop cookbook") == ("GW-24", "not-in-market")


@pytest.mark.rule("GW-23")
def test_what_cannot_be_paid_in_full_cannot_be_bought() -> None:
    game = play("shop", baker(coins=3, time=0), baker(), row=["thermometer", "whisk", "lemonade"])
    assert game.may("shop") == ["shop lemonade"]
    assert game.why("shop whisk") == ("GW-23", "too-few-coins")
    assert game.why("shop thermometer") == ("GW-23", "too-little-time")


@pytest.mark.rule("GW-25")
def test_before_recipes_the_rightmost_card_leaves_and_the_row_is_refilled() -> None:
    game = play("shop", baker(), baker(), row=ROW, luck=["mint-tea"], step=1, actor=1)
    game.do("end")
    assert game.state.row == ("mint-tea", "spatula", "whisk")
    assert game.state.card_discards == ("lemonade",)
    assert game.phase == "recipes"


@pytest.mark.rule("GW-26")
def test_refreshing_the_market_costs_two_coins_as_often_as_one_can_pay() -> None:
    luck = ["mint-tea", "cookbook", "espresso", "iced-tea", "milkshake", "herb-pot"]
    game = play("shop", baker(coins=5), baker(), row=ROW, luck=luck)
    game.do("refresh-shop")
    assert game.state.row == ("espresso", "cookbook", "mint-tea"), "one at a time from the left"
    assert game.state.card_discards == tuple(ROW), "from left to right"
    game.do("refresh-shop")
    assert game.state.coins[0] == 1
    assert game.why("refresh-shop") == ("GW-26", "too-few-coins")


@pytest.mark.rule("GW-26")
def test_the_market_is_refreshed_before_buying_only() -> None:
    game = play("shop", baker(), baker(), row=ROW, luck=["mint-tea"])
    game.do("shop lemonade")
    assert game.why("refresh-shop") == ("GW-26", "refresh-before-buying")
    dice = play("dice", baker(), baker())
    assert dice.why("refresh-shop") == ("GW-63", "other-step")


@pytest.mark.rule("GW-27")
def test_an_upgrade_is_used_once_a_round_and_ready_again_in_the_next() -> None:
    game = play("dice", baker(upgrades=("cash-box",)), baker(), turn=4, free=True)
    game.do("use cash-box")
    assert game.state.coins[0] == 18
    assert game.state.used[0] == ("cash-box",)
    assert game.why("use cash-box") == ("GW-27", "used")
    while game.state.round == 1:
        game.do("end")
    assert game.state.used == [(), ()]


@pytest.mark.rule("GW-27")
@pytest.mark.rule("GW-65")
def test_three_upgrades_at_most() -> None:
    own = ("cash-box", "cookbook", "herb-pot")
    game = play("shop", baker(upgrades=own, coins=30), baker(), row=ROW, luck=["mint-tea"])
    assert game.why("shop whisk") == ("GW-65", "three-upgrades")
    assert game.may("shop whisk") == [f"shop whisk sell {card}" for card in own]
    game.do("shop whisk sell herb-pot")
    assert game.state.upgrades[0] == ("cash-box", "cookbook", "whisk")


@pytest.mark.rule("GW-28")
def test_a_sale_brings_half_the_cost_rounded_down_towards_the_purchase() -> None:
    game = play("shop", baker(upgrades=("rolling-pin", "measuring-cup"), coins=2), baker(), row=ROW)
    assert game.may("shop whisk") == ["shop whisk sell rolling-pin", "shop whisk sell measuring-cup"]
    game.do("shop whisk sell measuring-cup", "mint-tea")
    assert game.state.coins[0] == 0, "2 + 5 // 2 - 4"
    assert game.state.card_discards == ("measuring-cup",)


@pytest.mark.rule("GW-28")
def test_a_sale_pays_in_its_own_currency() -> None:
    game = play("shop", baker(upgrades=("herb-pot",), coins=4, time=0), baker(), row=ROW, luck=["mint-tea"])
    game.do("shop whisk sell herb-pot")
    assert (game.state.coins[0], game.state.time[0]) == (0, 2)


@pytest.mark.rule("GW-28")
def test_a_used_upgrade_sold_gives_no_second_use() -> None:
    bakers = baker(upgrades=("cash-box",), used=("cash-box",), drinks=("raspberry-soda",)), baker()
    game = play("shop", *bakers, row=["spatula", "whisk", "cookbook"], luck=["mint-tea", "espresso"])
    game.do("use raspberry-soda")
    game.do("shop whisk sell cash-box")
    assert game.state.used[0] == ("whisk",)
    game.do("shop cookbook sell whisk")
    assert game.state.used[0] == ("cookbook",)
    assert game.why("use cookbook") == ("GW-27", "used")


@pytest.mark.rule("GW-28")
@pytest.mark.rule("GW-65")
def test_only_own_upgrades_are_sold_and_only_for_an_upgrade() -> None:
    game = play("shop", baker(upgrades=("cash-box",)), baker(upgrades=("cookbook",)), row=ROW)
    assert game.why("shop lemonade sell cash-box") == ("GW-65", "sale-for-upgrade")
    assert game.why("shop whisk sell cookbook") == ("GW-28", "not-yours")


@pytest.mark.rule("GW-29")
def test_a_refreshment_is_used_once_then_lies_face_down() -> None:
    game = play("dice", baker(drinks=("mint-tea",), time=0), baker())
    game.do("use mint-tea")
    assert game.state.time[0] == 4
    assert (game.state.drinks[0], game.state.drunk[0]) == ((), ("mint-tea",))
    assert game.why("use mint-tea") == ("GW-29", "drunk")


@pytest.mark.rule("GW-65")
def test_refreshments_have_no_limit_and_work_from_the_purchase_on() -> None:
    drinks = ("espresso", "iced-tea", "lemonade", "milkshake")
    game = play(
        "shop", baker(drinks=drinks), baker(), row=["spatula", "whisk", "mint-tea"], luck=["cookbook"]
    )
    game.do("shop mint-tea")
    assert len(game.state.drinks[0]) == 5
    game.do("use mint-tea")
    assert game.state.time[0] == 14


@pytest.mark.rule("GW-31")
def test_any_number_of_recipes_free_from_market_deck_and_discards() -> None:
    game = play(
        "recipes", baker(coins=0), baker(), luck=["bagel", "simit"],
        recipe_market=["quiche", "pizza"], recipe_discards=["naan", "pita"],
    )  # fmt: skip
    game.do("take pizza")
    assert game.state.recipe_market == ("quiche", "bagel"), "refilled at once"
    game.do("take-deck")
    game.do("take-discard")
    game.do("take-discard")
    assert game.state.front[0] == ("pizza", "simit", "pita", "naan")
    assert game.state.coins[0] == 0
    assert game.why("take pizza") == ("GW-31", "recipe-not-in-market")
    game.do("end")
    assert game.seat == 1


@pytest.mark.rule("GW-32")
def test_the_recipe_market_is_refreshed_for_two_coins() -> None:
    game = play(
        "recipes", baker(coins=3), baker(), recipe_market=["quiche", "pizza"], luck=["bagel", "simit"]
    )  # fmt: skip
    game.do("refresh-recipes")
    assert game.state.recipe_market == ("bagel", "simit")
    assert game.state.recipe_discards == ("quiche", "pizza")
    assert game.state.coins[0] == 1
    assert game.why("refresh-recipes") == ("GW-32", "too-few-coins")


@pytest.mark.rule("GW-33")
def test_marker_and_trays_pass_to_the_left_and_all_dice_go_back() -> None:
    game = play("recipes", *[baker()] * 3, step=2, actor=2, luck=[2, *[1] * 9])
    game.do("end")
    assert game.state.first == 1
    assert game.state.turn == 2
    assert game.seat == 1
    assert sum(len(tray) for tray in game.state.trays) == 9


@pytest.mark.rule("GW-33")
def test_after_the_fourth_turn_the_baking_phase_comes_first() -> None:
    front = {"quiche": COMPLETE}
    game = play("recipes", baker(front), baker(front={"naan": UNMARKED}), step=1, actor=1, turn=4)
    events = game.do("end")
    assert len(named(events, "BakingBegan")) == 1
    assert game.state.first == 0, "the marker passes after it"
    assert game.state.dice == [(), ()]
    assert game.phase == "bake"
