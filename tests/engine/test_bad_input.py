"""Junk on the engine's input: one clear error line each, and the conversation goes on."""

from __future__ import annotations

import io
import subprocess
import sys
import tracemalloc
from typing import Any

import pytest

from game.engine import lines as module
from game.engine.server import answer_line, serve
from game.engine.session import Session
from game.rules import registry
from tests.engine.conversation import talk

NEW = {"do": "new", "game": "toy", "seats": 2, "seed": "s"}
LINES: list[tuple[bytes, str]] = [
    (b"nonsense", "json"),
    (b'{"do":', "json"),
    (b'{"do":"games"} extra', "json"),
    (b"NaN", "json"),
    (b'{"do":"new","game":"toy","seats":NaN}', "json"),
    (b'{"do":"bot","seat":0,"seconds":Infinity}', "json"),
    (b'{"do":"bot","seat":0,"seconds":1e999}', "json"),
    (b"[" * 100_000, "json"),
    (b'{"a":' * 100_000, "json"),
    (b"[" * 100_000 + b"]" * 100_000, "json"),
    (b'{"do":"g\xffames"}', "json"),
    (b"\xc3\x28", "json"),
    (b'{"do":' + b"9" * 5000 + b"}", "json"),
    (b"x" * 10_000_000, "size"),
    (b'{"do":"games","pad":"' + b"x" * 10_000_000 + b'"}', "size"),
    (b"[]", "request"),
    (b"3", "request"),
    (b"null", "request"),
    (b'{"id":{"a":1},"do":"games"}', "request"),
]


@pytest.mark.parametrize(("line", "kind"), LINES, ids=lambda part: repr(part)[:32])
def test_a_bad_line_gets_one_error_and_the_next_one_its_answer(line: bytes, kind: str) -> None:
    bad, good = talk(line, {"id": 2, "do": "games"})
    assert bad["ok"] is False
    assert bad["error"]["kind"] == kind
    assert bad["error"]["message"]
    assert (good["id"], good["ok"]) == (2, True)


REQUESTS: list[tuple[dict[str, Any], str]] = [
    ({}, "request"),
    ({"do": 5}, "request"),
    ({"do": "dance"}, "request"),
    ({"do": "new"}, "request"),
    ({"do": "new", "game": "chess", "seats": 2}, "option"),
    ({"do": "new", "game": "toy", "seats": 9}, "option"),
    ({"do": "new", "game": "toy", "seats": "2"}, "request"),
    ({"do": "new", "game": "toy", "seats": True}, "request"),
    ({"do": "new", "game": "toy", "seats": 2.0}, "request"),
    ({"do": "new", "game": "toy", "seats": 2, "options": {"rounds": 99}}, "option"),
    ({"do": "new", "game": "toy", "seats": 2, "options": {"rounds": True}}, "option"),
    ({"do": "new", "game": "toy", "seats": 2, "options": {"colour": 1}}, "option"),
    ({"do": "new", "game": "toy", "seats": 2, "options": []}, "option"),
    ({"do": "new", "game": "toy", "seats": 2, "seed": 5}, "request"),
    ({"do": "new", "game": "toy", "seats": 2, "seed": "\ud800"}, "request"),
    ({"do": "legal"}, "request"),
    ({"do": "legal", "seat": 2}, "request"),
    ({"do": "legal", "seat": -1}, "request"),
    ({"do": "legal", "seat": False}, "request"),
    ({"do": "view", "seat": None}, "request"),
    ({"do": "apply", "seat": 0}, "request"),
    ({"do": "apply", "seat": 0, "action": ["lay 1"]}, "request"),
    ({"do": "apply", "seat": 0, "action": "fly"}, "notation"),
    ({"do": "apply", "seat": 0, "action": "\ud800"}, "notation"),
    ({"do": "apply", "seat": 0, "action": "keep"}, "illegal"),
    ({"do": "load"}, "position"),
    ({"do": "load", "state": {"seats": 2}}, "position"),
    ({"do": "load", "state": [[[[]]]]}, "position"),
    ({"do": "load", "game": "chess", "state": {}}, "option"),
    ({"do": "script"}, "request"),
    ({"do": "script", "chance": {"a": 1}}, "request"),
    ({"do": "script", "chance": [[1]]}, "request"),
    ({"do": "undo"}, "state"),
    ({"do": "bot", "seat": 0, "level": "genius"}, "option"),
    ({"do": "bot", "seat": 0, "level": 3}, "request"),
    ({"do": "bot", "seat": 0, "seconds": 0}, "request"),
    ({"do": "bot", "seat": 0, "seconds": -1}, "request"),
    ({"do": "bot", "seat": 0, "seconds": True}, "request"),
    ({"do": "bot", "seat": 0, "seconds": 10**400}, "request"),
    ({"do": "bot", "seat": 0, "iterations": 10**9}, "request"),
    ({"do": "bot", "seat": 0, "iterations": 5, "seed": []}, "request"),
]


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(("request_", "kind"), REQUESTS, ids=lambda part: str(part)[:60])
def test_a_request_that_can_not_be_met_says_why_and_changes_nothing(
    request_: dict[str, Any], kind: str
) -> None:
    _, before, bad, after = talk(NEW, {"do": "state"}, {"id": 3, **request_}, {"do": "state"})
    assert bad["ok"] is False
    assert bad["id"] == 3
    assert bad["error"]["kind"] == kind
    assert bad["error"]["message"]
    assert before == after


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("do", ["legal", "apply", "view", "state", "undo", "outcome", "log", "bot"])
def test_before_a_game_there_is_nothing_to_ask_about(do: str) -> None:
    (answer,) = talk({"do": do, "seat": 0, "action": "lay 1"})
    assert answer["error"]["kind"] == "state"


