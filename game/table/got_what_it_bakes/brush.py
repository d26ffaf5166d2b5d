"""What all drawing of this table needs, in one hand; and the pieces that several regions draw."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.rules.got_what_it_bakes import bag
from game.table.art import Art
from game.table.board import Board
from game.table.easel import LEAF, Align, SeatedEasel
from game.table.got_what_it_bakes.cards import Cards
from game.table.patterns import Sitter, strip
from game.table.stock import Color
from game.table.table_view import Hold, Translate
from game.table.type import Type
from game.table.viewport import Viewport

SOFT: Color = (112, 80, 50)
"""Ink of words that are not the main thing."""
LINE: Color = (190, 146, 96)
GOLD: Color = (212, 142, 8)
WOOD: Color = (100, 62, 34)
DEEP: Color = (48, 110, 62)
DOTS: Color = (178, 138, 88)
FACE = 56.0
"""From this size (units) on a face is told from others: no letter has to stand for it."""


class Brush(SeatedEasel):
    """Draws on one surface, in units of the table."""

    def __init__(
        self,
        surface: pygame.Surface,
        viewport: Viewport,
        art: Art,
        type_: Type,
        board: Board,
        translate: Translate,
        sitters: Sequence[Sitter],
        hold: Hold | None,
        *,
        kids: bool,
    ) -> None:
        super().__init__(surface, viewport, art, type_, board, translate, sitters, kids=kids)
        self.hold = hold
        self.cards = Cards(art, type_, translate, kids=kids)

    def state(self, name: str) -> str:
        """How a place shows itself to what is held: `over`, `legal` or nothing."""
        hold = self.hold
        if hold is None or name not in hold.targets:
            return ""
        return "over" if hold.over == name else "legal"

    def touched(self, *names: str) -> Hashable:
        """What the hand has to do with things whose names begin so: is one held, can it be put down there?"""
        hold = self.hold
        if hold is None:
            return None
        source = hold.source if hold.source.startswith(names) else ""
        return source, tuple((name, name == hold.over) for name in hold.targets if name.startswith(names))

    def size(self, rect: pygame.FRect) -> tuple[int, int]:
        """Pixels of a rectangle."""
        box = self.viewport.rect(rect)
        return box.width, box.height

    def mat(self, rect: pygame.FRect, *, far: bool = False) -> None:
        """A board that lies on the table."""
        if far:
            self.stock(
                rect, 22, edge=(168, 120, 72), top=(233, 207, 164), bottom=(221, 190, 144), line=4, shadow=12
            )
        else:
            self.stock(
                rect, 24, edge=(190, 140, 88), top=(255, 246, 232), bottom=(246, 230, 204), line=4, shadow=16
            )

    def place(self, rect: pygame.FRect, radius: float, name: str, *, dim: bool = False) -> None:
        """A place where something may be put, as it stands to what is held."""
        state = self.state(name)
        if state == "over":
            self.halo(rect, radius, color=LEAF, reach=18)
            self.stock(rect, radius, edge=(42, 122, 58), top=(240, 255, 236), bottom=(214, 246, 206), line=6)
        elif state == "legal":
            self.halo(rect, radius, reach=16)
            self.stock(rect, radius, edge=GOLD, top=(255, 255, 248), bottom=(255, 240, 196), line=4.5)
        elif dim:
            self.stock(
                rect, radius, edge=(206, 176, 134), top=(244, 226, 196), bottom=(236, 214, 178), line=2
            )
        else:
            self.stock(rect, radius, edge=LINE, top=(255, 252, 244), bottom=(252, 241, 218), line=2.5)

    def lit(self, rect: pygame.FRect, radius: float, name: str) -> None:
        """Light round a thing that lies there, if it may take what is held."""
        state = self.state(name)
        if state:
            self.halo(rect, radius, color=LEAF if state == "over" else (255, 211, 92), reach=16)
            self.frame(
                rect, radius, (42, 122, 58) if state == "over" else GOLD, 6 if state == "over" else 4.5
            )

    def slot(self, rect: pygame.FRect, *, legal: bool = False, alpha: int = 255) -> None:
        """An empty die place."""
        radius = rect.width * 0.2
        if legal:
            self.flat(rect, (255, 255, 252), radius)
            self.dashes(rect, radius, GOLD, 3.4)
        else:
            self.flat(rect, (214, 182, 136), radius, alpha=70 * alpha // 255)
            self.dashes(rect, radius, DOTS, 2.4)

    def die(self, value: int, rect: pygame.FRect, *, alpha: int = 255, shadow: bool = False) -> None:
        """A die that lies there with a value on top."""
        self.picture(f"bakes/die{value}", rect.inflate(rect.width * 0.16, rect.height * 0.16), alpha=alpha)

    def ribbon(self, rect: pygame.FRect, seat: int) -> None:
        """A strip of a baker's colour and pattern."""
        box = self.viewport.rect(rect)
        self.surface.blit(strip(self.art, self.sitters[seat].color, *box.size, self.scale), box)

    def dot(self, seat: int, x: float, y: float, size: float) -> None:
        """A baker's round chip with the face; a small one with the first letter, but for children."""
        rect = pygame.FRect(x - size / 2, y - size / 2, size, size)
        self.picture(f"common/chip-{self.sitters[seat].color}", rect)
        if self.kids or size >= FACE:
            self.picture(self.sitters[seat].face, rect.inflate(-size * 0.2, -size * 0.2))
            return
        self.flat(rect.inflate(-size * 0.4, -size * 0.4), (255, 252, 244), size / 2)
        self.number(self.sitters[seat].name[:1].upper(), x, y, size * 0.42)

    def label(self, words: str, rect: pygame.FRect, size: float = 24, *, align: Align = "left") -> None:
        """A heading on a board."""
        self.text(words, rect, "heading", size, align=align)

    def pill(self, rect: pygame.FRect, name: str, icon: str, number: str, *, dim: bool = False) -> None:
        """A small button with a sign and what it costs."""
        active = not dim
        self.stock(
            rect,
            rect.height / 2,
            edge=(126, 78, 40) if active else (178, 142, 98),
            top=(255, 246, 222) if active else (236, 214, 178),
            bottom=(247, 222, 170) if active else (226, 200, 160),
            line=3,
            shadow=5 if active else 0,
        )
        alpha = 255 if active else 130
        edge = rect.height * 0.72
        self.icon(icon, rect.x + rect.width * 0.25, rect.centery, edge, alpha=alpha)
        self.number(number, rect.x + rect.width * 0.52, rect.centery, rect.height * 0.66)
        self.icon("bakes/coin", rect.x + rect.width * 0.77, rect.centery, edge, alpha=alpha)

    def dim(self, rect: pygame.FRect, radius: float = 14) -> None:
        """Shade over a part that isn't used now."""
        self.flat(rect, (188, 150, 104), radius, alpha=96)

    def demand(self, kind: int, x: float, y: float, size: float, *, alpha: int = 255) -> None:
        """Which dice an ingredient asks for, as small faces from a point to the right."""
        from game.rules.got_what_it_bakes.actions import DEMANDS

        step = size * 1.12
        if kind in (bag.CHILI, bag.CHOCOLATE):
            first, second, sign = (3, 5, "≠") if kind == bag.CHILI else (4, 4, "=")
            self.icon(f"bakes/pip{first}", x + size / 2, y, size, alpha=alpha)
            self.number(sign, x + size * 1.5, y, size * 0.95)
            self.icon(f"bakes/pip{second}", x + size * 2.5, y, size, alpha=alpha)
            return
        values = sorted(DEMANDS[kind])
        if len(values) == 6:
            self.icon("bakes/any-die", x + size / 2, y, size, alpha=alpha)
            if not self.kids:
                room = pygame.FRect(x + size * 1.3, y - size * 0.7, size * 2.6, size * 1.4)
                self.text(self.t("bakeshop-any"), room, "bold", 20, SOFT, align="left")
            return
        for number, value in enumerate(values):
            self.icon(f"bakes/pip{value}", x + size / 2 + step * number, y, size, alpha=alpha)
