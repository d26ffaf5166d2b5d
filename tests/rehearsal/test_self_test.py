"""The self-test plays by hands and eyes alone; without the gesture layer it must fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import App
from game.input.drag import DragController, Result
from game.input.events import InputEvent
from game.rehearsal.self_test import run
from game.storage import Storage


@pytest.fixture
def small(tmp_path: Path) -> Iterator[App]:
    app = App(Storage(tmp_path / "data"), size=(640, 360), seed="self")
    yield app
    app.close()


def test_it_plays_a_whole_game(small: App, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(small, tmp_path / "shots") == 0
    said = capsys.readouterr().out
    assert said.startswith("self-test passed")
    assert "dice thrown" in said
    assert {path.stem for path in (tmp_path / "shots").iterdir()} >= {"self-test-table", "self-test-result"}


def test_without_the_gesture_layer_it_fails(
    small: App, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def deaf(self: DragController, event: InputEvent) -> list[Result]:
        return []

    monkeypatch.setattr(DragController, "handle", deaf)
    assert run(small) == 1
    assert "FAILED" in capsys.readouterr().out
