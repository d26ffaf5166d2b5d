"""The title: a kitchen table with the games as boxes on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.input.events import Command
from game.scenes.base import Change, Push, Quit
from game.scenes.closing import Closing
from game.scenes.context import Context
from game.scenes.naming import default_name
from game.scenes.tables import TABLES
from game.scenes.ui.boxes import GameBox
from game.scenes.ui.fields import Switch
from game.scenes.ui.form import Form
from game.scenes.ui.logo import draw_logo
from game.scenes.ui.pen import Pen
from game.scenes.ui.stage import draw_kitchen
from game.scenes.ui.widgets import Act, Button, Widget
from game.table.type import PAPER
from game.table.viewport import FRAME

BOX = (380.0, 470.0)
PITCH = 414.0
ROW_TOP = 862.0
ROW_TALL = 154.0
"""Height of the lower buttons: a child hits them too."""
SWITCH, BUTTON = 284.0, 186.0
"""Width of a switch and of a button without their words."""


class TitleScene(Form):
    """Choose a game, go on with the last one, or change settings. Only games that can be played are there."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.games = tuple(TABLES)
        self.saved: tuple[str, str] | None = None
        """The game that was left, and whose turn it was there."""

    def enter(self) -> None:
        self.context.sound.music("title")
        self._look_for_save()
        self.rebuild()

    def resume(self, result: object = None) -> None:
        self.context.sound.music("title")
        self._look_for_save()
        super().resume(result)

    def _look_for_save(self) -> None:
        self.saved = None
        for game_id in self.context.storage.saved_games():
            data = self.context.storage.load_game(game_id) if game_id in TABLES else None
            if data is not None:
                self.saved = (game_id, self._turn_of(data))
                self.first_focus = "continue"
                return
        self.first_focus = f"box:{self.games[0]}"

    def _turn_of(self, data: Mapping[str, Any]) -> str:
        """Whose turn it was, in the language of the moment if nobody named them."""
        seat, players = data.get("seat"), data.get("players")
        if type(seat) is int and isinstance(players, list) and 0 <= seat < len(players):
            player = players[seat]
            if isinstance(player, dict) and player.get("unnamed") is True:
                number = player.get("number")
                return default_name(self.context.texts, number if type(number) is int else seat + 1)
        return str(data.get("turn", ""))

    def build(self) -> None:
        left = FRAME.centerx - (PITCH * (len(self.games) - 1)) / 2
        for number, game_id in enumerate(self.games):
            rect = pygame.FRect(0, 0, *BOX)
            rect.center = (left + number * PITCH, 566)
            self.put(GameBox(game_id, self._name(game_id), self._opener(game_id), number), rect)
        self._put_row(self._row())
        leave = Button("quit", "", self._leave, art="common/icon-exit", tall=96)
        seen = self.viewport.visible()
        self.put(leave, pygame.FRect(seen.right - 128, seen.bottom - 134, 96, 106))

    def _row(self) -> list[Widget]:
        row: list[Widget] = []
        if self.saved is not None:
            game_id, turn = self.saved
            key = "title-resume-turn" if turn else "title-resume-table"
            row.append(
                Button(
                    "continue",
                    self.t("title-resume"),
                    self._resume_game,
                    art="common/icon-play",
                    stuff="berry",
                    size=54,
                    detail=self.t(key, game=self._name(game_id), name=turn),
                    tall=ROW_TALL - 10,
                )
            )
        kids = Switch(
            "kids",
            self.t("title-kids"),
            self.context.settings.kids,
            self._turn_kids,
            art="common/icon-kids",
            size=38,
        )
        kids.radius = ROW_TALL / 2
        row.append(kids)
        row.append(
            Button(
                "settings",
                self.t("title-settings"),
                self._settings,
                art="common/icon-settings",
                size=42,
                tall=ROW_TALL - 10,
            )
        )
        return row

    def _put_row(self, row: list[Widget]) -> None:
        """Side by side in the middle; long or large words give way, all by the same share."""
        gap, most = 30.0, 1600.0
        widths = [max(widget.width(self.kit), 330.0) for widget in row]
        room = most - gap * (len(row) - 1)
        if sum(widths) > room:
            bare = [SWITCH if isinstance(widget, Switch) else BUTTON for widget in row]
            share = (room - sum(bare)) / (sum(widths) - sum(bare))
            widths = [fixed + (width - fixed) * share for fixed, width in zip(bare, widths, strict=True)]
        x = FRAME.centerx - (sum(widths) + gap * (len(row) - 1)) / 2
        for widget, width in zip(row, widths, strict=True):
            self.put(widget, pygame.FRect(x, ROW_TOP, width, ROW_TALL))
            x += width + gap

    def paint(self, pen: Pen) -> None:
        draw_kitchen(pen, roomy=len(self.games) < 3)
        draw_logo(pen, self.t("title-name"), pygame.FRect(330, 40, 1260, 220))
        words = self.t("title-subtitle" if len(self.games) == 4 else "title-subtitle-some")
        pen.text(words, pygame.FRect(400, 256, 1120, 62), "bold", 33, PAPER, shade=True, wrap=False)

    def cancel(self) -> Change | None:
        return self._leave()

    def command(self, command: Command) -> Change | None:
        return self._settings() if command is Command.MENU else None

    def _name(self, game_id: str) -> str:
        return self.t(f"common-game-{game_id}")

    def _opener(self, game_id: str) -> Act:
        def open_box() -> Change:
            from game.scenes.setup import SetupScene

            return Push(SetupScene(self.context, game_id))

        return open_box

    def _resume_game(self) -> Change | None:
        from game.scenes.session import Session
        from game.scenes.to_table import to_table

        if self.saved is not None:
            session = Session.load(self.saved[0], self.context.storage)
            if session is not None:
                return to_table(self.context, session, Push)
        self._look_for_save()
        self.rebuild()
        return None

    def _turn_kids(self) -> None:
        self.context.settings.kids = not self.context.settings.kids
        self.context.apply_settings()
        self.rebuild()

    def _settings(self) -> Change:
        from game.scenes.settings import SettingsScene

        return Push(SettingsScene(self.context))

    def _leave(self) -> Change:
        if self.context.settings.kids:
            return Push(Closing(self.context))
        return Quit()
