"""A table of Cookies for tests: positions in a few words, scripted rolls, events."""

from __future__ import annotations

from typing import Any

from game.rules.cookies import GAME, CookiesState
from game.rules.cookies.box import SHAPES
from game.rules.core import BadPosition, Event, IllegalMove, Scripted

NOTHING = ("sprinkle", "sprinkle", "sprinkle")
"""A roll of three sprinkle faces: of no use while every cookie is decorated or no cookie lies there."""


def data(
    *sheets: str,
    dice: tuple[str, str, str] | None = None,
    at: int = 0,
    oven: int | None = None,
    alarm: int | None = None,
    baked: tuple[str, ...] = (),
    seats: int = 2,
    turn: int = 0,
    clock: str = "standard",
    scoring: bool = False,
    phase: str | None = None,
) -> dict[str, Any]:
    """Plain data of a position; sheets as `heart 3+2` (3 plain, 2 sprinkled), `at` in spaces since the start.

    The reserves are what the sheets and the baked shapes leave of 9 cookies each and 36 sprinkles.
    """
    laid = dict.fromkeys(SHAPES, 0) | dict.fromkeys(baked, 9)
    lying: list[dict[str, Any]] = []
    sprinkled = 0
    for text in (*sheets, "", "")[:2]:
        shape, _, counts = text.partition(" ")
        plain, decorated = (int(number) for number in counts.split("+")) if counts else (0, 0)
        lying.append({"shape": shape or None, "plain": plain, "sprinkled": decorated})
        sprinkled += decorated
        if shape:
            laid[shape] += plain + decorated
    return {
        "game": "cookies",
        "clock": clock,
        "seats": seats,
        "scoring": scoring,
        "turn": turn,
        "phase": phase or ("act" if dice else "roll"),
        "dice": list(dice) if dice else None,
        "hour": at // 12,
        "minute": at % 12,
        "sheets": lying,
        "oven": oven,
        "alarm": alarm,
        "baked": list(baked),
        "reserves": {shape: 9 - count for shape, count in laid.items()},
        "sprinkles": 36 - sprinkled,
    }


def position(*sheets: str, **fields: Any) -> CookiesState:
    """The position; see `data`."""
    return GAME.state_from_json(data(*sheets, **fields))


def impossible(reason: str, changed: dict[str, Any]) -> bool:
    """Whether plain data are refused as a position with `reason` in the message."""
    try:
        GAME.state_from_json(changed)
    except BadPosition as error:
        return reason in str(error)
    return False


def legal(state: CookiesState) -> list[str]:
    """What the baker whose turn it is may do."""
    return [str(action) for action in state.legal(state.turn)]


def play(state: CookiesState, text: str, *rolls: str) -> list[Event]:
    """Play an action for the baker whose turn it is, dice falling as scripted; the events."""
    action = GAME.parse(text)
    refusal = state.refusal(state.turn, action)
    assert refusal is None, refusal
    events: list[Event] = []
    chance = Scripted(rolls)
    state.apply(state.turn, action, chance, events)
    assert not chance.results
    assert state.status() == []
    return events


def names(events: list[Event]) -> list[str]:
    """What happened, by name, in order."""
    return [type(event).__name__ for event in events]


def why_not(state: CookiesState, text: str, seat: int | None = None) -> tuple[str, str]:
    """Clause and key of the refusal of an action, without the topic."""
    refusal = state.refusal(state.turn if seat is None else seat, GAME.parse(text))
    assert isinstance(refusal, IllegalMove)
    return refusal.clause, refusal.key.removeprefix("cookies-why-")
