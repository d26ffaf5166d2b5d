"""How events are shown: each becomes an animation that moves the look. Cards, turns, helps and the oven."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.rules.core import Event
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes import effect_events as fx
from game.rules.got_what_it_bakes import events as ev
from game.rules.got_what_it_bakes.cards import CARDS, RECIPES
from game.rules.got_what_it_bakes.market import REFRESH_COST
from game.rules.got_what_it_bakes.pending import CoinsAnswer
from game.rules.got_what_it_bakes.table import BAKE, HIDDEN, without
from game.table.got_what_it_bakes import show_dice, show_oven
from game.table.got_what_it_bakes.flights import bump, fly, fly_art, fly_card
from game.table.got_what_it_bakes.moving import piece_of, slug_of
from game.table.got_what_it_bakes.places import MARKET
from game.table.got_what_it_bakes.show_dice import gain
from game.table.pieces import Piece
from game.table.tween import Anim, Call, InTurn, Together, Tween, Wait, ease_in, linear

if TYPE_CHECKING:
    from game.table.got_what_it_bakes.table import BakesTable

CRUMBS = 48


def _spot(table: BakesTable, name: str) -> pygame.FRect:
    """A spot of the map; where the map has none, the middle of what is shared."""
    return table.board[name].rect if name in table.board else table.board["pantry"].rect


def _home(table: BakesTable, seat: int, spot: str) -> pygame.FRect:
    return table.board[spot].rect if seat == table.look.seat else table.area(f"rival-{seat}")


def goals_offered(table: BakesTable, event: ev.GoalsOffered) -> Anim:
    """Goals are drawn."""
    return InTurn(Call(lambda: table.play("page")), Wait(0.15))


def goal_kept(table: BakesTable, event: ev.GoalKept) -> Anim:
    """A goal goes face down to its baker."""
    t = table.look.table
    home = _home(table, event.seat, "goals")
    start = table.board["keep"].rect if event.seat == table.look.seat else _spot(table, "goal-deck")

    def landed() -> None:
        t.goals[event.seat] += (event.goal or HIDDEN,)

    size = pygame.FRect(0, 0, 150, 210)
    size.center = start.center
    back = "back goal" if not t.options.open_goals or event.goal is None else f"goal {event.goal}"
    return fly_card(table, back, size, home, landed)


def dealt(table: BakesTable, event: ev.RecipesDealt) -> Anim:
    """A hand of recipes."""
    return Call(lambda: table.play("card")) if event.seat == table.look.seat else Wait(0.0)


def chosen(table: BakesTable, event: ev.RecipeChosen) -> Anim:
    """A recipe of the hand is kept."""
    if event.seat != table.look.seat or event.recipe is None:
        return Wait(0.05)
    keep = table.board["keep"].rect
    start = pygame.FRect(0, 0, 240, 336)
    start.center = keep.center
    to = pygame.FRect(keep.right + 40, keep.y, 76, 106)
    return fly_card(table, event.recipe, start, to)


def passed(table: BakesTable, event: ev.HandsPassed) -> Anim:
    """The hands go to the left."""
    return InTurn(Call(lambda: table.play("page")), Wait(0.25))


def begun(table: BakesTable, event: ev.RecipesBegun) -> Anim:
    """A baker's three recipes lie open."""
    t = table.look.table

    def lay() -> None:
        t.front[event.seat] = event.recipes
        for recipe in event.recipes:
            t.need[recipe] = RECIPES[recipe].boxes
            t.born[recipe] = 1
        table.play("card")

    return InTurn(Call(lay), Wait(0.2))


def round_began(table: BakesTable, event: ev.RoundBegan) -> Anim:
    """A round begins."""
    t = table.look.table

    def set_round() -> None:
        t.round, t.turn = event.round, 1
        t.used = [()] * t.seats
        table.play("hour")

    return InTurn(Call(set_round), bump(table, "track", seconds=0.4))


