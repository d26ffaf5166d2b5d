"""Type: headings in Varela Round (thickened), text in Atkinson Hyperlegible; sizes in layout units."""

from __future__ import annotations

import re
import unicodedata
from collections import OrderedDict
from functools import cache
from importlib import resources as packages
from pathlib import Path
from typing import Literal, TypeVar

import pygame

from game.table.glyphs import Glyphs
from game.table.patience import Patience

Face = Literal["heading", "text", "bold"]
Color = tuple[int, int, int]

INK: Color = (59, 35, 20)
PAPER: Color = (255, 244, 226)
_BREAK = re.compile(r"(?<= )|(?<=\w\w-)(?=\w\w)")
"""Where a line may end: behind a space, and behind the hyphen of a compound."""
KEEP_PIXELS = 6 * 1024 * 1024
"""Rendered lines are kept up to so many pixels (4 bytes each); the fullest page has half of it at 4K."""

_FILES: dict[str, tuple[str, str]] = {
    "heading": ("fontpkg_varela_round", "VarelaRound-Regular.ttf"),
    "text": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Regular.ttf"),
    "bold": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Bold.ttf"),
}
SPARE = "spare"
"""The face of pygame itself, which has Greek and Cyrillic."""
KEEP_CHOICES = 4096
"""So many texts are remembered with the face that draws them, with their width, and broken into lines."""
K = TypeVar("K")
V = TypeVar("V")


