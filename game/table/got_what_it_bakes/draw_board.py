"""The own board: name, coins, time, dice, tracks and the shelf of cards; and the foot of the table."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.rules.got_what_it_bakes.cards import EFFECTS
from game.rules.got_what_it_bakes.dice import SAVINGS_TRACK, TIME_TRACK
from game.rules.got_what_it_bakes.table import BAKE, DICE, PICK, RECIPES, SHOP
from game.table.got_what_it_bakes.brush import GOLD, SOFT, WOOD, Brush
from game.table.got_what_it_bakes.layout import shelf_of, shelf_slot, supply_dice
from game.table.got_what_it_bakes.look import Look, space_colours
from game.table.got_what_it_bakes.places import Areas


def head_key(look: Look, brush: Brush) -> Hashable:
    """Changes when name, coins or time do."""
    t, seat = look.table, look.seat
    states = brush.state("coins"), brush.state("time")
    return seat, t.coins[seat], t.time[seat], t.first, t.discount, states, tuple(look.bump.items()), look.mine


def draw_head(brush: Brush, look: Look) -> None:
    """The ribbon with the names of baker and bakery (GW-8), and what there is to spend."""
    t, seat = look.table, look.seat
    ribbon = brush.board["name"].rect
    brush.ribbon(ribbon, seat)
    plate = ribbon.inflate(-100, -14).move(22 if seat == t.first else 0, 0)
    brush.stock(plate, plate.height / 2, edge=WOOD, top=(255, 254, 250), bottom=(255, 246, 230), line=3)
    sitter = brush.sitters[seat]
    words = f"{sitter.name} · {sitter.label}" if sitter.label else sitter.name
    brush.text(words, plate.inflate(-30, 0), "heading", 27)
    if seat == t.first:
        brush.icon("bakes/hat", ribbon.x + 34, ribbon.centery, 46)
    for name, icon, value, word in (
        ("coins", "bakes/coin", t.coins[seat], "bakeshop-coins"),
        ("time", "bakes/time", t.time[seat], "bakeshop-time"),
    ):
        rect = brush.board[name].rect
        strength = look.bump.get(name, 0.0)
        if strength:
            brush.halo(rect, 16, reach=14)
        brush.place(rect, 16, name)
        edge = rect.height * 0.72
        brush.icon(icon, rect.x + edge * 0.72, rect.centery, edge)
        wide = brush.digits(str(value), rect.x + edge * 1.28, rect.centery, 44 if not brush.kids else 48)
        if not brush.kids:
            left = rect.x + edge * 1.28 + wide + 8
            room = pygame.FRect(left, rect.y + 6, rect.right - left - 8, rect.height - 12)
            brush.text(brush.t(word), room, "text", 20, SOFT, align="right", lines=2)


def supply_key(look: Look, brush: Brush) -> Hashable:
    """Changes when the own dice do."""
    t, seat = look.table, look.seat
    useful = look.free and t.phase == DICE and brush.hold is None
    hold = brush.touched("die-", "supply")
    colours = tuple(space_colours(look, t.dice[seat], bot=False))
    return t.dice[seat], colours, hold, useful


def draw_supply(brush: Brush, look: Look) -> None:
    """The own dice, ready to be used."""
    t, seat = look.table, look.seat
    rect = brush.board["supply"].rect
    state = brush.state("supply")
    if state:
        brush.halo(rect, 18, color=(96, 214, 96) if state == "over" else (255, 211, 92))
    edge = (42, 122, 58) if state == "over" else GOLD if state else (74, 42, 22)
    brush.stock(rect, 18, edge=edge, top=(132, 82, 48), bottom=(104, 62, 34), line=6 if state else 4)
    if not brush.kids:
        words = pygame.FRect(rect.x + 10, rect.y + 8, 88, rect.height - 16)
        brush.text(brush.t("bakeshop-your-dice"), words, "heading", 24, (255, 246, 226), lines=2)
    dice = t.dice[seat]
    places = supply_dice(brush.board, max(3, len(dice)), kids=brush.kids)
    colours = space_colours(look, dice, bot=False)
    useful = look.free and t.phase == DICE
    for number, place in enumerate(places):
        if number >= len(dice) or (brush.hold is not None and brush.hold.source == f"die-{number}"):
            inner = place.inflate(-10, -10)
            brush.flat(inner, (74, 42, 22), 14, alpha=120)
            brush.dashes(inner, 14, (196, 150, 104), 2.6)
            continue
        if useful and brush.hold is None:
            brush.halo(place.inflate(-8, -8), 18, reach=11)
        if brush.state(f"die-{number}"):
            brush.lit(place.inflate(-4, -4), 18, f"die-{number}")
        if colours[number]:
            brush.picture(f"bakes/space-{colours[number]}", place.inflate(8, 8))
        brush.die(dice[number], place.inflate(*(-28, -28) if colours[number] else (-16, -16)))


def tracks_key(look: Look, brush: Brush) -> Hashable:
    """Changes when the tracks do."""
    t, seat = look.table, look.seat
    return (
        t.time_dice[seat],
        t.coin_dice[seat],
        brush.state("save-time"),
        brush.state("save-coins"),
        t.phase,
        look.free,
    )


def draw_tracks(brush: Brush, look: Look) -> None:
    """Dice saved for time and for coins; each place says what so many dice give in all."""
    t, seat = look.table, look.seat
    for name, icon, dice, totals in (
        ("save-time", "bakes/time", t.time_dice[seat], TIME_TRACK),
        ("save-coins", "bakes/coin", t.coin_dice[seat], SAVINGS_TRACK),
    ):
        rect = brush.board[name].rect
        open_now = look.free and t.phase == DICE
        brush.place(rect, 18, name, dim=not open_now and not dice)
        if brush.kids:
            brush.icon(icon, rect.x + 52, rect.centery, 74)
        else:
            brush.icon(icon, rect.x + 36, rect.y + 28, 44)
            words = pygame.FRect(rect.x + 8, rect.bottom - 31, 112, 27)
            brush.text(brush.t(f"bakeshop-{name}"), words, "bold", 19)
        left = rect.x + (102 if brush.kids else 124)
        wide = (rect.right - left - 8) / 3
        for number in range(3):
            edge = min(wide - 8, rect.height - 18)
            slot = pygame.FRect(
                left + wide * number + (wide - wide + 4) / 2,
                rect.centery - edge * 0.44,
                wide - 8,
                edge * 0.88,
            )
            if number < len(dice):
                square = pygame.FRect(slot.centerx - slot.height / 2, slot.y, slot.height, slot.height)
                brush.die(dice[number], square.inflate(-8, -8))
                continue
            legal = bool(brush.state(name)) and number == len(dice)
            brush.slot(slot, legal=legal)
            brush.number(
                f"+{totals[number + 1]}",
                slot.centerx,
                slot.centery,
                27 if brush.kids else 25,
                (59, 35, 20) if number == len(dice) else (138, 106, 70),
            )


def shelf_key(look: Look, brush: Brush) -> Hashable:
    """Changes when the own cards do."""
    t, seat = look.table, look.seat
    cards = (*t.upgrades[seat], *t.drinks[seat])
    return (
        cards,
        t.used[seat],
        t.goals[seat],
        len(t.drunk[seat]),
        brush.touched("card-", "upgrades", "drinks", "goal"),
    )


def draw_shelf(brush: Brush, look: Look, found: Areas) -> None:
    """Upgrades (or Sweets), Refreshments, and the own goals face down."""
    t, seat = look.table, look.seat
    held = brush.hold.source if brush.hold else ""
    shelf = shelf_of(look, brush.board)
    state = brush.state("upgrades")
    for number in range(3):
        slot = shelf_slot(shelf, number)
        if number >= len(t.upgrades[seat]):
            if state and number == len(t.upgrades[seat]):
                brush.place(slot, 12, "upgrades")
            else:
                brush.slot(slot)
            brush.icon("bakes/upgrade", slot.centerx, slot.centery, min(48.0, slot.width * 0.6), alpha=70)
    for slug in t.upgrades[seat]:
        _draw_card(brush, found[f"card-{slug}"], slug, "used" if slug in t.used[seat] else "ready", held)
    drinks = brush.board["drinks"].rect
    if not brush.kids:
        if brush.state("drinks"):
            brush.place(drinks, 12, "drinks")
        elif not t.drinks[seat] and not t.drunk[seat]:
            brush.slot(drinks)
            brush.icon("bakes/refreshment", drinks.centerx, drinks.centery, 40, alpha=70)
        _draw_drunk(brush, drinks, len(t.drunk[seat]), under=bool(t.drinks[seat]))
        for slug in t.drinks[seat]:
            _draw_card(brush, found[f"card-{slug}"], slug, "once", held)
        if brush.state("drinks") and t.drinks[seat]:
            brush.lit(drinks, 12, "drinks")
        y = shelf.bottom + 5
        for area, key in ((shelf, "upgrades"), (drinks, "treats")):
            words = pygame.FRect(area.x - 12, y, max(area.width, 78) + 24, 27)
            brush.text(brush.t(f"bakeshop-{key}"), words, "text", 19, SOFT)
    if t.options.goals:
        _draw_goals(brush, look)


def _draw_drunk(brush: Brush, room: pygame.FRect, count: int, *, under: bool) -> None:
    """The used Refreshments, face down (GW-29); `under`: they look out from under those that aren't."""
    wide = min(72.0, room.width)
    card = pygame.FRect(room.right - wide - (30 if under else 0), room.y, wide, room.height)
    size = brush.size(card)
    for number in reversed(range(min(3, count))):
        back = brush.cards.back("upgrade", size)
        brush.put(back, card.move(-5 * number, 0), ("bakes-back", size))
    if count > 1:
        brush.badge(str(count), card.x + 2, card.y + 16, 30)


