"""What guides a newcomer at Got What It Bakes?: what glows or dims, what is seen, how one goes back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.app import App
from game.input.events import Command
from game.input.gestures import Gesture
from game.rules.core import Match
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import EFFECTS
from game.rules.got_what_it_bakes.helps import unmarked
from game.rules.got_what_it_bakes.pending import Dare, Offering, Place, Pooling
from game.rules.got_what_it_bakes.state import BakesState
from game.rules.got_what_it_bakes.table import DICE, DRAFT, GOALS, PICK, RECIPES
from game.scenes.pause import PauseScene
from game.table.got_what_it_bakes import draw_board, draw_far, draw_panel, draw_sheet
from game.table.got_what_it_bakes.brush import Brush
from game.table.got_what_it_bakes.cards import Cards
from game.table.got_what_it_bakes.overlays import offered, owner_tag
from tests.scenes.bakes_table import Cook, match_of, sit
from tests.scenes.test_bakes_table import at_dice, reach


def draw(cook: Cook) -> None:
    """Draw everything anew."""
    cook.scene.layout(cook.scene.viewport)
    cook.scene.draw(cook.app.window.surface)


def waiting(units: int, *, empty: bool = False) -> object:
    """Seat 0 has so many units to place, with none of them stored yet if that is asked."""

    def fits(state: BakesState) -> bool:
        step = state.pending
        if not isinstance(step, Place) or step.seat != 0 or step.source or step.units != units:
            return False
        return not empty or not bag.count(state.stock[0], step.ingredient)

    return fits


def begun(asked: type) -> object:
    """Seat 0 has begun to name something."""

    def fits(state: BakesState) -> bool:
        step = state.pending
        return isinstance(step, asked) and step is not None and step.seat == 0

    return fits


# the button that places


def test_the_button_that_places_is_pale_while_it_does_nothing(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    cook = reach(app, waiting(3))
    shown: list[tuple[str, bool]] = []

    def noted(brush: object, look: object, label: str, *, ready: bool, strong: bool) -> None:
        shown.append((label, ready))

    monkeypatch.setattr(draw_board, "draw_done", noted)
    draw(cook)
    assert shown[-1] == ("Place for me", True)
    cook.click("auto")
    moments = 0
    while isinstance(cook.state.pending, Place):
        cook.pass_time(1 / 60)
        draw(cook)
        moments += shown[-1][0] == "Place for me"
        assert shown[-1] != ("Place for me", True)
    assert moments > 5
    cook.rest()
    draw(cook)
    assert shown[-1][0] != "Place for me"


# going back


@pytest.mark.parametrize("asked", [Offering, Pooling])
def test_escape_in_a_sheet_goes_back_before_it_pauses(app: App, asked: type) -> None:
    cook = reach(app, begun(asked), mode="cooperative")
    cook.press(Command.CANCEL)
    cook.rest()
    assert app.stack.top is cook.scene
    assert cook.session.match.log[-1].action == act.BACK
    assert cook.state.pending is None
    cook.press(Command.CANCEL)
    assert isinstance(app.stack.top, PauseScene)


def test_escape_puts_back_what_is_held_in_a_sheet_first(app: App) -> None:
    cook = reach(app, begun(Offering), mode="cooperative")
    cook.lift("choice-0")
    cook.press(Command.CANCEL)
    assert not cook.scene.hands.drag.holding
    assert isinstance(cook.state.pending, Offering)


# what a sentence names


@pytest.mark.parametrize("kids", [False, True])
def test_the_jar_that_the_sentence_names_is_seen_before_anything_is_held(app: App, kids: bool) -> None:
    cook = reach(app, waiting(2, empty=True), kids=kids)
    step = cook.state.pending
    assert isinstance(step, Place)
    jar = f"jar-{step.ingredient}"
    assert "jar" in cook.scene.status().heading
    with_jar = look_at(cook, jar)
    cook.bakes.look.table.pending = step._replace(source="bagel")  # as if a mark were moved: no jar takes it
    assert pygame.image.tobytes(with_jar, "RGB") != pygame.image.tobytes(look_at(cook, jar), "RGB")
    cook.scene.layout(cook.scene.viewport)
    cook.drag("unit", jar)
    assert bag.count(cook.state.stock[0], step.ingredient) == 1


def look_at(cook: Cook, spot: str) -> pygame.Surface:
    """The picture of a spot."""
    draw(cook)
    surface = cook.app.window.surface
    return surface.subsurface(cook.scene.viewport.rect(cook.bakes.area(spot))).copy()


@pytest.mark.parametrize(("mode", "place"), [("solo", "bakes/trash"), ("competitive", "common/hand")])
def test_the_sentence_in_pictures_shows_where_a_recipe_of_the_draft_goes(
    app: App, mode: str, place: str
) -> None:
    cook = reach(
        app, lambda state: state.phase == DRAFT, mode=mode, seats=1 if mode == "solo" else 2, kids=True
    )
    assert [part.arts for part in cook.scene.status().parts][-1] == (place,)


# the panels of the others


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "hu", "de"])
@pytest.mark.parametrize(("mode", "seats"), [("teams", 4), ("cooperative", 3), ("competitive", 2)])
@pytest.mark.parametrize("first", [1, 2])
def test_nothing_in_a_panel_lies_over_anything_else(
    app: App, monkeypatch: pytest.MonkeyPatch, mode: str, seats: int, language: str, zoom: float, first: int
) -> None:
    app.context.settings.language, app.context.settings.text_zoom = language, zoom
    app.context.apply_settings()
    cook = reach(app, lambda state: state.phase == PICK, mode=mode, seats=seats)
    bakes = cook.bakes
    bakes.sitters = tuple(replace(one, name=f"CookieBot {n}") for n, one in enumerate(bakes.sitters))
    bakes.look.table.first = bakes.look.table.actor = first % seats
    brush = bakes.brush(app.window.surface, None)
    things: list[pygame.FRect] = []

    def words(self: Brush, text: str, rect: pygame.FRect, *rest: object, **how: object) -> None:
        if text:
            wide = min(rect.width, self.type.width(text, "heading", float(str(rest[1]))) / self.scale)
            left = rect.right - wide if how.get("align") == "right" else rect.x
            things.append(pygame.FRect(left, rect.y, wide, rect.height))

    def icon(self: Brush, name: str, x: float, y: float, size: float, **_: object) -> None:
        things.append(pygame.FRect(x - size / 2, y - size / 2, size, size).inflate(-4, -4))

    def dot(self: Brush, seat: int, x: float, y: float, size: float) -> None:
        things.append(pygame.FRect(x - size / 2, y - size / 2, size, size))

    monkeypatch.setattr(Brush, "text", words)
    monkeypatch.setattr(Brush, "icon", icon)
    monkeypatch.setattr(Brush, "dot", dot)
    draw_far.draw_rivals(brush, bakes.look, bakes.found(), None)
    upper = [thing for thing in things if thing.centery < bakes.area("rivals").centery]
    assert len(upper) >= seats - 1
    for number, one in enumerate(upper):
        others = upper[number + 1 :]
        assert one.collidelist(others) < 0, (one, others)


# sheets


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("phase", [GOALS, DRAFT])
def test_a_sheet_is_lifted_to_look_at_what_it_covers(app: App, phase: int, kids: bool) -> None:
    cook = sit(app, match_of("competitive", 2, kids=kids, seed="under", goals=True))
    while cook.state.phase != phase:
        seat = cook.session.match.to_act()[0]
        cook.session.match.play(seat, cook.session.match.seat(seat).legal()[0])
        cook.scene.finish_moving()
    cook = sit(app, cook.session.match, seat=cook.session.match.to_act()[0])
    before = len(cook.session.match.log)

    def covered() -> bool:
        regions = cook.bakes.regions(cook.scene.hands.hold())
        picture = pygame.Surface(app.window.surface.get_size()).convert()
        cook.bakes.paint(picture, cook.scene.hands.hold())
        assert regions
        middle = cook.scene.viewport.point(*cook.bakes.board["sheet"].rect.move(0, -60).center)
        shown.append((regions["over"][1], tuple(picture.get_at(middle))))
        return shown[-1] == shown[0]

    shown: list[tuple[object, tuple[int, ...]]] = []
    assert covered()
    x, y = cook.at("under")
    cook.down(x, y)
    assert not covered()
    assert cook.scene.status().heading == "Let go to choose."
    cook.up(x, y)
    assert covered()
    assert len(cook.session.match.log) == before


# exchanges


def offers(state: BakesState) -> list[str]:
    """The recipes that seat 0 may offer, while it decides freely."""
    free = state.actor == 0 and state.pending is None
    return [action.recipe for action in state.legal(0) if free and isinstance(action, act.Offer)]


@pytest.mark.rule("GW-49")
@pytest.mark.parametrize("kids", [False, True])
def test_the_panel_of_a_partner_glows_only_if_the_partner_can_exchange(app: App, kids: bool) -> None:
    def none(state: BakesState) -> bool:
        hidden = not kids or state.phase != RECIPES
        return hidden and bool(offers(state)) and bool(state.front[1]) and not unmarked(state, 1)

    def some(state: BakesState) -> bool:
        return bool(offers(state)) and bool(unmarked(state, 1))

    cook = reach(app, none, mode="cooperative", kids=kids)
    own = f"recipe-{offers(cook.state)[0]}"
    cook.lift(own)
    hold = cook.scene.hands.hold()
    assert hold is not None
    assert "rival-1" not in hold.targets
    cook.up(*cook.at("rival-1"))
    assert cook.state.pending is None
    assert cook.scene.hands.bubble is not None
    assert cook.scene.hands.bubble.clause == "GW-49"
    cook.drag(own, "stall" if kids else "recipe-market-1")
    assert act.get(act.Offer, own.removeprefix("recipe-")) in [e.action for e in cook.session.match.log[-2:]]

    cook = reach(app, some, mode="cooperative", kids=kids)
    cook.lift(f"recipe-{offers(cook.state)[0]}")
    hold = cook.scene.hands.hold()
    assert hold is not None
    assert "rival-1" in hold.targets
    cook.up(*cook.at("rival-1"))
    cook.rest()
    assert isinstance(cook.state.pending, Offering)
    assert set(unmarked(cook.state, 1)) <= set(offered(cook.bakes.look))


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_each_card_of_an_exchange_tells_from_whom_it_comes(
    app: App, monkeypatch: pytest.MonkeyPatch, seats: int, kids: bool
) -> None:
    cook = reach(app, begun(Offering), mode="cooperative", seats=seats, kids=kids)
    draw(cook)
    tags: list[tuple[str, pygame.FRect]] = []
    picture = Brush.picture

    def noted(self: Brush, name: str, rect: pygame.FRect, **how: Any) -> None:
        tags.append((name, rect))
        picture(self, name, rect, **how)

    monkeypatch.setattr(Brush, "picture", noted)
    draw_sheet.draw_sheet(
        cook.bakes.brush(app.window.surface, None), cook.bakes.look, cook.bakes.found(), covered=False
    )
    sheet = cook.bakes.area("sheet")
    cards = offered(cook.bakes.look)
    areas = [cook.bakes.area(f"choice-{number}") for number in range(len(cards))]
    for slug, area in zip(cards, areas, strict=True):
        tag = owner_tag(area)
        assert sheet.contains(tag)
        assert tag.collidelist([*areas, cook.bakes.area("keep"), cook.bakes.area("leave")]) < 0
        owner = next((seat for seat in range(1, seats) if slug in cook.state.front[seat]), None)
        sign = "bakes/market" if owner is None else cook.bakes.sitters[owner].face
        assert any(name == sign and tag.collidepoint(rect.center) for name, rect in tags), slug


@pytest.mark.parametrize("speed", ["off", "normal"])
@pytest.mark.parametrize("yes", [True, False])
def test_what_the_asked_answers_is_read_by_whoever_asked(app: App, yes: bool, speed: str) -> None:
    app.context.settings.speed = speed
    cook = reach(app, begun(Offering), mode="cooperative")
    match = cook.session.match
    theirs = next(
        action
        for action in match.seat(0).legal()
        if isinstance(action, act.For) and action.recipe in cook.state.front[1]
    )
    match.play(0, theirs)
    cook.scene.finish_moving()
    cook.scene.play(1, act.get(act.Answer, yes))
    cook.pass_time(0.3)
    status = cook.scene.status()
    name = cook.session.players[1].name
    assert status.heading == f"{name} says {'yes' if yes else 'no'}."
    assert [part.arts[0] for part in status.parts] == [
        cook.bakes.sitters[1].face,
        "common/check" if yes else "common/icon-close",
    ]
    cook.rest()
    assert cook.scene.status().heading != status.heading


# cards that turn dice


def turner(verb: str, wanted: int) -> object:
    """Seat 0 uses dice and has a card of a verb that could turn its first die to so many values."""

    def fits(state: BakesState) -> bool:
        free = at_dice(state) or (state.phase == PICK and state.actor == 0 and bool(state.dice[0]))
        return free and any(len(uses) == wanted for uses in turns(state, verb).values())

    return fits


def turns(state: BakesState, verb: str) -> dict[str, list[act.Use]]:
    """By card of a verb: its uses on the first die."""
    found: dict[str, list[act.Use]] = {}
    for action in state.legal(0):
        mine = isinstance(action, act.Use) and EFFECTS[action.card].verb == verb
        if isinstance(action, act.Use) and mine and action.args[0] == state.dice[0][0]:
            found.setdefault(action.card, []).append(action)
    return found


@pytest.mark.rule("GW-56")
@pytest.mark.parametrize("kids", [False, True])
def test_a_card_that_sets_a_die_is_laid_on_the_die(app: App, kids: bool) -> None:
    cook = reach(app, turner("set", 5), kids=kids)
    slug, uses = next(iter(turns(cook.state, "set").items()))
    log = len(cook.session.match.log)
    cook.lift(f"card-{slug}")
    hold = cook.scene.hands.hold()
    assert hold is not None
    assert "die-0" in hold.targets
    cook.move(*cook.at("die-0"))
    said = cook.scene.status()
    cook.up(*cook.at("die-0"))
    assert len(cook.session.match.log) == log
    assert cook.scene.status().heading == said.heading
    cook.scene.draw(app.window.surface)
    assert all(cook.scene.known.allowed(Gesture(f"turn-{use.args[1]}")) for use in uses)
    wanted = uses[2]
    cook.click(f"turn-{wanted.args[1]}")
    assert cook.session.match.log[-1].action == wanted
    cook.rest()
    assert not any(name.startswith("turn-") for name in cook.bakes.spot_names())


def test_a_card_laid_on_a_die_can_be_taken_back(app: App) -> None:
    cook = reach(app, turner("set", 5), kids=True)
    slug = next(iter(turns(cook.state, "set")))
    log = len(cook.session.match.log)
    for close in ("escape", "press"):
        cook.drag(f"card-{slug}", "die-0")
        assert "keep-die" in cook.bakes.spot_names()
        cook.press(Command.CANCEL) if close == "escape" else cook.click("keep-die")
        assert "keep-die" not in cook.bakes.spot_names()
        assert app.stack.top is cook.scene
    assert len(cook.session.match.log) == log
    cook.drag(f"card-{slug}", "die-0")
    cook.drag("die-0", "save-time") if cook.state.phase == DICE else cook.click(pick_of(cook))
    cook.rest()
    assert "keep-die" not in cook.bakes.spot_names()


def pick_of(cook: Cook) -> str:
    """The spot of a die that can be picked."""
    return next(name for name in cook.scene.known.sources() if name.startswith("tray-"))


def test_a_card_that_can_turn_a_die_in_one_way_does_it_at_once(app: App) -> None:
    cook = reach(app, turner("copy", 1))
    slug, uses = next((slug, uses) for slug, uses in turns(cook.state, "copy").items() if len(uses) == 1)
    cook.drag(f"card-{slug}", "die-0")
    assert cook.session.match.log[-1].action == uses[0]


@pytest.mark.rule("GW-30")
def test_a_card_is_laid_on_the_die_of_a_dare(app: App) -> None:
    cook = reach(app, lambda state: isinstance(state.pending, Dare) and state.pending.seat == 0, kids=True)
    state = cook.state.copy()
    state.used[0] = ()
    match = cook.session.match
    cook = sit(app, Match(match.game, 2, match.options, "dare", start=state))
    use = next(one for one in state.legal(0) if isinstance(one, act.Use) and EFFECTS[one.card].verb == "set")
    cook.drag(f"card-{use.card}", "dare-die")
    cook.scene.draw(app.window.surface)
    cook.click(f"turn-{use.args[1]}")
    assert cook.session.match.log[-1].action == use


# what has been used


@pytest.mark.rule("GW-29")
def test_used_refreshments_stay_before_their_baker_face_down(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    cook = reach(app, at_dice)
    backs: list[str] = []
    back = Cards.back

    def noted(self: Cards, name: str, size: tuple[int, int]) -> pygame.Surface:
        backs.append(name)
        return back(self, name, size)

    monkeypatch.setattr(Cards, "back", noted)
    look, brush = cook.bakes.look, cook.bakes.brush(app.window.surface, None)
    keys = []
    for drunk in ((), ("espresso",), ("espresso", "lemonade")):
        look.table.drunk[0] = look.table.drunk[1] = drunk
        keys.append((draw_board.shelf_key(look, brush), draw_panel.panel_key(look, 1)))
        backs.clear()
        draw_board.draw_shelf(brush, look, cook.bakes.found())
        draw_panel.draw_panel(brush, look, 1)
        assert backs.count("upgrade") == 2 * len(drunk)
    assert len(set(keys)) == 3
