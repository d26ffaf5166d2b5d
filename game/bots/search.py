"""Information-set Monte Carlo tree search from one seat's view (single observer).

Every iteration draws a new world from the view, walks down one tree shared by all worlds, adds a
node, plays on for a few decisions and asks the policy what the position is worth. How often an
action was available counts, so that actions that are rarely legal don't look neglected. Seats that
decide at the same time choose without knowing of each other. The policy's prior says where to look
first and how much: with few iterations the search is the greedy player who thinks twice.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp, sqrt
from time import perf_counter

from game.bots.policy import Decision, Question, Thinking
from game.bots.simple import playout, spent
from game.rules.core import Action, AnyState, Fast

EXPLORATION = 0.7
"""Weight of the doubt about an action, in standard deviations of what playouts bring."""
SOFTNESS = 1.0
"""Difference of priors that makes an action e times as likely to be looked at."""
LEAST = 6
"""Iterations that are done even when there is no time."""
FLOOR = 0.1
"""Part of the attention that is shared by all actions alike, however bad they look."""
GUESS = 0.1
"""Deviation assumed before there are playouts."""


class Edge:
    """An action of a seat at a node and what came of it."""

    __slots__ = ("action", "available", "promise", "total", "visits")

    def __init__(self, action: Action, promise: float) -> None:
        self.action = action
        self.promise = promise  # share of attention, not yet made to add up to 1
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


class Spread:
    """The standard deviation of a stream of values."""

    __slots__ = ("_count", "_mean", "_squares")

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """Take one more value into account."""
        self._count += 1
        off = value - self._mean
        self._mean += off / self._count
        self._squares += off * (value - self._mean)

    @property
    def deviation(self) -> float:
        """The deviation so far; a guess while there are hardly any values."""
        return sqrt(self._squares / self._count) if self._count >= 4 else GUESS


class Search:
    """One decision's search. The same question with a budget of iterations gives the same answer."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.policy = question.policy
        self.rng = question.rng
        self.seat = question.view.seat
        self.root = Node()
        self._own: list[Edge] = []  # of the root: its actions are the same in every world
        self._spread = Spread()

    def think(self) -> Thinking:
        """Search until the budget is spent or the decision can't change any more."""
        budget = self.question.budget
        end = perf_counter() + budget.seconds if budget.seconds is not None else None
        least = min(len(self.question.legal), LEAST)
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
        self._spread.add(values[self.seat])
        for mover, edge in path:
            edge.visits += 1
            edge.total += values[mover]

    def _pick(self, node: Node, state: AnyState, seat: int, legal: Sequence[Action]) -> Edge:
        own = node is self.root and seat == self.seat
        found = self._own if own else []
        if not found:
            edges = node.edges.get(seat)
            if edges is None:
                edges = node.edges[seat] = {}
            found = [edges[action] for action in legal if action in edges]
            if len(found) < len(legal):
                found = self._grow(edges, state, seat, legal)
            if own:
                self._own = found
        if len(found) == 1:
            found[0].available += 1
            return found[0]
        visits, total, promise = 0, 0.0, 0.0
        for edge in found:
            edge.available += 1
            visits += edge.visits
            total += edge.total
            promise += edge.promise
        usual = total / visits if visits else 0.0
        doubt = EXPLORATION * self._spread.deviation / promise
        best, best_worth = found[0], float("-inf")
        for edge in found:
            tried = edge.visits
            worth = edge.total / tried if tried else usual
            worth += doubt * edge.promise * sqrt(edge.available) / (1 + tried)
            if worth > best_worth:
                best, best_worth = edge, worth
        return best

    def _grow(
        self, edges: dict[Action, Edge], state: AnyState, seat: int, legal: Sequence[Action]
    ) -> list[Edge]:
        view = self.question.view if edges is self.root.edges.get(self.seat) else None
        priors = self.policy.prior(view, state, seat, legal) if len(legal) > 1 else (0.0,)
        top = max(priors)
        weights = [exp((prior - top) / SOFTNESS) for prior in priors]
        even = FLOOR * sum(weights) / len(weights)
        for action, weight in zip(legal, weights, strict=True):
            if action not in edges:
                edges[action] = Edge(action, weight + even)
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
