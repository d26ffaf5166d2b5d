"""Undo gives back exactly the position before, and never what chance or a secret has shown."""

from __future__ import annotations

import pytest

from game.rules.core import Match, RulesError
from game.rules.core.match import reveals
from tests.contract.cases import Case, spread


def test_an_action_can_be_taken_back_unless_something_was_drawn_or_shown(case: Case) -> None:
    for match, _ in spread(case, "undo", 8):
        copy = Match.from_json(case.game, match.to_json())
        before, drawn = copy.digest(), copy._chance.drawn
        seat = copy.to_act()[0]
        events = copy.play(seat, copy.seat(seat).legal()[0])
        final = copy._chance.drawn != drawn or any(reveals(event) for event in events)
        assert copy.can_undo(seat) == (not final)
        assert not any(copy.can_undo(other) for other in range(case.seats) if other != seat)
        if final:
            with pytest.raises(RulesError):
                copy.undo(seat)
        else:
            copy.undo(seat)
            assert copy.digest() == before
            copy.play(seat, copy.seat(seat).legal()[0])
            copy.seal()
            assert not copy.can_undo(seat)


def test_a_fresh_match_has_nothing_to_take_back(case: Case) -> None:
    match = case.match("fresh")
    for seat in range(case.seats):
        with pytest.raises(RulesError):
            match.undo(seat)
