"""The shared board: markets, pantry card, dice trays or CookieBot's board, and the ovens while baking."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.rules.got_what_it_bakes.cards import BLOCKS, BOT_CARDS, COLOURS
from game.rules.got_what_it_bakes.dice import picker, tray_of
from game.rules.got_what_it_bakes.market import PLACES, REFRESH_COST
from game.rules.got_what_it_bakes.table import BAKE, DICE, PICK, RECIPES, SHOP
from game.table.got_what_it_bakes.brush import SOFT, WOOD, Brush
from game.table.got_what_it_bakes.cast import THERE, Lying
from game.table.got_what_it_bakes.layout import tray_count, tray_dice, tray_slots
from game.table.got_what_it_bakes.look import Look
from game.table.got_what_it_bakes.places import MARKET, TRAYS
from game.table.got_what_it_bakes.rolling import TRAY_SHARE, lying, resting_die

GHOST = 120
"""How strongly a die shows that has been taken."""


def market_key(look: Look, brush: Brush) -> Hashable:
    """Changes when the recipe market does."""
    t = look.table
    return (
        t.recipe_market,
        len(t.recipe_deck),
        t.recipe_discards[-1:],
        t.phase == RECIPES and look.mine,
        brush.touched("recipe-"),
        t.coins[look.seat] >= REFRESH_COST,
    )


def draw_market(brush: Brush, look: Look) -> None:
    """The two recipes that may be taken, their deck and their discards."""
    t, board = look.table, brush.board
    now = t.phase == RECIPES and look.mine
    deck, pile = board["recipe-deck"].rect, board["recipe-discard"].rect
    first, last = board[MARKET[0]].rect, board[MARKET[1]].rect
    part = deck.unionall([first, last, pile]).inflate(22, 20)
    if not brush.kids:
        pill = board["refresh-recipes"].rect
        words = pygame.FRect(deck.x, first.y - 38, pill.x - deck.x - 8, 34)
        brush.label(brush.t("bakeshop-recipe-market"), words)
    draw_deck(brush, "recipe", deck, len(t.recipe_deck), "recipe-deck", lively=now)
    _draw_pile(brush, look, pile)
    held = brush.hold.source if brush.hold else ""
    for spot, slug in zip(MARKET, t.recipe_market, strict=True):
        rect = board[spot].rect
        if slug and spot != held:
            size = brush.size(rect)
            brush.put(brush.cards.recipe(slug, None, size), rect, ("bakes-card", size))
            brush.lit(rect, 16, spot)
        else:
            brush.slot(rect)
    pill = board["refresh-recipes"].rect
    brush.pill(
        pill,
        "refresh-recipes",
        "bakes/refresh",
        str(REFRESH_COST),
        dim=not now or t.coins[look.seat] < REFRESH_COST,
    )
    if not now and not brush.kids and not any(brush.state(name) for name in (*MARKET, "recipe-deck")):
        brush.dim(part)


def draw_deck(
    brush: Brush, back: str, rect: pygame.FRect, count: int, name: str, *, lively: bool = False
) -> None:
    """A deck face down, with what is left in it."""
    if not count:
        brush.slot(rect)
        return
    size = brush.size(rect)
    for step in range(min(3, 1 + count // 10)):
        brush.put(brush.cards.back(back, size), rect.move(step * 2, -step * 2.5), ("bakes-back", size))
    brush.lit(rect, 9, name)
    brush.badge(str(count), rect.right - 14, rect.bottom - 12, 34 if not brush.kids else 44)


def _draw_pile(brush: Brush, look: Look, rect: pygame.FRect) -> None:
    discards = look.table.recipe_discards
    if not discards or (brush.hold is not None and brush.hold.source == "recipe-discard"):
        brush.slot(rect)
        return
    size = brush.size(rect)
    brush.put(brush.cards.picture_side(discards[-1], size), rect, ("bakes-back", size))


def middle_key(look: Look, brush: Brush) -> Hashable:
    """Changes when the middle of the shared board does."""
    t = look.table
    return (
        t.pantry,
        len(t.pantry_deck),
        len(t.goal_deck),
        t.trays,
        t.phase,
        t.actor,
        t.bot_card,
        t.step if t.phase == PICK else 0,
        tuple(tuple(tray_dice(look, tray)) for tray in range(2 if t.seats == 4 else 1)),
        brush.touched("oven-", "tray-", "goal-", "pantry-"),
        look.mine,
    )


def draw_middle(brush: Brush, look: Look, tumbling: bool) -> None:
    """Pantry card, its deck, the goals, and the dice."""
    t, board = look.table, brush.board
    card = board["pantry-card"].rect
    words = pygame.FRect(card.x, card.y - 38, 250, 34)
    brush.label(brush.t("bakeshop-pantry-card"), words)
    draw_pantry_card(brush, look, card)
    draw_deck(brush, "pantry", board["pantry-deck"].rect, len(t.pantry_deck), "pantry-deck")
    if t.options.goals:
        draw_deck(brush, look.goal_back, board["goal-deck"].rect, len(t.goal_deck), "goal-deck")
    for x in (498.0, 790.0, 1234.0):
        brush.flat(pygame.FRect(x, card.y - 24, 2.5, 258), (176, 134, 88), 1, alpha=150)
    left = board["tray-a"].rect
    head = pygame.FRect(left.x, left.y - 42, 220, 34)
    if t.phase == BAKE:
        brush.label(brush.t("bakeshop-ovens"), head)
        draw_ovens(brush, look)
    elif t.options.mode == "solo":
        brush.label(brush.t("bakeshop-solo-board"), head)
        _draw_solo(brush, look)
    else:
        brush.label(brush.t("bakeshop-trays"), head)
        draw_trays(brush, look, tumbling=tumbling)


def draw_pantry_card(brush: Brush, look: Look, rect: pygame.FRect) -> None:
    """The number that counts all turn."""
    value = look.table.pantry
    size = brush.size(rect)
    if value < 0:
        brush.slot(rect)
        return
    if brush.kids:
        brush.stock(
            rect, 26, edge=(190, 140, 72), top=(255, 248, 230), bottom=(250, 226, 176), line=4, shadow=8
        )
        brush.number(str(value), rect.x + 56, rect.centery, 76, (140, 62, 18))
        for n in range(value):
            brush.icon("bakes/jar", rect.x + 140 + 70 * n, rect.centery, 66)
        return
    picture = brush.art.get("bakes/card-pantry", *size)
    brush.put(picture, rect, ("bakes-card", size))
    brush.number(str(value), rect.centerx, rect.y + 86, 118, (140, 62, 18))
    for n in range(value):
        brush.icon("bakes/jar", rect.centerx + (n - (value - 1) / 2) * 46, rect.y + 160, 44)
    words = pygame.FRect(rect.x + 18, rect.bottom - 56, rect.width - 36, 46)
    brush.text(brush.t("bakeshop-free-each"), words, "bold", 22, lines=2)


def draw_trays(brush: Brush, look: Look, *, tumbling: bool) -> None:
    """The trays with the dice that are left; the one from which is taken has the thick edge."""
    t, board = look.table, brush.board
    picking = t.phase == PICK
    two = t.seats == 4
    frames = (
        [board[name].rect for name in TRAYS] if two else [board[TRAYS[0]].rect.union(board[TRAYS[1]].rect)]
    )
    for tray, rect in enumerate(frames):
        active = picking and (not two or tray_of(t) == tray)
        if active and look.mine:
            brush.halo(rect, 20)
        brush.stock(
            rect,
            20,
            edge=(94, 54, 26),
            top=(186, 126, 74),
            bottom=(160, 104, 58),
            line=9 if active else 6,
            shadow=6,
        )
        dice = tray_dice(look, tray)
        for number, (die, slot) in enumerate(zip(dice, tray_slots(rect, tray_count(look)), strict=True)):
            if not die.value or tumbling:
                brush.slot(slot)
            elif die.taker != THERE:
                _draw_taken(brush, slot, die)
            elif brush.hold is None or brush.hold.source != f"tray-{tray}-{number}":
                edge = min(slot.width, slot.height, 112.0)
                if active and look.mine:
                    bed = pygame.FRect(0, 0, edge * 0.8, edge * 0.9)
                    bed.center = slot.center
                    brush.halo(bed, edge * 0.18, reach=9)
                pose = lying(slot, die.value, number)
                resting_die(brush.art, brush.viewport, brush.surface, pose, edge * TRAY_SHARE, False)
            else:
                brush.slot(slot)
        if not brush.kids:
            _under_tray(brush, look, rect, tray, picking)


def _draw_taken(brush: Brush, slot: pygame.FRect, die: Lying) -> None:
    """Where a die lay: its ghost, and who has it by colour, pattern and letter."""
    brush.slot(slot)
    edge = min(slot.width, slot.height, 112.0)
    ghost = pygame.FRect(0, 0, edge * 0.66, edge * 0.66)
    ghost.center = slot.center
    brush.die(die.value, ghost, alpha=GHOST)
    size = max(28.0, edge * 0.5)
    brush.dot(die.taker, slot.right - size * 0.36, slot.bottom - size * 0.36, size)


def _under_tray(brush: Brush, look: Look, rect: pygame.FRect, tray: int, picking: bool) -> None:
    t = look.table
    words = pygame.FRect(rect.x, rect.bottom + 6, rect.width, 30)
    if not picking:
        if tray == 0 and t.phase in (DICE, SHOP, RECIPES):
            words.width = brush.board[TRAYS[1]].rect.right - words.x
            brush.text(brush.t("bakeshop-dice-taken"), words, "text", 19, SOFT, align="left")
        return
    step = t.step if t.seats != 4 or t.step % 2 == tray else t.step + 1
    if step < 3 * t.seats:
        name = brush.sitters[picker(t, step)].name
        letter = "AB"[tray] if t.seats == 4 else ""
        text = (
            brush.t("bakeshop-tray-of", tray=letter, name=name)
            if letter
            else brush.t("bakeshop-picks", name=name)
        )
        brush.text(text, words, "text", 20, align="left")


def draw_ovens(brush: Brush, look: Look) -> None:
    """Two ovens: bake with time, or dare."""
    for name, icon in (("oven-time", "bakes/time"), ("oven-dare", "bakes/flame")):
        rect = brush.board[name].rect
        brush.place(rect, 22, name, dim=not look.mine)
        edge = min(rect.height * 0.78 if brush.kids else rect.height - 58, rect.width * 0.8)
        y = rect.centery if brush.kids else rect.y + edge * 0.54
        brush.icon("bakes/oven", rect.centerx, y, edge)
        brush.icon(icon, rect.centerx + edge * 0.36, y + edge * 0.3, edge * 0.42)
        words = pygame.FRect(rect.x + 8, rect.bottom - 50, rect.width - 16, 46)
        if not brush.kids:
            brush.text(brush.t(f"bakeshop-{name}"), words, "bold", 20, lines=2)


def _draw_solo(brush: Brush, look: Look) -> None:
    t, board = look.table, brush.board
    area, card_rect = board["solo-board"].rect, board["bot-card"].rect
    card = BOT_CARDS.get(t.bot_card)
    rolled = look.cast.rolled.get(0, ())
    for number, colour in enumerate(COLOURS):
        x = area.x + 86 * (number % 3)
        y = area.y + 4 + 118 * (number // 3)
        rect = pygame.FRect(x, y, 78, 78)
        taken = card is not None and colour in card.colours
        brush.picture(f"bakes/space-{colour}", rect.inflate(4, 4))
        if rolled and card is not None:
            brush.die(rolled[number], rect.inflate(-26, -26), alpha=GHOST)
        if card is not None:
            if taken:
                brush.icon("common/cookiebot-happy", rect.right - 8, rect.bottom - 8, 36)
            else:
                brush.dot(look.seat, rect.right - 8, rect.bottom - 8, 30)
            words = brush.t("bakeshop-bots" if taken else "bakeshop-yours")
            brush.text(
                words,
                pygame.FRect(x - 4, y + 84, 86, 26),
                "text" if taken else "bold",
                18,
                SOFT if taken else (59, 35, 20),
            )
    if card is None:
        return
    size = brush.size(card_rect)
    brush.put(brush.art.get("bakes/card-cookiebot", *size), card_rect, ("bakes-card", size))
    brush.icon("common/cookiebot-happy", card_rect.x + 26, card_rect.y + 22, 40)
    brush.text(
        brush.t("bakeshop-takes"), pygame.FRect(card_rect.x + 46, card_rect.y + 4, 88, 36), "heading", 20
    )
    rows = [*card.colours] + ([f"block {BLOCKS[card.block]}"] if card.block >= 0 else [])
    for number, row in enumerate(rows):
        y = card_rect.y + 66 + 36 * number
        blocked = row.startswith("block ")
        icon = "common/icon-lock" if blocked else f"bakes/space-{row}"
        brush.icon(icon, card_rect.x + 28, y, 30)
        words = brush.t(f"bakeshop-block-{row[6:]}") if blocked else brush.t(f"bakes-colour-{row}")
        brush.text(words, pygame.FRect(card_rect.x + 50, y - 16, 84, 32), "bold", 20, align="left")


def shop_key(look: Look, brush: Brush) -> Hashable:
    """Changes when the Upgrades & Refreshments market does."""
    t = look.table
    return (
        t.row,
        t.row_size,
        len(t.card_deck),
        t.card_discards[-1:],
        t.phase == SHOP and look.mine,
        t.buys,
        t.coins[look.seat],
        t.time[look.seat],
        brush.touched("shop-", "refresh-"),
    )


def draw_shop(brush: Brush, look: Look) -> None:
    """The market of Upgrades & Refreshments; the rightmost card leaves at the end of the turn."""
    t, board = look.table, brush.board
    now = t.phase == SHOP and look.mine
    deck, pile, pill = board["shop-deck"].rect, board["shop-discard"].rect, board["refresh-shop"].rect
    words = pygame.FRect(deck.x, board["shop-1"].rect.y - 38, pill.x - deck.x - 8, 34)
    brush.label(brush.t("bakeshop-shop"), words)
    draw_deck(brush, "upgrade", deck, len(t.card_deck), "shop-deck")
    if t.card_discards:
        size = brush.size(pile)
        state = "once"
        brush.put(brush.cards.small_effect(t.card_discards[-1], size, state), pile, ("bakes-back", size))
    else:
        brush.slot(pile)
    empty = PLACES - len(t.row)
    held = brush.hold.source if brush.hold else ""
    for number in range(PLACES):
        spot = f"shop-{number + 1}"
        rect = board[spot].rect
        if number < empty or spot == held:
            brush.slot(rect)
            if number < PLACES - t.row_size:
                _draw_blocked(brush, rect)
            continue
        size = brush.size(rect)
        brush.put(brush.cards.effect(t.row[number - empty], size), rect, ("bakes-card", size))
    brush.pill(
        pill,
        "refresh-shop",
        "bakes/refresh",
        str(REFRESH_COST),
        dim=not now or not t.buys or t.coins[look.seat] < REFRESH_COST,
    )
    if (not now or not t.buys) and not brush.state("shop-deck"):
        brush.dim(deck.unionall([pile, board["shop-1"].rect, board["shop-3"].rect]).inflate(22, 20))


def _draw_blocked(brush: Brush, rect: pygame.FRect) -> None:
    brush.icon("common/cookiebot-happy", rect.centerx, rect.y + 84, 84)
    brush.text(
        brush.t("bakeshop-blocked"),
        pygame.FRect(rect.x + 8, rect.y + 136, rect.width - 16, 34),
        "heading",
        22,
    )
    brush.text(
        brush.t("bakeshop-blocked-until"),
        pygame.FRect(rect.x + 8, rect.y + 172, rect.width - 16, 50),
        "text",
        18,
        SOFT,
        lines=2,
    )


def draw_bonus(brush: Brush, look: Look) -> None:
    """Kids: the bonus roll, and what it may become."""
    t, board = look.table, brush.board
    die = board["bonus-die"].rect
    brush.stock(
        die.inflate(40, 20),
        26,
        edge=(94, 54, 26),
        top=(186, 126, 74),
        bottom=(160, 104, 58),
        line=7,
        shadow=6,
    )
    if t.bonus:
        brush.die(t.bonus, die.inflate(-60, -60))
    for kind in ("coins", "time"):
        rect = board[f"bonus-{kind}"].rect
        brush.stock(rect, 34, edge=WOOD, top=(255, 250, 234), bottom=(255, 228, 160), line=5, shadow=12)
        icon = "bakes/coin" if kind == "coins" else "bakes/time"
        brush.icon(icon, rect.x + rect.width * 0.36, rect.centery, 120)
        brush.number(f"+{t.bonus}", rect.x + rect.width * 0.7, rect.centery, 84)
