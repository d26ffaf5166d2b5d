"""The dice in motion: thrown into the trays, onto CookieBot's board, or for a dare."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.table.art import Art
from game.table.dice import (
    APART,
    LANDINGS,
    RATE,
    TUMBLE,
    Pose,
    Tumbler,
    die_picture,
    die_pixels,
    draw_die,
    keep_picture,
    rest_pose,
    tumble_path,
)
from game.table.tween import Anim
from game.table.viewport import Viewport

FACES: tuple[str, ...] = tuple(f"bakes/face{value}" for value in range(1, 7))
"""The drawings of a die's six faces; opposite ones add up to seven."""


def lying(rect: pygame.FRect, value: int, number: int) -> Pose:
    """How a die lies in a place after it was thrown; each is turned a little differently."""
    return rest_pose(
        rect.centerx, rect.centery - rect.height * 0.06, value - 1, (number * 7 + value * 5) % 23 - 11.0
    )


def resting_die(
    art: Art, viewport: Viewport, surface: pygame.Surface, pose: Pose, edge: float, glows: bool
) -> None:
    """A die that lies where it was thrown."""
    picture = die_picture(art, FACES, pose, edge * viewport.scale)
    halo = ("bakes-die", tuple(round(part, 2) for part in pose.turn)) if glows else None
    draw_die(surface, viewport, art, pose, picture, edge, halo)


TRAY_SHARE = 0.7
"""Edge of a die in its place; seen at a slant it is higher than that."""


class Dice:
    """Dice that tumble; at rest they are drawn by whoever they lie with."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self.edge = 60.0
        self.pixels = 60.0
        """The edge in pixels."""
        self.tumbler: Tumbler | None = None
        self.paths: Sequence[Sequence[Pose]] = ()
        self.number = 0
        """Number of the pose that is shown."""

    def stop(self) -> None:
        """They lie still."""
        if self.tumbler is not None:
            self.tumbler.stop()
        self.tumbler, self.paths = None, ()

    def layout(self, viewport: Viewport) -> None:
        """Another size: pictures of what still moves are drawn anew."""
        if self.tumbler is not None:
            self.pixels = self.edge * viewport.scale
            self.tumbler = self.tumbler.resized(self.pixels)

    def throw(
        self,
        values: Sequence[int],
        places: Sequence[pygame.FRect],
        walls: pygame.FRect,
        start: tuple[float, float],
        viewport: Viewport,
        play: Callable[[str], None],
    ) -> Anim:
        """From a point off the walls of a tray into their places, to rest on the rolled values."""
        edge = min(112.0, *(min(place.width, place.height) for place in places)) * TRAY_SHARE
        paths = []
        for number, (value, place) in enumerate(zip(values, places, strict=True)):
            luck = (0.31 + 0.37 * number + 0.11 * value) % 1.0
            begin = start[0] + (number % 4 - 1.5) * edge * 0.5, start[1] + (number % 3) * edge * 0.3
            seconds = TUMBLE + APART * min(number, 6)
            paths.append(tumble_path(begin, lying(place, value, number), walls, edge, luck, seconds))

        def begin_roll() -> None:
            self.stop()
            self.edge, self.paths, self.number = edge, paths, 0
            self.pixels = edge * viewport.scale
            pixels = [die_pixels(edge * viewport.scale, path[0]) for path in paths]
            first = [
                self.art.get(f"bakes/die{value}", size) for value, size in zip(values, pixels, strict=True)
            ]
            self.tumbler = Tumbler(self.art, [(FACES, path) for path in paths], edge * viewport.scale, first)
            play("dice-throw")

        return _Motion(self, paths, begin_roll, lambda: play("dice-land"))

    def rest(self) -> None:
        """They have come to rest: what was drawn of them in the end is kept."""
        if self.tumbler is not None:
            for die, path in enumerate(self.paths):
                last = self.tumbler.picture(die, len(path) - 1)
                keep_picture(self.art, FACES, path[-1], self.pixels, last)
        self.stop()

    def draw(self, surface: pygame.Surface, viewport: Viewport) -> None:
        """Draw what tumbles."""
        if self.tumbler is None:
            return
        poses = [(die, path[min(self.number, len(path) - 1)]) for die, path in enumerate(self.paths)]
        for die, pose in sorted(poses, key=lambda item: item[1].y):
            draw_die(surface, viewport, self.art, pose, self.tumbler.picture(die, self.number), self.edge)


class _Motion(Anim):
    """Shows pose after pose; tells when a die hits the tray."""

    def __init__(
        self,
        dice: Dice,
        paths: Sequence[Sequence[Pose]],
        begin: Callable[[], None],
        land: Callable[[], None],
    ) -> None:
        self.duration = max(len(path) for path in paths) / RATE
        self._dice = dice
        self._begin: Callable[[], None] | None = begin
        self._land = land
        self._landings = sorted(
            {round(len(path) / RATE * part, 2) for path in paths[:3] for part in LANDINGS}
        )

    def at(self, time: float) -> None:
        if self._begin is not None:
            begin, self._begin = self._begin, None
            begin()
        self._dice.number = int(time * RATE)
        hits = [moment for moment in self._landings if moment <= time]
        if hits:
            del self._landings[: len(hits)]
            self._land()
        if time >= self.duration:
            self._dice.rest()
