"""Large text in narrow places: the lower row of the title, and who acts at Got What It Bakes?."""

from __future__ import annotations

import random

import pygame
import pytest

from game.app import App
from game.rules.got_what_it_bakes.table import DICE
from game.scenes.base import Reset
from game.scenes.title import BUTTON, SWITCH, TitleScene
from tests.scenes.bakes_table import go_to, match_of
from tests.scenes.bakes_table import sit as bake
from tests.scenes.cookies_table import sit


@pytest.mark.parametrize("language", ["de", "hu"])
def test_kids_mode_and_settings_get_the_same_share_of_the_room(app: App, language: str) -> None:
    sit(app).do("roll")
    app.context.settings.language, app.context.settings.text_zoom = language, 2.0
    app.context.apply_settings()
    title = TitleScene(app.context)
    app.stack.apply(Reset(title))
    assert title.saved is not None
    widgets = {widget.key: widget for widget in title.widgets}
    share = {
        key: (title.rect_of(widgets[key]).width - bare) / (widgets[key].width(title.kit) - bare)
        for key, bare in (("kids", SWITCH), ("settings", BUTTON), ("continue", BUTTON))
    }
    assert share["kids"] < 1, "there is less room than all would like"
    assert share["settings"] == pytest.approx(share["kids"])
    assert share["continue"] == pytest.approx(share["kids"])


def test_a_name_and_who_acts_do_not_run_into_each_other(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.context.settings.language, app.context.settings.text_zoom = "de", 2.0
    app.context.apply_settings()
    match = match_of("competitive", 2, seed="many")
    assert go_to(match, random.Random(1), lambda state: state.phase == DICE and state.actor == 1)
    cook = bake(app, match, kinds=("person", "easy"))
    rooms: dict[str, pygame.FRect] = {}
    brush = type(cook.bakes.brush(app.window.surface, None))
    plain = brush.text

    def note(self: object, words: str, rect: pygame.FRect, *args: object, **more: object) -> None:
        rooms.setdefault(words, rect.copy())
        plain(self, words, rect, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(brush, "text", note)
    cook.scene.draw(app.window.surface)
    name = cook.bakes.sitters[1].name
    assert not rooms[name].colliderect(rooms["ist dran"])
