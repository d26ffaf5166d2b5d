"""Reads a drawing as outlines, so that it can be projected onto the side of a die.

Every outline becomes a path of straight lines and cubic curves whose points can be moved at
will. It reads what our drawings use: path, rect, circle, ellipse, groups with transform and
opacity, gradients in user space.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from xml.etree import ElementTree

from game import resources

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
ROUND = 0.5523
"""Length of the handles that make a cubic curve a quarter of a circle."""

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_COMMAND = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
_TRANSFORM = re.compile(r"(\w+)\(([^)]*)\)")


@dataclass(frozen=True, slots=True)
class Gradient:
    """A colour run between two points (linear) or round a centre (radial: start, radius)."""

    start: Point
    end: Point
    radius: float
    """0 for a linear one."""
    stops: str
    """The stops as they stand in the drawing."""


Paint = str | Gradient | None


@dataclass(frozen=True, slots=True)
class Shape:
    """One outline with its paint. `template % coordinates` is the path's `d`."""

    template: str
    points: tuple[Point, ...]
    fill: Paint
    stroke: Paint
    width: float
    opacity: float
    fill_opacity: float
    evenodd: bool
    extent: float
    """The larger side of its box, in units of the drawing."""


@cache
def shapes_of(art: str) -> tuple[Shape, ...]:
    """The outlines of `assets/art/<art>.svg` from back to front, in its own units.

    Raises `MissingResource` or `ElementTree.ParseError` for a missing or broken drawing.
    """
    top = ElementTree.parse(resources.asset(f"art/{art}.svg")).getroot()
    gradients: dict[str, Gradient] = {}
    for node in top.iter():
        tag = _tag(node)
        if tag in ("linearGradient", "radialGradient"):
            gradients[node.get("id", "")] = _gradient(node, tag == "radialGradient")
    return tuple(_walk(top, IDENTITY, 1.0, gradients))


def _walk(
    node: ElementTree.Element, matrix: Matrix, opacity: float, gradients: dict[str, Gradient]
) -> Iterator[Shape]:
    for child in node:
        tag = _tag(child)
        if tag == "defs":
            continue
        own = _times(matrix, _matrix(child.get("transform", "")))
        clear = opacity * float(child.get("opacity", "1"))
        if tag == "g":
            yield from _walk(child, own, clear, gradients)
            continue
        letters, points = _outline(child, tag)
        if not points:
            continue
        moved = tuple(_apply(own, point) for point in points)
        scale = math.sqrt(abs(own[0] * own[3] - own[1] * own[2]))
        xs, ys = [p[0] for p in moved], [p[1] for p in moved]
        yield Shape(
            letters,
            moved,
            _paint(child.get("fill", "#000000"), own, scale, gradients),
            _paint(child.get("stroke", "none"), own, scale, gradients),
            float(child.get("stroke-width", "1")) * scale,
            clear,
            float(child.get("fill-opacity", "1")),
            child.get("fill-rule") == "evenodd",
            max(max(xs) - min(xs), max(ys) - min(ys)),
        )


def _outline(node: ElementTree.Element, tag: str) -> tuple[str, list[Point]]:
    def number(name: str, default: float = 0.0) -> float:
        return float(node.get(name, default))

    if tag == "path":
        return _path(node.get("d", ""))
    if tag in ("circle", "ellipse"):
        rx = number("r") if tag == "circle" else number("rx")
        ry = number("r") if tag == "circle" else number("ry")
        return _rounded(number("cx") - rx, number("cy") - ry, 2 * rx, 2 * ry, rx, ry)
    if tag == "rect":
        rx = number("rx", number("ry"))
        return _rounded(number("x"), number("y"), number("width"), number("height"), rx, number("ry", rx))
    return "", []


def _rounded(x: float, y: float, w: float, h: float, rx: float, ry: float) -> tuple[str, list[Point]]:
    """A rectangle with round corners; an ellipse when the corners meet."""
    kx, ky = rx * (1 - ROUND), ry * (1 - ROUND)
    r, b = x + w, y + h
    points = [(x + rx, y), (r - rx, y), (r - kx, y), (r, y + ky), (r, y + ry), (r, b - ry)]
    points += [(r, b - ky), (r - kx, b), (r - rx, b), (x + rx, b), (x + kx, b), (x, b - ky), (x, b - ry)]
    points += [(x, y + ry), (x, y + ky), (x + kx, y), (x + rx, y)]
    side, corner = "L%.1f %.1f", "C%.1f %.1f %.1f %.1f %.1f %.1f"
    return "M%.1f %.1f" + (side + corner) * 4 + "Z", points


