"""The way to a table, wherever it starts; what can't be laid is told over the scene where one is."""

from __future__ import annotations

from game.scenes.base import Change, Push, Reset
from game.scenes.context import Context
from game.scenes.session import Session
from game.scenes.tables import open_table


def to_table(context: Context, session: Session, way: type[Push] | type[Reset]) -> Change:
    """Go to the table of a session; a message in its place never takes the scene below away."""
    scene = open_table(context, session)
    return way(scene) if scene.opaque else Push(scene)
