"""The baking phase and the change of rounds (GW-30, GW-34 to GW-39, GW-66)."""

from __future__ import annotations

import pytest

from game.rules.got_what_it_bakes.cards import RECIPES
from tests.rules.got_what_it_bakes.table import COMPLETE, UNMARKED, baker, named, play

DONE = {"quiche": COMPLETE}
DONE2 = {"simit": COMPLETE}


@pytest.mark.rule("GW-34")
def test_only_a_recipe_with_all_boxes_marked_is_baked_for_its_time() -> None:
    game = play("bake", baker({"quiche": COMPLETE, "pizza": {"flours": 1}}, time=3), baker())
    assert game.may("bake") == ["bake quiche time", "bake quiche dare"]
    assert game.why("bake pizza time") == ("GW-34", "not-complete")
    assert game.why("bake naan dare") == ("GW-34", "recipe-not-yours")
    game.do("bake quiche time")
    assert game.state.time[0] == 0
    assert game.state.done[0] == ("quiche",)


@pytest.mark.rule("GW-34")
def test_times_of_several_recipes_add_up() -> None:
    front = {"quiche": COMPLETE, "lemon-tart": COMPLETE, "naan": COMPLETE}
    game = play("bake", baker(front, time=6), baker())
    game.all("bake quiche time", "bake lemon-tart time")
    assert game.state.time[0] == 0
    assert game.why("bake naan time") == ("GW-34", "too-little-time")


@pytest.mark.rule("GW-34E")
def test_example_cherry_sponge_cake_costs_three_free_time() -> None:
    game = play("bake", baker({"cherry-sponge-cake": COMPLETE}), baker())
    game.do("bake cherry-sponge-cake time")
    assert game.state.time[0] == 7


@pytest.mark.rule("GW-35")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_a_dare_succeeds_half_succeeds_or_burns(roll: int) -> None:
    game = play("bake", baker({"swiss-roll": COMPLETE}, time=9), baker())
    game.do("bake swiss-roll dare", roll)
    assert game.state.time[0] == 9, "daring is allowed even with enough time, and costs none"
    assert game.state.done[0] == (("swiss-roll",) if roll <= 4 else ())
    assert game.state.trash[0] == (() if roll <= 4 else ("swiss-roll",))
    assert game.state.coins[0] == (20 if roll <= 2 else 15)
    assert game.state.dared[0] == (roll <= 4)


@pytest.mark.rule("GW-35")
def test_each_dare_is_one_roll_for_a_recipe_named_before() -> None:
    game = play("bake", baker({"swiss-roll": COMPLETE, "naan": COMPLETE}), baker())
    game.do("bake naan dare", 6)
    assert game.state.trash[0] == ("naan",)
    assert game.may("bake") == ["bake swiss-roll time", "bake swiss-roll dare"]


@pytest.mark.rule("GW-35E")
def test_example_a_six_burns_the_dobos_torte() -> None:
    game = play("bake", baker({"dobos-torte": COMPLETE}, time=0), baker())
    assert game.may("bake") == ["bake dobos-torte dare"]
    game.do("bake dobos-torte dare", 6)
    assert game.state.trash[0] == ("dobos-torte",)
    assert game.state.coins[0] == 15


@pytest.mark.rule("GW-36")
def test_completed_recipes_are_wiped_and_pay_their_value_at_once() -> None:
    game = play("bake", baker({"naan": COMPLETE, "pizza": UNMARKED}, coins=0), baker())
    baked = named(game.do("bake naan time"), "RecipeBaked")[0]
    assert baked.coins == game.state.coins[0] == RECIPES["naan"].value  # type: ignore[attr-defined]
    assert "naan" not in game.state.need
    assert game.state.front[0] == ("pizza",)


@pytest.mark.rule("GW-36E")
def test_example_swiss_roll_with_time_pays_five_coins() -> None:
    game = play("bake", baker({"swiss-roll": COMPLETE}), baker())
    game.do("bake swiss-roll time")
    assert game.state.coins[0] == 20


@pytest.mark.rule("GW-37")
def test_a_recipe_rests_once_then_goes_to_the_trash() -> None:
    front = {"quiche": UNMARKED, "naan": COMPLETE, "pita": UNMARKED}
    game = play("bake", baker(front, born={"quiche": 1, "naan": 1}), baker(DONE2), round=2, turn=4)
    events = game.do("end")
    assert game.state.trash[0] == ("quiche", "naan"), "also a complete one that was not baked"
    assert game.state.front[0] == ("pita",)
    assert [event.recipe for event in named(events, "RecipeRests")] == ["pita"]  # type: ignore[attr-defined]


@pytest.mark.rule("GW-37")
def test_a_complete_recipe_may_rest_too() -> None:
    game = play("bake", baker(DONE), baker(DONE2), turn=4)
    game.do("end")
    assert game.state.front[0] == ("quiche",)
    assert game.need("quiche") == {}