def _draw_card(brush: Brush, rect: pygame.FRect, slug: str, state: str, held: str) -> None:
    name = f"card-{slug}"
    if held == name:
        brush.slot(rect)
        return
    size = brush.size(rect)
    brush.put(brush.cards.small_effect(slug, size, state), rect, ("bakes-small", size))
    brush.lit(rect, 12, name)
    if brush.state(name) and EFFECTS[slug].kind != "sweet":
        card = EFFECTS[slug]
        tag = pygame.FRect(rect.x - 2, rect.y + 24, rect.width + 4, 34)
        brush.stock(tag, 12, edge=(42, 122, 58), top=(244, 255, 240), bottom=(216, 246, 208), line=3)
        icon = "bakes/coin" if card.coins else "bakes/time"
        brush.amount(icon, f"+{(card.coins or card.time) // 2}", tag.x + 6, tag.centery, 22)


def _draw_goals(brush: Brush, look: Look) -> None:
    t, seat = look.table, look.seat
    area = brush.board["goals"].rect
    goals = t.goals[seat]
    if brush.kids:
        action = brush.board["goal-action"].rect
        brush.place(action, 16, "goal-action", dim=not (look.free and t.phase == DICE))
        brush.icon("bakes/any-die", action.x + 26, action.centery, 40)
        brush.icon(look.rosette, action.right - 34, action.centery, 58)
    if not goals:
        brush.slot(area)
        brush.icon(look.rosette, area.centerx, area.centery, 40, alpha=70)
    open_goals = t.options.open_goals
    for number in range(min(3, len(goals))):
        rect = area.move(-number * 5, -number * 4)
        size = brush.size(rect)
        face = brush.cards.small_goal(goals[number], size) if open_goals else brush.cards.back("goal", size)
        brush.put(face, rect, ("bakes-back", size))
    if goals and not open_goals:
        eye = pygame.FRect(area.centerx - 24, area.bottom - 46, 48, 34)
        brush.stock(eye, 17, edge=WOOD, top=(255, 252, 244), bottom=(252, 240, 216), line=2.5)
        brush.icon("common/icon-eye", eye.centerx, eye.centery, 32)
    if len(goals) > 1:
        brush.badge(str(len(goals)), area.right - 12, area.y + 12, 30)
    if not brush.kids:
        words = pygame.FRect(area.x - 4, area.bottom + 5, area.width + 6, 27)
        brush.text(brush.t("bakeshop-goal"), words, "text", 19, SOFT)


