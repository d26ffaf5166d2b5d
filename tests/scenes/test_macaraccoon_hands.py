"""What hands do at the table of Macaraccoon: every action by drag, by clicks, by keyboard and gamepad."""

from __future__ import annotations

import random

import pytest

from game.app import App
from game.bots.levels import choose
from game.bots.policy import Budget
from game.bots.registry import get as policy_of
from game.input.events import Command, PointerCancel
from game.input.gestures import Gesture
from game.scenes.rule_book import RuleBookScene
from game.table.viewport import Viewport
from tests.scenes.macaraccoon_table import Cook, called, laid, sit

MIDNIGHT = ("waffle", "chocolate", "cream", "blueberry")


def test_macaraccoon_the_ingredient_and_the_pantry_card_are_dragged_where_they_go(app: App) -> None:
    cook = sit(app, laid((("waffle",), (), ())))
    cook.drag("spot-a1", "spot-b1")
    cook.rest()
    assert cook.state.hand == "cream"
    cook.drag("hand", "top-1")
    cook.rest()
    assert cook.state.plates[0][0] == ("waffle", "cream")
    cook.drag("pantry-3", "spot-a1")
    cook.rest()
    assert cook.actions() == ["pick b1", "place plate-1 top", "fill chocolate"]


def test_the_same_turn_by_clicks(app: App) -> None:
    cook = sit(app, laid((("waffle",), (), ())))
    for source, target in (("spot-a1", "spot-a2"), ("hand", "under-1"), ("pantry-2", "spot-a1")):
        cook.click(source)
        cook.click(target)
        cook.rest()
    assert cook.actions() == ["pick a2", "place plate-1 bottom", "fill jam"]


@pytest.mark.parametrize("gamepad", [False, True], ids=["keyboard", "gamepad"])
def test_the_same_turn_without_a_pointer(app: App, gamepad: bool) -> None:
    cook = sit(app, laid((("waffle",), (), ())))
    for source, target in (("spot-a1", "spot-a2"), ("hand", "top-1"), ("pantry-2", "spot-a1")):
        walk_to(cook, source, gamepad)
        cook.press(Command.ACCEPT, gamepad=gamepad)
        walk_to(cook, target, gamepad)
        cook.press(Command.ACCEPT, gamepad=gamepad)
        cook.rest()
    assert cook.actions() == ["pick a2", "place plate-1 top", "fill jam"]


def walk_to(cook: Cook, spot: str, gamepad: bool) -> None:
    """Move the focus onto a spot along the reading order."""
    for _ in range(120):
        if cook.scene.hands.focus.shown and cook.scene.hands.focus.name == spot:
            return
        cook.press(Command.NEXT, gamepad=gamepad)
    raise AssertionError(f"the focus never reached {spot}")


def test_an_ingredient_goes_from_the_kitchen_to_a_plate_in_one_go(app: App) -> None:
    cook = sit(app, laid((("waffle",), (), ())))
    cook.drag("spot-b1", "top-1")
    cook.rest()
    assert cook.actions() == ["pick b1", "place plate-1 top"]
    assert cook.state.plates[0][0] == ("waffle", "cream")


def test_a_jump_is_dragged_over_a_neighbour_and_shows_its_sugar_before_the_drop(app: App) -> None:
    cook = sit(app, laid(((), (), ())))
    cook.lift("spot-a1")
    cook.move(*cook.at("spot-c1"))
    hold = cook.scene.hands.hold()
    assert hold is not None
    assert hold.over == "spot-c1"
    assert cook.scene.status().line == "The jump lays one sugar: cream."
    cook.up(*cook.at("spot-c1"))
    cook.rest()
    assert cook.actions() == ["pick c1 over b1"]


