"""Laying out a game: decks, goals, the recipe draft (GW-6 to GW-11, GW-46, GW-52, GW-59)."""

from __future__ import annotations

from game.rules.core import SETUP, Chance
from game.rules.got_what_it_bakes import events as ev
from game.rules.got_what_it_bakes.actions import Drop, Move, get
from game.rules.got_what_it_bakes.cards import BOT_CARDS, CARDS, GOALS, RECIPES, SWEETS
from game.rules.got_what_it_bakes.dice import keep_goal, keeps
from game.rules.got_what_it_bakes.market import PLACES
from game.rules.got_what_it_bakes.options import PANTRY, RESOURCES, BakesOptions
from game.rules.got_what_it_bakes.table import DRAFT, Events, Table, mates_of, without
from game.rules.got_what_it_bakes.table import GOALS as GOALS_STEP

HAND = 4
"""Recipes dealt to each baker (GW-10)."""
KEPT = 3
"""Recipes that each baker keeps of the draft (GW-10)."""
OFFERED = 2
"""Goals drawn to choose from (GW-9)."""


def goal_deck(options: BakesOptions) -> tuple[str, ...]:
    """The goals of the deck that is played, sorted."""
    if not options.goals:
        return ()
    deck = "turquoise" if options.open_goals else "burgundy"
    return tuple(sorted(slug for slug, goal in GOALS.items() if goal.deck == deck))


def card_deck(options: BakesOptions) -> tuple[str, ...]:
    """The Upgrades & Refreshments, sorted; none in kids mode (GW-43)."""
    return () if options.kids else tuple(sorted(CARDS))


def bot_deck(options: BakesOptions) -> tuple[str, ...]:
    """The CookieBot cards, sorted; only in solo."""
    return tuple(sorted(BOT_CARDS)) if options.mode == "solo" else ()


def empty(t: Table, seats: int, options: BakesOptions) -> None:
    """Fill a table's fields with nothing dealt yet."""
    coins, time = RESOURCES[options.resources]
    t.options, t.seats, t.mates = options, seats, mates_of(seats, options.mode)
    t.phase, t.round, t.turn, t.first, t.step, t.actor = GOALS_STEP, 1, 1, 0, 0, -1
    t.pending = None
    t.bonus = t.buys = t.discount = t.spares = 0
    t.pantry_deck, t.pantry, t.pantry_spent = PANTRY[options.pantry], -1, ()
    t.trays = ()
    t.recipe_deck, t.recipe_market, t.recipe_discards = tuple(sorted(RECIPES)), ("", ""), ()
    t.goal_deck, t.goal_discards = goal_deck(options), ()
    t.card_deck, t.row, t.card_discards = card_deck(options), (), ()
    t.row_size = 0 if options.kids else PLACES
    t.bot_deck, t.bot_discards, t.bot_card, t.bot_dice = bot_deck(options), (), "", ()
    t.hands = t.picks = t.offers = ((),) * seats
    t.picked = ("",) * seats
    cards: list[tuple[str, ...]] = [()] * seats
    t.goals, t.front, t.done, t.trash = cards[:], cards[:], cards[:], cards[:]
    t.used, t.drinks, t.drunk = cards[:], cards[:], cards[:]
    dice: list[tuple[int, ...]] = [()] * seats
    t.dice, t.time_dice, t.coin_dice, t.goal_dice = dice[:], dice[:], dice[:], dice[:]
    t.gathered = [()] * seats
    t.upgrades = [tuple(sorted(SWEETS)) if options.kids else ()] * seats
    t.coins, t.time = [coins] * seats, [time] * seats
    t.stock, t.dared, t.helped = [0] * seats, [0] * seats, [0] * seats
    t.need, t.born, t.kept = {}, {}, ()


def _deal(deck: tuple[str, ...], chance: Chance) -> tuple[str, tuple[str, ...]]:
    card = chance.choose(SETUP, deck)
    return card, without(deck, card)


