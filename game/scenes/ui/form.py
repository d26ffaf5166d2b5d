"""A form: a scene of widgets with hover, press, focus and scrolling, for every kind of device."""

from __future__ import annotations

import pygame

from game.input.devices import OUTSIDE
from game.input.events import (
    Character,
    Command,
    InputEvent,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
    Press,
    Wheel,
)
from game.input.focus import ARROWS, nearest
from game.scenes.base import Change, Pop, Scene
from game.scenes.context import Context
from game.scenes.ui.fields import Slider, TextField
from game.scenes.ui.pen import Kit, Pen
from game.scenes.ui.scroll import ScrollArea
from game.scenes.ui.widgets import Button, Look, Widget
from game.storage import Notice
from game.table.viewport import Viewport

DRAG_START = 14.0
"""So far (units) the pointer may move before a press inside a list becomes scrolling."""


class Form(Scene):
    """Holds widgets; `build` makes them for the present window and text size.

    Widgets added with `put` stand still, those in a `ScrollArea` scroll with it.
    """

    first_focus: str = ""
    """Key of the widget that has the focus at first; empty: the first one."""
    eager: bool = True
    """Whether Enter presses a button that has the focus at first even before the focus is shown."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.widgets: list[Widget] = []
        self.areas: list[ScrollArea] = []
        self.kit = Kit(context, self.viewport)
        self.focus: Widget | None = None
        self.show_focus = False
        self._hovered: Widget | None = None
        self._pressed: Widget | None = None
        self._inside = False
        self._grabbed: ScrollArea | None = None
        self._down = (0.0, 0.0)
        self._pointer = (OUTSIDE, OUTSIDE)

    # -- for the scenes

    def build(self) -> None:
        """Make and place all widgets (`put`, `ScrollArea`); called again whenever something changes."""
        raise NotImplementedError

    def paint(self, pen: Pen) -> None:
        """Draw what lies below the widgets."""

    def paint_over(self, pen: Pen) -> None:
        """Draw what lies above the widgets."""

    def cancel(self) -> Change | None:
        """Escape, or the gamepad's B."""
        return Pop()

    def command(self, command: Command) -> Change | None:
        """A command that the form has no use for."""
        return None

    def t(self, key: str, /, **args: str | int | float) -> str:
        """A text in the user's language."""
        return self.context.t(key, **args)

    def put(self, widget: Widget, rect: pygame.FRect) -> None:
        """Add a widget that stands still."""
        widget.rect = rect
        self.widgets.append(widget)

    def put_area(self, area: ScrollArea) -> None:
        """Add a list that scrolls."""
        self.areas.append(area)

    def rebuild(self) -> None:
        """Build anew after a change; focus and scrolling stay where they were."""
        key = self.focus.key if self.focus else self.first_focus
        offsets = [area.offset for area in self.areas]
        editing = self.focus.text if isinstance(self.focus, TextField) and self.focus.editing else None
        self.widgets, self.areas = [], []
        self._hovered = self._pressed = None
        self._grabbed = None
        self.build()
        for area, offset in zip(self.areas, offsets, strict=False):
            area.scroll_to(offset)
        self.focus = next((w for w in self.focusable() if w.key == key), None)
        if editing is not None and isinstance(self.focus, TextField):
            self.focus.editing = True
        self._hover()
        self.dirty = True

    # -- the scene

    @property
    def typing(self) -> bool:
        return isinstance(self.focus, TextField) and self.focus.editing

    def layout(self, viewport: Viewport) -> None:
        super().layout(viewport)
        self.kit = Kit(self.context, viewport)
        self.rebuild()

    def pause(self) -> None:
        self._release()

    def resume(self, result: object = None) -> None:
        self.rebuild()

    def draw(self, surface: pygame.Surface) -> None:
        pen = Pen(self.context, self.viewport, surface)
        self.paint(pen)
        for widget in self.widgets:
            self._draw_widget(pen, widget, widget.rect)
        for area in self.areas:
            pen.clip(area.rect)
            for widget in area.shown():
                self._draw_widget(pen, widget, area.place(widget))
            pen.clip(None)
            area.draw_bar(pen)
        self.paint_over(pen)

    def handle(self, event: InputEvent) -> Change | None:
        match event:
            case PointerMove(x, y):
                return self._move(x, y)
            case PointerDown(x, y, button):
                return self._press(x, y) if button == 1 else None
            case PointerUp(x, y):
                return self._let_go(x, y)
            case PointerCancel():
                self._release()
            case Wheel(x, y, amount):
                area = self._area_at(x, y)
                if area is not None and area.scroll_by(-amount * 90):
                    self._hover()
                    self.dirty = True
            case Character(text):
                if isinstance(self.focus, TextField) and self.focus.editing:
                    self._type(self.focus, text)
            case Press(Command.ACCEPT, repeat=True):
                pass  # a key that is held presses nothing twice
            case Press(command):
                return self._command(command)
        return None

    # -- keys and gamepad

    def focusable(self) -> list[Widget]:
        """All widgets that can have the focus, in their order."""
        everything = [*self.widgets, *(widget for area in self.areas for widget in area.widgets)]
        return [widget for widget in everything if widget.focusable and widget.enabled]

    def rect_of(self, widget: Widget) -> pygame.FRect:
        """Where a widget is now, scrolling counted in."""
        area = self._area_of(widget)
        return widget.rect if area is None else area.place(widget)

    def set_focus(self, widget: Widget | None) -> None:
        """Move the focus; what had it stops being typed into, what gets it scrolls into sight."""
        if isinstance(self.focus, TextField) and self.focus is not widget:
            self.focus.editing = False
        self.focus = widget
        area = self._area_of(widget) if widget else None
        if widget and area:
            area.show(widget)
        self.dirty = True

    def _command(self, command: Command) -> Change | None:
        if isinstance(self.focus, TextField) and self.focus.editing:
            if command is Command.BACKSPACE:
                self.focus.rub_out()
                self.dirty = True
                return None
            if command in (Command.ACCEPT, Command.CANCEL):
                self.focus.editing = False
                self.show_focus = True
                self.dirty = True
                return None
            if command in (Command.LEFT, Command.RIGHT):
                return None
        if command in ARROWS or command in (Command.NEXT, Command.PREVIOUS):
            self._travel(command)
            return None
        if command is Command.ACCEPT:
            if self.show_focus and self.focus is not None:
                return self._activate(self.focus)
            default = self._default()
            if default is not None:
                return self._activate(default)
            self._travel(Command.NEXT)
            return None
        if command is Command.CANCEL:
            return self.cancel()
        if command in (Command.PAGE_UP, Command.PAGE_DOWN, Command.HOME, Command.END) and self.areas:
            self._page(command)
            return None
        return self.command(command)

    def _type(self, field: TextField, text: str) -> None:
        """Characters were typed; those that no typeface draws are left out, and that is said."""
        written = self.context.type.writable(text)
        if written != "".join(c for c in text if c.isprintable()):
            self.context.storage.notices.append(Notice("error-no-such-letter"))
        field.type(written)
        self.dirty = True

    def _default(self) -> Widget | None:
        """The button that Enter presses while no focus is shown; none once something else was clicked."""
        if not self.eager or (self.focus is not None and self.focus.key != self.first_focus):
            return None
        buttons = (widget for widget in self.focusable() if isinstance(widget, Button))
        return next((button for button in buttons if button.key == self.first_focus), None)

    def _travel(self, command: Command) -> None:
        everything = self.focusable()
        if not everything:
            self._page(command)
            return
        self.dirty = True
        if self.focus not in everything or not self.show_focus:
            self.show_focus = True
            first = next((w for w in everything if w.key == self.first_focus), everything[0])
            self.set_focus(self.focus if self.focus in everything else first)
            return
        if self.focus.nudge(command):
            return
        if command in (Command.NEXT, Command.PREVIOUS):
            step = 1 if command is Command.NEXT else -1
            self.set_focus(everything[(everything.index(self.focus) + step) % len(everything)])
            return
        areas = {widget.key: self.rect_of(widget) for widget in everything}
        target = nearest(self.focus.key, areas, *ARROWS[command])
        if target != self.focus.key:
            self.set_focus(next(widget for widget in everything if widget.key == target))
        else:
            self._page(command)

    def _page(self, command: Command) -> None:
        steps = {
            Command.UP: -120.0,
            Command.DOWN: 120.0,
            Command.PAGE_UP: -600.0,
            Command.PAGE_DOWN: 600.0,
            Command.HOME: -1e9,
            Command.END: 1e9,
        }
        for area in self.areas[-1:]:
            area.scroll_by(steps.get(command, 0.0))
            self.dirty = True

    def _activate(self, widget: Widget) -> Change | None:
        self.dirty = True
        if isinstance(widget, TextField):
            widget.editing = True
            return None
        self.context.sound.play("button")
        return widget.activate()

    # -- pointer

    def _move(self, x: float, y: float) -> Change | None:
        self._pointer = (x, y)
        if self._grabbed is not None:
            if self._grabbed.drag_to(y):
                self.dirty = True
            return None
        if self._pressed is not None:
            if isinstance(self._pressed, Slider):
                return self._slide(self._pressed, x, y)
            area = self._area_of(self._pressed)
            if area is not None and area.scrolls and abs(y - self._down[1]) > DRAG_START:
                self._pressed = None
                area.grab(y)
                self._grabbed = area
                self.dirty = True
                return None
            inside = self.rect_of(self._pressed).collidepoint(x, y)
            if inside != self._inside:
                self._inside = inside
                self.dirty = True
            return None
        self._hover()
        return None

    def _press(self, x: float, y: float) -> Change | None:
        self._pointer = self._down = (x, y)
        self.show_focus = False
        self.dirty = True
        widget = self.widget_at(x, y)
        if widget is None:
            self.set_focus(None)
            area = self._area_at(x, y)
            if area is not None:
                area.grab(y, bar=area.on_bar(x))
                self._grabbed = area
            return None
        self.set_focus(widget)
        self._pressed, self._inside = widget, True
        return self._slide(widget, x, y) if isinstance(widget, Slider) else None

    def _let_go(self, x: float, y: float) -> Change | None:
        widget, inside = self._pressed, self._inside
        self._release()
        self._pointer = (x, y)
        self._hover()
        if widget is None or not inside:
            return None
        return self._activate(widget)

    def _slide(self, slider: Slider, x: float, y: float) -> Change | None:
        rect = self.rect_of(slider)
        self.dirty = True
        return slider.point((x - rect.x) / rect.width, (y - rect.y) / rect.height)

    def _release(self) -> None:
        self._pressed = None
        self._grabbed = None
        self._inside = False
        self.dirty = True

    def _hover(self) -> None:
        hovered = self.widget_at(*self._pointer)
        if hovered is not self._hovered:
            self._hovered = hovered
            self.dirty = True

    def widget_at(self, x: float, y: float) -> Widget | None:
        """The widget that can be pressed at a point."""
        area = self._area_at(x, y)
        if area is not None:
            for widget in reversed(area.widgets):
                if widget.focusable and widget.enabled and area.place(widget).collidepoint(x, y):
                    return widget
        for widget in reversed(self.widgets):
            if widget.focusable and widget.enabled and widget.rect.collidepoint(x, y):
                return widget
        return None

    def _area_at(self, x: float, y: float) -> ScrollArea | None:
        return next((area for area in self.areas if area.rect.collidepoint(x, y)), None)

    def _area_of(self, widget: Widget) -> ScrollArea | None:
        return next((area for area in self.areas if widget in area.widgets), None)

    def _draw_widget(self, pen: Pen, widget: Widget, rect: pygame.FRect) -> None:
        look = Look(widget is self._hovered, widget is self._pressed and self._inside)
        widget.draw(pen, rect, look)
        if self.show_focus and widget is self.focus:
            pen.ring(rect, widget.radius)