def turn_began(table: BakesTable, event: ev.TurnBegan) -> Anim:
    """A turn begins: the hat goes on."""
    t = table.look.table

    def begin() -> None:
        t.turn, t.first = event.turn, event.seat
        for seat in range(t.seats):
            t.gathered[seat] = ()
            t.time_dice[seat] = t.coin_dice[seat] = t.goal_dice[seat] = t.dice[seat] = ()
        table.play("turn")

    return InTurn(Call(begin), Wait(0.25))


def pantry_turned(table: BakesTable, event: ev.PantryCardTurned) -> Anim:
    """The number that counts all turn."""
    t = table.look.table

    def turn() -> None:
        t.pantry = event.value
        table.play("page")

    if table.kids or "pantry-deck" not in table.board:
        return InTurn(Call(turn), Wait(0.2))
    start, to = table.board["pantry-deck"].rect, table.board["pantry-card"].rect
    return fly_card(table, "back pantry", start, to, turn)


def bot_card(table: BakesTable, event: ev.BotCardTurned) -> Anim:
    """CookieBot names its colours."""
    t = table.look.table

    def turn() -> None:
        t.bot_card = event.card
        table.play("card")

    return InTurn(Call(turn), Wait(0.7))


def blocked(table: BakesTable, event: ev.CardBlocked) -> Anim:
    """CookieBot discards a card of the market."""
    t = table.look.table
    if event.card not in t.row:
        return Wait(0.0)
    start = _shop_place(table, event.card)

    def begin() -> None:
        t.row = without(t.row, event.card)
        t.row_size = 2

    def landed() -> None:
        t.card_discards += (event.card,)

    return InTurn(
        Call(begin), fly_card(table, event.card, start, _spot(table, "shop-discard"), landed, "refuse")
    )


def _shop_place(table: BakesTable, card: str) -> pygame.FRect:
    row = table.look.table.row
    number = 4 - len(row) + row.index(card) if card in row else 1
    return _spot(table, f"shop-{number}")


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

    to = _home(table, seat, shelf)
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
    start = _home(table, seat, "upgrades")
    slot = pygame.FRect(0, 0, 74, 100)
    slot.center = start.center

    def begin() -> None:
        if event.card in t.upgrades[seat]:
            t.upgrades[seat] = without(t.upgrades[seat], event.card)

    def landed() -> None:
        t.card_discards += (event.card,)

    return InTurn(
        Call(begin),
        fly_card(table, event.card, slot, _spot(table, "shop-discard"), landed),
        gain(table, seat, "coins", event.coins, start.center),
        gain(table, seat, "time", event.time, start.center),
    )


def shop_refreshed(table: BakesTable, event: ev.ShopRefreshed) -> Anim:
    """All cards of the market go to the discards."""
    t = table.look.table
    start = [(card, _shop_place(table, card)) for card in event.cards]

    def begin() -> None:
        t.row = ()

    def landed() -> None:
        t.card_discards += event.cards

    to = _spot(table, "shop-discard")
    pay = gain(table, event.seat, "coins", -REFRESH_COST, _spot(table, "refresh-shop").center)
    flights: list[Anim] = [fly_card(table, card, place, to) for card, place in start]
    return InTurn(pay, Call(begin), Together(flights, 0.08), Call(landed))


def shop_slid(table: BakesTable, event: ev.ShopSlid) -> Anim:
    """The rightmost card leaves the market."""
    t = table.look.table
    if event.card not in t.row:
        return Wait(0.0)
    start = _shop_place(table, event.card)

    def begin() -> None:
        t.row = without(t.row, event.card)
        t.row_size = 3

    def landed() -> None:
        t.card_discards += (event.card,)

    return InTurn(Call(begin), fly_card(table, event.card, start, _spot(table, "shop-discard"), landed))


