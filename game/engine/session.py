"""One conversation over the engine protocol: a match at most, and one answer for each request."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from game.bots.levels import choose
from game.bots.policy import LEVELS, Budget
from game.engine.lines import Trouble
from game.rules import registry
from game.rules.core import (
    BadNotation,
    BadOption,
    BadPosition,
    ChanceError,
    IllegalMove,
    Match,
    RulesError,
    Scripted,
    SeatHandle,
    Seeded,
    seats_of,
)
from game.text import Texts
from game.text.pieces import with_names

Request = dict[str, Any]
Answer = dict[str, Any]

MOST_SECONDS = 60.0
"""Longest thought that a bot may be asked for."""
MOST_ITERATIONS = 1_000_000
KINDS: tuple[tuple[type[RulesError], str], ...] = (
    (BadOption, "option"),
    (BadNotation, "notation"),
    (BadPosition, "position"),
    (ChanceError, "chance"),
    (RulesError, "state"),
)
"""What the rules refuse -> `kind` of the error."""


class Session:
    """Answers requests. It holds the match that was last laid out or loaded."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._chance = Scripted()
        self._texts = Texts("en")
        self._does: dict[str, Callable[[Request], Answer]] = {
            "games": self._games,
            "new": self._new,
            "legal": self._legal,
            "apply": self._apply,
            "view": self._view,
            "state": self._state,
            "load": self._load,
            "script": self._script,
            "undo": self._undo,
            "outcome": self._outcome,
            "log": self._log,
            "bot": self._bot,
        }

    def answer(self, request: Request) -> Answer:
        """The answer to a request, without its `id` and `ok`. Raises `Trouble`; then nothing has changed."""
        do = request.get("do")
        if not isinstance(do, str) or do not in self._does:
            raise Trouble("request", f"`do` is one of: {', '.join(self._does)}")
        try:
            return self._does[do](request)
        except IllegalMove as refusal:
            names = with_names(self._texts, refusal.key, refusal.args_for_text)
            sentence = self._texts.t(refusal.key, **names)
            raise Trouble("illegal", sentence, clause=refusal.clause, key=refusal.key) from None
        except RulesError as error:
            kind = next(kind for error_type, kind in KINDS if isinstance(error, error_type))
            raise Trouble(kind, str(error)) from None

    def _games(self, request: Request) -> Answer:
        return {
            "games": [
                {
                    "id": game.id,
                    "seats": list(game.seats),
                    "options": [spec.to_json() for spec in game.options_type.specs()],
                }
                for game in registry.games()
            ]
        }

    def _new(self, request: Request) -> Answer:
        game = registry.get(text(request, "game"))
        seats = number(request, "seats")
        options = game.options_type.from_json(request.get("options", {}))
        seed = seed_of(request) if "seed" in request else secrets.token_hex(8)
        chance = Scripted(self._chance.results, then=Seeded(seed))
        self._match = Match(game, seats, options, seed, chance=chance)
        self._chance = chance
        return {"seed": seed, **self._where()}

    def _legal(self, request: Request) -> Answer:
        return {"actions": [str(action) for action in self._seat(request).legal()]}

    def _apply(self, request: Request) -> Answer:
        match, seat = self._now(), self._seat(request).seat
        action = match.game.parse(text(request, "action"))
        try:
            events = match.play(seat, action)
        except ChanceError as error:
            self._chance.results.clear()
            raise ChanceError(f"{error}; the rest of the script is dropped") from None
        return {"events": [event.to_json() for event in events], **self._where()}

    def _view(self, request: Request) -> Answer:
        return {"view": self._seat(request).view().to_json()}

    def _state(self, request: Request) -> Answer:
        match = self._now()
        return {
            "game": match.game.id,
            "seats": match.seats,
            "options": match.options.to_json(),
            "state": match.state().to_json(),
            "digest": match.digest(),
        }

    def _load(self, request: Request) -> Answer:
        game = registry.get(text(request, "game")) if "game" in request else self._now().game
        state = game.state_from_json(request.get("state"))
        seats = seats_of(state.to_json())
        old = self._match
        if "options" in request or old is None or old.game is not game:
            options = game.options_type.from_json(request.get("options", {}))
        else:
            options = old.options
        seed = old.seed if old is not None else secrets.token_hex(8)
        chance = Scripted(self._chance.results, then=Seeded(seed))
        self._match = Match(game, seats, options, seed, start=state, chance=chance)
        self._chance = chance
        return {"seats": seats, **self._where()}

    def _script(self, request: Request) -> Answer:
        results = request.get("chance")
        if not isinstance(results, list) or any(isinstance(item, (dict, list)) for item in results):
            raise Trouble("request", "`chance` is a list of results: faces of dice, ids of cards, numbers")
        self._chance.results.clear()
        self._chance.results.extend(results)
        return {"scripted": len(results)}

    def _undo(self, request: Request) -> Answer:
        match = self._now()
        if not match.log:
            raise Trouble("state", "nothing has been done yet")
        entry = match.undo(match.log[-1].seat)
        return {"seat": entry.seat, "action": str(entry.action), **self._where()}

    def _outcome(self, request: Request) -> Answer:
        outcome = self._now().outcome()
        return {"outcome": None if outcome is None else outcome.to_json()}

    def _log(self, request: Request) -> Answer:
        return {
            "log": [
                {
                    "seat": entry.seat,
                    "action": str(entry.action),
                    "events": [event.to_json() for event in entry.events],
                }
                for entry in self._now().log
            ]
        }

    def _bot(self, request: Request) -> Answer:
        match, seat = self._now(), self._seat(request)
        level = text(request, "level") if "level" in request else "hard"
        if level not in LEVELS:
            raise BadOption(f"no level is called {level!r}; there are: {', '.join(LEVELS)}")
        seconds = float(amount(request, "seconds", MOST_SECONDS)) if "seconds" in request else None
        iterations = int(amount(request, "iterations", MOST_ITERATIONS)) if "iterations" in request else None
        seed = seed_of(request) if "seed" in request else f"{match.seed} {len(match.log)}"
        budget = Budget(iterations, seconds)
        decision = choose(match.game, seat.view(), seat.legal(), level, budget, seed)
        key, args = decision.reason
        return {
            "action": str(decision.action),
            "reason": self._texts.t(key, **args),
            "value": round(decision.value, 4),
            "iterations": decision.iterations,
        }

    def _now(self) -> Match:
        if self._match is None:
            raise Trouble("state", "no game is laid out yet; begin with `new`")
        return self._match

    def _seat(self, request: Request) -> SeatHandle:
        match, seat = self._now(), number(request, "seat")
        if not 0 <= seat < match.seats:
            raise Trouble("request", f"there is no seat {seat}; the last one is {match.seats - 1}")
        return match.seat(seat)

    def _where(self) -> Answer:
        """Who is waited for, the position's fingerprint, and the outcome at the end."""
        match = self._now()
        outcome = match.outcome()
        where: Answer = {"to_act": list(match.to_act()), "digest": match.digest()}
        return where if outcome is None else {**where, "outcome": outcome.to_json()}


def text(request: Request, name: str) -> str:
    """A text of a request. Raises `Trouble`."""
    value = request.get(name)
    if not isinstance(value, str):
        raise Trouble("request", f"`{name}` is a text")
    return value


def seed_of(request: Request) -> str:
    """The seed in a request. JSON can hold halves of characters, which have no bytes. Raises `Trouble`."""
    value = text(request, "seed")
    if any("\ud800" <= char <= "\udfff" for char in value):
        raise Trouble("request", "`seed` holds half of a character")
    return value


def number(request: Request, name: str) -> int:
    """A whole number of a request. Raises `Trouble`."""
    value = request.get(name)
    if type(value) is not int:
        raise Trouble("request", f"`{name}` is a whole number")
    return value


def amount(request: Request, name: str, most: float) -> float:
    """A positive number of a request, at most `most`. Raises `Trouble`."""
    value = request.get(name)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value <= most:
        raise Trouble("request", f"`{name}` is a number above 0, at most {most:g}")
    return float(value)
