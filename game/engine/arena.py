"""One game between bots, and the cheat that sees everything: never offered to players."""

from __future__ import annotations

import random
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from game.bots import registry as policies
from game.bots.levels import HALF, PLAYERS, RUNGS, choose
from game.bots.plain import victory
from game.bots.policy import Budget, Decision, Question, finish
from game.bots.search import Search
from game.rules import registry
from game.rules.core import AnyState, AnyView, Match, View

CHEAT = "cheat"
BOTS: tuple[str, ...] = (*RUNGS, HALF, *PLAYERS, CHEAT)
"""All that can take a seat."""
PEEKING = ("got_what_it_bakes",)
"""Games at which hard's own way looks at the worlds it is given, so the cheat plays just so.

Where hard searches, that is the same. At Pastry Bids it mixes, whatever bid lies there: the cheat searches.
"""
MOST_ACTIONS = 20_000
"""A game that is longer counts as stuck."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One game to be played; plain, so that it travels to another process."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    """By seat."""
    seats_of: tuple[int, ...]
    """Which entrant sits on each seat."""
    seed: str
    budget: Budget


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a plan."""

    plan: Plan
    shares: tuple[float, ...]
    """Share of the victory, by seat."""
    scores: tuple[float, ...]
    reason: str
    actions: int
    decisions: tuple[int, ...]
    """Real choices (more than one legal action) by seat."""
    seconds: tuple[float, ...]
    """Time spent on these, by seat."""
    iterations: tuple[int, ...]


class TrueView(View[AnyState]):
    """A view whose only possible world is the truth: what the cheat looks through."""

    __slots__ = ("_state", "_view", "seat")

    def __init__(self, state: AnyState, seat: int) -> None:
        self.seat = seat
        self._state = state
        self._view: AnyView = state.view(seat)

    def sample(self, rng: random.Random) -> AnyState:
        """The true position."""
        return self._state.copy()

    def to_json(self) -> dict[str, Any]:
        """What an honest view would say."""
        return self._view.to_json()

    def __getattr__(self, name: str) -> Any:
        """The facts of an honest view, for policies that read them."""
        return getattr(self._view, name)


def play(plan: Plan) -> Result:
    """Play a game to its end. Raises `RuntimeError` when it doesn't come to one."""
    game = registry.get(plan.game)
    match = Match(game, len(plan.bots), game.options_type.from_json(plan.options), plan.seed)
    count = len(plan.bots)
    decisions, iterations, seconds = [0] * count, [0] * count, [0.0] * count
    while waiting := match.to_act():
        if len(match.log) >= MOST_ACTIONS:
            raise RuntimeError(
                f"{plan.game} with seed {plan.seed} has not ended after {MOST_ACTIONS} actions"
            )
        seat = waiting[0]
        begin = perf_counter()
        decision = decide(match, seat, plan.bots[seat], plan.budget)
        if len(match.seat(seat).legal()) > 1:
            seconds[seat] += perf_counter() - begin
            decisions[seat] += 1
            iterations[seat] += decision.iterations
        match.play(seat, decision.action)
    outcome = match.outcome()
    assert outcome is not None
    return Result(
        plan,
        victory(outcome, game.cooperative),
        outcome.scores,
        outcome.reason,
        len(match.log),
        tuple(decisions),
        tuple(seconds),
        tuple(iterations),
    )


def decide(match: Match, seat: int, bot: str, budget: Budget) -> Decision:
    """What a bot of the arena plays on a seat."""
    handle = match.seat(seat)
    legal = handle.legal()
    seed = f"{match.seed} {len(match.log)} {seat}"
    if bot != CHEAT:
        return choose(match.game, handle.view(), legal, bot, budget, seed)
    view = TrueView(match.state(), seat)
    if match.game.id in PEEKING:
        return choose(match.game, view, legal, "hard", budget, seed)
    question = Question(policies.get(match.game.id), view, legal, budget, random.Random(seed))
    return finish(Search(question).think())
