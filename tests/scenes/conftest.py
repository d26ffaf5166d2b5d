"""A real app on the dummy driver, with an empty data folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.storage import Storage
from game.table.dice import Tumbler
from tests.scenes.hands import Hands


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """The program at 1280 x 720, in English, without a scene yet."""
    made = App(Storage(tmp_path / "data"), size=(1280, 720))
    made.context.settings.language = "en"
    made.context.apply_settings()
    yield made
    made.close()


@pytest.fixture
def hands(app: App) -> Hands:
    """Somebody who plays with it."""
    return Hands(app)


@pytest.fixture
def dice_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No picture of a die gets better between two drawings."""
    picture = Tumbler.picture

    def waited(tumbler: Tumbler, die: int, number: int) -> pygame.Surface:
        tumbler.wait()
        return picture(tumbler, die, number)

    monkeypatch.setattr(Tumbler, "picture", waited)
