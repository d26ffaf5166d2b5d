"""How the events of Cookies are shown: each becomes an animation that moves the look."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.cookies.events import (
    AlarmRang,
    AlarmSet,
    CookieNibbled,
    CookiesLaid,
    GameEnded,
    HandMoved,
    HourStruck,
    SheetFinished,
    SheetIntoOven,
    SheetOutOfOven,
    SprinklesSpread,
    TimePassed,
    TurnPassed,
)
from game.rules.core import Event
from game.table.cookies.draw import done_at
from game.table.cookies.look import cookie_arts
from game.table.cookies.places import bell_on, pile, place_name
from game.table.pieces import Piece
from game.table.tween import (
    Anim,
    Call,
    InTurn,
    Together,
    Tween,
    Wait,
    bounce_out,
    ease_in,
    ease_in_out,
    ease_out,
    linear,
)

if TYPE_CHECKING:
    from game.table.cookies.table import CookiesTable

FLY = 0.34
DOOR = 0.3
HAND = 0.25


def flight(
    table: CookiesTable,
    piece: Piece,
    to: tuple[float, float],
    size: float,
    landed: Callable[[], None],
    sound: str,
    *,
    arc: float = 70.0,
    seconds: float = FLY,
) -> Anim:
    """A piece appears, flies in an arc to a point, and is gone there; then `landed` changes the look."""
    start = (piece.x, piece.y, piece.size, piece.angle)
    flying = table.look.flying

    def lift() -> None:
        flying.append(piece)

    def move(t: float) -> None:
        piece.x = start[0] + (to[0] - start[0]) * t
        piece.y = start[1] + (to[1] - start[1]) * t - arc * math.sin(math.pi * min(1.0, t))
        piece.size = start[2] + (size - start[2]) * min(1.0, t)
        piece.angle = start[3] * (1 - t)
        piece.lift = math.sin(math.pi * min(1.0, max(0.0, t)))

    def land() -> None:
        if piece in flying:
            flying.remove(piece)
        landed()
        table.play(sound)

    if table.calm:
        return Call(land)
    return InTurn(Call(lift), Tween(seconds, move, ease_in_out), Call(land))


def laid(table: CookiesTable, event: CookiesLaid) -> Anim:
    """Cookies fly from the hand or the reserve to their places, one after another."""
    sheet = table.look.sheets[event.sheet]
    spots = table.take_from_hand(f"reserve-{event.shape}", len(event.places))

    def begin() -> None:
        table.look.reserves[event.shape] -= len(event.places)
        sheet.shape = event.shape

    flights = []
    for (x, y, angle), place in zip(spots, event.places, strict=True):
        to = table.board[place_name(event.sheet, place)]
        piece = Piece(cookie_arts(event.shape, False), x, y, to.rect.width, angle)
        flights.append(
            flight(table, piece, (to.x, to.y), to.rect.width, lambda: sheet.places.append(False), "cookie")
        )
    return InTurn(Call(begin), Together(flights, 0.09))


def sprinkled(table: CookiesTable, event: SprinklesSpread) -> Anim:
    """Sprinkles fly from the hand or the jar onto their cookies."""
    sheet = table.look.sheets[event.sheet]
    spots = table.take_from_hand("reserve-sprinkles", len(event.places))

    def begin() -> None:
        table.look.sprinkles -= len(event.places)

    def landing(place: int) -> Callable[[], None]:
        def land() -> None:
            sheet.places[place] = True

        return land

    flights = []
    for (x, y, angle), place in zip(spots, event.places, strict=True):
        to = table.board[place_name(event.sheet, place)]
        piece = Piece(("cookies/sprinkles-on",), x, y, to.rect.width, angle)
        flights.append(flight(table, piece, (to.x, to.y), to.rect.width, landing(place), "sprinkle"))
    return InTurn(Call(begin), Together(flights, 0.09))


def nibbled(table: CookiesTable, event: CookieNibbled) -> Anim:
    """A cookie goes back to its reserve; the last one slides into the gap."""
    sheet = table.look.sheets[event.sheet]
    place = table.board[place_name(event.sheet, event.place)]
    cell = table.board[f"reserve-{event.shape}"].rect
    x, y, size, _, _ = pile(cell)
    ((from_x, from_y, angle),) = table.take_from_hand(place.name, 1)
    piece = Piece(cookie_arts(event.shape, event.sprinkled), from_x, from_y, place.rect.width, angle)

    def begin() -> None:
        del sheet.places[event.place]
        if event.moved_from is not None:
            sheet.places.pop()

    def back() -> None:
        table.look.reserves[event.shape] += 1
        table.look.sprinkles += event.sprinkled
        if not sheet.places:
            sheet.shape = None

    parts: list[Anim] = [Call(begin), flight(table, piece, (x, y), size, back, "nibble")]
    if event.moved_from is not None:
        last = table.board[place_name(event.sheet, event.moved_from)]
        moving = Piece(cookie_arts(event.shape, False), last.x, last.y, last.rect.width)

        def slid() -> None:
            sheet.places.insert(event.place, False)

        parts.append(flight(table, moving, (place.x, place.y), place.rect.width, slid, "drop", arc=20.0))
    return InTurn(*parts)


def finished(table: CookiesTable, event: SheetFinished) -> Anim:
    """A finished sheet hops with joy."""
    sheet = table.look.sheets[event.sheet]

    def hop(t: float) -> None:
        sheet.shake = 5 * math.sin(t * math.tau * 2) * (1 - t)

    return InTurn(Call(lambda: table.play("coin")), _moved(table, Tween(0.4, hop, linear)))


def into_oven(table: CookiesTable, event: SheetIntoOven) -> Anim:
    """The door opens, the sheet slides in, the door closes, the window begins to glow."""
    look = table.look
    sheet = look.sheets[event.sheet]
    sheet.start = table.sheet_from_hand(event.sheet)

    def door(t: float) -> None:
        look.door = t

    def slide(t: float) -> None:
        sheet.travel = t

    def inside() -> None:
        sheet.start = None
        sheet.travel = 1.0

    def heat(t: float) -> None:
        look.heat = t

    return InTurn(
        Call(lambda: table.play("oven-open")),
        _moved(table, Tween(DOOR, door, ease_out)),
        _moved(table, Tween(0.55, slide, ease_in_out)),
        Call(inside),
        Call(lambda: table.play("oven-close")),
        Together([_moved(table, Tween(DOOR, lambda t: door(1 - t), ease_in)), Tween(0.5, heat)]),
    )


def alarm_set(table: CookiesTable, event: AlarmSet) -> Anim:
    """The bell goes from its nest to its space."""
    nest = table.board["alarm"]
    to = bell_on(table.board, event.space)

    def move(t: float) -> None:
        table.look.alarm = (
            nest.x + (to[0] - nest.x) * t,
            nest.y + (to[1] - nest.y) * t - 40 * math.sin(math.pi * min(1.0, t)),
        )

    return InTurn(
        Call(lambda: table.play("lift")),
        _moved(table, Tween(0.4, move, bounce_out)),
        Call(lambda: table.play("drop")),
    )


def hand_moved(table: CookiesTable, event: HandMoved) -> Anim:
    """One space on, with a tick."""
    look = table.look

    def sweep(t: float) -> None:
        look.minute = (event.from_space + t) % 12

    def tick() -> None:
        look.minute = float(event.to_space)
        table.play("tick")

    return InTurn(_moved(table, Tween(HAND, sweep, bounce_out)), Call(tick), Wait(0.06))


def hour_struck(table: CookiesTable, event: HourStruck) -> Anim:
    """The hour hand moves on."""
    look = table.look

    def turn(t: float) -> None:
        look.hour = event.hour - 1 + t

    return InTurn(Call(lambda: table.play("hour")), _moved(table, Tween(0.5, turn, ease_in_out)))


def rang(table: CookiesTable, event: AlarmRang) -> Anim:
    """The bell rings: heard, and seen."""
    look = table.look

    def shake(t: float) -> None:
        look.ringing = 0.0 if t >= 1 else math.sin(t * math.tau * 5) * (1 - 0.5 * t)

    return InTurn(Call(lambda: table.play("ding")), _moved(table, Tween(0.9, shake, linear)))


def out_of_oven(table: CookiesTable, event: SheetOutOfOven) -> Anim:
    """The sheet comes out, its cookies pile up on the rack, the sprinkles go back to the jar."""
    look = table.look
    sheet = look.sheets[event.sheet]
    paper = table.board[f"rack-{event.shape}"].rect
    nest = table.board["alarm"]
    jar = pile(table.board["reserve-sprinkles"].rect)
    bell = look.alarm or (nest.x, nest.y)

    def door(t: float) -> None:
        look.door = t

    def cool(t: float) -> None:
        look.heat = 1 - t

    def slide(t: float) -> None:
        sheet.travel = 1 - t

    def home(t: float) -> None:
        look.alarm = (bell[0] + (nest.x - bell[0]) * t, bell[1] + (nest.y - bell[1]) * t)

    def rest() -> None:
        sheet.travel, look.alarm, look.heat = 0.0, None, 0.0

    flights: list[Anim] = []
    for place in range(8, -1, -1):
        spot = table.board[place_name(event.sheet, place)]
        x, y, size = done_at(paper, place, table.kids)
        cookie = Piece(cookie_arts(event.shape, False), spot.x, spot.y, spot.rect.width)
        sugar = Piece(("cookies/sprinkles-on",), spot.x, spot.y, spot.rect.width)

        def take(place: int = place) -> None:
            del sheet.places[place:]

        def pile_up(
            arts: tuple[str, ...] = cookie.arts, x: float = x, y: float = y, size: float = size
        ) -> None:
            look.flying.insert(0, Piece(arts, x, y, size))

        flights.append(
            Together(
                [
                    Call(take),
                    flight(table, cookie, (x, y), size, pile_up, "cookie", seconds=0.5),
                    flight(
                        table,
                        sugar,
                        (jar[0], jar[1]),
                        jar[2] * 0.5,
                        table.add_sprinkle,
                        "sprinkle",
                        seconds=0.5,
                    ),
                ]
            )
        )

    def done() -> None:
        look.baked.append(event.shape)
        sheet.places.clear()
        sheet.shape = None
        look.flying.clear()
        table.play("success")

    return InTurn(
        Call(lambda: table.play("oven-open")),
        Together([_moved(table, Tween(DOOR, door, ease_out)), Tween(DOOR, cool)]),
        _moved(table, Tween(0.6, slide, ease_in_out)),
        Call(lambda: table.play("oven-close")),
        Together(
            [
                _moved(table, Tween(DOOR, lambda t: door(1 - t), ease_in)),
                _moved(table, Tween(0.4, home, ease_in_out)),
                Together(flights, 0.05),
            ]
        ),
        Call(rest),
        Call(done),
    )


def time_passed(table: CookiesTable, event: TimePassed) -> Anim:
    """Nothing could be done: only the clock moves, after a moment."""
    return Wait(0.3)


def turn_passed(table: CookiesTable, event: TurnPassed) -> Anim:
    """The dice are gathered for the next baker."""
    return InTurn(Call(lambda: table.play("turn")), table.gather_dice())


def ended(table: CookiesTable, event: GameEnded) -> Anim:
    """The dice are put away."""
    return table.gather_dice()


def _moved(table: CookiesTable, tween: Tween) -> Anim:
    """With reduced motion only the end of a movement is shown."""
    if not table.calm:
        return tween
    return Call(lambda: tween.at(tween.duration))


SHOWN: dict[type[Event], Callable[..., Anim]] = {
    CookiesLaid: laid,
    SprinklesSpread: sprinkled,
    CookieNibbled: nibbled,
    SheetFinished: finished,
    SheetIntoOven: into_oven,
    AlarmSet: alarm_set,
    HandMoved: hand_moved,
    HourStruck: hour_struck,
    AlarmRang: rang,
    SheetOutOfOven: out_of_oven,
    TimePassed: time_passed,
    TurnPassed: turn_passed,
    GameEnded: ended,
}
"""Event -> how it is shown."""
