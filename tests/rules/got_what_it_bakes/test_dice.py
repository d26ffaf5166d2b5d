"""Trays, picks, and what dice are used for (GW-12 to GW-23, GW-62 to GW-64)."""

from __future__ import annotations

import pytest

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.actions import DEMANDS
from tests.rules.got_what_it_bakes.table import COMPLETE, UNMARKED, baker, named, new, play


@pytest.mark.rule("GW-5")
@pytest.mark.parametrize(
    ("ingredient", "values"),
    [
        ("flours", {1, 6}),
        ("sugar-salt", {2, 5}),
        ("water", {1, 2, 3, 4, 5, 6}),
        ("leavening", {3, 4}),
        ("dairy", {2, 6}),
        ("vegetables-herbs", {3, 5}),
        ("oils-fats", {1, 4}),
        ("fruits-jams", {4, 6}),
        ("eggs", {1, 2, 3}),
        ("seeds-spices", {4, 5, 6}),
    ],
)
def test_each_ingredient_takes_just_its_dice(ingredient: str, values: set[int]) -> None:
    for value in range(1, 7):
        game = play("dice", baker(dice=(value, value, value)), baker())
        assert (f"gather {ingredient} {value}" in game.legal()) == (value in values)
        if value not in values:
            assert game.why(f"gather {ingredient} {value}") == ("GW-5", "demand")


@pytest.mark.rule("GW-5")
def test_each_value_opens_four_or_five_ingredients_with_one_die() -> None:
    counts = [sum(value in demand for demand in DEMANDS) for value in range(1, 7)]
    assert set(counts) <= {4, 5}


@pytest.mark.rule("GW-5")
def test_chili_takes_two_different_dice_and_chocolate_two_equal_ones() -> None:
    game = play("dice", baker(dice=(3, 3, 5)), baker())
    assert game.may("gather chili-hot-sauce") == ["gather chili-hot-sauce 3 5"]
    assert game.may("gather chocolate-cocoa") == ["gather chocolate-cocoa 3 3"]
    assert game.why("gather chili-hot-sauce 3 3") == ("GW-5", "demand")
    assert game.why("gather chocolate-cocoa 3 5") == ("GW-5", "demand")


@pytest.mark.rule("GW-12")
def test_the_pantry_card_counts_for_every_activation_of_the_turn() -> None:
    game = play("dice", baker(dice=(1, 4, 6)), baker(), pantry=3)
    game.all("gather flours 1", "gather oils-fats 4")
    assert game.stock() == {"flours": 3, "oils-fats": 3}


@pytest.mark.rule("GW-12")
def test_a_turn_begins_with_the_top_pantry_card() -> None:
    game = play("recipes", baker(), baker(), step=1, actor=1, luck=[0, *[1] * 6])
    events = game.do("end")
    assert [type(event).__name__ for event in events[1:4]] == [
        "TurnBegan",
        "PantryCardTurned",
        "DiceRolled",
    ]
    assert game.state.pantry == 0
    assert game.state.pantry_spent == (2,)


@pytest.mark.rule("GW-13")
def test_each_takes_one_die_at_a_time_round_after_round() -> None:
    game = play("pick", *[baker()] * 3, trays=[[1, 1, 2, 2, 3, 4, 5, 6, 6]])
    takers = []
    for value in (6, 6, 5, 4, 3, 2, 2):
        takers.append(game.seat)
        game.do(f"pick {value}")
    assert takers == [0, 1, 2, 0, 1, 2, 0]
    assert game.state.dice == [(2, 4, 6), (1, 3, 6), (1, 2, 5)], "the last dice, all alike, are no choice"
    assert game.phase == "dice"


@pytest.mark.rule("GW-13")
def test_only_dice_of_the_tray_can_be_taken() -> None:
    game = play("pick", baker(), baker(), trays=[[1, 1, 2, 2, 3, 3]])
    assert game.legal() == ["pick 1", "pick 2", "pick 3"]
    assert game.why("pick 6") == ("GW-13", "not-in-tray")
    assert game.why("end") == ("GW-13", "cannot-end")


