"""Where the program's own files lie: in a checkout, an installed wheel or a packaged program."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


class MissingResource(Exception):
    """A file that belongs to the program is not there."""


@cache
def root() -> Path:
    """The folder that holds `assets` and `levels`. Raises `MissingResource` when there is none."""
    here = Path(__file__).resolve().parent
    bundle = getattr(sys, "_MEIPASS", None)
    candidates = [Path(bundle)] if bundle else [here / "_data", here.parent]
    for folder in candidates:
        if (folder / "assets").is_dir() and (folder / "levels").is_dir():
            return folder
    raise MissingResource(f"no folder with assets and levels near {here}")


def asset(path: str) -> Path:
    """The file `assets/<path>`. Raises `MissingResource`, naming it, when it isn't there."""
    return _file("assets", path)


def level(path: str) -> Path:
    """The file `levels/<path>`. Raises `MissingResource`, naming it, when it isn't there."""
    return _file("levels", path)


def _file(folder: str, path: str) -> Path:
    file = root() / folder / path
    if not file.is_file():
        raise MissingResource(f"{folder}/{path} is missing")
    return file
