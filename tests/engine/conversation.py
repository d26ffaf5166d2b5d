"""Talking to the engine in tests."""

from __future__ import annotations

import io
import json
from typing import Any

from game.engine.server import serve
from game.engine.session import Session


def talk(*requests: dict[str, Any] | bytes | str) -> list[dict[str, Any]]:
    """The answers to requests (objects, or raw lines) sent to a new engine."""
    lines = []
    for request in requests:
        if isinstance(request, bytes):
            lines.append(request)
        else:
            lines.append((request if isinstance(request, str) else json.dumps(request)).encode())
    answers = io.BytesIO()
    serve(io.BytesIO(b"\n".join(lines) + b"\n"), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


class Engine:
    """An engine that requests are put to one by one."""

    def __init__(self) -> None:
        self.session = Session()

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """The answer to a request that must be met. Raises `Trouble` if it isn't."""
        return self.session.answer({"do": do, **fields})
