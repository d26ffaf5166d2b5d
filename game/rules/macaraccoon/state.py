"""The position of a game of Macaraccoon, and what is legal in it; `turn` changes it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from game.rules.core import Action, Chance, Event, IllegalMove, Outcome, State
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon import powers, service, turn
from game.rules.macaraccoon.cards import CHEFS, ORDERS
from game.rules.macaraccoon.places import COLUMNS, JUMPS, NEIGHBOURS

if TYPE_CHECKING:
    from game.rules.macaraccoon.view import MacaraccoonView

PAYMENTS: tuple[tuple[int, ...], ...] = ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))
"""Sets of plates that a Whisker can be paid with."""


class MacaraccoonState(State[Action]):
    """Flat data: the kitchen row by row, pantry, piles, countertops, queues, mat, and what is pending."""

    __slots__ = (
        "asked",
        "chefs",
        "chefs_discarded",
        "chefs_left",
        "column_left",
        "dry_rounds",
        "extra",
        "hand",
        "hand_seat",
        "hole",
        "jars",
        "kitchen",
        "offer",
        "orders_left",
        "over",
        "pantry",
        "pile",
        "plates",
        "power_left",
        "queue_sugar",
        "queues",
        "raccoon",
        "refused",
        "rush",
        "seats",
        "served",
        "served_now",
        "spot_sugar",
        "start",
        "thrown",
        "tokens",
        "turn",
        "turns_left",
        "whisk",
    )

    seats: int
    start: int
    """Starting seat."""
    turn: int
    """Seat whose turn it is."""
    raccoon: int
    """Spot of Macaraccoon."""
    kitchen: list[str]
    """Kind on each spot; "" is empty."""
    spot_sugar: list[int]
    pantry: tuple[str, ...]
    """Seven places; "" is empty."""
    pile: tuple[str, ...]
    """What the ingredient draw pile still holds, sorted: its order is chance's."""
    thrown: tuple[str, ...]
    """The ingredient discards, oldest first."""
    plates: list[tuple[tuple[str, ...], ...]]
    """Of each seat three stacks, bottom layer first."""
    jars: list[int]
    tokens: list[int]
    served: list[tuple[str, ...]]
    """Order ids served by each seat."""
    orders_left: tuple[str, ...]
    queues: list[tuple[str, ...]]
    queue_sugar: list[tuple[int, ...]]
    chefs: tuple[str, ...]
    """The four Whiskers on the mat."""
    chefs_left: tuple[str, ...]
    chefs_discarded: tuple[str, ...]
    hand: str
    """The ingredient that waits to be placed; "" is none."""
    hand_seat: int
    hole: int
    """The spot that waits to be filled from the pantry; -1 is none."""
    whisk: int
    """Slot of the Whisker in use; -1 is none."""
    power_left: bool
    column_left: bool
    asked: int
    """The seat asked for a yes (MC-40); -1 is none."""
    offer: int
    """The plate whose ingredient is offered."""
    refused: tuple[int, ...]
    """Seats that have said no to the offer."""
    extra: int
    """Further actions given by a power (MC-39)."""
    rush: bool
    """Whether the player chooses between a Sugar Rush and the end of the turn (MC-41)."""
    turns_left: int
    """Turns until the end, this one included; -1 while it isn't triggered."""
    dry_rounds: int
    served_now: bool
    """Whether an order was served in this round (MC-42)."""
    over: bool

    def to_act(self) -> tuple[int, ...]:
        """The seat that places, answers or plays; free moves wait for nobody."""
        if self.over:
            return ()
        if self.hand:
            return (self.hand_seat,)
        if self.asked >= 0:
            return (self.asked,)
        return (self.turn,)

    def legal(self, seat: int) -> Sequence[Action]:
        """The seat's actions: its decision, if the game waits for it, then its free moves (MC-11)."""
        if self.over:
            return ()
        result: list[Action] = []
        if seat == self.to_act()[0]:
            self._decisions(seat, result)
        locked = self.offer if self.asked >= 0 and seat == self.turn else -1
        standing = tuple(bool(stack) and plate != locked for plate, stack in enumerate(self.plates[seat]))
        result.extend(act.FREE[standing])
        return result

    def _decisions(self, seat: int, result: list[Action]) -> None:
        if self.hand:
            for plate, stack in enumerate(self.plates[seat]):
                if stack:
                    result.extend(act.PLACE[plate])
                else:
                    result.append(act.PLACE[plate][1])
            result.append(act.DROP)
        elif self.asked >= 0:
            result.append(act.YES)
            result.append(act.NO)
        elif self.hole >= 0:
            result.extend(act.FILL[kind] for kind in dict.fromkeys(self.pantry) if kind)
        elif self.whisk >= 0:
            if self.column_left:
                kitchen = self.kitchen
                result.extend(act.COLUMN[spot] for spot in COLUMNS[self.whisk] if kitchen[spot])
            if self.power_left:
                powers.legal(self, result)
            result.append(act.FINISH)
        elif self.rush:
            result.append(act.RUSH)
            result.append(act.END)
        else:
            self.turn_actions(seat, result)

    def turn_actions(self, seat: int, result: list[Action]) -> None:
        """Append the three kinds of action that a turn offers (MC-7)."""
        kitchen = self.kitchen
        for spot in NEIGHBOURS[self.raccoon]:
            if kitchen[spot]:
                result.append(act.PICK[spot])
        if self.jars[seat]:
            for over, spot in JUMPS[self.raccoon]:
                if kitchen[over] and kitchen[spot]:
                    result.append(act.JUMP[over, spot])
        service.legal(self, seat, result)
        sizes = tuple(map(len, self.plates[seat]))
        total = sum(sizes)
        for slot in range(len(self.chefs)):
            chef = CHEFS[self.chefs[slot]]
            if self.jars[seat] >= chef.sugar:
                result.append(act.WHISK[slot, ()])
            if total >= chef.ingredients:
                result.extend([act.WHISK[slot, plates] for plates in payments(sizes, chef.ingredients)])

    def refusal(self, seat: int, action: Action) -> IllegalMove | None:
        """Why not, with the clause that forbids it."""
        if action in self.legal(seat):
            return None
        from game.rules.macaraccoon.refusals import explain

        return explain(self, seat, action)

    def apply(self, seat: int, action: Action, chance: Chance, events: list[Event] | None = None) -> None:
        """Carry out a legal action, then everything that follows by itself."""
        turn.play(self, seat, action, chance, events)

    def hearts(self, seat: int) -> int:
        """Hearts on served orders plus heart tokens (MC-30)."""
        return self.tokens[seat] + sum(ORDERS[order].hearts for order in self.served[seat])

    def outcome(self) -> Outcome | None:
        """Hearts, then sugar, ingredients on the plates, served orders; then shared (MC-30)."""
        if not self.over:
            return None
        keys = [
            (self.hearts(s), self.jars[s], sum(map(len, self.plates[s])), len(self.served[s]))
            for s in range(self.seats)
        ]
        best = max(keys)
        winners = tuple(s for s in range(self.seats) if keys[s] == best)
        rivals = [key for key in keys if key != best]
        reason = "shared" if len(winners) > 1 else decided_by(best, rivals)
        names = ("hearts", "sugar", "ingredients", "orders")
        details = tuple(
            (f"{name}-{s}", float(keys[s][i])) for s in range(self.seats) for i, name in enumerate(names)
        )
        return Outcome(winners, tuple(float(key[0]) for key in keys), reason, details)

    def view(self, seat: int) -> MacaraccoonView:
        """All but the order of decks, which lies nowhere (MC-32)."""
        from game.rules.macaraccoon.view import MacaraccoonView

        return MacaraccoonView(seat, self)

    def copy(self) -> MacaraccoonState:
        """An independent copy; lists are copied, leaves shared."""
        new = MacaraccoonState.__new__(MacaraccoonState)
        new.seats = self.seats
        new.start = self.start
        new.turn = self.turn
        new.raccoon = self.raccoon
        new.kitchen = self.kitchen[:]
        new.spot_sugar = self.spot_sugar[:]
        new.pantry = self.pantry
        new.pile = self.pile
        new.thrown = self.thrown
        new.plates = self.plates[:]
        new.jars = self.jars[:]
        new.tokens = self.tokens[:]
        new.served = self.served[:]
        new.orders_left = self.orders_left
        new.queues = self.queues[:]
        new.queue_sugar = self.queue_sugar[:]
        new.chefs = self.chefs
        new.chefs_left = self.chefs_left
        new.chefs_discarded = self.chefs_discarded
        new.hand = self.hand
        new.hand_seat = self.hand_seat
        new.hole = self.hole
        new.whisk = self.whisk
        new.power_left = self.power_left
        new.column_left = self.column_left
        new.asked = self.asked
        new.offer = self.offer
        new.refused = self.refused
        new.extra = self.extra
        new.rush = self.rush
        new.turns_left = self.turns_left
        new.dry_rounds = self.dry_rounds
        new.served_now = self.served_now
        new.over = self.over
        return new

    def to_json(self) -> dict[str, Any]:
        """The whole position as plain data."""
        from game.rules.macaraccoon.notation import position

        return position(self)

    def status(self) -> list[str]:
        """What is wrong with the position; counts all cards and checks what is pending."""
        from game.rules.macaraccoon.notation import faults

        return faults(self)


@lru_cache(maxsize=10_000)
def payments(sizes: tuple[int, ...], cost: int) -> tuple[tuple[int, ...], ...]:
    """The sets of whole stacks that pay a price, none of them superfluous (MC-21)."""
    found = []
    for plates in PAYMENTS:
        paid = sum(sizes[plate] for plate in plates)
        if paid >= cost and all(sizes[plate] and paid - sizes[plate] < cost for plate in plates):
            found.append(plates)
    return tuple(found)


REASONS = ("most-hearts", "more-sugar", "more-ingredients", "more-orders")
"""What decided, in the order of MC-30."""


def decided_by(best: tuple[int, ...], rivals: Sequence[tuple[int, ...]]) -> str:
    """Which count decided between the winner and the runner-up."""
    runner_up = max(rivals)
    for reason, own, other in zip(REASONS, best, runner_up, strict=True):
        if own != other:
            return reason
    return "shared"
