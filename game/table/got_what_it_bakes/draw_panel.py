"""Another baker's panel, opened: everything of theirs that lies open; and a card seen large."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import EFFECTS, GOALS, RECIPES
from game.rules.got_what_it_bakes.scoring import measure, threshold
from game.rules.got_what_it_bakes.table import HIDDEN
from game.table.got_what_it_bakes.brush import SOFT, Brush
from game.table.got_what_it_bakes.look import Look, gathered_dice, resting
from game.table.got_what_it_bakes.places import CARD_RATIO, grid, row

BIG = (330.0, 462.0)
"""Size of a card seen large."""
BOTH = (300.0, 420.0)
"""Size of each of the two sides of a recipe seen large (GW-2)."""


def panel_key(look: Look, seat: int | None) -> Hashable:
    """Changes when an opened panel does."""
    if seat is None:
        return None
    t = look.table
    return (
        seat,
        t.front[seat],
        tuple(t.need[slug] for slug in t.front[seat]),
        t.stock[seat],
        t.upgrades[seat],
        t.drinks[seat],
        t.drunk[seat],
        t.used[seat],
        t.done[seat],
        t.trash[seat],
        t.gathered[seat],
        t.time_dice[seat],
        t.coin_dice[seat],
    )


def draw_panel(brush: Brush, look: Look, seat: int) -> None:
    """Recipes, pantry, cards and finished bakes of another baker; goals stay face down."""
    t = look.table
    area = brush.board["panel"].rect
    brush.stock(area, 28, edge=(168, 120, 72), top=(255, 248, 234), bottom=(244, 226, 196), line=5, shadow=30)
    brush.ribbon(pygame.FRect(area.x + 8, area.y + 10, 22, area.height - 20), seat)
    brush.text(
        brush.sitters[seat].name, pygame.FRect(area.x + 46, area.y + 8, 420, 44), "heading", 30, align="left"
    )
    x = area.x + 500.0
    for icon, number in (("bakes/coin", t.coins[seat]), ("bakes/time", t.time[seat])):
        x += brush.amount(icon, str(number), x, area.y + 32, 32) + 26
    brush.icon("common/icon-close", area.right - 40, area.y + 34, 40)
    front = t.front[seat]
    room = pygame.FRect(area.x + 46, area.y + 62, area.width - 300, 250)
    for slug, rect in zip(front, panel_recipes(room, len(front)), strict=True):
        size = brush.size(rect)
        if rect.height > rect.width:
            brush.put(brush.cards.recipe(slug, t.need[slug], size), rect, ("bakes-front", size))
            if resting(t, slug):
                brush.icon("bakes/rest", rect.x + 20, rect.y + 66, 36)
            continue
        rests = resting(t, slug)
        last = rests and slug not in t.kept
        brush.put(
            brush.cards.front(slug, t.need[slug], size, rests=rests, last=last), rect, ("bakes-front", size)
        )
    side = pygame.FRect(area.right - 236, area.y + 62, 218, 250)
    _draw_done(brush, look, seat, side)
    _draw_stock(brush, look, seat, pygame.FRect(area.x + 46, area.y + 324, 620, 184))
    _draw_cards(brush, look, seat, pygame.FRect(area.x + 690, area.y + 324, 402, 184))


def panel_recipes(room: pygame.FRect, count: int) -> list[pygame.FRect]:
    """Places of another baker's recipes: upright, or flat in rows where there are many."""
    if count <= 4:
        return row(room, count, 176, 8)
    rows = 2 if count <= 8 else 3
    return grid(room, count, -(-count // rows), 8)


def _draw_done(brush: Brush, look: Look, seat: int, side: pygame.FRect) -> None:
    t = look.table
    upper = pygame.FRect(side.x, side.y, side.width, 170)
    brush.stock(upper, 18, edge=(96, 162, 100), top=(236, 248, 230), bottom=(216, 236, 208), line=3)
    points = sum(RECIPES[slug].value for slug in t.done[seat])
    words = f"{brush.t('bakeshop-baked')}: {brush.t('bakeshop-points', count=points)}"
    brush.text(words, pygame.FRect(upper.x + 10, upper.y + 4, upper.width - 20, 34), "bold", 20)
    done = t.done[seat]
    for number, slug in enumerate(done):
        edge = 58.0 if len(done) <= 6 else 44.0
        across = int((upper.width - 16) // edge)
        at = pygame.FRect(
            upper.x + 8 + edge * (number % across), upper.y + 42 + edge * (number // across), edge, edge
        )
        brush.picture(f"bakes/recipe-{slug}", at)
    lower = pygame.FRect(side.x, side.y + 180, side.width, 70)
    brush.stock(lower, 18, edge=(164, 152, 150), top=(244, 240, 236), bottom=(226, 220, 218), line=3)
    brush.icon("bakes/trash", lower.x + 40, lower.centery, 50)
    brush.number(str(len(t.trash[seat])), lower.right - 44, lower.centery, 34)


def _draw_stock(brush: Brush, look: Look, seat: int, room: pygame.FRect) -> None:
    """Stored units and dice on the ingredients, on the tracks."""
    t = look.table
    wide = room.width / 6
    for kind in range(bag.KINDS):
        cell = pygame.FRect(room.x + wide * (kind % 6), room.y + 66 * (kind // 6), wide - 8, 58)
        count = bag.count(t.stock[seat], kind)
        dice = gathered_dice(t, seat, kind)
        lively = bool(count or dice)
        brush.stock(
            cell,
            14,
            edge=(190, 146, 96) if lively else (220, 194, 158),
            top=(255, 252, 244),
            bottom=(250, 236, 210),
            line=2.5,
        )
        brush.icon(
            f"bakes/{bag.INGREDIENTS[kind]}", cell.x + 28, cell.centery, 44, alpha=255 if lively else 100
        )
        if count:
            brush.number(str(count), cell.right - 20, cell.centery, 27)
        for number, value in enumerate(dice):
            brush.icon(f"bakes/die{value}", cell.x + 54 + 18 * number, cell.y + 16, 26)
    y = room.y + 158
    x = room.x + 4
    for icon, dice in (("bakes/time", t.time_dice[seat]), ("bakes/coin", t.coin_dice[seat])):
        brush.icon(icon, x + 18, y, 34)
        for number in range(3):
            place = pygame.FRect(x + 44 + 44 * number, y - 19, 38, 38)
            if number < len(dice):
                brush.die(dice[number], place.inflate(-4, -4))
            else:
                brush.slot(place)
        x += 250


def _draw_cards(brush: Brush, look: Look, seat: int, room: pygame.FRect) -> None:
    t = look.table
    faces: list[tuple[str, Callable[[tuple[int, int]], pygame.Surface]]] = []
    for slug in (*t.upgrades[seat], *t.drinks[seat]):
        state = "once" if EFFECTS[slug].kind == "refreshment" else "used" if slug in t.used[seat] else "ready"
        faces.append(("bakes-small", partial(brush.cards.small_effect, slug, state=state)))
    faces += [("bakes-back", partial(brush.cards.back, "upgrade")) for _ in t.drunk[seat]]
    for slug in t.goals[seat]:
        hidden = slug == HIDDEN or not t.options.open_goals
        face = partial(brush.cards.back, "goal") if hidden else partial(brush.cards.small_goal, slug)
        faces.append(("bakes-back", face))
    step = min(80.0, (room.width - 74) / max(1, len(faces) - 1))
    for number, (shade, picture) in enumerate(faces):
        rect = pygame.FRect(room.x + step * number, room.y + 8, 74, 104)
        size = brush.size(rect)
        brush.put(picture(size), rect, (shade, size))
    if not faces:
        brush.text(brush.t("bakeshop-no-cards"), room.inflate(-20, -100), "text", 20, SOFT)


def big_of(look: Look, name: str) -> str:
    """The card to be seen large for a spot that is looked at; empty: none."""
    t = look.table
    if name.startswith("recipe-market-"):
        return t.recipe_market[int(name[-1]) - 1]
    if name == "recipe-discard":
        return t.recipe_discards[-1] if t.recipe_discards else ""
    if name.startswith("shop-") and name[-1].isdigit():
        place = int(name[-1]) - 4 + len(t.row)
        return t.row[place] if 0 <= place < len(t.row) else ""
    for prefix in ("recipe-", "card-", "ready-"):
        slug = name.removeprefix(prefix)
        if name.startswith(prefix) and (slug in RECIPES or slug in EFFECTS):
            return slug
    return ""


def draw_big(brush: Brush, look: Look, slug: str, near: pygame.FRect) -> None:
    """A card seen large beside where it lies."""
    recipe = slug in RECIPES
    wide, tall = (2 * BOTH[0] + 8, BOTH[1]) if recipe else BIG
    x = near.right + 18 if near.right + wide + 40 < 1920 else near.x - wide - 18
    x = max(12.0, min(1908.0 - wide, x))
    y = max(14.0, min(1066.0 - tall, near.centery - tall / 2))
    if recipe:
        sides = [pygame.FRect(x + (BOTH[0] + 8) * number, y, *BOTH) for number in (0, 1)]
        draw_large(brush, look, slug, sides[0])
        size = brush.size(sides[1])
        brush.put(brush.cards.picture_side(slug, size), sides[1], ("bakes-big", size))
        return
    draw_large(brush, look, slug, pygame.FRect(x, y, wide, tall))


def draw_large(brush: Brush, look: Look, slug: str, rect: pygame.FRect) -> None:
    """One card."""
    t = look.table
    size = brush.size(rect)
    if slug in RECIPES:
        brush.put(brush.cards.recipe(slug, t.need.get(slug), size), rect, ("bakes-big", size))
    elif slug in EFFECTS:
        brush.put(brush.cards.effect(slug, size), rect, ("bakes-big", size))
    elif slug in GOALS:
        brush.put(brush.cards.goal(slug, t.seats, size), rect, ("bakes-big", size))


def goals_to_see(look: Look) -> list[tuple[int, str]]:
    """The goals that the baker in front may see, each with whose it is: in cooperative play all of them."""
    t = look.table
    seats = (look.seat, *t.mates[look.seat])
    return [(seat, goal) for seat in seats for goal in t.goals[seat] if goal != HIDDEN]


def goals_shown(brush: Brush, look: Look) -> None:
    """The goals, and how far each is, while the eye is held."""
    t = look.table
    goals = goals_to_see(look)
    wide = min(300.0, 1700.0 / max(1, len(goals)) - 16)
    tall = wide * CARD_RATIO
    whole = (wide + 16) * len(goals)
    home = brush.board["goals"].rect
    left = max(30.0, min(1890.0 - whole, home.centerx - whole / 2))
    for number, (seat, goal) in enumerate(goals):
        rect = pygame.FRect(left + (wide + 16) * number, home.y - tall - 46, wide, tall)
        draw_large(brush, look, goal, rect)
        if len(t.mates[look.seat]):
            brush.dot(seat, rect.x + 20, rect.y + 14, 58)
        card = GOALS[goal]
        seats = range(t.seats) if card.deck == "turquoise" else (seat,)
        now, wanted = measure(t, seats, card), threshold(card, len(seats))
        tag = pygame.FRect(rect.centerx - 76, rect.bottom - 14, 152, 48)
        met = now >= wanted
        edge = (46, 122, 62) if met else (150, 88, 24)
        top, bottom = ((228, 250, 226), (200, 238, 196)) if met else ((255, 252, 240), (255, 238, 198))
        brush.stock(tag, 24, edge=edge, top=top, bottom=bottom, line=3.5, shadow=8)
        brush.number(f"{now} / {wanted}", tag.centerx - (16 if met else 0), tag.centery, 28)
        if met:
            brush.icon("common/check", tag.right - 28, tag.centery, 32)
