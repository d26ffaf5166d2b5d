"""The actions, their texts and the ready-made tables from which `legal()` is put together.

Equal dice are one and the same choice, so actions name the value of a die. All actions are
interned: `get` gives the one object of a kind and its fields.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, ClassVar

from game.rules.core import Action, BadNotation
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import CARDS, EFFECTS, GOALS, RECIPES

DEMANDS: tuple[frozenset[int], ...] = tuple(
    frozenset(values)
    for values in (
        (1, 6),
        (2, 5),
        (1, 2, 3, 4, 5, 6),
        (3, 4),
        (2, 6),
        (3, 5),
        (1, 4),
        (4, 6),
        (1, 2, 3),
        (4, 5, 6),
        (),
        (),
    )
)
"""The die values that activate each ingredient alone; none for the two that need a pair (GW-5)."""


@dataclass(frozen=True, slots=True)
class Move(Action):
    """An action with a verb; `shape` says how each field reads as text, in order."""

    verb: ClassVar[str]
    shape: ClassVar[tuple[str, ...]] = ()

    def __str__(self) -> str:
        words = [self.verb]
        for kind, field in zip(self.shape, dataclasses.fields(self), strict=True):
            words.extend(_WRITE[kind](getattr(self, field.name)))
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Keep a card of those on offer: a goal (GW-9, GW-20), a drafted recipe (GW-10), one looked at."""

    verb = "keep"
    shape = ("card",)
    card: str


@dataclass(frozen=True, slots=True)
class Drop(Move):
    """Solo: the one of the four recipes that is not kept (GW-52)."""

    verb = "drop"
    shape = ("recipe",)
    recipe: str


@dataclass(frozen=True, slots=True)
class Bonus(Move):
    """Kids: take the bonus roll as coins or as time (GW-44)."""

    verb = "bonus"
    shape = ("bonus",)
    what: str


@dataclass(frozen=True, slots=True)
class Pick(Move):
    """Take a die from the tray (GW-13)."""

    verb = "pick"
    shape = ("die",)
    value: int


@dataclass(frozen=True, slots=True)
class Gather(Move):
    """Activate an ingredient with the dice it demands (GW-16)."""

    verb = "gather"
    shape = ("ingredient", "dice")
    ingredient: int
    dice: tuple[int, ...]

    @property
    def price(self) -> int:
        """Coins for each further unit (GW-19)."""
        return max(self.dice)


@dataclass(frozen=True, slots=True)
class Mark(Move):
    """Mark the unit just gained on a recipe (GW-17)."""

    verb = "mark"
    shape = ("recipe",)
    recipe: str


@dataclass(frozen=True, slots=True)
class Store(Move):
    """Store the unit just gained in the pantry (GW-17)."""

    verb = "store"


@dataclass(frozen=True, slots=True)
class Unpack(Move):
    """Mark a stored unit on a recipe (GW-17)."""

    verb = "unpack"
    shape = ("ingredient", "recipe")
    ingredient: int
    recipe: str


@dataclass(frozen=True, slots=True)
class Buy(Move):
    """Buy one more unit of an activated ingredient (GW-19)."""

    verb = "buy"
    shape = ("ingredient",)
    ingredient: int


@dataclass(frozen=True, slots=True)
class SaveTime(Move):
    """Lay a die on the time track (GW-21)."""

    verb = "save-time"
    shape = ("die",)
    value: int


@dataclass(frozen=True, slots=True)
class SaveCoins(Move):
    """Lay a die on the savings track (GW-22)."""

    verb = "save-coins"
    shape = ("die",)
    value: int


@dataclass(frozen=True, slots=True)
class DrawGoal(Move):
    """Pay a die to draw goals (GW-20)."""

    verb = "goal"
    shape = ("die",)
    value: int


@dataclass(frozen=True, slots=True)
class End(Move):
    """End one's own step, or the naming of something that may be left open (GW-63)."""

    verb = "end"


@dataclass(frozen=True, slots=True)
class Shop(Move):
    """Buy a card of the market, perhaps selling an Upgrade for it (GW-24, GW-28)."""

    verb = "shop"
    shape = ("card", "sold")
    card: str
    sold: str = ""


@dataclass(frozen=True, slots=True)
class RefreshShop(Move):
    """Refresh the Upgrades & Refreshments market (GW-26)."""

    verb = "refresh-shop"


@dataclass(frozen=True, slots=True)
class TakeRecipe(Move):
    """Take a recipe of the market (GW-31)."""

    verb = "take"
    shape = ("recipe",)
    recipe: str


@dataclass(frozen=True, slots=True)
class TakeBlind(Move):
    """Take the top recipe of the deck unseen (GW-31)."""

    verb = "take-deck"


@dataclass(frozen=True, slots=True)
class TakeTop(Move):
    """Take the open top of the recipe discards (GW-31)."""

    verb = "take-discard"


