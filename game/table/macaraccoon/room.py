"""The room: pantry, Whiskers, kitchen and queues, as they lie still."""

from __future__ import annotations

import pygame

from game.rules.macaraccoon.places import QUEUE_LENGTH
from game.table.macaraccoon.brush import Brush
from game.table.macaraccoon.look import Look
from game.table.macaraccoon.places import order_name, spot_name, thrown_area
from game.table.stock import svg_picture
from game.table.type import PAPER

SKY = (62, 110, 138)


def draw_pantry(brush: Brush, look: Look, gone: str | None) -> None:
    """The pantry and the draw pile. `gone`: the spot whose card is in a hand."""
    brush.stock(
        brush.board["pantry"].rect, 22, edge=(58, 32, 16), top=(98, 60, 34), bottom=(78, 46, 26), line=4
    )
    for place, kind in enumerate(look.pantry):
        rect = brush.board[f"pantry-{place + 1}"].rect
        if not brush.near(rect):
            continue
        if kind and f"pantry-{place + 1}" not in (gone, *look.away):
            box = brush.viewport.rect(rect)
            brush.card(brush.cards.ingredient(kind, *box.size), rect)
        else:
            brush.flat(rect, (66, 38, 20), 12, alpha=120)
    pile = brush.board["pile"].rect
    brush.flat(pile, (66, 38, 20), 12, alpha=120)
    if look.pile:
        _deck(brush, "macaraccoon/back-ingredient", pile, look.pile)


