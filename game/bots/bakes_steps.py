"""What each kind of step is worth to a baker at Got What It Bakes?, in points."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from game.bots.bakes_goals import hope
from game.bots.bakes_plan import DARE_SHARE, MORE, SPREAD, TRASH, Outlook, baked, dared, deadline, parts
from game.bots.bakes_worth import effect, goals_of, sharing
from game.rules.core import Action
from game.rules.got_what_it_bakes import BakesState, bag
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes.cards import CARDS, EFFECTS, GOALS, RECIPES, Card, Recipe
from game.rules.got_what_it_bakes.pending import CoinsAnswer, Dare, DonationAnswer, ExchangeAnswer, Place
from game.rules.got_what_it_bakes.table import BAKE, DICE, DRAFT, ROUNDS, TURNS
from game.rules.got_what_it_bakes.table import RECIPES as RECIPE_STEP

EFFORT = 0.9
"""What a die for a new recipe is worth elsewhere."""
DRAFTED = 0.9
"""The same in the draft."""
BULK = 0.05
"""What large recipes are worth less, since they often aren't ready in time: points for a die squared."""
DOUBT = 1.0
"""Dice that a new recipe should leave to spare."""
TAKING = 0.4
"""A new recipe must bring more than this."""
AIM = 1.0
"""How much of what a recipe adds to goals counts."""
NEVER = -6.0
"""What CookieBot leaves alone: it doesn't pester people with wishes."""


class Eyes:
    """A position as a baker looks at it; what several actions ask is worked out once."""

    __slots__ = ("_goals", "_now", "_timed", "_together", "outlook", "seat", "state")

    def __init__(self, state: BakesState, seat: int) -> None:
        self.state, self.seat = state, seat
        self.outlook = Outlook(state, seat)
        self._now: float | None = None
        self._goals: float | None = None
        self._together: Sequence[Outlook] = ()
        self._timed: set[str] | None = None

    def baked_with_time(self) -> set[str]:
        """The complete recipes for which the time is best spent."""
        if self._timed is None:
            t = self.state
            time = t.time[self.seat] + t.discount
            complete = [recipe for recipe in t.front[self.seat] if not t.need[recipe]]
            complete.sort(key=lambda recipe: (deadline(t, recipe), -_gain_by_time(RECIPES[recipe])))
            self._timed = set()
            for recipe in complete:
                if RECIPES[recipe].time <= time:
                    time -= RECIPES[recipe].time
                    self._timed.add(recipe)
        return self._timed

    def for_goals(self, card: Recipe) -> float:
        """What another recipe adds to the goals that count for the baker."""
        goals = goals_of(self.state, self.seat)
        if not goals:
            return 0.0
        if self._goals is None:
            self._together = sharing(self.outlook)
            self._goals = sum(hope(self._together, slug) for slug in goals)
        return sum(hope(self._together, slug, card) for slug in goals) - self._goals

    def better_dice(self, dice: tuple[int, ...]) -> float:
        """How much better other dice would be than those that lie there."""
        if self._now is None:
            self._now = self.outlook.dice(self.state.dice[self.seat])
        return self.outlook.dice(dice) - self._now


def recipe_worth(eyes: Eyes, card: Recipe, need: int, born: int) -> float:
    """What a recipe is worth in front of the baker, with the load that is there already."""
    t, outlook = eyes.state, eyes.outlook
    last = min(ROUNDS, born + 1)
    turns = outlook.turns + TURNS * (last - t.round)
    stock = t.stock[eyes.seat]
    dice = 0.0
    for ingredient, n, whole in parts(need):
        have = min(n, bag.count(stock, ingredient))
        if have < n:
            dice += whole if not have else MORE * (n - have) + 0.4
    dice -= 0.35 * sum(1 for i, _, _ in parts(need) if i in outlook.plan.places)
    spare = turns * outlook.plan.per_turn - outlook.plan.load - dice
    chance = 1 / (1 + math.exp(-(spare - DOUBT) / SPREAD))
    time = 1.0 if outlook.time > 0.5 else 0.3
    return chance * (baked(card, time) - EFFORT * dice + AIM * eyes.for_goals(card)) - (1 - chance) * TRASH


def _keep(eyes: Eyes, action: Any) -> float:
    t, slug = eyes.state, action.card
    if slug in GOALS:
        return 2 * hope(sharing(eyes.outlook), slug)
    card = RECIPES[slug]
    if t.phase == DRAFT:
        return 1.2 * _drafted(eyes, card)
    return recipe_worth(eyes, card, card.boxes, t.round)


