"""Positions as readable plain data, and back with every value checked."""

from __future__ import annotations

from typing import Any, TypeVar

from game.rules.core import BadNotation, BadOption, BadPosition
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes import bag, check
from game.rules.got_what_it_bakes.options import BakesOptions
from game.rules.got_what_it_bakes.pending import KINDS, Pending
from game.rules.got_what_it_bakes.table import HIDDEN, PHASES, ROUNDS, TURNS, Table, mates_of

T = TypeVar("T", bound=Table)

STEPS: dict[str, type[Pending]] = {kind.__name__: kind for kind in KINDS}
_NUMBERS: tuple[tuple[str, int, int], ...] = (
    ("round", 1, ROUNDS),
    ("turn", 1, TURNS),
    ("first", 0, 3),
    ("step", 0, 12),
    ("actor", -1, 3),
    ("bonus", 0, 6),
    ("buys", 0, 36),
    ("discount", 0, 99),
    ("spares", 0, 36),
    ("pantry", -1, 3),
    ("row_size", 0, 3),
)
_CARD_TUPLES = (
    "recipe_deck", "recipe_market", "recipe_discards", "goal_deck", "card_deck", "row", "card_discards",
    "bot_deck", "bot_discards", "kept", "picked",
)  # fmt: skip
_DICE_TUPLES = ("pantry_deck", "pantry_spent", "bot_dice")
_CARDS_BY_SEAT = ("goals", "front", "done", "trash", "upgrades", "used", "drinks", "drunk")
_DICE_BY_SEAT = ("dice", "time_dice", "coin_dice", "goal_dice")
_NUMBERS_BY_SEAT: tuple[tuple[str, int], ...] = (("coins", 999), ("time", 999), ("dared", 60), ("helped", 7))


def to_json(t: Table) -> dict[str, Any]:
    """The whole position as readable plain data."""
    pending = t.pending
    return {
        "options": t.options.to_json(),
        "seats": t.seats,
        "phase": PHASES[t.phase],
        **{name: getattr(t, name) for name, _, _ in _NUMBERS},
        "pending": None if pending is None else [type(pending).__name__, *(_plain(v) for v in pending)],
        "bot_card": t.bot_card,
        **{name: list(getattr(t, name)) for name in _CARD_TUPLES + _DICE_TUPLES},
        **{name: [list(v) for v in getattr(t, name)] for name in ("trays", "hands", "picks", "offers")},
        "goal_discards": [list(pair) for pair in t.goal_discards],
        **{name: [list(v) for v in getattr(t, name)] for name in _CARDS_BY_SEAT + _DICE_BY_SEAT},
        **{name: list(getattr(t, name)) for name, _ in _NUMBERS_BY_SEAT},
        "gathered": [[str(action) for action in actions] for actions in t.gathered],
        "stock": [bag.named(stock) for stock in t.stock],
        "need": {recipe: bag.named(need) for recipe, need in sorted(t.need.items())},
        "born": dict(sorted(t.born.items())),
    }


def _plain(value: object) -> object:
    return [_plain(v) for v in value] if isinstance(value, tuple) else value


class _Reader:
    """Takes plain data apart; whatever has the wrong shape is a `BadPosition` that names the place."""

    def __init__(self, data: object) -> None:
        if not isinstance(data, dict):
            raise BadPosition("a position is an object")
        self.data: dict[str, Any] = data
        self.left = set(data)

    def take(self, name: str) -> Any:
        if name not in self.data:
            raise BadPosition(f"{name} is missing")
        self.left.discard(name)
        return self.data[name]

    def number(self, name: str, low: int, high: int) -> int:
        return number(name, self.take(name), low, high)

    def text(self, name: str) -> str:
        return text(name, self.take(name))

    def items(self, name: str, size: int = -1) -> list[Any]:
        return items(name, self.take(name), size)

    def object(self, name: str) -> dict[str, Any]:
        return mapping(name, self.take(name))


def number(name: str, value: object, low: int, high: int) -> int:
    """The value, if it is a whole number in this range."""
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{name} is {value!r}, not a number from {low} to {high}")
    return value


def text(name: str, value: object) -> str:
    """The value, if it is a text."""
    if not isinstance(value, str):
        raise BadPosition(f"{name} is {value!r}, not a text")
    return value


def items(name: str, value: object, size: int = -1) -> list[Any]:
    """The value, if it is a list (of this size)."""
    if not isinstance(value, list) or (size >= 0 and len(value) != size):
        raise BadPosition(f"{name} is not a list" + (f" of {size}" if size >= 0 else ""))
    return value


def mapping(name: str, value: object) -> dict[str, Any]:
    """The value, if it is an object."""
    if not isinstance(value, dict):
        raise BadPosition(f"{name} is not an object")
    return value


