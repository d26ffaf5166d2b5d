"""The cards: figures and effects, read from the JSON beside the rules and checked when they are read."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from game.rules.got_what_it_bakes import bag

T = TypeVar("T")

COLOURS = ("berry", "butter", "cocoa", "leaf", "plum", "sky")
"""The six coloured spaces of the solo board, in the order in which dice are put on them (GW-52)."""
BLOCKS = ("left", "middle", "right")
"""Names of the three places of the Upgrades & Refreshments market (GW-54)."""


class BadCard(ValueError):
    """A card file that breaks its schema; the message names file, card and field."""


@dataclass(frozen=True, slots=True, eq=False)
class Recipe:
    """A recipe card (GW-1)."""

    slug: str
    type: str
    stars: int
    time: int
    value: int
    boxes: int
    """The ingredient boxes as a bag."""
    size: int
    """How many boxes there are."""


@dataclass(frozen=True, slots=True, eq=False)
class Goal:
    """A goal card (GW-4, GW-57): a named test of the finished table with its numbers."""

    slug: str
    deck: str
    points: int
    test: str
    n: int
    """The number to reach: for each baker with the team's goals, unless `once`."""
    what: str | int
    """What is counted: a type, an ingredient's index, a number of stars or a baking time; 0: nothing more."""
    once: bool


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """An Upgrade, a Refreshment or a Sweet: a verb with a number (GW-56)."""

    slug: str
    kind: str
    coins: int
    time: int
    verb: str
    n: int
    """The number of the verb: pips, units, coins, cards…; 0 when it has none."""
    of: tuple[int, ...]
    """Ingredients that the verb may give (verb `any`)."""


@dataclass(frozen=True, slots=True, eq=False)
class BotCard:
    """A CookieBot card: the three colours it takes and the market place it blocks (GW-54)."""

    slug: str
    colours: tuple[str, ...]
    block: int
    """Index of the blocked place of the market from the left; -1: none."""


VERBS: dict[str, str] = {
    "nudge": "by",
    "set": "",
    "flip": "",
    "reroll": "dice",
    "copy": "",
    "spare": "",
    "extra": "units",
    "any": "units",
    "cheap": "less",
    "coins": "coins",
    "time": "time",
    "discount": "less",
    "soften": "",
    "redare": "",
    "move": "",
    "keep": "",
    "look": "cards",
    "second": "",
}
"""The verbs of effects and the field that holds their number (GW-56)."""
TESTS: dict[str, str] = {
    "type": "type",
    "both": "",
    "stars": "",
    "star_cards": "stars",
    "slow": "time",
    "quick": "time",
    "time_sum": "",
    "ingredient": "ingredient",
    "kinds": "",
    "values": "",
    "coins": "",
    "time": "",
    "stored": "",
    "clean": "",
    "dared": "",
}
"""The tests of goals and the field that says what they count (GW-57)."""


class _Fields:
    """One card's fields while they are read; every complaint names file, card and field."""

    def __init__(self, file: str, number: int, data: object) -> None:
        self.file = file
        self.slug = f"card {number}"
        if not isinstance(data, dict):
            raise self.bad("-", "a card is an object")
        self.data: dict[str, Any] = data
        self.left = set(data)
        self.slug = self.text("slug")
        if self.slug.strip("abcdefghijklmnopqrstuvwxyz-"):
            raise self.bad("slug", "only small letters and hyphens")

    def bad(self, field: str, why: str) -> BadCard:
        return BadCard(f"{self.file}: {self.slug}: {field}: {why}")

    def take(self, field: str) -> Any:
        if field not in self.data:
            raise self.bad(field, "is missing")
        self.left.discard(field)
        return self.data[field]

    def text(self, field: str, choices: tuple[str, ...] = ()) -> str:
        value = self.take(field)
        if not isinstance(value, str) or (choices and value not in choices):
            raise self.bad(field, f"is {value!r}, not {' or '.join(choices) or 'a text'}")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value = self.take(field)
        if type(value) is not int or not low <= value <= high:
            raise self.bad(field, f"is {value!r}, not a number from {low} to {high}")
        return value

    def flag(self, field: str) -> bool:
        if field not in self.data:
            return False
        value = self.take(field)
        if value is not True:
            raise self.bad(field, f"is {value!r}, not true (leave it out)")
        return True

    def names(self, field: str, choices: tuple[str, ...]) -> tuple[str, ...]:
        value = self.take(field)
        if not isinstance(value, list) or not value or any(v not in choices for v in value):
            raise self.bad(field, f"is {value!r}, not a list of: {', '.join(choices)}")
        if len(set(value)) != len(value):
            raise self.bad(field, "names something twice")
        return tuple(value)

    def done(self) -> None:
        if self.left:
            raise self.bad(sorted(self.left)[0], "is no field of this card")


