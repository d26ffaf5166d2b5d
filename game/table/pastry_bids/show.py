"""How the events of Pastry Bids are shown: each becomes an animation that moves the look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.rules.core import Event
from game.rules.pastry_bids import events as told
from game.rules.pastry_bids.cards import NUMBER
from game.rules.pastry_bids.pieces import BID, DISHES, LEFTOVERS, OVER, TIE, Dish, Showdown
from game.table.pastry_bids.cards import suit_of
from game.table.pastry_bids.flights import (
    Stop,
    flight,
    flip_up,
    hand_closes,
    held_by,
    moved,
    recipe_to,
    up_lie,
    vanish,
)
from game.table.pastry_bids.look import Laid, hand_of, in_order, moods_after
from game.table.pastry_bids.moving import held_sprite, recipe_sprite, small_sprite
from game.table.pastry_bids.places import Lie, Shelf, aside_areas, card_width, on_plate, plate_card, up_areas
from game.table.tween import Anim, Call, InTurn, Together, Tween, Wait, ease_in_out, linear

if TYPE_CHECKING:
    from game.table.pastry_bids.table import PastryTable

FLIP = 0.22
REST = 0.3
READ = 1.5
"""Seconds in which a result can be read."""


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
    return InTurn(Call(crown), Wait(READ), Call(take), Together([fly, _clear_bids(table)]))


def to_leftovers(
    table: PastryTable, seat: int, cards: Sequence[str], starts: Sequence[Lie], wide: float
) -> Anim:
    """Ingredient cards fly to their place among the leftovers of a seat, one after another."""
    look = table.look
    there = in_order([*look.leftovers[seat], *cards])
    panel = table.board["own-dishes" if seat == look.seat else "other-dishes"].rect
    pairs = len(look.pairs()) if seat == look.seat else 0
    shelf = Shelf(panel, len(look.dishes[seat]) + pairs, there, kids=table.kids)
    flights = []
    for card, start in zip(cards, starts, strict=True):
        sprite = small_sprite(table, suit_of(card), NUMBER[card], wide, start)

        def land(card: str = card) -> None:
            look.leftovers[seat] = in_order([*look.leftovers[seat], card])

        stop = Stop(Lie(*shelf.cards[card].center), shelf.card[0])
        flights.append(flight(table, sprite, wide, stop, land, "card"))
    return Together(flights, 0.12)


def _clear_bids(table: PastryTable) -> Anim:
    """The bids leave the mat; they stand in the list of bids."""
    look = table.look
    gone = []
    for seat, side in ((look.seat, "own-bid"), (look.other, "other-bid")):
        laid = look.bids[seat]
        if laid is not None and laid.card is not None:
            spot = table.board[side]
            sprite = recipe_sprite(table, seat, laid.card, Lie(spot.x, spot.y))
            sprite.grow = spot.rect.width / card_width(table.board, "own-hand")
            gone.append(vanish(table, sprite))

    def clear() -> None:
        look.bids = [None, None]
        look.told = ()

    return InTurn(Call(clear), Together(gone))


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

    return InTurn(_clear_bids(table), pair_up(table, (event.heart, event.club), begin))


def pair_added(table: PastryTable, event: told.PairAdded) -> Anim:
    """Both go on: one more pair lies over the one before."""
    look = table.look

    def begin() -> None:
        look.phase, look.told = BID, ()

    return InTurn(_clear_bids(table), pair_up(table, (event.heart, event.club), begin))


def set_aside(table: PastryTable, event: told.CardsSetAside) -> Anim:
    """Nobody takes the face-up cards; they go below the piles."""
    look = table.look
    areas = aside_areas(table.board, in_order([*look.aside, *event.cards]))
    wide = table.board["up-hearts"].rect.width

    def say() -> None:
        look.told = ("aside",)

    def take() -> None:
        look.up = []

    flights = []
    for card in event.cards:
        start = up_lie(table, event.cards, card)
        sprite = small_sprite(table, suit_of(card), NUMBER[card], wide, start)

        def land(card: str = card) -> None:
            look.aside = sorted([*look.aside, card], key=lambda c: (c[0] == "c", NUMBER[c]))

        stop = Stop(Lie(*areas[card].center), areas[card].width)
        flights.append(flight(table, sprite, wide, stop, land, "card"))

    def end() -> None:
        look.told = ()

    return InTurn(
        Call(say), Wait(READ * 0.6), Call(take), Together([*flights, _clear_bids(table)], 0.1), Call(end)
    )


def dish_made(table: PastryTable, event: told.DishMade) -> Anim:
    """A recipe card and a pair come together on a plate."""
    look, seat = table.look, event.seat
    own = seat == look.seat
    made = Dish(event.recipe, *event.cards, event.leftover)
    start = held_by(table, seat, event.recipe)
    before = table.shelf(seat)
    starts = [Lie(*before.cards[card].center) for card in event.cards if card in before.cards]
    spot = next((name for name, pair in look.pairs().items() if own and pair == event.cards), None)
    plate = (
        table.area(spot)
        if spot is not None
        else before.plates[min(len(look.dishes[seat]), len(before.plates) - 1)]
    )
    wide = plate_card(plate)
    first, second, middle = on_plate(plate)

    def take() -> None:
        look.leftovers[seat] = [card for card in look.leftovers[seat] if card not in event.cards]
        look.handed -= set(event.cards)
        if own:
            look.hand.pop(event.recipe, None)
        else:
            look.backs -= 1
            look.may_hold = tuple(n for n in look.may_hold if n != event.recipe)

    def done() -> None:
        look.dishes[seat].append(made)
        look.scores[seat] += event.points
        _catch_up(table)
        table.play("coin")

    flights: list[Anim] = []
    for card, begin, stop in zip(event.cards, starts, (first, second), strict=False):
        sprite = small_sprite(table, suit_of(card), NUMBER[card], before.card[0], begin)
        flights.append(flight(table, sprite, before.card[0], Stop(stop, wide), _nothing, "card", stay=True))
    flights.append(
        recipe_to(table, seat, event.recipe, start, Stop(middle, wide), turned=False, landed=_nothing)
    )
    if own:
        flights.append(hand_closes(table, [n for n in look.hand if n != event.recipe]))

    def clear() -> None:
        look.flying.clear()

    return InTurn(Call(take), Together(flights), Call(clear), Call(done), Wait(REST))


def bidding_ended(table: PastryTable, event: told.BiddingEnded) -> Anim:
    """No more bids."""
    look = table.look

    def say() -> None:
        look.phase, look.told = DISHES, ()
        _catch_up(table)
        table.play("hour")

    return InTurn(_clear_bids(table), Call(say), Wait(READ * 0.7))


def seat_done(table: PastryTable, event: told.SeatDone) -> Anim:
    """A seat makes no more dishes for now."""

    def say() -> None:
        table.look.done[event.seat] = True
        _catch_up(table)
        table.play("button")

    return InTurn(Call(say), Wait(REST))


def handed_out(table: PastryTable, event: told.CardsHandedOut) -> Anim:
    """The cards that nobody won go from the piles, and from beside them, to a seat."""
    look, seat = table.look, event.seat
    aside = aside_areas(table.board, look.aside)
    suit = suit_of(event.cards[0])
    pile = table.board[f"pile-{suit}"]
    starts = [Lie(*aside[card].center) if card in aside else Lie(pile.x, pile.y) for card in event.cards]

    def begin() -> None:
        look.phase = LEFTOVERS
        look.piles[0 if suit == "hearts" else 1] = 0
        look.aside = [card for card in look.aside if card not in event.cards]
        look.handed |= set(event.cards)

    fly = to_leftovers(table, seat, event.cards, starts, pile.rect.width * 0.7)

    def end() -> None:
        _catch_up(table)

    return InTurn(Call(begin), fly, Call(end), Wait(REST))


def _catch_up(table: PastryTable) -> None:
    """After the bidding the phases follow each other without events of their own."""
    look, view = table.look, table.view
    if look.phase == view.phase and look.phase in (DISHES, LEFTOVERS):
        look.done = list(view.done)
    elif view.phase == OVER and look.phase == LEFTOVERS:
        look.phase, look.done = OVER, list(view.done)


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


def _nothing() -> None:
    return


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
