"""Policies and processes for the tests of the bot frame; importable by name, as a spawned process needs."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection

from game.bots.plain import PlainPolicy
from game.bots.policy import Reason
from game.bots.worker import answer_to
from game.rules import registry
from game.rules.core import Action, AnyState, AnyView, Match
from tests.contract.toy import Lay, Split, ToyState


class ToyPolicy(PlainPolicy):
    """Crumbs: high cards win (or low ones), and keeping beats sharing."""

    game_id = "toy"
    depth = 4

    def __init__(self) -> None:
        super().__init__(cooperative=False)

    def prior(
        self, view: AnyView | None, state: AnyState, seat: int, legal: Sequence[Action]
    ) -> Sequence[float]:
        assert isinstance(state, ToyState)
        return [worth(action, state.low) for action in legal]

    def evaluate(self, state: AnyState) -> tuple[float, ...]:
        assert isinstance(state, ToyState)
        total = sum(state.crumbs) + len(state.crumbs)
        return tuple((crumbs + 1) / total for crumbs in state.crumbs)

    def reason(self, view: AnyView, action: Action) -> Reason:
        return "bot-toy-reason", {"action": str(action)}


def worth(action: Action, low: bool) -> float:
    """The one-step worth of an action of Crumbs."""
    if isinstance(action, Lay):
        return -action.card if low else action.card
    assert isinstance(action, Split)
    return 0.0 if action.share else 1.0


class BrokenPolicy(ToyPolicy):
    """A policy with a fault."""

    def prior(
        self, view: AnyView | None, state: AnyState, seat: int, legal: Sequence[Action]
    ) -> Sequence[float]:
        raise ZeroDivisionError("a fault of the policy")


def box_match(seed: str = "table") -> Match:
    """A match of the first game in the box (a spawned process knows only what is really in it)."""
    game = registry.get(registry.ids()[0])
    match = Match(game, game.seats[-1], game.options_type(), seed)
    for _ in range(200):
        seat = match.to_act()[0]
        legal = match.seat(seat).legal()
        if len(legal) > 1:
            return match
        match.play(seat, legal[0])
    raise AssertionError("no choice came up")


def crash(connection: Connection) -> None:
    """A process that dies when it is asked."""
    connection.recv_bytes()
    os._exit(3)


def refuse(connection: Connection) -> None:
    """A process that reports a fault."""
    number = json.loads(connection.recv_bytes())["number"]
    connection.send_bytes(json.dumps({"number": number, "error": "ValueError('a fault')"}).encode())
    connection.recv_bytes()


def sleep(connection: Connection) -> None:
    """A process that never answers."""
    connection.recv_bytes()
    time.sleep(600)


def stutter(connection: Connection) -> None:
    """A process that sends an answer to an older question first, and every answer twice."""
    while True:
        try:
            asked = json.loads(connection.recv_bytes())
        except EOFError:
            return
        answer = answer_to(asked)
        for number in (asked["number"] - 1, asked["number"], asked["number"]):
            connection.send_bytes(json.dumps({**answer, "number": number}).encode())


def tell_modules(connection: Connection) -> None:
    """A process that answers, and reports as an error whether it holds pygame."""
    asked = json.loads(connection.recv_bytes())
    answer_to(asked)
    loaded = [name for name in ("pygame", "pytmx", "numpy") if name in sys.modules]
    connection.send_bytes(json.dumps({"number": asked["number"], "error": f"loaded {loaded}"}).encode())
    connection.recv_bytes()