def shop_filled(table: BakesTable, event: ev.ShopFilled) -> Anim:
    """A new card comes in on the left."""
    t = table.look.table
    to = _spot(table, f"shop-{max(1, 3 - len(t.row))}")

    def landed() -> None:
        if event.card not in t.row:
            t.row = (event.card, *t.row)

    return fly_card(table, "back upgrade", _spot(table, "shop-deck"), to, landed)


def taken(table: BakesTable, event: ev.RecipeTaken) -> Anim:
    """A recipe comes to a baker."""
    t, seat = table.look.table, event.seat
    mine = seat == table.look.seat
    start = _spot(table, "recipe-deck")
    if event.source == "discard":
        start = _spot(table, "recipe-discard")
    elif event.source == "market" and event.recipe in t.recipe_market:
        start = _spot(table, MARKET[t.recipe_market.index(event.recipe)])
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
    to.center = _home(table, seat, "fresh").center
    return InTurn(Call(begin), fly_card(table, event.recipe, size, to, landed, from_point=point))


def market_filled(table: BakesTable, event: ev.RecipeMarketFilled) -> Anim:
    """A new recipe comes into the market."""
    t = table.look.table
    to = _spot(table, MARKET[event.place])

    def landed() -> None:
        t.recipe_market = tuple(
            event.recipe if n == event.place else r for n, r in enumerate(t.recipe_market)
        )

    return fly_card(table, "back recipe", _spot(table, "recipe-deck"), to, landed)


def recipes_refreshed(table: BakesTable, event: ev.RecipesRefreshed) -> Anim:
    """Somebody pays to renew the recipe market."""
    return gain(table, event.seat, "coins", -REFRESH_COST, _spot(table, "refresh-recipes").center)


def recipes_discarded(table: BakesTable, event: ev.RecipesDiscarded) -> Anim:
    """Recipes go to the discards."""
    t = table.look.table
    places = {slug: MARKET[n] for n, slug in enumerate(t.recipe_market) if slug in event.recipes}

    def landed() -> None:
        t.recipe_market = tuple("" if r in event.recipes else r for r in t.recipe_market)
        t.recipe_discards += tuple(r for r in event.recipes if r not in t.recipe_discards)

    to = _spot(table, "recipe-discard")
    flights: list[Anim] = [fly_card(table, slug, _spot(table, spot), to) for slug, spot in places.items()]
    return InTurn(Together(flights, 0.08) if flights else Call(lambda: table.play("card")), Call(landed))


def renewed(table: BakesTable, event: ev.DeckRenewed) -> Anim:
    """A deck is shuffled anew."""
    return InTurn(Call(lambda: table.play("page")), Wait(0.2))


def step_ended(table: BakesTable, event: ev.StepEnded) -> Anim:
    """Somebody is ready."""
    t = table.look.table

    def hand_on() -> None:
        t.actor = -1

    return InTurn(Call(hand_on), Wait(0.05 if event.passed_over else 0.12))


def baking_began(table: BakesTable, event: ev.BakingBegan) -> Anim:
    """The ovens are on."""
    t = table.look.table

    def begin() -> None:
        t.phase = BAKE
        t.dice = [()] * t.seats
        table.play("oven-open")

    return InTurn(Call(begin), bump(table, "track", seconds=0.5))


def card_used(table: BakesTable, event: fx.CardUsed) -> Anim:
    """A card shows what it can, and is turned."""
    t, seat = table.look.table, event.seat
    name = f"card-{event.card}"
    mine = seat == table.look.seat and name in table.found()
    start = table.area(name) if mine else _home(table, seat, "upgrades")
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


def coins_gained(table: BakesTable, event: fx.CoinsGained) -> Anim:
    """An effect gives coins."""
    home = _home(table, event.seat, "coins")
    return gain(table, event.seat, "coins", event.coins, (home.centerx, home.bottom + 120))