@pytest.mark.rule("GW-14")
def test_four_players_pass_two_trays_that_never_meet() -> None:
    trays = [[1, 1, 1, 1, 1, 2], [5, 5, 5, 5, 5, 6]]
    game = play("pick", *[baker()] * 4, trays=trays)
    takers: list[tuple[int, int]] = []
    while game.phase == "pick":
        wanted = game.legal()[0]
        for event in named(game.do(wanted), "DieTaken"):
            takers.append((event.seat, event.tray))  # type: ignore[attr-defined]
    assert takers == [
        (0, 0),
        (2, 1),
        (1, 0),
        (3, 1),
        (2, 0),
        (0, 1),
        (3, 0),
        (1, 1),
        (0, 0),
        (2, 1),
        (1, 0),
        (3, 1),
    ]
    assert [len(dice) for dice in game.state.dice] == [3, 3, 3, 3]


@pytest.mark.rule("GW-15")
def test_dice_are_used_seat_after_seat_in_player_order() -> None:
    game = play("dice", *[baker()] * 3, options={"first": 0}, first=1, actor=1)
    seats = []
    while game.phase == "dice":
        seats.append(game.seat)
        game.do("end")
    assert seats == [1, 2, 0]


@pytest.mark.rule("GW-15")
@pytest.mark.rule("GW-62")
def test_nobody_acts_in_the_step_of_another() -> None:
    game = play("dice", baker(), baker(stock=({"eggs": 1}), front={"quiche": UNMARKED}))
    assert game.legal(1) == []
    assert game.why("end", seat=1) == ("GW-62", "not-your-turn")
    assert game.why("end", seat=4) == ("GW-15", "no-such-seat")
    assert game.why("unpack eggs quiche", seat=1) == ("GW-62", "not-your-turn")


@pytest.mark.rule("GW-16")
def test_a_die_that_was_laid_down_is_gone() -> None:
    game = play("dice", baker(dice=(3, 5, 5)), baker())
    game.do("gather leavening 3")
    assert game.state.dice[0] == (5, 5)
    assert game.why("gather eggs 3") == ("GW-64", "no-such-die")


@pytest.mark.rule("GW-16E")
def test_example_a_die_on_dairy_gives_two_one_marked_one_stored() -> None:
    game = play("dice", baker({"quiche": UNMARKED}, dice=(2, 4, 4)), baker(), pantry=2)
    game.all("gather dairy 2", "mark quiche", "store")
    assert game.need("quiche")["dairy"] == 2
    assert game.stock() == {"dairy": 1}
    assert game.state.pending is None


@pytest.mark.rule("GW-17")
def test_units_of_one_activation_go_to_different_recipes_and_resting_ones() -> None:
    front = {"quiche": UNMARKED, "pizza": {"dairy": 1}, "langos": COMPLETE}
    game = play("dice", baker(front, born={"pizza": 1}, dice=(2, 4, 4)), baker(), pantry=3, round=2)
    game.do("gather dairy 2")
    assert game.legal() == ["mark quiche", "mark pizza", "store"]
    assert game.why("mark langos") == ("GW-17", "no-box")
    assert game.why("end") == ("GW-17", "place-first")
    game.all("mark pizza", "mark quiche", "mark quiche")
    assert game.need("pizza") == {}
    assert game.need("quiche")["dairy"] == 1


@pytest.mark.rule("GW-17")
def test_units_without_an_empty_box_are_stored_at_once_without_limit() -> None:
    game = play("dice", baker(dice=(2, 4, 4), stock={"dairy": 50}), baker(), pantry=3)
    game.do("gather dairy 2")
    assert game.stock() == {"dairy": 53}


@pytest.mark.rule("GW-17")
def test_a_stored_unit_can_be_marked_later_also_in_the_baking_phase() -> None:
    game = play("bake", baker({"quiche": {"eggs": 1}}, stock={"eggs": 1}), baker())
    assert game.may("bake") == []
    game.do("unpack eggs quiche")
    assert game.may("bake") == ["bake quiche time", "bake quiche dare"]
    assert game.stock() == {}
    assert game.why("unpack eggs quiche") == ("GW-17", "not-stored")


@pytest.mark.rule("GW-17")
def test_a_mark_stays_where_it_is() -> None:
    game = play("dice", baker({"quiche": {"eggs": 1}, "pizza": UNMARKED}, dice=(2, 4, 4)), baker())
    before = game.need("quiche")
    assert [text for text in game.legal() if "quiche" in text] == []
    assert game.need("quiche") == before


