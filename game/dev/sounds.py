"""Make all sound of the product: `python -m game.dev.sounds [--out DIR]` writes assets/sound/*.ogg.

Everything is synthesised here, from no samples of others, and comes out the same every time. Needs numpy and
soundfile, which only the development extra installs.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import soundfile

from game.dev import tones
from game.dev.band import performed
from game.dev.tones import RATE, Wave, band, clock, faded, hertz, joined, noise, partials
from game.dev.tunes import TUNES
from game.resources import root

EFFECT_PEAK = 0.7
MUSIC_LEVEL = 0.085  # root mean square, about -21 dBFS
MUSIC_PEAK = 0.75
BLOCK = 4096  # the Vorbis encoder is fed in small pieces: it overflows its stack on whole songs


def random(seed: int) -> np.random.Generator:
    """The noise of one effect."""
    return np.random.default_rng(1000 + seed)


def glide(start: float, end: float, seconds: float, decay: float) -> Wave:
    """A sine that slides from `start` to `end` Hz and dies away."""
    time = clock(seconds)
    frequency = start * (end / start) ** (time / seconds)
    return np.exp(-decay * time) * np.sin(2 * np.pi * np.cumsum(frequency) / RATE)


def wood(frequency: float, seconds: float = 0.16) -> Wave:
    """A knock on the table."""
    return partials(frequency, seconds, ((1, 0.8, 32), (2.41, 0.35, 48), (4.1, 0.2, 70), (6.8, 0.1, 110)))


def bell(frequency: float, seconds: float, decay: float = 3.0) -> Wave:
    """A small brass bell with its slightly false partials."""
    table = (
        (1, 0.7, 1),
        (2.0, 0.4, 1.4),
        (2.76, 0.3, 2.2),
        (3.0, 0.14, 1.8),
        (5.4, 0.16, 3.4),
        (8.1, 0.06, 6.0),
    )
    return faded(partials(frequency, seconds, tuple((m, a, d * decay) for m, a, d in table)), 0.002, 0.1)


def chime(notes: str, gap: float) -> Wave:
    """Notes of the celesta over a marimba, one after another; `notes` are MIDI numbers."""
    numbers = [int(number) for number in notes.split()]
    parts = []
    for nth, number in enumerate(numbers):
        parts.append((nth * gap, 0.6, tones.celesta(hertz(number), 1.1)))
        parts.append((nth * gap, 0.5, tones.marimba(hertz(number), 1.1)))
    return joined(gap * (len(numbers) - 1) + 1.1, *parts)


def lift() -> Wave:
    """Picked up from the table: a breath that rises."""
    return joined(0.16, (0, 0.5, glide(330, 620, 0.12, 18)), (0, 0.22, noise(random(1), 0.1, 1500, 6000, 35)))


def drop() -> Wave:
    """Laid down on wood."""
    return joined(0.22, (0, 0.9, wood(205)), (0, 0.35, noise(random(2), 0.06, 300, 2500, 70)))


def refuse() -> Wave:
    """It can't go there: two low, kind notes downwards."""
    return joined(1.05, (0, 0.7, tones.marimba(hertz(57), 0.2)), (0.13, 0.7, tones.marimba(hertz(53), 0.3)))


def card() -> Wave:
    """A card slides and is laid down."""
    slide = band(random(3).standard_normal(round(0.13 * RATE)), 1800, 7500)
    swell = np.sin(np.pi * np.linspace(0, 1, len(slide)) ** 0.6) ** 2
    return joined(
        0.24,
        (0, 0.16, slide * swell),
        (0.115, 0.5, noise(random(4), 0.07, 700, 5000, 75)),
        (0.115, 0.3, wood(260)),
    )


def dice_throw() -> Wave:
    """Dice rattle in the hand and leave it."""
    rng = random(5)
    parts = [
        (0.5 * nth / 11 + rng.uniform(0, 0.025), rng.uniform(0.3, 0.7), wood(rng.uniform(900, 1500), 0.07))
        for nth in range(11)
    ]
    return joined(0.62, *parts, *((start, 0.16, noise(rng, 0.03, 2000, 8000, 140)) for start, _, _ in parts))