def time_gained(table: BakesTable, event: fx.TimeGained) -> Anim:
    """An effect or a reward gives time."""
    home = _home(table, event.seat, "time")
    return gain(table, event.seat, "time", event.time, (home.centerx, home.bottom + 120))


def mark_lifted(table: BakesTable, event: fx.MarkLifted) -> Anim:
    """A mark is taken off a recipe."""
    t = table.look.table

    def lift() -> None:
        if event.recipe in t.need:
            t.need[event.recipe] += bag.ONE[bag.INDEX[event.ingredient]]
        table.play("lift")

    return InTurn(Call(lift), Wait(0.2))


def noted(table: BakesTable, event: Event) -> Anim:
    """Something is allowed now: a sound and a moment."""
    return InTurn(Call(lambda: table.play("page")), Wait(0.2))


def donated(table: BakesTable, event: fx.UnitDonated) -> Anim:
    """A unit goes to another baker."""
    t = table.look.table
    kind = bag.INDEX[event.ingredient]
    start = _home(table, event.seat, "pantry").center
    if event.seat == table.look.seat:
        start = table.from_hand(f"jar-{kind}")

    def begin() -> None:
        t.stock[event.seat] -= bag.ONE[kind]

    def landed() -> None:
        t.stock[event.receiver] += bag.ONE[kind]

    to = (
        table.area(f"tile-{event.ingredient}")
        if event.receiver == table.look.seat
        else _home(table, event.receiver, "pantry")
    )
    return InTurn(
        Call(begin),
        fly_art(table, f"bakes/{event.ingredient}", 76, start, to.center, landed, "sprinkle", seconds=0.5),
    )


def exchanged(table: BakesTable, event: fx.RecipesExchanged) -> Anim:
    """Two recipes change places."""
    t = table.look.table
    mine = _home(table, event.seat, "fresh").center
    if event.other is None:
        there = _spot(
            table,
            MARKET[t.recipe_market.index(event.wanted)] if event.wanted in t.recipe_market else "recipe-deck",
        )
    else:
        there = _home(table, event.other, "fresh")
    size = pygame.FRect(0, 0, 150, 210)
    left, right = size.copy(), size.copy()
    left.center, right.center = mine, there.center

    def landed() -> None:
        if event.other is None:
            t.take_away(event.seat, event.recipe)
            t.recipe_market = tuple(event.recipe if r == event.wanted else r for r in t.recipe_market)
            t.take_in(event.seat, event.wanted, RECIPES[event.wanted].boxes)
            return
        swaps = {event.recipe: event.wanted, event.wanted: event.recipe}
        for seat in (event.seat, event.other):
            t.front[seat] = tuple(swaps.get(slug, slug) for slug in t.front[seat])

    there_and_back = Together(
        [
            fly_card(table, event.recipe, left, right, seconds=0.55),
            fly_card(table, event.wanted, right, left, seconds=0.55),
        ]
    )
    return InTurn(there_and_back, Call(landed))


def coins_added(table: BakesTable, event: fx.CoinsAdded) -> Anim:
    """Another baker adds coins."""
    step = table.look.table.pending
    asker = step.asker if isinstance(step, CoinsAnswer) else table.look.seat
    there = table.seat_area(asker, "coins").center
    given_away = gain(table, event.seat, "coins", -event.coins, there)
    return InTurn(
        given_away, gain(table, asker, "coins", event.coins, table.seat_area(event.seat, "coins").center)
    )


def given(table: BakesTable, event: fx.RefreshmentGiven) -> Anim:
    """A Refreshment is bought for another baker."""
    t = table.look.table
    start = pygame.FRect(0, 0, 74, 100)
    start.center = _home(table, event.seat, "drinks").center
    to = pygame.FRect(0, 0, 74, 100)
    to.center = _home(table, event.receiver, "drinks").center

    def begin() -> None:
        if event.card in t.drinks[event.seat]:
            t.drinks[event.seat] = without(t.drinks[event.seat], event.card)

    def landed() -> None:
        t.drinks[event.receiver] += (event.card,)

    return InTurn(Call(begin), fly_card(table, event.card, start, to, landed, seconds=0.5))


