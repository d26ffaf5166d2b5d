"""Mutations: small, named breakages of the rules that show what the tests marked with a clause prove.

Each game keeps its list `MUTATIONS` in `tests/rules/<game>/mutations.py`;
`tests/mutations/test_mutations.py` applies them one at a time and expects every named test to fail.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest


@dataclass(frozen=True, slots=True)
class Mutation:
    """One way to break a rule."""

    clause: str
    """The clause that is broken (`"CK-12"`)."""
    description: str
    """What is wrong now, in a few words; also the mutation's name, so unique in its game."""
    apply: Callable[[pytest.MonkeyPatch], None]
    """Break the model. Patch the class or module that the code really reads; it is undone afterwards."""
    tests: tuple[str, ...]
    """Node ids from the top of the project that must fail (`tests/rules/cookies/test_oven.py::test_...`).

    Without parameters in brackets: at least one of the cases must fail.
    """
