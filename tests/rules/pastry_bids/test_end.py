"""The end of the bidding, the hand-out and the result: PB-6, PB-11 to PB-15."""

from __future__ import annotations

import pytest

from game.rules.pastry_bids import events as told
from game.rules.pastry_bids.pieces import Dish
from game.rules.pastry_bids.scoring import outcome
from tests.rules.pastry_bids.table import Play, named

CARDS = "h7 c7 h5 c5 h6 c9 h9 c6 h1 c1 h2 c2 h3 c3 h4 c4 h8 c8 h10 c10 h11 c11 h12 c12"


def before_last_bid(*, diamonds: int = 0, loose: bool = False) -> Play:
    """Seat 0 has a dish of 13 and holds the 4; seat 1 has h5 c5 h6 c9 and holds 2 and 13."""
    play = Play(CARDS, diamonds=diamonds, loose=loose)
    play.bids((3, 1), (1, 3), (2, 4))
    play.do(0, "dish 7 with 13")
    play.tie(*range(5, 13))
    assert play.state.view(0).hands == ((4,), (2, 13))
    return play


def after_last_bid(*, diamonds: int = 0, loose: bool = False) -> Play:
    """Seat 0 has bid its last card; seat 1 holds the 13 and may still bake."""
    play = before_last_bid(diamonds=diamonds, loose=loose)
    play.bids((4, 2))
    return play


@pytest.mark.rule("PB-11")
def test_bidding_ends_with_the_last_card_after_its_round_is_settled() -> None:
    play = before_last_bid()
    assert named(play.bids((4, 2))) == ["BidLaid", "BidLaid", "BidsRevealed", "CardsWon", "BiddingEnded"]
    assert play.state.view(0).leftovers[0] == ("h12", "c12")
    assert play.why_not(1, "bid 13") == ("PB-11", "bidding-over")


@pytest.mark.rule("PB-11")
def test_before_the_hand_out_full_dishes_may_be_made_until_done() -> None:
    play = after_last_bid()
    assert play.state.to_act() == (1,)
    assert play.legal(1) == ["dish 5 with 13", "done"]
    assert play.legal(0) == []
    events = play.do(1, "dish 5 with 13")
    assert events[0] == told.DishMade(1, 13, ("h5", "c5"), False, 13.0)
    assert play.state.phase == "over"


@pytest.mark.rule("PB-11")
def test_done_is_final_and_impossible_while_bids_go_on() -> None:
    play = before_last_bid()
    assert play.why_not(0, "done") == ("PB-11", "not-done-yet")
    play.bids((4, 2))
    assert play.why_not(0, "done") == ("PB-11", "done")
    assert play.do(1, "done")[0] == told.SeatDone(1)
    assert play.why_not(1, "dish 5 with 13") == ("PB-13", "not-handed-out")


@pytest.mark.rule("PB-12")
@pytest.mark.parametrize("diamonds", [0, 1])
def test_hearts_go_to_spades_and_clubs_to_diamonds(diamonds: int) -> None:
    play = after_last_bid(diamonds=diamonds)
    events = play.do(1, "done")
    handed = {event.seat: event.cards for event in events if isinstance(event, told.CardsHandedOut)}
    numbers = [1, 2, 3, 4, 8, 10, 11, 13]
    assert handed[1 - diamonds] == tuple(f"h{n}" for n in sorted([*numbers, 9]))
    assert handed[diamonds] == tuple(f"c{n}" for n in sorted([*numbers, 6]))
    assert (play.state.pile, play.state.aside) == (0, 0)


@pytest.mark.rule("PB-13")
def test_a_leftover_dish_uses_a_handed_out_card_and_scores_half() -> None:
    play = after_last_bid()
    play.do(1, "done")
    assert play.legal(1) == ["dish 9 with 13", "done"]
    assert play.why_not(1, "dish 5 with 13") == ("PB-13", "not-handed-out")
    assert play.do(1, "dish 9 with 13") == [told.DishMade(1, 13, ("h9", "c9"), True, 6.5)]
    result = play.state.outcome()
    assert result is not None
    assert result.scores == (13.0, 6.5)


@pytest.mark.rule("PB-13")
def test_leftover_dishes_are_not_obligatory() -> None:
    play = after_last_bid()
    play.do(1, "done")
    play.do(1, "done")
    assert play.state.view(0).scores == (13.0, 0.0)
    assert play.why_not(1, "dish 9 with 13") == ("PB-14", "over")


@pytest.mark.rule("PB-13")
def test_without_recipe_cards_there_are_no_leftover_dishes() -> None:
    play = Play()
    play.tie(*range(1, 14))
    assert len(play.state.view(0).handed_out[0]) == 13
    assert play.state.to_act() == ()


def full(*recipes: int) -> list[Dish]:
    return [Dish(recipe, "h1", "c1", False) for recipe in recipes]


def leftover(*recipes: int) -> list[Dish]:
    return [Dish(recipe, "h1", "c1", True) for recipe in recipes]


@pytest.mark.rule("PB-14")
def test_full_and_leftover_points_count_together_and_the_most_win() -> None:
    result = outcome((full(10) + leftover(5), full(12)))
    assert result.scores == (12.5, 12.0)
    assert (result.winners, result.reason) == ((0,), "most-points")
    assert dict(result.details) == {
        "full-0": 10.0,
        "leftover-0": 2.5,
        "count-0": 2.0,
        "full-1": 12.0,
        "leftover-1": 0.0,
        "count-1": 1.0,
    }


@pytest.mark.rule("PB-14")
def test_points_beat_the_number_of_dishes() -> None:
    assert outcome((full(1, 2, 3), full(13))).winners == (1,)


@pytest.mark.rule("PB-14")
def test_equal_points_are_decided_by_the_number_of_dishes_leftover_ones_counted() -> None:
    result = outcome((full(13), full(8) + leftover(10)))
    assert (result.winners, result.reason) == ((1,), "more-dishes")


@pytest.mark.rule("PB-14")
def test_equal_points_and_dishes_are_a_shared_victory() -> None:
    play = Play()
    play.tie(*range(1, 14))
    result = play.state.outcome()
    assert result is not None
    assert (result.winners, result.reason, result.scores) == ((0, 1), "shared", (0.0, 0.0))


@pytest.mark.rule("PB-14")
def test_after_the_end_nothing_is_allowed() -> None:
    play = Play()
    play.tie(*range(1, 14))
    for text in ("bid 1", "agree", "done", "dish 7 with 10"):
        assert play.why_not(0, text) == ("PB-14", "over")


@pytest.mark.rule("PB-15")
def test_loose_leftover_dishes_may_join_two_cards_of_one_colour() -> None:
    play = after_last_bid(loose=True)
    assert play.legal(1) == ["dish 5 with 13", "dish h5 h6 with 13", "dish c5 c9 with 13", "done"]
    play.do(1, "done")
    assert "dish h1 h5 with 13" in play.legal(1)
    assert "dish h1 h2 with 13" in play.legal(1)
    assert play.why_not(1, "dish c5 c9 with 13") == ("PB-13", "not-handed-out")
    play.do(1, "dish h1 h2 with 13")
    assert play.state.view(1).scores == (13.0, 6.5)
