"""Matrix games of two players with opposite interests, solved by regret matching."""

from __future__ import annotations

import random
from collections.abc import Sequence

Matrix = Sequence[Sequence[float]]
"""What the row player gains for each pair of choices; the column player loses as much."""


def equilibrium(gains: Matrix, iterations: int) -> tuple[list[float], list[float], float]:
    """Nearly optimal mixes of rows and columns, and the value of the game for the row player.

    Regret matching plus: negative regrets are forgotten, the two take turns, and later mixes
    count more. A few hundred iterations bring a 13 by 13 game within about a hundredth of the spread.
    """
    columns_of = [list(column) for column in zip(*gains, strict=True)]
    row_regret, column_regret = [0.0] * len(gains), [0.0] * len(columns_of)
    row_sum, column_sum = [0.0] * len(gains), [0.0] * len(columns_of)
    columns = mix(column_regret)
    for turn in range(1, iterations + 1):
        _learn(gains, columns, row_regret, 1.0)
        rows = mix(row_regret)
        _learn(columns_of, rows, column_regret, -1.0)
        columns = mix(column_regret)
        for index, share in enumerate(rows):
            row_sum[index] += turn * share
        for index, share in enumerate(columns):
            column_sum[index] += turn * share
    rows, columns = mix(row_sum), mix(column_sum)
    value = sum(
        share * gain * other
        for share, line in zip(rows, gains, strict=True)
        if share
        for gain, other in zip(line, columns, strict=True)
    )
    return rows, columns, value


def value_of(gains: Matrix, iterations: int) -> float:
    """The value of a game for the row player, exact up to two by two."""
    if len(gains) == 1:
        return min(gains[0])
    if len(gains[0]) == 1:
        return max(line[0] for line in gains)
    if len(gains) > 2 or len(gains[0]) > 2:
        return equilibrium(gains, iterations)[2]
    (a, b), (c, d) = gains
    low, high = max(min(a, b), min(c, d)), min(max(a, c), max(b, d))
    return low if low >= high else (a * d - b * c) / (a + d - b - c)


def mix(weights: Sequence[float]) -> list[float]:
    """Weights as shares of 1; equal ones when there are none."""
    total = sum(weights)
    return [weight / total for weight in weights] if total > 0 else [1 / len(weights)] * len(weights)


def pick(shares: Sequence[float], rng: random.Random) -> int:
    """An index drawn by its share."""
    left = rng.random()
    for index, share in enumerate(shares):
        left -= share
        if left < 0:
            return index
    return max(range(len(shares)), key=shares.__getitem__)


def against(gains: Matrix, columns: Sequence[float]) -> list[float]:
    """What each row gains on average against a mix of columns."""
    return [sum(gain * share for gain, share in zip(line, columns, strict=True)) for line in gains]


def _learn(gains: Matrix, others: Sequence[float], regrets: list[float], sign: float) -> None:
    played = [(index, share) for index, share in enumerate(others) if share]
    worth = [sign * sum(line[index] * share for index, share in played) for line in gains]
    now = sum(gain * share for gain, share in zip(worth, mix(regrets), strict=True))
    for index, gain in enumerate(worth):
        regrets[index] = max(0.0, regrets[index] + gain - now)