STEPS = ((PICK, "pick"), (DICE, "dice"), (SHOP, "shop"), (RECIPES, "recipes"), (BAKE, "bake"))


def steps_key(look: Look) -> Hashable:
    """Changes when the step does."""
    return look.table.phase


def draw_steps(brush: Brush, look: Look) -> None:
    """Where in the turn the table is."""
    rect = brush.board["steps"].rect
    brush.stock(rect, 24, edge=(66, 36, 18), top=(108, 66, 38), bottom=(88, 52, 28), line=3)
    names = [brush.t(f"bakeshop-step-{name}") for _, name in STEPS]
    lengths = [brush.type.width(words, "text", 21) + 40 * brush.scale for words in names]
    unit = (rect.width - 16) / sum(lengths)
    size = min(21.0, 21.0 * unit * brush.scale)
    x = rect.x + 8
    for (phase, _), words, length in zip(STEPS, names, lengths, strict=True):
        cell = pygame.FRect(x, rect.y + 6, unit * length, rect.height - 12)
        now = look.table.phase == phase
        if now:
            brush.stock(cell, 18, edge=(150, 98, 14), top=(255, 224, 120), bottom=(250, 204, 84), line=2.5)
        color = (59, 35, 20) if now else (255, 240, 214) if look.table.phase < phase else (200, 164, 126)
        brush.text(words, cell.inflate(-8, 0), "bold" if now else "text", size, color)
        x += cell.width


def draw_done(brush: Brush, look: Look, label: str, *, ready: bool, strong: bool) -> None:
    """The button that ends a step; pale while there is nothing to end, full when nothing is left to do."""
    rect = brush.board["done"].rect
    radius = min(30.0, rect.height / 2)
    if not label:
        return
    if not ready:
        brush.stock(rect, radius, edge=(170, 150, 120), top=(238, 226, 204), bottom=(226, 208, 178), line=3)
    elif strong:
        brush.halo(rect, radius, color=(150, 230, 150), reach=12)
        brush.stock(
            rect, radius, edge=(26, 92, 46), top=(190, 238, 180), bottom=(128, 208, 124), line=4, shadow=9
        )
    else:
        brush.stock(
            rect, radius, edge=(46, 118, 66), top=(240, 250, 234), bottom=(206, 234, 200), line=4, shadow=9
        )
    if label:
        left = rect.x + (rect.height * 0.9 if brush.kids else 16)
        if brush.kids:
            brush.icon(
                "common/check",
                rect.x + rect.height * 0.56,
                rect.centery,
                rect.height * 0.62,
                alpha=255 if ready else 120,
            )
        room = pygame.FRect(left, rect.y + 4, rect.right - left - 16, rect.height - 8)
        color = (22, 62, 32) if ready else (150, 128, 98)
        brush.text(label, room, "heading", 32 if brush.kids else 25, color, lines=2)
