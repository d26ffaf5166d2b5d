"""Laying out a game (GW-6 to GW-11, GW-46, GW-59 to GW-61)."""

from __future__ import annotations

import random

import pytest

from game.rules.core import BadOption, Scripted, Seeded
from game.rules.got_what_it_bakes import GAME, BakesOptions
from game.rules.got_what_it_bakes.cards import GOALS, RECIPES
from tests.rules.got_what_it_bakes.table import Play, baker, named, new, play


def drafted(game: Play) -> Play:
    """Play the set-up to its end, always taking the first card."""
    while game.phase in ("goals", "draft"):
        game.do(game.legal()[0])
    return game


@pytest.mark.rule("GW-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markets_hold_two_recipes_and_three_cards(seats: int) -> None:
    state = new(seats).state
    assert len(state.recipe_market) == 2
    assert len(state.row) == 3
    assert len(state.recipe_deck) == 58
    assert len(state.card_deck) == 33
    assert sum(len(tray) for tray in drafted(new(seats)).state.trays) == 3 * seats


@pytest.mark.rule("GW-7")
@pytest.mark.parametrize(("level", "coins", "time"), [("easy", 20, 12), ("normal", 15, 10), ("hard", 10, 8)])
def test_resources_and_pantry_are_two_choices(level: str, coins: int, time: int) -> None:
    state = new(2, resources=level, pantry="easy").state
    assert state.coins == [coins, coins]
    assert state.time == [time, time]
    assert state.pantry_deck == (1, 1, 2, 2, 3, 3)


@pytest.mark.rule("GW-8")
def test_the_first_player_is_named_or_drawn() -> None:
    assert new(3, first=2).state.first == 2
    for seat in range(3):
        chance = Scripted([seat], then=Seeded("rest"))
        assert GAME.new(3, BakesOptions(), chance).first == seat


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}), (2, {"mode": "solo"}), (3, {"mode": "teams"}), (1, {"mode": "cooperative"}),
        (2, {"first": 2}), (5, {}),
    ],
)  # fmt: skip
def test_modes_need_their_seats(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        GAME.check(seats, BakesOptions.from_json(options))


@pytest.mark.rule("GW-9")
def test_everyone_keeps_one_of_two_goals_before_the_recipes() -> None:
    game = new(2)
    assert game.state.to_act() == (0, 1)
    offer = game.state.offers[1]
    assert game.legal(1) == [f"keep {goal}" for goal in offer]
    game.do(f"keep {offer[1]}", seat=1)
    assert game.state.goals[1] == (offer[1],)
    assert game.state.goal_discards == ((offer[0], 1),)
    assert game.state.to_act() == (0,)
    assert game.state.hands == ((), ())
    assert game.why(f"keep {offer[0]}", seat=1) == ("GW-9", "goal-chosen")
    assert game.why("end") == ("GW-9", "choose-goal")
    game.do(game.legal()[0])
    assert [len(hand) for hand in game.state.hands] == [4, 4]


@pytest.mark.rule("GW-9")
def test_a_goal_is_hidden_until_the_scoring() -> None:
    game = drafted(new(2))
    assert game.state.view(0).table.goals[1] == ("?",)
    assert game.state.view(1).table.goals[1] == game.state.goals[1]
    over = play("over", baker(goals=("patience",)), baker(), round=3, turn=4)
    assert over.state.view(1).table.goals[0] == ("patience",)


@pytest.mark.rule("GW-10")
def test_the_draft_passes_hands_to_the_left_until_all_have_three() -> None:
    game = new(3, kids=True)
    first = game.state.hands
    for seat in (2, 0, 1):
        game.do(f"keep {game.state.hands[seat][0]}", seat=seat)
    assert game.state.picks == tuple((hand[0],) for hand in first)
    assert game.state.hands == (first[2][1:], first[0][1:], first[1][1:])
    drafted(game)
    assert [len(front) for front in game.state.front] == [3, 3, 3]
    assert [front[0] for front in game.state.front] == [hand[0] for hand in first]
    assert game.state.front[1][1] == first[0][1]


@pytest.mark.rule("GW-10")
def test_picks_of_a_pass_happen_at_the_same_time() -> None:
    game = new(3, kids=True)
    hands = game.state.hands
    events = game.do(f"keep {hands[1][2]}", seat=1)
    chosen = named(events, "RecipeChosen")[0]
    assert chosen.for_seat(0).recipe is None  # type: ignore[attr-defined]
    assert game.state.hands == hands, "nothing moves before all have picked"
    assert game.state.view(0).table.picked == ("", "?", "")
    assert game.why(f"keep {hands[1][0]}", seat=1) == ("GW-10", "recipe-chosen")
    assert game.why(f"keep {hands[1][0]}", seat=0) == ("GW-10", "choose-recipe")


@pytest.mark.rule("GW-11")
def test_all_recipes_in_front_count_as_begun_and_end_in_the_trash() -> None:
    game = play("bake", baker({"quiche": None}), baker(), round=3, turn=4)
    game.do("end")
    assert game.state.trash[0] == ("quiche",)


@pytest.mark.rule("GW-59")
def test_the_last_cards_begin_the_discards_the_first_players_lowest() -> None:
    game = new(3, kids=True, first=1)
    while game.state.step < 2:
        game.do(game.legal()[0])
    game.do(game.legal(0)[0], seat=0)
    game.do(game.legal(1)[0], seat=1)
    last = [game.state.hands[seat][1] for seat in range(3)]
    game.do(f"keep {game.state.hands[2][0]}", seat=2)
    assert game.state.recipe_discards == (last[1], last[2], last[0])
    assert game.state.view(0).table.front == game.state.front


@pytest.mark.rule("GW-60")
def test_a_recipe_deck_that_runs_out_is_made_anew_from_its_discards() -> None:
    done, rest = sorted(RECIPES)[:50], sorted(RECIPES)[50:]
    game = play("recipes", baker(done=done), baker(), recipe_market=rest[:2], recipe_deck=[])
    assert game.state.recipe_discards == tuple(rest[2:])
    events = game.do("take-deck", rest[2])
    assert len(named(events, "DeckRenewed")) == 1
    assert game.state.recipe_deck == tuple(rest[3:])
    assert game.why("take-discard") == ("GW-60", "pile-empty")


@pytest.mark.rule("GW-60")
def test_while_all_are_empty_a_place_stays_open_and_is_filled_as_soon_as_there_is_a_card() -> None:
    done, rest = sorted(RECIPES)[:58], sorted(RECIPES)[58:]
    game = play("recipes", baker(done=done, coins=9), baker(), recipe_market=rest, recipe_deck=[])
    assert game.why("take-deck") == ("GW-60", "pile-empty")
    game.do(f"take {rest[0]}")
    assert game.state.recipe_market == ("", rest[1])
    events = game.do("refresh-recipes", rest[1])
    assert len(named(events, "RecipesDiscarded")) == 1
    assert game.state.recipe_market == (rest[1], ""), "the one card goes to the first open place"
    game.do(f"take {rest[1]}")
    assert game.why("refresh-recipes") == ("GW-60", "market-empty")


@pytest.mark.rule("GW-61")
def test_views_hide_goals_discards_hands_and_deck_order_and_nothing_else() -> None:
    game = new(3)
    for seat in range(3):
        game.do(game.legal(seat)[0], seat=seat)
    view = game.state.view(0).table
    assert view.goals == [game.state.goals[0], ("?",), ("?",)]
    assert sorted(view.goal_discards, key=lambda pair: pair[1])[1:] == [("?", 1), ("?", 2)]
    assert view.hands[0] == game.state.hands[0]
    assert set(view.hands[1] + view.hands[2]) == {"?"}
    assert set(view.recipe_deck) == {"?"}
    open_facts = ("coins", "time", "row", "recipe_market", "stock", "upgrades", "card_deck", "pantry_deck")
    assert all(getattr(view, name) == getattr(game.state, name) for name in open_facts)
    drafted(game)
    assert game.state.view(0).table.recipe_deck == game.state.recipe_deck


@pytest.mark.rule("GW-61")
def test_partners_know_each_others_goals_and_cooperation_hides_nothing() -> None:
    teams = drafted(new(4, mode="teams"))
    view = teams.state.view(0).table
    assert [goals == ("?",) for goals in view.goals] == [False, True, False, True]
    together = new(3, mode="cooperative")
    for _ in range(2):
        assert together.state.view(1).table.to_json() == together.state.to_json()
        while together.phase == "goals":
            together.do(together.legal()[0])


@pytest.mark.rule("GW-61")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_remembers_what_it_passed_on(seats: int) -> None:
    game = new(seats, kids=True)
    mine = game.state.hands[0]
    for seat in range(seats):
        game.do(game.legal(seat)[-1], seat=seat)
    passed = set(mine[:-1])
    rng = random.Random(5)
    other: set[str] = set()
    for _ in range(60):
        world = game.state.view(0).sample(rng)
        assert set(world.hands[1]) == passed
        assert world.hands[0] == game.state.hands[0]
        other |= set(world.picks[1])
    assert len(other) > 20, "what others took of hands not seen is anything unseen"
    for seat in range(seats):
        game.do(game.legal(seat)[0], seat=seat)
    for _ in range(20):
        world = game.state.view(0).sample(rng)
        if seats > 2:
            assert {*world.hands[2 % seats], world.picks[1][1]} == passed
        else:
            assert world.picks[1][1] == game.state.picks[1][1], "the hand came back: its pick is known"


@pytest.mark.rule("GW-46")
def test_cooperative_goals_are_turquoise_and_lie_open() -> None:
    game = new(3, mode="cooperative")
    assert all(GOALS[goal].deck == "turquoise" for offer in game.state.offers for goal in offer)
    kept = [game.state.offers[seat][0] for seat in range(3)]
    for seat in range(3):
        game.do(f"keep {kept[seat]}", seat=seat)
    assert [goals[0] for goals in game.state.view(2).table.goals] == kept
    assert len(game.state.goal_discards) == 3


@pytest.mark.rule("GW-46")
def test_a_further_cooperative_goal_costs_a_die_in_ones_own_dice_step() -> None:
    luck = ["mill", "spotless"]
    game = play("dice", baker(dice=(3, 6, 6)), baker(), options={"mode": "cooperative"}, luck=luck)
    offered = named(game.do("goal 3"), "GoalsOffered")[0]
    assert offered.for_seat(1).goals == ("mill", "spotless")  # type: ignore[attr-defined]
    game.do("keep mill")
    assert game.state.goals[0] == ("mill",)
