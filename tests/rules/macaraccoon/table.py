"""Builds positions of Macaraccoon for tests: what is not named lies in the draw pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from game.rules.core import Event, IllegalMove, Scripted
from game.rules.macaraccoon import GAME
from game.rules.macaraccoon.cards import CHEFS, ORDERS, supply
from game.rules.macaraccoon.state import MacaraccoonState

KITCHEN = (
    *("", "cream", "jam", "kiwi"),
    *("waffle", "pancake", "chocolate", "cream"),
    *("jam", "blueberry", "waffle", "lemon_tart"),
    *("kiwi", "cheesecake", "pancake", "chocolate"),
)
"""Macaraccoon stands on a1."""
PANTRY = ("cream", "jam", "chocolate", "waffle", "kiwi", "pancake", "cream")
QUEUES = (("cloud-nine", "midnight", "sunbeam"), ("red-velvet", "jam-session", "fair-day"))
CHEFS_ON_MAT = ("flipper", "parter", "leaper", "encore")


def table(
    plates: Sequence[Sequence[Sequence[str]]] = (((), (), ()), ((), (), ())),
    *,
    jars: Sequence[int] | None = None,
    kitchen: Sequence[str] = KITCHEN,
    pantry: Sequence[str] = PANTRY,
    queues: Sequence[Sequence[str]] = QUEUES,
    chefs: Sequence[str] = CHEFS_ON_MAT,
    thrown: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    served: Sequence[Sequence[str]] | None = None,
    orders_left: Sequence[str] | None = None,
    **changes: Any,
) -> MacaraccoonState:
    """A legal position; `pile=()` puts all other ingredients out of reach on the last seat's plates."""
    seats = len(plates)
    stacks = [[list(stack) for stack in countertop] for countertop in plates]
    shown = Counter(
        kind
        for kind in (
            *kitchen,
            *pantry,
            *thrown,
            *(k for c in stacks for s in c for k in s),
            changes.get("hand", ""),
        )
        if kind
    )
    rest = sorted((Counter(supply(seats)) - shown).elements())
    if pile is not None:
        rest = _put_away(rest, pile, stacks)
    done = [list(orders) for orders in (served or [()] * seats)]
    waiting = {order for queue in queues for order in queue} | {order for orders in done for order in orders}
    left = sorted(set(ORDERS) - waiting) if orders_left is None else list(orders_left)
    gone = sorted(set(ORDERS) - waiting - set(left))
    done[-1].extend(gone)
    data: dict[str, Any] = {
        "seats": seats,
        "start": 0,
        "turn": 0,
        "raccoon": list(kitchen).index(""),
        "kitchen": list(kitchen),
        "spot_sugar": [0] * 16,
        "pantry": list(pantry),
        "pile": rest,
        "thrown": list(thrown),
        "plates": stacks,
        "jars": list(jars or [1] * seats),
        "tokens": [0] * seats,
        "served": done,
        "orders_left": left,
        "queues": [list(queue) for queue in queues],
        "queue_sugar": [[0] * len(queue) for queue in queues],
        "chefs": list(chefs),
        "chefs_left": sorted(set(CHEFS) - set(chefs)),
        "chefs_discarded": [],
        "hand": "",
        "hand_seat": -1,
        "hole": -1,
        "whisk": -1,
        "power_left": False,
        "column_left": False,
        "asked": -1,
        "offer": -1,
        "refused": [],
        "extra": 0,
        "rush": False,
        "turns_left": -1,
        "dry_rounds": 0,
        "served_now": False,
        "over": False,
    }
    data.update(changes)
    return GAME.state_from_json(data)


def _put_away(rest: list[str], pile: Sequence[str], stacks: list[list[list[str]]]) -> list[str]:
    away = Counter(rest) - Counter(pile)
    stacks[-1][-1].extend(sorted(away.elements()))
    return list(pile)


def play(state: MacaraccoonState, *texts: str, seat: int = 0, script: Iterable[object] = ()) -> list[Event]:
    """Play actions of one seat by their texts, checked like a match does; the events of all."""
    events: list[Event] = []
    chance = Scripted(script)
    for text in texts:
        action = GAME.parse(text)
        refusal = state.refusal(seat, action)
        if refusal is not None:
            raise refusal
        state.apply(seat, action, chance, events)
        assert state.status() == []
    return events


def legal(state: MacaraccoonState, start: str = "", seat: int = 0) -> set[str]:
    """Texts of the legal actions that begin with `start`."""
    return {str(action) for action in state.legal(seat) if str(action).startswith(start)}


def refused(state: MacaraccoonState, text: str, seat: int = 0) -> IllegalMove:
    """The refusal of an action that must not be legal."""
    refusal = state.refusal(seat, GAME.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal
