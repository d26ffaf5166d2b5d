"""Dishes while the bidding goes on: PB-7 to PB-10, PB-15, PB-17, PB-18."""

from __future__ import annotations

import pytest

from game.rules.pastry_bids import events as told
from tests.rules.pastry_bids.table import Play, named


@pytest.mark.rule("PB-7")
def test_a_dish_is_heart_and_club_of_one_number_and_any_recipe_card() -> None:
    play = Play("h7 c7 h3 c4 h9 c3")
    play.bids((2, 1))
    assert [text for text in play.legal(0) if text.startswith("dish")] == [
        f"dish 7 with {number}" for number in (1, *range(3, 14))
    ]
    assert play.do(0, "dish 7 with 13") == [told.DishMade(0, 13, ("h7", "c7"), False, 13.0)]
    assert play.legal(1) == [f"bid {number}" for number in range(2, 14)]


@pytest.mark.rule("PB-7")
def test_two_cards_of_one_colour_or_of_different_numbers_make_no_dish() -> None:
    play = Play("h7 c9 h9 c4")
    play.bids((2, 1), (3, 2))
    for text in ("dish h7 h9 with 10", "dish c4 c9 with 10", "dish h7 c9 with 10", "dish h9 c4 with 10"):
        assert play.why_not(0, text) == ("PB-7", "no-pair")
    assert "dish 9 with 10" in play.legal(0)


@pytest.mark.rule("PB-8")
def test_a_dish_scores_its_recipe_card_and_both_may_look_at_it() -> None:
    play = Play("h7 c7 h1 c1")
    play.bids((2, 1), (3, 2))
    play.do(0, "dish 7 with 13")
    play.do(0, "dish 1 with 4")
    for seat in (0, 1):
        view = play.state.view(seat)
        assert view.scores == (17.0, 0.0)
        assert [(dish.first, dish.second, dish.recipe) for dish in view.dishes[0]] == [
            ("h7", "c7", 13),
            ("h1", "c1", 4),
        ]


@pytest.mark.rule("PB-8")
def test_a_dish_never_changes() -> None:
    play = Play("h7 c7")
    play.bids((2, 1))
    play.do(0, "dish 7 with 13")
    assert play.why_not(0, "dish 7 with 12") == ("PB-8", "card-in-dish")
    assert play.why_not(0, "bid 13") == ("PB-8", "recipe-in-dish")
    assert play.why_not(1, "dish 7 with 12") == ("PB-8", "card-in-dish")


@pytest.mark.rule("PB-9")
def test_dishes_are_made_from_the_reveal_until_the_own_next_bid() -> None:
    play = Play("h7 c7 h5 c6")
    play.bids((2, 1))
    play.do(0, "bid 3")
    assert play.why_not(0, "dish 7 with 10") == ("PB-9", "dish-after-bid")
    play.do(1, "bid 2")
    assert "dish 7 with 10" in play.legal(0)


@pytest.mark.rule("PB-9")
def test_no_dish_while_the_tie_question_is_open_but_again_when_both_go_on() -> None:
    play = Play("h7 c7 h5 c6 h8 c9")
    play.bids((2, 1), (3, 3))
    assert play.why_not(0, "dish 7 with 10") == ("PB-9", "dish-in-tie")
    play.do(0, "agree")
    assert play.why_not(0, "dish 7 with 10") == ("PB-9", "dish-in-tie")
    play.do(1, "agree")
    play.do(0, "dish 7 with 10")
    assert play.state.up == ("h5", "c6", "h8", "c9")


@pytest.mark.rule("PB-9")
def test_several_dishes_may_follow_one_another_and_none_is_obligatory() -> None:
    play = Play("h7 c7 h1 c1")
    play.bids((2, 1), (3, 2))
    assert "bid 4" in play.legal(0)
    play.do(0, "dish 7 with 13")
    play.do(0, "dish 1 with 12")
    assert play.state.hands[0].bit_count() == 9


