"""What the panels of a table say: the game's own sentence, or what the scene has to say instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.table_hud import Status
from game.table.table_view import Part

if TYPE_CHECKING:
    from game.scenes.table import TableScene


def status_of(scene: TableScene, seat: int, reason: str, *, showing: bool) -> Status:
    """The words of the moment.

    `seat`: whose name stands there; `reason`: why CookieBot hints at something, empty without a
    hint; `showing`: whether something that happened is being shown.
    """
    session, t = scene.session, scene.context.t
    player = session.players[seat]
    names = [one.name for one in session.players]
    doer = scene.doer
    legal = session.seat(doer).legal() if scene.open and doer is not None else ()
    said = scene.table.status(scene.view, legal, names, scene.hands.hold())
    heading, line = t(said.heading.key, **said.heading.args), ""
    parts, face = said.parts, (Part((player.face,)),)
    if said.line is not None:
        line = t(said.line.key, **said.line.args)
    if scene.replaying:
        heading, line = t("table-replay"), t("table-replay-line")
    elif reason:
        line = reason
    elif scene.thinker.busy and not scene.thinker.hint and not scene.hands.drag.holding:
        heading, line, parts = t("common-thinking", name=player.name), "", face
    elif showing and not scene.table.together and not said.aloud:
        heading, line, parts = t("common-turn-of", name=player.name), "", face
    detail = t("table-baker-of", number=seat + 1, count=len(names)) if len(names) > 1 else t("table-alone")
    if not player.person:
        detail = t("table-level", level=player.kind)
    skipping = not scene.timeline.idle
    return Status(
        player.name, detail, player.color, player.face, heading, line, parts, scene.enabled(), skipping
    )
