"""What a seat sees depends on nothing that it can't know, and its samples are possible worlds."""

from __future__ import annotations

import random

from game.rules.core import AnyGame, Event, Fast
from tests.contract.cases import HIDING, Case, cases, random_game


def test_samples_agree_with_the_view(case: Case) -> None:
    rng = random.Random(11)
    for match, _ in random_game(case, "samples"):
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
        for match, _ in random_game(case, "differ"):
            for seat in range(case.seats):
                view = match.seat(seat).view()
                worlds = {view.sample(rng).digest() for _ in range(3)}
                differing += len(worlds | {match.digest()}) > 1
    assert (differing > 0) == (game.id in HIDING)


def test_drawing_a_sample_changes_neither_the_view_nor_the_match(case: Case) -> None:
    for match, seat in random_game(case, "untouched"):
        view = match.seat(seat).view()
        before, digest = view.to_json(), match.digest()
        world = view.sample(random.Random(1))
        legal = world.legal(seat)
        world.apply(seat, legal[0], Fast(random.Random(2)))
        assert view.to_json() == before
        assert match.digest() == digest


def test_equal_seeds_give_equal_samples(case: Case) -> None:
    for number, (match, seat) in enumerate(random_game(case, "equal")):
        if number % 5 == 0:
            view = match.seat(seat).view()
            again = case.game.view_from_json(view.to_json())
            assert view.sample(random.Random(3)).digest() == again.sample(random.Random(3)).digest()


def test_secret_acts_look_alike_from_outside(case: Case) -> None:
    """What an action shows to others is the same in every world that they think possible."""
    rng = random.Random(13)
    for match, seat in random_game(case, "alike"):
        state = match.state()
        for other in range(case.seats):
            world = state.view(other).sample(rng)
            for action in list(state.legal(seat))[:4]:
                if other == seat or world.refusal(seat, action) is not None:
                    continue
                shown = []
                for position in (state.copy(), world.copy()):
                    chance = Fast(random.Random(14))
                    events: list[Event] = []
                    position.apply(seat, action, chance, events)
                    public = not chance.drawn and not any(getattr(e, "reveals", False) for e in events)
                    shown.append(
                        (
                            [e.for_seat(other).to_json() for e in events],
                            position.view(other).to_json(),
                            public,
                        )
                    )
                if shown[0][2] and shown[1][2]:
                    assert shown[0][:2] == shown[1][:2], f"seat {other} learns from {action}"
