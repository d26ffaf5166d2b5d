"""Ways to break the rules of Cookies, each with the tests that have to notice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.rules.cookies import CookiesState, oven, play
from game.rules.cookies.actions import (
    LAY,
    Bake,
    CookiesAction,
    LayCookies,
    Nibble,
    RollDice,
    SpreadSprinkles,
    Wait,
)
from game.rules.cookies.box import EMPTY, SHEETS, Roll, Sheet, box
from game.rules.cookies.events import HourStruck
from game.rules.cookies.phases import TO_ROLL
from tests.mutation import Mutation

Patch = pytest.MonkeyPatch
Doing = Callable[..., None]
Moving = Callable[..., bool]

FOLDER = "tests/rules/cookies"


def doing(kind: type[CookiesAction], changed: Callable[[Doing], Doing]) -> Callable[[Patch], None]:
    """Carry out one kind of action differently; `changed` gets the right way."""
    return lambda patch: patch.setitem(play._DO, kind, changed(play._DO[kind]))


def member(name: str, changed: Callable[[Any], object]) -> Callable[[Patch], None]:
    """Replace a method or property of the position; `changed` gets the right one."""
    return lambda patch: patch.setattr(CookiesState, name, changed(getattr(CookiesState, name)))


def time(name: str, changed: Callable[[Any], object]) -> Callable[[Patch], None]:
    """Replace a function of the oven and the clock; `changed` gets the right one."""
    return lambda patch: patch.setattr(oven, name, changed(getattr(oven, name)))


def alarm_after(spaces: int) -> Callable[[Patch], None]:
    def apply(patch: Patch) -> None:
        clock = box().clocks["standard"]
        alarm_for = tuple((space + spaces) % clock.spaces for space in range(clock.spaces))
        patch.setitem(box().clocks, "standard", replace(clock, alarm_for=alarm_for))

    return apply


def hours(name: str, number: int) -> Callable[[Patch], None]:
    def apply(patch: Patch) -> None:
        patch.setitem(box().clocks, name, replace(box().clocks[name], hours=number))

    return apply


def only_the_first_shape_counts(patch: Patch) -> None:
    faces = ("circle/heart", "heart/circle", "star/circle")
    patch.setitem(box().rolls, faces, Roll(faces, {"star": 1, "heart": 1, "circle": 1}, 0))


def anticlockwise(patch: Patch) -> None:
    right = play.spend

    def spend(state: CookiesState, unused: int, events: play.Events) -> None:
        right(state, unused, events)
        if state.phase == TO_ROLL:
            state.turn = (state.turn - 2) % state.seats

    patch.setattr(play, "spend", spend)


def spending(cost: Callable[[int], int]) -> Callable[[Patch], None]:
    def apply(patch: Patch) -> None:
        right = play.spend
        patch.setattr(play, "spend", lambda state, unused, events: right(state, cost(unused), events))

    return apply


def then_move(spaces: Callable[[CookiesState, Any], int]) -> Callable[[Doing], Doing]:
    """The right way, but the hand moves on by what `spaces` says of the position before."""

    def changed(right: Doing) -> Doing:
        def wrong(state: CookiesState, action: Any, chance: Any, events: Any) -> None:
            more = spaces(state, action)
            right(state, action, chance, events)
            if state.phase == TO_ROLL:
                oven.move_hand(state, more, events)

        return wrong

    return changed


def short(state: CookiesState, action: LayCookies) -> int:
    assert state.roll is not None
    return state.roll.counts[action.shape] - min(state.roll.counts[action.shape], state.reserve(action.shape))


def surplus(state: CookiesState, action: SpreadSprinkles) -> int:
    assert state.roll is not None
    return max(0, state.roll.sprinkles - (state.sheet(action.sheet).plain + 1) // 2)


def more_than_there_are(right: Doing) -> Doing:
    def lay(state: CookiesState, action: LayCookies, chance: Any, events: Any) -> None:
        assert state.roll is not None
        count = state.roll.counts[action.shape]
        _, plain, sprinkled = state.sheet(action.sheet)
        right(state, action, chance, events)
        play.put(state, action.sheet, Sheet(action.shape, plain + count, sprinkled))

    return lay


def one_sprinkle_a_face(right: Doing) -> Doing:
    def sprinkle(state: CookiesState, action: SpreadSprinkles, chance: Any, events: Any) -> None:
        whole, state.box = state.box, replace(state.box, sprinkles_for_face=1)
        right(state, action, chance, events)
        state.box = whole

    return sprinkle


def always_a_plain_one(right: Doing) -> Doing:
    def nibble(state: CookiesState, action: Nibble, chance: Any, events: Any) -> None:
        plain = state.sheet(action.sheet).plain > 0
        right(state, Nibble(action.sheet, action.sprinkled and not plain), chance, events)

    return nibble


def clock_first(right: Doing) -> Doing:
    def bake(state: CookiesState, action: Bake, chance: Any, events: Any) -> None:
        assert state.roll is not None
        oven.move_hand(state, 3 - state.roll.sprinkles, events)
        state.roll = replace(state.roll, sprinkles=3)
        right(state, action, chance, events)

    return bake


def only_two_dice(right: Doing) -> Doing:
    def roll(state: CookiesState, action: RollDice, chance: Any, events: Any) -> None:
        right(state, action, chance, events)
        play.spend(state, 0, events)

    return roll


def anywhere(right: Any) -> Any:
    def uses(state: CookiesState) -> list[CookiesAction]:
        assert state.roll is not None
        empty = [number for number in SHEETS if state.sheet(number).shape is None]
        more = [LAY[shape, number] for shape in state.roll.counts for number in empty]
        found: list[CookiesAction] = right(state)
        return found + [action for action in more if action not in found]

    return uses


def into_the_oven(right: Any) -> Any:
    def uses(state: CookiesState) -> list[CookiesAction]:
        assert state.roll is not None
        found: list[CookiesAction] = right(state)
        return found + [LAY[shape, state.oven] for shape in state.roll.counts if state.oven]

    return uses


def even_none(right: Any) -> Any:
    def uses(state: CookiesState) -> list[CookiesAction]:
        assert state.roll is not None
        lying = [(shape, state.sheet_with(shape)) for shape in state.roll.counts]
        found: list[CookiesAction] = right(state)
        return found + [LAY[pair] for pair in lying if pair[1] and LAY[pair] not in found]

    return uses


def mixed(right: Any) -> Any:
    def uses(state: CookiesState) -> list[CookiesAction]:
        assert state.roll is not None
        every = [LAY[shape, number] for shape in state.roll.counts for number in SHEETS]
        found: list[CookiesAction] = right(state)
        return found + [action for action in every if action not in found]

    return uses


def from_the_oven(right: Any) -> Any:
    def nibbles(state: CookiesState) -> list[CookiesAction]:
        opened = state.copy()
        opened.oven = 0
        found: list[CookiesAction] = right(opened)
        return found

    return nibbles


def always_nibble(right: Any) -> Any:
    def legal(state: CookiesState, seat: int) -> list[CookiesAction]:
        return [*right(state, seat), *(state.nibbles() if state.roll is not None else ())]

    return legal


def jump(right: Moving) -> Moving:
    def move_hand(state: CookiesState, spaces: int, events: Any) -> bool:
        state.steps += max(0, spaces - 1)
        return right(state, min(spaces, 1), events)

    return move_hand


def hour_first(right: Moving) -> Moving:
    def move_hand(state: CookiesState, spaces: int, events: Any) -> bool:
        result = right(state, spaces, events)
        for event in [event for event in events or () if isinstance(event, HourStruck)]:
            events.remove(event)
            events.insert(2, event)
        return result

    return move_hand


def nothing_goes_in(right: Doing) -> Doing:
    def ring(state: CookiesState, space: int, events: Any) -> None:
        waiting = state.sheets[2 - state.oven]
        play.put(state, 3 - state.oven, EMPTY)
        done = state.oven
        right(state, space, events)
        play.put(state, 3 - done, waiting)

    return ring


def not_on_the_last_hour(right: Doing) -> Doing:
    def ring(state: CookiesState, space: int, events: Any) -> None:
        if state.steps < state.clock.length:
            right(state, space, events)

    return ring


def cookies_go_back(right: Doing) -> Doing:
    def ring(state: CookiesState, space: int, events: Any) -> None:
        right(state, space, events)
        state.baked = ()

    return ring


def named(file: str, *names: str) -> tuple[str, ...]:
    """Node ids of tests in one file."""
    return tuple(f"{FOLDER}/test_{file}.py::test_{name}" for name in names)


MUTATIONS = [
    Mutation("CK-5", "turns go anticlockwise", anticlockwise, named("turns", "turns_go_clockwise_one_each")),
    Mutation(
        "CK-6",
        "a roll is a whole turn",
        doing(RollDice, only_two_dice),
        named("turns", "a_turn_is_one_roll_of_three_dice_and_one_action"),
    ),
    Mutation(
        "CK-7",
        "a face counts for its first shape only",
        only_the_first_shape_counts,
        named("using_rolls", "the_count_is_the_number_of_dice_that_show_the_shape"),
    ),
    Mutation(
        "CK-8",
        "kinds may lie mixed on a sheet",
        member("uses", mixed),
        named("using_rolls", "a_sheet_holds_only_one_kind"),
    ),
    Mutation(
        "CK-8",
        "cookies may be laid in the oven",
        member("uses", into_the_oven),
        named("using_rolls", "a_sheet_in_the_oven_can_not_be_used"),
    ),
    Mutation(
        "CK-9",
        "a shape may be started on a second sheet",
        member("uses", anywhere),
        named(
            "using_rolls",
            "a_shape_goes_only_to_the_sheet_on_which_it_lies",
            "a_shape_in_the_oven_can_not_be_chosen",
        ),
    ),
    Mutation(
        "CK-10",
        "more cookies are laid than there are",
        doing(LayCookies, more_than_there_are),
        named("using_rolls", "no_more_are_laid_than_the_reserve_holds"),
    ),
    Mutation(
        "CK-10",
        "a shape may be chosen with none left",
        member("uses", even_none),
        named("using_rolls", "at_least_one_must_be_laid"),
    ),
    Mutation(
        "CK-11",
        "a sprinkle face gives one sprinkle",
        doing(SpreadSprinkles, one_sprinkle_a_face),
        named("using_rolls", "each_sprinkle_face_gives_two_for_one_sheet"),
    ),
    Mutation(
        "CK-12",
        "surplus sprinkle dice cost time",
        doing(SpreadSprinkles, then_move(surplus)),
        named("using_rolls", "sprinkle_dice_cost_no_time_even_if_all_their_sprinkles_are_surplus"),
    ),
    Mutation(
        "CK-13",
        "nibbling costs a space",
        doing(Nibble, then_move(lambda state, action: 1)),
        named("using_rolls", "nibbling_takes_one_cookie_back_with_its_sprinkle_and_costs_no_time"),
    ),
    Mutation(
        "CK-13",
        "a plain cookie is eaten whatever was chosen",
        doing(Nibble, always_a_plain_one),
        named("using_rolls", "the_baker_chooses_the_cookie_decorated_or_not_from_any_sheet"),
    ),
    Mutation(
        "CK-13",
        "the oven is within reach",
        member("nibbles", from_the_oven),
        named("using_rolls", "a_finished_sheet_that_waits_can_be_nibbled_and_is_finished_no_longer"),
    ),
    Mutation(
        "CK-14",
        "baking cookies can be nibbled instead of waiting",
        member("nibbles", from_the_oven),
        named("using_rolls", "the_cookies_in_the_oven_are_no_food_so_time_passes"),
    ),
    Mutation(
        "CK-14",
        "waiting costs one space",
        doing(Wait, lambda right: lambda state, action, chance, events: play.spend(state, 1, events)),
        named("using_rolls", "with_nothing_to_use_or_nibble_the_hand_moves_three_spaces"),
    ),
    Mutation(
        "CK-15",
        "a usable roll may be declined",
        member("legal", always_nibble),
        named("using_rolls", "a_usable_roll_can_not_be_declined"),
    ),
    Mutation(
        "CK-16",
        "unused dice cost nothing",
        spending(lambda unused: 0),
        named(
            "using_rolls",
            "each_die_that_is_not_chosen_moves_the_hand_one_space",
            "sprinkle_dice_that_are_not_chosen_cost_time_too",
        ),
    ),
    Mutation(
        "CK-16",
        "used dice cost time instead",
        spending(lambda unused: 3 - unused),
        named("using_rolls", "each_die_that_is_not_chosen_moves_the_hand_one_space"),
    ),
    Mutation(
        "CK-16E",
        "cookies that run short cost time",
        doing(LayCookies, then_move(short)),
        named("using_rolls", "worked_example_a_star_too_few_costs_no_time"),
    ),
    Mutation(
        "CK-17",
        "the hour hand moves one space late",
        member("hour", lambda right: property(lambda state: max(0, state.steps - 1) // state.clock.spaces)),
        named("oven", "the_hour_hand_moves_when_the_minute_hand_comes_to_the_12"),
    ),
    Mutation(
        "CK-18",
        "the hand jumps to its last space",
        time("move_hand", jump),
        named("oven", "an_alarm_that_is_passed_rings_on_its_space_before_the_next_step"),
    ),
    Mutation(
        "CK-18",
        "the hour comes before the alarm",
        time("move_hand", hour_first),
        named("oven", "on_one_space_first_the_alarm_then_the_hour"),
    ),
    Mutation(
        "CK-19",
        "eight decorated cookies are enough",
        member("is_finished", lambda right: lambda state, number: state.sheet(number).sprinkled >= 8),
        named("oven", "a_sheet_is_finished_by_nine_cookies_with_sprinkles_on_all"),
    ),
    Mutation(
        "CK-19",
        "the clock moves before the sheet goes in",
        doing(Bake, clock_first),
        named("oven", "the_sheet_goes_in_before_the_clock_moves_for_this_turn"),
    ),
    Mutation(
        "CK-20",
        "the alarm goes one colour round too far",
        alarm_after(6),
        named("oven", "the_alarm_goes_to_the_next_space_of_the_hands_colour"),
    ),
    Mutation(
        "CK-20",
        "the alarm goes to the hand's own space",
        alarm_after(0),
        named("oven", "the_alarm_goes_to_the_next_space_of_the_hands_colour"),
    ),
    Mutation(
        "CK-22",
        "baked cookies go back to the reserve",
        time("ring", cookies_go_back),
        named("oven", "when_the_alarm_rings_the_sheet_comes_out_and_its_cookies_are_done"),
    ),
    Mutation(
        "CK-23",
        "a waiting sheet goes on waiting",
        time("ring", nothing_goes_in),
        named(
            "oven",
            "a_waiting_sheet_goes_in_at_once_even_in_the_middle_of_a_move",
            "the_honour_goes_to_who_put_on_the_last_sprinkles",
        ),
    ),
    Mutation(
        "CK-24",
        "the fourth kind has to be baked to the end",
        member("won", lambda right: property(lambda state: len(state.baked) == 4)),
        named("end", "the_game_ends_at_once_when_the_fourth_kind_goes_in"),
    ),
    Mutation(
        "CK-25",
        "a finished sheet that waits counts",
        member(
            "won",
            lambda right: property(lambda state: len(state.baked) + sum(map(state.is_finished, SHEETS)) == 4),
        ),
        named("end", "a_finished_sheet_that_still_waits_does_not_count"),
    ),
    Mutation(
        "CK-26",
        "the last hour silences the alarm",
        time("ring", not_on_the_last_hour),
        named("end", "alarm_and_last_hour_on_one_space_are_in_doubt_for_the_team"),
    ),
    Mutation(
        "CK-27",
        "cookies that were not laid cost nothing",
        member("cookies_left", lambda right: property(lambda state: 0)),
        named("end", "after_a_loss_each_cookie_that_was_not_laid_costs_a_point"),
    ),
    Mutation(
        "CK-28",
        "the gentle clock runs four hours",
        hours("gentle", 4),
        named("box", "standard_gentle_and_breezy_run_four_five_and_six_hours"),
    ),
]