@pytest.mark.rule("PB-10")
def test_won_cards_lie_open_and_become_a_dish_when_their_partner_comes() -> None:
    play = Play("h7 c2 h3 c4 h5 c7")
    play.bids((2, 1))
    assert play.state.view(1).leftovers == (("h7", "c2"), ())
    assert play.why_not(1, "dish h7 c7 with 5") == ("PB-10", "not-yours")
    assert play.why_not(0, "dish 7 with 5") == ("PB-10", "in-pile")
    play.bids((1, 2))
    assert play.why_not(0, "dish 7 with 5") == ("PB-10", "not-won")
    play.bids((4, 3))
    play.do(0, "dish 7 with 5")
    assert play.state.view(1).leftovers[0] == ("h5", "c2")


@pytest.mark.rule("PB-15")
def test_loose_pastry_lets_two_cards_of_one_colour_make_a_dish() -> None:
    play = Play("h7 c2 h9 c4", loose=True)
    play.bids((2, 1), (3, 2))
    assert [text for text in play.legal(0) if text.endswith("with 13")] == [
        "dish h7 h9 with 13",
        "dish c2 c4 with 13",
    ]
    assert play.why_not(0, "dish h7 c4 with 13") == ("PB-15", "no-loose-pair")
    assert play.do(0, "dish h9 h7 with 13") == [told.DishMade(0, 13, ("h7", "h9"), False, 13.0)]


@pytest.mark.rule("PB-15")
def test_loose_pastry_is_off_by_default() -> None:
    play = Play("h7 c2 h9 c4")
    play.bids((2, 1), (3, 2))
    assert [text for text in play.legal(0) if text.startswith("dish")] == []


@pytest.mark.rule("PB-17")
def test_a_dish_sends_a_bid_already_laid_back_to_its_hand_unseen() -> None:
    play = Play("h7 c7 h3 c4")
    play.bids((2, 1))
    play.do(1, "bid 9")
    events = play.do(0, "dish 7 with 13")
    assert events[1:] == [told.BidReturned(1, 9)]
    assert events[1].for_seat(0) == told.BidReturned(1, None)
    assert play.state.to_act() == (0, 1)
    assert play.state.view(0).has_bid == (False, False)
    assert "bid 9" in play.legal(1)
    play.do(1, "bid 2")
    assert told.BidsRevealed((1, 2)) in play.do(0, "bid 1")


def last_dish() -> Play:
    """Seat 0 holds the king and its pair of sevens, cards lie face up, seat 1 has two cards left."""
    play = Play("h7 c7")
    play.bids((2, 1), (1, 2))
    play.tie(*range(3, 12))
    play.bids((12, 13))
    assert play.legal(0) == ["bid 13", "dish 7 with 13"]
    assert play.legal(1)[0] == "bid 12"
    return play


@pytest.mark.rule("PB-18")
def test_the_last_recipe_card_in_a_dish_ends_the_bidding_at_once() -> None:
    play = last_dish()
    play.do(1, "bid 12")
    up = play.state.up
    events = play.do(0, "dish 7 with 13")
    assert named(events)[:4] == ["DishMade", "BidReturned", "CardsSetAside", "BiddingEnded"]
    assert events[2] == told.CardsSetAside(up, "last-dish")
    assert events[3] == told.BiddingEnded((0,))
    assert play.state.up == ()
    assert play.state.hands == [0, 1 << 11]
    handed = [card for event in events if isinstance(event, told.CardsHandedOut) for card in event.cards]
    assert set(up) <= set(handed)


@pytest.mark.rule("PB-18")
def test_the_returned_bid_can_still_be_used_for_leftover_dishes_only() -> None:
    play = last_dish()
    play.do(1, "bid 12")
    play.do(0, "dish 7 with 13")
    assert play.why_not(1, "bid 12")[0] in ("PB-11", "PB-14")
