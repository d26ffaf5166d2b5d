"""How CookieBot thinks twice at Got What It Bakes?: the few best steps, tried out with the same luck.

A tree search spreads its visits over some twenty steps that differ by a point, while the dice of a
single turn differ by ten: with what a second allows it played worse than the one-step player. Here
only the steps that look about as good are compared, each in the same worlds with the same dice, and
what the trials say is weighed against what the one-step worth said, by how much each is to be trusted.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import perf_counter

from game.bots.policy import Budget
from game.rules.core import Fast
from game.rules.got_what_it_bakes import BakesState, BakesView
from game.rules.got_what_it_bakes.actions import Move

CLOSE = 2.5
"""Points by which a step may look worse and still be tried."""
MOST = 5
"""Steps that are tried."""
DEPTH = 10
"""Decisions played on after a step."""
TRUST = 1.2
"""Points by which the one-step worth errs, as a deviation..."""
NOISE = 6.0
"""...and a trial compared with another of the same luck."""

Prior = Callable[[BakesState, int, Sequence[Move]], Sequence[float]]
Value = Callable[[BakesState, int], float]


def compare(
    view: BakesView,
    legal: Sequence[Move],
    prior: Prior,
    value: Value,
    budget: Budget,
    rng: random.Random,
) -> tuple[list[tuple[Move, float]], int]:
    """The steps that were tried, best first, with their worth in points; and how many trials there were."""
    seat = view.seat
    looks = prior(view.sample(rng), seat, legal)
    top = max(looks)
    order = sorted(range(len(legal)), key=lambda index: -looks[index])
    tried = [index for index in order[:MOST] if looks[index] > top - CLOSE]
    if len(tried) == 1:
        return [(legal[tried[0]], top)], 1
    totals = dict.fromkeys(tried, 0.0)
    end = perf_counter() + budget.seconds if budget.seconds is not None else None
    rounds = trials = 0
    while rounds == 0 or not _spent(budget, end, trials + len(tried)):
        world, seed = view.sample(rng), rng.random()
        for index in tried:
            state = world.copy()
            chance = Fast(random.Random(seed))
            state.apply(seat, legal[index], chance)
            _play_on(state, prior, chance)
            totals[index] += value(state, seat)
            trials += 1
        rounds += 1
    mean = sum(totals.values()) / len(tried)
    usual = sum(looks[index] for index in tried) / len(tried)
    weight = rounds * TRUST**2 / (rounds * TRUST**2 + NOISE**2)
    worth = {
        index: weight * (totals[index] - mean) / rounds + (1 - weight) * (looks[index] - usual)
        for index in tried
    }
    tried.sort(key=lambda index: -worth[index])
    return [(legal[index], worth[index]) for index in tried], trials


def _spent(budget: Budget, end: float | None, needed: int) -> bool:
    if budget.iterations is not None and needed > budget.iterations:
        return True
    return end is not None and perf_counter() >= end


def _play_on(state: BakesState, prior: Prior, chance: Fast) -> None:
    for _ in range(DEPTH):
        waiting = state.to_act()
        if not waiting:
            return
        seat = waiting[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0], chance)
            continue
        looks = prior(state, seat, legal)
        state.apply(seat, legal[looks.index(max(looks))], chance)
