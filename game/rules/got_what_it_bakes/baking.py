"""The baking phase: baking with time, daring, resting, trash (GW-34 to GW-38, GW-66)."""

from __future__ import annotations

from game.rules.core import Chance
from game.rules.got_what_it_bakes import effect_events as fx
from game.rules.got_what_it_bakes import events as ev
from game.rules.got_what_it_bakes.actions import BAKE_DARE, BAKE_TIME, Bake, Move, Use
from game.rules.got_what_it_bakes.cards import EFFECTS, RECIPES
from game.rules.got_what_it_bakes.dice import roll
from game.rules.got_what_it_bakes.effects import dare_moves, spend
from game.rules.got_what_it_bakes.pending import Dare
from game.rules.got_what_it_bakes.table import ROUNDS, Events, Table

SUCCESS = 2
"""The highest roll that is a success (GW-35)."""
HALF = 4
"""The highest roll that completes a recipe without coins (GW-35)."""


def time_cost(t: Table, recipe: str) -> int:
    """Free time that baking costs the actor now, a discount taken off (GW-34)."""
    return max(0, RECIPES[recipe].time - t.discount)


def legal_bake(t: Table, seat: int, out: list[Move]) -> None:
    """Each complete recipe with time, if there is enough, and by daring."""
    need = t.need
    for recipe in t.front[seat]:
        if not need[recipe]:
            if time_cost(t, recipe) <= t.time[seat]:
                out.append(BAKE_TIME[recipe])
            out.append(BAKE_DARE[recipe])


def bake(t: Table, seat: int, action: Bake, chance: Chance, events: Events) -> None:
    """Bake a recipe in one of the two ways."""
    recipe = action.recipe
    if action.dare:
        rolled(t, seat, recipe, roll(chance), events)
        return
    cost = time_cost(t, recipe)
    t.discount = 0
    t.time[seat] -= cost
    complete(t, seat, recipe, RECIPES[recipe].value, False, cost, events)


def rolled(t: Table, seat: int, recipe: str, value: int, events: Events) -> None:
    """A dare die lies there: wait for effects that may act on it, else let it count (GW-30).

    A success is never put to the question: no effect could better it.
    """
    if events is not None:
        events.append(ev.DareRolled(seat, recipe, value))
    _consider(t, Dare(seat, recipe, value), events)


def _consider(t: Table, dare: Dare, events: Events) -> None:
    if dare.value > SUCCESS and dare_moves(t, dare):
        t.pending = dare
    else:
        settle_dare(t, dare, events)


def settle_dare(t: Table, dare: Dare, events: Events) -> None:
    """Let a dare roll count (GW-35)."""
    t.pending = None
    if dare.value > HALF:
        t.take_away(dare.seat, dare.recipe)
        t.trash[dare.seat] += (dare.recipe,)
        if events is not None:
            events.append(ev.RecipeBurnt(dare.seat, dare.recipe))
    else:
        coins = RECIPES[dare.recipe].value if dare.value <= SUCCESS else 0
        complete(t, dare.seat, dare.recipe, coins, True, 0, events)


def use_on_dare(t: Table, dare: Dare, action: Use, chance: Chance, events: Events) -> None:
    """Use a card on a dare roll (GW-30): change it, roll again, or soften half a success."""
    card = EFFECTS[action.card]
    spend(t, dare.seat, card.slug, events)
    if card.verb == "soften":
        if events is not None:
            events.append(fx.DareSoftened(dare.seat, dare.recipe))
        settle_dare(t, dare._replace(value=SUCCESS), events)
    elif card.verb in ("reroll", "redare"):
        rolled(t, dare.seat, dare.recipe, roll(chance), events)
    else:
        after = 7 - dare.value if card.verb == "flip" else int(action.args[1])
        if events is not None:
            events.append(fx.DieChanged(dare.seat, dare.value, after))
        _consider(t, dare._replace(value=after), events)


def complete(t: Table, seat: int, recipe: str, coins: int, dared: bool, time: int, events: Events) -> None:
    """Put a recipe on the completed pile, its marks wiped, and pay its coins (GW-36)."""
    t.take_away(seat, recipe)
    t.done[seat] += (recipe,)
    t.coins[seat] += coins
    t.dared[seat] += dared
    if events is not None:
        events.append(ev.RecipeBaked(seat, recipe, time, coins, dared))


def rests(t: Table, recipe: str) -> bool:
    """Whether a recipe lies sideways: it was there in an earlier round (GW-37)."""
    return t.born[recipe] < t.round


def end_baking(t: Table, seat: int, events: Events) -> None:
    """What is left in front of a baker rests once, or goes to the Trash (GW-37, GW-38)."""
    t.discount = 0
    for recipe in t.front[seat]:
        if t.round == ROUNDS or (rests(t, recipe) and recipe not in t.kept):
            t.take_away(seat, recipe)
            t.trash[seat] += (recipe,)
            if events is not None:
                events.append(ev.RecipeTrashed(seat, recipe))
        elif events is not None:
            events.append(ev.RecipeRests(seat, recipe))
