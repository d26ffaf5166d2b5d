"""What lies over the table: values for a die, sheets with cards to choose from, and the dare scene."""

from __future__ import annotations

import pygame

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import EFFECTS, RECIPES
from game.rules.got_what_it_bakes.effects import turns_into
from game.rules.got_what_it_bakes.helps import wanted
from game.rules.got_what_it_bakes.pending import (
    CoinsAnswer,
    DonationAnswer,
    ExchangeAnswer,
    GoalChoice,
    Offering,
    Pooling,
)
from game.rules.got_what_it_bakes.pending import (
    Look as LookStep,
)
from game.rules.got_what_it_bakes.table import DRAFT, GOALS
from game.table.board import Board
from game.table.got_what_it_bakes.look import Look
from game.table.got_what_it_bakes.places import (
    CARD_RATIO,
    MARKET,
    Areas,
    grid,
    middle_row,
)

TAG = 42.0
"""Height of the plate that says from whom a card comes."""
TAG_GAP = 5.0


def faces_of(look: Look, slug: str) -> list[tuple[int, int]]:
    """For a card that turns a die to a chosen value: the pairs of before and after that may be chosen."""
    card, table = EFFECTS[slug], look.table
    oven = look.oven
    dice = (oven.value,) if oven is not None and oven.value else tuple(dict.fromkeys(table.dice[look.seat]))
    if card.verb in ("nudge", "set"):
        return [(v, w) for v in dice for w in turns_into(card.verb, card.n, v)]
    if card.verb == "copy":
        return [(v, w) for v in dice for w in dice if v != w]
    return []


def face_rows(look: Look, slug: str) -> list[tuple[int, list[int]]]:
    """The same, grouped by the die that is turned."""
    rows: dict[int, list[int]] = {}
    for before, after in faces_of(look, slug):
        rows.setdefault(before, []).append(after)
    return list(rows.items())


def face_sheet(look: Look, board: Board, rows: int, *, kids: bool) -> pygame.FRect:
    """The small sheet on which the new value of a die is chosen."""
    edge = 104.0 if kids else 84.0
    tall, wide = rows * (edge + 14) + 30, 7 * (edge + 12) + 60
    if look.oven is not None:
        oven = board["dare-oven"].rect
        return pygame.FRect(oven.centerx - wide / 2, oven.bottom - tall - 24, wide, tall)
    pantry = board["pantry"].rect
    return pygame.FRect(pantry.x + 30, pantry.bottom - tall - 24, wide, tall)


def face_places(look: Look, board: Board, slug: str, *, kids: bool) -> Areas:
    """`face-<before>-<after>` for every value that a held card can turn a die to."""
    rows = face_rows(look, slug)
    if not rows:
        return {}
    sheet_rect = face_sheet(look, board, len(rows), kids=kids)
    return {
        f"face-{before}-{after}": face_cell(sheet_rect, len(rows), line, number)
        for line, (before, afters) in enumerate(rows)
        for number, after in enumerate(afters)
    }


def turning_places(look: Look, board: Board, *, kids: bool) -> Areas:
    """`turn-<after>` for every value of the die on which a card was laid, and `keep-die`, which closes it."""
    if look.turning is None:
        return {}
    slug, before = look.turning
    afters = [after for value, after in faces_of(look, slug) if value == before]
    sheet_rect = face_sheet(look, board, 1, kids=kids)
    found = {f"turn-{after}": face_cell(sheet_rect, 1, 0, number) for number, after in enumerate(afters)}
    found["keep-die"] = pygame.FRect(sheet_rect.right - 46, sheet_rect.y - 26, 72, 72)
    return found


def face_cell(sheet_rect: pygame.FRect, rows: int, line: int, number: int) -> pygame.FRect:
    """The place of a value on the small sheet."""
    edge = (sheet_rect.height - 30) / rows - 14
    x = sheet_rect.x + 40 + (edge + 12) * (number + 1.35)
    return pygame.FRect(x, sheet_rect.y + 20 + (edge + 14) * line, edge, edge)


def stall_places(look: Look, found: Areas, board: Board) -> Areas:
    """`stall`: stands for the recipe market while it isn't shown, for a held recipe to be exchanged."""
    if not look.table.mates[look.seat] or MARKET[0] in found:
        return {}
    pantry = board["pantry"].rect
    return {"stall": pygame.FRect(pantry.centerx - 220, pantry.centery - 90, 440, 180)}


def boxes_places(look: Look, found: Areas, *, kids: bool) -> dict[str, pygame.FRect]:
    """The whole of a recipe stands for its marks: `mark-<ingredient>-<recipe>` side by side on it."""
    places: Areas = {}
    table = look.table
    for slug in table.front[look.seat]:
        marked = bag.kinds(RECIPES[slug].boxes - table.need[slug])
        kinds = bag.of_kinds(marked)
        rect = found[f"recipe-{slug}"]
        room = pygame.FRect(rect.x + 4, rect.y + rect.height * 0.5, rect.width - 8, rect.height * 0.48)
        for kind, cell in zip(kinds, grid(room, len(kinds), 4, 4), strict=True):
            places[f"mark-{kind}-{slug}"] = cell
    return places


# sheets over the table


def sheet_kind(look: Look) -> str:
    """Which sheet lies over the table of the baker in front; empty: none."""
    table, step = look.table, look.table.pending
    if table.phase == GOALS:
        return "goals"
    if table.phase == DRAFT:
        return "drop" if table.options.mode == "solo" else "draft"
    if step is None or step.seat != look.seat:
        return ""
    match step:
        case GoalChoice():
            return "goals"
        case LookStep():
            return "look"
        case Offering():
            return "offer"
        case Pooling():
            return "pool"
        case DonationAnswer() | ExchangeAnswer() | CoinsAnswer():
            return "question"
    return ""


