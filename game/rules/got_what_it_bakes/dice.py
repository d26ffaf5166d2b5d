"""Dice: trays, picks, and what dice are used for (GW-13 to GW-23, GW-64)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.rules.core import DICE as DICE_STREAM
from game.rules.core import Chance
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes import events as ev
from game.rules.got_what_it_bakes.actions import (
    BUY,
    CHILI,
    CHOCOLATE,
    GATHER,
    GOAL,
    OPENS,
    PICK,
    SAVES,
    DrawGoal,
    Gather,
    Keep,
    Move,
    SaveCoins,
    SaveTime,
    get,
)
from game.rules.got_what_it_bakes.pending import GoalChoice
from game.rules.got_what_it_bakes.table import Events, Table, draw_goal, without
from game.rules.got_what_it_bakes.units import gain

FACES = (1, 2, 3, 4, 5, 6)
TIME_TRACK = (0, 1, 3, 6)
"""Free time for so many dice on the time track (GW-21)."""
SAVINGS_TRACK = (0, 2, 5, 10)
"""Coins for so many dice on the savings track (GW-22)."""
TRACK = 3
"""How many dice a track holds."""


def roll(chance: Chance) -> int:
    """One die."""
    return chance.choose(DICE_STREAM, FACES)


@cache
def distinct(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The values of sorted dice without repeats."""
    return tuple(dict.fromkeys(dice))


@cache
def _pairs(values: tuple[int, ...]) -> tuple[Gather, ...]:
    return tuple(CHILI[a, b] for i, a in enumerate(values) for b in values[i + 1 :])


@cache
def _twins(dice: tuple[int, ...]) -> tuple[Gather, ...]:
    return tuple(CHOCOLATE[v] for v in distinct(dice) if dice.count(v) > 1)


@cache
def picks(tray: tuple[int, ...]) -> tuple[Move, ...]:
    """One action for each value in a tray."""
    return tuple(PICK[v] for v in distinct(tray))


def roll_trays(t: Table, chance: Chance, events: Events) -> None:
    """Roll three dice a player: into one tray, with four players into two of six (GW-13, GW-14)."""
    sizes = (6, 6) if t.seats == 4 else (3 * t.seats,)
    t.trays = tuple(tuple(sorted(roll(chance) for _ in range(size))) for size in sizes)
    if events is not None:
        for tray, dice in enumerate(t.trays):
            events.append(ev.DiceRolled(tray, dice))


