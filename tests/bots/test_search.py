"""The search itself: simultaneous choices, widening, settling, and what it remembers."""

from __future__ import annotations

import random
from statistics import pstdev

import pytest

from game.bots.policy import Budget, Question, finish
from game.bots.search import GUESS, Search, Spread
from game.rules.core import AnyGame
from tests.bots.helpers import ToyPolicy
from tests.bots.test_levels import toy_state
from tests.contract.toy import ToyState


def search(state: ToyState, seat: int, iterations: int) -> Search:
    view, legal = state.view(seat), state.legal(seat)
    return Search(Question(ToyPolicy(), view, legal, Budget(iterations), random.Random(1)))


def test_visits_add_up(toy: AnyGame) -> None:
    found = search(toy_state(((1, 5), (2, 9), (3, 12))), 0, 100)
    for _ in range(100):
        found.iterate()
    edges = found.root.edges[0].values()
    assert sum(edge.visits for edge in edges) == found.root.visits == 100
    assert all(edge.available >= edge.visits for edge in edges)
    assert all(0 <= edge.mean <= 1 for edge in edges)


def test_seats_that_choose_at_the_same_time_do_not_know_of_each_other(toy: AnyGame) -> None:
    found = search(toy_state(((1, 5), (2, 9))), 0, 100)
    for _ in range(100):
        found.iterate()
    assert set(found.root.edges) == {0, 1}, "both choose at the root"
    assert all(isinstance(key, tuple) and len(key) == 2 for key in found.root.children)


def test_a_seat_that_has_chosen_is_not_asked_again(toy: AnyGame) -> None:
    state = toy_state(((1, 5), (9,)))
    state.laid = (0, 2)
    found = search(state, 0, 50)
    for _ in range(50):
        found.iterate()
    assert set(found.root.edges) == {0}


def test_the_most_promising_is_looked_at_first_and_nothing_is_forgotten(toy: AnyGame) -> None:
    state = toy_state((tuple(range(1, 11)), (11, 12)), rounds=1)
    found = search(state, 0, 10)
    found.iterate()
    (first,) = (edge for edge in found.root.edges[0].values() if edge.visits)
    assert str(first.action) == "lay 10"
    for _ in range(1000):
        found.iterate()
    assert all(edge.visits for edge in found.root.edges[0].values())


def test_the_deviation_of_values_is_the_usual_one(toy: AnyGame) -> None:
    spread = Spread()
    assert spread.deviation == GUESS
    values = [0.1, 0.5, 0.9, 0.3, 0.7, 0.2]
    for value in values:
        spread.add(value)
    assert spread.deviation == pytest.approx(pstdev(values))


def test_a_settled_search_stops_early(toy: AnyGame) -> None:
    decision = finish(search(toy_state(((5,), (9,)), rounds=1, winner=0), 0, 1000).think())
    assert decision.iterations < 1000
    assert str(decision.action) == "keep"
