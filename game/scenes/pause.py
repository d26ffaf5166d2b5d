"""The break: go on, look things up, change settings, start over, or leave the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.base import Change, Pop, Push, Replace
from game.scenes.closing import Leaving, to_title
from game.scenes.context import Context
from game.scenes.session import Session
from game.scenes.to_look_back import look_back_button
from game.scenes.ui.dialog import Confirm, Dialog
from game.scenes.ui.widgets import Button, Text, Widget


class PauseScene(Dialog):
    """Lies over the table. In kids mode leaving asks once more."""

    first_focus = "resume"
    wide = 780.0

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self.session = session
        self._goes_on = False
        """The bakers have changed, and the table goes on with them."""

    def resume(self, result: object = None) -> None:
        self._goes_on = result is True
        super().resume(result)

    def update(self, dt: float) -> Change | None:
        return Pop() if self._goes_on else super().update(dt)

    def content(self) -> Sequence[Widget]:
        return [
            *([] if self.session.kids else [self._title()]),  # large buttons need the room
            self._first(),
            self._button("rules", "pause-rules", "icon-book", self._rules),
            self._button("log", "pause-log", "icon-log", self._log),
            self._look_back() if self.session.match.outcome() else self._seats_button(),
            self._button("settings", "pause-settings", "icon-settings", self._settings),
            self._button("restart", "pause-restart", "icon-again", self._restart),
            self._button("leave", "pause-leave", "icon-home", self._leave),
            *([] if self.session.kids else [self._seed()]),
        ]

    def _first(self) -> Button:
        """What comes next: the game, or its result once it is over."""
        if self.session.match.outcome() is None:
            return self._button("resume", "pause-resume", "icon-play", Pop, stuff="berry")
        return self._button("resume", "pause-result", "icon-trophy", self._result, stuff="berry")

    def _result(self) -> Change | None:
        outcome = self.session.match.outcome()
        if outcome is None:
            return None
        from game.scenes.result import ResultScene

        return Replace(ResultScene(self.context, self.session, outcome))

    def _title(self) -> Text:
        return Text(self.t("pause-title"), "heading", 52, align="center")

    def _seed(self) -> Text:
        return Text(self.t("pause-seed", seed=self.session.match.seed), "text", 22, align="center")

    def _button(
        self, key: str, words: str, icon: str, act: Callable[[], Change | None], stuff: str = "cream"
    ) -> Button:
        tall = 144 if self.session.kids and key in ("resume", "leave") else 84
        return Button(key, self.t(words), act, art=f"common/{icon}", stuff=stuff, tall=tall)

    def _rules(self) -> Change:
        from game.scenes.rule_book import RuleBookScene

        return Push(RuleBookScene(self.context, self.session.game_id))

    def _log(self) -> Change:
        from game.scenes.log import LogScene

        return Push(LogScene(self.context, self.session))

    def _look_back(self) -> Button:
        return look_back_button(self.context, lambda: self.session, tall=84, size=36)

    def _seats_button(self) -> Button:
        return self._button("seats", "pause-seats", "icon-players", self._seats)

    def _seats(self) -> Change:
        from game.scenes.seats import SeatsScene

        return Push(SeatsScene(self.context, self.session))

    def _settings(self) -> Change:
        from game.scenes.settings import SettingsScene

        return Push(SettingsScene(self.context))

    def _restart(self) -> Change:
        def anew() -> Change:
            from game.scenes.setup import play_again

            return play_again(self.context, self.session)

        return Push(Confirm(self.context, "pause-restart-question", anew, art="common/icon-again"))

    def _leave(self) -> Change:
        if not self.session.kids:
            return to_title(self.context)
        return Push(Leaving(self.context, "pause-leave-saved"))
