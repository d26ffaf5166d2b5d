"""The scene stack pairs enter with leave and pause with resume, and draws what can be seen."""

from __future__ import annotations

import pygame

from game.input.events import InputEvent, PointerCancel
from game.scenes.base import Change, Pop, Push, Quit, Replace, Reset, Scene
from game.scenes.stack import SceneStack
from game.table.viewport import Viewport


class Fake(Scene):
    """Notes what happens to it."""

    def __init__(self, name: str, diary: list[str], *, opaque: bool = True) -> None:
        self.name, self.diary, self.opaque = name, diary, opaque
        self.answer: Change | None = None

    def note(self, what: str) -> None:
        self.diary.append(f"{self.name} {what}")

    def layout(self, viewport: Viewport) -> None:
        super().layout(viewport)
        self.note(f"layout {viewport.width}")

    def enter(self) -> None:
        self.note("enter")

    def leave(self) -> None:
        self.note("leave")

    def pause(self) -> None:
        self.note("pause")

    def resume(self, result: object = None) -> None:
        self.note(f"resume {result}")

    def handle(self, event: InputEvent) -> Change | None:
        self.note("handle")
        return self.answer

    def draw(self, surface: pygame.Surface) -> None:
        self.note("draw")


def stack_of(*scenes: Fake) -> SceneStack:
    stack = SceneStack(Viewport(640, 360))
    for scene in scenes:
        stack.apply(Push(scene))
    scenes[0].diary.clear()
    return stack


def test_push_pauses_and_pop_resumes_with_the_result() -> None:
    diary: list[str] = []
    stack = stack_of(Fake("a", diary))
    stack.apply(Push(Fake("b", diary)))
    stack.apply(Pop(7))
    assert diary == ["a pause", "b layout 640", "b enter", "b leave", "a resume 7"]


def test_replace_and_reset_leave_what_they_take_away() -> None:
    diary: list[str] = []
    stack = stack_of(Fake("a", diary), Fake("b", diary))
    stack.apply(Replace(Fake("c", diary)))
    assert diary == ["b leave", "c layout 640", "c enter"]
    diary.clear()
    stack.apply(Reset(Fake("d", diary)))
    assert diary == ["c leave", "a leave", "d layout 640", "d enter"]
    assert len(stack.scenes) == 1


def test_only_the_top_gets_input_and_its_answer_is_carried_out() -> None:
    diary: list[str] = []
    top = Fake("b", diary)
    top.answer = Quit()
    stack = stack_of(Fake("a", diary), top)
    stack.handle(PointerCancel())
    assert diary == ["b handle", "b leave", "a leave"]
    assert stack.top is None
    stack.handle(PointerCancel())
    stack.update(0.1)


def test_an_overlay_is_drawn_over_what_lies_below() -> None:
    diary: list[str] = []
    stack = stack_of(Fake("a", diary), Fake("b", diary), Fake("c", diary, opaque=False))
    stack.draw(pygame.Surface((8, 8)))
    assert diary == ["b draw", "c draw"]
    assert not stack.dirty
    stack.scenes[0].dirty = True  # it can't be seen
    assert not stack.dirty
    stack.scenes[1].dirty = True
    assert stack.dirty


def test_a_new_size_reaches_all() -> None:
    diary: list[str] = []
    stack = stack_of(Fake("a", diary), Fake("b", diary))
    stack.layout(Viewport(320, 180))
    assert diary == ["a layout 320", "b layout 320"]
