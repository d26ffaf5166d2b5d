"""Lays the table of Pastry Bids."""

from __future__ import annotations

from game.scenes.context import Context
from game.scenes.session import Session
from game.scenes.table import TableScene
from game.scenes.table_hud import NEEDED, OPTIONAL
from game.table.board import load_board
from game.table.pastry_bids.table import PastryTable
from game.table.patterns import Sitter


def table(context: Context, session: Session) -> TableScene:
    """The scene in which a session of Pastry Bids is played. Raises `BadBoard`."""
    needed = {**NEEDED, **PastryTable.spots}
    optional = {**OPTIONAL, **PastryTable.scenery}
    board = load_board("pastry_bids", "kids" if session.kids else "normal", needed, optional)
    sitters = [Sitter(player.name, player.color, player.face, player.person) for player in session.players]
    view = PastryTable(context.art, context.type, board, context.t, sitters=sitters, kids=session.kids)
    return TableScene(context, session, view)
