"""The rule book model: reading, finding, searching, and clear errors for broken files."""

from pathlib import Path

import pytest

from game.text import Place, RuleBookError, load_rule_book

BOOK = """# Cake

## What you need

[CK-1 CK-2] One cake and
two forks:
- a big fork
- a small fork

Enjoy it.

## Große Süße

[⌂ CK-3] Drei Stück Torte.

[CK-3E] Example. A piece of fűszeres tészta, please.
"""


def write(tmp_path: Path, source: str) -> Path:
    (tmp_path / "en" / "rules").mkdir(parents=True)
    (tmp_path / "en" / "rules" / "cake.md").write_text(source, encoding="utf-8")
    return tmp_path


def test_sections_paragraphs_and_lists(tmp_path: Path) -> None:
    book = load_rule_book("cake", "en", write(tmp_path, BOOK))
    first = book.sections[0].paragraphs[0]
    assert (book.title, [section.title for section in book.sections]) == (
        "Cake",
        ["What you need", "Große Süße"],
    )
    assert first.clauses == ("CK-1", "CK-2")
    assert first.text == "One cake and two forks:\n• a big fork\n• a small fork"
    assert book.sections[0].paragraphs[1].clauses == ()


def test_marks(tmp_path: Path) -> None:
    ruling, example = load_rule_book("cake", "en", write(tmp_path, BOOK)).sections[1].paragraphs
    assert (ruling.house, ruling.example) == (True, False)
    assert (example.house, example.example) == (False, True)


def test_find(tmp_path: Path) -> None:
    book = load_rule_book("cake", "en", write(tmp_path, BOOK))
    assert book.find("CK-2") == Place(0, 0)
    assert book.find("CK-3E") == Place(1, 1)
    assert book.find("CK-4") is None


@pytest.mark.parametrize(
    ("query", "places"),
    [
        ("FORK", [Place(0, 0)]),
        ("fuszeres TESZTA", [Place(1, 1)]),
        ("fűszeres tészta", [Place(1, 1)]),
        ("stuck", [Place(1, 0)]),
        ("grosse", [Place(1, 0), Place(1, 1)]),
        ("ck-3", [Place(1, 0)]),
        ("fork torte", []),
        ("  ", []),
    ],
)
def test_search(tmp_path: Path, query: str, places: list[Place]) -> None:
    book = load_rule_book("cake", "en", write(tmp_path, BOOK))
    assert [hit.place for hit in book.search(query)] == places


def test_search_says_where_the_words_stand(tmp_path: Path) -> None:
    book = load_rule_book("cake", "en", write(tmp_path, BOOK))
    (hit,) = book.search("fuszeres piece")
    text = book.sections[1].paragraphs[1].text
    assert [text[start:end] for start, end in hit.spans] == ["piece", "fűszeres"]


@pytest.mark.parametrize(
    ("source", "line", "word"),
    [
        ("", 1, "no sections"),
        ("# Cake\n", 1, "no sections"),
        ("## Early\n\nText.\n", 1, "title"),
        ("# Cake\n\n# Again\n", 3, "title"),
        ("# Cake\n\nText.\n", 3, "below"),
        ("# Cake\n\n## A\n\n## B\n\nText.\n", 3, "empty"),
        ("# Cake\n\n## A\nText.\n", 4, "empty line"),
        ("# Cake\n\n### A\n\nText.\n", 3, "heading"),
        ("# Cake\n\n## A\n\n[CK-1 Text.\n", 5, "closed"),
        ("# Cake\n\n## A\n\n[] Text.\n", 5, "no clause"),
        ("# Cake\n\n## A\n\n[CK1] Text.\n", 5, "clause id"),
        ("# Cake\n\n## A\n\n[CK-1 CK-1] Text.\n", 5, "twice"),
        ("# Cake\n\n## A\n\n[CK-1]\n", 5, "no text"),
    ],
)
def test_broken_book_names_file_and_line(tmp_path: Path, source: str, line: int, word: str) -> None:
    with pytest.raises(RuleBookError, match=word) as caught:
        load_rule_book("cake", "en", write(tmp_path, source))
    assert f"cake.md:{line}: " in str(caught.value)


def test_missing_book_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(RuleBookError, match=r"cake\.md"):
        load_rule_book("cake", "en", tmp_path)


def test_book_that_is_no_text_is_a_clear_error(tmp_path: Path) -> None:
    (write(tmp_path, "") / "en" / "rules" / "cake.md").write_bytes(b"# \xff")
    with pytest.raises(RuleBookError, match="can't be read"):
        load_rule_book("cake", "en", tmp_path)
