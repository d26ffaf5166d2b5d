"""The table of Got What It Bakes?, as the table scene plays it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

import pygame

from game.input.gestures import NO_GESTURES, Aside, Gesture, Gestures
from game.rules.core import Action, Event
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.actions import BACK, END, Buy
from game.rules.got_what_it_bakes.events import RoundBegan, TurnBegan
from game.rules.got_what_it_bakes.table import BAKE, DICE, DRAFT, GOALS
from game.rules.got_what_it_bakes.view import BakesView
from game.table.art import Art
from game.table.board import Board
from game.table.got_what_it_bakes import show
from game.table.got_what_it_bakes.brush import Brush
from game.table.got_what_it_bakes.cards import Cards
from game.table.got_what_it_bakes.cast import Cast, last_cast
from game.table.got_what_it_bakes.layout import areas
from game.table.got_what_it_bakes.look import Look, Oven, look_of
from game.table.got_what_it_bakes.meaning import extra_places, gestures_of, obvious, uses_on
from game.table.got_what_it_bakes.moving import draw_moving, held_symbol
from game.table.got_what_it_bakes.places import GLANCES, KIDS, NORMAL, Areas
from game.table.got_what_it_bakes.regions import paint_all, regions_of
from game.table.got_what_it_bakes.rolling import Dice
from game.table.got_what_it_bakes.words import (
    answer,
    asked,
    done_label,
    holding,
    idle,
    unbaked,
    unused_dice,
    would,
)
from game.table.layer import Regions
from game.table.patterns import Sitter
from game.table.table_view import Hold, Sentence, TableView, Translate
from game.table.tween import Anim, Call, Tween, linear
from game.table.type import Type
from game.table.viewport import Viewport

LOOP = 1.8
"""Seconds in which a hint is shown once."""
WELCOME = 1.0
"""Seconds for which it is said whose board lies in front now."""
GUARD = 0.6
"""Seconds for which the button takes no press after its words have changed: it may be a second click."""
WAIT = 0.4
"""Seconds for which something is pointed at before it is seen large."""


class BakesTable(TableView):
    """Markets, dice, the own board with its pantry and recipes, and the oven."""

    spots: ClassVar = NORMAL
    music = "got_what_it_bakes"

    view: BakesView
    look: Look

    def __init__(
        self,
        art: Art,
        type_: Type,
        board: Board,
        translate: Translate,
        sitters: Sequence[Sitter],
        *,
        kids: bool,
    ) -> None:
        super().__init__(art, type_, board, self._say, kids=kids)
        self._translate = translate
        self._said: dict[tuple[str, tuple[tuple[str, str | int], ...]], str] = {}
        self.sitters = tuple(sitters)
        self.cards = Cards(art, type_, self._say, kids=kids)
        self.known: Gestures = NO_GESTURES
        self.legal: Sequence[Action] = ()
        self.opened: int | None = None
        """The rival whose panel is open."""
        self.baking = ""
        """The recipe that stands in the oven of the dare scene, before anything is decided."""
        self.turning: tuple[str, int] | None = None
        """The card that was laid on a die, and the die, until it is said to what it is turned."""
        self.placing = False
        """Whether the table goes on to place units by itself."""
        self.sure = False
        """Whether the button has asked if dice are to be left unused: the next press leaves them."""
        self._meant: tuple[str, int] | None = None
        """What the button said when it could last be pressed."""
        self._guard = 0.0
        self._cast = Cast()
        self.dice = Dice(art)
        self.loop = 0.0
        self.pulse = 0.0
        self.dwelt = 0.0
        """Seconds for which `pointed` has been the same."""
        self._dwelling: str | None = None
        self.welcome = 0.0
        """Seconds for which the baker in front is still greeted."""
        self._in_front: int | None = None
        self._hand: tuple[str, float, float] | None = None
        self._moving = False
        self._found: Areas | None = None
        self._extra: Areas = {}

    @staticmethod
    def needed(*, kids: bool) -> dict[str, str]:
        """Every spot that the map must have."""
        return dict(KIDS if kids else NORMAL)

    @property
    def private(self) -> bool:
        """Whether somebody else sits at this screen, from whom secrets are kept until the eye is held."""
        return sum(sitter.person for sitter in self.sitters) > 1

    # the picture and the position

    def layout(self, viewport: Viewport) -> None:
        super().layout(viewport)
        self._said.clear()  # the language may be another
        self.dice.layout(viewport)

    def _say(self, key: str, /, **args: str | int) -> str:
        """A text; kept, since the same few hundred are asked for all the time."""
        asked = (key, tuple(args.items()))
        words = self._said.get(asked)
        if words is None:
            words = self._said[asked] = self._translate(key, **args)
        return words

    def recall(self, events: Iterable[Event]) -> None:
        self._cast = last_cast(events)

    def rebuild(self, view: BakesView) -> None:
        if self.private and self._in_front not in (None, view.seat):
            self.welcome = WELCOME
            self.opened = None
            self.play("turn")
        self._in_front = view.seat
        self.view = view
        self.look = look_of(view)
        self.look.cast = self._cast
        self.look.faces = tuple(sitter.face for sitter in self.sitters)
        self.dice.stop()
        self._hand = None
        self._moving = False
        t = self.look.table
        if self.opened is not None and (self.opened >= t.seats or self.opened == view.seat):
            self.opened = None
        if self.look.oven is None and self.baking:
            front = self.baking in t.front[view.seat] and not t.need[self.baking]
            if t.phase == BAKE and t.actor == view.seat and t.pending is None and front:
                self.look.oven = Oven(self.baking)
            else:
                self.baking = ""
        self._found = None

    def renew(self, view: BakesView) -> None:
        self.view = view
        self.turning = None
        self._moving = True
        self._found = None

    def picture(self) -> object:
        look = self.look
        oven = look.oven
        return (
            look.table.to_json(),
            look.seat,
            (oven.recipe, oven.value, oven.row, oven.glow) if oven is not None else None,
            len(look.flying),
            look.shake,
            dict(look.bump),
        )

    def gestures(self, view: BakesView, legal: Sequence[Action]) -> Gestures:
        self.legal = legal
        self.sure = False
        self._watch()
        self.look.turning = self.turning if self.turning and uses_on(legal, *self.turning) else None
        self._found = None
        found = self.found()
        self._extra = extra_places(self.look, found, self.board, kids=self.kids)
        self.known = gestures_of(self.look, legal, found)
        return self.known

    def rest(self) -> None:
        self.known, self.legal = NO_GESTURES, ()

    def found(self) -> Areas:
        """All spots and their places now."""
        if self._found is None or self._moving:
            self._found = areas(
                self.look, self.board, kids=self.kids, opened=self.opened, private=self.private
            )
        return self._found

    def spot_names(self) -> Sequence[str]:
        return [*self.found(), *self._extra]

    def area(self, spot: str) -> pygame.FRect:
        found = self.found()
        if spot in found:
            return found[spot]
        if spot in self._extra:
            return self._extra[spot]
        return self.board["status"].rect

    def fixed(self, spot: str) -> bool:
        return spot.startswith(("tile-", "recipe-", "card-"))

    def symbol(self, source: str) -> tuple[str, ...]:
        return held_symbol(self, source)

    def ends_turn(self, event: Event) -> bool:
        return isinstance(event, (TurnBegan, RoundBegan))

    def secret(self, view: BakesView) -> bool:
        return view.table.phase in (GOALS, DRAFT) and not view.table.options.open_goals

    # what a hand does

    def hands(self, actor: int | None, viewer: int) -> int | None:
        return actor if actor is not None else viewer  # to look round while others act

    def glances(self, spot: str) -> bool:
        return spot in GLANCES

    def aside(self, name: str) -> None:
        verb, _, what = name.partition(" ")
        self.turning = None
        if verb == "open":
            self.opened = None if self.opened == int(what) else int(what)
        elif verb == "close":
            self.opened = None
        elif verb == "oven":
            self.baking = what
        elif verb == "close-oven":
            self.baking = ""
        elif verb == "auto":
            self.placing = True
        elif verb == "turn":
            slug, value = what.split()
            self.turning = slug, int(value)

    def accepts(self, gesture: Gesture) -> bool:
        if gesture.source not in ("done", "auto"):
            return True
        if self._guard > 0:
            return False
        if gesture.source == "done" and END in self.legal and self.done_words()[1] and not self.sure:
            self.sure = True
            self._watch()
            return False
        return True

    def _watch(self) -> None:
        """Guard the button for a moment when it has come to mean something else."""
        meant = (done_label(self.look), self.done_words()[1] if self.sure else 0)
        if self._meant not in (None, meant):
            self._guard = GUARD
        self._meant = meant

    def done_words(self) -> tuple[str, int]:
        """What the button says, and how many dice or finished recipes it would leave that can be used."""
        if not self.look.mine:
            return "", 0
        key, question = done_label(self.look), "bakeshop-done-unused"
        left = unused_dice(self.look, self.legal)
        if self.look.table.phase == BAKE:
            left, question = len(unbaked(self.legal)), "bakeshop-done-unbaked"
        return (self.t(question, count=left) if self.sure else self.t(key) if key else ""), left

    def closes(self) -> Action | None:
        if BACK in self.legal:
            return BACK
        if self.look.turning is not None:
            return Aside("keep-die")
        oven = self.look.oven
        if oven is not None:
            return Aside("close-oven") if not oven.value else None
        if self.opened is not None:
            return Aside("close")
        return Aside("not-sure") if self.sure else None

    def goes_on(self, legal: Sequence[Action]) -> Action | None:
        if not self.placing:
            return None
        action = obvious(self.look, legal) if self.look.placing() is not None else None
        self.placing = action is not None
        return action

    def thrown(self, gesture: Gesture, x: float, y: float, speed: tuple[float, float]) -> None:
        self._hand = (gesture.source, x, y)

    def from_hand(self, *sources: str) -> tuple[float, float]:
        """The point at which a hand let go of something, else where it lies."""
        hand, self._hand = self._hand, None
        if hand is not None and hand[0].startswith(sources):
            return hand[1], hand[2]
        return self.area(sources[0]).center

    def seat_area(self, seat: int, spot: str) -> pygame.FRect:
        """A spot of a baker: on the own board, or the panel of another."""
        if seat == self.look.seat:
            return self.area(spot)
        return self.area(f"rival-{seat}")

    def present(self, event: Event) -> Callable[[], Anim] | None:
        make = show.SHOWN.get(type(event))
        return None if make is None else lambda: make(self, event)

    def status(
        self, view: BakesView, legal: Sequence[Action], names: Sequence[str], hold: Hold | None
    ) -> Sentence:
        cards = self.cards
        if self.look.answer is not None:
            return answer(self.look, *self.look.answer, names)
        if hold is not None:
            over = hold.over if not self.glances(hold.source) else None
            action = self.known.action(Gesture(hold.source, over)) if over else None
            if isinstance(action, Aside):
                action = None  # the sentence of the thing itself says it
            if action is not None and self.known.allowed(Gesture(hold.source, over)):
                return would(self.look, action, names, cards, covered=self.covered(hold))
            return holding(self.look, hold.source, cards, legal=bool(hold.targets))
        if self.ghost is not None:
            return would(self.look, self.ghost, names, cards, covered=self.covered(None))
        if self.look.turning is not None:
            return holding(self.look, f"card-{self.look.turning[0]}", cards, legal=True)
        left = self.done_words()[1] if self.sure else 0
        return asked(self.look, self.legal, left) if left else idle(self.look, legal, names)

    def flight_back(self, source: str, x: float, y: float) -> Anim:
        return show.fly_back(self, source, x, y)

    def shake(self, spot: str) -> Anim:
        if self.calm:
            return Call(lambda: None)

        def move(t: float) -> None:
            self.look.shake = ("", 0.0) if t >= 1 else (spot, 7 * math.sin(t * math.tau * 2) * (1 - t))

        return Tween(0.3, move, linear)

    def celebrate(self, won: bool) -> Anim | None:
        return show.party(self, won)

    def update(self, dt: float) -> bool:
        changed = self.welcome > 0
        self._guard = max(0.0, self._guard - dt)
        self.welcome = max(0.0, self.welcome - dt)
        if self.pointed != self._dwelling:
            changed = changed or self.dwelt >= WAIT
            self._dwelling, self.dwelt = self.pointed, 0.0
        elif self.pointed is not None and self.dwelt < WAIT:
            self.dwelt += dt
            changed = changed or self.dwelt >= WAIT
        if self.calm:
            return changed
        if self.ghost is not None:
            self.loop = (self.loop + dt) % LOOP
            changed = True
        if self.look.oven is not None and self.look.oven.row < 0:
            before = round((1 + math.sin(self.pulse * 3)) * 2)
            self.pulse += dt
            changed = changed or before != round((1 + math.sin(self.pulse * 3)) * 2)
        return changed

    # drawing

    def lit(self, hold: Hold | None) -> int:
        """The ingredient whose boxes glow: of what is held, what waits, or what is about to be bought."""
        if hold is not None:
            if hold.source.startswith("jar-"):
                return int(hold.source.removeprefix("jar-"))
            if hold.over is not None and hold.over.startswith("tile-"):
                return bag.INDEX[hold.over.removeprefix("tile-")]
            if hold.over is not None and hold.over.startswith("pair-"):
                return bag.CHILI
        placing = self.look.placing()
        if placing is not None:
            return placing.ingredient
        if isinstance(self.ghost, Buy):
            return self.ghost.ingredient
        return -1

    def brush(self, surface: pygame.Surface, hold: Hold | None) -> Brush:
        """A brush for a surface."""
        return Brush(
            surface,
            self.viewport,
            self.art,
            self.type,
            self.board,
            self.t,
            self.sitters,
            hold,
            kids=self.kids,
        )

    def can_end(self) -> bool:
        """Whether the button does something now: ends the step, or places what waits."""
        return END in self.legal or (self.known.useful("auto") and not self.placing)

    def nothing_left(self) -> bool:
        """Whether ending the step is all that is left to do with the dice."""
        t = self.look.table
        return t.phase == DICE and not t.dice[self.look.seat]

    def covered(self, hold: Hold | None) -> bool:
        """Whether goals lie face down: they are a secret, and nobody holds the eye."""
        return (
            self.private
            and not self.look.table.options.open_goals
            and (hold is None or hold.source != "peek")
        )

    def regions(self, hold: Hold | None) -> Regions:
        return regions_of(self, hold)

    def paint(self, surface: pygame.Surface, hold: Hold | None) -> None:
        paint_all(self, self.brush(surface, hold), hold)

    def draw(self, surface: pygame.Surface, hold: Hold | None, hover: str | None) -> None:
        draw_moving(self, self.brush(surface, hold), hold)