def answered(table: BakesTable, event: fx.Answered) -> Anim:
    """Yes or no."""
    return InTurn(Call(lambda: table.play("ding" if event.yes else "refuse")), Wait(0.2))


def fly_back(table: BakesTable, source: str, x: float, y: float) -> Anim:
    """What was held returns to where it came from."""
    home = table.area(source)
    piece = piece_of(table, source, x, y)
    if piece is not None:
        return fly(table, piece, home.center, sound="drop", arc=30.0, seconds=0.18, size=home.width)
    slug = "back recipe" if source == "recipe-deck" else slug_of(table, source)
    if not slug or source in ("goals", "peek"):
        return Wait(0.0)
    if source.startswith("choice-") and slug.startswith("goal ") and table.covered(None):
        slug = "back goal"
    return fly_card(table, slug, home, home, sound="drop", from_point=(x, y), seconds=0.18)


def party(table: BakesTable, won: bool) -> Anim:
    """The end: a shower of what was baked."""
    look = table.look
    baked = look.table.done[look.seat] or ("croissant", "brownie")
    sound = Call(lambda: table.play("success" if won else "hour"))
    if table.calm or not won:
        return InTurn(sound, Wait(0.6))
    return InTurn(sound, Together([_crumb(table, baked[n % len(baked)], n) for n in range(CRUMBS)], 0.03))


def _crumb(table: BakesTable, slug: str, number: int) -> Anim:
    """One bake that rains down; where and how fast follows from its number."""
    x = 1920 * ((number * 0.618) % 1.0)
    piece = Piece((f"bakes/recipe-{slug}",), x, -90.0, (60.0, 78.0, 92.0)[number % 3], 0.0, 0.5)
    sway = 40 + 12 * (number % 5)

    def fall(t: float) -> None:
        piece.y = -90 + 1270 * t
        piece.x = x + sway * math.sin(t * 5 + number)
        piece.angle = round((number * 47 + 200 * t * (1 if number % 2 else -1)) / 24) * 24

    return InTurn(
        Call(lambda: table.look.flying.append(piece)),
        Tween(2.4 - 0.2 * (number % 4), fall, ease_in if number % 2 else linear),
        Call(lambda: table.look.flying.remove(piece)),
    )


SHOWN: dict[type[Event], Callable[..., Anim]] = {
    **show_dice.SHOWN,
    **show_oven.SHOWN,
    ev.GoalsOffered: goals_offered,
    ev.GoalKept: goal_kept,
    ev.RecipesDealt: dealt,
    ev.RecipeChosen: chosen,
    ev.HandsPassed: passed,
    ev.RecipesBegun: begun,
    ev.RoundBegan: round_began,
    ev.TurnBegan: turn_began,
    ev.PantryCardTurned: pantry_turned,
    ev.BotCardTurned: bot_card,
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
    ev.DeckRenewed: renewed,
    ev.StepEnded: step_ended,
    ev.BakingBegan: baking_began,
    fx.CardUsed: card_used,
    fx.CoinsGained: coins_gained,
    fx.TimeGained: time_gained,
    fx.BakingTimeCut: noted,
    fx.MarkLifted: mark_lifted,
    fx.RestProlonged: noted,
    fx.RecipesLookedAt: noted,
    fx.SecondPurchaseAllowed: noted,
    fx.UnitDonated: donated,
    fx.DonationAsked: noted,
    fx.ExchangeAsked: noted,
    fx.CoinsAsked: noted,
    fx.RecipesExchanged: exchanged,
    fx.CoinsAdded: coins_added,
    fx.RefreshmentGiven: given,
    fx.Answered: answered,
}
"""Event -> how it is shown; the end of the game is shown by `party`."""
