"""Ways to break the rules of Got What It Bakes?, each with the tests that have to notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes import (
    baking,
    dice,
    flow,
    helps,
    market,
    scoring,
    setup,
    state,
    table,
    units,
    view,
)
from game.rules.got_what_it_bakes.pending import Place
from game.rules.got_what_it_bakes.table import Table
from tests.mutation import Mutation

Patch = pytest.MonkeyPatch
FOLDER = "tests/rules/got_what_it_bakes"


def part(module: Any, name: str, changed: Callable[[Any], object]) -> Callable[[Patch], None]:
    """Replace a function or a number of a module; `changed` gets the right one."""
    return lambda patch: patch.setattr(module, name, changed(getattr(module, name)))


def step(kind: type[act.Move], changed: Callable[[Any], Any]) -> Callable[[Patch], None]:
    """Carry out one kind of action differently; `changed` gets the right way."""
    return lambda patch: patch.setitem(state._APPLY, kind, changed(state._APPLY[kind]))


def any_die_for_flours(patch: Patch) -> None:
    demands = (frozenset(range(1, 7)), *act.DEMANDS[1:])
    patch.setattr(act, "DEMANDS", demands)
    patch.setattr("game.rules.got_what_it_bakes.check.demand_met", lambda action: True)
    patch.setitem(act.GATHER[2], 0, (*act.GATHER[2][0], act.get(act.Gather, 0, (2,))))


def hands_to_the_right(right: Any) -> Any:
    def choose(t: Table, seat: int, recipe: str, events: Any) -> bool:
        over: bool = right(t, seat, recipe, events)
        if not any(t.picked) and not over:
            t.hands = (*t.hands[2:], *t.hands[:2])
        return over

    return choose


def trays_side_by_side(right: Any) -> Any:
    return lambda t, step: (t.first + step) % t.seats


def only_full_activations(right: Any) -> Any:
    def gain(t: Table, seat: int, ingredient: int, amount: int, events: Any) -> None:
        right(t, seat, ingredient, min(amount, 1), events)

    return gain


def the_lower_die(right: Any) -> Any:
    return property(lambda self: min(self.dice))


def buying_twice(right: Any) -> Any:
    def hand_over(t: Table, *rest: Any) -> None:
        right(t, *rest)
        t.buys += 1

    return hand_over


def new_cards_on_the_right(right: Any) -> Any:
    def fill(t: Table, chance: Any, events: Any) -> None:
        before = len(t.row)
        right(t, chance, events)
        new = t.row[: len(t.row) - before]
        t.row = (*t.row[len(new) :], *new)

    return fill


def fresh_after_sale(right: Any) -> Any:
    def sell(t: Table, seat: int, slug: str, events: Any) -> bool:
        right(t, seat, slug, events)
        return False

    return sell


def never_rests_twice(right: Any) -> Any:
    return lambda t, recipe: False


def goals_without_looking(right: Any) -> Any:
    return lambda t, seat, slug: True


def goals_in_the_open(right: Any) -> Any:
    return lambda t, seat: ()


def no_effect_on_dares(right: Any) -> Any:
    return lambda t, dare: []


def donation_without_reward(right: Any) -> Any:
    def give(t: Table, donor: int, receiver: int, ingredient: int, events: Any) -> None:
        right(t, donor, receiver, ingredient, events)
        t.time[donor] -= 1

    return give


def no_counts_as_yes(right: Any) -> Any:
    return lambda t, yes, chance, events: right(t, True, chance, events)


def block_nothing(right: Any) -> Any:
    return lambda t, place, events: None


def everyone_is_waited_for(right: Any) -> Any:
    def end_step(t: Table, chance: Any, events: Any) -> None:
        right(t, chance, events)
        if t.phase == table.RECIPES and t.step == 0:
            flow._enter(t, table.SHOP)
            t.actor, t.step = (t.first + 1) % t.seats, 1

    return end_step


def moved_marks_are_stored(right: Any) -> Any:
    def legal(t: Table, place: Any) -> list[act.Move]:
        return [*right(t, place), act.STORE]

    return legal


MUTATIONS = [
    Mutation("GW-5", "any die activates flours", any_die_for_flours,
             (f"{FOLDER}/test_dice.py::test_each_ingredient_takes_just_its_dice",)),
    Mutation("GW-10", "hands are passed to the right", part(setup, "choose_recipe", hands_to_the_right),
             (f"{FOLDER}/test_setup.py::test_the_draft_passes_hands_to_the_left_until_all_have_three",)),
    Mutation("GW-14", "trays don't keep to opposite seats", part(flow, "picker", trays_side_by_side),
             (f"{FOLDER}/test_dice.py::test_four_players_pass_two_trays_that_never_meet",)),
    Mutation("GW-12", "an activation gives one unit at most", part(dice, "gain", only_full_activations),
             (f"{FOLDER}/test_dice.py::test_the_pantry_card_counts_for_every_activation_of_the_turn",)),
    Mutation("GW-19", "chili costs its lower die", part(act.Gather, "price", the_lower_die),
             (f"{FOLDER}/test_dice.py::test_a_unit_costs_the_value_of_its_die",)),
    Mutation("GW-21", "three dice on the time track give five",
             part(dice, "TIME_TRACK", lambda old: (0, 1, 3, 5)),
             (f"{FOLDER}/test_dice.py::test_dice_on_the_time_track_give_one_three_six",)),
    Mutation("GW-22", "two dice on the savings track give four",
             part(dice, "SAVINGS_TRACK", lambda old: (0, 2, 4, 10)),
             (f"{FOLDER}/test_dice.py::test_dice_on_the_savings_track_give_two_five_ten",)),
    Mutation("GW-24", "one may buy again and again", part(market, "hand_over", buying_twice),
             (f"{FOLDER}/test_market.py::test_each_buys_one_card_or_none",)),
    Mutation("GW-25", "new cards come in on the right", part(market, "fill_row", new_cards_on_the_right),
             (f"{FOLDER}/test_market.py::test_before_recipes_the_rightmost_card_leaves_and_the_row_is_refilled",)),
    Mutation("GW-26", "refreshing the market costs three", part(market, "REFRESH_COST", lambda old: 3),
             (f"{FOLDER}/test_market.py::test_refreshing_the_market_costs_two_coins_as_often_as_one_can_pay",)),
    Mutation("GW-27", "four Upgrades are allowed", part(market, "MOST_UPGRADES", lambda old: 4),
             (f"{FOLDER}/test_market.py::test_three_upgrades_at_most",)),
    Mutation("GW-28", "a sale gives a second use", part(market, "_sell", fresh_after_sale),
             (f"{FOLDER}/test_market.py::test_a_used_upgrade_sold_gives_no_second_use",)),
    Mutation("GW-30", "effects leave dare rolls alone", part(baking, "dare_moves", no_effect_on_dares),
             (f"{FOLDER}/test_baking.py::test_effects_on_dice_act_on_a_dare_roll_after_seeing_it",)),
    Mutation("GW-35", "a three is a success", part(baking, "SUCCESS", lambda old: 3),
             (f"{FOLDER}/test_baking.py::test_a_dare_succeeds_half_succeeds_or_burns",)),
    Mutation("GW-37", "recipes rest for ever", part(baking, "rests", never_rests_twice),
             (f"{FOLDER}/test_baking.py::test_a_recipe_rests_once_then_goes_to_the_trash",)),
    Mutation("GW-38", "the third baking phase trashes nothing new", part(baking, "ROUNDS", lambda old: 99),
             (f"{FOLDER}/test_baking.py::test_after_the_third_baking_everything_left_is_trash",)),
    Mutation("GW-40", "trash costs four", part(scoring, "TRASH_POINTS", lambda old: -4),
             (f"{FOLDER}/test_scoring.py::test_completed_recipes_score_their_values_and_trash_minus_five_each",)),
    Mutation("GW-40", "goals score without being met", part(scoring, "achieved", goals_without_looking),
             (f"{FOLDER}/test_scoring.py::test_goals_count_only_when_met",)),
    Mutation("GW-41", "stars decide nothing", part(scoring, "stars", lambda old: lambda t, seat: 0),
             (f"{FOLDER}/test_scoring.py::test_a_tie_is_broken_by_stars_on_completed_recipes",)),
    Mutation("GW-45", "a used Sweet scores two", part(scoring, "USED_SWEET", lambda old: 2),
             (f"{FOLDER}/test_kids.py::test_an_unused_sweet_scores_three_a_used_one_nothing",)),
    Mutation("GW-48", "a donation earns nothing", part(helps, "give", donation_without_reward),
             (f"{FOLDER}/test_together.py::test_a_donor_gives_up_to_two_units_and_gets_a_time_for_each",)),
    Mutation("GW-54", "CookieBot blocks nothing", part(flow, "block", block_nothing),
             (f"{FOLDER}/test_solo.py::test_a_blocked_card_is_discarded_at_once_and_not_replaced",)),
    Mutation("GW-56", "a moved mark may be stored",
             lambda patch: patch.setitem(
                 state._PENDING_LEGAL, Place, moved_marks_are_stored(units.legal_place)),
             (f"{FOLDER}/test_effects.py::test_a_moved_mark_is_never_stored_and_does_not_go_back",)),
    Mutation("GW-61", "views show the goals of others", part(view, "_hide_goals", goals_in_the_open),
             (f"{FOLDER}/test_setup.py::test_views_hide_goals_discards_hands_and_deck_order_and_nothing_else",)),
    Mutation("GW-63", "the buying step begins anew", part(flow, "end_step", everyone_is_waited_for),
             (f"{FOLDER}/test_dice.py::test_who_can_do_nothing_is_passed_over",)),
    Mutation("GW-69", "a no counts as a yes", part(helps, "answer", no_counts_as_yes),
             (f"{FOLDER}/test_together.py::test_a_refused_wish_costs_nothing_and_an_answer_is_no_turn_of_ones_own",)),
]  # fmt: skip
