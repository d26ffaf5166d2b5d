"""The fifteen powers of the Whisker Chefs: what each may do now, and what it does (MC-25, MC-37 to MC-40)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import TYPE_CHECKING

from game.rules.core import Action, Chance, Event
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon import events as ev
from game.rules.macaraccoon import handwork, service, supply
from game.rules.macaraccoon.cards import CHEFS
from game.rules.macaraccoon.places import LINES, NEIGHBOURS, PLATES, QUEUES, SPOT_OF, SPOTS

if TYPE_CHECKING:
    from game.rules.macaraccoon.state import MacaraccoonState

Found = list[Action]
Legal = Callable[["MacaraccoonState", Found], None]
Use = Callable[["MacaraccoonState", int, tuple[str, ...], Chance, list[Event] | None], None]

PLATE = tuple(f"plate-{plate + 1}" for plate in range(PLATES))
QUEUE = tuple(f"queue-{queue + 1}" for queue in range(QUEUES))
SEAT = tuple(f"seat-{seat + 1}" for seat in range(5))
WAITING = tuple(tuple(f"queue-{q + 1}-{p + 1}" for p in range(3)) for q in range(QUEUES))


def number(word: str) -> int:
    """The index that the last number of a word such as `plate-2` stands for."""
    return int(word.rsplit("-", 1)[-1]) - 1


def legal(state: MacaraccoonState, result: list[Action]) -> None:
    """Append every way in which the chosen Whisker's power can be carried out as written (MC-37)."""
    POWERS[CHEFS[state.chefs[state.whisk]].verb][0](state, result)


def use(
    state: MacaraccoonState, seat: int, action: act.Power, chance: Chance, events: list[Event] | None
) -> None:
    """Carry out a power."""
    if events is not None:
        events.append(ev.PowerUsed(seat, state.chefs[state.whisk], action.verb, action.words))
    POWERS[action.verb][1](state, seat, action.words, chance, events)


def _set(
    state: MacaraccoonState,
    seat: int,
    verb: str,
    changes: dict[int, tuple[str, ...]],
    events: list[Event] | None,
) -> None:
    stacks = tuple(changes.get(plate, stack) for plate, stack in enumerate(state.plates[seat]))
    state.plates[seat] = stacks
    if events is not None:
        events.append(ev.StackChanged(seat, verb, stacks))


def _to_hand(state: MacaraccoonState, seat: int, kind: str, source: str, events: list[Event] | None) -> None:
    state.hand, state.hand_seat = kind, seat
    if events is not None:
        events.append(ev.IngredientTaken(seat, kind, source))


def _pantry_legal(state: MacaraccoonState, found: Found) -> None:
    found.extend(act.power("pantry", kind) for kind in dict.fromkeys(state.pantry) if kind)


