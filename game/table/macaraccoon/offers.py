"""What can be done now, shown while the hand is empty: every source that has a meaning is marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.input.gestures import Gesture
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon.cards import CHEFS
from game.rules.macaraccoon.places import SPOT_OF
from game.table.macaraccoon.brush import Brush
from game.table.macaraccoon.places import gap_area, index, layer_area, spot_name
from game.table.macaraccoon.targets import draw_seam, gold_order, gold_spot, ring_plate

if TYPE_CHECKING:
    from game.table.macaraccoon.table import MacaraccoonTable


def draw_offers(table: MacaraccoonTable, brush: Brush) -> None:
    """What can be done now, while the hand is empty."""
    moment = table.moment
    if moment is None or not moment.acting or table.ghost is not None:
        return
    state = moment.table
    if state.asked >= 0:
        _draw_offered(table, brush)
        return
    if state.hand:
        for plate in range(len(moment.stacks)):
            ring_plate(table, brush, plate)
        return
    if state.hole >= 0:
        gold_spot(brush, spot_name(state.hole))
        for place, kind in enumerate(state.pantry):
            if kind:
                brush.gold(brush.board[f"pantry-{place + 1}"].rect, 13, light=False)
        return
    for action in moment.legal:
        if isinstance(action, act.Pick | act.Column) and getattr(action, "over", -1) in (-1, table.armed):
            gold_spot(brush, spot_name(action.spot))
        elif isinstance(action, act.Serve):
            gold_order(brush, action.queue, action.place)
    for source in table.powers:
        _draw_source(table, brush, source, moment.verb)
    if moment.verb:
        brush.gold(brush.board[f"chef-{state.whisk + 1}"].rect, 13)
    if state.whisk >= 0:
        _draw_used(table, brush)


def _draw_offered(table: MacaraccoonTable, brush: Brush) -> None:
    """What another player offers, and its price (MC-40)."""
    state, board = table.view.table, brush.board
    kind = state.plates[state.turn][state.offer][0]
    rect = board["hand"].rect.copy()
    if brush.kids:
        rect.right = board["button-1"].rect.x - 12
    brush.halo(rect.inflate(14, 14), 18)
    brush.card(brush.cards.ingredient(kind, *brush.viewport.rect(rect).size), rect)
    pill = pygame.FRect(rect.centerx - 54, rect.bottom - 14, 108, 50)
    brush.stock(pill, 25, edge=(126, 176, 210), top=(248, 252, 255), bottom=(238, 246, 252), shadow=6)
    price = CHEFS[state.chefs[state.whisk]].number
    brush.chip("macaraccoon/sugar", f"−{price}", pill.centerx, pill.centery, 30)


def _draw_used(table: MacaraccoonTable, brush: Brush) -> None:
    """A tick on the Whisker's sign and on the column's pointer, once each is used."""
    state = table.view.table
    card = brush.board[f"chef-{state.whisk + 1}"].rect
    size = 56.0 if brush.kids else 44.0
    if not state.power_left:
        x, y = card.x + card.width * 0.79, card.y + card.height * (0.33 if brush.kids else 0.28)
        brush.icon("common/check", x, y, size)
    if not state.column_left:
        pointer = brush.board[f"column-{state.whisk + 1}"].rect
        brush.icon("common/check", pointer.centerx, pointer.centery - 4, size * 0.8)


def _draw_source(table: MacaraccoonTable, brush: Brush, source: str, verb: str) -> None:
    """Something that the Whisker's power can take up (or turn over, or press)."""
    kind = source.partition("-")[0]
    sign = f"macaraccoon/power-{verb}"
    area = table.area(source)
    stacks = table.look.plates[table.look.shown]
    match kind:
        case "spot" if verb == "leap":  # Macaraccoon himself: where he may land
            for spot in table.known.legal_targets(source):
                if isinstance(table.known.action(Gesture(source, spot)), act.Power):
                    _draw_spot(table, brush, spot, sign)
        case "spot":
            _draw_spot(table, brush, source, sign)
        case "pantry" | "thrown":
            brush.gold(area, 13)
        case "order":
            brush.gold(area, 16)
            _badge(brush, sign, area)
        case "plate":
            ring_plate(table, brush, index(source))
            top = layer_area(brush.board, index(source), stacks[index(source)], -1)
            _badge(brush, sign, top.inflate(20, 24))
        case "flip":
            size = 76.0 if brush.kids else 64.0
            brush.sign(sign, area.centerx, area.y + size / 2, size)
        case "layer":
            _draw_layer(table, brush, source, sign, verb)


def _draw_spot(table: MacaraccoonTable, brush: Brush, spot: str, sign: str) -> None:
    """A kitchen card that the power is about; the column, if it is there too, has gilded it already."""
    area = table.area(spot)
    assert table.moment is not None
    if act.COLUMN[SPOT_OF[spot.removeprefix("spot-")]] not in table.moment.legal:
        brush.gold(area, 22 if brush.kids else 15)
    _badge(brush, sign, area)


def _draw_layer(table: MacaraccoonTable, brush: Brush, source: str, sign: str, verb: str) -> None:
    """A seam at which a stack can be parted, or a layer that can go."""
    plate, layer = (int(part) for part in source.split("-")[1:])
    stack = table.look.plates[table.look.shown][plate - 1]
    if verb == "part":
        draw_seam(brush, gap_area(brush.board, plate - 1, stack, layer))
        return
    rect = layer_area(brush.board, plate - 1, stack, layer)
    brush.sign(sign, rect.right + 4, rect.centery, 48 if brush.kids else 40)


def _badge(brush: Brush, sign: str, rect: pygame.FRect) -> None:
    """The power's sign in the upper right corner: the paw of the column is in the left one."""
    size = 52.0 if brush.kids else 40.0
    brush.sign(sign, rect.right - size * 0.32, rect.y + size * 0.32, size, ground=(236, 226, 250))


def draw_layer_hover(table: MacaraccoonTable, brush: Brush, source: str) -> None:
    """What a hand would take of a stack: the part above a seam, or one layer."""
    plate, layer = (int(part) for part in source.split("-")[1:])
    stack = table.look.plates[table.look.shown][plate - 1]
    rect = layer_area(brush.board, plate - 1, stack, layer)
    if table.verb_now == "part":
        rect = rect.union(layer_area(brush.board, plate - 1, stack, len(stack) - 1))
    brush.halo(rect.inflate(14, 4), 14, ring=True)