def read_recipe(f: _Fields) -> Recipe:
    """A recipe from its fields."""
    boxes = f.take("boxes")
    if not isinstance(boxes, dict) or not boxes:
        raise f.bad("boxes", "is an object of ingredients and numbers")
    for name, n in boxes.items():
        if name not in bag.INDEX:
            raise f.bad("boxes", f"{name!r} is no ingredient")
        if type(n) is not int or not 1 <= n <= 3:
            raise f.bad("boxes", f"{name} has {n!r} boxes, not 1 to 3")
    return Recipe(
        f.slug,
        f.text("type", ("sweet", "savory")),
        f.number("stars", 1, 3),
        f.number("time", 1, 6),
        f.number("value", 1, 20),
        bag.of((bag.INDEX[name], n) for name, n in boxes.items()),
        sum(boxes.values()),
    )


def read_goal(f: _Fields) -> Goal:
    """A goal from its fields."""
    deck = f.text("deck", ("burgundy", "turquoise"))
    points = f.number("points", 3, 10)
    test = f.text("test", tuple(TESTS))
    what: str | int = 0
    if test == "type":
        what = f.text("type", ("sweet", "savory"))
    elif test == "ingredient":
        what = bag.INDEX[f.text("ingredient", bag.INGREDIENTS)]
    elif TESTS[test]:
        what = f.number(TESTS[test], 1, 6)
    return Goal(f.slug, deck, points, test, f.number("n", 1, 60), what, f.flag("once"))


def read_card(f: _Fields) -> Card:
    """An Upgrade, Refreshment or Sweet from its fields."""
    kind = f.text("kind", ("upgrade", "refreshment", "sweet"))
    coins = time = 0
    if kind != "sweet":
        cost = f.number("cost", 1, 15)
        coins, time = (cost, 0) if f.text("currency", ("coins", "time")) == "coins" else (0, cost)
    verb = f.text("verb", tuple(VERBS))
    n = f.number(VERBS[verb], 1, 9) if VERBS[verb] else 0
    of = tuple(bag.INDEX[name] for name in f.names("of", bag.INGREDIENTS)) if verb == "any" else ()
    return Card(f.slug, kind, coins, time, verb, n, of)


def read_bot_card(f: _Fields) -> BotCard:
    """A CookieBot card from its fields."""
    colours = f.names("colours", COLOURS)
    if len(colours) != 3:
        raise f.bad("colours", "names three colours")
    block = f.text("block", ("", *BLOCKS))
    return BotCard(f.slug, colours, BLOCKS.index(block) if block else -1)


def read(file: str, text: str, reader: Callable[[_Fields], T]) -> dict[str, T]:
    """All cards of a file by slug, in the file's order. Raises `BadCard`."""
    data = json.loads(text)
    if not isinstance(data, list):
        raise BadCard(f"{file}: -: -: is not a list of cards")
    cards: dict[str, T] = {}
    for number, item in enumerate(data, 1):
        fields = _Fields(file, number, item)
        if fields.slug in cards:
            raise fields.bad("slug", "is there twice")
        cards[fields.slug] = reader(fields)
        fields.done()
    return cards


@cache
def source(file: str) -> str:
    """The text of a card file beside the rules."""
    return (files(__package__) / "data" / file).read_text(encoding="utf-8")


def _load(file: str, reader: Callable[[_Fields], T]) -> dict[str, T]:
    return read(file, source(file), reader)


RECIPES: dict[str, Recipe] = _load("recipes.json", read_recipe)
GOALS: dict[str, Goal] = _load("goals.json", read_goal)
CARDS: dict[str, Card] = _load("cards.json", read_card)
SWEETS: dict[str, Card] = _load("sweets.json", read_card)
BOT_CARDS: dict[str, BotCard] = _load("cookiebot.json", read_bot_card)
EFFECTS: dict[str, Card] = {**CARDS, **SWEETS}
"""Everything with an effect that can lie in front of a baker, by slug."""
