"""Gestures meet actions: what is allowed, what is only tried, what means nothing."""

from __future__ import annotations

from game.input.gestures import Gesture, Gestures
from game.rules.cookies.actions import LAY, ROLL, SPRINKLES

HEART, SUGAR, TRAY = Gesture("hearts", "sheet"), Gesture("sugar", "sheet"), Gesture("tray")
ALL = {HEART: LAY["heart", 1], SUGAR: SPRINKLES[1], TRAY: ROLL}


def test_only_legal_targets_are_legal() -> None:
    known = Gestures(ALL, [LAY["heart", 1]])
    assert known.legal_targets("hearts") == ["sheet"]
    assert known.targets("sugar") == ["sheet"]
    assert known.legal_targets("sugar") == []
    assert not known.allowed(SUGAR)
    assert known.action(SUGAR) == SPRINKLES[1]


def test_useful_sources_come_first() -> None:
    known = Gestures(ALL, [SPRINKLES[1]])
    assert known.sources()[0] == "sugar"
    assert set(known.sources()) == {"hearts", "sugar", "tray"}


def test_a_source_alone() -> None:
    known = Gestures(ALL, [ROLL])
    assert known.alone("tray")
    assert not known.alone("hearts")
    assert known.of_action(ROLL) == TRAY
    assert known.of_action(LAY["star", 1]) is None


def test_an_unknown_gesture_means_nothing() -> None:
    known = Gestures(ALL, [ROLL])
    assert known.action(Gesture("hearts", "oven")) is None
    assert not known.allowed(Gesture("hearts", "oven"))
