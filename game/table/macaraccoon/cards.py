"""The cards of Macaraccoon, each drawn whole for exactly the size in which it is shown."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.macaraccoon.cards import BASES, CHEFS, KINDS, ORDERS, SPREADS
from game.table.art import Art
from game.table.macaraccoon.stacks import stack_picture
from game.table.stock import Color, card_stock
from game.table.table_view import Translate
from game.table.type import INK, Face, Type

BASE: Color = (230, 190, 122)
SPREAD: Color = (236, 176, 206)
TOPPING: Color = (150, 204, 132)
TINTS: dict[Color, Color] = {BASE: (253, 243, 222), SPREAD: (253, 234, 244), TOPPING: (232, 246, 224)}
VIOLET: Color = (122, 88, 176)
DEEP: Color = (74, 44, 108)
THIN = 17.0
"""Headings of fewer pixels are not thickened."""
GOLD: Color = (224, 164, 40)
MOODS: dict[str, Color] = {"happy": (214, 238, 222), "neutral": (255, 232, 186), "impatient": (252, 208, 204)}


def capital(name: str) -> str:
    """A name with a large first letter."""
    return name[:1].upper() + name[1:]


def tint_of(kind: str) -> Color:
    """The edge of an ingredient's card: by what it is in a dish."""
    return BASE if kind in BASES else SPREAD if kind in SPREADS else TOPPING


