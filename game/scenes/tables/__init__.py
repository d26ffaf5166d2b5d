"""The tables: which games can be played on screen, each with the module that lays it out."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from game.scenes.base import Scene
from game.scenes.context import Context
from game.scenes.session import Session

TABLES: dict[str, str] = {
    "cookies": "game.scenes.tables.cookies",
}
"""Game id -> module with `table(context, session) -> Scene`; imported when a table is opened."""


def open_table(context: Context, session: Session) -> Scene:
    """The scene in which a session is played."""
    return cast(Scene, import_module(TABLES[session.game_id]).table(context, session))
