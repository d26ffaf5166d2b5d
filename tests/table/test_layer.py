"""What lies still is painted again only where it changed."""

from __future__ import annotations

import pygame
import pytest

from game.table.layer import PART, RestLayer

LEFT, RIGHT = pygame.Rect(0, 0, 10, 20), pygame.Rect(10, 0, 10, 20)


@pytest.fixture
def painted() -> list[pygame.Rect]:
    return []


def layer(painted: list[pygame.Rect]) -> RestLayer:
    pygame.display.init()
    pygame.display.set_mode((20, 20))
    return RestLayer(lambda surface: painted.append(surface.get_clip()))


def test_only_changed_regions_are_painted(painted: list[pygame.Rect]) -> None:
    rest = layer(painted)
    rest.picture((20, 20), {"left": (LEFT, 1), "right": (RIGHT, 1)})
    rest.picture((20, 20), {"left": (LEFT, 1), "right": (RIGHT, 1)})
    rest.picture((20, 20), {"left": (LEFT, 1), "right": (RIGHT, 2)})
    assert painted[0].unionall(painted[1:PART]) == pygame.Rect(0, 0, 20, 20)
    assert painted[PART].unionall(painted[PART:]) == RIGHT


def test_another_size_paints_everything(painted: list[pygame.Rect]) -> None:
    rest = layer(painted)
    rest.picture((20, 20), {"left": (LEFT, 1)})
    assert rest.picture((40, 20), {"left": (LEFT, 1)}).get_size() == (40, 20)


def test_what_is_forgotten_is_painted_anew_on_the_same_large_picture(painted: list[pygame.Rect]) -> None:
    rest = layer(painted)
    before = rest.picture((20, 20), {"left": (LEFT, 1)})
    rest.forget()
    assert rest.picture((20, 20), {"left": (LEFT, 1)}) is before
    assert len(painted) == 2 * PART
    rest.free()
    assert rest.picture((20, 20), {"left": (LEFT, 1)}) is not before
