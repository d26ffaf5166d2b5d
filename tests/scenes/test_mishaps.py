"""What nobody foresaw, and files that are missing: one sentence each, nothing lost, no crash."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import play as program
from game import resources
from game.app import App
from game.input.events import Command
from game.resources import MissingResource
from game.scenes.rule_book import RuleBookScene
from game.scenes.session import Session
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.scenes.ui.dialog import Confirm, Message
from game.storage import Notice, Storage
from game.table import type as type_module
from game.text import load_rule_book
from tests.scenes.hands import Hands

Opened = Callable[[str], App]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's own files, copied to where they can be harmed."""
    folder = tmp_path / "program"
    for name in ("assets", "levels"):
        shutil.copytree(resources.root() / name, folder / name)
    monkeypatch.setattr(resources, "root", lambda: folder)
    monkeypatch.setattr("game.text.texts.root", lambda: folder)
    return folder


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """Opens the program in a language."""
    made: list[App] = []

    def open_app(language: str) -> App:
        made.append(App(Storage(tmp_path / "data"), size=(1280, 720)))
        made[-1].context.settings.language = language
        made[-1].context.apply_settings()
        return made[-1]

    yield open_app
    for app in made:
        app.close()


def told(app: App) -> list[str]:
    """The keys of the message on top; it is taken away."""
    keys = [notice.key for notice in Hands(app).top(Message).notices if isinstance(notice, Notice)]
    Hands(app).click("ok")
    return keys


