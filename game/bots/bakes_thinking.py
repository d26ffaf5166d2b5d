"""How CookieBot thinks twice at Got What It Bakes?: the few best steps, tried out with the same luck.

A tree search spreads its visits over some twenty steps that differ by a point, while the dice of a
single turn differ by ten: with what a second allows it played worse than the one-step player. Here
only the steps that look about as good are compared, each in the same worlds with the same dice, and
what the trials say is weighed against what the one-step worth said, by how much each is to be trusted.

While dice are picked and placed nothing is left to luck: there each step is followed to the end of the
baker's own dice, in several ways, and the best of them counts.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import perf_counter

from game.bots.policy import Budget
from game.rules.core import Fast
from game.rules.got_what_it_bakes import BakesState, BakesView
from game.rules.got_what_it_bakes.actions import Move
from game.rules.got_what_it_bakes.table import DICE, PICK

CLOSE = 2.5
"""Points by which a step may look worse and still be tried."""
MOST = 5
"""Steps that are tried."""
DEPTH = 10
"""Decisions played on after a step."""
LONGEST = 40
"""The most of them until the baker's dice are placed."""
WAYS = 8
"""Ways in which a plan for dice is tried in one world."""
WANDER = 1.5
"""Points by which a step on the way may look worse and still be taken in all ways but the first."""
TRUST = 1.2
"""Points by which the one-step worth errs, as a deviation..."""
ERROR = 0.8
"""...the worth of the table where a trial ends...."""
NOISE, NOISE_OF_PLANS = 6.0, 1.0
"""...and a trial compared with another of the same luck, before there are trials that tell."""

Prior = Callable[[BakesState, int, Sequence[Move]], Sequence[float]]
Value = Callable[[BakesState, int], float]
Worths = list[tuple[Move, float]]
"""Steps, best first, with their worth in points."""


def close(view: BakesView, legal: Sequence[Move], prior: Prior, rng: random.Random) -> Worths:
    """The few steps that look best, with what they look like."""
    looks = prior(view.sample(rng), view.seat, legal)
    least = max(looks) - CLOSE
    order = sorted(range(len(legal)), key=lambda index: -looks[index])
    return [(legal[index], looks[index]) for index in order[:MOST] if looks[index] > least]


def compare(
    view: BakesView, tried: Worths, prior: Prior, value: Value, budget: Budget, rng: random.Random
) -> tuple[Worths, int]:
    """The steps after trying them out, and how many trials there were."""
    if len(tried) == 1:
        return tried, 1
    seat, count = view.seat, len(tried)
    planning = view.table.phase in (PICK, DICE)
    ways = WAYS if planning else 1
    totals = [0.0] * count
    squares = (NOISE_OF_PLANS if planning else NOISE) ** 2
    end = perf_counter() + budget.seconds if budget.seconds is not None else None
    rounds = trials = 0
    while trials == 0 or not _spent(budget, end, trials + count):
        world, seed = view.sample(rng), rng.random()
        best = [float("-inf")] * count
        for way in range(ways):
            if way and _spent(budget, end, trials + count):
                break
            for index, (step, _) in enumerate(tried):
                state = world.copy()
                chance = Fast(random.Random(seed))
                state.apply(seat, step, chance)
                _play_on(state, seat, planning, prior, chance, rng if way else None)
                best[index] = max(best[index], value(state, seat))
            trials += count
        rounds += 1
        mean = sum(best) / count
        for index, found in enumerate(best):
            totals[index] += found - mean
        squares += sum(
            (found - mean - total / rounds) ** 2 for found, total in zip(best, totals, strict=True)
        ) / (count - 1)
    usual = sum(look for _, look in tried) / count
    noise = squares / (rounds + 1) / rounds
    weight = TRUST**2 / (TRUST**2 + ERROR**2 + noise)
    worths = [
        (step, weight * total / rounds + (1 - weight) * (look - usual))
        for (step, look), total in zip(tried, totals, strict=True)
    ]
    worths.sort(key=lambda pair: -pair[1])
    return worths, trials


def _spent(budget: Budget, end: float | None, needed: int) -> bool:
    if budget.iterations is not None and needed > budget.iterations:
        return True
    return end is not None and perf_counter() >= end


def _play_on(
    state: BakesState, seat: int, planning: bool, prior: Prior, chance: Fast, wander: random.Random | None
) -> None:
    """Play on as it looks best; until the seat has placed its dice if that is what is planned."""
    for _ in range(LONGEST if planning else DEPTH):
        waiting = state.to_act()
        if not waiting:
            return
        actor = waiting[0]
        if planning and (state.phase > DICE or (state.phase == DICE and state.step > _order(state, seat))):
            return
        legal = state.legal(actor)
        if len(legal) == 1:
            state.apply(actor, legal[0], chance)
            continue
        looks = prior(state, actor, legal)
        top = max(looks)
        if wander is not None and actor == seat:
            near = [index for index, look in enumerate(looks) if look > top - WANDER]
            choice = near[int(wander.random() * len(near))]
        else:
            choice = looks.index(top)
        state.apply(actor, legal[choice], chance)


def _order(state: BakesState, seat: int) -> int:
    """As which the seat places its dice in this turn, counted from 0."""
    return (seat - state.first) % state.seats
