"""What happens at this table, in its own words. Cards and ingredients stand as their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.core import Event


@dataclass(frozen=True, slots=True)
class SecretEvent(Event):
    """An event of which some fields are for the eyes of `eyes` only (None: for all)."""

    eyes: tuple[int, ...] | None

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        return self.eyes


@dataclass(frozen=True, slots=True)
class FirstPlayerNamed(Event):
    """Who begins (GW-8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GoalsOffered(SecretEvent):
    """Goals were drawn for a baker to choose from (GW-9, GW-20)."""

    reveals: ClassVar[bool] = True
    hides: ClassVar[tuple[str, ...]] = ("goals",)
    seat: int
    goals: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class GoalKept(SecretEvent):
    """A baker kept a goal (GW-9, GW-20, GW-46)."""

    hides: ClassVar[tuple[str, ...]] = ("goal",)
    seat: int
    goal: str | None


@dataclass(frozen=True, slots=True)
class RecipesDealt(SecretEvent):
    """A baker got a hand for the draft (GW-10, GW-52)."""

    reveals: ClassVar[bool] = True
    hides: ClassVar[tuple[str, ...]] = ("recipes",)
    seat: int
    recipes: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class RecipeChosen(SecretEvent):
    """A baker chose a recipe of the hand; the others see that, not which (GW-10)."""

    hides: ClassVar[tuple[str, ...]] = ("recipe",)
    seat: int
    recipe: str | None


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    """All picks of a pass are made, and the hands go to the left (GW-10)."""

    reveals: ClassVar[bool] = True
    picks: int


@dataclass(frozen=True, slots=True)
class RecipesBegun(Event):
    """A baker's three recipes lie open (GW-11, GW-59)."""

    reveals: ClassVar[bool] = True
    seat: int
    recipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins (GW-39)."""

    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins: the first player of it (GW-33)."""

    round: int
    turn: int
    seat: int


@dataclass(frozen=True, slots=True)
class PantryCardTurned(Event):
    """The pantry card of the turn (GW-12)."""

    value: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The dice of a tray (GW-13); in solo one for each coloured space, in their order (GW-52)."""

    tray: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BotCardTurned(Event):
    """The CookieBot card of the turn and the colours it takes (GW-52)."""

    card: str
    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardBlocked(Event):
    """CookieBot blocked a place of the market: its card is discarded (GW-54)."""

    card: str


@dataclass(frozen=True, slots=True)
class BonusRolled(Event):
    """Kids: the bonus roll (GW-44)."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class BonusTaken(Event):
    """Kids: what the bonus roll became (GW-44)."""

    seat: int
    what: str
    value: int


@dataclass(frozen=True, slots=True)
class DieTaken(Event):
    """A baker took a die from a tray (GW-13)."""

    seat: int
    tray: int
    value: int


@dataclass(frozen=True, slots=True)
class TraysPassed(Event):
    """Both trays go one seat to the left (GW-14)."""

    seat_a: int
    seat_b: int


@dataclass(frozen=True, slots=True)
class IngredientActivated(Event):
    """Dice were laid on an ingredient (GW-16)."""

    seat: int
    ingredient: str
    dice: tuple[int, ...]
    units: int


@dataclass(frozen=True, slots=True)
class UnitsGained(Event):
    """An effect gave units (GW-56)."""

    seat: int
    ingredient: str
    units: int


@dataclass(frozen=True, slots=True)
class UnitMarked(Event):
    """A unit was marked on a recipe (GW-17)."""

    seat: int
    ingredient: str
    recipe: str


@dataclass(frozen=True, slots=True)
class UnitStored(Event):
    """Units went into the pantry (GW-17)."""

    seat: int
    ingredient: str
    units: int


@dataclass(frozen=True, slots=True)
class StoredUnitMarked(Event):
    """A unit of the pantry was marked on a recipe (GW-17)."""

    seat: int
    ingredient: str
    recipe: str


@dataclass(frozen=True, slots=True)
class UnitBought(Event):
    """A further unit was bought (GW-19)."""

    seat: int
    ingredient: str
    coins: int


@dataclass(frozen=True, slots=True)
class TimeSaved(Event):
    """A die on the time track (GW-21)."""

    seat: int
    value: int
    time: int


@dataclass(frozen=True, slots=True)
class CoinsSaved(Event):
    """A die on the savings track (GW-22)."""

    seat: int
    value: int
    coins: int


@dataclass(frozen=True, slots=True)
class GoalDiePaid(Event):
    """A die was paid for a goal (GW-20)."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class StepEnded(Event):
    """A baker ended a step, or was passed over having nothing to do (GW-63)."""

    seat: int
    step: str
    passed_over: bool


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """A card of the market was bought (GW-24)."""

    seat: int
    card: str
    coins: int
    time: int


@dataclass(frozen=True, slots=True)
class UpgradeSold(Event):
    """An Upgrade was sold for half its cost (GW-28)."""

    seat: int
    card: str
    coins: int
    time: int


@dataclass(frozen=True, slots=True)
class ShopRefreshed(Event):
    """The whole Upgrades & Refreshments market was renewed (GW-26)."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShopSlid(Event):
    """The rightmost card left, the others slid right (GW-25, GW-39); `card` is the one discarded."""

    card: str


@dataclass(frozen=True, slots=True)
class ShopFilled(Event):
    """A new card came in on the left (GW-24)."""

    card: str


@dataclass(frozen=True, slots=True)
class RecipeTaken(Event):
    """A baker took a recipe; `source` is `market`, `deck`, `discard` or `look` (GW-31)."""

    seat: int
    recipe: str
    source: str


@dataclass(frozen=True, slots=True)
class RecipeMarketFilled(Event):
    """A place of the recipe market was filled (GW-31)."""

    place: int
    recipe: str


@dataclass(frozen=True, slots=True)
class RecipesRefreshed(Event):
    """A baker paid to renew the recipe market (GW-32)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RecipesDiscarded(Event):
    """Recipes went to the discards, from left to right (GW-60)."""

    recipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckRenewed(Event):
    """A deck ran out and was made anew from its discards (GW-60)."""

    deck: str


@dataclass(frozen=True, slots=True)
class BakingBegan(Event):
    """The baking phase of a round begins (GW-33)."""

    round: int


@dataclass(frozen=True, slots=True)
class DareRolled(Event):
    """The die of "Bake if you dare!" (GW-35)."""

    seat: int
    recipe: str
    value: int


@dataclass(frozen=True, slots=True)
class RecipeBaked(Event):
    """A recipe was completed; coins are 0 for half a success (GW-36)."""

    seat: int
    recipe: str
    time: int
    coins: int
    dared: bool


@dataclass(frozen=True, slots=True)
class RecipeBurnt(Event):
    """A dare failed: the recipe is Trash (GW-35)."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class RecipeRests(Event):
    """A recipe is turned sideways and has one more round (GW-37)."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class RecipeTrashed(Event):
    """A recipe wasn't baked in time (GW-37, GW-38)."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    """An Upgrade, Refreshment or Sweet was used (GW-27, GW-29, GW-45)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DieChanged(Event):
    """An effect changed a die (GW-56)."""

    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class DieAdded(Event):
    """An effect gave one more die (GW-56)."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class CoinsGained(Event):
    """An effect gave coins (GW-56)."""

    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class TimeGained(Event):
    """An effect or a reward gave free time (GW-48, GW-56)."""

    seat: int
    time: int


@dataclass(frozen=True, slots=True)
class BakingTimeCut(Event):
    """The next bake with time costs less (GW-56)."""

    seat: int
    time: int


@dataclass(frozen=True, slots=True)
class DareSoftened(Event):
    """Half a success counts as a whole one (GW-56)."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class MarkLifted(Event):
    """A mark was taken off a recipe to be moved (GW-56)."""

    seat: int
    ingredient: str
    recipe: str


@dataclass(frozen=True, slots=True)
class RestProlonged(Event):
    """A resting recipe may rest one round longer (GW-56)."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class RecipesLookedAt(Event):
    """The next recipes of the deck were turned up (GW-56)."""

    seat: int
    recipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SecondPurchaseAllowed(Event):
    """A baker may buy one more card in this step (GW-56)."""

    seat: int


@dataclass(frozen=True, slots=True)
class UnitDonated(Event):
    """A stored unit was given to another baker (GW-48)."""

    seat: int
    receiver: int
    ingredient: str


@dataclass(frozen=True, slots=True)
class DonationAsked(Event):
    """A baker asked another for stored units (GW-68)."""

    seat: int
    donor: int
    ingredients: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ExchangeAsked(Event):
    """A baker proposed an exchange (GW-69)."""

    seat: int
    other: int
    recipe: str
    wanted: str


@dataclass(frozen=True, slots=True)
class RecipesExchanged(Event):
    """Two recipes changed places; `other` is None for the market (GW-49)."""

    seat: int
    other: int | None
    recipe: str
    wanted: str


@dataclass(frozen=True, slots=True)
class CoinsAsked(Event):
    """A baker asked another to add coins to a Refreshment (GW-70)."""

    seat: int
    other: int
    coins: int
    card: str


@dataclass(frozen=True, slots=True)
class CoinsAdded(Event):
    """Another baker added coins to a purchase (GW-70)."""

    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """An asked baker said yes or no."""

    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class RefreshmentGiven(Event):
    """A Refreshment was bought for another baker (GW-50)."""

    seat: int
    receiver: int
    card: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The third baking phase is over; goals are shown and points counted (GW-40)."""

    reveals: ClassVar[bool] = True
    scores: tuple[int, ...]
