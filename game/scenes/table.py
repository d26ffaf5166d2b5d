"""The table scene, for all games: a session that is played, shown and heard.

The model is in its new state before anything moves. One gate, `open`, decides whether input may
act. Everything on the table can be rebuilt from the view at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.input.events import InputEvent
from game.input.gestures import NO_GESTURES, Aside, Gestures
from game.rules.core import Action, AnyView, Event, Outcome
from game.scenes.base import Change, Push, Scene
from game.scenes.context import Context
from game.scenes.session import Session
from game.scenes.table_bots import Thinker
from game.scenes.table_hands import Hands
from game.scenes.table_hud import Hud, Status
from game.scenes.ui import paint
from game.scenes.ui.pen import Pen
from game.table.layer import RestLayer
from game.table.table_view import TableView
from game.table.tween import SPEEDS, Timeline
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
        """What has happened, one event after another; the gate is closed meanwhile."""
        self.echo = Timeline()
        """What only looks back (a thing flies back, a target shakes); the gate stays open."""
        self.hud = Hud(context, table.board, kids=session.kids)
        self.hands = Hands(self)
        self.thinker = Thinker(context, session)
        self.known: Gestures = NO_GESTURES
        """What gestures mean now; nothing while the gate is closed."""
        self.view: AnyView = session.seat(self._viewer()).view()
        self.last: Turn | None = None
        """The last turn."""
        self.replaying = False
        """Whether it is being shown again."""
        self._layer = RestLayer(self._paint_rest)
        self._status: Status | None = None
        self._reason = ""
        self._settled = False
        self._covered = False
        self._looked: int | None = None
        """The last person who looked at the table."""
        self._celebrated = False
        self._ended = session.match.outcome() is not None
        """Whether the result was shown."""

    # the gate

    @property
    def open(self) -> bool:
        """Whether a person may act now: nothing moves, nothing lies above, it is a person's turn."""
        return self.settled and not self._covered and self.doer is not None

    @property
    def settled(self) -> bool:
        """Whether the table shows the position and nothing moves."""
        return self._settled and self.timeline.idle

    @property
    def actor(self) -> int | None:
        """The person to act."""
        return self.session.person_to_act()

    @property
    def doer(self) -> int | None:
        """The person whose gestures count now: who is to act, or who may make a free move."""
        seat = self.table.hands(self.actor, self._viewer())
        return seat if seat is not None and self.session.players[seat].person else None

    @property
    def moving(self) -> bool:
        hinted = self.table.ghost is not None and not self.table.calm
        busy = not self.settled or not self.echo.idle
        return busy or self.hands.drag.holding or self.thinker.busy or hinted

    # the stack

    def enter(self) -> None:
        self.context.sound.music(self.table.music)
        self._settle()

    def leave(self) -> None:
        self.thinker.stop()
        self.timeline.skip()
        self.echo.skip()

    def pause(self) -> None:
        self.hands.let_go()
        self.forget_hint()
        self._covered = True
        self.finish_moving()

    def resume(self, result: object = None) -> None:
        self._covered = False
        self.context.sound.music(self.table.music)
        self._layer.forget()
        self._settle()

    def layout(self, viewport: Viewport) -> None:
        super().layout(viewport)
        self.context.type.set_scale(viewport.scale, self.context.settings.text_zoom)
        self.table.layout(viewport)
        self._layer.forget()

    # playing

    def play(self, seat: int, action: Action) -> None:
        """Carry out an action and show what came of it. Raises `IllegalMove`; then nothing happened."""
        before = self.view
        self.thinker.stop()  # what it thinks about is no longer so
        events = [event.for_seat(self._viewer()) for event in self.session.act(seat, action)]
        if self.last is None or self.last.over or self.last.seat != seat:
            self.last = Turn(seat, before, [])
        self.last.events += events
        self.last.over = any(self.table.ends_turn(event) for event in events)
        self._close()
        self.view = self.session.seat(self._viewer()).view()
        self.table.renew(self.view)
        self._present(events)

    def aside(self, aside: Aside) -> None:
        """Do what is no action of the game."""
        self._close()
        self.table.aside(aside.name)
        self._settle()

    def fly_back(self, source: str, x: float, y: float, shaken: str | None = None) -> None:
        """What was held at a point returns to where it came from; a target that refused it shakes."""
        self.echo.factor = SPEEDS[self.context.settings.speed]
        self.echo.add(lambda: self.table.flight_back(source, x, y))
        if shaken is not None:
            self.echo.add(lambda: self.table.shake(shaken))

    def finish_moving(self) -> None:
        """End what moves at once: the picture is what the view says."""
        if not self.settled or not self.echo.idle:
            self.timeline.skip()
            self.echo.skip()
            self._settle()

    def forget_hint(self) -> None:
        """Take a hint off the table, or stop to think about one."""
        if self.thinker.hint:
            self.thinker.stop()
        self.table.ghost, self._reason = None, ""

    def _present(self, events: Sequence[Event]) -> None:
        self.timeline.factor = SPEEDS[self.context.settings.speed]
        self._settled = False
        for event in events:
            make = self.table.present(event)
            if make is not None:
                self.timeline.add(make)

    def _close(self) -> None:
        """Nothing may be done until the table has settled."""
        self.forget_hint()
        self.hands.rest()
        self.known = NO_GESTURES
        self.table.rest()
        self.dirty = True

    def _settle(self) -> None:
        """Show the position exactly, and let whoever is to act see what may be done."""
        self.replaying = False
        self.table.play = self.context.sound.play
        self.table.calm = self.context.settings.reduced_motion
        self.view = self.session.seat(self._viewer()).view()
        self.table.rebuild(self.view)
        doer = self.doer
        if doer is None:
            self.known = NO_GESTURES
            self.table.rest()
        else:
            self.known = self.table.gestures(self.view, self.session.seat(doer).legal())
        self._settled = True
        self.hands.focus.settle(self.hands.areas())
        self.dirty = True

    def _viewer(self) -> int:
        """Whose eyes look at the table: the person to act, else the last one who did, else the first."""
        actor = self.actor
        if actor is not None:
            return actor
        players = self.session.players
        acted = [entry.seat for entry in self.session.match.log if players[entry.seat].person]
        persons = [seat for seat, player in enumerate(players) if player.person]
        return acted[-1] if acted else persons[0] if persons else 0

    # time

    def update(self, dt: float) -> Change | None:
        if not self.echo.idle:
            self.echo.advance(dt)
            self.dirty = True
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
            return self._end(outcome)
        return self._hand_over() or self._think(dt)

    def _end(self, outcome: Outcome) -> Change | None:
        if self._ended:
            return None
        if not self._celebrated:
            self._celebrated = True
            party = self.table.celebrate(bool(outcome.winners))
            if party is not None:
                self.timeline.factor = 1.0
                self.timeline.add(lambda: party)
                return None
        self._ended = True
        from game.scenes.result import ResultScene

        return Push(ResultScene(self.context, self.session, outcome))

    def _hand_over(self) -> Change | None:
        actor, before = self.actor, self._looked
        if actor is None:
            return None
        self._looked = actor
        if not self.session.needs_hand_over(before, actor):
            return None
        from game.scenes.hand_over import HandOverScene

        self.session.seal()
        return Push(HandOverScene(self.context, self.session, actor))

    def _think(self, dt: float) -> Change | None:
        bot = self.session.bot_to_act()
        if bot is not None and self.actor is None and not self.thinker.busy:
            self.thinker.ask(bot, self.session.players[bot].kind)
            self.dirty = True
        if self.hands.drag.holding:
            return None  # a hand is never hurried
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

    # input and buttons

    def handle(self, event: InputEvent) -> Change | None:
        self.dirty = True
        return self.hands.handle(event)

    def enabled(self) -> frozenset[str]:
        """Buttons that can be pressed now."""
        names = {"menu", "log", "rules"}
        if self.open and not self.hands.drag.holding:
            if self.actor is not None and self.actor == self.doer:
                names.add("hint")
            if self.session.can_undo():
                names.add("undo")
        if self.settled and self.last is not None and not self.hands.drag.holding:
            names.add("replay")
        if not self.timeline.idle:
            names.add("replay")
        return frozenset(names)

    def press(self, name: str) -> Change | None:
        """A button of the table was pressed."""
        if name not in self.enabled():
            return None
        self.context.sound.play("button")
        match name:
            case "menu":
                from game.scenes.pause import PauseScene

                return Push(PauseScene(self.context, self.session))
            case "log":
                from game.scenes.log import LogScene

                return Push(LogScene(self.context, self.session))
            case "rules":
                return self.rules(None)
            case "undo":
                self._close()
                self.session.undo()
                self.last = None
                self._settle()
            case "hint":
                self._ask_hint()
            case "replay" if self.timeline.idle:
                self._replay()
            case "replay":
                self.finish_moving()
        return None

    def rules(self, clause: str | None) -> Change:
        """Open the rule book, at a clause if one is given."""
        from game.scenes.rule_book import RuleBookScene

        return Push(RuleBookScene(self.context, self.session.game_id, clause))

    def _ask_hint(self) -> None:
        self.hands.rest()
        if self.actor is not None and not self.thinker.busy:
            self.thinker.ask(self.actor, "hard", hint=True)

    def _replay(self) -> None:
        """Show the last turn again; nothing of the match changes."""
        assert self.last is not None
        self._close()
        self.replaying = True
        self.table.rebuild(self.last.before)
        self._present(self.last.events)

    # pictures

    def status(self) -> Status:
        """What the panels say now."""
        session, t = self.session, self.context.t
        seat = self._shown_seat()
        player = session.players[seat]
        names = [one.name for one in session.players]
        doer = self.doer
        legal = session.seat(doer).legal() if self.open and doer is not None else ()
        said = self.table.status(self.view, legal, names, self.hands.hold())
        heading, line = t(said.heading.key, **said.heading.args), ""
        parts = said.parts
        if said.line is not None:
            line = t(said.line.key, **said.line.args)
        if self.replaying:
            heading, line = t("table-replay"), t("table-replay-line")
        elif self._reason:
            line = self._reason
        elif self.thinker.busy and not self.thinker.hint and not self.hands.drag.holding:
            heading, line, parts = t("common-thinking", name=player.name), "", ()
        elif not self._settled:
            heading, line, parts = t("common-turn-of", name=player.name), "", ()
        detail = (
            t("table-baker-of", number=seat + 1, count=len(names)) if len(names) > 1 else t("table-alone")
        )
        if not player.person:
            detail = t("table-level", level=player.kind)
        skipping = not self.timeline.idle
        return Status(
            player.name, detail, player.color, player.face, heading, line, parts, self.enabled(), skipping
        )

    def _shown_seat(self) -> int:
        if not self._settled and self.last is not None:
            return self.last.seat
        acting = self.session.match.to_act()
        return acting[0] if acting else self._viewer()

    def _paint_rest(self, surface: pygame.Surface) -> None:
        assert self._status is not None
        surface.blit(wood(self.context.art, self.viewport), (0, 0))
        self.table.paint(surface, self.hands.hold())
        self.hud.paint(Pen(self.context, self.viewport, surface), self._status)

    def draw(self, surface: pygame.Surface) -> None:
        hold = self.hands.hold()
        self.table.pointed = self.hands.pointed if hold is None else None
        self._status = status = self.status()
        regions = {**self.table.regions(hold), **self.hud.regions(self.viewport, status)}
        surface.blit(self._layer.picture(surface.get_size(), regions), (0, 0))
        self.table.draw(surface, hold, self.hands.hover)
        focus = self.hands.focus
        if focus.shown and focus.name in (areas := self.hands.areas()):
            self._draw_focus(surface, areas[focus.name])
        if self.hands.bubble is not None:
            self.hands.bubble.draw(Pen(self.context, self.viewport, surface))

    def _draw_focus(self, surface: pygame.Surface, area: pygame.FRect) -> None:
        box = area.inflate(16, 16)
        ring = paint.ring(self.context.art, box.size, self.viewport.scale, min(40.0, box.height / 2 - 4))
        surface.blit(ring, self.viewport.rect(box))
