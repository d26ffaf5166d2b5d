"""The table of Cookies, as the table scene plays it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

import pygame

from game.input.gestures import NO_GESTURES, Gesture, Gestures
from game.rules.cookies.actions import Bake
from game.rules.cookies.events import DiceRolled, TurnPassed
from game.rules.cookies.view import CookiesView
from game.rules.core import Action, Event
from game.table.art import Art
from game.table.board import Board
from game.table.cookies import show
from game.table.cookies.draw import Brush
from game.table.cookies.look import SOURCES, Look, look_of
from game.table.cookies.meaning import (
    RESERVE_SPRINKLES,
    Preview,
    gestures_of,
    held_action,
    previews,
    sentence,
)
from game.table.cookies.moving import LOOP, draw_moving, held_pieces
from game.table.cookies.places import SCENERY, SPOTS, bell_on, pile
from game.table.cookies.rest import drawings, paint_rest, regions_of
from game.table.cookies.rolling import Dice
from game.table.layer import Regions
from game.table.pieces import fan
from game.table.table_view import Hold, Sentence, TableView, Translate
from game.table.tween import Anim, Call, Together, Tween, linear
from game.table.type import Type
from game.table.viewport import Viewport

PULSE = 1.6
"""Seconds in which the oven's window breathes once."""
AWAKE = 5 * PULSE
"""Seconds for which it does so after something changed."""


