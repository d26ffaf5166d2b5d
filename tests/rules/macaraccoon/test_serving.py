"""Serving, sugar and the Sugar Rush (MC-17 to MC-20, MC-26 to MC-28, MC-41)."""

from __future__ import annotations

import pytest

from game.rules.macaraccoon.cards import CHEFS, ORDERS
from game.rules.macaraccoon.service import may_become
from tests.rules.macaraccoon.table import legal, play, refused, table

EMPTY = ((), (), ())
CLOUD_NINE = ORDERS["cloud-nine"].layers
MIDNIGHT = ORDERS["midnight"].layers
SUNBEAM = ORDERS["sunbeam"].layers


@pytest.mark.rule("MC-17")
def test_only_an_exact_match_is_served_and_the_stack_goes_to_the_discards() -> None:
    state = table(((CLOUD_NINE, CLOUD_NINE[::-1], ("jam",)), EMPTY))
    assert legal(state, "serve") == {"serve plate-1 queue-1-1"}
    for text in ("serve plate-2 queue-1-1", "serve plate-3 queue-1-1"):
        assert refused(state, text).clause == "MC-17"
    play(state, "serve plate-1 queue-1-1", script=["high-tea"])
    assert state.thrown == CLOUD_NINE
    assert state.served[0] == ("cloud-nine",)
    assert state.plates[0][0] == ()


@pytest.mark.rule("MC-17")
def test_a_stack_with_something_extra_is_no_match() -> None:
    state = table((((*CLOUD_NINE, "kiwi"), (), ()), EMPTY))
    assert legal(state, "serve") == set()


@pytest.mark.rule("MC-8")
@pytest.mark.rule("MC-17")
@pytest.mark.parametrize(
    ("stack", "may"),
    [
        ((), True),
        (("cream",), True),
        (("cream", "kiwi"), True),
        (("pancake", "cream", "kiwi"), True),
        (("pancake", "kiwi"), False),
        (("kiwi", "cream"), False),
        (("pancake", "cream", "kiwi", "kiwi"), False),
    ],
    ids=lambda value: "-".join(value) or "nothing" if isinstance(value, tuple) else str(value),
)
def test_a_stack_may_become_a_dish_while_only_its_top_or_bottom_is_missing(
    stack: tuple[str, ...], may: bool
) -> None:
    assert may_become(stack, CLOUD_NINE) == may


@pytest.mark.rule("MC-18")
def test_skipping_costs_a_sugar_on_each_customer_skipped_in_that_queue_alone() -> None:
    state = table(((SUNBEAM, (), ()), EMPTY), jars=[2, 0], queue_sugar=[[1, 0, 0], [0, 0, 0]])
    play(state, "serve plate-1 queue-1-3", script=["high-tea"])
    assert state.queue_sugar == [(2, 1, 0), (0, 0, 0)]


@pytest.mark.rule("MC-18")
def test_without_enough_sugar_for_the_skips_the_order_cannot_be_served() -> None:
    state = table(((SUNBEAM, MIDNIGHT, ()), EMPTY), jars=[1, 0])
    assert refused(state, "serve plate-1 queue-1-3").clause == "MC-18"
    assert "serve plate-2 queue-1-2" in legal(state)


@pytest.mark.rule("MC-19")
def test_skips_are_paid_before_the_sugar_of_the_card_and_on_it_comes_in() -> None:
    state = table(((MIDNIGHT, (), ()), EMPTY), jars=[0, 0], queue_sugar=[[0, 3, 0], [0, 0, 0]])
    assert refused(state, "serve plate-1 queue-1-2").clause == "MC-18"
    state = table(((MIDNIGHT, (), ()), EMPTY), jars=[1, 0], queue_sugar=[[0, 3, 0], [0, 0, 0]])
    play(state, "serve plate-1 queue-1-2", script=["high-tea"])
    assert state.jars[0] == ORDERS["midnight"].sugar + 3
    assert state.tokens[0] == 1
    assert state.hearts(0) == ORDERS["midnight"].hearts + 1


