"""Ways to break the rules of Macaraccoon, each with the tests that have to notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.rules.core import Action, Chance, Event
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon import handwork, powers, service, state, supply, turn
from game.rules.macaraccoon.places import JUMPS, SPOTS
from game.rules.macaraccoon.state import MacaraccoonState
from tests.mutation import Mutation

Patch = pytest.MonkeyPatch
Events = list[Event] | None
Step = Callable[[MacaraccoonState, int, Any, Chance, Events], None]

FOLDER = "tests/rules/macaraccoon"


def step(kind: type[Action], changed: Callable[[Step], Step]) -> Callable[[Patch], None]:
    """Carry out one kind of action differently; `changed` gets the right way."""
    return lambda patch: patch.setitem(turn._STEPS, kind, changed(turn._STEPS[kind]))


def part(module: Any, name: str, changed: Callable[[Any], object]) -> Callable[[Patch], None]:
    """Replace a function or a number of a module; `changed` gets the right one."""
    return lambda patch: patch.setattr(module, name, changed(getattr(module, name)))


def only_on_top(right: Any) -> Any:
    def decisions(position: MacaraccoonState, seat: int, result: list[Action]) -> None:
        right(position, seat, result)
        result[:] = [action for action in result if not isinstance(action, act.Place) or action.end == 1]

    return decisions


def only_the_one_on_turn(right: Any) -> Any:
    def legal(position: MacaraccoonState, seat: int) -> list[Action]:
        return list(right(position, seat)) if seat in position.to_act() else []

    return legal


def everybody(right: Any) -> Any:
    def to_act(position: MacaraccoonState) -> tuple[int, ...]:
        waiting: tuple[int, ...] = right(position)
        return tuple(dict.fromkeys((*waiting, *range(position.seats)))) if waiting else ()

    return to_act


def free_jump(right: Step) -> Step:
    def pick(position: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
        right(position, seat, action, chance, events)
        if action.over >= 0:
            position.jars[seat] += 1
            position.spot_sugar[action.over] -= 1

    return pick


def wherever_he_came_over(right: Step) -> Step:
    def pick(position: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
        right(position, seat, action, chance, events)
        if action.over >= 0:
            position.kitchen[position.hole], position.kitchen[action.over] = position.kitchen[action.over], ""
            position.hole = action.over

    return pick


def straight(patch: Patch) -> None:
    """Jumps that don't bend."""
    jumps = tuple(
        tuple((over, to) for over, to in pairs if to - over == over - spot)
        for spot, pairs in enumerate(JUMPS)
    )
    patch.setattr(state, "JUMPS", jumps)


def sugar_lost(right: Any) -> Any:
    def walk(position: MacaraccoonState, seat: int, spot: int, events: Events, over: int = -1) -> None:
        position.spot_sugar[spot] = 0
        right(position, seat, spot, events, over)

    return walk


def always_full(right: Any) -> Any:
    def take(position: MacaraccoonState, kind: str, chance: Chance, events: Events) -> int:
        place: int = right(position, kind, chance, events)
        if not position.pantry[place]:
            drawn = supply.draw_ingredient(position, chance, events)
            position.pantry = (*position.pantry[:place], drawn, *position.pantry[place + 1 :])
        return place

    return take


def never(right: Any) -> Any:
    return lambda *args: None


def any_order(right: Any) -> Any:
    def legal(position: MacaraccoonState, seat: int, result: list[Action]) -> None:
        right(position, seat, result)
        for queue, cards in enumerate(position.queues):
            for place, order in enumerate(cards[: position.jars[seat] + 1]):
                for plate, stack in enumerate(position.plates[seat]):
                    action = act.SERVE[plate][queue][place]
                    if sorted(stack) == sorted(service.LAYERS[order]) and action not in result:
                        result.append(action)

    return legal


