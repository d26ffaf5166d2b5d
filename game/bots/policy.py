"""What a game tells CookieBot about itself (`Policy`), and what CookieBot answers (`Decision`)."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from game.rules.core import Action, State, View

S = TypeVar("S", bound=State[Any])
V = TypeVar("V", bound=View[Any])
A = TypeVar("A", bound=Action)

LEVELS: tuple[str, ...] = ("friendly", "easy", "normal", "hard")
"""The levels that players are offered, from the kindest to the strongest."""

Reason = tuple[str, dict[str, str | int]]
"""A text key and its arguments: one sentence that a child understands."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long CookieBot may think: until either limit is reached.

    With iterations and no seconds the decision depends on the seed alone, on every machine.
    With neither the level's own time holds (`game.bots.levels.TIMES`).
    """

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What CookieBot plays, and why."""

    action: Action
    value: float
    """Worth of the position for the bot's seat if it plays this: 0 (lost) to 1 (won)."""
    reason: Reason
    ranked: tuple[tuple[Action, float], ...] = ()
    """The actions that were weighed, best first, with their values (greedy: with their one-step worth)."""
    iterations: int = 0
    """Worlds that were played through to find it."""
    note: str = ""
    """Text key of a remark for the log (the bot fell back to a quick answer); empty: none."""


class Policy(ABC, Generic[S, V, A]):
    """One game's knowledge: how good a move looks, how good a position is, and how to say it.

    A module `game.bots.<game id>` exports one instance as `POLICY`. States that reach a policy
    are worlds drawn from the seat's view (`View.sample`), never the true position.
    """

    game_id: ClassVar[str]
    """The game that this policy plays."""
    depth: ClassVar[int] = 8
    """Decisions that a playout goes on for before `evaluate` is asked."""
    slip: ClassVar[float] = 0.25
    """How often the easy level plays some plausible action instead of its best."""

    @abstractmethod
    def prior(self, view: V | None, state: S, seat: int, legal: Sequence[A]) -> Sequence[float]:
        """One-step worth of each of the `legal` actions of `seat`, in their order; higher is better.

        Cheap: the greedy player, playouts and the order of moves in the search stand on it. The
        scale is the game's own, but a difference of 1 should mean a plainly better move. `view` is
        what the seat knows where a decision is really made; None inside playouts, where a view
        would cost too much. `state` must not be changed.
        """

    def quick(self, state: S, seat: int, draw: Callable[[], float]) -> A:
        """A legal action of `seat` with the highest prior, any of equals: what playouts go on with.

        A game may find it without weighing each action; `draw` gives a random number from 0 up to 1.
        """
        legal: Sequence[A] = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        priors = self.prior(None, state, seat, legal)
        top = max(priors)
        best = [action for action, prior in zip(legal, priors, strict=True) if prior == top]
        return best[0] if len(best) == 1 else best[int(draw() * len(best))]

    @abstractmethod
    def evaluate(self, state: S) -> tuple[float, ...]:
        """The value of any position for each seat: 0 (lost) to 1 (won).

        At the end of the game it reads the outcome (a little margin in it makes play livelier).
        """

    @abstractmethod
    def reason(self, view: V, action: A) -> Reason:
        """Why `action` is a good idea: text key (`bot-<topic>-...`) and arguments."""

    def decide(
        self, view: V, legal: Sequence[A], level: str, budget: Budget, rng: random.Random
    ) -> Decision | None:
        """The game's own way to play (a solved table, an equilibrium); None leaves it to the search.

        Must keep to the budget, draw only from `rng`, and weigh the level by itself.
        """
        return None


AnyPolicy = Policy[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Question:
    """One decision that a player is asked for. There is no position in it, only what the seat knows."""

    policy: AnyPolicy
    view: View[Any]
    legal: Sequence[Action]
    """The legal actions of the view's seat; not empty."""
    budget: Budget
    rng: random.Random
    """The player's own luck; never the match's."""


Thinking = Generator[None, None, Decision]
"""A player at work: it pauses often (a few milliseconds at most in between) and returns its decision."""

Player = Callable[[Question], Thinking]
"""How a kind of player thinks."""


def finish(thinking: Thinking) -> Decision:
    """Let a player think to the end, without pauses."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            decision: Decision = end.value
            return decision
