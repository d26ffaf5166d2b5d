"""Lines of JSON from outside: read with a bound, checked hard, answered with one line each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import isfinite
from typing import Any, BinaryIO

LONGEST = 1 << 20
"""Bytes of the longest line that is read; a position of any game takes a few thousand."""


class Trouble(Exception):
    """A request that can't be met, as the answer tells it."""

    def __init__(self, kind: str, message: str, **more: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.more = more

    def to_json(self) -> dict[str, str]:
        """The `error` of an answer."""
        return {"kind": self.kind, "message": str(self), **self.more}


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream that are not blank; None stands for a line longer than `LONGEST`.

    A longer line is read away piece by piece, so it takes no memory.
    """
    while line := stream.readline(LONGEST + 1):
        if len(line) > LONGEST and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = stream.readline(LONGEST)
            yield None
        elif line.strip():
            yield line


def read_request(line: bytes) -> dict[str, Any]:
    """The object in a line. Raises `Trouble` of kind `json` or `request`."""
    try:
        data = json.loads(line.decode("utf-8"), parse_constant=_no_constant, parse_float=_finite)
    except UnicodeDecodeError as error:
        raise Trouble("json", f"the line is no UTF-8 text: byte {error.start} is wrong") from None
    except RecursionError:
        raise Trouble("json", "the line is nested too deeply") from None
    except ValueError as error:
        raise Trouble("json", f"the line is no JSON: {error}") from None
    if not isinstance(data, dict):
        raise Trouble("request", 'a request is an object, like {"do": "games"}')
    return data


def write_answer(answer: dict[str, Any]) -> bytes:
    """One line of JSON, in plain ASCII."""
    return json.dumps(answer, ensure_ascii=True, allow_nan=False, separators=(",", ":")).encode() + b"\n"


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is no number in JSON")


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError("a number is too large")
    return number
