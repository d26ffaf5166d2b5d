"""What the table of Cookies shows at a moment. `look_of(view)` is the one truth; animations only move it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.cookies.box import SHAPES
from game.rules.cookies.view import IN_OVEN, CookiesView
from game.table.board import Board
from game.table.dice import Pose, rest_pose
from game.table.pieces import Piece

READY_SIDE = (1, 0, 2)
"""The side on top of each die that waits to be thrown."""


@dataclass(slots=True)
class SheetLook:
    """A sheet as shown."""

    shape: str | None = None
    places: list[bool] = field(default_factory=list)
    """For each filled place whether its cookie is sprinkled."""
    travel: float = 0.0
    """0 on the table, 1 in the oven."""
    start: tuple[float, float] | None = None
    """Where its way into the oven begins, when a hand let go of it elsewhere."""
    shake: float = 0.0
    """Units to the right, while it refuses something."""

    @property
    def finished(self) -> bool:
        """Nine sprinkled cookies."""
        return len(self.places) == 9 and all(self.places)


@dataclass(slots=True)
class Look:
    """Everything that can change in the picture."""

    sheets: dict[int, SheetLook]
    reserves: dict[str, int]
    sprinkles: int
    dice: list[Pose]
    rolled: tuple[str, str, str] | None
    """Faces on top; None while the dice wait to be thrown."""
    minute: float
    """Spaces from the 12."""
    hour: float
    hours: int
    alarm: tuple[float, float] | None
    """Where the bell is, in units; None in its nest."""
    baked: list[str]
    door: float = 0.0
    """0 closed, 1 open."""
    heat: float = 0.0
    """How bright the window glows, 0 to 1."""
    ringing: float = 0.0
    """How hard the bell shakes, -1 to 1."""
    flying: list[Piece] = field(default_factory=list)


def look_of(view: CookiesView, board: Board, alarm_at: tuple[float, float] | None) -> Look:
    """The picture of a view. `alarm_at`: where on the table the view's alarm space lies."""
    sheets = {}
    for sheet in view.sheets:
        away = sheet.where == IN_OVEN
        sheets[sheet.number] = SheetLook(sheet.shape, list(sheet.places), 1.0 if away else 0.0)
    return Look(
        sheets=sheets,
        reserves=dict(view.reserves),
        sprinkles=view.sprinkles,
        dice=[die_rest(view, board, number) for number in range(len(view.die_faces))],
        rolled=view.dice,
        minute=float(view.minute),
        hour=float(view.hour),
        hours=view.hours,
        alarm=alarm_at,
        baked=list(view.baked),
        heat=0.0 if view.oven is None else 1.0,
    )


def die_rest(view: CookiesView, board: Board, number: int) -> Pose:
    """How a die lies: with its rolled face on top, or ready to be thrown."""
    if view.dice is None:
        return die_pose(board, number, READY_SIDE[number], ready=True)
    return die_pose(board, number, view.die_faces[number].index(view.dice[number]), ready=False)


def die_pose(board: Board, number: int, side: int, *, ready: bool) -> Pose:
    """A die on its spot with a side on top; ready dice are turned the other way."""
    spot = board[f"die-{number + 1}"]
    spin = float(spot.properties.get("spin", 0.0))
    return rest_pose(spot.x, spot.y, side, -spin if ready else spin)


def face_art(face: str) -> str:
    """The drawing of a die's face. Drawings name the shapes of a face in the order of the box."""
    if "/" not in face:
        return f"cookies/face-{face}"
    first, second = sorted(face.split("/"), key=_ORDER.index)
    return f"cookies/face-{first}-{second}"


_ORDER = ("star", "heart", "circle", "flower")


def cookie_arts(shape: str, sprinkled: bool) -> tuple[str, ...]:
    """The drawings of a cookie."""
    return (f"cookies/cookie-{shape}", "cookies/sprinkles-on") if sprinkled else (f"cookies/cookie-{shape}",)


SOURCES: dict[str, str] = {f"reserve-{shape}": shape for shape in SHAPES}
"""Reserve spot -> shape."""
