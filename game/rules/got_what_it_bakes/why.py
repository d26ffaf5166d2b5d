"""Why a move is refused: the most specific clause that forbids it, and the key of the sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.core import IllegalMove
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.actions import Move
from game.rules.got_what_it_bakes.baking import time_cost
from game.rules.got_what_it_bakes.cards import CARDS, EFFECTS
from game.rules.got_what_it_bakes.check import demand_met
from game.rules.got_what_it_bakes.dice import TRACK, price_of
from game.rules.got_what_it_bakes.helps import has_donated, unmarked, wanted
from game.rules.got_what_it_bakes.market import MOST_UPGRADES, REFRESH_COST
from game.rules.got_what_it_bakes.pending import Dare, Place
from game.rules.got_what_it_bakes.table import (
    BAKE,
    BONUS,
    DICE,
    DRAFT,
    EXCHANGED,
    GOALS,
    OVER,
    PHASES,
    PICK,
    RECIPES,
    SHOP,
    TREATED,
    Table,
)

Why = Callable[[Table, int, Any], IllegalMove]


def no(clause: str, key: str, **args: str | int) -> IllegalMove:
    """A refusal with its clause and the key of its sentence (`bakes-why-…`)."""
    return IllegalMove(clause, f"bakes-why-{key}", **args)


def refuse(t: Table, seat: int, action: Move) -> IllegalMove:
    """The reason why an action that is not legal is refused."""
    if not 0 <= seat < t.seats:
        return no("GW-15", "no-such-seat")
    if t.phase == OVER:
        return no("GW-38", "over")
    if t.pending is not None:
        return _pending(t, seat, action)
    if t.phase in (GOALS, DRAFT):
        return _setup(t, seat, action)
    if seat != t.actor:
        return no("GW-62", "not-your-turn")
    if type(action) in _PENDING_ONLY:
        return no("GW-63", "nothing-asked")
    phases, reason = _WHY[type(action)]
    if t.phase not in phases:
        return no("GW-63", "other-step", step=PHASES[phases[0]])
    return reason(t, seat, action)


def _pending(t: Table, seat: int, action: Move) -> IllegalMove:
    step = t.pending
    assert step is not None
    if seat != step.seat:
        return no("GW-62", "not-your-turn")
    if isinstance(step, Place):
        if isinstance(action, act.Store):
            return no("GW-56", "mark-stays-mark")
        if isinstance(action, act.Mark):
            name = bag.INGREDIENTS[step.ingredient]
            return no("GW-17", "no-box", ingredient=name, recipe=action.recipe)
        return no("GW-17", "place-first")
    if isinstance(step, Dare) and isinstance(action, act.Use):
        return _card_of(t, seat, action) or no("GW-73", "not-on-dare", card=action.card)
    return no("GW-62", "decide-first")


def _setup(t: Table, seat: int, action: Move) -> IllegalMove:
    if t.phase == GOALS:
        if not t.offers[seat]:
            return no("GW-9", "goal-chosen")
        return no("GW-9", "choose-goal")
    if t.picked[seat]:
        return no("GW-10", "recipe-chosen")
    if t.options.mode == "solo":
        return no("GW-52", "drop-recipe")
    return no("GW-10", "choose-recipe")


def _missing_die(t: Table, seat: int, dice: tuple[int, ...]) -> IllegalMove | None:
    for value in dice:
        if dice.count(value) > t.dice[seat].count(value):
            return no("GW-64", "no-such-die", value=value)
    return None


def _pick(t: Table, seat: int, action: act.Pick) -> IllegalMove:
    return no("GW-13", "not-in-tray", value=action.value)


def _gather(t: Table, seat: int, action: act.Gather) -> IllegalMove:
    name = bag.INGREDIENTS[action.ingredient]
    if not demand_met(action):
        return no("GW-5", "demand", ingredient=name)
    if any(gathered.ingredient == action.ingredient for gathered in t.gathered[seat]):
        return no("GW-18", "active-already", ingredient=name)
    return _missing_die(t, seat, action.dice) or no("GW-16", "demand", ingredient=name)


def _buy(t: Table, seat: int, action: act.Buy) -> IllegalMove:
    name = bag.INGREDIENTS[action.ingredient]
    price = price_of(t, seat, action.ingredient)
    if not price:
        return no("GW-19", "not-active", ingredient=name)
    return no("GW-23", "too-few-coins", coins=price)


def _save_time(t: Table, seat: int, action: act.SaveTime) -> IllegalMove:
    if len(t.time_dice[seat]) == TRACK:
        return no("GW-21", "time-track-full")
    return no("GW-64", "no-such-die", value=action.value)


def _save_coins(t: Table, seat: int, action: act.SaveCoins) -> IllegalMove:
    if len(t.coin_dice[seat]) == TRACK:
        return no("GW-22", "savings-track-full")
    return no("GW-64", "no-such-die", value=action.value)


def _goal(t: Table, seat: int, action: act.DrawGoal) -> IllegalMove:
    if not t.options.goals:
        return no("GW-67", "no-goals")
    if t.goal_dice[seat]:
        return no("GW-20", "goal-drawn")
    return _missing_die(t, seat, (action.value,)) or no("GW-20", "goals-gone")


def _unpack(t: Table, seat: int, action: act.Unpack) -> IllegalMove:
    name = bag.INGREDIENTS[action.ingredient]
    if not bag.count(t.stock[seat], action.ingredient):
        return no("GW-17", "not-stored", ingredient=name)
    return no("GW-17", "no-box", ingredient=name, recipe=action.recipe)


def _shop(t: Table, seat: int, action: act.Shop) -> IllegalMove:
    found = _for_sale(t, action.card)
    if found:
        return found
    card, sold = CARDS[action.card], CARDS.get(action.sold)
    if sold is not None:
        if card.kind != "upgrade":
            return no("GW-65", "sale-for-upgrade")
        if action.sold not in t.upgrades[seat]:
            return no("GW-28", "not-yours", card=action.sold)
    elif card.kind == "upgrade" and len(t.upgrades[seat]) == MOST_UPGRADES:
        return no("GW-65", "three-upgrades")
    if card.time:
        return no("GW-23", "too-little-time", time=card.time)
    return no("GW-23", "too-few-coins", coins=card.coins)


def _for_sale(t: Table, card: str) -> IllegalMove | None:
    if t.options.kids:
        return no("GW-43", "no-market")
    if not t.buys:
        return no("GW-24", "bought-already")
    return no("GW-24", "not-in-market", card=card) if card not in t.row else None


def _refresh_shop(t: Table, seat: int, action: act.RefreshShop) -> IllegalMove:
    if t.options.kids:
        return no("GW-43", "no-market")
    if not t.buys:
        return no("GW-26", "refresh-before-buying")
    return no("GW-26", "too-few-coins", coins=REFRESH_COST) if t.row else no("GW-60", "market-empty")


def _take(t: Table, seat: int, action: act.TakeRecipe) -> IllegalMove:
    return no("GW-31", "recipe-not-in-market", recipe=action.recipe)


def _take_pile(t: Table, seat: int, action: Move) -> IllegalMove:
    return no("GW-60", "pile-empty")


def _refresh_recipes(t: Table, seat: int, action: act.RefreshRecipes) -> IllegalMove:
    if t.coins[seat] < REFRESH_COST:
        return no("GW-32", "too-few-coins", coins=REFRESH_COST)
    return no("GW-60", "market-empty")


def _bake(t: Table, seat: int, action: act.Bake) -> IllegalMove:
    if action.recipe not in t.front[seat]:
        return no("GW-34", "recipe-not-yours", recipe=action.recipe)
    if t.need[action.recipe]:
        return no("GW-34", "not-complete", recipe=action.recipe)
    return no("GW-34", "too-little-time", time=time_cost(t, action.recipe))


def _card_of(t: Table, seat: int, action: act.Use) -> IllegalMove | None:
    if action.card not in EFFECTS:
        return no("GW-56", "no-effect")
    if action.card in t.drunk[seat]:
        return no("GW-29", "drunk", card=action.card)
    if action.card in t.used[seat]:
        return no("GW-27", "used", card=action.card)
    if action.card not in t.upgrades[seat] and action.card not in t.drinks[seat]:
        return no("GW-62", "not-yours", card=action.card)
    return None


def _use(t: Table, seat: int, action: act.Use) -> IllegalMove:
    return _card_of(t, seat, action) or no("GW-73", "nothing-to-act-on", card=action.card)


def _help(t: Table, seat: int, other: int) -> IllegalMove | None:
    if not t.mates[seat]:
        return no("GW-51", "nobody-helps") if t.options.mode == "teams" else no("GW-48", "nobody-helps")
    if other not in t.mates[seat]:
        return no("GW-51", "not-a-mate")
    return None


def _donate(t: Table, seat: int, action: act.Donate) -> IllegalMove:
    found = _help(t, seat, action.seat)
    if found:
        return found
    if has_donated(t, seat):
        return no("GW-71" if t.options.mode == "teams" else "GW-48", "donated")
    return no("GW-48", "not-stored", ingredient=bag.INGREDIENTS[action.ingredient])


def _ask(t: Table, seat: int, action: act.Ask) -> IllegalMove:
    found = _help(t, seat, action.seat)
    if found:
        return found
    if has_donated(t, action.seat):
        return no("GW-68", "donated")
    return no("GW-68", "not-stored", ingredient=bag.INGREDIENTS[action.ingredient])


def _offer(t: Table, seat: int, action: act.Offer) -> IllegalMove:
    if not t.mates[seat]:
        return no("GW-49", "nobody-helps")
    if t.phase == BAKE:
        return no("GW-69", "no-exchange-now")
    if t.helped[seat] & EXCHANGED:
        return no("GW-49", "exchanged")
    if action.recipe not in unmarked(t, seat):
        return no("GW-49", "has-marks", recipe=action.recipe)
    return no("GW-49", "nothing-to-exchange")


def _want(t: Table, seat: int, action: act.For) -> IllegalMove:
    if not t.mates[seat] or t.phase == BAKE or t.helped[seat] & EXCHANGED:
        return _offer(t, seat, act.get(act.Offer, action.recipe))
    if action.recipe in wanted(t, seat):
        return no("GW-63", "nothing-asked")
    return no("GW-49", "wanted-has-marks")


def _treat(t: Table, seat: int, action: act.Treat) -> IllegalMove:
    found = _help(t, seat, action.seat) or _for_sale(t, action.card)
    if found:
        return found
    if t.helped[seat] & TREATED:
        return no("GW-50", "treated")
    card = CARDS[action.card]
    if card.kind != "refreshment":
        return no("GW-50", "only-refreshments")
    if card.time > t.time[seat]:
        return no("GW-23", "too-little-time", time=card.time)
    return no("GW-23", "too-few-coins", coins=card.coins)


def _pool(t: Table, seat: int, action: act.Pool) -> IllegalMove:
    if not t.mates[seat]:
        return no("GW-50", "nobody-helps")
    found = _for_sale(t, action.card)
    if found:
        return found
    card = CARDS[action.card]
    if card.kind != "refreshment" or not card.coins:
        return no("GW-70", "only-coin-refreshments")
    if card.coins <= t.coins[seat]:
        return no("GW-70", "pay-yourself")
    return no("GW-70", "mates-too-poor")


def _bonus(t: Table, seat: int, action: act.Bonus) -> IllegalMove:
    return no("GW-44", "no-bonus")


def _end(t: Table, seat: int, action: act.End) -> IllegalMove:
    return no("GW-13" if t.phase == PICK else "GW-44", "cannot-end")


_PENDING_ONLY = (
    act.Keep, act.Drop, act.Mark, act.Store, act.Accept, act.Answer, act.Back, act.From,
)  # fmt: skip
_TURN = (BONUS, PICK, DICE, SHOP, RECIPES, BAKE)
_WHY: dict[type[Move], tuple[tuple[int, ...], Why]] = {
    act.Bonus: ((BONUS,), _bonus),
    act.Pick: ((PICK,), _pick),
    act.Gather: ((DICE,), _gather),
    act.Unpack: (_TURN, _unpack),
    act.Buy: ((DICE,), _buy),
    act.SaveTime: ((DICE,), _save_time),
    act.SaveCoins: ((DICE,), _save_coins),
    act.DrawGoal: ((DICE,), _goal),
    act.End: (_TURN, _end),
    act.Shop: ((SHOP,), _shop),
    act.RefreshShop: ((SHOP,), _refresh_shop),
    act.TakeRecipe: ((RECIPES,), _take),
    act.TakeBlind: ((RECIPES,), _take_pile),
    act.TakeTop: ((RECIPES,), _take_pile),
    act.RefreshRecipes: ((RECIPES,), _refresh_recipes),
    act.Bake: ((BAKE,), _bake),
    act.Use: (_TURN, _use),
    act.Donate: (_TURN, _donate),
    act.Ask: (_TURN, _ask),
    act.Offer: (_TURN, _offer),
    act.For: (_TURN, _want),
    act.Treat: ((SHOP,), _treat),
    act.Pool: ((SHOP,), _pool),
}
