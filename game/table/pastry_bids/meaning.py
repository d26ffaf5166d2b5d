"""What gestures mean in Pastry Bids."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.input.gestures import Aside, Gesture, Gestures
from game.rules.core import Action
from game.rules.pastry_bids.actions import AGREE, DECLINE, DONE, MakeDish, bid, dish
from game.rules.pastry_bids.cards import NUMBER, fit
from game.rules.pastry_bids.pieces import DISHES, LEFTOVERS, OVER, TIE
from game.rules.pastry_bids.view import PastryView
from game.table.pastry_bids.places import CHOSEN
from game.table.table_view import Hold

Pair = tuple[str, str]
ASK = Aside("ask")
"""Says to be done while dishes are still possible: the button asks first."""


def partner(card: str) -> str:
    """The ingredient card of the same number."""
    return ("c" if card[0] == "h" else "h") + card[1:]


def owned(view: PastryView) -> tuple[str, ...]:
    """The own ingredient cards that are in no dish."""
    return view.leftovers[view.seat] + view.handed_out[view.seat]


def pairs_of(view: PastryView) -> dict[str, Pair]:
    """The own pairs of one number, by the spot at which they are shown."""
    cards = owned(view)
    return {
        f"pair-{NUMBER[card]}": (card, partner(card))
        for card in sorted(cards, key=NUMBER.__getitem__)
        if card[0] == "h" and partner(card) in cards
    }


def bakeable(legal: Iterable[Action]) -> set[Pair]:
    """The pairs out of which a dish may be made now."""
    return {(action.first, action.second) for action in legal if isinstance(action, MakeDish)}


def shown_pairs(view: PastryView, legal: Iterable[Action], chosen: Pair | None) -> dict[str, Pair]:
    """All pairs on a plate, waiting for a recipe: those of one number, and the one put together."""
    pairs = pairs_of(view)
    if chosen is not None and chosen in bakeable(legal):
        pairs[CHOSEN] = chosen
    return pairs


def chosen_from(name: str) -> Pair:
    """The pair that an aside puts together."""
    first, second = name.split(" ")
    return first, second


def together(view: PastryView, card: str) -> Pair:
    """What a recipe on a single card is tried on: in loose pastry a pair of own cards, if there is one."""
    others = [other for other in owned(view) if other != card] if view.loose and card in owned(view) else []
    fitting = next((other for other in others if fit(card, other, True)), None)
    return card, fitting or next(iter(others), partner(card))


def gestures_of(
    view: PastryView, legal: Sequence[Action], chosen: Pair | None, *, sure: bool = False
) -> Gestures:
    """Everything that a hand can try, with its meaning. `sure`: done means done, whatever is possible."""
    tries: dict[Gesture, Action] = {}
    if view.phase == OVER:
        return Gestures(tries, legal)
    if view.phase == TIE:
        tries[Gesture("agree")] = AGREE
        tries[Gesture("decline")] = DECLINE
    possible = bakeable(legal)
    joins = {frozenset(pair): Aside(" ".join(pair)) for pair in possible if not fit(*pair, False)}
    for first, second in joins:
        aside = joins[frozenset((first, second))]
        tries[Gesture(f"card-{first}", f"card-{second}")] = aside
        tries[Gesture(f"card-{second}", f"card-{first}")] = aside
    pairs = shown_pairs(view, legal, chosen)
    on_pair = {card: pair for pair in pairs.values() for card in pair}
    cards = (*owned(view), *view.up, *view.leftovers[view.other], *view.handed_out[view.other])
    for number in view.hand:
        recipe = f"recipe-{number}"
        tries[Gesture(recipe, "own-bid")] = bid(number)
        for spot, pair in pairs.items():
            tries[Gesture(recipe, spot)] = dish(*pair, number)
        for card in cards:
            pair = on_pair.get(card) or together(view, card)
            join = None if card in on_pair else joins.get(frozenset(pair))
            tries[Gesture(recipe, f"card-{card}")] = join or dish(*pair, number)
    for spot, pair in pairs.items():
        for number in view.hand:
            tries[Gesture(spot, f"recipe-{number}")] = dish(*pair, number)
    if view.phase in (DISHES, LEFTOVERS):  # last, so that the keyboard begins with the dishes
        tries[Gesture("done")] = ASK if possible and DONE in legal and not sure else DONE
    return Gestures(tries, [*legal, *joins.values(), ASK])


def steps_to(gestures: Gestures, action: Action) -> list[Gesture]:
    """The gestures that lead to an action: one, or two where cards come together or the button asks."""
    gesture = gestures.of_action(action)
    if gesture is not None:
        return [gesture]
    if action == DONE:
        return [Gesture("done"), Gesture("done")]
    if isinstance(action, MakeDish) and fit(action.first, action.second, True):
        together = gestures.of_action(Aside(f"{action.first} {action.second}"))
        if together is not None:
            return [together, Gesture(f"recipe-{action.recipe}", CHOSEN)]
    return []


def held_action(gestures: Gestures, hold: Hold) -> Action | None:
    """The legal action that a hold stands for: at the target under the hand, or where there is but one."""
    target = hold.over if hold.over in hold.targets else None
    if target is None:
        meanings = {gestures.action(Gesture(hold.source, name)) for name in hold.targets}
        return meanings.pop() if len(meanings) == 1 else None
    return gestures.action(Gesture(hold.source, target))