def _pantry(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """One ingredient of choice out of the pantry."""
    _to_hand(state, seat, words[0], "pantry", events)
    supply.take_from_pantry(state, words[0], chance, events)


def _discards_legal(state: MacaraccoonState, found: Found) -> None:
    found.extend(act.power("discards", kind) for kind in sorted(set(state.thrown)))


def _discards(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """One ingredient of choice out of the discards."""
    state.thrown = supply.without(state.thrown, words[0])
    _to_hand(state, seat, words[0], "discards", events)


def _swap_legal(state: MacaraccoonState, found: Found) -> None:
    kitchen = state.kitchen
    for near in NEIGHBOURS[state.raccoon]:
        if not kitchen[near]:
            continue
        for far, kind in enumerate(kitchen):
            if (
                kind
                and far != near
                and (kind != kitchen[near] or state.spot_sugar[far] != state.spot_sugar[near])
            ):
                found.append(act.power("swap", SPOTS[near], SPOTS[far]))


def _swap(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """A neighbour of Macaraccoon changes places with any other ingredient, sugar and all (MC-15)."""
    near, far = SPOT_OF[words[0]], SPOT_OF[words[1]]
    for values in (state.kitchen, state.spot_sugar):
        values[near], values[far] = values[far], values[near]  # type: ignore[assignment]


def _part_legal(state: MacaraccoonState, found: Found) -> None:
    stacks = state.plates[state.turn]
    if () in stacks:
        for plate, stack in enumerate(stacks):
            found.extend(act.power("part", PLATE[plate], str(height)) for height in range(1, len(stack)))


def _part(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """The layers above a height go to an empty plate."""
    plate, height = number(words[0]), int(words[1])
    stack = state.plates[seat][plate]
    empty = state.plates[seat].index(())
    _set(state, seat, "part", {plate: stack[:height], empty: stack[height:]}, events)


def _insert_legal(state: MacaraccoonState, found: Found) -> None:
    stacks = state.plates[state.turn]
    for single, one in enumerate(stacks):
        if len(one) != 1:
            continue
        for plate, stack in enumerate(stacks):
            if plate != single:
                for height in range(1, len(stack)):
                    found.append(act.power("insert", PLATE[single], PLATE[plate], str(height)))


def _insert(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """A single ingredient of one's own slides into the middle of another stack."""
    single, plate, height = number(words[0]), number(words[1]), int(words[2])
    stack = state.plates[seat][plate]
    layers = stack[:height] + state.plates[seat][single] + stack[height:]
    _set(state, seat, "insert", {single: (), plate: layers}, events)


def _remove_legal(state: MacaraccoonState, found: Found) -> None:
    for plate, stack in enumerate(state.plates[state.turn]):
        if len(stack) > 1:
            found.extend(act.power("remove", PLATE[plate], end) for end in act.ENDS)


def _remove(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """The top or the bottom layer of a stack goes to the discards."""
    plate = number(words[0])
    stack = state.plates[seat][plate]
    kept, gone = (stack[:-1], stack[-1]) if words[1] == "top" else (stack[1:], stack[0])
    state.thrown += (gone,)
    _set(state, seat, "remove", {plate: kept}, events)
    supply.heal(state, chance, events)


def _flip_legal(state: MacaraccoonState, found: Found) -> None:
    for plate, stack in enumerate(state.plates[state.turn]):
        if stack != stack[::-1]:
            found.append(act.power("flip", PLATE[plate]))


def _flip(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """A stack is turned upside down."""
    plate = number(words[0])
    _set(state, seat, "flip", {plate: state.plates[seat][plate][::-1]}, events)


def _reorder_legal(state: MacaraccoonState, found: Found) -> None:
    for queue, cards in enumerate(state.queues):
        places = range(len(cards))
        for order in permutations(places):
            if order != tuple(places):
                found.append(act.power("reorder", QUEUE[queue], *(str(place + 1) for place in order)))


def _reorder(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """The customers of a queue change places; sugar stays on its card."""
    queue = number(words[0])
    places = [int(word) - 1 for word in words[1:]]
    state.queues[queue] = tuple(state.queues[queue][place] for place in places)
    state.queue_sugar[queue] = tuple(state.queue_sugar[queue][place] for place in places)
    if events is not None:
        events.append(ev.QueueReordered(seat, queue, state.queues[queue]))


def _topping_legal(state: MacaraccoonState, found: Found) -> None:
    for queue, cards in enumerate(state.queues):
        for place, order in enumerate(cards[: state.jars[state.turn] + 1]):
            for plate, stack in enumerate(state.plates[state.turn]):
                if service.almost(stack, service.LAYERS[order]):
                    found.append(act.power("topping", PLATE[plate], WAITING[queue][place]))


def _topping(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """Serve with one topping missing or extra; skips are paid (MC-38)."""
    queue, place = (int(part) - 1 for part in words[1].split("-")[1:])
    service.serve(state, seat, number(words[0]), queue, place, True, chance, events)


def _usher_legal(state: MacaraccoonState, found: Found) -> None:
    for queue, cards in enumerate(state.queues):
        for place, order in enumerate(cards):
            for plate, stack in enumerate(state.plates[state.turn]):
                if stack == service.LAYERS[order]:
                    found.append(act.power("usher", PLATE[plate], WAITING[queue][place]))


def _usher(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """Serve without paying for skips; the heart tokens are earned all the same (MC-38)."""
    queue, place = (int(part) - 1 for part in words[1].split("-")[1:])
    service.serve(state, seat, number(words[0]), queue, place, False, chance, events)


def _sugar_legal(state: MacaraccoonState, found: Found) -> None:
    found.append(act.power("sugar"))


def _sugar(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """So many sugar from the supply."""
    handwork.gain(state, seat, CHEFS[state.chefs[state.whisk]].number, "supply", events)


def _collect_legal(state: MacaraccoonState, found: Found) -> None:
    if any(state.spot_sugar):
        found.append(act.power("collect", "kitchen"))
    found.extend(act.power("collect", QUEUE[q]) for q in range(QUEUES) if any(state.queue_sugar[q]))


def _collect(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """All sugar that lies in the kitchen, or on the customers of one queue."""
    if words[0] == "kitchen":
        amount = sum(state.spot_sugar)
        state.spot_sugar = [0] * len(state.spot_sugar)
    else:
        queue = number(words[0])
        amount = sum(state.queue_sugar[queue])
        state.queue_sugar[queue] = (0,) * len(state.queue_sugar[queue])
    handwork.gain(state, seat, amount, words[0], events)


def _leap_legal(state: MacaraccoonState, found: Found) -> None:
    found.extend(act.power("leap", SPOTS[spot]) for spot in LINES[state.raccoon] if state.kitchen[spot])


def _leap(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """Macaraccoon jumps any distance in his row or column; filled up like a pick (MC-37)."""
    handwork.walk(state, seat, SPOT_OF[words[0]], events)


def _trade_legal(state: MacaraccoonState, found: Found) -> None:
    price = CHEFS[state.chefs[state.whisk]].number
    for plate, stack in enumerate(state.plates[state.turn]):
        if len(stack) == 1:
            for other in range(state.seats):
                if other != state.turn and other not in state.refused and state.jars[other] >= price:
                    found.append(act.power("trade", PLATE[plate], SEAT[other]))


def _trade(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """Offer a single ingredient to another player for sugar; it needs their yes (MC-40)."""
    state.offer, state.asked = number(words[0]), number(words[1])
    if events is not None:
        events.append(ev.TradeAsked(seat, state.asked, state.plates[seat][state.offer][0]))


def answer(state: MacaraccoonState, seat: int, yes: bool, events: list[Event] | None) -> None:
    """The asked player's yes carries the trade out; after a no the others may be asked (MC-40)."""
    giver, plate = state.turn, state.offer
    state.asked = state.offer = -1
    if events is not None:
        events.append(ev.TradeAnswered(seat, yes))
    if not yes:
        state.refused = (*state.refused, seat)
        state.power_left = any_trade_left(state)
        return
    price = CHEFS[state.chefs[state.whisk]].number
    state.jars[seat] -= price
    if events is not None:
        events.append(ev.SugarPaid(seat, price, "trade"))
    handwork.gain(state, giver, price, "trade", events)
    kind = state.plates[giver][plate][0]
    _set(state, giver, "trade", {plate: ()}, events)
    state.refused = ()
    _to_hand(state, seat, kind, "trade", events)


def any_trade_left(state: MacaraccoonState) -> bool:
    """Whether somebody is left who can be asked."""
    found: Found = []
    _trade_legal(state, found)
    return bool(found)


def _encore_legal(state: MacaraccoonState, found: Found) -> None:
    found.append(act.power("encore"))


def _encore(
    state: MacaraccoonState, seat: int, words: tuple[str, ...], chance: Chance, events: list[Event] | None
) -> None:
    """One more ordinary action after this one (MC-39)."""
    state.extra += 1


POWERS: dict[str, tuple[Legal, Use]] = {
    "pantry": (_pantry_legal, _pantry),
    "discards": (_discards_legal, _discards),
    "swap": (_swap_legal, _swap),
    "part": (_part_legal, _part),
    "insert": (_insert_legal, _insert),
    "remove": (_remove_legal, _remove),
    "flip": (_flip_legal, _flip),
    "reorder": (_reorder_legal, _reorder),
    "topping": (_topping_legal, _topping),
    "usher": (_usher_legal, _usher),
    "sugar": (_sugar_legal, _sugar),
    "collect": (_collect_legal, _collect),
    "leap": (_leap_legal, _leap),
    "trade": (_trade_legal, _trade),
    "encore": (_encore_legal, _encore),
}
"""Each verb with what it may do and what it does."""
