"""A game as a box on the table: with its emblem, its name and how many can play."""

from __future__ import annotations

import pygame

from game.scenes import setups
from game.scenes.base import Change
from game.scenes.ui.pen import Kit, Pen, shadow_under
from game.scenes.ui.widgets import Act, Look, Widget
from game.table.viewport import Viewport

EMBLEMS = {
    "cookies": "common/emblem-cookies",
    "got_what_it_bakes": "common/emblem-cake",
    "macaraccoon": "common/emblem-raccoon",
    "pastry_bids": "common/emblem-tart",
}
ANGLES = (-2.0, 1.5, -1.5, 2.0)
SIZE = (380.0, 470.0)


class GameBox(Widget):
    """A box; opening it leads to the set-up. Boxes lie a little askew, as boxes do."""

    radius = 34.0

    def __init__(self, game_id: str, name: str, act: Act, number: int) -> None:
        super().__init__(f"box:{game_id}")
        self.game_id, self.name, self.act = game_id, name, act
        self.angle = ANGLES[number % len(ANGLES)]

    def height(self, kit: Kit, width: float) -> float:
        return width * SIZE[1] / SIZE[0]

    def draw(self, pen: Pen, rect: pygame.FRect, look: Look) -> None:
        grow = 1.035 if look.hovered and not look.pressed else 1.0
        key = ("box", self.game_id, self.name, pen.viewport, pen.zoom, grow)
        picture = pen.context.art.cached(key, lambda: self._make(pen, grow))
        area = pen.viewport.rect(rect)
        spot = picture.get_rect(center=area.center)
        if look.hovered:
            spot.y -= pen.viewport.px(4)
        blur = pen.viewport.px(22)
        shade = pen.context.art.cached((*key, "shadow"), lambda: shadow_under(picture, blur))
        drop = pen.viewport.px(22 if grow > 1 else 14)
        pen.surface.blit(shade, (spot.x - blur + drop // 3, spot.y - blur + drop))
        pen.surface.blit(picture, spot)

    def activate(self) -> Change | None:
        return self.act()

    def _make(self, pen: Pen, grow: float) -> pygame.Surface:
        scale = pen.scale
        surface = pygame.Surface((round(SIZE[0] * scale), round(SIZE[1] * scale)), pygame.SRCALPHA)
        view = Viewport(round(1920 * scale), round(1080 * scale))
        inner = Pen(pen.context, view, surface)
        inner.picture(f"common/box-{self.game_id.replace('_', '-')}", pygame.FRect(0, 0, *SIZE))
        inner.picture(EMBLEMS[self.game_id], pygame.FRect(76, 82, 214, 214))
        inner.text(self.name, pygame.FRect(32, 336, 302, 80), "heading", 44)
        self._draw_seats(inner)
        return pygame.transform.rotozoom(surface, self.angle, grow)

    def _draw_seats(self, pen: Pen) -> None:
        setup = setups.get(self.game_id)
        words = str(setup.least) if setup.least == setup.most else f"{setup.least}–{setup.most}"
        size, _ = pen.fit(words, "heading", 31, (80, 44), wrap=False)
        wide = pen.width(words, "heading", size) + 76
        chip = pygame.FRect(350 - wide, 18, wide, 48)
        pen.flat(chip, "#fff4e2", radius=24, outline="#6b3e26")
        pen.picture("common/icon-players", pygame.FRect(chip.x + 12, chip.y + 6, 38, 36))
        pen.line(words, pygame.FRect(chip.x + 56, chip.y, wide - 56, 48), "heading", size)
