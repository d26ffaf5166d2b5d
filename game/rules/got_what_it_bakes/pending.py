"""Pending steps: what must be decided before the seat's step goes on. At most one is open at a time."""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    """Units just gained wait for boxes or the pantry (GW-17)."""

    seat: int
    ingredient: int
    units: int
    source: str
    """The recipe from which a mark is moved: it goes to a box of another one; else empty."""


class GoalChoice(NamedTuple):
    """Two goals were drawn; one is kept (GW-20)."""

    seat: int
    goals: tuple[str, ...]


class Dare(NamedTuple):
    """A dare was rolled and effects may still act on it (GW-30)."""

    seat: int
    recipe: str
    value: int


class Look(NamedTuple):
    """Recipes of the deck lie turned up; one may be taken (GW-56)."""

    seat: int
    recipes: tuple[str, ...]


class Giving(NamedTuple):
    """A donor has given one unit and may give another to the same baker (GW-48)."""

    seat: int
    receiver: int


class Asking(NamedTuple):
    """A baker asks for one unit and may ask for another (GW-68)."""

    seat: int
    donor: int
    ingredient: int


class Offering(NamedTuple):
    """A baker has named the recipe to give away in an exchange (GW-69)."""

    seat: int
    recipe: str


class Pooling(NamedTuple):
    """A buyer names who adds how many coins (GW-70)."""

    seat: int
    card: str
    named: tuple[tuple[int, int], ...]


class DonationAnswer(NamedTuple):
    """A donor is asked for units (GW-68)."""

    seat: int
    asker: int
    ingredients: tuple[int, ...]


class ExchangeAnswer(NamedTuple):
    """A baker is asked to exchange `wanted` for `recipe` (GW-69)."""

    seat: int
    asker: int
    recipe: str
    wanted: str


class CoinsAnswer(NamedTuple):
    """A baker is asked to add coins; the others named come after (GW-70)."""

    seat: int
    asker: int
    card: str
    named: tuple[tuple[int, int], ...]


Pending = (
    Place
    | GoalChoice
    | Dare
    | Look
    | Giving
    | Asking
    | Offering
    | Pooling
    | DonationAnswer
    | ExchangeAnswer
    | CoinsAnswer
)
KINDS: tuple[type[Pending], ...] = (
    Place,
    GoalChoice,
    Dare,
    Look,
    Giving,
    Asking,
    Offering,
    Pooling,
    DonationAnswer,
    ExchangeAnswer,
    CoinsAnswer,
)
