"""No menu cuts its text: every language, up to twice the text size, at the smallest usual window."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.rehearsal.gallery import sample
from game.rules.core import Outcome
from game.scenes.base import Quit, Scene
from game.scenes.context import Context
from game.scenes.hand_over import HandOverScene
from game.scenes.hindsight import Hindsight
from game.scenes.log import LogScene
from game.scenes.look_back import LookBackScene
from game.scenes.pause import PauseScene
from game.scenes.result import ResultScene
from game.scenes.rule_book import RuleBookScene
from game.scenes.seats import SeatsScene
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.title import TitleScene
from game.scenes.ui.dialog import Confirm, Message
from game.scenes.ui.form import Form
from game.scenes.ui.pen import Kit
from game.scenes.ui.widgets import Card, Widget
from game.storage import Notice
from game.table.type import Face
from game.table.viewport import FRAME
from game.text import LANGUAGES

PARTS = (("spaces-left", 12.0), ("cookies-left", -3.0))
SCENES: dict[str, Callable[[Context], Scene]] = {
    "title": TitleScene,
    "settings": SettingsScene,
    "setup": lambda context: SetupScene(context, "cookies"),
    "rules": lambda context: RuleBookScene(context, "cookies"),
    "pause": lambda context: PauseScene(context, sample("cookies")),
    "seats": lambda context: SeatsScene(context, sample("cookies")),
    "log": lambda context: LogScene(context, sample("cookies")),
    "back": lambda context: LookBackScene(
        context, sample("macaraccoon"), Hindsight(context, sample("macaraccoon"))
    ),
    "hand-over": lambda context: HandOverScene(context, sample("cookies"), 1),
    "result": lambda context: ResultScene(
        context, sample("cookies"), Outcome((0, 1, 2), (9.0,) * 3, "all-baked", PARTS)
    ),
    "confirm": lambda context: Confirm(context, "pause-leave-question", Quit, detail="pause-leave-saved"),
    "message": lambda context: Message(context, [Notice("error-folder-read-only", {"folder": "/a/b/c"})]),
}


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits(app: App, monkeypatch: pytest.MonkeyPatch, language: str, zoom: float) -> None:
    """Watches every text that is fitted into a box: after fitting it must be inside, and not tiny."""
    app.context.settings.language, app.context.settings.text_zoom = language, zoom
    app.context.apply_settings()
    cut: list[str] = []
    fit = Kit.fit

    def watched(
        self: Kit, text: str, face: Face, size: float, box: tuple[float, float], wrap: bool = True
    ) -> tuple[float, list[str]]:
        found, lines = fit(self, text, face, size, box, wrap)
        widest = max(self.width(line, face, found) for line in lines)
        tall = len(lines) * self.line_height(found)
        if widest > box[0] + 3 or tall > box[1] + 8:
            cut.append(f"{name}: {text!r} is {widest:.0f}x{tall:.0f} in {box[0]:.0f}x{box[1]:.0f}")
        return found, lines

    monkeypatch.setattr(Kit, "fit", watched)
    for name, make in SCENES.items():  # noqa: B007 (`watched` tells it)
        app.start(make(app.context))
        app.frame(0.1)
        app.redraw()
    assert cut == []


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_widgets_stay_in_the_frame_and_apart(app: App, language: str, zoom: float) -> None:
    app.context.settings.language, app.context.settings.text_zoom = language, zoom
    app.context.apply_settings()
    for name, make in SCENES.items():
        scene = make(app.context)
        app.start(scene)
        app.frame(0.1)
        assert isinstance(scene, Form)
        for widget in scene.widgets:
            assert FRAME.contains(widget.rect), f"{name}: {widget.key} leaves the frame"
        apart(name, scene.widgets)
        for area in scene.areas:
            assert FRAME.contains(area.rect), name
            apart(name, area.widgets)
            for widget in area.widgets:
                assert area.rect.left <= widget.rect.left
                assert widget.rect.right <= area.rect.right, f"{name}: {widget.key} is wider than its list"


def apart(name: str, widgets: list[Widget]) -> None:
    found = [widget for widget in widgets if not isinstance(widget, Card)]
    for number, one in enumerate(found):
        for other in found[number + 1 :]:
            shared = pygame.FRect(one.rect).clip(other.rect)
            touching = shared.width > 1 and shared.height > 1
            assert not touching, f"{name}: {one.key} lies on {other.key}"


def test_what_children_must_hit_is_large(app: App) -> None:
    """At least 96 pixels at 1280 x 720, that is 144 units."""
    app.context.settings.kids = True
    app.start()
    must = {"box:cookies": TitleScene, "settings": TitleScene, "kids": TitleScene}
    title = app.stack.top
    assert isinstance(title, TitleScene)
    for widget in title.widgets:
        if widget.key in must:
            assert min(widget.rect.size) >= 144, widget.key
    scene = SetupScene(app.context, "cookies")
    app.start(scene)
    everything = [*scene.widgets, *scene.areas[0].widgets]
    for widget in everything:
        if widget.key in ("play", "back") or widget.key.startswith(("face:", "first:")):
            assert min(widget.rect.size) >= 144, widget.key
    for kids_scene in (
        PauseScene(app.context, sample("cookies", kids=True)),
        ResultScene(app.context, sample("cookies", kids=True), Outcome((), (0.0,) * 3, "clock-ran-out")),
        Confirm(app.context, "pause-leave-question", Quit),
    ):
        app.start(kids_scene)
        for widget in kids_scene.areas[0].widgets:
            if widget.key in ("resume", "leave", "again", "title", "yes", "no"):
                assert min(widget.rect.size) >= 144, widget.key
