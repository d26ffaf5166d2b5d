"""Looking back at a game: every decision, and what CookieBot says to it, while it is still thinking."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import pygame

from game.scenes.base import Change
from game.scenes.context import Context
from game.scenes.hindsight import STARS, Advice, Hindsight
from game.scenes.session import Player, Session
from game.scenes.ui.flow import Column
from game.scenes.ui.page import Page
from game.scenes.ui.pen import Kit, Pen
from game.scenes.ui.widgets import PLAYER_COLORS, Button, Look, Text, Widget, draw_face

SIZE = 27.0
SMALL = 24.0
SMALLER = 21.0
WIDE = 340.0
"""Room for stars, verdict and bar at normal text size."""
PAD = 16.0
GAP = 22.0
BAR = 24.0
"""How thick the bar is."""
BROWN = (107, 62, 38)
MARK = 46.0
"""How tall CookieBot's mark on it is."""


class Choice(Widget):
    """One decision: who, what, and beside it the stars, the verdict and a bar with CookieBot's mark.

    In kids mode the pictures are larger and come first.
    """

    radius = 24.0

    def __init__(self, key: str, number: int, hindsight: Hindsight) -> None:
        super().__init__(key)
        self.number, self.hindsight = number, hindsight
        self.player: Player = hindsight.session.players[hindsight.session.match.log[number].seat]
        self.kids = hindsight.session.kids
        self.words = hindsight.words(number)
        self.idea = self.verdict = self.chances = ""
        self.tell()

    def tell(self) -> None:
        """Take over what CookieBot has said."""
        advice = self.hindsight.advice.get(self.number)
        if advice is None:
            return
        t = self.hindsight.context.t
        self.verdict = t(f"result-back-{advice.verdict}")
        self.chances = "" if self.kids else self._chances(advice)
        if advice.verdict == "same":
            self.idea = "" if self.kids else advice.reason
        else:
            words = self.hindsight.idea(self.number)
            said = [words] if words and self.kids else [words, advice.reason]
            self.idea = t("result-back-idea", words=" ".join(part for part in said if part))

    def _chances(self, advice: Advice) -> str:
        """How good the chances were after this, and how good CookieBot thinks its own idea."""
        t, played = self.hindsight.context.t, advice.standing
        if played is None:
            return "" if advice.value is None else t("result-back-chances-idea", idea=percent(advice.value))
        if advice.value is None or percent(advice.value) == percent(played):
            return t("result-back-chances", percent=percent(played))
        return t("result-back-chances-both", percent=percent(played), idea=percent(advice.value))

    @property
    def _face(self) -> float:
        return 108.0 if self.kids else 64.0

    @property
    def _star(self) -> float:
        return 72.0 if self.kids else 44.0

    def _aside(self, kit: Kit) -> float:
        return WIDE * (0.5 + 0.5 * kit.zoom)

    def _beside(self, kit: Kit, width: float) -> float:
        """Width of the words."""
        return width - self._face - self._aside(kit) - 2 * PAD - 2 * GAP

    def height(self, kit: Kit, width: float) -> float:
        inside = self._beside(kit, width)
        told = kit.height(self.words, "text", SIZE, inside)
        if self.idea:
            told += 8 + kit.height(self.idea, "text", SMALL, inside)
        aside = self._star + MARK + 14
        if self.verdict:
            aside += kit.height(self.verdict, "bold", SMALL, self._aside(kit)) + 4
        if self.chances:
            aside += kit.height(self.chances, "text", SMALLER, self._aside(kit)) + 4
        return max(self._face, told, aside) + 2 * PAD

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        pen.flat(rect, "#fbeed6", radius=self.radius, outline="#d3ae7d", stroke=2.5)
        inside = rect.inflate(-2 * PAD, -2 * PAD)
        face = pygame.FRect(inside.x, inside.y, self._face, self._face)
        draw_face(pen, face, self.player.face, self.player.color)
        wide, beside = self._aside(pen), self._beside(pen, rect.width)
        x = face.right + GAP
        if self.kids:
            self._draw_aside(pen, pygame.FRect(x, inside.y, wide, inside.height))
            x += wide + GAP
        else:
            self._draw_aside(pen, pygame.FRect(inside.right - wide, inside.y, wide, inside.height))
        tall = pen.height(self.words, "text", SIZE, beside)
        pen.text(self.words, pygame.FRect(x, inside.y, beside, tall), "text", SIZE, align="left")
        if self.idea:
            below = pygame.FRect(x, inside.y + tall + 8, beside, inside.height - tall - 8)
            pen.text(self.idea, below, "text", SMALL, BROWN, align="left", top=True)

    def _draw_aside(self, pen: Pen, area: pygame.FRect) -> None:
        advice = self.hindsight.advice.get(self.number)
        edge = self._star
        if advice is None:
            face = pygame.FRect(area.centerx - edge / 2, area.y, edge, edge)
            pen.picture("common/cookiebot-thinking", face, alpha=115)
            self._draw_bar(pen, area, None, None)  # it fills when the answer comes
            return
        stars = STARS[advice.verdict]
        x = area.centerx - 1.5 * edge - 6
        for place in range(3):
            art = "common/icon-star-full" if place < stars else "common/icon-star-empty"
            pen.picture(art, pygame.FRect(x + place * (edge + 6), area.y, edge, edge))
        tall = pen.height(self.verdict, "bold", SMALL, area.width)
        pen.text(self.verdict, pygame.FRect(area.x, area.y + edge + 4, area.width, tall), "bold", SMALL)
        if self.chances:
            high = pen.height(self.chances, "text", SMALLER, area.width)
            pen.text(
                self.chances,
                pygame.FRect(area.x, area.bottom - high, area.width, high),
                "text",
                SMALLER,
                BROWN,
            )
            area = pygame.FRect(area.x, area.y, area.width, area.height - high - 4)
        if advice.standing is not None or advice.value is not None:
            self._draw_bar(pen, area, advice.standing, advice.value)

    def _draw_bar(self, pen: Pen, area: pygame.FRect, played: float | None, value: float | None) -> None:
        """How well it stood after this: filled for what was played, CookieBot's mark for its own idea."""
        light, dark = PLAYER_COLORS[self.player.color]
        bar = pygame.FRect(area.x, area.bottom - (MARK + BAR) / 2, area.width, BAR)
        pen.flat(bar, "#fffaf0", radius=BAR / 2, outline="#8a5a2c", stroke=2.5)
        if played is not None:
            full = pygame.FRect(bar.x, bar.y, max(BAR, bar.width * share(played)), BAR)
            pen.flat(full, light, radius=BAR / 2, outline=dark, stroke=2.5)
        if value is not None:
            x = bar.x + MARK / 2 + (bar.width - MARK) * share(value)
            mark = pygame.FRect(x - MARK / 2, bar.centery - MARK / 2, MARK, MARK)
            pen.picture("common/cookiebot-happy", mark)


