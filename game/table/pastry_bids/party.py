"""The end of a game of Pastry Bids: a shower of suits."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.table.sprites import Sprite
from game.table.tween import Anim, Call, InTurn, Together, Tween, Wait, ease_in, linear
from game.table.viewport import FRAME_HEIGHT, FRAME_WIDTH

if TYPE_CHECKING:
    from game.table.pastry_bids.table import PastryTable

CRUMBS = 48
SECONDS = 2.4
SUITS = ("hearts", "diamonds", "clubs", "spades")


def party(table: PastryTable) -> Anim:
    """What is shown when the game has ended."""
    sound = Call(lambda: table.play("success"))
    if table.calm:
        return InTurn(sound, Wait(0.6))
    return InTurn(sound, Together([_crumb(table, number) for number in range(CRUMBS)], 0.03))


def _crumb(table: PastryTable, number: int) -> Anim:
    """One suit that rains down; where and how fast follows from its number."""
    suit, size = SUITS[number % 4], (44.0, 58.0, 72.0)[number % 3]
    name = f"pastry_bids/suit-{suit}"

    def make(scale: float) -> pygame.Surface:
        return table.art.get(name, max(2, round(size * scale)))

    x, sway = FRAME_WIDTH * ((number * 0.618) % 1.0), 40 + 12 * (number % 5)
    sprite = Sprite(("pastry-crumb", suit, size), make, x, -80.0, 0.0, 0.3)

    def fall(t: float) -> None:
        sprite.y = -80 + (FRAME_HEIGHT + 180) * t
        sprite.x = x + sway * math.sin(t * 5 + number)
        sprite.angle = round((number * 47 + 300 * t * (1 if number % 2 else -1)) / 24) * 24

    return InTurn(
        Call(lambda: table.look.flying.append(sprite)),
        Tween(SECONDS - 0.2 * (number % 4), fall, ease_in if number % 2 else linear),
        Call(lambda: table.look.flying.remove(sprite)),
    )
