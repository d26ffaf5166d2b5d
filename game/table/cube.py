"""A die as a real cube: its faces' outlines, projected in perspective, become one drawing.

Axes of the table: x to the right, y towards the players (down the screen), z up out of the table.
A turn is a 3 x 3 matrix, row by row. Side numbers: 0 and 5 top and bottom (z), 1 and 4 front and
back (y), 2 and 3 right and left (x), so that opposite sides add up to 5.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from game.table.svg_shapes import Gradient, Paint, Point, Shape, shapes_of

Turn = tuple[float, float, float, float, float, float, float, float, float]
Vector = tuple[float, float, float]

UPRIGHT: Turn = (1, 0, 0, 0, 1, 0, 0, 0, 1)
TILT = math.radians(32)
"""By how much the eye looks at the table from the players' side, off the vertical."""
DISTANCE = 5.2
"""The eye's distance from a die, in edges: how strong the perspective is."""
FACE_SIZE = 128.0
"""Units of a face's drawing along its edge."""
INSET = 0.035
"""Bare rim round a face's drawing, in edges."""
FINE = 8.5
"""Outlines smaller than this (units of the face) are left out while a die tumbles."""
REACH = 1.75
"""Width and height of a die's picture, in edges."""

# side -> direction of the drawing's x axis, of its y axis, and of the side itself
_SIDES: tuple[tuple[Vector, Vector, Vector], ...] = (
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((0, -1, 0), (0, 0, -1), (1, 0, 0)),
    ((0, 1, 0), (0, 0, -1), (-1, 0, 0)),
    ((-1, 0, 0), (0, 0, -1), (0, -1, 0)),
    ((1, 0, 0), (0, -1, 0), (0, 0, -1)),
)
_CORNERS = ((0.02, 0.02), (0.98, 0.02), (0.98, 0.98), (0.02, 0.98))
_LIGHT: Vector = (-0.42, -0.30, 0.86)


@dataclass(frozen=True, slots=True)
class Seen:
    """A side of the cube that the eye sees, as a projection of its square (0 to 1 both ways)."""

    side: int
    facing: float
    """How directly it looks at the eye: the cosine of the angle, 0 to 1."""
    light: float
    """How bright it is, 0 to 1."""
    projection: tuple[float, ...]
    """Homography a b c / d e f / g h 1 from the side's square to edges right of and below the centre."""

    def at(self, u: float, v: float) -> Point:
        """Where a point of the side's square is seen, in edges from the die's centre."""
        a, b, c, d, e, f, g, h = self.projection
        w = 1 / (g * u + h * v + 1)
        return (a * u + b * v + c) * w, (d * u + e * v + f) * w


def times(m: Turn, n: Turn) -> Turn:
    """First `n`, then `m`."""
    return (
        m[0] * n[0] + m[1] * n[3] + m[2] * n[6],
        m[0] * n[1] + m[1] * n[4] + m[2] * n[7],
        m[0] * n[2] + m[1] * n[5] + m[2] * n[8],
        m[3] * n[0] + m[4] * n[3] + m[5] * n[6],
        m[3] * n[1] + m[4] * n[4] + m[5] * n[7],
        m[3] * n[2] + m[4] * n[5] + m[5] * n[8],
        m[6] * n[0] + m[7] * n[3] + m[8] * n[6],
        m[6] * n[1] + m[7] * n[4] + m[8] * n[7],
        m[6] * n[2] + m[7] * n[5] + m[8] * n[8],
    )


def turned(m: Turn, v: Vector) -> Vector:
    """A vector after a turn."""
    return (
        m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
        m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
        m[6] * v[0] + m[7] * v[1] + m[8] * v[2],
    )


def about(axis: Vector, angle: float) -> Turn:
    """The turn by `angle` (radians) about an axis of length 1."""
    x, y, z = axis
    c, s = math.cos(angle), math.sin(angle)
    k = 1 - c
    return (
        c + x * x * k,
        x * y * k - z * s,
        x * z * k + y * s,
        y * x * k + z * s,
        c + y * y * k,
        y * z * k - x * s,
        z * x * k - y * s,
        z * y * k + x * s,
        c + z * z * k,
    )


