"""Ways to break Pastry Bids, and the tests that must notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.rules.pastry_bids import refusals, scoring, state, view
from game.rules.pastry_bids.cards import BIT, pairs_in
from game.rules.pastry_bids.events import BidLaid
from game.rules.pastry_bids.game import PastryBids
from game.rules.pastry_bids.options import PastryOptions
from game.rules.pastry_bids.pieces import Dish
from game.rules.pastry_bids.state import PastryState
from tests.mutation import Mutation

HERE = "tests/rules/pastry_bids/"
Patch = pytest.MonkeyPatch


def around(name: str, wrapped: Callable[..., Any], owner: type = PastryState) -> Callable[[Patch], None]:
    """Replace a method by `wrapped(original, self, *its arguments)`."""
    original = getattr(owner, name)

    def call(self: Any, *arguments: Any) -> Any:
        return wrapped(original, self, *arguments)

    return lambda patch: patch.setattr(owner, name, call)


def forgiving(*keys: str) -> Callable[[Patch], None]:
    """No refusal with these keys any more."""

    def refusal(original: Callable[..., Any], self: PastryState, seat: int, action: Any) -> Any:
        refused = original(self, seat, action)
        return None if refused is not None and refused.key in keys else refused

    return around("refusal", refusal)


def short_hand(original: Callable[..., None], self: PastryState, diamonds: int, loose: bool) -> None:
    original(self, diamonds, loose)
    self.hands[0] &= ~1


def always_diamonds(
    original: Callable[..., Any], self: PastryBids, seats: int, options: Any, chance: Any
) -> Any:
    return original(self, seats, PastryOptions(0, options.loose), chance)


def lower_wins(original: Callable[..., None], self: PastryState, chance: Any, events: Any) -> None:
    self.bids.reverse()
    original(self, chance, events)


def keep_bids(original: Callable[..., None], self: PastryState, chance: Any, events: Any) -> None:
    bids = self.bids[:]
    original(self, chance, events)
    for seat, number in enumerate(bids):
        self.hands[seat] |= 1 << (number - 1)


def one_is_enough(
    original: Callable[..., None], self: PastryState, seat: int, go_on: bool, *rest: Any
) -> None:
    other = self.answers[1 - seat]
    if other is not None:
        self.answers[1 - seat] = go_on = go_on or other
    original(self, seat, go_on, *rest)


def no_question(original: Callable[..., None], self: PastryState, chance: Any, events: Any) -> None:
    original(self, chance, events)
    if self.phase == "tie":
        self._set_aside("declined", events)
        self.start_round(chance, events)


def back_to_pile(original: Callable[..., None], self: PastryState, why: str, events: Any) -> None:
    original(self, why, events)
    self.pile |= self.aside
    self.aside = 0


def lost_leftovers(original: Callable[..., None], self: PastryState, *rest: Any) -> None:
    original(self, *rest)
    self.leftovers = [0, 0]


def no_last_dishes(original: Callable[..., None], self: PastryState, events: Any) -> None:
    if self.phase == "dishes":
        self.done = [True, True]
    original(self, events)


def swapped_suits(original: Callable[..., None], self: PastryState, events: Any) -> None:
    self.diamonds = 1 - self.diamonds
    original(self, events)
    self.diamonds = 1 - self.diamonds


def any_leftover(_: Callable[..., Any], self: PastryState, seat: int) -> Any:
    cards = self.leftovers[seat] | self.handed[seat]
    return pairs_in(cards, cards, self.loose)


def bid_stays(original: Callable[..., None], self: PastryState, seat: int, action: Any, events: Any) -> None:
    other = 1 - seat
    number = self.bids[other]
    original(self, seat, action, events)
    if number and self.phase == "bid":
        self.bids[other] = number
        self.hands[other] &= ~(1 << (number - 1))


def to_the_baker(original: Callable[..., None], self: PastryState, why: str, events: Any) -> None:
    up = self.up
    original(self, why, events)
    if why == "last-dish":
        baker = int(not self.hands[1])
        for card in up:
            self.aside ^= BIT[card]
            self.leftovers[baker] |= BIT[card]


def all_points(dish: Dish) -> float:
    return float(dish.recipe)


def one_point(dish: Dish) -> float:
    return 1.0


def open_bids(patch: Patch) -> None:
    patch.setattr(
        view.PastryView, "of", classmethod(lambda cls, known, seat: cls(seat, known.copy(), False, False))
    )


MUTATIONS: list[Mutation] = [
    Mutation(
        "PB-1",
        "a hand lacks its ace",
        around("__init__", short_hand),
        (HERE + "test_bidding.py::test_each_player_holds_a_whole_suit_and_the_piles_are_the_other_two",),
    ),
    Mutation(
        "PB-2",
        "seat 0 always plays diamonds",
        around("new", always_diamonds, PastryBids),
        (
            HERE + "test_bidding.py::test_set_up_chooses_who_plays_diamonds",
            HERE + "test_bidding.py::test_by_default_chance_decides_who_plays_diamonds",
        ),
    ),
    Mutation(
        "PB-3",
        "a laid bid is shown to the other",
        lambda patch: patch.setattr(BidLaid, "hides", ()),
        (
            HERE + "test_bidding.py::test_bids_are_laid_in_any_order_and_revealed_together",
            HERE + "test_secrets.py::test_secret_acts_show_the_other_seat_the_same_whatever_is_chosen",
        ),
    ),
    Mutation(
        "PB-3",
        "a seat may lay two bids",
        forgiving("pastry-why-bid-laid"),
        (HERE + "test_bidding.py::test_bids_are_laid_in_any_order_and_revealed_together",),
    ),
    Mutation(
        "PB-4",
        "the lower bid wins",
        around("_reveal", lower_wins),
        (HERE + "test_bidding.py::test_the_higher_bid_takes_all_face_up_cards_whoever_laid_first",),
    ),
    Mutation(
        "PB-4",
        "bids go back to the hands",
        around("_reveal", keep_bids),
        (HERE + "test_bidding.py::test_bid_cards_are_discarded_for_good_and_both_may_look_at_them",),
    ),
    Mutation(
        "PB-5",
        "a tie is never asked about",
        around("_reveal", no_question),
        (HERE + "test_bidding.py::test_after_a_tie_both_are_asked_and_the_second_bid_wins_all_four",),
    ),
    Mutation(
        "PB-6",
        "one who agrees is enough to go on",
        around("_answer", one_is_enough),
        (HERE + "test_bidding.py::test_one_refusal_sets_the_cards_aside_and_the_next_round_begins",),
    ),
    Mutation(
        "PB-6",
        "cards nobody takes go back to the piles",
        around("_set_aside", back_to_pile),
        (HERE + "test_bidding.py::test_one_refusal_sets_the_cards_aside_and_the_next_round_begins",),
    ),
    Mutation(
        "PB-7",
        "any two ingredient cards fit",
        lambda patch: patch.setattr(refusals, "fit", lambda first, second, loose: True),
        (HERE + "test_dishes.py::test_two_cards_of_one_colour_or_of_different_numbers_make_no_dish",),
    ),
    Mutation(
        "PB-8",
        "every dish scores one point",
        lambda patch: patch.setattr(Dish, "points", property(one_point)),
        (HERE + "test_dishes.py::test_a_dish_scores_its_recipe_card_and_both_may_look_at_it",),
    ),
    Mutation(
        "PB-9",
        "dishes are not refused after the own bid",
        forgiving("pastry-why-dish-after-bid"),
        (HERE + "test_dishes.py::test_dishes_are_made_from_the_reveal_until_the_own_next_bid",),
    ),
    Mutation(
        "PB-9",
        "dishes are not refused while a tie is open",
        forgiving("pastry-why-dish-in-tie"),
        (HERE + "test_dishes.py::test_no_dish_while_the_tie_question_is_open_but_again_when_both_go_on",),
    ),
    Mutation(
        "PB-10",
        "leftovers are lost when a new round starts",
        around("start_round", lost_leftovers),
        (HERE + "test_dishes.py::test_won_cards_lie_open_and_become_a_dish_when_their_partner_comes",),
    ),
    Mutation(
        "PB-11",
        "no full dishes after the last bid",
        around("_go_on_when_done", no_last_dishes),
        (HERE + "test_end.py::test_before_the_hand_out_full_dishes_may_be_made_until_done",),
    ),
    Mutation(
        "PB-12",
        "hearts go to diamonds and clubs to spades",
        around("_hand_out", swapped_suits),
        (HERE + "test_end.py::test_hearts_go_to_spades_and_clubs_to_diamonds",),
    ),
    Mutation(
        "PB-13",
        "leftover dishes score in full",
        lambda patch: patch.setattr(Dish, "points", property(all_points)),
        (HERE + "test_end.py::test_a_leftover_dish_uses_a_handed_out_card_and_scores_half",),
    ),
    Mutation(
        "PB-13",
        "leftover dishes need no handed-out card",
        around("pairs", any_leftover),
        (HERE + "test_end.py::test_a_leftover_dish_uses_a_handed_out_card_and_scores_half",),
    ),
    Mutation(
        "PB-14",
        "the number of dishes decides no tie",
        lambda patch: patch.setattr(scoring, "len", lambda dishes: 0, raising=False),
        (HERE + "test_end.py::test_equal_points_are_decided_by_the_number_of_dishes_leftover_ones_counted",),
    ),
    Mutation(
        "PB-15",
        "loose pastry makes no difference",
        lambda patch: patch.setattr(
            state, "pairs_in", lambda cards, needed, loose: pairs_in(cards, needed, False)
        ),
        (HERE + "test_dishes.py::test_loose_pastry_lets_two_cards_of_one_colour_make_a_dish",),
    ),
    Mutation(
        "PB-16",
        "a view keeps the other seat's bid",
        open_bids,
        (HERE + "test_secrets.py::test_worlds_that_differ_in_what_a_seat_cannot_know_look_alike_to_it",),
    ),
    Mutation(
        "PB-17",
        "a laid bid stays when a dish is made",
        around("_make", bid_stays),
        (HERE + "test_dishes.py::test_a_dish_sends_a_bid_already_laid_back_to_its_hand_unseen",),
    ),
    Mutation(
        "PB-18",
        "the last dish wins the face-up cards",
        around("_set_aside", to_the_baker),
        (HERE + "test_dishes.py::test_the_last_recipe_card_in_a_dish_ends_the_bidding_at_once",),
    ),
]
"""All of them; `tests/mutations` applies each and expects its tests to fail."""
