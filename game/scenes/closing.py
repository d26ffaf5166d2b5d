"""Closing the program and leaving a table: in kids mode it takes two steps, in pictures."""

from __future__ import annotations

from game.scenes.base import Change, Quit, Reset
from game.scenes.context import Context
from game.scenes.ui.dialog import Confirm

STAY = "common/icon-play"


class Closing(Confirm):
    """Whether the kitchen should be closed."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "title-quit-question", Quit, no_words="title-stay", no_art=STAY)


class Leaving(Confirm):
    """Whether a table should be left for the title; `detail` is said besides."""

    def __init__(self, context: Context, detail: str = "") -> None:
        super().__init__(
            context,
            "pause-leave-question",
            lambda: to_title(context),
            detail=detail,
            art="common/icon-home",
            no_words="title-stay",
            no_art=STAY,
        )


def to_title(context: Context) -> Change:
    """Back to the title, whatever lies on the stack."""
    from game.scenes.title import TitleScene

    return Reset(TitleScene(context))
