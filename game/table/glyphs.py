"""Which characters a typeface can draw, so that nobody ever sees the boxes that stand for the others."""

from __future__ import annotations

from collections.abc import Callable

import pygame

SIZE = 24
"""Size (pixels) at which characters are tried out."""
NOBODYS = "\U0010fffd"
"""A character that no typeface has."""
STAND_IN = "?"
"""What is drawn for a character that no typeface has."""


class Glyphs:
    """Tries out characters; every answer is kept. A face that isn't there draws nothing of its own."""

    def __init__(self, load: Callable[[str, int], pygame.font.Font]) -> None:
        """`load` gives the font of a face at a size in pixels."""
        self._load = load
        self._known: dict[tuple[str, str], bool] = {}
        self._boxes: dict[str, tuple[pygame.font.Font, bytes]] = {}

    def has(self, face: str, character: str) -> bool:
        """Whether a face draws a character (or there is nothing of it to be seen)."""
        found = self._known.get((face, character))
        if found is None:
            if face not in self._boxes:
                font = self._load(face, SIZE)
                self._boxes[face] = font, _look(font, NOBODYS)
            font, box = self._boxes[face]
            found = self._known[face, character] = _look(font, character) != box
        return found

    def choose(self, text: str, faces: tuple[str, ...]) -> tuple[str, str]:
        """The first of the faces that draws most of a text, and the text with stand-ins for the rest."""
        counts = [sum(self.has(face, character) for character in text) for face in faces]
        face = faces[counts.index(max(counts))]
        return face, "".join(c if self.has(face, c) else STAND_IN for c in text)


def _look(font: pygame.font.Font, character: str) -> bytes:
    """A character as pixels, with their measures."""
    if character == "\n" or not font.size(character)[0]:
        return b""
    picture = font.render(character, True, "black", "white")
    return bytes(picture.get_size()) + pygame.image.tobytes(picture, "RGB")
