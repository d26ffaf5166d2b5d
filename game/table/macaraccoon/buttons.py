"""The two buttons of the countertop, as far as they mean something."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.input.gestures import Gesture
from game.rules.core import Action
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon.cards import CHEFS
from game.table.macaraccoon.brush import Brush
from game.table.macaraccoon.meaning import GIVE, KEEP
from game.table.stock import Color
from game.table.type import PAPER

if TYPE_CHECKING:
    from game.table.macaraccoon.table import MacaraccoonTable

KEEPS: dict[Action, tuple[str, str]] = {
    act.NO: ("macaraccoon-label-no", "common/icon-close"),
    act.FINISH: ("macaraccoon-label-finish", "common/icon-check"),
    act.END: ("macaraccoon-label-end", "common/icon-check"),
}
"""Words and sign of the second button."""


def draw_buttons(table: MacaraccoonTable, brush: Brush, hover: str | None) -> None:
    """The two buttons of the countertop, as far as they mean something."""
    known = table.known
    give, keep = known.action(Gesture(GIVE)), known.action(Gesture(KEEP))
    if give is not None:
        _draw_give(table, brush, give, allowed=known.allowed(Gesture(GIVE)), hover=hover == GIVE)
    if keep is not None:
        rect = table.area(KEEP)
        key, icon = KEEPS.get(keep, ("macaraccoon-label-back", "common/icon-back"))
        top: Color = (255, 252, 244) if hover != KEEP else (255, 255, 255)
        brush.stock(
            rect,
            min(44, rect.height / 2),
            edge=(150, 104, 58),
            top=top,
            bottom=(240, 222, 190),
            line=3,
            shadow=8,
        )
        _label(brush, rect, brush.t(key), icon, (84, 54, 30))


def _draw_give(table: MacaraccoonTable, brush: Brush, give: Action, *, allowed: bool, hover: bool) -> None:
    rect = table.area(GIVE)
    state = table.view.table
    if isinstance(give, act.Rush):
        if brush.kids and not allowed:
            return
        words, icon = brush.t("macaraccoon-label-rush"), "macaraccoon/sugar"
    elif isinstance(give, act.Answer):
        words, icon = brush.t("macaraccoon-label-yes"), "common/icon-check"
    else:
        words, icon = _power_words(table, brush), f"macaraccoon/power-{table.verb_now}"
    if not allowed:
        pale: Color = (150, 124, 92)
        brush.stock(
            rect, min(44, rect.height / 2), edge=(208, 180, 138), top=(248, 236, 212), bottom=(242, 226, 196)
        )
        _label(brush, rect, words, icon, pale, number=table.rush_price(state.jars[table.look.shown]))
        return
    top: Color = (244, 116, 146) if hover else (232, 96, 128)
    brush.stock(
        rect, min(44, rect.height / 2), edge=(150, 34, 68), top=top, bottom=(206, 62, 98), line=3, shadow=8
    )
    price = table.rush_price(state.jars[table.look.shown]) if isinstance(give, act.Rush) else ""
    _label(brush, rect, words, icon, PAPER, number=price)


def _power_words(table: MacaraccoonTable, brush: Brush) -> str:
    """What the button does for the Whisker in use."""
    if table.verb_now == "encore":
        return brush.t("macaraccoon-label-encore")
    state = table.view.table
    return brush.t("macaraccoon-label-sugar", number=CHEFS[state.chefs[state.whisk]].number)


def _label(
    brush: Brush, rect: pygame.FRect, words: str, icon: str, color: Color, *, number: str = ""
) -> None:
    """Words, a sign and maybe a number on a button; for children the sign alone."""
    size = rect.height * 0.66
    if brush.kids:
        brush.icon(icon, rect.centerx - (22 if number else 0), rect.centery, size * 0.84)
        if number:
            brush.number(number, rect.centerx + 42, rect.centery, 54, color)
        return
    right = 20 + (30 if number else 0)
    brush.icon(icon, rect.right - right - size / 2, rect.centery, size)
    if number:
        brush.number(number, rect.right - 30, rect.centery, 28, color)
    box = pygame.FRect(rect.x + 18, rect.y + 3, rect.width - 18 - right - size - 10, rect.height - 6)
    brush.text(words, box, "heading", 25, color)
