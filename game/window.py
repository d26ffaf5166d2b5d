"""The window: resizable, sharp on dense screens, remembered, and quick to show a frame."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Sequence

import pygame

from game import resources
from game.table.viewport import Viewport

SMALLEST = (640, 360)
M_MMAP_THRESHOLD = -3
"""What mallopt calls the size from which memory comes from the system and goes back to it."""
LARGE = 1 << 20
MARGIN = (8, 96)
"""What a frame and a task bar take of a screen, at most (the window system's units)."""


def prepare_display() -> None:
    """Start the display with the present path that is quick without a graphics card.

    Under X11 the renderer-backed surface costs twenty times more; under Wayland the other one
    doesn't exist, so the driver has to be known first.
    """
    pygame.display.init()
    if pygame.display.get_driver() == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.font.init()
    pygame.key.set_repeat(400, 45)


def give_memory_back() -> None:
    """Let pictures go back to the system as soon as they are dropped.

    glibc learns to keep what was freed, up to 32 MB a piece; at 3840 x 2160 that left 90 MB in holes.
    """
    if sys.platform == "linux":
        import ctypes  # late: the first picture doesn't need it

        with contextlib.suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def on_screen() -> bool:
    """Whether somebody can see the window. Without a screen SDL silently takes a driver that shows nothing.

    Whoever chose such a driver (tests, benches) gets it.
    """
    chosen = {"SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER"} & os.environ.keys()
    return bool(chosen) or pygame.display.get_driver() not in ("offscreen", "dummy", "evdev")


class GameWindow:
    """Wraps `pygame.Window`: its surface, its viewport, full screen and its size before that."""

    def __init__(self, title: str, size: tuple[int, int], fullscreen: bool) -> None:
        size = _fitting(size)
        self.window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
        self.window.minimum_size = SMALLEST
        self.plain_size = size
        """The size to come back to from full screen, in the window system's units."""
        self.fullscreen = False
        with contextlib.suppress(resources.MissingResource, pygame.error):
            self.window.set_icon(pygame.image.load(resources.asset("app-icon.png")))
        self.surface = self.window.get_surface()
        self._parts = _parts()
        if fullscreen:
            self.set_fullscreen(True)

    @property
    def viewport(self) -> Viewport:
        """The viewport of the surface as it is now."""
        return Viewport(*self.surface.get_size())

    def resized(self) -> None:
        """The window got another size: take its new surface."""
        self.surface = self.window.get_surface()
        if not self.fullscreen:
            self.plain_size = self.window.size

    def set_fullscreen(self, on: bool) -> None:
        """Fill the screen, or come back to a window."""
        if on != self.fullscreen:
            self.fullscreen = on
            if on:
                self.window.set_fullscreen(desktop=True)
            else:
                self.window.set_windowed()
                self.window.size = self.plain_size
            self.surface = self.window.get_surface()

    def make_room(self) -> None:
        """Where frame and task bar leave no room for the window, let the window system fit it in."""
        if pygame.display.get_driver() == "dummy" or self.fullscreen:
            return
        screens = pygame.display.get_desktop_sizes()
        if any(
            side + margin > screens[0][n]
            for n, (side, margin) in enumerate(zip(self.window.size, MARGIN, strict=True))
        ):
            self.window.maximize()

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Layout units of a point in the window system's units (surfaces can be denser)."""
        width, height = self.window.size
        across, down = self.surface.get_size()
        return self.viewport.units(x * across / max(1, width), y * down / max(1, height))

    def show(self, changed: Sequence[pygame.Rect] | None = None) -> None:
        """Show what was drawn: everything, or where it changed (pixels)."""
        if changed is None or self._parts is None:
            self.window.flip()
        elif changed:
            self._parts(self.window.id, changed)

    def close(self) -> None:
        """Take the window away."""
        self.window.destroy()


Parts = Callable[[int, Sequence[pygame.Rect]], None]
"""Shows parts (pixels) of the window with an id."""


def _parts() -> Parts | None:
    """Showing a window in parts: SDL can do it, pygame hands it on for its one old window only.

    Under X11 a whole window takes 4 ms at 4K, a few dice and a card 0.5 ms. Elsewhere: None.
    """
    if pygame.display.get_driver() != "x11":
        return None
    import ctypes  # late: only this needs it

    with contextlib.suppress(OSError, AttributeError):
        sdl = ctypes.CDLL(pygame.base.__file__)  # what that is linked with is found through it
        find, update = sdl.SDL_GetWindowFromID, sdl.SDL_UpdateWindowSurfaceRects
        find.argtypes, find.restype = (ctypes.c_uint32,), ctypes.c_void_p
        update.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)

        def show(window_id: int, areas: Sequence[pygame.Rect]) -> None:
            sides = [side for area in areas for side in area]
            update(find(window_id), (ctypes.c_int * len(sides))(*sides), len(areas))

        return show
    return None


def _fitting(size: tuple[int, int]) -> tuple[int, int]:
    """A remembered size may come from a larger screen."""
    desktops = pygame.display.get_desktop_sizes() if pygame.display.get_driver() != "dummy" else []
    if not desktops:
        return size
    return min(size[0], desktops[0][0]), min(size[1], desktops[0][1])
