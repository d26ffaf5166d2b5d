"""The data folder: whole files come back, bad ones are set aside, and nothing ever stops play."""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.storage import Records, Settings, Storage, files

Opened = Callable[[Path], Storage]
SAVE = {"match": {"game": "cookies"}, "turn": "Anna"}


def keys(storage: Storage) -> list[str]:
    return [notice.key for notice in storage.take_notices()]


@pytest.fixture
def opened() -> Iterator[Callable[[Path], Storage]]:
    """Opens folders; the one before is closed by that, as if its program had ended."""
    found: list[Storage] = []

    def open_folder(folder: Path) -> Storage:
        found.append(Storage(folder))
        return found[-1]

    yield open_folder
    for storage in found:
        storage.close()


def written(folder: Path, name: str = "save-cookies.json") -> Path:
    storage = Storage(folder)
    storage.save_game("cookies", SAVE)
    storage.save_settings(Settings(sound_volume=10))
    records = Records()
    records.note("cookies/2", True, 4.0, "Anna")
    storage.save_records(records)
    storage.close()
    return folder / name


def test_what_was_kept_comes_back(tmp_path: Path, opened: Opened) -> None:
    written(tmp_path)
    storage = opened(tmp_path)
    assert storage.load_game("cookies") == SAVE
    assert storage.load_settings().sound_volume == 10
    assert storage.load_records().get("cookies/2").best == 4.0
    assert storage.saved_games() == ["cookies"]
    assert keys(storage) == []


def test_an_empty_folder_gives_fresh_settings_and_no_game(tmp_path: Path, opened: Opened) -> None:
    storage = opened(tmp_path / "new" / "deep")
    assert storage.load_settings() == Settings()
    assert storage.load_game("cookies") is None
    assert storage.saved_games() == []
    assert keys(storage) == []


def test_a_game_that_is_over_is_no_longer_offered(tmp_path: Path, opened: Opened) -> None:
    written(tmp_path)
    storage = opened(tmp_path)
    storage.forget_game("cookies")
    assert storage.saved_games() == []


def test_the_latest_game_comes_first(tmp_path: Path, opened: Opened) -> None:
    storage = opened(tmp_path)
    for number, game_id in enumerate(("cookies", "pastry_bids", "macaraccoon")):
        storage.save_game(game_id, SAVE)
        os.utime(tmp_path / f"save-{game_id}.json", (1000 + number, 1000 + number))
    assert storage.saved_games() == ["macaraccoon", "pastry_bids", "cookies"]


@pytest.mark.parametrize(
    ("points_to", "told"), [("nowhere.json", []), ("save-pastry_bids.json", ["error-file-unreadable"])]
)
def test_a_link_that_leads_nowhere_hides_no_other_game(
    tmp_path: Path, opened: Opened, points_to: str, told: list[str]
) -> None:
    written(tmp_path)
    link = tmp_path / "save-pastry_bids.json"
    link.symlink_to(tmp_path / points_to)
    storage = opened(tmp_path)
    assert storage.saved_games() == ["cookies"]
    assert storage.saved_games() == ["cookies"]
    assert keys(storage) == told
    assert link.is_symlink()


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-40])


def flip(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"Anna", b"Anne"))


def junk(path: Path) -> None:
    path.write_bytes(bytes(range(256)))


def nested(path: Path) -> None:
    path.write_text("[" * 100_000, encoding="utf-8")


def nan(path: Path) -> None:
    path.write_text('{"program": "bakers-table", "version": NaN}', encoding="utf-8")


def empty(path: Path) -> None:
    path.write_bytes(b"")


def old_version(path: Path) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "version": 0}), encoding="utf-8")


@pytest.mark.parametrize("harm", [truncate, flip, junk, nested, nan, empty, old_version])
def test_a_damaged_save_is_set_aside_whole_and_said_so(
    tmp_path: Path, opened: Opened, harm: Callable[[Path], None]
) -> None:
    path = written(tmp_path)
    harm(path)
    harmed = path.read_bytes()
    storage = opened(tmp_path)
    assert storage.load_game("cookies") is None
    assert (tmp_path / "save-cookies.json.broken-1").read_bytes() == harmed
    assert not path.exists()
    assert keys(storage) == ["error-save-damaged"]


def test_a_foreign_file_is_set_aside(tmp_path: Path, opened: Opened) -> None:
    path = written(tmp_path)
    path.write_text('{"somebody": "else"}', encoding="utf-8")
    storage = opened(tmp_path)
    assert storage.load_game("cookies") is None
    assert keys(storage) == ["error-file-foreign"]
    assert (tmp_path / "save-cookies.json.broken-1").exists()


def test_settings_in_the_place_of_a_save_are_foreign(tmp_path: Path, opened: Opened) -> None:
    path = written(tmp_path)
    path.write_bytes((tmp_path / "settings.json").read_bytes())
    storage = opened(tmp_path)
    assert storage.load_game("cookies") is None
    assert keys(storage) == ["error-file-foreign"]


