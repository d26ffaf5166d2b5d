"""The dare scene: the oven with what bakes in it, the three outcomes, and the die that decides."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.rules.got_what_it_bakes.baking import time_cost
from game.rules.got_what_it_bakes.cards import RECIPES
from game.rules.got_what_it_bakes.pending import Dare
from game.rules.got_what_it_bakes.scoring import TRASH_POINTS
from game.table.got_what_it_bakes.brush import WOOD, Brush
from game.table.got_what_it_bakes.look import Look
from game.table.got_what_it_bakes.places import Areas
from game.table.stock import Color

LIGHT: Color = (255, 236, 200)
ROWS: tuple[tuple[tuple[int, int], Color, Color, Color], ...] = (
    ((1, 2), (46, 122, 62), (226, 246, 218), (196, 232, 190)),
    ((3, 4), (190, 134, 12), (255, 246, 210), (252, 230, 158)),
    ((5, 6), (134, 40, 40), (238, 218, 212), (216, 190, 184)),
)
"""For each outcome: the dice, the edge, and the card."""


def oven_key(look: Look, brush: Brush, found: Areas) -> Hashable:
    """Changes when the still part of the scene does."""
    oven = look.oven
    if oven is None:
        return None
    t, seat = look.table, look.seat
    return (
        oven.recipe,
        oven.value,
        oven.row,
        round(oven.glow * 6),
        t.time[seat],
        t.coins[seat],
        t.discount,
        t.pending,
        tuple(name for name in found if name.startswith(("ready-", "card-"))),
        brush.hold.source if brush.hold else "",
        brush.state("dare-die"),
        brush.state("dare-tray"),
    )


def draw_oven(brush: Brush, look: Look, found: Areas) -> None:
    """Everything of the scene that lies still."""
    oven = look.oven
    assert oven is not None
    t, seat = look.table, oven_seat(look)
    recipe = RECIPES[oven.recipe]
    plate = pygame.FRect(90, 70, 560, 82)
    brush.stock(
        plate, 41, edge=(190, 140, 88), top=(255, 250, 240), bottom=(247, 230, 200), line=4, shadow=10
    )
    brush.dot(seat, plate.x + 42, plate.centery, 70)
    words = brush.t("bakeshop-bakes", name=brush.sitters[seat].name)
    brush.text(words, pygame.FRect(plate.x + 88, plate.y + 8, 226, 66), "heading", 28, align="left", lines=2)
    wide = brush.amount("bakes/time", str(t.time[seat]), plate.x + 324, plate.centery, 38)
    brush.amount("bakes/coin", str(t.coins[seat]), plate.x + 340 + wide, plate.centery, 38)
    top = found["dare-rows"].y
    title = pygame.FRect(950, max(40.0, top - 150), 664, 84)
    if not brush.kids:
        brush.text(brush.t("bakeshop-dare"), title, "heading", 62, LIGHT)
        line = brush.t("bakeshop-dare-line", recipe=brush.t(f"bakescards-recipe-{oven.recipe}"))
        brush.text(line, pygame.FRect(950, top - 58, 900, 46), "text", 27, LIGHT)
    _draw_stove(brush, oven.recipe, found["dare-oven"])
    _draw_rows(brush, look, recipe.value, found["dare-rows"])
    _draw_tray(brush, look, found)
    _draw_below(brush, look, found)


def oven_seat(look: Look) -> int:
    """Who bakes in the scene."""
    pending = look.table.pending
    return pending.seat if pending is not None else look.seat if look.table.actor < 0 else look.table.actor


def _draw_stove(brush: Brush, slug: str, rect: pygame.FRect) -> None:
    brush.stock(rect, 56, edge=(38, 100, 76), top=(206, 238, 222), bottom=(92, 170, 134), line=8, shadow=34)
    head = pygame.FRect(rect.x, rect.y, rect.width, 132)
    brush.stock(head, 56, edge=(38, 100, 76), top=(255, 250, 240), bottom=(240, 222, 194), line=8)
    for number in range(4):
        x = head.x + (110, 216, head.width - 216, head.width - 110)[number]
        knob = pygame.FRect(x - 36, head.centery - 36, 72, 72)
        brush.stock(knob, 36, edge=(120, 24, 58), top=(232, 96, 128), bottom=(200, 60, 96), line=5)
        brush.flat(pygame.FRect(x - 5, head.centery - 28, 10, 30), (255, 236, 240), 5)
    panel = pygame.FRect(head.centerx - 104, head.y + 32, 208, 66)
    brush.stock(panel, 16, edge=(38, 100, 76), top=(60, 34, 16), bottom=(44, 24, 10), line=5)
    brush.text(brush.t("bakeshop-baking-phase"), panel.inflate(-22, -10), "bold", 24, (255, 222, 96), lines=2)
    door = pygame.FRect(rect.x + 48, rect.y + 152, rect.width - 96, 424)
    brush.stock(door, 44, edge=(62, 138, 104), top=(170, 218, 192), bottom=(112, 184, 148), line=5)
    window = door.inflate(-72, -72)
    brush.stock(window, 30, edge=(74, 36, 10), top=(255, 150, 52), bottom=(250, 108, 30), line=12)
    handle = pygame.FRect(rect.centerx - 260, rect.bottom - 84, 520, 40)
    brush.stock(handle, 20, edge=(104, 116, 122), top=(255, 255, 255), bottom=(214, 222, 226), line=5)


def draw_glow(brush: Brush, look: Look, found: Areas, pulse: float) -> None:
    """What moves in the oven's window: the glow, the bake, and what the die did to it."""
    oven = look.oven
    assert oven is not None
    rect = found["dare-oven"]
    window = pygame.FRect(rect.x + 48, rect.y + 152, rect.width - 96, 424).inflate(-100, -100)
    box = brush.viewport.rect(window)
    strength = round(pulse * 4)
    warm = brush.art.cached(("oven-warm", box.size, strength), lambda: _warm(box.size, strength / 4))
    brush.surface.blit(warm, box)
    edge = 300.0
    place = pygame.FRect(window.centerx - edge / 2, window.centery - edge / 2 - 6, edge, edge)
    alpha = 255
    if oven.row == 2:
        alpha = round(255 - 150 * min(1.0, oven.glow))
    brush.picture(f"bakes/recipe-{oven.recipe}", place, alpha=alpha)
    if oven.row == 2 and oven.glow > 0.1:
        for number in range(3):
            size = 120 + 40 * number
            brush.icon(
                "bakes/flame",
                place.centerx + (number - 1) * 90,
                place.centery + 40,
                size * min(1.0, oven.glow),
            )
        brush.icon("bakes/smoke", place.centerx, place.y + 40, 190 * min(1.0, oven.glow))
    elif oven.row in (0, 1) and oven.glow > 0.1:
        grown = min(1.0, oven.glow)
        brush.icon("common/check", place.right - 30, place.bottom - 40, 120 * grown)
        brush.icon("bakes/coin", place.x + 20, place.bottom - 40, 100 * grown)
        if oven.row == 1:  # baked, but nobody pays for it
            brush.icon("common/icon-close", place.x + 20, place.bottom - 40, 110 * grown)


