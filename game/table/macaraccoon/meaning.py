"""What gestures mean in Macaraccoon: every way in which a hand can try to do something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.input.gestures import Aside, Gesture, Gestures
from game.rules.core import Action
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon.cards import CHEFS
from game.rules.macaraccoon.places import COLUMNS, JUMPS, NEIGHBOURS, PLATES, QUEUE_LENGTH, SPOTS, WHISKERS
from game.rules.macaraccoon.state import MacaraccoonState
from game.table.macaraccoon.places import order_name, plate_name, spot_name

GIVE, KEEP = "button-1", "button-2"
"""The two buttons of the countertop: for yes, a power or a Sugar Rush; for no, and for being done."""
LANDS = tuple(dict.fromkeys(f"land-{SPOTS[over]}-{SPOTS[to]}" for jumps in JUMPS for over, to in jumps))
"""Halves of spots in which a bent jump lands, by the spot jumped over."""
PAYS = ("pay-12", "pay-13", "pay-23", "pay-123")


@dataclass(slots=True)
class Moment:
    """What the meaning of gestures depends on."""

    table: MacaraccoonState
    legal: Sequence[Action]
    seat: int
    """Whose hands they are."""
    shown: int
    """Whose countertop lies in front."""
    home: int
    """Whose countertop belongs there."""
    armed: int
    """The kitchen spot on which a sugar lies ready for a jump; -1 is none."""
    thrown: Sequence[str]
    """Kinds in the open discards, in the order in which they lie."""

    @property
    def acting(self) -> bool:
        """Whether the game waits for these hands, and their own countertop lies in front."""
        return self.seat == self.shown and self.seat in self.table.to_act()

    @property
    def verb(self) -> str:
        """The power that can be used now; empty if there is none."""
        table = self.table
        return CHEFS[table.chefs[table.whisk]].verb if table.whisk >= 0 and table.power_left else ""

    @property
    def powers(self) -> list[act.Power]:
        """The ways in which the power can be used now; a queue's ends come before its places, which
        they overlap."""
        found = [action for action in self.legal if isinstance(action, act.Power)]
        if self.verb == "reorder":
            found.sort(key=lambda action: -len(_moved(action.words[1:])))
        return found

    @property
    def stacks(self) -> tuple[tuple[str, ...], ...]:
        """The stacks in front."""
        return self.table.plates[self.shown]


class Tries:
    """Collects gestures; the first one that means an action is the one that hints show."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.tries: dict[Gesture, Action] = {}
        self.then: dict[Gesture, Action] = {}
        self.asides: list[Action] = []

    def add(self, source: str, target: str | None, action: Action, then: Action | None = None) -> None:
        """A gesture, what it means, and what follows at once."""
        gesture = Gesture(source, target)
        self.tries[gesture] = action
        if then is not None:
            self.then[gesture] = then

    def look(self, source: str, target: str | None, name: str) -> None:
        """A gesture that is no action of the game, always allowed."""
        action = Aside(name)
        self.asides.append(action)
        self.add(source, target, action)

    def onto_plates(self, source: str, action: Action | None) -> None:
        """Put a single ingredient on or under any stack, or away; `action` takes it first."""
        for plate, stack in enumerate(self.moment.stacks):
            ends = (1, 0) if stack else (1,)
            for end in ends:
                place = act.PLACE[plate][end]
                name = f"top-{plate + 1}" if end else f"under-{plate + 1}"
                self.add(source, name, action or place, place if action else None)
        self.add(source, "bin", action or act.DROP, act.DROP if action else None)


def gestures_of(moment: Moment) -> Gestures:
    """Everything that a hand can try, with its meaning."""
    found = Tries(moment)
    if moment.acting:
        _raccoon(found)
        found.onto_plates("hand", None)
        if not moment.table.hand:
            del_source(found, "hand")
        _buttons(found)
        _powers(found)
        _kitchen(found)
        _pantry(found)
        _jar(found)
        _whiskers(found)
    if moment.seat == moment.shown:
        _stacks(found)
    _looks(found)
    return Gestures(found.tries, [*moment.legal, *found.asides], found.then)


def power_sources(moment: Moment, known: Gestures) -> tuple[str, ...]:
    """Spots at which a power of the Whisker in use begins, but for the Whisker's own card."""
    if not moment.verb or not moment.acting:
        return ()
    chef = f"chef-{moment.table.whisk + 1}"
    powers = set(moment.powers)
    found = [
        source
        for source in known.sources()
        if source != chef and any(action in powers for action in known.meanings(source))
    ]
    if moment.verb == "swap":  # one of the two lies beside Macaraccoon; it is marked, the other is free
        near = {f"spot-{action.words[0]}" for action in moment.powers}
        found = [source for source in found if source in near]
    return tuple(found)


