"""Every clause of every game has a test, and the table that says so tells the truth."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.dev import clauses
from game.rules import registry

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("game_id", registry.ids())
def test_every_clause_has_a_test(game_id: str) -> None:
    table = next(table for table in clauses.tables(TESTS) if table.game_id == game_id)
    assert table.proofs
    assert table.unproven == ()
    assert table.strangers == {}


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('CK-1')\n@pytest.mark.rule('CK-2E', 'CK-3')\ndef test_a(): ...\n"
        "@pytest.mark.rule('CK-4')\nclass TestB:\n"
        "    @pytest.mark.rule('CK-5')\n    def test_c(self): ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('CK-6'))])\n"
        "def test_d(x): ...\n"
        "@pytest.mark.rule('CK-7')\ndef helper(): ...\n",
        encoding="utf-8",
    )
    assert list(clauses.marks_of(tmp_path / "test_it.py")) == [
        ("CK-1", "test_a"),
        ("CK-2E", "test_a"),
        ("CK-3", "test_a"),
        ("CK-4", "TestB::test_c"),
        ("CK-5", "TestB::test_c"),
        ("CK-6", "test_d"),
    ]


def test_a_mark_of_a_whole_file_counts_for_all_its_tests(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "import pytest\npytestmark = [pytest.mark.rule('CK-1')]\ndef test_a(): ...\n"
        "class TestB:\n    @pytest.mark.rule('CK-2')\n    def test_c(self): ...\n",
        encoding="utf-8",
    )
    assert list(clauses.marks_of(tmp_path / "test_it.py")) == [
        ("CK-1", "test_a"),
        ("CK-1", "TestB::test_c"),
        ("CK-2", "TestB::test_c"),
    ]


def test_the_command_fails_on_a_clause_without_a_test(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert clauses.main(["--tests", str(tmp_path)]) == 1
    assert "-- no test --" in capsys.readouterr().out


def test_the_command_fails_on_a_mark_of_no_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_it.py").write_text("@pytest.mark.rule('CK-999')\ndef test_a(): ...\n", encoding="utf-8")
    assert clauses.main(["--tests", str(tmp_path)]) == 1
    assert "CK-999  is in no rule book" in capsys.readouterr().out


def test_clauses_are_in_the_order_of_their_numbers() -> None:
    assert sorted(["CK-10E", "CK-9", "CK-10", "CK-2"], key=clauses.clause_order) == [
        "CK-2",
        "CK-9",
        "CK-10",
        "CK-10E",
    ]
