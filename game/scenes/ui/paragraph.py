"""One paragraph of a rule book: clause ids in the margin, list points indented, found words marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.scenes.ui.pen import Kit, Pen
from game.scenes.ui.widgets import Look, Widget
from game.text.rulebook import BULLET, Paragraph

SIZE = 28.0
SMALL = 19.0
QUIET = (140, 104, 72)
HIT = "#ffd35c"


@dataclass(frozen=True, slots=True)
class Line:
    """A line as it is drawn: where its text begins in the paragraph, and how far it is indented (units)."""

    start: int
    text: str
    indent: float
    bullet: bool


class ParagraphView(Widget):
    """Can have the focus, so that keyboard and gamepad can walk through the book."""

    radius = 18.0

    def __init__(
        self,
        key: str,
        paragraph: Paragraph,
        spans: Sequence[tuple[int, int]] = (),
        *,
        opened: bool = False,
        house_words: str = "",
    ) -> None:
        super().__init__(key)
        self.paragraph, self.spans, self.opened, self.house_words = paragraph, spans, opened, house_words

    def height(self, kit: Kit, width: float) -> float:
        lines = len(list(self._lines(kit, width))) * self._step(kit)
        margin = len(self.paragraph.clauses) * kit.line_height(SMALL)
        return max(lines + (kit.line_height(SMALL) if self.paragraph.house else 0.0), margin) + 20

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        if self.opened:
            pen.flat(rect, "#ffe9a8", radius=18, outline="#d9a441", stroke=2.5)
        elif self.paragraph.example:
            pen.flat(rect, "#eef5e4", radius=18, outline="#a9c495", stroke=2)
        margin = self._margin(pen)
        y = rect.y + 10
        for number, clause in enumerate(self.paragraph.clauses):
            step = pen.line_height(SMALL)
            place = pygame.FRect(rect.x + 10, y + 3 + number * step, margin - 26, step)
            pen.line(clause, place, "text", SMALL, QUIET, "right")
        if self.paragraph.house:
            step = pen.line_height(SMALL)
            pen.picture("common/icon-home", pygame.FRect(rect.x + margin, y, step * 0.9, step * 0.9))
            place = pygame.FRect(rect.x + margin + step + 4, y, rect.width - margin, step)
            pen.line(self.house_words, place, "bold", SMALL, QUIET)
            y += step
        step = self._step(pen)
        for line in self._lines(pen, rect.width):
            x = rect.x + margin + line.indent
            if line.bullet:
                pen.line(BULLET, pygame.FRect(rect.x + margin, y, 40, step), "bold", SIZE)
            self._mark(pen, line, x, y, step)
            pen.line(line.text, pygame.FRect(x, y, rect.right - x, step), "text", SIZE)
            y += step

    def _mark(self, pen: Pen, line: Line, x: float, y: float, step: float) -> None:
        end = line.start + len(line.text)
        for start, stop in self.spans:
            if start < end and stop > line.start:
                before = line.text[: max(0, start - line.start)]
                found = line.text[max(0, start - line.start) : stop - line.start]
                left = pen.width(before, "text", SIZE)
                wide = pen.width(found, "text", SIZE)
                pen.flat(pygame.FRect(x + left - 2, y + 3, wide + 4, step - 4), HIT, radius=6)

    def _lines(self, kit: Kit, width: float) -> Iterator[Line]:
        inside = width - self._margin(kit) - 16
        start = 0
        for part in self.paragraph.text.split("\n"):
            bullet = part.startswith(BULLET)
            skip = 2 if bullet else 0
            indent = kit.width(f"{BULLET} ", "bold", SIZE) + 8 if bullet else 0.0
            place = start + skip
            for text in kit.lines(part[skip:], "text", SIZE, inside - indent):
                yield Line(place, text, indent, bullet and place == start + skip)
                place += len(text) + 1
            start += len(part) + 1

    def _margin(self, kit: Kit) -> float:
        return kit.width("MM-88E", "text", SMALL) + 40

    def _step(self, kit: Kit) -> float:
        return kit.line_height(SIZE) * 1.06
