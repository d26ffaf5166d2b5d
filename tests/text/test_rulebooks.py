"""The four rule books: every clause in every language, and house marks where house rulings are."""

import re
from functools import cache
from pathlib import Path

import pytest

from game.text import LANGUAGES, RuleBook, load_rule_book


@cache
def clauses() -> dict[str, dict[str, bool]]:
    """For each game its clauses, and whether each settles something by a house ruling."""
    games: dict[str, dict[str, bool]] = {}
    game = ""
    for line in (Path(__file__).parent / "clauses.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            game = line.strip("[]")
            games[game] = {}
        elif line and not line.startswith("#"):
            clause, _, mark = line.partition(" ")
            games[game][clause] = mark == "ruling"
    return games


book = cache(load_rule_book)
GAMES = sorted(clauses())
BOOKS = [(game, language) for game in GAMES for language in LANGUAGES]


def house(rules: RuleBook, marked: bool) -> set[str]:
    return {clause for _, _, part in rules.walk() for clause in part.clauses if part.house == marked}


def outline(rules: RuleBook) -> list[tuple[int, tuple[str, ...], bool, int]]:
    """Section, clauses, house mark and number of list points of each paragraph."""
    return [
        (place.section, part.clauses, part.house, part.text.count("\n")) for place, _, part in rules.walk()
    ]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_clause_is_explained_and_no_other(game: str, language: str) -> None:
    assert set(book(game, language).clauses) == set(clauses()[game])


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_house_marks_stand_where_house_rulings_are(game: str, language: str) -> None:
    assert house(book(game, language), True) == {
        clause for clause, ruling in clauses()[game].items() if ruling
    }


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_books_of_one_game_have_one_build(game: str, language: str) -> None:
    assert outline(book(game, language)) == outline(book(game, "en"))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_nothing_is_left_untranslated(game: str, language: str) -> None:
    theirs = {
        part.text for other in LANGUAGES if other != language for _, _, part in book(game, other).walk()
    }
    assert [part.text for _, _, part in book(game, language).walk() if part.text in theirs] == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_typography(game: str, language: str) -> None:
    """Typographic quotation marks, apostrophes and ellipses, and no list sign left in the running text."""
    wrong = [
        part.text for _, _, part in book(game, language).walk() if re.search(r'"|\.\.\.| - |  |⌂', part.text)
    ]
    assert wrong == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_paragraphs_can_be_read_aloud(game: str, language: str) -> None:
    """No paragraph has more than 120 words (points of a list apart), no sentence more than forty."""
    for _, _, part in book(game, language).walk():
        assert len(part.text.partition("\n")[0].split()) <= 120, part.text
        for sentence in re.split(r"[.!?:;\n]+", part.text):
            assert len(sentence.split()) <= 40, sentence
