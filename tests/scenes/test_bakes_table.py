"""The table of Got What It Bakes?: what is shown, what is kept secret, what hands without a mouse can do."""

from __future__ import annotations

import random

import pygame
import pytest

from game.app import App
from game.input.events import Command, PointerDown, PointerMove, PointerUp
from game.input.gestures import Gesture
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes.pending import Dare, Place
from game.rules.got_what_it_bakes.state import BakesState
from game.rules.got_what_it_bakes.table import BAKE, DICE, DRAFT, OVER, PICK
from game.rules.got_what_it_bakes.view import BakesView
from game.scenes.hand_over import HandOverScene
from game.scenes.pause import PauseScene
from game.scenes.result import ResultScene
from game.scenes.score_sheet import rows_of
from game.scenes.table import TableScene
from game.table.got_what_it_bakes import draw_shared
from game.table.got_what_it_bakes.recipe_cards import RecipeCards
from game.table.got_what_it_bakes.table import GUARD
from game.table.viewport import Viewport
from tests.scenes.bakes_table import MODES, Cook, go_to, match_of, sit, some_action

ALONE = ("person", "normal", "normal", "normal")


def at_dice(state: BakesState) -> bool:
    """Seat 0 may use three dice."""
    return state.phase == DICE and state.actor == 0 and state.pending is None and len(state.dice[0]) == 3


def reach(app: App, stop: object, *, seats: int = 2, mode: str = "competitive", kids: bool = False) -> Cook:
    """A table at the first position that fits; several games are tried."""
    assert callable(stop)
    for number in range(200):
        match = match_of(mode, seats, kids=kids, seed=f"reach-{number}")
        if go_to(match, random.Random(number), stop):
            return sit(app, match)
    raise AssertionError("no such position")


# what is shown


@pytest.mark.parametrize(("mode", "seats", "kids"), [MODES[1], MODES[2], MODES[4], MODES[6]])
def test_an_animation_cut_at_any_moment_shows_the_position(
    app: App, mode: str, seats: int, kids: bool
) -> None:
    match = match_of(mode, seats, kids=kids, seed="cut")
    cook = sit(app, match, kinds=ALONE[:seats])
    rng = random.Random(5)
    for _ in range(150):
        if not match.to_act():
            break
        seat = match.to_act()[0]
        cook.scene.play(seat, some_action(cook.state, seat, rng))
        for _ in range(rng.randrange(30)):
            cook.scene.timeline.advance(1 / 30)
        cook.scene.finish_moving()
        shown = cook.bakes.picture()
        view = cook.session.seat(cook.scene._viewer()).view()
        assert isinstance(view, BakesView)
        cook.bakes.rebuild(view)
        assert shown == cook.bakes.picture()


@pytest.mark.parametrize(("mode", "seats", "kids"), [MODES[1], MODES[3], MODES[7]])
def test_a_whole_game_is_animated(app: App, mode: str, seats: int, kids: bool) -> None:
    """Every animation runs to its end and is drawn; what it leaves is nearly the position itself."""
    match = match_of(mode, seats, kids=kids, seed="whole", goals=not kids)
    cook = sit(app, match, kinds=ALONE[:seats])
    rng = random.Random(2)
    surface = app.window.surface
    while match.to_act():
        seat = match.to_act()[0]
        cook.scene.play(seat, some_action(cook.state, seat, rng))
        while not cook.scene.timeline.idle:
            cook.scene.timeline.advance(0.11)
            if rng.random() < 0.03:
                cook.scene.draw(surface)
        look = cook.bakes.look.table
        assert look.coins == cook.state.coins
        assert look.time == cook.state.time
        assert look.front == cook.state.front
        assert look.done == cook.state.done
        assert look.trash == cook.state.trash
        assert look.stock == cook.state.stock
        assert look.need == cook.state.need
        cook.scene.finish_moving()
    assert cook.state.phase == OVER


