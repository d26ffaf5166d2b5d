"""CookieBot at Got What It Bakes?: it plans which recipes will be ready and what each step adds to that."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from game.bots.bakes_steps import WORTH, Eyes
from game.bots.bakes_thinking import close, compare
from game.bots.bakes_worth import (
    size,
    standing,
)
from game.bots.plain import victory
from game.bots.policy import Budget, Decision, Policy, Reason
from game.rules.core import Action
from game.rules.got_what_it_bakes import BakesState, BakesView, bag
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes.actions import Move
from game.rules.got_what_it_bakes.cards import GOALS
from game.rules.got_what_it_bakes.pending import Place

SPREAD = 14.0
"""So many points ahead count as a clear lead."""
PAR = 75.0
"""Points that are even chances alone."""
SLIP = 0.2
"""How often normal takes the last of the steps that look about as good."""


class BakesPolicy(Policy[BakesState, BakesView, Move]):
    """Expected points; compared with the best rival, or alone and together with a good score."""

    game_id = "got_what_it_bakes"
    depth = 6
    slip = 0.3

    def prior(
        self, view: BakesView | None, state: BakesState, seat: int, legal: Sequence[Move]
    ) -> Sequence[float]:
        """What each action adds, in points."""
        eyes = Eyes(state, seat)
        return [WORTH[type(action)](eyes, action) for action in legal]

    def decide(
        self, view: BakesView, legal: Sequence[Move], level: str, budget: Budget, rng: random.Random
    ) -> Decision | None:
        """Hard thinks twice about what looks about as good; normal plays what looks best, with slips."""
        if level not in ("normal", "hard"):
            return None
        ranked = close(view, legal, self._looks, rng)
        trials = 1
        if level == "hard":
            ranked, trials = compare(view, ranked, self._looks, self._points, budget, rng)
        elif rng.random() < SLIP:
            ranked = ranked[-1:] + ranked[:-1]
        value = self.evaluate(view.sample(rng))[view.seat]
        worths = tuple((action, min(1.0, max(0.0, value + worth / 100))) for action, worth in ranked)
        return Decision(ranked[0][0], value, self.reason(view, ranked[0][0]), worths, trials)

    def _looks(self, state: BakesState, seat: int, legal: Sequence[Move]) -> list[float]:
        return list(self.prior(None, state, seat, legal))

    def _points(self, state: BakesState, seat: int) -> float:
        """Expected points, against rivals less half of the best one's."""
        own = standing(state, seat) + sum(standing(state, mate) for mate in state.mates[seat])
        rivals = [s for s in range(state.seats) if s != seat and s not in state.mates[seat]]
        return own - max((standing(state, s) for s in rivals), default=0.0) / 2

    def evaluate(self, state: BakesState) -> tuple[float, ...]:
        """The expected lead, as a chance to win; alone and together the expected points themselves."""
        mode = state.options.mode
        points = [standing(state, seat) for seat in range(state.seats)]
        outcome = state.outcome()
        if mode in ("solo", "cooperative"):
            mean = sum(points) / len(points)
            value = 1 / (1 + math.exp(-(mean - PAR) / (2 * SPREAD)))
            if outcome is not None and mode == "cooperative":
                value = 0.4 * value + 0.6 * bool(outcome.winners)
            return (value,) * state.seats
        if mode == "teams":
            points = [points[seat] + points[(seat + 2) % 4] for seat in range(4)]
        leads = []
        for seat, own in enumerate(points):
            rivals = [p for s, p in enumerate(points) if s != seat and s not in state.mates[seat]]
            leads.append(own - max(rivals))
        values = [1 / (1 + math.exp(-lead / SPREAD)) for lead in leads]
        if outcome is not None:
            shares = victory(outcome, together=False)
            values = [0.8 * share + 0.2 * value for share, value in zip(shares, values, strict=True)]
        return tuple(values)

    def reason(self, view: BakesView, action: Move) -> Reason:
        """What the action is good for."""
        return reason(view, action)


def reason(view: BakesView, action: Any) -> Reason:
    """One sentence about an action."""
    t = view.table
    match action:
        case act.Keep(card=card) if card in GOALS:
            return "bot-bakes-goal", {}
        case act.Gather(ingredient=i) | act.Buy(ingredient=i) | act.Unpack(ingredient=i):
            key = {act.Gather: "gather", act.Buy: "buy", act.Unpack: "unpack"}[type(action)]
            return f"bot-bakes-{key}", {"ingredient": bag.INGREDIENTS[i]}
        case act.Bake(dare=True):
            return "bot-bakes-dare", {}
        case act.Mark(recipe=r) if size(t.need[r]) == 1 and isinstance(t.pending, Place):
            return "bot-bakes-completes", {}
        case _:
            return f"bot-bakes-{_REASONS.get(type(action), 'best')}", {}


_REASONS: dict[type[Action], str] = {
    act.Keep: "recipe",
    act.Drop: "drop",
    act.Bonus: "bonus",
    act.Pick: "pick",
    act.Mark: "mark",
    act.Store: "store",
    act.SaveTime: "save-time",
    act.SaveCoins: "save-coins",
    act.DrawGoal: "goal",
    act.End: "end",
    act.Shop: "shop",
    act.RefreshShop: "refresh",
    act.RefreshRecipes: "refresh",
    act.TakeRecipe: "recipe",
    act.TakeBlind: "recipe",
    act.TakeTop: "recipe",
    act.Bake: "bake",
    act.Use: "use",
    act.Donate: "help",
    act.Answer: "answer",
    act.Offer: "exchange",
    act.For: "exchange",
}
POLICY = BakesPolicy()