def del_source(found: Tries, source: str) -> None:
    """Forget a source."""
    for gesture in [gesture for gesture in found.tries if gesture.source == source]:
        del found.tries[gesture]


def _raccoon(found: Tries) -> None:
    """Macaraccoon walks, jumps, or goes where a Whisker sends him."""
    moment, table = found.moment, found.moment.table
    home = spot_name(table.raccoon)
    for spot in range(len(SPOTS)):
        name = spot_name(spot)
        if spot == table.raccoon:
            continue
        if table.whisk >= 0:
            leap = act.power("leap", SPOTS[spot])
            sent = leap if leap in moment.legal else act.COLUMN[spot]
            found.add(home, name, sent)
            continue
        overs = [over for over, to in JUMPS[table.raccoon] if to == spot]
        if moment.armed in overs:
            found.add(home, name, act.JUMP[moment.armed, spot])
        elif len(overs) == 1:
            found.add(home, name, act.JUMP[overs[0], spot])
        elif overs:
            for over in overs:
                found.add(home, f"land-{SPOTS[over]}-{SPOTS[spot]}", act.JUMP[over, spot])
        else:
            found.add(home, name, act.PICK[spot])


def _buttons(found: Tries) -> None:
    moment, table = found.moment, found.moment.table
    if table.asked >= 0:
        found.add(GIVE, None, act.YES)
        found.add(KEEP, None, act.NO)
        return
    if moment.verb in ("sugar", "encore"):
        found.add(GIVE, None, act.power(moment.verb))
        found.add(f"chef-{table.whisk + 1}", None, act.power(moment.verb))
    elif table.whisk < 0:
        found.add(GIVE, None, act.RUSH)
    for done in (act.FINISH, act.END):
        if done in moment.legal:
            found.add(KEEP, None, done)


def _powers(found: Tries) -> None:
    """What a Whisker in use can do, by hand."""
    moment, table = found.moment, found.moment.table
    if table.whisk < 0:
        return
    chef = f"chef-{table.whisk + 1}"
    for spot in COLUMNS[table.whisk]:
        if spot != table.raccoon:
            found.add(chef, spot_name(spot), act.COLUMN[spot])
    for action in moment.powers:
        match action.verb, action.words:
            case "swap", (near, far):
                found.add(f"spot-{near}", f"spot-{far}", action)
                if Gesture(f"spot-{far}", f"spot-{near}") not in found.tries:
                    found.add(f"spot-{far}", f"spot-{near}", action)
            case "flip", (plate,):
                found.add(plate.replace("plate", "flip"), None, action)
                found.add(chef, plate, action)
            case "part", (plate, height):
                for empty, stack in enumerate(moment.stacks):
                    if not stack:
                        found.add(f"layer-{plate[-1]}-{height}", f"top-{empty + 1}", action)
            case "remove", (plate, end):
                layer = 0 if end == "bottom" else len(moment.stacks[int(plate[-1]) - 1]) - 1
                found.add(f"layer-{plate[-1]}-{layer}", "bin", action)
            case "insert", (single, plate, height):
                found.add(single, f"gap-{plate[-1]}-{height}", action)
            case "reorder", (queue, *places):
                _reorder(found, int(queue[-1]) - 1, tuple(places), action)
            case (("topping" | "usher"), (plate, customer)):
                found.add(plate, customer.replace("queue", "order"), action)
            case "collect", (where,):
                _collect(found, where, action)
            case "trade", (plate, seat):
                found.add(plate, seat, action)


def _moved(places: tuple[str, ...]) -> list[int]:
    """Places to which another customer comes."""
    return [place for place, came in enumerate(places) if int(came) != place + 1]


def _reorder(found: Tries, queue: int, places: tuple[str, ...], action: Action) -> None:
    """Two customers change places, or one goes to an end of the queue."""
    moved = _moved(places)
    if len(moved) == 2:
        first, second = (order_name(queue, place) for place in moved)
        found.add(first, second, action)
        found.add(second, first, action)
    elif places == ("2", "3", "1"):
        found.add(order_name(queue, 0), f"edge-{queue + 1}-1", action)
    elif places == ("3", "1", "2"):
        found.add(order_name(queue, 2), f"edge-{queue + 1}-0", action)


def _collect(found: Tries, where: str, action: Action) -> None:
    table = found.moment.table
    if where == "kitchen":
        sources = [spot_name(spot) for spot, sugar in enumerate(table.spot_sugar) if sugar]
    else:
        queue = int(where[-1]) - 1
        sources = [order_name(queue, place) for place, sugar in enumerate(table.queue_sugar[queue]) if sugar]
    for source in sources:
        found.add(source, "jar", action)


