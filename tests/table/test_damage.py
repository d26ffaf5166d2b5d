"""What changed is known as tiles; a canvas notes what is drawn through it."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.table.damage import COLUMNS, Canvas, Damage

SIZE = (1279, 721)


def test_rectangles_cover_what_changed_and_never_overlap() -> None:
    rng = Random(2)
    for _ in range(60):
        damage = Damage(SIZE)
        areas = [
            pygame.Rect(
                rng.randrange(SIZE[0]), rng.randrange(SIZE[1]), rng.randint(0, 300), rng.randint(0, 200)
            )
            for _ in range(rng.randint(0, 5))
        ]
        areas = [area.clip(pygame.Rect((0, 0), SIZE)) for area in areas]
        damage.update(areas)
        rects = damage.rects()
        for area in areas:
            covered = sum(_size(area.clip(rect)) for rect in rects)
            assert covered == _size(area)
        assert not any(one.colliderect(other) for n, one in enumerate(rects) for other in rects[:n])
        assert all(pygame.Rect((0, 0), SIZE).contains(rect) for rect in rects)


def test_nothing_changed_is_nothing() -> None:
    assert Damage(SIZE).rects() == []


def test_a_small_change_stays_small() -> None:
    damage = Damage(SIZE)
    damage.add(pygame.Rect(640, 300, 4, 4))
    assert sum(_size(rect) for rect in damage.rects()) <= (2 * -(-SIZE[0] // COLUMNS)) ** 2


def test_what_another_knows_can_be_taken_over() -> None:
    one, other = Damage(SIZE), Damage(SIZE)
    one.add(pygame.Rect(0, 0, 5, 5))
    other.add(pygame.Rect(900, 600, 5, 5))
    one.take(other)
    assert len(one.rects()) == 2


@pytest.fixture
def canvas() -> Canvas:
    return Canvas(pygame.Surface(SIZE))


def test_a_canvas_draws_on_its_surface_and_notes_where(canvas: Canvas) -> None:
    white = pygame.Surface((30, 20))
    white.fill("white")
    assert canvas.blit(white, (700, 400)) == pygame.Rect(700, 400, 30, 20)
    assert canvas.fill("red", (0, 0, 3, 3)) == pygame.Rect(0, 0, 3, 3)
    assert canvas.target.get_at((729, 419)) == pygame.Color("white")
    assert canvas.target.get_at((1, 1)) == pygame.Color("red")
    assert len(canvas.damage.rects()) == 2


def test_a_canvas_is_as_large_as_its_surface_and_clipped_like_it(canvas: Canvas) -> None:
    assert canvas.get_size() == (canvas.get_width(), canvas.get_height()) == canvas.get_rect().size == SIZE
    canvas.set_clip(pygame.Rect(0, 0, 10, 10))
    assert canvas.get_clip() == canvas.target.get_clip() == pygame.Rect(0, 0, 10, 10)
    canvas.blit(pygame.Surface((50, 50)), (600, 600))
    assert canvas.damage.rects() == []


def _size(area: pygame.Rect) -> int:
    return area.width * area.height
