"""Looking texts up: languages, plurals, and what happens when something is missing or broken."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.text import LANGUAGE_NAMES, LANGUAGES, Texts, best_language, system_language


def folder(tmp_path: Path, **files: str) -> Path:
    """A text folder with one file ``cake.ftl`` for each language given."""
    for language, source in files.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "cake.ftl").write_text(source, encoding="utf-8")
    return tmp_path


def test_text_comes_from_the_language_asked_for(tmp_path: Path) -> None:
    texts = Texts("hu", folder(tmp_path, en="cake-good = Good\n", hu="cake-good = Jó\n"))
    assert texts.t("cake-good") == "Jó"
    assert texts.problems == []


def test_arguments_and_plurals_follow_the_language(tmp_path: Path) -> None:
    source = (
        "cake-count = { $count ->\n    [one] ein Kuchen für { $name }\n   *[other] { $count } Kuchen\n }\n"
    )
    texts = Texts("de", folder(tmp_path, de=source, en=""))
    assert texts.t("cake-count", count=1, name="Mia") == "ein Kuchen für Mia"
    assert texts.t("cake-count", count=1200, name="Mia") == "1.200 Kuchen"


def test_missing_key_falls_back_to_english_and_is_reported_once(tmp_path: Path) -> None:
    texts = Texts("de", folder(tmp_path, en="cake-good = Good\n", de="cake-bad = Schlecht\n"))
    assert [texts.t("cake-good"), texts.t("cake-good")] == ["Good", "Good"]
    assert texts.problems == ["No text 'cake-good' in 'de'."]


def test_key_that_no_language_has_is_shown_itself(tmp_path: Path) -> None:
    texts = Texts("de", folder(tmp_path, en="", de=""))
    assert texts.t("cake-good") == "cake-good"
    assert not texts.has("cake-good")


def test_missing_file_is_one_clear_problem(tmp_path: Path) -> None:
    texts = Texts("hu", folder(tmp_path, en="cake-good = Good\ncake-bad = Bad\n"))
    assert texts.t("cake-good") == "Good"
    assert texts.t("cake-bad") == "Bad"
    files = [problem for problem in texts.problems if "cake.ftl" in problem]
    assert len(files) == 1
    assert str(tmp_path / "hu" / "cake.ftl") in files[0]


def test_broken_file_names_its_line_and_keeps_the_rest(tmp_path: Path) -> None:
    texts = Texts("en", folder(tmp_path, en="cake-good = Good\n\ncake-bad { Bad\n\ncake-new = New\n"))
    assert texts.t("cake-good") == "Good"
    assert texts.t("cake-new") == "New"
    assert "line 3" in texts.problems[0]


def test_file_that_is_no_text_is_reported_not_raised(tmp_path: Path) -> None:
    (folder(tmp_path, en="") / "en" / "cake.ftl").write_bytes(b"cake-good = \xff\xfe")
    texts = Texts("en", tmp_path)
    assert texts.t("cake-good") == "cake-good"
    assert "cake.ftl" in texts.problems[0]


def test_missing_argument_is_reported_and_the_text_still_shown(tmp_path: Path) -> None:
    texts = Texts("en", folder(tmp_path, en="cake-for = For { $name }\n"))
    assert texts.t("cake-for").startswith("For ")
    assert len(texts.problems) == 1


CHAIN = "".join(f"cake-{n} = {{ cake-{n + 1} }}\n" for n in range(3000)) + "cake-3000 = Ende\n"


@pytest.mark.parametrize(
    "source",
    [
        "cake-0 = { cake-0 }\n",
        "cake-0 = { cake-1 }\ncake-1 = { cake-0 }\n",
        "-cake = { -cake }\ncake-0 = { -cake }\n",
        CHAIN,
        "cake-0 = " + "{ " * 3000 + '"x"' + " }" * 3000 + "\n",
        "cake-0 = { $n ->\n" + " *[o] { $n ->\n" * 400 + " *[o] x\n" + " }\n" * 401,
        "cake-0 = { " + "9" * 5000 + " }\n",
    ],
    ids=["itself", "circle", "term", "chain", "nested", "choices", "number"],
)
def test_a_text_without_end_is_reported_and_shown_in_english(tmp_path: Path, source: str) -> None:
    texts = Texts("de", folder(tmp_path, en="cake-0 = Good\n", de=source))
    assert [texts.t("cake-0", n=1), texts.t("cake-0", n=1)] == ["Good", "Good"]
    assert texts.has("cake-0")
    assert texts.problems
    assert len(set(texts.problems)) == len(texts.problems)


def test_unknown_language_behaves_like_english(tmp_path: Path) -> None:
    texts = Texts("xx", folder(tmp_path, en="cake-good = Good\n"))
    assert texts.language == "en"
    assert texts.t("cake-good") == "Good"
    assert len(texts.problems) == 1


def test_no_isolation_marks_in_texts(tmp_path: Path) -> None:
    texts = Texts("en", folder(tmp_path, en="cake-for = For { $name }\n"))
    assert texts.t("cake-for", name="Mia") == "For Mia"


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["hu_HU.UTF-8"], "hu"),
        (["de-AT", "en"], "de"),
        (["fr", "DE"], "de"),
        (["fr_FR", "nl"], "en"),
        ([], "en"),
        (["C.UTF-8"], "en"),
    ],
)
def test_best_language(preferred: list[str], language: str) -> None:
    assert best_language(preferred) == language


def test_system_language_is_one_of_ours() -> None:
    assert system_language() in LANGUAGES


def test_every_language_has_a_name_of_its_own() -> None:
    assert set(LANGUAGE_NAMES) == set(LANGUAGES)
    assert len(set(LANGUAGE_NAMES.values())) == len(LANGUAGES)


def test_import_is_cheap() -> None:
    """Neither Fluent nor pygame is loaded before a text is needed."""
    code = (
        "import sys, game.text; print([m for m in ('fluent.runtime', 'babel', 'pygame') if m in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["bakes-why-demand", "bakes-why-active-already"])
def test_no_verb_hangs_on_the_name_of_an_ingredient(language: str, key: str) -> None:
    """Some names are plural ("Eggs"), some are not ("Flours"): the same words must be right for both."""
    texts = Texts(language)
    eggs, water = (texts.t(key, ingredient=name) for name in ("eggs", "water"))
    assert eggs != water
    for name, sentence in (("eggs", eggs), ("water", water)):
        assert not sentence.startswith(texts.t(f"bakes-piece-{name}"))
