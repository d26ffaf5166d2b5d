"""A card with tiles of which one is picked; its value is handed to the scene below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.scenes.base import Change, Pop
from game.scenes.context import Context
from game.scenes.ui.flow import Column
from game.scenes.ui.form import Form
from game.scenes.ui.pen import Pen
from game.scenes.ui.scroll import ScrollArea
from game.scenes.ui.widgets import Act, Button, Text, Tile
from game.table.viewport import FRAME


@dataclass(frozen=True)
class Pick:
    """One thing that can be picked."""

    value: object
    words: str
    art: str


@dataclass(frozen=True)
class Group:
    """Things of one kind under a heading. `take` is told which one was picked."""

    heading: str
    picks: Sequence[Pick]
    chosen: object
    take: Callable[[object], None]


class Chooser(Form):
    """One or more groups; with a single one, picking also closes the card."""

    opaque = False

    def __init__(self, context: Context, groups: Callable[[], Sequence[Group]]) -> None:
        super().__init__(context)
        self.groups = groups

    def build(self) -> None:
        groups = self.groups()
        wide = min(1780.0, 1320 * (0.55 + 0.45 * self.kit.zoom))
        self.card = pygame.FRect(FRAME.centerx - wide / 2, 40, wide, FRAME.height - 80)
        area = ScrollArea(pygame.FRect(self.card.x, self.card.y + 20, wide - 12, self.card.height - 170))
        column = Column(self.kit, area, self.card.x + 56, wide - 112, area.rect.y + 24)
        for number, group in enumerate(groups):
            column.add(Text(group.heading, "heading", 40, align="center"))
            tiles = [
                Tile(
                    f"pick:{number}:{pick.value}",
                    pick.words,
                    self._picker(group, pick.value, len(groups) == 1),
                    art=pick.art,
                    chosen=pick.value == group.chosen,
                    tall=140,
                )
                for pick in group.picks
            ]
            column.grid(tiles, least=170)
        height = min(FRAME.height - 80, area.content + 200)
        move = (FRAME.height - height) / 2 - self.card.y
        self.card.height = height
        area.rect.height = height - 170
        self.card.y += move
        area.rect.y += move
        for widget in area.widgets:
            widget.rect.y += move
        self.put_area(area)
        done = Button("done", self.t("common-done"), Pop, art="common/icon-check", stuff="berry", tall=96)
        across = max(320.0, done.width(self.kit))
        self.put(done, pygame.FRect(FRAME.centerx - across / 2, self.card.bottom - 136, across, 106))

    def paint(self, pen: Pen) -> None:
        pen.veil()
        pen.body("paper", self.card, radius=48, side=12)

    def _picker(self, group: Group, value: object, close: bool) -> Act:
        def pick() -> Change | None:
            group.take(value)
            if close:
                return Pop()
            self.rebuild()
            return None

        return pick
