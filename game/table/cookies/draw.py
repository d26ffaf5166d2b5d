"""Drawing what lies on the table of Cookies besides clock and oven: reserves, rack, ghosts, dice."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.cookies.box import SHAPES
from game.table.art import Art
from game.table.board import Board
from game.table.cookies.look import Look, cookie_arts
from game.table.cookies.places import chip_at, pile
from game.table.pieces import cast, picture_of
from game.table.stock import card_stock
from game.table.type import Type
from game.table.viewport import Viewport

SHOWN = 5
"""Cookies shown in a pile at most."""
CHIP = 58.0
"""Width of the chip with a number."""


class Brush:
    """Draws on one surface: what all drawing functions need, in one hand."""

    def __init__(
        self, surface: pygame.Surface, viewport: Viewport, art: Art, type_: Type, board: Board
    ) -> None:
        self.surface = surface
        self.viewport = viewport
        self.art = art
        self.type = type_
        self.board = board

    def sees(self, rect: pygame.FRect) -> bool:
        """Whether anything of a thing there, or of its shadow, may lie within the clip."""
        return bool(self.surface.get_clip().colliderect(self.viewport.rect(rect.inflate(70, 70))))

    def thing(self, spot: str, name: str, *, shadow: bool = True) -> pygame.Rect:
        """A drawing that fills a spot."""
        area = self.viewport.rect(self.board[spot].rect)
        if not self.sees(self.board[spot].rect):
            return area
        picture = self.art.get(name, *area.size)
        box = picture.get_rect(center=area.center)
        if shadow:
            cast(self.surface, self.viewport, self.art, (name, area.size), picture, box)
        self.surface.blit(picture, box)
        return area

    def centred(self, arts: Sequence[str], x: float, y: float, size: float, angle: float = 0.0) -> None:
        """Drawings round a point."""
        picture = picture_of(self.art, arts, self.viewport.px(size), angle)
        self.surface.blit(picture, picture.get_rect(center=self.viewport.point(x, y)))

    def number(self, text: str, x: float, y: float, *, pale: bool) -> None:
        """A round chip with a number."""
        width = CHIP if len(text) < 2 else CHIP * 1.16
        box = self.viewport.rect(pygame.FRect(x - width / 2, y - CHIP / 2, width, CHIP))
        chip = card_stock(
            self.art,
            *box.size,
            box.height / 2,
            edge=(150, 112, 74) if pale else (74, 44, 24),
            top=(226, 208, 178) if pale else (255, 252, 244),
            bottom=(212, 192, 160) if pale else (250, 236, 208),
            line=self.viewport.px(3.4),
        )
        self.surface.blit(chip, box)
        digits = self.type.line(text, "heading", 36 / self.type.zoom, (128, 98, 70) if pale else (59, 35, 20))
        self.surface.blit(digits, digits.get_rect(center=box.center))


def draw_cell(brush: Brush, spot: str, count: int, baked: bool, kids: bool) -> None:
    """A reserve: a pile of cookies or the jar, and how many there are."""
    cell = brush.board[spot].rect
    if kids:
        _crate(brush, cell)
    x, y, size, dx, dy = pile(cell)
    name = spot.removeprefix("reserve-")
    if name == "sprinkles":
        if kids:
            brush.centred(("cookies/sprinkle-jar",), cell.centerx, cell.y + 92, cell.width * 0.84)
        else:
            brush.centred(("cookies/sprinkle-jar",), x - 22, cell.centery, cell.height * 0.92)
            if count:
                brush.centred(("cookies/sprinkles",), x + 34, cell.centery + 26, cell.height * 0.46)
    elif count:
        shown = min(count, SHOWN)
        for depth in range(shown - 1, -1, -1):
            turn = (-6 if depth % 2 else 4) if depth else 0
            brush.centred(cookie_arts(name, False), x + depth * dx, y + depth * dy, size, turn)
    else:
        ghost = brush.art.faded(
            f"cookies/ghost-{name}", brush.viewport.px(size), brush.viewport.px(size), 150
        )
        brush.surface.blit(ghost, ghost.get_rect(center=brush.viewport.point(x, y)))
    at = chip_at(cell)
    if kids and name in SHAPES and not count and baked:
        brush.centred(("common/check",), *at, CHIP)
    else:
        brush.number(str(count), *at, pale=count == 0)


def _crate(brush: Brush, cell: pygame.FRect) -> None:
    """A wooden box with paper in it, for the reserves of children."""
    art, viewport = brush.art, brush.viewport
    area = viewport.rect(cell)
    frame = card_stock(
        art,
        *area.size,
        viewport.px(26),
        edge=(122, 74, 36),
        top=(232, 184, 120),
        bottom=(184, 124, 62),
        line=viewport.px(5),
    )
    cast(brush.surface, viewport, art, ("kids-crate", area.size), frame, area)
    brush.surface.blit(frame, area)
    inner = area.inflate(-viewport.px(26), -viewport.px(26))
    paper = card_stock(
        art,
        *inner.size,
        viewport.px(16),
        edge=(150, 104, 58),
        top=(252, 240, 216),
        bottom=(244, 226, 192),
        line=viewport.px(3),
    )
    brush.surface.blit(paper, inner)


def draw_rack(brush: Brush, look: Look, kids: bool) -> None:
    """The cooling rack: a paper for each kind, with its cookies once they are done."""
    brush.thing("rack", "cookies/cooling-rack-tall" if kids else "cookies/cooling-rack")
    for shape in SHAPES:
        spot = brush.board[f"rack-{shape}"]
        if kids:
            area = brush.viewport.rect(spot.rect)
            brush.surface.blit(card_stock(brush.art, *area.size, brush.viewport.px(14), line=2), area)
        else:
            brush.thing(spot.name, "cookies/rack-paper", shadow=False)
        if shape in look.baked:
            draw_done(brush, shape, kids)
            size = 38.0 if kids else 48.0
            brush.centred(
                ("common/check",), spot.rect.right - size * 0.5, spot.rect.bottom - size * 0.5, size
            )
        else:
            size = spot.rect.height * 0.56
            pixels = brush.viewport.px(size)
            ghost = brush.art.faded(f"cookies/ghost-{shape}", pixels, pixels, 190)
            brush.surface.blit(ghost, ghost.get_rect(center=brush.viewport.point(spot.x, spot.y)))


def draw_done(brush: Brush, shape: str, kids: bool) -> None:
    """The cookies of a kind that is done."""
    spot = brush.board[f"rack-{shape}"]
    for place in range(9):
        x, y, size = done_at(spot.rect, place, kids)
        if not kids or place == 4:
            brush.centred(cookie_arts(shape, False), x, y, size)


def done_at(paper: pygame.FRect, place: int, kids: bool) -> tuple[float, float, float]:
    """Where the done cookie from a place of the sheet comes to lie, and its size."""
    if kids:
        return paper.centerx, paper.centery, paper.height * 0.76
    step_x, step_y = paper.width * 0.25, paper.height * 0.27
    x = paper.centerx + (place % 3 - 1) * step_x
    return x, paper.centery + (place // 3 - 1) * step_y, paper.height * 0.4


def draw_ghost_sheet(brush: Brush, number: int, away: bool, word: str) -> None:
    """The dashed frame where a sheet lay; while it bakes a plate says where it is."""
    spot = brush.board[f"sheet-{number}"]
    brush.thing(spot.name, "cookies/sheet-ghost", shadow=False)
    if not away:
        return
    viewport, art = brush.viewport, brush.art
    size = (
        brush.type.fit(word, "heading", 34, int(spot.rect.width * 0.58 * viewport.scale), 18) if word else 0
    )
    line = brush.type.line(word, "heading", size) if word else None
    arrow = viewport.px(46 if word else 76)
    wide = (line.get_width() if line else 0) + arrow + viewport.px(74)
    tall = viewport.px(78 if word else 110)
    plate = card_stock(art, wide, tall, tall / 2, line=viewport.px(3))
    box = plate.get_rect(center=viewport.point(spot.x, spot.y))
    cast(brush.surface, viewport, art, ("plate", plate.get_size()), plate, box)
    brush.surface.blit(plate, box)
    if line is not None:
        brush.surface.blit(line, line.get_rect(midleft=(box.x + viewport.px(32), box.centery)))
    sign = art.get("common/icon-arrow", arrow)
    brush.surface.blit(sign, sign.get_rect(midright=(box.right - viewport.px(28), box.centery)))
