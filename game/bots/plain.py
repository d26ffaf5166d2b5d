"""A policy for any game: it knows nothing but the rules, plays on to the end and reads the outcome."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.policy import Policy, Reason
from game.rules.core import Action, AnyState, AnyView, Outcome

BEST: Reason = ("bot-reason-best", {})
"""The reason when nothing better is known: it looked best."""
UNDECIDED = (0.5,) * 8
"""Values of a position that is not decided, for more seats than any game has."""


class PlainPolicy(Policy[AnyState, AnyView, Action]):
    """What a new game is played with before somebody writes its own policy."""

    game_id = ""
    depth = 1000

    def __init__(self, cooperative: bool) -> None:
        self.cooperative = cooperative

    def prior(
        self, view: AnyView | None, state: AnyState, seat: int, legal: Sequence[Action]
    ) -> Sequence[float]:
        """All actions alike."""
        return [0.0] * len(legal)

    def evaluate(self, state: AnyState) -> tuple[float, ...]:
        """The victory at the end, undecided before."""
        outcome = state.outcome()
        return UNDECIDED if outcome is None else victory(outcome, self.cooperative)

    def reason(self, view: AnyView, action: Action) -> Reason:
        """That it looked best."""
        return BEST


def victory(outcome: Outcome, together: bool) -> tuple[float, ...]:
    """One victory as shares: 1 for each seat of a team that won together, else shared by the winners."""
    share = 1.0 if together else 1.0 / max(1, len(outcome.winners))
    return tuple(share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores)))
