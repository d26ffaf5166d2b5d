"""Recipes of Got What It Bakes? in front of a baker: however many they are, each can be seen and used."""

from __future__ import annotations

import random

import pytest

from game.app import App
from game.input.gestures import Gesture
from game.rules import registry
from game.rules.core import Match
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import RECIPES
from game.rules.got_what_it_bakes.pending import Place
from game.rules.got_what_it_bakes.state import BakesState
from game.rules.got_what_it_bakes.table import DICE, OVER
from game.rules.got_what_it_bakes.table import RECIPES as RECIPE_STEP
from game.table.got_what_it_bakes.draw_recipes import box_at
from game.table.got_what_it_bakes.recipe_cards import LEAST
from game.text import LANGUAGES, Texts
from tests.scenes.bakes_table import Cook, go_to, match_of, sit

FLOURS = bag.INDEX["flours"]


def with_recipes(app: App, count: int, resting: int, *, kids: bool = False) -> Cook:
    """A table at which the first baker has a unit of flour to place and so many recipes that want it."""
    match = match_of("competitive", 2, kids=kids, seed="many")
    assert go_to(match, random.Random(1), lambda state: state.phase == DICE and state.actor == 0)
    state = match.state().copy()
    assert isinstance(state, BakesState)
    wanting = [slug for slug, card in RECIPES.items() if bag.count(card.boxes, FLOURS)]
    state.round = 2
    state.front[0] = tuple(wanting[:count])
    state.front[1] = ()
    for number, slug in enumerate(state.front[0]):
        state.need[slug] = RECIPES[slug].boxes
        state.born[slug] = 1 if number < resting else 2
    state.pending = Place(0, FLOURS, 2, "")
    game = registry.get("got_what_it_bakes")
    again = Match(game, 2, match.options, "many", start=state)
    return sit(app, again, kinds=("person", "easy"))


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize(("count", "resting"), [(2, 0), (4, 1), (5, 4), (6, 2), (9, 3), (14, 6)])
def test_each_glowing_box_lies_free_and_takes_the_unit(
    app: App, count: int, resting: int, kids: bool
) -> None:
    cook = with_recipes(app, count, resting, kids=kids)
    bakes, hands = cook.bakes, cook.scene.hands
    brush = bakes.brush(app.window.surface, None)
    cook.lift("unit")
    for slug in bakes.look.table.front[0]:
        area = bakes.area(f"recipe-{slug}")
        cell = box_at(brush, bakes.look, slug, area, FLOURS)
        assert cell is not None
        assert area.contains(cell)
        assert min(cell.size) >= 12
        others = [bakes.area(f"recipe-{other}") for other in bakes.look.table.front[0] if other != slug]
        assert cell.collidelist(others) < 0
        cook.move(*cell.center)
        hold = hands.hold()
        assert hold is not None
        assert hold.over == f"recipe-{slug}"
        assert cook.scene.known.allowed(Gesture("unit", hold.over))
        point = cell.center
    app.stack.draw(app.window.surface)
    cook.up(*point)
    assert bag.count(cook.state.need[slug], FLOURS) == bag.count(RECIPES[slug].boxes, FLOURS) - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_room_at_a_readable_size(app: App, language: str) -> None:
    """On the cards of the markets, which are the smallest upright ones: two lines, no word cut."""
    app.context.settings.language = language
    app.context.apply_settings()
    type_, t = app.context.type, app.context.t
    room = int(182 / 200 * 170 * type_.scale)
    for slug in RECIPES:
        lines = type_.wrap(t(f"bakescards-recipe-{slug}"), "heading", LEAST, room)
        assert len(lines) <= 2, slug
        assert all(type_.width(line, "heading", LEAST) <= room for line in lines), slug


@pytest.mark.parametrize(("phase", "promised"), [(DICE, True), (OVER, False)])
def test_new_recipes_are_promised_only_while_the_game_goes_on(
    app: App, monkeypatch: pytest.MonkeyPatch, phase: int, promised: bool
) -> None:
    match = match_of("competitive", 2, seed="many")
    assert go_to(match, random.Random(1), lambda state: state.phase == phase, most=40000)
    state = match.state().copy()
    assert isinstance(state, BakesState)
    state.front = [(), ()]
    cook = sit(app, Match(registry.get("got_what_it_bakes"), 2, match.options, "many", start=state))
    said: list[str] = []
    tell = Texts.t

    def noted(texts: Texts, key: str, /, **args: str | int | float) -> str:
        said.append(key)
        return tell(texts, key, **args)

    monkeypatch.setattr(Texts, "t", noted)
    cook.scene.draw(app.window.surface)
    assert ("bakeshop-no-recipes" in said) is promised


@pytest.mark.parametrize("kids", [False, True])
def test_a_baker_may_take_every_recipe_there_is(app: App, kids: bool) -> None:
    match = match_of("competitive", 2, kids=kids, seed="all")
    assert go_to(match, random.Random(1), lambda state: state.phase == RECIPE_STEP and state.actor == 0)
    while (more := match.game.parse("take-deck")) in match.seat(0).legal():
        match.play(0, more)
    cook = sit(app, match)
    assert len(cook.state.front[0]) > 50
    cook.scene.layout(cook.scene.viewport)
    cook.scene.draw(app.window.surface)
    own = [f"recipe-{slug}" for slug in cook.state.front[0]]
    panel = cook.bakes.board["recipes"].rect
    assert all(panel.contains(cook.bakes.area(name)) for name in own)
