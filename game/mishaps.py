"""What nobody foresaw: it is written down for us, told in one sentence, and costs no game."""

from __future__ import annotations

import sys
import tempfile
import traceback
from pathlib import Path


class NoScreen(Exception):
    """There is nothing to show a window on."""


def write_report(folder: Path) -> str:
    """Write the exception that is being handled into a new file of a folder, and to standard error.

    Returns the name of the file, or an empty text when the folder takes none.
    """
    report = traceback.format_exc()
    if sys.stderr is not None:
        sys.stderr.write(report)
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", errors="replace", prefix="report-", suffix=".txt", dir=folder, delete=False
        ) as file:
            file.write(report)
    except OSError:
        return ""
    return Path(file.name).name


def tell_end(reason: str) -> None:
    """Say why the program can't go on: on the console, or in a box where there is none."""
    sentence = _sentence(reason)
    if sys.stderr is not None:
        sys.stderr.write(f"{sentence}\n")
        return
    import pygame

    pygame.display.message_box("Bakers' Table", sentence, message_type="error")


def _sentence(reason: str) -> str:
    from game.resources import MissingResource
    from game.text import Texts, system_language

    try:
        return Texts(system_language()).t("error-start", reason=reason)
    except MissingResource:
        return reason  # the texts themselves are what is missing
