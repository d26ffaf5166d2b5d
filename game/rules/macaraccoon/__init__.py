"""Macaraccoon: stack desserts, serve customers, call Whisker Chefs (clauses MC-1 to MC-42)."""

from __future__ import annotations

from game.rules.core import DRAWS, SETUP, Action, BadOption, BadPosition, Chance, Game
from game.rules.macaraccoon import actions, notation, supply
from game.rules.macaraccoon.cards import CHEFS, ORDERS
from game.rules.macaraccoon.cards import supply as all_ingredients
from game.rules.macaraccoon.options import MacaraccoonOptions
from game.rules.macaraccoon.places import CORNERS, PLATES, QUEUE_LENGTH, QUEUES, SPOT_OF, SPOTS, WHISKERS
from game.rules.macaraccoon.state import MacaraccoonState
from game.rules.macaraccoon.view import MacaraccoonView


class Macaraccoon(Game[MacaraccoonState, Action, MacaraccoonOptions]):
    """The game: set-up (MC-1 to MC-6) and reading."""

    id = "macaraccoon"
    seats = range(2, 6)
    clauses = "MC"
    options_type = MacaraccoonOptions

    def check(self, seats: int, options: MacaraccoonOptions) -> None:
        """2 to 5 seats, and the first one among them."""
        super().check(seats, options)
        if options.first >= seats:
            raise BadOption(f"seat {options.first} can't begin: there are {seats}")

    def new(self, seats: int, options: MacaraccoonOptions, chance: Chance) -> MacaraccoonState:
        """Lay out the table (MC-5); who begins is given or drawn (MC-6)."""
        state = MacaraccoonState.__new__(MacaraccoonState)
        state.seats = seats
        state.start = state.turn = options.first if options.first >= 0 else chance.choose(SETUP, range(seats))
        state.raccoon = SPOT_OF[chance.choose(SETUP, CORNERS)]
        state.kitchen = [""] * len(SPOTS)
        state.spot_sugar = [0] * len(SPOTS)
        state.pantry = supply.NO_PANTRY
        state.pile = tuple(sorted(all_ingredients(seats)))
        state.thrown = ()
        state.jars = [1] * seats
        state.tokens = [0] * seats
        state.served = [()] * seats
        state.hand, state.hand_seat, state.hole, state.whisk = "", -1, -1, -1
        state.power_left = state.column_left = state.rush = state.served_now = state.over = False
        state.asked, state.offer, state.refused, state.extra = -1, -1, (), 0
        state.turns_left, state.dry_rounds = -1, 0
        state.plates = []
        for _ in range(seats):
            first = _deal(state, chance)
            second = _deal(state, chance, but=first)
            state.plates.append(((first,), (second,), ()) + ((),) * (PLATES - 3))
        supply.heal(state, _SetupDraws(chance), None)
        deck = chance.shuffled(SETUP, sorted(ORDERS))
        waiting = QUEUES * QUEUE_LENGTH
        state.queues = [tuple(deck[q * QUEUE_LENGTH : (q + 1) * QUEUE_LENGTH]) for q in range(QUEUES)]
        state.queue_sugar = [(0,) * QUEUE_LENGTH] * QUEUES
        state.orders_left = tuple(sorted(deck[waiting:]))
        chefs = chance.shuffled(SETUP, sorted(CHEFS))
        state.chefs, state.chefs_left = tuple(chefs[:WHISKERS]), tuple(sorted(chefs[WHISKERS:]))
        state.chefs_discarded = ()
        return state

    def parse(self, text: str) -> Action:
        """The action of a text such as `pick b3 over b2`."""
        return actions.parse(text)

    def state_from_json(self, data: object) -> MacaraccoonState:
        """The position of `MacaraccoonState.to_json`."""
        return notation.read(data)

    def view_from_json(self, data: object) -> MacaraccoonView:
        """The view of `MacaraccoonView.to_json`."""
        if not isinstance(data, dict) or set(data) != {"seat", "table"}:
            raise BadPosition("a view has a seat and a table")
        state = notation.read(data["table"])
        if type(data["seat"]) is not int or not 0 <= data["seat"] < state.seats:
            raise BadPosition("a view needs one of the seats")
        return MacaraccoonView(data["seat"], state)


class _SetupDraws(Chance):
    """Draws that belong to set-up: the same draws, on the stream of set-up."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, stream, options):  # type: ignore[no-untyped-def]
        return self._chance.choose(SETUP if stream == DRAWS else stream, options)

    @property
    def drawn(self) -> int:
        return self._chance.drawn


def _deal(state: MacaraccoonState, chance: Chance, but: str = "") -> str:
    """An ingredient for a plate; one like the first is put back and another drawn (MC-5)."""
    while True:
        kind = chance.choose(SETUP, state.pile)
        if kind != but:
            state.pile = supply.without(state.pile, kind)
            return kind


GAME = Macaraccoon()
