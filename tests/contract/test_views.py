"""What a seat sees depends on nothing that it can't know, and its samples are possible worlds."""

from __future__ import annotations

import random

from game.rules.core import Action, AnyGame, AnyState, Event, Fast
from game.rules.core.match import reveals
from tests.contract.cases import HIDING, Case, cases, spread


def test_samples_agree_with_the_view(case: Case) -> None:
    rng = random.Random(11)
    for match, _ in spread(case, "samples"):
        state = match.state()
        for seat in range(case.seats):
            view = state.view(seat)
            world = view.sample(rng)
            assert world.status() == []
            assert world.view(seat).to_json() == view.to_json()
            assert world.to_act() == state.to_act()
            assert list(world.legal(seat)) == list(state.legal(seat))


def test_samples_differ_exactly_where_something_is_hidden(game: AnyGame) -> None:
    rng = random.Random(12)
    differing = 0
    for case in cases(game)[:4]:
        for match, _ in spread(case, "differ"):
            for seat in range(case.seats):
                view = match.seat(seat).view()
                worlds = {view.sample(rng).digest() for _ in range(3)}
                differing += len(worlds) > 1
                assert game.id in HIDING or worlds == {match.digest()}
    assert (differing > 0) == (game.id in HIDING)


def test_drawing_a_sample_changes_neither_the_view_nor_the_match(case: Case) -> None:
    for match, seat in spread(case, "untouched"):
        view = match.seat(seat).view()
        before, digest = view.to_json(), match.digest()
        world = view.sample(random.Random(1))
        legal = world.legal(seat)
        world.apply(seat, legal[0], Fast(random.Random(2)))
        assert view.to_json() == before
        assert match.digest() == digest


def test_equal_seeds_give_equal_samples(case: Case) -> None:
    for match, seat in spread(case, "equal", 10):
        view = match.seat(seat).view()
        again = case.game.view_from_json(view.to_json())
        assert view.sample(random.Random(3)).digest() == again.sample(random.Random(3)).digest()


def test_an_act_shows_the_same_in_every_world_that_others_think_possible(case: Case) -> None:
    rng = random.Random(13)
    for match, seat in spread(case, "alike"):
        state = match.state()
        for other in range(case.seats):
            world = state.view(other).sample(rng)
            for action in list(state.legal(seat))[:4]:
                if other == seat or world.refusal(seat, action) is not None:
                    continue
                here, there = shown(state, seat, action, other), shown(world, seat, action, other)
                if here is not None and there is not None:
                    assert here == there, f"seat {other} learns from {action}"


def test_secret_acts_look_alike_from_outside(case: Case) -> None:
    """Where two acts leave another seat with the same view, they have told it the same."""
    alike = 0
    for match, seat in spread(case, "outside"):
        state = match.state()
        for other in set(range(case.seats)) - {seat} if case.game.id in HIDING else ():
            told: dict[str, list[object]] = {}
            for action in state.legal(seat):
                seen = shown(state, seat, action, other)
                if seen is not None:
                    alike += seen[0] in told
                    assert told.setdefault(seen[0], seen[1]) == seen[1], f"seat {other} learns from {action}"
    in_the_open = getattr(case.options, "mode", "") == "cooperative"
    assert alike or case.game.id not in HIDING or case.seats == 1 or in_the_open


def shown(state: AnyState, seat: int, action: Action, other: int) -> tuple[str, list[object]] | None:
    """The view an act leaves to another seat, and the events it sees; None if luck or a reveal came in."""
    after = state.copy()
    chance = Fast(random.Random(14))
    events: list[Event] = []
    after.apply(seat, action, chance, events)
    if chance.drawn or any(reveals(event) for event in events):
        return None
    return after.view(other).digest(), [event.for_seat(other).to_json() for event in events]
