"""What one baker may know, and full positions that agree with it (GW-61)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from game.rules.core import BadPosition, View
from game.rules.got_what_it_bakes import codec, scoring
from game.rules.got_what_it_bakes.dice import price_of
from game.rules.got_what_it_bakes.pending import GoalChoice
from game.rules.got_what_it_bakes.table import DRAFT, HIDDEN, OVER, Table

if TYPE_CHECKING:
    from game.rules.got_what_it_bakes.state import BakesState


class BakesView(View["BakesState"]):
    """A position through the eyes of a seat.

    `table` holds every open fact; a card that these eyes may not see stands there as `HIDDEN`.
    """

    __slots__ = ("_goal_pool", "_recipe_pool", "_seen", "seat", "table")

    table: BakesState
    """The table as this seat sees it. It is a picture: `sample` makes positions that can be played."""

    def __init__(
        self,
        seat: int,
        table: BakesState,
        goal_pool: tuple[str, ...],
        recipe_pool: tuple[str, ...],
        seen: tuple[tuple[str, ...], ...],
    ) -> None:
        self.seat = seat
        self.table = table
        self._goal_pool = goal_pool
        self._recipe_pool = recipe_pool
        self._seen = seen

    def legal(self) -> tuple[Any, ...]:
        """What this seat may do now."""
        return tuple(self.table.legal(self.seat))

    def sheet(self, seat: int) -> dict[str, int]:
        """The score sheet of a seat as far as these eyes can count it now (GW-40)."""
        return scoring.sheet(self.table, seat)

    def price(self, ingredient: int) -> int:
        """Coins for one more unit of an ingredient that this seat has activated; 0: not activated."""
        return price_of(self.table, self.seat, ingredient)

    def sample(self, rng: random.Random) -> BakesState:
        t = self.table.copy()
        if self._goal_pool:
            _sample_goals(t, self._goal_pool, rng)
        if self._recipe_pool or self._seen:
            _sample_draft(t, self.seat, self._recipe_pool, self._seen, rng)
        return t

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "table": codec.to_json(self.table),
            "unseen_goals": list(self._goal_pool),
            "unseen_recipes": list(self._recipe_pool),
            "seen_hands": [list(cards) for cards in self._seen],
        }


def look(t: BakesState, seat: int) -> BakesView:
    """The view of a seat: hidden cards become `HIDDEN`, and pools hold what they may be."""
    table = t.copy()
    if t.options.open_goals or t.phase == OVER:
        return BakesView(seat, table, (), (), ())
    goal_pool = _hide_goals(table, seat)
    recipe_pool: tuple[str, ...] = ()
    seen: tuple[tuple[str, ...], ...] = ()
    if t.phase == DRAFT and t.options.mode != "solo":
        recipe_pool, seen = _hide_draft(table, seat)
    return BakesView(seat, table, goal_pool, recipe_pool, seen)


def _hide_goals(t: Table, seat: int) -> tuple[str, ...]:
    """Hide the goals of the others, their discards and offers, and the deck; return what those may be.

    A goal that the seat discarded is known to lie there until the discards become a new deck; from
    then on it may be anywhere, as for everybody else.
    """
    pool = list(t.goal_deck)
    t.goal_deck = (HIDDEN,) * len(t.goal_deck)
    knows = (seat, *t.mates[seat])
    for other in range(t.seats):
        if other not in knows:
            pool += t.goals[other]
            t.goals[other] = (HIDDEN,) * len(t.goals[other])
    pool += [goal for goal, by in t.goal_discards if by != seat]
    own = [(goal, by) for goal, by in t.goal_discards if by == seat]
    hidden = sorted(by for _, by in t.goal_discards if by != seat)
    t.goal_discards = (*own, *((HIDDEN, by) for by in hidden))
    for other, offer in enumerate(t.offers):
        if offer and other != seat:
            pool += offer
    t.offers = tuple(o if s == seat else (HIDDEN,) * len(o) for s, o in enumerate(t.offers))
    step = t.pending
    if isinstance(step, GoalChoice) and step.seat != seat:
        pool += step.goals
        t.pending = GoalChoice(step.seat, (HIDDEN,) * len(step.goals))
    return tuple(sorted(pool))


def _sample_goals(t: Table, pool: tuple[str, ...], rng: random.Random) -> None:
    """Deal the unseen goals evenly to the places where a hidden one lies; the deck gets the rest."""
    rest = list(pool)
    draw = rng.random

    def take() -> str:
        i = int(draw() * len(rest))
        goal = rest[i]
        rest[i] = rest[-1]
        rest.pop()
        return goal

    for seat, goals in enumerate(t.goals):
        if goals and goals[0] is HIDDEN:
            t.goals[seat] = tuple([take() for _ in goals])
    discards = t.goal_discards
    if discards and discards[-1][0] is HIDDEN:
        t.goal_discards = tuple(sorted([(take() if g is HIDDEN else g, by) for g, by in discards]))
    if any(t.offers):
        t.offers = tuple(
            tuple(sorted([take() for _ in offer])) if offer and offer[0] is HIDDEN else offer
            for offer in t.offers
        )
    step = t.pending
    if isinstance(step, GoalChoice) and step.goals[0] is HIDDEN:
        t.pending = GoalChoice(step.seat, tuple(sorted([take() for _ in step.goals])))
    rest.sort()
    t.goal_deck = tuple(rest)


def _hide_draft(t: Table, seat: int) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """Hide the draft from a seat; return what unseen recipes may be, and for each seat's hand what was seen.

    A hand that this seat has passed on holds, with what was picked from it since, the cards that the
    seat saw last. All else (the other hands, the deck, picks from hands not yet seen) is the pool.
    """
    n, passes = t.seats, t.step
    pool = list(t.recipe_deck)
    t.recipe_deck = (HIDDEN,) * len(t.recipe_deck)
    seen: list[tuple[str, ...]] = []
    picks = [list(cards) for cards in t.picks]
    hands = list(t.hands)
    for holder in range(n):
        origin = (holder - passes) % n
        sights = [d for d in range(passes + 1) if (origin + d) % n == seat]
        known: list[str] = list(hands[holder]) if sights else []
        for d in range(passes):
            picker = (origin + d) % n
            if picker == seat:
                continue
            card = picks[picker][d]
            if sights and d > sights[-1]:
                known.append(card)
            elif not (sights and d > sights[0]):
                pool.append(card)
            else:
                continue
            picks[picker][d] = HIDDEN
        if not sights:
            pool += hands[holder]
        seen.append(tuple(sorted(known)) if sights and sights[-1] < passes else ())
        if holder != seat:
            hands[holder] = (HIDDEN,) * len(hands[holder])
    t.hands = tuple(hands)
    t.picks = tuple(tuple(cards) for cards in picks)
    t.picked = tuple(p if s == seat or not p else HIDDEN for s, p in enumerate(t.picked))
    return tuple(sorted(pool)), tuple(seen)


def _sample_draft(
    t: Table, seat: int, pool: tuple[str, ...], seen: tuple[tuple[str, ...], ...], rng: random.Random
) -> None:
    """Deal unseen recipes evenly to hidden hands and picks, and seen hands to where they went."""
    n, passes = t.seats, t.step
    rest = list(pool)

    def take(cards: list[str]) -> str:
        return cards.pop(int(rng.random() * len(cards)))

    picks = [list(cards) for cards in t.picks]
    hands = list(t.hands)
    for holder in range(n):
        origin = (holder - passes) % n
        known = list(seen[holder])
        last = max((d for d in range(passes + 1) if (origin + d) % n == seat), default=-1)
        for d in range(passes):
            picker = (origin + d) % n
            if picks[picker][d] is HIDDEN:
                picks[picker][d] = take(known if known and d > last else rest)
        if holder != seat:
            source = known or rest
            hands[holder] = tuple(sorted([take(source) for _ in hands[holder]]))
    t.hands = tuple(hands)
    t.picks = tuple(tuple(cards) for cards in picks)
    t.picked = tuple(take(list(hands[s])) if p is HIDDEN else p for s, p in enumerate(t.picked))
    rest.sort()
    t.recipe_deck = tuple(rest)


def from_json(data: object, kind: type[BakesState]) -> BakesView:
    """The view that `to_json` wrote. Raises `BadPosition`."""
    fields = codec.mapping("view", data)
    if set(fields) != {"seat", "table", "unseen_goals", "unseen_recipes", "seen_hands"}:
        raise BadPosition("this is no view of this game")
    table = codec.read(kind, fields["table"])
    seen = tuple(codec.texts("seen_hands", v) for v in codec.items("seen_hands", fields["seen_hands"]))
    view = BakesView(
        codec.number("seat", fields["seat"], 0, table.seats - 1),
        table,
        codec.texts("unseen_goals", fields["unseen_goals"]),
        codec.texts("unseen_recipes", fields["unseen_recipes"]),
        seen,
    )
    wrong = view.sample(random.Random(0)).status()
    if wrong:
        raise BadPosition("; ".join(wrong))
    return view
