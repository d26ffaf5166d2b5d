"""Actions, events, outcomes and options: the values that travel between rules, table, bots and saves."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, ClassVar, Self, get_type_hints

from game.rules.core.errors import BadOption

type_names = {bool: "bool", int: "int", str: "str"}


class Action:
    """What a seat wants to do: a small frozen dataclass with a stable, readable text form.

    Subclasses are frozen dataclasses with slots, interned where a game makes many of them;
    `str(action)` is their text (`lay heart sheet-1`), and `Game.parse(text)` gives the equal
    action back.
    """

    __slots__ = ()


class Event:
    """What happened, in the words of the game. Subclasses are frozen dataclasses.

    `hides` names fields that only the seats in `seen_by` may see; `for_seat` blanks them
    (to None) for everybody else.
    """

    __slots__ = ()
    hides: ClassVar[tuple[str, ...]] = ()
    """Names of the fields that are secret."""

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        """The seats that see the secret fields; None: everybody."""
        return None

    def for_seat(self, seat: int) -> Self:
        """This event as `seat` may see it."""
        allowed = self.seen_by
        if not self.hides or allowed is None or seat in allowed:
            return self
        return dataclasses.replace(self, **dict.fromkeys(self.hides))  # type: ignore[type-var]

    def to_json(self) -> dict[str, Any]:
        """The event's name and fields as plain data."""
        fields = {f.name: plain(getattr(self, f.name)) for f in dataclasses.fields(self)}  # type: ignore[arg-type]
        return {"event": type(self).__name__, **fields}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    """Seats that won, in order; empty when a team lost. Several: shared or won together."""
    scores: tuple[float, ...]
    """Points of each seat (all equal when one team plays)."""
    reason: str
    """Text key suffix that names what ended the game or decided the tie (`all-baked`)."""
    details: tuple[tuple[str, float], ...] = ()
    """Named parts of the score for the score sheet, in the order in which they are counted."""

    def to_json(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "details": [list(detail) for detail in self.details],
        }


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option as a set-up scene or the engine shows it."""

    name: str
    type: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...]

    def to_json(self) -> dict[str, Any]:
        """The option as plain data."""
        return {"name": self.name, "type": self.type, "default": self.default, "choices": list(self.choices)}


@dataclass(frozen=True)
class Options:
    """Options of a game: a frozen dataclass of bool, int and str fields.

    Each field carries `metadata={"choices": (...)}`; a bool needs none. Subclasses may refuse
    combinations in `validate`.
    """

    def __post_init__(self) -> None:
        for spec in self.specs():
            value = getattr(self, spec.name)
            if type_names.get(type(value)) != spec.type or value not in spec.choices:
                shown = ", ".join(str(choice) for choice in spec.choices)
                raise BadOption(f"option {spec.name} can't be {value!r}; it is one of: {shown}")
        self.validate()

    def validate(self) -> None:
        """Raise `BadOption` where options don't go together; nothing by default."""

    @classmethod
    def specs(cls) -> tuple[OptionSpec, ...]:
        """All options with types, defaults and choices."""
        hints = get_type_hints(cls)
        specs = []
        for field in dataclasses.fields(cls):
            kind = type_names[hints[field.name]]
            choices = field.metadata.get("choices", (False, True))
            specs.append(OptionSpec(field.name, kind, field.default, tuple(choices)))  # type: ignore[arg-type]
        return tuple(specs)

    @classmethod
    def from_json(cls, data: object) -> Self:
        """Options from plain data; what is not named keeps its default.

        Raises `BadOption` for an unknown name or a value out of range.
        """
        if not isinstance(data, dict):
            raise BadOption("options are an object of names and values")
        known = {spec.name for spec in cls.specs()}
        for name in data:
            if name not in known:
                raise BadOption(
                    f"no option is called {name!r}; there are: {', '.join(sorted(known)) or 'none'}"
                )
        return cls(**data)

    def to_json(self) -> dict[str, Any]:
        """The options as plain data."""
        return {spec.name: getattr(self, spec.name) for spec in self.specs()}


def plain(value: object) -> Any:
    """Tuples as lists, enums as their values, all else as it is: what JSON can carry."""
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    return str(value)
