"""The worker process: it never blocks, is cancelled at once, and always gives some answer."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from time import perf_counter

import pytest

from game.bots import worker as module
from game.bots.levels import choose
from game.bots.policy import Budget, Decision
from game.bots.worker import FAILED, LATE, Worker
from tests.bots import helpers

SOON = 20.0
"""Seconds after which a test gives up waiting (a busy machine starts processes slowly)."""


@pytest.fixture
def workers() -> Iterator[list[Worker]]:
    """Workers made by a test; closed afterwards."""
    made: list[Worker] = []
    yield made
    for worker in made:
        worker.close()


def ask(worker: Worker, level: str = "hard", iterations: int = 40, seed: str = "s") -> None:
    match = helpers.box_match()
    handle = match.seat(match.to_act()[0])
    worker.request(match.game, handle.view(), handle.legal(), level, seed, Budget(iterations))


def wait(worker: Worker) -> Decision:
    end = perf_counter() + SOON
    while perf_counter() < end:
        decision = worker.poll()
        if decision is not None:
            return decision
    raise AssertionError("no answer came")


def test_the_process_decides_as_this_one_would(workers: list[Worker]) -> None:
    workers.append(worker := Worker())
    ask(worker)
    assert worker.busy
    decision = wait(worker)
    match = helpers.box_match()
    handle = match.seat(match.to_act()[0])
    assert decision == choose(match.game, handle.view(), handle.legal(), "hard", Budget(40), "s")
    assert not worker.busy
    assert worker.poll() is None


def test_the_process_lives_on_between_requests(workers: list[Worker]) -> None:
    workers.append(worker := Worker())
    ask(worker)
    wait(worker)
    first = worker._process
    ask(worker, seed="t")
    wait(worker)
    assert worker._process is first


def test_asking_and_polling_never_block(workers: list[Worker]) -> None:
    workers.append(worker := Worker(helpers.sleep))
    worker.warm_up()
    begin = perf_counter()
    ask(worker)
    assert worker.poll() is None
    assert perf_counter() - begin < 1.0


def test_cancelling_ends_the_thought_and_the_next_request_works(workers: list[Worker]) -> None:
    workers.append(worker := Worker(helpers.sleep))
    ask(worker)
    begin = perf_counter()
    worker.cancel()
    assert perf_counter() - begin < 1.0
    assert not worker.busy
    assert worker.poll() is None
    worker._serve = module.serve_requests
    ask(worker)
    assert wait(worker).note == ""


def test_a_new_request_replaces_the_old_one(workers: list[Worker]) -> None:
    workers.append(worker := Worker())
    ask(worker, iterations=500_000)
    ask(worker, iterations=30)
    assert wait(worker).iterations <= 30


def test_late_and_doubled_answers_change_nothing(workers: list[Worker]) -> None:
    workers.append(worker := Worker(helpers.stutter))
    for seed in ("a", "b", "c"):
        ask(worker, seed=seed)
        assert wait(worker).note == ""
        assert worker.poll() is None


@pytest.mark.parametrize("serve", [helpers.crash, helpers.refuse])
def test_a_crash_or_a_fault_gives_a_quick_answer_and_a_note(
    workers: list[Worker], serve: module.Serve
) -> None:
    workers.append(worker := Worker(serve))
    ask(worker)
    decision = wait(worker)
    assert decision.note == FAILED
    assert decision.action in (legal := helpers.box_match()).seat(legal.to_act()[0]).legal()
    assert worker.problem
    worker._serve = module.serve_requests
    worker.close()
    ask(worker)
    assert wait(worker).note == ""


def test_a_process_that_died_in_between_is_started_again(workers: list[Worker]) -> None:
    workers.append(worker := Worker())
    ask(worker)
    wait(worker)
    assert worker._process is not None
    worker._process.kill()
    worker._process.join()
    ask(worker)
    assert wait(worker).note == ""


def test_an_overdue_answer_is_replaced_by_a_quick_one(
    workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.0)
    monkeypatch.setattr(module, "GRACE", 0.0)
    workers.append(worker := Worker(helpers.sleep))
    ask(worker)
    assert wait(worker).note == LATE
    assert worker._process is None


def test_without_a_process_thinking_is_done_in_slices(
    workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Worker, "_start", lambda self: False)
    workers.append(worker := Worker())
    ask(worker, iterations=300)
    decision = wait(worker)
    match = helpers.box_match()
    handle = match.seat(match.to_act()[0])
    assert decision == choose(match.game, handle.view(), handle.legal(), "hard", Budget(300), "s")
    ask(worker, iterations=300)
    worker.cancel()
    assert worker.poll() is None


def test_a_system_without_processes_is_noticed(
    workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    def impossible(method: str) -> None:
        raise OSError("no processes here")

    monkeypatch.setattr(multiprocessing, "get_context", impossible)
    workers.append(worker := Worker())
    ask(worker)
    assert wait(worker).note == ""
    assert "no processes here" in worker.problem


def test_there_is_no_window_in_the_process(workers: list[Worker]) -> None:
    workers.append(worker := Worker(helpers.tell_modules))
    ask(worker)
    wait(worker)
    assert worker.problem == "loaded []"