@pytest.mark.parametrize("over", ["b1", "a2"])
def test_a_bent_jump_goes_the_way_that_was_meant(app: App, over: str) -> None:
    cook = sit(app, laid(((), (), ())))
    cook.drag("spot-a1", f"land-{over}-b2")
    cook.rest()
    assert cook.actions() == [f"pick b2 over {over}"]


def test_sugar_from_the_jar_goes_ahead_of_the_jump(app: App) -> None:
    cook = sit(app, laid(((), (), ())))
    cook.drag("jar", "spot-a2")
    cook.rest()
    assert cook.actions() == []
    assert cook.kitchen.armed == 4
    assert cook.kitchen.in_jar(0, None) == cook.kitchen.look.jars[0] - 1  # it isn't seen twice
    cook.drag("spot-a1", "spot-b2")
    cook.rest()
    assert cook.actions() == ["pick b2 over a2"]


def test_sugar_laid_ready_comes_back_into_the_jar(app: App) -> None:
    cook = sit(app, laid(((), (), ())))
    cook.drag("jar", "spot-a2")
    cook.rest()
    cook.drag("spot-a2", "jar")
    cook.rest()
    assert cook.kitchen.armed == -1
    assert cook.actions() == []


def test_a_stack_is_served_and_the_price_of_skipping_is_told_before(app: App) -> None:
    cook = sit(app, laid((MIDNIGHT, (), ())))
    cook.lift("plate-1")
    cook.move(*cook.at("order-1-2"))
    assert cook.scene.status().heading == "Serve Midnight"
    assert "skipping costs 1 sugar" in cook.scene.status().line
    cook.up(*cook.at("order-1-2"))
    cook.rest()
    assert cook.actions() == ["serve plate-1 queue-1-2"]


def test_a_wrong_dish_returns_and_says_why(app: App) -> None:
    cook = sit(app, laid((("waffle", "jam"), (), ())))
    cook.drag("plate-1", "order-1-1")
    cook.rest()
    bubble = cook.scene.hands.bubble
    assert bubble is not None
    assert bubble.clause == "MC-17"
    assert "Cloud Nine" in bubble.text
    assert cook.actions() == []
    cook.press(Command.RULES)
    assert isinstance(app.stack.top, RuleBookScene)


@pytest.mark.parametrize(
    ("source", "target", "clause"),
    [
        ("spot-a1", "spot-d4", "MC-12"),
        ("plate-1", "top-3", "MC-11"),
        ("plate-1", "chef-4", "MC-21"),
        ("chef-4", "jar", "MC-21"),
        ("jar", "button-1", "MC-27"),
        ("jar", "spot-b1", "MC-14"),
        ("pantry-1", "top-1", "MC-22"),
    ],
)
def test_what_is_not_allowed_says_so_with_its_clause(app: App, source: str, target: str, clause: str) -> None:
    cook = sit(app, laid((("waffle",), ("jam",), ()), jars=[0, 2]))
    cook.drag(source, target)
    cook.rest()
    bubble = cook.scene.hands.bubble
    assert bubble is not None
    assert bubble.clause == clause
    assert cook.actions() == []


def test_a_whisker_is_paid_with_sugar_with_a_stack_or_with_several(app: App) -> None:
    for source, target, text in (
        ("chef-1", "jar", "whisk 1 with sugar"),
        ("jar", "chef-1", "whisk 1 with sugar"),
        ("chef-2", "plate-1", "whisk 2 with plate-1"),
        ("plate-1", "chef-2", "whisk 2 with plate-1"),
        ("chef-4", "pay-13", "whisk 4 with plate-1 plate-3"),
    ):
        cook = sit(
            app, laid((("waffle",), ("jam",), ("kiwi",)), chefs=("flipper", "parter", "leaper", "encore"))
        )
        cook.drag(source, target)
        cook.rest()
        assert cook.actions() == [text]


