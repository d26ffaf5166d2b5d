"""Laying cookies, spreading sprinkles, nibbling (CK-7 to CK-15)."""

from __future__ import annotations

import pytest

from game.rules.cookies.events import CookieNibbled, CookiesLaid, HandMoved, SprinklesSpread, TimePassed
from tests.rules.cookies.table import NOTHING, legal, names, play, position, why_not

SPRINKLE_AND_STARS = ("sprinkle", "star/circle", "star/heart")


@pytest.mark.rule("CK-7")
@pytest.mark.parametrize(("shape", "count"), [("star", 1), ("heart", 2), ("circle", 3)])
def test_the_count_is_the_number_of_dice_that_show_the_shape(shape: str, count: int) -> None:
    state = position(dice=("circle/heart", "heart/circle", "star/circle"))
    events = play(state, f"lay {shape} sheet-1")
    assert events[0] == CookiesLaid(0, shape, 1, tuple(range(count)))
    assert state.sheets[0] == (shape, count, 0)


@pytest.mark.rule("CK-7")
def test_a_shape_that_no_die_shows_is_refused() -> None:
    state = position(dice=("circle/heart", "heart/circle", "star/circle"))
    assert why_not(state, "lay flower sheet-1") == ("CK-7", "not-rolled")


@pytest.mark.rule("CK-8")
def test_an_empty_sheet_is_the_bakers_choice() -> None:
    state = position(dice=("star/heart", "sprinkle", "star/heart"))
    assert legal(state) == [
        "lay star sheet-1", "lay star sheet-2", "lay heart sheet-1", "lay heart sheet-2"
    ]  # fmt: skip


@pytest.mark.rule("CK-8")
def test_a_sheet_holds_only_one_kind() -> None:
    state = position("circle 3+0", dice=("star/heart", "sprinkle", "star/heart"))
    assert legal(state) == ["lay star sheet-2", "lay heart sheet-2", "sprinkle sheet-1"]
    assert why_not(state, "lay star sheet-1") == ("CK-8", "sheet-holds-other")


@pytest.mark.rule("CK-8")
def test_a_sheet_in_the_oven_can_not_be_used() -> None:
    state = position("circle 0+9", oven=1, alarm=3, dice=("star/heart", "sprinkle", "star/heart"))
    assert legal(state) == ["lay star sheet-2", "lay heart sheet-2"]
    assert why_not(state, "lay star sheet-1") == ("CK-8", "sheet-in-oven")


@pytest.mark.rule("CK-9")
def test_a_shape_goes_only_to_the_sheet_on_which_it_lies() -> None:
    state = position("star 2+0", dice=("star/heart", "sprinkle", "star/heart"))
    assert "lay star sheet-1" in legal(state)
    assert why_not(state, "lay star sheet-2") == ("CK-9", "shape-has-sheet")
    other = position("", "star 2+0", dice=("star/heart", "sprinkle", "star/heart"))
    assert "lay star sheet-2" in legal(other)
    assert why_not(other, "lay star sheet-1") == ("CK-9", "shape-has-sheet")


@pytest.mark.rule("CK-9")
def test_a_shape_in_the_oven_can_not_be_chosen() -> None:
    state = position("star 0+9", oven=1, alarm=3, dice=("star/heart", "sprinkle", "star/heart"))
    assert legal(state) == ["lay heart sheet-2"]
    for sheet in (1, 2):
        assert why_not(state, f"lay star sheet-{sheet}") == ("CK-9", "shape-in-oven")


@pytest.mark.rule("CK-10")
def test_no_more_are_laid_than_the_reserve_holds() -> None:
    state = position("star 3+5", dice=("star/heart", "star/circle", "star/heart"))
    assert play(state, "lay star sheet-1")[0] == CookiesLaid(0, "star", 1, (8,))
    assert (state.sheets[0], state.reserve("star")) == (("star", 4, 5), 0)


@pytest.mark.rule("CK-10")
def test_at_least_one_must_be_laid() -> None:
    state = position("star 5+4", dice=("star/heart", "star/circle", "star/heart"))
    assert not any("lay star" in text for text in legal(state))
    assert why_not(state, "lay star sheet-1") == ("CK-10", "none-left")


