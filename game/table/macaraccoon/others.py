"""Drawing the countertops of the other players, small at the side."""

from __future__ import annotations

import pygame

from game.rules.macaraccoon.places import PLATES
from game.table.macaraccoon.brush import Brush
from game.table.macaraccoon.counter import CREAM, draw_row
from game.table.macaraccoon.look import Look
from game.table.macaraccoon.panels import Panel, panel_at
from game.table.macaraccoon.stacks import draw_jar, draw_layers, draw_plate
from game.table.patterns import COLORS, strip

FAINT = (122, 84, 48)


def draw_others(brush: Brush, look: Look) -> None:
    """The other players' countertops."""
    others = look.others()
    for number, seat in enumerate(others):
        panel = panel_at(brush.board, number, len(others), kids=brush.kids)
        if brush.near(panel.rect):
            _draw(brush, look, seat, panel)


def _draw(brush: Brush, look: Look, seat: int, panel: Panel) -> None:
    sitter, rect = brush.sitters[seat], panel.rect
    turn = look.turn == seat
    color = COLORS[sitter.color]
    edge = color if turn or brush.kids else (206, 168, 116)
    brush.stock(rect, 20, edge=edge, top=CREAM[0], bottom=CREAM[1], line=7 if turn else 2.4)
    if not brush.kids:
        band = brush.viewport.rect(pygame.FRect(rect.x + 9, rect.y + 16, 13, rect.height - 32))
        brush.surface.blit(strip(brush.art, sitter.color, *band.size, brush.scale), band)
    brush.picture(f"common/chip-{sitter.color}", panel.face)
    brush.picture(sitter.face, panel.face.inflate(-panel.face.width * 0.3, -panel.face.width * 0.3))
    size = 36 if brush.kids and rect.width > 200 else 29
    brush.chip("macaraccoon/heart", str(look.hearts[seat]), *panel.hearts, size)
    if panel.name is not None and panel.label is not None:
        _draw_names(brush, seat, panel.name, panel.label)
        brush.chip("macaraccoon/back-order", str(len(look.served[seat])), *panel.orders, 29)
    if panel.served is not None:
        draw_row(brush, look.served[seat], panel.served)
    if panel.jar is not None:
        draw_jar(brush.surface, brush.art, brush.viewport.rect(panel.jar), look.jars[seat])
    for plate in range(PLATES):
        at = brush.viewport.point(*panel.plates[plate])
        scale = panel.scale * brush.scale
        draw_plate(brush.surface, brush.art, at, scale * 0.89)
        draw_layers(brush.surface, brush.art, look.plates[seat][plate], at, scale, panel.room * brush.scale)


def _draw_names(brush: Brush, seat: int, name: pygame.FRect, label: pygame.FRect) -> None:
    """The name of the player, and that of their Whisker (MC-34)."""
    sitter = brush.sitters[seat]
    brush.text(sitter.name, name if sitter.label else name.union(label), "heading", 32, align="left")
    if sitter.label:
        brush.text(sitter.label, label, "text", 23, FAINT, align="left")
