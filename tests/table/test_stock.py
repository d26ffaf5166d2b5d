"""Card stock that is drawn narrow and drawn out looks as if it had been drawn whole."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.ui import paint
from game.table import stock
from game.table.art import Art

SHAPES: dict[str, Callable[[Art, int], pygame.Surface]] = {
    "card": lambda art, wide: stock.card_stock(art, wide, 150, 33.5, line=3.5),
    "card with straight corners": lambda art, wide: stock.card_stock(art, wide, 90, 0.0),
    "body": lambda art, wide: paint.body(art, "butter", (wide / 1.5, 100), 1.5, radius=40),
    "flat": lambda art, wide: paint.flat(
        art, (wide / 1.5, 70), 1.5, radius=24, fill="#336699", outline="#112233", opacity=0.5
    ),
    "ring": lambda art, wide: paint.ring(art, (wide / 1.5, 90), 1.5, 30),
}


@pytest.fixture(autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("wide", [90, 700, 1501])
def test_drawn_out_looks_as_drawn_whole(name: str, wide: int, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = SHAPES[name](Art(), wide)
    for module in (stock, paint):
        monkeypatch.setattr(module, "drawn_out", lambda make, width, end: make(width))
    whole = SHAPES[name](Art(), wide)
    assert quick.get_size() == whole.get_size()
    assert not [step for step in _steps(quick, whole) if step > 8]  # of 255
    assert len(_steps(quick, whole)) < 30  # rounded otherwise on the edge of a curve


def _steps(one: pygame.Surface, other: pygame.Surface) -> list[int]:
    """How far apart the channels are that differ."""
    first, second = pygame.image.tobytes(one, "RGBA"), pygame.image.tobytes(other, "RGBA")
    return [abs(a - b) for a, b in zip(first, second, strict=True) if a != b]


def test_only_the_ends_are_drawn() -> None:
    asked: list[int] = []

    def make(width: int) -> pygame.Surface:
        asked.append(width)
        return pygame.Surface((width, 4), pygame.SRCALPHA)

    assert stock.drawn_out(make, 900, 10).get_size() == (900, 4)
    assert stock.drawn_out(make, 20, 10).get_size() == (20, 4)
    assert max(asked) < 40
