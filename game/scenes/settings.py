"""Settings: sound, language, text size, motion, kids mode, window. Every change is true at once."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.base import Change
from game.scenes.ui.fields import Slider, Switch
from game.scenes.ui.flow import Column
from game.scenes.ui.page import Page
from game.scenes.ui.widgets import Act, Text, Tile
from game.storage.settings import BOT_PAUSES, SPEEDS, TEXT_ZOOMS
from game.text import LANGUAGE_NAMES, LANGUAGES


class SettingsScene(Page):
    """All settings on one page."""

    wide = 1640.0
    columns = 2
    first_focus = "sound"

    def enter(self) -> None:
        if self.context.sound.problem:
            self.context.sound.start()  # there may be a device by now
        self.rebuild()

    def heading(self) -> str:
        return self.t("settings-title")

    def art(self) -> str | None:
        return "common/icon-settings"

    def fill(self, columns: Sequence[Column]) -> None:
        left, right = columns
        self._sound(left)
        self._language(left)
        self._text_size(left)
        self._motion(right)
        self._mode(right)

    def _sound(self, column: Column) -> None:
        settings = self.context.settings

        def sound(value: int) -> None:
            settings.sound_volume = value
            self.context.sound.set_volumes(value, settings.music_volume)

        def music(value: int) -> None:
            settings.music_volume = value
            self.context.sound.set_volumes(settings.sound_volume, value)

        def keep() -> None:
            self.context.storage.save_settings(settings)

        def heard() -> None:
            keep()
            self.context.sound.play("ding")

        words = self.t("settings-sound")
        column.add(Slider("sound", words, settings.sound_volume, sound, heard, art="common/icon-sound"))
        words = self.t("settings-music")
        column.add(Slider("music", words, settings.music_volume, music, keep, art="common/icon-music"))
        if self.context.sound.problem:
            column.add(Text(self.t(self.context.sound.problem), "text", 26, align="left"))

    def _language(self, column: Column) -> None:
        column.add(Text(self.t("settings-language"), "bold", 32), gap=8)
        now = self.context.texts.language
        column.grid(
            [
                Tile(
                    f"language:{code}",
                    LANGUAGE_NAMES[code],
                    self._setter("language", code),
                    chosen=code == now,
                )
                for code in LANGUAGES
            ],
            least=160,
        )

    def _text_size(self, column: Column) -> None:
        column.add(Text(self.t("settings-text-size"), "bold", 32), gap=8)
        now = self.context.settings.text_zoom
        tiles = []
        for zoom in TEXT_ZOOMS:
            words = self.t("settings-text-size-value", percent=round(zoom * 100))
            act = self._setter("text_zoom", zoom)
            tiles.append(Tile(f"zoom:{zoom}", words.replace(" ", "\u00a0"), act, chosen=zoom == now))
        column.grid(tiles, least=120)

    def _motion(self, column: Column) -> None:
        settings = self.context.settings
        column.add(Text(self.t("settings-speed"), "bold", 32), gap=8)
        column.grid(
            [
                Tile(
                    f"speed:{speed}",
                    self.t(f"settings-speed-{speed}"),
                    self._setter("speed", speed),
                    chosen=settings.speed == speed,
                )
                for speed in SPEEDS
            ],
            least=120,
        )
        column.add(Text(self.t("settings-bot-pause"), "bold", 32), gap=8)
        column.grid(
            [
                Tile(
                    f"pause:{pause}",
                    self.t(f"settings-bot-pause-{pause}"),
                    self._setter("bot_pause", pause),
                    chosen=settings.bot_pause == pause,
                )
                for pause in BOT_PAUSES
            ],
            least=120,
        )

    def _mode(self, column: Column) -> None:
        settings = self.context.settings
        switches = (
            (
                "reduced_motion",
                "settings-reduced-motion",
                "settings-reduced-motion-detail",
                "common/icon-motion",
            ),
            ("kids", "settings-kids", "settings-kids-detail", "common/icon-kids"),
            ("fullscreen", "settings-full-screen", "", "common/icon-fullscreen"),
        )
        for name, words, detail, art in switches:
            on = bool(getattr(settings, name))
            act = self._setter(name, not on)
            shown = self.t(detail) if detail else ""
            column.add(Switch(name, self.t(words), on, act, art=art, detail=shown))

    def _setter(self, name: str, value: object) -> Act:
        def change() -> Change | None:
            setattr(self.context.settings, name, value)
            self.context.apply_settings()
            self.rebuild()
            return None

        return change