@pytest.mark.rule("CK-10E")
def test_worked_example_two_hearts_or_one_star_but_not_three_circles() -> None:
    dice = ("circle/heart", "heart/circle", "star/circle")
    state = position("heart 1+0", "star 1+0", dice=dice)
    assert legal(state) == ["lay star sheet-2", "lay heart sheet-1"]
    for sheet in (1, 2):
        assert why_not(state, f"lay circle sheet-{sheet}") == ("CK-8", "sheet-holds-other")
    assert play(state, "lay heart sheet-1")[0] == CookiesLaid(0, "heart", 1, (1, 2))
    state = position("heart 1+0", "star 1+0", dice=dice)
    assert play(state, "lay star sheet-2")[0] == CookiesLaid(0, "star", 2, (1,))


@pytest.mark.rule("CK-11")
def test_each_sprinkle_face_gives_two_for_one_sheet() -> None:
    state = position("star 6+1", "heart 2+0", dice=("sprinkle", "heart/circle", "sprinkle"))
    assert {"sprinkle sheet-1", "sprinkle sheet-2"} < set(legal(state))
    assert play(state, "sprinkle sheet-1")[0] == SprinklesSpread(0, "star", 1, (1, 2, 3, 4), 0)
    assert state.sheets == (("star", 2, 5), ("heart", 2, 0))
    assert state.sprinkles == 31


@pytest.mark.rule("CK-11")
def test_surplus_sprinkles_go_back_to_the_reserve() -> None:
    state = position("star 3+2", dice=NOTHING)
    assert play(state, "sprinkle sheet-1")[0] == SprinklesSpread(0, "star", 1, (2, 3, 4), 3)
    assert (state.sheets[0], state.sprinkles) == (("star", 0, 5), 31)


@pytest.mark.rule("CK-11")
def test_sprinkles_need_a_cookie_without_on_a_sheet_on_the_table() -> None:
    state = position("star 0+5", "heart 0+9", oven=2, alarm=3, dice=NOTHING)
    assert why_not(state, "sprinkle sheet-1") == ("CK-11", "all-sprinkled")
    assert why_not(state, "sprinkle sheet-2") == ("CK-11", "sheet-in-oven")
    empty = position("", dice=NOTHING)
    assert why_not(empty, "sprinkle sheet-1") == ("CK-11", "sheet-empty")
    none_rolled = position("star 1+0", dice=("star/heart", "star/circle", "star/heart"))
    assert why_not(none_rolled, "sprinkle sheet-1") == ("CK-11", "no-sprinkles-rolled")


@pytest.mark.rule("CK-12")
def test_sprinkle_dice_cost_no_time_even_if_all_their_sprinkles_are_surplus() -> None:
    state = position("star 1+0", dice=NOTHING)
    play(state, "sprinkle sheet-1")
    assert (state.sheets[0], state.steps) == (("star", 0, 1), 0)
    state = position("star 1+0", dice=("sprinkle", "heart/circle", "sprinkle"))
    play(state, "sprinkle sheet-1")
    assert state.steps == 1


@pytest.mark.rule("CK-13")
def test_nibbling_takes_one_cookie_back_with_its_sprinkle_and_costs_no_time() -> None:
    state = position("star 0+4", dice=NOTHING, at=5)
    events = play(state, "nibble sheet-1 sprinkled")
    assert events[0] == CookieNibbled(0, "star", 1, True, 3, None)
    assert names(events) == ["CookieNibbled", "TurnPassed"]
    assert (state.sheets[0], state.reserve("star"), state.sprinkles) == (("star", 0, 3), 6, 33)
    assert (state.steps, state.turn) == (5, 1)


@pytest.mark.rule("CK-13")
def test_the_baker_chooses_the_cookie_decorated_or_not_from_any_sheet() -> None:
    dice = ("circle/flower", "heart/flower", "circle/flower")
    state = position("star 2+3", "heart 9+0", dice=dice)
    assert legal(state) == ["nibble sheet-1 plain", "nibble sheet-1 sprinkled", "nibble sheet-2 plain"]
    assert play(state.copy(), "nibble sheet-1 plain")[0] == CookieNibbled(0, "star", 1, False, 4, None)
    decorated = state.copy()
    assert play(decorated, "nibble sheet-1 sprinkled")[0] == CookieNibbled(0, "star", 1, True, 2, 4)
    assert decorated.view(0).sheets[0].places == (True, True, False, False)
    assert why_not(state, "nibble sheet-2 sprinkled") == ("CK-13", "none-sprinkled")


@pytest.mark.rule("CK-13")
def test_a_sheet_emptied_by_nibbling_is_free_for_any_shape() -> None:
    state = position("star 0+1", "heart 9+0", dice=("circle/flower", "heart/flower", "circle/flower"))
    play(state, "nibble sheet-1 sprinkled")
    assert state.sheets[0].shape is None
    play(state, "roll", "circle/flower", "heart/flower", "circle/flower")
    assert "lay flower sheet-1" in legal(state)


