"""The order of a game: rounds, turns, steps, and who comes next (GW-12, GW-15, GW-33, GW-39, GW-63)."""

from __future__ import annotations

from game.rules.core import DRAWS, Chance
from game.rules.got_what_it_bakes import events as ev
from game.rules.got_what_it_bakes.actions import END, Bonus, Move, Pick
from game.rules.got_what_it_bakes.baking import end_baking
from game.rules.got_what_it_bakes.cards import BOT_CARDS, COLOURS
from game.rules.got_what_it_bakes.dice import picker, roll, roll_trays, take_die
from game.rules.got_what_it_bakes.market import block, slide
from game.rules.got_what_it_bakes.options import PANTRY
from game.rules.got_what_it_bakes.recipes import renew_market
from game.rules.got_what_it_bakes.scoring import points
from game.rules.got_what_it_bakes.table import (
    BAKE,
    BONUS,
    DICE,
    OVER,
    PHASES,
    PICK,
    RECIPES,
    ROUNDS,
    SHOP,
    TURNS,
    Events,
    Table,
    without,
)

PICKS = 3
"""Dice that each baker picks (GW-13)."""
ONLY_END: list[Move] = [END]


def begin_round(t: Table, chance: Chance, events: Events) -> None:
    """A round begins: in kids mode with the bonus rolls (GW-44), else with its first turn."""
    t.turn = 1
    if events is not None:
        events.append(ev.RoundBegan(t.round))
    if t.options.kids:
        _enter(t, BONUS)
        _roll_bonus(t, chance, events)
    else:
        begin_turn(t, chance, events)


def _roll_bonus(t: Table, chance: Chance, events: Events) -> None:
    t.bonus = roll(chance)
    if events is not None:
        events.append(ev.BonusRolled(t.actor, t.bonus))


def take_bonus(t: Table, seat: int, action: Bonus, chance: Chance, events: Events) -> None:
    """Take the roll as coins or time; the next baker rolls after that (GW-44)."""
    (t.coins if action.what == "coins" else t.time)[seat] += t.bonus
    if events is not None:
        events.append(ev.BonusTaken(seat, action.what, t.bonus))
    t.bonus = 0
    t.step += 1
    if t.step == t.seats:
        begin_turn(t, chance, events)
    else:
        t.actor = (t.first + t.step) % t.seats
        _roll_bonus(t, chance, events)


def begin_turn(t: Table, chance: Chance, events: Events) -> None:
    """Turn up the pantry card, roll, and let the picking begin; in solo CookieBot takes its dice."""
    if events is not None:
        events.append(ev.TurnBegan(t.round, t.turn, t.first))
    if t.pantry >= 0:
        t.pantry_spent = tuple(sorted((*t.pantry_spent, t.pantry)))
    t.pantry = chance.choose(DRAWS, t.pantry_deck)
    t.pantry_deck = without(t.pantry_deck, t.pantry)
    if events is not None:
        events.append(ev.PantryCardTurned(t.pantry))
    if t.options.mode == "solo":
        _bot_turn(t, chance, events)
        _enter(t, DICE)
    else:
        roll_trays(t, chance, events)
        _enter(t, PICK)
        t.actor = picker(t, 0)


def _bot_turn(t: Table, chance: Chance, events: Events) -> None:
    """A die on each coloured space; the card names those that go to CookieBot (GW-52, GW-54)."""
    rolled = tuple(roll(chance) for _ in COLOURS)
    if events is not None:
        events.append(ev.DiceRolled(0, rolled))
    if t.bot_card:
        t.bot_discards = tuple(sorted((*t.bot_discards, t.bot_card)))
    if not t.bot_deck:
        t.bot_deck, t.bot_discards = t.bot_discards, ()
        if events is not None:
            events.append(ev.DeckRenewed("cookiebot"))
    t.bot_card = chance.choose(DRAWS, t.bot_deck)
    t.bot_deck = without(t.bot_deck, t.bot_card)
    card = BOT_CARDS[t.bot_card]
    if events is not None:
        events.append(ev.BotCardTurned(card.slug, card.colours))
    by_colour = tuple(zip(COLOURS, rolled, strict=True))
    t.bot_dice = tuple(sorted(value for colour, value in by_colour if colour in card.colours))
    t.dice[0] = tuple(sorted(value for colour, value in by_colour if colour not in card.colours))
    if card.block >= 0 and not t.options.kids:
        block(t, card.block, events)


