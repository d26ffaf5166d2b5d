"""The game of Cookies, as the registry hands it out."""

from __future__ import annotations

from typing import ClassVar

from game.rules.cookies import actions, stored
from game.rules.cookies.actions import CookiesAction
from game.rules.cookies.box import box
from game.rules.cookies.options import RANDOM, CookiesOptions
from game.rules.cookies.state import CookiesState
from game.rules.cookies.view import CookiesView
from game.rules.core import SETUP, BadOption, BadPosition, Chance, Game, Options


class CookiesGame(Game[CookiesState, CookiesAction, CookiesOptions]):
    """One to four bakers, one team (CK-29)."""

    id: ClassVar[str] = "cookies"
    seats: ClassVar[range] = range(1, 5)
    cooperative: ClassVar[bool] = True
    clauses: ClassVar[str] = "CK"
    options_type: ClassVar[type[Options]] = CookiesOptions

    def check(self, seats: int, options: CookiesOptions) -> None:
        super().check(seats, options)
        if options.first >= seats:
            raise BadOption(f"option first: there is no seat {options.first} at a table of {seats}")

    def new(self, seats: int, options: CookiesOptions, chance: Chance) -> CookiesState:
        first = options.first
        if first == RANDOM:
            first = chance.choose(SETUP, range(seats)) if seats > 1 else 0
        the_box = box()
        return CookiesState.start(the_box, the_box.clocks[options.clock], seats, options.scoring, first)

    def parse(self, text: str) -> CookiesAction:
        return actions.parse(text)

    def state_from_json(self, data: object) -> CookiesState:
        return stored.from_json(CookiesState, data)

    def view_from_json(self, data: object) -> CookiesView:
        if not isinstance(data, dict):
            raise BadPosition("a view is an object")
        seat = data.get("seat")
        state = self.state_from_json({name: value for name, value in data.items() if name != "seat"})
        if type(seat) is not int or not 0 <= seat < state.seats:
            raise BadPosition(f"seat: there is no seat {seat!r}")
        return CookiesView(seat, state)


GAME = CookiesGame()
