"""Information-set Monte Carlo tree search from one seat's view (single observer).

Every iteration draws a new world from the view, walks down one tree shared by all worlds, adds a
node, plays on for a few decisions and asks the policy what the position is worth. How often an
action was available counts, so that actions that are rarely legal don't look neglected. Seats that
decide at the same time choose without knowing of each other. Of many actions only the most
promising few are tried at first, more as a node is visited more often.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import log, sqrt
from time import perf_counter

from game.bots.policy import Decision, Question, Thinking
from game.bots.simple import playout, spent
from game.rules.core import Action, AnyState, Fast

EXPLORATION = 0.5
"""Weight of the doubt about an action in units of value."""
BIAS = 0.3
"""Weight of the prior of an action that has hardly been tried."""
WIDTH = 6
"""Actions that a node tries from the start..."""
WIDENING = 1.5
"""...and this many more times the square root of its visits."""


class Edge:
    """An action of a seat at a node and what came of it."""

    __slots__ = ("action", "available", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior  # 0 to 1 among the actions first seen together
        self.visits = 0
        self.available = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """Average value for the seat that acts; call only after a visit."""
        return self.total / self.visits


class Node:
    """What is the same for the observer: the actions since the root. Worlds and luck may differ."""

    __slots__ = ("children", "edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, dict[Action, Edge]] = {}  # by seat
        self.children: dict[Hashable, Node] = {}
        self.visits = 0


class Search:
    """One decision's search. The same question with a budget of iterations gives the same answer."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.policy = question.policy
        self.rng = question.rng
        self.seat = question.view.seat
        self.root = Node()

    def think(self) -> Thinking:
        """Search until the budget is spent or the decision can't change any more."""
        budget = self.question.budget
        end = perf_counter() + budget.seconds if budget.seconds is not None else None
        least = min(len(self.question.legal), WIDTH)
        done = 0
        while done < least or not spent(budget.iterations, end, done + 1):
            self.iterate()
            done += 1
            if done >= least and budget.iterations is not None and self._settled(budget.iterations - done):
                break
            yield
        return self._decision(done)

    def iterate(self) -> None:
        """Draw a world, walk down to a new node, play on, and remember what it was worth."""
        state = self.question.view.sample(self.rng)
        chance = Fast(self.rng)
        node, path = self.root, list[tuple[int, Edge]]()
        waiting = state.to_act()
        movers = waiting if self.seat in waiting else (self.seat,)
        fresh = False
        while movers and not fresh:
            node.visits += 1
            chosen: list[Action] = []
            for mover in movers:
                if chosen and mover not in state.to_act():
                    continue
                given = self.question.legal if node is self.root and mover == self.seat else None
                edge = self._pick(node, state, mover, given or state.legal(mover))
                fresh = fresh or edge.visits == 0
                path.append((mover, edge))
                chosen.append(edge.action)
                state.apply(mover, edge.action, chance)
            key = chosen[0] if len(chosen) == 1 else tuple(chosen)
            child = node.children.get(key)
            if child is None:
                child = node.children[key] = Node()
                fresh = True
            node, movers = child, state.to_act()
        values = playout(self.policy, state, self.rng)
        for mover, edge in path:
            edge.visits += 1
            edge.total += values[mover]

    def _pick(self, node: Node, state: AnyState, seat: int, legal: Sequence[Action]) -> Edge:
        edges = node.edges.get(seat)
        if edges is None:
            edges = node.edges[seat] = {}
        found = [edges[action] for action in legal if action in edges]
        if len(found) < len(legal):
            found = self._grow(edges, state, seat, legal)
        width = WIDTH + int(WIDENING * sqrt(node.visits))
        if len(found) > width:
            found = sorted(found, key=lambda edge: -edge.prior)[:width]
        best, best_worth = found[0], -1.0
        for edge in found:
            edge.available += 1
            if not edge.visits:
                worth = 1000.0 + edge.prior
            else:
                doubt = EXPLORATION * sqrt(log(edge.available) / edge.visits)
                worth = edge.total / edge.visits + doubt + BIAS * edge.prior / (edge.visits + 1)
            if worth > best_worth:
                best, best_worth = edge, worth
        return best

    def _grow(
        self, edges: dict[Action, Edge], state: AnyState, seat: int, legal: Sequence[Action]
    ) -> list[Edge]:
        view = self.question.view if edges is self.root.edges.get(self.seat) else None
        priors = self.policy.prior(view, state, seat, legal) if len(legal) > 1 else (0.0,)
        low = min(priors)
        spread = max(priors) - low or 1.0
        for action, prior in zip(legal, priors, strict=True):
            if action not in edges:
                edges[action] = Edge(action, (prior - low) / spread)
        return [edges[action] for action in legal]

    def _tried(self) -> list[Edge]:
        edges = [edge for edge in self.root.edges[self.seat].values() if edge.visits]
        return sorted(edges, key=lambda edge: (-edge.visits, -edge.mean))

    def _settled(self, left: int) -> bool:
        """Whether the runner-up can't catch up with what is left of the budget."""
        most = second = 0
        for edge in self.root.edges[self.seat].values():
            if edge.visits > most:
                most, second = edge.visits, most
            elif edge.visits > second:
                second = edge.visits
        return most - second > left

    def _decision(self, done: int) -> Decision:
        tried = self._tried()
        best = tried[0]
        reason = self.policy.reason(self.question.view, best.action)
        ranked = tuple((edge.action, edge.mean) for edge in tried)
        return Decision(best.action, best.mean, reason, ranked, done)


def search_player(question: Question) -> Thinking:
    """Search with the whole budget."""
    return Search(question).think()