@dataclass(frozen=True, slots=True)
class RefreshRecipes(Move):
    """Refresh the recipe market (GW-32)."""

    verb = "refresh-recipes"


@dataclass(frozen=True, slots=True)
class Bake(Move):
    """Bake a complete recipe, with time (GW-34) or daring (GW-35)."""

    verb = "bake"
    shape = ("recipe", "way")
    recipe: str
    dare: bool


@dataclass(frozen=True, slots=True)
class Accept(Move):
    """Let a dare roll stand as it is (GW-30)."""

    verb = "accept"


@dataclass(frozen=True, slots=True)
class Use(Move):
    """Use an Upgrade, Refreshment or Sweet; the arguments depend on its verb (GW-56).

    Dice are given by value, ingredients and recipes by name: `use whisk 2` flips a 2.
    """

    verb = "use"
    shape = ("card", "words")
    card: str
    args: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class Donate(Move):
    """Give a stored unit to another baker (GW-48)."""

    verb = "donate"
    shape = ("ingredient", "seat")
    ingredient: int
    seat: int


@dataclass(frozen=True, slots=True)
class Ask(Move):
    """Ask another baker for a stored unit (GW-68)."""

    verb = "ask"
    shape = ("ingredient", "seat")
    ingredient: int
    seat: int


@dataclass(frozen=True, slots=True)
class Answer(Move):
    """Say yes or no to what another baker asks."""

    verb = "answer"
    shape = ("yes",)
    yes: bool


@dataclass(frozen=True, slots=True)
class Offer(Move):
    """Name the own recipe that one wants to exchange (GW-49)."""

    verb = "offer"
    shape = ("recipe",)
    recipe: str


@dataclass(frozen=True, slots=True)
class For(Move):
    """Name the recipe that one wants for the one offered (GW-49)."""

    verb = "for"
    shape = ("recipe",)
    recipe: str


@dataclass(frozen=True, slots=True)
class Back(Move):
    """Give up what one has begun to name; nothing has happened."""

    verb = "back"


@dataclass(frozen=True, slots=True)
class Treat(Move):
    """Buy a Refreshment for another baker (GW-50)."""

    verb = "treat"
    shape = ("card", "seat")
    card: str
    seat: int


@dataclass(frozen=True, slots=True)
class Pool(Move):
    """Ask for coins towards a Refreshment that one can't afford (GW-70)."""

    verb = "pool"
    shape = ("card",)
    card: str


@dataclass(frozen=True, slots=True)
class From(Move):
    """Name who adds how many coins (GW-70)."""

    verb = "from"
    shape = ("seat", "number")
    seat: int
    coins: int


_MOVES: tuple[type[Move], ...] = (
    Keep, Drop, Bonus, Pick, Gather, Mark, Store, Unpack, Buy, SaveTime, SaveCoins, DrawGoal, End, Shop,
    RefreshShop, TakeRecipe, TakeBlind, TakeTop, RefreshRecipes, Bake, Accept, Use, Donate, Ask, Answer,
    Offer, For, Back, Treat, Pool, From,
)  # fmt: skip
_BY_VERB: dict[str, type[Move]] = {move.verb: move for move in _MOVES}


@cache
def get(kind: Callable[..., Any], *fields: Any) -> Any:
    """The one action of this kind with these fields."""
    return kind(*fields)


def _number(word: str, low: int, high: int) -> int:
    if word not in {str(n) for n in range(low, high + 1)}:
        raise BadNotation(f"{word!r} is not a number from {low} to {high}")
    return int(word)


def _one_of(word: str, known: Any, what: str) -> str:
    if word not in known:
        raise BadNotation(f"{word!r} is no {what}")
    return word


def _seat(word: str) -> int:
    if not word.startswith("seat-"):
        raise BadNotation(f"{word!r} is no seat; seats are seat-0, seat-1…")
    return _number(word[5:], 0, 3)


_WRITE: dict[str, Callable[[Any], tuple[str, ...]]] = {
    "card": lambda v: (v,),
    "recipe": lambda v: (v,),
    "bonus": lambda v: (v,),
    "die": lambda v: (str(v),),
    "number": lambda v: (str(v),),
    "dice": lambda v: tuple(str(d) for d in v),
    "ingredient": lambda v: (bag.INGREDIENTS[v],),
    "seat": lambda v: (f"seat-{v}",),
    "sold": lambda v: ("sell", v) if v else (),
    "way": lambda v: ("dare" if v else "time",),
    "yes": lambda v: ("yes" if v else "no",),
    "words": lambda v: tuple(str(word) for word in v),
}
_CARD_NAMES = {**RECIPES, **GOALS, **EFFECTS}
_WORDS = {**RECIPES, **bag.INDEX}
_READ: dict[str, Callable[[str], Any]] = {
    "card": lambda w: _one_of(w, _CARD_NAMES, "card"),
    "recipe": lambda w: _one_of(w, RECIPES, "recipe"),
    "bonus": lambda w: _one_of(w, ("coins", "time"), "bonus"),
    "die": lambda w: _number(w, 1, 6),
    "number": lambda w: _number(w, 1, 99),
    "ingredient": lambda w: bag.INDEX[_one_of(w, bag.INDEX, "ingredient")],
    "seat": _seat,
    "way": lambda w: _one_of(w, ("dare", "time"), "way of baking") == "dare",
    "yes": lambda w: _one_of(w, ("yes", "no"), "answer") == "yes",
}
_LONG = ("dice", "sold", "words")
"""Shapes that take all the words that are left; they stand last."""


