"""Random games of every kind: nothing gets lost, nothing old changes, and every game ends."""

from __future__ import annotations

import pytest

from tests.contract.cases import Case, finished, random_game, spread

GAMES_PER_CASE = 2


@pytest.mark.parametrize("number", range(GAMES_PER_CASE))
def test_every_position_of_a_random_game_is_sound(case: Case, number: int) -> None:
    for match, seat in random_game(case, f"sound {number}"):
        state = match.state()
        waiting = state.to_act()
        assert state.status() == []
        assert state.outcome() is None
        assert len(set(waiting)) == len(waiting)
        assert set(waiting) <= set(range(case.seats))
        for actor in {*waiting, seat}:
            legal = list(state.legal(actor))
            assert legal, f"seat {actor} is waited for, but has nothing to do"
            assert len(set(legal)) == len(legal)
            assert list(state.legal(actor)) == legal
            for action in legal:
                assert state.refusal(actor, action) is None
                assert case.game.parse(str(action)) == action
    assert match.state().status() == []


def test_an_ended_game_has_an_outcome_and_nothing_to_do(case: Case) -> None:
    last = finished(case, "end")
    outcome = last.outcome()
    assert outcome is not None
    assert len(outcome.scores) == case.seats
    assert set(outcome.winners) <= set(range(case.seats))
    assert len(set(outcome.winners)) == len(outcome.winners)
    assert last.to_act() == ()
    assert all(not last.seat(seat).legal() for seat in range(case.seats))
    if case.game.cooperative:
        assert len(outcome.winners) in (0, case.seats)
        assert len(set(outcome.scores)) == 1
    else:
        assert outcome.winners or len(set(outcome.scores)) == 1, "somebody wins, or a team loses"


def test_old_copies_never_change(case: Case) -> None:
    kept = []
    for match, _ in spread(case, "copies"):
        state = match.state()
        copy = state.copy()
        assert copy.digest() == state.digest()
        kept.append((copy, copy.digest()))
    assert all(copy.digest() == digest for copy, digest in kept)


def test_events_do_not_change_what_happens(case: Case) -> None:
    last = finished(case, "quiet")
    again = case.match("quiet")
    state, chance = again.state(), again._chance
    for entry in last.log:
        state.apply(entry.seat, entry.action, chance)
    assert state.digest() == last.digest()


def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    first = [(match.digest(), seat) for match, seat in random_game(case, "same")]
    assert first == [(match.digest(), seat) for match, seat in random_game(case, "same")]
