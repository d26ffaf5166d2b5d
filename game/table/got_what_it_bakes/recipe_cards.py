"""Recipes, each drawn for exactly the size in which it is shown: upright, or lying, small where many lie."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import RECIPES, Recipe
from game.table.art import Art
from game.table.easel import Easel, patch
from game.table.stock import Color
from game.table.table_view import Translate
from game.table.type import Type

SWEET: Color = (180, 86, 127)
SAVORY: Color = (138, 122, 40)
GREEN: Color = (48, 122, 62)
GOLD: Color = (201, 138, 12)
PALE: Color = (196, 164, 122)

WIDE_TALL = 238.0
"""Height of a large lying card in its own units."""
UPRIGHT = 1.2
"""Height of a card in its widths from which on it is drawn upright."""
LARGE = 190.0
"""Height (units) from which on a card that lies has room for its large face."""
BROAD = 240.0
"""Width (units) from which on a flat card has its boxes beside the picture, not below."""
LEAST = 18.0
"""The smallest size (units) of words on a card; where it needs less there are none."""
NAMELESS = 105.0
"""A card that is flatter (units) has no room for its name; it is told by its picture and seen large."""
TWO_LINES = 180.0
"""A narrow card needs so much height (units) for a name of two lines."""
SMALL = 16.0
"""Figures that would be smaller (units) than this stand one above the other."""


def boxes_of(slug: str) -> list[int]:
    """The ingredient of each box of a recipe, in the order in which they are shown."""
    boxes = RECIPES[slug].boxes
    return [kind for kind in range(bag.KINDS) for _ in range(bag.count(boxes, kind))]


def marks_of(slug: str, need: int) -> list[bool]:
    """For each box whether it is marked; of each ingredient the first ones are."""
    boxes, marks = RECIPES[slug].boxes, []
    for kind in range(bag.KINDS):
        there, empty = bag.count(boxes, kind), bag.count(need, kind)
        marks += [number < there - empty for number in range(there)]
    return marks


Cell = tuple[pygame.FRect, int, bool, bool]
"""A box of a recipe: its place, its ingredient, whether it is marked, whether it glows."""


def _cells(slug: str, need: int | None, area: pygame.FRect, step: float, lit: int) -> list[Cell]:
    """All boxes, row by row in an area of a card; of the ingredient `lit` the first empty one glows."""
    marks = marks_of(slug, RECIPES[slug].boxes if need is None else need)
    across = max(1, int((area.width + step * 0.1) // step))
    found: list[Cell] = []
    glowing = False
    for number, (kind, marked) in enumerate(zip(boxes_of(slug), marks, strict=True)):
        x, y = area.x + step * (number % across), area.y + step * (number // across)
        glows = kind == lit and not marked and not glowing
        glowing = glowing or glows
        found.append((pygame.FRect(x, y, step * 0.9, step * 0.9), kind, marked, glows))
    return found


def _step(count: int, room: pygame.FRect, most: float) -> float:
    """The largest distance of boxes at which so many fit a room; where none do, one that nobody sees."""
    step, high = most, room.height
    while step > 1 and -(-count // max(1, int((room.width + step * 0.1) // step))) * step > high + step * 0.1:
        step -= 0.5
    return step


class Plan(NamedTuple):
    """Where things are on a flat card, in units of the frame."""

    lines: int
    """Lines of the name; 0: it has no room."""
    name: pygame.FRect
    picture: pygame.FRect
    figures: tuple[float, float, float, float]
    """Where time and value begin: x and y, how far apart across and down."""
    size: float
    """Size of the figures."""
    boxes: pygame.FRect


class RecipeCards:
    """Draws recipes. `kids`: pictures before words."""

    def __init__(self, art: Art, type_: Type, translate: Translate, *, kids: bool) -> None:
        self.art = art
        self.type = type_
        self.t = translate
        self.kids = kids

    # upright

    def recipe(self, slug: str, need: int | None, size: tuple[int, int]) -> pygame.Surface:
        """A recipe, upright. `need`: its empty boxes; None: all are empty."""
        name = self.t(f"bakescards-recipe-{slug}")
        key = ("bakes-recipe", slug, need, size, name, self.type.zoom)
        return self.art.cached(key, lambda: self._recipe(slug, need, size, name))

    def _recipe(self, slug: str, need: int | None, size: tuple[int, int], name: str) -> pygame.Surface:
        card = RECIPES[slug]
        e = patch(self.art, self.type, size, 200.0)
        e.surface.blit(self.art.get(f"bakes/card-recipe-{card.type}", *size), (0, 0))
        e.text(name, pygame.FRect(9, 3, 182, 50), "heading", 23, lines=2)
        e.picture(f"bakes/recipe-{slug}", pygame.FRect(8, 54, 90, 90))
        self._stars(e, card.stars, 104, 69, 24)
        e.amount("bakes/time", str(card.time), 106, 98, 25)
        e.amount("bakes/coin", str(card.value), 106, 127, 25)
        e.icon(f"bakes/{card.type}", 176, 98, 26)
        for rect, kind, marked, _ in self.tall_cells(slug, need, -1):
            self.box(e, rect, kind, marked=marked)
        if need == 0:
            self._ready(e, 52, 128, 32)
        return e.surface

    def tall_cells(self, slug: str, need: int | None, lit: int) -> list[Cell]:
        """The boxes of an upright recipe, in 200ths of its width."""
        room = pygame.FRect(11, 148, 184, 122)
        return _cells(slug, need, room, _step(RECIPES[slug].size, room, 45.0), lit)

    def picture_side(self, slug: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture side of a recipe, as it lies on the discards; named where words have room."""
        named = size[0] >= 150 * self.type.scale
        name = self.t(f"bakescards-recipe-{slug}") if named else ""

        def make() -> pygame.Surface:
            e = patch(self.art, self.type, size, 200.0)
            e.surface.blit(self.art.get(f"bakes/card-recipe-{RECIPES[slug].type}", *size), (0, 0))
            e.picture(f"bakes/recipe-{slug}", pygame.FRect(14, 68, 172, 172))
            e.text(name, pygame.FRect(9, 3, 182, 50), "heading", 23, lines=2)
            return e.surface

        return self.art.cached(("bakes-picture-side", slug, size, name, self.type.zoom), make)

    # lying

    def front(
        self, slug: str, need: int, size: tuple[int, int], *, rests: bool, last: bool
    ) -> pygame.Surface:
        """A recipe as it lies in front of its baker; what rests lies sideways, its content is upright."""
        if size[1] > size[0] * UPRIGHT and not rests:
            return self.recipe(slug, need, size)
        name = self.t(f"bakescards-recipe-{slug}")
        key = ("bakes-front", slug, need, size, name, self.type.zoom, rests, last)
        large = size[1] >= LARGE * self.type.scale and size[0] >= BROAD * self.type.scale
        make = self._wide if large else self._flat
        return self.art.cached(key, lambda: make(slug, need, size, name, rests, last))

    def front_cells(
        self, slug: str, need: int, size: tuple[float, float], lit: int, *, rests: bool
    ) -> tuple[list[Cell], float]:
        """The boxes of such a recipe, `size` units large, and how large their own units are."""
        if size[1] > size[0] * UPRIGHT and not rests:
            return self.tall_cells(slug, need, lit), size[0] / 200
        if size[1] >= LARGE and size[0] >= BROAD:
            return self._wide_cells(slug, need, size[0] / size[1], lit, rests), size[1] / WIDE_TALL
        plan = self._plan(slug, size, rests)
        return _cells(slug, need, plan.boxes, _step(RECIPES[slug].size, plan.boxes, 44.0), lit), 1.0

    def _wide_cells(self, slug: str, need: int, ratio: float, lit: int, rests: bool) -> list[Cell]:
        left = 54.0 if rests else 14.0
        room = pygame.FRect(left, WIDE_TALL * 0.475, WIDE_TALL * ratio - left - 10, WIDE_TALL * 0.5)
        return _cells(slug, need, room, _step(RECIPES[slug].size, room, 58.0), lit)

    def _stock(self, e: Easel, card: Recipe, whole: pygame.FRect, band: float) -> None:
        """The card of a recipe that lies; a band on its left side says that it rests."""
        color = SWEET if card.type == "sweet" else SAVORY
        e.stock(whole, 18, edge=color, top=(255, 253, 248), bottom=(251, 238, 224), line=4.5)
        if band:
            tint: Color = (252, 220, 236) if card.type == "sweet" else (246, 234, 176)
            e.flat(pygame.FRect(4.5, 4.5, band, whole.height - 9), tint, 14)

    def _wide(
        self, slug: str, need: int, size: tuple[int, int], name: str, rests: bool, last: bool
    ) -> pygame.Surface:
        """A large card that lies."""
        card = RECIPES[slug]
        wide = WIDE_TALL * size[0] / size[1]
        e = patch(self.art, self.type, size, wide)
        self._stock(e, card, pygame.FRect(0, 0, wide, WIDE_TALL), 44 if rests else 0)
        if rests:
            e.icon("bakes/rest", 27, WIDE_TALL / 2 - (24 if last else 0), 38)
            if last:
                e.icon("bakes/trash", 27, WIDE_TALL / 2 + 28, 32)
        roomy = wide > BROAD * 1.8
        left = 52.0 if rests else 12.0
        edge = WIDE_TALL * 0.42 if roomy or not rests else 72.0
        x = left + edge + 8
        if rests and not roomy:
            e.text(
                name, pygame.FRect(left + 4, 2, wide - left - 12, 49), "heading", 25, align="left", lines=2
            )
            e.picture(f"bakes/recipe-{slug}", pygame.FRect(left, 48, edge, 66))
            self._stars(e, card.stars, x, 66, 22)
            if last:
                self._last(e, pygame.FRect(x + 76, 51, wide - x - 84, 30))
        else:
            e.picture(f"bakes/recipe-{slug}", pygame.FRect(left, 8, edge, edge))
            e.text(name, pygame.FRect(x, 4, wide - x - 12, 50), "heading", 27, align="left", lines=2)
            self._stars(e, card.stars, x, 70, 24)
        y, at = (72.0, x + 92) if roomy else (97.0, x)
        right = e.amount("bakes/time", str(card.time), at, y, 26)
        e.amount("bakes/coin", str(card.value), at + right + 14, y, 26)
        e.icon(f"bakes/{card.type}", wide - 30, y, 34)
        for rect, kind, marked, _ in self._wide_cells(slug, need, size[0] / size[1], -1, rests):
            self.box(e, rect, kind, marked=marked)
        if need == 0:
            self._ready(e, left + edge / 2, 98 if edge < 80 else edge - 8, 34)
        return e.surface

    def _plan(self, slug: str, size: tuple[float, float], rests: bool) -> Plan:
        """Where things are on a flat card of a size in units."""
        wide, tall = size
        left = 38.0 if rests else 9.0
        room = wide - left - 9
        line = 26.0 if self.kids else 22.0
        words = self.t(f"bakescards-recipe-{slug}")
        if wide >= BROAD:
            column = max(56.0, min(110.0, tall * 0.46))
            figure = max(20.0, min(26.0, tall * 0.16))
            edge = min(column, tall - figure * 2.2 - 14)
            picture = pygame.FRect(left + (column - edge) / 2, 6, edge, edge)
            x, beside = left + column + 8, room - column - 8
            lines = self._lines(words, beside, 2 if tall >= NAMELESS else 0)
            top = 6.0 + line * lines
            name = pygame.FRect(x, 5, beside, line * lines)
            boxes = pygame.FRect(x, top + 2, beside, tall - top - 9)
            return Plan(
                lines, name, picture, (left + 2, 8 + edge + figure * 0.55, 0, figure * 1.08), figure, boxes
            )
        lines = self._lines(words, room, 0 if tall < NAMELESS else 1 if tall < TWO_LINES else 2)
        top = 6.0 + line * lines
        edge = max(28.0, min(64.0, tall * 0.27, room * 0.4))
        figure = min(26.0, edge * 0.7, (room - edge - 4) / 5)
        picture = pygame.FRect(left, top, edge, edge)
        start = (left + edge + 4, top + edge / 2, (room - edge - 4) / 2, 0.0)
        if figure < SMALL:  # time and value one above the other
            figure = min(SMALL, (room - edge - 4) / 2.5)
            edge = max(edge, figure * 2)
            start = (start[0], top + edge / 2 - figure * 0.52, 0.0, figure * 1.04)
        boxes = pygame.FRect(left, top + edge + 3, room, tall - top - edge - 9)
        return Plan(lines, pygame.FRect(left, 5, room, line * lines), picture, start, figure, boxes)

    def _lines(self, name: str, room: float, most: int) -> int:
        """How many lines a name takes at its smallest size; 0: more than `most`."""
        size = (24.0 if self.kids else LEAST) / self.type.zoom
        pixels = room * self.type.scale - 4
        lines = self.type.wrap(name, "heading", size, int(pixels))
        fits = all(self.type.width(line, "heading", size) <= pixels for line in lines)
        return len(lines) if fits and len(lines) <= most else 0

    def _flat(
        self, slug: str, need: int, size: tuple[int, int], name: str, rests: bool, last: bool
    ) -> pygame.Surface:
        """A small card that lies where there are many."""
        card = RECIPES[slug]
        units = size[0] / self.type.scale, size[1] / self.type.scale
        wide, tall = units
        e = patch(self.art, self.type, size, wide)
        self._stock(e, card, pygame.FRect(0, 0, wide, tall), 28 if rests else 0)
        if rests:
            e.icon("bakes/rest", 19, tall / 2 - (18 if last else 0), 26)
            if last:
                e.icon("bakes/trash", 19, tall / 2 + 18, 24)
        plan = self._plan(slug, units, rests)
        if plan.lines:
            e.text(name, plan.name, "heading", 26 if self.kids else 20, align="left", lines=plan.lines)
        e.picture(f"bakes/recipe-{slug}", plan.picture)
        x, y, across, down = plan.figures
        e.amount("bakes/time", str(card.time), x, y, plan.size)
        e.amount("bakes/coin", str(card.value), x + across, y + down, plan.size)
        step = _step(card.size, plan.boxes, 44.0)
        for rect, kind, marked, _ in _cells(slug, need, plan.boxes, step, -1):
            self.box(e, rect, kind, marked=marked)
        if need == 0:
            self._ready(e, plan.picture.centerx, plan.picture.bottom - 8, min(30.0, plan.picture.width * 0.4))
        return e.surface

    # what is on them

    def _stars(self, e: Easel, stars: int, x: float, y: float, size: float) -> None:
        for number in range(3):
            name = "bakes/star" if number < stars else "bakes/star-empty"
            e.icon(name, x + size * (0.5 + number * 1.04), y, size)

    def _ready(self, e: Easel, x: float, y: float, size: float) -> None:
        """The sign of a recipe that may go into the oven."""
        rect = pygame.FRect(x - size * 1.25, y - size / 2, size * 2.5, size)
        e.stock(rect, size / 2, edge=GREEN, top=(228, 250, 226), bottom=(206, 240, 202), line=2.5)
        e.icon("bakes/oven-small", rect.x + size * 0.78, y, size * 0.86)
        e.icon("bakes/mark", rect.right - size * 0.72, y, size * 0.8)

    def _last(self, e: Easel, rect: pygame.FRect) -> None:
        """It rests for the last time; in words where they have room, on the band in pictures anyway."""
        words, room = self.t("bakeshop-last-round"), rect.inflate(-12, -4)
        if e.fitted(words, room.width, room.height, "bold", 19, 1)[0] * e.grown < LEAST:
            return
        edge: Color = (54, 72, 158)
        e.stock(rect, rect.height / 2, edge=edge, top=(240, 243, 255), bottom=(222, 228, 250), line=2.5)
        e.text(words, room, "bold", 19, (34, 44, 110))

    def box(self, e: Easel, rect: pygame.FRect, kind: int, *, marked: bool, glows: bool = False) -> None:
        """One ingredient box: empty, glowing or marked."""
        if glows:
            e.halo(rect, rect.width * 0.2, reach=rect.width * 0.16)
        edge = GREEN if marked else GOLD if glows else PALE
        top = (214, 240, 208) if marked else (255, 255, 252)
        bottom = (190, 226, 184) if marked else (255, 248, 234)
        e.stock(rect, rect.width * 0.2, edge=edge, top=top, bottom=bottom, line=3.5 if glows else 2)
        inside = rect.inflate(-rect.width * 0.16, -rect.height * 0.16)
        e.picture(f"bakes/{bag.INGREDIENTS[kind]}", inside, alpha=110 if marked else 255)
        if marked:
            away = rect.width * 0.14
            e.icon("bakes/mark", rect.centerx + away, rect.centery + away, rect.width * 0.66)
