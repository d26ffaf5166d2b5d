"""Pictures: kept by size, warmed side by side, shadows and glows of the right reach, fans and frames."""

from __future__ import annotations

import pygame
import pytest

from game.table.art import LEAST_BYTES, WINDOWS, Art
from game.table.pieces import Piece, blit_frame, draw_piece, fan, glow, picture_of, soft_shadow
from game.table.stock import card_stock, dashed_ring
from game.table.viewport import Viewport

STAR = "cookies/cookie-star"


@pytest.fixture
def art() -> Art:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    return Art()


def test_warmed_drawings_are_the_same_and_are_there_at_once(art: Art) -> None:
    art.warm([(STAR, 40, 40), (STAR, 40, 40), ("cookies/oven", 90, 90)])
    kept = art.get(STAR, 40, 40)
    assert kept is art.get(STAR, 40, 40)
    fresh = Art().get(STAR, 40, 40)
    assert pygame.image.tobytes(kept, "RGBA") == pygame.image.tobytes(fresh, "RGBA")
    assert art.problems == []


def test_a_missing_drawing_leaves_a_placeholder_and_is_noted(art: Art) -> None:
    art.warm([("cookies/no-such-thing", 30, 30)])
    assert art.get("cookies/no-such-thing", 30, 30).get_at((15, 15)).a > 0
    assert len(art.problems) == 1


def test_what_is_kept_grows_with_the_window(art: Art) -> None:
    art.fit(1280, 720)
    assert art.limit == LEAST_BYTES
    art.fit(3840, 2160)
    assert art.limit == WINDOWS * 3840 * 2160 * 4


def test_the_longest_unused_is_forgotten(art: Art) -> None:
    art.limit = 3 * 20 * 20 * 4
    made: list[int] = []

    def maker(number: int) -> pygame.Surface:
        made.append(number)
        return pygame.Surface((20, 20), pygame.SRCALPHA)

    for number in (1, 2, 3, 1, 4, 1, 2):
        art.cached((number,), lambda number=number: maker(number))  # type: ignore[misc]
    assert made == [1, 2, 3, 4, 2]


def test_drawings_are_laid_over_each_other(art: Art) -> None:
    plain, sprinkled = picture_of(art, (STAR,), 64), picture_of(art, (STAR, "cookies/sprinkles-on"), 64)
    assert plain.get_size() == sprinkled.get_size()
    assert plain.get_at((32, 32)) != sprinkled.get_at((32, 32))


def test_a_held_piece_is_larger_and_casts_a_shadow(art: Art) -> None:
    def covered(lift: float) -> int:
        surface = pygame.Surface((200, 200))
        surface.fill((160, 110, 70))
        draw_piece(surface, Viewport(1920, 1080), art, Piece((STAR,), 100, 100, 80, 0.0, lift))
        return pygame.mask.from_threshold(surface, (160, 110, 70), (4, 4, 4)).count()

    assert covered(1.0) < covered(0.0)


@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_a_fan_lies_round_its_point(count: int) -> None:
    places = fan(count, 500, 300, 100)
    assert len(places) == count
    assert sum(x for x, _, _ in places) / count == pytest.approx(500)
    assert sorted(angle for _, _, angle in places) == [angle for _, _, angle in places]


def test_a_hollow_glow_leaves_the_thing_itself_clear(art: Art) -> None:
    card = card_stock(art, 100, 80, 10)
    warm = glow(art, ("card",), card, 12, hollow=True)
    assert warm.get_size() == (124, 104)
    assert warm.get_at((62, 52)).a == 0
    assert warm.get_at((9, 52)).a > 60


def test_a_shadow_reaches_beyond_its_thing(art: Art) -> None:
    shade = soft_shadow(art, ("card",), card_stock(art, 100, 80, 10), 16)
    assert shade.get_size() == (132, 112)
    assert shade.get_at((66, 56)).a > shade.get_at((12, 56)).a > 0


def test_a_ring_has_gaps(art: Art) -> None:
    ring = dashed_ring(art, 200, 120, 20, 4)
    row = [ring.get_at((x, 5)).a > 100 for x in range(30, 170)]
    assert any(row)
    assert not all(row)


def test_a_frame_is_blitted_without_its_middle() -> None:
    surface = pygame.Surface((60, 60))
    picture = pygame.Surface((40, 40))
    picture.fill((255, 0, 0))
    blit_frame(surface, picture, (10, 10), 8)
    red = [surface.get_at(point)[0] for point in ((11, 11), (30, 12), (12, 30), (48, 30), (30, 48))]
    assert red == [255] * 5
    assert surface.get_at((30, 30))[0] == 0
