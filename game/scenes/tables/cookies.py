"""Lays the table of Cookies."""

from __future__ import annotations

from game.scenes.context import Context
from game.scenes.session import Session
from game.scenes.table import TableScene
from game.scenes.table_hud import NEEDED, OPTIONAL
from game.table.board import load_board
from game.table.cookies.table import CookiesTable


def table(context: Context, session: Session) -> TableScene:
    """The scene in which a session of Cookies is played. Raises `BadBoard`."""
    needed = {**NEEDED, **CookiesTable.spots}
    optional = {**OPTIONAL, **CookiesTable.scenery}
    board = load_board("cookies", "kids" if session.kids else "normal", needed, optional)
    view = CookiesTable(context.art, context.type, board, context.t, kids=session.kids)
    return TableScene(context, session, view)