@pytest.mark.rule("GW-18")
def test_an_ingredient_is_activated_once_a_turn() -> None:
    game = play("dice", baker(dice=(3, 4, 4)), baker())
    game.do("gather leavening 3")
    assert game.may("gather leavening") == []
    assert game.why("gather leavening 4") == ("GW-18", "active-already")


@pytest.mark.rule("GW-19")
@pytest.mark.parametrize(
    ("dice", "gather", "ingredient", "price"),
    [
        ((1, 3, 5), "gather flours 1", "flours", 1),
        ((1, 3, 5), "gather chili-hot-sauce 3 5", "chili-hot-sauce", 5),
        ((4, 4, 5), "gather chocolate-cocoa 4 4", "chocolate-cocoa", 4),
    ],
)
def test_a_unit_costs_the_value_of_its_die(
    dice: tuple[int, ...], gather: str, ingredient: str, price: int
) -> None:
    game = play("dice", baker(dice=dice, coins=price), baker(), pantry=0)
    game.do(gather)
    assert game.stock() == {}, "a pantry card of 0 gives nothing, but allows buying"
    game.do(f"buy {ingredient}")
    assert game.stock() == {ingredient: 1}
    assert game.state.coins[0] == 0
    assert game.why(f"buy {ingredient}") == ("GW-23", "too-few-coins")
    assert game.why("buy water") == ("GW-19", "not-active")


@pytest.mark.rule("GW-19E")
def test_example_leavening_with_a_three_two_units_cost_six_of_nine_coins() -> None:
    game = play("dice", baker(dice=(3, 6, 6), coins=9), baker())
    game.all("gather leavening 3", "buy leavening", "buy leavening")
    assert game.state.coins[0] == 3
    assert game.stock() == {"leavening": 4}


@pytest.mark.rule("GW-20")
def test_a_die_buys_one_of_two_goals_once_a_turn() -> None:
    game = play("dice", baker(dice=(3, 6, 6)), baker(), luck=["hot-stuff", "patience"])
    game.do("goal 3")
    assert game.legal() == ["keep hot-stuff", "keep patience"]
    game.do("keep patience")
    assert game.state.goals[0] == ("patience",)
    assert game.state.goal_discards == (("hot-stuff", 0),)
    assert game.state.dice[0] == (6, 6)
    assert game.why("goal 6") == ("GW-20", "goal-drawn")


@pytest.mark.rule("GW-20")
def test_a_goal_is_kept_in_secret() -> None:
    game = play("dice", baker(dice=(3, 6, 6)), baker(), luck=["hot-stuff", "patience"])
    offered = named(game.do("goal 3"), "GoalsOffered")[0]
    kept = named(game.do("keep patience"), "GoalKept")[0]
    assert offered.for_seat(1).goals is None  # type: ignore[attr-defined]
    assert kept.for_seat(1).goal is None  # type: ignore[attr-defined]
    assert kept.for_seat(0).goal == "patience"  # type: ignore[attr-defined]


@pytest.mark.rule("GW-20")
@pytest.mark.rule("GW-60")
@pytest.mark.parametrize("left", [2, 1, 0])
def test_a_goal_deck_runs_out_and_is_made_anew(left: int) -> None:
    goals = list(new(2).state.goal_deck) + [g for o in new(2).state.offers for g in o]
    mine, discards = sorted(goals)[left:], sorted(goals)[:left]
    bakers = baker(dice=(3, 6, 6), goals=mine), baker()
    game = play("dice", *bakers, goal_discards=[[goal, 1] for goal in discards])
    if left == 0:
        assert game.why("goal 3") == ("GW-20", "goals-gone")
        return
    events = game.do("goal 3", *discards)
    assert len(named(events, "DeckRenewed")) == 1
    if left == 1:
        assert game.state.pending is None, "a single one is kept at once"
        assert discards[0] in game.state.goals[0]
    else:
        assert game.legal() == [f"keep {goal}" for goal in discards]


