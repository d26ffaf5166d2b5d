"""Nothing on a screen tells a bid before its reveal, or an answer before both are given (PB-16).

Two worlds that differ only in what the one who looks can't know must look alike: what the table
gets, what is said, shown again and kept in view, and every pixel.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pygame
import pytest

from game.app import App
from game.input.events import Command
from game.rules.core import Action, Match
from game.scenes.base import Reset
from game.scenes.hand_over import HandOverScene
from game.scenes.log import LogScene
from game.scenes.session import Session
from game.scenes.table import TableScene
from game.scenes.tables.pastry_bids import table as lay_table
from game.scenes.title import TitleScene
from game.scenes.wording import sentences
from tests.scenes.pastry_table import PILES, Bidder, flat, session_of, sit, some_action

POSITIONS = 1000
PICTURES = 40
"""So many of such positions are drawn as well."""


Moment = tuple[Session, int, Action, Action]
"""A session, and two different secrets that a seat could do now."""


def hidden_moments(app: App, seed: str) -> Iterator[Moment]:
    """All moments of a random game in which a seat may do one of several secret things."""
    session = session_of(app, seed=seed)
    match, rng = session.match, random.Random(seed)
    while match.outcome() is None:
        seat, action = some_action(session, rng)
        secrets = [a for a in match.seat(seat).legal() if str(a).split()[0] in ("bid", "agree", "decline")]
        if action in secrets and len(match.to_act()) == 2 and len(secrets) > 1:
            yield session, seat, action, rng.choice([a for a in secrets if a != action])
        match.play(seat, action)


def world(session: Session, seat: int, action: Action) -> Session:
    """The same game until now, and then this action."""
    match = Match.from_json(session.match.game, session.match.to_json())
    match.play(seat, action)
    return Session(match, session.players, kids=session.kids)


def known_after(session: Session, seat: int, action: Action, app: App) -> tuple[str, str]:
    """All that a program may show to the other seat after an action, as one text; and the position."""
    match, looker = session.match, 1 - seat
    match.play(seat, action)
    handle = session.seat(looker)
    events = [(actor, [event.to_json() for event in seen]) for actor, seen in handle.events_since(0)]
    told = [sentences(app.context.texts, session, entry.seat, entry.events) for entry in match.log[-2:]]
    kept = session.to_json()
    shown = {"turn": kept["turn"], "players": kept["players"], "kids": kept["kids"]}
    legal = [str(item) for item in handle.legal()]
    seen = json.dumps([handle.view().to_json(), events, told, shown, handle.can_undo(), legal])
    digest = match.digest()
    match.undo(seat)
    return seen, digest


@pytest.mark.rule("PB-16")
def test_two_worlds_give_the_same_views_events_words_and_saves(app: App) -> None:
    count, number = 0, 0
    while count < POSITIONS:
        number += 1
        for session, seat, one, two in hidden_moments(app, f"worlds-{number}"):
            count += 1
            (seen, position), (also, other) = (known_after(session, seat, act, app) for act in (one, two))
            assert position != other
            assert seen == also


def picture(app: App, scene: TableScene) -> bytes:
    """What is seen."""
    app.stack.draw(app.window.surface)
    return pygame.image.tobytes(app.window.surface, "RGB")


def open_for(app: App, session: Session, looker: int) -> TableScene:
    """The table as the one who looks finds it."""
    scene = lay_table(app.context, session)
    app.stack.apply(Reset(scene))
    scene.resume(looker)
    return scene


@pytest.mark.rule("PB-16")
def test_two_worlds_give_the_same_pictures(app: App) -> None:
    count, number = 0, 0
    while count < PICTURES:
        number += 1
        for place, (session, seat, *secrets) in enumerate(hidden_moments(app, f"pictures-{number}")):
            if place % 5 == number % 5:
                count += 1
                seen = []
                for secret in secrets:
                    scene = open_for(app, world(session, seat, secret), 1 - seat)
                    assert scene.actor == 1 - seat
                    seen.append((picture(app, scene), flat(scene.table.picture()), scene.status()))
                assert seen[0] == seen[1]


@pytest.mark.rule("PB-16")
def test_cookiebots_bid_moves_alike_whatever_it_is(app: App) -> None:
    seen = []
    for card in (2, 11):
        bidder = sit(app, kinds=("person", "hard"), piles=PILES)
        bidder.scene.thinker.ask = lambda *_args, **_more: None  # type: ignore[method-assign]
        bidder.scene.play(1, bidder.session.match.game.parse(f"bid {card}"))
        frames = []
        for _ in range(12):
            bidder.pass_time(0.05)
            frames.append(picture(app, bidder.scene))
        frames.append(picture(app, open_log(app, bidder)))
        seen.append(frames)
    assert len(set(seen[0])) > 5, "it moves"
    assert seen[0] == seen[1]


def open_log(app: App, bidder: Bidder) -> TableScene:
    """Lay the log over the table."""
    bidder.scene.finish_moving()
    app.stack.apply(bidder.scene.press("log"))
    assert isinstance(app.stack.top, LogScene)
    return bidder.scene


@pytest.mark.rule("PB-16")
def test_the_other_persons_bid_can_not_be_seen_taken_back_or_shown_again(app: App) -> None:
    seen = []
    for card in ("9", "4"):
        bidder = sit(app, piles=PILES)
        bidder.play("0 bid 8", "1 bid 6")
        assert bidder.scene.actor == 1
        bidder.drag(f"recipe-{card}", "own-bid")
        for _ in range(60):
            bidder.pass_time(1 / 60)
            if isinstance(app.stack.top, HandOverScene):
                break
        frames = [picture(app, bidder.scene)]  # the hand-over covers everything
        bidder.take_over()
        assert bidder.scene.actor == 0
        assert "undo" not in bidder.scene.enabled()
        bidder.press(Command.UNDO)
        assert bidder.actions()[-1] == f"bid {card}"
        frames.append(picture(app, bidder.scene))
        bidder.scene.press("replay")
        for _ in range(40):
            bidder.pass_time(0.1)
            frames.append(picture(app, bidder.scene))
        bidder.scene.finish_moving()
        app.stack.apply(bidder.scene.press("log"))
        frames.append(picture(app, bidder.scene))
        app.stack.apply(Reset(TitleScene(app.context)))
        frames.append(picture(app, bidder.scene))  # the title offers to go on
        seen.append(frames)
    assert [a == b for a, b in zip(*seen, strict=True)] == [True] * len(seen[0])


def choose_by_keys(bidder: Bidder, spot: str) -> None:
    """Go to a spot by tab, and press it."""
    bidder.press(Command.NEXT)
    while bidder.scene.hands.focus.name != spot:
        bidder.press(Command.NEXT)
    bidder.press(Command.ACCEPT)


@pytest.mark.rule("PB-6")
@pytest.mark.parametrize("keys", [False, True], ids=["pointer", "keys"])
def test_answers_to_the_tie_question_stay_secret(app: App, keys: bool) -> None:
    seen = []
    for answer in ("agree", "decline"):
        bidder = sit(app, piles=PILES)
        bidder.play("0 bid 8", "1 bid 8")
        if keys:
            choose_by_keys(bidder, answer)
        else:
            bidder.click(answer)
        assert bidder.actions()[-1] == answer
        bidder.settle()
        frames = [picture(app, bidder.scene)]
        bidder.take_over()
        frames.append(picture(app, bidder.scene))
        seen.append(frames)
    assert seen[0] == seen[1]


def test_a_stored_game_shows_nothing_before_somebody_takes_the_screen(app: App) -> None:
    session = session_of(app, piles=PILES)
    session.match.play(0, session.match.game.parse("bid 9"))
    scene = lay_table(app.context, session)
    app.stack.apply(Reset(scene))
    hidden = picture(app, scene)
    scene.resume(1)
    assert picture(app, scene) != hidden
    other = session_of(app, piles=PILES)
    other.match.play(0, other.match.game.parse("bid 4"))
    again = lay_table(app.context, other)
    app.stack.apply(Reset(again))
    assert picture(app, again) == hidden
