"""The 52 cards, each drawn whole for exactly the size in which it is shown."""

from __future__ import annotations

import pygame

from game.rules.pastry_bids.cards import NUMBER
from game.table.art import Art
from game.table.table_view import Translate
from game.table.type import Color, Type

INKS: dict[str, Color] = {
    "hearts": (168, 22, 66),
    "diamonds": (158, 62, 12),
    "clubs": (24, 96, 48),
    "spades": (52, 25, 13),
}
"""The colour of each suit's numbers."""
LETTERS = (1, 11, 12, 13)
"""Numbers that have a letter of their own."""
COURTS = {11: "jack", 12: "queen", 13: "king"}
COLUMNS = (0.365, 0.5, 0.635)
"""Pip columns in widths of the card."""
TOP, BOTTOM = 0.21, 0.79
"""Where the outermost rows of pips lie, in heights of the card."""

_L, _M, _R = COLUMNS
_THIRDS = tuple(TOP + (BOTTOM - TOP) * row / 3 for row in range(4))
_HALVES = (TOP, 0.5, BOTTOM)
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((_M, TOP), (_M, BOTTOM)),
    3: tuple((_M, y) for y in _HALVES),
    4: tuple((x, y) for y in (TOP, BOTTOM) for x in (_L, _R)),
    5: (*((x, y) for y in (TOP, BOTTOM) for x in (_L, _R)), (_M, 0.5)),
    6: tuple((x, y) for y in _HALVES for x in (_L, _R)),
    7: (*((x, y) for y in _HALVES for x in (_L, _R)), (_M, (TOP + 0.5) / 2)),
    8: (*((x, y) for y in _HALVES for x in (_L, _R)), (_M, (TOP + 0.5) / 2), (_M, (BOTTOM + 0.5) / 2)),
    9: (*((x, y) for y in _THIRDS for x in (_L, _R)), (_M, 0.5)),
    10: (
        *((x, y) for y in _THIRDS for x in (_L, _R)),
        (_M, (_THIRDS[0] + _THIRDS[1]) / 2),
        (_M, (_THIRDS[2] + _THIRDS[3]) / 2),
    ),
}
"""Where the pips of a number lie, in widths and heights of the card; those below the middle stand on
their heads."""


def suit_of(card: str) -> str:
    """The suit of an ingredient card (`h7`)."""
    return "hearts" if card[0] == "h" else "clubs"