@pytest.mark.rule("MC-19E")
def test_the_third_of_a_queue_two_sugar_laid_two_tokens_and_the_sugar_of_the_card() -> None:
    state = table(
        ((ORDERS["tall-tale"].layers, (), ()), EMPTY),
        queues=(("cloud-nine", "midnight", "tall-tale"), ("red-velvet", "jam-session", "fair-day")),
        jars=[2, 0],
    )
    play(state, "serve plate-1 queue-1-3", script=["high-tea"])
    assert state.queue_sugar[0] == (1, 1, 0)
    assert state.jars[0] == ORDERS["tall-tale"].sugar == 3
    assert state.tokens[0] == 2


@pytest.mark.rule("MC-20")
def test_the_queue_slides_left_with_its_sugar_and_a_new_order_comes_on_the_right() -> None:
    state = table(((CLOUD_NINE, (), ()), EMPTY), queue_sugar=[[0, 2, 1], [0, 0, 0]])
    play(state, "serve plate-1 queue-1-1", script=["high-tea"])
    assert state.queues[0] == ("midnight", "sunbeam", "high-tea")
    assert state.queue_sugar[0] == (2, 1, 0)
    assert "high-tea" not in state.orders_left


@pytest.mark.rule("MC-20")
def test_without_order_cards_the_queue_only_grows_shorter() -> None:
    state = table(((CLOUD_NINE, (), ()), EMPTY), orders_left=(), turns_left=4)
    play(state, "serve plate-1 queue-1-1")
    assert state.queues[0] == ("midnight", "sunbeam")
    assert refused(state, "serve plate-1 queue-1-3", seat=1).clause == "MC-20"


@pytest.mark.rule("MC-26")
def test_the_jar_holds_nine_and_what_is_beyond_is_lost() -> None:
    sugar = [0] * 16
    sugar[1] = 3
    state = table((EMPTY, EMPTY), jars=[8, 0], spot_sugar=sugar)
    play(state, "pick b1")
    assert state.jars[0] == 9


@pytest.mark.rule("MC-27")
@pytest.mark.parametrize(
    ("jar", "cost"), [(4, 1), (5, 2), (6, 3), (7, 1), (8, 2), (9, 3)], ids=lambda value: str(value)
)
def test_a_sugar_rush_pays_the_topmost_layer_and_gives_one_more_action(jar: int, cost: int) -> None:
    state = table((EMPTY, EMPTY), jars=[jar, 0])
    play(state, "pick b1", "drop", "fill cream")
    assert legal(state) == {"rush", "end"}
    play(state, "rush")
    assert state.jars[0] == jar - cost
    assert state.turn == 0
    assert legal(state, "pick")


@pytest.mark.rule("MC-27")
def test_a_rush_comes_after_the_action_again_and_again_while_it_can_be_paid() -> None:
    state = table((EMPTY, EMPTY), jars=[7, 0])
    assert refused(state, "rush").clause == "MC-27"
    play(state, "pick b1", "drop", "fill cream", "rush", "pick c1", "drop", "fill jam", "rush")
    assert state.jars[0] == 3
    play(state, "pick d1", "drop", "fill kiwi")
    assert state.to_act() == (1,)


@pytest.mark.rule("MC-27")
@pytest.mark.rule("MC-28")
@pytest.mark.parametrize("jar", [0, 1, 2, 3])
def test_the_pink_layer_never_pays_for_a_rush_but_for_all_else(jar: int) -> None:
    state = table((EMPTY, EMPTY), jars=[jar, 0])
    assert any("over" in text for text in legal(state, "pick")) == (jar > 0)
    assert ("whisk 3 with sugar" in legal(state)) == (jar >= CHEFS["leaper"].sugar)
    play(state, "pick b1", "drop", "fill cream")
    assert state.to_act() == (1,)


@pytest.mark.rule("MC-41")
def test_the_turn_ends_by_itself_unless_a_rush_can_be_paid() -> None:
    rich = table((EMPTY, EMPTY), jars=[4, 0])
    play(rich, "pick b1", "drop", "fill cream", "end")
    assert rich.to_act() == (1,)
    assert rich.jars[0] == 4
    poor = table((EMPTY, EMPTY), jars=[3, 0])
    play(poor, "pick b1", "drop", "fill cream")
    assert poor.to_act() == (1,)
    assert refused(rich, "pick b1", seat=0).clause == "MC-7"