def test_a_stumble_ends_at_the_title_with_a_report_and_the_game_is_still_there(
    tmp_path: Path, opened: Opened, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    app = opened("en")
    hands = Hands(app)
    app.start(SetupScene(app.context, "cookies"))
    hands.click("play")
    hands.top(TableScene)

    def stumble(self: TableScene, dt: float) -> None:
        raise RuntimeError("a die rolled off the table")

    monkeypatch.setattr(TableScene, "update", stumble)
    assert app._turn(0.1)
    assert app._turn(0.1)
    message = hands.top(Message)
    (notice,) = message.notices
    assert isinstance(notice, Notice)
    assert notice.key == "error-crash"
    report = tmp_path / "data" / str(notice.args["file"])
    assert "a die rolled off the table" in report.read_text("utf-8")
    assert "a die rolled off the table" in capsys.readouterr().err
    hands.click("ok")
    assert hands.top(TitleScene).saved is not None
    assert Session.load("cookies", app.context.storage) is not None


def test_who_stumbles_over_the_title_too_ends_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumble(self: TitleScene, surface: pygame.Surface) -> None:
        raise RuntimeError("no table at all")

    monkeypatch.setattr(TitleScene, "draw", stumble)
    assert program.main(["--data", str(tmp_path / "data"), "--window", "640x360"]) == 1
    assert "no table at all" in capsys.readouterr().err.splitlines()[-1]
    assert list((tmp_path / "data").glob("report-*.txt"))


def test_without_a_screen_the_program_says_so_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    assert program.main(["--data", str(tmp_path / "data")]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_without_the_programs_files_it_says_so_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def gone() -> Path:
        raise MissingResource("no folder with assets and levels")

    monkeypatch.setattr(resources, "root", gone)
    monkeypatch.setattr("game.text.texts.root", gone)
    assert program.main(["--data", str(tmp_path / "data")]) == 1
    assert capsys.readouterr().err == "no folder with assets and levels\n"


def test_where_there_is_no_console_the_end_is_told_in_a_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes: list[str] = []
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(pygame.display, "message_box", lambda _, words, **more: boxes.append(words))
    assert program.main(["--data", str(tmp_path / "d"), "--screenshot", "/dev/null/shots"]) == 1
    assert len(boxes) == 1
    assert "/dev/null" in boxes[0]


@pytest.mark.parametrize("harm", ["gone", "needed", "junk"])
def test_a_board_that_cannot_be_laid_is_told_and_play_is_still_possible(
    opened: Opened, copy: Path, harm: str
) -> None:
    board = copy / "levels" / "cookies" / "normal.tmx"
    whole = board.read_text("utf-8")
    if harm == "gone":
        board.unlink()
    else:
        board.write_text(
            whole.replace('name="oven"', 'name="stove"') if harm == "needed" else "<map", "utf-8"
        )
    app = opened("en")
    hands = Hands(app)
    app.start()
    hands.click("box:cookies")
    hands.click("play")
    assert told(app) == ["error-missing-level"]
    hands.top(SetupScene)
    board.write_text(whole, "utf-8")
    app.start()
    hands.click("continue")
    hands.top(TableScene)


def shrunk(board: Path, spot: str, **size: float) -> None:
    """Make a spot of a map smaller, whatever else lies there."""
    text = board.read_text("utf-8")
    found = re.search(f'<object [^>]*name="{spot}"[^>]*>', text)
    assert found is not None
    told = found[0]
    for side, units in size.items():
        told = re.sub(f' {side}="[^"]*"', f' {side}="{units}"', told)
    board.write_text(text.replace(found[0], told), "utf-8")


@pytest.mark.parametrize(
    ("game_id", "spot"),
    [
        ("got_what_it_bakes", "save-time"),
        ("macaraccoon", "others"),
        ("cookies", "clock"),
        ("pastry_bids", "aside-hearts"),
    ],
)
@pytest.mark.parametrize("side", ["width", "height"])
def test_a_board_with_a_spot_too_small_to_see_is_told(
    opened: Opened, copy: Path, game_id: str, spot: str, side: str
) -> None:
    shrunk(copy / "levels" / game_id / "normal.tmx", spot, **{side: 0.01})
    app = opened("en")
    app.start(SetupScene(app.context, game_id))
    Hands(app).click("play")
    assert told(app) == ["error-missing-level"]
    Hands(app).top(SetupScene)


@pytest.mark.parametrize(
    ("game_id", "spot", "kids", "size"),
    [
        ("macaraccoon", "others", False, {"height": 24}),
        ("cookies", "clock", False, {"height": 60}),
        ("cookies", "reserve-heart", True, {"width": 24, "height": 24}),
        ("cookies", "replay", False, {"height": 40}),
    ],
)
def test_a_board_with_the_smallest_spots_can_be_played_on(
    opened: Opened, copy: Path, game_id: str, spot: str, kids: bool, size: dict[str, float]
) -> None:
    shrunk(copy / "levels" / game_id / ("kids.tmx" if kids else "normal.tmx"), spot, **size)
    app = opened("en")
    app.context.settings.kids = kids
    app.start(SetupScene(app.context, game_id))
    Hands(app).click("play")
    app.context.art.patience.hurried = False
    app.redraw()
    Hands(app).top(TableScene)
    assert not app.context.storage.take_notices()


def test_a_saved_game_is_replaced_only_when_asked_for(opened: Opened) -> None:
    app = opened("en")
    hands = Hands(app)
    app.start(SetupScene(app.context, "cookies"))
    hands.click("play")
    seed = hands.top(TableScene).session.match.seed
    app.start()
    hands.click("box:cookies")
    hands.click("play")
    hands.top(Confirm)
    hands.click("no")
    hands.top(SetupScene)
    kept = Session.load("cookies", app.context.storage)
    assert kept is not None
    assert kept.match.seed == seed
    hands.click("play")
    hands.click("yes")
    assert hands.top(TableScene).session.match.seed != seed


def test_a_missing_drawing_a_broken_one_and_missing_texts_are_told_once(opened: Opened, copy: Path) -> None:
    (copy / "assets/art/common/icon-settings.svg").unlink()
    (copy / "assets/art/common/icon-kids.svg").write_text("<svg", "utf-8")
    (copy / "assets/text/hu/title.ftl").unlink()
    app = opened("hu")
    app.start()
    app.frame(0.1)
    assert sorted(told(app)) == ["error-missing-art", "error-missing-text"]
    Hands(app).click("settings")
    app.frame(0.1)
    Hands(app).press(Command.CANCEL)
    Hands(app).top(TitleScene)


def test_a_text_that_refers_to_itself_keeps_nobody_from_playing(opened: Opened, copy: Path) -> None:
    path = copy / "assets/text/hu/title.ftl"
    path.write_text(re.sub(r"(?m)^(title-\w+) = .*$", r"\1 = { \1 }", path.read_text("utf-8")), "utf-8")
    app = opened("hu")
    app.start()
    app.frame(0.1)
    assert told(app) == ["error-missing-text"]
    Hands(app).click("box:cookies")
    Hands(app).top(SetupScene)


@pytest.mark.parametrize("language", ["hu", "de"])
@pytest.mark.parametrize("harm", ["gone", "broken"])
def test_a_rule_book_that_is_missing_is_shown_in_english_and_told(
    opened: Opened, copy: Path, language: str, harm: str
) -> None:
    book = copy / "assets/text" / language / "rules/cookies.md"
    if harm == "gone":
        book.unlink()
    else:
        book.write_text("no heading", "utf-8")
    app = opened(language)
    app.start(RuleBookScene(app.context, "cookies", "CK-20"))
    app.frame(0.1)
    assert told(app) == ["error-missing-text"]
    scene = Hands(app).top(RuleBookScene)
    assert scene.book == load_rule_book("cookies", "en")
    app.context.settings.language = "hu" if language == "de" else "de"  # there the book is whole
    app.context.apply_settings()
    scene.rebuild()
    assert scene.book == load_rule_book("cookies", app.context.settings.language)


def test_without_any_rule_book_the_page_says_so(opened: Opened, copy: Path) -> None:
    for language in ("hu", "en"):
        (copy / "assets/text" / language / "rules/cookies.md").unlink()
    app = opened("hu")
    app.start(RuleBookScene(app.context, "cookies"))
    app.frame(0.1)
    scene = Hands(app).top(RuleBookScene)
    assert scene.book is None
    assert "cookies.md" in scene.problem


def test_without_its_typefaces_the_program_writes_in_a_plain_one(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = dict.fromkeys(type_module._FILES, ("no_such_package", "None.ttf"))
    monkeypatch.setattr(type_module, "_FILES", missing)
    type_module.font_file.cache_clear()
    app = opened("en")
    app.start()
    app.frame(0.1)
    type_module.font_file.cache_clear()
    assert told(app) == ["error-missing-font"]


def test_a_folder_with_an_unreadable_name_can_be_told_of(opened: Opened) -> None:
    app = opened("en")
    app.start()
    app.context.storage.notices.append(Notice("error-folder-read-only", {"folder": "/b\udcff\0d"}))
    app.frame(0.1)
    app.frame(0.1)
    assert told(app) == ["error-folder-read-only"]


def test_the_self_test_and_pictures_touch_nobodys_own_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    monkeypatch.setattr(program, "default_folder", lambda: home)
    assert program.main(["--window", "640x360", "--screenshot", str(tmp_path / "shots")]) == 0
    assert not home.exists()