def test_every_size_is_drawn(app: App) -> None:
    cook = reach(app, at_dice, seats=4)
    for size in ((1280, 720), (1920, 1080), (640, 1136)):
        cook.scene.layout(Viewport(*size))
        surface = pygame.Surface(size)
        cook.scene.draw(surface)
        assert len({tuple(surface.get_at((x, size[1] // 2))) for x in range(0, size[0], 7)}) > 20


def test_the_price_is_told_while_a_die_is_held(app: App) -> None:
    cook = reach(app, lambda state: at_dice(state) and 2 in state.dice[0] and state.pantry == 2)
    number = cook.state.dice[0].index(2)
    cook.lift(f"die-{number}")
    cook.move(*cook.at("tile-dairy"))
    said = cook.scene.status()
    assert "Dairy" in said.heading
    assert "2 free" in said.heading
    assert "2 coins" in said.heading


# reasons


def test_a_wrong_drop_flies_back_and_says_why(app: App) -> None:
    cook = reach(app, lambda state: at_dice(state) and 2 in state.dice[0])
    cook.lift(f"die-{cook.state.dice[0].index(2)}")
    cook.move(*cook.at("tile-eggs"))
    cook.scene.hands.drag.cancel()
    cook.lift(f"die-{cook.state.dice[0].index(2)}")
    cook.move(*cook.at("tile-fruits-jams"))
    cook.up(*cook.at("tile-fruits-jams"))
    assert cook.scene.hands.bubble is not None
    assert cook.scene.hands.bubble.clause == "GW-5"
    assert cook.state.dice[0].count(2) >= 1


# secrets


def test_the_draft_is_handed_over_and_the_dice_are_not(app: App) -> None:
    match = match_of("competitive", 2, seed="secrets")
    cook = sit(app, match)
    seen: list[tuple[int, bool]] = []
    rng = random.Random(3)
    for _ in range(60):
        actor = cook.scene.actor
        assert actor is not None
        cook.scene.play(actor, some_action(cook.state, actor, rng))
        cook.scene.finish_moving()
        app.stack.update(0.0)
        seen.append((cook.state.phase, isinstance(app.stack.top, HandOverScene)))
        cook.take_over()
        assert isinstance(app.stack.top, TableScene)
    assert any(covered for phase, covered in seen if phase == DRAFT)
    assert not any(covered for phase, covered in seen if phase in (PICK, DICE))


def test_alone_against_bots_nothing_is_handed_over_and_goals_lie_open(app: App) -> None:
    cook = sit(app, match_of("competitive", 2, seed="alone"), kinds=ALONE[:2])
    app.stack.update(0.0)
    assert isinstance(app.stack.top, TableScene)
    assert not cook.bakes.covered(None)


def test_goals_are_seen_only_while_the_eye_is_held(app: App) -> None:
    cook = sit(app, match_of("competitive", 2, seed="eye"))
    assert cook.bakes.covered(cook.scene.hands.hold())
    cook.down(*cook.at("peek"))
    assert not cook.bakes.covered(cook.scene.hands.hold())
    cook.up(*cook.at("peek"))
    assert cook.bakes.covered(cook.scene.hands.hold())


def test_the_status_line_gives_no_covered_goal_away(app: App) -> None:
    cook = sit(app, match_of("competitive", 2, seed="eye"))
    cook.lift("choice-0")
    cook.move(*cook.at("keep"))
    assert cook.scene.status().heading == "Keep this goal."
    assert cook.bakes.symbol("choice-0") == ("bakes/card-back-goal",)


# placing by itself


def test_units_are_placed_at_once_and_taken_back_as_one(app: App) -> None:
    def three(state: BakesState) -> bool:
        step = state.pending
        return isinstance(step, Place) and step.seat == 0 and step.units == 3 and not step.source

    cook = reach(app, three)
    before = cook.session.match.digest()
    count = len(cook.session.match.log)
    cook.click("auto")
    cook.rest()
    for _ in range(8):
        cook.pass_time(1 / 60)
        cook.rest()
    assert not isinstance(cook.state.pending, Place)
    assert len(cook.session.match.log) > count + 1
    cook.scene.press("undo")
    assert cook.session.match.digest() == before


# other hands


def test_a_die_is_used_by_keyboard_alone(app: App) -> None:
    cook = reach(app, at_dice)
    cook.press(Command.NEXT)
    for _ in range(40):
        if cook.scene.hands.focus.name == "die-0":
            break
        cook.press(Command.NEXT)
    cook.press(Command.ACCEPT)
    assert cook.scene.hands.drag.holding
    for _ in range(40):
        if cook.scene.hands.focus.name == "save-time":
            break
        cook.press(Command.NEXT)
    before = cook.state.time[0]
    cook.press(Command.ACCEPT)
    assert cook.state.time[0] == before + 1


def test_a_die_is_picked_by_gamepad(app: App) -> None:
    cook = reach(app, lambda state: state.phase == PICK and state.actor == 0)
    cook.press(Command.NEXT, gamepad=True)
    for _ in range(40):
        if str(cook.scene.hands.focus.name).startswith("tray-"):
            break
        cook.press(Command.NEXT, gamepad=True)
    cook.press(Command.ACCEPT, gamepad=True)
    assert isinstance(cook.session.match.log[-1].action, act.Pick)


def test_two_clicks_save_a_die(app: App) -> None:
    cook = reach(app, at_dice)
    cook.click("die-0")
    assert cook.scene.hands.drag.holding
    cook.click("save-coins")
    assert isinstance(cook.session.match.log[-1].action, act.SaveCoins)


def test_a_finger_that_rests_on_a_card_sees_both_sides_of_it(app: App) -> None:
    cook = reach(app, at_dice)
    x, y = cook.at("recipe-market-1")
    slug = cook.state.recipe_market[0]
    log = len(cook.session.match.log)
    app.stack.handle(PointerMove(x, y, False, 1000))
    app.stack.handle(PointerDown(x, y, 1, 1000, touch=True))
    cook.scene.draw(app.window.surface)
    cook.pass_time(0.6)
    asked = cook.bakes.cards.picture_side
    seen: list[str] = []

    def watched(slug: str, size: tuple[int, int]) -> pygame.Surface:
        seen.append(slug)
        return asked(slug, size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RecipeCards, "picture_side", lambda self, slug, size: watched(slug, size))
        cook.scene.draw(app.window.surface)
    assert slug in seen
    app.stack.handle(PointerUp(x, y, 1, 1700))
    app.stack.handle(PointerMove(-1e6, -1e6, False, 1700))
    assert not cook.scene.hands.drag.holding
    assert cook.scene.hands.pointed is None
    assert len(cook.session.match.log) == log


# the oven


def complete(state: BakesState) -> bool:
    """Seat 0 bakes, and has a complete recipe."""
    ready = any(not state.need[slug] for slug in state.front[0])
    return state.phase == BAKE and state.actor == 0 and state.pending is None and ready


def test_a_complete_recipe_is_pressed_into_the_dare_scene_and_dared(app: App) -> None:
    cook = reach(app, complete)
    slug = next(slug for slug in cook.state.front[0] if not cook.state.need[slug])
    cook.click(f"recipe-{slug}")
    assert cook.bakes.look.oven is not None
    cook.click("dare-rest")
    assert cook.bakes.look.oven is None
    cook.click(f"recipe-{slug}")
    cook.drag("dare-die", "dare-tray")
    assert cook.session.match.log[-1].action == act.BAKE_DARE[slug]
    cook.rest()
    assert cook.bakes.look.oven is None or isinstance(cook.state.pending, Dare)


def test_only_cards_that_may_help_lie_before_the_oven(app: App) -> None:
    def rolled(state: BakesState) -> bool:
        return isinstance(state.pending, Dare) and state.pending.seat == 0 and bool(state.used[0])

    cook = reach(app, rolled, kids=True)
    row = cook.bakes.area("dare-ready")
    shown = {spot for spot in cook.bakes.spot_names() if spot.startswith("card-")}
    assert shown == {f"card-{slug}" for slug in cook.state.upgrades[0] if slug not in cook.state.used[0]}
    assert all(row.contains(cook.bakes.area(spot)) for spot in shown)
    cook.scene.draw(app.window.surface)


def test_a_panel_opens_and_closes(app: App) -> None:
    cook = reach(app, at_dice, seats=3)
    cook.click("rival-1")
    assert cook.bakes.opened == 1
    panel = cook.scene.table.area("close")
    dice = cook.scene.table.area("die-0")
    over = panel.clip(dice).center
    assert cook.scene.hands.source_at(*over) == "close"
    cook.click("close")
    assert cook.bakes.opened is None
    assert cook.scene.hands.source_at(*over) == "die-0"


def test_the_result_counts_up_and_names_ranks(app: App) -> None:
    match = match_of("cooperative", 2, seed="result")
    go_to(match, random.Random(1), lambda state: False)
    cook = sit(app, match)
    outcome = match.outcome()
    assert outcome is not None
    rows, heads = rows_of(app.context.texts, cook.session, outcome)
    assert heads == [0, 1]
    assert [len(row.values) for row in rows] == [2] * len(rows)
    assert {"Completed recipes", "Goals", "Trash", "Total", "Rank", "Together"} <= {row.words for row in rows}
    scene = ResultScene(app.context, cook.session, outcome)
    from game.scenes.base import Push

    app.stack.apply(Push(scene))
    assert scene.moving
    for _ in range(600):
        app.stack.update(1 / 60)
    assert not scene.moving


def test_a_hint_is_shown_as_a_ghost(app: App) -> None:
    cook = reach(app, at_dice)
    action = next(action for action in cook.state.legal(0) if isinstance(action, act.Gather))
    cook.scene.table.ghost = action
    cook.scene.draw(app.window.surface)
    gesture = cook.scene.known.of_action(action)
    assert isinstance(gesture, Gesture)
    assert "free" in cook.scene.status().heading


# haste


@pytest.mark.parametrize("kids", [False, True])
def test_the_next_thing_can_be_done_before_the_last_one_is_shown_to_its_end(app: App, kids: bool) -> None:
    cook = reach(app, at_dice, kids=kids)
    before = len(cook.session.match.log)
    cook.drag("die-0", "save-time")
    assert not cook.scene.settled
    cook.drag("die-0", "save-coins")
    done = [type(entry.action) for entry in cook.session.match.log[before:]]
    assert done == [act.SaveTime] if kids else [act.SaveTime, act.SaveCoins]
    cook.rest()
    picture = cook.bakes.picture()
    view = cook.scene.view
    assert isinstance(view, BakesView)
    cook.bakes.rebuild(view)
    assert picture == cook.bakes.picture()


def test_the_second_half_of_a_double_click_does_nothing_of_its_own(app: App) -> None:
    cook = reach(app, at_dice)
    before = len(cook.session.match.log)
    x, y = cook.at("die-0")
    cook.drag("die-0", "save-time")
    for _ in range(2):
        app.stack.handle(PointerDown(x, y, 1, cook.time + 100))
        app.stack.handle(PointerUp(x, y, 1, cook.time + 120))
    assert not cook.scene.settled
    assert len(cook.session.match.log) == before + 1


# the button that ends a step


def test_a_double_click_on_the_button_that_places_loses_no_dice(app: App) -> None:
    def last_unit(state: BakesState) -> bool:
        step = state.pending
        return isinstance(step, Place) and step.seat == 0 and not step.source and bool(state.dice[0])

    cook = reach(app, last_unit)
    dice = cook.state.dice[0]
    cook.click("auto")
    while isinstance(cook.state.pending, Place):
        cook.pass_time(1 / 60)
        cook.rest()
    cook.click("done")
    cook.click("done")
    assert (cook.state.phase, cook.state.dice[0]) == (DICE, dice)
    assert not cook.bakes.sure


def test_dice_that_are_left_are_asked_about_first(app: App) -> None:
    cook = reach(app, at_dice)
    cook.click("done")
    assert cook.bakes.done_words()[0] == "Leave 3 dice unused?"
    assert cook.scene.status().heading == "Leave 3 dice unused?"
    cook.click("done")
    assert cook.state.phase == DICE
    cook.pass_time(GUARD)
    cook.click("done")
    assert cook.session.match.log[-1].action == act.END


@pytest.mark.parametrize("kids", [False, True])
def test_finished_recipes_that_are_left_are_asked_about_first(app: App, kids: bool) -> None:
    def ready(state: BakesState) -> bool:
        mine = state.phase == BAKE and state.actor == 0 and state.pending is None
        return mine and any(isinstance(action, act.Bake) for action in state.legal(0))

    cook = reach(app, ready, kids=kids)
    before = len(cook.session.match.log)
    cook.click("done")
    assert len(cook.session.match.log) == before
    assert "unbaked" in cook.scene.status().heading
    assert cook.scene.status().parts[-1].arts == ("bakes/oven", "common/icon-close")
    cook.press(Command.CANCEL)
    assert cook.bakes.done_words()[0] == "Done baking"
    cook.pass_time(GUARD)
    cook.click("done")
    cook.pass_time(GUARD)
    cook.click("done")
    assert cook.session.match.log[-1].action == act.END


def test_who_is_asked_about_dice_can_still_use_them(app: App) -> None:
    cook = reach(app, at_dice)
    cook.click("done")
    cook.press(Command.CANCEL)
    assert cook.bakes.done_words()[0] == "Done with dice"
    cook.pass_time(GUARD)
    cook.click("done")
    cook.drag("die-0", "save-time")
    cook.rest()
    assert cook.bakes.done_words()[0] == "Done with dice"
    assert len(cook.state.dice[0]) == 2


def test_escape_closes_a_panel_before_it_pauses(app: App) -> None:
    cook = reach(app, at_dice, seats=3)
    cook.click("rival-1")
    cook.press(Command.CANCEL)
    assert cook.bakes.opened is None
    assert app.stack.top is cook.scene
    cook.press(Command.CANCEL)
    assert isinstance(app.stack.top, PauseScene)


def test_the_button_says_nothing_while_others_act(app: App) -> None:
    def of_the_bot(state: BakesState) -> bool:
        return state.phase == DICE and state.actor == 1 and state.pending is None

    cook = reach(app, of_the_bot)
    view = cook.session.seat(0).view()
    assert isinstance(view, BakesView)
    cook.bakes.rebuild(view)
    assert cook.bakes.done_words() == ("", 0)


# whose, and what colour


def said(cook: Cook) -> set[str]:
    """Every text that the picture asks for while it is drawn anew."""
    cook.scene.layout(cook.scene.viewport)
    cook.scene.draw(cook.app.window.surface)
    return set(cook.bakes._said.values())


def test_a_sheet_says_whose_choice_it_is_where_several_sit(app: App) -> None:
    cook = sit(app, match_of("cooperative", 2, seed="whose"))
    assert any(words.startswith("Anna, it’s your choice.") for words in said(cook))
    alone = sit(app, match_of("cooperative", 2, seed="whose"), kinds=ALONE[:2])
    assert not any("your choice" in words for words in said(alone))


@pytest.mark.rule("GW-4")
@pytest.mark.parametrize(("mode", "back"), [("competitive", "goal"), ("cooperative", "goal-team")])
def test_goals_have_the_colour_of_their_deck(app: App, mode: str, back: str) -> None:
    cook = sit(app, match_of(mode, 2, seed="colour"))
    assert cook.bakes.look.goal_back == back
    face = cook.bakes.cards.goal(cook.state.offers[0][0], 2, (200, 280))
    red, _, blue, _ = face.get_at((12, 40))
    assert (blue > red) == (mode == "cooperative")


def test_open_goals_are_never_said_to_be_covered(app: App) -> None:
    cook = reach(app, lambda state: at_dice(state) and bool(state.goals[0]), mode="cooperative")
    cook.down(*cook.at("goals"))
    assert cook.scene.status().heading == "The goals of all of you, and how far each has come."
    cook.up(*cook.at("goals"))


def test_cookiebot_takes_no_dice_while_there_is_baking(app: App) -> None:
    def baking(state: BakesState) -> bool:
        return state.phase == BAKE and bool(state.bot_card)

    cook = reach(app, baking, mode="solo", seats=1)
    assert not any(words.startswith("CookieBot takes") for words in said(cook))


@pytest.mark.rule("GW-54", "GW-72")
def test_only_the_place_that_cookiebot_blocks_is_said_to_be_blocked(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    cook = reach(app, lambda state: state.row_size == 2 and state.pending is None, mode="solo", seats=1)
    cook.bakes.look.table.row = cook.bakes.look.table.row[1:]  # one card is just being bought
    blocked: list[pygame.FRect] = []
    monkeypatch.setattr(draw_shared, "_draw_blocked", lambda brush, rect: blocked.append(rect))
    surface = pygame.Surface(app.window.surface.get_size())
    draw_shared.draw_shop(cook.bakes.brush(surface, None), cook.bakes.look)
    assert blocked == [cook.bakes.board["shop-1"].rect]


def test_a_chosen_card_has_left_the_sheet_while_it_flies(app: App) -> None:
    cook = sit(app, match_of("competitive", 2, seed="leaves"), kinds=ALONE[:2])
    goal = cook.state.offers[0][1]
    cook.by_hand(act.get(act.Keep, goal))
    cook.pass_time(0.1)
    assert cook.bakes.look.chosen == goal
    cook.rest()
    assert cook.bakes.look.chosen == ""
