"""What lies on the table behind menus: wood, flour, napkin, mug, rolling pin, and light-hearted litter."""

from __future__ import annotations

import random

import pygame

from game.scenes.ui.pen import Pen, shadow_under
from game.table.wood import wood


def draw_table(pen: Pen) -> None:
    """The wood over the whole window."""
    pen.surface.blit(wood(pen.context.art, pen.viewport), (0, 0))


def draw_kitchen(pen: Pen, roomy: bool = False) -> None:
    """The table as the title shows it: with flour, and things that a baker left lying at its edges.

    `roomy`: few boxes lie on it, so there is place for a sheet of cookies and a jar.
    """
    draw_table(pen)
    seen = pen.viewport.visible()  # what lies at the edges lies at those of the window
    left, right, top, bottom = seen.left, seen.right - 1920, seen.top, seen.bottom - 1080
    _flour(pen, pygame.FRect(1300 + right, -180 + top, 800, 620), "upper")
    _flour(pen, pygame.FRect(-140 + left, 660 + bottom, 1000, 600), "lower")
    pen.picture("common/napkin", pygame.FRect(-86 + left, -128 + top, 388, 393), angle=-17, shadow=True)
    pen.picture("common/mug", pygame.FRect(42 + left, 56 + top, 224, 216), shadow=True)
    pen.picture("common/rolling-pin", pygame.FRect(1570 + right, 74 + top, 400, 100), angle=-26, shadow=True)
    pen.picture("common/egg", pygame.FRect(26 + left, 892 + bottom, 134, 134), shadow=True)
    pen.picture("common/egg", pygame.FRect(150 + left, 942 + bottom, 122, 122), angle=-14, shadow=True)
    if roomy:
        _sheet(pen, (400, 590))
        pen.picture("cookies/sprinkle-jar", pygame.FRect(1390, 400, 230, 230), angle=6, shadow=True)
        pen.picture("common/whisk", pygame.FRect(1520, 470, 150, 380), angle=-38, shadow=True)
        pen.picture("cookies/sprinkles", pygame.FRect(1330, 640, 110, 110), angle=-20)
    pen.picture("cookies/cookie-flower", pygame.FRect(1788 + right, 664, 112, 112), angle=8)
    pen.picture("cookies/cookie-circle", pygame.FRect(1690 + right, 838, 106, 106))
    heart = pygame.FRect(1782 + right, 782, 122, 122)
    pen.picture("cookies/cookie-heart", heart, angle=-6)
    pen.picture("cookies/sprinkles-on", heart, angle=-6)


def _sheet(pen: Pen, middle: tuple[float, float]) -> None:
    """A sheet that somebody is in the middle of filling."""
    edge = pen.viewport.px(430)
    art = pen.context.art

    def make() -> pygame.Surface:
        sheet = art.get("cookies/sheet", edge, edge).copy()
        for number, name in enumerate(("star", "heart", "flower", "star", "circle", "heart", "flower")):
            piece = art.get(f"cookies/cookie-{name}", edge // 4, edge // 4)
            x, y = edge * (0.235 + 0.265 * (number % 3)), edge * (0.235 + 0.265 * (number // 3))
            sheet.blit(piece, piece.get_rect(center=(x, y)))
        return pygame.transform.rotozoom(sheet, 9, 1.0)

    turned = art.cached(("sheet", edge), make)
    spot = turned.get_rect(center=pen.viewport.point(*middle))
    blur = pen.viewport.px(20)
    shade = art.cached(("sheet-shadow", edge), lambda: shadow_under(turned, blur))
    pen.surface.blit(shade, (spot.x - blur + blur // 4, spot.y - blur + blur // 2))
    pen.surface.blit(turned, spot)


def _flour(pen: Pen, rect: pygame.FRect, name: str) -> None:
    area = pen.viewport.rect(rect)
    grain = max(1, pen.viewport.px(1.4))
    pen.surface.blit(
        pen.context.art.cached(("flour", name, area.size), lambda: _cloud(area, name, grain)), area
    )


def _cloud(area: pygame.Rect, name: str, grain: int) -> pygame.Surface:
    """A cloud of flour: three octaves of noise, thicker in the middle, and grains."""
    rng = random.Random(name)
    cloud = pygame.Surface(area.size, pygame.SRCALPHA)
    cloud.fill((255, 246, 232, 255))
    for across in (7, 17, 43):
        down = max(3, across * area.height // area.width)
        throws = rng.randbytes(2 * across * down)  # the mean of two is thick more often than thin
        thick = (throws[at] * 5 // 16 + throws[at + 1] * 5 // 16 + 97 for at in range(0, len(throws), 2))
        pixels = b"".join(b"\xff\xff\xff" + bytes((alpha,)) for alpha in thick)
        noise = pygame.image.frombytes(pixels, (across, down), "RGBA")
        cloud.blit(
            pygame.transform.smoothscale(noise, area.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
        )
    middle = pygame.Surface((24, 24), pygame.SRCALPHA)
    for x in range(24):
        for y in range(24):
            far = ((x - 11.5) / 12) ** 2 + ((y - 11.5) / 12) ** 2
            middle.set_at((x, y), (255, 255, 255, round(255 * max(0.0, 1 - far) ** 1.6)))
    cloud.blit(pygame.transform.smoothscale(middle, area.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    for _ in range(500):
        x = round(rng.gauss(area.width / 2, area.width / 5.5))
        y = round(rng.gauss(area.height / 2, area.height / 5.5))
        cloud.fill((255, 249, 238, rng.randint(40, 170)), (x, y, grain, grain))
    return cloud
