"""Every card of the games has its drawing, named after its id in the data of the rules."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from game.resources import root
from game.rules.got_what_it_bakes.scoring import RANKS

ART = root() / "assets" / "art"


def data(game: str, name: str) -> Any:
    return json.loads((files(f"game.rules.{game}") / "data" / name).read_text(encoding="utf-8"))


def missing(folder: str, names: list[str]) -> list[str]:
    assert names
    return [name for name in names if not (ART / folder / f"{name}.svg").is_file()]


def test_chefs_and_their_powers() -> None:
    chefs = data("macaraccoon", "chefs.json")["chefs"]
    names = [f"chef-{chef['animal']}" for chef in chefs] + [f"power-{chef['verb']}" for chef in chefs]
    assert missing("macaraccoon", names) == []


def test_customers_in_all_moods() -> None:
    orders = data("macaraccoon", "orders.json")["orders"]
    moods = ("happy", "neutral", "impatient")
    names = [f"customer-{order['customer']}-{mood}" for order in orders for mood in moods]
    assert missing("macaraccoon", names) == []


def test_ingredients_from_above_and_as_layers() -> None:
    orders = data("macaraccoon", "orders.json")["orders"]
    kinds = {layer for order in orders for layer in order["layers"]}
    assert (
        missing("macaraccoon", [f"{view}-{kind}" for kind in kinds for view in ("ingredient", "layer")]) == []
    )


@pytest.mark.parametrize(
    ("file", "prefix"), [("recipes.json", "recipe"), ("goals.json", "goal"), ("sweets.json", "sweet")]
)
def test_cards_of_got_what_it_bakes(file: str, prefix: str) -> None:
    cards = data("got_what_it_bakes", file)
    assert missing("bakes", [f"{prefix}-{card['slug']}" for card in cards]) == []


def test_upgrades_and_refreshments() -> None:
    cards = data("got_what_it_bakes", "cards.json")
    names = [f"{card['kind']}-{card['slug']}" for card in cards] + [f"verb-{card['verb']}" for card in cards]
    assert missing("bakes", names) == []


def test_ranks() -> None:
    assert missing("bakes", [f"rank-{name}" for name in ("novice", *(name for _, name in RANKS))]) == []


def test_ingredients_of_recipes() -> None:
    boxes = {box for recipe in data("got_what_it_bakes", "recipes.json") for box in recipe["boxes"]}
    assert missing("bakes", sorted(boxes)) == []
