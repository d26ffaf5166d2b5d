"""The simple players (random, one-step greedy, flat Monte Carlo): rungs, fall-backs and parts of levels."""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import perf_counter

from game.bots.plain import BEST
from game.bots.policy import AnyPolicy, Decision, Question, Thinking
from game.rules.core import AnyState, Fast

WORLDS = 4
"""Worlds over which the greedy player averages."""


def random_player(question: Question) -> Thinking:
    """Any legal action, each equally likely."""
    yield
    legal = question.legal
    return Decision(legal[int(question.rng.random() * len(legal))], 0.5, BEST)


def greedy_player(question: Question) -> Thinking:
    """The action with the best one-step worth, averaged over a few worlds."""
    yield
    return greedy(question)


def greedy(question: Question) -> Decision:
    """What the greedy player plays, at once; ranked by one-step worth, valued as the position is now."""
    policy, view, legal = question.policy, question.view, question.legal
    totals = [0.0] * len(legal)
    value = 0.0
    for _ in range(WORLDS):
        world = view.sample(question.rng)
        value += policy.evaluate(world)[view.seat] / WORLDS
        for index, worth in enumerate(policy.prior(view, world, view.seat, legal)):
            totals[index] += worth
    order = sorted(range(len(legal)), key=lambda index: -totals[index])
    ranked = tuple((legal[index], totals[index] / WORLDS) for index in order)
    action = ranked[0][0]
    return Decision(action, value, policy.reason(view, action), ranked, WORLDS)


def flat_player(question: Question) -> Thinking:
    """Each action is tried in the same worlds, followed by playouts; the best mean value wins."""
    policy, view, legal, budget = question.policy, question.view, question.legal, question.budget
    end = perf_counter() + budget.seconds if budget.seconds is not None else None
    totals = [0.0] * len(legal)
    rounds = 0
    while rounds == 0 or not spent(budget.iterations, end, (rounds + 1) * len(legal)):
        world = view.sample(question.rng)
        for index, action in enumerate(legal):
            state = world.copy()
            state.apply(view.seat, action, Fast(question.rng))
            totals[index] += playout(policy, state, question.rng)[view.seat]
            yield
        rounds += 1
    order = sorted(range(len(legal)), key=lambda index: -totals[index])
    ranked = tuple((legal[index], totals[index] / rounds) for index in order)
    action, value = ranked[0]
    return Decision(action, value, policy.reason(view, action), ranked, rounds * len(legal))


def spent(iterations: int | None, end: float | None, needed: int) -> bool:
    """Whether a budget is used up: `needed` iterations are too many, or the time `end` has come."""
    return (iterations is not None and needed > iterations) or (end is not None and perf_counter() >= end)


def playout(policy: AnyPolicy, state: AnyState, rng: random.Random) -> Sequence[float]:
    """Play `state` on greedily for the policy's depth, and return each seat's value there.

    No random mistakes: in games of small steps one of them spoils what the steps before were good
    for (Macaraccoon: with a quarter of them the search lost to the greedy player).
    """
    chance = Fast(rng)
    draw = rng.random
    for _ in range(policy.depth):
        waiting = state.to_act()
        if not waiting:
            break
        seat = waiting[0] if len(waiting) == 1 else waiting[int(draw() * len(waiting))]
        state.apply(seat, policy.quick(state, seat, draw), chance)
    return policy.evaluate(state)