def percent(value: float) -> int:
    """A value as a chance of a hundred."""
    return round(100 * min(1.0, max(0.0, value)))


def share(value: float) -> float:
    """A value as a part of the bar, in twentieths, so that not every row paints its own."""
    return round(20 * min(1.0, max(0.0, value))) / 20


class LookBackScene(Page):
    """All decisions in their order. Advice comes in by itself, first to what is read; leaving stops it."""

    wide = 1500.0
    first_focus = "back"

    def __init__(self, context: Context, session: Session, hindsight: Hindsight) -> None:
        super().__init__(context)
        self.session, self.hindsight = session, hindsight
        self.everyone = False
        self.numbers = self._numbers()

    def heading(self) -> str:
        return self.t("result-back")

    def art(self) -> str | None:
        return "common/icon-search"

    def leave(self) -> None:
        self.hindsight.stop()

    def fill(self, columns: Sequence[Column]) -> None:
        for number in self.numbers:
            columns[0].add(Choice(f"choice:{number}", number, self.hindsight))
        if not self.numbers:
            columns[0].add(Text(self.t("result-back-empty"), "text", 32, align="center"))

    def buttons(self) -> Sequence[Widget]:
        found: list[Widget] = [Progress(self)] if self.numbers else []
        if 0 < self.session.persons < len(self.session.players):
            words = self.t("result-back-persons" if self.everyone else "result-back-everyone")
            art = "common/icon-person" if self.everyone else "common/icon-players"
            found.append(Button("everyone", words, self._turn, art=art, size=30, tall=self.bar))
        return found

    @property
    def done(self) -> int:
        """How many of the shown decisions CookieBot has looked at."""
        return sum(number in self.hindsight.advice for number in self.numbers)

    def update(self, dt: float) -> Change | None:
        shown = (row.number for row in self.areas[-1].shown() if isinstance(row, Choice))
        number = self.hindsight.think(chain(shown, self.numbers))
        if number is not None:
            self._tell(number)
        return super().update(dt)

    @property
    def moving(self) -> bool:
        return self.hindsight.busy

    def _numbers(self) -> list[int]:
        return [n for n in self.hindsight.decisions(self.everyone) if self.hindsight.words(n)]

    def _turn(self) -> None:
        self.everyone = not self.everyone
        self.numbers = self._numbers()
        self.rebuild()

    def _tell(self, number: int) -> None:
        """A row gets its advice and the room for it; what is being read stays where it is."""
        area, self.dirty = self.areas[-1], True
        at_end, grown = area.at_end, 0.0
        for widget in area.widgets:
            widget.rect.y += grown
            if isinstance(widget, Choice) and widget.number == number:
                widget.tell()
                grown = widget.height(self.kit, widget.rect.width) - widget.rect.height
                widget.rect.height += grown
                above = widget.rect.bottom - grown - area.offset < area.rect.top
        area.content += grown
        if grown and (above or at_end):
            area.scroll_by(grown)


class Progress(Widget):
    """How far CookieBot has come."""

    focusable = False

    def __init__(self, scene: LookBackScene) -> None:
        super().__init__("progress")
        self.scene = scene

    def width(self, kit: Kit) -> float:
        return 520.0

    def height(self, kit: Kit, width: float) -> float:
        return self.scene.bar

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        done, count = self.scene.done, len(self.scene.numbers)
        words = pen.t("result-back-ready")
        if done < count:
            words = pen.t("result-back-progress", done=done, count=count)
        pen.text(words, pygame.FRect(rect.x, rect.y, rect.width, rect.height - 26), "text", SMALL)
        bar = pygame.FRect(rect.x, rect.bottom - 24, rect.width, 14)
        pen.flat(bar, "#fffaf0", radius=7, outline="#8a5a2c", stroke=2)
        if done:
            full = pygame.FRect(bar.x, bar.y, max(14.0, bar.width * share(done / count)), 14)
            pen.flat(full, PLAYER_COLORS["leaf"][1], radius=7)
