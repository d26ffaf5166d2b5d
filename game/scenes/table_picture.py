"""The picture of a table scene: what lies still, what moves over it, the focus and the bubble."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.scenes.table_hud import Status
from game.scenes.ui import paint
from game.scenes.ui.pen import Pen
from game.table.layer import Regions, RestLayer
from game.table.table_view import Hold
from game.table.wood import wood

if TYPE_CHECKING:
    from game.scenes.table import TableScene


class Picture:
    """Draws a table scene. What takes longer than a frame is made in several; until then nothing is shown."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._layer = RestLayer(self._paint_rest, scene.context.art.patience)
        self._status: Status | None = None
        self._expected: list[str] = []
        """Spots of which it isn't prepared yet how it looks when their thing is held."""
        self._prepared = 0
        """How much is done for the last of them."""
        self._current = False
        """Whether the position itself was shown."""

    @property
    def late(self) -> bool:
        """Whether the window still shows what it did before, since this picture isn't ready."""
        return self._layer.held > 0

    def forget(self) -> None:
        """Paint everything anew next time."""
        self._layer.forget()

    def free(self) -> None:
        """The table is left for good."""
        self._layer.free()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything, however long that takes."""
        if not self._hidden(surface):
            self._layer.whole(surface, self._regions(), self._draw_moving)

    def redraw(self, surface: pygame.Surface, fresh: bool) -> Sequence[pygame.Rect] | None:
        """See `Scene.redraw`; afterwards `late` says whether it has to go on."""
        if self._hidden(surface):
            return None
        if fresh:
            self._layer.uncover()
        changed = self._layer.show(surface, self._regions(), self._draw_moving)
        self._current = not self.late
        return changed

    def expect(self, sources: Iterable[str]) -> None:
        """Something may be taken from these spots from now on."""
        self._expected, self._prepared, self._current = list(sources), 0, False

    def prepare(self) -> None:
        """Make pictures, a few each time, for what a hand may take next: else it would wait for them."""
        scene = self.scene
        if not (self._expected and self._current and scene.context.art.patience.hurried):
            return
        source = self._expected[-1]
        x, y = scene.table.area(source).center
        hold = Hold(source, x, y, tuple(scene.known.legal_targets(source)))
        pointed, scene.table.pointed = scene.table.pointed, None

        def draw(surface: pygame.Surface) -> None:
            scene.table.draw(surface, hold, None)

        viewport = scene.viewport
        done = self._layer.prepare(
            (viewport.width, viewport.height),
            scene.table.regions(hold),
            lambda surface: scene.table.paint(surface, hold),
            draw,
            self._prepared,
        )
        scene.table.pointed = pointed
        self._prepared = done or 0
        if done is None:
            self._expected.pop()

    def _hidden(self, surface: pygame.Surface) -> bool:
        """Draw bare wood if nobody may look at the table yet; returns whether that is so."""
        if self.scene.hidden:
            self._layer.uncover()
            surface.blit(wood(self.scene.context.art, self.scene.viewport), (0, 0))
        return self.scene.hidden

    def _regions(self) -> Regions:
        """What lies still, as it is now."""
        scene = self.scene
        hold, table = scene.hands.hold(), scene.table
        table.waiting = scene.timeline.gate
        table.thinking = None if scene.thinker.hint else scene.thinker.seat
        table.pointed = scene.hands.pointed if hold is None else None
        self._status = scene.status()
        return {**table.regions(hold), **scene.hud.regions(scene.viewport, self._status)}

    def _paint_rest(self, surface: pygame.Surface) -> None:
        assert self._status is not None
        scene = self.scene
        surface.blit(wood(scene.context.art, scene.viewport), (0, 0))
        scene.table.paint(surface, scene.hands.hold())
        scene.hud.paint(Pen(scene.context, scene.viewport, surface), self._status)

    def _draw_moving(self, surface: pygame.Surface) -> None:
        scene = self.scene
        hands, focus = scene.hands, scene.hands.focus
        scene.table.draw(surface, hands.hold(), hands.hover)
        if focus.shown and focus.name in hands.areas():
            self._draw_focus(surface, scene.table.ring(focus.name))
        if hands.bubble is not None:
            hands.bubble.draw(Pen(scene.context, scene.viewport, surface))

    def _draw_focus(self, surface: pygame.Surface, area: pygame.FRect) -> None:
        viewport, box = self.scene.viewport, area.inflate(16, 16)
        radius = min(40.0, box.height / 2 - 4)
        ring = paint.ring(self.scene.context.art, box.size, viewport.scale, radius)
        surface.blit(ring, viewport.rect(box))
