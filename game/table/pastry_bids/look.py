"""What the table of Pastry Bids shows at a moment; `look_of(view)` is the truth, animations move it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.rules.pastry_bids.cards import NUMBER
from game.rules.pastry_bids.pieces import LEFTOVERS, OVER, TIE, Dish, Showdown
from game.rules.pastry_bids.view import PastryView
from game.table.board import Board
from game.table.pastry_bids.places import CHOSEN, Lie, fan_of
from game.table.sprites import Sprite


@dataclass(slots=True)
class Laid:
    """A bid on its place."""

    card: int | None
    """None: nobody here may know it."""
    turn: float = 0.0
    """0 shows the back, 1 the face."""
    glow: bool = False
    """It has won."""
    pale: bool = False
    """It has lost."""


@dataclass(slots=True)
class Look:
    """Everything that can change in the picture. Pairs and lists of two have one entry a seat."""

    seat: int
    """Whose hand lies in front."""
    suits: tuple[str, str]
    phase: str
    round: int
    up: list[str]
    piles: list[int]
    """How many hearts and clubs lie in the piles."""
    aside: list[str]
    hand: dict[int, Lie]
    """The own recipe cards, and how they lie."""
    backs: int
    """Cards of the other hand."""
    may_hold: tuple[int, ...]
    """What the other hand can still hold."""
    bids: list[Laid | None]
    leftovers: list[list[str]]
    handed: set[str]
    """Those of the leftover cards that were handed out."""
    dishes: list[list[Dish]]
    scores: list[float]
    history: list[Showdown]
    answered: list[bool]
    answers: list[bool | None]
    """Answers to the tie question, once they are shown."""
    done: list[bool]
    chosen: tuple[str, str] | None = None
    """The pair of one colour that was put together for a dish."""
    told: tuple[str, ...] = ()
    """What the mat says besides the round: `beats`, `tie`, `aside`, `ended` and what belongs to it."""
    prize: bool = False
    """The face-up cards have been won, and glow."""
    taker: int | None = None
    """Who takes the face-up cards, while that is shown."""
    moods: list[str] = field(default_factory=lambda: ["", ""])
    """`happy` after the last showdown, `surprised`, or nothing."""
    away: set[str] = field(default_factory=set)
    """Spots whose thing flies back to them just now."""
    shake: tuple[str, float] = ("", 0.0)
    """A spot that refuses, and by how many units it is shaken to the right."""
    flying: list[Sprite] = field(default_factory=list)

    @property
    def other(self) -> int:
        """The seat across the table."""
        return 1 - self.seat

    def _fresh(self, card: str) -> bool:
        """Whether a pair may still become a dish: after the hand-out only with a card from it."""
        return self.phase != LEFTOVERS or card in self.handed or f"c{NUMBER[card]}" in self.handed

    def pairs(self) -> dict[str, tuple[str, str]]:
        """The own pairs that wait for a recipe, by the spot at which they are shown."""
        if not self.hand or self.phase == OVER:
            return {}
        cards = self.leftovers[self.seat]
        found = {
            f"pair-{NUMBER[card]}": (card, f"c{NUMBER[card]}")
            for card in cards
            if card[0] == "h" and f"c{NUMBER[card]}" in cards and self._fresh(card)
        }
        if self.chosen is not None and all(card in cards for card in self.chosen):
            found[CHOSEN] = self.chosen
        return found


def hand_of(board: Board, numbers: Iterable[int]) -> dict[int, Lie]:
    """How the cards of the own hand lie."""
    cards = sorted(numbers)
    return dict(zip(cards, fan_of(board, "own-hand", len(cards)), strict=True))


def in_order(cards: Iterable[str]) -> list[str]:
    """Ingredient cards as they lie in a panel: the two of a number side by side."""
    return sorted(cards, key=lambda card: (NUMBER[card], card[0] == "c"))


def look_of(view: PastryView, board: Board) -> Look:
    """The picture of a view."""
    seat, other = view.seat, view.other
    bids: list[Laid | None] = [None, None]
    if view.has_bid[other]:
        bids[other] = Laid(None)
    if view.has_bid[seat]:
        bids[seat] = Laid(view.bid)
    if view.phase == TIE:
        last = view.history[-1]
        bids = [Laid(last.first, 1.0), Laid(last.second, 1.0)]
    handed = view.handed_out
    return Look(
        seat=seat,
        suits=view.suits,
        phase=view.phase,
        round=view.round,
        up=list(view.up),
        piles=[len(pile) for pile in view.piles],
        aside=list(view.aside),
        hand=hand_of(board, view.hand),
        backs=view.counts[other],
        may_hold=view.hands[other],
        bids=bids,
        leftovers=[in_order(view.leftovers[who] + handed[who]) for who in (0, 1)],
        handed={*handed[0], *handed[1]},
        dishes=[list(dishes) for dishes in view.dishes],
        scores=list(view.scores),
        history=list(view.history),
        answered=list(view.has_answered),
        answers=[None, None],
        done=list(view.done),
        moods=moods_after(view.history),
        told=("tie", str(view.history[-1].first)) if view.phase == TIE else (),
    )


def moods_after(history: Sequence[Showdown]) -> list[str]:
    """How the two look after the last showdown."""
    winner = history[-1].winner if history else None
    if winner is None:
        return ["", ""]
    return ["happy" if seat == winner else "surprised" for seat in (0, 1)]
