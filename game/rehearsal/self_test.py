"""`--self-test`: the program plays a whole game of Cookies by itself, on the real scenes.

It has only hands and eyes: it posts input events to the window's queue, lets sixtieths of a second
pass, and looks at pixels and at the public positions of spots. What may be done it learns as a
child does, by lifting a thing and looking where the table lights up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import pygame

from game.scenes.table import TableScene
from game.scenes.ui.form import Form

if TYPE_CHECKING:
    from game.app import App

STEP = 1 / 60
PATIENCE = 60.0
"""Seconds of real time that the whole test may take."""
STILL = 60 * 30
"""Frames after which something that never comes to rest is a failure."""
CHANGED = 36
"""Sum of differences of red, green and blue that counts as another colour."""
WATCHED = 2
"""Turns that are watched in full; later animations are skipped."""
RESERVES = ("reserve-star", "reserve-heart", "reserve-flower", "reserve-circle", "reserve-sprinkles")
SHEETS = ("sheet-1", "sheet-2")

Point = tuple[float, float]
Color = tuple[int, int, int]


class Failed(Exception):
    """Something did not react as it should."""


class Tester:
    """Hands, eyes and a notebook."""

    def __init__(self, app: App, folder: Path | None) -> None:
        self.app = app
        self.folder = folder
        self.done: Counter[str] = Counter()
        self.begin = perf_counter()
        self.dark: list[Color] = []
        """How it looks beside the oven while nothing can be baked."""
        self._down = False

    # hands

    def post(self, kind: int, point: Point, **more: Any) -> None:
        """Post a mouse event at a point in layout units, and let a frame pass."""
        viewport, window = self.app.window.viewport, self.app.window
        x, y = viewport.point(*point)
        wide, tall = window.window.size
        across, down = window.surface.get_size()
        pos = (round(x * wide / across), round(y * tall / down))
        pygame.event.post(pygame.event.Event(kind, pos=pos, touch=False, **more))
        self.frame()

    def press(self, point: Point) -> None:
        """Put the finger down."""
        self._down = True
        self.post(pygame.MOUSEMOTION, point, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, point, button=1)

    def move(self, point: Point) -> None:
        """Move it while it is down."""
        self.post(pygame.MOUSEMOTION, point, rel=(0, 0), buttons=(1, 0, 0))

    def release(self, point: Point) -> None:
        """Lift it."""
        self._down = False
        self.post(pygame.MOUSEBUTTONUP, point, button=1)

    def drag(self, start: Point, end: Point) -> None:
        """Carry something."""
        self.press(start)
        for part in (0.1, 0.35, 0.7, 1.0):
            self.move((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        self.release(end)

    def key(self, key: int) -> None:
        """Press a key."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))
        self.frame()

    def click(self, key: str) -> None:
        """Click a widget of the form on top."""
        form = self.app.stack.top
        if not isinstance(form, Form):
            raise Failed(f"no form to click {key!r} on")
        everything = [*form.widgets, *(widget for area in form.areas for widget in area.widgets)]
        found = next((widget for widget in everything if widget.key == key), None)
        if found is None:
            raise Failed(f"there is nothing called {key!r} to click")
        point = form.rect_of(found).center
        self.press(point)
        self.release(point)

    # eyes

    def frame(self) -> None:
        """Let a sixtieth of a second pass."""
        if perf_counter() - self.begin > PATIENCE:
            raise Failed(f"it took more than {PATIENCE:g} seconds")
        if not self.app.frame(STEP):
            raise Failed("the program ended by itself")

    def rest(self) -> None:
        """Wait until nothing moves; after a few turns by skipping it."""
        skip = self.done["dice thrown"] > WATCHED
        for _ in range(STILL):
            if not self.app.stack.moving:
                self.frame()
                return
            if skip:
                self.key(pygame.K_s)
            self.frame()
        raise Failed("the table never came to rest")

    def look(self, points: Sequence[Point]) -> list[Color]:
        """The colours at some points."""
        surface, viewport = self.app.window.surface, self.app.window.viewport
        colors = []
        for point in points:
            r, g, b, _ = surface.get_at(viewport.point(*point))
            colors.append((r, g, b))
        return colors

    def save(self, name: str) -> None:
        """Keep a picture, if a folder was given."""
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.app.window.surface, self.folder / f"self-test-{name}.png")

    def once(self, name: str) -> None:
        """Note that something was done; the first time a picture is kept."""
        self.done[name] += 1
        if self.done[name] == 1:
            self.save(name.replace(" ", "-"))


def run(app: App, folder: Path | None = None) -> int:
    """Play a game from the title to the result; prints what was done. Returns the exit code."""
    tester = Tester(app, folder)
    try:
        _open_table(tester)
        _play(tester)
    except Failed as failure:
        print(f"self-test FAILED: {failure}; done before: {_told(tester)}")
        tester.save("failure")
        return 1
    seconds = perf_counter() - tester.begin
    driver = pygame.display.get_driver()
    print(f"self-test passed in {seconds:.1f} s ({driver}): {_told(tester)}")
    return 0


def _told(tester: Tester) -> str:
    return ", ".join(f"{name} {count}" for name, count in tester.done.items()) or "nothing"


def _open_table(tester: Tester) -> None:
    tester.app.start()
    tester.rest()
    while type(tester.app.stack.top).__name__ == "Message":  # no sound device, for instance
        tester.click("ok")
        tester.rest()
    tester.once("title")
    tester.click("box:cookies")
    tester.rest()
    tester.once("set-up")
    tester.click("play")
    tester.rest()
    if type(tester.app.stack.top).__name__ == "Confirm":  # a game lies in the folder that was given
        tester.click("yes")
        tester.rest()
    tester.once("table")


