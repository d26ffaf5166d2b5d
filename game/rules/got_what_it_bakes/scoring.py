"""Counting up: goals, points, ties and ranks (GW-40 to GW-42, GW-45, GW-47, GW-57, GW-71)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.core import Outcome
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import EFFECTS, GOALS, RECIPES, Goal, Recipe
from game.rules.got_what_it_bakes.table import OVER, Table

RANKS: tuple[tuple[int, str], ...] = (
    (90, "prodigy"),
    (80, "master-baker"),
    (60, "experienced"),
    (50, "rising-star"),
    (40, "apprentice"),
    (30, "enthusiastic-helper"),
)
"""The lowest points of each rank (GW-42); below them all: `novice`."""
LINES = ("recipes", "goals", "upgrades", "refreshments", "savings", "trash")
"""The lines of a score sheet, in the order in which they are counted (GW-40)."""

TRASH_POINTS = -5
UNUSED_UPGRADE, USED_UPGRADE = 3, 2
UNUSED_SWEET, USED_SWEET = 3, 0
SAVINGS_A_POINT = 3


def rank(points: float) -> str:
    """The name of the rank for so many points (GW-42)."""
    return next((name for least, name in RANKS if points >= least), "novice")


def _count(recipes: Sequence[Recipe], test: Callable[[Recipe], bool]) -> int:
    return sum(1 for recipe in recipes if test(recipe))


def measure(t: Table, seats: Sequence[int], goal: Goal) -> int:
    """What a goal counts, over the tables of these seats as they stand (GW-57)."""
    recipes = [RECIPES[slug] for seat in seats for slug in t.done[seat]]
    what = goal.what
    match goal.test:
        case "type":
            return _count(recipes, lambda r: r.type == what)
        case "both":
            sweet = _count(recipes, lambda r: r.type == "sweet")
            return min(sweet, len(recipes) - sweet)
        case "stars":
            return sum(r.stars for r in recipes)
        case "star_cards":
            return _count(recipes, lambda r: r.stars == what)
        case "slow":
            return _count(recipes, lambda r: r.time >= int(what))
        case "quick":
            return _count(recipes, lambda r: r.time <= int(what))
        case "time_sum":
            return sum(r.time for r in recipes)
        case "ingredient":
            return sum(bag.count(r.boxes, int(what)) for r in recipes)
        case "kinds":
            together = 0
            for r in recipes:
                together |= bag.kinds(r.boxes)
            return len(bag.of_kinds(together))
        case "values":
            return len({r.value for r in recipes})
        case "coins":
            return sum(t.coins[seat] for seat in seats)
        case "time":
            return sum(t.time[seat] for seat in seats)
        case "stored":
            return sum(bag.total(t.stock[seat]) for seat in seats)
        case "clean":
            return 0 if any(t.trash[seat] for seat in seats) else len(recipes)
        case _:
            return sum(t.dared[seat] for seat in seats)


def threshold(goal: Goal, seats: int) -> int:
    """The number that a goal asks for: a team goal asks it of each baker, unless said otherwise."""
    return goal.n * seats if goal.deck == "turquoise" and not goal.once else goal.n


def achieved(t: Table, seat: int, slug: str) -> bool:
    """Whether a goal is met as the table stands: by the seat alone, in cooperative play by all together."""
    goal = GOALS[slug]
    seats = range(t.seats) if goal.deck == "turquoise" else (seat,)
    return measure(t, seats, goal) >= threshold(goal, len(seats))


def team_goals(t: Table) -> tuple[str, ...]:
    """All open goals of cooperative play (GW-46)."""
    return tuple(goal for goals in t.goals for goal in goals)


def sheet(t: Table, seat: int) -> dict[str, int]:
    """The score sheet of a seat as its table stands, line by line (GW-40)."""
    goals = team_goals(t) if t.options.open_goals else t.goals[seat]
    used = t.used[seat]
    upgrades = 0
    for slug in t.upgrades[seat]:
        if EFFECTS[slug].kind == "sweet":
            upgrades += USED_SWEET if slug in used else UNUSED_SWEET
        else:
            upgrades += USED_UPGRADE if slug in used else UNUSED_UPGRADE
    return {
        "recipes": sum(RECIPES[slug].value for slug in t.done[seat]),
        "goals": sum(GOALS[slug].points for slug in goals if slug in GOALS and achieved(t, seat, slug)),
        "upgrades": upgrades,
        "refreshments": len(t.drinks[seat]) + len(t.drunk[seat]),
        "savings": (t.coins[seat] + bag.total(t.stock[seat])) // SAVINGS_A_POINT,
        "trash": TRASH_POINTS * len(t.trash[seat]),
    }


def points(t: Table, seat: int) -> int:
    """The points of a seat as its table stands."""
    return sum(sheet(t, seat).values())


def stars(t: Table, seat: int) -> int:
    """Stars on the seat's completed recipes (GW-41)."""
    return sum(RECIPES[slug].stars for slug in t.done[seat])


def outcome(t: Table) -> Outcome | None:
    """The result at the end of the game.

    `reason` is a rank in solo, `goals-met` or `goals-missed` in cooperative play, else what decided:
    `points`, `stars` or `shared`. Partners and cooperating bakers all have the sum as their score. The
    details are the lines of every seat's sheet as `<seat>/<line>`, then `<seat>/total` (whose rank GW-42
    names in solo and cooperative play) and `<seat>/stars`.
    """
    if t.phase != OVER:
        return None
    seats = range(t.seats)
    own = [points(t, seat) for seat in seats]
    details: list[tuple[str, float]] = []
    for seat in seats:
        details += [(f"{seat}/{line}", float(n)) for line, n in sheet(t, seat).items()]
        details.append((f"{seat}/total", float(own[seat])))
        details.append((f"{seat}/stars", float(stars(t, seat))))
    mode = t.options.mode
    if mode == "solo":
        return Outcome((0,), (float(own[0]),), rank(own[0]), tuple(details))
    if mode == "cooperative":
        goals = team_goals(t)
        won = len(goals) >= t.seats and all(achieved(t, 0, goal) for goal in goals)
        winners = tuple(seats) if won else ()
        reason = "goals-met" if won else "goals-missed"
        return Outcome(winners, (float(sum(own)),) * t.seats, reason, tuple(details))
    sides = [(0, 2), (1, 3)] if mode == "teams" else [(seat,) for seat in seats]
    results = [(sum(own[s] for s in side), sum(stars(t, s) for s in side), side) for side in sides]
    top = max(result[:2] for result in results)
    winning = [side for total, shine, side in results if (total, shine) == top]
    tied = sum(1 for total, _, _ in results if total == top[0])
    reason = "shared" if len(winning) > 1 else "stars" if tied > 1 else "points"
    scores = [0.0] * t.seats
    for total, _, side in results:
        for seat in side:
            scores[seat] = float(total)
    return Outcome(tuple(sorted(s for side in winning for s in side)), tuple(scores), reason, tuple(details))