class CookiesTable(TableView):
    """Two sheets, an oven, a clock, three dice and the reserves."""

    spots: ClassVar[Mapping[str, str]] = SPOTS
    scenery: ClassVar[Mapping[str, str]] = SCENERY
    music = "cookies"
    fixed_kinds = ("place", "sheet")

    view: CookiesView
    look: Look

    def __init__(self, art: Art, type_: Type, board: Board, translate: Translate, *, kids: bool) -> None:
        super().__init__(art, type_, board, translate, kids=kids)
        self.dice = Dice(art, board)
        self.known: Gestures = NO_GESTURES
        self.ahead: dict[Action, Preview] = {}
        self.loop = 0.0
        """Seconds since a hint began its round."""
        self.place_size = board["sheet-1-place-1"].rect.width
        self._awake = 0.0
        self._hand: tuple[str, float, float] | None = None
        """Source and point of what a hand just let go of."""

    def layout(self, viewport: Viewport) -> None:
        super().layout(viewport)
        self.art.warm(drawings(self))
        self.dice.layout(viewport)

    def rebuild(self, view: CookiesView) -> None:
        self.view = view
        self.dice.stop()
        self.dice.faces = view.die_faces
        bell = None if view.alarm is None else bell_on(self.board, view.alarm)
        self.look = look_of(view, self.board, bell)
        self._awake = AWAKE
        self._hand = None

    def renew(self, view: CookiesView) -> None:
        self.view = view

    def picture(self) -> object:
        look = self.look
        return replace(look, sheets={n: replace(s) for n, s in look.sheets.items()}, dice=list(look.dice))

    def gestures(self, view: CookiesView, legal: Sequence[Action]) -> Gestures:
        self.known = gestures_of(view, legal)
        self.ahead = previews(view, legal)
        return self.known

    def rest(self) -> None:
        self.known, self.ahead = NO_GESTURES, {}

    def symbol(self, source: str) -> tuple[str, ...]:
        pieces = held_pieces(self, source, 0, 0)
        if pieces:
            return pieces[0].arts
        if source == "oven":
            return ("cookies/oven", "cookies/oven-door")
        return ("cookies/sheet",) if source.startswith("sheet") else ("common/icon-random",)

    def ends_turn(self, event: Event) -> bool:
        return isinstance(event, TurnPassed)

    def area(self, spot: str) -> pygame.FRect:
        return self.board[spot].rect

    def glowing(self) -> list[str]:
        """What glows by itself: a finished sheet that wants into the oven; for children all that helps."""
        if self.ghost is not None:
            return []
        names = [name for name in self.known.sources() if self.known.useful(name) and name != "tray"]
        if any(isinstance(action, Bake) for action in self.ahead):
            return names
        return names if self.kids or self.known.useful("clock") else []

    # what a hand does

    def throws(self, spot: str) -> bool:
        return spot == "tray"

    def thrown(self, gesture: Gesture, x: float, y: float, speed: tuple[float, float]) -> None:
        self._hand = (gesture.source, x, y)

    def take_from_hand(self, source: str, count: int) -> list[tuple[float, float, float]]:
        """Points and angles at which `count` things start: the hand that let go of them, or their source."""
        hand, self._hand = self._hand, None
        if hand is not None and hand[0] == source:
            return fan(count, hand[1], hand[2], self.place_size)
        if source in SOURCES or source == RESERVE_SPRINKLES:
            x, y, _, _, _ = pile(self.board[source].rect)
            return [(x, y, 0.0)] * count
        return [(self.board[source].x, self.board[source].y, 0.0)] * count

    def sheet_from_hand(self, number: int) -> tuple[float, float] | None:
        """Left upper corner of a sheet that a hand let go of; None: it lies in its place."""
        hand, self._hand = self._hand, None
        if hand is None or hand[0] != f"sheet-{number}":
            return None
        spot = self.board[f"sheet-{number}"].rect
        return hand[1] - spot.width / 2, hand[2] - spot.height / 2

    def add_sprinkle(self) -> None:
        """One sprinkle came back to the jar."""
        self.look.sprinkles += 1

    def gather_dice(self) -> Anim:
        """The dice are turned for the next throw."""
        if self.calm:
            return Call(lambda: None)
        return self.dice.gather(self.look, self.viewport.scale)

    def place_of(self, spot: str) -> tuple[int, int]:
        """Sheet and index of a place's spot."""
        _, sheet, _, place = spot.split("-")
        return int(sheet), int(place) - 1

    # what is shown

    def present(self, event: Event) -> Callable[[], Anim] | None:
        if isinstance(event, DiceRolled):
            return lambda: self._throw(event)
        make = show.SHOWN.get(type(event))
        return None if make is None else lambda: make(self, event)

    def _throw(self, event: DiceRolled) -> Anim:
        hand, self._hand = self._hand, None
        tray = self.board["tray"].rect
        start = (tray.centerx, tray.bottom - 50)
        if hand is not None and not tray.collidepoint(hand[1], hand[2]):
            start = (hand[1], hand[2])
        if self.calm:
            return Call(lambda: self.play("dice-land"))
        return self.dice.throw(self.look, event.faces, start, self.viewport.scale, self.play)

    def status(
        self, view: CookiesView, legal: Sequence[Action], names: Sequence[str], hold: Hold | None
    ) -> Sentence:
        action = held_action(self.known, hold) if hold is not None else self.ghost
        holding = hold is not None and hold.source != "tray"
        return sentence(view, legal, names, action, holding, self.ahead)

    def flight_back(self, source: str, x: float, y: float) -> Anim:
        pieces = held_pieces(self, source, x, y)
        home = pile(self.board[source].rect) if source.startswith("reserve-") else None
        to = (home[0], home[1]) if home else (self.board[source].x, self.board[source].y)
        flights = [
            show.flight(self, piece, to, piece.size, _nothing, "drop", arc=30.0, seconds=0.18)
            for piece in pieces
        ]
        return Together(flights)

    def shake(self, spot: str) -> Anim:
        sheet = self.look.sheets.get(int(spot[-1])) if spot in ("sheet-1", "sheet-2") else None
        if sheet is None or self.calm:
            return Call(lambda: None)

        def move(t: float) -> None:
            sheet.shake = 0.0 if t >= 1 else 6 * math.sin(t * math.tau * 2) * (1 - t)

        return Tween(0.3, move, linear)

    def celebrate(self, won: bool) -> Anim | None:
        from game.table.cookies.party import party

        return party(self, won)

    def update(self, dt: float) -> bool:
        changed = self._pulse(dt)
        if self.ghost is None or self.calm:
            return changed
        self.loop = (self.loop + dt) % LOOP
        return True

    def _pulse(self, dt: float) -> bool:
        """The window breathes for a while after something changed; then the table may sleep."""
        look = self.look
        if self.calm or self.view.oven is None or look.heat < 0.7 or look.door > 0 or self._awake <= 0:
            return False
        before = round(look.heat * 8)
        self._awake = max(0.0, self._awake - dt)
        look.heat = 1.0 if self._awake == 0 else 0.87 + 0.13 * math.cos(self._awake * math.tau / PULSE)
        return round(look.heat * 8) != before

    # drawing

    def regions(self, hold: Hold | None) -> Regions:
        return regions_of(self, hold)

    def paint(self, surface: pygame.Surface, hold: Hold | None) -> None:
        paint_rest(self, self._brush(surface), hold)

    def draw(self, surface: pygame.Surface, hold: Hold | None, hover: str | None) -> None:
        draw_moving(self, self._brush(surface), hold, hover)

    def _brush(self, surface: pygame.Surface) -> Brush:
        return Brush(surface, self.viewport, self.art, self.type, self.board)


def _nothing() -> None:
    return
