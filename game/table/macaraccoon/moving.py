"""Drawing what moves, glows and is held on the table of Macaraccoon, over what lies still."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.input.gestures import Gesture
from game.rules.core import Action
from game.rules.macaraccoon import actions as act
from game.table.macaraccoon.ahead import Outlook
from game.table.macaraccoon.brush import Brush
from game.table.macaraccoon.flights import hand_at
from game.table.macaraccoon.held import home, raccoon, raccoon_size, thing
from game.table.macaraccoon.meaning import GIVE, KEEP
from game.table.macaraccoon.places import (
    index,
    order_name,
    plate_name,
    plate_scale,
    resting,
    room_above,
    spot_name,
)
from game.table.macaraccoon.room import draw_thrown
from game.table.macaraccoon.show import sugar_on
from game.table.macaraccoon.stacks import draw_layers
from game.table.pieces import HOVER_LIFT
from game.table.sprites import Sprite, draw_sprite
from game.table.stock import Color
from game.table.table_view import Hold
from game.table.type import PAPER

if TYPE_CHECKING:
    from game.table.macaraccoon.table import MacaraccoonTable

GREEN: Color = (38, 112, 74)
RED: Color = (176, 40, 68)
PREVIEW = 150
"""Alpha of a layer that isn't there yet."""


KEEPS: dict[Action, tuple[str, str]] = {
    act.NO: ("macaraccoon-label-no", "common/icon-close"),
    act.FINISH: ("macaraccoon-label-finish", "common/icon-check"),
    act.END: ("macaraccoon-label-end", "common/icon-check"),
}
"""Words and sign of the second button."""


def draw_moving(table: MacaraccoonTable, brush: Brush, hold: Hold | None, hover: str | None) -> None:
    """Everything above the still picture."""
    surface, viewport, art, look = brush.surface, brush.viewport, brush.art, table.look
    _draw_buttons(table, brush, hover)
    if table.moment is not None and table.moment.verb == "discards" and table.moment.acting:
        draw_thrown(brush, look)
    if hold is None:
        _draw_offers(table, brush)
    else:
        _draw_targets(table, brush, hold)
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
    if hold is not None:
        _draw_held(table, brush, hold)


def _draw_raccoon(table: MacaraccoonTable, brush: Brush, hold: Hold | None, hover: str | None) -> None:
    """Macaraccoon on his spot, with the shadow that he casts."""
    look = table.look
    home_spot = spot_name(table.view.table.raccoon)
    if hold is not None and hold.source in (home_spot, f"column-{table.view.table.whisk + 1}"):
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


def _draw_offers(table: MacaraccoonTable, brush: Brush) -> None:
    """What can be done now, while the hand is empty."""
    moment = table.moment
    if moment is None or not moment.acting or table.ghost is not None:
        return
    state = moment.table
    if state.hand:
        for plate in range(len(moment.stacks)):
            _ring_plate(table, brush, plate)
        return
    if state.hole >= 0:
        _gold_spot(brush, spot_name(state.hole))
        for place, kind in enumerate(state.pantry):
            if kind:
                brush.gold(brush.board[f"pantry-{place + 1}"].rect, 13, light=False)
        return
    for action in moment.legal:
        if isinstance(action, act.Pick | act.Column) and getattr(action, "over", -1) in (-1, table.armed):
            _gold_spot(brush, spot_name(action.spot))
        elif isinstance(action, act.Serve):
            _gold_order(brush, action.queue, action.place)
    for source in table.known.sources():
        if source.startswith("flip-"):
            rect = table.area(source)
            brush.sign("macaraccoon/power-flip", rect.centerx, rect.centery, rect.width)
    if moment.verb:
        brush.gold(brush.board[f"chef-{state.whisk + 1}"].rect, 13)


def _gold_spot(brush: Brush, name: str, badge: str = "macaraccoon/paw") -> None:
    rect = brush.board[name].rect
    brush.gold(rect, 15 if not brush.kids else 22)
    brush.sign(badge, rect.x + 10, rect.y + 10, 46 if brush.kids else 36)


def _draw_gap(brush: Brush, area: pygame.FRect) -> None:
    """Two arrows that point at the seam between two layers."""
    for icon, x in (("common/icon-right", area.x + 6), ("common/icon-left", area.right - 6)):
        brush.sign(icon, x, area.centery, 28, ground=(222, 246, 228))


