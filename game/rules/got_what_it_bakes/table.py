"""What lies on the table: the flat data of a position, its copy, and the decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypeVar

from game.rules.core import DRAWS, Chance, Event
from game.rules.got_what_it_bakes import events as ev
from game.rules.got_what_it_bakes.actions import Gather, Move
from game.rules.got_what_it_bakes.options import BakesOptions
from game.rules.got_what_it_bakes.pending import Pending

T = TypeVar("T")

GOALS, DRAFT, BONUS, PICK, DICE, SHOP, RECIPES, BAKE, OVER = range(9)
"""The phases, in the order of play (GW-63)."""
PHASES = ("goals", "draft", "bonus", "pick", "dice", "shop", "recipes", "bake", "over")
"""Their names in plain data and events."""

ROUNDS = 3
TURNS = 4
HIDDEN = "?"
"""Stands for a card that the eyes of a view may not see."""

DONATED, EXCHANGED, TREATED = 1, 2, 4
"""Marks of what a seat has done once this round (GW-48 to GW-50)."""

Events = list[Event] | None


def mates_of(seats: int, mode: str) -> tuple[tuple[int, ...], ...]:
    """For each seat those with whom it may help and be helped (GW-48, GW-51)."""
    if mode == "cooperative":
        return tuple(tuple(s for s in range(seats) if s != seat) for seat in range(seats))
    if mode == "teams":
        return tuple(((seat + 2) % 4,) for seat in range(seats))
    return ((),) * seats


class Table:
    """A position as flat data. Lists are by seat; cards stand as their names, ingredients as bags."""

    __slots__ = (
        "actor",
        "bonus",
        "born",
        "bot_card",
        "bot_deck",
        "bot_dice",
        "bot_discards",
        "buys",
        "card_deck",
        "card_discards",
        "coin_dice",
        "coins",
        "dared",
        "dice",
        "discount",
        "done",
        "drinks",
        "drunk",
        "first",
        "front",
        "gathered",
        "goal_deck",
        "goal_dice",
        "goal_discards",
        "goals",
        "hands",
        "helped",
        "kept",
        "mates",
        "need",
        "offers",
        "options",
        "pantry",
        "pantry_deck",
        "pantry_spent",
        "pending",
        "phase",
        "picked",
        "picks",
        "recipe_deck",
        "recipe_discards",
        "recipe_market",
        "round",
        "row",
        "row_size",
        "seats",
        "spares",
        "step",
        "stock",
        "time",
        "time_dice",
        "trash",
        "trays",
        "turn",
        "upgrades",
        "used",
    )

    options: BakesOptions
    seats: int
    mates: tuple[tuple[int, ...], ...]
    phase: int
    round: int
    turn: int
    first: int
    step: int
    """How many seats (picks in `PICK`, passes in `DRAFT`) of the phase are over."""
    actor: int
    """The seat whose step it is; -1 in the simultaneous steps and at the end."""
    pending: Pending | None
    bonus: int
    buys: int
    """Purchases left to the actor in the buying step."""
    discount: int
    """Free time that the actor's next bake with time costs less."""
    spares: int
    """Dice that effects have added to this turn."""

    pantry_deck: tuple[int, ...]
    pantry: int
    """The open pantry card; -1 before the first turn of a round."""
    pantry_spent: tuple[int, ...]
    trays: tuple[tuple[int, ...], ...]
    recipe_deck: tuple[str, ...]
    recipe_market: tuple[str, ...]
    """The two places; an open place is empty text."""
    recipe_discards: tuple[str, ...]
    """The top lies last."""
    goal_deck: tuple[str, ...]
    goal_discards: tuple[tuple[str, int], ...]
    """Face down: a goal and the seat that discarded it."""
    card_deck: tuple[str, ...]
    row: tuple[str, ...]
    """The Upgrades & Refreshments market from left to right; open places are on the left."""
    row_size: int
    card_discards: tuple[str, ...]
    bot_deck: tuple[str, ...]
    bot_discards: tuple[str, ...]
    bot_card: str
    bot_dice: tuple[int, ...]

    hands: tuple[tuple[str, ...], ...]
    picks: tuple[tuple[str, ...], ...]
    """Recipes kept in the draft so far, in the order of the picks."""
    picked: tuple[str, ...]
    """The choice of the pass that is going on; empty text: none yet."""
    offers: tuple[tuple[str, ...], ...]
    goals: list[tuple[str, ...]]
    coins: list[int]
    time: list[int]
    dice: list[tuple[int, ...]]
    """Dice not yet placed, sorted."""
    gathered: list[tuple[Gather, ...]]
    time_dice: list[tuple[int, ...]]
    coin_dice: list[tuple[int, ...]]
    goal_dice: list[tuple[int, ...]]
    stock: list[int]
    """Stored units as a bag."""
    front: list[tuple[str, ...]]
    """Recipes in front of a baker, in the order in which they came."""
    done: list[tuple[str, ...]]
    dared: list[int]
    """How many of the completed recipes were dared."""
    trash: list[tuple[str, ...]]
    upgrades: list[tuple[str, ...]]
    """Upgrades, in kids mode the Sweets."""
    used: list[tuple[str, ...]]
    """Those of them that are marked as used."""
    drinks: list[tuple[str, ...]]
    """Refreshments that are still to use."""
    drunk: list[tuple[str, ...]]
    helped: list[int]

    need: dict[str, int]
    """Empty boxes of each recipe in front of somebody, as a bag."""
    born: dict[str, int]
    """The first round of each recipe in front of somebody."""
    kept: tuple[str, ...]
    """Resting recipes that may rest one round longer."""

    def legal(self, seat: int) -> Sequence[Move]:
        """See `State.legal`."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent copy: lists and dicts are copied, all else is shared."""
        new = object.__new__(type(self))
        new.options = self.options
        new.seats = self.seats
        new.mates = self.mates
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.first = self.first
        new.step = self.step
        new.actor = self.actor
        new.pending = self.pending
        new.bonus = self.bonus
        new.buys = self.buys
        new.discount = self.discount
        new.spares = self.spares
        new.pantry_deck = self.pantry_deck
        new.pantry = self.pantry
        new.pantry_spent = self.pantry_spent
        new.trays = self.trays
        new.recipe_deck = self.recipe_deck
        new.recipe_market = self.recipe_market
        new.recipe_discards = self.recipe_discards
        new.goal_deck = self.goal_deck
        new.goal_discards = self.goal_discards
        new.card_deck = self.card_deck
        new.row = self.row
        new.row_size = self.row_size
        new.card_discards = self.card_discards
        new.bot_deck = self.bot_deck
        new.bot_discards = self.bot_discards
        new.bot_card = self.bot_card
        new.bot_dice = self.bot_dice
        new.hands = self.hands
        new.picks = self.picks
        new.picked = self.picked
        new.offers = self.offers
        new.goals = self.goals[:]
        new.coins = self.coins[:]
        new.time = self.time[:]
        new.dice = self.dice[:]
        new.gathered = self.gathered[:]
        new.time_dice = self.time_dice[:]
        new.coin_dice = self.coin_dice[:]
        new.goal_dice = self.goal_dice[:]
        new.stock = self.stock[:]
        new.front = self.front[:]
        new.done = self.done[:]
        new.dared = self.dared[:]
        new.trash = self.trash[:]
        new.upgrades = self.upgrades[:]
        new.used = self.used[:]
        new.drinks = self.drinks[:]
        new.drunk = self.drunk[:]
        new.helped = self.helped[:]
        new.need = self.need.copy()
        new.born = self.born.copy()
        new.kept = self.kept
        return new

    def order(self) -> tuple[int, ...]:
        """The seats in player order, the first player first."""
        return tuple((self.first + k) % self.seats for k in range(self.seats))

    def take_in(self, seat: int, recipe: str, need: int) -> None:
        """Lay a recipe in front of a baker; this is its first round (GW-37)."""
        self.front[seat] += (recipe,)
        self.need[recipe] = need
        self.born[recipe] = self.round

    def take_away(self, seat: int, recipe: str) -> None:
        """Take a recipe from in front of a baker, its marks wiped."""
        self.front[seat] = without(self.front[seat], recipe)
        del self.need[recipe]
        del self.born[recipe]
        if recipe in self.kept:
            self.kept = without(self.kept, recipe)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The tuple without the first such item."""
    i = items.index(item)
    return items[:i] + items[i + 1 :]


def draw_recipe(t: Table, chance: Chance, events: Events) -> str:
    """The next recipe of the deck, made anew from the discards when empty (GW-60); empty text: none."""
    if not t.recipe_deck:
        if not t.recipe_discards:
            return ""
        t.recipe_deck, t.recipe_discards = tuple(sorted(t.recipe_discards)), ()
        if events is not None:
            events.append(ev.DeckRenewed("recipes"))
    recipe = chance.choose(DRAWS, t.recipe_deck)
    t.recipe_deck = without(t.recipe_deck, recipe)
    return recipe


def draw_goal(t: Table, chance: Chance, events: Events) -> str:
    """The next goal of the deck (GW-20, GW-60); empty text: none."""
    if not t.goal_deck:
        if not t.goal_discards:
            return ""
        t.goal_deck, t.goal_discards = tuple(sorted(goal for goal, _ in t.goal_discards)), ()
        if events is not None:
            events.append(ev.DeckRenewed("goals"))
    goal = chance.choose(DRAWS, t.goal_deck)
    t.goal_deck = without(t.goal_deck, goal)
    return goal


def fill_recipes(t: Table, chance: Chance, events: Events) -> None:
    """Fill the open places of the recipe market from the left, as far as there are cards (GW-31, GW-60)."""
    for place, there in enumerate(t.recipe_market):
        if not there:
            recipe = draw_recipe(t, chance, events)
            if not recipe:
                return
            t.recipe_market = (*t.recipe_market[:place], recipe, *t.recipe_market[place + 1 :])
            if events is not None:
                events.append(ev.RecipeMarketFilled(place, recipe))


def discard_recipes(t: Table, recipes: tuple[str, ...], chance: Chance, events: Events) -> None:
    """Lay recipes on the discards from left to right; open places of the market are filled (GW-60)."""
    if recipes:
        t.recipe_discards += recipes
        if events is not None:
            events.append(ev.RecipesDiscarded(recipes))
        if "" in t.recipe_market:
            fill_recipes(t, chance, events)


def fill_row(t: Table, chance: Chance, events: Events) -> None:
    """Bring new cards into the Upgrades & Refreshments market, one at a time from the left (GW-24)."""
    while len(t.row) < t.row_size:
        if not t.card_deck:
            if not t.card_discards:
                return
            t.card_deck, t.card_discards = tuple(sorted(t.card_discards)), ()
            if events is not None:
                events.append(ev.DeckRenewed("shop"))
        card = chance.choose(DRAWS, t.card_deck)
        t.card_deck = without(t.card_deck, card)
        t.row = (card, *t.row)
        if events is not None:
            events.append(ev.ShopFilled(card))
