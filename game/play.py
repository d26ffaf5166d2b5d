"""Play: the command line of the window."""

from __future__ import annotations

import argparse
import contextlib
import re
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import pygame

from game import mishaps
from game.app import App
from game.engine.arguments import seed
from game.resources import MissingResource
from game.storage import Storage, default_folder
from game.window import on_screen


def main(argv: Sequence[str]) -> int:
    """Play. Returns the exit code."""
    options = _options(argv)
    with contextlib.ExitStack() as stack:
        if options.data:
            folder = options.data
        elif options.self_test or options.screenshot:  # nobody's own games are touched by these
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bakers-table-")))
        else:
            folder = default_folder()
        try:
            storage = stack.enter_context(contextlib.closing(Storage(folder)))
            return _play(options, storage)
        except (MissingResource, mishaps.NoScreen, pygame.error, OSError) as error:
            mishaps.tell_end(str(error))
        except Exception as error:
            mishaps.write_report(folder)
            mishaps.tell_end(repr(error))
        return 1


def _play(options: argparse.Namespace, storage: Storage) -> int:
    """What the command line asks for, in a window. Returns the exit code; raises what stops it."""
    app = App(storage, size=options.window, seed=options.seed)
    try:
        folder: Path | None = options.screenshot
        code = 0
        if options.self_test:
            from game.rehearsal.self_test import run

            code = run(app, folder)
        if folder is not None and code == 0:
            from game.rehearsal.gallery import save_all

            save_all(app, folder)
        if options.self_test or options.screenshot:
            return code
        if not (options.time_start or on_screen()):
            raise mishaps.NoScreen(app.context.t("error-no-screen"))
        app.start()
        if options.time_start:
            app.frame(0.0)
            print(f"{process_age():.3f}")
            return 0
        app.run()
        return 0
    finally:
        app.close()
        pygame.quit()


def process_age() -> float:
    """Seconds since this process was created (where the system doesn't tell: since Python came up)."""
    try:
        after_name = Path("/proc/self/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        import os

        born = int(after_name[19]) / os.sysconf("SC_CLK_TCK")
        return time.clock_gettime(time.CLOCK_BOOTTIME) - born
    except (OSError, AttributeError, ValueError, IndexError):
        return time.process_time()


def _options(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bakers-table play", description="Play at the table.")
    parser.add_argument(
        "--data", metavar="DIR", type=_folder, help="keep settings, saves and records in this folder"
    )
    parser.add_argument("--window", metavar="WxH", type=_size, help="open a window of this size")
    parser.add_argument("--seed", type=seed, help="use this seed for the next new game")
    parser.add_argument("--self-test", action="store_true", help="play a whole game by itself, then exit")
    parser.add_argument(
        "--screenshot", metavar="DIR", type=_folder, help="save a picture of every scene, then exit"
    )
    parser.add_argument("--time-start", action="store_true", help="print the seconds until the title shows")
    return parser.parse_args(list(argv))


def _folder(text: str) -> Path:
    if not text:  # a variable of the shell that was never set
        raise argparse.ArgumentTypeError("an empty name is no folder")
    return Path(text)


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{3,5})x([0-9]{3,5})", text.lower())
    if found is None or not all(100 <= int(side) <= 16384 for side in found.groups()):
        raise argparse.ArgumentTypeError(f"{text!r} is no window size such as 1280x720")
    return int(found[1]), int(found[2])
