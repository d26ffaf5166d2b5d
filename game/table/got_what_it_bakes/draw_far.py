"""The far side: the other bakers (or CookieBot), and the track of rounds and turns."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.rules.got_what_it_bakes.cards import BOT_CARDS
from game.rules.got_what_it_bakes.table import BAKE, OVER, ROUNDS, TURNS
from game.table.got_what_it_bakes.brush import GOLD, SOFT, Brush
from game.table.got_what_it_bakes.layout import bot_dice
from game.table.got_what_it_bakes.look import Look, space_colours
from game.table.got_what_it_bakes.places import Areas

ACTS = 82.0
"""Width of the words that say who acts."""
TEAM = 69.0
"""Width of the sign that says with whom a baker plays."""
LEAST_NAME = 100.0
"""So much of a name stays readable beside the words that say who acts; else the light says it alone."""


def rivals_key(look: Look, brush: Brush, opened: int | None) -> Hashable:
    """Changes when the picture of the other bakers does."""
    t = look.table
    return (
        tuple(t.coins),
        tuple(t.time),
        tuple(t.front),
        tuple(t.dice),
        t.actor,
        t.pending.seat if t.pending else -1,
        t.first,
        t.bot_card,
        t.phase in (BAKE, OVER),
        t.bot_dice,
        opened,
        tuple(brush.state(f"rival-{seat}") + brush.state(f"ask-{seat}") for seat in look.others),
        tuple(sorted(look.bump.items())),
        tuple(bool(t.stock[seat]) for seat in range(t.seats)),
        bot_states(look, brush),
    )


def bot_states(look: Look, brush: Brush) -> Hashable:
    """How CookieBot's dice stand to what is held."""
    return tuple(brush.state(f"bot-die-{n}") for n in range(len(look.table.bot_dice)))


def draw_rivals(brush: Brush, look: Look, found: Areas, opened: int | None) -> None:
    """The panels of the others: what rivals look at."""
    if look.table.options.mode == "solo":
        _draw_bot(brush, look)
        return
    for seat in look.others:
        _draw_rival(brush, look, found, seat, opened == seat)
        if f"ask-{seat}" in found:
            _draw_ask(brush, look, found[f"ask-{seat}"], seat)


def _draw_rival(brush: Brush, look: Look, found: Areas, seat: int, opened: bool) -> None:
    t, rect = look.table, found[f"rival-{seat}"]
    step = t.pending
    acts = seat == (step.seat if step is not None else t.actor)
    state = brush.state(f"rival-{seat}")
    if state or acts:
        brush.halo(rect, 20, color=(96, 214, 96) if state == "over" else (255, 211, 92))
    edge = (42, 122, 58) if state == "over" else GOLD if state or acts or opened else (176, 122, 70)
    brush.stock(rect, 20, edge=edge, top=(255, 250, 240), bottom=(247, 230, 200), line=4, shadow=8)
    brush.ribbon(pygame.FRect(rect.x + 5, rect.y + 6, 20, rect.height - 12), seat)
    narrow = rect.width < 300
    left = rect.x + 36
    ask = f"ask-{seat}" in _asks(look)
    right = found[f"ask-{seat}"].x - 6 if ask else rect.right - 12
    if seat == t.first:
        brush.icon("bakes/hat", right - 16, rect.y + 26, 32)
        right -= 36
    team = TEAM if t.options.mode == "teams" else 0.0
    name = brush.sitters[seat].name
    wide = brush.type.width(name, "heading", 25) / brush.scale + 4
    room = right - left - team
    says = acts and not narrow and min(wide, LEAST_NAME) + ACTS + 8 <= room
    words = pygame.FRect(left, rect.y + 6, room - (ACTS + 8 if says else 0), 42)
    brush.text(name, words, "heading", 25, align="left")
    if team:
        x = left + min(words.width, wide) + 10
        brush.icon("common/icon-players", x + 8, rect.y + 28, 30)
        brush.dot(t.mates[seat][0], x + 40, rect.y + 28, 30)
    if says:
        acting = pygame.FRect(right - ACTS, rect.y + 12, ACTS, 28)
        brush.text(brush.t("bakeshop-acts"), acting, "text", 19, SOFT, align="right")
    y = rect.bottom - 30
    x = left + brush.amount("bakes/coin", str(t.coins[seat]), left, y, 26) + 12
    x += brush.amount("bakes/time", str(t.time[seat]), x, y, 26) + 12
    end = rect.right - (104 if brush.kids and ask else 10)
    if not narrow and not (brush.kids and ask):
        brush.picture("bakes/card-back-recipe", pygame.FRect(x, y - 17, 26, 34))
        x += 30 + brush.digits(str(len(t.front[seat])), x + 32, y, 26)
    dice = t.dice[seat]
    size = min(34.0, (end - 4 - x) / max(1, len(dice)) - 3)
    for number, value in enumerate(dice):
        brush.icon(f"bakes/die{value}", end - size / 2 - (size + 3) * (len(dice) - 1 - number), y, size)


