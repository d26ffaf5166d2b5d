"""Drawing what moves, glows and is held on the table of Cookies, over what lies still."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.input.gestures import Gesture
from game.rules.cookies.actions import Bake, LayCookies, Nibble, RollDice, SpreadSprinkles, Wait
from game.rules.core import Action
from game.table.cookies.clock import draw_bell, draw_next_spaces
from game.table.cookies.draw import Brush
from game.table.cookies.look import SOURCES, cookie_arts
from game.table.cookies.meaning import RESERVE_SPRINKLES, held_action, used_dice
from game.table.cookies.places import pile, place_name
from game.table.cookies.sheets import draw_travelling, sheet_picture
from game.table.dice import Pose, die_picture, draw_die
from game.table.pieces import HOVER_LIFT, Piece, blit_frame, cast, draw_piece, fan, glow, picture_of
from game.table.stock import card_stock, dashed_ring
from game.table.table_view import Hold

if TYPE_CHECKING:
    from game.table.cookies.table import CookiesTable

BADGE = 0.46
"""Size of the badge "costs time", in edges of a die."""
GHOST = 150
"""Alpha of what isn't there yet."""
LOOP = 1.7
"""Seconds in which a hint is shown once."""


def draw_moving(table: CookiesTable, brush: Brush, hold: Hold | None, hover: str | None) -> None:
    """Everything above the still picture."""
    surface, viewport, art, board, look = brush.surface, brush.viewport, brush.art, brush.board, table.look
    action = held_action(table.known, hold) if hold is not None else table.ghost
    ahead = table.ahead.get(action) if action is not None else None
    if ahead is not None and ahead.spaces:
        draw_next_spaces(surface, viewport, art, board, round(look.minute), ahead.spaces)
    draw_bell(surface, viewport, art, board, look)
    if hold is None:
        for name in table.glowing():
            light_up(table, brush, name)
    _draw_dice(table, brush, hold, hover, action)
    for number, sheet in look.sheets.items():
        if 0 < sheet.travel < 1 or (sheet.start is not None and sheet.travel < 1):
            draw_travelling(brush, look, number)
    if hover is not None and hold is None:
        _draw_hover(table, brush, hover)
    if table.ghost is not None and hold is None:
        _draw_ghost(table, brush, table.ghost)
    for piece in look.flying:
        draw_piece(surface, viewport, art, piece)
    if hold is not None:
        _draw_held(table, brush, hold)


def draw_target(table: CookiesTable, brush: Brush, hold: Hold, name: str) -> None:
    """A spot where the held thing may be put down, and where on it the thing would land."""
    light_up(table, brush, name)
    meant = table.known.action(Gesture(hold.source, name))
    if meant is not None:
        _draw_landing(table, brush, meant)


def light_up(table: CookiesTable, brush: Brush, name: str) -> None:
    """A legal target (or source) glows and wears a dashed ring."""
    viewport, art = brush.viewport, brush.art
    area = viewport.rect(table.area(name))
    reach = viewport.px(20)
    if name.startswith("sheet-") and "place" not in name:
        shape = art.get("cookies/sheet", *area.size)
        key: tuple[object, ...] = ("sheet", area.size)
        radius = viewport.px(52)
        ring = area.inflate(-round(area.width * 0.02), -round(area.height * 0.06))
    elif name == "oven":
        shape, key, radius, ring = (
            art.get("cookies/oven", *area.size),
            ("oven", area.size),
            viewport.px(46),
            area,
        )
    else:
        round_one = name == "clock" or "place" in name
        radius = area.width // 2 if round_one else viewport.px(26)
        shape, key, ring = card_stock(art, *area.size, radius), ("cell", area.size, radius), area
    box = shape.get_rect(center=area.center)

    def make() -> pygame.Surface:
        warm = glow(art, key, shape, reach, hollow=True).copy()
        dashes = dashed_ring(art, *ring.size, radius, viewport.px(4))
        warm.blit(dashes, ring.move(reach - box.x, reach - box.y))
        return warm

    lit = art.cached((*key, "lit", reach, ring.size), make)
    blit_frame(brush.surface, lit, (box.x - reach, box.y - reach), reach + round(0.1 * min(box.size)))


def held_pieces(table: CookiesTable, source: str, x: float, y: float) -> list[Piece]:
    """What is in the hand when it took something from a spot."""
    ahead = [
        table.ahead[action].places
        for target in table.known.legal_targets(source)
        if (action := table.known.action(Gesture(source, target))) in table.ahead
    ]
    count = max((len(places) for places in ahead), default=1)
    if source in SOURCES:
        arts, size = cookie_arts(SOURCES[source], False), table.place_size
    elif source == RESERVE_SPRINKLES:
        arts, size = ("cookies/sprinkles",), table.place_size * 0.8
    elif "place" in source:
        sheet, place = table.place_of(source)
        look = table.look.sheets[sheet]
        arts, size = cookie_arts(str(look.shape), look.places[place]), table.place_size
        count = 1
    else:
        return []
    return [Piece(arts, px, py, size, angle, 1.0) for px, py, angle in fan(count, x, y, size)]