@pytest.mark.rule("GW-37")
def test_a_card_taken_in_the_last_turn_of_a_round_has_that_round_as_its_first() -> None:
    game = play(
        "recipes", baker(), baker(), turn=4, round=1, recipe_market=["quiche", "pizza"], luck=["naan"]
    )
    game.do("take quiche")
    assert game.state.born["quiche"] == 1


@pytest.mark.rule("GW-38")
def test_after_the_third_baking_everything_left_is_trash() -> None:
    front = {"quiche": UNMARKED, "naan": COMPLETE}
    game = play("bake", baker(front, born={"naan": 2}), baker(), round=3, turn=4)
    game.do("end")
    assert sorted(game.state.trash[0]) == ["naan", "quiche"]
    assert game.state.to_act() == ()
    assert game.why("end", seat=0) == ("GW-38", "over")


@pytest.mark.rule("GW-39")
def test_between_rounds_everything_is_made_ready() -> None:
    bakers = baker(upgrades=("cash-box",), used=("cash-box",), helped=0), baker(DONE)
    game = play(
        "bake", *bakers, step=1, actor=1, turn=4, row=["spatula", "whisk", "lemonade"],
        recipe_market=["pizza", "naan"], luck=["bagel", "simit", "mint-tea", 3, *[1] * 6],
    )  # fmt: skip
    game.do("end")
    state = game.state
    assert (state.round, state.turn, state.first) == (2, 1, 1)
    assert state.recipe_market == ("bagel", "simit")
    assert state.recipe_discards == ("pizza", "naan")
    assert state.row == ("mint-tea", "spatula", "whisk")
    assert state.used[0] == ()
    assert sorted((*state.pantry_deck, state.pantry)) == [0, 1, 1, 2, 2, 3]
    assert state.pantry_spent == ()


@pytest.mark.rule("GW-39")
def test_nothing_is_renewed_after_the_third_round() -> None:
    bakers = baker(upgrades=("cash-box",), used=("cash-box",)), baker(DONE)
    game = play("bake", *bakers, step=1, actor=1, turn=4, round=3, recipe_market=["pizza", "naan"])
    game.do("end")
    assert game.state.recipe_market == ("pizza", "naan")
    assert game.state.used[0] == ("cash-box",)
    assert len(game.state.row) == 3


@pytest.mark.rule("GW-66")
def test_one_baker_after_another_bakes_in_any_order_with_marks_and_effects_between() -> None:
    front = {"quiche": COMPLETE, "naan": {"dairy": 1}, "pita": COMPLETE}
    game = play("bake", baker(front, stock={"dairy": 1}, drinks=("mint-tea",)), baker({"simit": COMPLETE}))
    game.do("bake pita dare", 1)
    game.all("unpack dairy naan", "bake naan time", "use mint-tea", "bake quiche time", "end")
    assert game.state.done[0] == ("pita", "naan", "quiche")
    assert game.seat == 1


@pytest.mark.rule("GW-66")
def test_the_player_order_of_the_fourth_turn_holds() -> None:
    bakers = [baker({recipe: COMPLETE}) for recipe in ("quiche", "naan", "pita")]
    game = play("recipes", *bakers, first=2, actor=1, step=2, turn=4)
    game.do("end")
    seats = []
    for _ in range(2):
        seats.append(game.seat)
        game.do("end")
    assert seats == [2, 0]
    assert game.seat == 1


@pytest.mark.rule("GW-30")
def test_effects_on_dice_act_on_a_dare_roll_after_seeing_it() -> None:
    game = play("bake", baker(DONE, upgrades=("rolling-pin", "whisk", "stand-mixer")), baker())
    game.do("bake quiche dare", 6)
    assert set(game.legal()) == {"use rolling-pin 6 5", "use stand-mixer", "use whisk 6", "accept"}
    assert game.why("end") == ("GW-62", "decide-first")
    assert game.why("use cash-box") == ("GW-62", "not-yours")
    game.do("use whisk 6")
    assert game.state.done[0] == ("quiche",)
    assert game.state.used[0] == ("whisk",)


@pytest.mark.rule("GW-30")
def test_a_dare_roll_can_be_changed_again_and_again_and_then_counts() -> None:
    game = play("bake", baker(DONE, upgrades=("rolling-pin", "stand-mixer"), coins=0), baker())
    game.do("bake quiche dare", 6)
    game.do("use stand-mixer", 5)
    game.do("use rolling-pin 5 4")
    assert game.state.done[0] == ("quiche",)
    assert game.state.coins[0] == 0, "half a success"


@pytest.mark.rule("GW-30")
def test_a_dare_roll_can_be_accepted() -> None:
    game = play("bake", baker(DONE, upgrades=("whisk",)), baker())
    game.do("bake quiche dare", 5)
    game.do("accept")
    assert game.state.trash[0] == ("quiche",)
    assert game.state.used[0] == ()


@pytest.mark.rule("GW-30")
def test_effects_act_on_the_roll_of_a_card() -> None:
    game = play("dice", baker(dice=(1, 1, 1), upgrades=("mixing-bowl", "whisk")), baker())
    game.do("use mixing-bowl", 6)
    game.do("use whisk 6")
    assert game.state.dice[0] == (1, 1, 1, 1)