def _warm(size: tuple[int, int], strength: float) -> pygame.Surface:
    small = pygame.Surface((48, 32), pygame.SRCALPHA)
    small.fill((255, 190, 60, 0))
    for step in range(10):
        part = 1 - step / 10
        inner = pygame.Rect(0, 0, round(46 * part), round(30 * part))
        inner.center = (24, 17)
        level = round((70 + 30 * strength) * (1 - part) + 150 * (1 - part) ** 2)
        pygame.draw.ellipse(small, (255, 210 + step * 4, 90 + step * 12, min(235, level)), inner)
    return pygame.transform.smoothscale(small, size).convert_alpha()


def _draw_rows(brush: Brush, look: Look, value: int, area: pygame.FRect) -> None:
    oven = look.oven
    assert oven is not None
    keys = ("success", "half", "burnt")
    icons = ("common/check", f"bakes/recipe-{oven.recipe}", "bakes/flame")
    for number, (dice, edge, top, bottom) in enumerate(ROWS):
        rect = pygame.FRect(area.x, area.y + 136 * number, area.width, 122)
        chosen = oven.row == number
        if oven.row >= 0 and not chosen:
            top, bottom = _faded(top), _faded(bottom)
        if chosen:
            rect = rect.inflate(36 * oven.glow, 10 * oven.glow)
            brush.halo(rect, 26, reach=20)
        brush.stock(rect, 26, edge=edge, top=top, bottom=bottom, line=7 if chosen else 4.5, shadow=10)
        alpha = 255 if oven.row < 0 or chosen else 120
        for place, face in enumerate(dice):
            brush.icon(f"bakes/die{face}", rect.x + 68 + 98 * place, rect.centery - 2, 92, alpha=alpha)
        brush.icon(icons[number], rect.x + 278, rect.centery, 84, alpha=alpha)
        if not brush.kids:
            words = pygame.FRect(rect.x + 340, rect.y + 10, rect.width - 360, 56)
            brush.text(brush.t(f"bakeshop-{keys[number]}"), words, "heading", 32, align="left")
        y = rect.bottom - 34
        coins = value if number == 0 else 0
        if brush.kids:
            figures = [(value, "bakes/star"), (coins, "bakes/coin")]
            if number == 2:
                figures = [(TRASH_POINTS, "bakes/trash")]
            _draw_figures(brush, rect.x + 380, rect.centery, figures)
            continue
        if number == 2:
            brush.icon("bakes/trash", rect.x + 362, y, 42)
            lost = brush.t("bakeshop-points-lost", count=-TRASH_POINTS)
            brush.text(lost, pygame.FRect(rect.x + 392, y - 22, 400, 44), "text", 26, align="left")
            continue
        brush.icon("bakes/star", rect.x + 362, y, 38)
        brush.text(
            brush.t("bakeshop-points", count=value),
            pygame.FRect(rect.x + 388, y - 22, 150, 44),
            "text",
            26,
            align="left",
        )
        brush.icon("bakes/coin", rect.x + 566, y, 38)
        words_of_coins = brush.t("bakeshop-coins-count", count=coins)
        brush.text(words_of_coins, pygame.FRect(rect.x + 592, y - 22, 240, 44), "text", 26, align="left")


