"""The tables: which games can be played on screen, each with the module that lays it out."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from game.scenes.base import Scene
from game.scenes.context import Context
from game.scenes.session import Session
from game.storage import Notice

TABLES: dict[str, str] = {
    "cookies": "game.scenes.tables.cookies",
    "got_what_it_bakes": "game.scenes.tables.got_what_it_bakes",
    "macaraccoon": "game.scenes.tables.macaraccoon",
    "pastry_bids": "game.scenes.tables.pastry_bids",
}
"""Game id -> module with `table(context, session) -> Scene`; imported when a table is opened."""


def open_table(context: Context, session: Session) -> Scene:
    """The scene in which a session is played; a message if its board can't be laid (a broken map).

    Where CookieBot sits its process starts meanwhile, so that its first move comes sooner.
    """
    from game.table.board import BadBoard

    session.speak(context.texts)
    if session.persons < session.match.seats:
        context.worker.warm_up()
    try:
        return cast(Scene, import_module(TABLES[session.game_id]).table(context, session))
    except BadBoard as error:
        from game.scenes.ui.dialog import Message

        name = context.t(f"common-game-{session.game_id}")
        return Message(context, [Notice("error-missing-level", {"name": name, "reason": str(error)})])
