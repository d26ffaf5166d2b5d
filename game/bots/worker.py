"""CookieBot's own process: thinking never costs the window a frame, and can be stopped at once.

The process is started when first needed, lives on between requests, and gets what a seat knows as
text, never the position. Every request has a number, so that an answer that comes late or twice
changes nothing. If the process crashes or thinks for far too long, a quick answer is given instead;
if none can be started at all, thinking is done here in slices of a few milliseconds.
"""

from __future__ import annotations

import json
import multiprocessing
import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import perf_counter
from typing import Any

from game.bots.levels import TIMES, choose, quick, think
from game.bots.policy import Budget, Decision, Thinking
from game.rules import registry
from game.rules.core import Action, AnyGame, AnyView

SLICE = 0.004
"""Seconds of thought in one `poll` when there is no process."""
GRACE = 2.0
"""Seconds beyond the budget (start of the process included) before an answer counts as overdue."""
PATIENCE = 30.0
"""Seconds allowed to a budget that has iterations and no time."""
FAILED = "bot-note-failed"
"""Text key: CookieBot stumbled and answered quickly."""
LATE = "bot-note-late"
"""Text key: CookieBot took too long and answered quickly."""

Serve = Callable[[Connection], None]


@dataclass(frozen=True, slots=True)
class _Pending:
    """The request that is being thought about."""

    number: int
    game: AnyGame
    view: AnyView
    legal: Sequence[Action]
    level: str
    budget: Budget
    seed: str
    overdue: float

    def message(self) -> bytes:
        """What the process gets."""
        return json.dumps(
            {
                "number": self.number,
                "game": self.game.id,
                "view": self.view.to_json(),
                "legal": [str(action) for action in self.legal],
                "level": self.level,
                "iterations": self.budget.iterations,
                "seconds": self.budget.seconds,
                "seed": self.seed,
            }
        ).encode()


class Worker:
    """One thinker for one table: one request at a time, asked without blocking."""

    def __init__(self, serve: Serve | None = None) -> None:
        """`serve` replaces what the process runs (tests); it must be importable by name."""
        self._serve = serve if serve is not None else serve_requests
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._pending: _Pending | None = None
        self._slices: Thinking | None = None
        self._number = 0
        self.problem = ""
        """What went wrong last, for a report; empty if nothing did."""

    @property
    def busy(self) -> bool:
        """Whether a request is being thought about."""
        return self._pending is not None

    def warm_up(self) -> None:
        """Start the process now (while a scene fades in), so that the first answer comes sooner."""
        if self._process is None:
            self._start()

    def request(
        self,
        game: AnyGame,
        view: AnyView,
        legal: Sequence[Action],
        level: str,
        seed: str,
        budget: Budget | None = None,
    ) -> int:
        """Start to think, dropping any earlier request; returns the request's number.

        The game must be in the registry. Without a budget the level's own time holds.
        """
        self.cancel()
        self._number += 1
        budget = budget if budget is not None else Budget()
        allowed = budget.seconds
        if allowed is None:
            allowed = TIMES[level] if budget.iterations is None else PATIENCE
        overdue = perf_counter() + allowed + GRACE
        self._pending = _Pending(self._number, game, view, tuple(legal), level, budget, seed, overdue)
        if self._process is not None and not self._process.is_alive():
            self._stop()
        if self._connection is None and not self._start():
            self._slices = think(game, view, legal, level, budget, seed)
        elif self._connection is not None:
            try:
                self._connection.send_bytes(self._pending.message())
            except OSError as error:  # it died in between; poll answers at once
                self.problem = repr(error)
                self._stop()
        return self._number

    def poll(self) -> Decision | None:
        """The decision once it is there, then None again; never blocks (a slice of thought at most)."""
        pending = self._pending
        if pending is None:
            return None
        if self._slices is not None:
            return self._think_a_slice(self._slices)
        if self._connection is None:
            return self._give_up(FAILED)
        try:
            while self._connection.poll():
                answer = json.loads(self._connection.recv_bytes())
                if answer["number"] != pending.number:
                    continue
                if "error" in answer:
                    self.problem = answer["error"]
                    return self._give_up(FAILED)
                self._pending = None
                return read_decision(pending.game, answer)
        except (OSError, EOFError) as error:
            self.problem = repr(error)
            self._stop()
            return self._give_up(FAILED)
        if perf_counter() > pending.overdue:
            self._stop()
            return self._give_up(LATE)
        return None

    def cancel(self) -> None:
        """Forget the request. A process at work is ended; the next request starts a new one."""
        if self._pending is not None and self._slices is None:
            self._stop()
        self._pending = None
        self._slices = None

    def close(self) -> None:
        """End the process, if there is one."""
        self._pending = None
        self._slices = None
        self._stop()

    def _think_a_slice(self, slices: Thinking) -> Decision | None:
        end = perf_counter() + SLICE
        try:
            while perf_counter() < end:
                next(slices)
        except StopIteration as done:
            decision: Decision = done.value
            self._pending = self._slices = None
            return decision
        except Exception as error:  # whatever is wrong with a bot must not stop the game
            self.problem = repr(error)
            return self._give_up(FAILED)
        return None

    def _give_up(self, note: str) -> Decision:
        pending = self._pending
        assert pending is not None
        self._pending = self._slices = None
        return quick(pending.game, pending.view, pending.legal, pending.seed, note)

    def _start(self) -> bool:
        """Start the process; False when the system doesn't allow one."""
        try:
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=self._serve, args=(theirs,), name="CookieBot", daemon=True)
            process.start()
            theirs.close()
        except (OSError, RuntimeError, ValueError) as error:
            self.problem = repr(error)
            return False
        self._process, self._connection = process, ours
        return True

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._connection is not None:
            self._connection.close()
        self._process = self._connection = None


def serve_requests(connection: Connection) -> None:
    """What the process does: answer requests until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program, which then ends us
    while True:
        try:
            asked = json.loads(connection.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            answer = answer_to(asked)
        except Exception as error:  # told to the program, which answers quickly instead
            answer = {"number": asked["number"], "error": repr(error)}
        try:
            connection.send_bytes(json.dumps(answer).encode())
        except OSError:
            return


def answer_to(asked: dict[str, Any]) -> dict[str, Any]:
    """Think about one request and write the decision down as plain data."""
    game = registry.get(asked["game"])
    view = game.view_from_json(asked["view"])
    legal = [game.parse(text) for text in asked["legal"]]
    budget = Budget(asked["iterations"], asked["seconds"])
    decision = choose(game, view, legal, asked["level"], budget, asked["seed"])
    return {
        "number": asked["number"],
        "action": str(decision.action),
        "value": decision.value,
        "reason": list(decision.reason),
        "ranked": [[str(action), value] for action, value in decision.ranked],
        "iterations": decision.iterations,
        "note": decision.note,
    }


def read_decision(game: AnyGame, answer: dict[str, Any]) -> Decision:
    """The decision that `answer_to` wrote down."""
    key, args = answer["reason"]
    return Decision(
        game.parse(answer["action"]),
        answer["value"],
        (key, args),
        tuple((game.parse(text), value) for text, value in answer["ranked"]),
        answer["iterations"],
        answer["note"],
    )