def _deck(brush: Brush, art: str, rect: pygame.FRect, count: int) -> None:
    tall = rect.height - 6
    wide = tall * 200 / 280
    for step in range(min(3, 1 + count // 8)):
        at = pygame.FRect(rect.centerx - wide / 2 - step * 2, rect.y - step * 3, wide, tall)
        brush.card(brush.art.get(art, *brush.viewport.rect(at).size), at)
    brush.badge(str(count), rect.right - 20, rect.bottom - 18, 32)


def draw_whiskers(brush: Brush, look: Look, gone: str | None) -> None:
    """The mat with the four Whiskers, each pointing at its column."""
    mat = brush.board["whiskers"].rect
    brush.stock(mat, 20, edge=(96, 176, 140), top=(172, 222, 196), bottom=(146, 206, 176), line=3)
    brush.dashes(mat.inflate(-14, -14), 14, (79, 156, 122))
    for slot, chef in enumerate(look.chefs):
        draw_pointer(brush, slot, used=slot == look.whisk)
        rect = brush.board[f"chef-{slot + 1}"].rect
        if gone == f"chef-{slot + 1}":
            brush.flat(rect, (70, 130, 104), 12, alpha=90)
        elif f"chef-{slot + 1}" not in look.away and brush.near(rect):
            at = brush.viewport.rect(rect)
            brush.card(brush.cards.chef(chef, *at.size, used=slot == look.whisk), rect)


def draw_pointer(brush: Brush, slot: int, *, used: bool) -> None:
    """The sign that ties a Whisker to the column below."""
    box = brush.viewport.rect(brush.board[f"column-{slot + 1}"].rect)
    fill, edge = ("#ffd35c", "#a8700c") if used else ("#c9aee8", "#5c3d96")
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M8 5H52L30 36Z"'
        f' fill="{fill}" stroke="{edge}" stroke-width="4" stroke-linejoin="round"/></svg>'
    )
    picture = brush.art.cached(("pointer", box.size, used), lambda: svg_picture(svg, *box.size))
    brush.surface.blit(picture, box)


def draw_kitchen(brush: Brush, look: Look, gone: str | None) -> None:
    """The board with sixteen spots."""
    brush.stock(
        brush.board["kitchen"].rect,
        22,
        edge=(168, 112, 52),
        top=(236, 204, 146),
        bottom=(216, 174, 108),
        line=4,
    )
    for spot, kind in enumerate(look.kitchen):
        name = spot_name(spot)
        rect = brush.board[name].rect
        if not brush.near(rect):
            continue
        if not kind or name in look.away:
            brush.flat(rect, (138, 92, 44), 14, alpha=88)
            continue
        if gone == name:
            draw_source(brush, kind, rect)
            continue
        box = brush.viewport.rect(rect)
        brush.card(brush.cards.ingredient(kind, *box.size, named=brush.kids), rect)
        draw_sugar_on(brush, look.spot_sugar[spot], rect.right - 20, rect.bottom - (58 if brush.kids else 20))


def draw_source(brush: Brush, kind: str, rect: pygame.FRect) -> None:
    """Where a card was taken up: a pale picture in a dashed edge."""
    side = brush.viewport.px(min(rect.width, rect.height) * 0.74)
    faint = brush.art.faded(f"macaraccoon/ingredient-{kind}", side, side, 72)
    brush.surface.blit(faint, faint.get_rect(center=brush.viewport.rect(rect).center))
    brush.dashes(rect.inflate(-4, -4), 14, (122, 82, 42), 3)


def draw_sugar_on(brush: Brush, count: int, x: float, y: float) -> None:
    """Sugar that lies on a card: a cube, with its number if there are more."""
    if not count:
        return
    size = 44 if brush.kids else 36
    for step in range(min(count, 3) - 1, -1, -1):
        brush.icon("macaraccoon/sugar", x - step * 9, y - step * 7, size)
    if count > 1:
        brush.badge(str(count), x + 10, y + 10, 26)


def draw_queues(brush: Brush, look: Look, gone: str | None) -> None:
    """Two queues of waiting customers, with the price of skipping over each place."""
    brush.stock(
        brush.board["queues"].rect,
        22,
        edge=(126, 176, 210),
        top=(232, 242, 250),
        bottom=(206, 224, 238),
        line=3,
    )
    for queue, customers in enumerate(look.queues):
        for place in range(QUEUE_LENGTH):
            rect = brush.board[order_name(queue, place)].rect
            if not brush.kids:
                _draw_price(brush, place, rect)
            name = order_name(queue, place)
            if place >= len(customers) or name in look.away or gone == name:
                brush.flat(rect, (120, 158, 186), 14, alpha=60)
            elif brush.near(rect):
                draw_customer(brush, look, queue, place, rect)


def draw_customer(brush: Brush, look: Look, queue: int, place: int, rect: pygame.FRect) -> None:
    """One customer's card, with sugar and price on it."""
    customer = look.queues[queue][place]
    box = brush.viewport.rect(rect)
    brush.card(brush.cards.order(customer.order, customer.mood, *box.size), rect)
    draw_sugar_on(brush, customer.sugar, rect.x + 24, rect.y + 24)
    if brush.kids and place:
        pill = pygame.FRect(rect.right - 104, rect.y + 10, 94, 48)
        brush.stock(pill, 24, edge=(126, 176, 210), top=(248, 252, 255), bottom=(238, 246, 252))
        brush.chip("macaraccoon/sugar", f"−{place}", pill.centerx, pill.centery, 28)


def _draw_price(brush: Brush, place: int, rect: pygame.FRect) -> None:
    pill = pygame.FRect(rect.x + 8, rect.y - 38, rect.width - 16, 32)
    if place == 0:
        words = brush.t("macaraccoon-label-next")
        brush.stock(pill.inflate(-50, 0), 16, edge=SKY, top=SKY, bottom=SKY)
        brush.text(words, pill.inflate(-66, -2), "heading", 20, PAPER)
        return
    brush.stock(pill.inflate(-10, 0), 16, edge=(240, 247, 252), top=(246, 250, 254), bottom=(240, 247, 252))
    words = brush.t("macaraccoon-label-skip")
    left = pygame.FRect(pill.x + 10, pill.y, pill.width - 74, pill.height)
    brush.text(words, left, "heading", 20, SKY, align="right")
    brush.icon("macaraccoon/sugar", pill.right - 48, pill.centery, 26)
    brush.number(str(place), pill.right - 24, pill.centery, 22)


def draw_deck(brush: Brush, look: Look) -> None:
    """How many orders are still to come."""
    if "deck" not in brush.board:
        return
    rect = brush.board["deck"].rect
    brush.icon("macaraccoon/back-order", rect.x + 22, rect.centery, 40)
    words = brush.t("macaraccoon-label-to-come", count=look.orders_left)
    brush.on_wood(words, pygame.FRect(rect.x + 46, rect.y, rect.width - 50, rect.height))


def draw_thrown(brush: Brush, look: Look) -> None:
    """The discards, laid open for the power that takes from them."""
    mat = brush.board["thrown"].rect
    brush.stock(mat, 22, edge=(88, 64, 128), top=(250, 246, 255), bottom=(232, 222, 246), line=4, shadow=12)
    if brush.kids:
        brush.icon("macaraccoon/power-discards", mat.centerx, mat.y + 32, 56)
    else:
        title = pygame.FRect(mat.x + 20, mat.y + 8, mat.width - 40, 46)
        brush.text(brush.t("macaraccoon-label-discards"), title, "heading", 26, (74, 44, 108))
    for number, kind in enumerate(kinds_thrown(look)):
        rect = thrown_area(brush.board, number)
        box = brush.viewport.rect(rect)
        brush.card(brush.cards.ingredient(kind, *box.size), rect)
        count = look.thrown.count(kind)
        if count > 1:
            brush.badge(str(count), rect.right - 14, rect.bottom - 14, 30)


def kinds_thrown(look: Look) -> list[str]:
    """The kinds among the discards, each once, in a stable order."""
    return sorted(set(look.thrown))
