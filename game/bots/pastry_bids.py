"""CookieBot at Pastry Bids: it mixes its bids, keeps its best recipes, and bakes when only those are left.

Both hands are open in effect (all spent cards lie face up), so a bid is a matrix game: own cards
against the other's. Each pair of bids is valued by `game.bots.pastry_worth`, the game is solved by
regret matching, and the bid is drawn from the mix: nobody can read it. The other baker is not taken
to be perfect (`Manner`): part of the time any card is expected of it, or the one that looks best at
first sight. That costs little against the best players, and wins much against all others.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.bots.matrix import Matrix, against, equilibrium, pick
from game.bots.pastry_net import Nets, load, score
from game.bots.pastry_worth import EXACT, Table, ready
from game.bots.plain import victory
from game.bots.policy import Budget, Decision, Policy, Reason
from game.rules.pastry_bids.actions import AGREE, Answer, Bid, MakeDish, PastryAction
from game.rules.pastry_bids.cards import BIT, NUMBER, SUIT, mask_of, numbers_in, pairs_in
from game.rules.pastry_bids.pieces import BID, LEFTOVERS, TIE
from game.rules.pastry_bids.state import PastryState
from game.rules.pastry_bids.view import PastryView

ROUNDS_OF_THOUGHT = 300
"""Iterations of regret matching without a budget that says less."""
PAIRS_TRIED = 6
"""Further pairs tried to answer a tie question."""
SLIP = 0.45
"""How often the normal level bids some card instead of one of the mix."""
LATE = 3
"""With so many cards in both hands the hard level plays positions through to the end."""
HIGH = 9
"""From this number on a bid is called high."""
BAKE = 20.0
"""Prior of a dish when it is time to bake; a dish before its time has as much against it."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How the other baker is taken to bid: for these parts of the time, and without fault else."""

    careless: float
    """Any card, each as likely."""
    simple: float
    """The card that looks best at first sight (`PastryPolicy.prior`)."""


USUAL = Manner(0.08, 0.16)
"""More would win more games against simple players, and lose more to one who knows this program."""
TRUSTING = Manner(0.2, 0.3)
"""What the normal level expects: it beats simple players, and good ones beat it."""


