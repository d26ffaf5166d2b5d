"""Events and outcomes in words, once for all games: log and result read from the same texts."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence

from game.rules.core import Action, Event
from game.scenes import setups
from game.scenes.session import Session
from game.text import Texts
from game.text.pieces import with_names

NOBODY = -1
"""Eyes that see no secret."""

_WORD = re.compile(r"(?<!^)(?=[A-Z])")


def eyes_of(session: Session) -> int:
    """Whose secrets may be shown on the shared screen: a person's alone since the start, or nobody's."""
    persons = [seat for seat, player in enumerate(session.players) if player.person]
    return persons[0] if len(persons) == 1 and persons[0] not in session.newcomers else NOBODY


def sentence(texts: Texts, session: Session, actor: int, event: Event) -> str:
    """An event in words: `<topic>-event-<name>`; empty for events that have no sentence.

    `who` is the seat that the event names, else the one that acted. An event may offer
    `args_for_text`; else its plain fields are handed on.
    """
    name = _WORD.sub("-", type(event).__name__).lower()
    key = f"{setups.get(session.game_id).topic}-event-{name}"
    if not texts.has(key):
        return ""
    seat = getattr(event, "seat", None)
    if type(seat) is not int or not 0 <= seat < len(session.players):
        seat = actor
    args = getattr(event, "args_for_text", None)
    if args is None:
        args = plain_args(event)
    named = with_names(texts, key, args, kids=session.kids)
    return texts.t(key, **{**named, "who": session.players[seat].name})


STEPS = ("HandMoved",)
"""Events that come in runs, space by space; the log tells only where a run ends."""
UNTOLD = ("TurnPassed",)
"""Events that the log leaves out, since the next line says it anyway."""


def sentences(
    texts: Texts, session: Session, actor: int, events: Sequence[Event], eyes: int | None = None
) -> list[str]:
    """What came of one action, in words, for some seat's eyes; None: for those at this screen."""
    if eyes is None:
        eyes = eyes_of(session)
    names = [type(event).__name__ for event in events]
    found: list[str] = []
    for event, name, following in zip(events, names, [*names, ""][1:], strict=True):
        if name in UNTOLD or (name in STEPS and name == following):
            continue
        words = sentence(texts, session, actor, event.for_seat(eyes))
        if words:
            found.append(words)
    return found


def plain_args(event: Event | Action) -> dict[str, object]:
    """The fields of an event or an action as arguments of a text."""
    args: dict[str, object] = {}
    for field in dataclasses.fields(event):  # type: ignore[arg-type]
        value = getattr(event, field.name)
        if isinstance(value, bool):
            args[field.name] = "yes" if value else "no"
        elif isinstance(value, float):
            args[field.name] = int(value) if value == int(value) else value
        elif isinstance(value, (str, int)):
            args[field.name] = value
        elif isinstance(value, tuple):
            args["count"] = len(value)
            args[field.name] = value
    return args


def number_words(value: float) -> str:
    """A score: whole where it is whole, with a true minus sign."""
    text = f"{value:.0f}" if value == int(value) else f"{value:.1f}"
    return text.replace("-", "−")
