"""Cards on their way over the table of Pastry Bids."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.table.pastry_bids.look import hand_of
from game.table.pastry_bids.moving import in_flight, recipe_sprite, scaled, small_sprite
from game.table.pastry_bids.places import RATIO, Lie, card_width, fan_of, up_areas
from game.table.sprites import Sprite
from game.table.tween import Anim, Call, InTurn, Together, Tween, ease_in_out

if TYPE_CHECKING:
    from game.table.pastry_bids.table import PastryTable

FLY = 0.36
"""Seconds of a flight."""
ARC = 50.0
"""How high a flight rises, in units."""
STEPS = 8
"""Pictures of half a turn."""


class Stop(NamedTuple):
    """Where a card lands, and how wide it is there."""

    lie: Lie
    wide: float


def moved(table: PastryTable, tween: Tween) -> Anim:
    """With reduced motion only the end of a movement is shown."""
    return Call(lambda: tween.at(tween.duration)) if table.calm else tween


def flight(
    table: PastryTable,
    sprite: Sprite,
    wide: float,
    stop: Stop,
    landed: Callable[[], None],
    sound: str,
    *,
    seconds: float = FLY,
    stay: bool = False,
) -> Anim:
    """A card of `wide` units appears, flies in an arc, and is gone where it lands.

    `stay`: it lies there until the look forgets what flies.
    """
    look = table.look
    in_flight(table, sprite)
    start = Lie(sprite.x, sprite.y, sprite.angle)
    grow, end = sprite.grow, sprite.grow * stop.wide / wide

    def lift() -> None:
        look.flying.append(sprite)

    def move(t: float) -> None:
        sprite.x = start.x + (stop.lie.x - start.x) * t
        sprite.y = start.y + (stop.lie.y - start.y) * t - ARC * math.sin(math.pi * min(1.0, t))
        sprite.angle = start.angle + (stop.lie.angle - start.angle) * t
        sprite.lift = math.sin(math.pi * min(1.0, max(0.0, t)))
        sprite.grow = grow + (end - grow) * t

    def land() -> None:
        if not stay and sprite in look.flying:
            look.flying.remove(sprite)
        landed()
        table.play(sound)

    if table.calm:
        return Call(land)
    return InTurn(Call(lift), Tween(seconds, move, ease_in_out), Call(land))


def turning(
    table: PastryTable, faces: tuple[Callable[[float], pygame.Surface], Callable[[float], pygame.Surface]]
) -> Callable[[Sprite, tuple[object, ...], float], None]:
    """A function that shows a card `t` of the way from its first to its second side."""
    faces = (scaled(faces[0], table.viewport.scale), scaled(faces[1], table.viewport.scale))

    def show(sprite: Sprite, key: tuple[object, ...], t: float) -> None:
        step = round(t * STEPS)
        side = faces[1] if step > STEPS / 2 else faces[0]
        thin = max(0.04, abs(math.cos(math.pi * step / STEPS)))

        def make(scale: float) -> pygame.Surface:
            flat = side(scale)
            if thin > 0.99:
                return flat
            return pygame.transform.smoothscale(
                flat, (max(2, round(flat.get_width() * thin)), flat.get_height())
            )

        sprite.key, sprite.make = (*key, step), make

    return show


def back_of(table: PastryTable, kind: str, wide: float) -> Callable[[float], pygame.Surface]:
    """Makes the back of a card of so many units."""

    def make(scale: float) -> pygame.Surface:
        return table.cards.back(kind, round(wide * scale), round(wide * scale * RATIO))

    return make


def recipe_to(
    table: PastryTable,
    seat: int,
    number: int | None,
    start: Lie,
    stop: Stop,
    *,
    turned: bool,
    landed: Callable[[], None],
) -> Anim:
    """A recipe card flies; `turned`: it turns its back up on the way. None: it shows its back all the way."""
    own = seat == table.look.seat
    wide = card_width(table.board, "own-hand")
    sprite = recipe_sprite(table, seat, number or 1, start)
    if not own:
        sprite.grow = card_width(table.board, "other-hand") / wide
    face, back = sprite.make, back_of(table, "recipe", wide)
    key: tuple[object, ...] = ("pastry-turning", number, table.look.suits[seat], wide)
    if number is None:
        sprite.key, sprite.make = ("pastry-back", "recipe", wide), back
    first = flight(table, sprite, wide * sprite.grow, stop, landed, "card")
    if not turned or number is None or table.calm:
        return first
    show = turning(table, (face, back))

    def turn(t: float) -> None:
        show(sprite, key, min(1.0, t * 1.4))

    return Together([Tween(FLY, turn, ease_in_out), first])


def flip_up(table: PastryTable, card: str, pile: int, area: pygame.FRect) -> Anim:
    """The top card of a pile is turned up onto its place."""
    look = table.look
    spot = table.board["pile-clubs" if pile else "pile-hearts"]
    wide = area.width

    def face(scale: float) -> pygame.Surface:
        return table.cards.ingredient(card, round(wide * scale), round(wide * scale * RATIO))

    show = turning(table, (back_of(table, "ingredient", wide), face))
    sprite = small_sprite(table, "hearts", 1, wide, Lie(spot.x, spot.y))
    sprite.grow = spot.rect.width / wide
    show(sprite, ("pastry-up", card, wide), 0.0)

    def take() -> None:
        look.piles[pile] -= 1

    def turn(t: float) -> None:
        show(sprite, ("pastry-up", card, wide), t)

    fly = flight(
        table, sprite, spot.rect.width, Stop(Lie(*area.center), wide), lambda: None, "card", stay=True
    )

    def land() -> None:
        look.up.append(card)
        if sprite in look.flying:
            look.flying.remove(sprite)

    both: Anim = fly if table.calm else Together([Tween(FLY, turn, ease_in_out), fly])
    return InTurn(Call(take), both, Call(land))


def vanish(table: PastryTable, sprite: Sprite) -> Anim:
    """A card grows pale and small, and is gone."""
    look = table.look
    grow = in_flight(table, sprite).grow

    def begin() -> None:
        look.flying.append(sprite)

    def move(t: float) -> None:
        sprite.alpha = round(255 * (1 - t))
        sprite.grow = grow * (1 - 0.2 * t)

    def end() -> None:
        if sprite in look.flying:
            look.flying.remove(sprite)

    if table.calm:
        return Call(lambda: None)
    return InTurn(Call(begin), Tween(0.3, move, ease_in_out), Call(end))


def held_by(table: PastryTable, seat: int, number: int | None) -> Lie:
    """Where a recipe card of a hand sets out."""
    look = table.look
    if seat == look.seat and number is not None:
        return table.from_hand(number)
    lies = fan_of(table.board, "other-hand", max(1, look.backs))
    return lies[len(lies) // 2]


def between(start: Lie, end: Lie, t: float) -> Lie:
    """How a card lies on its way; by whole degrees, so that few pictures are turned."""
    x, y = start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t
    return Lie(x, y, float(round(start.angle + (end.angle - start.angle) * t)))


def hand_closes(table: PastryTable, rest: Sequence[int]) -> Anim:
    """The own hand closes up to the cards that are left."""
    look = table.look
    before = {number: look.hand[number] for number in rest}
    after = hand_of(table.board, rest)

    def move(t: float) -> None:
        if t >= 1:
            look.hand = dict(after)
            return
        look.hand = {number: between(before[number], lie, t) for number, lie in after.items()}

    return moved(table, Tween(FLY * 0.8, move, ease_in_out))


def up_lie(table: PastryTable, cards: Sequence[str], card: str) -> Lie:
    """Where one of the face-up cards lies."""
    return Lie(*up_areas(table.board, len(cards))[list(cards).index(card)].center)


def clear_bids(table: PastryTable) -> Anim:
    """The bids leave the mat; they stand in the list of bids."""
    look = table.look
    gone = []
    for seat, side in ((look.seat, "own-bid"), (look.other, "other-bid")):
        laid = look.bids[seat]
        if laid is not None and laid.card is not None:
            spot = table.board[side]
            sprite = recipe_sprite(table, seat, laid.card, Lie(spot.x, spot.y))
            sprite.grow = spot.rect.width / card_width(table.board, "own-hand")
            gone.append(vanish(table, sprite))

    def clear() -> None:
        look.bids = [None, None]
        look.told = ()

    return InTurn(Call(clear), Together(gone))