def _draw_figures(brush: Brush, x: float, y: float, figures: Sequence[tuple[int, str]]) -> None:
    """What an outcome is worth, for those who read numbers but no words."""
    for number, icon in figures:
        x += brush.amount(icon, str(number), x, y, 58) + 40


def _faded(color: Color) -> Color:
    return tuple((part + 150) // 2 for part in color)  # type: ignore[return-value]


def _draw_tray(brush: Brush, look: Look, found: Areas) -> None:
    tray = found["dare-tray"]
    brush.stock(tray, 34, edge=(94, 54, 26), top=(186, 126, 74), bottom=(160, 104, 58), line=10, shadow=14)
    if brush.state("dare-tray"):
        brush.lit(tray, 34, "dare-tray")
    oven = look.oven
    assert oven is not None
    if oven.value or not look.mine:
        return
    words = pygame.FRect(tray.x + 380, tray.y + 50, tray.width - 420, 66)
    brush.text(brush.t("bakeshop-throw"), words, "heading", 34, (66, 36, 16), align="right")
    brush.text(brush.t("bakeshop-throw-line"), words.move(0, 62), "text", 25, (66, 36, 16), align="right")


def _draw_below(brush: Brush, look: Look, found: Areas) -> None:
    """Other recipes that are ready, or cards that may change the roll; and the buttons."""
    oven = look.oven
    assert oven is not None
    t, seat = look.table, look.seat
    room = found["dare-ready"]
    names = [name for name in found if name.startswith("ready-" if not oven.value else "card-")]
    if names:
        brush.stock(
            room, 30, edge=(190, 140, 88), top=(255, 250, 240), bottom=(247, 232, 206), line=4, shadow=10
        )
        words = brush.t("bakeshop-also-ready" if not oven.value else "bakeshop-may-help")
        brush.text(
            words, pygame.FRect(room.x + 20, room.y + 10, 156, room.height - 20), "heading", 25, lines=2
        )
    held = brush.hold.source if brush.hold else ""
    for name in names:
        rect = found[name]
        if oven.value:
            slug = name.removeprefix("card-")
            if held == name:
                brush.slot(rect)
            else:
                size = brush.size(rect)
                brush.put(brush.cards.small_effect(slug, size, "ready"), rect, ("bakes-small", size))
            continue
        slug = name.removeprefix("ready-")
        brush.stock(
            rect, 18, edge=(46, 122, 62), top=(240, 250, 234), bottom=(220, 240, 214), line=3.5, shadow=6
        )
        brush.picture(
            f"bakes/recipe-{slug}", pygame.FRect(rect.x + 8, rect.y + 6, rect.height - 12, rect.height - 12)
        )
        brush.amount("bakes/time", str(time_cost(t, slug)), rect.x + rect.height, rect.centery, 32)
    if not look.mine or (oven.value and not isinstance(t.pending, Dare)):
        return
    if oven.value:
        _button(brush, found["dare-throw"], brush.t("bakeshop-let-stand"), "", "common/check", "mint")
        return
    cost = time_cost(t, oven.recipe)
    can = cost <= t.time[seat]
    if brush.kids:
        _draw_kids_buttons(brush, found, cost, can=can)
        return
    have = "" if can else brush.t("bakeshop-have-time", count=t.time[seat])
    _button(
        brush,
        found["dare-time"],
        brush.t("bakeshop-pay-time", count=cost),
        have,
        "bakes/time",
        "cream" if can else "pale",
    )
    _button(brush, found["dare-rest"], brush.t("bakeshop-not-now"), "", "bakes/rest", "sky")
    brush.halo(found["dare-throw"], 26, color=(255, 190, 90), reach=20)
    _button(brush, found["dare-throw"], brush.t("bakeshop-dare"), "", "bakes/die5", "fire")


def _draw_kids_buttons(brush: Brush, found: Areas, cost: int, *, can: bool) -> None:
    """Pay with time, not now, dare: in pictures."""
    place = found["dare-time"]
    _button(brush, place, "", "", "bakes/time", "cream" if can else "pale")
    ink = (59, 35, 20) if can else (150, 124, 92)
    brush.number(f"-{cost}", place.x + place.width * 0.66, place.centery, 62, ink)
    _button(brush, found["dare-rest"], "", "", "bakes/rest", "sky")
    place = found["dare-throw"]
    brush.halo(place, 26, color=(255, 190, 90), reach=20)
    _button(brush, place, "", "", "bakes/die5", "fire")
    brush.icon("common/icon-arrow", place.centerx, place.centery, 54)
    brush.icon("bakes/oven", place.right - 84, place.centery, 92)


_STUFF: dict[str, tuple[Color, Color, Color]] = {
    "cream": (WOOD, (255, 250, 236), (248, 224, 172)),
    "pale": ((140, 122, 96), (206, 196, 174), (186, 174, 150)),
    "sky": ((54, 72, 158), (238, 242, 255), (206, 216, 248)),
    "mint": ((30, 100, 54), (214, 244, 206), (150, 216, 146)),
    "fire": ((134, 62, 10), (255, 200, 96), (244, 146, 44)),
}


def _button(brush: Brush, rect: pygame.FRect, words: str, below: str, icon: str, stuff: str) -> None:
    edge, top, bottom = _STUFF[stuff]
    brush.stock(rect, 24, edge=edge, top=top, bottom=bottom, line=5, shadow=10)
    size = rect.height * 0.56
    brush.icon(icon, rect.x + size * 0.72, rect.centery, size, alpha=150 if stuff == "pale" else 255)
    room = pygame.FRect(rect.x + size * 1.35, rect.y + 8, rect.width - size * 1.35 - 14, rect.height - 16)
    if below:
        brush.text(
            words, pygame.FRect(room.x, room.y, room.width, room.height * 0.58), "heading", 26, lines=1
        )
        brush.text(
            below,
            pygame.FRect(room.x, room.y + room.height * 0.56, room.width, room.height * 0.4),
            "text",
            21,
        )
    else:
        brush.text(words, room, "heading", 30, lines=2)
