"""Widgets: buttons, switches, picture tiles, sliders, text fields and plain text. All sizes in units."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.input.events import Command
from game.scenes.base import Change
from game.scenes.ui.paint import SIDE, STUFFS
from game.scenes.ui.pen import Align, Kit, Pen
from game.table.type import INK, Color, Face

Act = Callable[[], Change | None]
TARGET = 84.0
"""Least height of what can be pressed."""
PLAYER_COLORS = {
    "berry": ("#f6c3cf", "#b5365a"),
    "sky": ("#c4e4f5", "#2b7fb0"),
    "leaf": ("#cbe6c4", "#437f40"),
    "butter": ("#fff0b5", "#c08a1e"),
    "plum": ("#e2cdf0", "#693f8c"),
}
"""Light and dark tone of each player's colour."""
PALE = 115
"""Alpha of what is disabled (45 %)."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a widget stands at this moment."""

    hovered: bool = False
    pressed: bool = False


class Widget:
    """Something in a form. `key` keeps the focus on it when the form is built anew."""

    focusable = True
    enabled = True
    radius = 40.0

    def __init__(self, key: str) -> None:
        self.key = key
        self.rect = pygame.FRect(0, 0, 0, 0)

    def height(self, kit: Kit, width: float) -> float:
        """The height that it needs at a width."""
        raise NotImplementedError

    def width(self, kit: Kit) -> float:
        """The width that it would like."""
        return 0.0

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        """Draw it at `rect` (its own rectangle, scrolled)."""
        raise NotImplementedError

    def activate(self) -> Change | None:
        """It was clicked, or accepted while it had the focus."""
        return None

    def point(self, x: float, y: float) -> Change | None:
        """The pointer is down on it at a point of its own rectangle (0 to 1 each way), maybe dragging."""
        return None

    def nudge(self, command: Command) -> bool:
        """An arrow key while it has the focus; True when the widget used it."""
        return False


class Text(Widget):
    """Text that can't be pressed; broken to the width that it gets."""

    focusable = False

    def __init__(
        self,
        text: str,
        face: Face = "text",
        size: float = 30,
        *,
        color: Color = INK,
        align: Align = "left",
        shade: bool = False,
    ) -> None:
        super().__init__(f"text:{text}")
        self.text, self.face, self.size = text, face, size
        self.color, self.align, self.shade = color, align, shade

    def height(self, kit: Kit, width: float) -> float:
        return kit.height(self.text, self.face, self.size, width)

    def width(self, kit: Kit) -> float:
        return kit.width(self.text, self.face, self.size) + 6

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        pen.text(self.text, rect, self.face, self.size, self.color, align=self.align, shade=self.shade)


class Picture(Widget):
    """A drawing that can't be pressed."""

    focusable = False

    def __init__(self, art: str, tall: float, *, shadow: bool = False) -> None:
        super().__init__(f"picture:{art}")
        self.art, self.tall, self.shadow = art, tall, shadow

    def height(self, kit: Kit, width: float) -> float:
        return self.tall

    def width(self, kit: Kit) -> float:
        return self.tall

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        pen.picture(self.art, rect, shadow=self.shadow)


