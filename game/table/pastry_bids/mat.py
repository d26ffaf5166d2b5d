"""Drawing the mat of Pastry Bids: piles, face-up cards, bids, and both hands around it."""

from __future__ import annotations

import math

import pygame

from game.rules.pastry_bids.cards import NUMBER
from game.rules.pastry_bids.pieces import BID, TIE
from game.table.board import Board
from game.table.pastry_bids.brush import DARK, SOFT, Brush
from game.table.pastry_bids.cards import INKS, suit_of
from game.table.pastry_bids.look import Laid, Look
from game.table.pastry_bids.meaning import partner
from game.table.pastry_bids.places import (
    DEGREES,
    RATIO,
    Lie,
    aside_areas,
    card_width,
    fan_of,
    up_areas,
)
from game.table.type import INK, PAPER

STITCH = (222, 190, 138)
TEAL = (58, 122, 92)
BUTTER = (255, 232, 150)
DEEPEST = 5
"""Cards seen below the top one of a pile at most."""


def paint_mat(brush: Brush, look: Look) -> None:
    """The mat with all that lies on it but the bids."""
    mat = brush.board["mat"].rect
    brush.stock(
        mat, 26, edge=(206, 170, 120), top=(255, 251, 242), bottom=(246, 230, 200), line=2.5, shadow=18
    )
    brush.dashes(mat.inflate(-22, -22), 18, STITCH, 2)
    x = brush.board["other-bid"].rect.x - 25
    brush.flat(pygame.FRect(x, mat.y + 28, 2.5, mat.height - 56), STITCH, 1)
    rooms = parts(brush.board)
    if brush.needs(rooms["headline"]):
        _paint_headline(brush, look)
    for suit, count in zip(("hearts", "clubs"), look.piles, strict=True):
        if brush.needs(rooms[suit]):
            _paint_pile(brush, suit, count)
            for card, area in aside_areas(brush.board, look.aside).items():
                brush.small(suit_of(card), NUMBER[card], Lie(*area.center), area.width, shadow=3)
    if brush.needs(rooms["up"]):
        _paint_up(brush, look)
        if look.taker is not None:
            _paint_taker(brush, look, look.taker)
    for seat, side in ((look.other, "other"), (look.seat, "own")):
        if brush.needs(rooms[side]):
            paint_bid(brush, look, seat)


def parts(board: Board) -> dict[str, pygame.FRect]:
    """The parts of the mat that change each by itself, with room for shadows and glow."""
    mat, piles = board["mat"].rect, (board["pile-hearts"].rect, board["pile-clubs"].rect)
    up = board["up-hearts"].rect.union(board["up-clubs"].rect)
    rooms = {"headline": board["headline"].rect}
    for suit, pile in zip(("hearts", "clubs"), piles, strict=True):
        rooms[suit] = pile.union(board[f"aside-{suit}"].rect).inflate(44, 44)
    rooms["up"] = pygame.FRect(up.x - 130, up.y - 46, up.width + 260, mat.bottom - up.y + 60)
    for side in ("other", "own"):
        bid = board[f"{side}-bid"].rect.inflate(60, 60)
        rooms[side] = bid.union(board[f"{side}-words"].rect)
        rooms[side].width = mat.right + 20 - rooms[side].x
    return rooms


def headline(brush: Brush, look: Look) -> tuple[str, str]:
    """What the mat says: the round and its prize, or what has just happened."""
    t, told = brush.t, look.told
    match told:
        case ("beats", high, low):
            return t("bids-beats", high=high, low=low), ""
        case ("tie", number):
            return t("bids-even"), t("bids-even-line", card=brush.cards.name(int(number)))
        case ("aside",):
            return t("bids-set-aside"), t("bids-set-aside-line")
        case ("ended", seat):
            return t("bids-over"), t("bids-over-hand", name=brush.sitters[int(seat)].name)
        case ("ended", *_):
            return t("bids-over"), t("bids-over-hands")
    if look.phase == "dishes":
        return t("bids-over"), t("bids-over-line")
    if look.phase == "leftovers":
        return t("bids-handed"), t("bids-handed-line")
    if look.phase == "over":
        return t("bids-ended"), ""
    line = t("bids-prize", count=len(look.up)) if look.up else ""
    return t("bids-round", number=look.round), line


def _paint_headline(brush: Brush, look: Look) -> None:
    area = brush.board["headline"].rect
    words, line = headline(brush, look)
    if brush.kids:
        brush.text(words, area, "heading", 40)
        return
    upper = pygame.FRect(area.x, area.y, area.width, area.height * 0.58)
    brush.text(words, upper, "heading", 42)
    brush.text(line, pygame.FRect(area.x, upper.bottom - 4, area.width, area.height * 0.4), "text", 26, SOFT)


