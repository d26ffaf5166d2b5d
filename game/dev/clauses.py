"""`python -m game.dev.clauses`: which tests prove which clause of the rules.

Reads the clauses from the English rule books and the marks `@pytest.mark.rule("CK-12")` from the
tests' source, prints a table of both and fails on a clause that no test is marked with, or a mark
of a clause that no book has.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeGuard

from game.rules import registry
from game.text import load_rule_book

TESTS = Path("tests")
MARK = "pytest.mark.rule"


@dataclass(frozen=True, slots=True)
class Table:
    """The clauses of a game in the order of its rule book, each with the tests marked with it."""

    game_id: str
    proofs: dict[str, tuple[str, ...]]
    strangers: dict[str, tuple[str, ...]]
    """Clauses of marks that the rule book doesn't have."""

    @property
    def unproven(self) -> tuple[str, ...]:
        """Clauses without a test."""
        return tuple(clause for clause, tests in self.proofs.items() if not tests)


def tables(folder: Path = TESTS) -> list[Table]:
    """A table for each game of the box. Raises `RuleBookError`, or `SyntaxError` for a broken test."""
    marked: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for clause, test in marks_of(path):
            marked.setdefault(clause, []).append(f"{path.as_posix()}::{test}")
    found = []
    for game in registry.games():
        clauses = sorted(load_rule_book(game.id, "en").clauses, key=clause_order)
        proofs = {clause: tuple(marked.get(clause, ())) for clause in clauses}
        prefix = f"{game.clauses}-"
        strangers = {c: tuple(t) for c, t in marked.items() if c.startswith(prefix) and c not in proofs}
        found.append(Table(game.id, proofs, strangers))
    return found


def marks_of(path: Path) -> Iterator[tuple[str, str]]:
    """Each clause marked in a file with the name of its test (`TestOven::test_door` in a class)."""
    module = ast.parse(path.read_text(encoding="utf-8"), str(path))
    everywhere = [clause for node in module.body if is_pytestmark(node) for clause in clauses_in(node)]
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            shared = everywhere + clauses_in(*node.decorator_list)
            for inner in node.body:
                if is_test(inner):
                    own = clauses_in(*inner.decorator_list)
                    yield from ((clause, f"{node.name}::{inner.name}") for clause in shared + own)
        elif is_test(node):
            own = clauses_in(*node.decorator_list)
            yield from ((clause, node.name) for clause in everywhere + own)


def is_test(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    """Whether a statement is a test function."""
    return isinstance(node, ast.FunctionDef) and node.name.startswith("test_")


def is_pytestmark(node: ast.stmt) -> bool:
    """Whether a statement marks all tests of its file (`pytestmark = ...`)."""
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"


def clauses_in(*nodes: ast.AST) -> list[str]:
    """The clauses of all marks in some source, `pytest.param(marks=...)` included."""
    calls = (call for node in nodes for call in ast.walk(node) if isinstance(call, ast.Call))
    marks = (call for call in calls if ast.unparse(call.func) == MARK)
    return [str(arg.value) for mark in marks for arg in mark.args if isinstance(arg, ast.Constant)]


def clause_order(clause: str) -> tuple[str, int, str]:
    """`CK-9` before `CK-10` before `CK-10E`."""
    prefix, _, number = clause.partition("-")
    return prefix, int(number.rstrip("E")), number


def main(argv: Sequence[str]) -> int:
    """Print the table; the exit code is 1 if a clause has no test or a mark no clause."""
    parser = argparse.ArgumentParser(prog="game.dev.clauses", description="Which tests prove which clause.")
    parser.add_argument("--tests", type=Path, default=TESTS, help="folder of the tests")
    args = parser.parse_args(argv)
    wrong = 0
    for table in tables(args.tests):
        print(f"\n{table.game_id}: {len(table.proofs)} clauses")
        for clause, tests in table.proofs.items():
            print(f"{clause:<8}{tests[0] if tests else '-- no test --'}")
            print(*(f"        {test}" for test in tests[1:]), sep="\n", end="\n" if tests[1:] else "")
        for clause, tests in table.strangers.items():
            print(f"{clause:<8}is in no rule book, but marked in {', '.join(tests)}")
        wrong += len(table.unproven) + len(table.strangers)
    print(
        f"\n{wrong} clauses without a test or tests without a clause"
        if wrong
        else "\nevery clause has a test"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