def _drop(eyes: Eyes, action: Any) -> float:
    return -_drafted(eyes, RECIPES[action.recipe])


def _drafted(eyes: Eyes, card: Recipe) -> float:
    cost = sum(dice for _, _, dice in parts(card.boxes))
    return baked(card, 0.8) - DRAFTED * cost - BULK * cost * cost + AIM * eyes.for_goals(card)


def _bonus(eyes: Eyes, action: Any) -> float:
    return eyes.state.bonus * (eyes.outlook.time if action.what == "time" else eyes.outlook.coin)


def _pick(eyes: Eyes, action: Any) -> float:
    return eyes.outlook.dice((*eyes.state.dice[eyes.seat], action.value))


@lru_cache(maxsize=1 << 12)
def _rest_of(dice: tuple[int, ...], used: tuple[int, ...]) -> tuple[int, ...]:
    left = list(dice)
    for value in used:
        left.remove(value)
    return tuple(left)


def _gather(eyes: Eyes, action: Any) -> float:
    t, outlook = eyes.state, eyes.outlook
    left = _rest_of(t.dice[eyes.seat], action.dice)
    return outlook.gather(action.ingredient, action.dice[-1]) + outlook.dice(left)


def _save_time(eyes: Eyes, action: Any) -> float:
    dice = _rest_of(eyes.state.dice[eyes.seat], (action.value,))
    return eyes.outlook.save_time(len(eyes.state.time_dice[eyes.seat])) + eyes.outlook.dice(dice)


def _save_coins(eyes: Eyes, action: Any) -> float:
    dice = _rest_of(eyes.state.dice[eyes.seat], (action.value,))
    return eyes.outlook.save_coins(len(eyes.state.coin_dice[eyes.seat])) + eyes.outlook.dice(dice)


def _goal(eyes: Eyes, action: Any) -> float:
    dice = _rest_of(eyes.state.dice[eyes.seat], (action.value,))
    t = eyes.state
    left = (ROUNDS - t.round + 1) / ROUNDS
    hope = 2.2 * left if not t.options.open_goals else -3.0
    return hope - 0.5 * len(t.goals[eyes.seat]) + eyes.outlook.dice(dice)


def _buy(eyes: Eyes, action: Any) -> float:
    t, outlook = eyes.state, eyes.outlook
    price = next(g.price for g in t.gathered[eyes.seat] if g.ingredient == action.ingredient)
    deal = outlook.gain(action.ingredient, 1) - price * outlook.coin
    return outlook.dice(t.dice[eyes.seat]) + deal - 0.35


def _mark(eyes: Eyes, action: Any) -> float:
    step = eyes.state.pending
    assert isinstance(step, Place)
    return max(0.1, eyes.outlook.unit(action.recipe, step.ingredient))


def _store(eyes: Eyes, action: Any) -> float:
    return 0.05


def _unpack(eyes: Eyes, action: Any) -> float:
    outlook = eyes.outlook
    base = outlook.dice(eyes.state.dice[eyes.seat]) if eyes.state.phase == DICE else 0.0
    return (
        base + max(0.1, outlook.unit(action.recipe, action.ingredient)) + (3.0 if outlook.turns <= 0 else 0.0)
    )


def _end(eyes: Eyes, action: Any) -> float:
    return 0.0


