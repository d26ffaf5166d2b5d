"""The rule book: contents, search, clauses in the margin; opens at a clause when asked to."""

from __future__ import annotations

import pygame

from game.scenes.base import Change
from game.scenes.context import Context
from game.scenes.ui.fields import TextField
from game.scenes.ui.flow import Column
from game.scenes.ui.form import Form
from game.scenes.ui.paragraph import ParagraphView
from game.scenes.ui.pen import Pen
from game.scenes.ui.scroll import ScrollArea
from game.scenes.ui.stage import draw_table
from game.scenes.ui.widgets import Act, Button, Link, Text
from game.table.viewport import FRAME
from game.text import LANGUAGES, Hit, Place, RuleBook, RuleBookError, load_rule_book


class RuleBookScene(Form):
    """One game's rules. While something is searched, only the paragraphs that have it are shown."""

    first_focus = "search"

    def __init__(self, context: Context, game_id: str, clause: str | None = None) -> None:
        super().__init__(context)
        self.game_id, self.clause = game_id, clause
        self.query = ""
        self.book: RuleBook | None = None
        self.problem = ""
        self._looked_in = ""
        """The language in which the book was last looked for."""
        self._open_at: int | str | None = clause
        self._sections: dict[int, float] = {}

    def _load(self) -> None:
        """Read the book in the language of the moment; if there is none that can be read, in English."""
        texts = self.context.texts
        if self._looked_in == texts.language:
            return
        self._looked_in, self.book = texts.language, None
        faults: list[str] = []
        for language in dict.fromkeys((texts.language, LANGUAGES[0])):
            try:
                self.book = load_rule_book(self.game_id, language)
                break
            except RuleBookError as error:
                faults.append(str(error))
        if self.book is None:
            self.problem = self.t("error-rule-book", reason=faults[-1])
        else:
            for fault in faults:
                texts.report(fault)

    def build(self) -> None:
        self._load()
        self.card = pygame.FRect(40, 26, FRAME.width - 80, FRAME.height - 52)
        head = max(96.0, self.kit.line_height(32) + 46)
        back = Button("back", self.t("common-back"), self.cancel, art="common/icon-back", size=32, tall=80)
        wide = max(190.0, min(back.width(self.kit), 460.0))
        self.put(back, pygame.FRect(self.card.x + 36, self.card.y + 20, wide, head - 10))
        field = TextField(
            "search",
            self.query,
            self._search,
            longest=40,
            ghost=self.t("rules-search-placeholder"),
            art="common/icon-search",
        )
        across = min(620.0, 380 + 120 * self.kit.zoom)
        high = min(field.height(self.kit, across), head - 8)
        self.put(field, pygame.FRect(self.card.right - 40 - across, self.card.y + 24, across, high))
        self.head = pygame.FRect(
            back.rect.right + 24, self.card.y + 20, field.rect.x - back.rect.right - 48, head - 10
        )
        top = self.card.y + head + 26
        bottom = self.card.bottom - 36
        left = self.card.x + 28
        beside = self.kit.zoom <= 1.3 and not self.query
        if beside and self.book is not None:
            contents = ScrollArea(pygame.FRect(left, top, 430, bottom - top))
            self._put_contents(Column(self.kit, contents, left + 12, 398, top + 8, gap=4))
            self.put_area(contents)
            left += 450
        area = ScrollArea(pygame.FRect(left, top, self.card.right - 20 - left, bottom - top))
        column = Column(self.kit, area, left + 14, area.rect.width - 56, top + 8, gap=10)
        if self.book is None:
            column.add(Text(self.problem, "text", 32))
        elif self.query.strip():
            self._put_hits(column, self.book)
        else:
            if not beside:
                self._put_contents(column)
            self._put_book(column, self.book)
        area.content += 30
        self.put_area(area)
        self._jump(area)

    def _put_contents(self, column: Column) -> None:
        if self.book is None:
            return
        column.add(Text(self.t("rules-contents"), "heading", 32))
        for number, section in enumerate(self.book.sections):
            column.add(Link(f"section:{number}", section.title, self._opener(number)))

    def _put_book(self, column: Column, book: RuleBook) -> None:
        opened = book.find(self.clause) if self.clause else None
        self._sections = {}
        for number, section in enumerate(book.sections):
            column.y += 12
            self._sections[number] = column.y - column.area.rect.top - 10
            column.add(Text(section.title, "heading", 40))
            for index, _ in enumerate(section.paragraphs):
                place = Place(number, index)
                column.add(self._view(book, Hit(place, ()), place == opened))

    def _put_hits(self, column: Column, book: RuleBook) -> None:
        hits = book.search(self.query)
        column.add(Text(self.t("rules-search-hits", count=len(hits)), "bold", 30))
        section = -1
        for hit in hits:
            if hit.place.section != section:
                section = hit.place.section
                column.y += 10
                column.add(Text(book.sections[section].title, "heading", 34))
            column.add(self._view(book, hit, False))

    def _view(self, book: RuleBook, hit: Hit, opened: bool) -> ParagraphView:
        paragraph = book.sections[hit.place.section].paragraphs[hit.place.paragraph]
        words = self.t("rules-house-ruling") if paragraph.house else ""
        key = f"paragraph:{hit.place.section}:{hit.place.paragraph}"
        return ParagraphView(key, paragraph, hit.spans, opened=opened, house_words=words)

    def _jump(self, area: ScrollArea) -> None:
        """Show what was asked for: a section by its number, or a clause."""
        if isinstance(self._open_at, int) and self._open_at in self._sections:
            area.scroll_to(self._sections[self._open_at])
        elif isinstance(self._open_at, str):
            for widget in area.widgets:
                if isinstance(widget, ParagraphView) and widget.opened:
                    area.scroll_to(widget.rect.y - area.rect.y - 120)
                    self.focus = widget

    def rebuild(self) -> None:
        super().rebuild()
        if self._open_at is not None and self.areas:
            self._jump(self.areas[-1])
            self._open_at = None

    def _opener(self, section: int) -> Act:
        def open_section() -> None:
            self._open_at = section
            self.rebuild()

        return open_section

    def _search(self, text: str) -> None:
        self.query = text
        self.rebuild()
        self.areas[-1].scroll_to(0.0)

    def cancel(self) -> Change | None:
        if self.query:
            self._search("")
            return None
        return super().cancel()

    def paint(self, pen: Pen) -> None:
        draw_table(pen)
        pen.body("paper", self.card, radius=48, side=12)
        title = self.book.title if self.book else self.t("rules-title")
        pen.text(title, self.head, "heading", 50)
        top = self.areas[-1].rect.y - 6
        pen.flat(pygame.FRect(self.card.x + 30, top, self.card.width - 60, 2.5), "#c9a777", radius=1)
        if len(self.areas) > 1:
            x = self.areas[-1].rect.x - 10
            pen.flat(pygame.FRect(x, top + 16, 2.5, self.card.bottom - top - 50), "#e0c69c", radius=1)
