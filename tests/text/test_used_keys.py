"""The keys that the program asks for by name exist, and get just the arguments that their texts use."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from game.resources import root
from game.text import Texts

GAME = Path(__file__).parents[2] / "game"


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every ``….t(…)`` in the program, with where it stands."""
    for path in sorted(GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "t":
                yield f"{path.relative_to(GAME)}:{node.lineno}", node


def literal(call: ast.Call) -> str | None:
    """The key, if it is written out."""
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


def source(key: str) -> str:
    """The English text of a key as it stands in its file, with all its lines."""
    path = root() / "assets" / "text" / "en" / f"{key.partition('-')[0]}.ftl"
    found = re.search(
        rf"^{re.escape(key)} =.*(?:\n(?:[ \t}}].*)?)*", path.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert found is not None, key
    return found[0]


def test_every_key_asked_for_has_a_text() -> None:
    texts = Texts("en")
    wanted = {key: place for place, call in calls() if (key := literal(call)) is not None}
    assert {key: place for key, place in wanted.items() if not texts.has(key)} == {}


def test_every_argument_asked_for_is_given() -> None:
    """Also the other way round: an argument that no text uses is a slip."""
    wrong: list[str] = []
    for place, call in calls():
        key = literal(call)
        given = {keyword.arg for keyword in call.keywords}
        if key is None or None in given or "{ " + key.partition("-")[0] + "-" in source(key):
            continue
        used = set(re.findall(r"\$([A-Za-z][\w-]*)", source(key)))
        if used != given:
            wrong.append(f"{place}: {key} uses {sorted(used)}")
    assert wrong == []
