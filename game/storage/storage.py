"""The user's data folder. Nothing here ever raises for a bad file or folder: it tells, and play goes on."""

from __future__ import annotations

import contextlib
import errno
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.storage import files
from game.storage.lock import FolderLock
from game.storage.records import Records
from game.storage.settings import Settings


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence for the player: text key and arguments."""

    key: str
    args: dict[str, str | int] = field(default_factory=dict)


def default_folder() -> Path:
    """Where the operating system wants this user's data."""
    from platformdirs import user_data_path

    return user_data_path("bakers-table", appauthor=False)


class Storage:
    """Settings, records, and for each game one unfinished and the last finished match, in one folder.

    Files that can't be used are renamed to `<name>.broken-<n>`, never deleted or overwritten.
    Whatever the player should know collects in `notices`.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.notices: list[Notice] = []
        self.second = False
        """Another program uses the folder: this one reads, but writes nothing."""
        self.failed = False
        """The last attempt to write failed."""
        self._lock: FolderLock | None = None
        self._untouchable: set[Path] = set()
        self._open()

    def close(self) -> None:
        """Let go of the folder."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def take_notices(self) -> list[Notice]:
        """What the player has not been told yet; it counts as told now."""
        notices, self.notices = self.notices, []
        return notices

    def load_settings(self) -> Settings:
        """The settings, or fresh ones."""
        return Settings.from_json(self._read("settings", "settings"))

    def save_settings(self, settings: Settings) -> None:
        """Keep the settings."""
        self._write("settings", "settings", settings.to_json())

    def load_records(self) -> Records:
        """All records."""
        return Records.from_json(self._read("records", "records"))

    def save_records(self, records: Records) -> None:
        """Keep the records."""
        self._write("records", "records", records.to_json())

    def saved_games(self) -> list[str]:
        """The ids of the games that were left unfinished, the latest first."""
        found = []
        for path in self._saves():
            try:
                status = files.status(path)
                found.append((status.st_mtime_ns, path.stem.removeprefix("save-")))
            except FileNotFoundError:  # a link to nothing, or taken away this moment
                continue
            except OSError:
                self._leave_alone(path)
        return [game_id for _, game_id in sorted(found, reverse=True)]

    def _saves(self) -> list[Path]:
        try:
            return list(self.folder.glob("save-*.json"))
        except OSError:
            return []

    def load_game(self, game_id: str) -> dict[str, Any] | None:
        """The unfinished game, as `Session.to_json` wrote it; None if there is none that can be used."""
        return self._read_match(f"save-{game_id}", "save", game_id)

    def save_game(self, game_id: str, data: dict[str, Any]) -> None:
        """Keep an unfinished game; it takes the place of the last one."""
        self._write(f"save-{game_id}", "save", data)

    def forget_game(self, game_id: str) -> None:
        """The game is over: there is nothing to go on with."""

        path = self._path(f"save-{game_id}")
        if path not in self._untouchable:
            self._change(lambda: path.unlink(missing_ok=True))

    def set_aside_game(self, game_id: str) -> None:
        """The file is whole, but its game can't be: put it aside and say so."""
        self._set_aside(self._path(f"save-{game_id}"), "save", "damaged")

    def has_finished(self, game_id: str) -> bool:
        """Whether there is a finished game to look back at."""
        try:
            return self._path(f"last-{game_id}").is_file()
        except OSError:
            return False

    def load_finished(self, game_id: str) -> dict[str, Any] | None:
        """The last finished game, as `Session.to_json` wrote it; None if there is none that can be used."""
        return self._read_match(f"last-{game_id}", "finished", game_id)

    def keep_finished(self, game_id: str, data: dict[str, Any]) -> None:
        """Keep a finished game to look back at; it takes the place of the last one."""
        self._write(f"last-{game_id}", "finished", data)

    def set_aside_finished(self, game_id: str) -> None:
        """The file is whole, but its game can't be: put it aside and say so."""
        self._set_aside(self._path(f"last-{game_id}"), "finished", "damaged")

    def _open(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock = FolderLock(self.folder)
        except OSError as error:
            self._say_failed(error)
            return
        if not self._lock.held:
            self.second = True
            self.notices.append(Notice("error-second-instance"))
            return
        with contextlib.suppress(OSError):
            files.sweep(self.folder)

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.json"

    def _read(self, name: str, content: str) -> dict[str, Any] | None:
        path = self._path(name)
        try:
            return files.read(path, content)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except files.BadFile as error:
            self._set_aside(path, content, error.kind)
        except OSError:
            self._leave_alone(path)
        return None

    def _leave_alone(self, path: Path) -> None:
        if path not in self._untouchable:
            self._untouchable.add(path)
            self.notices.append(Notice("error-file-unreadable", {"file": path.name}))

    def _read_match(self, name: str, content: str, game_id: str) -> dict[str, Any] | None:
        """What `_read` gives, unless it is another game's: going on would take that one's place."""
        data = self._read(name, content)
        match = None if data is None else data.get("match")
        game = match.get("game", game_id) if isinstance(match, dict) else game_id
        if game != game_id:
            self._set_aside(self._path(name), content, "misplaced")
            return None
        return data

    def _write(self, name: str, content: str, data: dict[str, Any]) -> None:
        path = self._path(name)
        if path not in self._untouchable:
            self._change(lambda: files.write(path, content, data))

    def _change(self, act: Callable[[], None]) -> None:
        if self.second:
            return
        try:
            act()
        except OSError as error:
            if not self.failed:
                self._say_failed(error)
        else:
            self.failed = False

    def _say_failed(self, error: OSError) -> None:
        self.failed = True
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            self.notices.append(Notice("error-disk-full"))
        elif error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
            self.notices.append(Notice("error-folder-read-only", {"folder": str(self.folder)}))
        else:
            self.notices.append(Notice("error-save-failed", {"reason": error.strerror or str(error)}))

    def _set_aside(self, path: Path, content: str, kind: str) -> None:
        if self.second:
            return  # the other program will see to it
        number = 1
        while (aside := path.with_name(f"{path.name}.broken-{number}")).exists():
            number += 1
        try:
            path.rename(aside)
        except OSError:
            self._untouchable.add(path)  # what can't be put aside must at least not be overwritten
            aside = path
        key = f"error-{content}-damaged" if kind == "damaged" else f"error-file-{kind}"
        self.notices.append(Notice(key, {"file": aside.name}))
