"""The button that leads to looking back at a finished game, wherever it stands."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.base import Change, Push
from game.scenes.context import Context
from game.scenes.session import Session
from game.scenes.ui.widgets import Button


def look_back_button(
    context: Context, finished: Callable[[], Session | None], *, tall: float, size: float
) -> Button:
    """`finished` gives the game; None when it can't be read (that is told by then)."""

    def look_back() -> Change | None:
        from game.scenes.hindsight import Hindsight
        from game.scenes.look_back import LookBackScene

        session = finished()
        if session is None:
            return None
        return Push(LookBackScene(context, session, Hindsight(context, session)))

    return Button(
        "look-back", context.t("result-back"), look_back, art="common/icon-search", tall=tall, size=size
    )
