"""The command line: `python -m game [play | engine | simulate | bench] ...`; without a command it plays."""

from __future__ import annotations

import contextlib
import errno
import multiprocessing
import os
import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS: dict[str, tuple[str, str]] = {
    "play": ("game.play", "play at the table (this is what happens without a command)"),
    "engine": ("game.engine.server", "answer requests, one line of JSON each, from standard input"),
    "simulate": ("game.engine.simulate", "let bots play each other and report their strength"),
    "bench": ("game.engine.bench", "measure the rules, the table, the start and the idle program"),
}
"""Command -> (module with `main(argv) -> int`, what it does); only the module asked for is imported."""


STOPPED = 130
"""Exit code after Ctrl+C, as shells know it."""


def usage() -> str:
    """What the program answers to `--help`."""
    lines = ["usage: bakers-table [command] [options]", "", "commands (each has its own --help):"]
    lines += [f"  {name:<10}{purpose}" for name, (_, purpose) in COMMANDS.items()]
    lines += ["", "options of play, which needs no command: --data DIR, --window WxH, --seed SEED"]
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code.

    Whoever stops reading what it writes ends it in silence; whatever else is wrong with the standard
    streams is told in a sentence.
    """
    multiprocessing.freeze_support()  # first: the packaged program is also its own worker process
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        try:
            return _run(arguments)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()  # here, where we can still say what is wrong
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        _write_no_more()
        return 0
    except OSError as error:
        _write_no_more()
        if sys.stderr is not None:
            with contextlib.suppress(OSError):
                sys.stderr.write(f"bakers-table: can't go on: {error.strerror or error}\n")
        return 1


def _run(arguments: list[str]) -> int:
    if arguments in (["-h"], ["--help"], ["help"]):
        print(usage())
        return 0
    command = arguments.pop(0) if arguments and arguments[0] in COMMANDS else "play"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # answers on standard output are ours alone
    if command != "play" and sys.stdout is None:  # a window needs none
        raise OSError(errno.EBADF, "standard output is closed")
    return int(import_module(COMMANDS[command][0]).main(arguments))


def _write_no_more() -> None:
    """What is still unsaid goes nowhere: at the end Python would stumble over it once more."""
    if sys.stdout is not None:
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
