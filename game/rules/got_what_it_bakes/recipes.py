"""Recipes: taking them, refreshing their market (GW-31, GW-32)."""

from __future__ import annotations

from game.rules.core import Chance
from game.rules.got_what_it_bakes import events as ev
from game.rules.got_what_it_bakes.actions import REFRESH_RECIPES, TAKE, TAKE_BLIND, TAKE_TOP, Move, TakeRecipe
from game.rules.got_what_it_bakes.cards import RECIPES
from game.rules.got_what_it_bakes.market import REFRESH_COST
from game.rules.got_what_it_bakes.table import Events, Table, discard_recipes, draw_recipe, fill_recipes


def legal_recipes(t: Table, seat: int, out: list[Move]) -> None:
    """The two of the market, the deck, the open top of the discards, the refresh."""
    out += [TAKE[recipe] for recipe in t.recipe_market if recipe]
    if t.recipe_deck or t.recipe_discards:
        out.append(TAKE_BLIND)
    if t.recipe_discards:
        out.append(TAKE_TOP)
    if t.coins[seat] >= REFRESH_COST and can_refresh(t):
        out.append(REFRESH_RECIPES)


def can_refresh(t: Table) -> bool:
    """Whether there is a card to put away."""
    return t.recipe_market != ("", "")


def _to(t: Table, seat: int, recipe: str, source: str, events: Events) -> None:
    t.take_in(seat, recipe, RECIPES[recipe].boxes)
    if events is not None:
        events.append(ev.RecipeTaken(seat, recipe, source))


def take_recipe(t: Table, seat: int, action: TakeRecipe, chance: Chance, events: Events) -> None:
    """Take a recipe of the market; its place is refilled at once."""
    t.recipe_market = tuple("" if r == action.recipe else r for r in t.recipe_market)
    _to(t, seat, action.recipe, "market", events)
    fill_recipes(t, chance, events)


def take_blind(t: Table, seat: int, chance: Chance, events: Events) -> None:
    """Take the top of the deck unseen."""
    _to(t, seat, draw_recipe(t, chance, events), "deck", events)


def take_top(t: Table, seat: int, events: Events) -> None:
    """Take the open top of the discards."""
    recipe = t.recipe_discards[-1]
    t.recipe_discards = t.recipe_discards[:-1]
    _to(t, seat, recipe, "discard", events)


def take_looked(t: Table, seat: int, recipe: str, events: Events) -> None:
    """Take one of the recipes turned up by an effect."""
    _to(t, seat, recipe, "look", events)


def refresh_recipes(t: Table, seat: int, chance: Chance, events: Events) -> None:
    """Pay to renew the recipe market (GW-32)."""
    t.coins[seat] -= REFRESH_COST
    if events is not None:
        events.append(ev.RecipesRefreshed(seat))
    renew_market(t, chance, events)


def renew_market(t: Table, chance: Chance, events: Events) -> None:
    """Discard the recipe market from left to right and deal it new (GW-32, GW-39)."""
    old = tuple(recipe for recipe in t.recipe_market if recipe)
    t.recipe_market = ("", "")
    discard_recipes(t, old, chance, events)