class Button(Widget):
    """A pill with a picture, words, or both."""

    def __init__(
        self,
        key: str,
        words: str,
        act: Act,
        *,
        art: str | None = None,
        stuff: str = "cream",
        size: float = 36,
        detail: str = "",
        tall: float = TARGET,
        enabled: bool = True,
    ) -> None:
        super().__init__(key)
        self.words, self.act, self.art, self.stuff = words, act, art, stuff
        self.size, self.detail, self.tall, self.enabled = size, detail, tall, enabled

    def height(self, kit: Kit, width: float) -> float:
        inside = width - self._pads()
        needed = kit.height(self.words, "heading", self.size, inside) if self.words else 0.0
        if self.detail:
            needed += kit.height(self.detail, "bold", self.size * 0.62, inside)
        return max(self.tall, needed + 28) + SIDE

    def width(self, kit: Kit) -> float:
        words = kit.width(self.words, "heading", self.size) if self.words else 0.0
        if self.detail:
            words = max(words, kit.width(self.detail, "bold", self.size * 0.62))
        return words + self._pads() + 8 if self.words else self.tall

    def _pads(self) -> float:
        return 72 + (self.tall * 0.62 + 16 if self.art else 0)

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        self.radius = rect.height / 2
        face, alpha = face_of(pen, rect, look, self.stuff, self.enabled, self.radius)
        ink = STUFFS[self.stuff].ink
        if not self.words:
            if self.art:
                edge = min(face.width, face.height) * 0.62
                pen.picture(self.art, centered(face, edge, edge), alpha=alpha)
            return
        inside = face.inflate(-56, -22)
        if self.art:
            edge = min(self.tall * 0.62, face.height * 0.7)
            words = min(self.width(pen) - self._pads(), inside.width - edge - 16)
            left = face.centerx - (words + edge + 16) / 2
            pen.picture(self.art, pygame.FRect(left, face.centery - edge / 2, edge, edge), alpha=alpha)
            inside = pygame.FRect(left + edge + 16, inside.y, words + 4, inside.height)
        if self.detail:
            small = min(pen.height(self.detail, "bold", self.size * 0.62, inside.width), inside.height * 0.5)
            pen.text(
                self.words,
                pygame.FRect(inside.x, inside.y, inside.width, inside.height - small),
                "heading",
                self.size,
                ink,
            )
            pen.text(
                self.detail,
                pygame.FRect(inside.x, inside.bottom - small - 4, inside.width, small),
                "bold",
                self.size * 0.62,
                ink,
            )
        else:
            pen.text(self.words, inside, "heading", self.size, ink)

    def activate(self) -> Change | None:
        return self.act() if self.enabled else None