def serving(changed: Callable[[MacaraccoonState, int, int, int], None]) -> Callable[[Patch], None]:
    """Serve as it should be; then `changed` gets position, seat, queue and place."""

    def apply(patch: Patch) -> None:
        right = service.serve

        def serve(
            position: MacaraccoonState,
            seat: int,
            plate: int,
            queue: int,
            place: int,
            pay: bool,
            chance: Chance,
            events: Events,
        ) -> None:
            right(position, seat, plate, queue, place, pay, chance, events)
            changed(position, seat, queue, place)

        patch.setattr(service, "serve", serve)

    return apply


def one_token(position: MacaraccoonState, seat: int, queue: int, place: int) -> None:
    position.tokens[seat] -= max(0, place - 1)


def back_again(position: MacaraccoonState, seat: int, queue: int, place: int) -> None:
    position.queues[queue] = position.queues[queue][::-1]


def to_the_supply(position: MacaraccoonState, seat: int, queue: int, place: int) -> None:
    waiting = position.queue_sugar[queue]
    position.queue_sugar[queue] = tuple(0 if at < place else sugar for at, sugar in enumerate(waiting))


def superfluous(right: Any) -> Any:
    def payments(sizes: Any, cost: int) -> list[tuple[int, ...]]:
        return [
            plates
            for plates in state.PAYMENTS
            if all(sizes[plate] for plate in plates) and sum(sizes[plate] for plate in plates) >= cost
        ]

    return payments


def power_first(right: Any) -> Any:
    def decisions(position: MacaraccoonState, seat: int, result: list[Action]) -> None:
        right(position, seat, result)
        if position.power_left:
            result[:] = [action for action in result if not isinstance(action, act.Column)]

    return decisions


def used_one_leaves(right: Any) -> Any:
    def slide(position: MacaraccoonState, chance: Chance, events: Events) -> None:
        slot = position.whisk
        used = position.chefs[slot]
        position.chefs = (used, *position.chefs[:slot], *position.chefs[slot + 1 :])
        right(position, chance, events)

    return slide


def column_of_his_spot(right: Any) -> Any:
    def decisions(position: MacaraccoonState, seat: int, result: list[Action]) -> None:
        slot = position.whisk
        if slot >= 0 and not position.power_left:
            position.whisk = position.raccoon % len(position.chefs)
        right(position, seat, result)
        position.whisk = slot

    return decisions


def two_layers(patch: Patch) -> None:
    patch.setattr(turn, "RUSH_COST", (0, 0, 0, 0, 1, 2, 3, 4, 5, 6))


def pink_too(patch: Patch) -> None:
    patch.setattr(turn, "RUSH_COST", (0, 1, 2, 3, 1, 2, 3, 1, 2, 3))


def without_asking(right: Any) -> Any:
    def use(position: MacaraccoonState, seat: int, action: Any, chance: Chance, events: Events) -> None:
        right(position, seat, action, chance, events)
        if position.asked >= 0:
            powers.answer(position, position.asked, True, events)

    return use


def rush_first(right: Any) -> Any:
    def advance(position: MacaraccoonState, chance: Chance, events: Events) -> None:
        right(position, chance, events)
        if (
            position.extra == 0
            and position.hole < 0
            and not position.hand
            and turn.RUSH_COST[position.jars[0]]
        ):
            position.rush = position.whisk < 0 and position.asked < 0

    return advance


def at_once(right: Any) -> Any:
    def trigger(position: MacaraccoonState, events: Events) -> None:
        right(position, events)
        position.turns_left -= position.seats

    return trigger


def plates_first(right: Any) -> Any:
    def outcome(position: MacaraccoonState) -> Any:
        jars, position.jars = position.jars, [0] * position.seats
        result = right(position)
        position.jars = jars
        return result

    return outcome


def leap_anywhere(patch: Patch) -> None:
    def leap(position: MacaraccoonState, found: list[Action]) -> None:
        found.extend(act.power("leap", SPOTS[spot]) for spot, kind in enumerate(position.kitchen) if kind)

    patch.setitem(powers.POWERS, "leap", (leap, powers.POWERS["leap"][1]))


