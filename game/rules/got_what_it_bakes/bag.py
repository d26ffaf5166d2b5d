"""Bags of ingredients packed into one int: a lane of twelve bits for each of the twelve ingredients.

A bag is copied by reference, adding units is one addition, and "which ingredients are in it" is
two operations, which is what random play and search do all day. A lane holds at most 2,047 units.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

INGREDIENTS: tuple[str, ...] = (
    "flours",
    "sugar-salt",
    "water",
    "leavening",
    "dairy",
    "vegetables-herbs",
    "oils-fats",
    "fruits-jams",
    "eggs",
    "seeds-spices",
    "chili-hot-sauce",
    "chocolate-cocoa",
)
"""The twelve ingredients (GW-5); everywhere in the model an ingredient is its index in here."""
KINDS = len(INGREDIENTS)
INDEX: dict[str, int] = {name: i for i, name in enumerate(INGREDIENTS)}
"""Name of an ingredient -> its index."""
CHILI = INDEX["chili-hot-sauce"]
CHOCOLATE = INDEX["chocolate-cocoa"]

LANE = 12
MOST = (1 << (LANE - 1)) - 1
"""The most units of one ingredient that a bag can hold."""
ONE: tuple[int, ...] = tuple(1 << (LANE * i) for i in range(KINDS))
"""A bag with a single unit of each ingredient, by index."""
FLAG: tuple[int, ...] = tuple(one << (LANE - 1) for one in ONE)
"""The flag of each ingredient in the answer of `kinds`."""
FILL = sum(MOST * one for one in ONE)
FLAGS = sum(FLAG)


def kinds(bag: int) -> int:
    """Which ingredients are in the bag, as a set of `FLAG`s."""
    return (bag + FILL) & FLAGS


def count(bag: int, ingredient: int) -> int:
    """How many units of an ingredient the bag holds."""
    return (bag >> (LANE * ingredient)) & MOST


def total(bag: int) -> int:
    """How many units the bag holds."""
    return sum(count(bag, i) for i in range(KINDS)) if bag else 0


def of(counts: Mapping[int, int] | Iterable[tuple[int, int]]) -> int:
    """The bag with these numbers of units by ingredient."""
    pairs = counts.items() if isinstance(counts, Mapping) else counts
    return sum(ONE[i] * n for i, n in pairs)


def named(bag: int) -> dict[str, int]:
    """The bag as readable plain data: names and numbers of what is in it."""
    return {name: count(bag, i) for i, name in enumerate(INGREDIENTS) if count(bag, i)}


def of_kinds(flags: int) -> tuple[int, ...]:
    """The ingredients of a set of `FLAG`s, in their order."""
    return tuple(i for i in range(KINDS) if flags & FLAG[i])