def _kitchen(found: Tries) -> None:
    """An ingredient goes straight from the kitchen to a plate; Macaraccoon runs for it."""
    table = found.moment.table
    if table.hand or table.hole >= 0 or table.rush or table.asked >= 0:
        return
    for spot, kind in enumerate(table.kitchen):
        if kind and spot != table.raccoon:
            found.onto_plates(spot_name(spot), _fetch(found.moment, spot))


def _fetch(moment: Moment, spot: int) -> Action:
    """How Macaraccoon comes to an ingredient, as if he were put there; of the two ways of a bent jump the
    one over the sugar that lies ready, else the first."""
    table = moment.table
    if table.whisk >= 0:
        return act.COLUMN[spot]
    overs = [over for over, to in JUMPS[table.raccoon] if to == spot]
    if not overs:
        return act.PICK[spot]
    return act.JUMP[moment.armed if moment.armed in overs else overs[0], spot]


def _pantry(found: Tries) -> None:
    moment, table = found.moment, found.moment.table
    for place, kind in enumerate(table.pantry):
        if not kind:
            continue
        source = f"pantry-{place + 1}"
        if table.hole >= 0:
            found.add(source, spot_name(table.hole), act.FILL[kind])
        else:
            found.onto_plates(source, act.power("pantry", kind))
    if moment.verb == "discards":
        for number, kind in enumerate(moment.thrown):
            found.onto_plates(f"thrown-{number + 1}", act.power("discards", kind))


def _jar(found: Tries) -> None:
    """Sugar lies ready for a jump, pays a Whisker, or goes into the rush."""
    moment, table = found.moment, found.moment.table
    if table.whisk < 0:
        for spot in NEIGHBOURS[table.raccoon]:
            jumps = [act.JUMP[over, to] for over, to in JUMPS[table.raccoon] if over == spot]
            if any(jump in moment.legal for jump in jumps):
                found.look("jar", spot_name(spot), f"arm-{spot}")
            elif jumps:
                found.add("jar", spot_name(spot), jumps[0])
        if moment.armed >= 0:
            found.look(spot_name(moment.armed), "jar", "arm--1")
        found.add("jar", GIVE, act.RUSH)
    for slot in range(WHISKERS):
        if slot != table.whisk:
            found.add("jar", f"chef-{slot + 1}", act.WHISK[slot, ()])


def _whiskers(found: Tries) -> None:
    """A Whisker goes to what pays for it."""
    moment, table = found.moment, found.moment.table
    for slot in range(WHISKERS):
        if slot == table.whisk:
            continue
        source = f"chef-{slot + 1}"
        found.add(source, "jar", act.WHISK[slot, ()])
        for name in PAYS:  # before the plates, over which the brackets lie
            plates = pay_plates(name)
            if act.WHISK[slot, plates] in moment.legal:
                found.add(source, name, act.WHISK[slot, plates])
        for plate, stack in enumerate(moment.stacks):
            if stack:
                found.add(source, plate_name(plate), act.WHISK[slot, (plate,)])


def pay_plates(name: str) -> tuple[int, ...]:
    """The plates that a bracket stands for."""
    return tuple(int(digit) - 1 for digit in name.removeprefix("pay-"))


def _stacks(found: Tries) -> None:
    """A whole stack is served, pays, joins another, or is thrown away."""
    moment, table = found.moment, found.moment.table
    for plate, stack in enumerate(moment.stacks):
        if not stack:
            continue
        source = plate_name(plate)
        if moment.acting:
            for queue, cards in enumerate(table.queues):
                for place in range(min(len(cards), QUEUE_LENGTH)):
                    if Gesture(source, order_name(queue, place)) not in found.tries:
                        found.add(source, order_name(queue, place), act.SERVE[plate][queue][place])
            for slot in range(WHISKERS):
                if slot != table.whisk:
                    found.add(source, f"chef-{slot + 1}", act.WHISK[slot, (plate,)])
        for onto in range(PLATES):
            if onto != plate:
                found.add(source, f"top-{onto + 1}", act.MOVE[plate, onto, 1])
                if moment.stacks[onto]:
                    found.add(source, f"under-{onto + 1}", act.MOVE[plate, onto, 0])
        found.add(source, "bin", act.TOSS[plate])


def _looks(found: Tries) -> None:
    """Another countertop comes to the front, or one's own comes back; an order is read."""
    moment = found.moment
    taken = {gesture.source for gesture in found.tries}
    for queue, cards in enumerate(moment.table.queues):
        for place in range(min(len(cards), QUEUE_LENGTH)):
            if order_name(queue, place) not in taken:
                found.look(order_name(queue, place), None, "read")
    if moment.shown != moment.home:
        found.look(KEEP, None, f"open-{moment.home}")
    for seat in range(moment.table.seats):
        if seat != moment.shown:
            found.look(f"seat-{seat + 1}", None, f"open-{seat}")
