"""What the status line says of Whiskers: before one is called, and at each step while one helps."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import Action
from game.rules.macaraccoon import actions as act
from game.rules.macaraccoon.cards import CHEFS
from game.rules.macaraccoon.places import SPOT_OF
from game.rules.macaraccoon.view import MacaraccoonView
from game.table.macaraccoon.ahead import Ahead
from game.table.table_view import Args, Part, Say, Sentence

ARROW = Part(("common/icon-arrow",))
SUGAR = Part(("macaraccoon/sugar",))
JAR = Part(("macaraccoon/jar",))
PLUS = Part(sign="+")
COLUMN = Part(("macaraccoon/paw",))
"""The column power: Macaraccoon fetches one ingredient of the Whisker's column."""


def ingredient(kind: str) -> Part:
    """An ingredient's picture."""
    return Part((f"macaraccoon/ingredient-{kind}",))


def chef_part(chef: str) -> Part:
    """A Whisker's portrait."""
    return Part((f"macaraccoon/chef-{CHEFS[chef].animal}",))


def power_part(chef: str) -> Part:
    """The sign of what a Whisker can do."""
    return Part((f"macaraccoon/power-{CHEFS[chef].verb}",))


def power_say(chef: str) -> Say:
    """What a Whisker can do."""
    return Say(f"macaraccoon-power-{CHEFS[chef].verb}", {"number": CHEFS[chef].number})


def how_say(chef: str) -> Say:
    """What a hand does for a Whisker's power."""
    return Say(f"macaraccoon-how-{CHEFS[chef].verb}", {"number": CHEFS[chef].number})


def _args(chef: str) -> Args:
    return {"verb": CHEFS[chef].verb, "number": CHEFS[chef].number}


def chef_sentence(chef_id: str) -> Sentence:
    """What a Whisker that is looked at can do, and for how much."""
    chef = CHEFS[chef_id]
    heading = Say("macaraccoon-touch-chef", {"chef": chef_id, "sugar": chef.sugar, "count": chef.ingredients})
    parts = (chef_part(chef_id), ARROW, power_part(chef_id), PLUS, COLUMN)
    return Sentence(heading, Say("macaraccoon-touch-chef-line", _args(chef_id)), parts)


def call_sentence(view: MacaraccoonView, chef_id: str, plates: tuple[int, ...]) -> Sentence:
    """What calling a Whisker costs, paid in a certain way, and what it brings."""
    chef = CHEFS[chef_id]
    if plates:
        count = sum(len(view.table.plates[view.seat][plate]) for plate in plates)
        heading = Say("macaraccoon-do-call-stacks", {"chef": chef_id, "count": count})
        price = Part(("macaraccoon/plate",), len(plates))
    else:
        heading = Say("macaraccoon-do-call-sugar", {"chef": chef_id, "sugar": chef.sugar})
        price = Part(("macaraccoon/sugar",), chef.sugar)
    line = Say("macaraccoon-touch-chef-line", _args(chef_id))
    return Sentence(heading, line, (price, ARROW, chef_part(chef_id)))


def step_sentence(view: MacaraccoonView, legal: Sequence[Action]) -> Sentence:
    """Which of the Whisker's two powers are left and can be used now, and by which gesture."""
    table = view.table
    chef = table.chefs[table.whisk]
    power = any(isinstance(action, act.Power) for action in legal)
    column = any(isinstance(action, act.Column) for action in legal)
    who = {"chef": chef}
    face, sign = chef_part(chef), power_part(chef)
    if power and column:
        line = Say("macaraccoon-now-both-line", _args(chef))
        return Sentence(Say("macaraccoon-now-both", who), line, (face, ARROW, sign, PLUS, COLUMN))
    if power:
        return Sentence(Say("macaraccoon-now-power", who), how_say(chef), (face, ARROW, sign))
    if column:
        key = "no-power" if table.power_left else "column"
        line = Say(f"macaraccoon-now-{key}-line")
        return Sentence(Say("macaraccoon-now-column", who), line, (face, ARROW, COLUMN))
    done = Part(("common/icon-check",))
    return Sentence(
        Say("macaraccoon-now-both", who), Say("macaraccoon-now-nothing-line"), (face, ARROW, done)
    )


def power_sentence(view: MacaraccoonView, names: Sequence[str], action: act.Power, ahead: Ahead) -> Sentence:
    """What the Whisker's power would do with what is in the hand."""
    table = view.table
    chef = table.chefs[table.whisk]
    parts: tuple[Part, ...] = (chef_part(chef), ARROW, power_part(chef))
    match action.verb, action.words:
        case "swap", (near, far):
            one, other = (table.kitchen[SPOT_OF[word]] for word in (near, far))
            parts = (ingredient(one), power_part(chef), ingredient(other))
            return Sentence(Say("macaraccoon-do-swap"), power_say(chef), parts)
        case "reorder", (queue, first, *_):
            order = table.queues[int(queue[-1]) - 1][int(first) - 1]
            return Sentence(
                Say("macaraccoon-do-reorder"), Say("macaraccoon-do-reorder-line", {"order": order}), parts
            )
        case "collect", _:
            gained = Say("macaraccoon-do-collect", {"sugar": ahead.sugar})
            return Sentence(gained, power_say(chef), (SUGAR, ARROW, JAR))
        case "trade", (plate, seat):
            kind, price = table.plates[table.turn][int(plate[-1]) - 1][0], CHEFS[chef].number
            heading = Say("macaraccoon-do-trade", {"kind": kind, "name": names[int(seat[-1]) - 1]})
            parts = (ingredient(kind), ARROW, Part(("macaraccoon/sugar",), price))
            return Sentence(heading, Say("macaraccoon-do-trade-line", {"sugar": price}), parts)
    return Sentence(Say("macaraccoon-now-power", {"chef": chef}), power_say(chef), parts)
