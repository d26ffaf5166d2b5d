"""A match: options, seed, chance, position and log; replay, undo and saves, once for all games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.core.chance import Chance, Seeded
from game.rules.core.contract import Game, State, View
from game.rules.core.errors import BadPosition, RulesError
from game.rules.core.values import Action, Event, Options, Outcome

AnyGame = Game[Any, Any, Any]
AnyState = State[Any]
AnyView = View[Any]

FORMAT = 1
"""Version of the match's plain data."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: the intent, and what came of it."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    final: bool
    """Whether chance was used or something hidden was shown, so that it can't be taken back."""


class Match:
    """One game from its first decision to its outcome.

    The same game, seats, options, seed and actions give the same match everywhere.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options,
        seed: str,
        *,
        start: AnyState | None = None,
        chance: Chance | None = None,
    ) -> None:
        """Lay out a new game, or go on from the position `start`.

        `chance` replaces the seeded one (scripts, tests). Raises `BadOption`.
        """
        game.check(seats, options)
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.log: list[Entry] = []
        self._given = start
        self._chance = chance if chance is not None else Seeded(seed)
        self._state: AnyState = start.copy() if start is not None else game.new(seats, options, self._chance)
        self._sealed = 0
        self._history: list[AnyState] = []

    def seat(self, seat: int) -> SeatHandle:
        """All that a scene or a bot gets of this match for one seat."""
        return SeatHandle(self, seat)

    def to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self._state.to_act()

    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return self._state.outcome()

    def digest(self) -> str:
        """Fingerprint of the position."""
        return self._state.digest()

    def state(self) -> AnyState:
        """A copy of the whole position (saves, the engine's `state`; never for scenes or bots)."""
        return self._state.copy()

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Check and carry out an action; the one door through which a match changes.

        Raises `IllegalMove`; the match is then unchanged.
        """
        refusal = self._state.refusal(seat, action)
        if refusal is not None:
            raise refusal
        before = self._state
        after = before.copy()
        drawn = self._chance.drawn
        events: list[Event] = []
        after.apply(seat, action, self._chance, events)
        final = self._chance.drawn != drawn or any(reveals(event) for event in events)
        self._history.append(before)
        self._state = after
        self.log.append(Entry(seat, action, tuple(events), final))
        return self.log[-1].events

    def seal(self) -> None:
        """From here nothing earlier can be taken back (a hand-over screen was shown)."""
        self._sealed = len(self.log)

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` may take back the last action: its own, and nothing random or hidden came of it."""
        return len(self.log) > self._sealed and self.log[-1].seat == seat and not self.log[-1].final

    def undo(self, seat: int) -> Entry:
        """Take back the last action and return its entry. Raises `RulesError` when that is not allowed."""
        if not self.can_undo(seat):
            raise RulesError("there is nothing that this seat may take back")
        self._state = self._history.pop()
        return self.log.pop()

    def earlier(self, number: int) -> Match:
        """A match of its own that stands as this one stood before line `number` of its log (from 0).

        Raises `RulesError` when there is no such line.
        """
        if not 0 <= number < len(self.log):
            raise RulesError(f"there is no line {number} in the log")
        return Match(self.game, self.seats, self.options, self.seed, start=self._history[number])

    def to_json(self) -> dict[str, Any]:
        """Everything that gives this match again, as plain data."""
        return {
            "format": FORMAT,
            "game": self.game.id,
            "seats": self.seats,
            "options": self.options.to_json(),
            "seed": self.seed,
            "start": self._given.to_json() if self._given is not None else None,
            "actions": [[entry.seat, str(entry.action)] for entry in self.log],
            "sealed": self._sealed,
            "digest": self.digest(),
        }

    @classmethod
    def from_json(cls, game: AnyGame, data: object) -> Match:
        """The match that `to_json` wrote, replayed action by action.

        Raises `RulesError` (`BadPosition`, `BadOption`, `BadNotation`, `IllegalMove`) with the
        reason when the data can't be a match of this game.
        """
        if not isinstance(data, dict) or data.get("game") != game.id:
            raise BadPosition(f"this is no match of {game.id}")
        seats, seed, actions, sealed = (data.get(k) for k in ("seats", "seed", "actions", "sealed"))
        if type(seats) is not int or not isinstance(seed, str) or not seed.isprintable():
            raise BadPosition("a match needs a number of seats and a seed")
        if not isinstance(actions, list) or type(sealed) is not int or not 0 <= sealed <= len(actions):
            raise BadPosition("a match needs its list of actions")
        start = data.get("start")
        options = game.options_type.from_json(data.get("options"))
        given = None if start is None else game.state_from_json(start)
        if given is not None and seats_of(given.to_json()) != seats:
            raise BadPosition(f"the match has {seats} seats, and its first position has others")
        match = cls(game, seats, options, seed, start=given)
        for item in actions:
            if not isinstance(item, list) or len(item) != 2 or type(item[0]) is not int:
                raise BadPosition(f"an action is a pair of seat and text, not {item!r}")
            if not 0 <= item[0] < seats:
                raise BadPosition(f"there is no seat {item[0]}")
            match.play(item[0], game.parse(str(item[1])))
        if match.digest() != data.get("digest"):
            raise BadPosition("replaying the actions leads to another position than the one stored")
        match._sealed = sealed
        return match


class SeatHandle:
    """A match through the eyes and hands of one seat; it can't reach the position."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        if not 0 <= seat < match.seats:
            raise RulesError(f"there is no seat {seat}")
        self._match = match
        self.seat = seat

    def view(self) -> AnyView:
        """What this seat may know."""
        return self._match._state.view(self.seat)

    def legal(self) -> Sequence[Action]:
        """What this seat may do now."""
        return self._match._state.legal(self.seat)

    def why_not(self, action: Action) -> RulesError | None:
        """The refusal of an action (an `IllegalMove` with its clause), or None when it is legal."""
        return self._match._state.refusal(self.seat, action)

    def try_(self, action: Action) -> tuple[Event, ...]:
        """Play an action and return its events as this seat may see them. Raises `IllegalMove`."""
        return tuple(event.for_seat(self.seat) for event in self._match.play(self.seat, action))

    def events_since(self, index: int) -> list[tuple[int, tuple[Event, ...]]]:
        """The log from entry `index` on: acting seat and events for these eyes."""
        return [
            (entry.seat, tuple(event.for_seat(self.seat) for event in entry.events))
            for entry in self._match.log[index:]
        ]

    def can_undo(self) -> bool:
        """Whether this seat may take back the last action."""
        return self._match.can_undo(self.seat)

    def undo(self) -> Entry:
        """Take back this seat's last action. Raises `RulesError`."""
        return self._match.undo(self.seat)


def seats_of(position: dict[str, Any]) -> int:
    """How many seats a position has: its `seats` is their number or a list with an entry for each."""
    seats = position["seats"]
    return len(seats) if isinstance(seats, list) else int(seats)


def reveals(event: Event) -> bool:
    """Whether an event shows somebody something hidden (so its action can't be taken back)."""
    return bool(getattr(event, "reveals", False))
