"""Measures what a player feels: frame times in the busiest moment, the idle table, the start, memory."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time

import pygame

from game.app import App
from game.rehearsal.moments import STRETCHES, Rehearsal, full_table
from game.rules import registry
from game.rules.cookies.events import DiceRolled
from game.rules.core import Match, Scripted, Seeded
from game.scenes.base import Pop, Reset
from game.scenes.session import Player, Session
from game.scenes.table import TableScene
from game.scenes.tables import open_table
from game.storage import Storage

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
SECONDS = 5.0
"""How long each moment is measured."""
WARM = 1.2
"""Seconds before that, in which pictures are made for the first time."""
ROLL = ("star/heart", "star/flower", "star/circle")
STARTS = 5
FEWEST = 4
"""Frames that are measured however slow they are."""


def measure(parts: Collection[str]) -> dict[str, object]:
    """Figures: milliseconds a frame, seconds to the title, percent of a core, megabytes, the driver.

    `parts`: some of `table` (Cookies in its busiest moment), `moments` (of all games), `idle`, `start`.
    """
    pygame.display.init()
    found: dict[str, object] = {"driver": pygame.display.get_driver()}
    if "table" in parts:
        table = found["table"] = {}
        for size in SIZES:
            with _table(size) as app:
                table[_name(size)] = busiest(app)
    if "idle" in parts:
        with _table(SIZES[1]) as app:
            found["idle"] = idle(app)
    if "moments" in parts:
        found["moments"] = {
            _name(size): {game_id: moments(size, game_id) for game_id in STRETCHES} for size in SIZES[1:]
        }
    if "start" in parts:
        found["start"] = start()
    return found


def _name(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


@contextmanager
def _table(size: tuple[int, int]) -> Iterator[App]:
    """A window with a table of Cookies on which the dice were rolled, and an empty data folder."""
    with tempfile.TemporaryDirectory() as folder:
        app = App(Storage(Path(folder)), size=size)
        app.context.art.patience.hurried = True  # as in the loop
        try:
            game = registry.get("cookies")
            match = Match(game, 1, game.options_type(), "bench", chance=Scripted(ROLL, then=Seeded("bench")))
            match.play(0, match.seat(0).legal()[0])
            scene = open_table(app.context, Session(match, [Player("Anna", "berry", "common/baker-1")]))
            app.stack.apply(Reset(scene))
            app.frame(0.0)
            while app.stack.top is not scene:  # no sound device, for instance
                app.stack.apply(Pop())
            yield app
        finally:
            app.close()


def moments(size: tuple[int, int], game_id: str, actions: int | None = None) -> dict[str, object]:
    """A stretch of play at the fullest table of a game: every frame, by what was shown in it."""
    with tempfile.TemporaryDirectory() as folder:
        app = App(Storage(Path(folder)), size=size)
        try:
            app.start()  # as for a player: the title comes first
            app.frame(0.0)
            rehearsal = Rehearsal(app, full_table(game_id))
            figures = rehearsal.run(STRETCHES[game_id].actions if actions is None else actions).figures()
            return {**figures, "memory_mb": round(memory(), 1)}
        finally:
            app.close()


def busiest(app: App, seconds: float = SECONDS, warm: float = WARM) -> dict[str, float]:
    """Three dice tumble while a fan of cookies is dragged: whole frames, with update, drawing and present."""
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    clock = pygame.time.Clock()
    scene.hands.react(scene.hands.drag.pick("reserve-star"))
    times: list[float] = []
    begin = perf_counter()
    while (passed := perf_counter() - begin) < warm + seconds or len(times) < FEWEST:
        if scene.echo.idle:  # not the timeline: that would close the gate and take the fan away
            make = scene.table.present(DiceRolled(0, ROLL))
            assert make is not None
            scene.echo.add(make)
        drag = scene.hands.drag
        drag.x = 960 + 600 * (passed % 2 - 1)
        drag.y = 420 + 240 * (passed * 0.7 % 2 - 1)
        scene.dirty = True
        before = perf_counter()
        app.frame(1 / 60)
        if passed > warm:
            times.append((perf_counter() - before) * 1000)
        clock.tick(60)
    scene.hands.let_go()
    scene.finish_moving()
    return {
        **bare(app),
        "median_ms": round(median(times), 2),
        "p99_ms": round(quantiles(times, n=100)[98], 2),
        "frames": len(times),
        "memory_mb": round(memory(), 1),
    }


def bare(app: App, frames: int = 60) -> dict[str, float]:
    """What the machine itself takes: a full window copied once, and shown (to compare figures)."""
    surface = app.window.surface
    picture = surface.copy()
    copies, shows = [], []
    for _ in range(frames):
        before = perf_counter()
        surface.blit(picture, (0, 0))
        copied = perf_counter()
        app.window.window.flip()
        copies.append((copied - before) * 1000)
        shows.append((perf_counter() - copied) * 1000)
        pygame.event.pump()
    return {"bare_copy_ms": round(median(copies), 2), "bare_show_ms": round(median(shows), 2)}


def idle(app: App, seconds: float = SECONDS) -> dict[str, float]:
    """A table on which nothing moves, music playing, gamepads watched: share of one core."""
    clock = pygame.time.Clock()
    for _ in range(60):
        app.frame(clock.tick(60) / 1000)
    begin, used = perf_counter(), process_time()
    while perf_counter() - begin < seconds:
        app.frame(clock.tick(30) / 1000)
    share = (process_time() - used) / (perf_counter() - begin)
    return {"percent_of_a_core": round(100 * share, 2)}


def start() -> dict[str, float]:
    """Seconds from the creation of a process to the title on the screen; the median of a few."""
    command = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
    times = []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder:
            told = subprocess.run(
                [*command, "play", "--time-start", "--data", folder, "--window", "1280x720"],
                capture_output=True,
                text=True,
                check=True,
            )
        times.append(float(told.stdout.split()[-1]))
    return {"median_s": round(median(times), 3), "best_s": round(min(times), 3)}


def memory() -> float:
    """Megabytes that this process holds; 0 where the system doesn't tell."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)
