"""Gestures: what a hand does on the table, and which action of the rules each one means.

A gesture is a source spot and a target spot, or a source alone (a click, a throw). The game's
table says what every gesture that a hand can try would mean; the legal list says which of them
may be played. Dragging, clicking twice, keyboard and gamepad all end in the same gestures.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from game.rules.core import Action


@dataclass(frozen=True, slots=True)
class Gesture:
    """From a spot to a spot; `target` None: the source alone."""

    source: str
    target: str | None = None


class Gestures:
    """All gestures of a moment, with their actions."""

    def __init__(
        self,
        tries: Mapping[Gesture, Action],
        legal: Collection[Action],
    ) -> None:
        """`tries`: what each gesture means, allowed or not; `legal`: the actions that are allowed."""
        self._tries = dict(tries)
        self._legal = set(legal)

    def action(self, gesture: Gesture) -> Action | None:
        """What a gesture means; None when it means nothing at all."""
        return self._tries.get(gesture)

    def allowed(self, gesture: Gesture) -> bool:
        """Whether the gesture means a legal action."""
        return self._tries.get(gesture) in self._legal

    def sources(self) -> list[str]:
        """Spots from which something can be tried, those with a legal gesture first."""
        names = dict.fromkeys(gesture.source for gesture in self._tries)
        return sorted(names, key=lambda name: not self.useful(name))

    def useful(self, source: str) -> bool:
        """Whether a legal gesture begins here."""
        return any(self.allowed(gesture) for gesture in self._from(source))

    def alone(self, source: str) -> bool:
        """Whether the source alone means something (a click does it)."""
        return Gesture(source) in self._tries

    def targets(self, source: str) -> list[str]:
        """Where what comes from a source could be put down, allowed or not."""
        return [gesture.target for gesture in self._from(source) if gesture.target is not None]

    def legal_targets(self, source: str) -> list[str]:
        """Where it may be put down."""
        return [name for name in self.targets(source) if self.allowed(Gesture(source, name))]

    def of_action(self, action: Action) -> Gesture | None:
        """A gesture that means an action (for hints)."""
        return next((gesture for gesture, meant in self._tries.items() if meant == action), None)

    def _from(self, source: str) -> Iterator[Gesture]:
        return (gesture for gesture in self._tries if gesture.source == source)


NO_GESTURES = Gestures({}, ())
"""While nothing may be done."""
