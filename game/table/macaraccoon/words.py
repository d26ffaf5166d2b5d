"""The status line of Macaraccoon: what can be done, or what the held or touched thing would do."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import Action
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon.cards import CHEFS, ORDERS
from game.rules.macaraccoon.places import SPOT_OF
from game.rules.macaraccoon.turn import RUSH_COST
from game.rules.macaraccoon.view import MacaraccoonView
from game.table.macaraccoon.ahead import Ahead, Customer, Outlook, changed, outlook
from game.table.macaraccoon.whisker_words import (
    ARROW,
    JAR,
    SUGAR,
    call_sentence,
    chef_sentence,
    ingredient,
    power_sentence,
    step_sentence,
)
from game.table.table_view import Args, Part, Say, Sentence

RACCOON = Part(("macaraccoon/raccoon-idle",))
PLATE = Part(("macaraccoon/plate",))
HEART = Part(("macaraccoon/heart",))
BIN = Part(("macaraccoon/bin",))
CHECK = Part(("common/check",))
PAW = Part(("macaraccoon/paw",))
"""The badge of every ingredient that Macaraccoon can reach now."""


def customer(order: str) -> Part:
    """The happy face of who ordered."""
    return Part((f"macaraccoon/customer-{ORDERS[order].customer}-happy",))


def moment_sentence(
    view: MacaraccoonView, names: Sequence[str], acting: bool, legal: Sequence[Action]
) -> Sentence:
    """What the game waits for. `acting`: whether it waits for these hands, which may do what is `legal`."""
    table = view.table
    waiting = table.to_act()
    if not waiting:
        return Sentence(Say("macaraccoon-now-over"), None, (HEART,))
    name = names[waiting[0]]
    if not acting:
        return Sentence(Say("macaraccoon-now-other", {"name": name}), Say("macaraccoon-now-free"), (PLATE,))
    if table.hand:
        kind = table.hand
        parts = (ingredient(kind), ARROW, PLATE)
        return Sentence(
            Say("macaraccoon-now-place", {"kind": kind}), Say("macaraccoon-now-place-line"), parts
        )
    if table.asked >= 0:
        kind = table.plates[table.turn][table.offer][0]
        price = CHEFS[table.chefs[table.whisk]].number
        parts = (Part(("macaraccoon/sugar",), price), ARROW, ingredient(kind))
        heading = Say("macaraccoon-now-asked", {"name": names[table.turn], "kind": kind})
        return Sentence(heading, Say("macaraccoon-now-asked-line", {"sugar": price}), parts)
    if table.hole >= 0:
        pantry = next((kind for kind in table.pantry if kind), "cream")
        parts = (ingredient(pantry), ARROW, PAW)
        return Sentence(Say("macaraccoon-now-fill"), Say("macaraccoon-now-fill-line"), parts)
    if table.whisk >= 0:
        return step_sentence(view, legal)
    if table.rush:
        cost = RUSH_COST[table.jars[table.turn]]
        line = Say("macaraccoon-now-rush-line", {"sugar": cost})
        return Sentence(
            Say("macaraccoon-now-rush"), line, (Part(("macaraccoon/sugar",), cost), ARROW, RACCOON)
        )
    return _turn(view, name)


def _turn(view: MacaraccoonView, name: str) -> Sentence:
    table = view.table
    ready = [stack for stack in table.plates[view.seat] if stack and outlook(view, stack).ready]
    heading = Say("macaraccoon-now-turn", {"name": name})
    if 0 < table.turns_left <= table.seats:
        heading = Say("macaraccoon-now-last", {"name": name})
    if ready:
        queue, place = outlook(view, ready[0]).ready[0]
        order = table.queues[queue][place]
        parts = (ingredient(ready[0][-1]), ARROW, customer(order))
        return Sentence(heading, Say("macaraccoon-now-ready-line", {"order": order}), parts)
    return Sentence(heading, Say("macaraccoon-now-turn-line"), (RACCOON, ARROW, PAW))


def touched_sentence(view: MacaraccoonView, stack: tuple[str, ...]) -> Sentence:
    """What can become of a stack that is looked at."""
    found = outlook(view, stack)
    return Sentence(
        Say("macaraccoon-touch-stack", {"count": len(stack)}),
        future(view, found),
        (PLATE, ARROW, *_faces(view, found)),
    )


def order_sentence(order: str) -> Sentence:
    """What an order that is looked at brings."""
    card = ORDERS[order]
    gain: Args = {"order": order, "hearts": card.hearts, "sugar": card.sugar}
    parts = (customer(order), ARROW, Part(sign=str(card.hearts)), HEART, Part(sign=str(card.sugar)), SUGAR)
    return Sentence(Say("macaraccoon-touch-order", gain), Say("macaraccoon-touch-order-line", gain), parts)


def future(view: MacaraccoonView, found: Outlook) -> Say:
    """What a stack is good for."""
    if found.ready:
        return Say("macaraccoon-future-ready", {"order": _order(view, found.ready[0])})
    if found.fits:
        first = _order(view, found.fits[0])
        return Say("macaraccoon-future-fits", {"order": first, "more": len(found.fits) - 1})
    return Say("macaraccoon-future-later" if found.later else "macaraccoon-future-spoilt")


def _faces(view: MacaraccoonView, found: Outlook) -> tuple[Part, ...]:
    if found.ready:
        return (customer(_order(view, found.ready[0])), CHECK)
    if found.fits:
        return tuple(customer(_order(view, place)) for place in found.fits[:3])
    return (Part(("common/icon-clock",)),) if found.later else (Part(("common/icon-warning",)),)


def _order(view: MacaraccoonView, at: Customer) -> str:
    return view.table.queues[at[0]][at[1]]


def would(
    view: MacaraccoonView, names: Sequence[str], action: Action, then: Action | None, ahead: Ahead
) -> Sentence:
    """What a gesture would do. `names`: of the players."""
    table, seat = view.table, view.seat
    if isinstance(then, act.Drop):
        action = then
    match action:
        case act.Pick(spot, over) if then is None:
            kind = table.kitchen[spot]
            if over >= 0:
                jump = Say("macaraccoon-do-jump", {"kind": table.kitchen[over]})
                return Sentence(
                    Say("macaraccoon-do-take", {"kind": kind}),
                    jump,
                    (SUGAR, ARROW, RACCOON, ARROW, ingredient(kind)),
                )
            return _take(view, spot)
        case act.Column(spot) if then is None:
            return _take(view, spot)
        case act.Power("leap", (name,)) if then is None:
            return _take(view, SPOT_OF[name])
        case act.Drop() | act.Toss():
            key = "macaraccoon-do-drop" if isinstance(action, act.Drop) else "macaraccoon-do-toss"
            return Sentence(Say(key), None, (PLATE, ARROW, BIN))
        case act.Fill(kind):
            heading = Say("macaraccoon-do-fill", {"kind": kind})
            return Sentence(heading, None, (ingredient(kind), ARROW, PAW))
        case act.Whisk(slot, plates):
            return call_sentence(view, table.chefs[slot], plates)
        case act.Rush():
            return Sentence(Say("macaraccoon-do-rush"), None, (SUGAR, ARROW, RACCOON))
        case act.Serve(_, queue, place):
            return _serve(table.queues[queue][place], ahead)
        case act.Power("topping" | "usher", (_, where)):
            queue, place = (int(part) - 1 for part in where.split("-")[1:])
            return _serve(table.queues[queue][place], ahead)
    stack = changed(table.plates[seat], ahead.stacks)
    if stack is not None:
        found = outlook(view, stack)
        key = "ready" if found.ready else "fits" if found.fits else "later" if found.later else "spoilt"
        return Sentence(
            Say(f"macaraccoon-do-{key}"), future(view, found), (PLATE, ARROW, *_faces(view, found))
        )
    if isinstance(action, act.Power) and table.whisk >= 0:
        return power_sentence(view, names, action, ahead)
    return Sentence(Say("macaraccoon-do-this"), None, (CHECK,))


def _take(view: MacaraccoonView, spot: int) -> Sentence:
    """Macaraccoon fetches what lies on a spot, with its sugar."""
    kind, sugar = view.table.kitchen[spot], view.table.spot_sugar[spot]
    more = Say("macaraccoon-do-take-sugar", {"sugar": sugar}) if sugar else None
    parts = (RACCOON, ARROW, ingredient(kind), *([Part(sign="+"), SUGAR] if sugar else []))
    return Sentence(Say("macaraccoon-do-take", {"kind": kind}), more, parts)


def _serve(order: str, ahead: Ahead) -> Sentence:
    gain = {"hearts": ahead.hearts + ahead.tokens, "sugar": ORDERS[order].sugar}
    line = Say("macaraccoon-do-serve-line", gain)
    if ahead.skips:
        line = Say("macaraccoon-do-serve-skip", {**gain, "skips": ahead.skips})
    parts = [PLATE, ARROW, customer(order), Part(sign=f"+{ahead.hearts + ahead.tokens}"), HEART]
    if ahead.skips:
        parts += [Part(sign=f"−{ahead.skips}"), SUGAR]
    return Sentence(Say("macaraccoon-do-serve", {"order": order}), line, tuple(parts))


def nowhere() -> Sentence:
    """What is held can't go anywhere."""
    return Sentence(
        Say("macaraccoon-do-nowhere"), Say("macaraccoon-do-nowhere-line"), (Part(("common/icon-close",)),)
    )


def other_sentence(name: str, *, own: bool) -> Sentence:
    """Somebody else's countertop lies in front. `own`: a person's, who may move stacks there."""
    line = Say("macaraccoon-now-opened-line" if own else "macaraccoon-now-looked-line")
    return Sentence(Say("macaraccoon-now-opened", {"name": name}), line, (Part(("common/icon-eye",)), PLATE))


def held_sentence(view: MacaraccoonView, seat: int, source: str) -> Sentence | None:
    """What is in the hand, while it is over nothing."""
    kind, _, rest = source.partition("-")
    if kind == "plate":
        return touched_sentence(view, view.table.plates[seat][int(rest) - 1])
    if kind == "chef":
        return chef_sentence(view.table.chefs[int(rest) - 1])
    if kind == "jar":
        return Sentence(Say("macaraccoon-touch-jar"), Say("macaraccoon-touch-jar-line"), (SUGAR, ARROW, JAR))
    return None
