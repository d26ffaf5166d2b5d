"""Cooperative play and teams: winning and the three helps (GW-46 to GW-51, GW-68 to GW-71)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.got_what_it_bakes.table import COMPLETE, UNMARKED, baker, named, play

COOP = {"mode": "cooperative"}
TEAMS = {"mode": "teams"}
OVER: dict[str, Any] = {"round": 3, "turn": 4, "options": COOP}


@pytest.mark.rule("GW-47")
def test_the_team_wins_when_all_open_goals_are_met_and_each_scores_them() -> None:
    bakers = [
        baker(goals=("full-till",), coins=16),
        baker(goals=("winter-stores",), coins=0, stock={"eggs": 6}),
    ]
    outcome = play("over", *bakers, **OVER).end_of_game()
    assert (outcome.winners, outcome.reason) == ((0, 1), "goals-met")
    details = dict(outcome.details)
    assert details["0/goals"] == details["1/goals"] == 10
    assert outcome.scores == (details["0/total"] + details["1/total"],) * 2


@pytest.mark.rule("GW-47")
def test_one_goal_missed_loses_but_the_others_score() -> None:
    bakers = [
        baker(goals=("full-till", "spotless"), coins=16),
        baker(goals=("winter-stores",), stock={"eggs": 6}),
    ]
    outcome = play("over", *bakers, **OVER).end_of_game()
    assert (outcome.winners, outcome.reason) == ((), "goals-missed")
    assert dict(outcome.details)["1/goals"] == 10


@pytest.mark.rule("GW-47E")
@pytest.mark.parametrize("eggs", [9, 8])
def test_example_three_players_three_goals_all_must_be_met(eggs: int) -> None:
    bakers = [
        baker(goals=("full-till",), coins=24),
        baker(goals=("winter-stores",), coins=0, stock={"eggs": eggs}),
        baker(goals=("mill",), coins=0, done=("stollen", "challah", "rye-bread", "sourdough-loaf", "baguette",
              "naan", "pita", "pizza", "bagel", "simit")),
    ]  # fmt: skip
    outcome = play("over", *bakers, **OVER).end_of_game()
    assert (outcome.winners == (0, 1, 2)) == (eggs == 9)


@pytest.mark.rule("GW-48")
def test_a_donor_gives_up_to_two_units_and_gets_a_time_for_each() -> None:
    game = play("dice", baker(stock={"eggs": 2, "dairy": 1}), *[baker()] * 2, options=COOP)
    game.do("donate eggs seat-2")
    assert game.legal() == ["donate dairy seat-2", "donate eggs seat-2", "end"]
    game.do("donate dairy seat-2")
    assert game.stock(2) == {"dairy": 1, "eggs": 1}
    assert game.state.time == [12, 10, 10]
    assert game.why("donate eggs seat-1") == ("GW-48", "donated")


@pytest.mark.rule("GW-48")
def test_a_unit_not_given_then_is_forfeited_for_the_round() -> None:
    game = play("dice", baker(stock={"eggs": 2}), baker(), options=COOP)
    game.all("donate eggs seat-1", "end")
    assert game.phase == "dice"
    assert game.may("donate") == []


@pytest.mark.rule("GW-68")
def test_a_receiver_asks_and_gets_a_yes_or_no_at_once() -> None:
    game = play("dice", baker(), baker(stock={"eggs": 1, "dairy": 1}), options=COOP)
    game.do("ask eggs seat-1")
    assert game.legal() == ["ask dairy seat-1", "end"]
    game.do("ask dairy seat-1")
    assert game.state.to_act() == (1,)
    assert game.legal() == ["answer yes", "answer no"]
    game.do("answer yes")
    assert game.stock(0) == {"dairy": 1, "eggs": 1}
    assert game.state.time == [10, 12]
    assert game.why("ask eggs seat-1") == ("GW-68", "donated")


@pytest.mark.rule("GW-62")
@pytest.mark.rule("GW-69")
def test_a_refused_wish_costs_nothing_and_an_answer_is_no_turn_of_ones_own() -> None:
    answering = baker(stock={"eggs": 1}, upgrades=("cash-box",), front={"quiche": UNMARKED})
    game = play("dice", baker(), answering, options=COOP)
    game.do("ask eggs seat-1")
    assert game.legal() == ["answer yes", "answer no"], "no effects, no marks while answering"
    game.do("answer no")
    assert game.seat == 0
    assert game.state.helped == [0, 0]
    assert "ask eggs seat-1" in game.legal()


@pytest.mark.rule("GW-68")
def test_each_donor_has_a_donation_and_receiving_has_no_limit() -> None:
    game = play("dice", baker(), baker(stock={"eggs": 1}), baker(stock={"dairy": 1}), options=COOP)
    game.all("ask eggs seat-1", "answer yes", "ask dairy seat-2", "answer yes")
    assert game.stock(0) == {"dairy": 1, "eggs": 1}


@pytest.mark.rule("GW-71")
def test_a_team_has_one_donation_a_round() -> None:
    game = play("dice", baker(stock={"eggs": 3}), baker(), baker(stock={"dairy": 1}), baker(), options=TEAMS)
    game.all("donate eggs seat-2", "end")
    assert game.may("ask") == []
    assert game.why("ask dairy seat-2") == ("GW-68", "donated")
    assert game.why("donate eggs seat-2") == ("GW-71", "donated")


@pytest.mark.rule("GW-49")
def test_an_unmarked_recipe_is_exchanged_for_a_market_card_once_a_round() -> None:
    mine = {"quiche": UNMARKED, "naan": UNMARKED, "pita": {"water": 1}}
    game = play(
        "dice", baker(mine, born={"quiche": 1}), baker(), options=COOP, round=2,
        recipe_market=["pizza", "bagel"],
    )  # fmt: skip
    assert game.may("offer") == ["offer quiche", "offer naan"]
    assert game.why("offer pita") == ("GW-49", "has-marks")
    game.do("offer quiche")
    assert game.legal() == ["for pizza", "for bagel", "back"]
    game.do("for bagel")
    assert game.state.front[0] == ("naan", "pita", "bagel")
    assert game.state.recipe_market == ("pizza", "quiche")
    assert game.why("offer naan") == ("GW-49", "exchanged")


@pytest.mark.rule("GW-69")
def test_a_market_card_exchanged_for_is_newly_taken() -> None:
    told = baker({"quiche": UNMARKED}, born={"quiche": 1})
    game = play("dice", told, baker(), options=COOP, round=2, recipe_market=["pizza", "bagel"])
    game.all("offer quiche", "for bagel")
    assert game.state.born == {"bagel": 2}


@pytest.mark.rule("GW-49")
@pytest.mark.rule("GW-69")
def test_recipes_swapped_between_bakers_keep_their_first_round_and_need_a_yes() -> None:
    theirs = baker({"pizza": UNMARKED, "bagel": {"water": 1}})
    game = play("dice", baker({"quiche": UNMARKED}, born={"quiche": 1}), theirs, options=COOP, round=2)
    game.do("offer quiche")
    assert "for bagel" not in game.legal()
    game.do("for pizza")
    assert game.state.to_act() == (1,)
    game.do("answer yes")
    assert game.state.front == [("pizza",), ("quiche", "bagel")]
    assert game.state.born["quiche"] == 1
    assert game.why("offer pizza") == ("GW-49", "exchanged")
    game.do("end")
    assert "offer quiche" in game.legal(), "it counts as the proposer's only"


@pytest.mark.rule("GW-69")
def test_a_proposal_can_be_given_up_and_there_is_none_while_baking() -> None:
    game = play("dice", baker({"quiche": UNMARKED}), baker(), options=COOP)
    game.all("offer quiche", "back")
    assert game.state.helped[0] == 0
    bake = play("bake", baker({"quiche": UNMARKED, "naan": COMPLETE}), baker(), options=COOP)
    assert bake.why("offer quiche") == ("GW-69", "no-exchange-now")


@pytest.mark.rule("GW-50")
@pytest.mark.rule("GW-70")
def test_a_treat_is_the_purchase_of_the_turn_and_belongs_to_the_receiver() -> None:
    game = play(
        "shop", baker(), baker(time=0), options=COOP, row=["spatula", "lemonade", "mint-tea"], luck=["whisk"]
    )
    assert game.may("treat") == ["treat lemonade seat-1", "treat mint-tea seat-1"]
    assert game.why("treat spatula seat-1") == ("GW-50", "only-refreshments")
    events = game.do("treat mint-tea seat-1")
    assert len(named(events, "RefreshmentGiven")) == 1
    assert game.state.drinks == [(), ("mint-tea",)]
    assert game.state.coins == [12, 15]
    assert game.why("shop lemonade") == ("GW-24", "bought-already")
    game.do("end")
    game.do("use mint-tea")
    assert game.state.time[1] == 4


@pytest.mark.rule("GW-50")
def test_one_treat_a_round() -> None:
    game = play("shop", baker(helped=4), baker(), options=COOP, row=["spatula", "lemonade", "mint-tea"])
    assert game.may("treat") == []
    assert game.why("treat mint-tea seat-1") == ("GW-50", "treated")


@pytest.mark.rule("GW-50")
@pytest.mark.rule("GW-70")
def test_mates_add_the_missing_coins_when_all_named_say_yes() -> None:
    bakers = baker(coins=1), baker(coins=2), baker(coins=9)
    game = play("shop", *bakers, options=COOP, row=["spatula", "espresso", "whisk"], luck=["mint-tea"])
    assert game.why("shop espresso") == ("GW-23", "too-few-coins")
    game.do("pool espresso")
    assert game.legal() == [
        "from seat-1 1",
        "from seat-1 2",
        "from seat-2 1",
        "from seat-2 2",
        "from seat-2 3",
        "back",
    ]
    game.do("from seat-1 2")
    assert game.legal() == ["from seat-2 1", "back"], "no more than is missing"
    game.do("from seat-2 1")
    assert game.state.to_act() == (1,)
    game.do("answer yes")
    assert game.state.to_act() == (2,)
    game.do("answer yes")
    assert game.state.coins == [0, 0, 8]
    assert game.state.drinks[0] == ("espresso",)


@pytest.mark.rule("GW-70")
def test_one_no_ends_the_pooling_without_cost() -> None:
    bakers = baker(coins=1), baker(coins=2), baker(coins=9)
    game = play("shop", *bakers, options=COOP, row=["spatula", "espresso", "whisk"])
    game.all("pool espresso", "from seat-1 2", "from seat-2 1", "answer no")
    assert game.state.coins == [1, 2, 9]
    assert game.seat == 0
    assert game.may("pool") == ["pool espresso"]


@pytest.mark.rule("GW-70")
def test_coins_are_added_only_where_they_are_missing_and_asked_in_coins() -> None:
    row = ["spatula", "herbal-tea", "espresso"]
    rich = play("shop", baker(coins=4, time=0), baker(), options=COOP, row=row)
    assert rich.why("pool espresso") == ("GW-70", "pay-yourself")
    assert rich.why("pool herbal-tea") == ("GW-70", "only-coin-refreshments")
    assert rich.why("pool spatula") == ("GW-70", "only-coin-refreshments")
    poor = play("shop", baker(coins=0), baker(coins=3), options=COOP, row=row)
    assert poor.why("pool espresso") == ("GW-70", "mates-too-poor")


@pytest.mark.rule("GW-51")
def test_helps_stay_inside_a_team_whose_partners_sit_opposite() -> None:
    bakers = [baker({recipe: UNMARKED}, stock={"eggs": 1}) for recipe in ("quiche", "naan", "pita", "bagel")]
    game = play("dice", *bakers, options=TEAMS)
    assert game.may("donate") == ["donate eggs seat-2"]
    assert game.may("ask") == ["ask eggs seat-2"]
    assert game.why("donate eggs seat-1") == ("GW-51", "not-a-mate")
    game.do("offer quiche")
    assert [text for text in game.may("for") if text in ("for naan", "for pita", "for bagel")] == ["for pita"]


@pytest.mark.rule("GW-51")
def test_rivals_do_not_help_each_other() -> None:
    game = play("dice", baker({"quiche": UNMARKED}, stock={"eggs": 1}), baker())
    assert game.why("donate eggs seat-1") == ("GW-48", "nobody-helps")
    assert game.why("offer quiche") == ("GW-49", "nobody-helps")
    shop = play("shop", baker(coins=0), baker(), row=["spatula", "lemonade", "mint-tea"])
    assert shop.why("treat lemonade seat-1") == ("GW-48", "nobody-helps")
    assert shop.why("pool lemonade") == ("GW-50", "nobody-helps")
