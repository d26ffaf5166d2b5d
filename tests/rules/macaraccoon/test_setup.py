"""Components and set-up, MC-1 to MC-6, and who plays."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.core import BadOption, Scripted, Seeded
from game.rules.macaraccoon import GAME
from game.rules.macaraccoon.cards import BASES, CHEFS, KINDS, ORDERS, SPREADS, TOPPINGS, VERBS, supply
from game.rules.macaraccoon.options import MacaraccoonOptions
from game.rules.macaraccoon.places import CORNERS, SPOT_OF
from game.rules.macaraccoon.state import MacaraccoonState


def new(seats: int = 2, seed: str = "set-up", first: int = 0) -> MacaraccoonState:
    return GAME.new(seats, MacaraccoonOptions(first=first), Seeded(seed))


@pytest.mark.rule("MC-1")
def test_the_table_has_sixteen_spots_seven_pantry_places_two_queues_of_three_and_four_whiskers() -> None:
    state = new()
    assert len(state.kitchen) == 16
    assert len(state.pantry) == 7
    assert all(state.pantry)
    assert [len(queue) for queue in state.queues] == [3, 3]
    assert len(state.chefs) == 4
    assert all(len(plates) == 3 for plates in state.plates)


@pytest.mark.rule("MC-2")
def test_four_bases_three_spreads_and_two_toppings() -> None:
    assert BASES == ("pancake", "waffle", "cheesecake", "lemon_tart")
    assert SPREADS == ("cream", "chocolate", "jam")
    assert TOPPINGS == ("kiwi", "blueberry")


@pytest.mark.rule("MC-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_up_to_four_players_have_54_ingredients(seats: int) -> None:
    counts = Counter(supply(seats))
    assert sum(counts.values()) == 54
    assert {counts[kind] for kind in BASES} == {5}
    assert {counts[kind] for kind in SPREADS} == {8}
    assert {counts[kind] for kind in TOPPINGS} == {5}


@pytest.mark.rule("MC-3")
def test_five_players_have_one_more_of_each_base_and_topping_and_two_of_each_spread() -> None:
    counts = Counter(supply(5))
    assert sum(counts.values()) == 66
    assert {counts[kind] for kind in (*BASES, *TOPPINGS)} == {6}
    assert {counts[kind] for kind in SPREADS} == {10}


@pytest.mark.rule("MC-4")
def test_twenty_different_dishes_of_a_base_then_spreads_then_toppings() -> None:
    assert len(ORDERS) == 20
    assert len({order.layers for order in ORDERS.values()}) == 20
    for order in ORDERS.values():
        ranks = [0 if kind in BASES else 1 if kind in SPREADS else 2 for kind in order.layers]
        assert ranks == sorted(ranks)
        assert ranks.count(0) == 1
        assert order.hearts > 0


@pytest.mark.rule("MC-4")
@pytest.mark.rule("MC-25")
def test_fifteen_chefs_with_fifteen_powers_and_both_prices_from_one_to_four() -> None:
    assert sorted(chef.verb for chef in CHEFS.values()) == sorted(VERBS)
    assert len(set(VERBS)) == 15
    for chef in CHEFS.values():
        assert 1 <= chef.sugar <= 4
        assert 1 <= chef.ingredients <= 4


@pytest.mark.rule("MC-5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_a_sugar_and_two_different_ingredients_on_two_plates(seats: int) -> None:
    for seed in range(20):
        state = new(seats, str(seed))
        assert state.jars == [1] * seats
        for first, second, third in state.plates:
            assert len(first) == len(second) == 1
            assert first != second
            assert third == ()
        assert state.status() == []


@pytest.mark.rule("MC-5")
def test_a_second_ingredient_of_the_same_kind_goes_back_and_another_is_drawn() -> None:
    script = ["a1", "cream", "cream", "kiwi", "jam", "waffle"]
    state = GAME.new(2, MacaraccoonOptions(first=0), Scripted(script, then=Seeded("rest")))
    assert state.plates[0] == (("cream",), ("kiwi",), ())
    assert state.plates[1] == (("jam",), ("waffle",), ())
    assert state.status() == []


@pytest.mark.rule("MC-5")
def test_macaraccoon_starts_in_a_random_corner_the_only_spot_without_an_ingredient() -> None:
    corners = set()
    for seed in range(40):
        state = new(seed=str(seed))
        assert [spot for spot, kind in enumerate(state.kitchen) if not kind] == [state.raccoon]
        corners.add(state.raccoon)
    assert corners == {SPOT_OF[name] for name in CORNERS}


@pytest.mark.rule("MC-6")
def test_the_one_who_baked_last_begins_then_clockwise() -> None:
    state = new(3, first=2)
    chance, turns = Seeded("clockwise"), [state.turn]
    while len(turns) < 4:
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0], chance)
        if state.turn != turns[-1]:
            turns.append(state.turn)
    assert turns == [2, 0, 1, 2]


@pytest.mark.rule("MC-6")
def test_without_an_answer_chance_says_who_begins() -> None:
    starts = {new(3, str(seed), first=-1).turn for seed in range(40)}
    assert starts == {0, 1, 2}


@pytest.mark.rule("MC-33")
def test_two_to_five_play_and_nobody_else() -> None:
    for seats in (0, 1, 6):
        with pytest.raises(BadOption):
            GAME.check(seats, MacaraccoonOptions())
    with pytest.raises(BadOption):
        GAME.check(3, MacaraccoonOptions(first=3))


@pytest.mark.rule("MC-34")
def test_names_are_no_part_of_the_position() -> None:
    assert "name" not in " ".join(new().to_json())


@pytest.mark.rule("MC-32")
def test_a_seat_sees_everything_but_the_order_of_what_is_still_to_be_drawn() -> None:
    state = new(3)
    for seat in range(3):
        view = state.view(seat)
        assert view.to_json()["table"] == state.to_json()
    assert state.pile == tuple(sorted(state.pile))
    assert state.orders_left == tuple(sorted(state.orders_left))
    assert set(state.pile) <= set(KINDS)
