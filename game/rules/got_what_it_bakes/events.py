"""What happens at this table, in its own words. Cards and ingredients stand as their names."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import ClassVar

from game.rules.core import Event


class BakesEvent(Event):
    """Something that happened at the table."""

    __slots__ = ()

    @property
    def args_for_text(self) -> dict[str, str | int]:
        """What the event's sentence needs besides the baker's name `$who`.

        Strings and numbers by their names, bools as `yes` or `no`, something hidden as `hidden`, dice
        as one text (`3, 5`), colours one by one, other lists as their number `count`. Other bakers are
        given by their number at the table, counted from 1.
        """
        args: dict[str, str | int] = {}
        for field in dataclasses.fields(self):  # type: ignore[arg-type]
            name, value = field.name, getattr(self, field.name)
            if isinstance(value, bool):
                args[name] = "yes" if value else "no"
            elif name in ("receiver", "donor", "other") and value is not None:
                args[name] = value + 1
            elif isinstance(value, (str, int)):
                args[name] = value
            elif name == "dice":
                args[name] = ", ".join(str(die) for die in value)
            elif name == "colours":
                args.update({f"colour{number}": colour for number, colour in enumerate(value, start=1)})
            elif name in ("goal", "recipe"):
                args[name] = "hidden"
            elif name in ("goals", "recipes", "ingredients"):
                args["count"] = len(value) if value is not None else 2
        return args


@dataclass(frozen=True, slots=True)
class SecretEvent(BakesEvent):
    """An event of which some fields are for the eyes of `eyes` only (None: for all)."""

    eyes: tuple[int, ...] | None

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        return self.eyes


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
class HandsPassed(BakesEvent):
    """All picks of a pass are made, and the hands go to the left (GW-10)."""

    reveals: ClassVar[bool] = True
    picks: int


@dataclass(frozen=True, slots=True)
class RecipesBegun(BakesEvent):
    """A baker's three recipes lie open (GW-11, GW-59)."""

    reveals: ClassVar[bool] = True
    seat: int
    recipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(BakesEvent):
    """A round begins (GW-39)."""

    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(BakesEvent):
    """A turn begins: the first player of it (GW-33)."""

    round: int
    turn: int
    seat: int


@dataclass(frozen=True, slots=True)
class PantryCardTurned(BakesEvent):
    """The pantry card of the turn (GW-12)."""

    value: int


@dataclass(frozen=True, slots=True)
class DiceRolled(BakesEvent):
    """The dice of a tray (GW-13); in solo one for each coloured space, in their order (GW-52)."""

    tray: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BotCardTurned(BakesEvent):
    """The CookieBot card of the turn and the colours it takes (GW-52)."""

    card: str
    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardBlocked(BakesEvent):
    """CookieBot blocked a place of the market: its card is discarded (GW-54)."""

    card: str


