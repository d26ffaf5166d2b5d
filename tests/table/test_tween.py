"""Animations: order, ends, skipping, speeds."""

from __future__ import annotations

import pytest

from game.table.tween import (
    SPEEDS,
    Call,
    InTurn,
    Spoken,
    Timeline,
    Together,
    Tween,
    Wait,
    bounce_out,
    ease_in,
    ease_in_out,
    ease_out,
    linear,
)


@pytest.mark.parametrize("ease", [linear, ease_in, ease_out, ease_in_out, bounce_out])
def test_every_ease_begins_at_0_and_ends_at_1(ease: object) -> None:
    assert callable(ease)
    assert ease(0.0) == pytest.approx(0)
    assert ease(1.0) == pytest.approx(1)


def test_a_timeline_plays_in_order_and_ends_exactly() -> None:
    seen: list[float | str] = []
    line = Timeline()
    line.add(lambda: InTurn(Tween(0.2, seen.append, linear), Call(lambda: seen.append("done")), Wait(0.1)))
    line.add(lambda: Call(lambda: seen.append("second")))
    line.advance(0.1)
    assert seen == [pytest.approx(0.5)]
    line.advance(0.15)
    assert seen[1:] == [1.0, "done"]
    line.advance(0.1)
    assert seen[-1] == "second"
    assert line.idle


def test_an_animation_is_made_when_its_turn_comes() -> None:
    made: list[str] = []
    line = Timeline()
    line.add(lambda: made.append("first") or Wait(1.0))  # type: ignore[func-returns-value]
    line.add(lambda: made.append("second") or Wait(1.0))  # type: ignore[func-returns-value]
    line.advance(0.5)
    assert made == ["first"]
    line.advance(0.6)
    assert made == ["first", "second"]


def test_together_staggers_and_each_part_ends_once() -> None:
    ends: list[str] = []
    both = Together([InTurn(Wait(0.2), Call(lambda: ends.append("a"))), Call(lambda: ends.append("b"))], 0.5)
    assert both.duration == pytest.approx(0.5)
    for time in (0.1, 0.3, 0.5, 0.5):
        both.at(time)
    assert ends == ["a", "b"]


def test_off_shows_every_end_at_once() -> None:
    seen: list[float] = []
    line = Timeline()
    line.factor = SPEEDS["off"]
    line.add(lambda: Tween(5.0, seen.append))
    line.add(lambda: Tween(5.0, seen.append))
    line.advance(0.001)
    assert seen == [1.0, 1.0]
    assert line.idle


def test_words_that_stand_nowhere_else_are_shown_for_their_time_even_when_nothing_moves() -> None:
    said: list[str] = []
    line = Timeline()
    line.factor = SPEEDS["off"]
    line.add(lambda: Tween(5.0, lambda _: None))
    line.add(lambda: Spoken(Call(lambda: said.append("no")), Wait(0.6), Call(lambda: said.append("gone"))))
    line.add(lambda: Tween(5.0, lambda _: None))
    line.advance(0.5)
    assert said == ["no"]
    line.advance(0.2)
    assert said == ["no", "gone"]
    assert line.idle


@pytest.mark.parametrize(("speed", "part"), [("fast", 1.0), ("normal", 0.5), ("slow", 0.5 / 1.8)])
def test_speeds(speed: str, part: float) -> None:
    seen: list[float] = []
    line = Timeline()
    line.factor = SPEEDS[speed]
    line.add(lambda: Tween(1.0, seen.append, linear))
    line.advance(0.5)
    assert seen == [pytest.approx(part)]


def test_skip_drops_everything() -> None:
    seen: list[float] = []
    line = Timeline()
    line.add(lambda: Tween(1.0, seen.append))
    line.add(lambda: Tween(1.0, seen.append))
    line.advance(0.1)
    line.skip()
    assert line.idle
    line.advance(5.0)
    assert len(seen) == 1
