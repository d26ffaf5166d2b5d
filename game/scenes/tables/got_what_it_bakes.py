"""Lays the table of Got What It Bakes?."""

from __future__ import annotations

from game.scenes.context import Context
from game.scenes.session import Session
from game.scenes.table import TableScene
from game.scenes.table_hud import NEEDED, OPTIONAL
from game.table.board import load_board
from game.table.got_what_it_bakes.table import BakesTable
from game.table.patterns import Sitter


def table(context: Context, session: Session) -> TableScene:
    """The scene in which a session of Got What It Bakes? is played. Raises `BadBoard`.

    The board for children is laid for the rules of children: it has no place for Upgrades.
    """
    kids = bool(session.match.options.to_json()["kids"])
    needed = {**NEEDED, **BakesTable.needed(kids=kids)}
    board = load_board("got_what_it_bakes", "kids" if kids else "normal", needed, OPTIONAL)
    sitters = [Sitter(one.name, one.color, one.face, one.person, one.label) for one in session.players]
    view = BakesTable(context.art, context.type, board, context.t, sitters, kids=kids)
    return TableScene(context, session, view)