def _play(tester: Tester) -> None:
    while True:
        tester.rest()
        scene = tester.app.stack.top
        if type(scene).__name__ == "ResultScene":
            tester.once("result")
            break
        if not isinstance(scene, TableScene):
            raise Failed(f"{type(scene).__name__} lies on the table")
        tester.dark = tester.dark or tester.look(_beside_oven(scene))
        if not any(act(tester, scene) for act in (_throw, _lay, _bake, _nibble, _press_clock)):
            raise Failed("nothing on the table reacts")
    for name in ("dice thrown", "cookies laid", "sprinkles spread"):
        if not tester.done[name]:
            raise Failed(f"a whole game without {name}")


def _middle(scene: TableScene, spot: str) -> Point:
    return scene.table.area(spot).center


def _throw(tester: Tester, scene: TableScene) -> bool:
    """Fling the dice. Whether they roll."""
    start = _middle(scene, "die-2")
    before = tester.look([start])
    tester.drag(start, (start[0] + 60, start[1] - 130))
    if not tester.app.stack.moving:
        return False
    tester.once("dice thrown")
    for _ in range(14):
        tester.frame()
    if tester.done["dice thrown"] == 1:
        tester.save("tumbling")
    if tester.app.stack.moving and tester.look([start]) == before:
        raise Failed("the dice were thrown, but don't move")
    return True


def _lay(tester: Tester, scene: TableScene) -> bool:
    """Lift each reserve, see which places light up, and carry the fullest handful."""
    best: tuple[int, str, str] = (0, "", "")
    places = {sheet: [_middle(scene, f"{sheet}-place-{n}") for n in range(1, 10)] for sheet in SHEETS}
    for reserve in RESERVES:
        dark = {sheet: tester.look(points) for sheet, points in places.items()}
        start = _lift(tester, scene, reserve)
        for sheet, points in places.items():
            lit = _changes(dark[sheet], tester.look(points))
            best = max(best, (lit, reserve, sheet))
        tester.release(start)
        tester.rest()
    count, reserve, sheet = best
    if not count:
        return False
    before = tester.look(places[sheet])
    tester.drag(_middle(scene, reserve), _middle(scene, sheet))
    if not tester.app.stack.moving:
        raise Failed(f"{sheet} lit up, but takes nothing")
    tester.rest()
    what = "sprinkles spread" if reserve == "reserve-sprinkles" else "cookies laid"
    if _changes(before, tester.look(places[sheet])) < 1 and "oven" not in what:
        raise Failed(f"{what}, but nothing of it is to be seen")
    tester.once(what)
    return True


def _beside_oven(scene: TableScene) -> list[Point]:
    oven = scene.table.area("oven")
    return [(oven.left - 3, oven.centery), (oven.right + 3, oven.centery)]


def _bake(tester: Tester, scene: TableScene) -> bool:
    """Carry a sheet to the oven, if the oven shines while the sheet is held."""
    oven = scene.table.area("oven")
    for sheet in SHEETS:
        area = scene.table.area(sheet)
        rim = (area.centerx, area.bottom - area.height * 0.04)
        lines = len(scene.session.match.log)
        tester.press(rim)
        tester.move((rim[0] + 12, rim[1]))
        lit = _changes(tester.dark, tester.look(_beside_oven(scene)))
        if not lit:
            tester.release((rim[0] + 12, rim[1]))
            tester.rest()
            continue
        tester.move(oven.center)
        tester.once("sheet carried")
        tester.release(oven.center)
        for _ in range(30):
            tester.frame()
        tester.rest()
        if len(scene.session.match.log) == lines:
            continue  # the oven shone of itself: another sheet could go in, or one is in it
        tester.once("sheet into the oven")
        return True
    return False


def _nibble(tester: Tester, scene: TableScene) -> bool:
    """Take a cookie back to its reserve, if one lights up."""
    for sheet in SHEETS:
        for number in range(9, 0, -1):
            cells = [scene.table.area(reserve) for reserve in RESERVES[:4]]
            edges = [(cell.left - 4, cell.centery) for cell in cells]
            dark = tester.look(edges)
            start = _lift(tester, scene, f"{sheet}-place-{number}")
            found = [i for i, color in enumerate(tester.look(edges)) if _changes([dark[i]], [color])]
            if found:
                tester.move(cells[found[0]].center)
                tester.release(cells[found[0]].center)
                tester.once("cookie nibbled")
                return True
            tester.release(start)
            tester.rest()
    return False


def _press_clock(tester: Tester, scene: TableScene) -> bool:
    """Nothing else is left: press the clock."""
    point = _middle(scene, "clock")
    tester.press(point)
    tester.release(point)
    if tester.app.stack.moving:
        tester.once("time passed")
        return True
    return False


def _lift(tester: Tester, scene: TableScene, spot: str) -> Point:
    """Take something up and hold it a little aside; returns where the finger is."""
    start = _middle(scene, spot)
    tester.press(start)
    tester.move((start[0] + 10, start[1]))
    tester.move((start[0] + 11, start[1]))
    return start[0] + 11, start[1]


def _changes(before: Sequence[Color], after: Sequence[Color]) -> int:
    """How many points show another colour."""
    return sum(
        sum(abs(a - b) for a, b in zip(one, other, strict=True)) >= CHANGED
        for one, other in zip(before, after, strict=True)
    )
