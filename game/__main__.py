"""The command line: `python -m game [play | engine | simulate | bench] ...`; without a command it plays."""

from __future__ import annotations

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
    """Run a command and return the exit code."""
    multiprocessing.freeze_support()  # first: the packaged program is also its own worker process
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments in (["-h"], ["--help"], ["help"]):
        print(usage())
        return 0
    command = arguments.pop(0) if arguments and arguments[0] in COMMANDS else "play"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # answers on standard output are ours alone
    run = import_module(COMMANDS[command][0]).main
    try:
        return int(run(arguments))
    except KeyboardInterrupt:
        return STOPPED


if __name__ == "__main__":
    sys.exit(main())
