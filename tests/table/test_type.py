"""Type: every text can be drawn, and what was drawn once takes a bounded amount of memory."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.table.type import Face, Type
from game.window import prepare_display

FACES: tuple[Face, ...] = ("heading", "text", "bold")


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


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Zoë Őri", "Zoë Őri"),
        ("Анна", "Анна"),
        ("Αλέξης", "Αλέξης"),
        ("Jose\u0301 😀", "José "),
        ("日本", ""),
        ("❤\ufe0f🏳\ufe0f\u200d🌈", ""),
        ("سلام", "س"),
    ],
)
def test_names_keep_what_can_be_drawn(lettering: Type, text: str, drawn: str) -> None:
    assert lettering.writable(text) == drawn


def test_greek_and_cyrillic_are_drawn_by_the_spare_face(lettering: Type) -> None:
    assert lettering.chosen("Анна wins", "heading") == ("spare", "Анна wins")
    assert lettering.chosen("Őri wins", "heading") == ("heading", "Őri wins")


def test_the_spare_face_is_as_large_as_the_others(lettering: Type) -> None:
    spare, bold = (lettering.line(text, "bold", 40).get_bounding_rect().height for text in ("АНН", "AHH"))
    assert spare == pytest.approx(bold, rel=0.15)


@pytest.mark.parametrize("text", ["漢字", "🍪", "half \ud83c", "★"])
def test_no_box_is_ever_drawn(lettering: Type, text: str) -> None:
    """What a program would draw for a sign that nobody has is seen nowhere: it looks like a question mark."""
    asked = "".join(c if c.isascii() else "?" for c in text)
    for face in FACES:
        drawn, wanted = lettering.line(text, face, 30), lettering.line(asked, face, 30)
        assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(wanted, "RGBA")


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
