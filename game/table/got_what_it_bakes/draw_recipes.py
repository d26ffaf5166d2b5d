"""The recipes in front of the baker, what is baked, and the Trash."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import RECIPES
from game.rules.got_what_it_bakes.table import OVER
from game.table.got_what_it_bakes.brush import SOFT, Brush
from game.table.got_what_it_bakes.look import Look, resting
from game.table.got_what_it_bakes.places import Areas


def recipes_key(look: Look, brush: Brush) -> Hashable:
    """Changes when the recipes do."""
    t, seat = look.table, look.seat
    front = t.front[seat]
    return (
        front,
        tuple(t.need[slug] for slug in front),
        t.round,
        t.phase == OVER,
        t.kept,
        t.done[seat],
        t.trash[seat],
        brush.touched("recipe", "mark-"),
        tuple(look.bump.items()),
        look.shake,
    )


def draw_recipes(brush: Brush, look: Look, found: Areas) -> None:
    """All recipes, what is baked, and the Trash."""
    t, seat, board = look.table, look.seat, brush.board
    mat = board["recipes"].rect
    state = brush.state("recipes")
    if state:
        brush.halo(mat, 24, color=(96, 214, 96) if state == "over" else (255, 211, 92))
        brush.frame(mat, 24, (42, 122, 58) if state == "over" else (212, 142, 8), 6)
    if not brush.kids:
        brush.label(brush.t("bakeshop-your-recipes"), pygame.FRect(mat.x + 14, mat.y + 4, 280, 42), 27)
        brush.icon("bakes/mark", mat.x + 316, mat.y + 26, 26)
        brush.text(
            brush.t("bakeshop-marked"),
            pygame.FRect(mat.x + 334, mat.y + 8, 100, 36),
            "text",
            19,
            SOFT,
            align="left",
        )
    held = brush.hold.source if brush.hold else ""
    for slug in t.front[seat]:
        if f"recipe-{slug}" != held:
            draw_front(brush, look, slug, found[f"recipe-{slug}"])
    if not t.front[seat] and not brush.kids and t.phase != OVER:
        brush.text(
            brush.t("bakeshop-no-recipes"), board["fresh"].rect.inflate(-60, -60), "text", 24, SOFT, lines=3
        )
    _draw_marks(brush, found)
    _draw_baked(brush, look)
    _draw_trash(brush, look)


def front_picture(brush: Brush, look: Look, slug: str, rect: pygame.FRect) -> pygame.Surface:
    """A recipe as it lies in front of its baker."""
    t = look.table
    rests = resting(t, slug)
    last = rests and slug not in t.kept
    return brush.cards.front(slug, t.need[slug], brush.size(rect), rests=rests, last=last)


def draw_front(brush: Brush, look: Look, slug: str, rect: pygame.FRect) -> None:
    """A recipe with all that shows on it."""
    name = f"recipe-{slug}"
    if look.shake[0] == name:
        rect = rect.move(look.shake[1], 0)
    if look.bump.get(name):
        brush.halo(rect, 18, reach=18)
    brush.put(front_picture(brush, look, slug, rect), rect, ("bakes-front", brush.size(rect)))
    brush.lit(rect, 17, name)


def box_at(brush: Brush, look: Look, slug: str, rect: pygame.FRect, kind: int) -> pygame.FRect | None:
    """Where on a recipe the next empty box of an ingredient is; None: it has none."""
    need = look.table.need.get(slug)
    if need is None or not bag.count(need, kind):
        return None
    cells, scale = brush.cards.front_cells(slug, need, rect.size, kind, rests=resting(look.table, slug))
    for cell, _, _, glows in cells:
        if glows:
            return pygame.FRect(
                rect.x + cell.x * scale, rect.y + cell.y * scale, cell.width * scale, cell.height * scale
            )
    return None


def draw_lit(brush: Brush, look: Look, found: Areas, kind: int) -> None:
    """The boxes that could take a unit glow."""
    if not brush.kids:
        mat = brush.board["recipes"].rect
        sign = pygame.FRect(mat.x + 434, mat.y + 14, 24, 24)
        brush.halo(sign, 5, reach=4)
        brush.stock(sign, 5, edge=(212, 142, 8), top=(255, 255, 252), bottom=(255, 248, 234), line=3.5)
        words = pygame.FRect(mat.x + 466, mat.y + 8, 132, 36)
        brush.text(brush.t("bakeshop-takes-unit"), words, "text", 19, SOFT, align="left")
    held = brush.hold.source if brush.hold else ""
    for slug in look.table.front[look.seat]:
        name = f"recipe-{slug}"
        cell = box_at(brush, look, slug, found[name], kind)
        if cell is not None and name != held:
            brush.cards.box(brush, cell, kind, marked=False, glows=True)


def _draw_marks(brush: Brush, found: Areas) -> None:
    for name in brush.hold.targets if brush.hold is not None else ():
        if name.startswith("mark-") and name in found:
            kind = int(name.split("-")[1])
            cell = found[name]
            edge = min(cell.width, cell.height, 52.0)
            rect = pygame.FRect(cell.centerx - edge / 2, cell.centery - edge / 2, edge, edge)
            brush.place(rect, 10, name)
            brush.icon(f"bakes/{bag.INGREDIENTS[kind]}", rect.centerx, rect.centery, edge * 0.76)


def _draw_baked(brush: Brush, look: Look) -> None:
    t, seat = look.table, look.seat
    rect = brush.board["baked"].rect
    done = t.done[seat]
    if look.bump.get("baked"):
        brush.halo(rect, 18, color=(150, 230, 150))
    brush.stock(rect, 18, edge=(96, 162, 100), top=(236, 248, 230), bottom=(216, 236, 208), line=3)
    points = sum(RECIPES[slug].value for slug in done)
    if brush.kids:
        brush.icon("bakes/star", rect.x + 40, rect.centery, 52)
        brush.digits(str(points), rect.x + 72, rect.centery, 40)
        room = pygame.FRect(rect.x + 128, rect.y + 6, rect.width - 140, rect.height - 12)
    else:
        brush.label(brush.t("bakeshop-baked"), pygame.FRect(rect.x + 14, rect.y + 6, 104, 36))
        words = pygame.FRect(rect.x + 128, rect.y + 6, rect.width - 138, 36)
        brush.text(brush.t("bakeshop-points", count=points), words, "bold", 20, SOFT, align="right")
        room = pygame.FRect(rect.x + 12, rect.y + 48, rect.width - 24, rect.height - 56)
    if not done:
        return
    edge = min(room.height, 88.0)
    step = min(edge + 8, (room.width - edge) / max(1, len(done) - 1))
    for number, slug in enumerate(done):
        brush.picture(
            f"bakes/recipe-{slug}", pygame.FRect(room.x + step * number, room.centery - edge / 2, edge, edge)
        )


def _draw_trash(brush: Brush, look: Look) -> None:
    rect = brush.board["trash"].rect
    count = len(look.table.trash[look.seat])
    if look.bump.get("trash"):
        brush.halo(rect, 18, color=(230, 120, 110))
    brush.stock(rect, 18, edge=(164, 152, 150), top=(244, 240, 236), bottom=(226, 220, 218), line=3)
    brush.icon("bakes/trash", rect.x + 40, rect.centery, min(60.0, rect.height * 0.76))
    if not brush.kids:
        brush.label(
            brush.t("bakeshop-trash"),
            pygame.FRect(rect.x + 80, rect.y + 8, rect.width - 136, rect.height - 16),
        )
    brush.number(str(count), rect.right - 36, rect.centery, 34)