class Cards:
    """Draws cards. `figures`: figures instead of the letters of ace, jack, queen and king, for children."""

    def __init__(self, art: Art, type_: Type, translate: Translate, *, figures: bool) -> None:
        self.art = art
        self.type = type_
        self.t = translate
        self.figures = figures

    def name(self, number: int) -> str:
        """What stands in the corner of a card."""
        return self.t(f"bids-letter-{number}") if number in LETTERS and not self.figures else str(number)

    def face(self, suit: str, number: int, width: int, height: int) -> pygame.Surface:
        """A card as it lies in a hand: number and suit in two corners, pips or a baker between."""

        def make() -> pygame.Surface:
            card = self.art.get("pastry_bids/card-face", width, height).copy()
            if number in COURTS:
                self._baker(card, suit, number)
            else:
                self._pips(card, suit, number)
            corner = self._corner(suit, number, width)
            card.blit(corner, (round(width * 0.055), round(height * 0.035)))
            turned = pygame.transform.rotate(corner, 180)
            place = card.get_rect().inflate(-2 * round(width * 0.055), -2 * round(height * 0.035))
            card.blit(turned, turned.get_rect(bottomright=place.bottomright))
            return card

        return self.art.cached(("card-face", suit, self.name(number), number, width, height), make)

    def small(
        self, suit: str, number: int, width: int, height: int, *, corner: bool = False
    ) -> pygame.Surface:
        """A card among many: number above, suit below; `corner`: at its left edge, as others overlap it."""

        def make() -> pygame.Surface:
            card = self.art.get("pastry_bids/card-face", width, height).copy()
            size = height * (0.27 if corner else 0.36)
            digit = self._sign(self.name(number), size * 1.05, INKS[suit])
            most = width * (0.4 if corner else 0.8)
            if digit.get_width() > most:
                digit = pygame.transform.smoothscale(
                    digit, (round(most), round(digit.get_height() * most / digit.get_width()))
                )
            mark = self.art.get(f"pastry_bids/suit-{suit}", round(height * (0.24 if corner else 0.34)))
            middle = width * (0.27 if corner else 0.5)
            card.blit(digit, digit.get_rect(center=(round(middle), round(height * 0.29))))
            low = height * (0.56 if corner else 0.68)
            card.blit(mark, mark.get_rect(center=(round(middle), round(low))))
            return card

        return self.art.cached(("card-small", suit, self.name(number), width, height, corner), make)

    def back(self, kind: str, width: int, height: int) -> pygame.Surface:
        """The back of a `recipe` or an `ingredient` card."""
        return self.art.get(f"pastry_bids/back-{kind}", width, height)

    def ingredient(self, card: str, width: int, height: int) -> pygame.Surface:
        """An ingredient card by its id, as it lies on the mat."""
        return self.face(suit_of(card), NUMBER[card], width, height)

    def _sign(self, text: str, pixels: float, color: Color) -> pygame.Surface:
        """A number or a letter so many pixels high; it fills its place, so the user's zoom is left out."""
        return self.type.line(text, "heading", pixels / self.type.scale / self.type.zoom, color)

    def _corner(self, suit: str, number: int, width: int) -> pygame.Surface:
        digit = self._sign(self.name(number), width * 0.225, INKS[suit])
        if digit.get_width() > width * 0.25:
            wide = round(width * 0.25)
            tall = digit.get_height() * (0.5 + 0.5 * wide / digit.get_width())
            digit = pygame.transform.smoothscale(digit, (wide, round(tall)))
        mark = self.art.get(f"pastry_bids/suit-{suit}", round(width * 0.15))
        wide = max(digit.get_width(), mark.get_width())
        overlap = round(digit.get_height() * 0.1)
        corner = pygame.Surface((wide, digit.get_height() + mark.get_height() - overlap), pygame.SRCALPHA)
        corner.blit(digit, digit.get_rect(midtop=(wide // 2, 0)))
        corner.blit(mark, mark.get_rect(midbottom=(wide // 2, corner.get_height())))
        return corner

    def _pips(self, card: pygame.Surface, suit: str, number: int) -> None:
        width, height = card.get_size()
        if number == 1:
            ace = self.art.get(f"pastry_bids/suit-{suit}", round(width * 0.47))
            card.blit(ace, ace.get_rect(center=(width // 2, height // 2)))
            return
        size = round(width * (0.227 if number < 9 else 0.193))
        pip = self.art.get(f"pastry_bids/suit-{suit}", size)
        for x, y in PIPS[number]:
            shown = pygame.transform.rotate(pip, 180) if y > 0.51 else pip
            card.blit(shown, shown.get_rect(center=(round(width * x), round(height * y))))

    def _baker(self, card: pygame.Surface, suit: str, number: int) -> None:
        """A baker twice, turned about the middle; the value stands on a band between."""
        width, height = card.get_size()
        frame = pygame.Rect(0, 0, round(width * 0.53), round(height * 0.735))
        frame.center = (width // 2, height // 2)
        radius = round(width * 0.07)
        line = max(1, round(width * 0.012))
        window = pygame.Surface(frame.size, pygame.SRCALPHA)
        pygame.draw.rect(window, (244, 224, 196), window.get_rect(), border_radius=radius)
        half = pygame.Surface((frame.width, frame.height // 2), pygame.SRCALPHA)
        tall = round(frame.height * 0.545)
        baker = self.art.get(f"pastry_bids/baker-{COURTS[number]}-{suit}", round(tall * 0.8), tall)
        low = half.get_height() + round(tall * 0.09)
        half.blit(baker, baker.get_rect(midbottom=(half.get_width() // 2, low)))
        window.blit(half, (0, 0))
        window.blit(pygame.transform.rotate(half, 180), (0, frame.height - half.get_height()))
        shape = pygame.Surface(frame.size, pygame.SRCALPHA)
        pygame.draw.rect(shape, (255, 255, 255, 255), shape.get_rect(), border_radius=radius)
        window.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        pygame.draw.rect(window, (201, 160, 108), window.get_rect(), line, border_radius=radius)
        dark = INKS[suit]
        middle = frame.height // 2
        pygame.draw.rect(window, dark, (0, middle - line, frame.width, 2 * line))
        badge = pygame.Rect(0, 0, round(width * 0.235), round(width * 0.19))
        badge.center = (frame.width // 2, middle)
        around = badge.inflate(2 * line, 2 * line)
        pygame.draw.rect(window, (255, 246, 230), around, border_radius=badge.height)
        pygame.draw.rect(window, dark, badge, border_radius=badge.height)
        value = self._sign(str(number), width * 0.125, (255, 246, 230))
        window.blit(value, value.get_rect(center=badge.center))
        card.blit(window, frame)
