"""How cards are shown on their way: the markets, their decks and discards, and cards that are used."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.rules.core import Event
from game.rules.got_what_it_bakes import effect_events as fx
from game.rules.got_what_it_bakes import events as ev
from game.rules.got_what_it_bakes.cards import CARDS, RECIPES
from game.rules.got_what_it_bakes.market import REFRESH_COST
from game.rules.got_what_it_bakes.table import without
from game.table.got_what_it_bakes.flights import fly_art, fly_card
from game.table.got_what_it_bakes.places import MARKET
from game.table.got_what_it_bakes.show_dice import gain
from game.table.tween import Anim, Call, InTurn, Together, Wait

if TYPE_CHECKING:
    from game.table.got_what_it_bakes.table import BakesTable


def spot_of(table: BakesTable, name: str) -> pygame.FRect:
    """A spot of the map; where the map has none, the middle of what is shared."""
    return table.board[name].rect if name in table.board else table.board["pantry"].rect


def home_of(table: BakesTable, seat: int, spot: str) -> pygame.FRect:
    return table.board[spot].rect if seat == table.look.seat else table.area(f"rival-{seat}")


def _shop_place(table: BakesTable, card: str) -> pygame.FRect:
    row = table.look.table.row
    number = 4 - len(row) + row.index(card) if card in row else 1
    return spot_of(table, f"shop-{number}")


def bought(table: BakesTable, event: ev.CardBought) -> Anim:
    """A card of the market goes to its buyer."""
    t, seat = table.look.table, event.seat
    card = CARDS[event.card]
    shelf = "upgrades" if card.kind == "upgrade" else "drinks"
    start = _shop_place(table, event.card)
    mine = seat == table.look.seat
    point = table.from_hand("shop-") if mine else None

    def begin() -> None:
        if event.card in t.row:
            t.row = without(t.row, event.card)

    def landed() -> None:
        cards = t.upgrades if card.kind == "upgrade" else t.drinks
        cards[seat] = tuple(sorted((*cards[seat], event.card)))

    to = home_of(table, seat, shelf)
    slot = pygame.FRect(0, 0, 76, 102)
    slot.center = to.center
    pay = [
        gain(table, seat, "coins", -event.coins, start.center),
        gain(table, seat, "time", -event.time, start.center),
    ]
    return InTurn(
        Call(begin), Together(pay), fly_card(table, event.card, start, slot, landed, from_point=point)
    )


def sold(table: BakesTable, event: ev.UpgradeSold) -> Anim:
    """An Upgrade goes for half its price."""
    t, seat = table.look.table, event.seat
    start = home_of(table, seat, "upgrades")
    slot = pygame.FRect(0, 0, 74, 100)
    slot.center = start.center

    def begin() -> None:
        if event.card in t.upgrades[seat]:
            t.upgrades[seat] = without(t.upgrades[seat], event.card)

    def landed() -> None:
        t.card_discards += (event.card,)

    return InTurn(
        Call(begin),
        fly_card(table, event.card, slot, spot_of(table, "shop-discard"), landed),
        gain(table, seat, "coins", event.coins, start.center),
        gain(table, seat, "time", event.time, start.center),
    )


def blocked(table: BakesTable, event: ev.CardBlocked) -> Anim:
    """CookieBot discards a card of the market."""
    return _leaves_market(table, event.card, 2, "refuse")


def shop_refreshed(table: BakesTable, event: ev.ShopRefreshed) -> Anim:
    """All cards of the market go to the discards."""
    t = table.look.table
    start = [(card, _shop_place(table, card)) for card in event.cards]

    def begin() -> None:
        t.row = ()

    def landed() -> None:
        t.card_discards += event.cards

    to = spot_of(table, "shop-discard")
    pay = gain(table, event.seat, "coins", -REFRESH_COST, spot_of(table, "refresh-shop").center)
    flights: list[Anim] = [fly_card(table, card, place, to) for card, place in start]
    return InTurn(pay, Call(begin), Together(flights, 0.08), Call(landed))


def shop_slid(table: BakesTable, event: ev.ShopSlid) -> Anim:
    """The rightmost card leaves the market."""
    return _leaves_market(table, event.card, 3)


def _leaves_market(table: BakesTable, card: str, size: int, *sound: str) -> Anim:
    """A card of the market goes to the discards; the row has `size` places from now on."""
    t = table.look.table
    if card not in t.row:
        return Wait(0.0)
    start = _shop_place(table, card)

    def begin() -> None:
        t.row = without(t.row, card)
        t.row_size = size

    def landed() -> None:
        t.card_discards += (card,)

    return InTurn(Call(begin), fly_card(table, card, start, spot_of(table, "shop-discard"), landed, *sound))


def shop_filled(table: BakesTable, event: ev.ShopFilled) -> Anim:
    """A new card comes in on the left."""
    t = table.look.table
    to = spot_of(table, f"shop-{max(1, 3 - len(t.row))}")

    def landed() -> None:
        if event.card not in t.row:
            t.row = (event.card, *t.row)

    return fly_card(table, "back upgrade", spot_of(table, "shop-deck"), to, landed)


def taken(table: BakesTable, event: ev.RecipeTaken) -> Anim:
    """A recipe comes to a baker."""
    t, seat = table.look.table, event.seat
    mine = seat == table.look.seat
    start = spot_of(table, "recipe-deck")
    if event.source == "discard":
        start = spot_of(table, "recipe-discard")
    elif event.source == "market" and event.recipe in t.recipe_market:
        start = spot_of(table, MARKET[t.recipe_market.index(event.recipe)])
    elif event.source == "look":
        start = table.board["keep"].rect
    size = pygame.FRect(0, 0, 170, 238)
    size.center = start.center
    point = table.from_hand("recipe-", "choice-") if mine and event.source != "deck" else start.center

    def begin() -> None:
        if event.source == "market":
            t.recipe_market = tuple("" if r == event.recipe else r for r in t.recipe_market)
        elif event.source == "discard":
            t.recipe_discards = t.recipe_discards[:-1]

    def landed() -> None:
        t.take_in(seat, event.recipe, RECIPES[event.recipe].boxes)

    to = pygame.FRect(0, 0, 170, 238) if mine else pygame.FRect(0, 0, 40, 56)
    to.center = home_of(table, seat, "fresh").center
    return InTurn(Call(begin), fly_card(table, event.recipe, size, to, landed, from_point=point))


def market_filled(table: BakesTable, event: ev.RecipeMarketFilled) -> Anim:
    """A new recipe comes into the market."""
    t = table.look.table
    to = spot_of(table, MARKET[event.place])

    def landed() -> None:
        t.recipe_market = tuple(
            event.recipe if n == event.place else r for n, r in enumerate(t.recipe_market)
        )

    return fly_card(table, "back recipe", spot_of(table, "recipe-deck"), to, landed)


def recipes_refreshed(table: BakesTable, event: ev.RecipesRefreshed) -> Anim:
    """Somebody pays to renew the recipe market."""
    return gain(table, event.seat, "coins", -REFRESH_COST, spot_of(table, "refresh-recipes").center)


def recipes_discarded(table: BakesTable, event: ev.RecipesDiscarded) -> Anim:
    """Recipes go to the discards."""
    t = table.look.table
    places = {slug: MARKET[n] for n, slug in enumerate(t.recipe_market) if slug in event.recipes}

    def landed() -> None:
        t.recipe_market = tuple("" if r in event.recipes else r for r in t.recipe_market)
        t.recipe_discards += tuple(r for r in event.recipes if r not in t.recipe_discards)

    to = spot_of(table, "recipe-discard")
    flights: list[Anim] = [fly_card(table, slug, spot_of(table, spot), to) for slug, spot in places.items()]
    return InTurn(Together(flights, 0.08) if flights else Call(lambda: table.play("card")), Call(landed))


def card_used(table: BakesTable, event: fx.CardUsed) -> Anim:
    """A card shows what it can, and is turned."""
    t, seat = table.look.table, event.seat
    name = f"card-{event.card}"
    mine = seat == table.look.seat and name in table.found()
    start = table.area(name) if mine else home_of(table, seat, "upgrades")
    point = table.from_hand(name) if mine else start.center

    def begin() -> None:
        if event.card in t.drinks[seat]:
            t.drinks[seat] = without(t.drinks[seat], event.card)
            t.drunk[seat] += (event.card,)
        else:
            t.used[seat] = tuple(sorted((*t.used[seat], event.card)))
        table.play("page")

    art = table.cards.picture_of(event.card)
    pop = fly_art(table, art, 70, point, (point[0], point[1] - 70), end=130, seconds=0.45)
    return InTurn(Call(begin), pop)


SHOWN: dict[type[Event], Callable[..., Anim]] = {
    ev.CardBlocked: blocked,
    ev.CardBought: bought,
    ev.UpgradeSold: sold,
    ev.ShopRefreshed: shop_refreshed,
    ev.ShopSlid: shop_slid,
    ev.ShopFilled: shop_filled,
    ev.RecipeTaken: taken,
    ev.RecipeMarketFilled: market_filled,
    ev.RecipesRefreshed: recipes_refreshed,
    ev.RecipesDiscarded: recipes_discarded,
    fx.CardUsed: card_used,
}
"""Event -> how it is shown."""
