"""Whiskers: paying, column power, the mat, and what all powers share (MC-21 to MC-24, MC-37 to MC-40)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.macaraccoon.cards import CHEFS
from game.rules.macaraccoon.places import SPOT_OF
from tests.rules.macaraccoon.table import legal, play, refused, table

EMPTY = ((), (), ())
PRICED = ("sweeper", "shopper", "leaper", "encore")


@pytest.fixture
def prices(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sweeper costs one sugar or two ingredients, the shopper three of either, for these tests."""
    for chef, sugar, ingredients in (("sweeper", 1, 2), ("shopper", 3, 3)):
        monkeypatch.setitem(CHEFS, chef, replace(CHEFS[chef], sugar=sugar, ingredients=ingredients))


@pytest.mark.rule("MC-21")
@pytest.mark.usefixtures("prices")
def test_the_price_is_sugar_or_whole_stacks_never_a_mix() -> None:
    state = table((((), ("kiwi", "jam"), ()), EMPTY), jars=[1, 0], chefs=PRICED)
    assert legal(state, "whisk 1") == {"whisk 1 with sugar", "whisk 1 with plate-2"}  # one or two
    assert legal(state, "whisk 2") == set()  # three or three
    play(state, "whisk 1 with plate-2")
    assert state.thrown == ("kiwi", "jam")
    assert state.jars[0] == 1


@pytest.mark.rule("MC-21")
@pytest.mark.usefixtures("prices")
def test_overpaying_with_a_whole_stack_is_allowed_but_no_superfluous_stack() -> None:
    state = table(((("waffle", "jam", "kiwi"), ("cream",), ("jam",)), EMPTY), jars=[0, 0], chefs=PRICED)
    assert legal(state, "whisk 1") == {"whisk 1 with plate-1", "whisk 1 with plate-2 plate-3"}
    assert refused(state, "whisk 1 with plate-1 plate-2").clause == "MC-21"
    assert refused(state, "whisk 1 with plate-2").clause == "MC-21"
    assert refused(state, "whisk 1 with sugar").clause == "MC-21"


@pytest.mark.rule("MC-21")
def test_sugar_paid_for_a_whisker_is_exactly_its_cost_and_goes_before_its_use() -> None:
    state = table((EMPTY, EMPTY), jars=[5, 0])
    play(state, "whisk 4 with sugar")
    assert state.jars[0] == 5 - CHEFS["encore"].sugar
    assert legal(state, "power encore")


@pytest.mark.rule("MC-22")
def test_power_and_column_power_come_in_either_order() -> None:
    start = table(((("kiwi", "waffle"), (), ()), EMPTY))
    power_first, column_first = start.copy(), start.copy()
    column = ("column a2", "place plate-2 top", "fill jam")
    play(power_first, "whisk 1 with sugar", "power flip plate-1", *column, script=["host"])
    play(column_first, "whisk 1 with sugar", *column, "power flip plate-1", script=["host"])
    assert power_first.plates[0] == column_first.plates[0] == (("waffle", "kiwi"), ("waffle",), ())


@pytest.mark.rule("MC-22")
def test_each_and_even_both_may_be_declined_and_what_is_not_used_is_lost() -> None:
    state = table(((("kiwi", "waffle"), (), ()), EMPTY), jars=[1, 0])
    play(state, "whisk 1 with sugar", "finish", script=["host"])
    assert state.jars[0] == 0
    assert state.chefs == ("parter", "leaper", "encore", "host")
    assert state.to_act() == (1,)


@pytest.mark.rule("MC-22")
def test_neither_can_be_used_twice() -> None:
    state = table(((("kiwi", "waffle"), (), ()), EMPTY))
    play(state, "whisk 1 with sugar", "power flip plate-1")
    assert refused(state, "power flip plate-1").clause == "MC-22"
    state = table((EMPTY, EMPTY))
    play(state, "whisk 1 with sugar", "column a2", "drop", "fill jam")
    assert refused(state, "column a3").clause == "MC-22"


@pytest.mark.rule("MC-22")
def test_the_column_stays_that_of_the_chosen_slot_also_when_the_power_moves_macaraccoon() -> None:
    state = table((EMPTY, EMPTY), jars=[3, 0])
    play(state, "whisk 3 with sugar", "power leap a4", "drop", "fill jam")
    assert state.raccoon == SPOT_OF["a4"]
    assert legal(state, "column") == {"column c1", "column c2", "column c3", "column c4"}


@pytest.mark.rule("MC-23")
def test_the_column_power_takes_any_ingredient_of_the_column_and_macaraccoon_moves_there() -> None:
    sugar = [0] * 16
    sugar[SPOT_OF["b4"]] = 2
    state = table((EMPTY, EMPTY), spot_sugar=sugar)
    play(state, "whisk 2 with sugar")
    assert legal(state, "column") == {"column b1", "column b2", "column b3", "column b4"}
    assert refused(state, "column c1").clause == "MC-23"
    play(state, "column b4")
    assert (state.raccoon, state.hand, state.jars[0]) == (SPOT_OF["b4"], "cheesecake", 2)
    play(state, "place plate-1 top")
    assert {text.split()[0] for text in legal(state)} == {"fill", "toss"}
    play(state, "fill jam", "finish", script=["host"])
    assert state.kitchen[SPOT_OF["a1"]] == "jam"


