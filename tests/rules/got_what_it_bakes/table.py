"""Set up any position of Got What It Bakes? in a few words, and play on it with scripted luck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.rules.core import Event, IllegalMove, Outcome, Scripted, Seeded
from game.rules.got_what_it_bakes import GAME, BakesOptions, BakesState, bag
from game.rules.got_what_it_bakes.cards import RECIPES, SWEETS
from game.rules.got_what_it_bakes.options import PANTRY
from game.rules.got_what_it_bakes.setup import bot_deck, card_deck, empty, goal_deck
from game.rules.got_what_it_bakes.table import PHASES

COMPLETE: dict[str, int] = {}
"""A recipe in front of a baker whose boxes are all marked."""
UNMARKED = None
"""A recipe in front of a baker without a mark."""

Front = Mapping[str, Mapping[str, int] | None]
"""Recipes in front of a baker with their empty boxes."""


def baker(
    front: Front | None = None,
    *,
    born: Mapping[str, int] | None = None,
    gathered: Sequence[str] = (),
    **fields: Any,
) -> dict[str, Any]:
    """What lies in front of one baker; what is not said is as at the start."""
    return {"front": front or {}, "born": born or {}, "gathered": gathered, **fields}


def position(
    phase: str = "dice",
    *bakers: dict[str, Any],
    options: Mapping[str, Any] | None = None,
    pantry: int = 2,
    **fields: Any,
) -> BakesState:
    """The position of these bakers; seat 0 acts. Decks, markets and dice that aren't said fill themselves."""
    chosen = BakesOptions.from_json({"first": 0, **(options or {})})
    table = BakesState()
    empty(table, len(bakers), chosen)
    data = table.to_json()
    solo = chosen.mode == "solo"
    rolled = phase in ("pick", "dice", "shop", "recipes")
    data.update(phase=phase, actor=-1 if phase in ("goals", "draft", "over") else 0)
    data.update(buys=1 if phase == "shop" else 0, round=fields.get("round", 1))
    if solo and rolled and "bot_dice" not in fields:
        fields["bot_dice"] = [1, 1, 1]
    for seat, told in enumerate(bakers):
        _sit_down(data, seat, dict(told), rolled)
    data.update(fields)
    _pantry(data, chosen, pantry if rolled or phase in ("bake", "over") else -1)
    _fill(data, chosen)
    return GAME.state_from_json(data)


def _sit_down(data: dict[str, Any], seat: int, told: dict[str, Any], rolled: bool) -> None:
    born = told.pop("born")
    front = told.pop("front")
    data["front"][seat] = list(front)
    for recipe, need in front.items():
        data["need"][recipe] = dict(bag.named(RECIPES[recipe].boxes) if need is None else need)
        data["born"][recipe] = born.get(recipe, data["round"])
    placed = sum(len(words.split()) - 2 for words in told["gathered"])
    placed += sum(len(told.get(name, ())) for name in ("time_dice", "coin_dice", "goal_dice"))
    if rolled and "dice" not in told and data["phase"] != "pick":
        told["dice"] = [1] * (3 - placed)
    for name, value in told.items():
        data[name][seat] = list(value) if isinstance(value, tuple) else value


def _pantry(data: dict[str, Any], options: BakesOptions, value: int) -> None:
    rest = list(PANTRY[options.pantry])
    if value >= 0:
        rest.remove(value)
        spent = [rest.pop(0) for _ in range(data["turn"] - 1)]
        data.update(pantry=value, pantry_spent=spent)
    data["pantry_deck"] = rest


def _fill(data: dict[str, Any], options: BakesOptions) -> None:
    def free(deck: Iterable[str], *places: str) -> list[str]:
        text = "\n".join(repr(data[place]) for place in places)
        return [card for card in deck if f"'{card}'" not in text]

    recipes = free(
        sorted(RECIPES),
        "front", "done", "trash", "hands", "picks", "recipe_discards", "recipe_market", "pending",
    )  # fmt: skip
    if data["recipe_market"] == ["", ""]:
        data["recipe_market"] = [recipes.pop(0), recipes.pop(0)]
    if data["recipe_deck"]:
        data["recipe_deck"] = recipes
    else:
        data["recipe_discards"] = recipes + data["recipe_discards"]
    goals = free(goal_deck(options), "goals", "offers", "goal_discards", "pending")
    data["goal_deck"] = goals
    cards = free(card_deck(options), "row", "upgrades", "drinks", "drunk", "card_discards")
    while len(data["row"]) < data["row_size"]:
        data["row"].insert(0, cards.pop(0))
    if data["card_deck"]:
        data["card_deck"] = cards
    else:
        data["card_discards"] = cards + data["card_discards"]
    data["bot_deck"] = free(bot_deck(options), "bot_discards", "bot_card")
    if options.kids:
        data.update(upgrades=[sorted(SWEETS)] * data["seats"], row_size=0, row=[], card_deck=[])


class Play:
    """A game being played from a position, with luck from a script."""

    def __init__(self, state: BakesState, *luck: object, free: bool = False) -> None:
        """`free`: where the script ends, luck goes on from a fixed seed."""
        self.state = state
        self.luck = Scripted(luck, then=Seeded("table") if free else None)

    @property
    def seat(self) -> int:
        """The seat that acts."""
        return self.state.to_act()[0]

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return PHASES[self.state.phase]

    def do(self, text: str, *luck: object, seat: int | None = None) -> list[Event]:
        """Play one action, given as text, and return what happened."""
        self.luck.results.extend(luck)
        who = self.seat if seat is None else seat
        action = GAME.parse(text)
        refusal = self.state.refusal(who, action)
        assert refusal is None, refusal
        events: list[Event] = []
        self.state.apply(who, action, self.luck, events)
        assert self.state.status() == []
        return events

    def all(self, *texts: str) -> None:
        """Play several actions that need no luck."""
        for text in texts:
            self.do(text)

    def legal(self, seat: int | None = None) -> list[str]:
        """The texts of all legal actions."""
        return [str(action) for action in self.state.legal(self.seat if seat is None else seat)]

    def may(self, verb: str) -> list[str]:
        """The texts of the legal actions that begin with these words."""
        return [text for text in self.legal() if (text + " ").startswith(verb + " ")]

    def why(self, text: str, seat: int | None = None) -> tuple[str, str]:
        """Clause and key of the refusal of an action, without the topic."""
        refusal = self.state.refusal(self.seat if seat is None else seat, GAME.parse(text))
        assert isinstance(refusal, IllegalMove), f"{text} is legal"
        return refusal.clause, refusal.key.removeprefix("bakes-why-")

    def need(self, recipe: str) -> dict[str, int]:
        """The empty boxes of a recipe."""
        return bag.named(self.state.need[recipe])

    def stock(self, seat: int = 0) -> dict[str, int]:
        """The stored units of a seat."""
        return bag.named(self.state.stock[seat])

    def end_of_game(self) -> Outcome:
        """The outcome, which must be there."""
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome


def new(seats: int, *luck: object, **options: Any) -> Play:
    """A new game of seat 0 as the first player, with scripted luck that falls back to a fixed seed."""
    chance = Scripted(luck, then=Seeded("table"))
    play = Play(GAME.new(seats, BakesOptions.from_json({"first": 0, **options}), chance))
    play.luck = chance
    return play


def play(
    phase: str, *bakers: dict[str, Any], luck: Sequence[object] = (), free: bool = False, **fields: Any
) -> Play:
    """A game being played from `position(...)`."""
    return Play(position(phase, *bakers, **fields), *luck, free=free)


def named(events: Iterable[Event], name: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in events if type(event).__name__ == name]