POWERS = {
    "shopper": ("power pantry kiwi", ("pantry-5", "top-1")),
    "saver": ("power discards jam", ("thrown-1", "top-1")),
    "swapper": ("power swap b1 d4", ("spot-b1", "spot-d4")),
    "parter": ("power part plate-1 2", ("layer-1-2", "top-3")),
    "slider": ("power insert plate-2 plate-1 1", ("plate-2", "gap-1-1")),
    "nibbler": ("power remove plate-1 top", ("layer-1-2", "bin")),
    "flipper": ("power flip plate-1", ("flip-1", None)),
    "host": ("power reorder queue-1 2 3 1", ("order-1-1", "edge-1-1")),
    "charmer": ("power topping plate-1 queue-1-1", ("plate-1", "order-1-1")),
    "usher": ("power usher plate-3 queue-1-3", ("plate-3", "order-1-3")),
    "sweet-tooth": ("power sugar", ("button-1", None)),
    "sweeper": ("power collect queue-1", ("order-1-1", "jar")),
    "leaper": ("power leap d1", ("spot-a1", "spot-d1")),
    "trader": ("power trade plate-2 seat-2", ("plate-2", "seat-2")),
    "encore": ("power encore", ("button-1", None)),
}
STACKS = {
    "charmer": (("pancake", "cream"), (), ()),
    "usher": ((), (), ("lemon_tart", "cream", "blueberry")),
}


@pytest.mark.parametrize("chef", POWERS)
def test_every_power_has_its_gesture(app: App, chef: str) -> None:
    text, (source, target) = POWERS[chef]
    stacks = STACKS.get(chef, (("waffle", "jam", "kiwi"), ("cream",), ()))
    changes = {"thrown": ("jam", "waffle")} if chef == "saver" else {}
    sugar = [[2, 0, 1], [0, 0, 0]] if chef in ("host", "sweeper") else [[0, 0, 0], [0, 0, 0]]
    cook = sit(app, called(chef, stacks, queue_sugar=sugar, **changes))
    cook.by_hand("whisk 1 with sugar")
    assert cook.scene.known.action(Gesture(source, target)) == cook.session.match.game.parse(text)
    if target is None:
        cook.click(source)
    else:
        cook.drag(source, target)
    cook.rest()
    assert text in cook.actions()


def test_two_customers_change_places_when_one_is_laid_on_the_other(app: App) -> None:
    cook = sit(app, called("host"))
    cook.by_hand("whisk 1 with sugar")
    cook.drag("order-1-3", "order-1-1")
    cook.rest()
    assert cook.actions()[-1] == "power reorder queue-1 3 2 1"


def test_column_power_and_leap_are_told_apart(app: App) -> None:
    cook = sit(app, called("leaper"))
    cook.by_hand("whisk 1 with sugar")
    cook.drag("chef-1", "spot-a3")
    cook.rest()
    assert cook.actions()[-1] == "column a3"


def test_the_rest_of_a_whisker_is_declined_by_the_button(app: App) -> None:
    cook = sit(app, called("flipper", (("waffle", "jam"), (), ())))
    cook.by_hand("whisk 1 with sugar")
    cook.click("button-2")
    cook.rest()
    assert cook.actions()[-1] == "finish"


def test_a_sugar_rush_is_bought_by_button_or_with_sugar_from_the_jar(app: App) -> None:
    for source, target in (("button-1", None), ("jar", "button-1")):
        cook = sit(app, laid((("waffle",), (), ()), jars=[5, 0]))
        cook.by_hand("pick b1", "place plate-1 top", "fill jam")
        assert cook.state.rush
        if target is None:
            cook.click(source)
        else:
            cook.drag(source, target)
        cook.rest()
        assert cook.actions()[-1] == "rush"
        assert cook.state.jars[0] == 3


