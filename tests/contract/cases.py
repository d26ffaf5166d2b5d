"""Which games, numbers of seats and options the contract is proven for, and random games of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from game.rules import registry
from game.rules.core import AnyGame, BadOption, Match, Options
from tests.contract import toy

HIDING = frozenset({"toy", "pastry_bids", "got_what_it_bakes"})
"""Games in which a position holds something that a seat doesn't know (undrawn cards are in no position)."""

MAX_ACTIONS = 5000
"""Random play must have ended by then."""

LOOKS = 24
"""Positions of one game that costly tests look at."""

MIXTURES = 8
"""Tables with all options drawn at random."""


@dataclass(frozen=True)
class Case:
    """A game, a number of seats, and options."""

    game: AnyGame
    seats: int
    options: Options

    def __str__(self) -> str:
        changed = [
            f"{spec.name}={getattr(self.options, spec.name)}"
            for spec in self.options.specs()
            if getattr(self.options, spec.name) != spec.default
        ]
        return "-".join([self.game.id, str(self.seats), *changed])

    def match(self, seed: str) -> Match:
        """A new match of this case."""
        return Match(self.game, self.seats, self.options, seed)


def all_games() -> tuple[AnyGame, ...]:
    """The games that the contract is proven for: all in the box, and the toy."""
    return (toy.GAME, *registry.games())


@cache
def cases(game: AnyGame) -> tuple[Case, ...]:
    """Each number of seats with the defaults, the choices of every option (of a number, the last), and
    some mixtures of options."""
    found: dict[str, Case] = {}

    def add(values: dict[str, bool | int | str], seats: Sequence[int]) -> None:
        """Add a case with the first of `seats` that can be played with these options."""
        for number in seats:
            try:
                options = game.options_type.from_json(values)
                game.check(number, options)
            except BadOption:
                continue
            case = Case(game, number, options)
            found.setdefault(str(case), case)
            return

    for number in game.seats:
        add({}, (number,))
    specs = game.options_type.specs()
    for spec in specs:
        for choice in spec.choices[-1:] if spec.type == "int" else spec.choices:
            add({spec.name: choice}, game.seats[::-1])
    rng = random.Random(1)
    for _ in range(MIXTURES if len(specs) > 2 else 0):
        mixture = {spec.name: spec.choices[int(rng.random() * len(spec.choices))] for spec in specs}
        shift = int(rng.random() * len(game.seats))
        add(mixture, (*game.seats[shift:], *game.seats[:shift]))
    return tuple(found.values())


ALL_CASES: tuple[Case, ...] = tuple(case for game in all_games() for case in cases(game))
"""Everything that can be sat down to."""


def random_game(case: Case, seed: str, free_acts: float = 0.2) -> Iterator[tuple[Match, int]]:
    """Play a match at random; yields it before every action with the seat that is going to act.

    The receiver may look at the match but not play. Now and then a seat that nobody waits for
    makes one of its free acts.
    """
    match = case.match(seed)
    rng = random.Random(f"player {seed}")
    for _ in range(MAX_ACTIONS):
        waiting = match.to_act()
        if not waiting:
            return
        seat = waiting[int(rng.random() * len(waiting))]
        if rng.random() < free_acts:
            free = [s for s in range(case.seats) if s not in waiting and match.seat(s).legal()]
            seat = free[int(rng.random() * len(free))] if free else seat
        yield match, seat
        legal = match.seat(seat).legal()
        match.play(seat, legal[int(rng.random() * len(legal))])
    raise AssertionError(f"{case} with seed {seed} has not ended after {MAX_ACTIONS} actions")


@cache
def finished(case: Case, seed: str) -> Match:
    """A random match that has been played to its end."""
    *_, (match, _) = random_game(case, seed)
    return match


def spread(case: Case, seed: str, looks: int = LOOKS) -> Iterator[tuple[Match, int]]:
    """About `looks` of the moments that `random_game` yields, spread evenly over the whole game."""
    step = max(1, len(finished(case, seed).log) // looks)
    return (moment for number, moment in enumerate(random_game(case, seed)) if number % step == 0)
