"""The game describes itself and reads its own texts and data."""

from __future__ import annotations

from typing import ClassVar

from game.rules.core import BadPosition, Chance, Game, Options
from game.rules.got_what_it_bakes import actions, codec, setup, view
from game.rules.got_what_it_bakes.actions import Move
from game.rules.got_what_it_bakes.options import BakesOptions
from game.rules.got_what_it_bakes.state import BakesState


class GotWhatItBakes(Game[BakesState, Move, BakesOptions]):
    """Got What It Bakes?, in all its modes."""

    id: ClassVar[str] = "got_what_it_bakes"
    seats: ClassVar[range] = range(1, 5)
    hidden: ClassVar[bool] = True
    clauses: ClassVar[str] = "GW"
    options_type: ClassVar[type[Options]] = BakesOptions

    def new(self, seats: int, options: BakesOptions, chance: Chance) -> BakesState:
        state = BakesState()
        setup.lay_out(state, seats, options, chance)
        return state

    def parse(self, text: str) -> Move:
        return actions.parse(text)

    def state_from_json(self, data: object) -> BakesState:
        state = codec.read(BakesState, data)
        wrong = state.status()
        if wrong:
            raise BadPosition("; ".join(wrong))
        return state

    def view_from_json(self, data: object) -> view.BakesView:
        return view.from_json(data, BakesState)

    def check(self, seats: int, options: BakesOptions) -> None:
        super().check(seats, options)
        options.check_seats(seats)


GAME = GotWhatItBakes()
