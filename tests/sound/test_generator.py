"""The generator of sounds: full bars, good levels, the same every time."""

from __future__ import annotations

import numpy as np
import pytest
import soundfile

from game.dev.band import harmony, score
from game.dev.sounds import EFFECTS, effect
from game.dev.tunes import TUNES
from game.resources import asset
from game.sound import MUSIC, NAMES


def test_generator_makes_exactly_what_is_played() -> None:
    assert tuple(EFFECTS) == NAMES
    assert tuple(TUNES) == tuple(f"music-{name}" for name in MUSIC)


@pytest.mark.parametrize("name", ["tick", "coin", "sprinkle"])
def test_effect_is_what_lies_in_the_file(name: str) -> None:
    made = effect(name)
    stored, rate = soundfile.read(asset(f"sound/{name}.ogg"))
    assert rate == 44100
    assert len(stored) == len(made)
    assert np.corrcoef(made, stored)[0, 1] > 0.9


@pytest.mark.parametrize("name", NAMES)
def test_effects_do_not_clip_nor_hum(name: str) -> None:
    stored, _ = soundfile.read(asset(f"sound/{name}.ogg"))
    assert 0.2 < np.max(np.abs(stored)) < 0.9
    assert abs(stored.mean()) < 0.003


@pytest.mark.parametrize("name", MUSIC)
def test_music_is_gentle_and_its_loop_has_no_seam(name: str) -> None:
    stored, rate = soundfile.read(asset(f"sound/music-{name}.ogg"))
    assert 40 <= len(stored) / rate <= 70
    assert np.max(np.abs(stored)) < 0.8
    assert -24 < 20 * np.log10(np.sqrt(np.mean(stored**2))) < -19
    steps = np.abs(np.diff(stored, axis=0))
    assert np.max(np.abs(stored[0] - stored[-1])) <= np.max(steps)


@pytest.mark.parametrize("name", TUNES)
def test_melody_and_chords_have_the_same_length(name: str) -> None:
    tune = TUNES[name]
    chords, notes = harmony(tune.chords, tune.meter), score(tune.melody, tune.meter)
    end = chords[-1].start + chords[-1].beats
    assert end - tune.meter <= notes[-1].start < end


def test_a_bar_that_is_not_full_is_refused() -> None:
    with pytest.raises(ValueError, match="bar 2 has 3"):
        score("C5*4 | C5*3", 4)
