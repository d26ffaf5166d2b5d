"""Pantry & Marketplace: the twelve ingredients, what activates them, what is stored and what a unit costs."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.actions import OPENS
from game.rules.got_what_it_bakes.dice import price_of
from game.rules.got_what_it_bakes.table import DICE
from game.table.got_what_it_bakes.brush import DEEP, GOLD, SOFT, Brush
from game.table.got_what_it_bakes.layout import (
    buy_area,
    jar_area,
    pair_slots,
    picture_area,
    slots,
    tile_area,
    unit_area,
)
from game.table.got_what_it_bakes.look import Look, gathered_dice, pantry_mode, stored
from game.table.got_what_it_bakes.meaning import PAIRS, partners
from game.table.got_what_it_bakes.places import TILES


def tile_key(look: Look, brush: Brush, kind: int) -> Hashable:
    """Changes when a tile does."""
    t, seat = look.table, look.seat
    placing = look.placing()
    hold = brush.hold
    return (
        pantry_mode(t, kids=brush.kids),
        gathered_dice(t, seat, kind),
        stored(t, seat, kind),
        brush.state(TILES[kind]),
        brush.state(f"jar-{kind}"),
        placing.units if placing is not None and placing.ingredient == kind else 0,
        look.names_jar(kind),
        hold.source if hold is not None and hold.source in ("unit", f"jar-{kind}") else "",
        _pairs(brush, kind),
        opens(look, kind),
        t.coins[seat] if gathered_dice(t, seat, kind) else 0,
        t.phase == DICE,
        look.mine,
        look.free,
        look.bump.get(TILES[kind], 0.0) > 0,
        look.shake[1] if look.shake[0] == TILES[kind] else 0.0,
        tuple(stored(t, mate, kind) for mate in t.mates[seat])
        if hold and hold.source.startswith("ask-")
        else (),
    )


def _pairs(brush: Brush, kind: int) -> tuple[str, ...]:
    """States of the halves that stand for the partner of a held die."""
    if brush.hold is None or kind != bag.CHILI:
        return ()
    return tuple(name + brush.state(name) for name in brush.hold.targets if name.startswith("pair-"))


def opens(look: Look, kind: int) -> bool:
    """Whether any of the dice that are left would do here."""
    dice = look.table.dice[look.seat]
    if kind in PAIRS:
        return any(partners(dice, kind, value) for value in dice)
    return any(OPENS[value] & bag.FLAG[kind] for value in dice)


def draw_tile(brush: Brush, look: Look, kind: int) -> None:
    """One ingredient."""
    if pantry_mode(look.table, kids=brush.kids) != "tiles":
        _draw_small(brush, look, kind)
        return
    t, seat, name = look.table, look.seat, TILES[kind]
    rect = tile_area(brush.board, kind, small=False)
    if look.shake[0] == name:
        rect = rect.move(look.shake[1], 0)
    dice = gathered_dice(t, seat, kind)
    usable = look.free and t.phase == DICE
    pairs = bool(_pairs(brush, kind))
    faded = not dice and not (usable and opens(look, kind)) and not brush.state(name) and not pairs
    if look.bump.get(name):
        brush.halo(rect, 18, reach=16)
    if dice and not brush.state(name):
        brush.stock(rect, 18, edge=(112, 66, 34), top=(255, 252, 244), bottom=(252, 238, 210), line=5)
    else:
        brush.place(rect, 18, name, dim=faded)
    low = _words(brush, rect, kind, faded)
    alpha = 140 if faded else 255
    picture = picture_area(rect, kind, 0.6 if brush.kids else 0.53, low)
    brush.picture(f"bakes/{bag.INGREDIENTS[kind]}", picture, alpha=alpha)
    _slots(brush, rect, kind, dice, legal=bool(brush.state(name)) or pairs)
    foot = rect.bottom - (26 if not brush.kids else 32)
    if dice and t.phase == DICE:
        _draw_price(brush, look, rect, kind)
    else:
        brush.demand(kind, rect.x + 9, foot, 27 if not brush.kids else 38, alpha=150 if faded else 255)
    _draw_jar(brush, look, rect, kind)
    _draw_asked(brush, look, rect, kind)
    _draw_halves(brush, rect, kind)
    _draw_units(brush, look, rect, kind)


def _words(brush: Brush, rect: pygame.FRect, kind: int, faded: bool) -> float:
    """The name, in two lines if it must be; returns by how much the picture has to go down for it."""
    key = f"bakeshop-short-{bag.INGREDIENTS[kind]}" if brush.kids else f"bakes-piece-{bag.INGREDIENTS[kind]}"
    words, size = brush.t(key), 23 if not brush.kids else 27
    room = pygame.FRect(rect.x + 10, rect.y + 3, rect.width - 18, max(43.0, rect.height * 0.2))
    _, lines = brush.fitted(words, room.width, room.height, "heading", size, 2)
    if len(lines) == 1:
        room.height = rect.height * 0.205
    color = (150, 116, 78) if faded else (59, 35, 20)
    brush.text(words, room, "heading", size, color, align="left", lines=2)
    return 9.0 if len(lines) > 1 else 0.0


def _slots(brush: Brush, rect: pygame.FRect, kind: int, dice: tuple[int, ...], *, legal: bool) -> None:
    for number, slot in enumerate(slots(rect, kind)):
        if number < len(dice):
            brush.die(dice[number], slot.inflate(-6, -6))
        else:
            brush.slot(slot, legal=legal)


def _draw_price(brush: Brush, look: Look, rect: pygame.FRect, kind: int) -> None:
    """What a further unit costs; it greys out when coins are short."""
    t, seat = look.table, look.seat
    price = price_of(t, seat, kind)
    pill = buy_area(rect)
    can = look.mine and t.coins[seat] >= price and t.pending is None
    top, bottom = ((255, 244, 208), (250, 222, 150)) if can else ((240, 228, 206), (228, 212, 184))
    brush.stock(
        pill,
        pill.height / 2,
        edge=(126, 78, 40) if can else (176, 148, 112),
        top=top,
        bottom=bottom,
        line=3,
        shadow=4 if can else 0,
    )
    ink = (59, 35, 20) if can else (150, 124, 92)
    brush.digits("+1", pill.x + 12, pill.centery, 22, ink)
    brush.cost("bakes/coin", str(price), pill.x + 46, pill.centery, 22, ink)


def _draw_jar(brush: Brush, look: Look, rect: pygame.FRect, kind: int) -> None:
    count = stored(look.table, look.seat, kind)
    name = f"jar-{kind}"
    state = brush.state(name)
    held = brush.hold is not None and brush.hold.source == name
    count -= held
    if not count and not state and not look.names_jar(kind):
        return
    jar = jar_area(rect, small=False)
    if state:
        brush.halo(jar, 19, color=(96, 214, 96) if state == "over" else (255, 211, 92), reach=14)
    edge = (42, 122, 58) if state == "over" else GOLD if state else DEEP
    brush.stock(jar, 19, edge=edge, top=(246, 252, 244), bottom=(226, 242, 222), line=4 if state else 2.5)
    brush.amount("bakes/jar", str(count), jar.x + 8, jar.centery, 27)


def _draw_asked(brush: Brush, look: Look, rect: pygame.FRect, kind: int) -> None:
    """What the baker has whom one is about to ask."""
    hold = brush.hold
    if hold is None or not hold.source.startswith("ask-"):
        return
    mate = int(hold.source.removeprefix("ask-"))
    count = stored(look.table, mate, kind)
    if count:
        brush.dot(mate, rect.right - 60, rect.y + rect.height * 0.62, 40)
        brush.badge(str(count), rect.right - 24, rect.y + rect.height * 0.62, 34)


def _draw_halves(brush: Brush, rect: pygame.FRect, kind: int) -> None:
    """While a die is held that may go with several others: one half for each."""
    hold = brush.hold
    names = (
        [name for name in hold.targets if name.startswith("pair-")]
        if hold is not None and kind == bag.CHILI
        else []
    )
    for name, half in zip(names, pair_slots(rect, max(1, len(names))), strict=False):
        inner = half.inflate(-10, -14)
        brush.place(inner, 14, name)
        other = int(name.rsplit("-", 1)[1])
        edge = min(70.0, inner.width * 0.56)
        brush.number("+", inner.x + inner.width * 0.2, inner.centery, 30)
        brush.die(other, pygame.FRect(inner.x + inner.width * 0.34, inner.centery - edge / 2, edge, edge))


def _draw_units(brush: Brush, look: Look, rect: pygame.FRect, kind: int) -> None:
    """Units that wait for their boxes lie on the tile."""
    placing = look.placing()
    if placing is None or placing.ingredient != kind:
        return
    units = placing.units - (brush.hold is not None and brush.hold.source == "unit")
    area = unit_area(rect, small=False)
    brush.halo(area, 22, reach=14)
    brush.stock(area, 22, edge=GOLD, top=(255, 255, 250), bottom=(255, 240, 196), line=4, shadow=8)
    for number in range(min(units, 3)):
        shift = (number - (min(units, 3) - 1) / 2) * area.width * 0.2
        brush.icon(f"bakes/{bag.INGREDIENTS[kind]}", area.centerx + shift, area.centery, area.height * 0.72)
    brush.badge(f"×{units}", area.right - 6, area.y + 6, 36)


def _draw_small(brush: Brush, look: Look, kind: int) -> None:
    """A cell of the kids' strip: what is stored, while something else lies over the tiles."""
    t, seat = look.table, look.seat
    rect = tile_area(brush.board, kind, small=True)
    placing = look.placing()
    name, jar = TILES[kind], f"jar-{kind}"
    count = stored(t, seat, kind) - (brush.hold is not None and brush.hold.source == jar)
    brush.place(rect, 16, jar if brush.state(jar) else name, dim=not count)
    brush.icon(
        f"bakes/{bag.INGREDIENTS[kind]}",
        rect.x + rect.width * 0.27,
        rect.centery,
        rect.height * 0.84,
        alpha=255 if count else 130,
    )
    if count or brush.state(jar) or look.names_jar(kind):
        brush.amount("bakes/jar", str(count), rect.centerx + 2, rect.centery, 32)
    if placing is not None and placing.ingredient == kind:
        area = unit_area(rect, small=True)
        brush.halo(area, 14, reach=12)
        brush.badge(f"×{placing.units}", area.right, area.y + 12, 34)
    _draw_asked(brush, look, rect, kind)


