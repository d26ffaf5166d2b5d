"""How strong CookieBot was measured to be, and that the page says what was measured."""

from __future__ import annotations

import pytest

from game.dev.strength import GAMES, REPORT, TEAM_GAMES, Pairing, pairings, read
from game.dev.strength_page import PAGE, page
from game.engine.statistics import wilson

MEASURED = read(REPORT)
BY_NAME = {one.name: one for one in pairings()}
OPTIMUM = {"standard": 0.4644, "gentle": 0.9442, "breezy": 0.9985}
"""Chance of a perfect team at Cookies, from the solved game (`game.dev.solve_cookies`)."""


def found(game: str, *bots: str, **options: str) -> Pairing:
    """The first pairing of these bots (that with the short thought)."""
    return next(one for one in BY_NAME.values() if (one.game, one.bots, one.options) == (game, bots, options))


def rate(pairing: Pairing) -> float:
    """Share of the victories of the first bot."""
    sums = MEASURED[pairing.name]
    return float(sums["won"] / sums["games"])


def test_the_page_shows_what_was_measured() -> None:
    """If not: `python -m game.dev.strength --minutes 0` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page(
        [(one, MEASURED[one.name]) for one in pairings() if one.name in MEASURED]
    )


def test_only_pairings_of_today_are_reported_and_none_beyond_its_games() -> None:
    assert set(MEASURED) <= set(BY_NAME)
    assert all(sums["games"] <= BY_NAME[name].games for name, sums in MEASURED.items())


@pytest.mark.parametrize("clock", sorted(OPTIMUM))
def test_hard_wins_cookies_as_often_as_can_be(clock: str) -> None:
    sums = MEASURED[found("cookies", "hard", "hard", clock=clock).name]
    interval = wilson(sums["won"], sums["games"])
    assert interval.low <= OPTIMUM[clock] <= interval.high
    assert sums["games"] == TEAM_GAMES["hard"]


@pytest.mark.parametrize("clock", sorted(OPTIMUM))
def test_the_levels_of_cookies_stand_in_order(clock: str) -> None:
    rates = [
        rate(found("cookies", level, level, clock=clock))
        for level in ("hard", "normal", "easy", "friendly", "random")
    ]
    assert rates == sorted(rates, reverse=True)


@pytest.mark.parametrize(
    ("game", "bots", "least"),
    [
        ("pastry_bids", ("hard", "greedy"), 0.75),
        ("pastry_bids", ("hard", "normal"), 0.60),
        ("pastry_bids", ("normal", "easy"), 0.70),
        ("pastry_bids", ("hard", "random"), 0.80),
        ("got_what_it_bakes", ("hard", "greedy"), 0.75),
        ("got_what_it_bakes", ("hard", "normal"), 0.60),
        ("got_what_it_bakes", ("normal", "easy"), 0.70),
        ("got_what_it_bakes", ("hard", "random"), 0.99),
        ("macaraccoon", ("hard", "greedy"), 0.75),
        ("macaraccoon", ("hard", "normal"), 0.60),
        ("macaraccoon", ("normal", "easy"), 0.70),
        ("macaraccoon", ("hard", "random"), 0.99),
    ],
)
def test_every_level_beats_those_below_it(game: str, bots: tuple[str, str], least: float) -> None:
    """At Pastry Bids luck caps what can be won of a random player (`game.dev.pastry_response`)."""
    pairing = found(game, *bots)
    assert MEASURED[pairing.name]["games"] == GAMES
    assert rate(pairing) >= least
