"""The dice of Cookies in motion: thrown, gathered, and drawn wherever they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.table.art import Art
from game.table.board import Board
from game.table.cookies.look import READY_SIDE, Look, die_pose, face_art
from game.table.dice import (
    APART,
    LANDINGS,
    RATE,
    TUMBLE,
    Pose,
    Tumbler,
    die_picture,
    hop_path,
    tumble_path,
)
from game.table.tween import Anim
from game.table.viewport import Viewport

GATHER = 0.42
"""Seconds in which the dice are turned for the next throw."""


class Dice:
    """Moves and pictures of the three dice."""

    def __init__(self, art: Art, board: Board) -> None:
        self.art = art
        self.board = board
        self.edge = board["die-1"].rect.width
        self.faces: tuple[tuple[str, ...], ...] = ()
        """Names of all six faces of each die."""
        self.tumbler: Tumbler | None = None
        self.number = 0
        """Number of the pose that is shown while they move."""

    def arts(self, die: int) -> tuple[str, ...]:
        """The drawings of a die's six faces."""
        return tuple(face_art(face) for face in self.faces[die])

    def stop(self) -> None:
        """They lie still."""
        if self.tumbler is not None:
            self.tumbler.stop()
            self.tumbler.keep_last()
            self.tumbler = None

    def layout(self, viewport: Viewport) -> None:
        """Another size: pictures of what still moves are drawn anew."""
        if self.tumbler is not None:
            self.tumbler = self.tumbler.resized(self.edge * viewport.scale)

    def throw(
        self,
        look: Look,
        faces: tuple[str, str, str],
        start: tuple[float, float],
        scale: float,
        play: Callable[[str], None],
    ) -> Anim:
        """From a point into the tray, to rest on the rolled faces, one after another."""
        tray = self.board["tray"].rect
        paths = []
        for die, face in enumerate(faces):
            rest = die_pose(self.board, die, self.faces[die].index(face), ready=False)
            luck = 0.08 + 0.36 * die + 0.012 * len(face)
            begin = (start[0] + (die - 1) * self.edge * 0.8, start[1] + (die % 2) * self.edge * 0.3)
            seconds = TUMBLE + APART * die
            paths.append(tumble_path(begin, rest, tray, self.edge, luck, seconds))

        def begin_roll() -> None:
            look.rolled = faces
            play("dice-throw")

        return self._anim(look, paths, scale, begin_roll, lambda: play("dice-land"))

    def gather(self, look: Look, scale: float) -> Anim:
        """Turned over, ready to be thrown."""
        paths = [
            hop_path(look.dice[die], die_pose(self.board, die, READY_SIDE[die], ready=True), GATHER)
            for die in range(len(look.dice))
        ]

        def begin() -> None:
            look.rolled = None

        return self._anim(look, paths, scale, begin, None)

    def _anim(
        self,
        look: Look,
        paths: Sequence[Sequence[Pose]],
        scale: float,
        begin: Callable[[], None],
        land: Callable[[], None] | None,
    ) -> Anim:
        self.stop()
        edge = self.edge * scale
        now = [die_picture(self.art, self.arts(die), pose, edge) for die, pose in enumerate(look.dice)]
        self.tumbler = Tumbler(
            self.art, [(self.arts(die), path) for die, path in enumerate(paths)], edge, now
        )
        self.number = 0
        return _Motion(self, look, paths, begin, land)


class _Motion(Anim):
    """Shows pose after pose; tells when a die hits the tray."""

    def __init__(
        self,
        dice: Dice,
        look: Look,
        paths: Sequence[Sequence[Pose]],
        begin: Callable[[], None],
        land: Callable[[], None] | None,
    ) -> None:
        self.duration = max(len(path) for path in paths) / RATE
        self._dice, self._look, self._paths = dice, look, paths
        self._begin: Callable[[], None] | None = begin
        self._land = land
        self._landings = sorted(
            len(path) / RATE * part for path in paths for part in LANDINGS if land is not None
        )

    def at(self, time: float) -> None:
        if self._begin is not None:
            begin, self._begin = self._begin, None
            begin()
        self._dice.number = int(time * RATE)
        for die, path in enumerate(self._paths):
            self._look.dice[die] = path[min(self._dice.number, len(path) - 1)]
        hits = [moment for moment in self._landings if moment <= time]
        if hits and self._land is not None:
            del self._landings[: len(hits)]
            self._land()
        if time >= self.duration:
            self._dice.stop()
