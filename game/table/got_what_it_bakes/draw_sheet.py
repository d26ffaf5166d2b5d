"""Sheets over the table: goals and recipes to choose from, and what another baker asks."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import CARDS, EFFECTS, RECIPES
from game.rules.got_what_it_bakes.pending import (
    CoinsAnswer,
    DonationAnswer,
    ExchangeAnswer,
    Pooling,
)
from game.rules.got_what_it_bakes.table import GOALS
from game.table.got_what_it_bakes.brush import GOLD, SOFT, WOOD, Brush
from game.table.got_what_it_bakes.look import Look
from game.table.got_what_it_bakes.overlays import (
    face_rows,
    face_sheet,
    offered,
    owner_tag,
    pool_cells,
    sheet_kind,
)
from game.table.got_what_it_bakes.places import CARD_RATIO, Areas, middle_row


def sheet_key(look: Look, brush: Brush, covered: bool) -> Hashable:
    """Changes when the sheet does."""
    t = look.table
    return (
        sheet_kind(look),
        tuple(offered(look)),
        look.chosen,
        t.pending,
        t.picks[look.seat],
        t.picked,
        t.goals[look.seat],
        brush.hold.source if brush.hold else "",
        brush.state("keep"),
        covered,
    )


def draw_sheet(brush: Brush, look: Look, found: Areas, *, covered: bool) -> None:
    """The sheet of the moment. `covered`: the goals on it are face down until somebody holds the eye."""
    kind = sheet_kind(look)
    if not kind:
        return
    area = brush.board["sheet"].rect
    brush.flat(brush.viewport.visible(), (43, 24, 12), 0, alpha=150)
    brush.stock(area, 34, edge=(168, 120, 72), top=(255, 248, 234), bottom=(244, 226, 196), line=5, shadow=30)
    head = pygame.FRect(area.x + 180, area.y + 22, area.width - 360, 62)
    brush.text(_title(brush, look, kind), head, "heading", 44)
    _button(brush, found["under"], "", "common/icon-down")
    if kind == "question":
        _draw_question(brush, look, found, area)
        return
    if kind == "pool":
        _draw_pool(brush, look, found, area)
        return
    held = brush.hold.source if brush.hold else ""
    for number, slug in enumerate(offered(look)):
        name = f"choice-{number}"
        if name not in found:
            continue
        if held == name or slug == look.chosen:
            brush.slot(found[name])
        else:
            draw_choice(brush, look, slug, found[name], covered=covered and kind == "goals")
        if kind == "offer":
            _draw_owner(brush, look, slug, owner_tag(found[name]))
    if not offered(look):
        brush.text(brush.t("bakeshop-wait-others"), area.inflate(-300, -400), "text", 32, SOFT, lines=2)
    _draw_plate(brush, look, found["keep"], kind)
    if "leave" in found:
        _button(
            brush,
            found["leave"],
            brush.t("bakeshop-none" if kind == "look" else "bakeshop-back"),
            "common/icon-back",
        )
    if "peek" in found:
        _button(brush, found["peek"], "", "common/icon-eye")
    if kind in ("draft", "drop"):
        _draw_picks(brush, look, found["keep"])


def _title(brush: Brush, look: Look, kind: str) -> str:
    """The heading; where several persons sit at the screen it says whose choice it is."""
    title = _what(brush, look, kind)
    if sum(sitter.person for sitter in brush.sitters) < 2:
        return title
    return brush.t("bakeshop-title-of", name=brush.sitters[look.seat].name, title=title)


def _what(brush: Brush, look: Look, kind: str) -> str:
    if kind == "draft":
        return brush.t("bakeshop-title-draft", number=min(3, len(look.table.picks[look.seat]) + 1))
    if kind == "goals" and look.table.phase != GOALS:
        return brush.t("bakeshop-title-goal")
    return brush.t(f"bakeshop-title-{kind}")


def draw_choice(brush: Brush, look: Look, slug: str, rect: pygame.FRect, *, covered: bool) -> None:
    """A card on offer."""
    size = brush.size(rect)
    if covered:
        brush.put(brush.cards.back("goal", size), rect, ("bakes-choice", size))
    elif slug in RECIPES:
        brush.put(brush.cards.recipe(slug, None, size), rect, ("bakes-choice", size))
    else:
        brush.put(brush.cards.goal(slug, look.table.seats, size), rect, ("bakes-choice", size))


def _draw_owner(brush: Brush, look: Look, slug: str, rect: pygame.FRect) -> None:
    """From whom a recipe comes: the market's stall, or a baker's face, name, colour and pattern."""
    t = look.table
    seat = next((mate for mate in t.mates[look.seat] if slug in t.front[mate]), None)
    edge = rect.height + 8
    face = pygame.FRect(rect.x - 2, rect.centery - edge / 2, edge, edge)
    plate = pygame.FRect(face.right - 6, rect.y + 6, rect.right - face.right - 2, rect.height - 12)
    if seat is None:
        brush.stock(rect, rect.height / 2, edge=WOOD, top=(233, 207, 164), bottom=(221, 190, 144), line=3)
        words = "" if brush.kids else brush.t("bakeshop-recipe-market")
        brush.picture("bakes/market", face if words else face.move(rect.centerx - face.centerx, 0))
    else:
        brush.ribbon(rect, seat)
        brush.stock(plate, plate.height / 2, edge=WOOD, top=(255, 254, 250), bottom=(255, 246, 230), line=2)
        words = brush.sitters[seat].name
        brush.picture(f"common/chip-{brush.sitters[seat].color}", face)
        brush.picture(brush.sitters[seat].face, face.inflate(-edge * 0.24, -edge * 0.24))
    brush.text(words, plate.inflate(-8, 2), "bold", 23)


def _draw_plate(brush: Brush, look: Look, rect: pygame.FRect, kind: str) -> None:
    """Where the chosen card is put down."""
    brush.place(rect, rect.height / 2, "keep")
    brush.dashes(rect.inflate(-12, -12), rect.height / 2 - 6, GOLD, 3)
    icon = {"drop": "bakes/trash", "offer": "bakes/help-exchange"}.get(kind, "common/hand")
    words = brush.t(f"bakeshop-plate-{kind}")
    brush.icon(icon, rect.x + 60, rect.centery, 60)
    brush.text(
        words,
        pygame.FRect(rect.x + 100, rect.y + 8, rect.width - 130, rect.height - 16),
        "heading",
        28,
        lines=2,
    )


def _button(brush: Brush, rect: pygame.FRect, words: str, icon: str) -> None:
    brush.stock(rect, 30, edge=WOOD, top=(255, 250, 240), bottom=(238, 216, 174), line=4, shadow=9)
    if not words:
        brush.icon(icon, rect.centerx, rect.centery, rect.height * 0.7)
        return
    brush.icon(icon, rect.x + 48, rect.centery, rect.height * 0.5)
    brush.text(
        words,
        pygame.FRect(rect.x + 80, rect.y + 8, rect.width - 100, rect.height - 16),
        "heading",
        28,
        lines=2,
    )


def _draw_picks(brush: Brush, look: Look, keep: pygame.FRect) -> None:
    """The recipes kept so far."""
    for number, slug in enumerate(look.table.picks[look.seat]):
        rect = pygame.FRect(keep.right + 34 + 86 * number, keep.y - 8, 76, 76 * CARD_RATIO)
        size = brush.size(rect)
        brush.put(brush.cards.picture_side(slug, size), rect, ("bakes-choice", size))


def _draw_question(brush: Brush, look: Look, found: Areas, area: pygame.FRect) -> None:
    step = look.table.pending
    room = pygame.FRect(area.x + 100, area.y + 110, area.width - 200, 430)
    if isinstance(step, (DonationAnswer, ExchangeAnswer, CoinsAnswer)):
        _draw_asker(brush, step.asker, pygame.FRect(area.x + 40, area.y + 110, 220, 260))
    match step:
        case DonationAnswer(_, asker, kinds):
            brush.amount("bakes/time", f"+{len(kinds)}", room.right - 120, room.centery, 56)
            for kind, rect in zip(kinds, middle_row(room, len(kinds), 260, 260, 60), strict=True):
                brush.stock(
                    rect,
                    40,
                    edge=(190, 146, 96),
                    top=(255, 255, 250),
                    bottom=(252, 240, 214),
                    line=4,
                    shadow=10,
                )
                brush.icon(f"bakes/{bag.INGREDIENTS[kind]}", rect.centerx, rect.centery, 200)
            words = brush.t("bakeshop-ask-donation", name=brush.sitters[asker].name, count=len(kinds))
        case ExchangeAnswer(_, asker, recipe, wanted):
            left, right = middle_row(room, 2, 300, 420, 260)
            for slug, rect in ((wanted, left), (recipe, right)):
                size = brush.size(rect)
                brush.put(brush.cards.recipe(slug, None, size), rect, ("bakes-choice", size))
            brush.icon("bakes/help-exchange", room.centerx, room.centery, 150)
            words = brush.t("bakeshop-ask-exchange", name=brush.sitters[asker].name)
        case CoinsAnswer(seat, asker, card, named):
            left, right = middle_row(room, 2, 300, 420, 120)
            size = brush.size(left)
            brush.put(brush.cards.effect(card, size), left, ("bakes-choice", size))
            coins = dict(named)[seat]
            brush.icon("bakes/coin", right.centerx - 60, right.centery, 170)
            brush.number(f"×{coins}", right.centerx + 90, right.centery, 80)
            words = brush.t("bakeshop-ask-coins", name=brush.sitters[asker].name, count=coins)
        case _:
            return
    brush.text(words, pygame.FRect(area.x + 80, area.bottom - 280, area.width - 160, 80), "text", 32, lines=2)
    for name, icon, top, bottom in (
        ("yes", "common/check", (222, 246, 214), (160, 218, 152)),
        ("no", "common/icon-close", (255, 240, 232), (240, 196, 186)),
    ):
        rect = found[name]
        brush.stock(rect, 40, edge=WOOD, top=top, bottom=bottom, line=5, shadow=10)
        brush.icon(icon, rect.x + 64, rect.centery, 64)
        brush.text(
            brush.t(f"common-{name}"),
            pygame.FRect(rect.x + 110, rect.y + 8, rect.width - 130, rect.height - 16),
            "heading",
            36,
        )


def _draw_asker(brush: Brush, seat: int, rect: pygame.FRect) -> None:
    """Who asks: face, name and an open hand."""
    sitter = brush.sitters[seat]
    face = pygame.FRect(rect.x + 20, rect.y, 180, 180)
    brush.picture(f"common/chip-{sitter.color}", face)
    brush.picture(sitter.face, face.inflate(-44, -44))
    brush.text(sitter.name, pygame.FRect(rect.x, face.bottom + 2, rect.width, 42), "heading", 30)
    brush.icon("common/hand", face.right + 6, face.bottom - 20, 80)


def _draw_pool(brush: Brush, look: Look, found: Areas, area: pygame.FRect) -> None:
    step = look.table.pending
    assert isinstance(step, Pooling)
    card = CARDS[step.card]
    t = look.table
    left = card.coins - t.coins[look.seat] - sum(coins for _, coins in step.named)
    words = brush.t("bakeshop-pool-line", count=left)
    brush.text(words, pygame.FRect(area.x + 100, area.y + 96, area.width - 200, 60), "text", 30)
    brush.icon(brush.cards.picture_of(step.card), area.centerx, area.y + 200, 90)
    for seat, coins in pool_cells(look, step):
        rect = found[f"from-{seat}-{coins}"]
        brush.stock(rect, 26, edge=WOOD, top=(255, 250, 240), bottom=(246, 226, 186), line=4, shadow=8)
        brush.dot(seat, rect.x + 44, rect.centery, 58)
        brush.amount("bakes/coin", str(coins), rect.x + 78, rect.centery, 36)
    _button(brush, found["leave"], brush.t("bakeshop-back"), "common/icon-back")


def draw_faces(brush: Brush, look: Look, found: Areas) -> None:
    """While a card is held that turns a die to a chosen value: all the values that it can have."""
    hold = brush.hold
    if hold is None or not hold.source.startswith("card-"):
        return
    slug = hold.source.removeprefix("card-")
    if slug not in EFFECTS or not (rows := face_rows(look, slug)):
        return
    sheet = _values_sheet(brush, look, len(rows))
    for before, afters in rows:
        for number, after in enumerate(afters):
            name = f"face-{before}-{after}-{slug}"
            rect = found.get(name)
            if rect is None:
                continue
            if number == 0:
                _draw_before(brush, before, pygame.FRect(sheet.x + 22, rect.y, rect.width, rect.height))
            _draw_after(brush, name, after, rect)


def _values_sheet(brush: Brush, look: Look, rows: int) -> pygame.FRect:
    """The small sheet on which the values of dice lie; gives back where."""
    sheet = face_sheet(look, brush.board, rows, kids=brush.kids)
    brush.stock(sheet, 30, edge=GOLD, top=(255, 252, 244), bottom=(250, 234, 204), line=5, shadow=26)
    return sheet


def _draw_before(brush: Brush, value: int, rect: pygame.FRect) -> None:
    """The die that is turned, and an arrow to what it can become."""
    brush.die(value, rect.inflate(-14, -14))
    brush.icon("common/icon-arrow", rect.right + 12, rect.centery, 30)


def _draw_after(brush: Brush, name: str, value: int, rect: pygame.FRect) -> None:
    """What a die can become."""
    brush.place(rect, 18, name)
    brush.die(value, rect.inflate(-26, -26))


def draw_turning(brush: Brush, look: Look, found: Areas) -> None:
    """After a card was laid on a die: the values to which it can be turned, to be pressed."""
    if look.turning is None or brush.hold is not None:
        return
    sheet = _values_sheet(brush, look, 1)
    edge = sheet.height - 44
    _draw_before(brush, look.turning[1], pygame.FRect(sheet.x + 22, sheet.y + 20, edge, edge))
    for name, rect in found.items():
        if name.startswith("turn-"):
            brush.halo(rect, 18, reach=11)
            _draw_after(brush, name, int(name.removeprefix("turn-")), rect)
    close = found["keep-die"]
    brush.stock(close, close.height / 2, edge=WOOD, top=(255, 250, 240), bottom=(238, 216, 174), line=4)
    brush.icon("common/icon-close", close.centerx, close.centery, close.height * 0.56)


def draw_stall(brush: Brush, found: Areas) -> None:
    """While a recipe is held that may be exchanged: where the recipe market would take it."""
    rect = found.get("stall")
    if rect is None:
        return
    brush.place(rect, 40, "stall")
    brush.icon("bakes/market", rect.centerx - 92, rect.centery, 140)
    brush.icon("bakes/help-exchange", rect.centerx + 92, rect.centery, 130)
