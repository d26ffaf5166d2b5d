"""Where things lie on the table of Pastry Bids: the spots of its map, and the places within them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.rules.pastry_bids.cards import CARD_IDS, NUMBERS
from game.table.board import Board

SPOTS: Mapping[str, str] = {
    "own-panel": "panel",
    "other-panel": "panel",
    "own-dishes": "panel",
    "other-dishes": "panel",
    "mat": "mat",
    "own-hand": "hand",
    "other-hand": "hand",
    "headline": "words",
    "pile-hearts": "pile",
    "pile-clubs": "pile",
    "aside-hearts": "aside",
    "aside-clubs": "aside",
    "up-hearts": "card",
    "up-clubs": "card",
    "own-bid": "bid",
    "other-bid": "bid",
    "own-words": "words",
    "other-words": "words",
    "reveal": "choice",
    "agree": "choice",
    "decline": "choice",
    "done": "choice",
}
"""Every spot that the table of Pastry Bids looks up."""
SCENERY: Mapping[str, str] = {"history": "panel"}
"""What a board may have besides."""

RECIPES = tuple(f"recipe-{number}" for number in NUMBERS)
INGREDIENTS = tuple(f"card-{card}" for card in CARD_IDS)
PAIRS = tuple(f"pair-{number}" for number in NUMBERS)
CHOSEN = "pair-chosen"
"""The pair of one colour that a player put together (loose pastry)."""
LOOSE: tuple[str, ...] = (*INGREDIENTS, *PAIRS, CHOSEN, *RECIPES)
"""Spots that move about: own and other ingredient cards, shown pairs, own recipe cards; the last on top."""

NOWHERE = pygame.FRect(-200, -200, 0, 0)
"""Area of what isn't there now."""
RATIO = 1.4
"""Height of a card by its width."""
RISE = 40.0
"""By how much a card of the hand rises under the pointer."""
DEGREES = 3.4
"""By how much each card of a fan is turned against the next."""
LARGEST = 178.0
"""Width of a plate that has all the room it wants."""
GAP = 3.5
"""Units between a plate with its badge and the next."""
BADGE, BADGE_SHARE = 28.0, 0.24
"""Height of a plate's badge: at least so many units, or this much of a larger plate."""
PROUD = 0.56
"""How much of its height a badge reaches below its plate."""
CROWDED = 4
"""With more plates than this, two rows of leftover cards make room for them."""


class Lie(NamedTuple):
    """How a card lies: its centre, and degrees clockwise."""

    x: float
    y: float
    angle: float = 0.0


def card_width(board: Board, hand: str) -> float:
    """Width of the cards of a hand."""
    return float(board[hand].properties["card"])


def pitch_of(board: Board, hand: str, count: int) -> float:
    """How far apart the cards of a hand lie."""
    spot = board[hand]
    most = float(spot.properties["pitch"])
    return min(most, (spot.rect.width - card_width(board, hand)) / max(1, count - 1))


def fan_of(board: Board, hand: str, count: int) -> list[Lie]:
    """Where the cards of a hand lie, from the left. The other hand is seen from outside."""
    spot = board[hand]
    pitch = pitch_of(board, hand, count)
    own = hand == "own-hand"
    bend = (
        DEGREES * float(spot.properties.get("bend", 1.0)) * min(1.0, pitch / (card_width(board, hand) * 0.9))
    )
    middle = (count - 1) / 2
    found = []
    for number in range(count):
        off = number - middle
        drop = off * off * bend * pitch * 0.0036
        lie = Lie(spot.x + off * pitch, spot.y + (drop if own else -drop), off * bend * (1 if own else -1))
        found.append(lie)
    return found


def card_area(lie: Lie, width: float) -> pygame.FRect:
    """The upright rectangle of a card of that width."""
    height = width * RATIO
    return pygame.FRect(lie.x - width / 2, lie.y - height / 2, width, height)


