"""The table scene, for all games: a session that is played, shown and heard.

The model is in its new state before anything moves. One gate, `open`, decides whether input may
act. Everything on the table can be rebuilt from the view at any moment.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from game.input.events import InputEvent
from game.input.gestures import NO_GESTURES, Aside, Gestures
from game.rules.core import Action, AnyView, Event, Match, Outcome
from game.scenes.base import Change, Push, Scene
from game.scenes.context import Context
from game.scenes.session import Session
from game.scenes.table_bots import Thinker
from game.scenes.table_hands import Hands
from game.scenes.table_hud import Hud, Status
from game.scenes.table_picture import Picture
from game.scenes.table_turns import Turn, last_turns
from game.scenes.table_words import status_of
from game.table.patterns import Sitter
from game.table.table_view import TableView
from game.table.tween import SPEEDS, Gate, Timeline
from game.table.viewport import Viewport


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
        self._looked: int | None = None
        """The last person who looked at the table."""
        self.view: AnyView = session.seat(self._viewer()).view()
        self.last: Turn | None = None
        """The turn that can be shown again."""
        self._turn: Turn | None = None
        """The turn that is being played."""
        self.replaying = False
        """Whether it is being shown again."""
        self.picture = Picture(self)
        self._reason = ""
        self._settled = False
        self._covered = False
        self._celebrated = False
        self._group = (0, -1)
        """From where to where in the log the table played on by itself: taken back as one."""
        self._seated = session.players
        """The players that the table knows of."""
        self._recall()
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
    def awaited(self) -> int | None:
        """The person to act, who may not be at the screen yet."""
        return self.session.person_to_act(self._looked)

    @property
    def actor(self) -> int | None:
        """The person to act, once it is they who look at the screen."""
        seat = self.awaited
        if seat is None or self._must_hand_over(seat):
            return None
        return seat

    @property
    def _unseen(self) -> bool:
        """Whether nobody may look at the table yet."""
        return self._looked is None and self._must_hand_over(self._viewer())

    @property
    def hidden(self) -> bool:
        """Whether the table isn't shown: nobody may look at it yet."""
        return self._unseen or (self._looked is None and self.awaited is not None and self.actor is None)

    def _must_hand_over(self, seat: int) -> bool:
        """Whether the screen goes to a person unseen before they look at it."""
        if not self.session.needs_hand_over(self._looked, seat):
            return False
        if self._looked is None and seat in self.session.newcomers:
            return True
        return self.table.secret(self.session.seat(seat).view())

    @property
    def doer(self) -> int | None:
        """The person whose gestures count now: who is to act, or who may make a free move."""
        seat = self.table.hands(self.actor, self._viewer())
        return seat if seat is not None and self.session.players[seat].person else None

    @property
    def moving(self) -> bool:
        hinted = self.table.ghost is not None and not self.table.calm
        busy = (not self.settled and self.timeline.gate is None) or not self.echo.idle
        return busy or self.hands.drag.holding or self.thinker.busy or hinted or self.late

    @property
    def late(self) -> bool:
        return self.picture.late

    # the stack

    def enter(self) -> None:
        self.context.sound.music(self.table.music)
        self._settle()

    def leave(self) -> None:
        self.thinker.stop()
        self.picture.free()
        self.timeline.skip()
        self.echo.skip()

    def pause(self) -> None:
        self.hands.let_go()
        self.forget_hint()
        self._covered = True
        self.finish_moving()

    def resume(self, result: object = None) -> None:
        if self._seated != self.session.players:
            self._reseat()
        if type(result) is int:
            self._looked = result  # the screen was handed over
            self.hands.focus.name = None  # where it was could tell what the other one did
        self._covered = False
        self.context.sound.music(self.table.music)
        self.picture.forget()
        self._settle()

    def _reseat(self) -> None:
        """Others sit here now: nothing that was meant for those before goes on."""
        self._seated = players = self.session.players
        self.thinker.stop()
        if self.table.sitters:
            self.table.sitters = tuple(
                Sitter(one.name, one.color, one.face, one.person, one.label) for one in players
            )
        if self._looked is not None and not players[self._looked].person:
            self._looked = None
        self._recall()

    def layout(self, viewport: Viewport) -> None:
        super().layout(viewport)
        self.session.speak(self.context.texts)
        self.context.type.set_scale(viewport.scale, self.context.settings.text_zoom)
        self.table.layout(viewport)
        self.picture.forget()

    # playing

    def play(self, seat: int, action: Action) -> None:
        """Carry out an action and show what came of it. Raises `IllegalMove`; then nothing happened."""
        before = self._views(self.session.match)
        self.thinker.stop()  # what it thinks about is no longer so
        events = self.session.act(seat, action)
        self._note(seat, before, events)
        self._close()
        self.view = self.session.seat(self._viewer()).view()
        self.table.renew(self.view)
        self._present(events)

    def _note(self, seat: int, before: Mapping[int, AnyView], events: Sequence[Event]) -> None:
        """Remember what happened, to show the turn again."""
        turn = self._turn
        if turn is None or turn.over or (turn.seat != seat and not self.table.together):
            turn = self._turn = Turn(seat, before, [])
        turn.events += events
        turn.over = any(self.table.ends_turn(event) for event in events)
        if turn.over or not self.table.together:
            self.last = turn

    def _recall(self) -> None:
        """Know the last turn also when it was played before the table was laid, or with others."""
        self.last, self._turn = last_turns(self.session.match, self.table, self._views)

    def aside(self, aside: Aside) -> None:
        """Do what is no action of the game."""
        self._close()
        self.table.aside(aside.name)
        self._group = (len(self.session.match.log), len(self.session.match.log))
        self._settle()

    def pass_gate(self) -> None:
        """Somebody says that what all wait for may be shown."""
        self.timeline.pass_gate()
        self.context.sound.play("button")

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
        viewer = self._viewer()
        for event in (event.for_seat(viewer) for event in events):
            make = self.table.present(event)
            if make is None:
                continue
            gate = self.table.gate(event)
            if gate is not None and self.session.persons and not self.replaying:
                self.timeline.add(partial(Gate, gate))
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
        self.table.recall(
            event for entry in reversed(self.session.match.log) for event in reversed(entry.events)
        )
        self.table.rebuild(self.view)
        doer = self.doer
        if doer is None:
            self.known = NO_GESTURES
            self.table.rest()
        else:
            self.known = self.table.gestures(self.view, self.session.seat(doer).legal())
        self._settled = True
        self.picture.expect(name for name in self.known.sources() if self.known.legal_targets(name))
        if doer is not None:  # while others act the focus keeps its place
            self.hands.refocus()
        self.dirty = True

    def _views(self, match: Match) -> dict[int, AnyView]:
        """What every person, and whoever looks on, sees of a match."""
        eyes = {seat for seat, player in enumerate(self.session.players) if player.person}
        return {seat: match.seat(seat).view() for seat in eyes | {self._viewer()}}

    def _viewer(self) -> int:
        """Whose eyes look at the table: the person to act, else the last one who did, else the first."""
        actor = self.actor
        if actor is not None:
            return actor
        if self._looked is not None:
            return self._looked
        players = self.session.players
        acted = [entry.seat for entry in self.session.match.log if players[entry.seat].person]
        persons = [seat for seat, player in enumerate(players) if player.person]
        return acted[-1] if acted else persons[0] if persons else 0

    # time

    def update(self, dt: float) -> Change | None:
        if self.late:
            dt = 0.0  # nothing is missed while the picture isn't ready
        if not self.echo.idle:
            self.echo.advance(dt)
            self.dirty = True
        if not self.timeline.idle:
            before = self.timeline.gate
            self.timeline.advance(dt)
            self.dirty = self.dirty or before is None or self.timeline.gate is None
        if self.table.update(dt):
            self.dirty = True
        if not self.timeline.idle:
            return None
        if not self._settled:
            self._settle()
        outcome = self.session.match.outcome()
        if outcome is not None:
            return self._end(outcome)
        self._go_on()
        if self.open and not self.hands.drag.holding:
            self.picture.prepare()
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

    def _go_on(self) -> None:
        """Play on what an aside has begun (several things are put where they belong)."""
        seat = self.actor
        if seat is None or seat != self.doer or not self.open or self.hands.drag.holding:
            return
        action = self.table.goes_on(self.session.seat(seat).legal())
        if action is not None:
            log = self.session.match.log
            start = self._group[0] if self._group[1] == len(log) else len(log)
            self.play(seat, action)
            self._group = (start, len(log))

    def _take_back(self) -> None:
        """Undo the last action, and with it all that was played on by itself."""
        log = self.session.match.log
        start = self._group[0] if self._group[1] == len(log) else len(log) - 1
        self.session.undo()
        while len(log) > start and self.session.can_undo():
            self.session.undo()

    def _hand_over(self) -> Change | None:
        seat = self.awaited
        if seat is None and self._unseen:
            seat = self._viewer()  # also who only looks on takes the screen first
        if seat is None:
            return None
        if not self._must_hand_over(seat):
            if self._looked != seat:
                self._looked = seat
                self._settle()
            return None
        from game.scenes.hand_over import HandOverScene

        return Push(HandOverScene(self.context, self.session, seat))

    def _think(self, dt: float) -> Change | None:
        bot = self.session.bot_to_act()
        if bot is not None and self.awaited is None and not self.thinker.busy:
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
                self._take_back()
                self.last = self._turn = None
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
        self.table.rebuild(self.last.before[self._viewer()])
        self.table.renew(self.view)  # from here on the picture moves, as when it was played
        self._present(self.last.events)

    # pictures

    def status(self) -> Status:
        """What the panels say now."""
        return status_of(self, self._shown_seat(), self._reason, showing=not self._settled)

    def _shown_seat(self) -> int:
        if self.thinker.seat is not None and not self.thinker.hint:
            return self.thinker.seat
        if not self._settled and self._turn is not None:
            return self._turn.seat
        acting = self.session.match.to_act()
        return acting[0] if acting else self._viewer()

    def draw(self, surface: pygame.Surface) -> None:
        self.picture.draw(surface)

    def redraw(self, surface: pygame.Surface, fresh: bool) -> Sequence[pygame.Rect] | None:
        changed = self.picture.redraw(surface, fresh)
        self.dirty = self.late
        return changed
