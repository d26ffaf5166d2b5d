"""The result: who won, how the points came about, the record, and what comes next."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pygame

from game.rules.core import Outcome
from game.scenes import setups
from game.scenes.base import Change, Pop, Push, Reset
from game.scenes.context import Context
from game.scenes.session import Session
from game.scenes.ui.dialog import Confirm, Dialog
from game.scenes.ui.pen import Kit, Pen
from game.scenes.ui.widgets import Button, Look, Picture, Text, Widget, draw_face
from game.scenes.wording import number_words
from game.table.type import Face

_SEAT = re.compile(r"(.+)-(\d+)")


class Medal(Widget):
    """The picture of the result: the team's emblem, or the faces of the winners."""

    focusable = False

    def __init__(self, session: Session, outcome: Outcome) -> None:
        super().__init__("medal")
        self.session, self.outcome = session, outcome

    def height(self, kit: Kit, width: float) -> float:
        return 230.0

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        winners = self.outcome.winners
        edge = rect.height - 30
        left = rect.centerx - (edge + 24) * len(winners) / 2 + 12
        for number, seat in enumerate(winners):
            player = self.session.players[seat]
            face = pygame.FRect(left + number * (edge + 24), rect.y + 24, edge, edge)
            draw_face(pen, face, player.face, player.color)
            pen.picture(
                "common/icon-trophy", pygame.FRect(face.x - 16, face.y - 24, edge * 0.42, edge * 0.42)
            )


class Scores(Widget):
    """A table: a row for each part of the score, a column for each player; the last row is the sum."""

    focusable = False

    def __init__(
        self, session: Session, rows: Sequence[tuple[str, Sequence[str]]], heads: Sequence[int]
    ) -> None:
        super().__init__("scores")
        self.session, self.rows, self.heads = session, rows, heads

    def height(self, kit: Kit, width: float) -> float:
        return len(self.rows) * self._step(kit) + (92 if self.heads else 12)

    def _step(self, kit: Kit) -> float:
        return kit.line_height(30) * 1.3

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        pen.flat(rect, "#fbeed6", radius=26, outline="#d3ae7d", stroke=2.5)
        count = max(1, len(self.heads))
        cell = min(190.0, rect.width * 0.5 / count)
        left = rect.right - 24 - cell * count
        y = rect.y + 6
        for number, seat in enumerate(self.heads):
            player = self.session.players[seat]
            face = pygame.FRect(left + cell * (number + 0.5) - 36, y + 6, 72, 72)
            draw_face(pen, face, player.face, player.color)
        y += 80 if self.heads else 0
        step = self._step(pen)
        for number, (words, values) in enumerate(self.rows):
            last = number == len(self.rows) - 1
            if last and len(self.rows) > 1:
                pen.flat(pygame.FRect(rect.x + 24, y, rect.width - 48, 2.5), "#b98752", radius=1)
            type_face: Face = "bold" if last else "text"
            pen.text(
                words, pygame.FRect(rect.x + 28, y, left - rect.x - 40, step), type_face, 30, align="left"
            )
            for column, value in enumerate(values):
                place = pygame.FRect(left + cell * column, y, cell, step)
                pen.text(value, place, type_face, 30, wrap=False)
            y += step


class ResultScene(Dialog):
    """Lies over the table, which can be looked at again."""

    wide = 1020.0
    first_focus = "again"

    def __init__(self, context: Context, session: Session, outcome: Outcome) -> None:
        super().__init__(context)
        self.session, self.outcome = session, outcome
        self.topic = setups.get(session.game_id).topic
        self.team = len(set(outcome.scores)) == 1 and len(outcome.winners) in (0, session.match.seats)

    def enter(self) -> None:
        persons = {seat for seat, player in enumerate(self.session.players) if player.person}
        happy = bool(persons & set(self.outcome.winners)) or not persons
        self.context.sound.play("success" if happy else "burnt")
        self.rebuild()

    def content(self) -> Sequence[Widget]:
        kids = self.session.kids
        tall = 144 if kids else 92
        found: list[Widget] = [self._picture(), Text(self._headline(), "heading", 54, align="center")]
        reason = self._optional(f"{self.topic}-result-{self.outcome.reason}")
        if reason:
            found.append(Text(reason, "text", 30, align="center"))
        rows, heads = self._rows()
        if rows:
            found.append(Scores(self.session, rows, heads))
        record = self._record()
        if record:
            found.append(Text(record, "bold", 30, align="center"))
        found += [
            Button(
                "again",
                self.t("result-again"),
                self._again,
                art="common/icon-again",
                stuff="berry",
                tall=tall,
            ),
            Button("look", self.t("result-look"), Pop, art="common/icon-eye", tall=80, size=32),
            Button(
                "title",
                self.t("pause-leave"),
                self._leave,
                art="common/icon-home",
                tall=tall if kids else 80,
                size=32,
            ),
        ]
        return found

    def _picture(self) -> Widget:
        if self.team:
            name = "win" if self.outcome.winners else "loss"
            emblem = f"{self.session.game_id}/emblem-{name}"
            return Picture(
                emblem if self.session.game_id == "cookies" else "common/icon-trophy", 250 / self.kit.zoom
            )
        return Medal(self.session, self.outcome)

    def _headline(self) -> str:
        names = [self.session.players[seat].name for seat in self.outcome.winners]
        if self.team:
            return self.t("result-team-won" if names else "result-team-lost")
        if len(names) == 1:
            winner = self.session.players[self.outcome.winners[0]]
            if winner.person and self.session.persons == 1:
                return self.t("result-you-won")
            return self.t("result-winner", name=winner.name)
        return self.t("result-shared", names=self._joined(names))

    def _joined(self, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.t("common-and", first=", ".join(names[:-1]), second=names[-1])

    def _rows(self) -> tuple[list[tuple[str, list[str]]], list[int]]:
        """The parts of the score and its sum, and the seats that the columns are for."""
        if not self.outcome.details:
            return [], []
        if self.team:
            rows = [(self._label(name), [number_words(value)]) for name, value in self.outcome.details]
            return [*rows, (self.t("result-total"), [number_words(self.outcome.scores[0])])], []
        seats = list(range(self.session.match.seats))
        table: dict[str, list[str]] = {}
        for name, value in self.outcome.details:
            parts = _SEAT.fullmatch(name)
            label, seat = (parts[1], int(parts[2])) if parts else (name, 0)
            table.setdefault(label, ["" for _ in seats])[seat] = number_words(value)
        found = [(self._label(label), values) for label, values in table.items()]
        return [
            *found,
            (self.t("result-total"), [number_words(score) for score in self.outcome.scores]),
        ], seats

    def _label(self, name: str) -> str:
        return self.t(f"{self.topic}-result-{name}")

    def _record(self) -> str:
        standing = self.session.standing
        if standing is None:
            return ""
        if standing.best is None:
            return self.t("result-tally", wins=standing.wins, games=standing.games)
        if standing.new:
            return self.t("result-record" if standing.games > 1 else "result-record-none")
        return self.t("result-record-old", score=number_words(standing.best))

    def _optional(self, key: str) -> str:
        return self.t(key) if self.context.texts.has(key) else ""

    def _again(self) -> Change:
        from game.scenes.setup import play_again

        return play_again(self.context, self.session)

    def _leave(self) -> Change:
        def leave() -> Change:
            from game.scenes.title import TitleScene

            return Reset(TitleScene(self.context))

        if not self.session.kids:
            return leave()
        return Push(Confirm(self.context, "pause-leave-question", leave, art="common/icon-home"))

    def cancel(self) -> Change | None:
        return Pop()
