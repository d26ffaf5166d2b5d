"""`python -m game engine`: requests on standard input, answers on standard output, a line of JSON each."""

from __future__ import annotations

import argparse
import errno
import sys
import traceback
from collections.abc import Sequence
from typing import Any, BinaryIO

from game.engine.lines import LONGEST, Trouble, lines, read_request, write_answer
from game.engine.session import Session


def main(argv: Sequence[str]) -> int:
    """Answer requests until standard input ends; returns the exit code. Raises `OSError`."""
    parser = argparse.ArgumentParser(
        prog="bakers-table engine", description="Answer requests on standard input, one line of JSON each."
    )
    parser.parse_args(argv)
    if sys.stdin is None:
        raise OSError(errno.EBADF, "standard input is closed")
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line of `requests` with one line on `answers`."""
    session = Session()
    for line in lines(requests):
        answers.write(write_answer(answer_line(session, line)))
        answers.flush()


def answer_line(session: Session, line: bytes | None) -> dict[str, Any]:
    """The answer to one line (None: it was too long); never raises."""
    name: object = None
    try:
        if line is None:
            raise Trouble("size", f"a line has at most {LONGEST} bytes")
        request = read_request(line)
        name = request.get("id")
        if isinstance(name, (dict, list)):
            name = None
            raise Trouble("request", "`id` is a text or a number")
        return {"id": name, "ok": True, **session.answer(request)}
    except Trouble as trouble:
        return {"id": name, "ok": False, "error": trouble.to_json()}
    except Exception as error:  # a fault of ours: say so, keep the details for us, and go on
        traceback.print_exc(file=sys.stderr)
        return {"id": name, "ok": False, "error": {"kind": "internal", "message": repr(error)}}
