"""Drawing the clock of Cookies: face, hours, hands, the bell, and the next spaces."""

from __future__ import annotations

import math

import pygame

from game.table.art import Art
from game.table.board import Board
from game.table.cookies.look import Look
from game.table.cookies.places import CHIP_RADIUS, CLOCK_UNITS, SPACES, chip_degrees, on_clock
from game.table.pieces import cast
from game.table.stock import svg_picture
from game.table.type import Type
from game.table.viewport import Viewport

CHIP = 50.0
"""Size of an hour chip in units of the clock's drawing."""
HAND_BOX = pygame.Rect(190, 20, 60, 230)
"""Part of the hands' drawings in which there is anything."""


def draw_clock(
    surface: pygame.Surface, viewport: Viewport, art: Art, type_: Type, board: Board, look: Look
) -> None:
    """The clock with its hands."""
    area = viewport.rect(board["clock"].rect)
    face = art.get("cookies/clock-face", *area.size)
    cast(surface, viewport, art, ("clock-face", area.size), face, area)
    surface.blit(face, area)
    _draw_arc(surface, art, area, look)
    size = board["clock"].rect.width / CLOCK_UNITS * CHIP
    for hour in range(look.hours + 1):
        x, y = on_clock(board, chip_degrees(hour, look.hours), CHIP_RADIUS)
        kind = "-end" if hour == look.hours else "-done" if hour <= look.hour + 0.01 else ""
        box = viewport.rect(pygame.FRect(x - size / 2, y - size / 2, size, size))
        surface.blit(art.get(f"cookies/hour-chip{kind}", *box.size), box)
        zoom = max(1.0, type_.zoom)
        digit = type_.line(
            str(hour), "heading", size * 0.52 / zoom, (59, 35, 20) if kind == "" else (255, 246, 232)
        )
        surface.blit(digit, digit.get_rect(center=box.center))
    _draw_hand(surface, art, area, "cookies/hand-hour", chip_degrees(look.hour, look.hours))
    _draw_hand(surface, art, area, "cookies/hand-minute", look.minute * 360 / SPACES)


def draw_bell(surface: pygame.Surface, viewport: Viewport, art: Art, board: Board, look: Look) -> None:
    """The bell in its nest, on a space, or on its way; it shakes while it rings."""
    nest = board["alarm"]
    box = viewport.rect(nest.rect)
    surface.blit(art.get("cookies/alarm-nest", *box.size), box)
    at = look.alarm or (nest.x, nest.y)
    away = min(1.0, math.hypot(at[0] - nest.x, at[1] - nest.y) / nest.rect.width)
    size = nest.rect.width * 0.86 * (1 - 0.24 * away) * (1 + 0.22 * abs(look.ringing))
    pixels = viewport.px(size)
    bell = art.get("cookies/alarm", pixels)
    turn = round(look.ringing * 24)
    if turn:
        bell = art.cached(("bell", pixels, turn), lambda: pygame.transform.rotozoom(bell, turn, 1.0))
    surface.blit(bell, bell.get_rect(center=viewport.point(*at)))


def draw_next_spaces(
    surface: pygame.Surface, viewport: Viewport, art: Art, board: Board, minute: int, spaces: int
) -> None:
    """White frames on the spaces to which the hand would move, and an arrow to the last."""
    area = viewport.rect(board["clock"].rect)
    for step in range(1, spaces + 1):
        degrees = (minute + step) * 360 // SPACES % 360
        names = ["cookies/space-next"] + (["cookies/step-arrow"] if step == spaces else [])
        for name in names:
            picture = art.get(name, *area.size)
            turned = art.cached(
                (name, area.size, "turned", degrees),
                lambda picture=picture, degrees=degrees: pygame.transform.rotozoom(picture, -degrees, 1.0),  # type: ignore[misc]
            )
            surface.blit(turned, turned.get_rect(center=area.center))


def _draw_hand(surface: pygame.Surface, art: Art, area: pygame.Rect, name: str, degrees: float) -> None:
    """A hand turned about the middle of the clock; only the part with the hand is turned."""
    scale = min(area.size) / CLOCK_UNITS
    part = pygame.Rect(
        round(HAND_BOX.x * scale),
        round(HAND_BOX.y * scale),
        round(HAND_BOX.width * scale),
        round(HAND_BOX.height * scale),
    )

    def make() -> pygame.Surface:
        return pygame.transform.rotozoom(art.get(name, *area.size).subsurface(part), -turn, 1.0)

    turn = round(degrees * 2) / 2 % 360
    hand = art.cached((name, area.size, "hand", turn), make, passing=True)
    ax, ay = part.centerx - area.width / 2, part.centery - area.height / 2
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    centre = (area.centerx + ax * cos - ay * sin, area.centery + ax * sin + ay * cos)
    surface.blit(hand, hand.get_rect(center=(round(centre[0]), round(centre[1]))))


def _draw_arc(surface: pygame.Surface, art: Art, area: pygame.Rect, look: Look) -> None:
    """The track of the hours; what has passed is chocolate."""
    passed = round(look.hour * 20) / 20

    def arc(start: float, end: float, color: str, width: float) -> str:
        points = []
        count = max(2, round(abs(end - start) / 4))
        for number in range(count + 1):
            angle = math.radians(start + (end - start) * number / count)
            points.append(
                f"{220 + CHIP_RADIUS * math.sin(angle):.1f} {220 - CHIP_RADIUS * math.cos(angle):.1f}"
            )
        return (
            f'<path d="M{"L".join(points)}" fill="none" stroke="{color}" stroke-width="{width}"'
            ' stroke-linecap="round"/>'
        )

    def make() -> pygame.Surface:
        first, now, last = (chip_degrees(hour, look.hours) for hour in (0, passed, look.hours))
        lines = arc(first, last, "#a9814f", 13) + arc(first, last, "#cfae7c", 9)
        if passed > 0:
            lines += arc(first, now, "#6b3e26", 13)
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 440">{lines}</svg>'
        return svg_picture(svg, *area.size)

    surface.blit(art.cached(("hours", area.size, look.hours, passed), make), area)