class Cards:
    """Draws cards. `kids`: pictures without words, but for the names in the kitchen."""

    def __init__(self, art: Art, type_: Type, translate: Translate, *, kids: bool) -> None:
        self.art = art
        self.type = type_
        self.t = translate
        self.kids = kids

    def ingredient(self, kind: str, width: int, height: int, *, named: bool = False) -> pygame.Surface:
        """An ingredient's card: its picture from above."""
        name = self.t(f"macaraccoon-piece-{kind}") if named else ""

        def make() -> pygame.Surface:
            edge = tint_of(kind)
            line = max(2.0, height * 0.028)
            card = card_stock(
                self.art,
                *(width, height, height * 0.12),
                edge=edge,
                top=(255, 253, 248),
                bottom=TINTS[edge],
                line=line,
            ).copy()
            foot = round(height * 0.2) if name else 0
            side = round(min(width, height - foot) * (0.84 if name else 0.78))
            picture = self.art.get(f"macaraccoon/ingredient-{kind}", side)
            card.blit(picture, picture.get_rect(center=(width // 2, (height - foot) // 2 + round(line))))
            if name:
                words = self.line(capital(name), "heading", height * 0.125, width * 0.9, among=self._names())
                card.blit(words, words.get_rect(center=(width // 2, height - round(height * 0.14))))
            return card

        return self.art.cached(("ingredient", kind, width, height, name, self.type.zoom), make)

    def chef(self, chef_id: str, width: int, height: int, *, used: bool = False) -> pygame.Surface:
        """A Whisker Chef: portrait, the sign of the power, name and both prices."""
        chef = CHEFS[chef_id]
        name = "" if self.kids else self.t(f"macaraccoon-chef-{chef_id}")

        def make() -> pygame.Surface:
            card = card_stock(
                self.art,
                *(width, height, height * 0.07),
                edge=GOLD if used else VIOLET,
                top=(252, 248, 255),
                bottom=(232, 222, 246),
                line=max(2.0, height * (0.028 if used else 0.016)),
            ).copy()
            pad = round(width * 0.055)
            tall = round(height * (0.6 if self.kids else 0.5))
            ground = card_stock(
                self.art,
                *(width - 2 * pad, tall, height * 0.05),
                edge=(214, 198, 236),
                top=(226, 214, 244),
                bottom=(214, 200, 238),
                line=1.0,
            )
            card.blit(ground, (pad, pad))
            face = self.art.get(f"macaraccoon/chef-{chef.animal}", tall)
            card.blit(face, face.get_rect(midbottom=(round(width * 0.37), pad + tall)))
            sign = self.art.get(f"macaraccoon/power-{chef.verb}", round(width * 0.27))
            card.blit(sign, sign.get_rect(center=(round(width * 0.79), pad + tall // 2)))
            if name:
                words = self.line(name, "heading", height * 0.115, width * 0.96, DEEP)
                card.blit(words, words.get_rect(center=(width // 2, pad + tall + round(height * 0.12))))
            self._price(card, chef.sugar, chef.ingredients, height - round(height * 0.115))
            return card

        return self.art.cached(("chef", chef_id, width, height, used, name, self.type.zoom), make)

    def _price(self, card: pygame.Surface, sugar: int, ingredients: int, y: int) -> None:
        width, height = card.get_size()
        side = round(height * 0.13)
        digits = [self.digit(str(number), height * 0.13) for number in (sugar, ingredients)]
        slash = self.digit("/", height * 0.11, (150, 124, 190))
        back = self.art.get("macaraccoon/back-ingredient", side, round(side * 1.2))
        cube = self.art.get("macaraccoon/sugar", round(side * 1.15))
        parts = [cube, digits[0], slash, back, digits[1]]
        gap = round(width * 0.03)
        x = (width - sum(part.get_width() for part in parts) - gap * (len(parts) - 1)) // 2
        for part in parts:
            card.blit(part, part.get_rect(midleft=(x, y)))
            x += part.get_width() + gap

    def order(self, order_id: str, mood: str, width: int, height: int) -> pygame.Surface:
        """A customer with their dish, its hearts and its sugar."""
        name = "" if self.kids else self.t(f"macaraccoon-order-{order_id}")

        def make() -> pygame.Surface:
            card = card_stock(
                self.art,
                *(width, height, min(width, height) * 0.085),
                edge=(196, 160, 112),
                line=max(2.0, min(width, height) * 0.012),
            ).copy()
            if self.kids:
                self._order_wide(card, order_id, mood)
            else:
                self._order_tall(card, order_id, mood, name)
            return card

        return self.art.cached(("order", order_id, mood, width, height, name, self.type.zoom), make)

    def _ground(self, mood: str, width: int, height: int) -> pygame.Surface:
        color = MOODS[mood]
        light = (min(255, color[0] + 12), min(255, color[1] + 12), min(255, color[2] + 12))
        return card_stock(
            self.art, width, height, min(width, height) * 0.12, edge=color, top=light, bottom=color, line=1.0
        )

    def _order_tall(self, card: pygame.Surface, order_id: str, mood: str, name: str) -> None:
        width, height = card.get_size()
        order = ORDERS[order_id]
        pad = round(width * 0.045)
        tall = round(height * 0.305)
        card.blit(self._ground(mood, width - 2 * pad, tall), (pad, pad))
        face = self.art.get(f"macaraccoon/customer-{order.customer}-{mood}", round(tall * 1.02))
        card.blit(face, face.get_rect(midbottom=(width // 2, pad + tall)))
        words = self.line(name, "heading", height * 0.068, width * 0.92)
        card.blit(words, words.get_rect(center=(width // 2, pad + tall + round(height * 0.06))))
        scale = width / 128 * 0.9
        room = height * 0.42
        dish = stack_picture(self.art, order.layers, scale, room)
        card.blit(dish, dish.get_rect(midbottom=(width // 2, height - round(height * 0.125))))
        y = height - round(height * 0.072)
        rule = pygame.Rect(round(width * 0.1), height - round(height * 0.134), round(width * 0.8), 1)
        card.fill((226, 204, 168), rule)
        self._worth(card, order.hearts, (round(width * 0.28), y), height * 0.078)
        self._worth(card, order.sugar, (round(width * 0.72), y), height * 0.078, sugar=True)

    def _order_wide(self, card: pygame.Surface, order_id: str, mood: str) -> None:
        width, height = card.get_size()
        order = ORDERS[order_id]
        pad = round(height * 0.035)
        wide = round(width * 0.3)
        card.blit(self._ground(mood, wide, height - 2 * pad), (pad, pad))
        face = self.art.get(f"macaraccoon/customer-{order.customer}-{mood}", round(wide * 0.98))
        card.blit(face, face.get_rect(midtop=(pad + wide // 2, pad + round(height * 0.02))))
        x = pad + wide // 2
        self._worth(card, order.hearts, (x, round(height * 0.62)), height * 0.12)
        self._worth(card, order.sugar, (x, round(height * 0.84)), height * 0.12, sugar=True)
        dish = stack_picture(self.art, order.layers, width * 0.6 / 128, height * 0.8)
        card.blit(dish, dish.get_rect(midbottom=(round(width * 0.665), height - round(height * 0.09))))

    def _worth(
        self, card: pygame.Surface, number: int, at: tuple[int, int], size: float, *, sugar: bool = False
    ) -> None:
        icon = self.art.get("macaraccoon/sugar" if sugar else "macaraccoon/heart", round(size * 1.1))
        digit = self.digit(str(number), size)
        gap = round(size * 0.32)
        x = at[0] - (icon.get_width() + gap + digit.get_width()) // 2
        card.blit(icon, icon.get_rect(midleft=(x, at[1])))
        card.blit(digit, digit.get_rect(midleft=(x + icon.get_width() + gap, at[1])))

    def digit(self, text: str, pixels: float, color: Color = INK) -> pygame.Surface:
        """A number so many pixels high; the user's zoom is left out, since it fills its place already."""
        return self.type.line(text, "heading", pixels * 1.05 / self.type.scale / self.type.zoom, color)

    def _names(self) -> tuple[str, ...]:
        """The names of all ingredients: those on cards side by side have one size."""
        return tuple(capital(self.t(f"macaraccoon-piece-{kind}")) for kind in KINDS)

    def line(
        self,
        text: str,
        face: Face,
        pixels: float,
        width: float,
        color: Color = INK,
        *,
        among: Sequence[str] = (),
    ) -> pygame.Surface:
        """A line as large as the user wants it and as fits `width` pixels; `pixels` is its plain size.

        `among`: texts that must fit at the same size.
        """
        size = pixels / self.type.scale
        most = max(1.0, min(self.type.zoom, 1.25)) * size / self.type.zoom
        wide = max(self.type.width(one, face, most) for one in (text, *among))
        wide += 4 if face == "heading" else 0
        fit = most * min(1.0, width / max(1.0, wide))
        if face == "heading" and fit * self.type.zoom * self.type.scale < THIN:
            face = "bold"  # so small, the round face would stand thin between thicker names
        return self.type.line(text, face, fit, color)