class Tile(Widget):
    """A card with a picture above words; one of several that can be chosen, or a choice of its own."""

    radius = 26.0

    def __init__(
        self,
        key: str,
        words: str,
        act: Act,
        *,
        art: str | None = None,
        chosen: bool = False,
        tall: float = 150,
        size: float = 27,
        detail: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(key)
        self.words, self.act, self.art, self.chosen = words, act, art, chosen
        self.tall, self.size, self.detail, self.enabled = tall, size, detail, enabled

    def height(self, kit: Kit, width: float) -> float:
        words = kit.height(self.words, "bold", self.size, width - 28) if self.words else 0.0
        if self.detail:
            words += kit.height(self.detail, "text", self.size * 0.85, width - 28)
        return max(TARGET, words + (self.tall if self.art else 0) + 30) + 8

    def width(self, kit: Kit) -> float:
        longest = max(self.words.split(" "), key=lambda word: kit.width(word, "bold", self.size), default="")
        return max(self.tall if self.art else 0.0, kit.width(longest, "bold", self.size)) + 44

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        stuff = "butter" if self.chosen else "tile"
        face, alpha = face_of(pen, rect, look, stuff, self.enabled, self.radius, side=8)
        inside = face.inflate(-24, -22)
        words = pen.height(self.words, "bold", self.size, inside.width) if self.words else 0.0
        detail = pen.height(self.detail, "text", self.size * 0.85, inside.width) if self.detail else 0.0
        below = min(words + detail, inside.height)
        if self.art:
            tall = inside.height - below
            pen.picture(self.art, pygame.FRect(inside.x, inside.y, inside.width, tall), alpha=alpha)
        top = inside.bottom - below if self.art else inside.centery - below / 2
        share = below * words / (words + detail) if words + detail else 0.0
        pen.text(self.words, pygame.FRect(inside.x, top, inside.width, share), "bold", self.size)
        pen.text(
            self.detail,
            pygame.FRect(inside.x, top + share, inside.width, below - share),
            "text",
            self.size * 0.85,
        )
        if self.chosen:
            pen.picture("common/check", pygame.FRect(face.right - 34, face.y - 12, 46, 46))

    def activate(self) -> Change | None:
        return self.act() if self.enabled else None


class Link(Widget):
    """A line of a list of contents."""

    radius = 14.0

    def __init__(self, key: str, words: str, act: Act, size: float = 27) -> None:
        super().__init__(key)
        self.words, self.act, self.size = words, act, size

    def height(self, kit: Kit, width: float) -> float:
        return max(54.0, kit.height(self.words, "text", self.size, width - 32) + 16)

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        if look.hovered:
            pen.flat(
                rect,
                "#ffe9a8" if look.pressed else "#fdf0d0",
                radius=self.radius,
                outline="#d9b070",
                stroke=2,
            )
        pen.text(self.words, rect.inflate(-28, -6), "text", self.size, align="left")

    def activate(self) -> Change | None:
        return self.act()


class Card(Widget):
    """Card stock that other widgets lie on."""

    focusable = False

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        pen.flat(rect, "#fbeed6", radius=28, outline="#d3ae7d", stroke=2.5)


class IconButton(Widget):
    """A small round thing with a picture and no body of its own until it is hovered."""

    def __init__(self, key: str, art: str, act: Act) -> None:
        super().__init__(key)
        self.art, self.act = art, act

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        self.radius = rect.height / 2
        if look.hovered:
            fill = "#f0c9a0" if look.pressed else "#fff8ec"
            pen.flat(rect, fill, radius=self.radius, outline="#8a5a2c")
        pen.picture(self.art, rect.inflate(-28, -28), alpha=255 if look.hovered else 190)

    def activate(self) -> Change | None:
        return self.act()


class SeatFace(Widget):
    """A baker's face in a ring of their colour, with the chip that shows its pattern."""

    def __init__(self, key: str, face: str, color: str, act: Act) -> None:
        super().__init__(key)
        self.face, self.color, self.act = face, color, act

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        self.radius = rect.height / 2
        lifted = rect.move(0, -3) if look.hovered and not look.pressed else rect
        draw_face(pen, lifted, self.face, self.color)

    def activate(self) -> Change | None:
        return self.act()


def draw_face(pen: Pen, rect: pygame.FRect, face: str, color: str, *, chip: bool = True) -> None:
    """A face on a disc of its colour; the chip at its lower right shows the pattern."""
    light, dark = PLAYER_COLORS[color]
    pen.flat(rect, light, radius=rect.height / 2, outline=dark, stroke=max(4.0, rect.height * 0.045))
    pen.picture(face, rect.inflate(-rect.width * 0.2, -rect.height * 0.2))
    if chip:
        edge = rect.width * 0.4
        pen.picture(f"common/chip-{color}", pygame.FRect(rect.right - edge, rect.bottom - edge, edge, edge))


def face_of(
    pen: Pen, rect: pygame.FRect, look: Look, stuff: str, enabled: bool, radius: float, side: float = SIDE
) -> tuple[pygame.FRect, int]:
    """Draw the body of something that can be pressed; returns its upper face, and the alpha of what is on it.

    It rises when hovered and sinks when pressed.
    """
    alpha = 255 if enabled else PALE
    if look.pressed and enabled:
        sunk = pygame.FRect(rect.x, rect.y + side * 0.6, rect.width, rect.height - side * 0.6)
        pen.body(stuff, sunk, radius=radius, side=side * 0.4)
        return pygame.FRect(sunk.x, sunk.y, sunk.width, sunk.height - side * 0.4), alpha
    lifted = rect.move(0, -3) if look.hovered and enabled else rect
    pen.body(
        stuff, lifted, radius=radius, side=side, bright=look.hovered and enabled, shadow=enabled, alpha=alpha
    )
    return pygame.FRect(lifted.x, lifted.y, lifted.width, lifted.height - side), alpha


def centered(rect: pygame.FRect, width: float, height: float) -> pygame.FRect:
    """A rectangle of a size in the middle of another."""
    return pygame.FRect(rect.centerx - width / 2, rect.centery - height / 2, width, height)
