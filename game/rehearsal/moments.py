"""The busiest moments of each table: a stretch of real play at the fullest table, every frame timed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles
from time import perf_counter, thread_time

import pygame

from game.app import App
from game.bots.levels import choose
from game.bots.policy import Budget
from game.input.events import PointerMove
from game.rules import registry
from game.rules.core import Action, Match
from game.scenes.base import Pop, Reset
from game.scenes.hand_over import HandOverScene
from game.scenes.seating import FACES
from game.scenes.session import COLORS, Player, Session
from game.scenes.table import TableScene
from game.scenes.tables import open_table

FRONT = 12
"""So many frames after another player's board came to the front are counted as that moment."""
CARRY = 30
"""Frames for which a thing is looked at, or carried over the table before it is put back."""
MORE = 3
"""By how much more than planned may be played, until every moment was seen."""
FEW = 20
"""A moment with fewer frames has no 99th percentile; its slowest frame stands for it."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """What is played of a game."""

    seats: int
    start: int
    """So many actions into a game: boards are full then."""
    actions: int
    """So many actions are shown, and more until every moment was seen."""
    told: dict[str, str]
    """Class of event -> the moment that all frames of its action belong to."""


STRETCHES: dict[str, Stretch] = {
    "cookies": Stretch(4, 12, 8, {"DiceRolled": "roll", "SheetIntoOven": "oven", "SheetOutOfOven": "oven"}),
    "got_what_it_bakes": Stretch(
        4,
        248,
        14,
        {"DiceRolled": "turn begins", "RecipeBaked": "bake", "RecipeBurnt": "bake", "TraysPassed": "trays"},
    ),
    "macaraccoon": Stretch(
        5, 110, 12, {"WhiskerCalled": "whisker call", "OrderServed": "serve", "SugarRush": "sugar rush"}
    ),
    "pastry_bids": Stretch(
        2, 14, 8, {"BidsRevealed": "reveal", "DishMade": "dish", "CardsHandedOut": "cards handed out"}
    ),
}
"""Game -> the stretch that is measured."""


@dataclass(slots=True)
class Times:
    """Milliseconds of every frame, by moment."""

    wall: dict[str, list[float]] = field(default_factory=dict)
    """Whole frames: input, update, drawing, present."""
    held: dict[str, list[float]] = field(default_factory=dict)
    """How long the picture stood still, each time that it wasn't ready for a frame; by moment."""
    work: list[float] = field(default_factory=list)
    """What this thread itself worked in them: without waits for other threads and programs."""

    def figures(self) -> dict[str, object]:
        """Median, 99th percentile and slowest of all frames and of each moment; the worst moment by name."""
        every = [time for times in self.wall.values() for time in times]
        moments = {name: _figures(times) for name, times in self.wall.items()}
        for name, times in self.held.items():
            moments[name] |= {"held_times": len(times), "held_max_ms": round(max(times), 1)}
        worst = max(moments, key=lambda name: moments[name]["p99_ms"])
        return {
            **_figures(every),
            "work_p99_ms": _figures(self.work)["p99_ms"],
            "worst": worst,
            "worst_p99_ms": moments[worst]["p99_ms"],
            "moments": moments,
        }


def _figures(times: Sequence[float]) -> dict[str, float]:
    p99 = quantiles(times, n=100)[98] if len(times) >= FEW else max(times)
    return {
        "median_ms": round(median(times), 2),
        "p99_ms": round(min(p99, max(times)), 2),
        "max_ms": round(max(times), 2),
        "frames": len(times),
    }


def full_table(game_id: str) -> Session:
    """Persons at every seat of the fullest table, in the middle of a sensible game; kept nowhere."""
    stretch = STRETCHES[game_id]
    game = registry.get(game_id)
    match = Match(game, stretch.seats, game.options_type(), "bench")
    for number in range(stretch.start):
        acting = match.to_act()
        if not acting:
            break
        match.play(acting[0], easy(match, acting[0], number))
    players = [Player(f"Baker {n + 1}", COLORS[n], FACES[n]) for n in range(stretch.seats)]
    return Session(match, players)


def easy(match: Match, seat: int, number: int) -> Action:
    """What an easy bot plays, without thinking for long."""
    handle = match.seat(seat)
    return choose(match.game, handle.view(), handle.legal(), "easy", Budget(iterations=4), str(number)).action