@dataclass(frozen=True, slots=True)
class BonusRolled(BakesEvent):
    """Kids: the bonus roll (GW-44)."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class BonusTaken(BakesEvent):
    """Kids: what the bonus roll became (GW-44)."""

    seat: int
    what: str
    value: int


@dataclass(frozen=True, slots=True)
class DieTaken(BakesEvent):
    """A baker took a die from a tray (GW-13)."""

    seat: int
    tray: int
    value: int


@dataclass(frozen=True, slots=True)
class TraysPassed(BakesEvent):
    """Both trays go one seat to the left (GW-14)."""

    seat_a: int
    seat_b: int


@dataclass(frozen=True, slots=True)
class IngredientActivated(BakesEvent):
    """Dice were laid on an ingredient (GW-16)."""

    seat: int
    ingredient: str
    dice: tuple[int, ...]
    units: int


@dataclass(frozen=True, slots=True)
class UnitsGained(BakesEvent):
    """An effect gave units (GW-56)."""

    seat: int
    ingredient: str
    units: int


@dataclass(frozen=True, slots=True)
class UnitMarked(BakesEvent):
    """A unit was marked on a recipe (GW-17)."""

    seat: int
    ingredient: str
    recipe: str


@dataclass(frozen=True, slots=True)
class UnitStored(BakesEvent):
    """Units went into the pantry (GW-17)."""

    seat: int
    ingredient: str
    units: int


@dataclass(frozen=True, slots=True)
class StoredUnitMarked(BakesEvent):
    """A unit of the pantry was marked on a recipe (GW-17)."""

    seat: int
    ingredient: str
    recipe: str


@dataclass(frozen=True, slots=True)
class UnitBought(BakesEvent):
    """A further unit was bought (GW-19)."""

    seat: int
    ingredient: str
    coins: int


@dataclass(frozen=True, slots=True)
class TimeSaved(BakesEvent):
    """A die on the time track (GW-21)."""

    seat: int
    value: int
    time: int


@dataclass(frozen=True, slots=True)
class CoinsSaved(BakesEvent):
    """A die on the savings track (GW-22)."""

    seat: int
    value: int
    coins: int


@dataclass(frozen=True, slots=True)
class GoalDiePaid(BakesEvent):
    """A die was paid for a goal (GW-20)."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class StepEnded(BakesEvent):
    """A baker ended a step, or was passed over having nothing to do (GW-63)."""

    seat: int
    step: str
    passed_over: bool


@dataclass(frozen=True, slots=True)
class CardBought(BakesEvent):
    """A card of the market was bought (GW-24)."""

    seat: int
    card: str
    coins: int
    time: int


@dataclass(frozen=True, slots=True)
class UpgradeSold(BakesEvent):
    """An Upgrade was sold for half its cost (GW-28)."""

    seat: int
    card: str
    coins: int
    time: int


@dataclass(frozen=True, slots=True)
class ShopRefreshed(BakesEvent):
    """The whole Upgrades & Refreshments market was renewed (GW-26)."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShopSlid(BakesEvent):
    """The rightmost card left, the others slid right (GW-25, GW-39); `card` is the one discarded."""

    card: str


@dataclass(frozen=True, slots=True)
class ShopFilled(BakesEvent):
    """A new card came in on the left (GW-24)."""

    card: str


@dataclass(frozen=True, slots=True)
class RecipeTaken(BakesEvent):
    """A baker took a recipe; `source` is `market`, `deck`, `discard` or `look` (GW-31)."""

    seat: int
    recipe: str
    source: str


@dataclass(frozen=True, slots=True)
class RecipeMarketFilled(BakesEvent):
    """A place of the recipe market was filled (GW-31)."""

    place: int
    recipe: str


@dataclass(frozen=True, slots=True)
class RecipesRefreshed(BakesEvent):
    """A baker paid to renew the recipe market (GW-32)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RecipesDiscarded(BakesEvent):
    """Recipes went to the discards, from left to right (GW-60)."""

    recipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckRenewed(BakesEvent):
    """A deck ran out and was made anew from its discards (GW-60)."""

    deck: str


@dataclass(frozen=True, slots=True)
class BakingBegan(BakesEvent):
    """The baking phase of a round begins (GW-33)."""

    round: int


@dataclass(frozen=True, slots=True)
class DareRolled(BakesEvent):
    """The die of "Bake if you dare!" (GW-35)."""

    seat: int
    recipe: str
    value: int


@dataclass(frozen=True, slots=True)
class RecipeBaked(BakesEvent):
    """A recipe was completed; coins are 0 for half a success (GW-36)."""

    seat: int
    recipe: str
    time: int
    coins: int
    dared: bool


@dataclass(frozen=True, slots=True)
class RecipeBurnt(BakesEvent):
    """A dare failed: the recipe is Trash (GW-35)."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class RecipeRests(BakesEvent):
    """A recipe is turned sideways and has one more round (GW-37)."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class RecipeTrashed(BakesEvent):
    """A recipe wasn't baked in time (GW-37, GW-38)."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class GameEnded(BakesEvent):
    """The third baking phase is over; goals are shown and points counted (GW-40)."""

    reveals: ClassVar[bool] = True
    scores: tuple[int, ...]
