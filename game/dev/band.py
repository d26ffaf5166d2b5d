"""The small band that plays our music: reads a tune and turns it into a loop of sound.

A melody is a line of `NOTE*BEATS` with `|` between bars, `R` for a rest. A chord line has one entry a bar,
or two joined by `/` for half a bar each. `score()` checks that every bar is full.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from game.dev import tones
from game.dev.tones import RATE, Instrument, Wave, hertz

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
KINDS = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11),
}


@dataclass(frozen=True)
class Note:
    """One note: MIDI number, start and length in beats."""

    pitch: int
    start: float
    beats: float


@dataclass(frozen=True)
class Chord:
    """One chord: its root (0 to 11), the pitch classes over it, start and length in beats."""

    root: int
    tones: tuple[int, ...]
    start: float
    beats: float

    def voiced(self, low: int) -> list[int]:
        """The chord in close position, as MIDI numbers from `low` upward."""
        return sorted(low + (tone - low) % 12 for tone in self.tones)


@dataclass(frozen=True)
class Tune:
    """What is written on the sheet: tempo in beats a minute, beats a bar, chords, melody, who plays."""

    tempo: float
    meter: int
    chords: str
    melody: str
    lead: Instrument
    style: Callable[[Tune], Iterator[tuple[float, float, float, Wave]]]
    lead_level: float = 0.5
    swing: float = 0.5
    seed: int = 1


def step(name: str) -> tuple[int, str]:
    """Split `Bbmaj7` into its pitch class and what follows the letter and accidental."""
    value, rest = STEPS[name[0]], name[1:]
    if rest[:1] in ("b", "#"):
        value, rest = value + (1 if rest[0] == "#" else -1), rest[1:]
    return value % 12, rest


def score(melody: str, meter: int) -> list[Note]:
    """Read a melody; raises ValueError if a bar is not full."""
    notes: list[Note] = []
    for bar, text in enumerate(melody.split("|")):
        beat = float(bar * meter)
        for token in text.split():
            name, length = token.split("*")
            if name != "R":
                value, octave = step(name)
                notes.append(Note(12 * (int(octave) + 1) + value, beat, float(length)))
            beat += float(length)
        if abs(beat - (bar + 1) * meter) > 1e-6:
            raise ValueError(f"bar {bar + 1} has {beat - bar * meter} beats: {text}")
    return notes


def harmony(chords: str, meter: int) -> list[Chord]:
    """Read a chord line."""
    result: list[Chord] = []
    for bar, entry in enumerate(chords.split()):
        names = entry.split("/")
        for place, name in enumerate(names):
            root, kind = step(name)
            share = meter / len(names)
            tones_ = tuple((root + interval) % 12 for interval in KINDS[kind])
            result.append(Chord(root, tones_, bar * meter + place * share, share))
    return result


def bass_note(root: int) -> int:
    """The root in the octave from E1 up, as a MIDI number."""
    return 40 + (root - 40) % 12


Event = tuple[float, float, float, Wave]  # beat, loudness, pan from -1 to 1, wave


def seconds(tune: Tune, beats: float) -> float:
    """How long `beats` last."""
    return beats * 60 / tune.tempo


def picking(tune: Tune) -> Iterator[Event]:
    """Plucked strings in even eighths over a round bass, with a soft organ behind."""
    for chord in harmony(tune.chords, tune.meter):
        voices = chord.voiced(55)
        for eighth in range(round(chord.beats * 2)):
            pitch = voices[(0, 2, 1, 2)[eighth % 4] % len(voices)] + (12 if eighth % 8 == 5 else 0)
            yield (
                chord.start + eighth / 2,
                0.17 if eighth % 2 == 0 else 0.12,
                -0.35,
                tones.pluck(hertz(pitch), 0.4),
            )
        for beat in range(0, round(chord.beats), 2):
            pitch = bass_note(chord.root) + (7 if beat % 4 == 2 else 0)
            yield chord.start + beat, 0.3, 0.05, tones.pizzicato(hertz(pitch), 0.7)
        for pitch in voices[:3]:
            yield chord.start, 0.05, 0.3, tones.pad(hertz(pitch), seconds(tune, chord.beats))


def bounce(tune: Tune) -> Iterator[Event]:
    """Bass on the strong beats, short strings on the weak ones, a shaker in eighths."""
    rng = np.random.default_rng(tune.seed)
    for chord in harmony(tune.chords, tune.meter):
        for beat in range(round(chord.beats)):
            at = chord.start + beat
            if beat % 2 == 0:
                pitch = bass_note(chord.root) + (7 if beat % 4 == 2 else 0)
                yield at, 0.34, 0.0, tones.pizzicato(hertz(pitch), 0.25)
            else:
                for nth, pitch in enumerate(chord.voiced(57)):
                    yield at + 0.012 * nth, 0.14, -0.3, tones.pluck(hertz(pitch), 0.12)
            for half in (0.0, 0.5):
                yield (
                    at + half,
                    0.09 if half else 0.05,
                    0.45,
                    tones.noise(rng, 0.09, 4500, 10000, 45),
                )


def waltz(tune: Tune) -> Iterator[Event]:
    """Bass on one, strings on two and three, a soft organ that holds the chord."""
    for chord in harmony(tune.chords, tune.meter):
        high = chord.start // tune.meter % 2 == 1
        yield chord.start, 0.34, 0.0, tones.pizzicato(hertz(bass_note(chord.root) + (7 if high else 0)), 0.4)
        for beat, level in ((1, 0.13), (2, 0.1)):
            for nth, pitch in enumerate(chord.voiced(57)):
                yield chord.start + beat + 0.015 * nth, level, -0.35, tones.pluck(hertz(pitch), 0.16)
        for pitch in chord.voiced(55)[:3]:
            yield chord.start, 0.04, 0.35, tones.pad(hertz(pitch), seconds(tune, chord.beats))


def sneak(tune: Tune) -> Iterator[Event]:
    """A bass that walks on tiptoe, chords off the beat, a brush on two and four."""
    rng = np.random.default_rng(tune.seed)
    chords = harmony(tune.chords, tune.meter)
    for nth, chord in enumerate(chords):
        root, following = bass_note(chord.root), bass_note(chords[(nth + 1) % len(chords)].root)
        third = (chord.tones[1] - chord.root) % 12
        line = [root, root + third, root + 7, following + (1 if following <= root + 7 else -1)]
        for beat in range(round(chord.beats)):
            at = chord.start + beat
            pitch = line[beat] if chord.beats == 4 else line[beat * 2]
            yield at, 0.36, 0.0, tones.pizzicato(hertz(pitch), 0.22)
            if beat % 2 == 1:
                yield at, 0.13, 0.4, tones.noise(rng, 0.16, 2200, 8000, 24)
                for voice in chord.voiced(57)[:3]:
                    yield at + 0.5, 0.1, -0.3, tones.pluck(hertz(voice), 0.08)


def bossa(tune: Tune) -> Iterator[Event]:
    """A calm bossa nova: electric piano, a dotted bass, a shaker and a wood block far away."""
    rng = np.random.default_rng(tune.seed)
    for chord in harmony(tune.chords, tune.meter):
        full = chord.beats == 4
        bass = ((0.0, 0), (1.5, 7), (2.0, 7), (3.5, 0)) if full else ((0.0, 0), (1.5, 7))
        for beat, interval in bass:
            pitch = bass_note(chord.root) + interval
            yield chord.start + beat, 0.3 if beat == 0 else 0.22, 0.0, tones.pizzicato(hertz(pitch), 0.4)
        for beat, length in ((0.0, 1.2), (1.5, 0.5), (3.0, 0.6)) if full else ((0.0, 0.8), (1.5, 0.4)):
            for pitch in chord.voiced(54):
                yield chord.start + beat, 0.085, -0.25, tones.keys(hertz(pitch), seconds(tune, length))
        for eighth in range(round(chord.beats * 2)):
            yield (
                chord.start + eighth / 2,
                0.08 if eighth % 2 else 0.045,
                0.45,
                tones.noise(rng, 0.1, 4000, 9000, 40),
            )
        for beat in (1.0, 2.5) if full else (1.0,):
            yield (
                chord.start + beat,
                0.12,
                0.55,
                tones.partials(880, 0.12, ((1.0, 0.7, 45.0), (2.7, 0.3, 70.0))),
            )


def swung(tune: Tune, beat: float) -> float:
    """Where `beat` is really played when the second eighths come late."""
    whole = float(np.floor(beat + 1e-9))
    part = beat - whole
    return whole + (part * tune.swing * 2 if part <= 0.5 else 1 - (1 - part) * (1 - tune.swing) * 2)


def performed(tune: Tune) -> Wave:
    """Play a tune once; shape (samples, 2). What rings over the end is laid over the beginning: a loop."""
    length = round(seconds(tune, tune.meter * len(tune.chords.split())) * RATE)
    mix = np.zeros((length, 2))
    rng = np.random.default_rng(tune.seed)
    events = list(tune.style(tune))
    for note in score(tune.melody, tune.meter):
        level = tune.lead_level * (1.08 if note.start % tune.meter == 0 else 1.0)
        events.append(
            (note.start, level, 0.12, tune.lead(hertz(note.pitch), seconds(tune, note.beats) * 0.92))
        )
    for beat, level, pan, wave in events:
        start = round(seconds(tune, swung(tune, beat)) * RATE + rng.normal(0, 0.003) * RATE)
        places = (start + np.arange(len(wave))) % length
        played = wave * level * rng.uniform(0.93, 1.05)
        mix[places, 0] += played * np.cos((pan + 1) * np.pi / 4)
        mix[places, 1] += played * np.sin((pan + 1) * np.pi / 4)
    for side in (0, 1):
        mix[:, side] = tones.room(mix[:, side], 0.16, 1.1, 40 + side)
    mix -= mix.mean(axis=0)
    return mix
