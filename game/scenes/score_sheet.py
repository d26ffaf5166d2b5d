"""The score sheet of a result: a row for each part of the score, a column for each player."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.rules.core import Outcome
from game.scenes import setups
from game.scenes.session import Session
from game.scenes.ui.pen import Kit, Pen
from game.scenes.ui.widgets import Look, Widget, draw_face
from game.scenes.wording import number_words
from game.table.type import Face
from game.text import Texts

_SEAT = re.compile(r"(?P<label>.+)-(?P<seat>\d+)|(?P<first>\d+)/(?P<name>.+)")


SIZE, SMALL = 30.0, 24.0
"""Sizes of the lines."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the sheet."""

    words: str
    values: tuple[str, ...]
    strong: bool = False
    """A sum."""
    small: bool = False
    """Counted into no sum: what breaks ties, and the words above it."""


def rows_of(texts: Texts, session: Session, outcome: Outcome) -> tuple[list[Row], list[int]]:
    """The lines of a result, and the seats that the columns are for (none: one column for all)."""
    if not outcome.details:
        return [], []
    setup = setups.get(session.game_id)
    seats = session.match.seats
    table: dict[str, dict[int, float]] = {}
    single: list[Row] = []
    for name, value in outcome.details:
        found = _SEAT.fullmatch(name)
        if found is None:
            single.append(Row(_label(texts, setup.topic, name), (number_words(value),)))
        else:
            label, seat = found["label"] or found["name"], found["seat"] or found["first"]
            table.setdefault(label, {})[int(seat)] = value
    total = texts.t("result-total")
    if not table:
        return [*single, Row(total, (number_words(outcome.scores[0]),), strong=True)], []
    heads = list(range(seats))
    own = table.get("total")
    lines = [(name, table.pop(name)) for name in setup.ties if name in table]
    ties = _ties(texts, outcome, seats, lines, setup.topic)
    rows = [
        Row(
            total if label == "total" else _label(texts, setup.topic, label),
            _cells(cells, seats),
            label == "total",
        )
        for label, cells in table.items()
    ]
    if len(rows) == 1:  # a sum of one thing is that thing
        return [replace(rows[0], strong=True), *ties], heads
    if own is None:
        scores = tuple(number_words(score) for score in outcome.scores)
        return [*rows, Row(total, scores, strong=True), *ties], heads
    if setup.rank is not None and not texts.has(f"{setup.topic}-rank-{outcome.reason}"):
        options = session.match.options.to_json()
        ranks = [setup.rank(options, own[seat]) for seat in heads]
        if any(ranks):
            words = tuple(texts.t(f"{setup.topic}-rank-{rank}") for rank in ranks)
            rows.append(Row(texts.t("result-ranks"), words))
    if any(outcome.scores[seat] != own[seat] for seat in heads):
        team = tuple(number_words(score) for score in outcome.scores)
        rows.append(Row(texts.t("result-together"), team, strong=True))
    return [*rows, *ties], heads


def _ties(
    texts: Texts, outcome: Outcome, seats: int, lines: Sequence[tuple[str, dict[int, float]]], topic: str
) -> list[Row]:
    """What only breaks ties; headed so where there were rivals, who could be equal."""
    rows = [Row(_label(texts, topic, name), _cells(values, seats), small=True) for name, values in lines]
    if outcome.reason != "shared" and len(outcome.winners) in (0, seats):
        return rows
    if len(rows) == 1:
        return [replace(rows[0], words=texts.t("result-tie", line=rows[0].words))]
    return [Row(texts.t("result-ties"), (), small=True), *rows] if rows else []


def _cells(values: dict[int, float], seats: int) -> tuple[str, ...]:
    return tuple(number_words(values[seat]) if seat in values else "" for seat in range(seats))


def _label(texts: Texts, topic: str, name: str) -> str:
    key = f"{topic}-line-{name}"
    return texts.t(key if texts.has(key) else f"{topic}-result-{name}")


class Scores(Widget):
    """The sheet; `shown` lines are counted already."""

    focusable = False

    def __init__(self, session: Session, rows: Sequence[Row], heads: Sequence[int], shown: int) -> None:
        super().__init__("scores")
        self.session, self.rows, self.heads, self.shown = session, rows, heads, shown

    def height(self, kit: Kit, width: float) -> float:
        return sum(self._step(kit, row) for row in self.rows) + (92 if self.heads else 12)

    def _step(self, kit: Kit, row: Row) -> float:
        return kit.line_height(SMALL if row.small else SIZE) * (1.3 if len(self.rows) < 6 else 1.12)

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        pen.flat(rect, "#fbeed6", radius=26, outline="#d3ae7d", stroke=2.5)
        count = max(1, len(self.heads))
        cell = min(190.0, rect.width * 0.56 / count)
        left = rect.right - 24 - cell * count
        y = rect.y + 6
        for number, seat in enumerate(self.heads):
            player = self.session.players[seat]
            face = pygame.FRect(left + cell * (number + 0.5) - 36, y + 6, 72, 72)
            draw_face(pen, face, player.face, player.color)
        y += 80 if self.heads else 0
        for number, row in enumerate(self.rows[: self.shown]):
            step, size = self._step(pen, row), SMALL if row.small else SIZE
            if row.strong and number:
                pen.flat(pygame.FRect(rect.x + 24, y, rect.width - 48, 2.5), "#b98752", radius=1)
            face_of: Face = "bold" if row.strong else "text"
            wide = left - rect.x - 40 if row.values else rect.width - 56
            pen.text(row.words, pygame.FRect(rect.x + 28, y, wide, step), face_of, size, align="left")
            for column, value in enumerate(row.values):
                place = pygame.FRect(left + cell * column + 4, y, cell - 8, step)
                pen.text(value, place, face_of, size, wrap=not value[-1:].isdigit())
            y += step
