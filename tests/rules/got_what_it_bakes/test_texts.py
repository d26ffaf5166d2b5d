"""Everything that the rules of Got What It Bakes? say has its text in every language."""

from __future__ import annotations

import dataclasses
import random
import re
from importlib.resources import files

import pytest

from game.rules.core import Event, Fast
from game.rules.got_what_it_bakes import GAME, BakesOptions, bag, effect_events, events, scoring
from game.rules.got_what_it_bakes.cards import COLOURS, EFFECTS, GOALS, RECIPES
from game.rules.got_what_it_bakes.events import BakesEvent, SecretEvent
from game.text import LANGUAGES, Texts


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def kinds_of_events() -> list[type[BakesEvent]]:
    found = [
        kind for kind in (*vars(events).values(), *vars(effect_events).values()) if isinstance(kind, type)
    ]
    return [
        kind
        for kind in dict.fromkeys(found)
        if issubclass(kind, BakesEvent) and kind not in (BakesEvent, SecretEvent)
    ]


def keys() -> list[str]:
    source = files("game.rules.got_what_it_bakes").joinpath("why.py").read_text(encoding="utf-8")
    whys = re.findall(r'no\(\s*"GW-\d+"(?: if [^,]*)?,\s*"([a-z-]+)"', source)
    return [
        *(f"bakes-why-{why}" for why in whys),
        *(f"bakes-event-{kebab(kind.__name__)}" for kind in kinds_of_events()),
        *(f"bakes-piece-{name}" for name in bag.INGREDIENTS),
        *(f"bakes-colour-{name}" for name in COLOURS),
        *(f"bakes-rank-{scoring.rank(points)}" for points in range(0, 100, 10)),
        *(f"bakes-line-{line}" for line in (*scoring.LINES, "total", "stars")),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_event_and_piece_has_its_text(language: str) -> None:
    texts = Texts(language)
    assert len(set(keys())) > 130
    assert [key for key in keys() if not texts.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "slugs"), [("recipe", tuple(RECIPES)), ("goal", tuple(GOALS)), ("card", tuple(EFFECTS))]
)
def test_a_card_has_one_name_in_sentences_and_on_the_card(
    language: str, kind: str, slugs: tuple[str, ...]
) -> None:
    texts = Texts(language)
    for slug in slugs:
        name = texts.t(f"bakescards-{kind}-{slug}")
        assert texts.t(f"bakes-part-{kind}", **{kind: slug}) == name
        if kind == "recipe":
            assert texts.t("bakes-part-wanted", wanted=slug) == name


def happenings() -> list[Event]:
    """What happens in random games of several modes, as its actors and as others see it."""
    found: list[Event] = []
    for seats, options in ((1, {"mode": "solo"}), (4, {}), (3, {"mode": "cooperative"}), (4, {"kids": True})):
        for seed in range(6):
            chance = Fast(random.Random(seed))
            state = GAME.new(seats, BakesOptions.from_json(options), chance)
            while state.to_act():
                seat = state.to_act()[0]
                legal = state.legal(seat)
                state.apply(seat, chance.choose("", legal), chance, found)
    return [*found, *(event.for_seat(-1) for event in found)]


def test_every_event_can_be_told() -> None:
    told = {type(event): event for event in happenings() if isinstance(event, BakesEvent)}
    assert len(told) >= len(kinds_of_events()) - 8
    for language in LANGUAGES:
        texts = Texts(language)
        for event in happenings()[::17] + list(told.values()):
            assert isinstance(event, BakesEvent)
            assert texts.t(f"bakes-event-{kebab(type(event).__name__)}", who="Ada", **event.args_for_text)
        assert texts.problems == []


def test_what_is_hidden_is_not_told() -> None:
    secrets = [event for event in happenings() if isinstance(event, SecretEvent) and event.eyes is not None]
    assert secrets
    for event in secrets:
        blind = event.for_seat(-1)
        assert all(getattr(blind, name) is None for name in event.hides)
        assert "hidden" in blind.args_for_text.values() or "count" in blind.args_for_text


def test_every_refusal_of_random_positions_can_be_told() -> None:
    told = set()
    texts = [Texts(language) for language in LANGUAGES]
    for seats, options in ((2, {"mode": "cooperative"}), (3, {}), (1, {"mode": "solo", "kids": True})):
        chance = Fast(random.Random(seats))
        state = GAME.new(seats, BakesOptions.from_json(options), chance)
        seen: dict[object, None] = {}
        while state.to_act():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            seen.update(dict.fromkeys(legal))
            for action in list(seen)[:: max(1, len(seen) // 20)]:
                refusal = state.refusal(seat, action)  # type: ignore[arg-type]
                if refusal is not None and refusal.key not in told:
                    told.add(refusal.key)
                    for language in texts:
                        assert language.t(refusal.key, **refusal.args_for_text) != refusal.key
            state.apply(seat, chance.choose("", legal), chance)
    assert all(language.problems == [] for language in texts)
    assert len(told) > 25


def test_events_are_plain_values() -> None:
    for kind in kinds_of_events():
        assert dataclasses.is_dataclass(kind)
        assert kind.__doc__
