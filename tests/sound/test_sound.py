"""The player of sounds: never raises, never waits, knows every file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.resources import asset
from game.sound import MUSIC, NAMES, Sound


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    player = Sound()
    player.start()
    yield player
    player.close()


@pytest.mark.parametrize("name", [*NAMES, *(f"music-{name}" for name in MUSIC)])
def test_every_sound_has_its_file(name: str) -> None:
    assert asset(f"sound/{name}.ogg").read_bytes().startswith(b"OggS")


def test_all_sound_is_small() -> None:
    files = list(asset("sound/lift.ogg").parent.glob("*.ogg"))
    assert {file.stem for file in files} == {*NAMES, *(f"music-{name}" for name in MUSIC)}
    assert sum(file.stat().st_size for file in files) < 3_000_000


def test_plays_all_effects(sound: Sound) -> None:
    for name in NAMES:
        sound.play(name, volume=0.5, pan=-0.5)
    assert sound.started
    assert sound.problem is None
    assert sound.problems == []
    assert pygame.mixer.get_busy()


def test_volume_of_effects_and_pan(sound: Sound) -> None:
    sound.set_volumes(0, 50)
    sound.play("ding")
    assert not pygame.mixer.get_busy()
    sound.set_volumes(50, 50)
    sound.play("ding", pan=1.0)
    assert pygame.mixer.get_busy()


def test_music_follows_what_is_wanted(sound: Sound) -> None:
    sound.music("cookies")
    assert pygame.mixer.music.get_busy()
    sound.set_volumes(80, 50)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)
    pygame.mixer.music.stop()
    sound.music("title")
    assert pygame.mixer.music.get_busy()
    assert sound.problems == []


def test_music_at_no_volume_never_plays(sound: Sound) -> None:
    sound.set_volumes(80, 0)
    sound.music("got_what_it_bakes")
    assert not pygame.mixer.music.get_busy()


def test_there_is_no_music_while_the_window_is_hidden(sound: Sound) -> None:
    sound.music("cookies")
    sound.pause(True)
    assert not pygame.mixer.music.get_busy()
    sound.music("title")
    assert not pygame.mixer.music.get_busy()
    sound.pause(False)
    assert pygame.mixer.music.get_busy()


def test_the_mixer_is_never_asked_while_the_interpreter_is_kept(
    sound: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    """These three wait for the mixer without letting others run: with an effect at its end, for ever."""

    def forbidden(*_: object) -> None:
        raise AssertionError("this can hang the program")

    for name in ("pause", "unpause", "get_volume"):
        monkeypatch.setattr(pygame.mixer.music, name, forbidden)
    sound.music("cookies")
    sound.play("ding")
    sound.set_volumes(60, 60)
    sound.pause(True)
    sound.pause(False)
    sound.music("title")
    sound.update()
    assert sound.started


def test_before_the_start_all_is_silent_and_safe() -> None:
    player = Sound()
    player.play("lift")
    player.music("title")
    player.set_volumes(100, 100)
    player.pause(True)
    player.update()
    player.close()
    assert not player.started
    assert player.problem is None


def test_without_a_device_there_is_a_reason_and_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    pygame.mixer.quit()
    player = Sound()
    player.start()
    player.play("lift")
    player.music("title")
    player.update()
    assert player.problem == "error-no-audio"
    assert not player.started


def test_missing_and_broken_files_are_noted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "drop.ogg").write_bytes(b"not a sound")
    player = Sound(tmp_path)
    player.start()
    for _ in range(2):
        player.play("drop")
        player.play("lift")
        player.music("title")
    player.close()
    assert player.problems.count("drop") == 1
    assert player.problems.count("lift") == 1
    assert player.problems.count("music-title") == 1