def _asks(look: Look) -> list[str]:
    return [f"ask-{mate}" for mate in look.table.mates[look.seat]]


def _draw_ask(brush: Brush, look: Look, rect: pygame.FRect, seat: int) -> None:
    there = bool(look.table.stock[seat])
    brush.stock(
        rect,
        14,
        edge=(126, 78, 40) if there else (200, 170, 130),
        top=(255, 248, 230),
        bottom=(250, 228, 180),
        line=2.5,
    )
    edge = min(rect.width, rect.height) * 0.84
    brush.icon("bakes/help-donation", rect.centerx, rect.centery, edge, alpha=255 if there else 110)


def _draw_bot(brush: Brush, look: Look) -> None:
    t, band = look.table, brush.board["rivals"].rect
    brush.stock(band, 20, edge=(70, 98, 128), top=(240, 246, 252), bottom=(208, 222, 236), line=4, shadow=8)
    brush.icon("common/cookiebot-happy", band.x + 54, band.centery - 2, band.height + 4)
    dice = bot_dice(brush.board, 3)
    left = band.x + 112
    taking = t.phase not in (BAKE, OVER)
    words = brush.t("bakeshop-bot-rests") if t.phase == BAKE else ""
    if t.bot_card and taking:
        card = BOT_CARDS[t.bot_card]
        colours = {f"colour{n}": colour for n, colour in enumerate(card.colours, start=1)}
        words = brush.t("bakes-event-bot-card-turned", who="", **colours)
        brush.icon("common/icon-lock", dice[0].x - 20, band.centery, 30)
    if words and not brush.kids:
        bubble = pygame.FRect(left, band.y + 12, dice[0].x - left - 40, band.height - 24)
        brush.stock(bubble, 18, edge=(120, 150, 180), top=(255, 255, 255), bottom=(252, 252, 252), line=3)
        brush.text(words, bubble.inflate(-28, -8), "text", 22, lines=2)
    values = t.bot_dice if taking else ()
    for number, (value, colour) in enumerate(zip(values, space_colours(look, values, bot=True), strict=True)):
        rect = dice[number]
        brush.lit(rect, 12, f"bot-die-{number}")
        if colour:
            brush.picture(f"bakes/space-{colour}", rect)
        brush.die(value, rect.inflate(-26, -26))


def track_key(look: Look) -> Hashable:
    """Changes when the track does."""
    return look.table.round, look.table.turn, look.table.phase, look.table.first


def draw_track(brush: Brush, look: Look) -> None:
    """Three groups of four turns and an oven: the whole game in one row."""
    t, rect = look.table, brush.board["track"].rect
    brush.stock(rect, 20, edge=(176, 122, 70), top=(255, 250, 240), bottom=(247, 230, 200), line=4, shadow=8)
    y = rect.centery
    if not brush.kids:
        _draw_now(brush, look, pygame.FRect(rect.x + 18, rect.y + 6, rect.width - 36, 38))
        y = rect.bottom - 29
    wide = (rect.width - 28) / ROUNDS
    for number in range(1, ROUNDS + 1):
        x = rect.x + 14 + wide * (number - 1)
        if number == t.round and t.phase != OVER:
            around = pygame.FRect(x + 2, y - 24, wide - 4, 48)
            brush.stock(around, 24, edge=GOLD, top=(255, 236, 188), bottom=(255, 226, 160), line=3)
        step = (wide - 50) / (TURNS + 0.2)
        for turn in range(1, TURNS + 1):
            past = number < t.round or (number == t.round and (turn < t.turn or t.phase in (BAKE, OVER)))
            now = number == t.round and turn == t.turn and t.phase not in (BAKE, OVER)
            size = 26.0 if now else 19.0
            place = pygame.FRect(x + 10 + step * (turn - 0.5) - size / 2, y - size / 2, size, size)
            color = (217, 79, 112) if now else (94, 58, 32) if past else (246, 218, 172)
            brush.stock(place, size / 2, edge=(94, 58, 32), top=color, bottom=color, line=2.5)
        baked = number < t.round or t.phase == OVER
        now = number == t.round and t.phase == BAKE
        brush.icon("bakes/oven-small", x + wide - 30, y, 42 if now else 34, alpha=110 if baked else 255)


def _draw_now(brush: Brush, look: Look, room: pygame.FRect) -> None:
    """Round and turn in words: a pair, so both in one size."""
    t = look.table
    round_ = brush.t("bakeshop-round", round=t.round, rounds=ROUNDS)
    baking = t.phase == BAKE
    turn = brush.t("bakeshop-oven-on") if baking else brush.t("bakeshop-turn", turn=t.turn, turns=TURNS)
    half = pygame.FRect(room.x, room.y, room.width / 2 - 2, room.height)
    size = min(brush.fitted(words, half.width, half.height, "heading", 24, 1)[0] for words in (round_, turn))
    brush.label(round_, half, size)
    brush.label(turn, half.move(half.width + 4, 0), size, align="right")
