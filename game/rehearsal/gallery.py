"""A picture of every scene, saved to a folder: `--screenshot DIR`. For looking, and for the README."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pygame

from game.bots.levels import choose
from game.bots.policy import Budget
from game.rules import registry
from game.rules.core import Action, Match, Outcome, SeatHandle
from game.scenes.base import Push, Reset, Scene
from game.scenes.closing import Closing
from game.scenes.hand_over import HandOverScene
from game.scenes.hindsight import Hindsight
from game.scenes.log import LogScene
from game.scenes.look_back import LookBackScene
from game.scenes.pause import PauseScene
from game.scenes.result import ResultScene
from game.scenes.rule_book import RuleBookScene
from game.scenes.seating import FACES
from game.scenes.seats import SeatsScene
from game.scenes.session import COLORS, Player, Session
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.tables import TABLES, open_table
from game.scenes.title import TitleScene
from game.scenes.ui.dialog import Message
from game.storage import Notice

if TYPE_CHECKING:
    from game.app import App

NAMES = ("Anna", "Ben", "Csilla", "Dora", "Emil")
SETTLE = 40
"""So many frames a scene gets to come to rest."""

MIDDLE = 70
"""After so many actions a game is in its middle..."""
LONG = {"pastry_bids": 18}
"""...but for these."""


def save_all(app: App, folder: Path) -> list[Path]:
    """Show every scene and save what is seen as PNG files; returns their names."""
    folder.mkdir(parents=True, exist_ok=True)
    saved: list[Path] = []
    for name, scenes in _scenes(app):
        app.stack.apply(Reset(scenes[0]))
        for scene in scenes[1:]:
            app.stack.apply(Push(scene))
        for _ in range(SETTLE):
            app.frame(1 / 30)
        app.redraw()
        path = folder / f"{name}.png"
        pygame.image.save(app.window.surface, path)
        saved.append(path)
    return saved


def sample(game_id: str, *, kids: bool = False, actions: int = 30) -> Session:
    """A session of persons in the middle of a game, played at random; kept nowhere."""
    match = _match(game_id, kids)
    rng = Random(1)
    for _ in range(actions):
        acting = match.to_act()
        if not acting:
            break
        match.play(acting[0], rng.choice(list(match.seat(acting[0]).legal())))
    return Session(match, _players(match.seats, "person"), kids=kids)


def lively(game_id: str, *, kids: bool = False) -> Session:
    """A person among bots in the middle of a sensible game, about to act; kept nowhere."""
    match = _match(game_id, kids)
    actions = LONG.get(game_id, MIDDLE)
    for number in range(2 * actions):
        acting = match.to_act()
        if not acting or (number >= actions and 0 in acting):
            break
        seat = match.seat(acting[-1])
        match.play(seat.seat, _easy(match, seat, number))
    return Session(match, _players(match.seats, "normal"), kids=kids)


def _easy(match: Match, seat: SeatHandle, number: int) -> Action:
    """What an easy bot plays."""
    budget = Budget(iterations=4)
    return choose(match.game, seat.view(), seat.legal(), "easy", budget, str(number)).action


def _match(game_id: str, kids: bool) -> Match:
    game = registry.get(game_id)
    seats = max(game.seats.start, min(3, game.seats.stop - 1))
    rules_for_kids = kids and any(spec.name == "kids" for spec in game.options_type.specs())
    options = game.options_type.from_json({"kids": True} if rules_for_kids else {})
    return Match(game, seats, options, "gallery")


def _players(seats: int, others: str) -> list[Player]:
    """Players for all seats; the first is a person."""
    kinds = ("person", *[others] * (seats - 1))
    return [Player(NAMES[seat], COLORS[seat], FACES[seat], kinds[seat]) for seat in range(seats)]


def _scenes(app: App) -> Iterator[tuple[str, Sequence[Scene]]]:
    """Every scene by name, with what lies below it."""
    context = app.context
    plain: dict[str, Callable[[], Scene]] = {
        "title": lambda: TitleScene(context),
        "settings": lambda: SettingsScene(context),
        "message": lambda: Message(context, [Notice("error-disk-full")]),
        "confirm": lambda: Closing(context),
    }
    for name, make in plain.items():
        scene = make()
        yield name, [scene] if scene.opaque else [TitleScene(context), scene]
    for game_id in TABLES:
        session = sample(game_id)
        table = open_table(context, session)
        yield f"{game_id}-table", [open_table(context, lively(game_id))]
        yield f"{game_id}-kids", [open_table(context, lively(game_id, kids=True))]
        yield f"{game_id}-setup", [SetupScene(context, game_id)]
        yield f"{game_id}-rules", [RuleBookScene(context, game_id)]
        yield f"{game_id}-log", [LogScene(context, session)]
        yield f"{game_id}-back", [LookBackScene(context, session, Hindsight(context, session))]
        yield f"{game_id}-hand-over", [HandOverScene(context, session, 1)]
        yield f"{game_id}-pause", [table, PauseScene(context, session)]
        yield f"{game_id}-seats", [table, SeatsScene(context, session)]
        won, lost = _outcomes(session)
        yield f"{game_id}-won", [table, ResultScene(context, session, won)]
        yield f"{game_id}-lost", [table, ResultScene(context, session, lost)]


def _outcomes(session: Session) -> tuple[Outcome, Outcome]:
    """A won and a lost game, for looking at."""
    seats = session.match.seats
    if session.match.game.cooperative:
        parts = (("spaces-left", 7.0), ("cookies-left", -2.0))
        won = Outcome(tuple(range(seats)), (5.0,) * seats, "all-baked", parts)
        return won, Outcome((), (0.0,) * seats, "clock-ran-out")
    scores = tuple(float(20 - 3 * seat) for seat in range(seats))
    return Outcome((0,), scores, "most-points"), Outcome((1, 0), scores, "shared")
