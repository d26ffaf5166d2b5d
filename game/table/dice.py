"""Dice that are thrown: the way they take, their pictures, and a thread that draws these ahead of time."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Sequence
from typing import NamedTuple
from xml.etree.ElementTree import ParseError

import pygame

from game.resources import MissingResource
from game.table.art import Art
from game.table.cube import REACH, UPRIGHT, Turn, Vector, about, cube_svg, lying, times, way
from game.table.pieces import glow
from game.table.stock import svg_picture
from game.table.viewport import Viewport

RATE = 60
"""Poses a second."""
TUMBLE = 0.9
"""Seconds from the throw to rest."""
APART = 0.06
"""Seconds between one die coming to rest and the next."""

AHEAD = 10
"""So many poses ahead of what is shown the thread rests, so that it doesn't take the frame's time."""
NAP = 0.004
"""Seconds that it rests at a time."""
LARGE = 160.0
"""Pixels of an edge from which only every second turn is drawn: the picture costs four times more."""

_HOPS: tuple[tuple[float, float, float], ...] = (
    (0.0, 0.34, 1.25),
    (0.34, 0.6, 0.7),
    (0.6, 0.78, 0.3),
    (0.78, 0.88, 0.09),
)
"""Start, end (parts of the tumble) and height (edges) of each hop."""
LANDINGS: tuple[float, ...] = tuple(end for _, end, _ in _HOPS[:3])
"""When a die hits the tray, in parts of its tumble."""


class Pose(NamedTuple):
    """Where a die is and how it is turned."""

    x: float
    y: float
    """Centre, in layout units."""
    z: float
    """Height above the tray, in edges."""
    turn: Turn


def rest_pose(x: float, y: float, side: int, spin: float) -> Pose:
    """A die at rest with `side` on top, turned by `spin` degrees."""
    return Pose(x, y, 0.0, lying(side, spin))


def tumble_path(
    start: tuple[float, float],
    rest: Pose,
    walls: pygame.FRect,
    edge: float,
    luck: float,
    seconds: float = TUMBLE,
) -> tuple[Pose, ...]:
    """All poses of a throw, `RATE` a second: from `start` off a far wall of the tray to exactly `rest`.

    `luck` (0 to 1) varies the way; the rolled face is decided long before. The die rolls without
    sliding along its way, so its turns are found backwards from the end.
    """
    hit_x = walls.left + walls.width * (0.15 + 0.7 * luck)
    hit_y = walls.top + edge * 0.55 if start[1] > walls.centery else walls.bottom - edge * 0.55
    first = math.hypot(hit_x - start[0], hit_y - start[1])
    second = math.hypot(rest.x - hit_x, rest.y - hit_y)
    whole = max(1.0, first + second)

    def place(t: float) -> tuple[float, float]:
        gone = whole * (1 - (1 - t) ** 2.4)
        if gone < first:
            part = gone / first
            return start[0] + (hit_x - start[0]) * part, start[1] + (hit_y - start[1]) * part
        part = (gone - first) / max(1.0, second)
        return hit_x + (rest.x - hit_x) * part, hit_y + (rest.y - hit_y) * part

    count = max(2, round(seconds * RATE))
    poses = [rest]
    turn, (x, y) = rest.turn, (rest.x, rest.y)
    still = _HOPS[-1][1]
    for number in range(count - 2, -1, -1):
        t = number / (count - 1)
        before_x, before_y = place(t)
        step = math.hypot(x - before_x, y - before_y)
        if t < still and step > 0.01:
            axis = _unit((-(y - before_y) / step, (x - before_x) / step, 0.35 * (luck - 0.5)))
            # the roll fades in after the die has settled, so that it ends without a jerk
            angle = step / (edge * 0.6) * min(1.0, (still - t) / 0.12)
            turn = times(about(axis, -angle), turn)
        x, y = before_x, before_y
        poses.append(Pose(x, y, _height(t), turn))
    return tuple(reversed(poses))


def hop_path(start: Pose, rest: Pose, seconds: float, height: float = 0.5) -> tuple[Pose, ...]:
    """All poses of a die that is turned over in one hop."""
    axis, angle = way(start.turn, rest.turn)
    count = max(2, round(seconds * RATE))
    poses = []
    for number in range(count - 1):
        t = number / (count - 1)
        part = t * t * (3 - 2 * t)
        x, y = start.x + (rest.x - start.x) * part, start.y + (rest.y - start.y) * part
        poses.append(Pose(x, y, 4 * height * t * (1 - t), times(about(axis, angle * part), start.turn)))
    return (*poses, rest)


def _height(t: float) -> float:
    for start, end, height in _HOPS:
        if start <= t < end:
            part = (t - start) / (end - start)
            return 4 * height * part * (1 - part)
    return 0.0


def _unit(v: Vector) -> Vector:
    size = math.hypot(*v)
    return v[0] / size, v[1] / size, v[2] / size


def die_pixels(edge: float, pose: Pose) -> int:
    """Width of a die's picture; a die higher up is nearer and a little larger. `edge` in pixels."""
    return max(8, round(edge * (1 + 0.12 * pose.z) * REACH))


def die_picture(
    art: Art, faces: Sequence[str], pose: Pose, edge: float, drawn: pygame.Surface | None = None
) -> pygame.Surface:
    """A die at rest, with all detail; kept. `drawn`: that very picture, if a tumble ended with it."""
    pixels = die_pixels(edge, pose)
    key = ("die", tuple(faces), tuple(round(value, 3) for value in pose.turn), pixels)
    return art.cached(key, lambda: drawn or render_die(art, faces, pose.turn, pixels, fine=True))


