"""An order that is looked at, seen large: its card, and beside it the recipe in words."""

from __future__ import annotations

import pygame

from game.rules.macaraccoon.cards import ORDERS
from game.table.macaraccoon.brush import Brush
from game.table.macaraccoon.cards import capital, tint_of

WAIT = 0.4
"""Seconds for which something is pointed at before it is seen large."""
LARGE = 1.6
"""How much larger the card is."""
ROW = 68.0
"""Height of an ingredient's line."""
WORDS = 290.0
"""Width of the recipe's paper."""
GAP = 16.0


def draw_reading(brush: Brush, order: str, place: pygame.FRect) -> None:
    """Show an order large, beside its place; for children without the words."""
    layers = ORDERS[order].layers
    card = pygame.FRect(0, 0, place.width * LARGE, place.height * LARGE)
    wide = card.width if brush.kids else card.width + WORDS + GAP
    visible = brush.viewport.visible()
    left = place.x - GAP - wide
    card.x = left if left >= visible.x else place.right + GAP
    card.centery = place.centery
    card.y = max(visible.y + GAP, min(card.y, visible.bottom - GAP - card.height))
    brush.card(brush.cards.order(order, "happy", *brush.viewport.rect(card).size), card)
    if brush.kids:
        return
    paper = pygame.FRect(card.right + GAP, 0, WORDS, ROW * len(layers) + 2 * GAP)
    paper.bottom = card.bottom
    brush.stock(paper, 22, edge=(196, 160, 112), top=(255, 253, 246), bottom=(252, 244, 226), shadow=10)
    for row, kind in enumerate(reversed(layers)):
        y = paper.y + GAP + (row + 0.5) * ROW
        sign = pygame.FRect(paper.x + 14, y - 29, 58, 58)
        brush.stock(sign, 14, edge=tint_of(kind), top=(255, 253, 248), bottom=(255, 253, 248), line=3)
        brush.icon(f"macaraccoon/ingredient-{kind}", *sign.center, 48)
        name = capital(brush.t(f"macaraccoon-piece-{kind}"))
        room = pygame.FRect(sign.right + 12, y - ROW / 2, paper.right - sign.right - 26, ROW)
        brush.text(name, room, "bold", 30, align="left")
