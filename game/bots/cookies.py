"""CookieBot at the table of Cookies: it knows the solved game and tells why in a sentence.

The team can't win more often than the table allows, so the hard level plays it as it stands. The other
levels weigh the same actions less and less sharply. They only ever differ in how carefully they choose:
in a game of one team nobody plays against it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from game.bots.cookies_table import Ranked, table
from game.bots.policy import Budget, Decision, Policy, Reason
from game.rules.cookies import CookiesState, CookiesView
from game.rules.cookies.actions import Bake, CookiesAction, LayCookies, Nibble, RollDice, SpreadSprinkles
from game.rules.cookies.box import DICE_ROLLED

SOFTNESS: dict[str, float] = {"friendly": 0.3, "easy": 0.2, "normal": 0.12, "hard": 0.0}
"""How many log-odds of winning an action may cost before a level plays it e times less often."""
NEARLY_FULL = 6
"""From so many cookies on a sheet is called nearly full."""
SURE = 1e-4
"""Chances closer than this to 0 or 1 count as this."""


class CookiesPolicy(Policy[CookiesState, CookiesView, CookiesAction]):
    """What CookieBot knows about Cookies."""

    game_id = "cookies"
    depth = 0  # the table values every position exactly; playing on would only add noise

    def prior(
        self, view: CookiesView | None, state: CookiesState, seat: int, legal: Sequence[CookiesAction]
    ) -> Sequence[float]:
        """The pieces that an action puts on a sheet, as a child sees it: the clock does not count."""
        return [pieces(state, action) for action in legal]

    def evaluate(self, state: CookiesState) -> tuple[float, ...]:
        """The exact chance to win, the same for the whole team."""
        return (table().value(state),) * state.seats

    def decide(
        self,
        view: CookiesView,
        legal: Sequence[CookiesAction],
        level: str,
        budget: Budget,
        rng: random.Random,
    ) -> Decision:
        """Look the actions up and choose as sharply as the level does."""
        ranked = table().ranked(view.sample(rng))
        chosen = soften(ranked, SOFTNESS[level], rng)
        return Decision(chosen.action, chosen.value, self.reason(view, chosen.action), tuple(ranked))

    def reason(self, view: CookiesView, action: CookiesAction) -> Reason:
        """The plainest good thing about an action."""
        if isinstance(action, RollDice):
            return "bot-cookies-roll", {}
        if isinstance(action, Bake):
            return "bot-cookies-bake", {}
        if isinstance(action, Nibble):
            return f"bot-cookies-nibble-{'sprinkled' if action.sprinkled else 'plain'}", {}
        if isinstance(action, (LayCookies, SpreadSprinkles)):
            return _reason_to_use(view.sample(random.Random(0)), action)
        return "bot-cookies-wait", {}


def _reason_to_use(state: CookiesState, action: LayCookies | SpreadSprinkles) -> Reason:
    """Why these dice are used like this."""
    sheet = state.sheet(action.sheet)
    laying = isinstance(action, LayCookies)
    shape = action.shape if isinstance(action, LayCookies) else sheet.shape
    assert shape is not None
    about: dict[str, str | int] = {"shape": shape}
    cookies = sheet.plain + sheet.sprinkled + (pieces(state, action) if laying else 0)
    if not laying and sheet.sprinkled + pieces(state, action) == state.box.places:
        return "bot-cookies-finishes", about
    cost = unused_dice(state, action)
    if cost == 0:
        return "bot-cookies-no-time", {}
    if laying and cookies == state.box.places:
        return "bot-cookies-fills", about
    others = [unused_dice(state, other) for other in state.legal(state.turn) if other != action]
    if state.oven and any(other < cost for other in others):
        return "bot-cookies-time-bakes", {}
    if others and all(other > cost for other in others):
        return "bot-cookies-saves-time", {}
    if sheet.shape is None:
        return "bot-cookies-starts", about
    if not laying:
        return "bot-cookies-sprinkles", about
    return "bot-cookies-nearly-full" if cookies >= NEARLY_FULL else "bot-cookies-gathers", about


def unused_dice(state: CookiesState, action: CookiesAction) -> int:
    """Dice that cost time if a roll is used like this (CK-16)."""
    assert state.roll is not None
    if isinstance(action, LayCookies):
        return DICE_ROLLED - state.roll.counts[action.shape]
    if isinstance(action, SpreadSprinkles):
        return DICE_ROLLED - state.roll.sprinkles
    return 0 if isinstance(action, Nibble) else DICE_ROLLED


def pieces(state: CookiesState, action: CookiesAction) -> int:
    """Cookies laid or sprinkles spread by an action; what a nibble takes away counts against it."""
    if isinstance(action, LayCookies):
        assert state.roll is not None
        return min(state.roll.counts[action.shape], state.reserve(action.shape))
    if isinstance(action, SpreadSprinkles):
        assert state.roll is not None
        return min(state.roll.sprinkles * state.box.sprinkles_for_face, state.sheet(action.sheet).plain)
    if isinstance(action, Nibble):
        return -2 if action.sprinkled else -1
    return 0


def soften(ranked: Sequence[Ranked], softness: float, rng: random.Random) -> Ranked:
    """One of the actions: the best, or with some softness the less often, the more it costs."""
    if softness == 0:
        return ranked[0]
    odds = [log_odds(one.value) for one in ranked]
    weights = [math.exp((one - odds[0]) / softness) for one in odds]
    left = rng.random() * sum(weights)
    for one, weight in zip(ranked, weights, strict=True):
        left -= weight
        if left < 0:
            return one
    return ranked[0]


def log_odds(chance: float) -> float:
    """The logarithm of a chance against its opposite: how much it is worth at either end of the scale."""
    chance = min(max(chance, SURE), 1 - SURE)
    return math.log(chance / (1 - chance))


POLICY = CookiesPolicy()