def _gold_order(brush: Brush, queue: int, place: int) -> None:
    rect = brush.board[order_name(queue, place)].rect
    brush.gold(rect, 16)
    size = 52.0 if brush.kids else 38.0
    brush.icon("common/check", rect.right - 8, rect.bottom - 14 if brush.kids else rect.y + 8, size)


def _ring_plate(table: MacaraccoonTable, brush: Brush, plate: int) -> None:
    """Soft light and a dashed ring round a plate, behind what stands on it."""
    x, y = resting(brush.board, plate)
    scale = plate_scale(brush.board)
    rect = pygame.FRect(x - 68 * scale, y - 20 * scale, 136 * scale, 46 * scale)
    brush.halo(rect, 23 * scale, ring=True)
    look = table.look
    if plate_name(plate) not in (*look.away, table.tried):
        stack = look.plates[look.shown][plate]
        room = room_above(brush.board) * brush.scale
        draw_layers(brush.surface, brush.art, stack, brush.viewport.point(x, y), scale * brush.scale, room)


def _draw_future(brush: Brush, found: Outlook) -> None:
    """Customers whose dish a stack is, or can still become."""
    for queue, place in found.ready:
        _gold_order(brush, queue, place)
    for queue, place in found.fits:
        rect = brush.board[order_name(queue, place)].rect
        brush.halo(rect, 16, ring=True)
        brush.sign("macaraccoon/plate", rect.right - 14, rect.y + 14, 40, ground=(222, 246, 228))


def _draw_targets(table: MacaraccoonTable, brush: Brush, hold: Hold) -> None:
    """Where the held thing may go, and what it would do at the one under the hand."""
    verb = table.verb_now
    plates = sorted({index(name) for name in hold.targets if name.startswith(("top-", "under-"))})
    for plate in plates:
        _ring_plate(table, brush, plate)
    for name in hold.targets:
        kind, _, _ = name.partition("-")
        area = table.area(name)
        if kind == "spot":
            swaps = isinstance(table.known.action(Gesture(hold.source, name)), act.Power) and verb == "swap"
            _gold_spot(brush, name, badge="macaraccoon/power-swap" if swaps else "macaraccoon/paw")
        elif kind == "land":
            _draw_land(brush, name, area, over=hold.over == name)
        elif kind == "pay":
            _draw_pay(table, brush, name, area, over=hold.over == name)
        elif kind == "gap":
            _draw_gap(brush, area)
        elif kind == "plate":
            _ring_plate(table, brush, index(name))
        elif kind not in ("top", "under"):
            brush.halo(area.inflate(6, 6), 18, ring=True)
    action = table.known.action(Gesture(hold.source, hold.over)) if hold.over else None
    if isinstance(action, act.Pick) and action.over >= 0:
        _draw_jump(table, brush, action)
    if hold.over and hold.over.startswith(("top-", "under-")):
        _draw_landing(table, brush, hold)
    elif hold.over and hold.over.startswith("gap-"):
        _draw_inserted(table, brush, hold)
    elif hold.over and hold.over.startswith("order-") and hold.source.startswith("plate-"):
        _draw_skips(table, brush, Gesture(hold.source, hold.over))


def _draw_land(brush: Brush, name: str, area: pygame.FRect, *, over: bool) -> None:
    """Half a spot: a bent jump that comes from one side, and the sugar that it costs there."""
    _, first, to = name.split("-")
    rect, between = brush.board[f"spot-{to}"].rect, brush.board[f"spot-{first}"].rect
    brush.gold(rect, 15 if not brush.kids else 22, light=False)
    if over:
        brush.halo(area, 12, ring=True)
    x, y = area.center
    if between.centerx == rect.centerx:
        y = rect.y if between.centery < rect.centery else rect.bottom
    else:
        x = rect.x if between.centerx < rect.centerx else rect.right
    brush.sign("macaraccoon/sugar", x, y, 40 if brush.kids else 34)


def _draw_jump(table: MacaraccoonTable, brush: Brush, action: act.Pick) -> None:
    """The sugar that a jump lays on the ingredient between."""
    rect = brush.board[spot_name(action.over)].rect
    brush.halo(rect, 15, ring=True)
    brush.icon("macaraccoon/sugar", *sugar_on(table, action.over), 48)
    brush.sign("macaraccoon/icon-jump", rect.x + 14, rect.y + 14, 44, ground=(236, 226, 250))


