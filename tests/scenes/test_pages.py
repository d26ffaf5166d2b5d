"""The long pages, played by real input events: settings and the rule book."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import App
from game.input.events import Command, PointerDown, PointerMove, PointerUp
from game.scenes.rule_book import RuleBookScene
from game.scenes.settings import SettingsScene
from game.scenes.title import TitleScene
from game.scenes.ui.fields import Slider
from game.scenes.ui.paragraph import ParagraphView
from tests.scenes.hands import Hands


def test_language_changes_everything_at_once(app: App, hands: Hands) -> None:
    app.start()
    hands.click("settings")
    hands.click("language:hu")
    assert hands.top(SettingsScene).heading() == "Beállítások"
    hands.click("back")
    assert hands.top(TitleScene).t("common-game-cookies") == "Kekszek"
    assert app.context.storage.load_settings().language == "hu"


def test_text_size_speed_and_switches_are_kept(app: App, hands: Hands) -> None:
    app.start(SettingsScene(app.context))
    for key in ("zoom:2.0", "speed:fast", "pause:long", "reduced_motion", "kids"):
        hands.click(key)
    kept = app.context.storage.load_settings()
    assert (kept.text_zoom, kept.speed, kept.bot_pause) == (2.0, "fast", "long")
    assert kept.reduced_motion
    assert kept.kids


def test_sliders_follow_pointer_and_arrows(app: App, hands: Hands) -> None:
    app.start(SettingsScene(app.context))
    slider = hands.widget("sound")
    assert isinstance(slider, Slider)
    rect = hands.top(SettingsScene).rect_of(slider)
    y = rect.centery
    hands.give(PointerDown(rect.centerx, y), PointerMove(rect.right - 130, y), PointerUp(rect.right, y))
    assert app.context.settings.sound_volume == 100
    hands.walk_to("music")
    hands.press(Command.LEFT, Command.LEFT)
    assert app.context.settings.music_volume == 40
    kept = app.context.storage.load_settings()
    assert (kept.sound_volume, kept.music_volume) == (100, 40)


def test_a_long_page_scrolls_by_wheel_drag_and_focus(app: App, hands: Hands) -> None:
    app.context.settings.text_zoom = 2.0
    app.context.apply_settings()
    app.start(SettingsScene(app.context))
    area = hands.top(SettingsScene).areas[0]
    assert area.scrolls
    hands.wheel(900, 500, -3)
    assert area.offset > 0
    hands.wheel(900, 500, 30)
    assert area.offset == 0
    hands.give(PointerDown(900, 600), PointerMove(900, 500), PointerMove(900, 300), PointerUp(900, 300))
    assert area.offset > 150
    assert hands.top(SettingsScene) is app.stack.top  # nothing was pressed by that
    hands.walk_to("fullscreen")
    shown = hands.top(SettingsScene).rect_of(hands.widget("fullscreen"))
    assert area.rect.contains(shown)


# -- the rule book


def test_the_rule_book_opens_at_a_clause(app: App, hands: Hands) -> None:
    app.start(RuleBookScene(app.context, "cookies", "CK-20"))
    scene = hands.top(RuleBookScene)
    area = scene.areas[-1]
    opened = [widget for widget in area.shown() if isinstance(widget, ParagraphView) and widget.opened]
    assert len(opened) == 1
    assert "CK-20" in opened[0].paragraph.clauses
    assert area.rect.colliderect(area.place(opened[0]))


def test_the_rule_book_is_searched_without_accents_and_cleared_by_escape(app: App, hands: Hands) -> None:
    app.context.settings.language = "de"
    app.context.apply_settings()
    app.start(RuleBookScene(app.context, "cookies"))
    scene = hands.top(RuleBookScene)

    def shown() -> list[ParagraphView]:
        return [widget for widget in scene.areas[-1].widgets if isinstance(widget, ParagraphView)]

    everything = len(shown())
    hands.click("search")
    hands.type("PLATZCHEN")
    assert 0 < len(shown()) < everything
    assert any(widget.spans for widget in shown())
    hands.press(Command.CANCEL)  # leaves the field
    hands.press(Command.CANCEL)  # clears the search
    assert len(shown()) == everything
    hands.press(Command.CANCEL)
    assert app.stack.top is None


def test_contents_and_paging_keys_move_through_the_book(app: App, hands: Hands) -> None:
    app.start(RuleBookScene(app.context, "cookies"))
    area = hands.top(RuleBookScene).areas[-1]
    hands.press(Command.PAGE_DOWN)
    assert area.offset > 0
    hands.press(Command.HOME)
    assert area.offset == 0
    hands.click("section:5")
    assert hands.top(RuleBookScene).areas[-1].offset > 0


def test_a_broken_rule_book_is_told(
    app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("game.text.rulebook.text_folder", lambda: tmp_path)
    app.start(RuleBookScene(app.context, "cookies"))
    app.frame(0.1)
    assert "cookies.md" in hands.top(RuleBookScene).problem
