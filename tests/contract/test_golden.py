"""Stored play-throughs: any change of what the rules do shows as a changed line."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.dev.golden import files, main, playthrough
from game.rules import registry
from game.rules.core import AnyGame

FOLDER = Path(__file__).parents[1] / "golden"
STORED = [(game, seats) for game in registry.games() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), STORED, ids=lambda part: getattr(part, "id", str(part)))
def test_the_game_plays_as_it_is_stored(game: AnyGame, seats: int) -> None:
    """If a rule was changed on purpose: `python -m game.dev.golden`, and read what changed."""
    path = FOLDER / f"{game.id}-{seats}.txt"
    assert path.is_file(), f"{path.name} is missing; run `python -m game.dev.golden {game.id}`"
    stored = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(playthrough(game, seats), start=1):
        assert line == (stored[number - 1] if number <= len(stored) else None), f"{path.name}, line {number}"
    assert number == len(stored)


def test_every_file_belongs_to_a_game() -> None:
    wanted = {path for game in registry.games() for path, _ in files(game, FOLDER)}
    assert set(FOLDER.glob("*-[1-9].txt")) == wanted


def test_the_command_writes_what_is_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = registry.ids()[0]
    assert main([first, "--folder", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    for path, seats in files(registry.get(first), tmp_path):
        assert path.read_text(encoding="utf-8").splitlines() == list(playthrough(registry.get(first), seats))
        assert path.name in told
