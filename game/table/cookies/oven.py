"""Drawing the oven of Cookies: body, what bakes, glow, the door that opens, the sign."""

from __future__ import annotations

import math

import pygame

from game.table.art import Art
from game.table.board import Board
from game.table.cookies.look import Look
from game.table.cookies.places import DOOR, OVEN_UNITS, PANEL, within
from game.table.cookies.sheets import baking_area, sheet_picture
from game.table.pieces import cast
from game.table.type import Type
from game.table.viewport import Viewport

FLAT = 1.9
"""Radians by which the door turns when it opens."""


def draw_oven(
    surface: pygame.Surface, viewport: Viewport, art: Art, type_: Type, board: Board, look: Look, word: str
) -> None:
    """The oven; `word` stands on its sign while it is empty (empty text: no words, as for children)."""
    spot = board["oven"].rect
    area = viewport.rect(spot)
    body = art.get("cookies/oven", *area.size)
    cast(surface, viewport, art, ("oven", area.size), body, area)
    surface.blit(body, area)
    inside = next((sheet for sheet in look.sheets.values() if sheet.travel >= 1), None)
    warm = art.get("cookies/oven-glow", *area.size)
    warm.set_alpha(round(70 + 185 * look.heat))  # preheated: it is never quite dark inside
    surface.blit(warm, area)
    warm.set_alpha(255)
    if inside is not None:
        _draw_baking(surface, viewport, art, board, inside.shape, tuple(inside.places), look.heat)
    _draw_panel(surface, viewport, art, type_, spot, look, inside.shape if inside else None, word)
    _draw_door(surface, viewport, art, area, look)


def _draw_baking(
    surface: pygame.Surface,
    viewport: Viewport,
    art: Art,
    board: Board,
    shape: str | None,
    places: tuple[bool, ...],
    heat: float,
) -> None:
    """The sheet behind the window, in the light of the oven."""
    box = viewport.rect(baking_area(board["oven"].rect))
    step = round(heat * 8)

    def make() -> pygame.Surface:
        whole = sheet_picture(art, board, shape, places, viewport)
        small = pygame.transform.smoothscale(whole, box.size)
        light = pygame.Surface(box.size, pygame.SRCALPHA)
        light.fill((255, 226 - 3 * step, 184 - 9 * step))
        small.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return small

    surface.blit(art.cached(("baking", shape, places, box.size, step), make), box)


def _draw_panel(
    surface: pygame.Surface,
    viewport: Viewport,
    art: Art,
    type_: Type,
    spot: pygame.FRect,
    look: Look,
    shape: str | None,
    word: str,
) -> None:
    panel = within(spot, OVEN_UNITS, PANEL)
    knob = panel.height * 0.66
    baking = shape is not None or look.heat > 0.5

    def put(name: str, x: float, size: float, angle: float = 0.0) -> None:
        box = viewport.rect(pygame.FRect(x - size / 2, panel.centery - size / 2, size, size))
        picture = art.get(name, *box.size)
        turn = round(angle / 6) * 6
        if turn:
            flat = picture
            picture = art.cached((name, box.size, turn), lambda: pygame.transform.rotozoom(flat, -turn, 1.0))
        surface.blit(picture, picture.get_rect(center=box.center))

    left, right = panel.x + panel.height * 0.58, panel.right - panel.height * 0.58
    put("cookies/oven-knob", left, knob, 90 * max(look.door, 0.0))
    put("cookies/oven-knob", right, knob, 120 * look.heat)
    put("cookies/oven-lamp-on" if baking else "cookies/oven-lamp-off", right - knob * 1.12, knob * 0.86)
    middle = (left + right - knob * 0.9) / 2
    if shape is not None:
        size = panel.height * 0.66
        put(f"cookies/cookie-{shape}", middle - size * 1.02, size)
        put("common/icon-arrow", middle, size * 0.62)
        put("cookies/alarm", middle + size * 1.02, size)
    elif word:
        room = (right - left - knob * 2.4) * viewport.scale
        size = type_.fit(word, "heading", 34, int(room), 14)
        line = type_.line(word, "heading", size)
        surface.blit(line, line.get_rect(center=viewport.point(middle, panel.centery)))


def _draw_door(surface: pygame.Surface, viewport: Viewport, art: Art, area: pygame.Rect, look: Look) -> None:
    """The door hinges at its lower edge: it grows flat, then lies open in front of the oven."""
    door = art.get("cookies/oven-door", *area.size)
    if look.door <= 0.001:
        surface.blit(door, area)
        return
    scale = area.width / OVEN_UNITS
    part = pygame.Rect(
        round(DOOR.x * scale), round(DOOR.y * scale), round(DOOR.width * scale), round(DOOR.height * scale)
    )
    step = round(look.door * 40)
    upright = math.cos(FLAT * step / 40)
    tall = max(2, round(abs(upright) * part.height))
    wide = round(part.width * (1 + 0.05 * math.sin(FLAT * step / 40)))

    def make() -> pygame.Surface:
        leaf = pygame.transform.smoothscale(door.subsurface(part), (wide, tall))
        if upright < 0:
            leaf = pygame.transform.flip(leaf, False, True)
            leaf.fill((214, 224, 218), special_flags=pygame.BLEND_RGB_MULT)
        return leaf

    leaf = art.cached(("door", area.size, step), make)
    hinge = area.y + part.bottom
    top = hinge - tall if upright >= 0 else hinge - viewport.px(6)
    surface.blit(leaf, (area.x + part.centerx - wide // 2, top))
