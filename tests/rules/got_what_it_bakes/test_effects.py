"""Each verb of an effect does what it says, and only where it has something to act on (GW-56, GW-73)."""

from __future__ import annotations

import pytest

from tests.rules.got_what_it_bakes.table import COMPLETE, UNMARKED, baker, play

NOTHING = ("GW-73", "nothing-to-act-on")


@pytest.mark.rule("GW-56")
def test_nudge_changes_a_die_within_one_and_six() -> None:
    game = play("dice", baker(dice=(1, 4, 6), drinks=("lemonade",), upgrades=("rolling-pin",)), baker())
    assert game.may("use rolling-pin") == [
        "use rolling-pin 1 2", "use rolling-pin 4 3", "use rolling-pin 4 5", "use rolling-pin 6 5",
    ]  # fmt: skip
    assert game.may("use lemonade 1") == ["use lemonade 1 2", "use lemonade 1 3"]
    game.do("use rolling-pin 4 5")
    assert game.state.dice[0] == (1, 5, 6)


@pytest.mark.rule("GW-56")
def test_set_turns_a_die_to_any_value() -> None:
    game = play("dice", baker(dice=(2, 2, 2), upgrades=("kitchen-scale",)), baker())
    assert game.may("use") == [f"use kitchen-scale 2 {value}" for value in (1, 3, 4, 5, 6)]
    game.do("use kitchen-scale 2 6")
    assert game.state.dice[0] == (2, 2, 6)


@pytest.mark.rule("GW-56")
def test_flip_turns_a_die_over() -> None:
    game = play("dice", baker(dice=(2, 2, 6), upgrades=("whisk",)), baker())
    assert game.may("use") == ["use whisk 2", "use whisk 6"]
    game.do("use whisk 2")
    assert game.state.dice[0] == (2, 5, 6)


@pytest.mark.rule("GW-56")
def test_reroll_rolls_one_die_or_all() -> None:
    game = play(
        "dice", baker(dice=(2, 2, 6), upgrades=("stand-mixer",), drinks=("sparkling-water",)), baker()
    )
    game.do("use stand-mixer 2", 3)
    assert game.state.dice[0] == (2, 3, 6)
    game.do("use sparkling-water", 1, 1, 4)
    assert game.state.dice[0] == (1, 1, 4)


@pytest.mark.rule("GW-56")
def test_copy_makes_a_die_like_another_of_ones_own() -> None:
    game = play("dice", baker(dice=(2, 2, 6), upgrades=("cookie-cutter",)), baker())
    assert game.may("use") == ["use cookie-cutter 2 6", "use cookie-cutter 6 2"]
    game.do("use cookie-cutter 2 6")
    assert game.state.dice[0] == (2, 6, 6)
    alike = play("dice", baker(dice=(2, 2, 2), upgrades=("cookie-cutter",)), baker())
    assert alike.why("use cookie-cutter 2 6") == NOTHING


@pytest.mark.rule("GW-56")
def test_spare_rolls_one_more_die() -> None:
    game = play("dice", baker(dice=(2, 2, 6), drinks=("hot-chocolate",)), baker())
    game.do("use hot-chocolate", 4)
    assert game.state.dice[0] == (2, 2, 4, 6)
    game.do("end")
    assert game.state.spares == 1


@pytest.mark.rule("GW-56")
def test_extra_gives_units_of_an_activated_ingredient_until_the_turn_ends() -> None:
    told = baker(dice=(1, 1), gathered=["gather eggs 3"], drinks=("berry-smoothie",))
    game = play("dice", told, baker())
    assert game.may("use") == ["use berry-smoothie eggs"]
    game.do("use berry-smoothie eggs")
    assert game.stock() == {"eggs": 2}
    assert play("recipes", told, baker()).may("use") == ["use berry-smoothie eggs"]
    assert play("bake", baker(drinks=("berry-smoothie",)), baker()).why("use berry-smoothie eggs") == NOTHING


@pytest.mark.rule("GW-56")
def test_any_gives_a_unit_without_a_die_of_the_ingredients_named() -> None:
    game = play("bake", baker({"pizza": {"vegetables-herbs": 1}}, upgrades=("herb-pot",)), baker())
    assert game.may("use herb-pot eggs") == []
    game.all("use herb-pot vegetables-herbs", "mark pizza", "bake pizza time")
    assert game.state.done[0] == ("pizza",)


