"""The scores of our music, all our own; `game.dev.band` says how they are written and plays them."""

from __future__ import annotations

from game.dev import band, tones

TITLE_A = (
    "E5*1 G5*1 C6*1.5 B5*.5 | A5*1 G5*.5 E5*.5 C5*2 | F5*1 A5*1 C6*1.5 A5*.5 | G5*3 R*1 |"
    "E5*1 G5*1 C6*1.5 D6*.5 | B5*1 G5*1 E5*2 | A5*1 C6*1 B5*1 D6*1 | C6*3 R*1 |"
)
TITLE_B = (
    "C6*.5 B5*.5 A5*1 E5*1 A5*1 | B5*.5 A5*.5 G5*1 E5*2 | A5*.5 G5*.5 F5*1 C5*1 F5*1 | G5*1 E5*1 C5*2 |"
    "D5*1 F5*1 A5*1 C6*1 | B5*1.5 A5*.5 G5*1 D5*1 | A5*1 C6*1 E6*1.5 D6*.5 | D6*2 B5*1 G5*1 |"
)
TITLE_C = (
    "E5*.5 F5*.5 G5*1 C6*1.5 B5*.5 | A5*1 E5*.5 A5*.5 C6*2 | F5*.5 G5*.5 A5*1 C6*1 D6*1 | B5*1 D6*1 G5*2 |"
    "E6*1.5 D6*.5 C6*1 G5*1 | A5*1 C6*1 E5*2 | F5*1 A5*1 G5*1 B5*1 | C6*2 R*2"
)
COOKIES_A = (
    "F5*.5 A5*.5 C6*.5 A5*.5 R*.5 C6*.5 A5*1 | Bb5*.5 D6*.5 Bb5*1 G5*1 R*1 |"
    "A5*.5 C6*.5 A5*.5 F5*.5 R*.5 A5*.5 F5*1 | G5*.5 E5*.5 G5*1 C5*1 R*1 |"
    "F5*.5 A5*.5 C6*.5 A5*.5 R*.5 C6*.5 F6*1 | D6*.5 Bb5*.5 D6*1 F6*1 R*1 |"
    "E6*.5 D6*.5 C6*.5 Bb5*.5 G5*.5 A5*.5 Bb5*.5 G5*.5 |"
)
COOKIES_B = (
    "D6*1 A5*.5 F5*.5 R*.5 F5*.5 A5*1 | C6*1 A5*.5 E5*.5 R*.5 E5*.5 A5*1 |"
    "Bb5*.5 A5*.5 Bb5*.5 D6*.5 F6*1 D6*1 | C6*2 R*.5 A5*.5 C6*1 |"
    "Bb5*.5 G5*.5 D5*.5 G5*.5 Bb5*1 D6*1 | C6*.5 G5*.5 E5*.5 G5*.5 C6*1 E6*1 |"
    "F6*.5 E6*.5 D6*.5 C6*.5 Bb5*1 D6*1 | C6*1 E6*1 G5*1 R*1 |"
)
BIDS_A = (
    "B5*2 A5*1 | G5*1 D5*1 B5*1 | A5*2 F#5*1 | D5*3 | C6*2 B5*1 | A5*1 F#5*1 C6*1 | B5*2 G5*1 | D5*3 |"
    "B5*2 A5*1 | B5*1 D#6*1 F#6*1 | G6*2 F#6*1 | E6*1 B5*2 | C6*1 E6*1 D6*1 | C6*1 A5*1 F#5*1 |"
    "G5*3 | G5*1 R*2 |"
)
BIDS_B = (
    "E6*1 D6*1 C6*1 | G5*1 C6*1 E6*1 | D6*1 C6*1 B5*1 | G5*3 | A5*1 B5*1 C6*1 | D6*1 C6*1 A5*1 | B5*2 D6*1 |"
    "F6*2 D6*1 | E6*2 G5*1 | Eb6*2 G5*1 | D6*1 B5*1 G5*1 | B5*1 G#5*1 E5*1 | A5*1 C#6*1 E6*1 |"
    "G6*1 E6*1 C#6*1 | D6*3 | A5*1 F#5*1 D5*1 |"
)
BIDS_C = (
    "B5*2 A5*1 | A5*1 F#5*1 D5*1 | G5*2 E5*1 | F#5*3 |"
    "E5*1 G5*1 C6*1 | D6*1 C6*1 A5*1 | G5*3 | D5*1 E5*1 F#5*1"
)
RACCOON_A = (
    "D5*.5 F5*.5 A5*.5 G#5*.5 A5*1 R*1 | D5*.5 F5*.5 A5*.5 G#5*.5 A5*.5 D6*.5 A5*1 |"
    "Bb5*.5 A5*.5 G5*.5 D5*.5 G5*1 R*1 | A5*.5 G5*.5 E5*.5 C#5*.5 E5*1 A4*1 |"
    "D5*.5 F5*.5 A5*.5 G#5*.5 A5*1 R*1 | Bb5*.5 D6*.5 F6*.5 D6*.5 Bb5*1 F5*1 |"
    "A5*.5 Bb5*.5 A5*.5 G5*.5 E5*.5 C#5*.5 E5*.5 G5*.5 |"
)
RACCOON_B = (
    "C6*1.5 A5*.5 F5*1 A5*1 | G5*.5 Bb5*.5 E5*1 C5*2 | A5*.5 C6*.5 F6*1 C6*1 A5*1 |"
    "G5*.5 A5*.5 Bb5*.5 G5*.5 C5*2 | D6*1.5 Bb5*.5 F5*1 D5*1 | C6*1.5 A5*.5 F5*1 C5*1 |"
    "Bb5*1 G5*1 A5*.5 G5*.5 E5*.5 C#5*.5 | D5*1 A4*1 R*2 |"
)
BAKES_A = (
    "D5*1.5 F5*1.5 A5*1 | G5*2.5 R*.5 F5*1 | Eb5*1.5 G5*1.5 Bb5*1 | A5*2.5 R*.5 C6*1 |"
    "Bb5*1.5 A5*.5 F5*1 D5*1 | G5*1.5 F5*.5 Eb5*2 |"
)
BAKES_B = (
    "G5*1.5 Bb5*1.5 D6*1 | C6*1.5 A5*.5 F5*2 | F5*1.5 A5*1.5 C6*1 | Bb5*1.5 G5*.5 D5*2 |"
    "Eb5*.5 G5*.5 Bb5*1 G5*1 Eb5*1 | F5*.5 A5*.5 C6*1 A5*1 Eb5*1 | D5*1 F5*1 B5*1 G5*1 | Eb5*1 G5*1 A5*2 |"
)

