"""What the user chose once and the program remembers: sound, text, motion, window, last set-ups."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any, Self

TEXT_ZOOMS: tuple[float, ...] = (1.0, 1.25, 1.5, 1.75, 2.0)
SPEEDS: tuple[str, ...] = ("off", "fast", "normal", "slow")
"""Animation speeds, from none at all to the calmest."""
BOT_PAUSES: tuple[str, ...] = ("short", "normal", "long")
"""How long CookieBot visibly thinks."""

_CHOICES: dict[str, tuple[object, ...]] = {
    "text_zoom": TEXT_ZOOMS,
    "speed": SPEEDS,
    "bot_pause": BOT_PAUSES,
}
_RANGES: dict[str, tuple[int, int]] = {
    "sound_volume": (0, 100),
    "music_volume": (0, 100),
    "window_width": (320, 16384),
    "window_height": (240, 16384),
}


@dataclass
class Settings:
    """All settings; the scenes change them in place and `Storage.save_settings` keeps them."""

    sound_volume: int = 80
    music_volume: int = 50
    """Volumes: 0 to 100."""
    text_zoom: float = 1.0
    language: str = ""
    """A code of `game.text.LANGUAGES`; empty: what the system prefers."""
    reduced_motion: bool = False
    speed: str = "normal"
    kids: bool = False
    fullscreen: bool = False
    window_width: int = 1280
    window_height: int = 720
    """Size of the window in the window system's units, when it is not full screen."""
    bot_pause: str = "normal"
    silence_told: bool = False
    """Whether it was said that there is no sound device; told again only after there was one."""
    setups: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Game id -> the last set-up, as the set-up scene wrote it (plain data)."""

    def to_json(self) -> dict[str, Any]:
        """The settings as plain data."""
        return dataclasses.asdict(self)

    @classmethod
    def from_json(cls, data: object) -> Self:
        """Settings from plain data; whatever is unknown or out of range keeps its default."""
        settings = cls()
        if isinstance(data, dict):
            for spec in dataclasses.fields(cls):
                value = data.get(spec.name)
                default = getattr(settings, spec.name)
                if type(value) is type(default) and _allowed(spec.name, value):
                    setattr(settings, spec.name, value)
        settings.setups = {k: v for k, v in settings.setups.items() if isinstance(v, dict)}
        return settings


def _allowed(name: str, value: Any) -> bool:
    if name in _CHOICES:
        return value in _CHOICES[name]
    if name in _RANGES:
        low, high = _RANGES[name]
        return bool(low <= value <= high)
    return True
