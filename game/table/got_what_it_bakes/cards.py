"""The cards, each drawn whole for exactly the size in which it is shown, and kept."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import EFFECTS, GOALS, RECIPES, Card, Recipe
from game.rules.got_what_it_bakes.scoring import threshold
from game.table.art import Art
from game.table.easel import Easel, patch
from game.table.stock import Color
from game.table.table_view import Translate
from game.table.type import INK, Type

SWEET: Color = (180, 86, 127)
SAVORY: Color = (138, 122, 40)
GREEN: Color = (48, 122, 62)
GOLD: Color = (201, 138, 12)
PALE: Color = (196, 164, 122)
BROWN: Color = (120, 78, 44)
BURGUNDY: Color = (122, 24, 56)
TEAL: Color = (12, 87, 89)


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


def _wide_tall(ratio: float) -> float:
    """Height of a wide recipe in its own units: the flatter it lies, the less it shows."""
    return 238.0 if ratio < 2.3 else 120.0 if ratio < 3.6 else 78.0


def _pictured(tall: float) -> float:
    """Edge of the picture on a flat wide recipe."""
    return tall * (0.56 if tall > 100 else 0.9)


class Cards:
    """Draws cards. `kids`: pictures before words."""

    def __init__(self, art: Art, type_: Type, translate: Translate, *, kids: bool) -> None:
        self.art = art
        self.type = type_
        self.t = translate
        self.kids = kids

    # recipes

    def recipe(self, slug: str, need: int | None, size: tuple[int, int]) -> pygame.Surface:
        """A recipe, upright. `need`: its empty boxes; None: all are empty."""
        name = self.t(f"bakescards-recipe-{slug}")
        key = ("bakes-recipe", slug, need, size, name, self.type.zoom)
        return self.art.cached(key, lambda: self._recipe(slug, need, size, name))

    def _recipe(self, slug: str, need: int | None, size: tuple[int, int], name: str) -> pygame.Surface:
        card = RECIPES[slug]
        e = patch(self.art, self.type, size, 200.0)
        e.surface.blit(self.art.get(f"bakes/card-recipe-{card.type}", *size), (0, 0))
        e.text(name, pygame.FRect(10, 6, 180, 36), "heading", 22, lines=2)
        e.picture(f"bakes/recipe-{slug}", pygame.FRect(7, 46, 94, 94))
        self._stars(e, card.stars, 104, 62, 24)
        e.amount("bakes/time", str(card.time), 106, 93, 25)
        e.amount("bakes/coin", str(card.value), 106, 125, 25)
        e.icon(f"bakes/{card.type}", 175, 94, 26)
        for rect, kind, marked, _ in self.tall_cells(slug, need, -1):
            self.box(e, rect, kind, marked=marked)
        if need == 0:
            self._ready(e, pygame.FRect(6, 114, 104, 27))
        return e.surface

    def tall_cells(self, slug: str, need: int | None, lit: int) -> list[Cell]:
        """The boxes of an upright recipe, in 200ths of its width."""
        size = RECIPES[slug].size
        step = 45.0 if size <= 8 else 43.0 if size <= 12 else 36.0
        return _cells(slug, need, pygame.FRect(11, 145, 184, 130), step, lit)

    def _stars(self, e: Easel, stars: int, x: float, y: float, size: float) -> None:
        for number in range(3):
            name = "bakes/star" if number < stars else "bakes/star-empty"
            e.icon(name, x + size * (0.5 + number * 1.04), y, size)

    def _ready(self, e: Easel, rect: pygame.FRect) -> None:
        e.stock(rect, rect.height / 2, edge=GREEN, top=(228, 250, 226), bottom=(206, 240, 202), line=2.5)
        e.icon("bakes/oven-small", rect.x + rect.height * 0.62, rect.centery, rect.height * 0.86)
        words = pygame.FRect(rect.x + rect.height * 1.15, rect.y, rect.width - rect.height * 1.4, rect.height)
        e.text(self.t("bakeshop-ready"), words, "bold", 17, (26, 74, 34))

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

    def recipe_wide(
        self, slug: str, need: int, size: tuple[int, int], *, rests: bool, last: bool
    ) -> pygame.Surface:
        """A recipe that lies sideways (resting), or one of the kids' large cards: its content is upright."""
        name = self.t(f"bakescards-recipe-{slug}")
        key = ("bakes-wide", slug, need, size, name, self.type.zoom, rests, last)
        return self.art.cached(key, lambda: self._wide(slug, need, size, name, rests, last))

    def wide_cells(
        self, slug: str, need: int, size: tuple[float, float], lit: int, *, rests: bool
    ) -> tuple[list[Cell], float]:
        """The boxes of a wide recipe, and its units a unit of the table."""
        ratio = size[0] / size[1]
        tall = _wide_tall(ratio)
        wide, left = tall * ratio, 52.0 if rests else 12.0
        if tall > 200:
            room = pygame.FRect(left + 2, tall * 0.475, wide - left - 10, tall * 0.5)
            step = 58.0
        else:
            left += _pictured(tall) + 6
            room = pygame.FRect(left, tall * 0.38, wide - left - 8, tall * 0.56)
            step = min(room.height * 1.02, 38.0)
        count = RECIPES[slug].size
        while -(-count // max(1, int((room.width + step * 0.1) // step))) * step > room.height + step * 0.1:
            step -= 1.0
        return _cells(slug, need, room, step, lit), size[1] / tall

    def _wide(
        self, slug: str, need: int, size: tuple[int, int], name: str, rests: bool, last: bool
    ) -> pygame.Surface:
        card = RECIPES[slug]
        ratio = size[0] / size[1]
        tall = _wide_tall(ratio)
        wide = tall * ratio
        e = patch(self.art, self.type, size, wide)
        color = SWEET if card.type == "sweet" else SAVORY
        tint: Color = (252, 220, 236) if card.type == "sweet" else (246, 234, 176)
        whole = pygame.FRect(0, 0, wide, tall)
        e.stock(whole, 18, edge=color, top=(255, 253, 248), bottom=(251, 238, 224), line=4.5)
        left = 12.0
        if rests:
            e.flat(pygame.FRect(4.5, 4.5, 44, tall - 9), tint, 14)
            e.icon("bakes/rest", 27, tall / 2, 38)
            left = 52.0
        if tall > 200:
            self._wide_head(e, card, name, (left, wide, tall), rests, last)
        else:
            edge = _pictured(tall)
            up = 6 if tall > 100 else 0
            e.picture(f"bakes/recipe-{slug}", pygame.FRect(left, (tall - edge) / 2 - up, edge, edge))
            x = left + edge + 6
            small = 22.0 if tall > 100 else 17.0
            right = wide - small * 6
            e.text(name, pygame.FRect(x, 5, right - x - 8, tall * 0.28), "heading", 22, align="left", lines=2)
            y = 5 + tall * 0.14
            right += e.amount("bakes/time", str(card.time), right, y, small) + 8
            e.amount("bakes/coin", str(card.value), right, y, small)
        for rect, kind, marked, _ in self.wide_cells(slug, need, size, -1, rests=rests)[0]:
            self.box(e, rect, kind, marked=marked)
        if need == 0 and tall > 200:
            kid = (left + tall * 0.42 + 10, 88.0, 150.0, 26.0)
            self._ready(e, pygame.FRect((wide - 156, 47.0, 146.0, 28.0) if rests else kid))
        return e.surface

    def _wide_head(
        self, e: Easel, card: Recipe, name: str, room: tuple[float, float, float], rests: bool, last: bool
    ) -> None:
        """Picture, name and figures of a large wide recipe."""
        left, wide, tall = room
        if rests:
            words = pygame.FRect(left + 4, 7, wide - left - 14 - (112 if last else 0), 40)
            e.text(name, words, "heading", 25, align="left", lines=2)
            if last:
                self._last(e, pygame.FRect(wide - 116, 12, 106, 30))
            e.picture(f"bakes/recipe-{card.slug}", pygame.FRect(left, 44, 76, 70))
            x, y = left + 82, 64.0
        else:
            edge = tall * 0.42
            e.picture(f"bakes/recipe-{card.slug}", pygame.FRect(left, 8, edge, edge))
            x, y = left + edge + 10, 72.0
            e.text(name, pygame.FRect(x, 6, wide - x - 12, 46), "heading", 27, align="left", lines=2)
        self._stars(e, card.stars, x, y, 24)
        if rests:
            y += 32
        else:
            x += 92
        right = e.amount("bakes/time", str(card.time), x, y, 26)
        e.amount("bakes/coin", str(card.value), x + right + 14, y, 26)
        e.icon(f"bakes/{card.type}", wide - 30, y, 34)

    def _last(self, e: Easel, rect: pygame.FRect) -> None:
        e.stock(
            rect, rect.height / 2, edge=(54, 72, 158), top=(240, 243, 255), bottom=(222, 228, 250), line=2.5
        )
        e.text(self.t("bakeshop-last-round"), rect.inflate(-14, -4), "bold", 18, (34, 44, 110))

    def picture_side(self, slug: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture side of a recipe, as it lies on the discards or among what is baked."""
        name = self.t(f"bakescards-recipe-{slug}")

        def make() -> pygame.Surface:
            e = patch(self.art, self.type, size, 200.0)
            e.surface.blit(self.art.get(f"bakes/card-recipe-{RECIPES[slug].type}", *size), (0, 0))
            e.picture(f"bakes/recipe-{slug}", pygame.FRect(14, 58, 172, 172))
            e.text(name, pygame.FRect(10, 6, 180, 36), "heading", 22, lines=2)
            return e.surface

        return self.art.cached(("bakes-picture-side", slug, size, name, self.type.zoom), make)

    # upgrades, refreshments, sweets

    def rule(self, card: Card) -> str:
        """The sentence of an effect."""
        return self.t(f"bakescards-verb-{card.verb}", n=card.n)

    def effect(self, slug: str, size: tuple[int, int], *, priced: bool = True) -> pygame.Surface:
        """An Upgrade, Refreshment or Sweet with name, sign and sentence."""
        card = EFFECTS[slug]
        name, rule = self.t(f"bakescards-card-{slug}"), self.rule(card)

        def make() -> pygame.Surface:
            e = patch(self.art, self.type, size, 200.0)
            kind = "upgrade" if card.kind == "sweet" else card.kind
            e.surface.blit(self.art.get(f"bakes/card-{kind}", *size), (0, 0))
            e.text(name, pygame.FRect(10, 8, 180, 44), "heading", 23, lines=2)
            e.picture(self.picture_of(slug), pygame.FRect(8, 60, 92, 92))
            if priced and card.kind != "sweet":
                icon = "bakes/coin" if card.coins else "bakes/time"
                e.amount(icon, str(card.coins or card.time), 112, 92, 34)
                e.picture(f"bakes/verb-{card.verb}", pygame.FRect(124, 116, 50, 50))
            else:
                e.picture(f"bakes/verb-{card.verb}", pygame.FRect(106, 66, 80, 80))
            if card.of and len(card.of) < bag.KINDS:
                e.text(rule, pygame.FRect(12, 164, 176, 70), "text", 20, lines=4)
                for number, of in enumerate(card.of):
                    e.icon(
                        f"bakes/{bag.INGREDIENTS[of]}",
                        100 + (number - (len(card.of) - 1) / 2) * 42,
                        252,
                        36,
                    )
            else:
                e.text(rule, pygame.FRect(12, 164, 176, 106), "text", 21, lines=5)
            return e.surface

        return self.art.cached(("bakes-effect", slug, size, name, rule, priced, self.type.zoom), make)

    @staticmethod
    def picture_of(slug: str) -> str:
        """The drawing of a card with an effect."""
        return f"bakes/{'sweet' if EFFECTS[slug].kind == 'sweet' else EFFECTS[slug].kind}-{slug}"

    def small_effect(self, slug: str, size: tuple[int, int], state: str) -> pygame.Surface:
        """A card as it lies on the own shelf; `state`: `ready`, `used` or `once`."""
        card = EFFECTS[slug]
        word = "" if self.kids else self.t(f"bakeshop-card-{state}")

        def make() -> pygame.Surface:
            e = patch(self.art, self.type, size, 100.0)
            tall = 100.0 * size[1] / size[0]
            drink = card.kind == "refreshment"
            edge: Color = (38, 112, 166) if drink else SWEET if card.kind == "sweet" else (31, 122, 92)
            band: Color = (
                (150, 205, 240) if drink else (249, 207, 226) if card.kind == "sweet" else (124, 200, 164)
            )
            faded = state == "used"
            e.stock(
                pygame.FRect(0, 0, 100, tall),
                12,
                edge=edge,
                top=(252, 255, 253),
                bottom=(226, 242, 250) if drink else (224, 245, 236),
                line=4,
            )
            e.flat(pygame.FRect(4, 4, 92, 14), band, 9)
            alpha = 90 if faded else 255
            e.picture(self.picture_of(slug), pygame.FRect(10, 20, 80, 74), alpha=alpha)
            if tall > 150:
                e.picture(f"bakes/verb-{card.verb}", pygame.FRect(24, 94, 52, 52), alpha=alpha)
            elif word:
                e.text(word, pygame.FRect(5, tall - 34, 90, 30), "bold", 24, (92, 92, 84) if faded else INK)
            if faded:
                e.icon("bakes/mark", 82, 30, 30, alpha=200)
            return e.surface

        return self.art.cached(("bakes-small", slug, size, state, word, self.type.zoom), make)

    # goals

    def goal_rule(self, slug: str, seats: int) -> str:
        """The sentence of a goal, with the number that it asks of so many bakers."""
        goal = GOALS[slug]
        what: str | int = goal.what
        if goal.test == "ingredient":
            what = self.t(f"bakes-piece-{bag.INGREDIENTS[int(what)]}")
        team = goal.deck == "turquoise"
        rule = self.t(f"bakescards-test-{goal.test}", n=threshold(goal, seats if team else 1), what=what)
        return self.t("bakescards-together", rule=rule) if team else rule

    def goal(self, slug: str, seats: int, size: tuple[int, int]) -> pygame.Surface:
        """A goal card, face up."""
        name, rule = self.t(f"bakescards-goal-{slug}"), self.goal_rule(slug, seats)

        def make() -> pygame.Surface:
            e = patch(self.art, self.type, size, 200.0)
            team = GOALS[slug].deck == "turquoise"
            e.surface.blit(self.art.get("bakes/card-goal-team" if team else "bakes/card-goal", *size), (0, 0))
            e.text(name, pygame.FRect(10, 8, 180, 46), "heading", 23, (255, 246, 240), lines=2)
            e.picture(f"bakes/goal-{slug}", pygame.FRect(46, 60, 108, 108))
            e.text(rule, pygame.FRect(12, 170, 176, 66), "text", 19, lines=4)
            e.stock(
                pygame.FRect(62, 238, 76, 34),
                17,
                edge=TEAL if team else BURGUNDY,
                top=(255, 250, 240),
                bottom=(250, 232, 208),
                line=2.5,
            )
            e.amount("bakes/star", str(GOALS[slug].points), 72, 255, 24)
            return e.surface

        return self.art.cached(("bakes-goal", slug, seats, size, name, rule, self.type.zoom), make)

    def small_goal(self, slug: str, size: tuple[int, int]) -> pygame.Surface:
        """A goal that lies open at a seat: its picture and what it is worth, large enough to be seen."""

        def make() -> pygame.Surface:
            e = patch(self.art, self.type, size, 100.0)
            tall = 100.0 * size[1] / size[0]
            whole = pygame.FRect(0, 0, 100, tall)
            e.stock(whole, 12, edge=TEAL, top=(251, 255, 251), bottom=(206, 238, 234), line=4)
            e.flat(pygame.FRect(4, 4, 92, 14), (39, 170, 164), 9)
            edge = min(78.0, tall - 56)
            e.picture(f"bakes/goal-{slug}", pygame.FRect(50 - edge / 2, 20, edge, edge))
            e.amount("bakes/star", str(GOALS[slug].points), 20, tall - 20, 34 if edge == 78 else 28)
            return e.surface

        return self.art.cached(("bakes-small-goal", slug, size), make)

    def back(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The back of a card."""
        return self.art.get(f"bakes/card-back-{name}", *size)


def ingredients(kinds: Sequence[int]) -> list[str]:
    """Drawings of ingredients."""
    return [f"bakes/{bag.INGREDIENTS[kind]}" for kind in kinds]
