"""How dice and units are shown: thrown, taken, laid down, changed; units gained, marked and stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.rules.core import Event
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes import effect_events as fx
from game.rules.got_what_it_bakes import events as ev
from game.rules.got_what_it_bakes.cards import COLOURS
from game.rules.got_what_it_bakes.table import BONUS, PICK, without
from game.table.got_what_it_bakes.draw_recipes import box_at
from game.table.got_what_it_bakes.flights import Point, bump, fly_art
from game.table.got_what_it_bakes.layout import slots, tile_area, tray_count, tray_slots, tray_spot
from game.table.got_what_it_bakes.look import pantry_mode
from game.table.got_what_it_bakes.places import TILES, TRAYS
from game.table.tween import Anim, Call, InTurn, Together, Wait

if TYPE_CHECKING:
    from game.table.got_what_it_bakes.table import BakesTable

UNIT = 76.0
DIE = 74.0


def gain(table: BakesTable, seat: int, what: str, number: int, start: Point) -> Anim:
    """Coins or time come to a baker (or go, if the number is negative)."""
    t = table.look.table
    store = t.coins if what == "coins" else t.time

    def count() -> None:
        store[seat] += number

    if not number:
        return Call(lambda: None)
    art = "bakes/coin" if what == "coins" else "bakes/time"
    home = table.seat_area(seat, what).center
    way = (start, home) if number > 0 else (home, start)
    sound = "coin" if what == "coins" else "tick"
    flights = [fly_art(table, art, 54, *way, end=40, sound=sound) for _ in range(min(3, abs(number)))]
    first: Anim = Call(count) if number < 0 else Call(lambda: None)
    then: Anim = Call(count) if number > 0 else Call(lambda: None)
    mine = seat == table.look.seat
    return InTurn(first, Together(flights, 0.08), then, bump(table, what, seconds=0.3) if mine else Wait(0.0))


def rolled(table: BakesTable, event: ev.DiceRolled) -> Anim:
    """The dice are thrown into their tray, or onto CookieBot's board."""
    look, board = table.look, table.board
    t = look.table
    if t.options.mode == "solo":
        return _rolled_solo(table, event)

    def begin() -> None:
        t.phase = PICK
        look.cast.note(event)
        trays = list(t.trays) + [()] * (event.tray + 1 - len(t.trays))
        trays[event.tray] = event.dice
        t.trays = tuple(trays)
        t.step = 0
        for seat in range(t.seats):
            t.dice[seat] = ()

    frame = board[TRAYS[event.tray]].rect
    if t.seats != 4:
        frame = board[TRAYS[0]].rect.union(board[TRAYS[1]].rect)
    places = tray_slots(frame, tray_count(look))
    return InTurn(Call(begin), throw(table, event.dice, places, frame))