@pytest.mark.rule("GW-56")
def test_cheap_buys_a_unit_for_less_but_never_below_nothing() -> None:
    told = baker(dice=(1, 1), gathered=["gather eggs 2"], coins=0, upgrades=("shopping-basket",))
    game = play("dice", told, baker())
    assert game.may("buy") == []
    game.do("use shopping-basket eggs")
    assert (game.state.coins[0], game.stock()) == (0, {"eggs": 1})
    dear = baker(dice=(1, 1), gathered=["gather dairy 6"], coins=2, upgrades=("shopping-basket",))
    assert play("dice", dear, baker()).why("use shopping-basket dairy") == NOTHING


@pytest.mark.rule("GW-56")
def test_coins_and_time_are_extra() -> None:
    game = play("recipes", baker(drinks=("malt-coffee", "mint-tea")), baker())
    game.all("use malt-coffee", "use mint-tea")
    assert (game.state.coins[0], game.state.time[0]) == (21, 14)


@pytest.mark.rule("GW-56")
def test_discount_cuts_the_next_bake_with_time_only() -> None:
    front = {"quiche": COMPLETE, "lemon-tart": COMPLETE}
    game = play("bake", baker(front, time=4, upgrades=("convection-oven",)), baker())
    game.do("use convection-oven")
    game.do("bake quiche time")
    assert game.state.time[0] == 3
    game.do("bake lemon-tart time")
    assert game.state.time[0] == 0
    none = play("bake", baker({"quiche": UNMARKED}, upgrades=("convection-oven", "cash-box")), baker())
    assert none.why("use convection-oven") == NOTHING


@pytest.mark.rule("GW-56")
def test_a_discount_that_was_not_used_is_gone_with_the_step() -> None:
    bakers = baker({"quiche": COMPLETE}, upgrades=("convection-oven",)), baker({"naan": COMPLETE}, time=0)
    game = play("bake", *bakers)
    game.all("use convection-oven", "end")
    assert game.may("bake") == ["bake naan dare"]


@pytest.mark.rule("GW-56")
@pytest.mark.parametrize("roll", [3, 4])
def test_soften_makes_half_a_success_a_whole_one(roll: int) -> None:
    game = play("bake", baker({"swiss-roll": COMPLETE}, coins=0, upgrades=("thermometer",)), baker())
    game.do("bake swiss-roll dare", roll)
    game.do("use thermometer")
    assert game.state.coins[0] == 5


@pytest.mark.rule("GW-56")
def test_soften_does_nothing_for_a_burnt_bake() -> None:
    game = play("bake", baker({"swiss-roll": COMPLETE}, upgrades=("thermometer",)), baker())
    game.do("bake swiss-roll dare", 5)
    assert game.state.trash[0] == ("swiss-roll",)
    assert game.state.used[0] == ()


@pytest.mark.rule("GW-56")
def test_soften_is_no_help_for_a_six_among_other_effects() -> None:
    game = play("bake", baker({"swiss-roll": COMPLETE}, upgrades=("oven-mitts", "thermometer")), baker())
    game.do("bake swiss-roll dare", 6)
    assert game.legal() == ["use oven-mitts", "accept"]
    assert game.why("use thermometer") == ("GW-73", "not-on-dare")


@pytest.mark.rule("GW-56")
def test_redare_rolls_a_dare_again() -> None:
    game = play("bake", baker({"swiss-roll": COMPLETE}, drinks=("orange-juice",)), baker())
    game.do("bake swiss-roll dare", 6)
    game.do("use orange-juice", 2)
    assert game.state.done[0] == ("swiss-roll",)
    assert play("dice", baker(drinks=("orange-juice",)), baker()).why("use orange-juice") == NOTHING


@pytest.mark.rule("GW-56")
def test_move_takes_a_mark_to_another_recipe() -> None:
    front = {"quiche": {"eggs": 1}, "pizza": {"flours": 1}, "cherry-sponge-cake": {"eggs": 3}}
    game = play("recipes", baker(front, upgrades=("spatula",)), baker())
    assert game.may("use") == [
        "use spatula flours quiche", "use spatula eggs quiche", "use spatula flours cherry-sponge-cake",
    ]  # fmt: skip
    game.do("use spatula eggs quiche")
    assert game.need("quiche") == {"eggs": 2}
    assert game.need("cherry-sponge-cake") == {"eggs": 2}


