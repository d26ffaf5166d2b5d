"""The measured balance of Macaraccoon: measured with the cards of today, and within its limits."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.dev import macaraccoon_balance as balance
from game.rules.macaraccoon.cards import CHEFS, ORDERS

MEASURED: dict[str, Any] = json.loads(balance.REPORT.read_text(encoding="utf-8"))

Spoil = Callable[[dict[str, Any]], object]


def fair() -> dict[str, Any]:
    """A report in which nothing stands out."""
    return {
        "cards": balance.card_hash(),
        "iterations": 1,
        "players": {
            str(players): {
                "games": 4,
                "won": [4 / players] * players,
                "served": dict.fromkeys(ORDERS, 6),
                "called": dict.fromkeys(CHEFS, 6),
                "turns": {str(least): 2, str(most): 2},
                "stalled": 0,
                "decisions": 100,
                "seconds": 1.0,
            }
            for players, (least, most) in balance.TURNS.items()
        },
    }


@pytest.mark.rule("MC-3")
@pytest.mark.rule("MC-4")
@pytest.mark.rule("MC-25")
def test_the_cards_are_those_that_were_measured() -> None:
    """If cards were changed: `python -m game.dev.macaraccoon_balance`, and read what it says."""
    assert MEASURED["cards"] == balance.card_hash()


@pytest.mark.parametrize("players", balance.PLAYERS)
def test_enough_games_were_played_to_say_something(players: int) -> None:
    assert MEASURED["players"][str(players)]["games"] == balance.GAMES


def test_what_was_measured_is_within_its_limits() -> None:
    assert list(balance.faults(MEASURED)) == []


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda report: report["players"].pop("3"), "3 players: nothing has been played"),
        (lambda report: report["players"]["2"].update(won=[2.5, 1.5]), "2 players: seat 0 wins 12.5 points"),
        (lambda report: report["players"]["4"]["served"].update(midnight=1), "4 players: midnight comes 0."),
        (lambda report: report["players"]["5"]["called"].update(usher=99), "5 players: usher comes"),
        (lambda report: report["players"]["5"]["called"].pop("usher"), "5 players: usher comes 0.00"),
        (lambda report: report["players"]["3"].update(turns={"13": 4}), "3 players: a player has 13 turns"),
        (lambda report: report["players"]["3"].update(turns={"29": 4}), "3 players: a player has 29 turns"),
    ],
)
def test_a_figure_out_of_its_limits_is_named(spoil: Spoil, words: str) -> None:
    report = fair()
    assert list(balance.faults(report)) == []
    spoil(report)
    (fault,) = balance.faults(report)
    assert fault.startswith(words)


def test_measuring_goes_on_where_it_stopped_but_not_with_other_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "report.json"
    arguments = ["--players", "2", "--iterations", "1", "--report", str(path), "--games"]
    balance.main([*arguments, "1"])
    first = json.loads(path.read_text(encoding="utf-8"))
    assert "3 players: nothing has been played" in capsys.readouterr().out
    balance.main([*arguments, "2"])
    second = json.loads(path.read_text(encoding="utf-8"))
    assert second["players"]["2"]["games"] == 2
    assert sum(second["players"]["2"]["won"]) == 2
    assert second["players"]["2"]["decisions"] > first["players"]["2"]["decisions"]
    balance.main([*arguments, "2", "--minutes", "0"])
    assert json.loads(path.read_text(encoding="utf-8")) == second
    monkeypatch.setattr(balance, "card_hash", lambda: "other cards")
    assert balance.read(path, 1)["players"] == {}