def _rolled_solo(table: BakesTable, event: ev.DiceRolled) -> Anim:
    cast = table.look.cast

    def land() -> None:
        cast.note(event)

    if table.kids:
        return InTurn(Call(land), Call(lambda: table.play("dice-land")))
    area = table.board["solo-board"].rect
    places = [
        pygame.FRect(area.x + 86 * (n % 3) + 10, area.y + 14 + 118 * (n // 3), 58, 58)
        for n in range(len(COLOURS))
    ]

    return InTurn(Call(cast.forget), throw(table, event.dice, places, area), Call(land))


def throw(table: BakesTable, dice: tuple[int, ...], places: list[pygame.FRect], frame: pygame.FRect) -> Anim:
    """Dice tumble into their places; with reduced motion they just lie there."""
    if table.calm:
        return Call(lambda: table.play("dice-land"))
    start = (frame.centerx, frame.bottom + 60)
    return table.dice.throw(dice, places, frame, start, table.viewport, table.play)


def die_taken(table: BakesTable, event: ev.DieTaken) -> Anim:
    """A die goes from the tray to a baker."""
    look = table.look
    t = look.table
    spot = tray_spot(look, event.tray, event.value)
    if not spot:
        return Wait(0.0)
    start = (
        table.from_hand(spot, f"tray-{event.tray}-") if event.seat == look.seat else table.area(spot).center
    )

    def begin() -> None:
        look.cast.note(event)
        t.trays = tuple(without(d, event.value) if n == event.tray else d for n, d in enumerate(t.trays))
        t.step += 1

    def landed() -> None:
        t.dice[event.seat] = tuple(sorted((*t.dice[event.seat], event.value)))

    mine = event.seat == look.seat
    home = table.seat_area(event.seat, "supply").center
    flight = fly_art(
        table, f"bakes/die{event.value}", DIE, start, home, landed, "cookie", end=DIE if mine else 34.0
    )
    return InTurn(Call(begin), flight, Wait(0.0 if mine else 0.16))


def activated(table: BakesTable, event: ev.IngredientActivated) -> Anim:
    """Dice are laid on an ingredient; for another baker it is shown at the panel."""
    look = table.look
    t = look.table
    kind = bag.INDEX[event.ingredient]
    gathered = act.get(act.Gather, kind, event.dice)

    def begin() -> None:
        for value in event.dice:
            if value in t.dice[event.seat]:
                t.dice[event.seat] = without(t.dice[event.seat], value)

    def landed() -> None:
        t.gathered[event.seat] += (gathered,)

    if event.seat != look.seat:
        panel = table.area(f"rival-{event.seat}")
        pop = fly_art(
            table,
            f"bakes/{event.ingredient}",
            40,
            (panel.right - 60, panel.bottom - 20),
            (panel.centerx, panel.bottom + 40),
            end=88,
            seconds=0.5,
        )
        return InTurn(Call(begin), Call(landed), Call(lambda: table.play("cookie")), pop)
    tile = tile_area(table.board, kind, small=False)
    places = slots(tile, kind)
    start = table.from_hand("die-")
    flights = [
        fly_art(
            table, f"bakes/die{value}", DIE, start, place.center, sound="cookie", end=place.width, seconds=0.2
        )
        for value, place in zip(event.dice, places, strict=False)
    ]
    return InTurn(Call(begin), Together(flights, 0.08), Call(landed), bump(table, TILES[kind], seconds=0.2))


def _tile(table: BakesTable, kind: int) -> Point:
    small = pantry_mode(table.look.table, kids=table.kids) != "tiles"
    tile = tile_area(table.board, kind, small=small)
    return tile.x + tile.width * 0.32, tile.y + tile.height * 0.5


def units_gained(table: BakesTable, event: ev.UnitsGained) -> Anim:
    """An effect gives units."""
    return InTurn(Call(lambda: table.play("sprinkle")), bump(table, f"tile-{event.ingredient}", seconds=0.3))


def _box(table: BakesTable, seat: int, recipe: str, kind: int) -> Point:
    """The next empty box of an ingredient on a recipe."""
    if seat != table.look.seat:
        return table.area(f"rival-{seat}").center
    rect = table.area(f"recipe-{recipe}")
    brush = table.brush(pygame.Surface((1, 1)), None)
    cell = box_at(brush, table.look, recipe, rect, kind)
    return cell.center if cell is not None else rect.center


def marked(table: BakesTable, event: ev.UnitMarked) -> Anim:
    """A unit goes onto its box."""
    kind = bag.INDEX[event.ingredient]
    start = table.from_hand("unit") if event.seat == table.look.seat else _tile(table, kind)
    placing = table.look.placing()

    def begin() -> None:
        _use_up(table, placing is not None)

    return InTurn(Call(begin), _onto(table, event.seat, event.recipe, kind, start))


def _use_up(table: BakesTable, waiting: bool) -> None:
    """One of the waiting units is on its way."""
    t, placing = table.look.table, table.look.placing()
    if waiting and placing is not None:
        t.pending = placing._replace(units=placing.units - 1) if placing.units > 1 else None


def _onto(table: BakesTable, seat: int, recipe: str, kind: int, start: Point) -> Anim:
    t = table.look.table

    def landed() -> None:
        if recipe in t.need:
            t.need[recipe] -= bag.ONE[kind]

    art = f"bakes/{bag.INGREDIENTS[kind]}"
    if seat != table.look.seat:
        return fly_art(
            table,
            art,
            40,
            table.area(f"rival-{seat}").center,
            (start[0], start[1]),
            landed,
            "tick",
            seconds=0.12,
        )
    to = _box(table, seat, recipe, kind)
    return fly_art(table, art, UNIT, start, to, landed, "cookie", end=34, seconds=0.26)


def unpacked(table: BakesTable, event: ev.StoredUnitMarked) -> Anim:
    """A stored unit goes onto its box."""
    t = table.look.table
    kind = bag.INDEX[event.ingredient]
    start = table.from_hand(f"jar-{kind}") if event.seat == table.look.seat else _tile(table, kind)

    def begin() -> None:
        t.stock[event.seat] -= bag.ONE[kind]

    return InTurn(Call(begin), _onto(table, event.seat, event.recipe, kind, start))


def stored(table: BakesTable, event: ev.UnitStored) -> Anim:
    """Units go into the pantry."""
    look = table.look
    t = look.table
    kind = bag.INDEX[event.ingredient]
    waiting = look.placing() is not None

    def landed() -> None:
        t.stock[event.seat] += event.units * bag.ONE[kind]

    def begin() -> None:
        _use_up(table, waiting)

    if event.seat != look.seat:
        return InTurn(Call(landed), Call(lambda: table.play("tick")))
    start = table.from_hand("unit") if waiting else _tile(table, kind)
    small = pantry_mode(t, kids=table.kids) != "tiles"
    tile = tile_area(table.board, kind, small=small)
    jar = (tile.right - 44, tile.bottom - 25)
    flights = [
        fly_art(table, f"bakes/{event.ingredient}", UNIT, start, jar, sound="cookie", end=30, seconds=0.26)
        for _ in range(min(3, event.units))
    ]
    return InTurn(Call(begin), Together(flights, 0.09), Call(landed))


def bought(table: BakesTable, event: ev.UnitBought) -> Anim:
    """Coins go for a further unit."""
    kind = bag.INDEX[event.ingredient]
    to = _tile(table, kind) if event.seat == table.look.seat else table.area(f"rival-{event.seat}").midbottom
    return gain(table, event.seat, "coins", -event.coins, to)


def _saved(table: BakesTable, seat: int, value: int, what: str, number: int) -> Anim:
    t = table.look.table
    spot = "save-time" if what == "time" else "save-coins"
    dice = t.time_dice if what == "time" else t.coin_dice
    mine = seat == table.look.seat

    def begin() -> None:
        if value in t.dice[seat]:
            t.dice[seat] = without(t.dice[seat], value)

    def landed() -> None:
        dice[seat] += (value,)

    if not mine:
        panel = table.area(f"rival-{seat}")
        return InTurn(
            Call(begin), Call(landed), gain(table, seat, what, number, (panel.centerx, panel.bottom + 60))
        )
    track = table.board[spot].rect
    wide = (track.width - 132) / 3
    to = (track.x + 124 + wide * (len(dice[seat]) + 0.5), track.centery)
    flight = fly_art(
        table, f"bakes/die{value}", DIE, table.from_hand("die-"), to, landed, "cookie", end=56, seconds=0.2
    )
    return InTurn(Call(begin), flight, gain(table, seat, what, number, to))


def time_saved(table: BakesTable, event: ev.TimeSaved) -> Anim:
    """A die on the time track."""
    return _saved(table, event.seat, event.value, "time", event.time)


def coins_saved(table: BakesTable, event: ev.CoinsSaved) -> Anim:
    """A die on the savings track."""
    return _saved(table, event.seat, event.value, "coins", event.coins)


def goal_die(table: BakesTable, event: ev.GoalDiePaid) -> Anim:
    """A die is paid for a goal."""
    t = table.look.table
    mine = event.seat == table.look.seat
    start = table.from_hand("die-") if mine else table.area(f"rival-{event.seat}").center
    to = table.board["goal-action"].rect.center

    def begin() -> None:
        t.dice[event.seat] = without(t.dice[event.seat], event.value)

    def landed() -> None:
        t.goal_dice[event.seat] = (event.value,)

    return InTurn(
        Call(begin), fly_art(table, f"bakes/die{event.value}", DIE, start, to, landed, "cookie", end=32)
    )


def bonus_rolled(table: BakesTable, event: ev.BonusRolled) -> Anim:
    """Kids: the bonus roll."""
    t = table.look.table
    place = table.board["bonus-die"].rect if "bonus-die" in table.board else table.board["tray-a"].rect

    def begin() -> None:
        t.phase, t.bonus, t.actor = BONUS, 0, event.seat

    def landed() -> None:
        t.bonus = event.value

    return InTurn(Call(begin), throw(table, (event.value,), [place.inflate(-60, -60)], place), Call(landed))


def bonus_taken(table: BakesTable, event: ev.BonusTaken) -> Anim:
    """Kids: the bonus becomes coins or time."""
    spot = f"bonus-{event.what}"
    start = table.board[spot].rect.center if spot in table.board else table.board["tray-a"].rect.center
    return gain(table, event.seat, event.what, event.value, start)


def die_changed(table: BakesTable, event: fx.DieChanged) -> Anim:
    """A die gets another value."""
    look = table.look
    t = look.table

    def change() -> None:
        if look.oven is not None and look.oven.value == event.before:
            look.oven.value = event.after
        elif event.before in t.dice[event.seat]:
            rest = without(t.dice[event.seat], event.before)
            t.dice[event.seat] = tuple(sorted((*rest, event.after)))
        table.play("dice-land")

    return InTurn(Wait(0.12), Call(change), bump(table, "supply", seconds=0.25))


def die_added(table: BakesTable, event: fx.DieAdded) -> Anim:
    """One more die."""
    t = table.look.table
    t_bot = t.bot_dice

    def landed() -> None:
        t.dice[event.seat] = tuple(sorted((*t.dice[event.seat], event.value)))
        if t.options.mode == "solo" and event.value in t_bot:
            t.bot_dice = without(t.bot_dice, event.value)

    home = table.seat_area(event.seat, "supply").center
    start = (home[0], home[1] + 220)
    if t.options.mode == "solo" and event.value in t_bot:
        start = table.area(f"bot-die-{t_bot.index(event.value)}").center
    return fly_art(table, f"bakes/die{event.value}", DIE, start, home, landed, "dice-land")


SHOWN: dict[type[Event], Callable[..., Anim]] = {
    ev.DiceRolled: rolled,
    ev.DieTaken: die_taken,
    ev.IngredientActivated: activated,
    ev.UnitsGained: units_gained,
    ev.UnitMarked: marked,
    ev.StoredUnitMarked: unpacked,
    ev.UnitStored: stored,
    ev.UnitBought: bought,
    ev.TimeSaved: time_saved,
    ev.CoinsSaved: coins_saved,
    ev.GoalDiePaid: goal_die,
    ev.BonusRolled: bonus_rolled,
    ev.BonusTaken: bonus_taken,
    fx.DieChanged: die_changed,
    fx.DieAdded: die_added,
}
"""Event -> how it is shown."""