class PastryPolicy(Policy[PastryState, PastryView, PastryAction]):
    """What CookieBot knows of Pastry Bids."""

    game_id = "pastry_bids"

    def prior(
        self, view: PastryView | None, state: PastryState, seat: int, legal: Sequence[PastryAction]
    ) -> Sequence[float]:
        if state.phase == BID:
            return self._bid_prior(state, seat, legal)
        if state.phase == TIE:
            stop, win, lose = self._prospects(state, seat)
            return [(win + lose) / 2 - stop if action is AGREE else 0.0 for action in legal]
        return [_baking(state, seat, action) for action in legal]

    def _bid_prior(self, state: PastryState, seat: int, legal: Sequence[PastryAction]) -> list[float]:
        """A bid: its chance against any card of the other, times the prize, less what the card is worth."""
        worth = self._first_sight(state, seat)
        found = []
        for action in legal:
            if isinstance(action, Bid):
                found.append(worth[action.number])
            elif _time_to_bake(state, seat):
                found.append(BAKE + _baking(state, seat, action))
            else:
                found.append(-BAKE)
        return found

    def _first_sight(self, state: PastryState, seat: int) -> dict[int, float]:
        """How good each card of the hand looks as a bid."""
        table, nets = Table.of(state, seat), self._nets_for(state)
        _, win, lose = self._prospects(state, seat)
        rival = numbers_in(table.hands[1])
        return {
            number: (win - lose) * sum(number > card for card in rival) / len(rival) + rest
            for number, rest in table.spending(nets).items()
        }

    def _prospects(self, state: PastryState, seat: int) -> tuple[float, float, float]:
        """How well the seat stands when the face-up cards are set aside, won or lost."""
        table, nets, up = Table.of(state, seat), self._nets_for(state), mask_of(state.up)
        own, other = table.owned
        ends = (own, other, table.aside | up), (own | up, other, table.aside), (own, other | up, table.aside)
        stop, win, lose = (
            replace(table, owned=(mine, theirs), aside=aside).strength(nets) for mine, theirs, aside in ends
        )
        return stop, win, lose

    def evaluate(self, state: PastryState) -> tuple[float, ...]:
        outcome = state.outcome()
        if outcome is not None:
            return victory(outcome, False)
        table, up = Table.of(state, 0), mask_of(state.up)
        if state.phase == BID:
            table = replace(table, pile=table.pile | up)
        elif state.phase == TIE:
            table = replace(table, aside=table.aside | up)
        elif state.phase == LEFTOVERS:
            table = replace(table, made=table.made + _leftover_lead(state))
        first = table.chance(self._nets_for(state))
        return first, 1 - first

    def decide(
        self, view: PastryView, legal: Sequence[PastryAction], level: str, budget: Budget, rng: random.Random
    ) -> Decision | None:
        if level not in ("normal", "hard"):
            return None
        state = view.sample(rng)
        iterations = min(ROUNDS_OF_THOUGHT, budget.iterations or ROUNDS_OF_THOUGHT)
        if state.phase == TIE:
            return self._answer(view, state, iterations, rng)
        if state.phase != BID or _time_to_bake(state, view.seat):
            return self._bake(view, state, legal)
        return self._bid(view, state, level, iterations, rng)

    def _bid(
        self, view: PastryView, state: PastryState, level: str, iterations: int, rng: random.Random
    ) -> Decision:
        gains, rows, columns = self.mixes(state, view.seat, level, iterations)
        bids = [Bid(number) for number in numbers_in(state.hands[view.seat])]
        index = pick(rows, rng)
        if level == "normal" and rng.random() < SLIP:
            index = int(rng.random() * len(bids))
        worth = against(gains, columns)
        order = sorted(range(len(bids)), key=lambda place: -worth[place])
        ranked = tuple((bids[place], worth[place]) for place in order)
        value = max(0.0, sum(share * gain for share, gain in zip(rows, worth, strict=True)))  # -1e-16 else
        return Decision(bids[index], value, self.reason(view, bids[index]), ranked, iterations)

    def mixes(
        self, state: PastryState, seat: int, level: str, iterations: int
    ) -> tuple[Matrix, list[float], list[float]]:
        """What each pair of bids gains, how often each card is bid, and each card of the other baker."""
        exact = LATE if level == "hard" else EXACT
        gains = Table.of(state, seat).bids(mask_of(state.up), self._nets_for(state), exact)
        manner = USUAL if level == "hard" else TRUSTING
        rows, columns, _ = equilibrium(expecting(gains, self.expected(state, seat, manner)), iterations)
        return gains, rows, columns

    def expected(self, state: PastryState, seat: int, manner: Manner) -> list[float]:
        """For what part of the time each card of the other baker is expected, lowest first."""
        worth = self._first_sight(state, 1 - seat)
        cards = sorted(worth)
        simple = max(cards, key=worth.__getitem__)
        part = manner.careless / len(cards)
        return [part + (manner.simple if card == simple else 0) for card in cards]

    def _answer(self, view: PastryView, state: PastryState, iterations: int, rng: random.Random) -> Decision:
        """Go on if the mean over some further pairs is better than setting the cards aside."""
        table, nets, up = Table.of(state, view.seat), self._nets_for(state), mask_of(state.up)
        total = 0.0
        for _ in range(PAIRS_TRIED):
            total += equilibrium(table.bids(up | some_pair(table.pile, rng), nets), iterations)[2]
        values = {
            True: total / PAIRS_TRIED,
            False: replace(table, aside=table.aside | up).chance(nets),
        }
        ranked = tuple(sorted(((Answer(go), worth) for go, worth in values.items()), key=lambda p: -p[1]))
        action, value = ranked[0]
        return Decision(action, value, self.reason(view, action), ranked, iterations * PAIRS_TRIED)

    def _nets_for(self, state: PastryState) -> Nets:
        return load()[state.loose]

    def _bake(self, view: PastryView, state: PastryState, legal: Sequence[PastryAction]) -> Decision:
        dishes = [action for action in legal if not isinstance(action, Bid)]
        worth = {action: _baking(state, view.seat, action) for action in dishes}
        action = max(dishes, key=worth.__getitem__)
        value = self.evaluate(state)[view.seat]
        return Decision(action, value, self.reason(view, action), ((action, value),), 1)

    def reason(self, view: PastryView, action: PastryAction) -> Reason:
        if isinstance(action, Answer):
            return ("bot-pastry-agree" if action.go_on else "bot-pastry-decline"), {}
        if isinstance(action, MakeDish):
            last = view.phase == LEFTOVERS
            return ("bot-pastry-leftover" if last else "bot-pastry-dish"), {"number": action.recipe}
        if not isinstance(action, Bid):
            return "bot-pastry-done", {}
        own, other = ([NUMBER[card] for card in view.leftovers[seat]] for seat in (view.seat, view.other))
        up = [NUMBER[card] for card in view.up]
        if action.number < HIGH and action.number <= sum(view.hand) / len(view.hand):
            return "bot-pastry-bid-low", {"number": action.number}
        for key, numbers in (("bot-pastry-bid-pair", own), ("bot-pastry-bid-block", other)):
            wanted = [number for number in up if number in numbers]
            if wanted:
                return key, {"number": max(wanted)}
        return "bot-pastry-bid-fair", {"number": action.number}


