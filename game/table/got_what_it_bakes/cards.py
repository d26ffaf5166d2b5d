"""The cards, each drawn whole for exactly the size in which it is shown, and kept."""

from __future__ import annotations

import pygame

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import EFFECTS, GOALS, Card
from game.rules.got_what_it_bakes.scoring import threshold
from game.table.easel import patch
from game.table.got_what_it_bakes.recipe_cards import SWEET, RecipeCards
from game.table.stock import Color

BURGUNDY: Color = (122, 24, 56)
TEAL: Color = (12, 87, 89)


class Cards(RecipeCards):
    """Draws cards. `kids`: pictures before words."""

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
            named = bool(card.of) and len(card.of) < bag.KINDS
            e.text(name, pygame.FRect(8, 4, 184, 52), "heading", 23, lines=2)
            edge = 74 if named else 92
            e.picture(self.picture_of(slug), pygame.FRect(54 - edge / 2, 58, edge, edge))
            if priced and card.kind != "sweet":
                icon = "bakes/coin" if card.coins else "bakes/time"
                e.amount(icon, str(card.coins or card.time), 112, 82 if named else 92, 34)
                verb = pygame.FRect(130, 100, 36, 36) if named else pygame.FRect(124, 116, 50, 50)
                e.picture(f"bakes/verb-{card.verb}", verb)
            else:
                e.picture(f"bakes/verb-{card.verb}", pygame.FRect(106, 66, 80, 80))
            if named:
                e.text(rule, pygame.FRect(10, 132, 180, 103), "text", 22, lines=4)
                for number, of in enumerate(card.of):
                    e.icon(
                        f"bakes/{bag.INGREDIENTS[of]}",
                        100 + (number - (len(card.of) - 1) / 2) * 42,
                        252,
                        36,
                    )
            else:
                e.text(rule, pygame.FRect(10, 165, 180, 109), "text", 22, lines=4)
            return e.surface

        return self.art.cached(("bakes-effect", slug, size, name, rule, priced, self.type.zoom), make)

    @staticmethod
    def picture_of(slug: str) -> str:
        """The drawing of a card with an effect."""
        return f"bakes/{'sweet' if EFFECTS[slug].kind == 'sweet' else EFFECTS[slug].kind}-{slug}"

    def small_effect(self, slug: str, size: tuple[int, int], state: str) -> pygame.Surface:
        """A card as it lies on the own shelf, with the sign of what it does.

        `state`: `ready`, `used` (paler, ticked off) or `once`.
        """
        card = EFFECTS[slug]

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
            sign = min(52.0, tall - 98)
            e.picture(f"bakes/verb-{card.verb}", pygame.FRect(50 - sign / 2, 95, sign, sign), alpha=alpha)
            if faded:
                e.icon("bakes/mark", 78, tall - 26, 44)
            return e.surface

        return self.art.cached(("bakes-small", slug, size, state), make)

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
            e.text(name, pygame.FRect(8, 5, 184, 50), "heading", 23, (255, 246, 240), lines=2)
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