def test_an_offer_is_answered_by_whoever_is_asked_at_their_own_countertop(app: App) -> None:
    cook = sit(app, called("trader", (("waffle",), (), ()), other=(("jam",), (), ())))
    cook.by_hand("whisk 1 with sugar", "power trade plate-1 seat-2")
    assert cook.kitchen.look.shown == 1
    assert cook.scene.status().heading == "Anna offers you a waffle"
    cook.click("button-1")
    cook.rest()
    cook.drag("hand", "under-1")
    cook.rest()
    assert cook.state.plates[1][0] == ("waffle", "jam")


def test_a_no_is_read_even_where_nothing_moves(app: App) -> None:
    app.context.settings.speed = "off"
    cook = sit(app, called("trader", (("waffle",), (), ()), other=(("jam",), (), ())))
    cook.by_hand("whisk 1 with sugar", "power trade plate-1 seat-2")
    no = cook.session.match.game.parse("no")
    assert cook.scene.known.of_action(no) is not None
    cook.make(no)
    app.stack.update(0.1)
    assert any("banner" in sprite.key for sprite in cook.kitchen.look.flying)
    cook.rest()
    assert not cook.kitchen.look.flying


def test_stacks_are_put_together_in_anybodys_turn(app: App) -> None:
    state = laid((("waffle",), ("jam",), ()), (("pancake",), ("cream",), ()))
    cook = sit(app, state)
    cook.click("seat-2")
    cook.rest()
    assert cook.kitchen.look.shown == 1
    assert cook.scene.status().heading == "The countertop of Ben"
    cook.drag("plate-2", "top-1")
    cook.rest()
    assert [(entry.seat, str(entry.action)) for entry in cook.session.match.log] == [
        (1, "move plate-2 plate-1 top")
    ]
    assert cook.session.match.to_act() == (0,)
    cook.click("button-2")
    cook.rest()
    assert cook.kitchen.look.shown == 0


def test_an_opened_countertop_makes_room_when_the_turn_passes(app: App) -> None:
    cook = sit(app, laid((("waffle",), (), ()), jars=[1, 1]), kinds=("person", "easy"))
    cook.do("pick b1", "place plate-1 top")
    cook.click("seat-2")
    cook.rest()
    assert cook.kitchen.look.shown == 1
    cook.do("fill jam")
    assert cook.kitchen.look.shown == 0


def test_sugar_laid_ready_is_forgotten_when_macaraccoon_walks(app: App) -> None:
    cook = sit(app, laid(((), (), ())))
    cook.drag("jar", "spot-a2")
    cook.rest()
    cook.by_hand("pick b1", "place plate-1 top", "fill jam")
    assert cook.kitchen.armed == -1


def test_nobody_moves_cookiebots_stacks(app: App) -> None:
    cook = sit(app, laid((("waffle",), (), ()), (("pancake",), ("cream",), ())), kinds=("person", "easy"))
    cook.click("seat-2")
    cook.rest()
    assert cook.kitchen.look.shown == 1
    assert not any(name.startswith("plate-") for name in cook.scene.known.sources())


def test_own_stacks_are_put_together_while_cookiebot_thinks(app: App) -> None:
    state = laid((("waffle",), ("jam",), ()), (("pancake",), ("cream",), ()), turn=1)
    cook = sit(app, state, kinds=("person", "easy"))
    assert cook.scene.actor is None
    assert cook.scene.open
    cook.drag("plate-2", "top-1")
    assert cook.actions() == ["move plate-2 plate-1 top"]
    assert cook.session.match.to_act() == (1,)


def test_what_can_become_of_a_touched_stack_is_told(app: App) -> None:
    cook = sit(app, laid((("cream", "kiwi"), ("kiwi", "cream"), MIDNIGHT)))
    for plate, words in (
        ("plate-1", "Can become Cloud Nine"),
        ("plate-2", "No dish can be made of that any more."),
        ("plate-3", "Somebody is waiting for just that: Midnight."),
    ):
        cook.move(*cook.at(plate), held=False)
        app.stack.draw(app.window.surface)
        assert cook.scene.status().line.startswith(words)


