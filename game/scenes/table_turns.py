"""Turns that can be shown again, also when they were played before the table was laid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.rules.core import AnyView, Event, Match
from game.table.table_view import TableView


@dataclass(slots=True)
class Turn:
    """What happened in one turn, to be shown again."""

    seat: int
    before: Mapping[int, AnyView]
    """What each pair of eyes saw."""
    events: list[Event]
    """All of it; every pair of eyes sees its own part."""
    over: bool = False


def last_turns(
    match: Match, table: TableView, views: Callable[[Match], Mapping[int, AnyView]]
) -> tuple[Turn | None, Turn | None]:
    """The turn that can be shown again, and the one that is being played, by the log of a match."""
    last: tuple[int, Turn] | None = None
    now: tuple[int, Turn] | None = None
    for number, entry in enumerate(match.log):
        if now is None or now[1].over or (now[1].seat != entry.seat and not table.together):
            now = (number, Turn(entry.seat, {}, []))
        turn = now[1]
        turn.events += entry.events
        turn.over = any(table.ends_turn(event) for event in entry.events)
        if turn.over or not table.together:
            last = now
    for found in (last, now):
        if found is not None:
            found[1].before = views(match.earlier(found[0]))
    return (None if last is None else last[1], None if now is None else now[1])
