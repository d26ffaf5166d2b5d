"""The errors of the rules model: a tiny hierarchy, so that callers catch what they mean."""

from __future__ import annotations


class RulesError(Exception):
    """Whatever the rules model refuses; the base of all its errors."""


class IllegalMove(RulesError):
    """A move that a rule forbids. An answer for a player, not an accident.

    `clause` is the id of the rule clause (`"CK-9"`), `key` the text key of the sentence that
    says why, `args` what that sentence needs (plain strings and numbers; names of pieces are
    ids that the text layer translates).
    """

    def __init__(self, clause: str, key: str, **args: str | int) -> None:
        super().__init__(f"{clause}: {key} {args}" if args else f"{clause}: {key}")
        self.clause = clause
        self.key = key
        self.args_for_text: dict[str, str | int] = args


class BadNotation(RulesError):
    """A text that is no action of this game."""


class BadOption(RulesError):
    """An option, a number of seats or a seed that the game doesn't offer."""


class BadPosition(RulesError):
    """A position that can't be: pieces are missing or doubled, or data have the wrong shape."""


class ChanceError(RulesError):
    """A scripted chance ran out, or its next result doesn't fit what is drawn."""