def back(m: Turn) -> Turn:
    """The turn that undoes a turn."""
    return m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]


def way(start: Turn, end: Turn) -> tuple[Vector, float]:
    """Axis and angle of the shortest turn from one to the other."""
    m = times(end, back(start))
    angle = math.acos(max(-1.0, min(1.0, (m[0] + m[4] + m[8] - 1) / 2)))
    if angle < 1e-6:
        return (0.0, 0.0, 1.0), 0.0
    if math.pi - angle < 1e-4:  # half a turn: the axis is what stays where it is
        x, y, z = (math.sqrt(max(0.0, (m[i] + 1) / 2)) for i in (0, 4, 8))
        y, z = math.copysign(y, m[1] + m[3]), math.copysign(z, m[2] + m[6])
        if x < 1e-3:
            z = math.copysign(z, m[5] + m[7])
        size = math.hypot(x, y, z)
        return (x / size, y / size, z / size), angle
    axis = (m[7] - m[5], m[2] - m[6], m[3] - m[1])
    size = math.hypot(*axis)
    return (axis[0] / size, axis[1] / size, axis[2] / size), angle


@cache
def orientations() -> tuple[Turn, ...]:
    """The 24 ways in which a cube can lie square on the table; the first four show side 0 on top."""
    quarter = math.pi / 2
    on_top = (
        UPRIGHT,
        about((1, 0, 0), quarter),
        about((0, 1, 0), -quarter),
        about((0, 1, 0), quarter),
        about((1, 0, 0), -quarter),
        about((1, 0, 0), 2 * quarter),
    )
    spins = [about((0, 0, 1), quarter * number) for number in range(4)]
    return tuple(tuple(round(value) for value in times(spin, top)) for top in on_top for spin in spins)  # type: ignore[misc]


def lying(side: int, spin: float = 0.0) -> Turn:
    """At rest with `side` on top, the drawing upright but for `spin` degrees clockwise."""
    for turn in orientations():
        across, down, up = (turned(turn, axis) for axis in _SIDES[side])
        if up[2] > 0.9 and across[0] > 0.9 and down[1] > 0.9:
            return times(about((0, 0, 1), math.radians(spin)), turn)
    raise ValueError(f"a cube has no side {side}")


def top_side(turn: Turn) -> int:
    """The side that looks up."""
    return max(range(6), key=lambda side: turned(turn, _SIDES[side][2])[2])


def seen_sides(turn: Turn) -> list[Seen]:
    """The sides that the eye sees, the farthest first."""
    cos, sin = math.cos(TILT), math.sin(TILT)

    def to_eye(v: Vector) -> Vector:
        return v[0], cos * v[1] - sin * v[2], sin * v[1] + cos * v[2]

    seen = []
    for side, (across, down, up) in enumerate(_SIDES):
        x, y, n = (to_eye(turned(turn, axis)) for axis in (across, down, up))
        towards = (-n[0] / 2, -n[1] / 2, DISTANCE - n[2] / 2)
        facing = (n[0] * towards[0] + n[1] * towards[1] + n[2] * towards[2]) / math.hypot(*towards)
        if facing <= 0.02:
            continue
        corner = tuple((n[i] - x[i] - y[i]) / 2 for i in range(3))
        depth = DISTANCE - corner[2]
        projection = (
            x[0] * DISTANCE / depth,
            y[0] * DISTANCE / depth,
            corner[0] * DISTANCE / depth,
            x[1] * DISTANCE / depth,
            y[1] * DISTANCE / depth,
            corner[1] * DISTANCE / depth,
            -x[2] / depth,
            -y[2] / depth,
        )
        world = turned(turn, up)
        light = sum(a * b for a, b in zip(world, _LIGHT, strict=True))
        seen.append(Seen(side, facing, max(0.0, min(1.0, light)), projection))
    return sorted(seen, key=lambda item: item.facing)