def _draw_held(table: CookiesTable, brush: Brush, hold: Hold) -> None:
    for piece in held_pieces(table, hold.source, hold.x, hold.y):
        draw_piece(brush.surface, brush.viewport, brush.art, piece)
    if hold.source in ("sheet-1", "sheet-2"):
        sheet = table.look.sheets[int(hold.source[-1])]
        viewport, art = brush.viewport, brush.art
        picture = sheet_picture(art, brush.board, sheet.shape, tuple(sheet.places), viewport)
        box = picture.get_rect(center=viewport.point(hold.x, hold.y))
        cast(
            brush.surface,
            viewport,
            art,
            ("sheet", picture.get_size()),
            picture,
            box.move(viewport.px(9), viewport.px(20)),
        )
        brush.surface.blit(picture, box)


def _draw_landing(table: CookiesTable, brush: Brush, action: Action) -> None:
    """Ring and half-clear thing on every place where something would land."""
    ahead = table.ahead.get(action)
    if ahead is None:
        return
    match action:
        case LayCookies(shape, number):
            arts: tuple[str, ...] = cookie_arts(shape, False)
        case SpreadSprinkles(number):
            arts = ("cookies/sprinkles-on",)
        case _:
            return
    for place in ahead.places:
        spot = brush.board[place_name(number, place)]
        ring = brush.viewport.px(spot.rect.width * 1.12)
        brush.surface.blit(
            lit := brush.art.get("cookies/glow-place", ring),
            lit.get_rect(center=brush.viewport.point(spot.x, spot.y)),
        )
        _faint(brush, arts, spot.x, spot.y, spot.rect.width, GHOST)


def _faint(brush: Brush, arts: Sequence[str], x: float, y: float, size: float, alpha: int) -> None:
    picture = picture_of(brush.art, arts, brush.viewport.px(size))
    picture.set_alpha(alpha)
    brush.surface.blit(picture, picture.get_rect(center=brush.viewport.point(x, y)))
    picture.set_alpha(255)


def _draw_dice(
    table: CookiesTable, brush: Brush, hold: Hold | None, hover: str | None, action: Action | None
) -> None:
    """The dice: in the hand, tumbling, or at rest with what the held thing uses of them."""
    dice, look, viewport, art = table.dice, table.look, brush.viewport, brush.art
    used = used_dice(table.view, action) if action is not None and dice.tumbler is None else None
    ready = table.known.useful("tray") and dice.tumbler is None
    carried = hold is not None and hold.source == "tray"
    for die, pose in sorted(enumerate(look.dice), key=lambda item: item[1].y):
        if carried and hold is not None:
            angle = math.tau * die / 3 + 0.4
            reach = dice.edge * 0.62
            pose = Pose(hold.x + reach * math.cos(angle), hold.y + reach * math.sin(angle), 0.55, pose.turn)
        elif ready and hover == "tray":
            pose = Pose(pose.x, pose.y, 0.1, pose.turn)
        if dice.tumbler is not None:
            picture = dice.tumbler.picture(die, dice.number)
        else:
            picture = die_picture(art, dice.arts(die), pose, dice.edge * viewport.scale)
        lit = ready if used is None else used[die]
        halo = ("die-halo", dice.arts(die), tuple(round(v, 2) for v in pose.turn)) if lit else None
        draw_die(brush.surface, viewport, art, pose, picture, dice.edge, halo)
        if used is not None and not used[die]:
            size = dice.edge * BADGE
            brush.centred(("cookies/costs-time",), pose.x + dice.edge * 0.5, pose.y - dice.edge * 0.5, size)


def _draw_hover(table: CookiesTable, brush: Brush, name: str) -> None:
    """The thing under the pointer rises a little."""
    if name in SOURCES and table.look.reserves[SOURCES[name]]:
        x, y, size, _, _ = pile(brush.board[name].rect)
        piece = Piece(cookie_arts(SOURCES[name], False), x, y, size, 0.0, HOVER_LIFT)
    elif "place" in name and table.known.useful(name):
        sheet, place = table.place_of(name)
        spot, look = brush.board[name], table.look.sheets[sheet]
        if place >= len(look.places):
            return
        arts = cookie_arts(str(look.shape), look.places[place])
        piece = Piece(arts, spot.x, spot.y, spot.rect.width, 0.0, HOVER_LIFT)
    else:
        return
    draw_piece(brush.surface, brush.viewport, brush.art, piece)


def _draw_ghost(table: CookiesTable, brush: Brush, action: Action) -> None:
    """A hinted move: its places are marked, and a pale handful goes there again and again."""
    gesture = table.known.of_action(action)
    if gesture is None:
        return
    _draw_landing(table, brush, action)
    if gesture.target is None or isinstance(action, (RollDice, Wait)):
        light_up(table, brush, gesture.source)
        return
    light_up(table, brush, gesture.target)
    start, end = table.area(gesture.source), table.area(gesture.target)
    t = 0.5 if table.calm else min(1.0, table.loop / LOOP * 1.25)
    t = t * t * (3 - 2 * t)
    x = start.centerx + (end.centerx - start.centerx) * t
    y = start.centery + (end.centery - start.centery) * t
    if isinstance(action, Bake):
        sheet = table.look.sheets[action.sheet]
        picture = sheet_picture(brush.art, brush.board, sheet.shape, tuple(sheet.places), brush.viewport)
        picture.set_alpha(GHOST)
        brush.surface.blit(picture, picture.get_rect(center=brush.viewport.point(x, y)))
        picture.set_alpha(255)
    elif isinstance(action, (LayCookies, SpreadSprinkles, Nibble)):
        for piece in held_pieces(table, gesture.source, x, y):
            piece.alpha = GHOST
            draw_piece(brush.surface, brush.viewport, brush.art, piece)
    size = 110.0
    brush.centred(("common/hand",), x + size * 0.3, y + size * 0.62, size)
