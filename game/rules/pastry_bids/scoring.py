"""Points and the winner (PB-8, PB-13, PB-14)."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import Outcome
from game.rules.pastry_bids.pieces import Dish


def points(dishes: Sequence[Dish]) -> float:
    """What the dishes of one seat score together."""
    return sum((dish.points for dish in dishes), 0.0)


def outcome(dishes: Sequence[Sequence[Dish]]) -> Outcome:
    """The result for the dishes of both seats.

    `reason` is `most-points`, `more-dishes` or `shared`; `details` gives for each seat N `full-N` and
    `leftover-N` (points of full and of leftover dishes) and `count-N` (number of dishes).
    """
    scores = tuple(points(own) for own in dishes)
    counts = tuple(len(own) for own in dishes)
    details: list[tuple[str, float]] = []
    for seat, own in enumerate(dishes):
        details.append((f"full-{seat}", points([dish for dish in own if not dish.leftover])))
        details.append((f"leftover-{seat}", points([dish for dish in own if dish.leftover])))
        details.append((f"count-{seat}", float(counts[seat])))
    if scores[0] != scores[1]:
        winners, reason = (int(scores[1] > scores[0]),), "most-points"
    elif counts[0] != counts[1]:
        winners, reason = (int(counts[1] > counts[0]),), "more-dishes"
    else:
        return Outcome((0, 1), scores, "shared", tuple(details))
    return Outcome(winners, scores, reason, tuple(details))
