"""The table of Pastry Bids: every action by hand, what is shown, and what is said."""

from __future__ import annotations

import random
from time import monotonic, sleep

import pytest

from game.app import App
from game.input.events import Command
from game.input.gestures import Gesture
from game.rules.pastry_bids.actions import MakeDish
from game.scenes.hand_over import HandOverScene
from game.scenes.log import LogScene
from game.scenes.result import ResultScene
from game.table.pastry_bids.mat import headline
from game.table.pastry_bids.meaning import steps_to
from game.table.viewport import Viewport
from tests.scenes.pastry_table import NAMES, PILES, Bidder, flat, sit, some_action

ONE = ("person", "normal")


@pytest.fixture
def bidder(app: App) -> Bidder:
    """Anna, who has won both nines; Ben sits beside her, and it is Anna who looks."""
    made = sit(app, piles=PILES)
    made.play("0 bid 8", "1 bid 6", "1 bid 4", "0 bid 3")
    return made


def look_as(bidder: Bidder, seat: int) -> None:
    """The screen is handed to a seat."""
    bidder.scene.resume(seat)
    assert bidder.scene.actor == seat


def last_bid(app: App, *, kids: bool = False) -> Bidder:
    """Anna's bid is down, and Ben is to bid his last card."""
    bidder = sit(app, piles=PILES, kids=kids)
    bidder.play("0 bid 8", "1 bid 6", "0 bid 1", "1 bid 9", "1 dish 3 with 1", "0 bid 2", "1 bid 10")
    bidder.play("1 dish 12 with 2")
    for own, other in ((3, 4), (4, 3), (5, 7), (6, 5), (7, 8), (9, 11), (10, 12), (11, 13)):
        bidder.play(f"0 bid {own}", *([f"1 bid {other}"] if own < 11 else []))
    return bidder


def end_of_bidding(app: App, *, kids: bool = False) -> Bidder:
    """Ben has bid his last card; Anna has the nines, a queen and a king."""
    bidder = last_bid(app, kids=kids)
    bidder.play("1 bid 13")
    return bidder


# gestures


def test_a_card_dropped_on_the_own_place_is_bid(app: App) -> None:
    bidder = sit(app)
    bidder.drag("recipe-9", "own-bid")
    assert bidder.actions() == ["bid 9"]


def test_a_card_is_bid_by_two_clicks(app: App) -> None:
    bidder = sit(app)
    bidder.click("recipe-4")
    bidder.click("own-bid")
    assert bidder.actions() == ["bid 4"]


def test_a_card_is_bid_by_keyboard_and_by_gamepad(app: App) -> None:
    for gamepad in (False, True):
        bidder = sit(app)
        bidder.press(Command.ACCEPT, gamepad=gamepad)
        bidder.press(Command.RIGHT, Command.RIGHT, gamepad=gamepad)
        assert bidder.scene.hands.focus.name == "recipe-3"
        bidder.press(Command.ACCEPT, Command.ACCEPT, gamepad=gamepad)
        assert bidder.actions() == ["bid 3"]


def test_targets_light_up_while_a_recipe_is_held(bidder: Bidder) -> None:
    look_as(bidder, 0)
    bidder.lift("recipe-13")
    hold = bidder.scene.hands.hold()
    assert hold is not None
    assert set(hold.targets) == {"own-bid", "pair-9", "card-h9", "card-c9"}


@pytest.mark.rule("PB-7")
@pytest.mark.parametrize("target", ["pair-9", "card-h9", "card-c9"])
def test_a_recipe_dropped_on_a_pair_makes_a_dish(bidder: Bidder, target: str) -> None:
    look_as(bidder, 0)
    bidder.drag("recipe-13", target)
    assert bidder.actions()[-1] == "dish 9 with 13"
    bidder.settle()
    assert bidder.pastry.look.scores[0] == 13


@pytest.mark.rule("PB-7")
def test_a_pair_dropped_on_a_recipe_makes_the_same_dish(bidder: Bidder) -> None:
    look_as(bidder, 0)
    bidder.drag("pair-9", "recipe-13")
    assert bidder.actions()[-1] == "dish 9 with 13"


