"""CookieBot at Pastry Bids: mixed bids, sensible dishes, and nothing that it can't know."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.bots.levels import choose
from game.bots.matrix import against, equilibrium, pick, value_of
from game.bots.pastry_bids import POLICY, USUAL, expecting
from game.bots.pastry_net import INPUTS, classes_of, edges, load, read, score
from game.bots.pastry_worth import Table, ready
from game.bots.policy import Budget, Decision
from game.rules.core import Fast
from game.rules.pastry_bids import GAME
from game.rules.pastry_bids.actions import Answer, Bid, MakeDish
from game.rules.pastry_bids.cards import CLUBS, INGREDIENTS, SUIT, mask_of
from game.rules.pastry_bids.options import PastryOptions
from game.rules.pastry_bids.state import PastryState
from game.text import LANGUAGES, Texts
from tests.rules.pastry_bids.table import Play
from tests.rules.pastry_bids.test_end import after_last_bid

QUICK = Budget(iterations=60)
SUITS = (CLUBS, SUIT)
START = Table((SUIT, SUIT), (0, 0), 0, INGREDIENTS, 0, SUITS, False)


def decide(state: PastryState, seat: int, level: str = "hard", seed: int = 0) -> Decision:
    """What CookieBot plays for a seat."""
    return choose(GAME, state.view(seat), state.legal(seat), level, QUICK, str(seed))


def test_rock_paper_scissors_is_mixed_evenly() -> None:
    rows, columns, value = equilibrium([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 500)
    assert max(abs(share - 1 / 3) for share in rows + columns) < 0.02
    assert abs(value) < 0.01


def test_a_better_row_is_always_played() -> None:
    rows, columns, value = equilibrium([[1, 3], [2, 4]], 100)
    assert rows == [0, 1]
    assert columns[0] > 0.99
    assert value == pytest.approx(2, abs=0.02)


@pytest.mark.parametrize(
    "gains", [[[0.3, 0.9], [0.8, 0.1]], [[1.0, 0.0], [0.5, 0.2]], [[0.4, 0.4], [0.1, 0.7]]]
)
def test_small_games_are_solved_exactly(gains: list[list[float]]) -> None:
    assert value_of(gains, 1) == pytest.approx(equilibrium(gains, 4000)[2], abs=0.005)


def test_an_index_is_drawn_by_its_share() -> None:
    rng = random.Random(1)
    drawn = [pick([0.2, 0.0, 0.8], rng) for _ in range(1000)]
    assert 150 < drawn.count(0) < 250
    assert drawn.count(1) == 0


def test_expecting_bids_keeps_what_is_gained_against_them() -> None:
    gains = [[0.2, 0.8], [0.6, 0.0]]
    assert against(expecting(gains, [0.3, 0.1]), [0.75, 0.25]) == pytest.approx(against(gains, [0.75, 0.25]))
    assert expecting(gains, [0.0, 0.0]) == gains


def test_a_bid_that_is_expected_is_outbid_more_often() -> None:
    gains = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    rows, _, _ = equilibrium(expecting(gains, [0.6, 0.0, 0.0]), 500)
    assert rows[1] > 0.6


def test_ready_dishes_are_counted() -> None:
    assert ready(mask_of(["h7", "c7", "h2", "c4"]), False) == 1
    assert ready(mask_of(["h7", "h2", "c4", "c5", "c6"]), True) == 2
    assert ready(mask_of(["h7", "h2", "h3", "c3"]), True) == 2
    assert ready(mask_of(["h7", "h2", "h3", "c4"]), True) == 1


@pytest.mark.rule("PB-13", "PB-14")
def test_the_end_is_counted_with_the_best_recipes_first() -> None:
    hand = 0b1_0000_0000_1100  # 3, 4 and 13
    assert score(hand, 1, 1) == 1300 + 200 + 2
    assert score(hand, 4, 4) == 2000 + 3


@pytest.mark.rule("PB-14")
def test_at_equal_points_more_dishes_win() -> None:
    table = Table(
        (0b111, 0b100), (mask_of(["h1", "c1", "h2", "c2", "h3", "c3"]), 0), -600, 0, 0, SUITS, False
    )
    assert table.lead_at_end() == 3
    assert table.chance(load()[False]) == 1


def test_pairs_to_come_hold_each_card_equally_often() -> None:
    table = replace(START, owned=(mask_of(["h7", "c2"]), 0), pile=INGREDIENTS & ~mask_of(["h7", "c2"]))
    pairs = table.pairs_to_come()
    assert sum(pairs.values()) == 12 * 12
    assert len(pairs) == 5  # the club of the seven with another heart or the two, and so on
    assert pairs[mask_of(["h2", "c7"])] == 1


def test_the_parts_of_a_position_add_up_to_what_the_network_sees() -> None:
    table = replace(START, owned=(mask_of(["h7", "c2"]), 0), pile=INGREDIENTS & ~mask_of(["h7", "c2"]))
    up = mask_of(["h3", "c7"])
    for suits in (SUITS, SUITS[::-1]):
        before = replace(table, hands=(0b1111101111111, 0b1111111110111), suits=suits)
        gains = before.bids(up, load()[False])
        after = replace(before.spent(1, 13), owned=(before.owned[0], up), pile=before.pile & ~up)
        assert gains[0][-1] == pytest.approx(after.chance(load()[False]))


@pytest.mark.parametrize("suits", [SUITS, SUITS[::-1]])
def test_spending_a_card_is_valued_as_the_table_without_it(suits: tuple[int, int]) -> None:
    owned = mask_of(["h7", "c7", "c2"]), mask_of(["h2"])
    table = replace(START, hands=(0b1011011, 0b111101), owned=owned, suits=suits)
    for before in (table, replace(table, hands=(0b11, 0b111101))):
        for number, strength in before.spending(load()[False]).items():
            assert strength == pytest.approx(before.spent(number, 0).strength(load()[False]))


def test_cards_are_compared_with_cards() -> None:
    assert edges(0b1_0000, 0b0_1011) == 3
    assert edges(0b0_1011, 0b1_0000) == -3
    assert edges(0b11, 0b11) == 0
    assert classes_of([0b11, 0b100], [0b1, 0b110]) == (1, 1, 0, 1)


def test_there_is_a_network_for_every_hand() -> None:
    for nets in load().values():
        assert [len(net.rows) for net in nets] == [0] + [INPUTS] * 13
    with pytest.raises(ValueError, match="rows"):
        read([[[1.0, 2.0], [1.0]]])


def test_the_card_that_looks_best_to_the_other_baker_is_expected_more_often() -> None:
    play = Play("h7 c7 h1 c2 h3 c3")
    play.bids((1, 2))
    expected = POLICY.expected(play.state, 0, USUAL)
    assert sum(expected) == pytest.approx(USUAL.careless + USUAL.simple)
    assert max(expected) == pytest.approx(USUAL.careless / 12 + USUAL.simple)
    cards = [n for n in range(1, 14) if n != 2]
    best = cards[expected.index(max(expected))]
    assert decide(play.state, 1, "greedy").action == Bid(best)


def test_both_seats_share_the_chances() -> None:
    play = Play("h7 c2 h2 c9")
    play.bids((9, 4))
    first, second = POLICY.evaluate(play.state)
    assert 0 < second < 0.5 < first < 1
    assert first + second == pytest.approx(1)
    mine, theirs = (Table.of(play.state, seat).chance(load()[False]) for seat in (0, 1))
    assert mine + theirs == pytest.approx(1)


def test_bids_are_mixed_but_a_seed_gives_the_same_bid() -> None:
    play = Play("h7 c2")
    bids = {str(decide(play.state, 0, seed=seed).action) for seed in range(12)}
    assert len(bids) > 2
    assert decide(play.state, 0, seed=5) == decide(play.state, 0, seed=5)


def test_the_other_bid_does_not_change_the_decision() -> None:
    decisions = set()
    for number in (1, 7, 13):
        play = Play("h7 c2")
        play.do(1, f"bid {number}")
        decisions.add(decide(play.state, 0, seed=3).action)
    assert len(decisions) == 1


def test_it_bakes_when_only_the_kept_cards_are_left_and_not_before() -> None:
    play = Play("h7 c7 h1 c1 h2 c2 h3 c3 h4 c4 h5 c5 h6 c6 h8 c8 h9 c9 h10 c10 h11 c11 h12 c12 h13 c13")
    play.bids((2, 1))
    assert isinstance(decide(play.state, 0).action, Bid)
    play.bids((1, 2))
    play.tie(*range(3, 12))
    play.bids((12, 13))
    decision = decide(play.state, 0)
    assert str(decision.action) == "dish 7 with 13"


def test_it_bakes_full_dishes_before_the_hand_out_and_leftover_ones_after_it() -> None:
    play = after_last_bid()
    assert str(decide(play.state, 1).action) == "dish 5 with 13"
    play.do(1, "done")
    assert str(decide(play.state, 1).action) == "dish 9 with 13"


def test_after_a_tie_the_better_hand_goes_on_and_the_worse_one_stops() -> None:
    play = Play("h1 c2 h3 c4 h5 c6 h9 c10")
    play.bids((1, 13), (2, 12), (3, 11), (7, 7))
    assert decide(play.state, 0).action == Answer(True)
    assert decide(play.state, 1).action == Answer(False)


def test_loose_pastry_uses_up_odd_cards_first() -> None:
    play = Play("h7 c7 h9 c4 h2 c3 h5 c6 h1 c8 h8 c1 h3 c2 h4 c5 h6 c9 h10 c10", loose=True)
    play.bids((2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7))
    dish = decide(play.state, 0).action
    assert isinstance(dish, MakeDish)
    after = play.state.copy()
    after.apply(0, dish, Fast(random.Random(0)))
    assert ready(after.leftovers[0], True) == ready(play.state.leftovers[0], True) - 1


@pytest.mark.parametrize("level", ["friendly", "easy", "normal", "hard"])
@pytest.mark.parametrize("loose", [False, True])
def test_every_level_plays_whole_games_and_gives_reasons(level: str, loose: bool) -> None:
    rng = random.Random(2)
    chance = Fast(rng)
    state = GAME.new(2, PastryOptions(loose=loose), chance)
    texts = {language: Texts(language) for language in LANGUAGES}
    number = 0
    while waiting := state.to_act():
        for seat in waiting[:1]:
            decision = choose(
                GAME, state.view(seat), state.legal(seat), level, Budget(iterations=8), str(number)
            )
            assert state.refusal(seat, GAME.parse(str(decision.action))) is None
            assert 0 <= decision.value <= 1
            key, arguments = decision.reason
            assert len({texts[language].t(key, **arguments) for language in LANGUAGES}) == len(LANGUAGES)
            state.apply(seat, GAME.parse(str(decision.action)), chance)
            number += 1
    assert all(texts[language].problems == [] for language in LANGUAGES)


def test_hard_makes_far_more_points_than_random_play() -> None:
    lead = 0.0
    for game in range(16):
        rng = random.Random(game)
        chance = Fast(rng)
        state = GAME.new(2, PastryOptions(), chance)
        hard = game % 2
        while waiting := state.to_act():
            seat = waiting[int(rng.random() * len(waiting))]
            legal = state.legal(seat)
            if seat == hard:
                action = GAME.parse(str(decide(state, seat, seed=game).action))
            else:
                action = legal[int(rng.random() * len(legal))]
            state.apply(seat, action, chance)
        outcome = state.outcome()
        assert outcome is not None
        lead += outcome.scores[hard] - outcome.scores[1 - hard]
    assert lead / 16 > 2
