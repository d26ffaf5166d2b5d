"""What is told to everybody: offers, answers, the nearing end, and the party when the kitchen closes."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.rules.core import Event
from game.rules.macaraccoon import events as ev
from game.table.macaraccoon.flights import fly, heart
from game.table.sprites import Sprite
from game.table.stock import card_stock
from game.table.tween import Anim, Call, InTurn, Spoken, Together, Tween, Wait, linear

if TYPE_CHECKING:
    from game.table.macaraccoon.table import MacaraccoonTable


def trade_asked(table: MacaraccoonTable, event: ev.TradeAsked) -> Anim:
    """An ingredient is shown to the one who is asked."""
    table.from_hand("")
    return banner(table, table.t("macaraccoon-banner-asked", kind=event.kind), "turn", 0.8)


def trade_answered(table: MacaraccoonTable, event: ev.TradeAnswered) -> Anim:
    """Yes or no, to be seen and heard."""
    key = "macaraccoon-banner-yes" if event.yes else "macaraccoon-banner-no"
    return banner(table, table.t(key), "success" if event.yes else "refuse", 0.6)


def stall_warning(table: MacaraccoonTable, event: ev.StallWarning) -> Anim:
    """Nobody has served for long."""
    return banner(table, table.t("macaraccoon-event-stall-warning", left=event.left), "ding", 1.8)


def end_triggered(table: MacaraccoonTable, event: ev.EndTriggered) -> Anim:
    """The end is near."""
    return banner(table, table.t("macaraccoon-event-end-triggered", reason=event.reason), "ding", 2.2)


def turn_skipped(table: MacaraccoonTable, event: ev.TurnSkipped) -> Anim:
    """A player could do nothing."""
    words = table.t("macaraccoon-event-turn-skipped", who=table.sitters[event.seat].name)
    return banner(table, words, "refuse", 1.0)


def banner(table: MacaraccoonTable, words: str, sound: str, seconds: float) -> Anim:
    """A paper with a sentence over the kitchen."""
    kitchen = table.board["kitchen"].rect
    wide, tall = kitchen.width + 120, 120.0

    def make(scale: float) -> pygame.Surface:
        return _paper(table, words, wide * scale, tall * scale)

    sprite = Sprite(("banner", words, table.type.zoom), make, kitchen.centerx + 40, kitchen.centery, lift=1.0)

    def rise(t: float) -> None:
        sprite.alpha = round(255 * min(1.0, 4 * t, 4 * (1 - t) + 0.02))

    def end() -> None:
        if sprite in table.look.flying:
            table.look.flying.remove(sprite)

    return Spoken(
        Call(lambda: table.play(sound)),
        Call(lambda: table.look.flying.append(sprite)),
        Wait(seconds) if table.calm else Tween(seconds, rise, linear),
        Call(end),
    )


def _paper(table: MacaraccoonTable, words: str, wide: float, tall: float) -> pygame.Surface:
    """The banner's picture: a paper as wide as the sentence wants, up to three lines."""
    type_, scale = table.type, table.viewport.scale
    size = 32.0
    while True:
        lines = type_.wrap(words, "heading", size, round(wide - 60 * scale))
        high = len(lines) * size * type_.zoom * 1.2 * scale
        if len(lines) <= 3 or size * type_.zoom <= 18:
            break
        size -= 2
    height = round(max(tall, high + 44 * scale))
    paper = card_stock(
        table.art, round(wide), height, 26 * scale, edge=(217, 79, 112), line=max(2.0, 4 * scale)
    ).copy()
    y = (height - high) / 2
    for line in lines:
        text = type_.line(line, "heading", size)
        paper.blit(text, text.get_rect(midtop=(round(wide / 2), round(y))))
        y += size * type_.zoom * 1.2 * scale
    return paper


def party(table: MacaraccoonTable) -> Anim:
    """The kitchen closes: Macaraccoon dances, hearts rain."""
    look = table.look
    if table.calm:
        return InTurn(Call(lambda: table.play("success")), Wait(0.6))

    def dance(t: float) -> None:
        look.pose = "idle" if t >= 1 else "cheer"
        look.hop = 40 * abs(math.sin(t * math.tau * 2)) if t < 1 else 0.0

    arts = ("macaraccoon/heart", "macaraccoon/heart-token", "macaraccoon/sugar")
    rain = [
        fly(
            table,
            heart(table, arts[number % 3], 1920 * ((number * 0.618) % 1), -60.0),
            (1920 * ((number * 0.618 + 0.03) % 1), 1160.0),
            lambda: None,
            sound="cookie",
            seconds=1.6,
            arc=0.0,
            turn=180.0,
        )
        for number in range(36)
    ]
    return InTurn(
        Call(lambda: table.play("success")), Together([Tween(2.4, dance, linear), Together(rain, 0.04)])
    )


SHOWN: dict[type[Event], Callable[..., Anim]] = {
    ev.TradeAsked: trade_asked,
    ev.TradeAnswered: trade_answered,
    ev.StallWarning: stall_warning,
    ev.EndTriggered: end_triggered,
    ev.TurnSkipped: turn_skipped,
}
"""Event -> how it is shown."""
