"""What every scene is given: drawings, type, texts, sounds, settings, storage and CookieBot's worker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.sound import Sound
from game.storage import Settings, Storage
from game.table.art import Art
from game.table.type import Type
from game.text import Texts

if TYPE_CHECKING:
    from game.bots.worker import Worker


@dataclass
class Context:
    """Handed to every scene. Holds no clock and nothing of the scene stack."""

    art: Art
    type: Type
    texts: Texts
    settings: Settings
    storage: Storage
    sound: Sound = field(default_factory=Sound)
    seed: str | None = None
    """Seed of the next new game, if the command line gave one."""
    on_settings: Callable[[], None] | None = None
    """Called by `apply_settings`: the window takes over what concerns it and lays all scenes out anew."""
    _worker: Worker | None = None

    @property
    def worker(self) -> Worker:
        """CookieBot's worker process; its module is imported when a game first needs it."""
        if self._worker is None:
            from game.bots.worker import Worker

            self._worker = Worker()
        return self._worker

    def t(self, key: str, /, **args: str | int | float) -> str:
        """The text of a key in the user's language."""
        return self.texts.t(key, **args)

    def apply_settings(self) -> None:
        """Make changed settings true at once (volumes, language, text size, window) and keep them."""
        self.sound.set_volumes(self.settings.sound_volume, self.settings.music_volume)
        if self.settings.language and self.settings.language != self.texts.language:
            self.texts = Texts(self.settings.language)
        self.storage.save_settings(self.settings)
        if self.on_settings is not None:
            self.on_settings()

    def close(self) -> None:
        """End what runs besides the window."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None
