"""Positions as readable plain data, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.rules.core import BadPosition
from game.rules.pastry_bids.cards import BIT, NUMBERS, cards_in, mask_of, numbers_in
from game.rules.pastry_bids.pieces import PHASES, Dish, Showdown

if TYPE_CHECKING:
    from game.rules.pastry_bids.state import PastryState

FIELDS = ("diamonds", "loose", "phase", "round", "pile", "up", "aside", "bids", "seats")
SEAT_FIELDS = ("hand", "bid", "answer", "leftovers", "handed_out", "dishes", "done")
DISH_FIELDS = ("recipe", "cards", "leftover")


def encode(state: PastryState) -> dict[str, Any]:
    """The position as plain data; `bids` lists the turned-over ones as [round, seat 0's, seat 1's]."""
    return {
        "diamonds": state.diamonds,
        "loose": state.loose,
        "phase": state.phase,
        "round": state.round,
        "pile": list(cards_in(state.pile)),
        "up": list(state.up),
        "aside": list(cards_in(state.aside)),
        "bids": [list(show) for show in state.history],
        "seats": [_encode_seat(state, seat) for seat in (0, 1)],
    }


def _encode_seat(state: PastryState, seat: int) -> dict[str, Any]:
    return {
        "hand": list(numbers_in(state.hands[seat])),
        "bid": state.bids[seat] or None,
        "answer": state.answers[seat],
        "leftovers": list(cards_in(state.leftovers[seat])),
        "handed_out": list(cards_in(state.handed[seat])),
        "dishes": [
            {"recipe": dish.recipe, "cards": [dish.first, dish.second], "leftover": dish.leftover}
            for dish in state.dishes[seat]
        ],
        "done": state.done[seat],
    }


def decode(data: object, state: PastryState) -> None:
    """Fill `state` with what plain data describe.

    Checks shapes, types and ranges (not yet whether the position can be: see `checks`).
    Raises `BadPosition` naming the field.
    """
    top = record(data, FIELDS, "a position")
    state.diamonds = integer(top["diamonds"], 0, 1, "diamonds")
    state.loose = truth(top["loose"], "loose")
    if top["phase"] not in PHASES:
        raise BadPosition(f"phase is one of {', '.join(PHASES)}, not {top['phase']!r}")
    state.phase = str(top["phase"])
    state.round = integer(top["round"], 1, 13, "round")
    state.pile = mask_of(_cards(top["pile"], "pile"))
    state.up = _cards(top["up"], "up")
    state.aside = mask_of(_cards(top["aside"], "aside"))
    state.history = tuple(_showdown(item) for item in array(top["bids"], "bids"))
    seats = array(top["seats"], "seats")
    if len(seats) != 2:
        raise BadPosition(f"seats has two entries, not {len(seats)}")
    for seat, item in enumerate(seats):
        _decode_seat(item, state, seat)


def _decode_seat(data: object, state: PastryState, seat: int) -> None:
    where = f"seats[{seat}]"
    own = record(data, SEAT_FIELDS, where)
    hand = [integer(item, 1, 13, f"{where}.hand") for item in array(own["hand"], f"{where}.hand")]
    if len(set(hand)) != len(hand):
        raise BadPosition(f"{where}.hand names a card twice")
    state.hands[seat] = sum(1 << (number - 1) for number in hand)
    state.bids[seat] = 0 if own["bid"] is None else integer(own["bid"], 1, 13, f"{where}.bid")
    state.answers[seat] = None if own["answer"] is None else truth(own["answer"], f"{where}.answer")
    state.leftovers[seat] = mask_of(_cards(own["leftovers"], f"{where}.leftovers"))
    state.handed[seat] = mask_of(_cards(own["handed_out"], f"{where}.handed_out"))
    state.dishes[seat] = tuple(
        _dish(item, f"{where}.dishes[{place}]")
        for place, item in enumerate(array(own["dishes"], f"{where}.dishes"))
    )
    state.done[seat] = truth(own["done"], f"{where}.done")


def _showdown(data: object) -> Showdown:
    item = array(data, "bids")
    if len(item) != 3:
        raise BadPosition("an entry of bids is [round, bid of seat 0, bid of seat 1]")
    return Showdown(*(integer(number, 1, 13, "bids") for number in item))


def _dish(data: object, where: str) -> Dish:
    item = record(data, DISH_FIELDS, where)
    cards = _cards(item["cards"], f"{where}.cards")
    if len(cards) != 2:
        raise BadPosition(f"{where}.cards are two ingredient cards")
    first, second = sorted(cards, key=lambda card: BIT[card])
    recipe = integer(item["recipe"], NUMBERS[0], NUMBERS[-1], f"{where}.recipe")
    return Dish(recipe, first, second, truth(item["leftover"], f"{where}.leftover"))


def _cards(data: object, where: str) -> tuple[str, ...]:
    cards = array(data, where)
    for card in cards:
        if not isinstance(card, str) or card not in BIT:
            raise BadPosition(f"{where}: there is no ingredient card {card!r}")
    if len(set(cards)) != len(cards):
        raise BadPosition(f"{where} names a card twice")
    return tuple(cards)


def record(data: object, fields: tuple[str, ...], where: str) -> dict[str, Any]:
    """An object with exactly these fields. Raises `BadPosition`."""
    if not isinstance(data, dict):
        raise BadPosition(f"{where} is an object with the fields {', '.join(fields)}")
    wrong = [str(name) for name in data if name not in fields] + [n for n in fields if n not in data]
    if wrong:
        raise BadPosition(f"{where} has exactly the fields {', '.join(fields)}; see {', '.join(wrong)}")
    return data


def array(data: object, where: str) -> list[Any]:
    """A list. Raises `BadPosition`."""
    if not isinstance(data, list):
        raise BadPosition(f"{where} is a list")
    return data


def integer(data: object, low: int, high: int, where: str) -> int:
    """A whole number in a range (no truth value, no fraction). Raises `BadPosition`."""
    if type(data) is not int or not low <= data <= high:
        raise BadPosition(f"{where} is a whole number from {low} to {high}, not {data!r}")
    return data


def truth(data: object, where: str) -> bool:
    """True or false. Raises `BadPosition`."""
    if type(data) is not bool:
        raise BadPosition(f"{where} is true or false, not {data!r}")
    return data
