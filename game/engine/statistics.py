"""The little statistics that measured strength needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z95 = 1.959964
"""Standard deviations on either side that hold 95 %."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured figure with its 95 % interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> list[float]:
        """Value, lower and upper bound, rounded to what can be meant."""
        return [round(number, 4) for number in (self.value, self.low, self.high)]

    def text(self, scale: float = 1.0, digits: int = 1) -> str:
        """`52.0 [47.1, 56.9]`, each figure times `scale`."""
        low, value, high = (f"{number * scale:.{digits}f}" for number in (self.low, self.value, self.high))
        return f"{value} [{low}, {high}]"


def wilson(won: float, games: int) -> Estimate:
    """A rate with its Wilson interval; shared victories count as parts. `games` is at least 1."""
    rate = won / games
    spread = Z95 * Z95 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z95 * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Estimate:
    """An average with its normal interval; of a single value the interval is the value."""
    count = len(values)
    average = sum(values) / count
    if count < 2:
        return Estimate(average, average, average)
    variance = sum((value - average) ** 2 for value in values) / (count - 1)
    half = Z95 * sqrt(variance / count)
    return Estimate(average, average - half, average + half)
