"""Drawing what moves, glows and is held, over what lies still."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.input.gestures import Gesture
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import EFFECTS, RECIPES
from game.table.got_what_it_bakes.brush import GOLD, SOFT, Brush
from game.table.got_what_it_bakes.draw_oven import draw_glow
from game.table.got_what_it_bakes.draw_panel import big_of, draw_big, goals_shown
from game.table.got_what_it_bakes.draw_recipes import draw_lit, front_picture
from game.table.got_what_it_bakes.draw_sheet import draw_faces, draw_stall, draw_turning
from game.table.got_what_it_bakes.layout import tray_dice
from game.table.got_what_it_bakes.overlays import offered, sheet_kind
from game.table.got_what_it_bakes.places import GLANCES
from game.table.got_what_it_bakes.rolling import lying, resting_die
from game.table.pieces import HOVER_LIFT, Piece, draw_piece
from game.table.sprites import Sprite, draw_sprite
from game.table.table_view import Hold

if TYPE_CHECKING:
    from game.table.got_what_it_bakes.table import BakesTable

HELD_DIE = 104.0
HELD_UNIT = 88.0
GHOST = 150
PRESSED = (
    "rival-",
    "ask-",
    "done",
    "auto",
    "refresh-",
    "dare-t",
    "dare-r",
    "ready-",
    "yes",
    "no",
    "leave",
    "from-",
    "bonus-",
    "turn-",
    "keep-die",
)
"""What is pressed like a button: under the pointer its edge shines."""
LOOP = 1.8
WAIT = 0.4


def draw_moving(table: BakesTable, brush: Brush, hold: Hold | None) -> None:
    """Everything above the still picture."""
    look = table.look
    if look.oven is not None:
        draw_glow(brush, look, table.found(), 0.5 if table.calm else _pulse(table))
        _draw_dare_die(table, brush, hold)
    if hold is not None and hold.source in GLANCES:
        if hold.source == "goals":
            goals_shown(brush, look)
        return
    lit = table.lit(hold)
    if lit >= 0 and look.oven is None and not sheet_kind(look):
        draw_lit(brush, look, table.found(), lit)
    takers = {name: table.area(name) for name in hold.targets} if hold is not None else {}
    draw_faces(brush, look, takers)
    draw_stall(brush, takers)
    draw_turning(brush, look, table.found())
    table.dice.draw(brush.surface, brush.viewport)
    if hold is None:
        _draw_pointed(table, brush)
    if table.ghost is not None and hold is None:
        _draw_ghost(table, brush)
    _draw_welcome(table, brush)
    for thing in look.flying:
        if isinstance(thing, Piece):
            draw_piece(brush.surface, brush.viewport, brush.art, thing)
        else:
            draw_sprite(brush.surface, brush.viewport, brush.art, thing)
    if hold is not None:
        _draw_tag(table, brush, hold)
        _draw_held(table, brush, hold.source, hold.x, hold.y, 255)


def _draw_welcome(table: BakesTable, brush: Brush) -> None:
    """For a moment: whose board lies in front now, when another person at the same screen is to act."""
    if table.welcome <= 0:
        return
    board = brush.board["board"].rect
    sitter = table.sitters[table.look.seat]
    plate = pygame.FRect(board.centerx - 190, board.centery - 150, 380, 300)
    brush.halo(plate, 40, reach=24)
    brush.stock(plate, 40, edge=GOLD, top=(255, 252, 244), bottom=(250, 232, 196), line=6, shadow=30)
    face = pygame.FRect(plate.centerx - 80, plate.y + 18, 160, 160)
    brush.picture(f"common/chip-{sitter.color}", face)
    brush.picture(sitter.face, face.inflate(-46, -46))
    words = pygame.FRect(plate.x + 20, face.bottom + 10, plate.width - 40, 90)
    brush.text(brush.t("common-your-turn", name=sitter.name), words, "heading", 34, lines=2)


def _pulse(table: BakesTable) -> float:
    return (1 + math.sin(table.pulse * 3)) / 2


def _draw_dare_die(table: BakesTable, brush: Brush, hold: Hold | None) -> None:
    oven = table.look.oven
    assert oven is not None
    if table.dice.tumbler is not None or (hold is not None and hold.source == "dare-die"):
        return
    rect = table.area("dare-die")
    if brush.state("dare-die"):
        brush.lit(rect.inflate(-20, -20), 24, "dare-die")
    value = oven.value or 5
    resting_die(
        brush.art, brush.viewport, brush.surface, lying(rect, value, 3), rect.width * 0.66, not oven.value
    )


def held_symbol(table: BakesTable, source: str) -> tuple[str, ...]:
    """The drawing that stands for what can be taken from a spot."""
    piece = piece_of(table, source, 0, 0)
    if piece is not None:
        return piece.arts
    slug = slug_of(table, source)
    if slug in RECIPES:
        return (f"bakes/recipe-{slug}",)
    if slug.startswith("goal "):
        return ("bakes/card-back-goal" if table.covered(None) else f"bakes/goal-{slug[5:]}",)
    if slug:
        return (table.cards.picture_of(slug),)
    return {"recipe-deck": ("bakes/card-back-recipe",), "done": ("common/check",)}.get(source, ())


def slug_of(table: BakesTable, source: str) -> str:
    """The card that lies on a spot; goals as `goal <name>`."""
    look = table.look
    if source.startswith("choice-"):
        slug = offered(look)[int(source.removeprefix("choice-"))]
        return slug if slug in RECIPES else f"goal {slug}"
    return big_of(look, source)


def piece_of(table: BakesTable, source: str, x: float, y: float) -> Piece | None:
    """A die or a unit in a hand."""
    look = table.look
    kind, _, rest = source.partition("-")
    if kind == "die" and rest.isdigit() and int(rest) < len(look.table.dice[look.seat]):
        value = look.table.dice[look.seat][int(rest)]
        return Piece((f"bakes/die{value}",), x, y, HELD_DIE, 0.0, 1.0)
    if source.startswith("tray-"):
        _, tray, number = source.split("-")
        value = tray_dice(look, int(tray))[int(number)].value
        if value:
            return Piece((f"bakes/die{value}",), x, y, HELD_DIE, 0.0, 1.0)
    if source == "dare-die":
        return Piece(("bakes/die-tumble",), x, y, 150.0, 0.0, 1.0)
    if kind == "jar":
        return Piece((f"bakes/{bag.INGREDIENTS[int(rest)]}",), x, y, HELD_UNIT, 0.0, 1.0)
    placing = look.placing()
    if source == "unit" and placing is not None:
        return Piece((f"bakes/{bag.INGREDIENTS[placing.ingredient]}",), x, y, HELD_UNIT, 0.0, 1.0)
    if kind == "ask":
        return Piece(("bakes/help-donation",), x, y, HELD_UNIT, 0.0, 1.0)
    return None


def card_sprite(table: BakesTable, slug: str, rect: pygame.FRect, x: float, y: float) -> Sprite:
    """A card on its way: as large as in a place."""
    cards = table.cards
    seats = table.look.table.seats

    def make(scale: float) -> pygame.Surface:
        size = max(8, round(rect.width * scale)), max(8, round(rect.height * scale))
        if slug.startswith("goal "):
            return cards.goal(slug[5:], seats, size)
        if slug.startswith("back "):
            return cards.back(slug[5:], size)
        if slug in RECIPES:
            return cards.recipe(slug, table.look.table.need.get(slug), size)
        if rect.width < 120:
            state = "once" if EFFECTS[slug].kind == "refreshment" else "ready"
            return cards.small_effect(slug, size, state)
        return cards.effect(slug, size)

    need = table.look.table.need.get(slug)
    return Sprite(("bakes", slug, need, round(rect.width), round(rect.height)), make, x, y)


def _draw_held(table: BakesTable, brush: Brush, source: str, x: float, y: float, alpha: int) -> None:
    """What is in the hand."""
    piece = piece_of(table, source, x, y)
    if piece is not None:
        piece.alpha = alpha
        draw_piece(brush.surface, brush.viewport, brush.art, piece)
        return
    look, rect = table.look, table.area(source)
    slug = source.removeprefix("recipe-")
    if slug in look.table.front[look.seat]:

        def make(scale: float) -> pygame.Surface:
            return front_picture(brush, look, slug, rect)

        sprite = Sprite(
            ("bakes-held", slug, look.table.need[slug], rect.size), make, x, y, lift=1.0, alpha=alpha
        )
        draw_sprite(brush.surface, brush.viewport, brush.art, sprite)
        return
    slug = slug_of(table, source)
    if source.startswith("choice-") and slug.startswith("goal ") and table.covered(None):
        slug = "back goal"
    if source == "recipe-deck":
        slug = "back recipe"
    if slug:
        sprite = card_sprite(table, slug, rect, x, y)
        sprite.lift, sprite.alpha = 1.0, alpha
        draw_sprite(brush.surface, brush.viewport, brush.art, sprite)


def _draw_tag(table: BakesTable, brush: Brush, hold: Hold) -> None:
    """The price tag beside a die over an ingredient: free units, then what each further one costs."""
    action = table.known.action(Gesture(hold.source, hold.over)) if hold.over else None
    if not isinstance(action, act.Gather) or brush.kids:
        return
    area = table.area(hold.over or "")
    right = hold.x + 250 + 60 < 1900
    tag = pygame.FRect(hold.x + 62 if right else hold.x - 62 - 232, area.y + 30, 232, 84)
    brush.stock(tag, 20, edge=(150, 88, 24), top=(255, 252, 240), bottom=(255, 238, 198), line=4, shadow=16)
    eye = pygame.FRect(tag.x + 10 if right else tag.right - 24, tag.centery - 7, 14, 14)
    brush.stock(eye, 7, edge=(150, 88, 24), top=GOLD, bottom=GOLD, line=2)
    left = tag.x + (34 if right else 14)
    t = table.look.table
    wide = brush.digits(str(t.pantry), left + 6, tag.y + 26, 32)
    brush.icon(f"bakes/{bag.INGREDIENTS[action.ingredient]}", left + wide + 28, tag.y + 26, 36)
    room = pygame.FRect(left + wide + 50, tag.y + 6, tag.right - left - wide - 60, 40)
    brush.text(brush.t("bakeshop-free"), room, "bold", 24, align="left")
    room = pygame.FRect(left, tag.y + 44, 112, 36)
    brush.text(brush.t("bakeshop-each-more"), room, "text", 21, SOFT, align="right")
    brush.cost("bakes/coin", str(action.price), left + 124, tag.y + 62, 28)


def _draw_pointed(table: BakesTable, brush: Brush) -> None:
    """What is pointed at rises; a card that is looked at for a moment is seen large."""
    name = table.pointed
    if name is None or name not in table.known.sources():
        return
    rect = table.area(name)
    if table.known.useful(name):
        piece = piece_of(table, name, rect.centerx, rect.centery)
        if piece is not None and name.startswith("die-"):
            piece.size, piece.lift = rect.width * 0.94, HOVER_LIFT
            draw_piece(brush.surface, brush.viewport, brush.art, piece)
        elif name.startswith(PRESSED):
            brush.frame(rect.inflate(6, 6), min(30.0, rect.height / 2), GOLD, 4)
    if table.dwelt < WAIT or table.look.oven is not None:
        return
    slug = big_of(table.look, name)
    if slug and not name.startswith("choice-"):
        draw_big(brush, table.look, slug, rect)


def _draw_ghost(table: BakesTable, brush: Brush) -> None:
    """A hinted move: it is shown again and again."""
    action = table.ghost
    gesture = table.known.of_action(action) if action is not None else None
    if gesture is None:
        return
    start = table.area(gesture.source)
    brush.halo(start.inflate(-4, -4), 16, ring=True)
    if gesture.target is None:
        brush.icon("common/hand", start.centerx + 20, start.centery + 40, 90)
        return
    end = table.area(gesture.target)
    brush.halo(end.inflate(-4, -4), 16, ring=True)
    t = 0.5 if table.calm else min(1.0, table.loop / LOOP * 1.25)
    t = t * t * (3 - 2 * t)
    low = end.centery
    if gesture.source.startswith("choice-"):  # the hint's words stay in sight
        low = min(low, brush.board["status"].rect.y - 24 - start.height / 2)
    x = start.centerx + (end.centerx - start.centerx) * t
    y = start.centery + (low - start.centery) * t
    _draw_held(table, brush, gesture.source, x, y, GHOST)
    brush.icon("common/hand", x + 30, y + 60, 90)
