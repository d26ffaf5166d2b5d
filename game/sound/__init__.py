"""What the table sounds like: short effects and one loop of music at a time.

Nothing here ever raises and nothing is told by sound alone: without a sound device the program stays silent.
"""

from __future__ import annotations

from pathlib import Path

import pygame

from game import resources

NAMES = (
    "lift",
    "drop",
    "refuse",
    "card",
    "dice-throw",
    "dice-land",
    "tick",
    "ding",
    "oven-open",
    "oven-close",
    "coin",
    "success",
    "burnt",
    "sprinkle",
    "cookie",
    "nibble",
    "button",
    "page",
    "hour",
    "turn",
)
"""All effects that `Sound.play` knows."""

MUSIC = ("title", "cookies", "pastry_bids", "macaraccoon", "got_what_it_bakes")
"""All loops that `Sound.music` knows: `title` and the ids of the games."""

FREQUENCY = 44100
BUFFER = 1024  # samples: 23 ms of delay, few enough wake-ups to leave the processor alone
CHANNELS = 12
FADE_OUT = 500  # ms
FADE_IN = 900  # ms


def _loudness(percent: int) -> float:
    """What the mixer is told, 0 to 1: the square, because ears hear steps of loudness that way."""
    return (min(100, max(0, percent)) / 100) ** 2


class Sound:
    """Plays effects and music. Silent until `start()`, and for good when there is no device.

    Call `start()` once after the first frame (opening the device may take a tenth of a second) and `update()`
    once a frame: it changes the music when the old piece has faded and loads the effects one by one.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` holds the .ogg files; without it they come from the program's own assets."""
        self.problem: str | None = None
        """Key of the text that says why there is no sound, or None."""
        self.problems: list[str] = []
        """Names of sounds that are missing or broken, each once."""
        self._folder = folder
        self._ready = False
        self._effects_volume = _loudness(80)
        self._music_volume = _loudness(60)
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._wanted: str | None = None
        self._playing: str | None = None
        self._paused = False

    @property
    def started(self) -> bool:
        """Whether a device is open."""
        return self._ready

    def start(self) -> None:
        """Open the device; sets `problem` when there is none. Later calls try again only after a failure."""
        if self._ready:
            return
        try:
            pygame.mixer.init(frequency=FREQUENCY, size=-16, channels=2, buffer=BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error:
            self.problem = "error-no-audio"
            return
        self._ready, self.problem = True, None
        self.update()

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Play one effect of NAMES; `volume` 0 to 1, `pan` from -1 (left) to 1 (right)."""
        loud = self._effects_volume * min(1.0, max(0.0, volume))
        if not self._ready or loud <= 0:
            return
        effect = self._effect(name)
        if effect is None:
            return
        try:
            channel = effect.play()
            if channel is not None:
                channel.set_volume(loud * min(1.0, 1.0 - pan), loud * min(1.0, 1.0 + pan))
        except pygame.error:
            self._note(name)

    def music(self, name: str | None) -> None:
        """Let one loop of MUSIC follow what plays now; None fades out. Heard only after `start()`."""
        self._wanted = name
        self.update()

    def set_volumes(self, sound: int, music: int) -> None:
        """Set both volumes, 0 to 100. Music at 0 stops, which leaves the processor alone."""
        self._effects_volume, self._music_volume = _loudness(sound), _loudness(music)
        if self._ready:
            pygame.mixer.music.set_volume(self._music_volume)
            self.update()

    def pause(self, paused: bool) -> None:
        """No music as long as the window is hidden; afterwards it begins anew.

        Never by the mixer's own pause: it keeps the interpreter while it waits for the mixer, which
        waits for the interpreter when an effect has just ended, and the program stands still for good.
        """
        if self._ready and paused != self._paused:
            self._paused = paused
            if paused:
                pygame.mixer.music.stop()
                self._playing = None
            self.update()

    def update(self) -> None:
        """Bring the music to what is wanted and load one more effect; cheap, never waits."""
        if not self._ready or self._paused:
            return
        waiting = next((name for name in NAMES if name not in self._effects), None)
        if waiting is not None:
            self._effect(waiting)
        wanted = self._wanted if self._music_volume > 0 else None
        if wanted == self._playing:
            return
        if self._playing is not None:
            pygame.mixer.music.fadeout(FADE_OUT)
            self._playing = None
        if wanted is not None and not pygame.mixer.music.get_busy():
            self._begin(wanted)

    def close(self) -> None:
        """Let the device go."""
        if self._ready:
            pygame.mixer.quit()
            self._ready, self._playing = False, None
            self._effects.clear()

    def _begin(self, name: str) -> None:
        try:
            pygame.mixer.music.load(self._file(f"music-{name}"))
            pygame.mixer.music.set_volume(self._music_volume)
            pygame.mixer.music.play(loops=-1, fade_ms=FADE_IN)
            self._playing = name
        except (pygame.error, OSError, resources.MissingResource):
            self._note(f"music-{name}")
            self._wanted = None

    def _effect(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._effects:
            try:
                self._effects[name] = pygame.mixer.Sound(self._file(name))
            except (pygame.error, OSError, resources.MissingResource):
                self._effects[name] = None
                self._note(name)
        return self._effects[name]

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}.ogg" if self._folder else resources.asset(f"sound/{name}.ogg")

    def _note(self, name: str) -> None:
        if name not in self.problems:
            self.problems.append(name)
