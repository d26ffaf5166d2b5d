"""Widgets whose value is changed in place: switches, sliders and text fields."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.input.events import Command
from game.scenes.base import Change
from game.scenes.ui.pen import Kit, Pen
from game.scenes.ui.widgets import TARGET, Act, Look, Widget, centered, face_of
from game.table.type import INK


class Switch(Widget):
    """A row of card stock with a picture, words and a switch at its right end."""

    radius = 30.0

    def __init__(
        self,
        key: str,
        words: str,
        on: bool,
        act: Act,
        *,
        art: str | None = None,
        detail: str = "",
        size: float = 32,
    ) -> None:
        super().__init__(key)
        self.words, self.on, self.act, self.art, self.detail, self.size = words, on, act, art, detail, size

    def _inside(self, width: float) -> float:
        return width - 190 - (84 if self.art else 0)

    def height(self, kit: Kit, width: float) -> float:
        inside = self._inside(width)
        words = kit.height(self.words, "bold", self.size, inside)
        if self.detail:
            words += kit.height(self.detail, "text", self.size * 0.78, inside)
        return max(TARGET, words + 26) + 8

    def width(self, kit: Kit) -> float:
        return kit.width(self.words, "bold", self.size) + 200 + (84 if self.art else 0)

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        face, alpha = face_of(pen, rect, look, "tile", self.enabled, self.radius, side=8)
        x = face.x + 26
        if self.art:
            pen.picture(self.art, pygame.FRect(x, face.centery - 32, 64, 64), alpha=alpha)
            x += 84
        inside = self._inside(rect.width)
        words = pen.height(self.words, "bold", self.size, inside)
        detail = pen.height(self.detail, "text", self.size * 0.78, inside) if self.detail else 0.0
        top = face.centery - (words + detail) / 2
        pen.text(self.words, pygame.FRect(x, top, inside, words), "bold", self.size, align="left")
        pen.text(
            self.detail, pygame.FRect(x, top + words, inside, detail), "text", self.size * 0.78, align="left"
        )
        draw_switch(pen, pygame.FRect(face.right - 140, face.centery - 31, 116, 62), self.on)

    def activate(self) -> Change | None:
        return self.act()


class Slider(Widget):
    """A row of card stock with a slider from 0 to 100. `act` is told each new value, `done` the last one."""

    radius = 30.0

    def __init__(
        self,
        key: str,
        words: str,
        value: int,
        act: Callable[[int], None],
        done: Act,
        *,
        art: str | None = None,
        size: float = 32,
    ) -> None:
        super().__init__(key)
        self.words, self.value, self.act, self.done = words, value, act, done
        self.art, self.size = art, size
        self._at = (0.0, 1.0)
        """The bar as it was last measured: left end and length."""

    def _bar(self, kit: Kit, width: float) -> tuple[float, float]:
        """Left end and length of the bar; it stands below the words where these are long."""
        words = kit.width(self.words, "bold", self.size) + (110 if self.art else 26)
        if words + 60 > width * 0.45:
            return 40.0, width - 170
        return width * 0.45, width * 0.55 - 130

    def height(self, kit: Kit, width: float) -> float:
        line = kit.line_height(self.size)
        self._at = self._bar(kit, width)
        below = self._at[0] == 40.0
        return max(TARGET, line + (80 if below else 30)) + 8

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        face, _ = face_of(pen, rect, Look(look.hovered), "tile", True, self.radius, side=8)
        left, length = self._at
        line = pen.line_height(self.size)
        below = left == 40.0
        middle = face.y + 14 + line / 2 if below else face.centery
        x = face.x + 26
        if self.art:
            pen.picture(self.art, pygame.FRect(x, middle - 32, 64, 64))
            x += 84
        pen.line(self.words, pygame.FRect(x, middle - line / 2, face.width, line), "bold", self.size)
        y = face.bottom - 40 if below else face.centery
        number = pygame.FRect(face.right - 110, y - 30, 90, 60)
        pen.text(str(self.value), number, "bold", self.size, wrap=False)
        bar = pygame.FRect(face.x + left, y - 9, length, 18)
        pen.flat(bar, "#d9bd90", radius=9, outline="#8a5a2c", stroke=2.5)
        full = pygame.FRect(bar.x, bar.y, max(18.0, length * self.value / 100), 18)
        pen.flat(full, "#d94f70", radius=9, outline="#6e1c38", stroke=2.5)
        knob = centered(pygame.FRect(bar.x + length * self.value / 100, y, 0, 0), 52, 52)
        pen.picture("common/button-cream", knob, shadow=False)

    def point(self, x: float, y: float) -> Change | None:
        left, length = self._at
        self._set(round(max(0.0, min(1.0, (x * self.rect.width - left) / max(1.0, length))) * 20) * 5)
        return None

    def activate(self) -> Change | None:
        return self.done()

    def nudge(self, command: Command) -> bool:
        if command not in (Command.LEFT, Command.RIGHT):
            return False
        self._set(self.value + (5 if command is Command.RIGHT else -5))
        self.done()
        return True

    def _set(self, value: int) -> None:
        value = max(0, min(100, value))
        if value != self.value:
            self.value = value
            self.act(value)


class TextField(Widget):
    """One line that can be typed into. `act` is told each new text."""

    radius = 20.0

    def __init__(
        self,
        key: str,
        text: str,
        act: Callable[[str], None],
        *,
        longest: int = 16,
        ghost: str = "",
        art: str | None = None,
        size: float = 32,
        editing: bool = False,
    ) -> None:
        super().__init__(key)
        self.text, self.act, self.longest, self.ghost = text, act, longest, ghost
        self.art, self.size, self.editing = art, size, editing

    def height(self, kit: Kit, width: float) -> float:
        return max(TARGET - 8, kit.line_height(self.size) + 22)

    def width(self, kit: Kit) -> float:
        return 300.0

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        edge = "#d94f70" if self.editing else "#8a5a2c" if look.hovered else "#b98a5c"
        pen.flat(rect, "#fffdf8", radius=self.radius, outline=edge, stroke=5 if self.editing else 3)
        inside = rect.inflate(-40, -14)
        if self.art:
            pen.picture(self.art, pygame.FRect(inside.x, inside.centery - 24, 48, 48))
            inside = pygame.FRect(inside.x + 62, inside.y, inside.width - 62, inside.height)
        shown = self.text or ("" if self.editing else self.ghost)
        color = INK if self.text else (140, 110, 84)
        size, _ = pen.fit(shown or "x", "bold", self.size, (inside.width, inside.height), wrap=False)
        pen.line(shown, inside, "bold", size, color)
        if self.editing:
            x = inside.x + pen.width(self.text, "bold", size) + 3
            caret = pygame.FRect(min(x, inside.right), inside.y + 6, 4, inside.height - 12)
            pen.flat(caret, "#d94f70", radius=2)

    def type(self, text: str) -> None:
        """Characters were typed."""
        self._set((self.text + text)[: self.longest])

    def rub_out(self) -> None:
        """The last character goes."""
        self._set(self.text[:-1])

    def _set(self, text: str) -> None:
        self.text = text
        self.act(text)


def draw_switch(pen: Pen, rect: pygame.FRect, on: bool) -> None:
    """A switch: its place, its colour and a tick tell whether it is on."""
    fill, edge = ("#5fa55a", "#2f5f2c") if on else ("#d9bd90", "#8a5a2c")
    pen.flat(rect, fill, radius=rect.height / 2, outline=edge)
    edge_length = rect.height - 4
    x = rect.right - edge_length - 2 if on else rect.x + 2
    knob = pygame.FRect(x, rect.y + 2, edge_length, edge_length)
    pen.picture("common/button-cream", knob)
    if on:
        pen.picture("common/icon-check", knob.inflate(-26, -26))
