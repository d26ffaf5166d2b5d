"""Breaking a rule turns the tests that prove it red: for every game's list of mutations."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from game.dev.clauses import marks_of
from game.rules import registry
from tests.mutation import Mutation

ROOT = Path(__file__).parents[2]
LEAST = {"cookies": 20}
LEAST_ELSEWHERE = 12
LISTS = {
    "toy": "tests.contract.mutations",
    **{game_id: f"tests.rules.{game_id}.mutations" for game_id in registry.ids()},
}


def mutations(name: str) -> list[Mutation]:
    found: list[Mutation] = import_module(LISTS[name]).MUTATIONS
    return found


@pytest.mark.parametrize("name", LISTS)
def test_every_mutation_is_noticed_by_every_test_that_it_names(name: str) -> None:
    command = [sys.executable, "-m", "tests.mutations.runner", LISTS[name]]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=150, check=False)
    assert ran.stdout.strip() == "", ran.stdout
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("game_id", registry.ids())
def test_mutations_are_many_and_tied_to_clauses(game_id: str) -> None:
    listed = mutations(game_id)
    assert len(listed) >= LEAST.get(game_id, LEAST_ELSEWHERE)
    assert len({mutation.description for mutation in listed}) == len(listed)
    for mutation in listed:
        assert mutation.tests, mutation.description
        for test in mutation.tests:
            path, _, name = test.partition("::")
            marks = {clause for clause, marked in marks_of(ROOT / path) if marked == name.partition("[")[0]}
            assert mutation.clause in marks, f"{test} is not marked with {mutation.clause}"


def test_a_mutation_that_nobody_notices_is_reported(tmp_path: Path) -> None:
    quiet = tmp_path / "quiet.py"
    quiet.write_text(
        "from tests.mutation import Mutation\n"
        "TEST = 'tests/contract/test_undo.py::test_a_fresh_match_has_nothing_to_take_back[toy-2]'\n"
        "MUTATIONS = [Mutation('TY-1', 'nothing at all', lambda patch: None, (TEST,)),\n"
        "             Mutation('TY-2', 'a test that is not there', lambda patch: None, (TEST + 'x',))]\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "tests.mutations.runner", "quiet"]
    env = {"PYTHONPATH": f"{tmp_path}"}
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=env, check=False)
    assert ran.returncode == 1
    assert "does not exist" in ran.stdout
    text = quiet.read_text(encoding="utf-8").replace("TEST + 'x'", "TEST")
    quiet.write_text(text, encoding="utf-8")
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=env, check=False)
    assert ran.stdout.count("stays green") == 2