@pytest.mark.rule("PB-10")
@pytest.mark.parametrize(
    ("target", "clause", "words"),
    [
        ("card-h12", "PB-10", "queen of hearts"),
        ("card-h3", "PB-10", "3 of hearts"),
    ],
)
def test_a_drop_on_a_card_that_is_not_won_says_why(
    bidder: Bidder, target: str, clause: str, words: str
) -> None:
    look_as(bidder, 0)
    before = bidder.actions()
    bidder.drag("recipe-13", target)
    bubble = bidder.scene.hands.bubble
    assert bubble is not None
    assert bubble.clause == clause
    assert words in bubble.text
    bidder.settle()
    assert bidder.actions() == before


@pytest.mark.rule("PB-5")
def test_the_tie_question_comes_before_everything_else(app: App) -> None:
    bidder = sit(app, piles=PILES)
    bidder.play("0 bid 5", "1 bid 5")
    assert bidder.scene.actor == 1
    bidder.drag("recipe-9", "own-bid")
    assert bidder.scene.hands.bubble is not None
    assert bidder.scene.hands.bubble.clause == "PB-5"
    bidder.settle()
    bidder.click("agree")
    assert bidder.actions()[-1] == "agree"
    bidder.settle()
    bidder.take_over()
    assert bidder.scene.actor == 0
    bidder.click("decline")
    bidder.settle()
    assert bidder.seen.aside == ("h9", "c9")


@pytest.mark.rule("PB-11")
def test_the_mat_says_whose_hand_is_empty_long_enough_to_be_read(app: App) -> None:
    bidder = last_bid(app)
    pastry, said = bidder.pastry, app.context.t("bids-over-hand", name="Ben")
    bidder.scene.play(1, bidder.session.match.game.parse("bid 13"))
    shown = 0
    for _ in range(60 * 20):
        if bidder.scene.timeline.gate is not None:
            bidder.scene.pass_gate()
        app.stack.update(1 / 60)
        shown += headline(pastry.brush(app.window.surface), pastry.look)[1] == said
    assert bidder.scene.settled
    assert shown >= 60 * 2.5
    assert headline(pastry.brush(app.window.surface), pastry.look)[1] == app.context.t("bids-over-line")


@pytest.mark.rule("PB-11")
def test_done_is_a_button_once_the_bidding_is_over(app: App) -> None:
    bidder = end_of_bidding(app)
    look_as(bidder, 0)
    assert not bidder.scene.known.useful("own-bid")
    bidder.drag("recipe-12", "own-bid")
    assert bidder.scene.hands.bubble is not None
    assert bidder.scene.hands.bubble.clause == "PB-11"
    bidder.settle()
    assert bidder.scene.hands.focus.name != "done"  # Enter pressed blindly bakes
    played = bidder.actions()
    bidder.click("done")
    assert bidder.actions() == played
    assert bidder.scene.status().heading == app.context.t("bids-still-dishes")
    bidder.click("done")
    assert bidder.actions()[-1] == "done"


@pytest.mark.rule("PB-15")
def test_loose_pastry_puts_two_cards_of_a_colour_together_first(app: App) -> None:
    bidder = sit(app, loose=True, piles=PILES)
    bidder.play("0 bid 8", "1 bid 6", "1 bid 1", "0 bid 2")
    look_as(bidder, 0)
    bidder.scene.finish_moving()
    assert bidder.scene.status().line == app.context.t("bids-can-bake-loose-line")
    bidder.drag("card-h3", "card-h9")
    assert bidder.pastry.look.chosen == ("h3", "h9")
    assert "pair-chosen" in bidder.pastry.look.pairs()
    bidder.drag("recipe-13", "pair-chosen")
    assert bidder.actions()[-1] == "dish h3 h9 with 13"