class Type:
    """Renders, measures, wraps and fits text. `zoom` is the user's text size (1.0 to 2.0)."""

    def __init__(self, patience: Patience | None = None) -> None:
        """`patience` says when no more lines are to be rendered or broken in a frame."""
        self._patience = patience if patience is not None else Patience()
        self.scale = 1.0
        self.zoom = 1.0
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._glyphs = Glyphs(self.sized)
        self._choices: dict[tuple[str, Face], tuple[str, str]] = {}
        self._lines: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._pixels = 0
        self._widths: dict[tuple[str, Face, float], float] = {}
        self._wraps: dict[tuple[str, Face, float, int], list[str]] = {}
        self.problems: list[str] = []
        """Faces whose file is missing or broken; a plain one stands in for them."""

    def set_scale(self, scale: float, zoom: float) -> None:
        """Take pixels a unit and the user's zoom; forgets what was rendered for others."""
        if (scale, zoom) != (self.scale, self.zoom):
            self.scale, self.zoom = scale, zoom
            self._fonts.clear()
            self._lines.clear()
            self._pixels = 0
            self._widths.clear()
            self._wraps.clear()

    def chosen(self, text: str, face: Face) -> tuple[str, str]:
        """The face that can draw a text (another one if need be), and what of the text can be drawn."""
        if text.isascii() and text.isprintable():
            return face, text
        found = self._choices.get((text, face))
        if found is None:
            found = _kept(self._choices, (text, face), self._glyphs.choose(drawable(text), (face, SPARE)))
        return found

    def writable(self, text: str) -> str:
        """The characters of a text that can be drawn wherever a name is shown."""
        return "".join(
            c
            for c in unicodedata.normalize("NFC", text)
            if c.isprintable()
            and not unicodedata.category(c).startswith("M")  # no mark without its letter
            and (all(self._glyphs.has(face, c) for face in _FILES) or self._glyphs.has(SPARE, c))
        )

    def font(self, face: str, size: float) -> pygame.font.Font:
        """The font of a face at a size in units."""
        pixels = max(6, round(size * self.zoom * self.scale))
        font = self._fonts.get((face, pixels))
        if font is None:
            font = self._fonts[face, pixels] = self.sized(face, pixels)
        return font

    def sized(self, face: str, pixels: int) -> pygame.font.Font:
        """A font of one's own of a face, at a size in pixels."""
        if face == SPARE:
            return plain(pixels)
        try:
            return pygame.font.Font(font_file(face), pixels)
        except (ImportError, OSError, pygame.error):
            if face not in self.problems:
                self.problems.append(face)
            return plain(pixels)

    def line(self, text: str, face: Face, size: float, color: Color = INK) -> pygame.Surface:
        """One line of text. Headings are thickened evenly, since the face has one weight.

        Raises `Later` if it wasn't rendered yet and no time is left for that.
        """
        drawn, text = self.chosen(text, face)
        key = (text, face, size, color)
        line = self._lines.get(key)
        if line is None:
            with self._patience.making():
                font = self.font(drawn, size)
                line = thick(font, text, color) if face == "heading" else font.render(text, True, color)
                line = line.convert_alpha()
            self._lines[key] = line
            self._pixels += line.get_width() * line.get_height()
            while self._pixels > KEEP_PIXELS and len(self._lines) > 1:
                _, old = self._lines.popitem(last=False)
                self._pixels -= old.get_width() * old.get_height()
        else:
            self._lines.move_to_end(key)
        return line

    def width(self, text: str, face: Face, size: float) -> float:
        """The width of a line in pixels; kept, since every painting of a table asks for it again."""
        asked = (text, face, size)
        width = self._widths.get(asked)
        if width is None:
            drawn, text = self.chosen(text, face)
            width = _kept(self._widths, asked, float(self.font(drawn, size).size(text)[0]))
        return width

    def wrap(self, text: str, face: Face, size: float, width: int) -> list[str]:
        """Break text into lines of at most `width` pixels, at spaces and hyphens.

        A part that is longer stands alone.
        """
        asked = (text, face, size, width)
        lines = self._wraps.get(asked)
        if lines is None:
            with self._patience.making():
                lines = _kept(self._wraps, asked, self._broken(text, face, size, width))
        return list(lines)

    def _broken(self, text: str, face: Face, size: float, width: int) -> list[str]:
        drawn, text = self.chosen(text, face)
        font = self.font(drawn, size)
        lines: list[str] = []
        for paragraph in text.split("\n"):
            current = ""
            for part in _BREAK.split(paragraph):
                longer = current + part
                if current and font.size(longer.rstrip(" "))[0] > width:
                    lines.append(current.rstrip(" "))
                    current = part.lstrip(" ")
                else:
                    current = longer
            lines.append(current)
        return lines

    def fit(self, text: str, face: Face, size: float, width: int, smallest: float = 18) -> float:
        """The largest size up to `size` at which the text fits `width` pixels (not below `smallest`)."""
        while size > smallest and self.width(text, face, size) > width:
            size -= 1
        return max(size, smallest)


def _kept(known: dict[K, V], key: K, value: V) -> V:
    """Remember a value; once there are too many, forget all others."""
    if len(known) >= KEEP_CHOICES:
        known.clear()
    known[key] = value
    return value


def plain(pixels: int) -> pygame.font.Font:
    """The face of pygame itself, as large as the others (it is made smaller than asked for)."""
    return pygame.font.Font(None, round(pixels / 0.6875))


def drawable(text: str) -> str:
    """Text without what no font takes: halves of characters (odd file names have them) and nulls."""
    if text.isprintable():
        return text
    return text.encode("utf-8", "replace").decode("utf-8").replace("\0", "")


@cache
def font_file(face: str) -> Path:
    """The font file of a face, in its package's own folder (also in a packaged program)."""
    package, name = _FILES[face]
    return Path(str(packages.files(package) / "files" / name))


def thick(font: pygame.font.Font, text: str, color: Color) -> pygame.Surface:
    """Text with an outline of its own colour: an even, round bold. Tiny text would only be smudged by it."""
    if font.get_height() < 20:
        return font.render(text, True, color)
    weight = max(1, round(font.get_height() * 0.018))
    font.outline = weight
    edge = font.render(text, True, color)
    font.outline = 0
    edge.blit(font.render(text, True, color), (weight, weight))
    return edge
