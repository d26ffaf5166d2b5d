"""The text files themselves: the same keys, the same placeables and real translations in every language."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from game.resources import root
from game.text import LANGUAGES, Texts

TEXTS = root() / "assets" / "text"
TOPICS = sorted({path.stem for language in LANGUAGES for path in (TEXTS / language).glob("*.ftl")})
OTHERS = [language for language in LANGUAGES if language != "en"]


class Inside(Visitor):
    """Collects what a pattern is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


@cache
def entries(language: str, topic: str) -> tuple[ast.EntryType, ...]:
    path = TEXTS / language / f"{topic}.ftl"
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body) if path.is_file() else ()


@cache
def messages(language: str, topic: str) -> dict[str, Inside]:
    found: dict[str, Inside] = {}
    for entry in entries(language, topic):
        if isinstance(entry, ast.Message) and entry.value is not None:
            inside = Inside()
            inside.visit(entry.value)
            found[entry.id.name] = inside
    return found


def same_texts() -> set[str]:
    """The keys whose text may be the same in two languages."""
    lines = (Path(__file__).parent / "same.txt").read_text(encoding="utf-8").splitlines()
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


def test_there_are_texts() -> None:
    assert {"common", "error", "pause", "result", "settings", "setup", "title"} <= set(TOPICS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_file_is_whole(topic: str, language: str) -> None:
    """No broken entries, no key twice, only keys of this file's topic, nothing of another file is needed."""
    broken = [entry.content for entry in entries(language, topic) if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in entries(language, topic) if isinstance(entry, ast.Message)]
    needed = {name for inside in messages(language, topic).values() for name in inside.messages}
    assert broken == []
    assert sorted(keys) == sorted(set(keys))
    assert [key for key in keys if key.partition("-")[0] != topic] == []
    assert needed <= set(keys)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("topic", TOPICS)
def test_every_language_has_every_key(topic: str, language: str) -> None:
    assert set(messages(language, topic)) == set(messages("en", topic))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("topic", TOPICS)
def test_every_language_has_the_same_placeables(topic: str, language: str) -> None:
    theirs, ours = messages("en", topic), messages(language, topic)
    differing = {
        key: (theirs[key].variables, ours[key].variables)
        for key in theirs.keys() & ours.keys()
        if theirs[key].variables != ours[key].variables
    }
    assert differing == {}


@pytest.mark.parametrize("topic", TOPICS)
def test_no_text_is_left_untranslated(topic: str) -> None:
    """A text with letters in it equals no other language's, but for the few in same.txt."""
    allowed = same_texts()
    equal: list[str] = []
    for key in messages("en", topic):
        texts = [messages(language, topic)[key] for language in LANGUAGES if key in messages(language, topic)]
        shown = ["".join(inside.words).strip() for inside in texts]
        worded = [text for text in shown if any(char.isalpha() for char in text)]
        if len(set(worded)) < len(worded) and key not in allowed:
            equal.append(key)
    assert equal == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_typography(topic: str, language: str) -> None:
    """Typographic apostrophes, quotation marks and ellipses: ’ “ ” „ …"""
    slip = re.compile(r"['\"]|\.\.\.")
    texts = messages(language, topic)
    assert [key for key, inside in texts.items() if any(map(slip.search, inside.words))] == []


def test_same_texts_are_needed() -> None:
    """The list of exceptions names only keys that exist."""
    assert same_texts() - {key for topic in TOPICS for key in messages("en", topic)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_shown(language: str) -> None:
    texts = Texts(language)
    for topic in TOPICS:
        found = messages(language, topic)
        variables = {name for inside in found.values() for name in inside.variables}
        for key in found:
            assert texts.t(key, **dict.fromkeys(variables, 2)) != key
    assert texts.problems == []