def draw_head(brush: Brush, look: Look) -> None:
    """The heading of the pantry, and the place of the die that buys a goal."""
    t, mat = look.table, brush.board["pantry"].rect
    action = brush.board["goal-action"].rect
    right = action.x if t.options.goals else mat.right
    brush.label(brush.t("bakeshop-pantry"), pygame.FRect(mat.x + 18, mat.y + 4, right - mat.x - 30, 42), 27)
    if not t.options.goals:
        return
    used = t.goal_dice[look.seat]
    brush.place(action, 18, "goal-action", dim=not (look.free and t.phase == DICE) or bool(used))
    brush.icon(look.rosette, action.x + 26, action.centery, 32)
    if used:
        brush.icon(f"bakes/die{used[0]}", action.right - 26, action.centery, 30)
    room = pygame.FRect(
        action.x + 48, action.y + 2, action.width - 60 - (38 if used else 0), action.height - 4
    )
    words = brush.t("bakeshop-goal" if used else "bakeshop-goal-action")
    brush.text(words, room, "bold", 20, SOFT if used else (59, 35, 20))


def head_key(look: Look, brush: Brush) -> Hashable:
    """Changes when the heading does."""
    t = look.table
    return t.goal_dice[look.seat], brush.state("goal-action"), look.free and t.phase == DICE