def paid_by_nobody(patch: Patch) -> None:
    right = powers.POWERS["topping"]

    def use(
        position: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: Events
    ) -> None:
        powers.POWERS["usher"][1](position, seat, words, chance, events)

    patch.setitem(powers.POWERS, "topping", (right[0], use))


STATE = MacaraccoonState

MUTATIONS = [
    Mutation(
        "MC-8",
        "an ingredient goes only on top",
        part(STATE, "_decisions", only_on_top),
        (
            f"{FOLDER}/test_countertop.py::test_an_ingredient_goes_on_an_empty_plate_on_top_under_or_away_never_between",
        ),
    ),
    Mutation(
        "MC-7",
        "everybody acts at once",
        part(STATE, "to_act", everybody),
        (f"{FOLDER}/test_countertop.py::test_only_the_seat_whose_turn_it_is_acts",),
    ),
    Mutation(
        "MC-35",
        "free moves only in one's own turn",
        part(STATE, "legal", only_the_one_on_turn),
        (f"{FOLDER}/test_countertop.py::test_free_moves_are_open_to_others_also_between_taking_and_placing",),
    ),
    Mutation(
        "MC-14",
        "a jump costs nothing",
        step(act.Pick, free_jump),
        (
            f"{FOLDER}/test_picking.py::test_a_jump_lays_one_sugar_on_the_ingredient_between_and_fills_only_the_spot_left",
        ),
    ),
    Mutation(
        "MC-14",
        "jumps don't bend",
        straight,
        (f"{FOLDER}/test_picking.py::test_jumps_may_bend_but_never_end_where_they_began_and_need_sugar",),
    ),
    Mutation(
        "MC-13",
        "after a jump the spot between is filled",
        step(act.Pick, wherever_he_came_over),
        (
            f"{FOLDER}/test_picking.py::test_a_jump_lays_one_sugar_on_the_ingredient_between_and_fills_only_the_spot_left",
        ),
    ),
    Mutation(
        "MC-15",
        "sugar on an ingredient is lost",
        part(handwork, "walk", sugar_lost),
        (
            f"{FOLDER}/test_picking.py::test_sugar_goes_to_whoever_takes_the_ingredient_even_if_it_is_discarded",
        ),
    ),
    Mutation(
        "MC-16",
        "the pantry is refilled after every card",
        part(supply, "take_from_pantry", always_full),
        (
            f"{FOLDER}/test_picking.py::test_the_pantry_is_refilled_only_when_its_last_card_is_taken_then_at_once_to_seven",
        ),
    ),
    Mutation(
        "MC-36",
        "the kitchen doesn't heal",
        part(supply, "heal", never),
        (
            f"{FOLDER}/test_picking.py::test_cards_that_reach_the_discards_are_dealt_at_once_to_empty_spots_row_by_row_then_to_the_pantry",
            f"{FOLDER}/test_picking.py::test_an_ingredient_discarded_during_a_pick_may_fill_the_spot_just_left_and_no_choice_follows",
        ),
    ),
    Mutation(
        "MC-17",
        "layers match in any order",
        part(service, "legal", any_order),
        (f"{FOLDER}/test_serving.py::test_only_an_exact_match_is_served_and_the_stack_goes_to_the_discards",),
    ),
    Mutation(
        "MC-18",
        "sugar for skips goes to the supply",
        serving(to_the_supply),
        (
            f"{FOLDER}/test_serving.py::test_skipping_costs_a_sugar_on_each_customer_skipped_in_that_queue_alone",
        ),
    ),
    Mutation(
        "MC-19E",
        "two skips bring one token",
        serving(one_token),
        (
            f"{FOLDER}/test_serving.py::test_the_third_of_a_queue_two_sugar_laid_two_tokens_and_the_sugar_of_the_card",
        ),
    ),
    Mutation(
        "MC-20",
        "the new customer pushes in at the front",
        serving(back_again),
        (
            f"{FOLDER}/test_serving.py::test_the_queue_slides_left_with_its_sugar_and_a_new_order_comes_on_the_right",
        ),
    ),
    Mutation(
        "MC-26",
        "the jar holds ten",
        lambda patch: patch.setattr(handwork, "JAR", 10),
        (f"{FOLDER}/test_serving.py::test_the_jar_holds_nine_and_what_is_beyond_is_lost",),
    ),
    Mutation(
        "MC-21",
        "superfluous stacks may be paid",
        part(state, "payments", superfluous),
        (
            f"{FOLDER}/test_whiskers.py::test_overpaying_with_a_whole_stack_is_allowed_but_no_superfluous_stack",
        ),
    ),
    Mutation(
        "MC-22",
        "the power must come before the column power",
        part(STATE, "_decisions", power_first),
        (f"{FOLDER}/test_whiskers.py::test_power_and_column_power_come_in_either_order",),
    ),
    Mutation(
        "MC-22",
        "the column is the one in which Macaraccoon stands",
        part(STATE, "_decisions", column_of_his_spot),
        (
            f"{FOLDER}/test_whiskers.py::test_the_column_stays_that_of_the_chosen_slot_also_when_the_power_moves_macaraccoon",
        ),
    ),
    Mutation(
        "MC-24",
        "the Whisker that was used leaves",
        part(turn, "slide_chefs", used_one_leaves),
        (
            f"{FOLDER}/test_whiskers.py::test_the_leftmost_leaves_whichever_was_used_and_a_new_one_comes_on_the_right",
        ),
    ),
    Mutation(
        "MC-25",
        "the free jump goes anywhere",
        leap_anywhere,
        (f"{FOLDER}/test_powers.py::test_leap_jumps_any_distance_in_a_row_or_column",),
    ),
    Mutation(
        "MC-38",
        "serving with a topping less pays for no skips",
        paid_by_nobody,
        (f"{FOLDER}/test_powers.py::test_topping_pays_for_its_skips",),
    ),
    Mutation(
        "MC-40",
        "a trade needs no yes",
        part(powers, "use", without_asking),
        (
            f"{FOLDER}/test_whiskers.py::test_a_trade_needs_the_others_yes_and_the_receiver_places_the_ingredient",
        ),
    ),
    Mutation(
        "MC-39",
        "a further action waits for the rush",
        part(turn, "advance", rush_first),
        (f"{FOLDER}/test_whiskers.py::test_a_further_action_comes_after_the_mat_slides_and_before_any_rush",),
    ),
    Mutation(
        "MC-27",
        "a rush pays all layers above the pink one",
        two_layers,
        (f"{FOLDER}/test_serving.py::test_a_sugar_rush_pays_the_topmost_layer_and_gives_one_more_action",),
    ),
    Mutation(
        "MC-28",
        "the pink layer pays for a rush",
        pink_too,
        (f"{FOLDER}/test_serving.py::test_the_pink_layer_never_pays_for_a_rush_but_for_all_else",),
    ),
    Mutation(
        "MC-29",
        "the end comes with this round",
        part(service, "trigger_end", at_once),
        (f"{FOLDER}/test_end.py::test_the_last_order_card_ends_the_round_and_one_more_is_played",),
    ),
    Mutation(
        "MC-30",
        "sugar breaks no tie",
        part(STATE, "outcome", plates_first),
        (
            f"{FOLDER}/test_end.py::test_ties_go_to_sugar_then_ingredients_in_stacks_too_then_orders_then_are_shared",
        ),
    ),
    Mutation(
        "MC-42",
        "a stalled game goes on",
        lambda patch: patch.setattr(turn, "STALLED_ROUNDS", 1000),
        (
            f"{FOLDER}/test_end.py::test_twenty_rounds_without_a_service_trigger_the_end_with_a_warning_five_before",
        ),
    ),
]