@pytest.mark.rule("PB-15")
def test_a_recipe_on_one_loose_card_puts_it_to_its_pair(app: App) -> None:
    """Nobody reads that the card of the same number lies in the pile: that is the other rule."""
    bidder = sit(app, loose=True, piles=("h9", "c5", "h3", "c7"))
    bidder.play("0 bid 8", "1 bid 6")
    look_as(bidder, 0)
    bidder.drag("recipe-13", "card-h9")
    assert bidder.scene.hands.bubble is not None
    assert bidder.scene.hands.bubble.clause == "PB-15"
    bidder.settle()
    bidder.play("0 bid 9", "1 bid 7")
    look_as(bidder, 0)
    bidder.drag("recipe-13", "card-h3")
    assert bidder.scene.hands.bubble is None
    assert bidder.pastry.look.chosen in (("h3", "h9"), ("h9", "h3"))
    assert 13 in bidder.pastry.look.hand


def test_every_legal_action_has_its_gestures(app: App) -> None:
    """Whole random games, played by hand alone: by drags and by clicks."""
    for number in range(4):
        rng = random.Random(number)
        bidder = sit(app, loose=number % 3 == 2, kids=number % 2 == 1, seed=f"hand-{number}")
        session = bidder.session
        while session.match.outcome() is None:
            seat = bidder.scene.actor
            assert seat is not None
            for action in session.seat(seat).legal():
                assert steps_to(bidder.scene.known, action), action
            _, action = some_action(session, rng)
            legal = session.seat(seat).legal()
            action = action if action in legal else rng.choice(list(legal))
            app.stack.draw(app.window.surface)
            before = len(session.match.log)
            bidder.make(action, by_clicks=rng.random() < 0.4)
            assert len(session.match.log) == before + 1, action
            assert session.match.log[-1].action == action
            bidder.scene.finish_moving()
            if session.match.outcome() is None:
                bidder.take_over()
        assert app.context.texts.problems == []
        assert app.context.art.problems == []


# what is shown