def _path(d: str) -> tuple[str, list[Point]]:
    """A path with every command as M, L, C or Z in absolute coordinates."""
    letters: list[str] = []
    points: list[Point] = []
    x = y = start_x = start_y = 0.0
    last: Point | None = None  # the handle that S and T mirror

    def line(to_x: float, to_y: float) -> None:
        letters.append("L%.1f %.1f")
        points.append((to_x, to_y))

    def curve(a: Point, b: Point, to: Point) -> None:
        letters.append("C%.1f %.1f %.1f %.1f %.1f %.1f")
        points.extend((a, b, to))

    for letter, text in _COMMAND.findall(d):
        numbers = [float(value) for value in _NUMBER.findall(text)]
        base = letter.upper()
        if base == "Z":
            letters.append("Z")
            x, y = start_x, start_y
            continue
        step = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7}[base]
        for index in range(0, len(numbers) - step + 1, step):
            n = numbers[index : index + step]
            ox, oy = (x, y) if letter.islower() else (0.0, 0.0)
            to = (ox + n[-2], oy + n[-1]) if step > 1 else (x, y)
            if base == "M" and index == 0:
                letters.append("M%.1f %.1f")
                points.append(to)
                start_x, start_y = to
            elif base in "MLHV":
                to = (ox + n[0], y) if base == "H" else (x, oy + n[0]) if base == "V" else to
                line(*to)
            elif base in "CS":
                mirrored = (2 * x - last[0], 2 * y - last[1]) if last else (x, y)
                first = (ox + n[0], oy + n[1]) if base == "C" else mirrored
                last = (ox + n[-4], oy + n[-3])
                curve(first, last, to)
            elif base in "QT":
                mirrored = (2 * x - last[0], 2 * y - last[1]) if last else (x, y)
                last = (ox + n[0], oy + n[1]) if base == "Q" else mirrored
                a = (x + (last[0] - x) * 2 / 3, y + (last[1] - y) * 2 / 3)
                b = (to[0] + (last[0] - to[0]) * 2 / 3, to[1] + (last[1] - to[1]) * 2 / 3)
                curve(a, b, to)
            else:
                for a, b, end in _arc(x, y, n[0], n[1], n[2], bool(n[3]), bool(n[4]), *to):
                    curve(a, b, end)
            if base not in "CSQT":
                last = None
            x, y = to
    return "".join(letters), points


def _arc(
    x: float, y: float, rx: float, ry: float, turn: float, large: bool, sweep: bool, tx: float, ty: float
) -> Iterator[tuple[Point, Point, Point]]:
    """An elliptical arc as cubic curves of at most a quarter turn (SVG 1.1, appendix F.6)."""
    if (x, y) == (tx, ty) or rx == 0 or ry == 0:
        return
    phi = math.radians(turn)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (x - tx) / 2, (y - ty) / 2
    px, py = cos * dx + sin * dy, -sin * dx + cos * dy
    grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = abs(rx) * grow, abs(ry) * grow
    under = (rx * py) ** 2 + (ry * px) ** 2
    root = math.sqrt(max(0.0, (rx * ry) ** 2 / under - 1)) * (-1 if large == sweep else 1)
    qx, qy = root * rx * py / ry, -root * ry * px / rx
    cx, cy = cos * qx - sin * qy + (x + tx) / 2, sin * qx + cos * qy + (y + ty) / 2
    first = math.atan2((py - qy) / ry, (px - qx) / rx)
    span = math.atan2((-py - qy) / ry, (-px - qx) / rx) - first
    if sweep and span < 0:
        span += 2 * math.pi
    elif not sweep and span > 0:
        span -= 2 * math.pi
    parts = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-6))
    step = span / parts
    handle = 4 / 3 * math.tan(step / 4)

    def on(angle: float, along: float) -> Point:
        ux = rx * (math.cos(angle) - along * math.sin(angle))
        uy = ry * (math.sin(angle) + along * math.cos(angle))
        return cos * ux - sin * uy + cx, sin * ux + cos * uy + cy

    for part in range(parts):
        a, b = first + part * step, first + (part + 1) * step
        yield on(a, handle), on(b, -handle), on(b, 0)


def _gradient(node: ElementTree.Element, radial: bool) -> Gradient:
    def number(name: str) -> float:
        return float(node.get(name, "0"))

    stops = "".join(
        f'<stop offset="{stop.get("offset")}" stop-color="{stop.get("stop-color")}"'
        f' stop-opacity="{stop.get("stop-opacity", "1")}"/>'
        for stop in node
    )
    if radial:
        centre = (number("cx"), number("cy"))
        return Gradient(centre, centre, number("r"), stops)
    return Gradient((number("x1"), number("y1")), (number("x2"), number("y2")), 0.0, stops)


def _paint(text: str, matrix: Matrix, scale: float, gradients: dict[str, Gradient]) -> Paint:
    if text == "none":
        return None
    if text.startswith("url(#"):
        found = gradients[text[5:-1]]
        return Gradient(
            _apply(matrix, found.start), _apply(matrix, found.end), found.radius * scale, found.stops
        )
    return text


def _matrix(text: str) -> Matrix:
    matrix = IDENTITY
    for name, inside in _TRANSFORM.findall(text):
        n = [float(value) for value in _NUMBER.findall(inside)]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, n[0], n[1] if len(n) > 1 else 0)
        elif name == "scale":
            step = (n[0], 0, 0, n[1] if len(n) > 1 else n[0], 0, 0)
        elif name == "rotate":
            cos, sin = math.cos(math.radians(n[0])), math.sin(math.radians(n[0]))
            cx, cy = (n[1], n[2]) if len(n) > 2 else (0.0, 0.0)
            step = (cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy)
        else:
            step = (n[0], n[1], n[2], n[3], n[4], n[5])
        matrix = _times(matrix, step)
    return matrix


def _times(m: Matrix, n: Matrix) -> Matrix:
    return (
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    )


def _apply(m: Matrix, p: Point) -> Point:
    return m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5]


def _tag(node: ElementTree.Element) -> str:
    return node.tag.rpartition("}")[2]
