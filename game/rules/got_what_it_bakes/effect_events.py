"""What effects and helping each other bring about (GW-48 to GW-50, GW-56)."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.got_what_it_bakes.events import BakesEvent


@dataclass(frozen=True, slots=True)
class CardUsed(BakesEvent):
    """An Upgrade, Refreshment or Sweet was used (GW-27, GW-29, GW-45)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DieChanged(BakesEvent):
    """An effect changed a die (GW-56)."""

    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class DieAdded(BakesEvent):
    """An effect gave one more die (GW-56)."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class CoinsGained(BakesEvent):
    """An effect gave coins (GW-56)."""

    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class TimeGained(BakesEvent):
    """An effect or a reward gave free time (GW-48, GW-56)."""

    seat: int
    time: int


@dataclass(frozen=True, slots=True)
class BakingTimeCut(BakesEvent):
    """The next bake with time costs less (GW-56)."""

    seat: int
    time: int


@dataclass(frozen=True, slots=True)
class DareSoftened(BakesEvent):
    """Half a success counts as a whole one (GW-56)."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class MarkLifted(BakesEvent):
    """A mark was taken off a recipe to be moved (GW-56)."""

    seat: int
    ingredient: str
    recipe: str


@dataclass(frozen=True, slots=True)
class RestProlonged(BakesEvent):
    """A resting recipe may rest one round longer (GW-56)."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class RecipesLookedAt(BakesEvent):
    """The next recipes of the deck were turned up (GW-56)."""

    seat: int
    recipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SecondPurchaseAllowed(BakesEvent):
    """A baker may buy one more card in this step (GW-56)."""

    seat: int


@dataclass(frozen=True, slots=True)
class UnitDonated(BakesEvent):
    """A stored unit was given to another baker (GW-48)."""

    seat: int
    receiver: int
    ingredient: str


@dataclass(frozen=True, slots=True)
class DonationAsked(BakesEvent):
    """A baker asked another for stored units (GW-68)."""

    seat: int
    donor: int
    ingredients: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ExchangeAsked(BakesEvent):
    """A baker proposed an exchange (GW-69)."""

    seat: int
    other: int
    recipe: str
    wanted: str


@dataclass(frozen=True, slots=True)
class RecipesExchanged(BakesEvent):
    """Two recipes changed places; `other` is None for the market (GW-49)."""

    seat: int
    other: int | None
    recipe: str
    wanted: str


@dataclass(frozen=True, slots=True)
class CoinsAsked(BakesEvent):
    """A baker asked another to add coins to a Refreshment (GW-70)."""

    seat: int
    other: int
    coins: int
    card: str


@dataclass(frozen=True, slots=True)
class CoinsAdded(BakesEvent):
    """Another baker added coins to a purchase (GW-70)."""

    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Answered(BakesEvent):
    """An asked baker said yes or no."""

    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class RefreshmentGiven(BakesEvent):
    """A Refreshment was bought for another baker (GW-50)."""

    seat: int
    receiver: int
    card: str
