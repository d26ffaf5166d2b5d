"""Gestures: what a hand does on the table, and which action of the rules each one means.

A gesture is a source spot and a target spot, or a source alone (a click, a throw). The game's
table says what every gesture that a hand can try would mean; the legal list says which of them
may be played. Dragging, clicking twice, keyboard and gamepad all end in the same gestures.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from game.rules.core import Action


@dataclass(frozen=True, slots=True)
class Gesture:
    """From a spot to a spot; `target` None: the source alone."""

    source: str
    target: str | None = None


@dataclass(frozen=True, slots=True)
class Aside(Action):
    """Something a hand does at the table that is no action of the game: a look at another countertop."""

    name: str


class Gestures:
    """All gestures of a moment, with their actions."""

    def __init__(
        self,
        tries: Mapping[Gesture, Action],
        legal: Collection[Action],
        then: Mapping[Gesture, Action] | None = None,
    ) -> None:
        """`tries`: what each gesture means, allowed or not; `legal`: the actions that are allowed.

        `then`: what a gesture means besides, as soon as its action is done (taken from one place and
        put down in another is two actions in some games).
        """
        self._tries = dict(tries)
        self._legal = set(legal)
        self._then = dict(then or {})
        self._by_source: dict[str, list[Gesture]] = {}
        for gesture in self._tries:
            self._by_source.setdefault(gesture.source, []).append(gesture)
        self._useful = {gesture.source for gesture, action in self._tries.items() if action in self._legal}
        self._sources = sorted(self._by_source, key=lambda name: name not in self._useful)

    def action(self, gesture: Gesture) -> Action | None:
        """What a gesture means; None when it means nothing at all."""
        return self._tries.get(gesture)

    def then(self, gesture: Gesture) -> Action | None:
        """What follows at once, if it is legal then."""
        return self._then.get(gesture)

    def allowed(self, gesture: Gesture) -> bool:
        """Whether the gesture means a legal action."""
        return self._tries.get(gesture) in self._legal

    def sources(self) -> list[str]:
        """Spots from which something can be tried, those with a legal gesture first."""
        return self._sources

    def useful(self, source: str) -> bool:
        """Whether a legal gesture begins here."""
        return source in self._useful

    def alone(self, source: str) -> bool:
        """Whether the source alone means something (a click does it)."""
        return Gesture(source) in self._tries

    def meanings(self, source: str) -> list[Action]:
        """Everything that gestures from a spot can mean, allowed or not."""
        return [self._tries[gesture] for gesture in self._by_source.get(source, ())]

    def targets(self, source: str) -> list[str]:
        """Where what comes from a source could be put down, allowed or not."""
        return [gesture.target for gesture in self._by_source.get(source, ()) if gesture.target is not None]

    def legal_targets(self, source: str) -> list[str]:
        """Where it may be put down."""
        return [name for name in self.targets(source) if self.allowed(Gesture(source, name))]

    def of_action(self, action: Action) -> Gesture | None:
        """A gesture that means an action (for hints)."""
        return next((gesture for gesture, meant in self._tries.items() if meant == action), None)


NO_GESTURES = Gestures({}, ())
"""While nothing may be done."""
