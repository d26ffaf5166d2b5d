"""A list of widgets that is taller than its window."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.scenes.ui.pen import Pen
from game.scenes.ui.widgets import Widget

MARGIN = 24.0
"""Kept free above and below a widget that scrolls into sight."""
BAR = 16.0


class ScrollArea:
    """Widgets placed in a rectangle as if it had no lower end; scrolled by wheel, drag, bar or focus."""

    def __init__(self, rect: pygame.FRect) -> None:
        self.rect = rect
        self.widgets: list[Widget] = []
        self.content = 0.0
        """Height of all that is in it."""
        self.offset = 0.0
        self._grab: tuple[float, float, float] = (0.0, 0.0, 1.0)

    @property
    def scrolls(self) -> bool:
        """Whether there is more than can be seen."""
        return self.content > self.rect.height + 1

    @property
    def at_end(self) -> bool:
        """Whether it has been scrolled to its lower end."""
        return self.scrolls and self.offset > self.content - self.rect.height - 1

    def put(self, widget: Widget, rect: pygame.FRect) -> None:
        """Add a widget; `rect` is where it is as long as nothing is scrolled."""
        widget.rect = rect
        self.widgets.append(widget)
        self.content = max(self.content, rect.bottom - self.rect.top)

    def place(self, widget: Widget) -> pygame.FRect:
        """Where a widget is now."""
        return widget.rect.move(0, -self.offset)

    def shown(self) -> Iterator[Widget]:
        """The widgets of which something can be seen."""
        return (
            widget for widget in self.widgets if self.place(widget).inflate(40, 40).colliderect(self.rect)
        )

    def scroll_to(self, offset: float) -> bool:
        """Scroll to an offset; False if that changes nothing."""
        offset = max(0.0, min(offset, max(0.0, self.content - self.rect.height)))
        changed = abs(offset - self.offset) > 0.01
        self.offset = offset
        return changed

    def scroll_by(self, amount: float) -> bool:
        """Scroll down by an amount (up if negative)."""
        return self.scroll_to(self.offset + amount)

    def show(self, widget: Widget) -> None:
        """Scroll until a widget can be seen whole."""
        top, bottom = widget.rect.top - self.rect.top - MARGIN, widget.rect.bottom - self.rect.top + MARGIN
        if bottom - self.offset > self.rect.height:
            self.scroll_to(bottom - self.rect.height)
        if top < self.offset:
            self.scroll_to(top)

    def grab(self, y: float, bar: bool = False) -> None:
        """Begin to drag the list, or its bar, at a height."""
        factor = -self.content / self.rect.height if bar else 1.0
        self._grab = (y, self.offset, factor)

    def drag_to(self, y: float) -> bool:
        """Go on dragging."""
        start, offset, factor = self._grab
        return self.scroll_to(offset + (start - y) * factor)

    def on_bar(self, x: float) -> bool:
        """Whether a point is on the bar."""
        return self.scrolls and x > self.rect.right - 2 * BAR

    def draw_bar(self, pen: Pen) -> None:
        """Show how much there is, and where we are in it."""
        if not self.scrolls:
            return
        track = pygame.FRect(self.rect.right - BAR, self.rect.y + 6, BAR - 4, self.rect.height - 12)
        pen.flat(track, "#8a5a2c", radius=8, opacity=0.22)
        share = self.rect.height / self.content
        tall = max(60.0, track.height * share)
        most = self.content - self.rect.height
        top = track.y + (track.height - tall) * (self.offset / most if most else 0.0)
        pen.flat(
            pygame.FRect(track.x, top, track.width, tall), "#b98752", radius=8, outline="#6b3e26", stroke=2
        )
