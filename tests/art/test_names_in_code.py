"""Code asks only for drawings and sounds that exist."""

from __future__ import annotations

import re
from pathlib import Path

import game
from game.resources import root
from game.sound import MUSIC, NAMES

DRAWING = re.compile(r'"((?:bakes|common|cookies|macaraccoon|pastry_bids)/[a-z0-9_-]*[a-z0-9])"')
EFFECT = re.compile(r'sound\.play\(\s*"([^"]+)"')
LOOP = re.compile(r'sound\.music\(\s*"([^"]+)"')


def found(pattern: re.Pattern[str]) -> dict[str, Path]:
    """What `pattern` finds in the program, and a file that holds it."""
    folder = Path(game.__file__).parent
    return {
        name: path
        for path in folder.rglob("*.py")
        for name in pattern.findall(path.read_text(encoding="utf-8"))
    }


def test_drawings() -> None:
    art = root() / "assets" / "art"
    names = found(DRAWING)
    assert len(names) > 40
    assert {name: str(path) for name, path in names.items() if not (art / f"{name}.svg").is_file()} == {}


def test_sounds() -> None:
    assert set(found(EFFECT)) <= set(NAMES)
    assert set(found(LOOP)) <= set(MUSIC)
    assert found(EFFECT)