def offered(look: Look) -> list[str]:
    """The cards on the sheet, in the order in which they lie there."""
    table, seat, step = look.table, look.seat, look.table.pending
    if table.phase == GOALS:
        return list(table.offers[seat])
    if table.phase == DRAFT:
        return list(table.hands[seat])
    match step:
        case GoalChoice():
            return list(step.goals)
        case LookStep():
            return list(step.recipes)
        case Offering():
            return wanted(table, seat)
    return []


def sheet(found: Areas, look: Look, board: Board) -> None:
    """The spots of the sheet that lies over the table."""
    kind = sheet_kind(look)
    area = board["sheet"].rect
    if not kind:
        return
    found["veil"] = pygame.FRect(0, 0, 1920, 1080)
    found["under"] = pygame.FRect(area.right - 166, area.y + 20, 140, 76)
    if kind == "question":
        middle = pygame.FRect(area.centerx - 330, area.bottom - 190, 310, 110)
        found["yes"], found["no"] = middle, middle.move(350, 0)
        return
    if kind == "pool":
        step = look.table.pending
        assert isinstance(step, Pooling)
        cells = pool_cells(look, step)
        room = pygame.FRect(area.x + 80, area.y + 250, area.width - 160, area.height - 420)
        for (seat, coins), rect in zip(cells, grid(room, len(cells), 8, 14), strict=True):
            found[f"from-{seat}-{coins}"] = pygame.FRect(rect.x, rect.y, rect.width, min(rect.height, 120))
        found["leave"] = pygame.FRect(area.centerx - 160, area.bottom - 130, 320, 96)
        return
    cards = offered(look)
    for number, rect in enumerate(_choices(area, len(cards), tags=kind == "offer")):
        found[f"choice-{number}"] = rect
    found["keep"] = board["keep"].rect
    if kind in ("look", "offer"):
        keep = board["keep"].rect
        found["leave"] = pygame.FRect(keep.right + 30, keep.y, 300, keep.height)
    if kind == "goals" and not look.table.options.open_goals:
        found["peek"] = pygame.FRect(board["keep"].rect.x - 210, board["keep"].rect.y, 180, 96)


def _choices(area: pygame.FRect, count: int, *, tags: bool) -> list[pygame.FRect]:
    """Places of so many cards on a sheet: one row, or two. `tags`: below each there is room for its owner."""
    room = pygame.FRect(area.x + 60, area.y + 118, area.width - 120, 560)
    below = TAG + TAG_GAP if tags else 0.0
    if count <= 5:
        room.height -= below
        wide = 372.0 if count <= 2 else 330.0
        return middle_row(room, count, wide, wide * CARD_RATIO, 26)
    if tags:
        room.y, room.height = area.y + 92, 604
    half = -(-count // 2)
    upper = pygame.FRect(room.x, room.y, room.width, room.height / 2 - 8 - below)
    lower = upper.move(0, room.height / 2 + 4)
    return [
        *middle_row(upper, half, 198, 198 * CARD_RATIO, 16),
        *middle_row(lower, count - half, 198, 198 * CARD_RATIO, 16),
    ]


def owner_tag(card: pygame.FRect) -> pygame.FRect:
    """Where it is told from whom a card of a sheet comes."""
    return pygame.FRect(card.x, card.bottom + TAG_GAP, card.width, TAG)


def pool_cells(look: Look, step: Pooling) -> list[tuple[int, int]]:
    """Who may add how many coins, as the places of the sheet."""
    found: list[tuple[int, int]] = []
    for action in look.table.legal(step.seat):
        seat, coins = getattr(action, "seat", None), getattr(action, "coins", None)
        if seat is not None and coins is not None:
            found.append((seat, coins))
    return found


def oven_scene(found: Areas, look: Look, board: Board) -> None:
    """The spots of the dare scene; the cards that may change the roll lie in its lower row."""
    oven = look.oven
    assert oven is not None
    found["veil"] = pygame.FRect(0, 0, 1920, 1080)
    for name in ("dare-oven", "dare-rows", "dare-tray", "dare-ready", "dare-time", "dare-rest", "dare-throw"):
        found[name] = board[name].rect
    tray = board["dare-tray"].rect
    found["dare-die"] = pygame.FRect(tray.x + 66, tray.centery - 75, 150, 150)
    if oven.value:
        found["dare-die"] = pygame.FRect(tray.centerx - 75, tray.centery - 75, 150, 150)
    for name in [name for name in found if name.startswith("card-")]:
        del found[name]
    room = board["dare-ready"].rect
    left = room.x + 180
    if oven.value:
        table, seat = look.table, look.seat
        cards = [s for s in table.upgrades[seat] if s not in table.used[seat]] + list(table.drinks[seat])
        for number, slug in enumerate(cards):
            found[f"card-{slug}"] = pygame.FRect(left + 96 * number, room.y + 6, 76, 100)
        return
    ready = [
        slug for slug in look.table.front[look.seat] if not look.table.need[slug] and slug != oven.recipe
    ]
    for number, slug in enumerate(ready):
        wide = min(190.0, (room.width - 200) / len(ready) - 10)
        found[f"ready-{slug}"] = pygame.FRect(
            left + (wide + 10) * number, room.y + 12, wide, room.height - 24
        )
