"""The cards, each drawn whole for exactly the size in which it is shown, and kept."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import EFFECTS, GOALS, RECIPES, Card
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


class Cards:
    """Draws cards. `kids`: pictures before words."""

    def __init__(self, art: Art, type_: Type, translate: Translate, *, kids: bool) -> None:
        self.art = art
        self.type = type_
        self.t = translate
        self.kids = kids

    # recipes

    def recipe(self, slug: str, need: int | None, size: tuple[int, int], lit: int = -1) -> pygame.Surface:
        """A recipe, upright. `need`: empty boxes; `lit`: ingredient whose next box glows."""
        name = self.t(f"bakescards-recipe-{slug}")
        key = ("bakes-recipe", slug, need, size, lit, name, self.type.zoom)
        return self.art.cached(key, lambda: self._recipe(slug, need, size, lit, name))

    def _recipe(
        self, slug: str, need: int | None, size: tuple[int, int], lit: int, name: str
    ) -> pygame.Surface:
        card = RECIPES[slug]
        e = patch(self.art, self.type, size, 200.0)
        e.surface.blit(self.art.get(f"bakes/card-recipe-{card.type}", *size), (0, 0))
        e.text(name, pygame.FRect(10, 6, 180, 36), "heading", 22, lines=2)
        e.picture(f"bakes/recipe-{slug}", pygame.FRect(7, 46, 94, 94))
        self._stars(e, card.stars, 104, 62, 24)
        e.amount("bakes/time", str(card.time), 106, 93, 25)
        e.amount("bakes/coin", str(card.value), 106, 125, 25)
        e.icon(f"bakes/{card.type}", 179, 94, 28)
        step = 45.0 if card.size <= 8 else 43.0 if card.size <= 12 else 36.0
        self._boxes(e, slug, need, pygame.FRect(11, 145, 184, 130), step, lit)
        if need == 0:
            self._ready(e, pygame.FRect(6, 114, 104, 27))
        return e.surface

    def _stars(self, e: Easel, stars: int, x: float, y: float, size: float) -> None:
        for number in range(3):
            name = "bakes/star" if number < stars else "bakes/star-empty"
            e.icon(name, x + size * (0.5 + number * 1.04), y, size)

    def _ready(self, e: Easel, rect: pygame.FRect) -> None:
        e.stock(rect, rect.height / 2, edge=GREEN, top=(228, 250, 226), bottom=(206, 240, 202), line=2.5)
        e.icon("bakes/oven-small", rect.x + rect.height * 0.62, rect.centery, rect.height * 0.86)
        words = pygame.FRect(rect.x + rect.height * 1.15, rect.y, rect.width - rect.height * 1.4, rect.height)
        e.text(self.t("bakeshop-ready"), words, "bold", 17, (26, 74, 34))

    def _boxes(
        self, e: Easel, slug: str, need: int | None, area: pygame.FRect, step: float, lit: int
    ) -> None:
        for rect, kind, marked, glows in self.box_cells(slug, need, area, step, lit):
            self.box(e, rect, kind, marked=marked, glows=glows)

    def box_cells(
        self, slug: str, need: int | None, area: pygame.FRect, step: float, lit: int
    ) -> list[tuple[pygame.FRect, int, bool, bool]]:
        """Place, ingredient, mark and glow of each box, row by row in an area of a card."""
        kinds = boxes_of(slug)
        marks = marks_of(slug, RECIPES[slug].boxes if need is None else need)
        across = max(1, int((area.width + step * 0.1) // step))
        found, glowing = [], False
        for number, (kind, marked) in enumerate(zip(kinds, marks, strict=True)):
            rect = pygame.FRect(
                area.x + step * (number % across), area.y + step * (number // across), step * 0.9, step * 0.9
            )
            glows = kind == lit and not marked and not glowing
            glowing = glowing or glows
            found.append((rect, kind, marked, glows))
        return found

    def box(self, e: Easel, rect: pygame.FRect, kind: int, *, marked: bool, glows: bool = False) -> None:
        """One ingredient box: empty, glowing or marked."""
        art = f"bakes/{bag.INGREDIENTS[kind]}"
        if glows:
            e.halo(rect, rect.width * 0.2, reach=rect.width * 0.16)
        edge = GREEN if marked else GOLD if glows else PALE
        top = (214, 240, 208) if marked else (255, 255, 252)
        bottom = (190, 226, 184) if marked else (255, 248, 234)
        e.stock(rect, rect.width * 0.2, edge=edge, top=top, bottom=bottom, line=3.5 if glows else 2)
        inside = rect.inflate(-rect.width * 0.16, -rect.height * 0.16)
        e.picture(art, inside, alpha=110 if marked else 255)
        if marked:
            e.icon(
                "bakes/mark",
                rect.centerx + rect.width * 0.14,
                rect.centery + rect.width * 0.14,
                rect.width * 0.66,
            )

    def recipe_wide(
        self, slug: str, need: int | None, size: tuple[int, int], lit: int = -1, *, rests: bool, last: bool
    ) -> pygame.Surface:
        """A recipe that lies sideways (resting), or one of the kids' large cards: its content is upright."""
        name = self.t(f"bakescards-recipe-{slug}")
        key = ("bakes-wide", slug, need, size, lit, name, self.type.zoom, rests, last)
        return self.art.cached(key, lambda: self._wide(slug, need, size, lit, name, rests, last))

    def _wide(
        self, slug: str, need: int | None, size: tuple[int, int], lit: int, name: str, rests: bool, last: bool
    ) -> pygame.Surface:
        card = RECIPES[slug]
        ratio = size[0] / size[1]
        tall = 238.0 if ratio < 2.3 else 120.0 if ratio < 3.6 else 78.0
        e = patch(self.art, self.type, size, tall * ratio)
        wide = tall * ratio
        color = SWEET if card.type == "sweet" else SAVORY
        tint: Color = (252, 220, 236) if card.type == "sweet" else (246, 234, 176)
        e.stock(
            pygame.FRect(0, 0, wide, tall),
            18,
            edge=color,
            top=(255, 253, 248),
            bottom=(251, 238, 224),
            line=4.5,
        )
        left = 12.0
        if rests:
            e.flat(pygame.FRect(4.5, 4.5, 44, tall - 9), tint, 14)
            e.icon("bakes/rest", 27, tall / 2, 38)
            left = 52.0
        head = min(46.0, tall * 0.34)
        pictured = tall * (0.42 if tall > 200 else 0.56 if tall > 100 else 0.9)
        if tall > 200:
            if rests:
                pill = 112.0 if last else 0.0
                e.text(
                    name,
                    pygame.FRect(left + 4, 7, wide - left - 14 - pill, 40),
                    "heading",
                    25,
                    align="left",
                    lines=2,
                )
                if last:
                    self._last(e, pygame.FRect(wide - 116, 12, 106, 30))
                e.picture(f"bakes/recipe-{slug}", pygame.FRect(left, 44, 76, 70))
                x, y = left + 82, 64.0
            else:
                e.picture(f"bakes/recipe-{slug}", pygame.FRect(left, 8, pictured, pictured))
                x, y = left + pictured + 10, 72.0
                e.text(name, pygame.FRect(x, 6, wide - x - 12, head), "heading", 27, align="left", lines=2)
            self._stars(e, card.stars, x, y, 24)
            if rests:
                y += 32
            right = e.amount("bakes/time", str(card.time), x + (0 if rests else 92), y, 26)
            e.amount("bakes/coin", str(card.value), x + (0 if rests else 92) + right + 14, y, 26)
            e.icon(f"bakes/{card.type}", wide - 30, y, 34)
            boxes = pygame.FRect(left + 2, tall * 0.475, wide - left - 10, tall * 0.5)
            count = card.size
            step = 58.0
            while (
                -(-count // max(1, int((boxes.width + step * 0.1) // step))) * step
                > boxes.height + step * 0.1
            ):
                step -= 1.0
            self._boxes(e, slug, need, boxes, step, lit)
            if need == 0 and not rests:
                self._ready(e, pygame.FRect(x, 88, 150, 26))
            elif need == 0:
                self._ready(e, pygame.FRect(left + 2, tall - 36, 140, 28))
            return e.surface
        e.picture(
            f"bakes/recipe-{slug}",
            pygame.FRect(left, (tall - pictured) / 2 - (6 if tall > 100 else 0), pictured, pictured),
        )
        x = left + pictured + 6
        e.text(name, pygame.FRect(x, 5, wide - x - 150, tall * 0.28), "heading", 22, align="left")
        y = 5 + tall * 0.15
        right = e.amount("bakes/time", str(card.time), wide - 140, y + 4, 22)
        e.amount("bakes/coin", str(card.value), wide - 130 + right, y + 4, 22)
        count = card.size
        room = pygame.FRect(x, tall * 0.36, wide - x - 10, tall * 0.58)
        step = min(room.height * 1.02, room.width / count * 1.0) if tall < 100 else min(38.0, room.height)
        while -(-count // max(1, int((room.width + step * 0.1) // step))) * step > room.height + step * 0.1:
            step -= 1.0
        self._boxes(e, slug, need, room, step, lit)
        return e.surface

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
            e.surface.blit(self.art.get("bakes/card-goal", *size), (0, 0))
            e.text(name, pygame.FRect(10, 8, 180, 46), "heading", 23, (255, 246, 240), lines=2)
            e.picture(f"bakes/goal-{slug}", pygame.FRect(46, 60, 108, 108))
            e.text(rule, pygame.FRect(12, 170, 176, 66), "text", 19, lines=4)
            e.stock(
                pygame.FRect(62, 238, 76, 34),
                17,
                edge=(122, 24, 56),
                top=(255, 250, 240),
                bottom=(250, 232, 208),
                line=2.5,
            )
            e.amount("bakes/star", str(GOALS[slug].points), 72, 255, 24)
            return e.surface

        return self.art.cached(("bakes-goal", slug, seats, size, name, rule, self.type.zoom), make)

    def back(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The back of a card."""
        return self.art.get(f"bakes/card-back-{name}", *size)


def ingredients(kinds: Sequence[int]) -> list[str]:
    """Drawings of ingredients."""
    return [f"bakes/{bag.INGREDIENTS[kind]}" for kind in kinds]
