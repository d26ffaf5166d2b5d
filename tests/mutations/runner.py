"""`python -m tests.mutations.runner MODULE`: break the rules one by one and see which tests notice.

Runs in a process of its own (`test_mutations.py` starts it), so that nothing broken gets out. The tests
named by the mutations run once as they are, once for each mutation, and once more at the end, which
would show a mutation that was not undone (a cache that kept it). Prints what went wrong, one line each.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Sequence
from importlib import import_module

import pytest
from hypothesis import Phase, settings

from tests.mutation import Mutation

ARGUMENTS = ("-n0", "-p", "no:cacheprovider", "--tb=no", "-W", "ignore::pytest.PytestAssertRewriteWarning")
"""Quiet, in this process, and without a warning that plugins are loaded already from the run before."""


class Watch:
    """A pytest plugin that notes which tests ran and which failed, without their parameters."""

    def __init__(self) -> None:
        self.ran: set[str] = set()
        self.failed: set[str] = set()

    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        """Pass over the remaining cases of a test that has failed already: one is enough."""
        return True if whole(item.nodeid) in self.failed else None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test's result."""
        for name in (report.nodeid, whole(report.nodeid)):
            self.ran.add(name)
            if report.failed:
                self.failed.add(name)


def whole(nodeid: str) -> str:
    """A node id without parameters."""
    return nodeid.partition("[")[0]


def run(tests: Sequence[str]) -> Watch:
    """Run tests quietly in this process."""
    watch = Watch()
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main([*ARGUMENTS, *dict.fromkeys(tests)], plugins=[watch])
    return watch


def forget() -> None:
    """Empty all caches of the rules and the tests, which may hold what was worked out by other rules."""
    for name in [name for name in sys.modules if name.startswith(("tests.", "game.rules."))]:
        for value in vars(sys.modules[name]).values():
            if callable(getattr(value, "cache_clear", None)):
                value.cache_clear()


def check(mutations: Sequence[Mutation]) -> list[str]:
    """What is wrong with a list of mutations; empty if every named test notices."""
    everything = [test for mutation in mutations for test in mutation.tests]
    sound = run(everything)
    wrong = [f"{test} does not exist" for test in everything if test not in sound.ran]
    wrong += [f"{test} fails without any mutation" for test in sorted(sound.failed)]
    if wrong:
        return wrong
    settings.register_profile("mutation", settings.default, phases=(Phase.explicit, Phase.generate))
    settings.load_profile("mutation")
    for mutation in mutations:
        forget()  # before the rule is broken: a mutation may well change what a cache holds
        with pytest.MonkeyPatch.context() as patch:
            mutation.apply(patch)
            watch = run(mutation.tests)
        wrong += [
            f"{mutation.clause}, {mutation.description}: {test} stays green"
            for test in mutation.tests
            if test not in watch.failed
        ]
    forget()
    return wrong + [f"{test} fails after all mutations are undone" for test in sorted(run(everything).failed)]


if __name__ == "__main__":
    found = check(import_module(sys.argv[1]).MUTATIONS)
    print(*found, sep="\n")
    sys.exit(1 if found else 0)
