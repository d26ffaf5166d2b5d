"""The panels of Pastry Bids: plates with their badges and leftover cards, however many there are."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.app import App
from game.input.gestures import Gesture, Gestures
from game.rules.pastry_bids.actions import dish
from game.rules.pastry_bids.cards import CARD_IDS
from game.rules.pastry_bids.pieces import Dish
from game.table.pastry_bids.places import Shelf, badge_height, badge_middle, with_badge
from tests.scenes.pastry_table import Bidder, sit


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("name", ["own-dishes", "other-dishes"])
def test_no_plate_covers_another_or_what_it_is_worth(app: App, kids: bool, name: str) -> None:
    board = sit(app, kids=kids).pastry.board
    panel = board[name].rect
    for plates in range(11):
        for cards in range(14):
            shelf = Shelf(panel, plates, CARD_IDS[:cards], kids=kids)
            whole = [with_badge(plate) for plate in shelf.plates]
            assert len(whole) >= max(2, plates)
            assert all(area.width >= 48 and panel.contains(area) for area in whole)
            assert not any(one.colliderect(other) for one, other in combinations(whole, 2))
            things = [*shelf.cards.values(), *([] if kids else [shelf.label, shelf.head])]
            assert not any(area.collidelist(things) >= 0 for area in whole), (plates, cards)


def badge_pixels(bidder: Bidder, place: int) -> bytes:
    """The badge of a plate in the own panel, as the screen shows it; the middle, without its round ends."""
    table = bidder.pastry
    plate = table.shelf(0).plates[place]
    badge = pygame.FRect(0, 0, 20, badge_height(plate.width) - 4)
    badge.center = badge_middle(plate)
    bidder.app.stack.draw(bidder.app.window.surface)
    return pygame.image.tobytes(bidder.app.window.surface.subsurface(table.viewport.rect(badge)), "RGB")


def test_a_glowing_pair_does_not_veil_the_badge_above_it(app: App) -> None:
    bidder = sit(app, kids=True)
    look = bidder.pastry.look
    look.dishes[0] = [Dish(13, "h12", "c12", False), Dish(9, "h11", "c11", False)]
    look.leftovers[0] = [f"{suit}{number}" for number in range(4, 10) for suit in "hc"][1:]
    plain = badge_pixels(bidder, 0)
    assert not bidder.pastry.ready()
    dishes = {Gesture(f"pair-{n}", "recipe-1"): dish(f"h{n}", f"c{n}", 1) for n in range(5, 10)}
    bidder.pastry.known = Gestures(dishes, list(dishes.values()))
    assert len(bidder.pastry.ready()) == 5
    assert badge_pixels(bidder, 0) == plain
