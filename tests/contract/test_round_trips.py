"""Positions, views, actions and matches survive being written down and read again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.rules.core import AnyGame, BadNotation, BadOption, BadPosition, Match, RulesError, seats_of
from tests.contract.cases import Case, cases, finished, random_game, spread

MATCHES = 4
"""Whole matches written and read in one game."""


def through_text(data: Any) -> Any:
    """Plain data after a trip through JSON text without NaN."""
    return json.loads(json.dumps(data, allow_nan=False))


def test_positions_survive(case: Case) -> None:
    for match, _ in spread(case, "positions"):
        state = match.state()
        again = case.game.state_from_json(through_text(state.to_json()))
        assert again.to_json() == state.to_json()
        assert again.to_act() == state.to_act()
        for seat in range(case.seats):
            assert list(again.legal(seat)) == list(state.legal(seat))
    final = finished(case, "positions").state()
    assert case.game.state_from_json(through_text(final.to_json())).outcome() == final.outcome()


def test_a_position_says_how_many_seats_it_has(case: Case) -> None:
    assert seats_of(case.match("seats").state().to_json()) == case.seats


def test_views_survive(case: Case) -> None:
    for match, _ in spread(case, "views"):
        for seat in range(case.seats):
            view = match.seat(seat).view()
            assert view.seat == seat
            again = case.game.view_from_json(through_text(view.to_json()))
            assert again.seat == seat
            assert through_text(again.to_json()) == through_text(view.to_json())
            assert again.digest() == view.digest()


def test_matches_survive_and_replay_to_the_same_position(case: Case) -> None:
    last = finished(case, "matches")
    for match in (*(match for match, _ in spread(case, "matches", MATCHES)), last):
        again = Match.from_json(case.game, through_text(match.to_json()))
        assert again.digest() == match.digest()
        assert [entry.events for entry in again.log] == [entry.events for entry in match.log]
    assert again.outcome() == last.outcome()


def test_events_and_outcomes_are_plain_data(case: Case) -> None:
    match = finished(case, "events")
    for entry in match.log:
        for event in entry.events:
            assert through_text(event.to_json())["event"] == type(event).__name__
            for seat in range(case.seats):
                seen = event.for_seat(seat)
                assert type(seen) is type(event)
                if event.seen_by is not None and seat not in event.seen_by:
                    assert all(getattr(seen, name) is None for name in event.hides)
    outcome = match.outcome()
    assert outcome is not None
    assert set(through_text(outcome.to_json())) == {"winners", "scores", "reason", "details"}


@pytest.mark.parametrize("text", ["", " ", "nonsense", "lay", "1", "x" * 1000, "lay 1 2 3 4 5", "\x00", "🍪"])
def test_what_is_no_action_is_refused(game: AnyGame, text: str) -> None:
    with pytest.raises(BadNotation):
        game.parse(text)


@pytest.mark.parametrize("data", [None, [], {}, 1, "x", {"seat": True}, {"nonsense": 1}])
def test_what_is_no_position_or_view_is_refused(game: AnyGame, data: object) -> None:
    with pytest.raises(RulesError):
        game.state_from_json(data)
    with pytest.raises(RulesError):
        game.view_from_json(data)


@pytest.mark.parametrize("junk", [None, float("nan"), -1, 10**9, True, "x", [[]], {"a": 1}, 1.5])
def test_damaged_positions_are_refused_or_sound(game: AnyGame, junk: object) -> None:
    match = cases(game)[-1].match("damage")
    good = match.state().to_json()
    for name in good:
        damaged = {**through_text(good), name: junk}
        try:
            state = game.state_from_json(damaged)
        except RulesError:
            pass
        else:
            assert state.status() == []
            assert type(state.to_json()[name]) is type(junk)
    missing = [{k: v for k, v in good.items() if k != name} for name in good]
    for data in missing:
        with pytest.raises(RulesError):
            game.state_from_json(data)


def test_a_foreign_or_changed_match_is_refused(game: AnyGame) -> None:
    case = cases(game)[0]
    for match, _ in random_game(case, "foreign"):
        if len(match.log) == 3:
            break
    good = through_text(match.to_json())
    damages: list[dict[str, Any]] = [
        {"game": "no such game"},
        {"digest": "0" * 16},
        {"seats": 99},
        {"seats": True},
        {"seed": 5},
        {"options": {"no such option": 1}},
        {"actions": [[0]]},
        {"actions": [[99, good["actions"][0][1]]]},
        {"actions": [[0, "nonsense"]]},
        {"actions": good["actions"][:-1]},
        {"sealed": 999},
        {"start": {"nonsense": 1}},
    ]
    for damage in damages:
        with pytest.raises(RulesError):
            Match.from_json(game, {**good, **damage})


def test_a_match_whose_first_position_has_other_seats_is_refused(game: AnyGame) -> None:
    for case in cases(game):
        begun = case.match("seats")
        match = Match(case.game, case.seats, case.options, "seats", start=begun.state())
        good = through_text(match.to_json())
        assert Match.from_json(case.game, good).digest() == match.digest()
        for seats in set(game.seats) - {case.seats}:
            with pytest.raises((BadPosition, BadOption)):  # some options want a number of seats
                Match.from_json(case.game, {**good, "seats": seats})
