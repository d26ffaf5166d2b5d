"""The command line: each command, its mistakes, and the figures that it prints."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

from game import __main__ as command_line
from game.bots.policy import Budget
from game.engine import bench, simulate
from game.engine.arena import BOTS, TrueView, decide, play
from game.engine.statistics import Estimate, mean, wilson
from game.rules import registry
from game.rules.core import AnyGame, Match
from tests.contract.toy import ToyOptions


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(name in shown for name in command_line.COMMANDS)


@pytest.mark.parametrize("name", list(command_line.COMMANDS))
def test_stopping_a_command_is_no_accident(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(argv: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(f"{command_line.COMMANDS[name][0]}.main", stopped)
    assert command_line.main([name]) == command_line.STOPPED


@pytest.mark.parametrize("name", ["engine", "simulate", "bench"])
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.main([name, "--help"])
    assert ended.value.code == 0
    assert f"bakers-table {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "given"), [([], []), (["--data", "x"], ["--data", "x"]), (["play", "--kids"], ["--kids"])]
)
def test_without_a_command_it_plays(
    argv: list[str], given: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[list[str]] = []

    def play_at_the_table(arguments: list[str]) -> int:
        seen.append(arguments)
        return 7

    monkeypatch.setattr(import_module("game.play"), "main", play_at_the_table)
    assert command_line.main(argv) == 7
    assert seen == [given]


def run_simulate(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert simulate.main([*arguments, "--jobs", "1", "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.usefixtures("toy")
def test_a_simulation_reports_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--game", "toy", "--bots", "flat,random", "--games", "40", "--iterations", "60")
    found = run_simulate(capsys, *arguments, "--options", "rounds=2", "low=true")
    assert (found["games"], found["options"]) == (40, {"rounds": 2, "low": True})
    flat, luck = found["entrants"]
    assert (flat["bot"], luck["bot"]) == ("flat", "random")
    assert flat["wins"][0] > luck["wins"][0]
    assert flat["wins"][1] < flat["wins"][0] < flat["wins"][2]
    assert flat["wins"][0] + luck["wins"][0] == pytest.approx(1)


def test_seats_rotate_and_deals_are_mirrored(toy: AnyGame) -> None:
    made = list(simulate.plans(toy, {}, ("greedy", "random", "flat"), 6, "9", Budget(5)))
    assert [plan.seed for plan in made] == ["9/0"] * 3 + ["9/1"] * 3
    assert {plan.seats_of for plan in made[:3]} == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
    for plan in made:
        assert plan.bots == tuple(("greedy", "random", "flat")[entrant] for entrant in plan.seats_of)


@pytest.mark.usefixtures("toy")
def test_the_same_seed_gives_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    def figures(seed: str) -> object:
        found = run_simulate(
            capsys, "--game", "toy", "--bots", "random", "--games", "10", "--seats", "3", "--seed", seed
        )
        return found["length"], [entrant["score"] for entrant in found["entrants"]]

    assert figures("1") == figures("1") != figures("2")


def test_several_processes_give_the_same_results_as_one() -> None:
    game = registry.get(registry.ids()[0])
    made = list(simulate.plans(game, {}, ("random",) * game.seats[0], 4, "1", Budget(5)))
    alone, together = simulate.run(made, 1), simulate.run(made, 2)
    assert [result.scores for result in alone] == [result.scores for result in together]
    assert [result.plan for result in alone] == [result.plan for result in together] == made


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    "arguments",
    [
        ["--bots", "genius"],
        ["--bots", "random,random,random,random"],
        ["--bots", "random,greedy", "--seats", "3"],
        ["--bots", "random", "--options", "rounds=99"],
        ["--bots", "random", "--options", "colour=red"],
        ["--bots", "random", "--games", "0"],
        ["--bots", "random", "--games", "1e9"],
        ["--bots", "random", "--games", "999999999999"],
        ["--bots", "random", "--seats", "999999999"],
        ["--bots", "random", "--seats", "²"],
        ["--bots", "random", "--jobs", "100000"],
        ["--bots", "random", "--seconds", "soon"],
        ["--bots", "random", "--seed", "\udcff"],
        ["--bots", "random", "--seconds", "-1"],
        ["--bots", "random", "--seconds", "nan"],
    ],
)
def test_a_simulation_that_can_not_be_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        simulate.main(["--game", "toy", *arguments])
    assert ended.value.code == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert "error:" in said
    assert "invalid" not in said, "not argparse's words, but what is wrong with it"


@pytest.mark.usefixtures("toy")
def test_a_report_in_words_has_a_line_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["--game", "toy", "--bots", "greedy,random", "--games", "4", "--jobs", "1"]) == 0
    captured = capsys.readouterr()
    assert [line.split()[0] for line in captured.out.splitlines()[2:4]] == ["greedy", "random"]
    assert "4/4" in captured.err, "the progress bar is on standard error"


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_can_take_a_seat(toy: AnyGame, bot: str) -> None:
    (plan,) = simulate.plans(toy, {}, (bot, bot), 1, "1", Budget(iterations=10))
    result = play(plan)
    assert sum(result.shares) == pytest.approx(1)
    assert len(result.decisions) == 2


def test_only_the_cheat_sees_the_truth(toy: AnyGame) -> None:
    match = Match(toy, 2, ToyOptions(), "truth")
    view = TrueView(match.state(), 0)
    assert view.sample(random.Random(1)).digest() == match.digest()
    assert view.to_json() == match.seat(0).view().to_json()
    assert decide(match, 0, "cheat", Budget(20)).action in match.seat(0).legal()


def test_the_bench_measures_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--part", "rules", "--span", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["rules"]) == set(registry.ids())
    for figures in found["rules"].values():
        assert set(figures) == {"actions", "playouts", "copies", "samples"}
        assert all(figure > 0 for figure in figures.values())


def test_the_bench_measures_long_stretches_of_play_only_when_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[set[str]] = []

    def measure(parts: set[str]) -> dict[str, object]:
        asked.append(parts)
        return {}

    monkeypatch.setattr(bench, "import_module", lambda name: SimpleNamespace(measure=measure))
    monkeypatch.setattr(bench, "measure_rules", lambda span: {})
    assert bench.main([]) == bench.main(["--part", "moments"]) == 0
    assert asked == [{"table", "start", "idle"}, {"moments"}]
    assert capsys.readouterr().out


def test_the_bench_refuses_a_part_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench.main(["--part", "soup"])
    assert "soup" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (400, 400, 0.9905, 1.0)]
)
def test_wilson_intervals(won: float, games: int, low: float, high: float) -> None:
    found = wilson(won, games)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)
    assert found.value == won / games


def test_mean_intervals() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.2651, abs=1e-4)
    assert mean([3.0]) == Estimate(3.0, 3.0, 3.0)


def test_the_program_starts_from_its_module() -> None:
    ran = subprocess.run([sys.executable, "-m", "game", "--help"], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("usage: bakers-table")
    assert "--data DIR" in ran.stdout
    assert "--window WxH" in ran.stdout


SIMULATE = "simulate --game cookies --bots random --games 2 --jobs 1"


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        ("engine <&-", 1, "standard input is closed"),
        ("engine >&-", 1, "standard output is closed"),
        (f"{SIMULATE} >&-", 1, "standard output is closed"),
        ("engine > /dev/full", 1, "No space left"),
        (f"{SIMULATE} > /dev/full", 1, "No space left"),
        ("-h > /dev/full", 1, "No space left"),
        ("-h > /dev/full 2>&-", 1, ""),
        (f"{SIMULATE} > /dev/null 2>&-", 0, ""),
    ],
)
def test_a_stream_that_takes_or_gives_nothing_is_told_in_one_sentence(
    words: str, code: int, told: str
) -> None:
    script = f'printf \'{{"do":"games"}}\\n\' | {{ exec "$0" -m game {words}; }}'
    ran = subprocess.run(
        ["/bin/sh", "-c", script, sys.executable], capture_output=True, text=True, check=False
    )
    assert ran.returncode == code
    assert ran.stdout == ""
    said = [line for line in ran.stderr.splitlines() if line and "game/s]" not in line]
    assert len(said) == bool(told)
    assert all(line.startswith("bakers-table: ") and told in line for line in said)


@pytest.mark.parametrize("words", [["-h"], ["simulate", "-h"], ["play", "-h"], SIMULATE.split()])
def test_a_reader_that_leaves_is_no_accident(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ran = subprocess.run(
        [sys.executable, "-m", "game", *words], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert ran.returncode == 0
    assert "Error" not in ran.stderr


def test_the_processes_of_a_simulation_leave_ctrl_c_to_it() -> None:
    ours = signal.getsignal(signal.SIGINT)
    with simulate._pool(1) as pool:
        assert pool.apply(signal.getsignal, (signal.SIGINT,)) is signal.SIG_IGN
    assert signal.getsignal(signal.SIGINT) is ours


def test_ctrl_c_stops_a_simulation_and_its_processes_without_a_word() -> None:
    words = ["simulate", "--game", "cookies", "--bots", "greedy", "--games", "4000", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "game", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,  # a group of its own: a console stops all of it at once
    )
    assert process.stderr is not None
    said = b""
    while not re.search(rb"\b[1-9]\d*/4000", said):
        piece = process.stderr.read1(100)  # type: ignore[attr-defined]
        assert piece
        said += piece
    os.killpg(process.pid, signal.SIGINT)
    _, rest = process.communicate()
    assert process.returncode == command_line.STOPPED
    assert b"Traceback" not in said + rest
    assert b"KeyboardInterrupt" not in said + rest