@pytest.mark.rule("GW-21")
@pytest.mark.parametrize(("dice", "time"), [(1, 11), (2, 13), (3, 16)])
def test_dice_on_the_time_track_give_one_three_six(dice: int, time: int) -> None:
    game = play("dice", baker(dice=(2, 4, 6)), baker())
    for value in (2, 4, 6)[:dice]:
        game.do(f"save-time {value}")
    assert game.state.time[0] == time


@pytest.mark.rule("GW-21E")
def test_example_two_dice_on_the_time_track_give_three() -> None:
    game = play("dice", baker(dice=(2, 2, 6), time=0), baker())
    game.all("save-time 2", "save-time 2")
    assert game.state.time[0] == 3


@pytest.mark.rule("GW-22")
@pytest.mark.parametrize(("dice", "coins"), [(1, 17), (2, 20), (3, 25)])
def test_dice_on_the_savings_track_give_two_five_ten(dice: int, coins: int) -> None:
    game = play("dice", baker(dice=(2, 4, 6)), baker())
    for value in (2, 4, 6)[:dice]:
        game.do(f"save-coins {value}")
    assert game.state.coins[0] == coins


@pytest.mark.rule("GW-21")
@pytest.mark.rule("GW-22")
def test_a_track_holds_three_dice() -> None:
    time = play("dice", baker(dice=(6,), time_dice=(1, 1, 1)), baker(), spares=1)
    assert time.why("save-time 6") == ("GW-21", "time-track-full")
    coins = play("dice", baker(dice=(6,), coin_dice=(1, 1, 1)), baker(), spares=1)
    assert coins.why("save-coins 6") == ("GW-22", "savings-track-full")


@pytest.mark.rule("GW-23")
def test_dice_may_stay_unused_and_nothing_goes_below_zero() -> None:
    game = play("dice", baker(dice=(5, 5, 6), coins=4), baker())
    game.do("gather seeds-spices 5")
    assert game.why("buy seeds-spices") == ("GW-23", "too-few-coins")
    game.do("end")
    assert game.seat == 1
    assert game.state.coins[0] == 4


@pytest.mark.rule("GW-63")
def test_a_turn_has_its_steps_in_order() -> None:
    game = play("pick", baker(), baker(), trays=[[1, 2, 3, 4, 5, 6]], free=True)
    steps: list[str] = []
    while game.state.turn == 1:
        if steps[-1:] != [game.phase]:
            steps.append(game.phase)
        game.do(game.may("pick")[0] if game.phase == "pick" else "end")
    assert steps == ["pick", "dice", "shop", "recipes"]
    assert game.phase == "pick"


@pytest.mark.rule("GW-63")
def test_who_can_do_nothing_is_passed_over() -> None:
    game = play(
        "shop", baker(), baker(coins=0, time=0), luck=["mint-tea"], row=["spatula", "whisk", "lemonade"]
    )
    events = game.do("end")
    ended = named(events, "StepEnded")
    assert [(event.seat, event.passed_over) for event in ended] == [(0, False), (1, True)]  # type: ignore[attr-defined]
    assert game.phase == "recipes"


@pytest.mark.rule("GW-64")
def test_yields_come_at_once_and_can_be_spent_in_the_same_step() -> None:
    game = play("dice", baker(dice=(2, 2, 3), coins=0), baker(), pantry=0)
    game.do("gather eggs 3")
    assert game.may("buy") == []
    game.all("save-coins 2", "save-coins 2", "buy eggs")
    assert game.state.coins[0] == 2
    assert game.state.coin_dice[0] == (2, 2), "dice stay where they lie"


@pytest.mark.rule("GW-64")
def test_after_the_dice_step_dice_do_no_more() -> None:
    game = play("shop", baker(dice=(2, 2), gathered=["gather eggs 3"]), baker())
    for text in ("gather dairy 2", "buy eggs", "save-time 2", "goal 2"):
        assert game.why(text) == ("GW-63", "other-step")


@pytest.mark.rule("GW-62")
def test_stored_units_are_marked_in_every_decision_of_ones_own() -> None:
    for phase in ("pick", "dice", "shop", "recipes", "bake"):
        trays = [[1, 1, 1, 2, 2, 2]] if phase == "pick" else []
        game = play(phase, baker({"quiche": UNMARKED}, stock={"eggs": 2}), baker(), trays=trays)
        assert "unpack eggs quiche" in game.legal(), phase
        assert bag.total(game.state.stock[0]) == 2