def expecting(gains: Matrix, columns: Sequence[float]) -> Matrix:
    """The game against somebody who plays `columns` for these parts of the time, and is free else.

    Its solution gives up a little against a perfect rival, and gains much against everybody else.
    """
    free = 1 - sum(columns)
    return [
        [free * gain + usual for gain in line]
        for line, usual in zip(gains, against(gains, columns), strict=True)
    ]


def _baking(state: PastryState, seat: int, action: PastryAction) -> float:
    """A dish is worth its recipe; with loose pastry it should leave as many further dishes as it can."""
    if not isinstance(action, MakeDish):
        return 0.0
    pair = BIT[action.first] | BIT[action.second]
    owned = state.leftovers[seat] | state.handed[seat]
    spoilt = ready(owned, state.loose) - 1 - ready(owned & ~pair, state.loose)
    fresh = (state.handed[seat] & pair).bit_count() - 1 if state.phase == LEFTOVERS else 0
    return action.recipe - BAKE * spoilt - 0.1 * fresh


def _time_to_bake(state: PastryState, seat: int) -> bool:
    """While bidding: whether the hand holds only as many cards as there are pairs ready."""
    hand, owned = state.hands[seat], state.leftovers[seat]
    return bool(hand) and hand.bit_count() <= ready(owned, state.loose)


def _leftover_lead(state: PastryState) -> int:
    """What seat 0 can still make of leftover dishes, less what seat 1 can, as `Table.made`."""
    points = [0, 0]
    for seat in (0, 1):
        fresh = state.handed[seat]
        count = len(pairs_in(state.leftovers[seat] | fresh, fresh, False))
        if state.loose:
            count = ready(state.leftovers[seat] | fresh, True) - ready(state.leftovers[seat], True)
        if not state.done[seat]:
            points[seat] = score(state.hands[seat], 0, count)
    return points[0] - points[1]


def some_pair(pile: int, rng: random.Random) -> int:
    """A heart and a club of the piles, drawn at random, as a mask."""
    hearts, clubs = numbers_in(pile & SUIT), numbers_in(pile >> 13)
    heart, club = hearts[int(rng.random() * len(hearts))], clubs[int(rng.random() * len(clubs))]
    return 1 << (heart - 1) | 1 << (club + 12)


POLICY = PastryPolicy()
