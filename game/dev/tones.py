"""Instruments and noises made of numbers: the building blocks of all our sound.

A tone is a mono array of float64 around -1..1 at RATE samples a second. Everything is deterministic: noise
comes from a generator that the caller seeds.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

RATE = 44100

Wave = npt.NDArray[np.float64]
Instrument = Callable[[float, float], Wave]


def clock(seconds: float) -> Wave:
    """The times of all samples of `seconds`."""
    return np.arange(round(seconds * RATE), dtype=np.float64) / RATE


def hertz(note: float) -> float:
    """Frequency of a MIDI note number (69 is 440 Hz)."""
    return float(440.0 * 2.0 ** ((note - 69.0) / 12.0))


def faded(wave: Wave, attack: float = 0.002, release: float = 0.02) -> Wave:
    """`wave` with a short rise and fall (seconds), so that nothing clicks."""
    result = wave.copy()
    rise, fall = min(len(wave), round(attack * RATE)), min(len(wave), round(release * RATE))
    if rise:
        result[:rise] *= np.sin(np.linspace(0.0, np.pi / 2, rise)) ** 2
    if fall:
        result[-fall:] *= np.cos(np.linspace(0.0, np.pi / 2, fall)) ** 2
    return result


def partials(frequency: float, seconds: float, table: tuple[tuple[float, float, float], ...]) -> Wave:
    """Sum of decaying sines; `table` holds (multiple of the frequency, loudness, decay in 1/s)."""
    time = clock(seconds)
    wave = np.zeros_like(time)
    for multiple, loudness, decay in table:
        if frequency * multiple < RATE * 0.45:
            wave += loudness * np.exp(-decay * time) * np.sin(2 * np.pi * frequency * multiple * time)
    return wave


def band(wave: Wave, low: float, high: float) -> Wave:
    """`wave` with soft edges below `low` and above `high` Hz."""
    spectrum = np.fft.rfft(wave)
    frequency = np.maximum(np.fft.rfftfreq(len(wave), 1 / RATE), 1e-3)
    shape = 1 / np.sqrt(1 + (low / frequency) ** 4) / np.sqrt(1 + (frequency / high) ** 4)
    return np.asarray(np.fft.irfft(spectrum * shape, len(wave)), dtype=np.float64)


def noise(rng: np.random.Generator, seconds: float, low: float, high: float, decay: float) -> Wave:
    """A puff of filtered noise that dies away."""
    time = clock(seconds)
    wave = band(rng.standard_normal(len(time)), low, high)
    return faded(wave / (np.max(np.abs(wave)) + 1e-9) * np.exp(-decay * time), 0.001, 0.01)


def joined(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Lay (start in seconds, loudness, wave) parts over each other in `seconds`; what sticks out is cut."""
    result = np.zeros(round(seconds * RATE))
    for start, loudness, wave in parts:
        first = round(start * RATE)
        room = max(0, min(len(wave), len(result) - first))
        result[first : first + room] += loudness * wave[:room]
    return result


def marimba(frequency: float, seconds: float) -> Wave:
    """A wooden bar under a soft mallet; it rings out by itself whatever the length of the note."""
    length = max(seconds, 0.9)
    slow = 2.6 + frequency / 260
    table = ((1.0, 0.8, slow), (3.93, 0.22, slow * 3.4), (9.5, 0.06, 40.0), (2.0, 0.05, slow * 2))
    return faded(partials(frequency, length, table), 0.003, 0.08)


def vibraphone(frequency: float, seconds: float) -> Wave:
    """A metal bar with a slow tremolo."""
    length = seconds + 0.9
    table = ((1.0, 0.8, 1.5), (4.0, 0.13, 4.0), (10.0, 0.03, 16.0))
    wave = partials(frequency, length, table)
    return faded(wave * (1 + 0.16 * np.sin(2 * np.pi * 4.6 * clock(length))), 0.006, 0.3)


def celesta(frequency: float, seconds: float) -> Wave:
    """Little bells for a top line."""
    table = ((1.0, 0.7, 3.2), (2.0, 0.12, 4.5), (2.76, 0.14, 8.0), (5.4, 0.05, 16.0))
    return faded(partials(frequency, max(seconds, 1.1), table), 0.003, 0.15)


def pluck(frequency: float, seconds: float) -> Wave:
    """A nylon string, like that of a ukulele."""
    length = seconds + 0.35
    table = tuple(
        (n * (1 + 0.00012 * n * n), 0.75 / n**1.25 * abs(np.sin(np.pi * n * 0.21)), 2.2 + 1.5 * n)
        for n in range(1, 13)
    )
    return faded(partials(frequency, length, table), 0.002, 0.12)


def pizzicato(frequency: float, seconds: float) -> Wave:
    """A plucked double bass or cello: round and short."""
    table = ((1.0, 0.9, 4.2), (2.0, 0.35, 7.0), (3.0, 0.14, 11.0), (4.0, 0.06, 16.0))
    return faded(partials(frequency, max(0.5, seconds + 0.2), table), 0.004, 0.1)


def reed(frequency: float, seconds: float) -> Wave:
    """A warm reed between clarinet and accordion, with a vibrato that comes late."""
    time = clock(seconds + 0.08)
    bend = 0.0035 * np.clip((time - 0.22) * 4, 0, 1)
    phase = 2 * np.pi * frequency * (time - bend * np.cos(2 * np.pi * 5.1 * time) / (2 * np.pi * 5.1))
    wave = np.zeros_like(time)
    for n, loudness in ((1, 0.62), (2, 0.10), (3, 0.20), (4, 0.035), (5, 0.06), (7, 0.02)):
        if frequency * n < RATE * 0.45:
            wave += loudness * np.sin(n * phase)
    swell = 0.82 + 0.18 * np.sin(np.pi * np.clip(time / max(seconds, 0.05), 0, 1))
    return faded(wave * swell, 0.045, 0.11)


def keys(frequency: float, seconds: float) -> Wave:
    """A soft electric piano: one sine bends another, less and less."""
    time = clock(seconds + 0.5)
    bend = 1.1 * np.exp(-5.5 * time) * np.sin(2 * np.pi * frequency * 2 * time)
    tine = 0.05 * np.exp(-18 * time) * np.sin(2 * np.pi * frequency * 7 * time)
    return faded(np.exp(-1.7 * time) * 0.75 * np.sin(2 * np.pi * frequency * time + bend) + tine, 0.005, 0.25)


def pad(frequency: float, seconds: float) -> Wave:
    """A small organ far away: two slightly different voices with a slow rise."""
    time = clock(seconds + 0.35)
    wave = np.zeros_like(time)
    for shift, turn in ((0.9985, 0.0), (1.0015, 1.3)):
        for n, loudness in ((1, 0.36), (2, 0.11), (3, 0.035), (4, 0.02)):
            wave += loudness * np.sin(2 * np.pi * frequency * shift * n * time + turn)
    return faded(wave, 0.22, 0.34)


def room(wave: Wave, wet: float, seconds: float, seed: int) -> Wave:
    """`wave` in a small room. The echo wraps round the end, so that loops stay seamless."""
    rng = np.random.default_rng(seed)
    time = clock(seconds)
    tail = band(rng.standard_normal(len(time)) * np.exp(-6.0 / seconds * time), 180, 4200)
    tail[: round(0.008 * RATE)] = 0
    tail /= np.sqrt(np.sum(tail**2))
    spectrum = np.fft.rfft(wave) * np.fft.rfft(tail, len(wave))
    return wave + wet * np.asarray(np.fft.irfft(spectrum, len(wave)), dtype=np.float64)
