"""All drawings: only what the renderer can draw, and something to be seen even when small."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.dev.contact_sheet import drawings, main, rendered
from game.resources import root
from game.scenes.session import COLORS, KINDS

ART = root() / "assets" / "art"
FOLDERS = sorted(path.name for path in ART.iterdir())
IGNORED_BY_RENDERER = re.compile(r"<(use|clipPath|mask|text|pattern|filter|image)\b")


def test_folders_are_those_of_the_games() -> None:
    assert FOLDERS == ["bakes", "common", "cookies", "macaraccoon", "pastry_bids"]


@pytest.mark.parametrize("folder", FOLDERS)
def test_only_what_the_renderer_draws(folder: str) -> None:
    for path in drawings(ART / folder):
        text = path.read_text()
        assert not IGNORED_BY_RENDERER.search(text), path
        assert text.count("Gradient id=") == text.count('gradientUnits="userSpaceOnUse"'), path
        ids = re.findall(r'\bid="(\w+)"', text)
        assert len(ids) == len(set(ids)), path
        assert set(re.findall(r"url\(#(\w+)\)", text)) <= set(ids), path


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_drawing_shows_something(folder: str) -> None:
    for path in drawings(ART / folder):
        seen = pygame.mask.from_surface(rendered(path, 96), 100).count()
        assert seen > 10, path


def test_seats_have_faces_and_chips() -> None:
    names = {path.stem for path in drawings(ART / "common")}
    assert {f"chip-{color}" for color in COLORS} <= names
    assert {f"bot-{kind}" for kind in KINDS if kind != "person"} <= names
    assert {f"baker-{number}" for number in range(1, 7)} <= names


def test_contact_sheet_shows_all_of_a_folder(tmp_path: Path) -> None:
    main(["--game", "cookies", "--match", "cookie", "--out", str(tmp_path)])
    sheet = pygame.image.load(tmp_path / "cookies-1.png")
    assert sheet.get_width() > 1000
