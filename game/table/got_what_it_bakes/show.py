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
from game.rules.got_what_it_bakes.cards import RECIPES
from game.rules.got_what_it_bakes.pending import CoinsAnswer
from game.rules.got_what_it_bakes.table import BAKE, HIDDEN, without
from game.table.got_what_it_bakes import show_cards, show_dice, show_oven
from game.table.got_what_it_bakes.flights import bump, fly, fly_art, fly_card
from game.table.got_what_it_bakes.moving import piece_of, slug_of
from game.table.got_what_it_bakes.places import GLANCES, MARKET
from game.table.got_what_it_bakes.show_cards import home_of, spot_of
from game.table.got_what_it_bakes.show_dice import gain
from game.table.pieces import Piece
from game.table.tween import Anim, Call, InTurn, Spoken, Together, Tween, Wait, ease_in, linear

if TYPE_CHECKING:
    from game.table.got_what_it_bakes.table import BakesTable

CRUMBS = 48
READ = 1.4
"""Seconds in which a short sentence is read."""


def goals_offered(table: BakesTable, event: ev.GoalsOffered) -> Anim:
    """Goals are drawn."""
    return InTurn(Call(lambda: table.play("page")), Wait(0.15))


def goal_kept(table: BakesTable, event: ev.GoalKept) -> Anim:
    """A goal goes face down to its baker."""
    t = table.look.table
    home = home_of(table, event.seat, "goals")
    start = table.board["keep"].rect if event.seat == table.look.seat else spot_of(table, "goal-deck")

    def lift() -> None:
        table.look.chosen = event.goal or ""

    def landed() -> None:
        t.goals[event.seat] += (event.goal or HIDDEN,)

    size = pygame.FRect(0, 0, 150, 210)
    size.center = start.center
    back = "back goal" if not t.options.open_goals or event.goal is None else f"goal {event.goal}"
    return InTurn(Call(lift), fly_card(table, back, size, home, landed))


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
    recipe = event.recipe

    def lift() -> None:
        table.look.chosen = recipe

    return InTurn(Call(lift), fly_card(table, recipe, start, to))


def passed(table: BakesTable, event: ev.HandsPassed) -> Anim:
    """The hands go to the left."""
    return InTurn(Call(lambda: table.play("page")), Wait(0.25))


def begun(table: BakesTable, event: ev.RecipesBegun) -> Anim:
    """A baker's three recipes lie open."""
    t = table.look.table

    def lay() -> None:
        if event.seat == table.look.seat:
            table.look.chosen = next((r for r in t.hands[event.seat] if r not in event.recipes), "")
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


def coins_gained(table: BakesTable, event: fx.CoinsGained) -> Anim:
    """An effect gives coins."""
    home = home_of(table, event.seat, "coins")
    return gain(table, event.seat, "coins", event.coins, (home.centerx, home.bottom + 120))


def time_gained(table: BakesTable, event: fx.TimeGained) -> Anim:
    """An effect or a reward gives time."""
    home = home_of(table, event.seat, "time")
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
    start = home_of(table, event.seat, "pantry").center
    if event.seat == table.look.seat:
        start = table.from_hand(f"jar-{kind}")

    def begin() -> None:
        t.stock[event.seat] -= bag.ONE[kind]

    def landed() -> None:
        t.stock[event.receiver] += bag.ONE[kind]

    to = (
        table.area(f"tile-{event.ingredient}")
        if event.receiver == table.look.seat
        else home_of(table, event.receiver, "pantry")
    )
    return InTurn(
        Call(begin),
        fly_art(table, f"bakes/{event.ingredient}", 76, start, to.center, landed, "sprinkle", seconds=0.5),
    )


def exchanged(table: BakesTable, event: fx.RecipesExchanged) -> Anim:
    """Two recipes change places."""
    t = table.look.table
    mine = home_of(table, event.seat, "fresh").center
    if event.other is None:
        there = spot_of(
            table,
            MARKET[t.recipe_market.index(event.wanted)] if event.wanted in t.recipe_market else "recipe-deck",
        )
    else:
        there = home_of(table, event.other, "fresh")
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
    start.center = home_of(table, event.seat, "drinks").center
    to = pygame.FRect(0, 0, 74, 100)
    to.center = home_of(table, event.receiver, "drinks").center

    def begin() -> None:
        if event.card in t.drinks[event.seat]:
            t.drinks[event.seat] = without(t.drinks[event.seat], event.card)

    def landed() -> None:
        t.drinks[event.receiver] += (event.card,)

    return InTurn(Call(begin), fly_card(table, event.card, start, to, landed, seconds=0.5))


def answered(table: BakesTable, event: fx.Answered) -> Anim:
    """Yes or no, to be heard and read."""
    look = table.look

    def say() -> None:
        table.play("ding" if event.yes else "refuse")
        look.answer = event.seat, event.yes

    def end() -> None:
        look.answer = None

    return Spoken(Call(say), Wait(READ), Call(end))


def fly_back(table: BakesTable, source: str, x: float, y: float) -> Anim:
    """What was held returns to where it came from."""
    home = table.area(source)
    piece = piece_of(table, source, x, y)
    if piece is not None:
        return fly(table, piece, home.center, sound="drop", arc=30.0, seconds=0.18, size=home.width)
    slug = "back recipe" if source == "recipe-deck" else slug_of(table, source)
    if not slug or source in GLANCES:
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
    **show_cards.SHOWN,
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
    ev.DeckRenewed: renewed,
    ev.StepEnded: step_ended,
    ev.BakingBegan: baking_began,
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