def test_a_newer_file_is_set_aside(tmp_path: Path, opened: Opened) -> None:
    path = written(tmp_path)
    newer = {**json.loads(path.read_text("utf-8")), "version": files.VERSION + 1, "surprise": True}
    path.write_text(json.dumps(newer), encoding="utf-8")
    storage = opened(tmp_path)
    assert storage.load_game("cookies") is None
    assert keys(storage) == ["error-file-newer"]
    assert json.loads((tmp_path / "save-cookies.json.broken-1").read_text("utf-8")) == newer


def test_broken_files_never_take_each_others_place(tmp_path: Path, opened: Opened) -> None:
    for number in (1, 2, 3):
        junk(written(tmp_path))
        storage = opened(tmp_path)
        storage.load_game("cookies")
        storage.close()
        assert (tmp_path / f"save-cookies.json.broken-{number}").exists()


@pytest.mark.parametrize(
    ("name", "key"), [("settings.json", "error-settings-damaged"), ("records.json", "error-records-damaged")]
)
def test_damaged_settings_and_records_give_fresh_ones(
    tmp_path: Path, opened: Opened, name: str, key: str
) -> None:
    truncate(written(tmp_path, name))
    storage = opened(tmp_path)
    assert storage.load_settings().sound_volume in (10, Settings().sound_volume)
    storage.load_records()
    assert keys(storage) == [key]
    assert (tmp_path / f"{name}.broken-1").exists()


@pytest.mark.parametrize("number", ["1e999", "-1e999", "Infinity", "NaN"])
def test_a_number_that_is_none_makes_settings_damaged_even_under_a_right_checksum(
    tmp_path: Path, opened: Opened, number: str
) -> None:
    data = {"setups": {"cookies": {"all": {"values": {"first": float(number)}}}}}
    path = tmp_path / "settings.json"
    envelope = {
        "program": files.PROGRAM,
        "content": "settings",
        "version": files.VERSION,
        "checksum": files._checksum(data),
        "data": data,
    }
    path.write_text(
        re.sub("-?Infinity|NaN", number, json.dumps(envelope)),
        encoding="utf-8",
    )
    storage = opened(tmp_path)
    settings = storage.load_settings()
    assert keys(storage) == ["error-settings-damaged"]
    storage.save_settings(settings)
    assert path.exists()
    assert (tmp_path / "settings.json.broken-1").exists()


def test_a_save_that_is_whole_but_impossible_is_set_aside_as_damaged(tmp_path: Path, opened: Opened) -> None:
    written(tmp_path)
    storage = opened(tmp_path)
    storage.set_aside_game("cookies")
    assert keys(storage) == ["error-save-damaged"]
    assert storage.saved_games() == []


def test_what_cannot_be_set_aside_is_not_overwritten(
    tmp_path: Path, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path)
    junk(path)
    harmed = path.read_bytes()

    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Path, "rename", refuse)
    storage = opened(tmp_path)
    assert storage.load_game("cookies") is None
    storage.save_game("cookies", SAVE)
    assert path.read_bytes() == harmed


def test_what_cannot_be_read_is_told_once_and_outlives_the_end_of_a_game(
    tmp_path: Path, opened: Opened
) -> None:
    path = tmp_path / "save-cookies.json"
    path.mkdir()  # nobody can read this as a file, not even root
    (path / "precious").touch()
    storage = opened(tmp_path)
    assert storage.load_game("cookies") is None
    assert storage.load_game("cookies") is None
    storage.save_game("cookies", SAVE)
    storage.forget_game("cookies")
    assert keys(storage) == ["error-file-unreadable"]
    assert (path / "precious").exists()


def test_a_pipe_among_the_files_stops_nobody(tmp_path: Path, opened: Opened) -> None:
    written(tmp_path)
    for name in ("save-pastry_bids", "settings"):
        (tmp_path / f"{name}.json").unlink(missing_ok=True)
        os.mkfifo(tmp_path / f"{name}.json")
    (tmp_path / "save-macaraccoon.json").mkdir()
    folder = str(tmp_path)
    # in a process of its own: who reads a pipe waits for ever
    code = f"from pathlib import Path; from game.storage import Storage; s = Storage(Path({folder!r}))\n"
    code += "print(s.saved_games(), s.load_game('pastry_bids'), s.load_settings().sound_volume)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=20, check=True
    )
    assert done.stdout == "['cookies'] None 80\n"
    storage = opened(tmp_path)
    assert storage.saved_games() == ["cookies"]
    assert keys(storage) == ["error-file-unreadable"] * 2
    storage.save_game("pastry_bids", SAVE)
    assert (tmp_path / "save-pastry_bids.json").is_fifo()


def test_a_link_to_a_save_is_a_save(tmp_path: Path, opened: Opened) -> None:
    path = written(tmp_path)
    path.rename(tmp_path / "elsewhere.json")
    path.symlink_to(tmp_path / "elsewhere.json")
    storage = opened(tmp_path)
    assert storage.saved_games() == ["cookies"]
    assert storage.load_game("cookies") == SAVE


