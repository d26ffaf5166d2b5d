"""The ingredients, orders and Whisker Chefs of Macaraccoon, read from data and checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from typing import Any

from game.rules.core import BadPosition

BASES = ("pancake", "waffle", "cheesecake", "lemon_tart")
SPREADS = ("cream", "chocolate", "jam")
TOPPINGS = ("kiwi", "blueberry")
KINDS = BASES + SPREADS + TOPPINGS
"""The nine ingredient kinds, MC-2."""

VERBS = (
    "pantry",
    "discards",
    "swap",
    "part",
    "insert",
    "remove",
    "flip",
    "reorder",
    "topping",
    "usher",
    "sugar",
    "collect",
    "leap",
    "trade",
    "encore",
)
"""The powers that MC-25 asks for, one chef each."""


@dataclass(frozen=True, slots=True)
class Order:
    """An order card, MC-4: a dish from the bottom layer up, and what it brings."""

    id: str
    layers: tuple[str, ...]
    hearts: int
    sugar: int
    customer: str


@dataclass(frozen=True, slots=True)
class Chef:
    """A Whisker Chef, MC-25: a power (verb and number) and its two prices."""

    id: str
    animal: str
    verb: str
    number: int
    sugar: int
    ingredients: int


def supply(seats: int) -> tuple[str, ...]:
    """All ingredient cards of a game, MC-3: 54, and 12 more with five players."""
    extra = 1 if seats == 5 else 0
    counts = [(BASES, 5 + extra), (SPREADS, 8 + 2 * extra), (TOPPINGS, 5 + extra)]
    return tuple(kind for kinds, count in counts for kind in kinds for _ in range(count))


def source(file: str) -> str:
    """The text of a card file beside the rules."""
    return resources.files(__package__).joinpath("data", file).read_text("utf-8")


def _entries(file: str, field: str, types: dict[str, type]) -> Iterator[dict[str, Any]]:
    data = json.loads(source(file))
    for number, entry in enumerate(data[field], 1):
        label = entry.get("id", f"number {number}")
        if set(entry) != set(types):
            raise BadPosition(f"{file}, card {label}: the fields must be {', '.join(types)}")
        for name, kind in types.items():
            if type(entry[name]) is not kind:
                raise BadPosition(f"{file}, card {label}: {name} must be {kind.__name__}")
        yield entry


def read_orders(file: str = "orders.json") -> tuple[Order, ...]:
    """The 20 different dishes. Raises `BadPosition` naming file, card and field."""
    types = {"id": str, "layers": list, "hearts": int, "sugar": int, "customer": str}
    orders = []
    for entry in _entries(file, "orders", types):
        order = Order(**{**entry, "layers": tuple(entry["layers"])})
        ranks = [_rank(file, order.id, layer) for layer in order.layers]
        if ranks != sorted(ranks) or ranks.count(0) != 1 or len(ranks) < 2:
            raise BadPosition(
                f"{file}, card {order.id}: layers must be one base, then spreads, then toppings"
            )
        if order.hearts < 1 or order.sugar < 0:
            raise BadPosition(f"{file}, card {order.id}: hearts must be positive, sugar not negative")
        orders.append(order)
    if len({order.layers for order in orders}) != len(orders) or len({order.id for order in orders}) != 20:
        raise BadPosition(f"{file}: 20 orders are needed, all with different dishes")
    return tuple(orders)


def _rank(file: str, card: str, layer: object) -> int:
    for rank, kinds in enumerate((BASES, SPREADS, TOPPINGS)):
        if layer in kinds:
            return rank
    raise BadPosition(f"{file}, card {card}: layers has {layer!r}, which is no ingredient")


def read_chefs(file: str = "chefs.json") -> tuple[Chef, ...]:
    """The 15 Whisker Chefs, one for each verb. Raises `BadPosition` naming file, card and field."""
    types = {"id": str, "animal": str, "verb": str, "number": int, "sugar": int, "ingredients": int}
    chefs = [Chef(**entry) for entry in _entries(file, "chefs", types)]
    for chef in chefs:
        if chef.verb not in VERBS:
            raise BadPosition(f"{file}, card {chef.id}: verb has {chef.verb!r}, which is no power")
        for name in ("sugar", "ingredients", "number"):
            if not 1 <= getattr(chef, name) <= 4:
                raise BadPosition(f"{file}, card {chef.id}: {name} must be 1 to 4")
    if sorted(chef.verb for chef in chefs) != sorted(VERBS):
        raise BadPosition(f"{file}: each power belongs to exactly one chef")
    return tuple(chefs)


ORDERS: dict[str, Order] = {order.id: order for order in read_orders()}
"""All order cards by id."""
CHEFS: dict[str, Chef] = {chef.id: chef for chef in read_chefs()}
"""All Whisker Chefs by id."""
