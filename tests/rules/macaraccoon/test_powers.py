"""The fifteen powers, one test each (MC-25), and the powers that serve (MC-38)."""

from __future__ import annotations

import pytest

from game.rules.macaraccoon.cards import CHEFS, ORDERS
from game.rules.macaraccoon.places import SPOT_OF
from game.rules.macaraccoon.service import almost
from game.rules.macaraccoon.state import MacaraccoonState
from tests.rules.macaraccoon.table import QUEUES, legal, play, table

pytestmark = pytest.mark.rule("MC-25")
EMPTY = ((), (), ())
REST = ("parter", "leaper", "encore")


def called(chef: str, plates: object = EMPTY, **changes: object) -> MacaraccoonState:
    """A position in which seat 0 has just paid `chef`."""
    rest = [other for other in ("flipper", *REST) if other != chef][:3]
    changes.setdefault("jars", [4, 2])
    state = table((plates, EMPTY), chefs=(chef, *rest), **changes)  # type: ignore[arg-type]
    play(state, "whisk 1 with sugar")
    return state


def test_pantry_takes_an_ingredient_of_choice_from_the_pantry() -> None:
    state = called("shopper")
    assert legal(state, "power") == {f"power pantry {kind}" for kind in set(state.pantry)}
    play(state, "power pantry kiwi", "place plate-1 top")
    assert state.plates[0][0] == ("kiwi",)
    assert state.pantry.count("kiwi") == 0


def test_discards_takes_an_ingredient_of_choice_from_the_discards() -> None:
    state = called("saver", thrown=("jam", "waffle", "jam"))
    assert legal(state, "power") == {"power discards jam", "power discards waffle"}
    play(state, "power discards jam", "place plate-1 top")
    assert state.thrown == ("waffle", "jam")


def test_swap_exchanges_a_neighbour_of_macaraccoon_with_any_other_ingredient() -> None:
    state = called("swapper")
    assert {text.split()[2] for text in legal(state, "power")} == {"b1", "a2"}
    play(state, "power swap a2 d4")
    assert state.kitchen[SPOT_OF["a2"]] == "chocolate"
    assert state.kitchen[SPOT_OF["d4"]] == "waffle"


def test_part_splits_a_stack_at_any_height_onto_an_empty_plate() -> None:
    state = called("parter", (("waffle", "jam", "kiwi"), (), ("cream",)))
    assert legal(state, "power") == {"power part plate-1 1", "power part plate-1 2"}
    play(state, "power part plate-1 2")
    assert state.plates[0] == (("waffle", "jam"), ("kiwi",), ("cream",))


def test_insert_slides_a_single_ingredient_into_the_middle_of_a_stack() -> None:
    state = called("slider", (("waffle", "kiwi"), ("jam",), ()))
    assert legal(state, "power") == {"power insert plate-2 plate-1 1"}
    play(state, "power insert plate-2 plate-1 1")
    assert state.plates[0] == (("waffle", "jam", "kiwi"), (), ())


def test_remove_takes_the_top_or_the_bottom_layer_away() -> None:
    top = called("nibbler", (("waffle", "jam", "kiwi"), (), ()))
    assert legal(top, "power") == {"power remove plate-1 top", "power remove plate-1 bottom"}
    bottom = top.copy()
    play(top, "power remove plate-1 top")
    play(bottom, "power remove plate-1 bottom")
    assert top.plates[0][0] == ("waffle", "jam")
    assert top.thrown == ("kiwi",)
    assert bottom.plates[0][0] == ("jam", "kiwi")


def test_flip_turns_a_stack_upside_down() -> None:
    state = called("flipper", (("kiwi", "jam", "waffle"), ("cream",), ()))
    assert legal(state, "power") == {"power flip plate-1"}
    play(state, "power flip plate-1")
    assert state.plates[0][0] == ("waffle", "jam", "kiwi")


def test_reorder_changes_the_order_of_a_queue_and_sugar_stays_on_its_card() -> None:
    state = called("host", queue_sugar=[[2, 0, 1], [0, 0, 0]])
    play(state, "power reorder queue-1 3 1 2")
    first, second, third = QUEUES[0]
    assert state.queues[0] == (third, first, second)
    assert state.queue_sugar[0] == (1, 2, 0)