def test_what_would_spoil_a_stack_is_told_before_the_drop(app: App) -> None:
    cook = sit(app, laid((("waffle", "chocolate"), (), ()), hand="kiwi", hand_seat=0))
    cook.lift("hand")
    cook.move(*cook.at("under-1"))
    app.stack.draw(app.window.surface)
    assert cook.scene.status().heading == "That spoils the stack"
    hold = cook.scene.hands.hold()
    future = cook.kitchen.future(hold)
    assert future is not None
    assert future.spoilt
    cook.move(*cook.at("top-3"))
    assert cook.scene.status().heading == "That fits"


def test_held_things_fly_back(app: App) -> None:
    cook = sit(app, laid((("waffle",), (), ())))
    for source in ("spot-a1", "plate-1", "chef-1", "jar", "spot-b1", "pantry-1"):
        cook.lift(source)
        assert cook.scene.hands.drag.holding
        cook.press(Command.CANCEL)
        cook.rest()
        cook.lift(source)
        app.stack.handle(PointerCancel())
        cook.rest()
        cook.lift(source)
        cook.move(cook.at("kitchen")[0], 5)
        cook.down(300, 300, button=2)
        cook.rest()
        assert not cook.scene.hands.drag.holding
        assert cook.actions() == []
        assert cook.kitchen.look.away == set()


def test_a_resize_in_the_middle_of_a_drag_loses_nothing(app: App) -> None:
    cook = sit(app, laid((MIDNIGHT, (), ())))
    cook.lift("plate-1")
    app.stack.layout(Viewport(1600, 900))
    app.stack.draw(app.window.surface)
    cook.move(*cook.at("order-1-2"))
    cook.up(*cook.at("order-1-2"))
    cook.rest()
    assert cook.actions() == ["serve plate-1 queue-1-2"]


def test_a_hint_is_a_ghost_with_a_sentence(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    cook = sit(app, laid((MIDNIGHT, (), ())))
    handle = cook.session.seat(0)
    game = cook.session.match.game
    decision = choose(game, handle.view(), handle.legal(), "easy", Budget(1), "hint")
    monkeypatch.setattr(app.context.worker, "request", lambda *_: 1)
    monkeypatch.setattr(app.context.worker, "poll", lambda: decision)
    cook.press(Command.HINT)
    cook.pass_time(0.1)
    assert cook.kitchen.ghost == decision.action
    assert cook.scene.known.of_action(decision.action) is not None
    key, args = decision.reason
    assert cook.scene.status().line == app.context.t(key, **args)
    for _ in range(90):
        cook.pass_time(1 / 60)
        app.stack.draw(app.window.surface)
    assert cook.actions() == []


def test_every_legal_action_of_many_positions_has_a_gesture_that_hands_can_make(app: App) -> None:
    rng = random.Random(11)
    mind = policy_of("macaraccoon")
    for seats, kids in ((2, False), (4, True)):
        cook = sit(app, seats=seats, kids=kids, seed=f"gestures {seats}")
        for _ in range(170):
            match, scene = cook.session.match, cook.scene
            if not match.to_act():
                break
            seat = match.to_act()[0]
            legal = list(match.seat(seat).legal())
            known, names = scene.known, set(cook.kitchen.spot_names())
            for action in legal:
                gesture = known.of_action(action)
                assert gesture is not None, action
                assert known.allowed(gesture)
                assert gesture.source in names
                assert cook.kitchen.area(gesture.source).width > 0
                if gesture.target is not None:
                    x, y = cook.kitchen.area(gesture.target).center
                    assert scene.hands.drag._target(gesture.source, x, y) == gesture.target, action
            worth = mind.prior(scene.view, match.state(), seat, legal)
            best = legal[max(range(len(legal)), key=lambda number: worth[number])]
            scene.play(seat, best if rng.random() < 0.6 else rng.choice(legal))
            scene.finish_moving()
            app.stack.update(0.0)
