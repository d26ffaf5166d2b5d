"""What holds for all tests: no window, no sound, no surprises from hypothesis."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from game.rules import registry
from game.rules.core import AnyGame

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

settings.register_profile(
    "house",
    deadline=None,  # a busy machine is no failure
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("house")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The tests' own little game, put into the box for one test."""
    monkeypatch.setitem(registry._MODULES, "toy", "tests.contract.toy")
    return registry.get("toy")
