"""Legal and refused never overlap; every refusal names a clause of the game and a sentence."""

from __future__ import annotations

import random
import re

import pytest

from game.rules.core import Action, AnyGame, IllegalMove
from tests.contract.cases import Case, cases, finished, spread

KEY = re.compile(r"[a-z]+-why-[a-z0-9-]+")
TRIED = 40
"""Actions tried for each seat at each position."""


def test_whatever_is_not_legal_is_refused_with_a_clause(case: Case) -> None:
    clause = re.compile(rf"{case.game.clauses}-\d+")
    seen: dict[Action, None] = {}
    rng = random.Random(5)
    for match, _ in spread(case, "refusals"):
        state = match.state()
        legal = {seat: set(state.legal(seat)) for seat in range(case.seats)}
        for actions in legal.values():
            seen.update(dict.fromkeys(sorted(actions, key=str)))
        known = list(seen)
        tried = (
            known if len(known) <= TRIED else [known[int(rng.random() * len(known))] for _ in range(TRIED)]
        )
        before = state.digest()
        for seat, allowed in legal.items():
            for action in tried:
                refusal = state.refusal(seat, action)
                assert (refusal is None) == (action in allowed), f"{action} of seat {seat}"
                if refusal is not None:
                    assert clause.fullmatch(refusal.clause)
                    assert KEY.fullmatch(refusal.key)
        assert state.digest() == before, "asking changed the position"


def test_after_the_end_everything_is_refused(case: Case) -> None:
    match = finished(case, "over")
    for entry in match.log:
        for seat in range(case.seats):
            assert isinstance(match.seat(seat).why_not(entry.action), IllegalMove)


def test_a_refused_action_changes_nothing(game: AnyGame) -> None:
    case = cases(game)[-1]
    seen: dict[Action, None] = {}
    refused = 0
    for match, _ in spread(case, "unchanged"):
        for seat in range(case.seats):
            seen.update(dict.fromkeys(match.seat(seat).legal()))
        digest, entries, drawn = match.digest(), len(match.log), match._chance.drawn
        for action in list(seen)[-10:]:
            for seat in range(case.seats):
                if match.seat(seat).why_not(action) is not None:
                    with pytest.raises(IllegalMove):
                        match.seat(seat).try_(action)
                    refused += 1
        assert (digest, entries, drawn) == (match.digest(), len(match.log), match._chance.drawn)
    assert refused
