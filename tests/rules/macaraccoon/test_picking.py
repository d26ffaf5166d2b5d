"""Picking, jumping, the pantry and the kitchen that heals (MC-12 to MC-16, MC-31, MC-36)."""

from __future__ import annotations

import pytest

from game.rules.macaraccoon.events import DiscardsShuffled, SpotDealt
from game.rules.macaraccoon.places import SPOT_OF
from tests.rules.macaraccoon.table import KITCHEN, legal, play, refused, table

EMPTY = ((), (), ())
TWO = (EMPTY, EMPTY)


@pytest.mark.rule("MC-12")
def test_macaraccoon_walks_to_an_orthogonal_neighbour_and_takes_what_lies_there() -> None:
    state = table(TWO, jars=[0, 0])
    assert legal(state, "pick") == {"pick b1", "pick a2"}
    assert refused(state, "pick b2").clause == "MC-12"
    assert refused(state, "pick a1").clause == "MC-12"
    play(state, "pick b1")
    assert state.raccoon == SPOT_OF["b1"]
    assert state.hand == "cream"


@pytest.mark.rule("MC-13")
def test_then_any_pantry_ingredient_of_choice_fills_the_spot_that_was_left() -> None:
    state = table(TWO)
    play(state, "pick b1", "place plate-1 top")
    assert legal(state, "fill") == {f"fill {kind}" for kind in set(state.pantry)}
    assert refused(state, "fill blueberry").clause == "MC-13"
    play(state, "fill jam")
    assert state.kitchen[SPOT_OF["a1"]] == "jam"
    assert state.pantry == ("cream", "", "chocolate", "waffle", "kiwi", "pancake", "cream")
    assert state.to_act() == (1,)


@pytest.mark.rule("MC-13")
@pytest.mark.rule("MC-14")
def test_a_jump_lays_one_sugar_on_the_ingredient_between_and_fills_only_the_spot_left() -> None:
    state = table(TWO)
    play(state, "pick b2 over b1")
    assert state.jars == [0, 1]
    assert state.spot_sugar[SPOT_OF["b1"]] == 1
    assert state.hand == "pancake"
    play(state, "place plate-1 top", "fill kiwi")
    assert state.kitchen[SPOT_OF["a1"]] == "kiwi"
    assert state.kitchen[SPOT_OF["b1"]] == "cream"


@pytest.mark.rule("MC-14")
def test_jumps_may_bend_but_never_end_where_they_began_and_need_sugar() -> None:
    state = table(TWO)
    assert legal(state, "pick") == {
        *("pick b1", "pick a2"),
        *("pick c1 over b1", "pick b2 over b1", "pick a3 over a2", "pick b2 over a2"),
    }
    poor = table(TWO, jars=[0, 1])
    assert refused(poor, "pick c1 over b1").clause == "MC-14"
    assert refused(state, "pick d1 over b1").clause == "MC-14"
    assert refused(state, "pick a1 over b1").clause == "MC-14"


@pytest.mark.rule("MC-14")
@pytest.mark.rule("MC-36")
def test_empty_spots_can_be_neither_entered_nor_jumped_over() -> None:
    kitchen = ("", "", "jam", "", "waffle", "", "", "", *("",) * 8)
    state = table(TWO, kitchen=kitchen, raccoon=0, pantry=("",) * 7, pile=())
    assert legal(state, "pick") == {"pick a2"}
    assert refused(state, "pick b1").clause == "MC-36"
    assert refused(state, "pick c1 over b1").clause == "MC-36"


@pytest.mark.rule("MC-15")
def test_sugar_goes_to_whoever_takes_the_ingredient_even_if_it_is_discarded() -> None:
    sugar = [0] * 16
    sugar[SPOT_OF["b1"]] = 3
    state = table(TWO, spot_sugar=sugar)
    play(state, "pick b1")
    assert state.jars[0] == 4
    assert state.spot_sugar[SPOT_OF["b1"]] == 0
    play(state, "drop")
    assert state.jars[0] == 4