def dice_land() -> Wave:
    """One die comes to rest in the tray with three shorter and shorter bounces."""
    rng = random(6)
    bounces = ((0.0, 1.0), (0.09, 0.55), (0.145, 0.32), (0.18, 0.18))
    parts = [(start, level, wood(430 + 60 * rng.random(), 0.11)) for start, level in bounces]
    return joined(
        0.34, *parts, *((start, level * 0.3, noise(rng, 0.03, 800, 5000, 120)) for start, level in bounces)
    )


def tick() -> Wave:
    """The hand of the clock goes on one space."""
    return joined(0.09, (0, 0.6, wood(1250, 0.07)), (0, 0.3, noise(random(7), 0.02, 2500, 9000, 220)))


def ding() -> Wave:
    """The alarm of the oven: two strokes of a bell."""
    return joined(1.5, (0, 0.7, bell(1568, 1.2, 2.4)), (0.16, 0.8, bell(1568, 1.3, 2.2)))


def oven_open() -> Wave:
    """A latch, then the door swings down."""
    creak = glide(150, 105, 0.3, 4) * (0.6 + 0.4 * np.sin(2 * np.pi * 23 * clock(0.3)))
    return joined(
        0.6, (0, 0.7, wood(520, 0.1)), (0.04, 0.22, faded(creak, 0.05, 0.1)), (0.34, 0.9, wood(118, 0.24))
    )


def oven_close() -> Wave:
    """The door falls shut and the latch snaps."""
    return joined(
        0.5,
        (0, 0.16, faded(glide(100, 140, 0.16, 2), 0.04, 0.06)),
        (0.15, 1.0, wood(96, 0.3)),
        (0.16, 0.35, noise(random(8), 0.12, 120, 1400, 32)),
        (0.25, 0.5, wood(640, 0.1)),
    )


def coin() -> Wave:
    """A coin falls on a pile."""
    return joined(0.7, (0, 0.5, bell(2093, 0.5, 6)), (0.075, 0.65, bell(2794, 0.6, 5)))


def success() -> Wave:
    """A short fanfare: up the chord of C and home."""
    run = chime("67 72 76 79", 0.12)
    final = joined(1.4, *((0.0, 0.42, tones.celesta(hertz(n), 1.3)) for n in (72, 76, 79, 84)))
    warm = joined(1.4, *((0.0, 0.3, tones.pad(hertz(n), 0.9)) for n in (60, 67, 72)))
    return joined(2.1, (0, 0.8, run), (0.56, 0.8, final), (0.5, 0.8, warm))


def burnt() -> Wave:
    """Burnt or lost: a hiss and a friendly sigh of three notes downwards."""
    return joined(
        1.7,
        (0, 0.2, noise(random(9), 0.9, 2200, 8000, 4)),
        (0.1, 0.6, tones.reed(hertz(60), 0.24)),
        (0.4, 0.6, tones.reed(hertz(58), 0.24)),
        (0.7, 0.6, tones.reed(hertz(53), 0.7)),
    )


def sprinkle() -> Wave:
    """Sprinkles out of the jar: a soft shaker."""
    rng = random(10)
    starts = np.sort(rng.uniform(0, 0.32, 26))
    parts = [(float(s), float(rng.uniform(0.15, 0.5)), noise(rng, 0.035, 4500, 11000, 130)) for s in starts]
    return joined(0.42, *parts, (0, 0.14, noise(rng, 0.4, 3500, 9000, 9)))


def cookie() -> Wave:
    """A cookie on the baking paper: a soft tap with a rustle."""
    return joined(0.2, (0, 0.8, wood(290, 0.12)), (0.005, 0.22, noise(random(11), 0.11, 2500, 7500, 38)))


def nibble() -> Wave:
    """Two bites of something crisp."""
    rng = random(12)
    parts = []
    for bite in (0.0, 0.19):
        for _ in range(15):
            at = bite + float(rng.beta(1.2, 3.0)) * 0.13
            parts.append((at, float(rng.uniform(0.3, 0.9)), noise(rng, 0.02, 900, 6500, 190)))
        parts.append((bite, 0.4, wood(170, 0.1)))
    return joined(0.42, *parts)


