"""Dice of Got What It Bakes? after they fell: whose each is, also in a game that was put away meanwhile."""

from __future__ import annotations

import random

import pytest

from game.app import App
from game.rules.core import Event
from game.rules.got_what_it_bakes.cards import BOT_CARDS, COLOURS
from game.rules.got_what_it_bakes.events import DiceRolled, DieTaken
from game.rules.got_what_it_bakes.state import BakesState
from game.rules.got_what_it_bakes.table import DICE, PICK
from game.scenes.base import Reset
from game.scenes.session import Session
from game.scenes.tables.got_what_it_bakes import table as lay_table
from game.table.got_what_it_bakes.cast import THERE, Cast, Lying, last_cast
from game.table.got_what_it_bakes.layout import tray_dice
from game.table.got_what_it_bakes.look import space_colours
from game.table.got_what_it_bakes.table import BakesTable
from tests.scenes.bakes_table import Cook, go_to, match_of, sit


def in_the_draft(state: BakesState) -> bool:
    """Three dice are taken in the second turn."""
    return state.phase == PICK and state.turn == 2 and state.step == 3


def at_a_draft(app: App, seats: int) -> Cook:
    match = match_of("competitive", seats, seed="cast")
    assert go_to(match, random.Random(4), in_the_draft)
    return sit(app, match, kinds=("person",) + ("easy",) * (seats - 1))


def reloaded(app: App, cook: Cook) -> BakesTable:
    """The table of the same game, from its save."""
    cook.session.save()
    session = Session.load("got_what_it_bakes", app.context.storage)
    assert session is not None
    scene = lay_table(app.context, session)
    app.stack.apply(Reset(scene))
    assert isinstance(scene.table, BakesTable)
    return scene.table


@pytest.mark.rule("GW-13", "GW-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_taken_die_leaves_its_ghost_with_its_taker(app: App, seats: int) -> None:
    cook = at_a_draft(app, seats)
    events: list[Event] = [event for entry in cook.session.match.log for event in entry.events]
    roll = max(number for number, event in enumerate(events) if isinstance(event, DiceRolled))
    taken = sorted((e.tray, e.value, e.seat) for e in events[roll:] if isinstance(e, DieTaken))
    trays = 2 if seats == 4 else 1
    dice = [(tray, *die) for tray in range(trays) for die in tray_dice(cook.bakes.look, tray)]
    assert sorted(die for die in dice if die[2] != THERE) == taken
    assert len(dice) == 3 * seats
    left = [tuple(v for t, v, taker in dice if t == tray and taker == THERE) for tray in range(trays)]
    assert tuple(tuple(sorted(values)) for values in left) == cook.state.trays


@pytest.mark.parametrize("seats", [2, 4])
def test_dice_stay_where_they_fell_while_others_are_taken(app: App, seats: int) -> None:
    cook = at_a_draft(app, seats)
    before = {spot: cook.bakes.area(spot) for spot in cook.bakes.spot_names() if spot.startswith("tray-")}
    actor = cook.scene.session.match.to_act()[0]
    cook.scene.play(actor, cook.state.legal(actor)[0])
    cook.scene.finish_moving()
    after = {spot: cook.bakes.area(spot) for spot in cook.bakes.spot_names() if spot.startswith("tray-")}
    assert len(after) == len(before) - 1
    assert after.items() <= before.items()


@pytest.mark.parametrize("seats", [2, 4])
def test_ghosts_are_there_again_after_loading_and_after_taking_back(app: App, seats: int) -> None:
    cook = at_a_draft(app, seats)
    known = [tray_dice(cook.bakes.look, tray) for tray in range(2 if seats == 4 else 1)]
    actor = cook.scene.session.match.to_act()[0]
    cook.scene.play(actor, cook.state.legal(actor)[0])
    cook.scene.finish_moving()
    assert known != [tray_dice(cook.bakes.look, tray) for tray in range(len(known))]
    cook.session.undo()
    cook.scene._settle()
    assert known == [tray_dice(cook.bakes.look, tray) for tray in range(len(known))]
    assert known == [tray_dice(reloaded(app, cook).look, tray) for tray in range(len(known))]


@pytest.mark.rule("GW-52")
def test_the_solo_board_is_the_same_after_loading(app: App) -> None:
    match = match_of("solo", 1, seed="cast")
    go_to(match, random.Random(1), lambda state: state.phase == DICE and state.turn == 2)
    cook = sit(app, match)
    cast, state = cook.bakes.look.cast, cook.state
    card = BOT_CARDS[state.bot_card]
    own = space_colours(cook.bakes.look, state.dice[0], bot=False)
    theirs = space_colours(cook.bakes.look, state.bot_dice, bot=True)
    assert sorted((*own, *theirs)) == sorted(COLOURS)
    assert set(theirs) == set(card.colours)
    assert [cast.rolled[0][COLOURS.index(colour)] for colour in own] == list(state.dice[0])
    again = reloaded(app, cook).look
    assert again.cast == cast
    assert space_colours(again, state.dice[0], bot=False) == own


def test_a_changed_die_has_no_colour_any_more() -> None:
    cast = Cast({0: (1, 2, 3, 4, 5, 6)}, {0: []})
    assert cast.spaces((1, 4, 6), (0, 2, 5)) == [0, None, 5]


def test_an_earlier_moment_of_the_turn_shows_fewer_ghosts() -> None:
    cast = last_cast([DieTaken(1, 0, 4), DieTaken(0, 0, 4), DiceRolled(0, (1, 4, 4))])
    assert cast.places(0, (1,), 3) == [Lying(1, THERE), Lying(4, 0), Lying(4, 1)]
    assert cast.places(0, (1, 4), 3) == [Lying(1, THERE), Lying(4, 0), Lying(4, THERE)]
    assert cast.places(0, (2, 2), 3) == [Lying(2, THERE), Lying(2, THERE), Lying(0, THERE)]
