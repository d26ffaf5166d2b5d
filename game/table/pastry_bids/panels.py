"""Drawing the panels of Pastry Bids: the two players, the bids so far, dishes and leftover cards."""

from __future__ import annotations

from collections.abc import Mapping, Set

import pygame

from game.rules.pastry_bids.cards import NUMBER
from game.rules.pastry_bids.pieces import BID, Dish, Showdown
from game.table.pastry_bids.brush import EDGE, SOFT, Brush
from game.table.pastry_bids.cards import INKS, suit_of
from game.table.pastry_bids.look import Look
from game.table.pastry_bids.places import RATIO, Lie, Shelf, badge_height, badge_middle, on_plate, plate_card
from game.table.pastry_bids.words import plural_of, points_words
from game.table.type import INK, PAPER, Face

BERRY = (196, 52, 96)
ROW = 48.0
"""Height of a row of bids."""
GHOST = 120
"""Alpha of what isn't there yet."""


def paint_player(brush: Brush, look: Look, seat: int, face: str | None) -> None:
    """Portrait, name and score; of the other player also what they may still hold."""
    own = seat == look.seat
    panel = brush.board["own-panel" if own else "other-panel"].rect
    sitter = brush.sitters[seat]
    brush.panel(panel, sitter.color)
    size = 128.0
    brush.face(seat, pygame.FRect(panel.x + 28, panel.y + 18, size, size), face)
    left = panel.x + 26 + size + 14
    room = pygame.FRect(left, panel.y + 22, panel.right - left - 16, 50)
    brush.text(sitter.name, room, "heading", 34, align="left")
    y = panel.y + 112
    score = points_words(look.scores[seat])
    wide = brush.digits(score, left, y, 64 if len(score) < 4 else 54)
    words = pygame.FRect(left + wide + 12, y - 12, panel.right - left - wide - 24, 40)
    if not brush.kids:
        brush.text(
            brush.t("bids-points", count=plural_of(look.scores[seat])), words, "text", 26, SOFT, align="left"
        )
    suit = f"pastry_bids/suit-{look.suits[seat]}"
    if brush.kids:
        brush.icon(suit, panel.x + 94, panel.bottom - 66, 92)
        brush.icon("pastry_bids/plate", left + 40, panel.bottom - 66, 84)
        brush.digits(str(len(look.dishes[seat])), left + 96, panel.bottom - 66, 56)
    elif not own:
        _paint_may_hold(brush, look, panel, suit)


