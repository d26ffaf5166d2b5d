"""The table of Macaraccoon, as the table scene plays it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

import pygame

from game.input.gestures import NO_GESTURES, Gesture, Gestures
from game.rules.core import Action, Event
from game.rules.macaraccoon import events as ev
from game.rules.macaraccoon.cards import CHEFS
from game.rules.macaraccoon.places import SPOT_OF
from game.rules.macaraccoon.turn import RUSH_COST
from game.rules.macaraccoon.view import MacaraccoonView
from game.table.art import Art
from game.table.board import Board
from game.table.layer import Regions
from game.table.macaraccoon import areas, banners, guests, show, sweets, tricks
from game.table.macaraccoon.ahead import Ahead, Outlook, ahead_of, changed, outlook
from game.table.macaraccoon.brush import Brush
from game.table.macaraccoon.cards import Cards
from game.table.macaraccoon.counter import draw_counter
from game.table.macaraccoon.flights import fly
from game.table.macaraccoon.held import home, thing
from game.table.macaraccoon.look import Look, look_of
from game.table.macaraccoon.meaning import Moment, gestures_of, power_sources
from game.table.macaraccoon.moving import draw_moving, held_sprite
from game.table.macaraccoon.others import draw_others
from game.table.macaraccoon.places import NEEDED, SCENERY, index, plate_name, spot_name
from game.table.macaraccoon.reading import WAIT
from game.table.macaraccoon.room import (
    draw_deck,
    draw_kitchen,
    draw_pantry,
    draw_queues,
    draw_whiskers,
    kinds_thrown,
)
from game.table.macaraccoon.targets import jump_of
from game.table.macaraccoon.whisker_words import chef_sentence
from game.table.macaraccoon.words import (
    held_sentence,
    moment_sentence,
    nowhere,
    order_sentence,
    other_sentence,
    touched_sentence,
    would,
)
from game.table.patterns import Sitter
from game.table.table_view import Hold, Sentence, TableView, Translate
from game.table.tween import Anim, Call, InTurn, Tween, linear
from game.table.type import Type

SHOWN = {**show.SHOWN, **sweets.SHOWN, **guests.SHOWN, **tricks.SHOWN, **banners.SHOWN}
"""Event -> how it is shown."""
LOOP = 1.7
"""Seconds in which a hint is shown once."""


class MacaraccoonTable(TableView):
    """Kitchen, pantry, Whiskers, queues and countertops."""

    spots: ClassVar[Mapping[str, str]] = NEEDED
    scenery: ClassVar[Mapping[str, str]] = SCENERY
    music = "macaraccoon"
    topic = "macaraccoon"

    view: MacaraccoonView
    look: Look

    def __init__(
        self,
        art: Art,
        type_: Type,
        board: Board,
        translate: Translate,
        *,
        kids: bool,
        sitters: Sequence[Sitter],
    ) -> None:
        """`sitters`: who sits where."""
        super().__init__(art, type_, board, translate, kids=kids)
        self.sitters = tuple(sitters)
        self.cards = Cards(art, type_, translate, kids=kids)
        self.known: Gestures = NO_GESTURES
        self.moment: Moment | None = None
        """What gestures depend on; None while nothing may be done."""
        self.opened: int | None = None
        """The seat whose countertop was brought to the front."""
        self.armed = -1
        """The kitchen spot on which a sugar lies ready for a jump."""
        self._armed_from = -1
        """Where Macaraccoon stood then."""
        self.loop = 0.0
        """Seconds since a hint began its round."""
        self._dwelling: str | None = None
        self.dwelt = 0.0
        """Seconds for which `pointed` has been the same."""
        self.traded: tuple[float, float] | None = None
        self.served_at: tuple[float, float] | None = None
        self.paid_by = self.calling = -1
        self.collecting = False
        self.tried: str | None = None
        """The plate whose stack is not drawn as it stands: it is held, or shown as it would be."""
        self._hand: tuple[str, float, float] | None = None
        """Source and point of what a hand just let go of."""
        self._aheads: dict[Gesture, Ahead] = {}
        self.powers: tuple[str, ...] = ()
        """Spots at which the power of the Whisker in use begins."""

    # position

    def rebuild(self, view: MacaraccoonView) -> None:
        self.view = view
        shown = view.seat if self.opened is None else self.opened
        self.look = look_of(view, self.board, shown)
        self._hand = self.traded = self.served_at = None
        self.paid_by = self.calling = -1
        self.collecting = False

    def renew(self, view: MacaraccoonView) -> None:
        if (view.seat, view.table.turn) != (self.view.seat, self.view.table.turn):
            self.opened = None  # whoever is next looks at their own countertop
        self.view = view
        self.calling = view.table.whisk

    def picture(self) -> object:
        return replace(self.look, flying=[], away=set(self.look.away))

    def gestures(self, view: MacaraccoonView, legal: Sequence[Action]) -> Gestures:
        seat = self.hands(view.seat, view.seat)
        assert seat is not None
        jumps = any(getattr(action, "over", -1) == self.armed for action in legal)
        if view.table.raccoon != self._armed_from or not jumps:
            self.armed = -1
        self.moment = Moment(
            view.table, legal, seat, self.look.shown, view.seat, self.armed, kinds_thrown(self.look)
        )
        self._aheads = {}
        self.known = gestures_of(self.moment)
        self.powers = power_sources(self.moment, self.known)
        return self.known

    def rest(self) -> None:
        self.known, self.moment, self.powers = NO_GESTURES, None, ()
        self._aheads = {}

    def hands(self, actor: int | None, viewer: int) -> int | None:
        if self.opened is not None:
            return self.opened if self.sitters[self.opened].person else viewer
        return viewer if actor is None else actor

    def glances(self, spot: str) -> bool:
        return spot.startswith("order-") and self.known.alone(spot)

    def accepts(self, gesture: Gesture) -> bool:
        return not self.glances(gesture.source)

    def reading(self, hold: Hold | None) -> str | None:
        """The spot of the order that is seen large: pressed, or pointed at for a moment."""
        if hold is not None:
            return hold.source if self.glances(hold.source) else None
        spot = self.pointed or ""
        if (
            not spot.startswith("order-")
            or self.dwelt < WAIT
            or self.moment is None
            or self.ghost is not None
        ):
            return None
        return spot if spot in self.known.sources() else None

    def order_at(self, spot: str) -> str:
        """The order on a spot of a queue."""
        queue, place = (int(part) - 1 for part in spot.split("-")[1:])
        return self.look.queues[queue][place].order

    def aside(self, name: str) -> None:
        verb, _, number = name.partition("-")
        if verb == "arm":
            self.armed, self._armed_from = int(number), self.view.table.raccoon
            self.play("sprinkle")
        else:
            seat = int(number)
            self.opened = None if seat == self.view.seat else seat
            self.play("page")

    def in_jar(self, seat: int, gone: str | None) -> int:
        """The sugar seen in a jar: one less while one is in a hand, or lies ready for a jump."""
        taken = seat == self.look.turn and (gone == "jar" or self.armed >= 0)
        return max(0, self.look.jars[seat] - taken)

    def ends_turn(self, event: Event) -> bool:
        return isinstance(event, (ev.TurnBegan, ev.GameEnded))

    @property
    def verb_now(self) -> str:
        """The verb of the Whisker in use."""
        table = self.view.table
        return CHEFS[table.chefs[table.whisk]].verb if table.whisk >= 0 else ""

    def rush_price(self, sugar: int) -> str:
        """What a Sugar Rush would cost; empty if it can't be paid."""
        return str(RUSH_COST[sugar]) if RUSH_COST[sugar] else ""

    # spots

    def spot_names(self) -> Sequence[str]:
        return areas.names(self)

    def fixed(self, spot: str) -> bool:
        return True

    def area(self, spot: str) -> pygame.FRect:
        return areas.area(self, spot)

    def symbol(self, source: str) -> tuple[str, ...]:
        kind, _, rest = source.partition("-")
        if kind == "spot":
            there = self.look.kitchen[SPOT_OF[rest]]
            return (f"macaraccoon/ingredient-{there}",) if there else ("macaraccoon/raccoon-idle",)
        found = {"jar": "macaraccoon/sugar", "plate": "macaraccoon/plate", "button": "macaraccoon/sugar"}
        return (found[kind],) if kind in found else ()

    # what a hand does

    def thrown(self, gesture: Gesture, x: float, y: float, speed: tuple[float, float]) -> None:
        self._hand = (gesture.source, x, y)

    def from_hand(self, source: str) -> tuple[float, float] | None:
        """The point at which a hand let go of what it took from a source; the empty source forgets it."""
        hand = self._hand
        if hand is None or (source and hand[0] != source):
            return None
        self._hand = None
        return (hand[1], hand[2]) if source else None

    def from_hand_to(self, place: tuple[float, float, float]) -> tuple[float, float, float]:
        """Where the ingredient in hand starts: where a hand let go of it, else its place."""
        released = self.from_hand("hand")
        return (*released, place[2]) if released is not None else place

    def source_of(self, event: ev.IngredientTaken) -> str:
        """The spot from which a hand would have taken this ingredient."""
        if event.source == "kitchen":
            return spot_name(event.spot)
        source = self._hand[0] if self._hand is not None else ""
        return source if source.startswith(("pantry-", "thrown-")) else "none"

    def pantry_source(self, kind: str) -> str:
        """The pantry spot whose card a hand let go of, if it is of this kind."""
        source = self._hand[0] if self._hand is not None else ""
        if source.startswith("pantry-") and self.look.pantry[index(source)] == kind:
            return source
        return ""

    def ahead(self, gesture: Gesture) -> Ahead:
        """What a gesture would do; asked of the rules once."""
        found = self._aheads.get(gesture)
        if found is None:
            first, then = self.known.action(gesture), self.known.then(gesture)
            actions = [action for action in (first, then) if action is not None]
            seat = self.moment.seat if self.moment is not None else self.view.seat
            found = self._aheads[gesture] = ahead_of(self.view, seat, actions)
        return found

    def stack_after(self, hold: Hold, plate: int) -> tuple[str, ...] | None:
        """The stack of a plate as it would be if the hand let go now."""
        if hold.over is None:
            return None
        return self.ahead(Gesture(hold.source, hold.over)).stacks[plate]

    def future(self, hold: Hold | None) -> Outlook | None:
        """What can become of the stack that is touched, held, or about to grow."""
        if self.moment is None:
            return None
        stacks = self.view.table.plates[self.look.shown]
        if hold is not None and hold.over is not None and hold.over.startswith(("top-", "under-", "gap-")):
            stack = changed(stacks, self.ahead(Gesture(hold.source, hold.over)).stacks)
            return outlook(self.view, stack) if stack else None
        touched = hold.source if hold is not None else self.pointed
        if touched is not None and touched.startswith("plate-"):
            stack = stacks[index(touched)]
            return outlook(self.view, stack) if stack else None
        return None

    # what is shown

    def present(self, event: Event) -> Callable[[], Anim] | None:
        make = SHOWN.get(type(event))
        return None if make is None else lambda: make(self, event)

    def celebrate(self, won: bool) -> Anim | None:
        return banners.party(self)

    def status(
        self, view: MacaraccoonView, legal: Sequence[Action], names: Sequence[str], hold: Hold | None
    ) -> Sentence:
        read = self.reading(hold)
        if read is not None:
            return order_sentence(self.order_at(read))
        if hold is not None:
            return self._held(view, legal, names, hold)
        if self.ghost is not None:
            gesture = self.known.of_action(self.ghost)
            if gesture is not None:
                return would(view, names, self.ghost, None, self.ahead(gesture))
        pointed = self.pointed or ""
        stacks = view.table.plates[self.look.shown]
        if pointed.startswith("plate-") and stacks[index(pointed)]:
            return touched_sentence(view, stacks[index(pointed)])
        turned = self.known.action(Gesture(pointed)) if pointed.startswith("flip-") else None
        if turned is not None:
            return would(view, names, turned, None, self.ahead(Gesture(pointed)))
        if pointed.startswith("chef-"):
            return chef_sentence(view.table.chefs[index(pointed)])
        if self.opened is not None:
            return other_sentence(names[self.opened], own=self.sitters[self.opened].person)
        acting = self.moment is not None and self.moment.acting
        return moment_sentence(view, names, acting, legal)

    def _held(
        self, view: MacaraccoonView, legal: Sequence[Action], names: Sequence[str], hold: Hold
    ) -> Sentence:
        target = hold.over or (hold.targets[0] if len(hold.targets) == 1 else None)
        gesture = Gesture(hold.source, target)
        action = self.known.action(gesture) if target is not None else None
        if action is not None and action in (self.moment.legal if self.moment is not None else ()):
            return would(view, names, action, self.known.then(gesture), self.ahead(gesture))
        if not hold.targets:
            return nowhere()
        jump = jump_of(self.known, hold)
        if jump is not None:
            return would(view, names, jump, None, self.ahead(Gesture(hold.source, hold.targets[0])))
        said = held_sentence(view, self.look.shown, hold.source)
        acting = self.moment is not None and self.moment.acting
        return said or moment_sentence(view, names, acting, legal)

    def flight_back(self, source: str, x: float, y: float) -> Anim:
        look = self.look
        sprite = held_sprite(self, source, x, y)
        if sprite is None:
            return Call(lambda: None)
        to = look.raccoon if sprite.key[0] == "raccoon" else home(self, source)
        hidden = source if source in self.board and source != "jar" else ""

        def begin() -> None:
            look.away.add(hidden)

        def back() -> None:
            look.away.discard(hidden)

        return fly(self, sprite, to, back, began=begin, sound="drop", seconds=0.18, arc=20.0)

    def shake(self, spot: str) -> Anim:
        look = self.look
        name = plate_name(index(spot)) if spot.startswith(("top-", "under-")) else spot
        if self.calm:
            return Call(lambda: None)
        sprite = thing(self, name, *home(self, name)) if name in self.board and name != "jar" else None
        x = sprite.x if sprite is not None else 0.0

        def begin() -> None:
            if sprite is not None:
                look.away.add(name)
                look.flying.append(sprite)

        def move(t: float) -> None:
            away = 0.0 if t >= 1 else 7 * math.sin(t * math.tau * 2) * (1 - t)
            if sprite is not None:
                sprite.x = x + away
            else:
                look.shake = (name, away)

        def end() -> None:
            look.shake = ("", 0.0)
            look.away.discard(name)
            if sprite in look.flying:
                look.flying.remove(sprite)

        return InTurn(Call(begin), Tween(0.3, move, linear), Call(end))

    def update(self, dt: float) -> bool:
        changed = False
        if self.pointed != self._dwelling:
            changed = self.dwelt >= WAIT
            self._dwelling, self.dwelt = self.pointed, 0.0
        elif self.pointed is not None and self.dwelt < WAIT:
            self.dwelt += dt
            changed = self.dwelt >= WAIT
        if self.ghost is None or self.calm:
            return changed
        self.loop = (self.loop + dt) % LOOP
        return True

    # drawing

    def regions(self, hold: Hold | None) -> Regions:
        return areas.regions(self, self._gone(hold), self._tried(hold))

    def paint(self, surface: pygame.Surface, hold: Hold | None) -> None:
        brush = self._brush(surface)
        gone = self._gone(hold)
        rest: dict[str, Callable[[], None]] = {
            "pantry": lambda: draw_pantry(brush, self.look, gone),
            "whiskers": lambda: draw_whiskers(brush, self.look, gone),
            "kitchen": lambda: draw_kitchen(brush, self.look, gone),
            "queues": lambda: draw_queues(brush, self.look, gone),
            "counter": lambda: draw_counter(
                brush, self.look, gone, self._tried(hold), self.in_jar(self.look.shown, gone)
            ),
            "others": lambda: draw_others(brush, self.look),
        }
        draw_deck(brush, self.look)
        for mat, paint in rest.items():
            if brush.near(self.board[mat].rect):
                paint()

    def draw(self, surface: pygame.Surface, hold: Hold | None, hover: str | None) -> None:
        self.tried = self._gone(hold) if self._tried(hold) is None else self._tried(hold)
        draw_moving(self, self._brush(surface), hold, hover)

    def _gone(self, hold: Hold | None) -> str | None:
        if hold is None or hold.source == "jar" or self.glances(hold.source):
            return None
        sugar = self.verb_now == "collect" and hold.source.startswith("order-")
        return None if sugar else hold.source

    def _tried(self, hold: Hold | None) -> str | None:
        """The plate over which something is held, so that its stack is shown as it would be."""
        over = hold.over if hold is not None else None
        if over is None or not over.startswith(("top-", "under-", "gap-")):
            return None
        return f"plate-{over.split('-')[1]}"

    def _brush(self, surface: pygame.Surface) -> Brush:
        return Brush(
            surface, self.viewport, self.art, self.type, self.board, self.t, self.sitters, kids=self.kids
        )