@pytest.mark.rule("MC-15")
def test_sugar_piles_up_and_stays_on_an_ingredient_that_is_moved() -> None:
    sugar = [0] * 16
    sugar[SPOT_OF["b1"]] = 1
    state = table(TWO, spot_sugar=sugar, chefs=("swapper", "parter", "leaper", "encore"), jars=[2, 1])
    play(state, "pick c1 over b1", "drop", "fill cream")
    assert state.spot_sugar[SPOT_OF["b1"]] == 2
    play(state, "whisk 1 with sugar", "power swap b1 d4", seat=1)
    assert state.spot_sugar[SPOT_OF["b1"]] == 0
    assert state.spot_sugar[SPOT_OF["d4"]] == 2
    assert state.kitchen[SPOT_OF["d4"]] == "cream"


@pytest.mark.rule("MC-16")
def test_the_pantry_is_refilled_only_when_its_last_card_is_taken_then_at_once_to_seven() -> None:
    two_left = ("", "", "cream", "", "", "jam", "")
    state = table(TWO, pantry=two_left)
    play(state, "pick b1", "drop", "fill cream", script=[])
    assert state.pantry == ("", "", "", "", "", "jam", "")
    deal = ["kiwi", "waffle", "cream", "jam", "pancake", "cream", "chocolate"]
    play(state, "pick c1", "drop", "fill jam", seat=1, script=deal)
    assert state.pantry == tuple(deal)


@pytest.mark.rule("MC-16")
def test_a_draw_pile_that_runs_out_in_a_refill_is_made_anew_from_the_discards() -> None:
    state = table(
        TWO, pantry=("cream", *("",) * 6), thrown=("jam", "kiwi", "waffle"), pile=("pancake", "chocolate")
    )
    events = play(
        state,
        *("pick b1", "drop", "fill cream"),
        script=["pancake", "chocolate", "waffle", "cream", "kiwi", "jam"],
    )
    assert DiscardsShuffled(4) in events
    assert state.pantry == ("pancake", "chocolate", "waffle", "cream", "kiwi", "jam", "")
    assert state.pile == state.thrown == ()


@pytest.mark.rule("MC-31")
@pytest.mark.rule("MC-36")
def test_with_nothing_to_draw_the_spot_left_stays_empty_and_the_turn_goes_on() -> None:
    state = table(TWO, pantry=("",) * 7, pile=())
    play(state, "pick b1", "place plate-1 top")
    assert state.kitchen[SPOT_OF["a1"]] == ""
    assert state.hole == -1
    assert state.to_act() == (1,)


@pytest.mark.rule("MC-36")
def test_cards_that_reach_the_discards_are_dealt_at_once_to_empty_spots_row_by_row_then_to_the_pantry() -> (
    None
):
    kitchen = list(KITCHEN)
    kitchen[SPOT_OF["d1"]] = kitchen[SPOT_OF["a3"]] = ""
    state = table(
        ((("waffle", "cream", "kiwi"), (), ()), EMPTY), kitchen=kitchen, raccoon=0, pantry=("",) * 7, pile=()
    )
    events = play(state, "toss plate-1", script=["kiwi", "cream", "waffle"])
    assert [event for event in events if isinstance(event, SpotDealt)] == [
        SpotDealt("kiwi", SPOT_OF["d1"]),
        SpotDealt("cream", SPOT_OF["a3"]),
    ]
    assert state.kitchen[0] == ""
    assert state.pantry == ("waffle", *("",) * 6)


@pytest.mark.rule("MC-36")
def test_an_ingredient_discarded_during_a_pick_may_fill_the_spot_just_left_and_no_choice_follows() -> None:
    state = table(TWO, pantry=("",) * 7, pile=())
    play(state, "pick b1", "drop", script=["cream"])
    assert state.kitchen[SPOT_OF["a1"]] == "cream"
    assert state.to_act() == (1,)


@pytest.mark.rule("MC-36")
def test_while_nothing_is_missing_discards_wait_for_the_next_refill() -> None:
    state = table(((("waffle",), (), ()), EMPTY))
    play(state, "toss plate-1")
    assert state.thrown == ("waffle",)
