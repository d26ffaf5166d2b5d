"""One program a data folder: a lock that the operating system lets go when its holder dies."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from typing import IO


class FolderLock:
    """Holds `lock` in a folder for as long as this object lives or until `release`."""

    def __init__(self, folder: Path) -> None:
        """Try to take the lock. Raises `OSError` when the file can't be opened at all."""
        self._file: IO[str] | None = (folder / "lock").open("a+", encoding="ascii")
        self.held = _lock(self._file.fileno())
        """False when another running program has it."""
        if self.held:
            with contextlib.suppress(OSError):  # on a full disk: the number is for people alone
                os.ftruncate(self._file.fileno(), 0)
                os.write(self._file.fileno(), f"{os.getpid()}\n".encode())
        else:
            self.release()

    def release(self) -> None:
        """Let go."""
        if self._file is not None:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        try:
            os.lseek(handle, 4096, os.SEEK_SET)  # beyond the text, so that others can read the number
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:  # a folder that knows no locks is nobody else's for that
            return error.errno not in (errno.EWOULDBLOCK, errno.EACCES)
        return True
