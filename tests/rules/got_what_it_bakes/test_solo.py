"""Alone against CookieBot's dice (GW-52 to GW-55, GW-72)."""

from __future__ import annotations

import pytest

from game.rules.got_what_it_bakes.cards import BOT_CARDS, GOALS
from tests.rules.got_what_it_bakes.table import Play, baker, named, new, play

SOLO = {"mode": "solo"}
BY_BLOCK = {card.block: slug for slug, card in BOT_CARDS.items()}


def start_of_turn(bot_card: str, *dice: int, row: list[str] | None = None) -> Play:
    """The second turn of a solo game begins with these dice on the six colours and this card."""
    row = row or ["spatula", "whisk", "lemonade"]
    game = play("recipes", baker(), options=SOLO, row=row, luck=[1, *dice, bot_card])
    game.do("end")
    return game


@pytest.mark.rule("GW-52")
def test_solo_keeps_three_of_four_recipes() -> None:
    game = new(1, mode="solo")
    game.do(game.legal()[0])
    hand = game.state.hands[0]
    assert game.legal() == [f"drop {recipe}" for recipe in hand]
    assert game.why(f"keep {hand[0]}") == ("GW-52", "drop-recipe")
    game.do(f"drop {hand[1]}")
    assert game.state.front[0] == (hand[0], hand[2], hand[3])
    assert game.state.recipe_discards == (hand[1],)


@pytest.mark.rule("GW-52")
def test_the_card_names_the_colours_whose_dice_go_to_cookiebot() -> None:
    game = start_of_turn("bot-berry-butter-sky", 1, 2, 3, 4, 5, 6)
    assert game.state.bot_dice == (1, 2, 6)
    assert game.state.dice[0] == (3, 4, 5)
    assert game.phase == "dice", "there is no drafting"


@pytest.mark.rule("GW-53")
def test_cookiebots_dice_are_used_only_through_a_card_that_says_so() -> None:
    told = baker(dice=(1, 1, 1), upgrades=("mixing-bowl", "whisk"))
    game = play("dice", told, options=SOLO, bot_dice=[2, 6, 6])
    assert game.why("gather dairy 6") == ("GW-64", "no-such-die")
    assert game.may("use whisk") == ["use whisk 1"], "a change of dice acts on one's own"
    assert game.may("use mixing-bowl") == ["use mixing-bowl 2", "use mixing-bowl 6"]
    game.do("use mixing-bowl 6")
    assert game.state.dice[0] == (1, 1, 1, 6)
    assert game.state.bot_dice == (2, 6)
    game.do("gather dairy 6")


@pytest.mark.rule("GW-54")
@pytest.mark.parametrize(("place", "left"), [(0, 1), (1, 0), (2, 0)])
def test_a_blocked_card_is_discarded_at_once_and_not_replaced(place: int, left: int) -> None:
    row = ["spatula", "whisk", "lemonade"]
    game = start_of_turn(BY_BLOCK[place], 1, 1, 1, 1, 1, 1, row=row)
    assert game.state.card_discards == (row[place],)
    assert game.state.row == tuple(card for card in row if card != row[place])
    assert game.state.row[0] == row[left]


@pytest.mark.rule("GW-54")
def test_an_empty_cookiebot_deck_is_shuffled_anew() -> None:
    cards = sorted(BOT_CARDS)
    game = play(
        "recipes",
        baker(),
        options=SOLO,
        bot_card=cards[0],
        bot_discards=cards[1:],
        luck=[1, *[2] * 6, cards[3]],
    )
    events = game.do("end")
    assert len(named(events, "DeckRenewed")) == 1
    assert game.state.bot_card == cards[3]
    assert len(game.state.bot_deck) == 19


@pytest.mark.rule("GW-72")
def test_a_blocked_row_keeps_two_cards_also_after_buying_and_refreshing_until_the_turn_ends() -> None:
    game = start_of_turn(BY_BLOCK[1], 1, 1, 1, 1, 1, 1)
    game.do("end")
    game.do("refresh-shop", "mint-tea", "cookbook")
    assert list(game.state.row) == ["cookbook", "mint-tea"]
    game.do("shop mint-tea", "espresso")
    assert list(game.state.row) == ["espresso", "cookbook"]
    game.do("end", "iced-tea", "milkshake")
    assert list(game.state.row) == ["milkshake", "iced-tea", "espresso"]
    assert game.state.card_discards[-1] == "cookbook"


@pytest.mark.rule("GW-55")
def test_everything_else_is_as_in_the_competitive_game() -> None:
    game = new(1, mode="solo")
    assert all(GOALS[goal].deck == "burgundy" for goal in game.state.offers[0])
    assert (game.state.coins, game.state.time, len(game.state.row)) == ([15], [10], 3)
    assert game.why("end") == ("GW-9", "choose-goal")
    dice = play("dice", baker(dice=(3, 3, 3), stock={"eggs": 1}), options=SOLO)
    assert dice.why("donate eggs seat-1") == ("GW-48", "nobody-helps")
    assert dice.why("ask eggs seat-1") == ("GW-48", "nobody-helps")