def _draw_skips(table: MacaraccoonTable, brush: Brush, gesture: Gesture) -> None:
    """The sugar that will be laid on customers who are skipped."""
    queue, place = (int(part) - 1 for part in str(gesture.target).split("-")[1:])
    if not table.ahead(gesture).skips:
        return
    for skipped in range(place):
        rect = brush.board[order_name(queue, skipped)].rect
        brush.sign("macaraccoon/sugar", rect.x + 24, rect.y + 24, 54 if brush.kids else 46)


def _draw_pay(table: MacaraccoonTable, brush: Brush, name: str, area: pygame.FRect, *, over: bool) -> None:
    """A bracket over stacks that pay together."""
    deep = (112, 70, 164)
    fill: Color = (228, 214, 248) if over else (246, 240, 255)
    brush.stock(area, 18, edge=deep, top=fill, bottom=fill, line=4 if over else 2.5, shadow=8)
    plates = [int(digit) - 1 for digit in name.removeprefix("pay-")]
    count = sum(len(table.look.plates[table.look.shown][plate]) for plate in plates)
    words = "+".join(str(plate + 1) for plate in plates)
    brush.text(words, pygame.FRect(area.x + 8, area.y, area.width / 2 - 8, area.height), "heading", 26, deep)
    brush.chip(
        "macaraccoon/back-ingredient", str(count), area.centerx + area.width / 4, area.centery, 26, deep
    )


def _draw_landing(table: MacaraccoonTable, brush: Brush, hold: Hold) -> None:
    """The pills for top and bottom, and the stack as it would be."""
    assert hold.over is not None
    plate = index(hold.over)
    x, y = resting(brush.board, plate)
    scale = plate_scale(brush.board)
    now = table.look.plates[table.look.shown][plate]
    after = table.stack_after(hold, plate)
    found = table.future(hold)
    if after is not None:
        fresh = len(after) - len(now)
        top = hold.over.startswith("top")
        solid, new = (255,) * len(now), (PREVIEW,) * fresh
        draw_layers(
            brush.surface,
            brush.art,
            after,
            brush.viewport.point(x, y),
            scale * brush.scale,
            room_above(brush.board) * brush.scale,
            alphas=solid + new if top else new + solid,
        )
    spoilt = found is not None and found.spoilt
    rect = brush.board[plate_name(plate)].rect
    pills = [("top", pygame.FRect(rect.x + 6, rect.y + 2, rect.width - 12, 46), "icon-down")]
    if now:
        pills.append(("under", pygame.FRect(rect.x + 6, rect.bottom - 42, rect.width - 12, 42), "icon-up"))
    if f"under-{plate + 1}" not in hold.targets:
        pills = pills[:1]
    for end, pill, icon in pills:
        key = "macaraccoon-label-start" if not now else f"macaraccoon-label-{end}"
        _pill(brush, pill, key, icon, chosen=hold.over.startswith(end), spoilt=spoilt)


def _draw_inserted(table: MacaraccoonTable, brush: Brush, hold: Hold) -> None:
    """The stack with the held layer in its middle."""
    assert hold.over is not None
    plate, height = int(hold.over.split("-")[1]) - 1, int(hold.over.split("-")[2])
    after = table.stack_after(hold, plate)
    if after is None:
        return
    alphas = tuple(PREVIEW if number == height else 255 for number in range(len(after)))
    scale = plate_scale(brush.board) * brush.scale
    at = brush.viewport.point(*resting(brush.board, plate))
    draw_layers(
        brush.surface, brush.art, after, at, scale, room_above(brush.board) * brush.scale, alphas=alphas
    )


def _pill(brush: Brush, rect: pygame.FRect, key: str, icon: str, *, chosen: bool, spoilt: bool) -> None:
    color = RED if chosen and spoilt else GREEN
    fill: Color = (255, 226, 226) if chosen and spoilt else (214, 250, 226) if chosen else (240, 252, 244)
    brush.stock(rect, rect.height / 2, edge=color, top=fill, bottom=fill, line=4 if chosen else 1.6)
    sign = "common/icon-warning" if chosen and spoilt else f"common/{icon}"
    size = rect.height * 0.62
    if brush.kids:
        brush.icon(sign, rect.centerx, rect.centery, size * 1.2)
        return
    brush.icon(sign, rect.x + 16 + size / 2, rect.centery, size)
    words = pygame.FRect(rect.x + 22 + size, rect.y + 2, rect.width - size - 40, rect.height - 4)
    brush.text(brush.t(key), words, "heading", 22, color)


