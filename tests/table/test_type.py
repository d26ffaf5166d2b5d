"""Type: every text can be drawn, and what was drawn once takes a bounded amount of memory."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.table.type import Type
from game.window import prepare_display


@pytest.fixture
def lettering() -> Iterator[Type]:
    """Type at twice the size, with a window to convert pictures for."""
    prepare_display()
    window = pygame.Window("type", (320, 200), hidden=True)
    window.get_surface()
    made = Type()
    made.set_scale(2.0, 2.0)
    yield made
    window.destroy()


@pytest.mark.parametrize("text", ["a\0b", "half \ud83c", "\x01", "漢字 🍪", "", "őű"])
def test_any_text_can_be_measured_broken_and_drawn(lettering: Type, text: str) -> None:
    assert lettering.width(text, "text", 30) >= 0
    assert lettering.wrap(text, "bold", 30, 400)
    assert lettering.line(text, "heading", 30).get_height() > 30


def test_lines_that_were_not_used_for_long_are_forgotten(
    lettering: Type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.table.type.KEEP_PIXELS", 2_000_000)
    first = lettering.line("the first line", "text", 40)
    for number in range(40):
        lettering.line(f"another line, number {number}", "text", 40)
        assert lettering.line("used again and again", "text", 40)
    kept = list(lettering._lines.values())
    assert sum(line.get_width() * line.get_height() for line in kept) <= 2_000_000
    assert len(kept) > 1
    assert first not in kept
    assert lettering.line("used again and again", "text", 40) in kept