def test_an_illegal_action_names_its_clause_in_words() -> None:
    game_id = registry.ids()[0]
    _, legal, bad = talk(
        {"do": "new", "game": game_id, "seats": registry.get(game_id).seats[-1], "seed": "s"},
        {"do": "legal", "seat": 0},
        {"do": "apply", "seat": 0, "action": "bake sheet-1"},
    )
    assert legal["ok"]
    error = bad["error"]
    assert error["kind"] == "illegal"
    assert error["clause"].startswith(registry.get(game_id).clauses)
    assert " " in error["message"]
    assert error["message"] != error["key"]


def test_blank_lines_are_passed_over_and_the_end_ends() -> None:
    assert len(talk(b"", b"   ", b"\t\r", {"do": "games"}, b"")) == 1
    assert talk(b"") == []


def test_a_last_line_without_an_end_is_answered() -> None:
    answers = io.BytesIO()
    serve(io.BytesIO(b'{"do":"games"}'), answers)
    assert answers.getvalue().count(b"\n") == 1


def test_a_huge_line_takes_little_memory() -> None:
    class Endless(io.RawIOBase):
        """Thirty megabytes without an end of line, made while they are read."""

        left = 30_000_000

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            count = min(len(buffer), self.left)
            self.left -= count
            buffer[:count] = b"x" * count
            return count

    tracemalloc.start()
    found = list(module.lines(io.BufferedReader(Endless())))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert found == [None]
    assert peak < 8 * module.LONGEST


def test_a_fault_of_ours_is_told_and_survived(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = Session()

    def fault(request: object) -> dict[str, Any]:
        raise ZeroDivisionError("ours")

    monkeypatch.setattr(session, "answer", fault)
    answer = answer_line(session, b'{"id":1,"do":"games"}')
    assert answer["error"] == {"kind": "internal", "message": "ZeroDivisionError('ours')"}
    assert "ours" in capsys.readouterr().err


def test_the_command_answers_line_by_line_and_ends_with_its_input() -> None:
    asked = b'{"id":1,"do":"games"}\n\xff\n\n{"id":2,"do":"outcome"}\n'
    ran = subprocess.run(
        [sys.executable, "-m", "game", "engine"], input=asked, capture_output=True, check=False
    )
    assert ran.returncode == 0
    assert ran.stderr == b""
    assert len(ran.stdout.splitlines()) == 3


def test_a_listener_that_leaves_is_no_accident() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "game", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.close()
    _, errors = process.communicate(b'{"do":"games"}\n' * 5)
    assert process.returncode == 0
    assert errors == b""
