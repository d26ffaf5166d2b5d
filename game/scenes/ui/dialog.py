"""Dialogs: a card with a picture, words and buttons in the middle; the scene below stays seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.scenes.base import Pop
from game.scenes.context import Context
from game.scenes.ui.form import Form
from game.scenes.ui.pen import Pen
from game.scenes.ui.scroll import ScrollArea
from game.scenes.ui.widgets import Act, Button, Picture, Text, Widget
from game.storage import Notice
from game.table.viewport import FRAME

PAD = 48.0
GAP = 22.0


class Dialog(Form):
    """A card with a column of widgets. Subclasses give the widgets in `content`."""

    opaque = False
    wide = 860.0
    """Width of the card at normal text size."""

    def content(self) -> Sequence[Widget | tuple[Widget, ...]]:
        """The widgets from top to bottom, each over the whole width; those of a tuple share it."""
        raise NotImplementedError

    def build(self) -> None:
        wide = min(1780.0, self.wide * (0.5 + 0.5 * self.kit.zoom))
        inside = wide - 2 * PAD
        placed: list[tuple[Widget, pygame.FRect]] = []
        y = 0.0
        for entry in self.content():
            row = entry if isinstance(entry, tuple) else (entry,)
            each = (inside - GAP * (len(row) - 1)) / len(row)
            tall = max(widget.height(self.kit, each) for widget in row)
            for number, widget in enumerate(row):
                placed.append((widget, pygame.FRect(number * (each + GAP), y, each, tall)))
            y += tall + GAP
        needed = y - GAP + 2 * PAD
        tall = min(needed, FRAME.height - 60)
        self.card = pygame.FRect(FRAME.centerx - wide / 2, FRAME.centery - tall / 2, wide, tall)
        area = ScrollArea(pygame.FRect(self.card.x, self.card.y + 24, wide - 12, tall - 44))
        for widget, rect in placed:
            area.put(widget, rect.move(self.card.x + PAD, self.card.y + PAD))
        area.content = min(area.content, area.rect.height) if needed <= tall else area.content + PAD
        self.put_area(area)

    def paint(self, pen: Pen) -> None:
        pen.veil()
        pen.body("paper", self.card, radius=48, side=12)


class Confirm(Dialog):
    """A question; `yes` is what happens once it is answered so, and not before."""

    first_focus = "no"

    def __init__(
        self,
        context: Context,
        question: str,
        yes: Act,
        *,
        detail: str = "",
        art: str = "common/icon-exit",
        no_words: str = "common-no",
        no_art: str = "common/icon-close",
    ) -> None:
        super().__init__(context)
        self.question, self.yes, self.detail, self.art = question, yes, detail, art
        self.no_words, self.no_art = no_words, no_art

    def content(self) -> Sequence[Widget]:
        return [
            Picture(self.art, 150),
            Text(self.t(self.question), "heading", 46, align="center"),
            *([Text(self.t(self.detail), "text", 32, align="center")] if self.detail else []),
            Button(
                "yes",
                self.t("common-yes"),
                self.yes,
                art=self.art,
                tall=144 if self.context.settings.kids else 96,
            ),
            Button(
                "no",
                self.t(self.no_words),
                Pop,
                art=self.no_art,
                stuff="berry",
                tall=144 if self.context.settings.kids else 96,
            ),
        ]


@dataclass(frozen=True)
class Sentence:
    """A ready sentence that isn't a notice of the storage."""

    text: str


class Message(Dialog):
    """One or more sentences that the player should know, and a button that takes them away."""

    first_focus = "ok"

    def __init__(
        self, context: Context, notices: Sequence[Notice | Sentence], *, art: str = "common/icon-warning"
    ) -> None:
        super().__init__(context)
        self.notices, self.art = tuple(notices), art

    def content(self) -> Sequence[Widget]:
        texts = [n.text if isinstance(n, Sentence) else self.t(n.key, **n.args) for n in self.notices]
        return [
            Picture(self.art, 130),
            *(Text(text, "text", 34, align="center") for text in dict.fromkeys(texts)),
            Button("ok", self.t("common-ok"), Pop, stuff="berry", tall=96),
        ]
