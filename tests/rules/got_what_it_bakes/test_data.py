"""The decks: what is in them, and what their schema refuses (GW-1 to GW-4, GW-54, GW-56, GW-57)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.rules.got_what_it_bakes import bag, cards
from game.rules.got_what_it_bakes.cards import BOT_CARDS, CARDS, COLOURS, GOALS, RECIPES, SWEETS, BadCard
from game.rules.got_what_it_bakes.options import PANTRY
from game.text import LANGUAGES, Texts
from tests.rules.got_what_it_bakes.table import new


@pytest.mark.rule("GW-1")
def test_sixty_recipes_and_the_three_of_the_book() -> None:
    assert len(RECIPES) == 60
    assert RECIPES["cherry-sponge-cake"].time == 3
    assert RECIPES["dobos-torte"].stars == 3
    assert RECIPES["swiss-roll"].value == 5
    assert {recipe.type for recipe in RECIPES.values()} == {"sweet", "savory"}
    assert {recipe.stars for recipe in RECIPES.values()} == {1, 2, 3}


@pytest.mark.rule("GW-1")
def test_no_two_recipes_share_boxes_time_and_value() -> None:
    figures = Counter((recipe.boxes, recipe.time, recipe.value) for recipe in RECIPES.values())
    assert [figure for figure, n in figures.items() if n > 1] == []


@pytest.mark.rule("GW-1")
def test_every_ingredient_is_needed_by_several_recipes() -> None:
    for ingredient in range(bag.KINDS):
        assert sum(bag.count(recipe.boxes, ingredient) > 0 for recipe in RECIPES.values()) >= 5


@pytest.mark.rule("GW-2")
def test_recipes_of_market_and_players_lie_open_with_all_figures_and_a_name() -> None:
    game = new(2, kids=True)
    while game.phase == "draft":
        game.do(game.legal()[0])
    for seat in (0, 1):
        seen = game.state.view(seat).table
        assert seen.recipe_market == game.state.recipe_market
        assert seen.front == game.state.front
    for language in LANGUAGES:
        texts = Texts(language)
        assert all(texts.has(f"bakescards-recipe-{slug}") for slug in RECIPES)


@pytest.mark.rule("GW-3")
def test_six_pantry_cards_by_difficulty() -> None:
    assert PANTRY == {
        "easy": (1, 1, 2, 2, 3, 3),
        "normal": (0, 1, 1, 2, 2, 3),
        "hard": (0, 0, 1, 1, 2, 2),
    }
    for level, values in PANTRY.items():
        assert new(2, pantry=level).state.pantry_deck == values


@pytest.mark.rule("GW-4")
def test_decks_have_their_sizes() -> None:
    assert Counter(goal.deck for goal in GOALS.values()) == {"burgundy": 24, "turquoise": 20}
    assert Counter(card.kind for card in CARDS.values()) == {"upgrade": 18, "refreshment": 18}
    assert sorted(SWEETS) == ["caramel", "gummy-bear", "sugar-drop"]


@pytest.mark.rule("GW-54")
def test_cookiebot_has_every_three_of_six_colours_and_ten_blocks() -> None:
    assert len(BOT_CARDS) == 20
    assert len({frozenset(card.colours) for card in BOT_CARDS.values()}) == 20
    assert all(
        len(set(card.colours)) == 3 and set(card.colours) <= set(COLOURS) for card in BOT_CARDS.values()
    )
    blocks = Counter(card.block for card in BOT_CARDS.values())
    assert blocks[-1] == 10
    assert set(blocks) == {-1, 0, 1, 2}


@pytest.mark.rule("GW-56")
def test_every_verb_is_there_as_upgrade_and_as_refreshment_with_its_sentence() -> None:
    for kind in ("upgrade", "refreshment"):
        assert Counter(c.verb for c in CARDS.values() if c.kind == kind) == dict.fromkeys(cards.VERBS, 1)
    for language in LANGUAGES:
        texts = Texts(language)
        assert all(texts.t(f"bakescards-verb-{card.verb}", n=card.n) for card in CARDS.values())
        assert all(texts.has(f"bakescards-card-{slug}") for slug in cards.EFFECTS)
        assert texts.problems == []


@pytest.mark.rule("GW-57")
def test_goals_are_worth_three_to_ten_and_have_their_sentence() -> None:
    assert all(3 <= goal.points <= 10 for goal in GOALS.values())
    assert {goal.test for goal in GOALS.values()} == set(cards.TESTS)
    for language in LANGUAGES:
        texts = Texts(language)
        for slug, goal in GOALS.items():
            assert texts.has(f"bakescards-goal-{slug}")
            assert texts.t(f"bakescards-test-{goal.test}", n=goal.n, what=goal.what)
        assert texts.problems == []


@pytest.mark.rule("GW-56")
def test_a_new_card_needs_data_only() -> None:
    told = [
        {
            "slug": "rolling-chair",
            "kind": "upgrade",
            "currency": "time",
            "cost": 2,
            "verb": "coins",
            "coins": 4,
        }
    ]
    card = cards.read("cards.json", json.dumps(told), cards.read_card)["rolling-chair"]
    assert (card.time, card.coins, card.verb, card.n) == (2, 0, "coins", 4)


RECIPE = {"slug": "bun", "type": "sweet", "stars": 1, "time": 1, "value": 4, "boxes": {"flours": 2}}
GOAL = {"slug": "aim", "deck": "burgundy", "points": 5, "test": "type", "type": "sweet", "n": 3}
CARD = {"slug": "tool", "kind": "upgrade", "currency": "coins", "cost": 3, "verb": "nudge", "by": 1}
BOT = {"slug": "bot", "colours": ["berry", "leaf", "sky"], "block": ""}


@pytest.mark.parametrize(
    ("reader", "good", "change", "field"),
    [
        (cards.read_recipe, RECIPE, {"slug": "Bun!"}, "slug"),
        (cards.read_recipe, RECIPE, {"type": "sour"}, "type"),
        (cards.read_recipe, RECIPE, {"stars": True}, "stars"),
        (cards.read_recipe, RECIPE, {"time": 0}, "time"),
        (cards.read_recipe, RECIPE, {"value": "5"}, "value"),
        (cards.read_recipe, RECIPE, {"boxes": {}}, "boxes"),
        (cards.read_recipe, RECIPE, {"boxes": {"stones": 1}}, "boxes"),
        (cards.read_recipe, RECIPE, {"boxes": {"flours": 4}}, "boxes"),
        (cards.read_recipe, RECIPE, {"colour": "red"}, "colour"),
        (cards.read_goal, GOAL, {"deck": "green"}, "deck"),
        (cards.read_goal, GOAL, {"points": 11}, "points"),
        (cards.read_goal, GOAL, {"test": "luck"}, "test"),
        (cards.read_goal, GOAL, {"type": "sour"}, "type"),
        (cards.read_goal, GOAL, {"once": False}, "once"),
        (cards.read_card, CARD, {"verb": "fly"}, "verb"),
        (cards.read_card, CARD, {"by": 0}, "by"),
        (cards.read_card, CARD, {"currency": "eggs"}, "currency"),
        (cards.read_card, CARD, {"verb": "any", "units": 1, "of": ["eggs", "eggs"], "by": 1}, "of"),
        (cards.read_bot_card, BOT, {"colours": ["berry", "leaf"]}, "colours"),
        (cards.read_bot_card, BOT, {"block": "top"}, "block"),
    ],
)  # fmt: skip
def test_a_bad_card_is_refused_by_file_card_and_field(
    reader: Callable[[Any], Any], good: dict[str, Any], change: dict[str, Any], field: str
) -> None:
    assert cards.read("deck.json", json.dumps([good]), reader)
    with pytest.raises(BadCard) as refused:
        cards.read("deck.json", json.dumps([{**good, **change}]), reader)
    file, card, where, _ = str(refused.value).split(": ", 3)
    assert (file, where) == ("deck.json", field)
    assert card in ("card 1", good["slug"], change.get("slug"))


def test_a_missing_field_and_a_double_card_are_refused() -> None:
    short = {name: value for name, value in RECIPE.items() if name != "time"}
    with pytest.raises(BadCard, match=r"deck\.json: bun: time: is missing"):
        cards.read("deck.json", json.dumps([short]), cards.read_recipe)
    with pytest.raises(BadCard, match=r"deck\.json: bun: slug: is there twice"):
        cards.read("deck.json", json.dumps([RECIPE, RECIPE]), cards.read_recipe)
