"""Words at the table of Got What It Bakes? have room: none is cut, none is smaller than 18 units."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from game.app import App
from game.rules.core import Match
from game.rules.got_what_it_bakes.pending import Dare, DonationAnswer, Place
from game.rules.got_what_it_bakes.state import BakesState
from game.rules.got_what_it_bakes.table import BAKE, DICE, DRAFT, RECIPES, SHOP
from game.table.easel import Align, Easel
from game.table.stock import Color
from game.table.type import INK, Face
from tests.scenes.bakes_table import Stop, go_to, match_of, sit

LEAST = 17.5
"""Units; type comes in whole pixels, so a little less than 18."""
SHOWN: tuple[tuple[str, int, bool, Stop], ...] = (
    ("competitive", 4, False, lambda state: state.phase == DRAFT),
    ("competitive", 4, False, lambda state: state.phase == DICE and state.round == 2),
    ("competitive", 3, False, lambda state: isinstance(state.pending, Place) and state.round == 2),
    ("solo", 1, False, lambda state: state.phase == SHOP and state.round == 2),
    ("teams", 4, False, lambda state: state.phase == RECIPES and state.round == 2),
    ("cooperative", 3, False, lambda state: isinstance(state.pending, DonationAnswer)),
    ("cooperative", 2, False, lambda state: state.phase == BAKE and state.round == 2),
    ("competitive", 2, True, lambda state: isinstance(state.pending, Dare)),
    ("competitive", 2, True, lambda state: state.phase == DICE and state.round == 2),
)
"""Mode, bakers, kids, and what is looked at."""


def matches() -> Iterator[Match]:
    """A game at each of these moments."""
    for mode, seats, kids, stop in SHOWN:
        for number in range(60):
            match = match_of(mode, seats, kids=kids, seed=f"room-{number}")
            if go_to(match, random.Random(number), stop):
                yield match
                break
        else:
            raise AssertionError((mode, seats, kids))


@pytest.mark.parametrize(
    ("language", "zoom"), [("en", 1.0), ("de", 1.0), ("hu", 1.0), ("de", 1.5), ("de", 2.0), ("hu", 2.0)]
)
def test_no_word_is_cut_or_too_small(
    app: App, monkeypatch: pytest.MonkeyPatch, language: str, zoom: float
) -> None:
    app.context.settings.language, app.context.settings.text_zoom = language, zoom
    app.context.apply_settings()
    wrong: set[str] = set()
    draw = Easel.text

    def watched(
        self: Easel,
        words: str,
        rect: pygame.FRect,
        face: Face = "text",
        size: float = 24,
        color: Color = INK,
        *,
        align: Align = "center",
        lines: int = 1,
        top: bool = False,
    ) -> None:
        if words:
            found, parts = self.fitted(words, rect.width, rect.height, face, size, lines)
            real = found * self.grown
            widest = max(self.type.width(part, face, real / self.type.zoom) for part in parts)
            if real < LEAST or widest > rect.width * self.scale + 4:
                wrong.add(f"{words!r} has {real:.1f} in {rect.width:.0f} x {rect.height:.0f}")
        draw(self, words, rect, face, size, color, align=align, lines=lines, top=top)

    monkeypatch.setattr(Easel, "text", watched)
    for match in matches():
        cook = sit(app, match)
        cook.scene.draw(app.window.surface)
        state = match.state()
        assert isinstance(state, BakesState)
        if cook.bakes.look.others and state.phase != DRAFT and cook.bakes.look.oven is None:
            cook.bakes.opened = cook.bakes.look.others[0]
            cook.scene.draw(app.window.surface)
    assert wrong == set()
