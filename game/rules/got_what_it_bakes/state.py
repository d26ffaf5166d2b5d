"""The position: who acts, what is legal, and what each action does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.core import Chance, Event, IllegalMove, Outcome, State
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes import (
    baking,
    check,
    codec,
    dice,
    effects,
    flow,
    helps,
    market,
    recipes,
    scoring,
    setup,
    units,
    view,
    why,
)
from game.rules.got_what_it_bakes.actions import Move
from game.rules.got_what_it_bakes.pending import (
    Asking,
    CoinsAnswer,
    Dare,
    DonationAnswer,
    ExchangeAnswer,
    Giving,
    GoalChoice,
    Look,
    Offering,
    Pending,
    Place,
    Pooling,
)
from game.rules.got_what_it_bakes.table import (
    BAKE,
    BONUS,
    DICE,
    DRAFT,
    GOALS,
    OVER,
    PICK,
    RECIPES,
    SHOP,
    Events,
    Table,
    discard_recipes,
)


class BakesState(Table, State[Move]):
    """A position of Got What It Bakes?."""

    __slots__ = ()

    def to_act(self) -> tuple[int, ...]:
        if self.pending is not None:
            return (self.pending.seat,)
        if self.actor >= 0:
            return (self.actor,)
        if self.phase == GOALS:
            return tuple(seat for seat in range(self.seats) if self.offers[seat])
        if self.phase == DRAFT:
            return tuple(seat for seat in range(self.seats) if not self.picked[seat])
        return ()

    def legal(self, seat: int) -> Sequence[Move]:
        pending = self.pending
        if pending is not None:
            return _PENDING_LEGAL[type(pending)](self, pending) if seat == pending.seat else ()
        phase = self.phase
        if seat != self.actor:
            if phase == GOALS:
                return dice.keeps(self.offers[seat])
            return setup.legal_draft(self, seat) if phase == DRAFT else ()
        out: list[Move] = []
        if phase == DICE:
            dice.legal_dice(self, seat, out)
        elif phase == PICK:
            out += dice.picks(self.trays[dice.tray_of(self)])
        elif phase == SHOP:
            market.legal_shop(self, seat, out)
        elif phase == RECIPES:
            recipes.legal_recipes(self, seat, out)
        elif phase == BAKE:
            baking.legal_bake(self, seat, out)
        else:
            out += act.BONUSES
        if self.stock[seat]:
            units.legal_unpack(self, seat, out)
        if self.upgrades[seat] or self.drinks[seat]:
            effects.legal_effects(self, seat, out)
        if self.mates[seat]:
            helps.legal_helps(self, seat, out)
        if phase not in _NO_END:
            out.append(act.END)
        return out

    def refusal(self, seat: int, action: Move) -> IllegalMove | None:
        if 0 <= seat < self.seats and action in self.legal(seat):
            return None
        return why.refuse(self, seat, action)

    def apply(self, seat: int, action: Move, chance: Chance, events: list[Event] | None = None) -> None:
        _APPLY[type(action)](self, seat, action, chance, events)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def view(self, seat: int) -> view.BakesView:
        return view.look(self, seat)

    def to_json(self) -> dict[str, Any]:
        return codec.to_json(self)

    def status(self) -> list[str]:
        return check.problems(self)


_NO_END = (PICK, BONUS, OVER)
_PENDING_LEGAL: dict[type[Pending], Callable[[Table, Any], Sequence[Move]]] = {
    Place: units.legal_place,
    GoalChoice: lambda t, step: dice.keeps(step.goals),
    Dare: lambda t, step: [*effects.dare_moves(t, step), act.ACCEPT],
    Look: lambda t, step: [*dice.keeps(step.recipes), act.END],
    Giving: helps.legal_giving,
    Asking: helps.legal_asking,
    Offering: helps.legal_offering,
    Pooling: helps.legal_pooling,
    DonationAnswer: lambda t, step: (act.YES, act.NO),
    ExchangeAnswer: lambda t, step: (act.YES, act.NO),
    CoinsAnswer: lambda t, step: (act.YES, act.NO),
}

Apply = Callable[[Table, int, Any, Chance, Events], None]


def _keep(t: Table, seat: int, action: act.Keep, chance: Chance, events: Events) -> None:
    step = t.pending
    if isinstance(step, GoalChoice):
        t.pending = None
        dice.keep_goal(t, seat, step.goals, action.card, events)
    elif isinstance(step, Look):
        t.pending = None
        recipes.take_looked(t, seat, action.card, events)
        discard_recipes(t, tuple(r for r in step.recipes if r != action.card), chance, events)
    elif t.phase == GOALS:
        setup.choose_goal(t, seat, action.card, chance, events)
    elif setup.choose_recipe(t, seat, action.card, events):
        flow.begin_round(t, chance, events)


def _drop(t: Table, seat: int, action: act.Drop, chance: Chance, events: Events) -> None:
    setup.drop_recipe(t, seat, action.recipe, events)
    flow.begin_round(t, chance, events)


def _end(t: Table, seat: int, action: act.End, chance: Chance, events: Events) -> None:
    step = t.pending
    if step is None:
        flow.end_step(t, chance, events)
        return
    t.pending = None
    if isinstance(step, Look):
        discard_recipes(t, step.recipes, chance, events)
    elif isinstance(step, Asking):
        helps.end_asking(t, step, events)


def _use(t: Table, seat: int, action: act.Use, chance: Chance, events: Events) -> None:
    step = t.pending
    if isinstance(step, Dare):
        baking.use_on_dare(t, step, action, chance, events)
    else:
        effects.use(t, seat, action, chance, events)


def _back(t: Table, seat: int, action: act.Back, chance: Chance, events: Events) -> None:
    t.pending = None


_APPLY: dict[type[Move], Apply] = {
    act.Keep: _keep,
    act.Drop: _drop,
    act.Bonus: flow.take_bonus,
    act.Pick: lambda t, seat, a, chance, events: flow.pick(t, seat, a, events),
    act.Gather: lambda t, seat, a, chance, events: dice.gather(t, seat, a, events),
    act.Mark: lambda t, seat, a, chance, events: units.mark(t, _step(t), a.recipe, events),
    act.Store: lambda t, seat, a, chance, events: units.put_by(t, _step(t), events),
    act.Unpack: lambda t, seat, a, chance, events: units.unpack(t, seat, a.ingredient, a.recipe, events),
    act.Buy: lambda t, seat, a, chance, events: dice.buy(t, seat, a.ingredient, 0, events),
    act.SaveTime: lambda t, seat, a, chance, events: dice.save_time(t, seat, a, events),
    act.SaveCoins: lambda t, seat, a, chance, events: dice.save_coins(t, seat, a, events),
    act.DrawGoal: dice.pay_for_goal,
    act.End: _end,
    act.Shop: market.shop,
    act.RefreshShop: lambda t, seat, a, chance, events: market.refresh_shop(t, seat, chance, events),
    act.TakeRecipe: recipes.take_recipe,
    act.TakeBlind: lambda t, seat, a, chance, events: recipes.take_blind(t, seat, chance, events),
    act.TakeTop: lambda t, seat, a, chance, events: recipes.take_top(t, seat, events),
    act.RefreshRecipes: lambda t, seat, a, chance, events: recipes.refresh_recipes(t, seat, chance, events),
    act.Bake: baking.bake,
    act.Accept: lambda t, seat, a, chance, events: baking.settle_dare(t, _step(t), events),
    act.Use: _use,
    act.Donate: lambda t, seat, a, chance, events: helps.donate(t, seat, a, events),
    act.Ask: lambda t, seat, a, chance, events: helps.ask(t, seat, a, events),
    act.Answer: lambda t, seat, a, chance, events: helps.answer(t, a.yes, chance, events),
    act.Offer: lambda t, seat, a, chance, events: helps.offer(t, seat, a),
    act.For: lambda t, seat, a, chance, events: helps.want(t, _step(t), a, events),
    act.Back: _back,
    act.Treat: market.treat,
    act.Pool: lambda t, seat, a, chance, events: helps.pool(t, seat, a),
    act.From: lambda t, seat, a, chance, events: helps.name_giver(t, _step(t), a, events),
}


def _step(t: Table) -> Any:
    return t.pending
