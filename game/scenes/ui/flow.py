"""Laying widgets out in a column: one below the other, or several side by side."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.ui.pen import Kit
from game.scenes.ui.scroll import ScrollArea
from game.scenes.ui.widgets import Widget


class Column:
    """Places widgets into a scroll area from top to bottom. `y` is where the next one goes."""

    def __init__(
        self, kit: Kit, area: ScrollArea, left: float, width: float, top: float, gap: float = 16
    ) -> None:
        self.kit, self.area = kit, area
        self.left, self.width, self.y, self.gap = left, width, top, gap

    def add(self, widget: Widget, *, gap: float | None = None) -> None:
        """One widget over the whole width, as tall as it needs."""
        tall = widget.height(self.kit, self.width)
        self.area.put(widget, pygame.FRect(self.left, self.y, self.width, tall))
        self.y += tall + (self.gap if gap is None else gap)

    def grid(self, widgets: Sequence[Widget], *, least: float = 0.0, most: int = 99) -> None:
        """Widgets of equal size side by side; in as many rows as their widest one (or `least`) demands."""
        if not widgets:
            return
        wide = max(least, *(widget.width(self.kit) for widget in widgets))
        gap = 16.0
        columns = max(1, min(most, len(widgets), int((self.width + gap) // (wide + gap))))
        rows = -(-len(widgets) // columns)
        columns = -(-len(widgets) // rows)  # even rows
        each = (self.width - gap * (columns - 1)) / columns
        tall = max(widget.height(self.kit, each) for widget in widgets)
        for number, widget in enumerate(widgets):
            row, column = divmod(number, columns)
            rect = pygame.FRect(self.left + column * (each + gap), self.y + row * (tall + gap), each, tall)
            self.area.put(widget, rect)
        self.y += rows * (tall + gap) - gap + self.gap
