"""Everything that the rules can say has its sentence in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from game.resources import root
from game.rules.pastry_bids import refusals
from game.rules.pastry_bids.cards import CARD_IDS
from game.rules.pastry_bids.events import EVENTS
from game.text import LANGUAGES, Texts
from game.text.pieces import with_names


def refusal_keys() -> set[str]:
    """All text keys that stand in the code of the refusals."""
    tree = ast.parse(Path(refusals.__file__).read_text(encoding="utf-8"))
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {text for text in constants if isinstance(text, str) and text.startswith("pastry-why-")}


def event_key(name: str) -> str:
    return "pastry-event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_events_and_results_have_sentences(language: str) -> None:
    keys = refusal_keys() | {event_key(kind.__name__) for kind in EVENTS}
    keys |= {f"pastry-result-{reason}" for reason in ("most-points", "more-dishes", "shared")}
    assert len(refusal_keys()) == 19
    assert sorted(key for key in keys if key not in known(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    texts = Texts(language)
    cards = [*CARD_IDS, *(f"{suit}{number}" for suit in "ds" for number in range(1, 14))]
    names = [texts.t(f"pastry-piece-{card}") for card in cards]
    assert len(set(names)) == 52
    assert texts.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_childrens_table_cards_are_called_by_their_figures(language: str) -> None:
    texts = Texts(language)
    for card in CARD_IDS:
        child, adult = (
            with_names(texts, "pastry-why-in-pile", {"card": card, "cards": (card,)}, kids=kids)
            for kids in (True, False)
        )
        assert child["card"] == child["cards"] != card
        assert re.findall(r"\d+", str(child["card"])) == [card[1:]]
        assert (child == adult) == (card[1:] not in ("1", "11", "12", "13"))
    assert texts.problems == []


@pytest.mark.parametrize(
    ("language", "half"), [("en", "6.5 points"), ("hu", "6,5 pont"), ("de", "6,5 Punkte")]
)
def test_halves_are_written_as_the_language_does(language: str, half: str) -> None:
    told = Texts(language).t("pastry-event-dish-made", who="Anna", cards="7, 7", recipe=13, points=6.5)
    assert half in told


def known(language: str) -> set[str]:
    """The keys of the language's own file (without falling back to English)."""
    path = root() / "assets" / "text" / language / "pastry.ftl"
    return set(re.findall(r"^(pastry-[a-z0-9-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE))
