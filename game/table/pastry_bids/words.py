"""The status line of Pastry Bids, in words and in pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.input.gestures import Aside
from game.rules.core import Action
from game.rules.pastry_bids.actions import Answer, Bid, Done, MakeDish
from game.rules.pastry_bids.pieces import BID, DISHES, LEFTOVERS, OVER, TIE
from game.rules.pastry_bids.view import PastryView
from game.table.pastry_bids.cards import suit_of
from game.table.table_view import Part, Say, Sentence

ARROW = Part(("common/icon-arrow",))
PLATE = Part(("pastry_bids/plate",))
BACK = Part(("pastry_bids/back-recipe",))
CROWN = Part(("pastry_bids/crown",))
OR = Part(sign="/")

Name = Callable[[int], str]
"""What stands in the corner of a card of that number."""


def points_words(value: float) -> str:
    """Points, with halves as a fraction."""
    whole = int(value)
    half = "½" if value != whole else ""
    return f"{whole if whole or not half else ''}{half}"


def plural_of(points: float) -> int:
    """The number by which a text chooses its words for points: one, or more (also for halves)."""
    return 1 if points == 1 else 2


def _ingredients(*suits: str) -> tuple[Part, ...]:
    """Ingredients of those suits."""
    return tuple(Part((f"pastry_bids/suit-{suit}",)) for suit in suits)


def _pairs(view: PastryView) -> tuple[Part, ...]:
    """All that goes together in a dish (PB-7), in loose pastry also two of one colour (PB-15)."""
    pair = _ingredients("hearts", "clubs")
    if not view.loose:
        return pair
    return (*pair, OR, *_ingredients("hearts", "hearts"), OR, *_ingredients("clubs", "clubs"))


def _recipe(view: PastryView, seat: int) -> Part:
    return Part(("pastry_bids/card-face", f"pastry_bids/suit-{view.suits[seat]}"))


def would(view: PastryView, action: Action, name: Name) -> Sentence:
    """What an action would do."""
    own = _recipe(view, view.seat)
    parts: tuple[Part, ...]
    match action:
        case Bid(number):
            parts = (own, Part(sign=name(number)), ARROW, BACK)
            return Sentence(Say("bids-would-bid", {"card": name(number)}), Say("bids-would-bid-line"), parts)
        case MakeDish(first, second, recipe):
            half = view.phase == LEFTOVERS
            worth = recipe / 2 if half else float(recipe)
            points = points_words(worth)
            line = Say("bids-would-leftover-line" if half else "bids-would-dish-line")
            pair = _ingredients(suit_of(first), suit_of(second))
            parts = (*pair, own, ARROW, PLATE, Part(sign=points))
            return Sentence(
                Say("bids-would-dish", {"points": points, "count": plural_of(worth)}), line, parts
            )
        case Answer(go_on):
            key = "bids-would-go-on" if go_on else "bids-would-stop"
            sign = Part(("common/check",) if go_on else ("common/icon-close",))
            return Sentence(Say(key), Say(f"{key}-line"), (Part(sign="="), ARROW, sign))
        case Aside(cards):
            return _join(cards)
        case Done():
            return Sentence(
                Say("bids-would-finish"), Say("bids-would-finish-line"), (Part(("common/check",)),)
            )
    return Sentence(Say("bids-nowhere"))


def now(view: PastryView, legal: Sequence[Action], names: Sequence[str], *, gate: bool) -> Sentence:
    """What can be done now. `gate`: both bids wait to be turned over."""
    own, other = _recipe(view, view.seat), _recipe(view, view.other)
    if gate:
        return Sentence(Say("bids-both-down"), Say("bids-both-down-line"), (BACK, BACK, ARROW, own, other))
    if not legal:
        return _nothing(view, names)
    baking = any(isinstance(action, MakeDish) for action in legal)
    bake = (*_pairs(view), own, ARROW, PLATE)
    if view.phase == TIE:
        parts = (own, Part(sign="="), other, Part(sign="?"))
        return Sentence(Say("bids-tie"), Say("bids-tie-line"), parts)
    if view.phase == BID:
        if baking:
            line = Say("bids-can-bake-loose-line" if view.loose else "bids-can-bake-line")
            return Sentence(Say("bids-can-bake"), line, (own, ARROW, BACK, OR, *bake))
        name = {"name": names[view.seat]}
        return Sentence(Say("bids-choose", name), Say("bids-choose-line"), (own, ARROW, BACK))
    if view.phase == DISHES:
        return Sentence(Say("bids-last-dishes"), Say("bids-last-dishes-line"), bake)
    return Sentence(Say("bids-last-leftovers"), Say("bids-last-leftovers-line"), (*bake, Part(sign="½")))


def _nothing(view: PastryView, names: Sequence[str]) -> Sentence:
    """Nothing can be done by who looks."""
    if view.phase == OVER:
        return Sentence(Say("bids-ended"), Say("bids-ended-line"), (CROWN,))
    waiting = Say("bids-wait", {"name": names[view.other]})
    thinks = Part(("common/cookiebot-thinking",))
    if view.phase == BID and view.has_bid[view.seat]:
        return Sentence(Say("bids-own-down"), waiting, (BACK, ARROW, thinks))
    return Sentence(Say("bids-look"))


def held(view: PastryView, source: str, name: Name, *, targets: bool) -> Sentence:
    """What is in the hand, while it is over nothing."""
    own = _recipe(view, view.seat)
    if not targets:
        close = Part(("common/icon-close",))
        return Sentence(Say("bids-nowhere"), Say("bids-nowhere-line"), (own, ARROW, close))
    kind, _, rest = source.partition("-")
    if kind == "recipe":
        say = Say("bids-held", {"card": name(int(rest))})
        return Sentence(say, Say("bids-held-line"), (own, ARROW, BACK, PLATE))
    if kind == "pair":
        return Sentence(Say("bids-held-pair"), Say("bids-held-pair-line"), (PLATE, ARROW, own))
    return _join(rest)


def _join(card: str) -> Sentence:
    """A card of loose pastry goes with one of its colour (PB-15); `card` may name both."""
    pair = _ingredients(*[suit_of(card)] * 2)
    return Sentence(Say("bids-would-join"), Say("bids-would-join-line"), (*pair, ARROW, PLATE))


def still_dishes(view: PastryView) -> Sentence:
    """Somebody says to be done who could still bake."""
    parts = (*_pairs(view), ARROW, PLATE, Part(sign="?"))
    return Sentence(Say("bids-still-dishes"), Say("bids-still-dishes-line"), parts)
