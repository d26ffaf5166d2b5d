"""Boards are Tiled maps: where every spot lies, by name and class."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any, Literal

import pygame

from game import resources
from game.table.viewport import FRAME_HEIGHT, FRAME_WIDTH

BoardSize = Literal["normal", "kids"]


LEAST = 24
"""Units that a spot measures at least in each direction: nothing smaller can be seen, let alone hit."""


class BadBoard(Exception):
    """A map that can't be used; the message is one sentence that names the map and what is wrong."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the table, in layout units."""

    name: str
    kind: str
    rect: pygame.FRect
    angle: float = 0.0
    """Degrees clockwise by which what lies here is turned."""
    properties: Mapping[str, Any] = field(default_factory=dict)

    @property
    def x(self) -> float:
        """Centre, from the left."""
        return float(self.rect.centerx)

    @property
    def y(self) -> float:
        """Centre, from the top."""
        return float(self.rect.centery)


class Board:
    """All spots of one map, in the order in which they lie (the last one on top)."""

    def __init__(self, name: str, spots: Mapping[str, Spot]) -> None:
        self.name = name
        self._spots = dict(spots)

    def __getitem__(self, name: str) -> Spot:
        return self._spots[name]

    def __contains__(self, name: object) -> bool:
        return name in self._spots

    def __iter__(self) -> Iterator[Spot]:
        return iter(self._spots.values())

    def of_kind(self, kind: str) -> list[Spot]:
        """All spots of a class, in the order of the map."""
        return [spot for spot in self if spot.kind == kind]


def load_board(
    game: str, size: BoardSize, needed: Mapping[str, str], optional: Mapping[str, str] | None = None
) -> Board:
    """Read `levels/<game>/<size>.tmx`.

    `needed` names every spot that the table looks up, with its class; `optional` those that a map
    may leave out. Raises `BadBoard` when the file is missing or no map, when a needed spot is
    missing, or when a spot is unknown, doubled, of another class, smaller than `LEAST` or outside the
    frame.
    """
    title = f"levels/{game}/{size}.tmx"
    try:
        path = resources.level(f"{game}/{size}.tmx")
    except resources.MissingResource as error:
        raise BadBoard(f"The board {title} is missing.") from error
    return read_board(path, title, needed, optional or {})


def read_board(path: Path, title: str, needed: Mapping[str, str], optional: Mapping[str, str]) -> Board:
    """The board in a map file; `title` is what messages call it. Raises `BadBoard`."""
    import pytmx  # only here: its import costs time that the title scene doesn't have

    try:
        tmx = pytmx.TiledMap(str(path))
        frame = (tmx.width * tmx.tilewidth, tmx.height * tmx.tileheight)
    except Exception as error:  # pytmx raises whatever its parser trips over
        raise BadBoard(f"The board {title} is no readable Tiled map ({error}).") from error
    if frame != (FRAME_WIDTH, FRAME_HEIGHT):
        raise BadBoard(
            f"The board {title} is {frame[0]} x {frame[1]} units, not {FRAME_WIDTH} x {FRAME_HEIGHT}."
        )
    known = {**optional, **needed}
    spots: dict[str, Spot] = {}
    for item in (thing for layer in tmx.objectgroups for thing in layer):
        spot = _spot(item)
        if spot.name not in known:
            raise BadBoard(f"The board {title} has a spot {spot.name!r} that the game doesn't know.")
        if spot.name in spots:
            raise BadBoard(f"The board {title} has the spot {spot.name!r} twice.")
        if spot.kind != known[spot.name]:
            raise BadBoard(
                f"The board {title} has the spot {spot.name!r} as {spot.kind!r}, not as {known[spot.name]!r}."
            )
        sizes = (spot.rect.width, spot.rect.height)
        if not (all(LEAST <= size <= max(frame) for size in sizes) and isfinite(spot.angle)):
            raise BadBoard(f"The board {title} has the spot {spot.name!r} without a size or an angle.")
        if not pygame.FRect(0, 0, *frame).contains(spot.rect):
            raise BadBoard(f"The board {title} has the spot {spot.name!r} outside of its frame.")
        spots[spot.name] = spot
    missing = [name for name in needed if name not in spots]
    if missing:
        raise BadBoard(f"The board {title} lacks the spot {missing[0]!r}.")
    return Board(title, spots)


def _spot(item: Any) -> Spot:
    properties = {str(key): value for key, value in dict(item.properties).items()}
    # Tiled 1.9 writes "class", all others "type"; pytmx hands on either
    kind = getattr(item, "class", None) or item.type or properties.get("class") or ""
    rect = pygame.FRect(float(item.x), float(item.y), float(item.width), float(item.height))
    return Spot(str(item.name or ""), str(kind), rect, float(item.rotation or 0.0), properties)