def cube_svg(arts: Sequence[str], turn: Turn, pixels: int, *, fine: bool = True) -> str:
    """The drawing of a die with six face drawings (none: blank) in a square of `pixels` (`REACH` edges wide).

    `fine` False leaves out small detail, for frames that are seen for a sixtieth of a second.
    Raises what `shapes_of` raises.
    """
    body: list[str] = []
    faces: list[str] = []
    defs: list[str] = []
    for seen in seen_sides(turn):
        half = REACH / 2
        corners = [seen.at(u, v) for u, v in _CORNERS]
        quad = "L".join(f"{(x + half) * 100:.1f} {(y + half) * 100:.1f}" for x, y in corners)
        body.append(f"M{quad}Z")
        drawn = shapes_of(arts[seen.side]) if arts else ()
        faces += [_shape_svg(shape, seen, defs) for shape in drawn if fine or shape.extent >= FINE]
        dark = 0.34 * (1 - seen.light) ** 1.3
        if dark > 0.02:
            faces.append(f'<path d="M{quad}Z" fill="#5a3312" fill-opacity="{dark:.2f}"/>')
    outline = "".join(body)
    size = REACH * 100
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size:g} {size:g}" width="{pixels}"'
        f' height="{pixels}"><defs>{"".join(defs)}</defs>'
        f'<path d="{outline}" fill="#6f4621" stroke="#6f4621" stroke-width="10" stroke-linejoin="round"/>'
        f'<path d="{outline}" fill="#ecd3a6" stroke="#ecd3a6" stroke-width="4.4" stroke-linejoin="round"/>'
        f"{''.join(faces)}</svg>"
    )


def _shape_svg(shape: Shape, seen: Seen, defs: list[str]) -> str:
    scale = (1 - 2 * INSET) / FACE_SIZE
    a, b, c, d, e, f, g, h = seen.projection
    # fold the face's units, its inset and the drawing's units into one projection
    shift = INSET
    c, f, k = c + (a + b) * shift, f + (d + e) * shift, 1 + (g + h) * shift
    a, b, d, e, g, h = (value * scale for value in (a, b, d, e, g, h))
    half = REACH / 2
    flat: list[float] = []
    for u, v in shape.points:
        w = 100 / (g * u + h * v + k)
        flat.append((a * u + b * v + c) * w + half * 100)
        flat.append((d * u + e * v + f) * w + half * 100)
    size = 100 * scale * math.sqrt(max(0.05, seen.facing))
    parts = [f'<path d="{shape.template % tuple(flat)}"']

    def place(point: Point) -> Point:
        x, y = seen.at(shift + point[0] * scale, shift + point[1] * scale)
        return (x + half) * 100, (y + half) * 100

    parts.append(f' fill="{_paint(shape.fill, place, size, defs)}"')
    if shape.fill_opacity < 1:
        parts.append(f' fill-opacity="{shape.fill_opacity:g}"')
    if shape.stroke is not None:
        parts.append(f' stroke="{_paint(shape.stroke, place, size, defs)}" stroke-linejoin="round"')
        parts.append(f' stroke-linecap="round" stroke-width="{shape.width * size:.2f}"')
    if shape.opacity < 1:
        parts.append(f' opacity="{shape.opacity:g}"')
    if shape.evenodd:
        parts.append(' fill-rule="evenodd"')
    parts.append("/>")
    return "".join(parts)


def _paint(paint: Paint, place: Callable[[Point], Point], size: float, defs: list[str]) -> str:
    if paint is None:
        return "none"
    if not isinstance(paint, Gradient):
        return paint
    name = f"g{len(defs)}"
    (x1, y1), (x2, y2) = place(paint.start), place(paint.end)
    if paint.radius:
        where = f'cx="{x1:.1f}" cy="{y1:.1f}" r="{paint.radius * size:.1f}"'
        kind = "radialGradient"
    else:
        where = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        kind = "linearGradient"
    defs.append(f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {where}>{paint.stops}</{kind}>')
    return f"url(#{name})"
