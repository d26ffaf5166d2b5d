"""Kids mode of Got What It Bakes? for who can't read: with all words hidden every choice has its picture."""

from __future__ import annotations

import random
import re

import pygame
import pytest

from game.app import App
from game.rules.core import Action
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes.pending import DonationAnswer
from game.rules.got_what_it_bakes.state import BakesState
from game.table.got_what_it_bakes.draw_board import draw_done
from game.table.got_what_it_bakes.table import BakesTable
from game.table.viewport import FRAME
from tests.scenes.bakes_table import NAMES, Cook, match_of, sit, some_action
from tests.scenes.test_bakes_table import reach
from tests.scenes.test_kids_table import NoTexts, WatchedType

LEAST = 60.0
"""What a child must hit is at least so large (units) in one direction, and half of it in the other."""


def hide_words(app: App) -> WatchedType:
    """From now on no text is shown; what is written all the same is noted."""
    app.context.texts = NoTexts("en")
    app.context.type = written = WatchedType()
    return written


def only_figures(written: WatchedType) -> list[str]:
    """What was written besides names, numbers and signs."""
    names = {*NAMES, *(name[0] for name in NAMES)}
    return [text for text in written.written if text not in names and not re.fullmatch(r"[-+×≠=/ \d]*", text)]


@pytest.mark.rule("GW-43", "GW-44", "GW-45")
@pytest.mark.parametrize(
    ("mode", "seats", "goals"),
    [("competitive", 2, True), ("solo", 1, False), ("cooperative", 2, False)],
)
def test_every_choice_has_its_picture_when_all_words_are_hidden(
    app: App, mode: str, seats: int, goals: bool
) -> None:
    """Each decision is made by hand, each one is told by pictures and has places to act on."""
    written = hide_words(app)
    match = match_of(mode, seats, kids=True, seed="no words", goals=goals)
    cook = sit(app, match, kinds=("person",) * seats)
    rng = random.Random(11)
    told: set[tuple[str, ...]] = set()
    while match.to_act() and (cook.state.round < 2 or seats == 1):
        actor = cook.scene.actor
        assert actor is not None
        said = cook.scene.status()
        pictures = tuple(art for part in said.parts for art in part.arts)
        assert pictures, (cook.state.phase, cook.state.pending)
        told.add(pictures)
        action = some_action(cook.state, actor, rng)
        seen_and_reached(cook, actor)
        if rng.random() < 0.1:
            cook.scene.draw(app.window.surface)
        before = len(match.log)
        cook.by_hand(action)
        assert match.log[before].action == action
        cook.pass_time(1 / 60)
        cook.scene.finish_moving()
        cook.take_over()
    assert len(told) > 10
    assert only_figures(written) == []


def seen_and_reached(cook: Cook, actor: int) -> None:
    """Every action that is legal now begins and ends at places in the picture that a child can hit."""
    known, table = cook.scene.known, cook.scene.table
    there = set(table.spot_names())
    for action in cook.state.legal(actor):
        gesture = known.of_action(action)
        if gesture is None:
            continue  # it is the second half of another one
        for spot in (gesture.source, gesture.target):
            if spot is None:
                continue
            assert spot in there
            area = table.area(spot)
            assert FRAME.inflate(2, 2).contains(area), (spot, area)
            assert max(area.size) >= LEAST, (spot, area)
            assert min(area.size) >= LEAST / 2, (spot, area)


HELD: tuple[tuple[type[Action], str], ...] = (
    (act.Gather, "die"),
    (act.SaveTime, "die"),
    (act.Mark, "unit"),
    (act.Pick, "tray"),
    (act.TakeRecipe, "recipe-market"),
    (act.Bake, "recipe"),
    (act.Use, "card"),
)


def test_what_is_held_says_by_pictures_where_it_goes_and_what_it_does(app: App) -> None:
    hide_words(app)
    rng = random.Random(2)
    seen: set[str] = set()
    for number in range(30):
        match = match_of("competitive", 2, kids=True, seed=f"held-{number}")
        while match.to_act():
            actor = match.to_act()[0]
            state = match.state()
            assert isinstance(state, BakesState)
            if any(kind_of(action) not in ("", *seen) for action in state.legal(actor)):
                hold_all(sit(app, match), actor, seen)
            match.play(actor, some_action(state, actor, rng))
        if seen == {source for _, source in HELD}:
            return
    raise AssertionError(f"only {seen} was ever held")


def kind_of(action: Action) -> str:
    """Which of the things in `HELD` an action takes up; empty: none."""
    return next((source for kind, source in HELD if isinstance(action, kind)), "")


def hold_all(cook: Cook, actor: int, seen: set[str]) -> None:
    """Take up one thing of each kind that wasn't `seen` yet, over a place where it may go."""
    for action in cook.state.legal(actor):
        kind = kind_of(action)
        gestures = [one for one, meant in cook.scene.known._tries.items() if meant == action and one.target]
        if not kind or kind in seen or not gestures:
            continue
        gesture, target = gestures[0], str(gestures[0].target)
        seen.add(kind)
        cook.lift(gesture.source)
        hold = cook.scene.hands.hold()
        assert hold is not None
        assert target in hold.targets, "it lights up"
        cook.move(*cook.aim(gesture.source, target))
        assert len(cook.scene.status().parts) >= 2, action
        cook.scene.hands.drag.cancel()


def test_the_button_is_told_by_its_tick(app: App) -> None:
    hide_words(app)
    match = match_of("competitive", 2, kids=True, seed="tick")
    cook = sit(app, match)
    table = cook.scene.table
    assert isinstance(table, BakesTable)
    surface = pygame.Surface(app.window.surface.get_size(), pygame.SRCALPHA)
    brush = table.brush(surface, None)
    draw_done(brush, table.look, "", ready=True, strong=True)
    blank = surface.copy()
    assert blank.get_bounding_rect().size == (0, 0)
    draw_done(brush, table.look, " ", ready=True, strong=True)
    assert surface.get_bounding_rect().width > 0


@pytest.mark.rule("GW-68")
def test_who_asks_is_told_by_a_face(app: App) -> None:
    def asked(state: BakesState) -> bool:
        return isinstance(state.pending, DonationAnswer) and state.pending.seat == 0

    cook = reach(app, asked, seats=2, mode="cooperative", kids=True)
    step = cook.state.pending
    assert isinstance(step, DonationAnswer)
    arts = [art for part in cook.scene.status().parts for art in part.arts]
    assert arts == [
        cook.session.players[step.asker].face,
        "common/icon-arrow",
        "common/check",
        "common/icon-close",
    ]
