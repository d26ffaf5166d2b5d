"""Pages: card stock over the whole frame with a heading, a scrolling middle, and buttons below."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.base import Change, Pop
from game.scenes.ui.flow import Column
from game.scenes.ui.form import Form
from game.scenes.ui.paint import SIDE
from game.scenes.ui.pen import Pen
from game.scenes.ui.scroll import ScrollArea
from game.scenes.ui.stage import draw_table
from game.scenes.ui.widgets import Button, Widget
from game.table.viewport import FRAME


class Page(Form):
    """Subclasses give heading, columns of content and further buttons."""

    wide = 1240.0
    """Width of the card at normal text size."""
    columns = 1
    """Columns of the content; large text gets one."""

    def heading(self) -> str:
        """The words at the top."""
        raise NotImplementedError

    def fill(self, columns: Sequence[Column]) -> None:
        """Put the content into one or two columns (if there is one, it stands in for both)."""
        raise NotImplementedError

    def buttons(self) -> Sequence[Widget]:
        """Buttons at the lower right, from left to right; the way back stands at the left by itself."""
        return ()

    def art(self) -> str | None:
        """A picture beside the heading."""
        return None

    @property
    def bar(self) -> float:
        """Height of the button that leads on: children hit it too."""
        return 144.0 if self.context.settings.kids else 96.0

    def build(self) -> None:
        wide = min(1840.0, self.wide * (0.4 + 0.6 * self.kit.zoom))
        self.card = pygame.FRect(FRAME.centerx - wide / 2, 26, wide, FRAME.height - 52)
        self._put_buttons()
        top = self.card.y + 26 + self.kit.line_height(54 / self.kit.zoom**0.5)
        bottom = self.card.bottom - self.bar - 54
        area = ScrollArea(pygame.FRect(self.card.x + 14, top, wide - 26, bottom - top))
        left, inside = self.card.x + 48, wide - 96
        if self.columns == 1 or self.kit.zoom > 1.3:
            column = Column(self.kit, area, left, inside, top + 14)
            self.fill([column] * self.columns)
            area.content += 24
        else:
            gap = 56.0
            each = (inside - gap) / 2
            places = (left, left + each + gap)
            self.fill([Column(self.kit, area, place, each, top + 14) for place in places])
            area.content += 24
        self.put_area(area)

    def _put_buttons(self) -> None:
        tall = self.bar + SIDE
        y = self.card.bottom - tall - 26
        back = Button(
            "back", self.t("common-back"), self.cancel, art="common/icon-back", tall=self.bar, size=34
        )
        right = list(self.buttons())
        widths = [max(widget.width(self.kit), 200.0) for widget in (back, *right)]
        room = self.card.width - 96 - 24 * len(right)
        if sum(widths) > room:
            widths = [width * room / sum(widths) for width in widths]
        self.put(back, pygame.FRect(self.card.x + 48, y, widths[0], tall))
        x = self.card.right - 48
        for widget, width in reversed(list(zip(right, widths[1:], strict=True))):
            self.put(widget, pygame.FRect(x - width, y, width, tall))
            x -= width + 24

    def cancel(self) -> Change | None:
        return Pop()

    def paint(self, pen: Pen) -> None:
        draw_table(pen)
        pen.body("paper", self.card, radius=48, side=12)
        size = 54 / pen.zoom**0.5
        line = pygame.FRect(self.card.x + 48, self.card.y + 22, self.card.width - 96, pen.line_height(size))
        art = self.art()
        if art:
            edge = min(84.0, line.height)
            words = min(pen.width(self.heading(), "heading", size), line.width - edge - 20)
            x = line.centerx - (words + edge + 20) / 2
            pen.picture(art, pygame.FRect(x, line.centery - edge / 2, edge, edge))
            line = pygame.FRect(x + edge + 20, line.y, words + 6, line.height)
        pen.text(self.heading(), line, "heading", size, wrap=False)

    def paint_over(self, pen: Pen) -> None:
        """A hairline where the content goes on below or above."""
        area = self.areas[-1]
        if area.scrolls:
            for y in (area.rect.top, area.rect.bottom):
                pen.flat(
                    pygame.FRect(area.rect.x + 20, y - 1, area.rect.width - 40, 2.5), "#c9a777", radius=1
                )
