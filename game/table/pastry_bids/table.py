"""The table of Pastry Bids, as the table scene plays it."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import pygame

from game.input.gestures import NO_GESTURES, Gesture, Gestures
from game.rules.core import Action, Event
from game.rules.pastry_bids.cards import NUMBER
from game.rules.pastry_bids.events import BiddingEnded, BidsRevealed, CardsHandedOut, PairAdded, RoundStarted
from game.rules.pastry_bids.view import PastryView
from game.table.art import Art
from game.table.board import Board
from game.table.layer import Regions
from game.table.pastry_bids import mat, panels, show, words
from game.table.pastry_bids.brush import Brush
from game.table.pastry_bids.cards import Cards, suit_of
from game.table.pastry_bids.look import Look, look_of
from game.table.pastry_bids.meaning import ASK, Pair, chosen_from, gestures_of, held_action
from game.table.pastry_bids.moving import draw_moving
from game.table.pastry_bids.places import (
    LOOSE,
    NOWHERE,
    RATIO,
    RISE,
    SCENERY,
    SPOTS,
    Lie,
    Shelf,
    card_area,
    card_width,
    up_areas,
)
from game.table.patterns import Sitter
from game.table.table_view import Hold, Sentence, TableView, Translate
from game.table.tween import Anim, Call, Tween, linear
from game.table.type import Type
from game.table.viewport import Viewport

LOOP = 1.7
"""Seconds in which a hint is shown once."""


class PastryTable(TableView):
    """Two hands, two piles, a mat for the bids, and what each player has won and baked."""

    spots: ClassVar[Mapping[str, str]] = SPOTS
    scenery: ClassVar[Mapping[str, str]] = SCENERY
    music = "pastry_bids"
    together = True

    view: PastryView
    look: Look

    def __init__(
        self,
        art: Art,
        type_: Type,
        board: Board,
        translate: Translate,
        *,
        sitters: Sequence[Sitter],
        kids: bool,
    ) -> None:
        super().__init__(art, type_, board, translate, kids=kids)
        self.sitters = tuple(sitters)
        self.cards = Cards(art, type_, self.say, figures=kids)
        self.known: Gestures = NO_GESTURES
        self.chosen: Pair | None = None
        """The pair of one colour that was put together for a dish."""
        self.sure = False
        """Whether the button has asked if dishes are to be left unbaked: the next press leaves them."""
        self.loop = 0.0
        """Seconds since a hint began its round."""
        self._legal: Sequence[Action] = ()
        self._hand: tuple[str, float, float] | None = None
        """Source and point of what a hand just let go of."""
        self._said: dict[tuple[str, tuple[tuple[str, object], ...]], str] = {}

    def layout(self, viewport: Viewport) -> None:
        super().layout(viewport)
        self._said.clear()

    def say(self, key: str, /, **args: str | int) -> str:
        """A text, kept, since panels are painted often; another language lays everything out anew."""
        known = (key, tuple(args.items()))
        if known not in self._said:
            self._said[known] = self.t(key, **args)
        return self._said[known]

    # the picture of a position

    def rebuild(self, view: PastryView) -> None:
        self.view = view
        self.look = look_of(view, self.board)
        self.look.chosen = self.chosen
        self._hand = None

    def renew(self, view: PastryView) -> None:
        self.view = view
        self.chosen = self.look.chosen = None
        self.sure = False

    def picture(self) -> object:
        return copy.deepcopy(self.look)

    def gestures(self, view: PastryView, legal: Sequence[Action]) -> Gestures:
        self.known = gestures_of(view, legal, self.chosen, sure=self.sure)
        self._legal = legal
        return self.known

    def rest(self) -> None:
        self.known, self._legal = NO_GESTURES, ()

    def aside(self, name: str) -> None:
        self.sure = name == ASK.name
        if not self.sure:
            self.chosen = chosen_from(name)
            self.play("card")

    # spots

    def spot_names(self) -> Sequence[str]:
        return [*super().spot_names(), *LOOSE]

    def fixed(self, spot: str) -> bool:
        return not spot.startswith("recipe-")

    def shelf(self, seat: int) -> Shelf:
        """How a seat's panel of dishes is laid out now."""
        look = self.look
        panel = self.board["own-dishes" if seat == look.seat else "other-dishes"].rect
        pairs = len(look.pairs()) if seat == look.seat else 0
        return Shelf(panel, len(look.dishes[seat]) + pairs, look.leftovers[seat], kids=self.kids)

    def area(self, spot: str) -> pygame.FRect:
        kind, _, rest = spot.partition("-")
        match kind:
            case "recipe":
                return self._recipe_area(int(rest))
            case "card" if spot in LOOSE:
                return self._card_area(rest)
            case "pair":
                return self._pair_area(spot)
        if spot == "own-bid":
            return self.board[spot].rect.inflate(36, 30)
        return self.board[spot].rect

    def _recipe_area(self, number: int) -> pygame.FRect:
        """What is seen of a card of the hand; the next one covers the rest."""
        hand = self.look.hand
        if number not in hand:
            return NOWHERE
        whole = card_area(hand[number], card_width(self.board, "own-hand"))
        following = [other for other in hand if other > number]
        if following:
            step = hand[min(following)].x - hand[number].x
            whole.width = min(whole.width, step)
        return whole.clip(pygame.FRect(0, 0, 1920, 1080))

    def _card_area(self, card: str) -> pygame.FRect:
        if card in self.look.up:
            return up_areas(self.board, len(self.look.up))[self.look.up.index(card)]
        for seat in (0, 1):
            shelf = self.shelf(seat)
            if card in shelf.cards:
                area = shelf.cards[card].copy()
                area.width = min(area.width, shelf.pitch)
                return area
        return NOWHERE

    def _pair_area(self, spot: str) -> pygame.FRect:
        pairs = list(self.look.pairs())
        if spot not in pairs:
            return NOWHERE
        return self.shelf(self.look.seat).plates[len(self.look.dishes[self.look.seat]) + pairs.index(spot)]

    def ring(self, spot: str) -> pygame.FRect:
        number = spot.removeprefix("recipe-")
        if number == spot or int(number) not in self.look.hand:
            return self.area(spot)
        return card_area(self.risen(int(number)), card_width(self.board, "own-hand"))

    def risen(self, number: int) -> Lie:
        """How a card of the hand lies while it is pointed at."""
        lie = self.look.hand[number]
        low = 1080 - card_width(self.board, "own-hand") * RATIO / 2 - 14
        return Lie(lie.x, min(lie.y - RISE, low))

    def symbol(self, source: str) -> tuple[str, ...]:
        suit = f"pastry_bids/suit-{self.look.suits[self.look.seat]}"
        if source.startswith("recipe-"):
            return ("pastry_bids/card-face", suit)
        if source.startswith("pair-"):
            return ("pastry_bids/plate",)
        if source.startswith("card-"):
            return (f"pastry_bids/suit-{suit_of(source.removeprefix('card-'))}",)
        return ()

    def ends_turn(self, event: Event) -> bool:
        return isinstance(event, (RoundStarted, PairAdded, BiddingEnded, CardsHandedOut))

    def gate(self, event: Event) -> str | None:
        return "reveal" if isinstance(event, BidsRevealed) else None

    # what a hand does

    def thrown(self, gesture: Gesture, x: float, y: float, speed: tuple[float, float]) -> None:
        self._hand = (gesture.source, x, y)

    def from_hand(self, number: int) -> Lie:
        """Where an own recipe card sets out: at the hand that let go of it, or where it lay."""
        hand, self._hand = self._hand, None
        if hand is not None and hand[0] == f"recipe-{number}":
            return Lie(hand[1], hand[2])
        spot = self.board["own-hand"]
        return self.look.hand.get(number, Lie(spot.x, spot.y))

    # what is shown

    def present(self, event: Event) -> Callable[[], Anim] | None:
        make = show.SHOWN.get(type(event))
        return None if make is None else lambda: make(self, event)

    def status(
        self, view: PastryView, legal: Sequence[Action], names: Sequence[str], hold: Hold | None
    ) -> Sentence:
        action = held_action(self.known, hold) if hold is not None else self.ghost
        if action is not None:
            return words.would(view, action, self.cards.name)
        if self.sure and hold is None:
            return words.still_dishes(view)
        if hold is not None:
            return words.held(view, hold.source, self.cards.name, targets=bool(hold.targets))
        return words.now(view, legal, names, gate=self.waiting == "reveal")

    def flight_back(self, source: str, x: float, y: float) -> Anim:
        return show.flight_back(self, source, x, y)

    def shake(self, spot: str) -> Anim:
        if self.calm:
            return Call(lambda: None)
        look = self.look

        def move(t: float) -> None:
            look.shake = ("", 0.0) if t >= 1 else (spot, 7 * math.sin(t * math.tau * 2) * (1 - t))

        return Tween(0.3, move, linear)

    def celebrate(self, won: bool) -> Anim | None:
        from game.table.pastry_bids.party import party

        return party(self)

    def update(self, dt: float) -> bool:
        if self.ghost is None or self.calm:
            return False
        self.loop = (self.loop + dt) % LOOP
        return True

    # drawing

    def ready(self) -> frozenset[str]:
        """Pairs on which a recipe may be laid now."""
        return frozenset(spot for spot in self.look.pairs() if self.known.useful(spot))

    def lifted(self, hold: Hold | None) -> frozenset[str]:
        """Spots whose thing is drawn above the rest: held, pointed at, or on its way back."""
        found = set(self.look.away)
        if hold is not None:
            found.add(hold.source)
        elif self.pointed is not None and self.pointed.startswith("recipe-"):
            found.add(self.pointed)
        return frozenset(found)

    def face_of(self, seat: int) -> str | None:
        """CookieBot shows how it feels; people keep their face."""
        if self.sitters[seat].person:
            return None
        if self.thinking == seat:
            return "common/cookiebot-thinking"
        mood = self.look.moods[seat]
        return f"common/cookiebot-{mood}" if mood else None

    def regions(self, hold: Hold | None) -> Regions:
        look, board, rect = self.look, self.board, self.viewport.rect
        own, other = look.seat, look.other
        lifted = self.lifted(hold)
        brush = self.brush(pygame.Surface((1, 1)))
        found: dict[str, tuple[pygame.Rect, object]] = {}
        for name, seat in (("own", own), ("other", other)):
            found[f"{name}-panel"] = (
                rect(board[f"{name}-panel"].rect.inflate(50, 60)),
                (
                    look.scores[seat],
                    len(look.dishes[seat]),
                    self.face_of(seat),
                    look.may_hold if seat == other else (),
                ),
            )
            found[f"{name}-dishes"] = (
                rect(board[f"{name}-dishes"].rect.inflate(50, 60)),
                (
                    tuple(look.dishes[seat]),
                    tuple(look.leftovers[seat]),
                    frozenset(look.handed),
                    look.shake,
                    (tuple(look.pairs()), self.ready(), lifted, look.chosen) if seat == own else (),
                ),
            )
        bids = tuple((b.card, b.turn, b.glow, b.pale) if b is not None else None for b in look.bids)
        if "history" in board:
            found["history"] = (
                rect(board["history"].rect.inflate(50, 60)),
                (tuple(look.history), look.phase, look.round, bool(look.up), bids),
            )
        rooms = mat.parts(board)
        found["headline"] = (rect(rooms["headline"]), (look.phase, look.round, len(look.up), look.told))
        for suit, count in zip(("hearts", "clubs"), look.piles, strict=True):
            found[suit] = (rect(rooms[suit]), (count, tuple(look.aside)))
        found["up"] = (
            rect(rooms["up"]),
            (
                *(look.phase, tuple(look.up), look.told, look.prize, look.taker, look.shake),
                tuple(map(tuple, look.leftovers)),
            ),
        )
        for side, seat in (("other", other), ("own", own)):
            found[side] = (
                rect(rooms[side]),
                (look.phase, bids[seat], look.told, look.answers[seat], look.answered[seat], look.done[seat]),
            )
        found["other-hand"] = (rect(board["other-hand"].rect.inflate(260, 90)), look.backs)
        found["own-hand"] = (
            rect(mat.hand_room(brush)),
            (tuple(look.hand.items()), frozenset(name for name in lifted if name.startswith("recipe-"))),
        )
        return found

    def paint(self, surface: pygame.Surface, hold: Hold | None) -> None:
        brush, look, board = self.brush(surface), self.look, self.board
        lifted = self.lifted(hold)
        for name, seat in (("other", look.other), ("own", look.seat)):
            if brush.needs(board[f"{name}-panel"].rect.inflate(60, 60)):
                panels.paint_player(brush, look, seat, self.face_of(seat))
            if brush.needs(board[f"{name}-dishes"].rect.inflate(60, 60)):
                pairs = look.pairs() if seat == look.seat else {}
                panels.paint_shelf(brush, look, seat, self.shelf(seat), pairs, self.ready(), lifted)
        if "history" in board and brush.needs(board["history"].rect.inflate(60, 60)):
            panels.paint_history(brush, look)
        if brush.needs(board["mat"].rect.inflate(60, 60)):
            mat.paint_mat(brush, look)
        if brush.needs(board["other-hand"].rect.inflate(260, 90)):
            mat.paint_other_hand(brush, look)
        if brush.needs(mat.hand_room(brush)):
            without = frozenset(int(name[7:]) for name in lifted if name.startswith("recipe-"))
            mat.paint_own_hand(brush, look, without)

    def draw(self, surface: pygame.Surface, hold: Hold | None, hover: str | None) -> None:
        draw_moving(self, self.brush(surface), hold, hover)

    def brush(self, surface: pygame.Surface) -> Brush:
        """A brush for a surface."""
        return Brush(
            surface, self.viewport, self.art, self.type, self.board, self.say, self.sitters, kids=self.kids
        )

    def numbered(self, spot: str) -> int:
        """The number of the recipe or ingredient card at a spot."""
        rest = spot.partition("-")[2]
        return NUMBER[rest] if rest in NUMBER else int(rest)