@pytest.mark.rule("CK-13", "CK-21")
def test_a_finished_sheet_that_waits_can_be_nibbled_and_is_finished_no_longer() -> None:
    state = position("star 0+9", "heart 0+9", oven=1, alarm=3, dice=NOTHING)
    assert legal(state) == ["nibble sheet-2 sprinkled"]
    assert why_not(state, "nibble sheet-1 sprinkled") == ("CK-13", "oven-out-of-reach")
    assert why_not(state, "nibble sheet-2 plain") == ("CK-13", "none-plain")
    play(state, "nibble sheet-2 sprinkled")
    assert state.view(0).sheets[1].where == "table"
    play(state, "roll", "sprinkle", "star/flower", "star/heart")
    events = play(state, "lay heart sheet-2")
    assert names(events) == ["CookiesLaid", "HandMoved", "HandMoved", "TurnPassed"]
    assert state.sheets[1] == ("heart", 1, 8)


@pytest.mark.rule("CK-13")
def test_there_must_be_something_to_nibble() -> None:
    state = position("star 0+1", dice=NOTHING)
    assert why_not(state, "nibble sheet-2 plain") == ("CK-13", "nothing-to-nibble")


@pytest.mark.rule("CK-14")
def test_with_nothing_to_use_or_nibble_the_hand_moves_three_spaces() -> None:
    state = position(dice=NOTHING)
    assert legal(state) == ["wait"]
    events = play(state, "wait")
    assert events[:4] == [TimePassed(0), HandMoved(0, 1, 0), HandMoved(1, 2, 0), HandMoved(2, 3, 0)]
    assert (state.steps, state.turn) == (3, 1)


@pytest.mark.rule("CK-14")
def test_the_cookies_in_the_oven_are_no_food_so_time_passes() -> None:
    state = position("star 0+9", oven=1, alarm=4, at=1, dice=NOTHING)
    assert legal(state) == ["wait"]


@pytest.mark.rule("CK-14")
def test_waiting_is_refused_while_a_cookie_can_be_nibbled() -> None:
    state = position("star 0+1", dice=NOTHING)
    assert why_not(state, "wait") == ("CK-14", "nibble-instead")


@pytest.mark.rule("CK-15")
@pytest.mark.parametrize(
    ("sheets", "dice"),
    [(("heart 0+2", "star 0+1"), ("star/heart", "sprinkle", "sprinkle")), (("heart 9+0",), NOTHING)],
)
def test_a_usable_roll_can_not_be_declined(sheets: tuple[str, ...], dice: tuple[str, str, str]) -> None:
    state = position(*sheets, dice=dice)
    for text in ("nibble sheet-1 sprinkled", "nibble sheet-1 plain", "wait"):
        assert why_not(state, text) == ("CK-15", "roll-is-usable")


@pytest.mark.rule("CK-22")
def test_done_cookies_are_never_laid_again() -> None:
    state = position(baked=("star",), at=3, dice=("star/heart", "star/circle", "sprinkle"))
    assert legal(state) == [
        "lay heart sheet-1",
        "lay heart sheet-2",
        "lay circle sheet-1",
        "lay circle sheet-2",
    ]
    assert why_not(state, "lay star sheet-1") == ("CK-22", "shape-done")


@pytest.mark.rule("CK-16")
@pytest.mark.parametrize(("text", "moved"), [("lay star sheet-1", 1), ("lay heart sheet-2", 2)])
def test_each_die_that_is_not_chosen_moves_the_hand_one_space(text: str, moved: int) -> None:
    state = position("star 1+0", dice=("sprinkle", "star/circle", "star/heart"))
    events = play(state, text)
    assert names(events)[1:] == ["HandMoved"] * moved + ["TurnPassed"]
    assert state.steps == moved


@pytest.mark.rule("CK-16")
def test_sprinkle_dice_that_are_not_chosen_cost_time_too() -> None:
    state = position("star 1+0", dice=SPRINKLE_AND_STARS)
    play(state, "sprinkle sheet-1")
    assert state.steps == 2


@pytest.mark.rule("CK-16E")
def test_worked_example_a_star_too_few_costs_no_time() -> None:
    state = position("star 3+5", dice=SPRINKLE_AND_STARS)
    events = play(state, "lay star sheet-1")
    assert events[0] == CookiesLaid(0, "star", 1, (8,))
    assert events[1:-1] == [HandMoved(0, 1, 0)]
    assert state.steps == 1