def texts(name: str, value: object) -> tuple[str, ...]:
    """The value as a tuple, if it is a list of texts; hidden cards are the one `HIDDEN`."""
    return tuple(HIDDEN if v == HIDDEN else text(name, v) for v in items(name, value))


def _dice(name: str, value: object, low: int = 1) -> tuple[int, ...]:
    return tuple(number(name, v, low, 6) for v in items(name, value))


def _bag(name: str, value: object) -> int:
    total = 0
    for ingredient, units in mapping(name, value).items():
        if ingredient not in bag.INDEX:
            raise BadPosition(f"{name}: {ingredient!r} is no ingredient")
        total += bag.ONE[bag.INDEX[ingredient]] * number(f"{name}: {ingredient}", units, 1, 999)
    return total


def _gathered(value: object) -> tuple[act.Gather, ...]:
    found = []
    for words in texts("gathered", value):
        try:
            action = act.parse(words)
        except BadNotation as error:
            raise BadPosition(f"gathered: {error}") from None
        if not isinstance(action, act.Gather) or not check.demand_met(action):
            raise BadPosition(f"gathered: {words!r} is no activated ingredient")
        found.append(action)
    return tuple(found)


def _pending(value: object) -> Pending | None:
    if value is None:
        return None
    parts = items("pending", value)
    kind = STEPS.get(parts[0]) if parts and isinstance(parts[0], str) else None
    if kind is None or len(parts) != len(kind._fields) + 1:
        raise BadPosition("pending is no step of this game")
    fields = [_pending_field(kind, name, v) for name, v in zip(kind._fields, parts[1:], strict=True)]
    step: Pending = kind(*fields)
    return step


def _pending_field(kind: type[Pending], name: str, value: object) -> Any:
    where = f"pending: {name}"
    if name in ("goals", "recipes"):
        return texts(where, value)
    if name == "ingredients":
        return tuple(number(where, v, 0, bag.KINDS - 1) for v in items(where, value))
    if name == "named":
        pairs = [items(where, v, 2) for v in items(where, value)]
        return tuple((number(where, s, 0, 3), number(where, n, 1, 99)) for s, n in pairs)
    if name in ("recipe", "source", "card", "wanted"):
        return text(where, value)
    low, high = {"ingredient": (0, bag.KINDS - 1), "units": (1, 99), "value": (1, 6)}.get(name, (0, 3))
    return number(where, value, low, high)


def read(kind: type[T], data: object) -> T:
    """The position that plain data describe, shapes and ranges checked. Raises `BadPosition`."""
    r = _Reader(data)
    t = kind.__new__(kind)
    try:
        t.options = BakesOptions.from_json(r.take("options"))
        t.seats = r.number("seats", 1, 4)
        t.options.check_seats(t.seats)
    except BadOption as error:
        raise BadPosition(str(error)) from None
    t.mates = mates_of(t.seats, t.options.mode)
    phase = r.text("phase")
    if phase not in PHASES:
        raise BadPosition(f"phase is {phase!r}, not one of: {', '.join(PHASES)}")
    t.phase = PHASES.index(phase)
    for name, low, high in _NUMBERS:
        setattr(t, name, r.number(name, low, high))
    t.pending = _pending(r.take("pending"))
    t.bot_card = r.text("bot_card")
    for name in _CARD_TUPLES:
        setattr(t, name, texts(name, r.take(name)))
    for name in _DICE_TUPLES:
        setattr(t, name, _dice(name, r.take(name), 0))
    t.trays = tuple(_dice("trays", v) for v in r.items("trays"))
    for name in ("hands", "picks", "offers"):
        setattr(t, name, tuple(texts(name, v) for v in r.items(name, t.seats)))
    pairs = [items("goal_discards", v, 2) for v in r.items("goal_discards")]
    t.goal_discards = tuple(
        (texts("goal_discards", [g])[0], number("goal_discards", s, 0, 3)) for g, s in pairs
    )
    for name in _CARDS_BY_SEAT:
        setattr(t, name, [texts(name, v) for v in r.items(name, t.seats)])
    for name in _DICE_BY_SEAT:
        setattr(t, name, [_dice(name, v) for v in r.items(name, t.seats)])
    for name, high in _NUMBERS_BY_SEAT:
        setattr(t, name, [number(name, v, 0, high) for v in r.items(name, t.seats)])
    t.gathered = [_gathered(v) for v in r.items("gathered", t.seats)]
    t.stock = [_bag("stock", v) for v in r.items("stock", t.seats)]
    t.need = {text("need", recipe): _bag("need", v) for recipe, v in r.object("need").items()}
    t.born = {text("born", recipe): number("born", v, 1, ROUNDS) for recipe, v in r.object("born").items()}
    if r.left:
        raise BadPosition(f"{sorted(r.left)[0]} is no part of a position")
    return t