def button() -> Wave:
    """A button goes down."""
    return joined(
        0.12, (0, 0.7, glide(520, 390, 0.08, 45)), (0, 0.2, noise(random(13), 0.02, 1500, 6000, 200))
    )


def page() -> Wave:
    """A page is turned."""
    raw = band(random(14).standard_normal(round(0.34 * RATE)), 900, 6500)
    time = np.linspace(0, 1, len(raw))
    shape = np.exp(-(((time - 0.3) / 0.16) ** 2)) + 0.8 * np.exp(-(((time - 0.74) / 0.1) ** 2))
    flutter = 0.75 + 0.25 * np.sin(2 * np.pi * (14 * time + 10 * time**2))
    return faded(raw * shape * flutter, 0.02, 0.05)


def hour() -> Wave:
    """The hour hand goes on: one stroke of a wall clock."""
    return joined(2.0, (0, 0.8, bell(392, 1.9, 1.3)), (0, 0.25, wood(196, 0.2)))


def turn() -> Wave:
    """The next player is called: two gentle notes, a fourth up."""
    return joined(1.05, (0, 0.6, tones.marimba(hertz(72), 0.3)), (0.15, 0.75, tones.marimba(hertz(77), 0.7)))


EFFECTS: dict[str, Callable[[], Wave]] = {
    "lift": lift,
    "drop": drop,
    "refuse": refuse,
    "card": card,
    "dice-throw": dice_throw,
    "dice-land": dice_land,
    "tick": tick,
    "ding": ding,
    "oven-open": oven_open,
    "oven-close": oven_close,
    "coin": coin,
    "success": success,
    "burnt": burnt,
    "sprinkle": sprinkle,
    "cookie": cookie,
    "nibble": nibble,
    "button": button,
    "page": page,
    "hour": hour,
    "turn": turn,
}

# How loud each effect may get, against EFFECT_PEAK: what is heard often stays in the background.
LOUDNESS = {
    "tick": 0.55,
    "button": 0.6,
    "lift": 0.5,
    "page": 0.6,
    "sprinkle": 0.5,
    "nibble": 0.75,
    "card": 0.7,
    "coin": 0.55,
    "hour": 0.6,
    "turn": 0.5,
    "burnt": 0.42,
    "dice-throw": 0.55,
    "ding": 0.65,
    "success": 0.7,
}


def effect(name: str) -> Wave:
    """One effect, without DC, at its loudness."""
    wave = EFFECTS[name]()
    wave = faded(wave - wave.mean(), 0.001, 0.012 + 0.05 * len(wave) / RATE)
    return np.asarray(wave / np.max(np.abs(wave)) * EFFECT_PEAK * LOUDNESS.get(name, 1.0), dtype=np.float64)


def music(name: str) -> Wave:
    """One loop, shape (samples, 2), at the common level; peaks are bent softly, never cut."""
    wave = performed(TUNES[name])
    wave *= MUSIC_LEVEL / np.sqrt(np.mean(wave**2))
    return np.asarray(MUSIC_PEAK * np.tanh(wave / MUSIC_PEAK), dtype=np.float64)


def save(target: Path, wave: Wave, quality: float) -> None:
    """Write Ogg Vorbis; `quality` from 0 (small) to 1 (large)."""
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        target, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality
    ) as file:
        for start in range(0, len(wave), BLOCK):
            file.write(wave[start : start + BLOCK])


def main(arguments: Sequence[str] | None = None) -> None:
    """Write all effects and all music and print their sizes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=root() / "assets" / "sound", help="folder for the files")
    parser.add_argument("--only", default="", help="only names that hold this text")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    for name in (*EFFECTS, *TUNES):
        if options.only in name:
            target = options.out / f"{name}.ogg"
            save(target, effect(name) if name in EFFECTS else music(name), 0.4 if name in EFFECTS else 0.2)
            print(f"{name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
