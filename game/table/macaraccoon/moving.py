"""Drawing what moves, glows and is held on the table of Macaraccoon, over what lies still."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.core import Action
from game.rules.macaraccoon import actions as act
from game.table.macaraccoon.ahead import Outlook
from game.table.macaraccoon.brush import Brush
from game.table.macaraccoon.buttons import draw_buttons
from game.table.macaraccoon.flights import hand_at
from game.table.macaraccoon.held import home, raccoon, raccoon_size, thing
from game.table.macaraccoon.offers import draw_layer_hover, draw_offers
from game.table.macaraccoon.places import index, order_name, spot_name
from game.table.macaraccoon.reading import draw_reading
from game.table.macaraccoon.room import draw_thrown
from game.table.macaraccoon.sweets import sugar_on
from game.table.macaraccoon.targets import draw_jump, draw_targets, gold_order, ring_plate
from game.table.pieces import HOVER_LIFT
from game.table.sprites import Sprite, draw_sprite
from game.table.table_view import Hold

if TYPE_CHECKING:
    from game.table.macaraccoon.table import MacaraccoonTable


def draw_moving(table: MacaraccoonTable, brush: Brush, hold: Hold | None, hover: str | None) -> None:
    """Everything above the still picture."""
    surface, viewport, art, look = brush.surface, brush.viewport, brush.art, table.look
    draw_buttons(table, brush, hover)
    if table.moment is not None and table.moment.verb == "discards" and table.moment.acting:
        draw_thrown(brush, look)
    if hold is None:
        draw_offers(table, brush)
    else:
        draw_targets(table, brush, hold)
    found = table.future(hold)
    if found is not None:
        _draw_future(brush, found)
    _draw_raccoon(table, brush, hold, hover)
    _draw_hand(table, brush, hold)
    if hover is not None and hold is None:
        _draw_hover(table, brush, hover)
    if hold is None and table.ghost is not None:
        _draw_ghost(table, brush, table.ghost)
    for sprite in look.flying:
        draw_sprite(surface, viewport, art, sprite)
    if hold is not None and not table.glances(hold.source):
        _draw_held(table, brush, hold)
    read = table.reading(hold)
    if read is not None:
        draw_reading(brush, table.order_at(read), table.area(read))


def _draw_raccoon(table: MacaraccoonTable, brush: Brush, hold: Hold | None, hover: str | None) -> None:
    """Macaraccoon on his spot, with the shadow that he casts."""
    look = table.look
    home_spot = spot_name(table.view.table.raccoon)
    if hold is not None and hold.source == home_spot:
        return
    x, y = look.raccoon
    size = raccoon_size(table)
    lift = 8.0 if hover == home_spot else 0.0
    brush.icon(f"macaraccoon/raccoon-{look.pose}", x, y - size * 0.06 - look.hop - lift, size)
    if table.armed >= 0:
        brush.icon("macaraccoon/sugar", *sugar_on(table, table.armed), 50 if brush.kids else 42)


def _draw_hand(table: MacaraccoonTable, brush: Brush, hold: Hold | None) -> None:
    """The ingredient that waits to be placed lies bright beside the plates."""
    look = table.look
    if not look.hand or look.hand_seat < 0 or (hold is not None and hold.source == "hand"):
        return
    x, y, size = hand_at(table, look.hand_seat)
    rect = pygame.FRect(x - size / 2, y - size / 2, size, size)
    own = look.hand_seat == look.shown and look.hand_at is None
    if own:
        brush.halo(rect.inflate(14, 14), 18)
    box = brush.viewport.rect(rect)
    brush.card(brush.cards.ingredient(look.hand, *box.size), rect)
    if own:
        brush.sign("macaraccoon/paw", rect.x + 4, rect.y + 4, 38)


def _draw_future(brush: Brush, found: Outlook) -> None:
    """Customers whose dish a stack is, or can still become."""
    for queue, place in found.ready:
        gold_order(brush, queue, place)
    for queue, place in found.fits:
        rect = brush.board[order_name(queue, place)].rect
        brush.halo(rect, 16, ring=True)
        brush.sign("common/icon-arrow", rect.right - 14, rect.y + 14, 40, ground=(222, 246, 228))


def _draw_hover(table: MacaraccoonTable, brush: Brush, hover: str) -> None:
    """The thing under the pointer rises a little."""
    kind = hover.partition("-")[0]
    if kind in ("button", "seat", "flip", "jar", "layer", "hand"):
        if kind in ("seat", "jar"):
            brush.halo(table.area(hover), 20 if kind == "seat" else 24)
        elif kind == "layer":
            draw_layer_hover(table, brush, hover)
        elif kind == "flip":
            ring_plate(table, brush, index(hover))
        return
    if kind == "plate":
        ring_plate(table, brush, index(hover))
        return
    if table.glances(hover):
        brush.halo(table.area(hover), 16)  # it can't be taken up, and its price stays in sight
        return
    sprite = thing(table, hover, *home(table, hover))
    if sprite is not None:
        sprite.lift = HOVER_LIFT
        draw_sprite(brush.surface, brush.viewport, brush.art, sprite)


def _draw_held(table: MacaraccoonTable, brush: Brush, hold: Hold) -> None:
    sprite = held_sprite(table, "jar" if hold.over == "jar" else hold.source, hold.x, hold.y)
    if hold.over == "jar" and hold.source.startswith("chef-"):
        sprite = held_sprite(table, hold.source, hold.x, hold.y)
    if sprite is None:
        return
    sprite.lift = 1.0
    if hold.over is not None and hold.over.startswith("pay-"):
        sprite.grow, sprite.y = 0.6, sprite.y - 60  # the bracket is read below it
    if hold.over is not None and hold.over.startswith("order-") and sprite.key[0] == "stack":
        sprite.grow = 0.72  # the customer is seen beside the dish
    if hold.over is not None and hold.over.startswith(("top-", "under-")) and sprite.key[0] == "ingredient":
        sprite.x += 0.75 * brush.board["hand"].rect.width  # aside, so that the stack and its future are seen
        sprite.grow = 0.86
    if hold.over is not None and hold.over.startswith("gap-"):
        sprite.x += 0.9 * brush.board["plate-1"].rect.width
        sprite.grow = 0.7
    if hold.source.partition("-")[0] in ("spot", "pantry", "hand", "thrown"):
        sprite.angle = 0.0 if sprite.key[0] == "raccoon" else 6.0
    draw_sprite(brush.surface, brush.viewport, brush.art, sprite)


def held_sprite(table: MacaraccoonTable, source: str, x: float, y: float) -> Sprite | None:
    """What a hand holds that took something from a spot."""
    if source == spot_name(table.view.table.raccoon):
        return raccoon(table, x, y)
    if source.startswith("order-") and table.verb_now == "collect":
        return thing(table, "jar", x, y)
    return thing(table, source, x, y)


def _draw_ghost(table: MacaraccoonTable, brush: Brush, action: Action) -> None:
    """The hinted move goes round and round."""
    gesture = table.known.of_action(action)
    if gesture is None:
        return
    start = home(table, gesture.source) if not gesture.source.startswith(("button", "flip", "seat")) else None
    if start is None or gesture.target is None:
        brush.halo(table.area(gesture.source), 24, ring=True)
        return
    target = table.area(gesture.target)
    brush.halo(target, 16, ring=True)
    if isinstance(action, act.Pick) and action.over >= 0:
        draw_jump(table, brush, action)
    t = 1.0 if table.calm else min(1.0, table.loop / 1.1)
    t = t * t * (3 - 2 * t)
    x = start[0] + (target.centerx - start[0]) * t
    y = start[1] + (target.centery - start[1]) * t - 40 * (1 - abs(2 * t - 1))
    sprite = held_sprite(table, gesture.source, x, y)
    if sprite is not None:
        sprite.alpha, sprite.lift = 190, 0.8
        draw_sprite(brush.surface, brush.viewport, brush.art, sprite)