TUNES: dict[str, band.Tune] = {
    "music-title": band.Tune(
        92,
        4,
        "C Am F G C Em F/G C Am Em F C Dm G F G C Am F G C Am F/G C",
        TITLE_A + TITLE_B + TITLE_C,
        tones.celesta,
        band.picking,
        0.34,
    ),
    "music-cookies": band.Tune(
        116,
        4,
        "F Bb F C F Bb C F Dm Am Bb F Gm C Bb C F Bb F C F Bb C F",
        COOKIES_A
        + "F5*1 A5*.5 F5*.5 F5*1 R*1 |"
        + COOKIES_B
        + COOKIES_A
        + "F6*.5 C6*.5 A5*.5 C6*.5 F5*1 R*1",
        tones.marimba,
        band.bounce,
        0.42,
        swing=0.54,
        seed=2,
    ),
    "music-pastry_bids": band.Tune(
        138,
        3,
        "G G D7 D7 Am D7 G G G B7 Em Em Am D7 G G "
        "C C G G D7 D7 G G7 C Cm G E7 A7 A7 D7 D7 G D7 Em Bm C D7 G D7",
        BIDS_A + BIDS_B + BIDS_C,
        tones.reed,
        band.waltz,
        0.26,
        seed=3,
    ),
    "music-macaraccoon": band.Tune(
        112,
        4,
        "Dm Dm Gm A7 Dm Bb A7 Dm F C7 F C7 Bb F Gm/A7 Dm Dm Dm Gm A7 Dm Bb A7 Dm",
        RACCOON_A + "F5*.5 D5*.5 A4*1 D5*1 R*1 |" + RACCOON_B + RACCOON_A + "F5*.5 E5*.5 D5*1 D5*.5 R*1.5",
        tones.marimba,
        band.sneak,
        0.4,
        swing=0.64,
        seed=4,
    ),
    "music-got_what_it_bakes": band.Tune(
        96,
        4,
        "Bbmaj7 Gm7 Cm7 F7 Bbmaj7 Ebmaj7 Cm7/F7 Bbmaj7 Ebmaj7 F7 Dm7 Gm7 Cm7 F7 Dm7/G7 Cm7/F7 "
        "Bbmaj7 Gm7 Cm7 F7 Bbmaj7 Ebmaj7 Cm7/F7 Bbmaj7",
        BAKES_A
        + "Eb5*1 G5*1 F5*1 A5*1 | Bb5*3 R*1 |"
        + BAKES_B
        + BAKES_A
        + "Eb5*1 G5*1 C6*1 A5*1 | Bb5*2 F5*1 R*1",
        tones.vibraphone,
        band.bossa,
        0.34,
        seed=5,
    ),
}