def pick(t: Table, seat: int, action: Pick, events: Events) -> None:
    """Take a die; a pick that is no choice at all is made at once (GW-13)."""
    take_die(t, seat, action.value, events)
    while True:
        t.step += 1
        if t.step == PICKS * t.seats:
            t.trays = ()
            _enter(t, DICE)
            return
        t.actor = picker(t, t.step)
        moves = t.legal(t.actor)
        if len(moves) > 1:
            return
        forced = moves[0]
        assert isinstance(forced, Pick)
        take_die(t, t.actor, forced.value, events)


def end_step(t: Table, chance: Chance, events: Events) -> None:
    """The actor ends its step. Whoever can do nothing at all in theirs is passed over (GW-63)."""
    passed_over = False
    while True:
        if events is not None:
            events.append(ev.StepEnded(t.actor, PHASES[t.phase], passed_over))
        if t.phase == BAKE:
            end_baking(t, t.actor, events)
        t.step += 1
        if t.step == t.seats:
            _end_phase(t, chance, events)
            if t.phase not in (SHOP, RECIPES, BAKE):
                return
        else:
            t.actor = (t.first + t.step) % t.seats
        t.buys = 1 if t.phase == SHOP else 0
        if t.legal(t.actor) != ONLY_END:
            return
        passed_over = True


def _enter(t: Table, phase: int) -> None:
    t.phase, t.step, t.actor = phase, 0, t.first


def _end_phase(t: Table, chance: Chance, events: Events) -> None:
    if t.phase == DICE and not t.options.kids:
        _enter(t, SHOP)
    elif t.phase in (DICE, SHOP):
        if not t.options.kids:
            slide(t, chance, events)
        _enter(t, RECIPES)
    elif t.phase == RECIPES:
        _end_turn(t, chance, events)
    else:
        _end_round(t, chance, events)


def _end_turn(t: Table, chance: Chance, events: Events) -> None:
    """All dice go back to the trays; the marker passes, after the fourth turn only after baking (GW-33)."""
    nothing: list[tuple[int, ...]] = [()] * t.seats
    t.dice, t.time_dice, t.coin_dice, t.goal_dice = nothing, nothing[:], nothing[:], nothing[:]
    t.gathered = [()] * t.seats
    t.bot_dice = ()
    t.spares = 0
    if t.turn == TURNS:
        _enter(t, BAKE)
        if events is not None:
            events.append(ev.BakingBegan(t.round))
    else:
        t.turn += 1
        t.first = (t.first + 1) % t.seats
        begin_turn(t, chance, events)


def _end_round(t: Table, chance: Chance, events: Events) -> None:
    """Make all ready for the next round, or end the game after the third (GW-39)."""
    if t.round == ROUNDS:
        t.phase, t.step, t.actor = OVER, 0, -1
        if events is not None:
            events.append(ev.GameEnded(tuple(points(t, seat) for seat in range(t.seats))))
        return
    t.first = (t.first + 1) % t.seats
    renew_market(t, chance, events)
    t.pantry_deck, t.pantry, t.pantry_spent = PANTRY[t.options.pantry], -1, ()
    if not t.options.kids:
        slide(t, chance, events)
    t.round += 1
    t.kept = ()
    t.used = [()] * t.seats
    t.helped = [0] * t.seats
    begin_round(t, chance, events)
