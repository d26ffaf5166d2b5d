"""Boards: the maps that we ship, and what is said about broken ones."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game import resources
from game.scenes.table_hud import NEEDED, OPTIONAL
from game.table.board import BadBoard, Board, load_board, read_board
from game.table.cookies.table import CookiesTable

SIZES = ("normal", "kids")
CHILD = 144
"""Units that are 96 pixels at 1280 x 720."""
MAP = """<map version="1.10" orientation="orthogonal" width="48" height="27" tilewidth="40" tileheight="40">
<objectgroup id="1" name="spots">{objects}</objectgroup></map>"""
CUP = '<object id="1" name="cup" type="thing" x="10" y="20" width="30" height="40"/>'


def cookies(size: str) -> Board:
    needed, optional = {**NEEDED, **CookiesTable.spots}, {**OPTIONAL, **CookiesTable.scenery}
    return load_board("cookies", "kids" if size == "kids" else "normal", needed, optional)


def read(tmp_path: Path, objects: str, **needed: str) -> Board:
    path = tmp_path / "map.tmx"
    path.write_text(MAP.format(objects=objects), encoding="utf-8")
    return read_board(path, "map.tmx", needed, {})


@pytest.mark.parametrize("size", SIZES)
def test_our_maps_have_every_spot(size: str) -> None:
    board = cookies(size)
    assert {spot.name for spot in board} >= set(CookiesTable.spots)
    assert [spot.name for spot in board.of_kind("sheet")] == ["sheet-1", "sheet-2"]


@pytest.mark.parametrize("size", SIZES)
def test_places_lie_on_their_sheets_and_dice_in_the_tray(size: str) -> None:
    board = cookies(size)
    for sheet in (1, 2):
        for place in range(1, 10):
            assert board[f"sheet-{sheet}"].rect.contains(board[f"sheet-{sheet}-place-{place}"].rect)
    for die in (1, 2, 3):
        assert board["tray"].rect.contains(board[f"die-{die}"].rect)


def test_what_a_child_must_hit_is_large() -> None:
    board = cookies("kids")
    for spot in board:
        if spot.kind in ("reserve", "sheet", "tray", "oven", "clock", "button", "place"):
            assert spot.rect.width >= CHILD, spot.name
            assert spot.rect.height >= CHILD, spot.name


@pytest.mark.parametrize("size", SIZES)
def test_targets_do_not_overlap(size: str) -> None:
    spots = [s for s in cookies(size) if s.kind in ("reserve", "sheet", "tray", "oven", "clock", "rack")]
    for number, spot in enumerate(spots):
        for other in spots[number + 1 :]:
            assert not spot.rect.colliderect(other.rect), (spot.name, other.name)


@pytest.mark.parametrize("size", SIZES)
def test_maps_show_our_drawings_by_relative_paths(size: str) -> None:
    path = resources.level(f"cookies/{size}.tmx")
    sources = [node.get("source", "") for node in ElementTree.parse(path).iter("image")]
    assert sources
    for source in sources:
        assert source.startswith("../../assets/art/")
        assert (path.parent / source).is_file(), source


def test_a_spot_has_name_class_area_and_properties(tmp_path: Path) -> None:
    cup = (
        '<object id="1" name="cup" type="thing" x="10" y="20" width="30" height="40"><properties>'
        '<property name="spin" type="float" value="-9"/></properties></object>'
    )
    spot = read(tmp_path, cup, cup="thing")["cup"]
    assert spot.rect == pygame.FRect(10, 20, 30, 40)
    assert (spot.x, spot.y) == (25, 40)
    assert spot.properties["spin"] == -9


def test_class_is_read_in_either_spelling(tmp_path: Path) -> None:
    other = CUP.replace("type=", "class=")
    assert read(tmp_path, other, cup="thing")["cup"].kind == "thing"


def test_moving_a_spot_in_the_map_moves_it_on_the_table(tmp_path: Path) -> None:
    assert read(tmp_path, CUP.replace('x="10"', 'x="500"'), cup="thing")["cup"].rect.x == 500


@pytest.mark.parametrize(
    ("objects", "needed", "said"),
    [
        (CUP, {"cup": "thing", "jug": "thing"}, "lacks the spot 'jug'"),
        (CUP, {}, "a spot 'cup' that the game doesn't know"),
        (CUP + CUP.replace('id="1"', 'id="2"'), {"cup": "thing"}, "the spot 'cup' twice"),
        (CUP, {"cup": "place"}, "as 'thing', not as 'place'"),
        (CUP.replace('x="10"', 'x="1900"'), {"cup": "thing"}, "'cup' outside of its frame"),
        (CUP.replace('x="10"', 'x="nan"'), {"cup": "thing"}, "'cup' outside of its frame"),
        (CUP.replace('width="30"', ""), {"cup": "thing"}, "'cup' without a size"),
        (CUP.replace('width="30"', 'width="0.01"'), {"cup": "thing"}, "'cup' without a size"),
        (CUP.replace('height="40"', 'height="23.9"'), {"cup": "thing"}, "'cup' without a size"),
        (CUP.replace('width="30"', 'width="-inf"'), {"cup": "thing"}, "'cup' without a size"),
        (CUP.replace('height="40"', 'height="-5"'), {"cup": "thing"}, "'cup' without a size"),
        (
            CUP.replace('x="10"', 'x="10" rotation="nan"'),
            {"cup": "thing"},
            "'cup' without a size or an angle",
        ),
    ],
)
def test_wrong_spots_are_named(tmp_path: Path, objects: str, needed: dict[str, str], said: str) -> None:
    with pytest.raises(BadBoard, match=r"map\.tmx") as caught:
        read(tmp_path, objects, **needed)
    assert said in str(caught.value)


@pytest.mark.parametrize("text", ["", "no xml at all", "<map>", "<svg/>", "<map/>", "\0\1\2"])
def test_what_is_no_map_is_refused_in_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.tmx"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadBoard) as caught:
        read_board(path, "broken.tmx", {"cup": "thing"}, {})
    assert "broken.tmx" in str(caught.value)


def test_a_missing_map_is_named() -> None:
    with pytest.raises(BadBoard, match=r"levels/no-game/normal\.tmx is missing"):
        load_board("no-game", "normal", {})