@pytest.mark.rule("MC-23")
def test_macaraccoons_own_spot_is_no_choice_of_the_column_power() -> None:
    state = table((EMPTY, EMPTY))
    play(state, "whisk 1 with sugar")
    assert legal(state, "column") == {"column a2", "column a3", "column a4"}


@pytest.mark.rule("MC-24")
def test_the_leftmost_leaves_whichever_was_used_and_a_new_one_comes_on_the_right() -> None:
    state = table((EMPTY, EMPTY), jars=[3, 0])
    play(state, "whisk 3 with sugar", "finish", script=["host"])
    assert state.chefs == ("parter", "leaper", "encore", "host")
    assert state.chefs_discarded == ("flipper",)
    assert "host" not in state.chefs_left


@pytest.mark.rule("MC-24")
def test_an_empty_chef_deck_is_made_anew_with_the_one_that_just_left() -> None:
    gone = [chef for chef in CHEFS if chef not in ("flipper", "parter", "leaper", "encore")]
    state = table((EMPTY, EMPTY), jars=[3, 0], chefs_left=[], chefs_discarded=gone)
    play(state, "whisk 3 with sugar", "finish", script=["flipper"])
    assert state.chefs == ("parter", "leaper", "encore", "flipper")
    assert state.chefs_discarded == ()
    assert sorted(state.chefs_left) == sorted(gone)


@pytest.mark.rule("MC-37")
def test_a_power_that_cannot_be_carried_out_as_written_cannot_be_used() -> None:
    full = table(((("waffle", "jam"), ("kiwi",), ("cream",)), EMPTY))
    play(full, "whisk 2 with sugar")
    assert legal(full, "power") == set()
    assert refused(full, "power part plate-1 1").clause == "MC-37"
    roomy = table(((("waffle", "jam"), ("kiwi",), ()), EMPTY))
    play(roomy, "whisk 2 with sugar")
    assert legal(roomy, "power") == {"power part plate-1 1"}


@pytest.mark.rule("MC-37")
def test_a_power_that_moves_macaraccoon_is_filled_up_like_a_pick() -> None:
    state = table((EMPTY, EMPTY), jars=[3, 0])
    play(state, "whisk 3 with sugar", "power leap d1")
    assert refused(state, "column c1").clause == "MC-8"
    play(state, "place plate-1 top")
    assert refused(state, "column c1").clause == "MC-13"
    play(state, "fill jam", "column c2", "drop", "fill kiwi", script=["host"])
    assert state.kitchen[SPOT_OF["a1"]] == "jam"
    assert state.kitchen[SPOT_OF["d1"]] == "kiwi"


@pytest.mark.rule("MC-39")
def test_a_further_action_comes_after_the_mat_slides_and_before_any_rush() -> None:
    state = table((EMPTY, EMPTY), jars=[8, 0])
    play(state, "whisk 4 with sugar", "power encore", "finish", script=["host"])
    assert state.chefs == ("parter", "leaper", "encore", "host")
    assert state.turn == 0
    assert legal(state, "pick")
    assert refused(state, "rush").clause == "MC-27"
    play(state, "pick b1", "drop", "fill cream")
    assert legal(state) == {"rush", "end"}


@pytest.mark.rule("MC-40")
def test_a_trade_needs_the_others_yes_and_the_receiver_places_the_ingredient() -> None:
    state = table(
        ((("waffle",), (), ()), (("jam",), (), ())),
        jars=[1, 2],
        chefs=("trader", "parter", "leaper", "encore"),
    )
    play(state, "whisk 1 with sugar", "power trade plate-1 seat-2")
    assert state.to_act() == (1,)
    assert refused(state, "finish").clause == "MC-7"
    assert refused(state, "toss plate-1").clause == "MC-40"
    play(state, "yes", seat=1)
    assert state.to_act() == (1,)
    play(state, "place plate-1 bottom", seat=1)
    assert state.plates[1][0] == ("waffle", "jam")
    assert state.plates[0][0] == ()
    assert state.jars == [2, 0]
    assert state.to_act() == (0,)


@pytest.mark.rule("MC-40")
def test_after_a_no_the_others_may_be_asked_and_with_no_yes_nothing_happens() -> None:
    state = table(
        ((("waffle",), (), ()), EMPTY, EMPTY), jars=[1, 2, 2], chefs=("trader", "parter", "leaper", "encore")
    )
    play(state, "whisk 1 with sugar", "power trade plate-1 seat-2")
    play(state, "no", seat=1)
    assert legal(state, "power") == {"power trade plate-1 seat-3"}
    play(state, "power trade plate-1 seat-3")
    play(state, "no", seat=2)
    assert legal(state, "power") == set()
    assert state.plates[0][0] == ("waffle",)
    assert state.jars == [0, 2, 2]


@pytest.mark.rule("MC-40")
def test_nobody_is_asked_who_cannot_pay() -> None:
    state = table(
        ((("waffle",), (), ()), EMPTY, EMPTY), jars=[1, 1, 2], chefs=("trader", "parter", "leaper", "encore")
    )
    play(state, "whisk 1 with sugar")
    assert legal(state, "power") == {"power trade plate-1 seat-3"}