def _paint_may_hold(brush: Brush, look: Look, panel: pygame.FRect, suit: str) -> None:
    label = pygame.FRect(panel.x + 34, panel.y + 170, panel.width - 110, 40)
    if not look.may_hold:
        label.size = (panel.width - 60, 76)
        brush.text(brush.t("bids-none-left"), label, "bold", 24, SOFT, align="left", lines=2)
        return
    words = brush.t("bids-may-hold")
    size, _ = brush.fitted(words, label.width, label.height, "bold", 24, 1)
    brush.text(words, label, "bold", 24, SOFT, align="left")
    wide = brush.type.width(words, "bold", size) / brush.scale
    brush.icon(suit, label.x + wide + 24, label.centery, 30)
    count = len(look.may_hold)
    rows = 1 if count <= 7 else 2
    each = -(-count // rows) if count else 1
    tall = 62.0 if rows == 1 else 36.0
    pitch = min(54.0, (panel.width - 44) / each)
    for place, number in enumerate(look.may_hold):
        row, column = divmod(place, each)
        x, y = panel.x + 32 + pitch * column, panel.y + 216 + (tall + 3) * row - (4 if rows > 1 else 0)
        chip = pygame.FRect(x, y, pitch - 6, tall)
        brush.stock(chip, 9, edge=EDGE, top=(255, 255, 252), bottom=(252, 244, 230))
        brush.number(
            brush.cards.name(number), *chip.center, 28 if rows == 1 else 24, INKS[look.suits[look.other]]
        )


def paint_history(brush: Brush, look: Look) -> None:
    """All bids that were turned over, the newest last; the higher one of a round on a filled pill."""
    panel = brush.board["history"].rect
    brush.panel(panel)
    longest = max((brush.t("bids-round", number=10), brush.t("bids-again")), key=len)
    label_size, _ = brush.fitted(longest, 126, ROW, "bold", 23, 1)
    columns = (panel.x + 202, panel.x + 308)
    seats = (look.seat, look.other)
    title = pygame.FRect(panel.x + 26, panel.y + 14, 140, 46)
    brush.text(brush.t("bids-bids"), title, "heading", 32, align="left")
    for x, seat in zip(columns, seats, strict=True):
        brush.icon(f"pastry_bids/suit-{look.suits[seat]}", x, panel.y + 38, 38)
    rows = _rows(look)
    room = int((panel.height - 70) // ROW)
    for place, (number, again, show) in enumerate(rows[-room:]):
        row = pygame.FRect(panel.x + 18, panel.y + 64 + ROW * place, panel.width - 36, ROW - 4)
        if place % 2 == 0:
            brush.flat(row, (243, 228, 200), 14)
        label = brush.t("bids-again") if again else brush.t("bids-round", number=number)
        name = pygame.FRect(row.x + 14, row.y, 128, row.height)
        face: Face = "text" if show else "bold"
        brush.text(label, name, face, label_size, SOFT if show else INK, align="left")
        for x, seat in zip(columns, seats, strict=True):
            _paint_bid(brush, look, show, seat, (x, row.centery))


def _rows(look: Look) -> list[tuple[int, bool, Showdown | None]]:
    """Round, whether it is one more bid of the round, and the bids; None: they are still to come."""
    rows: list[tuple[int, bool, Showdown | None]] = []
    for show in look.history:
        rows.append((show.round, bool(rows) and rows[-1][0] == show.round, show))
    opened = any(laid is not None and laid.turn > 0 for laid in look.bids)
    if look.phase == BID and look.up and not opened:
        rows.append((look.round, bool(rows) and rows[-1][0] == look.round, None))
    return rows


def _paint_bid(brush: Brush, look: Look, show: Showdown | None, seat: int, at: tuple[float, float]) -> None:
    if show is None:
        brush.number("?", *at, 28, SOFT)
        return
    number = show.second if seat else show.first
    words = brush.cards.name(number)
    if show.winner == seat:
        pill = pygame.FRect(0, 0, 64, 38)
        pill.center = at
        brush.flat(pill, INKS[look.suits[seat]], 19)
        brush.number(words, *at, 27, PAPER)
    elif show.winner is None:
        pill = pygame.FRect(0, 0, 64, 38)
        pill.center = at
        brush.frame(pill, 19, INKS[look.suits[seat]], 2.5)
        brush.number(words, *at, 27, INK)
    else:
        brush.number(words, *at, 27, (150, 122, 94))


def paint_shelf(
    brush: Brush,
    look: Look,
    seat: int,
    shelf: Shelf,
    pairs: Mapping[str, tuple[str, str]],
    ready: frozenset[str],
    away: frozenset[str],
) -> None:
    """Dishes, the pairs that wait for a recipe, and leftover cards.

    `pairs`: cards by spot; `ready`: spots on which a recipe may be laid now; `away`: spots whose thing
    is in the hand.
    """
    brush.panel(shelf.panel)
    if not brush.kids:
        title = brush.t("bids-dishes-of", name=brush.sitters[seat].name)
        brush.text(title, shelf.head, "heading", 28, align="left")
    dishes = look.dishes[seat]
    waiting = list(pairs.items())
    for (spot, _), plate in zip(waiting, shelf.plates[len(dishes) :], strict=False):
        if spot in ready and spot not in away:  # below all plates, so that no badge is veiled
            moved = plate.move(look.shake[1] if look.shake[0] == spot else 0, 0)
            brush.halo(moved.inflate(-plate.width * 0.1, -plate.width * 0.1), plate.width / 2, reach=14)
    for place, plate in enumerate(shelf.plates):
        if place < len(dishes):
            paint_dish(brush, dishes[place], look.suits[seat], plate)
        elif place < len(dishes) + len(pairs):
            spot, cards = waiting[place - len(dishes)]
            if spot not in away:
                moved = plate.move(look.shake[1] if look.shake[0] == spot else 0, 0)
                paint_pair(brush, cards, look.suits[seat], moved, ready=spot in ready)
            else:
                brush.picture("pastry_bids/plate", plate, alpha=70)
        else:
            brush.picture("pastry_bids/plate", plate, alpha=64)
    bright = {card for spot, cards in pairs.items() if spot in ready for card in cards}
    _paint_leftovers(brush, look, shelf, bright, away)


def paint_dish(brush: Brush, dish: Dish, suit: str, plate: pygame.FRect) -> None:
    """A dish on its plate, and what it is worth."""
    brush.picture("pastry_bids/plate", plate, shadow=True)
    wide = plate_card(plate)
    first, second, middle = on_plate(plate)
    for card, lie in ((dish.first, first), (dish.second, second)):
        brush.small(suit_of(card), NUMBER[card], lie, wide)
    brush.small(suit, dish.recipe, middle, wide, shadow=6)
    points = points_words(dish.points)
    large = plate.width > 140 and not brush.kids
    words = brush.t("bids-worth", points=points, count=plural_of(dish.points)) if large else points
    brush.pill(words, *badge_middle(plate), badge_height(plate.width), most=plate.width)


def paint_pair(
    brush: Brush, cards: tuple[str, str], suit: str, plate: pygame.FRect, *, ready: bool, shadow: bool = True
) -> None:
    """A pair on a plate, with an empty place for a recipe."""
    brush.picture("pastry_bids/plate", plate, shadow=shadow)
    wide = plate_card(plate)
    first, second, middle = on_plate(plate)
    for card, lie in zip(cards, (first, second), strict=True):
        brush.small(suit_of(card), NUMBER[card], lie, wide)
    place = pygame.FRect(0, 0, wide, wide * RATIO)
    place.center = (middle.x, middle.y)
    brush.flat(place, (255, 246, 222), wide * 0.12, alpha=225)
    brush.dashes(place, wide * 0.12, (150, 110, 60))
    brush.icon(f"pastry_bids/suit-{suit}", middle.x, middle.y, wide * 0.5, alpha=110)
    if not ready:
        return
    tall, (x, y) = badge_height(plate.width), badge_middle(plate)
    if brush.kids or plate.width <= 100:
        badge = pygame.FRect(0, 0, tall, tall)
        badge.center = (x, y)
        brush.flat(badge, BERRY, tall / 2)
        brush.number("+", x, y - 1, tall * 0.8, PAPER)
    else:
        brush.pill(brush.t("bids-make-dish"), x, y, tall, fill=BERRY, most=plate.width)


def _paint_leftovers(
    brush: Brush,
    look: Look,
    shelf: Shelf,
    bright: Set[str],
    away: frozenset[str],
) -> None:
    if not brush.kids:
        brush.text(brush.t("bids-left-over"), shelf.label, "heading", 26, align="left")
    wide, tall = shelf.card
    for card, area in shelf.cards.items():
        if card in bright:
            brush.halo(area, wide * 0.1, reach=10)
    moved = look.shake[0].removeprefix("card-") if look.shake[0].startswith("card-") else ""
    for card, area in shelf.cards.items():
        if f"card-{card}" in away:
            continue
        x = area.centerx + (look.shake[1] if card == moved else 0)
        brush.small(
            suit_of(card), NUMBER[card], Lie(x, area.centery), wide, corner=shelf.overlapping, shadow=5
        )
        if card in look.handed:
            mark = pygame.FRect(area.x + 5, area.bottom - 9, wide - 10, 5)
            brush.flat(mark, (76, 168, 128), 3)
    if not shelf.cards:
        place = pygame.FRect(shelf.panel.x + 21, shelf.panel.bottom - 18 - 12 - tall, wide, tall)
        brush.dashes(place, wide * 0.1, (206, 176, 134))