class Rehearsal:
    """Plays a stretch on the real scene and times every frame."""

    def __init__(self, app: App, session: Session) -> None:
        self.app = app
        self.times = Times()
        self._told = STRETCHES[session.game_id].told
        self._clock = pygame.time.Clock()
        self._rng = Random(1)
        self._ticks = 0
        scene = open_table(app.context, session)
        assert isinstance(scene, TableScene)
        self.scene = scene
        app.context.art.patience.hurried = True  # as in the loop
        app.stack.apply(Reset(scene))
        self._front = scene.view.seat
        self._late = 0.0
        self._over = False
        """Whether the window shows another scene still."""
        self._fresh = 0
        """Frames that still belong to the board that came to the front."""

    def run(self, actions: int) -> Times:
        """Play so many actions; between any two look at something, and carry something over the table."""
        self._settle("opened")
        for number in range(MORE * actions):
            seen = self.times.wall.keys() >= set(self._told.values())
            if not self.scene.session.match.to_act() or (number >= actions and seen):
                break
            self._look()
            self._carry()
            self._play(number)
        return self.times

    def _play(self, number: int) -> None:
        match = self.scene.session.match
        seat = self.scene.actor if self.scene.actor is not None else match.to_act()[0]
        self.scene.play(seat, easy(match, seat, number))
        events = [type(event).__name__ for event in match.log[-1].events]
        self._settle(next((self._told[name] for name in events if name in self._told), "play"))

    def _settle(self, moment: str) -> None:
        """Let everything come to its end."""
        for _ in range(60 * 60):
            self._over = self.app.stack.top is not self.scene or (self._over and self.scene.picture.late)
            self._frame("handed over" if self._over else moment)
            if self.scene.timeline.gate is not None:
                self.scene.pass_gate()
            if self.scene.session.match.outcome() is not None:
                return  # the result covers the table, in a while
            top = self.app.stack.top
            if isinstance(top, HandOverScene):
                self.app.stack.apply(Pop(top.seat))
            elif top is not self.scene:
                self.app.stack.apply(Pop())
            elif self.scene.settled and self.scene.echo.idle and not (self._fresh or self.scene.picture.late):
                return

    def _look(self) -> None:
        """The pointer rests on a thing until it is seen large."""
        sources = list(self.scene.known.sources())
        if sources:
            x, y = self.scene.table.area(self._rng.choice(sources)).center
            for _ in range(CARRY):
                self._frame("look", PointerMove(x, y, time=self._ticks))

    def _carry(self) -> None:
        """Carry something over all that it could be laid on, and let it fly back."""
        hands, known, table = self.scene.hands, self.scene.known, self.scene.table
        sources = [name for name in known.sources() if known.legal_targets(name) and not hands.alone(name)]
        if not sources:
            return
        source = self._rng.choice(sources)
        targets = known.legal_targets(source)
        hands.react(hands.drag.pick(source))
        x, y = hands.drag.x, hands.drag.y
        for number in range(CARRY):
            part = number / CARRY * len(targets)
            to = table.area(targets[int(part)])
            x += (to.centerx - x) * min(1.0, 0.2 + part % 1)
            y += (to.centery - y) * min(1.0, 0.2 + part % 1)
            self._frame("carry", PointerMove(x, y, True, self._ticks))
        hands.let_go()
        self._settle("carry")

    def _frame(self, moment: str, pointer: PointerMove | None = None) -> None:
        self._ticks += 16
        before, worked = perf_counter(), thread_time()
        if pointer is not None:
            self.app.stack.handle(pointer)
        self.app.frame(1 / 60)
        passed, work = perf_counter() - before, thread_time() - worked
        if self.scene.view.seat != self._front:
            self._front, self._fresh = self.scene.view.seat, FRONT
        if self.app.stack.top is not self.scene:
            moment = "handed over"
        elif self._fresh and not self._over:
            self._fresh -= 1
            moment = "board to the front"
        self.times.wall.setdefault(moment, []).append(passed * 1000)
        self.times.work.append(work * 1000)
        self._clock.tick(0 if self.scene.late else 60)
        late = self.scene.picture.late
        if late:
            self._late += (perf_counter() - before) * 1000
        elif self._late:
            self.times.held.setdefault(moment, []).append(self._late)
            self._late = 0.0
