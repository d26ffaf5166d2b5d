"""The one door to CookieBot: a view and a level in, a decision out."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import replace

from game.bots import registry
from game.bots.plain import BEST
from game.bots.policy import LEVELS, Budget, Decision, Player, Question, Reason, Thinking, finish
from game.bots.search import search_player
from game.bots.simple import flat_player, greedy, greedy_player, random_player
from game.rules.core import Action, AnyGame, AnyView, BadOption

TIMES: dict[str, float] = {"friendly": 0.25, "easy": 0.25, "normal": 0.5, "hard": 0.9}
"""Seconds of thought at each level; with starting and telling it answers within 0.3, 0.6 and 1.0 s."""
NORMAL_SHARE = 8
"""Normal has this part of hard's iterations..."""
NORMAL_MOST = 150
"""...and never more than these."""
FRIENDLY_MOST = 40
"""Iterations of the friendly level."""
AHEAD = 0.6
"""From this value on the friendly level holds back..."""
EVEN = 0.5
"""...to what keeps the game about even."""
NEARLY = 0.08
"""Values this close are about as good to the friendly level..."""
FEW = 3
"""...among so many that it looked at most: what it hardly looked at would be no small slip."""

ONLY: Reason = ("bot-reason-only", {})


def easy_player(question: Question) -> Thinking:
    """Greedy, but now and then something else from the better half."""
    yield
    decision = greedy(question)
    if question.rng.random() < question.policy.slip:
        better = decision.ranked[: max(1, (len(decision.ranked) + 1) // 2)]
        return _changed(question, decision, better[int(question.rng.random() * len(better))][0])
    return decision


def friendly_player(question: Question) -> Thinking:
    """A short search; about as good as its best, and held back when it is winning."""
    most = _least(question.budget.iterations, FRIENDLY_MOST)
    decision = yield from search_player(replace(question, budget=replace(question.budget, iterations=most)))
    if decision.value > AHEAD:
        fair = [pair for pair in decision.ranked if pair[1] >= EVEN]
        action, value = min(fair, key=lambda pair: pair[1])
    else:
        close = [pair for pair in decision.ranked[:FEW] if pair[1] >= decision.value - NEARLY]
        action, value = close[int(question.rng.random() * len(close))]
    return replace(_changed(question, decision, action), value=value)


def normal_player(question: Question) -> Thinking:
    """A search with a part of hard's budget."""
    given = question.budget.iterations
    share = None if given is None else max(1, given // NORMAL_SHARE)
    budget = replace(question.budget, iterations=_least(share, NORMAL_MOST))
    return search_player(replace(question, budget=budget))


RUNGS: dict[str, Player] = {
    "random": random_player,
    "greedy": greedy_player,
    "flat": flat_player,
    "search": search_player,
}
"""Players for measuring. They don't ask the policy for its own way to play."""

HALF = "half"
"""Hard with half the budget: a rung for measuring too, which does."""

PLAYERS: dict[str, Player] = {
    "friendly": friendly_player,
    "easy": easy_player,
    "normal": normal_player,
    "hard": search_player,
}
"""The levels where a game has no way to play of its own."""


def think(
    game: AnyGame, view: AnyView, legal: Sequence[Action], level: str, budget: Budget, seed: str
) -> Thinking:
    """A decision in the making, for callers that think a slice at a time.

    `level` is one of `LEVELS` or `RUNGS` or `HALF`, `legal` the legal actions of the view's seat. The same
    seed and iterations (without seconds) give the same decision everywhere. Raises `BadOption`
    for an unknown level, or when there is nothing to decide.
    """
    if level not in (*PLAYERS, *RUNGS, HALF):
        raise BadOption(f"no bot is called {level!r}; there are: {', '.join((*LEVELS, *RUNGS, HALF))}")
    if not legal:
        raise BadOption(f"seat {view.seat} has nothing to decide")
    if budget.iterations is None and budget.seconds is None:
        budget = Budget(seconds=TIMES.get(level, TIMES["hard"]))
    if level == HALF:
        level, budget = "hard", _halved(budget)
    policy = registry.get(game.id)
    rng = random.Random(int.from_bytes(hashlib.sha256(seed.encode()).digest(), "big"))
    question = Question(policy, view, legal, budget, rng)
    if len(legal) == 1:
        return _forced(question)
    return _own_way(question, level) if level in PLAYERS else RUNGS[level](question)


def choose(
    game: AnyGame, view: AnyView, legal: Sequence[Action], level: str, budget: Budget, seed: str
) -> Decision:
    """What CookieBot plays; see `think`."""
    return finish(think(game, view, legal, level, budget, seed))


def quick(game: AnyGame, view: AnyView, legal: Sequence[Action], seed: str, note: str) -> Decision:
    """A greedy decision at once, with a remark for the log: the answer when thinking has failed."""
    try:
        return replace(choose(game, view, legal, "greedy", Budget(iterations=1), seed), note=note)
    except Exception:  # the same fault may have stopped the thinking; the game must go on whatever it is
        return Decision(legal[0], 0.5, BEST, note=note)


def _forced(question: Question) -> Thinking:
    yield
    action = question.legal[0]
    world = question.view.sample(question.rng)
    value = question.policy.evaluate(world)[question.view.seat]
    return Decision(action, value, ONLY, ((action, value),), 1)


def _own_way(question: Question, level: str) -> Thinking:
    yield
    own = question.policy.decide(question.view, question.legal, level, question.budget, question.rng)
    if own is not None:
        return own
    return (yield from PLAYERS[level](question))


def _halved(budget: Budget) -> Budget:
    iterations = None if budget.iterations is None else max(1, budget.iterations // 2)
    return Budget(iterations, None if budget.seconds is None else budget.seconds / 2)


def _changed(question: Question, decision: Decision, action: Action) -> Decision:
    """The decision with another action that was weighed, and the reason for that one."""
    return replace(decision, action=action, reason=question.policy.reason(question.view, action))


def _least(given: int | None, most: int) -> int:
    return most if given is None else min(given, most)
