"""Set-up and bids: PB-1 to PB-6."""

from __future__ import annotations

import pytest

from game.rules.core import BadNotation, BadOption, Scripted, Seeded
from game.rules.pastry_bids import GAME
from game.rules.pastry_bids import events as told
from game.rules.pastry_bids.options import PastryOptions
from tests.rules.pastry_bids.table import Play, named


@pytest.mark.rule("PB-1")
def test_each_player_holds_a_whole_suit_and_the_piles_are_the_other_two() -> None:
    play = Play("h2 c7")
    view = play.state.view(0)
    assert view.hand == tuple(range(1, 14))
    assert view.counts == (13, 13)
    assert len(view.piles[0]) == len(view.piles[1]) == 12
    assert sorted(view.piles[0] + view.piles[1] + view.up) == sorted(
        f"{suit}{number}" for suit in "hc" for number in range(1, 14)
    )


@pytest.mark.rule("PB-1")
def test_the_ace_is_the_lowest_card_and_the_king_the_highest() -> None:
    play = Play("h2 c7")
    assert named(play.bids((1, 2)))[-2:] == ["CardsWon", "RoundStarted"]
    assert play.state.view(0).leftovers == ((), ("h2", "c7"))
    play.bids((13, 12))
    assert len(play.state.view(0).leftovers[0]) == 2
    with pytest.raises(BadNotation):
        GAME.parse("bid 14")


@pytest.mark.rule("PB-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_set_up_chooses_who_plays_diamonds(seat: int) -> None:
    state = GAME.new(2, PastryOptions(diamonds=seat), Seeded("x"))
    assert state.view(0).suits[seat] == "diamonds"
    assert state.view(0).suits[1 - seat] == "spades"


@pytest.mark.rule("PB-2")
def test_by_default_chance_decides_who_plays_diamonds() -> None:
    for seat in (0, 1):
        state = GAME.new(2, PastryOptions(), Scripted([seat, "h1", "c1"]))
        assert state.diamonds == seat
    with pytest.raises(BadOption):
        PastryOptions(diamonds=2)


@pytest.mark.rule("PB-3")
def test_a_round_turns_up_one_card_of_each_pile() -> None:
    play = Play("h2 c7 h13 c1")
    assert play.state.up == ("h2", "c7")
    assert play.state.round == 1
    assert play.bids((9, 4))[-1] == told.RoundStarted(2, "h13", "c1")
    assert play.state.up == ("h13", "c1")


@pytest.mark.rule("PB-3")
def test_bids_are_laid_in_any_order_and_revealed_together() -> None:
    play = Play("h2 c7")
    assert play.state.to_act() == (0, 1)
    laid = play.do(1, "bid 9")
    assert laid == [told.BidLaid(1, 9)]
    assert laid[0].for_seat(0) == told.BidLaid(1, None)
    assert play.state.to_act() == (0,)
    assert play.state.view(0).has_bid == (False, True)
    assert play.why_not(1, "bid 8") == ("PB-3", "bid-laid")
    events = play.do(0, "bid 10")
    assert events[1] == told.BidsRevealed((10, 9))


@pytest.mark.rule("PB-4")
def test_the_higher_bid_takes_all_face_up_cards_whoever_laid_first() -> None:
    play = Play("h2 c7 h3 c4")
    assert told.CardsWon(1, ("h2", "c7"), 9, 4) in play.bids((4, 9))
    play.do(1, "bid 3")
    assert told.CardsWon(0, ("h3", "c4"), 5, 3) in play.do(0, "bid 5")
    assert play.state.view(1).leftovers == (("h3", "c4"), ("h2", "c7"))


@pytest.mark.rule("PB-4")
def test_bid_cards_are_discarded_for_good_and_both_may_look_at_them() -> None:
    play = Play("h2 c7")
    play.bids((4, 9), (5, 3))
    for seat in (0, 1):
        assert play.state.view(seat).discards == ((4, 5), (9, 3))
    assert play.why_not(0, "bid 4") == ("PB-4", "discarded")
    assert "bid 4" not in play.legal(0)


@pytest.mark.rule("PB-5")
def test_after_a_tie_both_are_asked_and_the_second_bid_wins_all_four() -> None:
    play = Play("h2 c7 h3 c4 h5 c6")
    assert named(play.bids((8, 8))) == ["BidLaid", "BidLaid", "BidsRevealed", "Tied"]
    assert play.state.to_act() == (0, 1)
    assert play.legal(0) == play.legal(1) == ["agree", "decline"]
    assert play.why_not(0, "bid 3") == ("PB-5", "answer-first")
    play.do(0, "agree")
    assert play.do(1, "agree")[-1] == told.PairAdded("h3", "c4")
    assert play.state.up == ("h2", "c7", "h3", "c4")
    assert told.CardsWon(1, ("h2", "c7", "h3", "c4"), 2, 1) in play.bids((1, 2))
    view = play.state.view(0)
    assert (view.round, view.up) == (2, ("h5", "c6"))


@pytest.mark.rule("PB-5")
def test_each_further_tie_is_asked_anew_and_makes_the_prize_six() -> None:
    play = Play("h2 c7 h3 c4 h5 c6")
    for number in (8, 9):
        play.bids((number, number))
        assert play.state.phase == "tie"
        play.do(1, "agree")
        play.do(0, "agree")
    play.bids((13, 1))
    assert sorted(play.state.view(0).leftovers[0]) == sorted(["h2", "c7", "h3", "c4", "h5", "c6"])
    assert [show.round for show in play.state.history] == [1, 1, 1]


@pytest.mark.rule("PB-5")
def test_nobody_is_asked_without_a_tie() -> None:
    play = Play("h2 c7")
    assert play.why_not(0, "agree") == ("PB-5", "no-tie")


@pytest.mark.rule("PB-6")
@pytest.mark.parametrize("answers", [("agree", "decline"), ("decline", "agree"), ("decline", "decline")])
def test_one_refusal_sets_the_cards_aside_and_the_next_round_begins(answers: tuple[str, str]) -> None:
    play = Play("h2 c7 h3 c4")
    play.bids((8, 8))
    play.do(0, answers[0])
    events = play.do(1, answers[1])
    assert told.CardsSetAside(("h2", "c7"), "declined") in events
    view = play.state.view(0)
    assert (view.aside, view.up, view.round) == (("h2", "c7"), ("h3", "c4"), 2)
    assert view.leftovers == ((), ())
    assert view.discards == ((8,), (8,))


@pytest.mark.rule("PB-6")
def test_an_answer_is_secret_until_both_are_given() -> None:
    play = Play("h2 c7")
    play.bids((8, 8))
    given = play.do(0, "decline")
    assert given == [told.AnswerGiven(0, False)]
    assert given[0].for_seat(1) == told.AnswerGiven(0, None)
    assert play.state.view(1).has_answered == (True, False)
    assert play.why_not(0, "agree") == ("PB-6", "answered")
    assert told.AnswersRevealed((False, True)) in play.do(1, "agree")


@pytest.mark.rule("PB-6")
def test_nobody_is_asked_when_a_tie_has_emptied_a_hand() -> None:
    play = Play()
    play.tie(*range(1, 13))
    events = play.bids((13, 13))
    assert "Tied" in named(events)
    assert told.Tied(13, False) in events
    assert [event.why for event in events if isinstance(event, told.CardsSetAside)] == ["hand-empty"]
    assert play.state.to_act() == ()