def _paint_pile(brush: Brush, suit: str, count: int) -> None:
    spot = brush.board[f"pile-{suit}"].rect
    if not count:
        brush.dashes(spot, 14, STITCH)
        brush.icon(f"pastry_bids/suit-{suit}", *spot.center, spot.width * 0.5, alpha=70)
        return
    under = min(DEEPEST, math.ceil(count / 2) - 1)
    for depth in range(under, -1, -1):
        lie = Lie(spot.centerx - 2.2 * depth, spot.centery - 2.2 * depth)
        brush.back("ingredient", lie, spot.width, shadow=9 if depth == under else 0)
    y = spot.bottom + 26
    brush.icon(f"pastry_bids/suit-{suit}", spot.centerx - 28, y, 30)
    pill = pygame.FRect(0, 0, 46, 36)
    pill.center = (spot.centerx + 12, y)
    brush.flat(pill, TEAL, 18)
    brush.number(str(count), *pill.center, 24, PAPER)


def _paint_up(brush: Brush, look: Look) -> None:
    areas = up_areas(brush.board, len(look.up))
    if not look.up and look.phase == "bid":
        for area in up_areas(brush.board, 2):
            brush.dashes(area, 16, STITCH)
    shaken, away = look.shake
    for card, area in zip(look.up, areas, strict=False):
        if look.prize:
            brush.halo(area.inflate(-6, -6), 16, reach=20)
        x = area.centerx + (away if shaken == f"card-{card}" else 0)
        picture = brush.cards.ingredient(card, *brush.size(area.width))
        brush.lay(picture, ("ingredient", card), Lie(x, area.centery))
    if len(look.up) == 2 and not look.prize and look.phase == "bid" and not look.told:
        for card, area in zip(look.up, areas, strict=True):
            _paint_hint(brush, look, card, area)


def _paint_hint(brush: Brush, look: Look, card: str, area: pygame.FRect) -> None:
    """Who already holds the other card of that number."""
    other = partner(card)
    holder = next((seat for seat in (0, 1) if other in look.leftovers[seat]), None)
    if holder is None:
        return
    y = area.bottom + (58 if not brush.kids else 70)
    size = 60.0 if not brush.kids else 84.0
    brush.face(holder, pygame.FRect(area.centerx - size - 6, y - size / 2, size, size))
    brush.small(suit_of(other), NUMBER[other], Lie(area.centerx + 34, y), size * 0.8, shadow=4)


def _paint_taker(brush: Brush, look: Look, seat: int) -> None:
    """The pill that says who takes the face-up cards."""
    areas = up_areas(brush.board, len(look.up))
    left, right = brush.board["up-hearts"].rect.x, brush.board["up-clubs"].rect.right
    middle = (left + right) / 2
    y = max(area.bottom for area in areas) + 52 if areas else brush.board["mat"].rect.bottom - 66
    y = min(y, brush.board["mat"].rect.bottom - 44)
    face = 52.0
    words = "" if brush.kids else brush.t("bids-takes", name=brush.sitters[seat].name, count=len(look.up))
    size = 28 / max(1.0, brush.type.zoom * 0.75)
    wide = min(480.0, brush.type.width(words, "heading", size) / brush.scale + face + 56) if words else 150.0
    pill = pygame.FRect(middle - wide / 2, y - 31, wide, 62)
    brush.stock(pill, 31, edge=(168, 124, 44), top=(255, 244, 196), bottom=(255, 224, 132), shadow=10)
    brush.face(seat, pygame.FRect(pill.x + 8, y - face / 2, face, face))
    if words:
        brush.text(words, pygame.FRect(pill.x + face + 18, pill.y, wide - face - 36, 62), "heading", size)
    else:
        brush.icon("pastry_bids/crown", pill.right - 46, y, 58)


def paint_bid(brush: Brush, look: Look, seat: int, *, still: bool = True) -> None:
    """A bid's place with the bid, and beside it whose it is and how it stands."""
    side = "own" if seat == look.seat else "other"
    spot = brush.board[f"{side}-bid"].rect
    laid = look.bids[seat]
    if still:
        _paint_beside(brush, look, seat, side, laid)
    if still and look.phase in (BID, TIE):
        brush.flat(spot.inflate(14, 14), (226, 202, 162), 18)
        brush.dashes(spot.inflate(14, 14), 18, (150, 110, 66), 2.5)
    if laid is not None and still == (laid.turn in (0.0, 1.0)):
        _paint_laid(brush, look, seat, spot, laid)


