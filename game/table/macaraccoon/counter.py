"""The large countertop in front."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.macaraccoon.cards import ORDERS
from game.rules.macaraccoon.places import PLATES
from game.table.macaraccoon.brush import Brush
from game.table.macaraccoon.look import Look
from game.table.macaraccoon.places import (
    plate_name,
    plate_scale,
    resting,
    room_above,
)
from game.table.macaraccoon.stacks import draw_jar, draw_layers, draw_plate
from game.table.patterns import COLORS, strip

PLAQUE = 36.0
"""Height of the plaque with a Whisker's name."""
CREAM = ((255, 251, 242), (247, 232, 206))


def draw_counter(brush: Brush, look: Look, gone: str | None, tried: str | None, sugar: int) -> None:
    """The large countertop. `gone`: whose thing is in a hand; `tried`: the plate over which it is.

    `sugar`: how much is seen in the jar.
    """
    board, seat = brush.board, look.shown
    area = board["counter"].rect
    color = COLORS[brush.sitters[seat].color]
    brush.stock(area, 24, edge=color, top=CREAM[0], bottom=CREAM[1], line=5)
    if not brush.kids:
        band = brush.viewport.rect(pygame.FRect(area.x + 12, area.y + 24, 20, area.height - 48))
        brush.surface.blit(strip(brush.art, brush.sitters[seat].color, *band.size, brush.scale), band)
    _draw_name(brush, seat)
    jar = board["jar"].rect
    if brush.near(jar):
        shake = look.shake[1] if look.shake[0] == "jar" else 0.0
        draw_jar(brush.surface, brush.art, brush.viewport.rect(jar), sugar, shake=shake * brush.scale)
        brush.icon("macaraccoon/umbrella", jar.x + jar.width * 0.03, jar.bottom - jar.height * 0.1, 34)
    for plate in range(PLATES):
        if brush.near(board[plate_name(plate)].rect):
            _draw_plate(brush, look, plate, gone, tried)
    _draw_bin(brush, look)
    _draw_score(brush, look)


def _draw_name(brush: Brush, seat: int) -> None:
    """The plaque with the name of the Whisker whose countertop it is (MC-34)."""
    sitter, area = brush.sitters[seat], brush.board["counter"].rect
    if not sitter.label:
        return
    first, last = (brush.board[plate_name(plate)].rect for plate in (0, PLATES - 1))
    plaque = pygame.FRect(0, 0, 330, PLAQUE)
    plaque.midbottom = ((first.left + last.right) / 2, area.bottom - 5)
    brush.stock(plaque, PLAQUE / 2, edge=COLORS[sitter.color], line=2.4, shadow=5)
    brush.text(sitter.label, plaque.inflate(-36, -4), "heading", 24, (92, 58, 30))


def _draw_plate(brush: Brush, look: Look, plate: int, gone: str | None, tried: str | None) -> None:
    x, y = resting(brush.board, plate)
    name = plate_name(plate)
    if look.shake[0] == name:
        x += look.shake[1]
    scale = plate_scale(brush.board) * brush.scale
    at = brush.viewport.point(x, y)
    draw_plate(brush.surface, brush.art, at, scale)
    stack = look.plates[look.shown][plate]
    if not stack or name in look.away or name == tried:
        return
    kept = stack
    alphas = (64,) * len(stack) if gone == name else ()
    if gone is not None and gone.startswith(f"layer-{plate + 1}-"):
        kept = layers_left(stack, int(gone.rsplit("-", 1)[1]))
    draw_layers(
        brush.surface, brush.art, kept, at, scale, room_above(brush.board) * brush.scale, alphas=alphas
    )


def layers_left(stack: tuple[str, ...], layer: int) -> tuple[str, ...]:
    """What stays when a layer and all above it are in a hand; the lowest one leaves alone."""
    return stack[:layer] if layer else stack[1:]


def _draw_bin(brush: Brush, look: Look) -> None:
    rect = brush.board["bin"].rect
    dx = look.shake[1] if look.shake[0] == "bin" else 0.0
    if not brush.near(rect):
        return
    brush.dashes(rect, 16, (64, 130, 98), 3)
    size = min(rect.width * 0.72, rect.height * 0.62)
    brush.icon(
        "macaraccoon/bin", rect.centerx + dx, rect.y + rect.height * (0.5 if brush.kids else 0.42), size
    )
    if not brush.kids:
        words = pygame.FRect(rect.x + 6, rect.bottom - 38, rect.width - 12, 32)
        brush.text(brush.t("macaraccoon-label-discard"), words, "heading", 20, (44, 96, 72))


def _draw_score(brush: Brush, look: Look) -> None:
    board, seat = brush.board, look.shown
    total = board["total"].rect
    if not brush.near(total.union(board["served"].rect if "served" in board else total)):
        return
    if brush.kids:
        brush.chip("macaraccoon/heart", str(look.hearts[seat]), total.centerx, total.centery, 46)
        return
    if "served" not in board:
        return
    served = board["served"].rect
    orders = look.served[seat]
    if orders:
        draw_row(brush, orders, served)
    else:
        brush.text(brush.t("macaraccoon-label-none-served"), served, "text", 24, (138, 106, 72), align="left")
    left = pygame.FRect(total.x, total.y, total.width * 0.48, total.height)
    right = pygame.FRect(left.right, total.y, total.width - left.width, total.height)
    top = 28.0
    labels = (brush.t("macaraccoon-label-tokens"), brush.t("macaraccoon-label-total"))
    size = min(brush.fitted(words, left.width - 6, top, "heading", 19, 1)[0] for words in labels)
    for rect, words in zip((left, right), labels, strict=True):
        box = pygame.FRect(rect.x, rect.y, rect.width - 6, top)
        brush.text(words, box, "heading", size, (122, 82, 48))
    y = total.y + top + (total.height - top) / 2
    brush.icon("macaraccoon/heart-token", left.centerx - 16, y, 44)
    brush.number(str(look.tokens[seat]), left.centerx + 22, y, 28)
    brush.chip("macaraccoon/heart", str(look.hearts[seat]), right.centerx, y, 44)


def draw_row(brush: Brush, orders: Sequence[str], area: pygame.FRect) -> None:
    """Served orders side by side, closer together where they are many."""
    wide = area.height * 0.79
    step = min(wide + 8, (area.width - wide) / max(1, len(orders) - 1))
    for number, order in enumerate(orders):
        draw_served(brush, order, pygame.FRect(area.x + number * step, area.y, wide, area.height))


def draw_served(brush: Brush, order: str, rect: pygame.FRect) -> None:
    """A served order: the happy customer and the hearts."""
    brush.stock(rect, 10, edge=(196, 160, 112), line=1.6, shadow=7)
    ground = pygame.FRect(rect.x + 5, rect.y + 5, rect.width - 10, rect.height * 0.64)
    brush.stock(ground, 7, edge=(214, 238, 222), top=(226, 246, 232), bottom=(208, 234, 216), line=1)
    size = min(ground.width, ground.height) * 1.0
    brush.icon(
        f"macaraccoon/customer-{ORDERS[order].customer}-happy", ground.centerx, ground.bottom - size / 2, size
    )
    brush.chip("macaraccoon/heart", str(ORDERS[order].hearts), rect.centerx, rect.bottom - 17, 21)