def _draw_hover(table: MacaraccoonTable, brush: Brush, hover: str) -> None:
    """The thing under the pointer rises a little."""
    kind = hover.partition("-")[0]
    if kind in ("button", "seat", "flip", "jar", "layer", "hand", "column"):
        if kind in ("seat", "jar", "flip"):
            brush.halo(table.area(hover), 20 if kind == "seat" else 24)
        return
    if kind == "plate":
        _ring_plate(table, brush, index(hover))
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
    if hold.over is not None and hold.over.startswith("order-") and sprite.key[0] == "stack":
        sprite.grow = 0.72  # the customer is seen beside the dish
    if hold.over is not None and hold.over.startswith(("top-", "under-")) and sprite.key[0] == "ingredient":
        sprite.x += 0.75 * brush.board["hand"].rect.width  # aside, so that the stack and its future are seen
        sprite.grow = 0.86
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
        _draw_jump(table, brush, action)
    t = 1.0 if table.calm else min(1.0, table.loop / 1.1)
    t = t * t * (3 - 2 * t)
    x = start[0] + (target.centerx - start[0]) * t
    y = start[1] + (target.centery - start[1]) * t - 40 * (1 - abs(2 * t - 1))
    sprite = held_sprite(table, gesture.source, x, y)
    if sprite is not None:
        sprite.alpha, sprite.lift = 190, 0.8
        draw_sprite(brush.surface, brush.viewport, brush.art, sprite)


def _draw_buttons(table: MacaraccoonTable, brush: Brush, hover: str | None) -> None:
    """The two buttons of the countertop, as far as they mean something."""
    known = table.known
    give, keep = known.action(Gesture(GIVE)), known.action(Gesture(KEEP))
    if give is not None:
        _draw_give(table, brush, give, allowed=known.allowed(Gesture(GIVE)), hover=hover == GIVE)
    if keep is not None:
        rect = table.area(KEEP)
        key, icon = KEEPS.get(keep, ("macaraccoon-label-back", "common/icon-back"))
        top: Color = (255, 252, 244) if hover != KEEP else (255, 255, 255)
        brush.stock(
            rect,
            min(44, rect.height / 2),
            edge=(150, 104, 58),
            top=top,
            bottom=(240, 222, 190),
            line=3,
            shadow=8,
        )
        _label(brush, rect, brush.t(key), icon, (84, 54, 30))


def _draw_give(table: MacaraccoonTable, brush: Brush, give: Action, *, allowed: bool, hover: bool) -> None:
    rect = table.area(GIVE)
    state = table.view.table
    if isinstance(give, act.Rush):
        if brush.kids and not allowed:
            return
        words, icon = brush.t("macaraccoon-label-rush"), "macaraccoon/sugar"
    elif isinstance(give, act.Answer):
        words, icon = brush.t("macaraccoon-label-yes"), "common/icon-check"
    else:
        words, icon = brush.t("macaraccoon-label-use"), f"macaraccoon/power-{table.verb_now}"
    if not allowed:
        pale: Color = (150, 124, 92)
        brush.stock(
            rect, min(44, rect.height / 2), edge=(208, 180, 138), top=(248, 236, 212), bottom=(242, 226, 196)
        )
        _label(brush, rect, words, icon, pale, number=table.rush_price(state.jars[table.look.shown]))
        return
    top: Color = (244, 116, 146) if hover else (232, 96, 128)
    brush.stock(
        rect, min(44, rect.height / 2), edge=(150, 34, 68), top=top, bottom=(206, 62, 98), line=3, shadow=8
    )
    price = table.rush_price(state.jars[table.look.shown]) if isinstance(give, act.Rush) else ""
    _label(brush, rect, words, icon, PAPER, number=price)


def _label(
    brush: Brush, rect: pygame.FRect, words: str, icon: str, color: Color, *, number: str = ""
) -> None:
    """Words, a sign and maybe a number on a button; for children the sign alone."""
    size = rect.height * 0.66
    if brush.kids:
        brush.icon(icon, rect.centerx - (22 if number else 0), rect.centery, size * 0.84)
        if number:
            brush.number(number, rect.centerx + 42, rect.centery, 54, color)
        return
    right = 20 + (30 if number else 0)
    brush.icon(icon, rect.right - right - size / 2, rect.centery, size)
    if number:
        brush.number(number, rect.right - 30, rect.centery, 28, color)
    box = pygame.FRect(rect.x + 18, rect.y + 3, rect.width - 18 - right - size - 10, rect.height - 6)
    brush.text(words, box, "heading", 25, color)
