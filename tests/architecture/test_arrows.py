"""Who may import whom, and what the rules must never touch; some of it proven in fresh processes."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "game"
FILES = sorted(PACKAGE.rglob("*.py"))

ALLOWED: dict[str, frozenset[str]] = {
    "rules": frozenset(),
    "resources": frozenset(),
    "text": frozenset({"resources"}),
    "bots": frozenset({"rules"}),
    "engine": frozenset({"rules", "bots", "text"}),
    "storage": frozenset({"rules"}),
    "sound": frozenset({"resources"}),
    "input": frozenset({"rules"}),
    "table": frozenset({"rules", "resources", "input", "text"}),
    "scenes": frozenset({"rules", "bots", "storage", "sound", "input", "table", "text"}),
    "window": frozenset({"table", "resources"}),
    "app": frozenset({"scenes", "storage", "input", "table", "text", "window", "mishaps"}),
}
"""Part of the house -> the parts it may import. Above the app lie only `play` and `rehearsal`."""
STANDARD = frozenset(sys.stdlib_module_names)
WINDOWLESS = ("rules", "bots", "engine", "text")
"""Parts that never import pygame or pytmx."""
RANDOM_ALLOWED = frozenset({"Random"})
"""The rules use the type of a given generator and never the module's own luck."""


def part_of(path: Path) -> str:
    """The part of the house that a file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """The full names of the modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield node.module or ""
            if node.module == "game":
                yield from (f"game.{alias.name}" for alias in node.names)


def names(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", [p for p in FILES if part_of(p) in ALLOWED], ids=names)
def test_arrows_point_one_way(path: Path) -> None:
    part = part_of(path)
    used = {name.split(".")[1] for name in imports(path) if name.startswith("game.")}
    assert used <= ALLOWED[part] | {part}


@pytest.mark.parametrize("path", [p for p in FILES if part_of(p) == "rules"], ids=names)
def test_the_rules_use_the_standard_library_and_no_luck_time_or_files(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for name in imports(path):
        top = name.split(".")[0]
        assert top in STANDARD or name.startswith("game.rules"), name
        assert top not in {"time", "datetime", "os", "pathlib", "secrets", "uuid", "threading", "io"}, name
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            assert called not in {"open", "print", "input", "hash", "id", "deepcopy", "copy.deepcopy"}, called
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "random":
            assert node.attr in RANDOM_ALLOWED, f"random.{node.attr}"
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert {alias.name for alias in node.names} <= RANDOM_ALLOWED


def test_whatever_has_no_window_never_loads_one() -> None:
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in FILES
        if part_of(path) in WINDOWLESS or path.name == "__main__.py"
    ]
    code = (
        "import importlib, sys\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        "print([n for n in sys.modules if n.split('.')[0] in ('pygame', 'pytmx', 'numpy')])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert ran.stdout.strip() == "[]"
    assert ran.stderr == ""


def test_each_part_imports_alone() -> None:
    """No module leans on another having been imported before it: each is imported into an empty `game`."""
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in FILES
        if part_of(path) in ("bots", "engine") or (part_of(path) == "rules" and path.name == "__init__.py")
    ]
    code = (
        "import importlib, sys\n"
        f"for name in {modules!r}:\n"
        "    for loaded in [n for n in sys.modules if n.split('.')[0] == 'game']: del sys.modules[loaded]\n"
        "    importlib.import_module(name)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
