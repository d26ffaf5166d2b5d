"""The bench of the window measures the real scene."""

from __future__ import annotations

import pygame
import pytest

from game.rehearsal import moments as rehearsal
from game.rehearsal.bench import _table, busiest, idle, memory, moments
from game.rehearsal.moments import STRETCHES


def test_it_measures_frames_with_dice_in_the_air_and_a_fan_in_the_hand() -> None:
    with _table((640, 360)) as app:
        found = busiest(app, seconds=0.3, warm=0.1)
        assert found["frames"] > 3
        assert 0 < found["median_ms"] <= found["p99_ms"]
        assert idle(app, seconds=0.2)["percent_of_a_core"] >= 0
    assert memory() >= 0


def test_it_measures_the_table_without_a_sound_device_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "none-such")
    pygame.mixer.quit()
    with _table((640, 360)) as app:
        assert busiest(app, seconds=0.1, warm=0.0)["frames"] > 3


@pytest.mark.parametrize("game_id", STRETCHES)
def test_every_frame_of_a_stretch_of_play_is_timed(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rehearsal, "CARRY", 4)
    monkeypatch.setattr(pygame.time, "Clock", Unpaced)
    figures = moments((640, 360), game_id, actions=1)
    named = figures["moments"]
    assert isinstance(named, dict)
    assert named.keys() >= {"opened", "look", "carry"}
    assert figures["frames"] == sum(one["frames"] for one in named.values())
    assert figures["worst_p99_ms"] == max(one["p99_ms"] for one in named.values())


class Unpaced:
    """A clock on which no frame waits for the next."""

    def tick(self, rate: int) -> int:
        """No time passes."""
        return 0