def keep_picture(
    art: Art, faces: Sequence[str], pose: Pose, edge: float, picture: pygame.Surface
) -> pygame.Surface:
    """Take the last picture of a tumble for the die at rest, so that nothing is drawn when it stops."""
    key = ("die", tuple(faces), tuple(round(value, 3) for value in pose.turn), die_pixels(edge, pose))
    return art.cached(key, lambda: picture)


def render_die(art: Art, faces: Sequence[str], turn: Turn, pixels: int, *, fine: bool) -> pygame.Surface:
    """Draw a die; a missing or broken face is noted in `art.problems` and the die stays blank."""
    try:
        svg = cube_svg(faces, turn, pixels, fine=fine)
    except (MissingResource, ParseError) as error:
        art.problems.append(f"die face: {error}")
        svg = cube_svg((), UPRIGHT, pixels)
    return svg_picture(svg, pixels, pixels)


class Tumbler:
    """Draws the pictures of dice in motion, in a thread, in the order in which they are needed."""

    def __init__(
        self,
        art: Art,
        throws: Sequence[tuple[Sequence[str], Sequence[Pose]]],
        edge: float,
        first: Sequence[pygame.Surface],
        start: int = 0,
    ) -> None:
        """`throws`: for each die its six faces and its poses; `edge` in pixels. Starts drawing at `start`.

        `first`: a picture of each die that is shown until there is a better one.
        """
        self._art = art
        self._throws = throws
        self._edge = edge
        self._now = start
        self._first = first
        self._stop = self._hurry = False
        self._gone = [start] * len(throws)
        """Of each die, the number of the picture shown last; those before it are gone."""
        self._pictures: list[list[pygame.Surface | None]] = [[None] * len(poses) for _, poses in throws]
        self._thread = threading.Thread(target=self._draw_all, name="dice", daemon=True)
        self._thread.start()

    def picture(self, die: int, number: int) -> pygame.Surface:
        """The picture of a die's pose, or the latest one drawn. Never waits.

        Earlier ones are let go here, a few a frame: freeing them all at the end would cost a frame.
        """
        self._now = max(self._now, number)
        pictures = self._pictures[die]
        number = min(number, len(pictures) - 1)
        for index in range(number, self._gone[die] - 1, -1):
            found = pictures[index]
            if found is not None:
                for past in range(self._gone[die], index):
                    pictures[past] = None
                self._gone[die] = index
                return found
        return self._first[die]

    def keep_last(self) -> None:
        """Keep the pictures in which the dice come to rest, so that nobody has to draw them again."""
        for (faces, poses), pictures in zip(self._throws, self._pictures, strict=True):
            if pictures[-1] is not None:
                die_picture(self._art, faces, poses[-1], self._edge, pictures[-1])

    def resized(self, edge: float) -> Tumbler:
        """The same throws for another size of the window, from the moment reached on."""
        self.stop()
        now = [self.picture(die, self._now) for die in range(len(self._throws))]
        grown = edge / self._edge
        first = [pygame.transform.smoothscale_by(picture, grown) for picture in now]
        return Tumbler(self._art, self._throws, edge, first, self._now)

    def stop(self) -> None:
        """Draw no more (skipped, another size)."""
        self._stop = True

    def wait(self) -> None:
        """Until all is drawn (tests, benches)."""
        self._hurry = True
        self._thread.join()

    def _draw_all(self) -> None:
        time.sleep(NAP)  # whoever threw the dice goes on at once
        every = 1 if self._edge < LARGE else 2
        for number in range(max(len(poses) for _, poses in self._throws)):
            while number > self._now + AHEAD and not self._stop and not self._hurry:
                time.sleep(NAP)
            for die, (faces, poses) in enumerate(self._throws):
                if self._stop:
                    return
                # what is already past is not drawn any more; the last picture always is
                last = number == len(poses) - 1
                if number < len(poses) and (last or (number >= self._now and number % every == 0)):
                    self._pictures[die][number] = self._render(faces, poses[number], last)

    def _render(self, faces: Sequence[str], pose: Pose, fine: bool) -> pygame.Surface:
        return render_die(self._art, faces, pose.turn, die_pixels(self._edge, pose), fine=fine)


def draw_die(
    surface: pygame.Surface,
    viewport: Viewport,
    art: Art,
    pose: Pose,
    picture: pygame.Surface,
    edge: float,
    halo: tuple[object, ...] | None = None,
) -> None:
    """Blit a die with its shadow; `halo`: a key for its warm glow, None for no glow. `edge` in units."""
    pixels = edge * viewport.scale
    x, y = viewport.point(pose.x, pose.y)
    shade = _shadow(art, round(pixels))
    away = round(pixels * (0.1 + 0.35 * pose.z))
    shade.set_alpha(max(60, 255 - round(120 * pose.z)))
    surface.blit(shade, shade.get_rect(center=(x + away, y + round(pixels * 0.2) + away)))
    y -= round(pixels * pose.z * 0.55)
    if halo is not None:
        warm = glow(art, (*halo, picture.get_width()), picture, max(4, round(pixels * 0.13)))
        surface.blit(warm, warm.get_rect(center=(x, y)))
    surface.blit(picture, picture.get_rect(center=(x, y)))


def _shadow(art: Art, pixels: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        less = max(1, pixels // 24)  # made small: it has no edges to lose
        small = max(4, pixels // less)
        margin = max(2, small // 4)
        side = small + 2 * margin
        shade = pygame.Surface((side, side), pygame.SRCALPHA)
        shade.fill((20, 30, 50, 0))
        box = pygame.Rect(margin, margin, small, small)
        pygame.draw.rect(shade, (20, 30, 50, 120), box, border_radius=small // 6)
        soft = pygame.transform.gaussian_blur(shade, max(1, margin // 2))
        return pygame.transform.smoothscale_by(soft, pixels / small).convert_alpha()

    return art.cached(("die-shadow", pixels), make)
