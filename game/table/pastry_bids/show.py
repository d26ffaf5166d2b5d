"""How the events of Pastry Bids are shown: each becomes an animation that moves the look."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.core import Event
from game.rules.pastry_bids import events as told
from game.rules.pastry_bids.pieces import BID, DISHES, TIE, Showdown
from game.table.pastry_bids.baking import READ, REST, catch_up, dish_made, handed_out, set_aside, to_leftovers
from game.table.pastry_bids.flights import (
    Stop,
    clear_bids,
    flip_up,
    hand_closes,
    held_by,
    moved,
    recipe_to,
    up_lie,
)
from game.table.pastry_bids.look import Laid, hand_of, moods_after
from game.table.pastry_bids.moving import held_sprite
from game.table.pastry_bids.places import Lie, card_width, up_areas
from game.table.tween import Anim, Call, InTurn, Together, Tween, Wait, ease_in_out, linear

if TYPE_CHECKING:
    from game.table.pastry_bids.table import PastryTable

FLIP = 0.22
"""Seconds in which a bid turns over."""


def bid_laid(table: PastryTable, event: told.BidLaid) -> Anim:
    """A card goes from its hand to its place on the mat; it lies face down there."""
    look, seat = table.look, event.seat
    own = seat == look.seat
    spot = table.board["own-bid" if own else "other-bid"]
    start = held_by(table, seat, event.card)
    ahead: list[Anim] = []

    def take() -> None:
        if own and event.card is not None:
            look.hand.pop(event.card, None)
        else:
            look.backs -= 1

    def down() -> None:
        look.bids[seat] = Laid(event.card)

    if own and event.card is not None:
        ahead = [hand_closes(table, [n for n in look.hand if n != event.card])]
    card = event.card if own else None
    fly = recipe_to(
        table, seat, card, start, Stop(Lie(spot.x, spot.y), spot.rect.width), turned=own, landed=down
    )
    return InTurn(Call(take), Together([fly, *ahead]))


def bid_returned(table: PastryTable, event: told.BidReturned) -> Anim:
    """A bid goes back to its hand, unseen."""
    look, seat = table.look, event.seat
    own = seat == look.seat
    spot = table.board["own-bid" if own else "other-bid"]

    def take() -> None:
        look.bids[seat] = None

    def back() -> None:
        if own and event.card is not None:
            look.hand = hand_of(table.board, [*look.hand, event.card])
        else:
            look.backs += 1

    if own and event.card is not None:
        home = hand_of(table.board, [*look.hand, event.card])[event.card]
        wide = card_width(table.board, "own-hand")
    else:
        home, wide = held_by(table, seat, None), card_width(table.board, "other-hand")
    start = Lie(spot.x, spot.y)
    fly = recipe_to(table, seat, None, start, Stop(home, wide), turned=False, landed=back)
    return InTurn(Call(take), fly)


def bids_revealed(table: PastryTable, event: told.BidsRevealed) -> Anim:
    """Both are turned over at once."""
    look = table.look

    def ready() -> None:
        look.bids = [Laid(card) for card in event.bids]
        table.play("card")

    def turn(t: float) -> None:
        for laid in look.bids:
            if laid is not None:
                laid.turn = t

    def open_() -> None:
        turn(1.0)
        look.history.append(Showdown(look.round, *event.bids))
        look.may_hold = tuple(n for n in look.may_hold if n != event.bids[look.other])

    return InTurn(Call(ready), moved(table, Tween(FLIP, turn, ease_in_out)), Call(open_), Wait(REST))


def cards_won(table: PastryTable, event: told.CardsWon) -> Anim:
    """The higher bid glows and takes the face-up cards to its leftovers."""
    look, seat = table.look, event.seat

    def crown() -> None:
        for who, laid in enumerate(look.bids):
            if laid is not None:
                laid.glow, laid.pale = who == seat, who != seat
        look.told = ("beats", str(event.high), str(event.low))
        look.prize, look.taker = True, seat
        look.moods = moods_after(look.history)
        table.play("success" if seat == look.seat else "coin")

    def take() -> None:
        look.prize, look.taker, look.up = False, None, []

    start = [up_lie(table, event.cards, card) for card in event.cards]
    fly = to_leftovers(table, seat, event.cards, start, table.board["up-hearts"].rect.width)
    return InTurn(Call(crown), Wait(READ), Call(take), Together([fly, clear_bids(table)]))


def tied(table: PastryTable, event: told.Tied) -> Anim:
    """Both bids are equal."""
    look = table.look

    def say() -> None:
        look.told = ("tie", str(event.number))
        table.play("ding")

    def ask() -> None:
        look.moods = moods_after(look.history)
        if event.asked:
            look.phase = TIE

    return InTurn(Call(say), Wait(READ * 0.7), Call(ask))


def answer_given(table: PastryTable, event: told.AnswerGiven) -> Anim:
    """A seat has answered; how, nobody sees."""

    def say() -> None:
        table.look.answered[event.seat] = True
        table.play("card")

    return Call(say)


def answers_revealed(table: PastryTable, event: told.AnswersRevealed) -> Anim:
    """Both answers are shown at once."""
    look = table.look

    def say() -> None:
        look.answers = list(event.answers)
        table.play("success" if all(event.answers) else "turn")

    def clear() -> None:
        look.answers, look.answered = [None, None], [False, False]

    return InTurn(Call(say), Wait(READ), Call(clear))


def pair_up(table: PastryTable, cards: tuple[str, str], begin: Callable[[], None]) -> Anim:
    """One more card of each pile is turned up."""
    look = table.look
    up = [*look.up, *cards]
    areas = dict(zip(up, up_areas(table.board, len(up)), strict=True))
    flips = [flip_up(table, card, pile, areas[card]) for pile, card in enumerate(cards)]

    def end() -> None:
        look.up = up

    return InTurn(Call(begin), Together(flips, 0.1), Call(end))


def round_started(table: PastryTable, event: told.RoundStarted) -> Anim:
    """A new round turns up the top card of each pile."""
    look = table.look

    def begin() -> None:
        look.phase, look.round, look.told = BID, event.round, ()
        look.bids = [None, None]
        look.up = []
        table.play("turn")

    return InTurn(clear_bids(table), pair_up(table, (event.heart, event.club), begin))


def pair_added(table: PastryTable, event: told.PairAdded) -> Anim:
    """Both go on: one more pair lies over the one before."""
    look = table.look

    def begin() -> None:
        look.phase, look.told = BID, ()

    return InTurn(clear_bids(table), pair_up(table, (event.heart, event.club), begin))


def bidding_ended(table: PastryTable, event: told.BiddingEnded) -> Anim:
    """No more bids; the mat says whose hand is empty, since a rival may have baked unexpectedly."""
    look = table.look

    def say() -> None:
        look.phase, look.told = DISHES, ("ended", *map(str, event.seats))
        catch_up(table)
        table.play("hour")

    def go_on() -> None:
        look.told = ()

    return InTurn(clear_bids(table), Call(say), Wait(READ * 2), Call(go_on))


def seat_done(table: PastryTable, event: told.SeatDone) -> Anim:
    """A seat makes no more dishes for now."""

    def say() -> None:
        table.look.done[event.seat] = True
        catch_up(table)
        table.play("button")

    return InTurn(Call(say), Wait(REST))


def flight_back(table: PastryTable, source: str, x: float, y: float) -> Anim:
    """What was held at a point flies back to where it came from."""
    look = table.look
    sprite = held_sprite(table, source, x, y)
    if sprite is None or table.calm:
        return Call(lambda: table.play("drop"))
    end = table.area(source)
    home = Lie(*end.center)
    if source.startswith("recipe-"):
        home = look.hand.get(table.numbered(source), home)

    def begin() -> None:
        look.away.add(source)
        look.flying.append(sprite)

    def move(t: float) -> None:
        sprite.x, sprite.y = x + (home.x - x) * t, y + (home.y - y) * t
        sprite.angle, sprite.lift = home.angle * t, 1 - t

    def end_() -> None:
        look.away.discard(source)
        if sprite in look.flying:
            look.flying.remove(sprite)
        table.play("drop")

    return InTurn(Call(begin), Tween(0.18, move, linear), Call(end_))


SHOWN: dict[type[Event], Callable[..., Anim]] = {
    told.BidLaid: bid_laid,
    told.BidReturned: bid_returned,
    told.BidsRevealed: bids_revealed,
    told.CardsWon: cards_won,
    told.Tied: tied,
    told.AnswerGiven: answer_given,
    told.AnswersRevealed: answers_revealed,
    told.RoundStarted: round_started,
    told.PairAdded: pair_added,
    told.CardsSetAside: set_aside,
    told.DishMade: dish_made,
    told.BiddingEnded: bidding_ended,
    told.SeatDone: seat_done,
    told.CardsHandedOut: handed_out,
}
"""Event -> how it is shown."""