def test_what_a_killed_program_left_half_written_is_swept(tmp_path: Path, opened: Opened) -> None:
    path = written(tmp_path)
    left = tmp_path / f".{path.name}.abc123{files.NEW}"
    left.write_text("half a sa", encoding="utf-8")
    storage = opened(tmp_path)
    assert not left.exists()
    assert storage.load_game("cookies") == SAVE


def test_names_that_are_no_text_are_kept_and_come_back(tmp_path: Path, opened: Opened) -> None:
    storage = opened(tmp_path)
    storage.save_game("cookies", {"turn": "half \ud83c"})
    assert storage.load_game("cookies") == {"turn": "half \ud83c"}


@pytest.mark.parametrize(("number", "second"), [(errno.ENOLCK, False), (errno.EWOULDBLOCK, True)])
def test_a_folder_that_knows_no_locks_is_no_second_program(
    tmp_path: Path, opened: Opened, monkeypatch: pytest.MonkeyPatch, number: int, second: bool
) -> None:
    def refuse(handle: int, how: int) -> None:
        raise OSError(number, "no locks")

    monkeypatch.setattr("fcntl.flock", refuse)
    storage = opened(tmp_path)
    assert storage.second is second


def test_a_full_disk_keeps_no_program_from_its_lock(
    tmp_path: Path, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        assert keys(opened(tmp_path)) == []
    assert opened(tmp_path).second


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (28, "error-disk-full"),
        (30, "error-folder-read-only"),
        (13, "error-folder-read-only"),
        (5, "error-save-failed"),
    ],
)
def test_a_folder_that_takes_nothing_is_told_once_and_play_goes_on(
    tmp_path: Path, opened: Opened, monkeypatch: pytest.MonkeyPatch, number: int, key: str
) -> None:
    storage = opened(tmp_path)
    storage.save_game("cookies", SAVE)

    def full(handle: int) -> None:
        raise OSError(number, "no way")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for _ in range(3):
            storage.save_game("cookies", {"turn": "Ben"})
        assert keys(storage) == [key]
        assert storage.load_game("cookies") == SAVE  # the old one is still whole
    storage.save_game("cookies", {"turn": "Ben"})
    assert storage.load_game("cookies") == {"turn": "Ben"}  # there is room again
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".new"] == []


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, opened: Opened) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    storage = opened(tmp_path / "file" / "data")
    assert storage.failed
    assert storage.load_settings() == Settings()
    storage.save_game("cookies", SAVE)
    assert storage.saved_games() == []
    assert len(keys(storage)) == 1


def test_a_second_program_reads_but_writes_nothing(tmp_path: Path, opened: Opened) -> None:
    path = written(tmp_path)
    before = path.read_bytes()
    first = opened(tmp_path)
    second = opened(tmp_path)
    assert second.second
    assert keys(second) == ["error-second-instance"]
    assert second.load_game("cookies") == SAVE
    second.save_game("cookies", {"turn": "Ben"})
    second.forget_game("cookies")
    assert path.read_bytes() == before
    first.close()
    assert not opened(tmp_path).second


def test_the_lock_of_another_process_holds_until_it_dies(tmp_path: Path, opened: Opened) -> None:
    code = "import sys; from pathlib import Path; from game.storage import Storage\n"
    code += f"s = Storage(Path({str(tmp_path)!r})); print('held', flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        storage = opened(tmp_path)
        assert storage.second
        assert (tmp_path / "lock").read_text("ascii").strip() == str(other.pid)
        other.kill()
        other.wait()
    assert not opened(tmp_path).second


def test_settings_out_of_range_keep_their_defaults() -> None:
    data = {"sound_volume": 500, "text_zoom": 1.5, "speed": "warp", "kids": 1, "language": "hu", "more": 2}
    settings = Settings.from_json(data)
    assert (settings.sound_volume, settings.speed, settings.kids) == (80, "normal", False)
    assert (settings.text_zoom, settings.language) == (1.5, "hu")
    assert Settings.from_json(None) == Settings()
    assert Settings.from_json(settings.to_json()) == settings


def test_records_count_games_and_keep_the_best() -> None:
    records = Records()
    assert records.note("k", True, 3.0, "Anna")
    assert not records.note("k", False, 1.0, "Ben")
    assert not records.note("k", True, 3.0, "Ben")
    assert records.note("k", True, 3.5, "Csilla")
    record = records.get("k")
    assert (record.games, record.wins, record.best, record.holder) == (4, 3, 3.5, "Csilla")
    assert Records.from_json(records.to_json()) == records
    assert Records.from_json({"k": {"games": 1, "wins": 2, "best": None, "holder": ""}, "l": 5}).entries == {}


def test_a_folder_that_was_taken_away_is_made_again(tmp_path: Path, opened: Opened) -> None:
    storage = opened(tmp_path / "data")
    storage.save_game("cookies", SAVE)
    shutil.rmtree(tmp_path / "data")
    storage.save_game("cookies", {"turn": "Ben"})
    assert storage.load_game("cookies") == {"turn": "Ben"}
    assert keys(storage) == []
