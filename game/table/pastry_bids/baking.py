"""How cards come to the players of Pastry Bids and go on plates: leftovers, dishes, the hand-out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.pastry_bids import events as told
from game.rules.pastry_bids.cards import NUMBER
from game.rules.pastry_bids.pieces import DISHES, LEFTOVERS, OVER, Dish
from game.table.pastry_bids.cards import suit_of
from game.table.pastry_bids.flights import Stop, clear_bids, flight, hand_closes, held_by, recipe_to, up_lie
from game.table.pastry_bids.look import in_order
from game.table.pastry_bids.moving import small_sprite
from game.table.pastry_bids.places import Lie, Shelf, aside_areas, on_plate, plate_card
from game.table.tween import Anim, Call, InTurn, Together, Wait

if TYPE_CHECKING:
    from game.table.pastry_bids.table import PastryTable

REST = 0.3
"""Seconds before the next thing happens."""
READ = 1.5
"""Seconds in which a result can be read."""


def to_leftovers(
    table: PastryTable, seat: int, cards: Sequence[str], starts: Sequence[Lie], wide: float
) -> Anim:
    """Ingredient cards fly to their place among the leftovers of a seat, one after another."""
    look = table.look
    there = in_order([*look.leftovers[seat], *cards])
    panel = table.board["own-dishes" if seat == look.seat else "other-dishes"].rect
    pairs = len(look.pairs()) if seat == look.seat else 0
    shelf = Shelf(panel, len(look.dishes[seat]) + pairs, there, kids=table.kids)
    flights = []
    for card, start in zip(cards, starts, strict=True):
        sprite = small_sprite(table, suit_of(card), NUMBER[card], wide, start)

        def land(card: str = card) -> None:
            look.leftovers[seat] = in_order([*look.leftovers[seat], card])

        stop = Stop(Lie(*shelf.cards[card].center), shelf.card[0])
        flights.append(flight(table, sprite, wide, stop, land, "card"))
    return Together(flights, 0.12)


def set_aside(table: PastryTable, event: told.CardsSetAside) -> Anim:
    """Nobody takes the face-up cards; they go below the piles."""
    look = table.look
    areas = aside_areas(table.board, in_order([*look.aside, *event.cards]))
    wide = table.board["up-hearts"].rect.width

    def say() -> None:
        look.told = ("aside",)

    def take() -> None:
        look.up = []

    flights = []
    for card in event.cards:
        start = up_lie(table, event.cards, card)
        sprite = small_sprite(table, suit_of(card), NUMBER[card], wide, start)

        def land(card: str = card) -> None:
            look.aside = sorted([*look.aside, card], key=lambda c: (c[0] == "c", NUMBER[c]))

        stop = Stop(Lie(*areas[card].center), areas[card].width)
        flights.append(flight(table, sprite, wide, stop, land, "card"))

    def end() -> None:
        look.told = ()

    return InTurn(
        Call(say), Wait(READ * 0.6), Call(take), Together([*flights, clear_bids(table)], 0.1), Call(end)
    )


def dish_made(table: PastryTable, event: told.DishMade) -> Anim:
    """A recipe card and a pair come together on a plate."""
    look, seat = table.look, event.seat
    own = seat == look.seat
    made = Dish(event.recipe, *event.cards, event.leftover)
    start = held_by(table, seat, event.recipe)
    before = table.shelf(seat)
    starts = [Lie(*before.cards[card].center) for card in event.cards if card in before.cards]
    spot = next((name for name, pair in look.pairs().items() if own and pair == event.cards), None)
    plate = (
        table.area(spot)
        if spot is not None
        else before.plates[min(len(look.dishes[seat]), len(before.plates) - 1)]
    )
    wide = plate_card(plate)
    first, second, middle = on_plate(plate)

    def take() -> None:
        look.leftovers[seat] = [card for card in look.leftovers[seat] if card not in event.cards]
        look.handed -= set(event.cards)
        if own:
            look.hand.pop(event.recipe, None)
        else:
            look.backs -= 1
            look.may_hold = tuple(n for n in look.may_hold if n != event.recipe)

    def done() -> None:
        look.dishes[seat].append(made)
        look.scores[seat] += event.points
        catch_up(table)
        table.play("coin")

    flights: list[Anim] = []
    for card, begin, stop in zip(event.cards, starts, (first, second), strict=False):
        sprite = small_sprite(table, suit_of(card), NUMBER[card], before.card[0], begin)
        flights.append(flight(table, sprite, before.card[0], Stop(stop, wide), nothing, "card", stay=True))
    flights.append(
        recipe_to(table, seat, event.recipe, start, Stop(middle, wide), turned=False, landed=nothing)
    )
    if own:
        flights.append(hand_closes(table, [n for n in look.hand if n != event.recipe]))

    def clear() -> None:
        look.flying.clear()

    return InTurn(Call(take), Together(flights), Call(clear), Call(done), Wait(REST))


def handed_out(table: PastryTable, event: told.CardsHandedOut) -> Anim:
    """The cards that nobody won go from the piles, and from beside them, to a seat."""
    look, seat = table.look, event.seat
    aside = aside_areas(table.board, look.aside)
    suit = suit_of(event.cards[0])
    pile = table.board[f"pile-{suit}"]
    starts = [Lie(*aside[card].center) if card in aside else Lie(pile.x, pile.y) for card in event.cards]

    def begin() -> None:
        look.phase = LEFTOVERS
        look.piles[0 if suit == "hearts" else 1] = 0
        look.aside = [card for card in look.aside if card not in event.cards]
        look.handed |= set(event.cards)

    fly = to_leftovers(table, seat, event.cards, starts, pile.rect.width * 0.7)

    def end() -> None:
        catch_up(table)

    return InTurn(Call(begin), fly, Call(end), Wait(REST))


def catch_up(table: PastryTable) -> None:
    """After the bidding the phases follow each other without events of their own."""
    look, view = table.look, table.view
    if look.phase == view.phase and look.phase in (DISHES, LEFTOVERS):
        look.done = list(view.done)
    elif view.phase == OVER and look.phase == LEFTOVERS:
        look.phase, look.done = OVER, list(view.done)


def nothing() -> None:
    """What a card that lands changes, if it changes nothing."""
