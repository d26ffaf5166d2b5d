"""How many ways there are to go on from small positions: every roll, every legal action.

A count that changes shows a rule that changed. Those of one turn are checked by hand: their names say how.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.rules.cookies import CookiesState
from game.rules.cookies.actions import ROLL
from game.rules.core import Scripted
from tests.rules.cookies.table import position

COUNTS: dict[str, Any] = json.loads((Path(__file__).parent / "counts.json").read_text(encoding="utf-8"))


def after_one_turn(before: CookiesState) -> Iterator[CookiesState]:
    """Every roll with every action, the rest of a turn being forced; nothing after the end."""
    if before.phase != "roll":
        return
    for faces in before.box.rolls:
        rolled = before.copy()
        rolled.apply(rolled.turn, ROLL, Scripted(faces))
        for action in rolled.legal(rolled.turn):
            after = rolled.copy()
            after.apply(after.turn, action, Scripted())
            if after.phase == "bake":
                after.apply(after.turn, after.legal(after.turn)[0], Scripted())
            yield after


@pytest.mark.parametrize("name", COUNTS)
def test_there_are_as_many_ways_to_go_on_as_counted(name: str) -> None:
    fields = dict(COUNTS[name]["position"])
    fields["baked"] = tuple(fields.get("baked", ()))
    positions = [position(*fields.pop("sheets"), **fields)]
    counted = []
    for _ in COUNTS[name]["turns"]:
        positions = [after for before in positions for after in after_one_turn(before)]
        counted.append(len(positions))
    assert counted == COUNTS[name]["turns"]
