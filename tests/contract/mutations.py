"""Ways to break the contract, shown on the toy: the tests of the contract notice each of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.rules.core import IllegalMove
from tests.contract import toy
from tests.contract.toy import ToyState, ToyView
from tests.mutation import Mutation

PLAY = "tests/contract/test_random_play.py::"
TRIPS = "tests/contract/test_round_trips.py::"
VIEWS = "tests/contract/test_views.py::"
REFUSALS = "tests/contract/test_refusals.py::"


honest_sample = ToyView.sample
honest_legal = ToyState.legal


def share_the_position(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyState, "copy", lambda self: self)


def lose_a_card(patch: pytest.MonkeyPatch) -> None:
    draw = toy.draw

    def careless(state: ToyState, seat: int, stream: str, chance: Any) -> int:
        card = draw(state, seat, stream, chance)
        state.deck = state.deck[1:]
        return card

    patch.setattr(toy, "draw", careless)


def see_the_other_hands(patch: pytest.MonkeyPatch) -> None:
    honest = ToyState.view

    def leaky(self: ToyState, seat: int) -> ToyView:
        view = honest(self, seat)
        view.data["hands"] = [list(hand) for hand in self.hands]
        return view

    patch.setattr(ToyState, "view", leaky)


def imagine_one_world(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyView, "sample", lambda self, rng: honest_sample(self, random.Random(0)))


def refuse_without_a_clause(patch: pytest.MonkeyPatch) -> None:
    honest = ToyState.refusal

    def vague(self: ToyState, seat: int, action: Any) -> IllegalMove | None:
        refusal = honest(self, seat, action)
        return None if refusal is None else IllegalMove("somewhere", refusal.key)

    patch.setattr(ToyState, "refusal", vague)


def allow_what_is_not_legal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyState, "refusal", lambda self, seat, action: None)


def forget_whose_crumbs(patch: pytest.MonkeyPatch) -> None:
    honest = ToyState.to_json
    patch.setattr(ToyState, "to_json", lambda self: {**honest(self), "winner": -1})


def tell_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy.CardLaid, "hides", ())


def repeat_what_is_legal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyState, "legal", lambda self, seat: [*honest_legal(self, seat)] * 2)


MUTATIONS = [
    Mutation(
        "TY-1",
        "a copy is the same position",
        share_the_position,
        (f"{PLAY}test_old_copies_never_change[toy-2]",),
    ),
    Mutation(
        "TY-1",
        "drawing loses a card",
        lose_a_card,
        (f"{PLAY}test_every_position_of_a_random_game_is_sound[toy-2-0]",),
    ),
    Mutation(
        "TY-1",
        "a view shows the other hands",
        see_the_other_hands,
        (f"{VIEWS}test_samples_agree_with_the_view[toy-2]",),
    ),
    Mutation(
        "TY-1",
        "a sample is always the same",
        imagine_one_world,
        (f"{VIEWS}test_samples_differ_exactly_where_something_is_hidden[toy]",),
    ),
    Mutation(
        "TY-2",
        "refusals name no clause",
        refuse_without_a_clause,
        (f"{REFUSALS}test_whatever_is_not_legal_is_refused_with_a_clause[toy-2]",),
    ),
    Mutation(
        "TY-2",
        "nothing is refused",
        allow_what_is_not_legal,
        (
            f"{REFUSALS}test_whatever_is_not_legal_is_refused_with_a_clause[toy-3]",
            f"{REFUSALS}test_after_the_end_everything_is_refused[toy-2]",
        ),
    ),
    Mutation(
        "TY-3",
        "a stored position forgets who has to share",
        forget_whose_crumbs,
        (f"{TRIPS}test_positions_survive[toy-2]",),
    ),
    Mutation(
        "TY-1",
        "everybody is told which card was laid",
        tell_everybody,
        (f"{VIEWS}test_secret_acts_look_alike_from_outside[toy-2]",),
    ),
    Mutation(
        "TY-1",
        "legal actions come twice",
        repeat_what_is_legal,
        (f"{PLAY}test_every_position_of_a_random_game_is_sound[toy-2-1]",),
    ),
]
