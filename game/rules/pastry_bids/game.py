"""Pastry Bids describes itself."""

from __future__ import annotations

from game.rules.core import SETUP, BadPosition, Chance, Game
from game.rules.pastry_bids import actions, codec
from game.rules.pastry_bids.actions import PastryAction
from game.rules.pastry_bids.options import PastryOptions
from game.rules.pastry_bids.pieces import BID, TIE
from game.rules.pastry_bids.state import PastryState
from game.rules.pastry_bids.view import PastryView


class PastryBids(Game[PastryState, PastryAction, PastryOptions]):
    """Two players bid for pairs of ingredients and bake them with what they did not bid."""

    id = "pastry_bids"
    seats = range(2, 3)
    hidden = True
    clauses = "PB"
    options_type = PastryOptions

    def new(self, seats: int, options: PastryOptions, chance: Chance) -> PastryState:
        diamonds = chance.choose(SETUP, (0, 1)) if options.diamonds < 0 else options.diamonds
        state = PastryState(diamonds, options.loose)
        state.start_round(chance)
        return state

    def parse(self, text: str) -> PastryAction:
        return actions.parse(text)

    def state_from_json(self, data: object) -> PastryState:
        state = PastryState(0, False)
        codec.decode(data, state)
        wrong = state.status()
        if wrong:
            raise BadPosition("; ".join(wrong))
        return state

    def view_from_json(self, data: object) -> PastryView:
        top = codec.record(data, ("seat", "has_bid", "has_answered", "known"), "a view")
        seat = codec.integer(top["seat"], 0, 1, "seat")
        known = self.state_from_json(top["known"])
        other = 1 - seat
        bid, answered = (_flag(top[name], other, name) for name in ("has_bid", "has_answered"))
        if known.bids[other] or known.answers[other] is not None:
            raise BadPosition("a view does not know the other seat's bid or answer")
        if (bid and (known.phase != BID or known.bids[seat])) or (
            answered and (known.phase != TIE or known.answers[seat] is not None)
        ):
            raise BadPosition("the other seat has laid a bid or answered while nobody waits for it")
        view = PastryView(seat, known, bid, answered)
        if view.to_json() != data:
            raise BadPosition("the marks of the own seat don't fit what it knows")
        return view


def _flag(data: object, seat: int, where: str) -> bool:
    flags = codec.array(data, where)
    if len(flags) != 2:
        raise BadPosition(f"{where} has two entries")
    return codec.truth(flags[seat], where)


GAME = PastryBids()