def _rest(shape: str, words: list[str]) -> Any:
    if shape == "dice":
        return tuple(_number(word, 1, 6) for word in words)
    if shape == "words":
        return tuple(int(w) if w.isdigit() and len(w) == 1 else _one_of(w, _WORDS, "argument") for w in words)
    if not words:
        return ""
    if len(words) != 2 or words[0] != "sell":
        raise BadNotation("a sale is written as: sell <card>")
    return _one_of(words[1], CARDS, "card")


def parse(text: str) -> Move:
    """The action that a text stands for. Raises `BadNotation`."""
    words = text.split(" ")
    kind = _BY_VERB.get(words[0])
    if kind is None:
        raise BadNotation(f"{words[0]!r} is no action; there are: {', '.join(_BY_VERB)}")
    fields: list[Any] = []
    rest = words[1:]
    for shape in kind.shape:
        if shape in _LONG:
            fields.append(_rest(shape, rest))
            rest = []
        elif rest:
            fields.append(_READ[shape](rest.pop(0)))
        else:
            raise BadNotation(f"{text!r} ends too early; it takes: {' '.join(kind.shape)}")
    if rest:
        raise BadNotation(f"{text!r} has words too many")
    if kind is Gather and (len(fields[1]) not in (1, 2) or list(fields[1]) != sorted(fields[1])):
        raise BadNotation("gather takes one die, or two from the lower to the higher")
    build: Callable[..., Any] = kind
    move: Move = get(build, *fields)
    return move


END: End = get(End)
STORE: Store = get(Store)
ACCEPT: Accept = get(Accept)
BACK: Back = get(Back)
YES: Answer = get(Answer, True)
NO: Answer = get(Answer, False)
REFRESH_SHOP: RefreshShop = get(RefreshShop)
TAKE_BLIND: TakeBlind = get(TakeBlind)
TAKE_TOP: TakeTop = get(TakeTop)
REFRESH_RECIPES: RefreshRecipes = get(RefreshRecipes)
BONUSES: tuple[Bonus, ...] = (get(Bonus, "coins"), get(Bonus, "time"))

_DICE = range(7)
"""Tables are indexed by die value; 0 stands for no die."""
PICK: tuple[Pick, ...] = tuple(get(Pick, v) for v in _DICE)
SAVES: tuple[tuple[Move, ...], ...] = tuple((get(SaveTime, v), get(SaveCoins, v)) for v in _DICE)
GOAL: tuple[DrawGoal, ...] = tuple(get(DrawGoal, v) for v in _DICE)
BUY: tuple[Buy, ...] = tuple(get(Buy, i) for i in range(bag.KINDS))
MARK: dict[str, Mark] = {slug: get(Mark, slug) for slug in RECIPES}
TAKE: dict[str, TakeRecipe] = {slug: get(TakeRecipe, slug) for slug in RECIPES}
BAKE_TIME: dict[str, Bake] = {slug: get(Bake, slug, False) for slug in RECIPES}
BAKE_DARE: dict[str, Bake] = {slug: get(Bake, slug, True) for slug in RECIPES}


def _subsets(ingredients: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [c for n in range(len(ingredients) + 1) for c in combinations(ingredients, n)]


OPENS: tuple[int, ...] = tuple(sum(bag.FLAG[i] for i in range(bag.KINDS) if v in DEMANDS[i]) for v in _DICE)
"""The ingredients that a value opens alone, as a set of flags."""
GATHER: tuple[dict[int, tuple[Gather, ...]], ...] = tuple(
    {
        sum(bag.FLAG[i] for i in subset): tuple(
            get(Gather, i, (v,)) for i in bag.of_kinds(OPENS[v]) if i not in subset
        )
        for subset in _subsets(bag.of_kinds(OPENS[v]))
    }
    for v in _DICE
)
"""By die value, then by which of its ingredients are active already: the gatherings left."""
CHILI: dict[tuple[int, int], Gather] = {
    (a, b): get(Gather, bag.CHILI, (a, b)) for a, b in combinations(range(1, 7), 2)
}
CHOCOLATE: tuple[Gather, ...] = tuple(get(Gather, bag.CHOCOLATE, (v, v)) for v in _DICE)


@cache
def unpacks(recipe: str, flags: int) -> tuple[Unpack, ...]:
    """All ways to mark stored units of these ingredients on a recipe."""
    return tuple(get(Unpack, i, recipe) for i in bag.of_kinds(flags))
