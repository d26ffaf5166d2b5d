"""Where a held thing may go at the table of Macaraccoon, and what it would do there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.input.gestures import Gesture, Gestures
from game.rules.core import Action
from game.rules.macaraccoon import actions as act
from game.table.macaraccoon.brush import Brush
from game.table.macaraccoon.places import (
    gap_area,
    heights,
    index,
    order_name,
    plate_name,
    plate_scale,
    resting,
    room_above,
    spot_name,
)
from game.table.macaraccoon.stacks import draw_layers, draw_plate
from game.table.macaraccoon.sweets import sugar_on
from game.table.stock import Color
from game.table.table_view import Hold

if TYPE_CHECKING:
    from game.table.macaraccoon.table import MacaraccoonTable

GREEN: Color = (38, 112, 74)
RED: Color = (176, 40, 68)
PREVIEW = 150
"""Alpha of a layer that isn't there yet."""


def gold_spot(brush: Brush, name: str, badge: str = "macaraccoon/paw") -> None:
    rect = brush.board[name].rect
    brush.gold(rect, 15 if not brush.kids else 22)
    brush.sign(badge, rect.x + 10, rect.y + 10, 46 if brush.kids else 36)


def gold_order(brush: Brush, queue: int, place: int) -> None:
    rect = brush.board[order_name(queue, place)].rect
    brush.gold(rect, 16)
    size = 52.0 if brush.kids else 38.0
    brush.icon("common/check", rect.right - 8, rect.bottom - 14 if brush.kids else rect.y + 8, size)


def ring_plate(table: MacaraccoonTable, brush: Brush, plate: int) -> None:
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


def draw_targets(table: MacaraccoonTable, brush: Brush, hold: Hold) -> None:
    """Where the held thing may go, and what it would do at the one under the hand."""
    verb = table.verb_now
    plates = sorted({index(name) for name in hold.targets if name.startswith(("top-", "under-"))})
    for plate in plates:
        ring_plate(table, brush, plate)
    if hold.over and hold.over.startswith("pay-"):
        for digit in hold.over.removeprefix("pay-"):
            ring_plate(table, brush, int(digit) - 1)
    for name in hold.targets:
        kind, _, _ = name.partition("-")
        area = table.area(name)
        if kind == "spot":
            gold_spot(brush, name, badge=_badge(table.known.action(Gesture(hold.source, name)), verb))
        elif kind == "land":
            _draw_land(brush, name, area, over=hold.over == name)
        elif kind == "pay":
            _draw_pay(table, brush, name, area, over=hold.over == name)
        elif kind == "gap":
            plate, height = (int(part) for part in name.split("-")[1:])
            stack = table.look.plates[table.look.shown][plate - 1]
            draw_seam(brush, gap_area(brush.board, plate - 1, stack, height))
        elif kind == "plate":
            ring_plate(table, brush, index(name))
        elif kind == "edge":
            _draw_edge(brush, name, area, over=hold.over == name)
        elif kind not in ("top", "under"):
            brush.halo(area.inflate(6, 6), 18, ring=True)
    action = table.known.action(Gesture(hold.source, hold.over)) if hold.over else None
    jump = jump_of(table.known, hold)
    if jump is not None:
        draw_jump(table, brush, jump)
    if hold.over and hold.over.startswith(("top-", "under-")):
        _draw_landing(table, brush, hold)
    elif hold.over and hold.over.startswith("gap-"):
        _draw_inserted(table, brush, hold)
    elif hold.over and hold.over.startswith("order-") and hold.source.startswith("plate-"):
        _draw_skips(table, brush, Gesture(hold.source, hold.over))
    elif isinstance(action, act.Power) and verb == "reorder":
        _draw_places(brush, action)


def _badge(action: Action | None, verb: str) -> str:
    """The badge of a spot to which something can go: what comes of it, or the sugar that a jump costs."""
    if isinstance(action, act.Pick) and action.over >= 0:
        return "macaraccoon/sugar"
    return "macaraccoon/power-swap" if isinstance(action, act.Power) and verb == "swap" else "macaraccoon/paw"