def _paint_laid(brush: Brush, look: Look, seat: int, spot: pygame.FRect, laid: Laid) -> None:
    shown = laid.turn > 0.5 and laid.card is not None
    size = brush.size(spot.width)
    if shown and laid.card is not None:
        picture = brush.cards.face(look.suits[seat], laid.card, *size)
        key: tuple[object, ...] = ("recipe", look.suits[seat], brush.cards.name(laid.card))
    else:
        picture, key = brush.cards.back("recipe", *size), ("back", "recipe")
    if laid.glow:
        brush.halo(spot.inflate(-4, -4), 15, reach=20)
    squeezed = abs(math.cos(math.pi * laid.turn))
    if squeezed < 0.995:
        wide = max(2, round(size[0] * squeezed))
        thin = pygame.transform.smoothscale(picture, (wide, size[1]))
        brush.surface.blit(thin, thin.get_rect(center=brush.viewport.rect(spot).center))
        return
    brush.lay(picture, key, Lie(*spot.center), shadow=9)
    if laid.pale:
        brush.flat(spot, (190, 164, 128), 14, alpha=110)


def _paint_beside(brush: Brush, look: Look, seat: int, side: str, laid: Laid | None) -> None:
    """Name, and what this player has done or bid; a winner wears a crown."""
    area = brush.board[f"{side}-words"].rect
    shown = laid is not None and laid.turn > 0.99 and laid.card is not None
    if look.phase == "tie" and side == "own" and look.answers[seat] is None:
        return  # the two buttons lie here
    if brush.kids:
        _paint_sign(brush, look, seat, area, shown)
        return
    name = pygame.FRect(area.x, area.y + 40, area.width, 44)
    brush.text(brush.sitters[seat].name, name, "heading", 28, align="left")
    below = pygame.FRect(area.x, name.bottom, area.width, 60)
    answer = look.answers[seat]
    if answer is not None:
        words = brush.t("bids-goes-on" if answer else "bids-stops")
        brush.pill(
            words, below.x + 70, below.centery + 4, 44, fill=TEAL if answer else INKS["hearts"], most=150
        )
        return
    if shown and laid is not None and laid.card is not None and look.told[:1] == ("beats",):
        wide = brush.digits(str(laid.card), below.x, below.y + 40, 66, (164, 138, 108) if laid.pale else INK)
        if laid.glow:
            brush.icon("pastry_bids/crown", min(below.x + wide + 44, area.right - 20), below.y + 38, 66)
        return
    words = _doing(brush, look, seat, laid)
    brush.text(words, below, "text", 25, SOFT, align="left", lines=2, top=True)


def _doing(brush: Brush, look: Look, seat: int, laid: Laid | None) -> str:
    match look.phase:
        case "bid":
            return brush.t("bids-has-bid" if laid is not None else "bids-choosing")
        case "tie":
            return brush.t("bids-has-answered" if look.answered[seat] else "bids-asked")
        case "dishes" | "leftovers":
            return brush.t("bids-is-done" if look.done[seat] else "bids-bakes")
    return ""


def _paint_sign(brush: Brush, look: Look, seat: int, area: pygame.FRect, shown: bool) -> None:
    """The same for children: portrait and a sign."""
    laid = look.bids[seat]
    size = min(area.width, 128.0)
    face = pygame.FRect(area.centerx - size / 2, area.y + 38, size, size)
    brush.face(seat, face)
    badge = pygame.FRect(face.right - 44, face.bottom - 44, 52, 52)
    answer = look.answers[seat]
    if answer is not None:
        brush.picture("common/check" if answer else "common/icon-close", badge)
    elif shown and laid is not None and laid.glow:
        brush.picture("pastry_bids/crown", pygame.FRect(face.x + 16, face.y - 44, size - 32, 72))
    elif (look.phase == BID and laid is not None and not shown) or look.answered[seat] or look.done[seat]:
        brush.picture("common/check", badge)


def paint_other_hand(brush: Brush, look: Look) -> None:
    """The other hand, seen from outside."""
    wide = card_width(brush.board, "other-hand")
    for lie in fan_of(brush.board, "other-hand", look.backs):
        brush.back("recipe", lie, wide)
    if look.backs and not brush.kids:
        spot = brush.board["other-hand"].rect
        right = max(lie.x for lie in fan_of(brush.board, "other-hand", look.backs)) + wide / 2
        words = brush.t("bids-cards", count=look.backs)
        size = 22 / max(1.0, brush.type.zoom * 0.7)
        tall = 34.0
        most = spot.right + 120 - right
        width = min(most, brush.type.width(words, "heading", size) / brush.scale + 30)
        brush.pill(words, right + 6 + width / 2, spot.bottom + 4, tall, fill=DARK, most=width)


def paint_own_hand(brush: Brush, look: Look, without: frozenset[int]) -> None:
    """The own hand, but for the cards that are drawn above the rest."""
    wide = card_width(brush.board, "own-hand")
    for number, lie in look.hand.items():
        if number not in without:
            brush.recipe(look.suits[look.seat], number, lie, wide)


def hand_room(brush: Brush) -> pygame.FRect:
    """The part of the table on which the own hand may be drawn."""
    spot = brush.board["own-hand"].rect
    wide = card_width(brush.board, "own-hand")
    reach = wide * RATIO * math.sin(math.radians(DEGREES * 7))
    return spot.inflate(reach, 90)