def lay_out(t: Table, seats: int, options: BakesOptions, chance: Chance) -> None:
    """Set the table for its first decision: goals, or the draft where none are played."""
    empty(t, seats, options)
    t.first = options.first if options.first >= 0 else chance.choose(SETUP, range(seats))
    market = []
    for _ in range(2):
        recipe, t.recipe_deck = _deal(t.recipe_deck, chance)
        market.append(recipe)
    t.recipe_market = tuple(market)
    while len(t.row) < t.row_size:
        card, t.card_deck = _deal(t.card_deck, chance)
        t.row = (card, *t.row)
    if options.goals:
        offers: list[tuple[str, ...]] = [()] * seats
        for seat in t.order():
            for _ in range(OFFERED):
                goal, t.goal_deck = _deal(t.goal_deck, chance)
                offers[seat] = tuple(sorted((*offers[seat], goal)))
        t.offers = tuple(offers)
    else:
        begin_draft(t, chance, None)


def begin_draft(t: Table, chance: Chance, events: Events) -> None:
    """Deal four recipes to each baker (GW-10, GW-52)."""
    t.phase, t.step = DRAFT, 0
    hands: list[tuple[str, ...]] = [()] * t.seats
    for seat in t.order():
        for _ in range(HAND):
            recipe, t.recipe_deck = _deal(t.recipe_deck, chance)
            hands[seat] = tuple(sorted((*hands[seat], recipe)))
        if events is not None:
            chooser = None if t.options.open_goals else (seat,)
            events.append(ev.RecipesDealt(chooser, seat, hands[seat]))
    t.hands = tuple(hands)


def legal_draft(t: Table, seat: int) -> tuple[Move, ...]:
    """The cards of the hand, until the baker has picked in this pass."""
    if t.picked[seat]:
        return ()
    if t.options.mode == "solo":
        return tuple(get(Drop, recipe) for recipe in t.hands[seat])
    return keeps(t.hands[seat])


def choose_goal(t: Table, seat: int, goal: str, chance: Chance, events: Events) -> None:
    """Keep one of the two goals of the set-up; after the last choice the draft begins (GW-9)."""
    offer = t.offers[seat]
    t.offers = tuple(() if s == seat else o for s, o in enumerate(t.offers))
    keep_goal(t, seat, offer, goal, events)
    if not any(t.offers):
        begin_draft(t, chance, events)


def choose_recipe(t: Table, seat: int, recipe: str, events: Events) -> bool:
    """Pick a recipe; when all have picked, the hands go on. Whether the draft is over (GW-10)."""
    t.picked = tuple(recipe if s == seat else p for s, p in enumerate(t.picked))
    if events is not None:
        events.append(ev.RecipeChosen(None if t.options.open_goals else (seat,), seat, recipe))
    if not all(t.picked):
        return False
    hands = [without(hand, picked) for hand, picked in zip(t.hands, t.picked, strict=True)]
    t.picks = tuple((*picks, picked) for picks, picked in zip(t.picks, t.picked, strict=True))
    t.picked = ("",) * t.seats
    t.step += 1
    over = t.step == KEPT
    if not over:
        hands = hands[-1:] + hands[:-1]
    t.hands = tuple(hands)
    if events is not None and not over:
        events.append(ev.HandsPassed(t.step))
    if over:
        _end_draft(t, events)
    return over


def drop_recipe(t: Table, seat: int, recipe: str, events: Events) -> None:
    """Solo: keep all but one of the four (GW-52)."""
    t.picks = (without(t.hands[seat], recipe),)
    t.hands = ((recipe,),)
    _end_draft(t, events)


def _end_draft(t: Table, events: Events) -> None:
    """The picks lie open; the last cards begin the discards, the first player's lowest (GW-59)."""
    for seat in t.order():
        for recipe in t.picks[seat]:
            t.take_in(seat, recipe, RECIPES[recipe].boxes)
        t.recipe_discards += t.hands[seat]
        if events is not None:
            events.append(ev.RecipesBegun(seat, t.picks[seat]))
    if events is not None:
        events.append(ev.RecipesDiscarded(t.recipe_discards))
    t.hands = t.picks = ((),) * t.seats