def test_topping_serves_with_one_topping_missing_or_extra() -> None:
    layers = ORDERS["cloud-nine"].layers
    state = called("charmer", (layers[:-1], (*layers, "blueberry"), ("jam",)))
    assert legal(state, "power") == {
        "power topping plate-1 queue-1-1",
        "power topping plate-2 queue-1-1",
    }
    play(state, "power topping plate-1 queue-1-1", script=["high-tea"])
    assert state.served[0] == ("cloud-nine",)


@pytest.mark.parametrize(
    ("stack", "fits"),
    [
        (("pancake", "cream", "kiwi"), False),
        (("pancake", "cream"), True),
        (("pancake", "kiwi"), False),
        (("cream", "kiwi"), False),
        (("kiwi", "pancake", "cream", "kiwi"), True),
        (("pancake", "cream", "kiwi", "jam"), False),
        (("pancake", "cream", "kiwi", "kiwi", "kiwi"), False),
        ((), False),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, tuple) else str(value),
)
def test_only_toppings_count_as_missing_or_extra_and_only_one(stack: tuple[str, ...], fits: bool) -> None:
    assert almost(stack, ("pancake", "cream", "kiwi")) == fits


@pytest.mark.rule("MC-38")
def test_topping_pays_for_its_skips() -> None:
    layers = ORDERS["midnight"].layers
    poor = called("charmer", (layers[:-1], (), ()), jars=[CHEFS["charmer"].sugar, 0])
    assert legal(poor, "power") == set()
    rich = called("charmer", (layers[:-1], (), ()), jars=[CHEFS["charmer"].sugar + 1, 0])
    play(rich, "power topping plate-1 queue-1-2", script=["high-tea"])
    assert rich.queue_sugar[0] == (1, 0, 0)
    assert rich.tokens[0] == 1


@pytest.mark.rule("MC-38")
def test_usher_serves_without_paying_for_skips_and_still_earns_the_tokens() -> None:
    state = called("usher", (ORDERS["sunbeam"].layers, (), ()), jars=[1, 0])
    play(state, "power usher plate-1 queue-1-3", script=["high-tea"])
    assert state.queue_sugar[0] == (0, 0, 0)
    assert state.tokens[0] == 2
    assert state.served[0] == ("sunbeam",)


def test_sugar_comes_from_the_supply() -> None:
    state = called("sweet-tooth", jars=[CHEFS["sweet-tooth"].sugar, 0])
    play(state, "power sugar")
    assert state.jars[0] == CHEFS["sweet-tooth"].number


def test_collect_takes_all_sugar_of_the_kitchen_or_of_one_queue() -> None:
    sugar = [0] * 16
    sugar[5], sugar[6] = 2, 1
    start = called("sweeper", spot_sugar=sugar, queue_sugar=[[1, 1, 0], [0, 0, 0]], jars=[1, 0])
    assert legal(start, "power") == {"power collect kitchen", "power collect queue-1"}
    kitchen, queue = start.copy(), start.copy()
    play(kitchen, "power collect kitchen")
    play(queue, "power collect queue-1")
    assert (kitchen.jars[0], sum(kitchen.spot_sugar)) == (3, 0)
    assert (queue.jars[0], queue.queue_sugar[0]) == (2, (0, 0, 0))


def test_leap_jumps_any_distance_in_a_row_or_column() -> None:
    state = called("leaper")
    assert legal(state, "power") == {f"power leap {spot}" for spot in ("b1", "c1", "d1", "a2", "a3", "a4")}
    play(state, "power leap d1")
    assert state.hand == "kiwi"


def test_trade_gives_a_single_ingredient_for_sugar() -> None:
    state = called("trader", (("kiwi",), ("jam", "cream"), ()), jars=[1, 2])
    assert legal(state, "power") == {"power trade plate-1 seat-2"}
    play(state, "power trade plate-1 seat-2")
    play(state, "yes", "place plate-1 top", seat=1)
    assert state.jars == [2, 0]
    assert state.plates[1][0] == ("kiwi",)


def test_encore_gives_one_more_action() -> None:
    state = called("encore")
    play(state, "power encore", "finish", "pick b1", "drop", "fill jam", script=["host"])
    assert state.turn == 1