def picker(t: Table, step: int) -> int:
    """Whose pick it is: round after round in turn order; with two trays the holders of A and B (GW-14)."""
    if t.seats == 4:
        return (t.first + step // 2 + 2 * (step % 2)) % 4
    return (t.first + step) % t.seats


def tray_of(t: Table) -> int:
    """The tray from which the next die is taken."""
    return t.step % 2 if t.seats == 4 else 0


def take_die(t: Table, seat: int, value: int, events: Events) -> None:
    """Take a die from the tray in front of the seat (GW-13)."""
    tray = tray_of(t)
    rest = without(t.trays[tray], value)
    t.trays = (*t.trays[:tray], rest, *t.trays[tray + 1 :])
    t.dice[seat] = tuple(sorted((*t.dice[seat], value)))
    if events is not None:
        events.append(ev.DieTaken(seat, tray, value))
        if t.seats == 4 and tray == 1 and rest:
            events.append(ev.TraysPassed(picker(t, t.step + 1), picker(t, t.step + 2)))


def legal_dice(t: Table, seat: int, out: list[Move]) -> None:
    """Everything the baker's dice and activated ingredients allow now."""
    active = 0
    coins = t.coins[seat]
    for gathered in t.gathered[seat]:
        active |= bag.FLAG[gathered.ingredient]
        if gathered.price <= coins:
            out.append(BUY[gathered.ingredient])
    dice = t.dice[seat]
    if not dice:
        return
    values = distinct(dice)
    for value in values:
        out += GATHER[value][active & OPENS[value]]
    if len(dice) > 1:
        if not active & bag.FLAG[bag.CHILI]:
            out += _pairs(values)
        if not active & bag.FLAG[bag.CHOCOLATE]:
            out += _twins(dice)
    time_free = len(t.time_dice[seat]) < TRACK
    coins_free = len(t.coin_dice[seat]) < TRACK
    if time_free and coins_free:
        for value in values:
            out += SAVES[value]
    elif time_free or coins_free:
        out += [SAVES[value][0 if time_free else 1] for value in values]
    if can_draw_goal(t, seat):
        out += [GOAL[value] for value in values]


def can_draw_goal(t: Table, seat: int) -> bool:
    """Whether goals are in play, there is one to draw, and the baker hasn't drawn this turn (GW-20)."""
    return not t.goal_dice[seat] and bool(t.goal_deck or t.goal_discards)


def _spend(t: Table, seat: int, *values: int) -> None:
    dice = t.dice[seat]
    for value in values:
        dice = without(dice, value)
    t.dice[seat] = dice


def gather(t: Table, seat: int, action: Gather, events: Events) -> None:
    """Activate an ingredient and give the pantry card's units (GW-16)."""
    _spend(t, seat, *action.dice)
    t.gathered[seat] += (action,)
    if events is not None:
        name = bag.INGREDIENTS[action.ingredient]
        events.append(ev.IngredientActivated(seat, name, action.dice, t.pantry))
    gain(t, seat, action.ingredient, t.pantry, events)


def price_of(t: Table, seat: int, ingredient: int) -> int:
    """Coins for one more unit of an ingredient (GW-19); 0 when it isn't activated."""
    for gathered in t.gathered[seat]:
        if gathered.ingredient == ingredient:
            return gathered.price
    return 0


def buy(t: Table, seat: int, ingredient: int, less: int, events: Events) -> None:
    """Buy one more unit, `less` coins cheaper but never below 0 (GW-19)."""
    price = max(0, price_of(t, seat, ingredient) - less)
    t.coins[seat] -= price
    if events is not None:
        events.append(ev.UnitBought(seat, bag.INGREDIENTS[ingredient], price))
    gain(t, seat, ingredient, 1, events)


def next_on(track: Sequence[int], dice: Sequence[int]) -> int:
    """What one more die on a track brings besides those that lie there (GW-64)."""
    return track[len(dice) + 1] - track[len(dice)]


def save_time(t: Table, seat: int, action: SaveTime, events: Events) -> None:
    """A die on the time track adds the difference to what is there (GW-21, GW-64)."""
    _spend(t, seat, action.value)
    gained = next_on(TIME_TRACK, t.time_dice[seat])
    t.time_dice[seat] += (action.value,)
    t.time[seat] += gained
    if events is not None:
        events.append(ev.TimeSaved(seat, action.value, gained))


def save_coins(t: Table, seat: int, action: SaveCoins, events: Events) -> None:
    """A die on the savings track adds the difference to what is there (GW-22, GW-64)."""
    _spend(t, seat, action.value)
    gained = next_on(SAVINGS_TRACK, t.coin_dice[seat])
    t.coin_dice[seat] += (action.value,)
    t.coins[seat] += gained
    if events is not None:
        events.append(ev.CoinsSaved(seat, action.value, gained))


def eyes(t: Table, seat: int) -> tuple[int, ...] | None:
    """The seats that see this seat's goals: itself, in teams the partner, open goals all (GW-61)."""
    if t.options.open_goals:
        return None
    return (seat, *t.mates[seat])


def pay_for_goal(t: Table, seat: int, action: DrawGoal, chance: Chance, events: Events) -> None:
    """Draw two goals for a die; a single one is kept at once (GW-20)."""
    _spend(t, seat, action.value)
    t.goal_dice[seat] = (action.value,)
    if events is not None:
        events.append(ev.GoalDiePaid(seat, action.value))
    goals = tuple(sorted(g for g in (draw_goal(t, chance, events), draw_goal(t, chance, events)) if g))
    if events is not None:
        chooser = None if t.options.open_goals else (seat,)
        events.append(ev.GoalsOffered(chooser, seat, goals))
    if len(goals) == 1:
        keep_goal(t, seat, goals, goals[0], events)
    else:
        t.pending = GoalChoice(seat, goals)


def keep_goal(t: Table, seat: int, goals: tuple[str, ...], kept: str, events: Events) -> None:
    """Keep one goal and discard the others face down (GW-9, GW-20)."""
    t.goals[seat] += (kept,)
    rest = tuple((goal, seat) for goal in goals if goal != kept)
    t.goal_discards = tuple(sorted((*t.goal_discards, *rest)))
    if events is not None:
        events.append(ev.GoalKept(eyes(t, seat), seat, kept))


@cache
def keeps(cards: tuple[str, ...]) -> tuple[Move, ...]:
    """One action for each card that may be kept."""
    return tuple(get(Keep, card) for card in cards)