def up_areas(board: Board, count: int) -> list[pygame.FRect]:
    """Where `count` face-up cards lie, pair by pair; each further pair lies over the one before."""
    pairs = max(1, count // 2)
    tall = board["up-hearts"].rect.height
    step = min(tall * 0.17, tall * 0.52 / max(1, pairs - 1))
    lift = 0.0 if pairs == 1 else tall * 0.09
    areas = []
    for place in range(count):
        spot = board["up-hearts" if place % 2 == 0 else "up-clubs"].rect
        areas.append(spot.move(0, step * (place // 2) - lift))
    return areas


def aside_areas(board: Board, cards: Sequence[str]) -> dict[str, pygame.FRect]:
    """Where the cards lie that nobody took, below the pile they will be handed out with."""
    found = {}
    for spot, suit in (("aside-hearts", "h"), ("aside-clubs", "c")):
        area = board[spot].rect
        own = [card for card in cards if card[0] == suit]
        wide = area.height / RATIO
        pitch = min(wide * 1.08, (area.width - wide) / max(1, len(own) - 1))
        left = area.centerx - (wide + pitch * (len(own) - 1)) / 2
        for place, card in enumerate(own):
            found[card] = pygame.FRect(left + place * pitch, area.y, wide, area.height)
    return found


class Shelf:
    """A player's dishes and leftover cards, as they are laid out in their panel."""

    def __init__(self, panel: pygame.FRect, plates: int, cards: Sequence[str], *, kids: bool) -> None:
        """`plates`: dishes made, and pairs shown for dishes to be made."""
        self.panel = panel
        self.kids = kids
        pad = 17.0
        self.head = pygame.FRect(panel.x + 24, panel.y + 14, panel.width - 48, 44 if not kids else 0)
        below = panel.bottom - 18
        count = len(cards)
        self.rows = 1 if count <= 7 else 2
        wide = 78.0 if self.rows == 1 else 58.0 if plates <= CROWDED else 50.0
        tall = wide * RATIO
        self.card = (wide, tall)
        top = below - tall * self.rows - (4 if self.rows > 1 else 12)
        word = 36.0 if not kids else 0.0
        self.label = pygame.FRect(panel.x + 24, top - word - 8, panel.width - 48, word)
        each = -(-count // self.rows) if count else 1
        room = panel.width - 2 * pad - wide
        pitch = min(wide * 1.08, room / max(1, each - 1))
        self.pitch = pitch
        self.cards = {
            card: pygame.FRect(
                panel.x + pad + 4 + pitch * (place % each), top + (tall + 4) * (place // each), wide, tall
            )
            for place, card in enumerate(cards)
        }
        start = panel.y + (62 if not kids else 12)
        space = pygame.FRect(panel.x + pad, start, panel.width - 2 * pad, self.label.y - start - 2)
        self.plates = _plates(space, plates)

    @property
    def overlapping(self) -> bool:
        """Whether leftover cards hide more than a little of each other."""
        return self.pitch < self.card[0] * 0.8


def _plates(space: pygame.FRect, count: int) -> list[pygame.FRect]:
    """Places for so many plates with their badges, as large as fit; at least two are shown."""
    count = max(2, count)
    best: tuple[float, int] = (0.0, 1)
    for across in range(2, count + 1):
        high = space.height / -(-count // across) - GAP
        size = min(
            LARGEST, space.width / across - GAP, high - PROUD * BADGE, high / (1 + PROUD * BADGE_SHARE)
        )
        if size > best[0] + 0.5:
            best = (size, across)
    size, across = best
    step_x, step_y = space.width / across, space.height / -(-count // across)
    step_y = min(step_y, size * 1.04 + PROUD * badge_height(size) + GAP)
    return [
        pygame.FRect(
            space.x + step_x * (place % across) + (step_x - size) / 2,
            space.y + step_y * (place // across),
            size,
            size,
        )
        for place in range(count)
    ]


def badge_height(size: float) -> float:
    """Height of the badge on the edge of a plate: what the dish is worth, or that one can be made."""
    return max(BADGE, size * BADGE_SHARE)


def badge_middle(plate: pygame.FRect) -> tuple[float, float]:
    """The middle of the badge of a plate."""
    tall = badge_height(plate.width)
    return plate.centerx, plate.bottom + tall * (PROUD - 0.5)


def with_badge(plate: pygame.FRect) -> pygame.FRect:
    """All that a plate takes up: its badge reaches below it."""
    return pygame.FRect(plate.x, plate.y, plate.width, plate.height + PROUD * badge_height(plate.width))


def on_plate(plate: pygame.FRect) -> tuple[Lie, Lie, Lie]:
    """Where the two ingredient cards and the recipe card lie on a plate."""
    size, (x, y) = plate.width, plate.center
    return (
        Lie(x - size * 0.24, y - size * 0.08, -9.0),
        Lie(x + size * 0.24, y - size * 0.08, 9.0),
        Lie(x, y + size * 0.14, 0.0),
    )


def plate_card(plate: pygame.FRect) -> float:
    """Width of the cards on a plate."""
    return plate.width * 0.345
