"""The program around the scenes: command line, loop, what is remembered, what it says at the start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.input.events import Command
from game.play import main
from game.rehearsal.gallery import sample
from game.scenes.base import Pop, Reset
from game.scenes.settings import SettingsScene
from game.scenes.tables import open_table
from game.scenes.title import TitleScene
from game.scenes.ui.dialog import Message
from game.scenes.ui.widgets import Text
from game.storage import Notice, Storage
from game.table.viewport import Viewport
from game.table.wood import wood
from game.window import GameWindow
from tests.scenes.hands import Hands
from tests.scenes.pastry_table import session_of

ROOT = Path(__file__).parents[2]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "game", "play", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, **environment},
        cwd=ROOT,
    )


def test_the_time_to_the_title_is_printed_alone(tmp_path: Path) -> None:
    done = run("--data", str(tmp_path / "d"), "--time-start")
    assert done.returncode == 0, done.stderr
    assert 0.0 < float(done.stdout) < 60.0


@pytest.mark.parametrize("bad", ["wide", "1280", "10x10", "1280x99999"])
def test_a_bad_window_size_is_refused_in_one_line(bad: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--window", bad])
    assert stopped.value.code == 2
    assert "is no window size" in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize("option", ["--data", "--screenshot"])
def test_a_folder_without_a_name_is_refused_and_the_users_own_left_alone(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.play.default_folder", lambda: tmp_path / "home")
    with pytest.raises(SystemExit) as stopped:
        main([option, "", "--time-start"])
    assert stopped.value.code == 2
    assert "an empty name is no folder" in capsys.readouterr().err.splitlines()[-1]
    assert not (tmp_path / "home").exists()


def test_pictures_of_every_scene_are_saved(tmp_path: Path) -> None:
    assert (
        main(["--data", str(tmp_path / "d"), "--window", "640x360", "--screenshot", str(tmp_path / "s")]) == 0
    )
    names = {path.stem for path in (tmp_path / "s").glob("*.png")}
    assert {"title", "settings", "message", "confirm", "cookies-table", "cookies-setup"} <= names
    for path in (tmp_path / "s").glob("*.png"):
        picture = pygame.image.load(path)
        assert picture.get_size() == (640, 360)
        seen = {tuple(picture.get_at((x, y))) for x in range(0, 640, 40) for y in range(0, 360, 40)}
        assert len(seen) > 20, path.name


def test_no_sound_device_is_told_and_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "none-such")
    pygame.mixer.quit()
    app = App(Storage(tmp_path / "data"), size=(1280, 720))
    app.start()
    app.frame(0.0)  # the title comes first, then the device is looked for
    app.frame(0.1)
    message = Hands(app).top(Message)
    assert message.notices == (Notice("error-no-audio"),)
    Hands(app).click("ok")
    Hands(app).top(TitleScene)
    app.close()


def test_silence_is_told_once_until_there_was_sound_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def notices() -> tuple[object, ...]:
        pygame.mixer.quit()
        app = App(Storage(tmp_path / "data"), size=(640, 360))
        app.start()
        app.frame(0.0)
        top = app.stack.top
        app.close()
        return top.notices if isinstance(top, Message) else ()

    monkeypatch.setenv("SDL_AUDIODRIVER", "none-such")
    assert notices() == (Notice("error-no-audio"),)
    assert notices() == ()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert notices() == ()
    monkeypatch.setenv("SDL_AUDIODRIVER", "none-such")
    assert notices() == (Notice("error-no-audio"),)


def test_the_settings_say_that_there_is_no_sound_and_look_for_it_again(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> bool:
        app.start(SettingsScene(app.context))
        words = app.context.t("error-no-audio")
        return any(isinstance(one, Text) and one.text == words for one in Hands(app).everything())

    monkeypatch.setenv("SDL_AUDIODRIVER", "none-such")
    pygame.mixer.quit()
    app.context.sound.start()
    assert told()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert not told()
    assert app.context.sound.started


def test_a_second_program_says_so_on_its_title(app: App) -> None:
    other = App(Storage(app.context.storage.folder), size=(640, 360))
    other.start()
    other.frame(0.1)
    assert Notice("error-second-instance") in Hands(other).top(Message).notices
    other.close()


def test_the_window_and_what_was_set_are_remembered(tmp_path: Path) -> None:
    app = App(Storage(tmp_path / "data"))
    app.start(SettingsScene(app.context))
    app.window.window.size = (900, 600)
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESIZED, x=900, y=600, window=app.window.window))
    app.frame(0.1)
    assert app.stack.viewport == app.window.viewport
    Hands(app).click("kids")
    app.close()
    again = App(Storage(tmp_path / "data"))
    assert again.window.window.size == (900, 600)
    assert again.context.settings.kids
    again.close()


def test_idle_frames_draw_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.start()
    for _ in range(3):
        app.frame(1 / 30)
    drawn: list[int] = []
    monkeypatch.setattr(App, "draw", lambda self: drawn.append(1))
    for _ in range(60):
        app.frame(1 / 30)
    assert drawn == []
    assert not app.stack.moving


def test_typing_is_switched_on_for_text_fields_alone(app: App) -> None:
    hands = Hands(app)
    app.start()
    hands.click("box:cookies")
    assert not app.devices.typing
    hands.click("name:0")
    app.frame(0.0)
    assert app.devices.typing
    hands.press(Command.ACCEPT)
    app.frame(0.0)
    assert not app.devices.typing


def test_closing_the_window_ends_the_program(app: App) -> None:
    app.start()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert not app.frame(0.0)


def test_a_save_that_fails_in_the_middle_of_a_game_is_told_over_the_table(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = sample("cookies")
    session._storage = app.context.storage
    app.start(SettingsScene(app.context))

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    session.save()
    app.frame(0.1)
    assert Hands(app).top(Message).notices == (Notice("error-disk-full"),)
    Hands(app).click("ok")
    Hands(app).top(SettingsScene)
    session.save()
    app.frame(0.1)
    Hands(app).top(SettingsScene)  # told once


def test_dropped_pictures_go_back_to_the_system() -> None:
    """Measured in a process of its own: pages in use after pictures were dropped between others that stay."""
    code = (
        "import pygame; from pathlib import Path; from game.window import give_memory_back\n"
        "give_memory_back()\n"
        "pages = lambda: int(Path('/proc/self/statm').read_text().split()[1]) * 4096\n"
        "def picture(side):\n"
        "    made = pygame.Surface((side, side), depth=32); made.fill('red'); return made\n"
        "picture(2800)\n"
        "made = [picture(1000) for _ in range(20)]\n"
        "before = pages(); del made[::2]; print(before - pages())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True, cwd=ROOT
    )
    assert int(done.stdout.splitlines()[-1]) > 30_000_000


def test_music_waits_while_the_window_is_hidden(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.start()
    app.frame(0.1)
    said: list[bool] = []
    monkeypatch.setattr(app.context.sound, "pause", said.append)
    for kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN):
        pygame.event.post(pygame.event.Event(kind, window=app.window.window))
        app.frame(0.1)
    assert said == [True, False, True, False]


def test_an_unplugged_gamepad_is_told_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    class Pad:
        def attached(self) -> bool:
            return False

    app.start()
    app.frame(0.1)
    monkeypatch.setattr(app, "_pads", [Pad()])
    for _ in range(2):
        pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
        app.frame(0.1)
    assert Hands(app).top(Message).notices == (Notice("error-no-gamepad"),)
    assert app.context.storage.notices == []


@pytest.mark.parametrize(("kinds", "started"), [(("person", "easy"), 1), (("person", "person"), 0)])
def test_cookiebots_process_starts_with_a_table_at_which_it_sits(
    app: App, monkeypatch: pytest.MonkeyPatch, kinds: tuple[str, str], started: int
) -> None:
    calls: list[int] = []
    monkeypatch.setattr(app.context.worker, "warm_up", lambda: calls.append(1))
    app.start(open_table(app.context, session_of(app, kinds=kinds)))
    assert len(calls) == started


@pytest.mark.parametrize(
    ("screen", "fitted"),
    [((1280, 720), True), ((1366, 768), True), ((1920, 1080), False), ((1280, 1024), True)],
)
def test_a_window_for_which_frame_and_task_bar_leave_no_room_is_fitted_in(
    app: App, monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int], fitted: bool
) -> None:
    class Framed:
        size = (1280, 720)
        large = False

        def maximize(self) -> None:
            self.large = True

    monkeypatch.setattr(pygame.display, "get_driver", lambda: "windows")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    real, framed = app.window.window, Framed()
    monkeypatch.setattr(app.window, "window", framed)
    app.window.make_room()
    monkeypatch.setattr(app.window, "window", real)
    assert framed.large == fitted


def test_until_a_table_is_ready_no_frame_is_waited_for(app: App) -> None:
    scene = open_table(app.context, session_of(app, kinds=("person", "easy")))
    app.context.art.patience.hurried = True
    app.stack.apply(Reset(scene))
    app.frame(0.0)
    while app.stack.top is not scene:  # no sound device, for instance
        app.stack.apply(Pop())
        app.frame(0.0)
    late = 0
    while scene.late:
        assert app.rate == 0
        late += 1
        assert late < 1000
        app.frame(0.0)
    assert late
    assert app.rate > 0


def test_the_wood_of_a_large_window_stays_for_the_table(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    large = Viewport(3840, 2160)
    monkeypatch.setattr(GameWindow, "viewport", large)
    app.context.apply_settings()
    table = wood(app.context.art, large)
    app.context.art.cached(("title",), lambda: pygame.Surface((2000, 2000)))
    assert wood(app.context.art, large) is table
