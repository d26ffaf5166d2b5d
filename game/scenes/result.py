"""The result: who won, how the points came about, the record, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.input.events import InputEvent, PointerDown, Press
from game.rules.core import Outcome
from game.scenes import setups
from game.scenes.base import Change, Pop, Push
from game.scenes.closing import Leaving, to_title
from game.scenes.context import Context
from game.scenes.hindsight import Hindsight
from game.scenes.score_sheet import Scores, rows_of
from game.scenes.session import Session, as_team
from game.scenes.ui.dialog import Dialog
from game.scenes.ui.pen import Kit, Pen
from game.scenes.ui.widgets import Button, Look, Picture, Text, Widget, draw_face
from game.scenes.wording import number_words


class Medal(Widget):
    """The picture of the result: the team's emblem, or the faces of the winners."""

    focusable = False

    def __init__(self, session: Session, outcome: Outcome, tall: float) -> None:
        super().__init__("medal")
        self.session, self.outcome, self.tall = session, outcome, tall

    def height(self, kit: Kit, width: float) -> float:
        return self.tall

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


COUNTED = 99
"""So many lines no score sheet has: all are shown."""
MANY = 6
"""With so many lines the picture gives way, so that the buttons are seen."""
LINE = 0.4
"""Seconds after which the next line of the score sheet is counted."""


class ResultScene(Dialog):
    """Lies over the table, which can be looked at again."""

    wide = 1240.0
    first_focus = "again"
    eager = False

    def __init__(self, context: Context, session: Session, outcome: Outcome) -> None:
        super().__init__(context)
        self.session, self.outcome = session, outcome
        self.hindsight = Hindsight(context, session)
        self.topic = setups.get(session.game_id).topic
        self.team = as_team(outcome)
        self._counted = 0
        """Lines of the score sheet that are shown."""
        self._lines = 0
        self._passed = 0.0

    def enter(self) -> None:
        persons = {seat for seat, player in enumerate(self.session.players) if player.person}
        happy = bool(persons & set(self.outcome.winners)) or not persons
        self.context.sound.play("success" if happy else "burnt")
        settings = self.context.settings
        if settings.reduced_motion or settings.speed == "off":
            self._counted = COUNTED
        self.rebuild()

    @property
    def moving(self) -> bool:
        return self._counted < self._lines

    def update(self, dt: float) -> Change | None:
        if self._counted < self._lines:
            self._passed += dt
            if self._passed >= LINE:
                self._passed = 0.0
                self._counted += 1
                self.context.sound.play("coin" if self._counted == self._lines else "tick")
                self.refresh()
        return super().update(dt)

    def handle(self, event: InputEvent) -> Change | None:
        if isinstance(event, (PointerDown, Press)) and self._counted < self._lines:
            self._counted = self._lines  # nobody has to wait
            self.refresh()
        return super().handle(event)

    def refresh(self) -> None:
        """Show as many lines as are counted."""
        for widget in self.widgets:
            if isinstance(widget, Scores):
                widget.shown = self._counted
        for area in self.areas:
            for widget in area.widgets:
                if isinstance(widget, Scores):
                    widget.shown = self._counted
        self.dirty = True

    def content(self) -> Sequence[Widget | tuple[Widget, ...]]:
        kids = self.session.kids
        rows, heads = rows_of(self.context.texts, self.session, self.outcome)
        tall = (144 if not rows else 124 if len(rows) < MANY else 108) if kids else 92
        headline = Text(self._headline(), "heading", 54, align="center")
        rank = self._optional(f"{self.topic}-rank-{self.outcome.reason}")
        ranked = Text(self.t("result-rank", rank=rank), "heading", 38, align="center") if rank else None
        found: list[Widget | tuple[Widget, ...]] = [
            self._picture(230.0 if not rows else 130.0 if len(rows) < MANY else 104.0),
            (headline, ranked) if ranked is not None else headline,
        ]
        reason = " ".join(
            words
            for words in (self._optional(f"{self.topic}-result-{self.outcome.reason}"), self._record())
            if words
        )
        if reason:
            found.append(Text(reason, "text", 28, align="center"))
        if rows:
            self._lines = len(rows)
            found.append(Scores(self.session, rows, heads, self._counted))
        again = Button(
            "again", self.t("result-again"), self._again, art="common/icon-again", stuff="berry", tall=tall
        )
        back = Button(
            "back", self.t("result-back"), self._look_back, art="common/icon-search", tall=80, size=32
        )
        look = Button("look", self.t("result-look"), Pop, art="common/icon-eye", tall=80, size=32)
        leave = Button(
            "title",
            self.t("pause-leave"),
            self._leave,
            art="common/icon-home",
            tall=tall if kids else 80,
            size=32,
        )
        return [*found, (again, leave), (back, look)]

    def _picture(self, tall: float) -> Widget:
        if self.team:
            name = "win" if self.outcome.winners else "loss"
            emblem = f"{self.session.game_id}/emblem-{name}"
            return Picture(
                emblem if self.session.game_id == "cookies" else "common/icon-trophy", tall / self.kit.zoom
            )
        return Medal(self.session, self.outcome, tall)

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

    def _record(self) -> str:
        standing = self.session.standing
        if standing is None:
            return ""
        if standing.best is None:
            return self.t("result-tally", wins=standing.wins, games=standing.games)
        people = not self.team and self.session.persons < self.session.match.seats
        who, score = "people" if people else "all", number_words(standing.best)
        if not standing.new:
            return self.t("result-record-old", who=who, score=score)
        names = self._joined([self.session.players[seat].name for seat in standing.seats])
        key = "result-record" if standing.games > 1 else "result-record-none"
        return self.t(key, who=who, name=names, score=score)

    def _optional(self, key: str) -> str:
        return self.t(key) if self.context.texts.has(key) else ""

    def _look_back(self) -> Change:
        from game.scenes.look_back import LookBackScene

        return Push(LookBackScene(self.context, self.session, self.hindsight))

    def _again(self) -> Change:
        from game.scenes.setup import play_again

        return play_again(self.context, self.session)

    def _leave(self) -> Change:
        return Push(Leaving(self.context)) if self.session.kids else to_title(self.context)

    def cancel(self) -> Change | None:
        return Pop()
