"""Lays the table of Macaraccoon."""

from __future__ import annotations

from game.scenes.context import Context
from game.scenes.session import Session
from game.scenes.table import TableScene
from game.scenes.table_hud import NEEDED, OPTIONAL
from game.table.board import load_board
from game.table.macaraccoon.table import MacaraccoonTable
from game.table.patterns import Sitter


def table(context: Context, session: Session) -> TableScene:
    """The scene in which a session of Macaraccoon is played. Raises `BadBoard`."""
    needed = {**NEEDED, **MacaraccoonTable.spots}
    optional = {**OPTIONAL, **MacaraccoonTable.scenery}
    board = load_board("macaraccoon", "kids" if session.kids else "normal", needed, optional)
    sitters = [Sitter(one.name, one.color, one.face, one.person, one.label) for one in session.players]
    view = MacaraccoonTable(context.art, context.type, board, context.t, kids=session.kids, sitters=sitters)
    return TableScene(context, session, view)