@pytest.mark.rule("GW-56")
def test_a_moved_mark_is_never_stored_and_does_not_go_back() -> None:
    front = {"quiche": {"eggs": 1}, "brownie": {"eggs": 1}, "lemon-tart": {"eggs": 1}}
    game = play("recipes", baker(front, upgrades=("spatula",)), baker())
    game.do("use spatula eggs quiche")
    assert game.legal() == ["mark brownie", "mark lemon-tart"]
    assert game.why("store") == ("GW-56", "mark-stays-mark")


@pytest.mark.rule("GW-56")
def test_keep_lets_a_resting_recipe_rest_one_round_longer() -> None:
    told = baker({"quiche": UNMARKED, "pizza": UNMARKED}, born={"quiche": 1}, upgrades=("bread-box",))
    game = play("bake", told, baker({"naan": COMPLETE}), round=2, turn=4)
    assert game.may("use") == ["use bread-box quiche"]
    game.do("use bread-box quiche")
    game.do("end")
    assert game.state.front[0] == ("quiche", "pizza")
    last = baker({"quiche": UNMARKED}, born={"quiche": 2}, upgrades=("bread-box",))
    assert play("recipes", last, baker(), round=3).why("use bread-box quiche") == NOTHING


@pytest.mark.rule("GW-56")
def test_look_turns_up_recipes_of_which_one_may_be_taken() -> None:
    game = play("dice", baker(upgrades=("cookbook",)), baker(), recipe_market=["quiche", "pizza"])
    game.do("use cookbook", "naan", "bagel", "simit")
    assert game.legal() == ["keep naan", "keep bagel", "keep simit", "end"]
    game.do("keep bagel")
    assert game.state.front[0] == ("bagel",)
    assert game.state.recipe_discards == ("naan", "simit")


@pytest.mark.rule("GW-56")
def test_look_may_take_nothing() -> None:
    game = play("dice", baker(upgrades=("cookbook",)), baker(), recipe_market=["quiche", "pizza"])
    game.do("use cookbook", "naan", "bagel", "simit")
    game.do("end")
    assert game.state.front[0] == ()
    assert game.state.recipe_discards == ("naan", "bagel", "simit")


@pytest.mark.rule("GW-56")
def test_second_allows_one_more_purchase() -> None:
    row = ["spatula", "whisk", "lemonade"]
    game = play("shop", baker(upgrades=("market-cart",)), baker(), row=row, luck=["mint-tea", "cookbook"])
    game.all("use market-cart", "shop whisk", "shop spatula")
    assert game.state.upgrades[0] == ("market-cart", "spatula", "whisk")
    assert game.why("shop lemonade") == ("GW-24", "bought-already")


@pytest.mark.rule("GW-73")
def test_effects_leave_dice_of_others_of_the_tray_and_placed_ones_alone() -> None:
    told = baker(dice=(2,), upgrades=("whisk",)), baker(dice=(5,))
    game = play("pick", *told, trays=[[1, 3, 4, 6]], step=2)
    assert game.may("use") == ["use whisk 2"]
    placed = baker(dice=(4,), time_dice=(1,), gathered=["gather eggs 3"], upgrades=("whisk",))
    assert play("dice", placed, baker()).may("use") == ["use whisk 4"]


@pytest.mark.rule("GW-73")
def test_an_effect_without_anything_to_act_on_cannot_be_used() -> None:
    game = play("shop", baker(dice=(2, 2, 2), upgrades=("whisk", "bread-box", "measuring-cup")), baker())
    for text in ("use whisk 2", "use bread-box quiche", "use measuring-cup eggs"):
        assert game.why(text) == NOTHING


@pytest.mark.rule("GW-62")
def test_only_own_cards_are_used() -> None:
    game = play("dice", baker(), baker(upgrades=("cash-box",)))
    assert game.why("use cash-box") == ("GW-62", "not-yours")
    assert game.why("use quiche") == ("GW-56", "no-effect")
