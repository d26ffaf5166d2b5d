"""The hands at a table: pointer, keyboard and gamepad become gestures, gestures become actions or reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.input.drag import DragController, Picked, Played, Result, Returned, is_second
from game.input.events import (
    Command,
    InputEvent,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
    Press,
)
from game.input.focus import Focus
from game.input.gestures import Aside, Gesture
from game.rules.core import Action, IllegalMove
from game.scenes.base import Change
from game.scenes.table_bubble import Bubble
from game.table.table_view import Hold, Part
from game.text.pieces import with_names

if TYPE_CHECKING:
    from game.scenes.table import TableScene

BUTTONS: dict[Command, str] = {
    Command.MENU: "menu",
    Command.CANCEL: "menu",
    Command.UNDO: "undo",
    Command.HINT: "hint",
    Command.LOG: "log",
    Command.RULES: "rules",
}
"""What a command presses while nothing is held."""


class Hands:
    """Input of a table scene. It asks the scene's gate before anything is played."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.drag = DragController(self)
        self.focus = Focus()
        self.bubble: Bubble | None = None
        self._pressed: PointerDown | None = None
        self.hover: str | None = None
        """The spot under the pointer from which something can be taken."""

    # events

    def handle(self, event: InputEvent) -> Change | None:
        """React to input."""
        hud = self.scene.hud
        match event:
            case PointerDown(x, y, 1):
                self.focus.shown = False
                return self._down(event, x, y)
            case PointerUp(x, y, 1) if hud.pressed is not None:
                pressed, hud.pressed = hud.pressed, None
                return self.scene.press(pressed) if hud.at(x, y) == pressed else None
            case PointerMove(x, y):
                self._point(x, y)
                self.react(self.drag.handle(event))
            case PointerCancel():
                hud.pressed = None
                self.react(self.drag.handle(event))
            case PointerDown() | PointerUp():
                self.react(self.drag.handle(event))
            case Press(command):
                return self._command(command)
        return None

    def _down(self, event: PointerDown, x: float, y: float) -> Change | None:
        scene = self.scene
        bubble, self.bubble = self.bubble, None
        if bubble is not None and bubble.link_area.collidepoint(x, y):
            return scene.rules(bubble.clause)
        if scene.replaying:
            scene.finish_moving()
            return None
        gate = scene.timeline.gate
        if gate is not None and scene.table.area(gate).collidepoint(x, y):
            scene.pass_gate()
            return None
        button = scene.hud.at(x, y)
        if button is not None and not self.drag.holding:
            scene.hud.pressed = button
            return None
        scene.forget_hint()
        if self._hurries(event):
            scene.finish_moving()
            if not scene.known.useful(str(self.source_at(x, y))):
                return None  # it only hurried
        if scene.open:
            self.react(self.drag.handle(event))
        return None

    def _hurries(self, event: PointerDown) -> bool:
        """Whether a press goes on before the baker's own last action has been shown to its end.

        Children see everything to its end. The second half of a double click belongs to the first.
        """
        scene = self.scene
        last, self._pressed = self._pressed, event
        double = last is not None and is_second((last.x, last.y), last.time, (event.x, event.y), event.time)
        log = scene.session.match.log
        own = bool(log) and log[-1].seat == scene.actor
        return own and not (scene.settled or double or scene.session.kids or scene.timeline.gate is not None)

    def _point(self, x: float, y: float) -> None:
        free = not self.drag.holding
        self.scene.hud.hovered = self.scene.hud.at(x, y) if free else None
        self.hover = self.source_at(x, y) if free and self.scene.open else None
        gate = self.scene.timeline.gate
        if gate is not None and self.scene.table.area(gate).collidepoint(x, y):
            self.hover = gate
        if self.bubble is not None:
            self.bubble.hovered = self.bubble.link_area.collidepoint(x, y)

    def _command(self, command: Command) -> Change | None:
        scene = self.scene
        bubble, self.bubble = self.bubble, None
        if bubble is not None and command is Command.RULES:
            return scene.rules(bubble.clause)
        if scene.replaying:
            scene.finish_moving()
            return None
        if bubble is not None and command is Command.CANCEL:
            return None
        if scene.timeline.gate is not None and command in (Command.ACCEPT, Command.SKIP):
            scene.pass_gate()
            return None
        if self.focus.move(command, self.areas()):
            self.drag.hover(str(self.focus.name))
            return None
        if command is not Command.HINT:
            scene.forget_hint()
        match command:
            case Command.ACCEPT:
                return self._accept()
            case Command.SKIP:
                scene.finish_moving()
            case Command.ROLL:
                self._do_alone()
            case Command.CANCEL if self.drag.holding:
                self.react(self.drag.cancel())
            case Command.CANCEL if scene.settled and (open_one := scene.table.closes()) is not None:
                self._close(open_one)
            case _ if command in BUTTONS:
                return scene.press(BUTTONS[command])
        return None

    def _close(self, action: Action) -> None:
        """Close what lies open over the table, if whoever is at it may."""
        actor = self.scene.doer
        if isinstance(action, Aside):
            self.scene.aside(action)
        elif self.scene.open and actor is not None:
            self.scene.play(actor, action)

    def _accept(self) -> Change | None:
        """Take what has the focus, put down what is held there, or press the button."""
        name = self.focus.name
        if not self.focus.shown or name is None:
            self.focus.settle(self.areas())
            self.focus.shown = True
            return None
        if name in self.scene.hud.buttons():
            return self.scene.press(name)
        if not self.scene.open:
            return None
        if self.drag.holding:
            self.react(self.drag.drop(name))
            return None
        self.react(self.drag.pick(name))
        source = self.drag.source
        if self.drag.holding and source is not None:
            known = self.scene.known
            targets = known.legal_targets(source) or known.targets(source)
            self.focus.name = targets[0] if targets else name
            self.drag.hover(str(self.focus.name))
        return None

    def _do_alone(self) -> None:
        """R: do what a click alone does, if there is just one such thing."""
        known = self.scene.known
        alone = [name for name in known.sources() if known.allowed(Gesture(name))]
        if self.scene.open and len(alone) == 1 and not self.drag.holding:
            self.react(self.drag.pick(alone[0]))

    # gestures

    def let_go(self) -> None:
        """Whatever is held flies back; words and hovers are gone."""
        self.react(self.drag.cancel())
        self.rest()

    def rest(self) -> None:
        """Nothing is pointed at or explained."""
        self.bubble, self.hover = None, None

    def react(self, results: Sequence[Result]) -> None:
        """Carry out what the drag controller found."""
        for result in results:
            match result:
                case Picked():
                    self.hover = None
                    self.scene.context.sound.play("lift")
                case Returned(source, x, y):
                    self.scene.fly_back(source, x, y)
                case Played():
                    self._gesture(result)

    def _gesture(self, played: Played) -> None:
        scene, gesture = self.scene, played.gesture
        if not scene.table.accepts(gesture):
            return
        action, actor, then = scene.known.action(gesture), scene.doer, scene.known.then(gesture)
        if isinstance(action, Aside) and scene.open:
            scene.aside(action)
            return
        if not scene.open or action is None or actor is None:
            scene.fly_back(gesture.source, played.x, played.y)
            return
        if not scene.known.allowed(gesture):
            refusal = scene.session.seat(actor).why_not(action)
            if isinstance(refusal, IllegalMove):
                self._refuse(gesture, refusal, played, actor)
                return
        scene.table.thrown(gesture, played.x, played.y, played.speed)
        scene.play(actor, action)
        if then is not None and then in scene.session.seat(actor).legal():
            scene.play(actor, then)

    def _refuse(self, gesture: Gesture, refusal: IllegalMove, played: Played, seat: int) -> None:
        scene = self.scene
        target = gesture.target or gesture.source
        texts, kids = scene.context.texts, scene.session.kids
        names = with_names(texts, refusal.key, refusal.args_for_text, kids=kids)
        scene.fly_back(gesture.source, played.x, played.y, target)
        scene.context.sound.play("refuse")
        self.bubble = Bubble.make(
            texts.t(refusal.key, **names),
            refusal.clause,
            texts.t("common-read-rule"),
            scene.table.area(target),
            scene.table.symbol(gesture.source),
            self._instead(seat),
        )

    def _instead(self, seat: int) -> tuple[Part, ...]:
        """For children: in pictures what can be done now, as the status line says while nothing is held."""
        session = self.scene.session
        if not session.kids:
            return ()
        names = [player.name for player in session.players]
        self.scene.table.pointed = None  # what is pointed at has a sentence of its own
        return self.scene.table.status(self.scene.view, session.seat(seat).legal(), names, None).parts

    @property
    def pointed(self) -> str | None:
        """The spot that is looked at: the one with the focus, else the one under the pointer."""
        return self.focus.name if self.focus.shown else self.hover

    def hold(self) -> Hold | None:
        """What is in the hand."""
        drag, source = self.drag, self.drag.source
        if source is None or not (drag.holding or self.glances(source)):
            return None
        targets = tuple(self.scene.known.legal_targets(source))
        area = self.scene.table.area
        over = next((name for name in targets if area(name).collidepoint(drag.x, drag.y)), None)
        return Hold(source, drag.x, drag.y, targets, over)

    def refocus(self) -> None:
        """The focus goes on to where something can be done, unless it is there or on a button."""
        known = self.scene.known
        useful = next((name for name in known.sources() if known.useful(name)), None)
        stays = self.focus.name in self.scene.hud.buttons() or known.useful(str(self.focus.name))
        if useful is not None and not stays:
            self.focus.name = useful
        self.focus.settle(self.areas(), useful)

    def areas(self) -> dict[str, pygame.FRect]:
        """What the focus can reach now, in reading order."""
        scene, table = self.scene, self.scene.table
        if self.drag.holding and self.drag.source is not None:
            names = [*scene.known.targets(self.drag.source), self.drag.source]
        else:
            sources = scene.known.sources()
            names = [name for name in sources if scene.known.useful(name) or not table.fixed(name)]
            enabled = scene.enabled()
            names += [name for name in scene.hud.buttons() if name in enabled]
        return {name: table.area(name) for name in names}

    # what the drag controller asks

    def source_at(self, x: float, y: float) -> str | None:
        """The topmost spot from which something can be taken; those with a legal gesture first."""
        known = self.scene.known
        there = set(known.sources())
        area = self.scene.table.area
        hits = [name for name in self.scene.table.spot_names() if name in there]
        under = [name for name in reversed(hits) if area(name).collidepoint(x, y)]
        return next((name for name in under if known.useful(name)), next(iter(under), None))

    def alone(self, source: str) -> bool:
        """Whether the source alone means something."""
        return self.scene.known.alone(source)

    def throws(self, source: str) -> bool:
        """Whether the source means the same wherever it is let go."""
        return self.scene.known.alone(source) and self.scene.table.throws(source)

    def glances(self, source: str) -> bool:
        """Whether the source is only looked under for as long as it is pressed."""
        return self.scene.table.glances(source)

    def targets(self, source: str) -> Sequence[tuple[str, pygame.FRect, bool]]:
        """Where it can be put down, and whether that is allowed."""
        known, area = self.scene.known, self.scene.table.area
        return [(name, area(name), known.allowed(Gesture(source, name))) for name in known.targets(source)]

    def inside(self, x: float, y: float) -> bool:
        """Whether a point lies in the window."""
        return bool(self.scene.viewport.visible().collidepoint(x, y))

    def near(self, name: str, x: float, y: float, beside: float) -> bool:
        """Whether a point lies on a spot, or so many units beside it."""
        return bool(self.scene.table.area(name).inflate(2 * beside, 2 * beside).collidepoint(x, y))

    def centre(self, name: str) -> tuple[float, float]:
        """The middle of a spot."""
        return self.scene.table.area(name).center