def jump_of(known: Gestures, hold: Hold) -> act.Pick | None:
    """The jump that letting go begins with: here, or wherever the held thing may go."""
    targets = hold.targets if hold.over is None else (hold.over,)
    actions = {known.action(Gesture(hold.source, target)) for target in targets}
    only = actions.pop() if len(actions) == 1 else None
    return only if isinstance(only, act.Pick) and only.over >= 0 else None


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


def _draw_edge(brush: Brush, name: str, area: pygame.FRect, *, over: bool) -> None:
    """An end of a queue: an arrow points behind the last customer, or before the first."""
    last = name.endswith("1")
    if over:
        brush.halo(area, 16, ring=True)
    icon = "common/icon-right" if last else "common/icon-left"
    brush.sign(icon, area.right - 16 if last else area.x + 16, area.centery, 60 if brush.kids else 44)


def draw_jump(table: MacaraccoonTable, brush: Brush, action: act.Pick) -> None:
    """The sugar that a jump lays on the ingredient between."""
    rect = brush.board[spot_name(action.over)].rect
    brush.halo(rect, 15, ring=True)
    brush.icon("macaraccoon/sugar", *sugar_on(table, action.over), 48)
    brush.sign("macaraccoon/icon-jump", rect.x + 14, rect.y + 14, 44, ground=(236, 226, 250))


def draw_seam(brush: Brush, area: pygame.FRect) -> None:
    """Two arrows that point at the seam between two layers."""
    for icon, x in (("common/icon-right", area.x + 6), ("common/icon-left", area.right - 6)):
        brush.sign(icon, x, area.centery, 28, ground=(222, 246, 228))


def _draw_skips(table: MacaraccoonTable, brush: Brush, gesture: Gesture) -> None:
    """The sugar that will be laid on customers who are skipped."""
    queue, place = (int(part) - 1 for part in str(gesture.target).split("-")[1:])
    if not table.ahead(gesture).skips:
        return
    for skipped in range(place):
        rect = brush.board[order_name(queue, skipped)].rect
        brush.sign("macaraccoon/sugar", rect.x + 24, rect.y + 24, 54 if brush.kids else 46)


def _draw_places(brush: Brush, action: act.Power) -> None:
    """The place that each customer of a queue would come to."""
    queue = int(action.words[0][-1]) - 1
    for place, came in enumerate(action.words[1:]):
        rect = brush.board[order_name(queue, int(came) - 1)].rect
        brush.badge(str(place + 1), rect.centerx, rect.bottom - 8, 62 if brush.kids else 52)


def _draw_pay(table: MacaraccoonTable, brush: Brush, name: str, area: pygame.FRect, *, over: bool) -> None:
    """A bracket over stacks that pay together."""
    deep = (112, 70, 164)
    fill: Color = (228, 214, 248) if over else (246, 240, 255)
    brush.stock(area, 18, edge=deep, top=fill, bottom=fill, line=4 if over else 2.5, shadow=8)
    plates = [int(digit) - 1 for digit in name.removeprefix("pay-")]
    stacks = table.look.plates[table.look.shown]
    count = sum(len(stacks[plate]) for plate in plates)
    if brush.kids:
        for plate in range(len(stacks)):
            at = brush.viewport.point(area.x + area.width * (0.2 + 0.3 * plate), area.centery + 10)
            draw_plate(brush.surface, brush.art, at, 0.36 * brush.scale)
            if plate in plates:
                draw_layers(brush.surface, brush.art, stacks[plate], at, 0.36 * brush.scale, 60 * brush.scale)
        brush.chip("macaraccoon/back-ingredient", str(count), area.centerx, area.bottom - 32, 34, deep)
        return
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
    high = max(rect.y + 2, y - heights(after or now, scale, room_above(brush.board))[-1] - 26 * scale - 50)
    pills = [("top", pygame.FRect(rect.x + 6, high, rect.width - 12, 46), "icon-down")]
    if now:
        low = min(y + 34 * scale, rect.bottom - 42)
        pills.append(("under", pygame.FRect(rect.x + 6, low, rect.width - 12, 42), "icon-up"))
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
