"""The table scene, for all games: a session played by hand, keyboard and gamepad, seen and heard.

The model is in its new state before anything moves. One gate, `open`, decides whether input may
act. Everything on the table can be rebuilt from the view at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.input.drag import DragController, Picked, Played, Result, Returned
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
from game.input.gestures import NO_GESTURES, Gesture, Gestures
from game.rules.core import Action, AnyView, Event, IllegalMove
from game.scenes.base import Change, Push, Scene
from game.scenes.context import Context
from game.scenes.session import Session
from game.scenes.table_bots import Thinker
from game.scenes.table_bubble import Bubble
from game.scenes.table_hud import Hud, Status
from game.scenes.ui import paint
from game.scenes.ui.pen import Pen
from game.table.layer import RestLayer
from game.table.table_view import Hold, TableView
from game.table.tween import SPEEDS, InTurn, Timeline
from game.table.viewport import Viewport
from game.table.wood import wood


@dataclass(slots=True)
class Turn:
    """What happened in one turn, to be shown again."""

    seat: int
    before: AnyView
    events: list[Event]
    over: bool = False


class TableScene(Scene):
    """One session at its table."""

    def __init__(self, context: Context, session: Session, table: TableView) -> None:
        self.context = context
        self.session = session
        self.table = table
        self.timeline = Timeline()
        self.drag = DragController(self)
        self.focus = Focus()
        self.hud = Hud(context, table.board, kids=session.kids)
        self.thinker = Thinker(context, session)
        self.bubble: Bubble | None = None
        self.known: Gestures = NO_GESTURES
        self.view: AnyView = session.seat(self._viewer()).view()
        self.last: Turn | None = None
        self._hover: str | None = None
        self._layer = RestLayer(self._paint_rest)
        self._status: Status | None = None
        self._reason = ""
        self._settled = False
        self._over = False
        self._replaying = False
        self._covered = False
        self._looked: int | None = None

    # the gate

    @property
    def open(self) -> bool:
        """Whether a person may act now: nothing moves, nothing lies above, it is a person's turn."""
        return self._settled and self.timeline.idle and not self._covered and self.actor is not None

    @property
    def actor(self) -> int | None:
        """The person to act."""
        return self.session.person_to_act()

    @property
    def moving(self) -> bool:
        return (
            not self.timeline.idle
            or not self._settled
            or self.drag.holding
            or self.thinker.busy
            or (self.table.ghost is not None and not self.table.calm)
        )

    # the stack

    def enter(self) -> None:
        self.context.sound.music(self.table.music)
        self._settle()

    def leave(self) -> None:
        self.thinker.stop()
        self.table.play = _silent
        self.timeline.skip()

    def pause(self) -> None:
        self._react(self.drag.cancel())
        self._forget_hint()
        self.bubble = None
        self._covered = True
        if not self.timeline.idle:
            self._finish_moving()

    def resume(self, result: object = None) -> None:
        self._covered = False
        self.context.sound.music(self.table.music)
        self._layer.forget()
        self._settle()
        self.dirty = True

    def layout(self, viewport: Viewport) -> None:
        super().layout(viewport)
        self.table.layout(viewport)
        self._layer.forget()
        self.context.type.set_scale(viewport.scale, self.context.settings.text_zoom)

    # playing

    def play(self, seat: int, action: Action) -> None:
        """Carry out a legal action and show what came of it. Raises `IllegalMove`."""
        before = self.view
        if self.last is None or self.last.over or self.last.seat != seat:
            self.last = Turn(seat, before, [])
        events = [event.for_seat(self._viewer()) for event in self.session.act(seat, action)]
        self.last.events += events
        self.last.over = any(self.table.ends_turn(event) for event in events)
        self._hush()
        self.view = self.session.seat(self._viewer()).view()
        self.table.renew(self.view)
        self._present(events)

    def _present(self, events: Sequence[Event]) -> None:
        self.timeline.factor = SPEEDS[self.context.settings.speed]
        self.table.calm = self.context.settings.reduced_motion
        self._settled = False
        for event in events:
            make = self.table.present(event)
            if make is not None:
                self.timeline.add(make)

    def _hush(self) -> None:
        """Nothing may be done until the table has settled."""
        self._forget_hint()
        self.bubble = None
        self.known = NO_GESTURES
        self.table.rest()
        self._hover = None
        self.dirty = True

    def _settle(self) -> None:
        """Show the position exactly, and let whoever is to act see what may be done."""
        self._replaying = False
        self.table.play = self.context.sound.play
        self.table.calm = self.context.settings.reduced_motion
        self.view = self.session.seat(self._viewer()).view()
        self.table.rebuild(self.view)
        actor = self.actor
        if actor is None:
            self.known = NO_GESTURES
            self.table.rest()
        else:
            self.known = self.table.gestures(self.view, self.session.seat(actor).legal())
        self._settled = True
        self.focus.settle(self._areas())
        self.dirty = True

    def _finish_moving(self) -> None:
        """End what moves: the picture is what the view says."""
        self.timeline.skip()
        self._settle()

    def _viewer(self) -> int:
        """Whose eyes look at the table: the person to act, else the last one, else the first."""
        actor = self.session.person_to_act()
        if actor is not None:
            return actor
        persons = [seat for seat, player in enumerate(self.session.players) if player.person]
        acted = [entry.seat for entry in self.session.match.log if entry.seat in persons]
        return acted[-1] if acted else persons[0] if persons else 0

    # time

    def update(self, dt: float) -> Change | None:
        if not self.timeline.idle:
            self.timeline.advance(dt)
            self.dirty = True
        if self.table.update(dt):
            self.dirty = True
        if not self.timeline.idle:
            return None
        if not self._settled:
            self._settle()
        outcome = self.session.match.outcome()
        if outcome is not None:
            return self._end(bool(outcome.winners))
        return self._hand_over() or self._think(dt)

    def _end(self, won: bool) -> Change | None:
        if not self._over:
            self._over = True
            party = self.table.celebrate(won)
            if party is not None:
                self.timeline.factor = 1.0
                self.timeline.add(lambda: InTurn(party))
                self._settled = False
                return None
        if self._over and not self._replaying and self._looked != -1:
            from game.scenes.result import ResultScene

            self._looked = -1
            outcome = self.session.match.outcome()
            assert outcome is not None
            return Push(ResultScene(self.context, self.session, outcome))
        return None

    def _hand_over(self) -> Change | None:
        actor = self.actor
        if actor is None:
            return None
        if self.session.needs_hand_over(self._looked, actor):
            from game.scenes.hand_over import HandOverScene

            self._looked = actor
            self.session.seal()
            return Push(HandOverScene(self.context, self.session, actor))
        self._looked = actor
        return None

    def _think(self, dt: float) -> Change | None:
        bot = self.session.bot_to_act()
        if bot is not None and self.actor is None and not self.thinker.busy:
            self.thinker.ask(bot, self.session.players[bot].kind)
            self.dirty = True
        seat, hint = self.thinker.seat, self.thinker.hint
        decision = self.thinker.poll(dt)
        if decision is None or seat is None:
            return None
        if hint:
            key, args = decision.reason
            self.table.ghost, self._reason = decision.action, self.context.t(key, **args)
        else:
            self.play(seat, decision.action)
        self.dirty = True
        return None

    # input

    def handle(self, event: InputEvent) -> Change | None:
        self.dirty = True
        match event:
            case PointerDown(x, y, 1):
                self.focus.shown = False
                return self._press_down(event, x, y)
            case PointerUp(x, y, 1) if self.hud.pressed is not None:
                pressed, self.hud.pressed = self.hud.pressed, None
                return self._button(pressed) if self.hud.at(x, y) == pressed else None
            case PointerMove(x, y):
                self._point(x, y)
                return self._react(self.drag.handle(event))
            case PointerDown() | PointerUp():
                return self._react(self.drag.handle(event))
            case PointerCancel():
                self.hud.pressed = None
                return self._react(self.drag.handle(event))
            case Press(command):
                return self._command(command)
        return None

    def _press_down(self, event: PointerDown, x: float, y: float) -> Change | None:
        if self.bubble is not None:
            bubble, self.bubble = self.bubble, None
            if bubble.link_area.collidepoint(x, y):
                return self._rule(bubble.clause)
        if self._replaying:
            self._finish_moving()
            return None
        if not self.drag.holding:
            button = self.hud.at(x, y)
            if button is not None:
                self.hud.pressed = button
                return None
        self._forget_hint()
        return self._react(self.drag.handle(event)) if self.open else None

    def _point(self, x: float, y: float) -> None:
        self.hud.hovered = None if self.drag.holding else self.hud.at(x, y)
        self._hover = self.source_at(x, y) if self.open and not self.drag.holding else None
        if self.bubble is not None:
            self.bubble.hovered = self.bubble.link_area.collidepoint(x, y)

    def _react(self, results: Sequence[Result]) -> Change | None:
        for result in results:
            match result:
                case Picked():
                    self._hover = None
                    self.context.sound.play("lift")
                case Returned(source, x, y):
                    self._fly_back(source, x, y)
                case Played(gesture, x, y, speed):
                    self._gesture(gesture, x, y, speed)
        return None

    def _gesture(self, gesture: Gesture, x: float, y: float, speed: tuple[float, float]) -> None:
        action, actor = self.known.action(gesture), self.actor
        if not self.open or action is None or actor is None:
            return self._fly_back(gesture.source, x, y)
        refusal = None if self.known.allowed(gesture) else self.session.seat(actor).why_not(action)
        if isinstance(refusal, IllegalMove):
            self._refuse(gesture, refusal, x, y)
            return None
        self.table.thrown(gesture, x, y, speed)
        self.play(actor, action)
        return None

    def _refuse(self, gesture: Gesture, refusal: IllegalMove, x: float, y: float) -> None:
        target = gesture.target or gesture.source
        self._fly_back(gesture.source, x, y)
        self.timeline.add(lambda: self.table.shake(target))
        self.context.sound.play("refuse")
        text = self.context.t(refusal.key, **refusal.args_for_text)
        link = self.context.t("common-read-rule")
        self.bubble = Bubble.make(text, refusal.clause, link, self.table.area(target))

    def _fly_back(self, source: str, x: float, y: float) -> None:
        self.timeline.factor = SPEEDS[self.context.settings.speed]
        self.timeline.add(lambda: self.table.flight_back(source, x, y))

    def _command(self, command: Command) -> Change | None:
        if self.bubble is not None:
            bubble, self.bubble = self.bubble, None
            if command is Command.RULES:
                return self._rule(bubble.clause)
            if command is Command.CANCEL:
                return None
        if self._replaying:
            self._finish_moving()
            return None
        hint, self._reason = self.table.ghost is not None, self._reason
        if self.focus.move(command, self._areas()):
            if self.focus.name is not None:
                self.drag.hover(self.focus.name)
            return None
        if hint and command is not Command.HINT:
            self._forget_hint()
        match command:
            case Command.ACCEPT:
                return self._accept()
            case Command.CANCEL if self.drag.holding:
                return self._react(self.drag.cancel())
            case Command.CANCEL | Command.MENU:
                return self._button("menu")
            case Command.UNDO:
                return self._button("undo")
            case Command.HINT:
                return self._button("hint")
            case Command.LOG:
                return self._button("log")
            case Command.RULES:
                return self._rule(None)
            case Command.SKIP:
                if not self.timeline.idle:
                    self._finish_moving()
            case Command.ROLL:
                self._shortcut()
        return None

    def _accept(self) -> Change | None:
        name = self.focus.name
        if not self.focus.shown:
            self.focus.settle(self._areas())
            self.focus.shown = True
            return None
        if name in self.hud.buttons() and not self.drag.holding:
            return self._button(str(name))
        if name is None or not self.open:
            return None
        if self.drag.holding:
            return self._react(self.drag.drop(name))
        self._react(self.drag.pick(name))
        if self.drag.holding and self.drag.source is not None:
            targets = self.known.legal_targets(self.drag.source) or self.known.targets(self.drag.source)
            self.focus.name = targets[0] if targets else name
            self.drag.hover(str(self.focus.name))
        return None

    def _shortcut(self) -> None:
        """R: do what a click alone does, if there is just one such thing."""
        alone = [name for name in self.known.sources() if self.known.allowed(Gesture(name))]
        if self.open and len(alone) == 1 and not self.drag.holding:
            self._react(self.drag.pick(alone[0]))

    def _button(self, name: str) -> Change | None:
        if name == "replay" and not self.timeline.idle:
            self._finish_moving()
            return None
        if name not in self._enabled():
            return None
        self.context.sound.play("button")
        match name:
            case "menu":
                from game.scenes.pause import PauseScene

                return Push(PauseScene(self.context, self.session))
            case "log":
                from game.scenes.log import LogScene

                return Push(LogScene(self.context, self.session))
            case "undo":
                self._react(self.drag.cancel())
                self.session.undo()
                self.last = None
                self._finish_moving()
            case "hint":
                self._ask_hint()
            case "replay":
                self._replay()
        return None

    def _enabled(self) -> frozenset[str]:
        names = {"menu", "log"}
        if self.open and not self.drag.holding:
            if self.session.can_undo():
                names.add("undo")
            if not self.thinker.busy:
                names.add("hint")
            if self.last is not None:
                names.add("replay")
        return frozenset(names)

    def _ask_hint(self) -> None:
        actor = self.actor
        if actor is not None:
            self._react(self.drag.cancel())
            self.bubble = None
            self.thinker.ask(actor, "hard", hint=True)

    def _forget_hint(self) -> None:
        if self.thinker.busy and self.thinker.hint:
            self.thinker.stop()
        self.table.ghost, self._reason = None, ""

    def _replay(self) -> None:
        """Show the last turn again; nothing of the match changes."""
        assert self.last is not None
        self._hush()
        self._replaying = True
        self.table.rebuild(self.last.before)
        self._present(self.last.events)

    def _rule(self, clause: str | None) -> Change:
        from game.scenes.rule_book import RuleBookScene

        return Push(RuleBookScene(self.context, self.session.game_id, clause))

    # what the drag controller asks

    def source_at(self, x: float, y: float) -> str | None:
        hits = [s.name for s in self.table.board if self.table.area(s.name).collidepoint(x, y)][::-1]
        sources = [name for name in hits if name in set(self.known.sources())]
        return next((name for name in sources if self.known.useful(name)), next(iter(sources), None))

    def alone(self, source: str) -> bool:
        return self.known.alone(source)

    def targets(self, source: str) -> Sequence[tuple[str, pygame.FRect, bool]]:
        return [
            (name, self.table.area(name), self.known.allowed(Gesture(source, name)))
            for name in self.known.targets(source)
        ]

    def inside(self, x: float, y: float) -> bool:
        return bool(self.viewport.visible().collidepoint(x, y))

    def centre(self, name: str) -> tuple[float, float]:
        area = self.table.area(name) if name in self.table.board else self.hud.area(name)
        return area.center

    # focus and pictures

    def _areas(self) -> dict[str, pygame.FRect]:
        """What the keyboard's focus can reach now, in reading order."""
        board = self.table.board
        if self.drag.holding and self.drag.source is not None:
            names = [*self.known.targets(self.drag.source), self.drag.source]
        else:
            names = [
                name
                for name in self.known.sources()
                if self.known.useful(name) or board[name].kind not in self.table.fixed_kinds
            ]
            names += [name for name in self.hud.buttons() if name in self._enabled()]
        return {name: board[name].rect for name in names}

    def hold(self) -> Hold | None:
        """What is in the hand."""
        source = self.drag.source
        if not self.drag.holding or source is None:
            return None
        targets = tuple(self.known.legal_targets(source))
        over = next((n for n in targets if self.table.area(n).collidepoint(self.drag.x, self.drag.y)), None)
        return Hold(source, self.drag.x, self.drag.y, targets, over)

    def status(self) -> Status:
        """What the panels say now."""
        session, t = self.session, self.context.t
        seat = self._shown_seat()
        player = session.players[seat]
        names = [one.name for one in session.players]
        actor = self.actor
        legal = session.seat(actor).legal() if self.open and actor is not None else ()
        said = self.table.status(self.view, legal, names, self.hold())
        heading, line = t(said.heading.key, **said.heading.args), ""
        if said.line is not None:
            line = t(said.line.key, **said.line.args)
        if self._replaying:
            heading, line = t("table-replay"), t("table-replay-line")
        elif self._reason:
            line = self._reason
        elif self.thinker.busy and not self.thinker.hint:
            heading, line = t("common-thinking", name=player.name), ""
        if not player.person:
            detail = t("table-level", level=player.kind)
        elif len(names) == 1:
            detail = t("table-alone")
        else:
            detail = t("table-baker-of", number=seat + 1, count=len(names))
        busy = not self.timeline.idle
        return Status(
            player.name, detail, player.color, player.face, heading, line, said.parts, self._enabled(), busy
        )

    def _shown_seat(self) -> int:
        if not self._settled and self.last is not None:
            return self.last.seat
        acting = self.session.match.to_act()
        return acting[0] if acting else self._viewer()

    def _paint_rest(self, surface: pygame.Surface) -> None:
        assert self._status is not None
        surface.blit(wood(self.context.art, self.viewport), (0, 0))
        self.table.paint(surface, self.hold())
        self.hud.paint(Pen(self.context, self.viewport, surface), self._status)

    def draw(self, surface: pygame.Surface) -> None:
        hold = self.hold()
        self._status = status = self.status()
        regions = {**self.table.regions(hold), **self.hud.regions(self.viewport, status)}
        surface.blit(self._layer.picture(surface.get_size(), regions), (0, 0))
        self.table.draw(surface, hold, self._hover)
        pen = Pen(self.context, self.viewport, surface)
        if self.focus.shown and self.focus.name in self._areas():
            self._draw_focus(surface, self._areas()[str(self.focus.name)])
        if self.bubble is not None:
            self.bubble.draw(pen)

    def _draw_focus(self, surface: pygame.Surface, area: pygame.FRect) -> None:
        box = area.inflate(16, 16)
        ring = paint.ring(self.context.art, box.size, self.viewport.scale, min(40.0, box.height / 2 - 4))
        surface.blit(ring, self.viewport.rect(box))


def _silent(name: str) -> None:
    return
