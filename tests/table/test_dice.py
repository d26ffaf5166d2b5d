"""Dice: real cubes, thrown, ending exactly on the rolled face."""

from __future__ import annotations

import io
import math
from itertools import pairwise

import pygame
import pytest

from game.table import cube
from game.table.art import Art
from game.table.cookies.look import face_art
from game.table.dice import APART, LANDINGS, RATE, TUMBLE, Tumbler, hop_path, rest_pose, tumble_path
from game.table.svg_shapes import Shape

COOKIE_DIE = ("star/heart", "star/flower", "circle/heart", "circle/flower", "sprinkle", "sprinkle")
PIPS = tuple(f"bakes/pip{number}" for number in range(1, 7))
WALLS = pygame.FRect(800, 600, 500, 380)


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def picture(faces: tuple[str, ...], turn: cube.Turn, pixels: int = 400) -> pygame.Surface:
    svg = cube.cube_svg(faces, turn, pixels)
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (pixels, pixels))


def plain_faces(monkeypatch: pytest.MonkeyPatch) -> dict[int, tuple[int, int, int]]:
    """Six faces of one colour each."""
    colors = {
        0: (230, 40, 40),
        1: (40, 200, 40),
        2: (40, 60, 230),
        3: (230, 220, 40),
        4: (220, 40, 220),
        5: (40, 220, 220),
    }
    square = tuple((x, y) for x, y in ((0.0, 0.0), (128.0, 0.0), (128.0, 128.0), (0.0, 128.0)))

    def shapes(name: str) -> tuple[Shape, ...]:
        fill = "#{:02x}{:02x}{:02x}".format(*colors[int(name)])
        template = "M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ"
        return (Shape(template, square, fill, None, 0, 1, 1, False, 128),)

    monkeypatch.setattr(cube, "shapes_of", shapes)
    return colors


def test_three_different_faces_are_read_from_one_tumbling_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    colors = plain_faces(monkeypatch)
    path = tumble_path((1000, 1100), rest_pose(1000, 800, 4, -13), WALLS, 122, 0.95)
    most = 0
    for pose in path[4:40]:
        surface = picture(tuple("012345"), pose.turn)
        read = set()
        for seen in cube.seen_sides(pose.turn):
            if seen.facing < 0.15:
                continue
            x, y = seen.at(0.5, 0.5)
            color = surface.get_at((round((x / cube.REACH + 0.5) * 400), round((y / cube.REACH + 0.5) * 400)))
            # shade darkens a face, but keeps its hue
            nearest = min(colors, key=lambda side: abs(hue(colors[side]) - hue(color[:3])))
            assert nearest == seen.side
            read.add(nearest)
        most = max(most, len(read))
    assert most == 3


def hue(color: tuple[int, ...]) -> float:
    return float(pygame.Color(*color[:3]).hsva[0])


def test_real_faces_show_on_all_visible_sides() -> None:
    faces = tuple(face_art(face) for face in COOKIE_DIE)
    turn = cube.times(cube.about((0, 0, 1), math.radians(40)), cube.lying(2))
    surface = picture(faces, turn)
    heart = next(seen for seen in cube.seen_sides(turn) if seen.side == 2)
    drawn = pygame.image.load_sized_svg("assets/art/cookies/face-heart-circle.svg", (128, 128))
    for u, v in ((0.29, 0.29), (0.72, 0.72)):  # the middle of either cookie
        x, y = heart.at(u, v)
        seen = surface.get_at((round((x / cube.REACH + 0.5) * 400), round((y / cube.REACH + 0.5) * 400)))
        there = drawn.get_at((round(u * 128), round(v * 128)))
        assert sum(abs(a - b) for a, b in zip(seen[:3], there[:3], strict=True)) < 160


@pytest.mark.parametrize("side", range(6))
def test_lying_shows_its_side_on_top(side: int) -> None:
    for spin in (-19.0, 0.0, 13.0):
        assert cube.top_side(cube.lying(side, spin)) == side


def test_opposite_sides_are_never_seen_together() -> None:
    for turn in cube.orientations():
        sides = {seen.side for seen in cube.seen_sides(turn)}
        assert all(5 - side not in sides for side in sides)


def test_there_are_24_orientations() -> None:
    assert len(set(cube.orientations())) == 24


@pytest.mark.parametrize("side", range(6))
def test_a_throw_ends_exactly_at_rest(side: int) -> None:
    rest = rest_pose(1000, 800, side, 9)
    path = tumble_path((1200, 1100), rest, WALLS, 122, 0.7)
    assert path[-1] == rest
    assert len(path) == round(TUMBLE * RATE)
    assert (path[0].x, path[0].y) == pytest.approx((1200, 1100))


def test_a_throw_moves_without_jumps_and_bounces() -> None:
    path = tumble_path((1200, 1100), rest_pose(1000, 800, 2, 9), WALLS, 122, 0.7)
    for before, after in pairwise(path):
        assert math.hypot(after.x - before.x, after.y - before.y) < 90
        assert abs(after.z - before.z) < 0.5
        assert cube.way(before.turn, after.turn)[1] < 1.3
    heights = [pose.z for pose in path]
    tops = sum(a < b >= c for a, b, c in zip(heights, heights[1:], heights[2:], strict=False))
    assert tops >= len(LANDINGS)


def test_dice_come_to_rest_one_after_another() -> None:
    lengths = [
        len(tumble_path((1200, 1100), rest_pose(1000, 800, 2, 9), WALLS, 122, 0.7, TUMBLE + APART * die))
        for die in range(3)
    ]
    assert [round((length - lengths[0]) / RATE, 2) for length in lengths] == [0, 0.07, 0.12]


def test_a_hop_ends_exactly_at_rest_and_begins_where_it_lay() -> None:
    for start in range(6):
        for end in range(6):
            first, last = rest_pose(0, 0, start, 10), rest_pose(0, 0, end, -10)
            path = hop_path(first, last, 0.4)
            assert path[-1] == last
            assert cube.way(path[0].turn, first.turn)[1] == pytest.approx(0, abs=1e-3)
            assert cube.way(path[-2].turn, last.turn)[1] < 0.4


def test_pictures_are_drawn_ahead_and_follow_a_resize() -> None:
    path = tumble_path((1200, 1100), rest_pose(1000, 800, 2, 9), WALLS, 122, 0.7, 0.2)
    blank = pygame.Surface((10, 10), pygame.SRCALPHA)
    tumbler = Tumbler(Art(), [(PIPS, path)], 40, [blank])
    tumbler.wait()
    small = tumbler.picture(0, 5)
    assert small is not blank
    larger = tumbler.resized(80)
    assert larger.picture(0, 6).get_width() > 1.7 * small.get_width()
    larger.wait()
    assert larger.picture(0, 11).get_width() > 1.7 * small.get_width()


def test_a_broken_face_leaves_the_die_blank_and_is_noted() -> None:
    art = Art()
    path = tumble_path((1200, 1100), rest_pose(1000, 800, 2, 9), WALLS, 122, 0.7, 0.1)
    blank = pygame.Surface((10, 10), pygame.SRCALPHA)
    tumbler = Tumbler(art, [(("no/such-face",) * 6, path)], 40, [blank])
    tumbler.wait()
    assert tumbler.picture(0, 0) is not blank
    assert any("no/such-face" in problem for problem in art.problems)
