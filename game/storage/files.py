"""One file of ours: JSON in an envelope that says what it is, how old, and whether it is whole."""

from __future__ import annotations

import errno
import hashlib
import json
import math
import os
import stat
import tempfile
from pathlib import Path
from typing import Any, NoReturn

PROGRAM = "bakers-table"
VERSION = 1
LARGEST = 32 * 1024 * 1024
"""No file of ours is larger (bytes)."""
NEW = ".new"
"""How the name of a file ends that is still being written."""


class BadFile(Exception):
    """A file that can't be used; `kind` says why: `damaged`, `foreign` (not ours) or `newer`."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind


def write(path: Path, content: str, data: dict[str, Any]) -> None:
    """Write `data` as a file whose content is called `content` (`save`, `finished`, `settings`, `records`).

    Whole or not at all: a new file is written and synced beside the old one, then takes its
    place. Raises `OSError`.
    """
    envelope = {
        "program": PROGRAM,
        "content": content,
        "version": VERSION,
        "checksum": _checksum(data),
        "data": data,
    }
    text = json.dumps(envelope, allow_nan=False, separators=(",", ":"))
    path.parent.mkdir(parents=True, exist_ok=True)  # somebody may have taken it away meanwhile
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=NEW, dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)  # noqa: PTH105 (same call, and it says that it is atomic)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def sweep(folder: Path) -> None:
    """Take away what a program that was killed in the middle of `write` left. Raises `OSError`."""
    for path in folder.glob(f".*.json.*{NEW}"):
        path.unlink(missing_ok=True)


def status(path: Path) -> os.stat_result:
    """What the system knows of a file (or of the one that a link leads to).

    Raises `OSError`, also when it is no plain file: whoever opens a pipe waits for ever.
    """
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "no plain file", str(path))
    return found


def read(path: Path, content: str) -> dict[str, Any]:
    """The data that `write` put into a file. Raises `BadFile`, or `OSError` (also when it isn't there)."""
    status(path)
    with path.open("rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise BadFile("foreign", "too large to be a file of this program")
    try:
        envelope = json.loads(raw.decode("utf-8"), parse_constant=_no_constant, parse_float=_finite)
    except (ValueError, RecursionError) as error:  # also UnicodeDecodeError
        raise BadFile("damaged", f"no readable JSON: {error}") from error
    if not isinstance(envelope, dict) or envelope.get("program") != PROGRAM:
        raise BadFile("foreign", "not a file of this program")
    version = envelope.get("version")
    if type(version) is int and version > VERSION:
        raise BadFile("newer", f"written by a newer program (format {version})")
    data = envelope.get("data")
    if envelope.get("content") != content:
        raise BadFile("foreign", f"not a file with {content}")
    if version != VERSION or not isinstance(data, dict) or envelope.get("checksum") != _checksum(data):
        raise BadFile("damaged", "version or checksum don't match")
    return data


def _checksum(data: dict[str, Any]) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is too large")  # and could never be written again
    return number
