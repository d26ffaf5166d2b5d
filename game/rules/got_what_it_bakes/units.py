"""Units of ingredients: gaining, marking, storing (GW-17)."""

from __future__ import annotations

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes import events as ev
from game.rules.got_what_it_bakes.actions import MARK, STORE, Move, unpacks
from game.rules.got_what_it_bakes.pending import Place
from game.rules.got_what_it_bakes.table import Events, Table


def open_recipes(t: Table, seat: int, ingredient: int, source: str = "") -> list[str]:
    """The baker's recipes with an empty box of the ingredient, but for `source`."""
    lane = bag.MOST * bag.ONE[ingredient]
    need = t.need
    return [recipe for recipe in t.front[seat] if need[recipe] & lane and recipe != source]


def gain(t: Table, seat: int, ingredient: int, units: int, events: Events) -> None:
    """Give units: they wait for their boxes, or are stored at once when no box is open."""
    if units == 0:
        return
    if open_recipes(t, seat, ingredient):
        t.pending = Place(seat, ingredient, units, "")
    else:
        store(t, seat, ingredient, units, events)


def store(t: Table, seat: int, ingredient: int, units: int, events: Events) -> None:
    """Put units into the pantry."""
    t.stock[seat] += units * bag.ONE[ingredient]
    if events is not None:
        events.append(ev.UnitStored(seat, bag.INGREDIENTS[ingredient], units))


def legal_place(t: Table, place: Place) -> list[Move]:
    """Boxes for the next unit, or the pantry; a moved mark stays a mark."""
    out: list[Move] = [MARK[r] for r in open_recipes(t, place.seat, place.ingredient, place.source)]
    if not place.source:
        out.append(STORE)
    return out


def mark(t: Table, place: Place, recipe: str, events: Events) -> None:
    """Mark one of the waiting units."""
    t.need[recipe] -= bag.ONE[place.ingredient]
    if events is not None:
        events.append(ev.UnitMarked(place.seat, bag.INGREDIENTS[place.ingredient], recipe))
    _next_unit(t, place, events)


def put_by(t: Table, place: Place, events: Events) -> None:
    """Store one of the waiting units."""
    store(t, place.seat, place.ingredient, 1, events)
    _next_unit(t, place, events)


def _next_unit(t: Table, place: Place, events: Events) -> None:
    t.pending = None
    if place.units > 1:
        gain(t, place.seat, place.ingredient, place.units - 1, events)


def legal_unpack(t: Table, seat: int, out: list[Move]) -> None:
    """Stored units may be marked at any time of one's own turn."""
    stock = t.stock[seat]
    if stock:
        have = bag.kinds(stock)
        need = t.need
        for recipe in t.front[seat]:
            fits = (need[recipe] + bag.FILL) & have
            if fits:
                out += unpacks(recipe, fits)


def unpack(t: Table, seat: int, ingredient: int, recipe: str, events: Events) -> None:
    """Mark a stored unit."""
    t.stock[seat] -= bag.ONE[ingredient]
    t.need[recipe] -= bag.ONE[ingredient]
    if events is not None:
        events.append(ev.StoredUnitMarked(seat, bag.INGREDIENTS[ingredient], recipe))
