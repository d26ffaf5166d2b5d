"""Pastry Bids for children: a whole game by pictures alone, and targets that small hands hit."""

from __future__ import annotations

import math
import random
import re

import pytest

from game.app import App
from game.input.events import Command
from game.rules.pastry_bids.cards import NUMBERS
from game.scenes.hindsight import Hindsight
from game.scenes.log import LogScene, Told
from game.scenes.pause import PauseScene
from game.scenes.result import ResultScene
from game.table.pastry_bids.places import RATIO, card_width
from game.table.pastry_bids.words import still_dishes
from game.table.viewport import FRAME
from tests.scenes.pastry_table import NAMES, Bidder, sit, some_action
from tests.scenes.test_kids_table import NoTexts, WatchedType

LEAST = 144.0
"""Units that are 96 pixels at 1280 x 720."""


def test_a_whole_game_is_played_with_all_texts_hidden(app: App) -> None:
    app.context.texts = NoTexts("en")
    app.context.type = written = WatchedType()
    bidder = sit(app, kids=True, seed="kids")
    rng = random.Random(4)
    while bidder.session.match.outcome() is None:
        seat = bidder.scene.actor
        assert seat is not None
        legal = bidder.session.seat(seat).legal()
        assert bidder.scene.status().parts, "a picture says what can be done"
        _, wish = some_action(bidder.session, rng)
        bidder.make(wish if wish in legal else rng.choice(list(legal)))
        app.stack.draw(app.window.surface)
        bidder.scene.finish_moving()
        if bidder.session.match.outcome() is None:
            bidder.take_over()
            app.stack.draw(app.window.surface)
    for _ in range(60 * 20):
        app.stack.update(1 / 60)
    assert isinstance(app.stack.top, ResultScene)
    assert all(text in ("", *NAMES) or re.fullmatch(r"[+½=?/\d]+", text) for text in written.written)


@pytest.mark.parametrize(
    "spots", [("own-bid", "reveal", "agree", "decline", "done", "recipe-1", "recipe-13")]
)
def test_what_a_child_must_hit_is_large(app: App, spots: tuple[str, ...]) -> None:
    bidder = sit(app, kids=True)
    for spot in (*spots, *(f"recipe-{number}" for number in NUMBERS)):
        area = bidder.pastry.area(spot)
        assert min(area.size) >= LEAST, spot


@pytest.mark.parametrize("kids", [False, True])
def test_no_card_of_a_full_hand_is_cut_off_at_the_sides(app: App, kids: bool) -> None:
    table = sit(app, kids=kids).pastry
    wide = card_width(table.board, "own-hand")
    for lie in table.look.hand.values():
        turn = math.radians(abs(lie.angle))
        half = (wide * math.cos(turn) + wide * RATIO * math.sin(turn)) / 2
        assert lie.x - half >= 4
        assert lie.x + half <= FRAME.width - 4


def test_a_pair_for_a_child_is_large(app: App) -> None:
    bidder = sit(app, kids=True, piles=("h9", "c9"))
    bidder.play("0 bid 8", "1 bid 6")
    bidder.scene.resume(0)
    assert min(bidder.pastry.area("pair-9").size) >= LEAST


def test_leaving_takes_two_steps(app: App) -> None:
    bidder = sit(app, kids=True)
    bidder.press(Command.CANCEL)
    assert isinstance(app.stack.top, PauseScene)
    assert bidder.scene in app.stack.scenes


COURT = r"\b(ace|jack|queen|king)\b"
"""Names of cards that show a figure at a children's table."""


@pytest.mark.parametrize("kids", [False, True])
def test_words_name_cards_as_the_table_shows_them(app: App, kids: bool) -> None:
    bidder = sit(app, kids=kids, piles=("h13", "c1", "h12", "c11"))
    bidder.play("0 bid 8", "1 bid 6")
    log = LogScene(app.context, bidder.session)
    log.rebuild()
    told = " ".join(widget.words for widget in log.areas[-1].widgets if isinstance(widget, Told))
    assert ("13 of hearts" if kids else "king of hearts") in told
    assert ("1 of clubs" if kids else "ace of clubs") in told
    assert (re.search(COURT, told) is None) == kids
    back = Hindsight(app.context, bidder.session)
    told = " ".join(back.words(number) for number in (0, 1))
    assert "bids 8" in told
    assert (re.search(COURT, told) is None) == kids
    bidder.scene.resume(0)
    bidder.drag("recipe-13", "card-h12")
    bubble = bidder.scene.hands.bubble
    assert bubble is not None
    assert ("12 of hearts" if kids else "queen of hearts") in bubble.text


def pictures(bidder: Bidder) -> str:
    """The picture sentence: H, C and D for suits, P for a plate, signs as they are."""
    suits = {"hearts": "H", "clubs": "C", "spades": "S", "diamonds": "D"}
    found = ""
    for part in bidder.scene.status().parts:
        name = part.arts[-1] if part.arts else ""
        found += part.sign or suits.get(name.removeprefix("pastry_bids/suit-"), "")
        found += {"pastry_bids/plate": "P", "common/icon-arrow": ">", "pastry_bids/back-recipe": "B"}.get(
            name, ""
        )
    return found


@pytest.mark.rule("PB-15")
@pytest.mark.parametrize("loose", [False, True])
def test_pictures_say_what_makes_a_dish(app: App, loose: bool) -> None:
    bidder = sit(app, kids=True, loose=loose, piles=("h9", "c9", "h3", "c3"))
    bidder.play("0 bid 8", "1 bid 6", "1 bid 4", "0 bid 5")
    bidder.scene.resume(0)
    assert pictures(bidder) == ("S>B/HC/HH/CCS>P" if loose else "S>B/HCS>P")


@pytest.mark.rule("PB-15")
def test_two_of_one_colour_are_shown_while_they_come_together(app: App) -> None:
    bidder = sit(app, kids=True, loose=True, piles=("h9", "c9", "h3", "c3"))
    bidder.play("0 bid 8", "1 bid 6", "0 bid 5", "1 bid 4")
    bidder.scene.resume(0)
    bidder.lift("card-c3")
    assert pictures(bidder) == "CC>P"
    bidder.move(*bidder.at("card-c9"))
    assert pictures(bidder) == "CC>P"
    bidder.scene.resume(0)
    bidder.drag("card-c3", "card-c9")
    bidder.lift("recipe-13")
    bidder.move(*bidder.at("pair-chosen"))
    assert pictures(bidder) == "CCS>P13"


@pytest.mark.rule("PB-15")
def test_who_is_done_too_early_is_shown_all_that_makes_a_dish(app: App) -> None:
    table = sit(app, kids=True, loose=True).pastry
    signs = [part.sign or part.arts[0][-6:] for part in still_dishes(table.view).parts]
    assert signs[:8] == ["hearts", "-clubs", "/", "hearts", "hearts", "/", "-clubs", "-clubs"]
