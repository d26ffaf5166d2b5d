"""Drawing what moves, glows and is held on the table of Pastry Bids, over what lies still."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.input.gestures import Gesture
from game.rules.core import Action
from game.rules.pastry_bids.actions import DONE, MakeDish
from game.rules.pastry_bids.cards import NUMBER
from game.table.pastry_bids.brush import Brush
from game.table.pastry_bids.cards import suit_of
from game.table.pastry_bids.mat import paint_bid
from game.table.pastry_bids.panels import paint_pair
from game.table.pastry_bids.places import RATIO, Lie, card_area, card_width
from game.table.sprites import Sprite, draw_sprite
from game.table.table_view import Hold

if TYPE_CHECKING:
    from game.table.pastry_bids.table import PastryTable

GHOST = 165
"""Alpha of a hinted card."""
CHOICES = {
    "agree": ("bids-go-on", "common/icon-check", "mint"),
    "decline": ("bids-stop", "common/icon-close", "cream"),
    "done": ("bids-done", "common/icon-check", "berry"),
    "reveal": ("bids-reveal", "common/icon-eye", "berry"),
}
"""Spot of a button -> its words, its picture for children, its colour."""


def recipe_sprite(table: PastryTable, seat: int, number: int, lie: Lie, lift: float = 0.0) -> Sprite:
    """A recipe card above the table, as large as in the own hand."""
    suit, wide = table.look.suits[seat], card_width(table.board, "own-hand")
    cards = table.cards

    def make(scale: float) -> pygame.Surface:
        return cards.face(suit, number, round(wide * scale), round(wide * scale * RATIO))

    key = ("pastry-recipe", suit, cards.name(number), wide)
    return Sprite(key, make, lie.x, lie.y, lie.angle, lift)


def in_flight(table: PastryTable, sprite: Sprite) -> Sprite:
    """The same card, drawn once and scaled while it moves: nobody sees sharp edges in motion."""
    sprite.key = (*sprite.key, "in-flight", round(sprite.grow, 2))
    sprite.make = scaled(sprite.make, table.viewport.scale * sprite.grow)
    return sprite


def scaled(make: Callable[[float], pygame.Surface], whole: float) -> Callable[[float], pygame.Surface]:
    """Makes pictures of any size from the one for `whole` pixels a unit."""

    def seen(scale: float) -> pygame.Surface:
        full = make(whole)
        size = round(full.get_width() * scale / whole), round(full.get_height() * scale / whole)
        return full if size == full.get_size() else pygame.transform.smoothscale(full, size)

    return seen


def small_sprite(table: PastryTable, suit: str, number: int, wide: float, lie: Lie) -> Sprite:
    """A small card above the table."""
    cards = table.cards

    def make(scale: float) -> pygame.Surface:
        return cards.small(suit, number, round(wide * scale), round(wide * scale * RATIO))

    key = ("pastry-small", suit, cards.name(number), round(wide))
    return Sprite(key, make, lie.x, lie.y, lie.angle)


def draw_moving(table: PastryTable, brush: Brush, hold: Hold | None, hover: str | None) -> None:
    """Everything above the still picture."""
    look = table.look
    if hold is not None:
        for name in hold.targets:
            light_up(table, brush, name, strong=name == hold.over)
    elif table.kids and table.ghost is None and _may_bid(table):
        brush.halo(table.board["own-bid"].rect.inflate(14, 14), 18, reach=12)
    for seat in (0, 1):
        paint_bid(brush, look, seat, still=False)
    _draw_choices(table, brush, hover)
    if hold is None and table.pointed is not None and table.pointed.startswith("recipe-"):
        number = table.numbered(table.pointed)
        if number in look.hand and table.pointed not in look.away:
            draw_sprite(
                brush.surface,
                brush.viewport,
                brush.art,
                recipe_sprite(table, look.seat, number, table.risen(number), 0.35),
            )
    if table.ghost is not None and hold is None:
        _draw_ghost(table, brush, table.ghost)
    for sprite in look.flying:
        draw_sprite(brush.surface, brush.viewport, brush.art, sprite)
    if hold is not None:
        draw_held(table, brush, hold.source, hold.x, hold.y)


def _may_bid(table: PastryTable) -> bool:
    return any(table.known.allowed(Gesture(f"recipe-{number}", "own-bid")) for number in table.look.hand)


def light_up(table: PastryTable, brush: Brush, name: str, *, strong: bool = False) -> None:
    """A legal target (or source) glows and wears a dashed ring."""
    reach = 22.0 if strong else 15.0
    if name == "own-bid":
        brush.halo(table.board[name].rect.inflate(14, 14), 18, reach=reach, ring=True)
    elif name.startswith("pair-"):
        area = table.area(name)
        brush.halo(
            area.inflate(-area.width * 0.1, -area.width * 0.1), area.width * 0.45, reach=reach, ring=True
        )
    elif name.startswith("recipe-"):
        number = table.numbered(name)
        if number in table.look.hand:
            area = card_area(table.look.hand[number], card_width(table.board, "own-hand"))
            narrow = table.area(name)
            area.width = narrow.width
            brush.halo(area, 14, reach=reach, ring=True)
    else:
        area = table.area(name)
        brush.halo(area, min(12.0, area.height / 2), reach=reach, ring=True)


def _draw_choices(table: PastryTable, brush: Brush, hover: str | None) -> None:
    """Buttons on the mat that can be pressed now."""
    for name, (key, icon, tone) in CHOICES.items():
        if table.known.useful(name) or table.waiting == name:
            area = table.board[name].rect
            raised = hover == name or table.pointed == name
            if name == "reveal":
                brush.halo(area, area.height / 2, reach=14)
            if name == "done" and table.sure:
                key, icon, tone = "bids-done-anyway", "common/icon-warning", "cream"
            brush.button(brush.t(key), icon, area, raised=raised, tone=tone)


def draw_held(table: PastryTable, brush: Brush, source: str, x: float, y: float) -> None:
    """What is in the hand."""
    sprite = held_sprite(table, source, x, y)
    if sprite is not None:
        draw_sprite(brush.surface, brush.viewport, brush.art, sprite)
        return
    cards = table.look.pairs().get(source)
    if cards is not None:
        size = table.area(source).width * 1.06
        plate = pygame.FRect(x - size / 2, y - size / 2, size, size)
        suit = table.look.suits[table.look.seat]
        paint_pair(brush, cards, suit, plate, ready=False)


def held_sprite(table: PastryTable, source: str, x: float, y: float, lift: float = 1.0) -> Sprite | None:
    """A held card; None when it is no card."""
    if source.startswith("recipe-"):
        return recipe_sprite(table, table.look.seat, table.numbered(source), Lie(x, y), lift)
    if source.startswith("card-"):
        card = source.removeprefix("card-")
        sprite = small_sprite(
            table, suit_of(card), NUMBER[card], table.shelf(table.look.seat).card[0], Lie(x, y)
        )
        sprite.lift = lift
        return sprite
    return None


def _draw_ghost(table: PastryTable, brush: Brush, action: Action) -> None:
    """A hinted move: its target is marked, and a pale card goes there again and again."""
    gesture = Gesture("done") if action == DONE else table.known.of_action(action)
    if gesture is None and isinstance(action, MakeDish):
        # two cards of one colour that were not put together yet
        for name in (f"card-{action.first}", f"card-{action.second}", f"recipe-{action.recipe}"):
            light_up(table, brush, name)
        return
    if gesture is None:
        return
    if gesture.target is None:
        area = table.area(gesture.source)
        brush.halo(area, area.height / 2, reach=22, ring=True)
        return
    light_up(table, brush, gesture.target)
    light_up(table, brush, gesture.source)
    start, end = table.ring(gesture.source).center, table.area(gesture.target).center
    t = 0.5 if table.calm else min(1.0, table.loop / 1.7 * 1.25)
    t = t * t * (3 - 2 * t)
    x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
    sprite = held_sprite(table, gesture.source, x, y, 0.5)
    if sprite is not None:
        sprite.alpha = GHOST
        draw_sprite(brush.surface, brush.viewport, brush.art, sprite)
    brush.icon("common/hand", x + 34, y + 74, 110)
