"""A table of Got What It Bakes? in a real app, for tests: any mode, hands that know the spots."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from game.app import App
from game.input.gestures import Gesture
from game.rules import registry
from game.rules.core import Action, Match
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes.state import BakesState
from game.scenes.base import Reset
from game.scenes.hand_over import HandOverScene
from game.scenes.session import COLORS, Player, Session
from game.scenes.table import TableScene
from game.scenes.tables.got_what_it_bakes import table as lay_table
from game.table.got_what_it_bakes.table import GUARD, BakesTable
from tests.scenes.cookies_table import Baker

NAMES = ("Anna", "Ben", "Csilla", "Dora")
MODES: tuple[tuple[str, int, bool], ...] = (
    ("competitive", 2, False),
    ("competitive", 4, False),
    ("solo", 1, False),
    ("cooperative", 3, False),
    ("teams", 4, False),
    ("competitive", 2, True),
    ("cooperative", 3, True),
    ("solo", 1, True),
)
"""Mode, bakers, kids."""

Stop = Callable[[BakesState], bool]


class Cook(Baker):
    """Somebody at a table of Got What It Bakes?"""

    @property
    def bakes(self) -> BakesTable:
        """The table."""
        table = self.scene.table
        assert isinstance(table, BakesTable)
        return table

    @property
    def state(self) -> BakesState:
        """The position."""
        state = self.session.match.state()
        assert isinstance(state, BakesState)
        return state

    def take_over(self) -> None:
        """Whoever is asked to takes the screen, if anybody is."""
        self.app.stack.update(0.0)
        if isinstance(self.app.stack.top, HandOverScene):
            from tests.scenes.hands import Hands

            Hands(self.app).click("ready")
        self.app.stack.update(0.0)

    def at(self, spot: str) -> tuple[float, float]:
        """A point of a spot at which nothing lies over it: its middle, if that is free."""
        area = self.scene.table.area(spot)
        hands = self.scene.hands
        if hands.drag.holding or spot not in self.scene.known.sources():
            return area.center
        steps = (0.5, 0.08, 0.92, 0.3, 0.7)
        points = [(area.x + area.width * x, area.y + area.height * y) for y in steps for x in steps]
        return next((point for point in points if hands.source_at(*point) == spot), area.center)

    def by_hand(self, action: Action) -> None:
        """Do a legal action of the moment by its gesture."""
        known = self.scene.known
        gesture = known.of_action(action)
        assert gesture is not None, action
        self.make(gesture)

    def make(self, gesture: Gesture) -> None:
        """Click or drag; the button that ends a step is given its time, and is told twice if it asks."""
        if gesture.source == "done":
            for _ in range(1 + bool(self.bakes.done_words()[1])):
                self.bakes.update(GUARD)
                self.click("done")
        elif gesture.target is None:
            self.click(gesture.source)
        if gesture.target is None:
            return
        self.lift(gesture.source)
        x, y = self.aim(gesture.source, gesture.target)
        self.move(x, y)
        self.up(x, y)

    def aim(self, source: str, target: str) -> tuple[float, float]:
        """A point of a target at which a drop counts for it, though other cards lie over part of it."""
        area = self.scene.table.area(target)
        steps = (0.5, 0.04, 0.96, 0.2, 0.8, 0.12, 0.88)
        points = [(area.x + area.width * x, area.y + area.height * y) for y in steps for x in steps]
        drop = self.scene.hands.drag._target
        return next((point for point in points if drop(source, *point) == target), area.center)


def some_action(state: BakesState, seat: int, rng: random.Random) -> Action:
    """A random action; useful ones more often, so that games come to bakes, helps and cards."""
    legal = list(state.legal(seat))
    for kinds, chance in (
        ((act.Mark, act.Unpack), 0.9),
        ((act.Gather, act.Bake, act.Keep, act.Drop), 0.8),
        ((act.Use, act.Donate, act.Ask, act.Offer, act.For, act.Treat, act.Pool, act.Answer), 0.3),
        ((act.Shop, act.SaveTime, act.SaveCoins, act.Buy), 0.6),
        ((act.End,), 0.5),
    ):
        wanted = [action for action in legal if isinstance(action, kinds)]
        if wanted and rng.random() < chance:
            return rng.choice(wanted)
    return rng.choice(legal)


def match_of(mode: str, seats: int, *, kids: bool = False, seed: str = "bakes", goals: bool = False) -> Match:
    """A match; the first seat is first."""
    game = registry.get("got_what_it_bakes")
    options = game.options_type.from_json({"mode": mode, "kids": kids, "kids_goals": goals, "first": 0})
    return Match(game, seats, options, seed)


def go_to(match: Match, rng: random.Random, stop: Stop, most: int = 4000) -> bool:
    """Play at random until a position is reached; whether it was."""
    for _ in range(most):
        acting = match.to_act()
        state = match.state()
        assert isinstance(state, BakesState)
        if stop(state):
            return True
        if not acting:
            return False
        match.play(acting[0], some_action(state, acting[0], rng))
    return False


def sit(app: App, match: Match, *, kinds: Sequence[str] | None = None, seat: int | None = None) -> Cook:
    """Lay the table for a match; whoever is to act looks at it."""
    kinds = kinds or ("person",) * match.seats
    players = [Player(NAMES[n], COLORS[n], f"common/baker-{n + 1}", kinds[n]) for n in range(match.seats)]
    kids = bool(match.options.to_json()["kids"])
    session = Session(match, players, kids=kids, storage=app.context.storage)
    scene = lay_table(app.context, session)
    assert isinstance(scene, TableScene)
    app.stack.apply(Reset(scene))
    cook = Cook(app, scene)
    cook.take_over()
    return cook