def _shop(eyes: Eyes, action: Any) -> float:
    t, outlook = eyes.state, eyes.outlook
    card = CARDS[action.card]
    cost = card.coins * outlook.coin + card.time * max(outlook.time, 0.3)
    rounds = ROUNDS - t.round
    if card.kind == "upgrade":
        worth = 3.0 + effect(card, outlook) * (rounds + (0.3 if outlook.turns > 0 else 0.0))
    else:
        worth = 1.0 + effect(card, outlook) * (0.8 if outlook.turns + rounds > 0 else 0.2)
    if action.sold:
        sold = CARDS[action.sold]
        cost -= (sold.coins // 2) * outlook.coin + (sold.time // 2) * outlook.time
        cost += 3.0 + effect(sold, outlook) * rounds
    return worth - cost


def _refresh(eyes: Eyes, action: Any) -> float:
    """Who finds nothing to take hardly ever finds it among fresh cards: the coins are better kept."""
    return -1.2


def _take(eyes: Eyes, action: Any) -> float:
    card = RECIPES[action.recipe]
    return recipe_worth(eyes, card, card.boxes, eyes.state.round) - TAKING


def _take_top(eyes: Eyes, action: Any) -> float:
    card = RECIPES[eyes.state.recipe_discards[-1]]
    return recipe_worth(eyes, card, card.boxes, eyes.state.round) - TAKING


_MIDDLING = RECIPES["pizza"]


def _take_blind(eyes: Eyes, action: Any) -> float:
    return recipe_worth(eyes, _MIDDLING, _MIDDLING.boxes, eyes.state.round) - 0.8


def _bake(eyes: Eyes, action: Any) -> float:
    """With time what gains most by it for each time; then dare what can't wait any longer."""
    t = eyes.state
    timed = eyes.baked_with_time()
    card = RECIPES[action.recipe]
    if action.recipe in timed:
        worth = 10.0 + _gain_by_time(card)
        if action.dare:
            worth += _for_daring(eyes) - card.time * (_gain_by_time(card) - eyes.outlook.time)
        return worth
    if not action.dare:
        return 0.5
    return 5.0 if deadline(t, action.recipe) <= t.round else -1.0


def _for_daring(eyes: Eyes) -> float:
    """What one more dare adds to the goals that ask for dares."""
    t, worth = eyes.state, 0.0
    for slug in goals_of(t, eyes.seat):
        goal = GOALS.get(slug)
        if goal is not None and goal.test == "dared":
            missing = goal.n - t.dared[eyes.seat]
            if missing > 0:
                worth += DARE_SHARE * goal.points / missing
    return worth


def _gain_by_time(card: Recipe) -> float:
    return (card.value * 4 / 3 - dared(card)) / card.time


def _accept(eyes: Eyes, action: Any) -> float:
    step = eyes.state.pending
    assert isinstance(step, Dare)
    return _roll_worth(RECIPES[step.recipe], step.value)


def _roll_worth(card: Recipe, value: int) -> float:
    if value <= 2:
        return card.value * 4 / 3
    return float(card.value) if value <= 4 else -TRASH


def _use(eyes: Eyes, action: Any) -> float:
    t, outlook = eyes.state, eyes.outlook
    card = EFFECTS[action.card]
    cost = 0.0
    if card.kind == "sweet":
        cost = 3.0 if t.round == ROUNDS else 0.0
    elif card.kind == "upgrade":
        cost = 1.0 if t.round == ROUNDS else 0.0
    step = t.pending
    if isinstance(step, Dare):
        recipe = RECIPES[step.recipe]
        if card.verb in ("reroll", "redare"):
            return sum(_roll_worth(recipe, v) for v in range(1, 7)) / 6 - cost
        if card.verb == "soften":
            return _roll_worth(recipe, 1) - cost
        after = 7 - step.value if card.verb == "flip" else int(action.args[1])
        return _roll_worth(recipe, after) - cost
    base = outlook.dice(t.dice[eyes.seat]) if t.phase == DICE else 0.0
    return base + _effect_now(eyes, card, action.args) - cost - 0.15


def _effect_now(eyes: Eyes, card: Card, args: tuple[Any, ...]) -> float:
    t, outlook, seat = eyes.state, eyes.outlook, eyes.seat
    dice = t.dice[seat]
    match card.verb:
        case "nudge" | "set" | "flip" | "copy":
            after = 7 - args[0] if card.verb == "flip" else args[1]
            return eyes.better_dice((*_rest_of(dice, args[:1]), after))
        case "reroll":
            return -0.5 if outlook.turns > 0.4 else -1.0
        case "spare":
            return max(0.0, eyes.better_dice((*dice, args[0]))) if args else 2.0
        case "extra" | "any":
            return outlook.gain(bag.INDEX[args[0]], card.n)
        case "cheap":
            price = next(g.price for g in t.gathered[seat] if g.ingredient == bag.INDEX[args[0]])
            return outlook.gain(bag.INDEX[args[0]], 1) - max(0, price - card.n) * outlook.coin
        case "coins":
            return card.n * outlook.coin + 0.2
        case "time":
            return card.n * outlook.time + 0.2
        case "discount":
            wanted = [RECIPES[r].time for r in t.front[seat] if not t.need[r]]
            return 10.0 if max(wanted) >= min(card.n, 2) else 0.2
        case "keep":
            chance = outlook.plan.chance[args[0]]
            return 1.0 if t.phase == BAKE and chance < 0.5 else -0.2
        case "second":
            return 0.5 if t.buys == 0 else -0.3
        case "look":
            return 0.3 if outlook.plan.room > 3 and t.phase == RECIPE_STEP else -0.3
        case _:
            return _moved(eyes, args)


def _moved(eyes: Eyes, args: tuple[Any, ...]) -> float:
    t, outlook = eyes.state, eyes.outlook
    ingredient = bag.INDEX[args[0]]
    best = max(b[ingredient] for r, b in outlook.plan.boxes.items() if r != args[1] and ingredient in b)
    left = baked(RECIPES[args[1]], outlook.time) + TRASH
    dice = sum(dice for _, _, dice in parts(t.need[args[1]])) + 1
    return best - left * outlook.plan.chance[args[1]] / dice - 0.5


def _donate(eyes: Eyes, action: Any) -> float:
    t = eyes.state
    theirs = Outlook(t, action.seat).gain(action.ingredient, 1)
    mine = eyes.outlook.gain(action.ingredient, 1)
    base = eyes.outlook.dice(t.dice[eyes.seat]) if t.phase == DICE and t.pending is None else 0.0
    return base + eyes.outlook.time + theirs - max(mine, 0.8) - 0.6


def _answer(eyes: Eyes, action: Any) -> float:
    step, t = eyes.state.pending, eyes.state
    if isinstance(step, DonationAnswer):
        mine = sum(eyes.outlook.gain(i, 1) for i in step.ingredients)
        worth = eyes.outlook.time + 1.2 * len(step.ingredients) - mine
    elif isinstance(step, ExchangeAnswer):
        new, old = RECIPES[step.recipe], RECIPES[step.wanted]
        worth = recipe_worth(eyes, new, new.boxes, t.born[step.recipe]) + 1.0
        worth -= recipe_worth(eyes, old, old.boxes, t.born[step.wanted])
    else:
        assert isinstance(step, CoinsAnswer)
        coins = next(coins for giver, coins in step.named if giver == eyes.seat)
        worth = 1.6 - coins * eyes.outlook.coin
    return worth if action.yes else 0.0


def _offer(eyes: Eyes, action: Any) -> float:
    """Only an exchange with the market: nobody is asked for anything."""
    t = eyes.state
    own = RECIPES[action.recipe]
    mine = recipe_worth(eyes, own, own.boxes, t.born[action.recipe])
    best = max(
        (recipe_worth(eyes, RECIPES[r], RECIPES[r].boxes, t.round) for r in t.recipe_market if r),
        default=NEVER,
    )
    base = eyes.outlook.dice(t.dice[eyes.seat]) if t.phase == DICE else 0.0
    return base + best - mine - 2.0


def _for(eyes: Eyes, action: Any) -> float:
    t = eyes.state
    if action.recipe not in t.recipe_market:
        return NEVER
    card = RECIPES[action.recipe]
    return recipe_worth(eyes, card, card.boxes, t.round)


def _back(eyes: Eyes, action: Any) -> float:
    return NEVER + 1


def _never(eyes: Eyes, action: Any) -> float:
    return NEVER


WORTH: dict[type[Action], Callable[[Eyes, Any], float]] = {
    act.Keep: _keep,
    act.Drop: _drop,
    act.Bonus: _bonus,
    act.Pick: _pick,
    act.Gather: _gather,
    act.Mark: _mark,
    act.Store: _store,
    act.Unpack: _unpack,
    act.Buy: _buy,
    act.SaveTime: _save_time,
    act.SaveCoins: _save_coins,
    act.DrawGoal: _goal,
    act.End: _end,
    act.Shop: _shop,
    act.RefreshShop: _refresh,
    act.TakeRecipe: _take,
    act.TakeBlind: _take_blind,
    act.TakeTop: _take_top,
    act.RefreshRecipes: _refresh,
    act.Bake: _bake,
    act.Accept: _accept,
    act.Use: _use,
    act.Donate: _donate,
    act.Ask: _never,
    act.Answer: _answer,
    act.Offer: _offer,
    act.For: _for,
    act.Back: _back,
    act.Treat: _never,
    act.Pool: _never,
    act.From: _never,
}
"""What each kind of action is worth to a baker."""
