"""A frame makes pictures for a while only; what is kept stays within its bound."""

from __future__ import annotations

from functools import partial
from random import Random
from time import perf_counter

import pygame
import pytest

from game.table import art as art_module
from game.table.art import LEAST_BYTES, Art
from game.table.damage import Sketch
from game.table.layer import PART, RestLayer
from game.table.patience import Later, Patience
from game.table.pieces import blit_frame, blit_soft_frame, soft_shadow
from game.table.stock import card_stock
from game.table.type import Type

SIZE = (64, 64)


@pytest.fixture(autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.display.set_mode(SIZE)


def test_without_a_limit_everything_is_made() -> None:
    patience = Patience()
    for _ in range(5):
        with patience.making():
            pass
    assert patience.left > 1e9


def test_once_the_time_is_spent_nothing_more_is_begun_and_a_new_limit_gives_new_time() -> None:
    patience = Patience()
    with patience.limited(1e-9):
        with patience.making():
            assert patience.left < 0
            with pytest.raises(Later), patience.making():
                pass
        with pytest.raises(Later), patience.making():
            pass
    with patience.limited(60), patience.making():
        assert 0 < patience.left <= 60


def test_a_drawing_that_takes_too_long_comes_later_from_a_thread() -> None:
    art = Art()
    with art.patience.limited(1e-9), pytest.raises(Later):
        art.get("common/chip-berry", 400)
    late = art.get("common/chip-berry", 400)
    assert late.get_buffer().raw == Art().get("common/chip-berry", 400).get_buffer().raw


def test_lines_of_text_wait_for_their_frame_too() -> None:
    patience = Patience()
    pygame.font.init()
    type_ = Type(patience)
    with patience.limited(1e-9):
        with patience.making():
            pass
        with pytest.raises(Later):
            type_.line("flour", "text", 20)
        with pytest.raises(Later):
            type_.wrap("flour and eggs", "text", 20, 60)
    known = type_.line("flour", "text", 20)
    with patience.limited(0.0):
        assert type_.line("flour", "text", 20) is known


def test_a_shadow_cut_in_strips_is_the_whole_one() -> None:
    art, box = Art(), pygame.Rect(8, 8, 240, 120)
    shape = partial(card_stock, art, box.width - 24, box.height - 24, 10)
    surface = pygame.Surface((256, 136), pygame.SRCALPHA)
    blit_soft_frame(art, ("slab",), shape, surface, box, 12, 30)
    whole = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    blit_frame(whole, soft_shadow(art, ("slab",), shape(), 12), box.topleft, 30)
    assert surface.get_buffer().raw == whole.get_buffer().raw
    assert pygame.mask.from_surface(surface, 20).count() > 1000


def test_what_is_kept_never_exceeds_its_bound() -> None:
    art, rng = Art(), Random(4)
    art.limit = 300_000
    for number in range(400):
        size = (rng.randint(5, 200), rng.randint(5, 200))
        art.cached(("one", number), partial(pygame.Surface, size), passing=rng.random() < 0.5)
        largest = 200 * 200 * 4  # the only one may be larger than its part
        assert art.bytes <= art.limit + max(largest, art.limit // art_module.PASSING)


def test_what_passes_pushes_out_nothing_that_lasts() -> None:
    art = Art()
    lasting = art.cached(("card",), lambda: pygame.Surface((10, 10)))
    for number in range(50):
        art.cached(("fly", number), lambda: pygame.Surface((1000, 1000)), passing=True)
    assert art.cached(("card",), lambda: pygame.Surface((1, 1))) is lasting
    assert art.bytes < LEAST_BYTES


class Slow:
    """A table with four cards, each of which takes a whole frame."""

    def __init__(self) -> None:
        self.art = Art()
        self.art.patience.hurried = True
        self.layer = RestLayer(self.paint, self.art.patience)
        self.number = 0

    def paint(self, surface: pygame.Surface) -> None:
        for card in range(4):
            surface.blit(self.card(card), (card * 16, 0))

    def card(self, card: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            end = perf_counter() + 0.002
            while perf_counter() < end:
                pass
            picture = pygame.Surface((16, 64))
            picture.fill((self.number * 40, card * 60, 90))
            return picture

        return self.art.cached((self.number, card), make)

    def regions(self) -> dict[str, tuple[pygame.Rect, int]]:
        return {"all": (pygame.Rect((0, 0), SIZE), self.number)}


def test_until_all_is_ready_the_window_shows_what_it_did() -> None:
    slow, surface = Slow(), pygame.Surface(SIZE)
    slow.layer.whole(surface, slow.regions(), lambda canvas: None)
    before = surface.copy()
    slow.number = 1
    frames = 0
    while (changed := slow.layer.show(surface, slow.regions(), lambda canvas: None)) == []:
        assert surface.get_buffer().raw == before.get_buffer().raw
        frames += 1
        assert frames < 20 * PART
    assert frames >= 3
    assert changed
    whole = pygame.Surface(SIZE)
    slow.layer.whole(whole, slow.regions(), lambda canvas: None)
    assert surface.get_buffer().raw == whole.get_buffer().raw != before.get_buffer().raw


def test_what_was_prepared_is_shown_at_once() -> None:
    slow, surface = Slow(), pygame.Surface(SIZE)
    slow.layer.whole(surface, slow.regions(), lambda canvas: None)
    before = surface.get_buffer().raw
    slow.number = 1
    done: int | None = 0
    while done is not None:
        done = slow.layer.prepare(SIZE, slow.regions(), slow.paint, lambda canvas: None, done)
    assert surface.get_buffer().raw == before
    slow.art.patience.hurried = False
    kept = slow.art.bytes
    slow.layer.show(surface, slow.regions(), lambda canvas: None)
    assert slow.art.bytes == kept
    assert surface.get_buffer().raw != before


def test_a_sketch_is_as_large_and_clipped_as_what_it_stands_for() -> None:
    sketch = Sketch(SIZE)
    assert sketch.get_size() == (sketch.get_width(), sketch.get_height()) == sketch.get_rect().size == SIZE
    sketch.set_clip(pygame.Rect(10, 10, 500, 5))
    assert sketch.get_clip() == pygame.Rect(10, 10, 54, 5)
    sketch.set_clip(None)
    assert sketch.get_clip() == pygame.Rect((0, 0), SIZE)
    assert sketch.blit(pygame.Surface((4, 4))) == sketch.fill("red") == pygame.Rect(0, 0, 0, 0)