@pytest.mark.parametrize("kids", [False, True], ids=["normal", "kids"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_animation_ends_in_what_the_view_says(app: App, seed: str, kids: bool) -> None:
    bidder = sit(app, kids=kids, seed=seed, loose=seed == "c")
    scene, rng = bidder.scene, random.Random(seed)
    while scene.session.match.outcome() is None:
        seat, action = some_action(scene.session, rng)
        scene.play(seat, action)
        while not scene.timeline.idle:
            scene.timeline.pass_gate()
            scene.timeline.advance(0.11)
        shown = flat(bidder.pastry.picture())
        scene.finish_moving()
        assert shown == flat(bidder.pastry.picture()), action


def test_an_animation_cut_at_any_moment_shows_the_position(app: App) -> None:
    bidder = sit(app, seed="cut")
    scene, rng = bidder.scene, random.Random(7)
    while scene.session.match.outcome() is None:
        seat, action = some_action(scene.session, rng)
        scene.play(seat, action)
        for _ in range(rng.randrange(30)):
            scene.timeline.advance(0.07)
            if rng.random() < 0.5:
                scene.timeline.pass_gate()
        scene.finish_moving()
        shown = flat(bidder.pastry.picture())
        bidder.pastry.rebuild(bidder.seen)
        assert shown == flat(bidder.pastry.picture())


def test_the_reveal_waits_for_somebody_to_press(app: App) -> None:
    bidder = sit(app, kinds=ONE, piles=PILES)
    bidder.play("1 bid 6")
    bidder.drag("recipe-8", "own-bid")
    bidder.pass_time(3)
    assert bidder.scene.timeline.gate == "reveal"
    assert not bidder.scene.moving
    bids = bidder.pastry.look.bids
    assert all(laid is not None and laid.turn == 0 for laid in bids)
    bidder.click("reveal")
    bidder.pass_time(0.8)
    assert all(laid is not None and laid.turn == 1 for laid in bidder.pastry.look.bids)
    assert bidder.pastry.look.told == ("beats", "8", "6")


def test_the_reveal_is_pressed_by_keyboard_too(app: App) -> None:
    bidder = sit(app, kinds=ONE, piles=PILES)
    bidder.play("1 bid 6")
    bidder.drag("recipe-8", "own-bid")
    bidder.pass_time(2)
    assert bidder.scene.timeline.gate == "reveal"
    bidder.press(Command.ACCEPT)
    assert bidder.scene.timeline.gate is None


def test_two_bots_need_nobody_to_reveal(app: App) -> None:
    bidder = sit(app, kinds=("easy", "easy"), piles=PILES)
    scene = bidder.scene
    scene.play(0, bidder.session.match.game.parse("bid 2"))
    scene.play(1, bidder.session.match.game.parse("bid 3"))
    scene.thinker.ask = lambda *_args, **_more: None  # type: ignore[method-assign]
    bidder.pass_time(12)
    assert scene.settled


def test_a_resize_in_the_middle_of_a_drag_loses_nothing(app: App) -> None:
    bidder = sit(app, piles=PILES)
    bidder.lift("recipe-9")
    app.stack.layout(Viewport(1600, 900))
    bidder.move(*bidder.at("own-bid"))
    bidder.up(*bidder.at("own-bid"))
    assert bidder.actions() == ["bid 9"]


def test_esc_sends_a_held_card_home(app: App) -> None:
    bidder = sit(app)
    bidder.lift("recipe-9")
    bidder.press(Command.CANCEL)
    bidder.settle()
    assert bidder.actions() == []
    assert 9 in bidder.pastry.look.hand
    assert not bidder.pastry.look.away


# bots, hints, undo, showing again


def test_cookiebot_bids_first_so_that_nobody_waits_for_it(app: App) -> None:
    bidder = sit(app, kinds=ONE)
    assert bidder.scene.actor is None
    assert bidder.session.bot_to_act() == 1
    bidder.play("1 bid 7")
    assert bidder.scene.actor == 0


@pytest.mark.rule("PB-17")
def test_a_dish_can_be_taken_back_while_cookiebot_waits(app: App) -> None:
    bidder = sit(app, kinds=ONE, piles=PILES)
    bidder.play("1 bid 2", "0 bid 8", "1 bid 5")
    bidder.drag("recipe-13", "pair-9")
    bidder.settle()
    assert not bidder.seen.has_bid[1]
    assert bidder.scene.actor == 0, "who made a dish goes on"
    assert "undo" in bidder.scene.enabled()
    bidder.scene.press("undo")
    assert bidder.seen.dishes == ((), ())
    assert bidder.seen.has_bid[1]


def test_a_bid_that_was_revealed_can_not_be_taken_back(bidder: Bidder) -> None:
    look_as(bidder, 0)
    assert "undo" not in bidder.scene.enabled()


def test_a_hint_shows_a_ghost_and_says_why(app: App) -> None:
    bidder = sit(app, kinds=ONE)
    bidder.play("1 bid 2")
    bidder.scene.press("hint")
    until = monotonic() + 20
    while bidder.pastry.ghost is None and monotonic() < until:
        bidder.pass_time(0.02)
        sleep(0.01)  # another process thinks
    assert bidder.pastry.ghost in bidder.session.seat(0).legal()
    assert bidder.scene.status().line
    app.redraw()


def test_a_whole_game_of_two_bots_is_shown(app: App) -> None:
    bidder = sit(app, kinds=("easy", "friendly"), seed="bots")
    app.context.settings.speed = "off"
    until = monotonic() + 60
    while bidder.session.match.outcome() is None and monotonic() < until:
        bidder.pass_time(0.3)
        sleep(0.001)
    assert bidder.session.match.outcome() is not None
    bidder.pass_time(8)
    assert isinstance(app.stack.top, ResultScene)


def test_the_last_round_is_shown_again(app: App) -> None:
    bidder = sit(app, kinds=ONE, piles=PILES)
    bidder.play("1 bid 6", "0 bid 8", "1 bid 4")
    digest = bidder.session.match.digest()
    bidder.scene.press("replay")
    assert bidder.scene.replaying
    assert bidder.pastry.look.round == 1
    for _ in range(60 * 20):
        if bidder.scene.settled:
            break
        bidder.pass_time(1 / 60)
    assert bidder.pastry.look.round == 2
    assert bidder.session.match.digest() == digest


def test_the_log_names_cards(app: App) -> None:
    from game.scenes.wording import sentences

    bidder = sit(app, piles=PILES)
    bidder.play("0 bid 8", "1 bid 6")
    match = bidder.session.match
    told = " ".join(
        " ".join(sentences(app.context.texts, bidder.session, entry.seat, entry.events))
        for entry in match.log
    )
    assert "8 beats 6: Anna takes 9 of hearts, 9 of clubs" in told
    assert "{" not in told
    app.stack.apply(bidder.scene.press("log"))
    assert isinstance(app.stack.top, LogScene)


def test_the_status_names_who_chooses(app: App) -> None:
    bidder = sit(app)
    assert NAMES[0] in bidder.scene.status().heading
    bidder.lift("recipe-9")
    bidder.move(*bidder.at("own-bid"))
    assert "9" in bidder.scene.status().heading


def test_the_screen_is_handed_over_between_two_people_only(app: App) -> None:
    alone = sit(app, kinds=ONE)
    alone.play("1 bid 3", "0 bid 2")
    assert not isinstance(app.stack.top, HandOverScene)
    two = sit(app)
    two.drag("recipe-9", "own-bid")
    two.pass_time(2)
    assert isinstance(app.stack.top, HandOverScene)
    assert two.scene.view.seat == 0, "the eyes change only when the other one has come"
    two.take_over()
    assert two.scene.view.seat == 1


def test_gestures_of_a_dish_come_before_its_plate_is_lifted(bidder: Bidder) -> None:
    look_as(bidder, 0)
    action = next(a for a in bidder.session.seat(0).legal() if isinstance(a, MakeDish))
    assert bidder.scene.known.of_action(action) == Gesture(f"recipe-{action.recipe}", "pair-9")


def test_with_reduced_motion_nothing_flies_and_everything_is_shown(app: App) -> None:
    app.context.settings.reduced_motion = True
    bidder = sit(app, piles=PILES)
    bidder.drag("recipe-8", "own-bid")
    bidder.settle()
    bidder.take_over()
    bidder.drag("recipe-6", "own-bid")
    bidder.pass_time(0.2)
    bidder.click("reveal")
    for _ in range(60 * 8):
        bidder.pass_time(1 / 60)
        assert not bidder.pastry.look.flying
        if bidder.scene.settled:
            break
    assert bidder.pastry.look.leftovers[0] == ["h9", "c9"]


@pytest.mark.parametrize("speed", ["off", "fast", "normal", "slow"])
def test_the_reveal_waits_at_every_speed(app: App, speed: str) -> None:
    app.context.settings.speed = speed
    bidder = sit(app, kinds=ONE, piles=PILES)
    bidder.play("1 bid 6")
    bidder.drag("recipe-8", "own-bid")
    bidder.pass_time(3)
    assert bidder.scene.timeline.gate == "reveal"


def test_skipping_passes_the_reveal_first(app: App) -> None:
    bidder = sit(app, kinds=ONE, piles=PILES)
    bidder.play("1 bid 6")
    bidder.drag("recipe-8", "own-bid")
    bidder.pass_time(3)
    bidder.press(Command.SKIP)
    assert bidder.scene.timeline.gate is None
    assert not bidder.scene.settled
    bidder.press(Command.SKIP)
    assert bidder.scene.settled


@pytest.mark.parametrize("language", ["en", "hu", "de"])
@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
def test_every_language_and_text_size_is_drawn(app: App, language: str, zoom: float) -> None:
    app.context.settings.language, app.context.settings.text_zoom = language, zoom
    app.context.apply_settings()
    bidder = end_of_bidding(app)
    look_as(bidder, 0)
    app.redraw()
    bidder.lift("recipe-12")
    app.redraw()
    assert app.context.texts.problems == []
    assert app.context.art.problems == []
