"""A table of Pastry Bids in a real app, for tests: scripted piles, hands that know the spots."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence

from game.app import App
from game.rules import registry
from game.rules.core import Action, Match, Scripted, Seeded
from game.rules.pastry_bids.state import PastryState
from game.rules.pastry_bids.view import PastryView
from game.scenes.base import Reset
from game.scenes.hand_over import HandOverScene
from game.scenes.session import Player, Session
from game.scenes.table import TableScene
from game.scenes.tables.pastry_bids import table as lay_table
from game.table.pastry_bids.meaning import steps_to
from game.table.pastry_bids.table import PastryTable
from tests.scenes.cookies_table import Baker

NAMES = ("Anna", "Ben")
PILES = ("h9", "c9", "h3", "c3", "h12", "c12", "h5", "c5", "h7", "c2", "h2", "c7")
"""The first six pairs that are turned up, if nothing else is said."""


class Bidder(Baker):
    """Somebody at a table of Pastry Bids."""

    @property
    def pastry(self) -> PastryTable:
        """The table."""
        table = self.scene.table
        assert isinstance(table, PastryTable)
        return table

    @property
    def seen(self) -> PastryView:
        """What the table shows."""
        view = self.scene.view
        assert isinstance(view, PastryView)
        return view

    def take_over(self) -> None:
        """Whoever is asked to takes the screen, if anybody is."""
        self.app.stack.update(0.0)
        top = self.app.stack.top
        if isinstance(top, HandOverScene):
            from tests.scenes.hands import Hands

            Hands(self.app).click("ready")
        self.app.stack.update(0.0)

    def settle(self) -> None:
        """Let all that moves come to its end, with the reveal."""
        for _ in range(60 * 60):
            if self.scene.timeline.gate is not None:
                self.scene.pass_gate()
            if self.scene.settled and self.scene.echo.idle:
                return
            self.pass_time(1 / 60)
        raise AssertionError("the table never settles")

    def play(self, *texts: str) -> None:
        """Play actions as `seat action`, and skip how they are shown; whoever acts looks at the screen."""
        for text in texts:
            seat, _, words = text.partition(" ")
            self.scene.play(int(seat), self.session.match.game.parse(words))
            self.scene.finish_moving()
            self.take_over()

    def make(self, action: Action, *, by_clicks: bool = False) -> None:
        """Do an action by hand: all gestures that lead to it."""
        for gesture in steps_to(self.scene.known, action):
            if gesture.target is None:
                self.click(gesture.source)
            elif by_clicks:
                self.click(gesture.source)
                self.click(gesture.target)
            else:
                self.drag(gesture.source, gesture.target)


def session_of(
    app: App,
    *,
    kinds: Sequence[str] = ("person", "person"),
    kids: bool = False,
    loose: bool = False,
    seed: str = "table",
    piles: Sequence[str] = (),
) -> Session:
    """A session; seat 0 holds the spades."""
    game = registry.get("pastry_bids")
    options = game.options_type.from_json({"diamonds": 1, "loose": loose})
    chance = Scripted(list(piles), then=Seeded(seed)) if piles else None
    match = Match(game, 2, options, seed, chance=chance)
    faces = ("common/baker-1", "common/baker-3")
    players = [Player(NAMES[n], ("berry", "sky")[n], faces[n], kinds[n]) for n in (0, 1)]
    return Session(match, players, kids=kids, storage=app.context.storage)


def sit(
    app: App,
    *,
    kinds: Sequence[str] = ("person", "person"),
    kids: bool = False,
    loose: bool = False,
    seed: str = "table",
    piles: Sequence[str] = (),
) -> Bidder:
    """Lay a table of Pastry Bids in the app; the first person looks at it."""
    session = session_of(app, kinds=kinds, kids=kids, loose=loose, seed=seed, piles=piles)
    scene = lay_table(app.context, session)
    assert isinstance(scene, TableScene)
    app.stack.apply(Reset(scene))
    bidder = Bidder(app, scene)
    if session.persons > 1:
        bidder.take_over()
    return bidder


def flat(value: object) -> object:
    """A picture as nested tuples with rounded numbers."""
    if isinstance(value, float):
        return round(value, 4) + 0.0
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return tuple(flat(getattr(value, field.name)) for field in dataclasses.fields(value))
    if isinstance(value, dict):
        return tuple((key, flat(item)) for key, item in sorted(value.items()))
    if isinstance(value, (list, tuple)):
        return tuple(flat(item) for item in value)
    if isinstance(value, set):
        return tuple(sorted(value))
    return value


def some_action(session: Session, rng: random.Random) -> tuple[int, Action]:
    """A random action of a random seat; dishes and equal bids more often than by chance."""
    match = session.match
    seat = rng.choice(match.to_act())
    legal = list(match.seat(seat).legal())
    dishes = [action for action in legal if str(action).startswith("dish")]
    if dishes and rng.random() < 0.3:
        return seat, rng.choice(dishes)
    state = match.state()
    assert isinstance(state, PastryState)
    laid = state.bids[1 - seat]
    equal = [action for action in legal if str(action) == f"bid {laid}"]
    if equal and rng.random() < 0.3:
        return seat, equal[0]
    agree = [action for action in legal if str(action) == "agree"]
    if agree and rng.random() < 0.6:
        return seat, agree[0]
    rest = [action for action in legal if not str(action).startswith("dish")]
    return seat, rng.choice(rest or legal)
