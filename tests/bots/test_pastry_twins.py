"""The numpy twins of CookieBot at Pastry Bids see what the bot itself sees."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from game.bots.pastry_bids import POLICY, USUAL
from game.bots.pastry_net import load
from game.bots.pastry_worth import Table
from game.dev.pastry_batch import Tables, arrays, points, solve
from game.dev.pastry_players import Careless, Mixing, Responding, Simple, first_sight, play, strength
from game.dev.pastry_response import answer, gains_of, learn
from game.dev.pastry_values import backwards, by_lead, net_of, played
from game.rules.core import Fast
from game.rules.pastry_bids import GAME
from game.rules.pastry_bids.actions import Bid, bid
from game.rules.pastry_bids.cards import SUIT, mask_of, numbers_in
from game.rules.pastry_bids.options import PastryOptions
from game.rules.pastry_bids.pieces import BID
from game.rules.pastry_bids.state import PastryState


def positions(loose: bool, count: int = 12) -> list[PastryState]:
    """Open bids for one pair after random bids, a few from each game; seat 0 plays diamonds."""
    found: list[PastryState] = []
    rng = random.Random(4)
    while len(found) < count:
        chance = Fast(rng)
        state = GAME.new(2, PastryOptions(diamonds=0, loose=loose), chance)
        while state.phase == BID and not Table.of(state, 0).over():
            if state.to_act() == (0, 1) and len(numbers_in(state.hands[0])) > 4 and rng.random() < 0.3:
                found.append(state.copy())
            for seat in (0, 1):
                legal = [action for action in state.legal(seat) if isinstance(action, Bid)]
                if legal:
                    state.apply(seat, rng.choice(legal), chance)
            for seat in state.to_act() if state.phase != BID else ():
                if state.phase != BID:
                    state.apply(seat, state.legal(seat)[-1], chance)
    return found


def as_batch(table: Table) -> Tables:
    """One table for the twins; its own side gets the clubs."""
    made = np.array([table.made / 100], np.float32)
    return Tables(np.array([table.hands]), np.array([table.classes()]), made, table.loose)


@pytest.mark.parametrize("loose", [False, True])
def test_the_twins_value_bids_as_the_bot_does(loose: bool) -> None:
    nets = load()[loose]
    for state in positions(loose):
        for seat in (0, 1):
            table, up = Table.of(state, seat), mask_of(state.up)
            found = np.array(table.bids(up, nets))
            if seat == 0:
                assert gains_of(table, up, nets) == pytest.approx(found, abs=1e-4)
            assert found.min() >= 0
            assert found.max() <= 1
        closed = replace(Table.of(state, 0), pile=state.pile | mask_of(state.up))
        assert as_batch(closed).lead_at_end()[0] * 100 == pytest.approx(closed.lead_at_end(), abs=0.1)


def test_the_twins_see_a_table_and_its_other_side_as_the_bot_does() -> None:
    nets = load()[False]
    for state in positions(False):
        table = Table.of(state, 0)
        batch = as_batch(table)
        assert strength(batch, nets)[0] == pytest.approx(table.strength(nets), abs=1e-3)
        assert (batch.turned().turned().classes == batch.classes).all()
        assert batch.over()[0] == table.over()


def test_the_twin_of_the_greedy_player_bids_the_same_card() -> None:
    rng = np.random.default_rng(1)
    played_out = play(Simple(load()[False]), Careless(), Tables.new(40, False), rng)
    assert played_out.shares.mean() > 0.5
    nets = load()[False]
    state = positions(False)[0]
    worth = POLICY.prior(None, state, 0, [bid(n) for n in numbers_in(state.hands[0])])
    assert len(worth) == len(numbers_in(state.hands[0]))
    before = state.copy()
    before.pile |= mask_of(state.up)
    batch = as_batch(Table.of(before, 0))
    for seed in range(200):
        pairs = batch.draw(np.random.default_rng(seed))
        hearts, clubs = mask_of(state.up) & SUIT, mask_of(state.up) >> 13
        places = (*Table.of(before, 0).owned, before.pile, before.aside)
        partner = next(at for at, cards in enumerate(places) if cards & hearts << 13)
        other = next(at for at, cards in enumerate(places) if cards & clubs)
        if (pairs.club[0], pairs.heart[0], bool(pairs.same[0])) == (partner, other, hearts == clubs):
            seen = first_sight(batch, pairs, nets)[0]
            assert seen[: len(worth)] == pytest.approx(worth, abs=1e-3)
            return
    raise AssertionError("the pair was never drawn")


def test_games_of_the_same_players_are_even() -> None:
    bot = Mixing(load()[False], USUAL, 20)
    done = play(bot, bot, Tables.new(300, False), np.random.default_rng(3))
    assert abs(float(done.shares.mean()) - 0.5) < 0.12


def test_pairs_bring_all_cards_to_their_places() -> None:
    rng = np.random.default_rng(2)
    tables = played(30, None, False, rng)
    pairs = tables.draw(rng)
    for to in (0, 1, 3):
        moved = tables.moved(pairs, to).classes
        assert (moved >= 0).all()
        assert (moved.sum(1) == tables.classes.sum(1)).all()


def test_the_points_at_the_end_are_those_of_the_rules() -> None:
    hand = np.array([0b1_0000_0000_1100])
    assert points(hand, np.array([1]), np.array([1]))[0] == pytest.approx(13 + 2 + 0.02)


def test_solved_games_have_the_value_of_the_mixes() -> None:
    gains = np.zeros((1, 13, 13), np.float32)
    gains[0, :2, :2] = [[0.3, 0.9], [0.8, 0.1]]
    rows, columns, value = solve(gains, np.array([[0b11, 0b101]]), 400)
    assert value[0] == pytest.approx(0.53, abs=0.01)
    assert rows[0, 2:].sum() == columns[0, 2:].sum() == 0


def test_a_response_to_the_greedy_player_wins_nearly_always() -> None:
    nets = load()[False]
    rng = np.random.default_rng(5)
    responder = Responding(learn(Simple(nets), nets, [60], False, rng), Simple(nets))
    done = play(responder, responder.rival, Tables.new(60, False), rng)
    assert done.shares.mean() > 0.8
    state = positions(False)[0]
    action = answer(responder, state, 1, "greedy")
    assert action in state.legal(1)


def test_fitting_backwards_gives_a_network_for_each_hand() -> None:
    rng = np.random.default_rng(6)
    nets = backwards(played(250, None, False, rng), None, 1, rng)
    assert len(nets) == 14
    known = by_lead(arrays(nets, 5))
    assert net_of(*known).strength([0.0] * 33, [0.0] * 32 + [1.0], 0) == 1.0
