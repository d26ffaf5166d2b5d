"""CookieBot at Cookies: the solved table against the rules and the dice, its levels and its reasons."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product

import pytest

from game.bots import registry
from game.bots.cookies import POLICY, SOFTNESS, pieces, soften
from game.bots.cookies_table import (
    BAKING,
    CERTAIN,
    FINISHED,
    POSITIONS,
    SPACES,
    CookiesTable,
    Ranked,
    index_of,
    packed,
    position_at,
    signature,
    table,
    unpacked,
)
from game.bots.levels import choose
from game.bots.policy import LEVELS, Budget
from game.rules.cookies import GAME, CookiesOptions, CookiesState
from game.rules.cookies.actions import ROLL, CookiesAction
from game.rules.cookies.box import box, read_box
from game.rules.core import Fast, Scripted
from game.text import LANGUAGES, Texts
from tests.rules.cookies.table import NOTHING, position
from tests.rules.cookies.test_box import written

SOLVED = {"standard": 0.464, "gentle": 0.944, "breezy": 0.999}
"""The best that can be reached on each clock, as solved by an independent program."""

Chooser = Callable[[CookiesState, Sequence[CookiesAction], random.Random], CookiesAction]


def win_rate(chooser: Chooser, clock: str, games: int, seed: int) -> float:
    """The share of games won against the model's own dice."""
    rng = random.Random(seed)
    chance = Fast(rng)
    won = 0
    for _ in range(games):
        state = GAME.new(2, CookiesOptions(clock=clock), chance)
        while state.to_act():
            legal = state.legal(state.turn)
            action = legal[0] if len(legal) == 1 else chooser(state, legal, rng)
            state.apply(state.turn, action, chance)
        won += state.won
    return won / games


def by_table(softness: float) -> Chooser:
    return lambda state, legal, rng: soften(table().ranked(state), softness, rng).action


def like_a_child(state: CookiesState, legal: Sequence[CookiesAction], rng: random.Random) -> CookiesAction:
    """The most pieces, whatever it costs; any of equals."""
    most = max(pieces(state, action) for action in legal)
    good = [action for action in legal if pieces(state, action) == most]
    return good[int(rng.random() * len(good))]


def random_positions(count: int, seed: int) -> list[CookiesState]:
    """Positions before a roll out of random games on all clocks."""
    rng = random.Random(seed)
    chance = Fast(rng)
    found: list[CookiesState] = []
    while len(found) < count:
        clock = ("standard", "gentle", "breezy")[len(found) % 3]
        state = GAME.new(3, CookiesOptions(clock=clock), chance)
        lived: list[CookiesState] = []
        while state.to_act():
            if state.phase == "roll":
                lived.append(state.copy())
            legal = state.legal(state.turn)
            action = legal[0] if rng.random() < 0.3 else like_a_child(state, legal, rng)
            state.apply(state.turn, action, chance)
        found.append(lived[int(rng.random() * len(lived))])
    return found


@pytest.mark.rule("CK-28")
@pytest.mark.parametrize("clock", SOLVED)
def test_the_start_is_worth_what_the_solved_game_says(clock: str) -> None:
    state = GAME.new(2, CookiesOptions(clock=clock), Scripted([0]))
    assert table().value(state) == pytest.approx(SOLVED[clock], abs=6e-4)


@pytest.mark.parametrize("seed", range(4))
def test_values_are_the_mean_over_all_rolls_of_the_best_action(seed: int) -> None:
    """Recomputed by the rules alone: every one of the 216 rolls, every legal action, carried out."""
    rolls = Counter(product(*box().dice))
    for before in random_positions(15, seed):
        mean = 0.0
        for faces, times in rolls.items():
            state = before.copy()
            state.apply(state.turn, ROLL, Scripted(faces))
            best = 0.0
            for action in state.legal(state.turn):
                after = state.copy()
                after.apply(after.turn, action, Scripted())
                if after.phase == "bake":
                    after.apply(after.turn, after.legal(after.turn)[0], Scripted())
                best = max(best, table().value(after))
            mean += times / 216 * best
        assert table().value(before) == pytest.approx(mean, abs=2 / CERTAIN)


@pytest.mark.parametrize("clock", SOLVED)
def test_the_table_wins_as_often_as_it_says(clock: str) -> None:
    """2,000 games with the model's own dice, within three standard deviations."""
    share = SOLVED[clock]
    deviation = (share * (1 - share) / 2000) ** 0.5
    assert win_rate(by_table(0), clock, 2000, seed=1) == pytest.approx(share, abs=3 * deviation + 1e-3)


def test_levels_follow_each_other_and_the_best_beats_a_child() -> None:
    rates = [win_rate(by_table(SOFTNESS[level]), "standard", 500, seed=2) for level in LEVELS]
    assert rates == sorted(rates)
    assert rates[-1] - rates[0] > 0.15
    assert win_rate(like_a_child, "standard", 500, seed=2) < rates[0]


def test_every_position_has_its_own_index() -> None:
    start = position(clock="breezy", at=36)
    for index in range(POSITIONS):
        state = position_at(index, start)
        assert index_of(state) == index
        if not (state.won or len(state.baked) == 3):
            assert state.status() == []


def test_what_can_be_exchanged_has_one_index() -> None:
    assert index_of(position("star 3+1", "heart 2+2")) == index_of(position("circle 2+2", "star 3+1"))
    baking = position("star 0+9", "heart 2+2", oven=1, alarm=3, at=1)
    assert index_of(baking) == index_of(position("star 2+2", "heart 0+9", oven=2, alarm=3, at=25))
    assert index_of(baking) != index_of(position("star 2+2", "heart 0+9", oven=2, alarm=3, at=2))


def test_only_the_spaces_left_count_whatever_the_clock() -> None:
    late = position("star 3+4", clock="gentle", at=12)
    assert table().value(late) == table().value(position("star 3+4"))


@pytest.mark.rule("CK-26")
def test_a_win_on_the_very_last_space_is_seen() -> None:
    state = position(
        "flower 0+9",
        "circle 1+8",
        dice=("sprinkle", "heart/circle", "circle/flower"),
        baked=("star", "heart"),
        oven=1,
        alarm=0,
        at=46,
    )
    assert table().best(state) == Ranked(GAME.parse("sprinkle sheet-2"), 1.0)


def test_equal_values_are_ordered_by_time_then_by_pieces() -> None:
    """One space left and nothing baked: lost anyhow, but it still plays like a baker."""
    state = position("star 3+0", "heart 3+0", at=47, dice=("star/heart", "star/circle", "star/heart"))
    assert [str(one.action) for one in table().ranked(state)] == ["lay star sheet-1", "lay heart sheet-2"]
    assert {one.value for one in table().ranked(state)} == {table().value(state)}


def test_the_file_is_bound_to_its_box_and_checked() -> None:
    rows = [
        [(index * spaces) % (CERTAIN + 1) for index in range(POSITIONS)] for spaces in range(1, SPACES + 1)
    ]
    assert [list(row) for row in unpacked(packed(rows, box()), box())] == rows
    other = written()
    other["dice"][0][0] = "star/circle"
    with pytest.raises(ValueError, match="another box"):
        unpacked(packed(rows, read_box(other)), box())
    with pytest.raises(ValueError, match="damaged"):
        unpacked(b"crumbs", box())


def test_a_clock_that_the_table_does_not_know_is_refused() -> None:
    other = written()
    other["clock_colours"] = ["red", "blue"] * 6
    with pytest.raises(ValueError, match="standard clock"):
        signature(read_box(other))
    other = written() | {"clock_hours": {"standard": 4, "gentle": 5, "breezy": 7}}
    with pytest.raises(ValueError, match="breezy clock"):
        signature(read_box(other))


def test_hard_plays_the_best_action_and_names_the_others() -> None:
    state = position("star 3+4", "heart 5+0", dice=("sprinkle", "star/circle", "star/heart"))
    view = state.view(0)
    decision = choose(GAME, view, state.legal(0), "hard", Budget(), "seed")
    ranked = table().ranked(state)
    assert (decision.action, decision.value) == ranked[0]
    assert decision.ranked == tuple(ranked)
    assert [one.value for one in ranked] == sorted((one.value for one in ranked), reverse=True)
    assert {one.action for one in ranked} == set(state.legal(0))


def test_softer_levels_choose_plausibly_and_by_their_seed() -> None:
    state = position("star 3+4", "heart 5+0", dice=("sprinkle", "star/circle", "star/heart"))
    view = state.view(0)
    for level in LEVELS:
        chosen = [choose(GAME, view, state.legal(0), level, Budget(), str(seed)) for seed in range(60)]
        again = [choose(GAME, view, state.legal(0), level, Budget(), str(seed)) for seed in range(60)]
        assert chosen == again
        assert all(decision.value == dict(decision.ranked)[decision.action] for decision in chosen)
        counted = Counter(decision.action for decision in chosen)
        assert counted.most_common(1)[0][0] == table().best(state).action
        assert (len(counted) == 1) == (level == "hard")


def test_policy_values_the_team_as_one() -> None:
    state = position("star 3+4", seats=3, dice=NOTHING)
    assert POLICY.evaluate(state) == (table().value(state),) * 3
    assert registry.get("cookies") is POLICY


NO_USE = ("circle/flower", "heart/flower", "circle/flower")

REASONS = [
    ("finishes", "sprinkle sheet-1", position("star 2+7", dice=("sprinkle", "star/circle", "star/heart"))),
    ("no-time", "sprinkle sheet-1", position("star 8+1", dice=NOTHING)),
    ("no-time", "lay star sheet-1", position("star 8+0", dice=("star/heart", "star/circle", "star/heart"))),
    ("fills", "lay star sheet-1", position("star 8+0", dice=("sprinkle", "star/circle", "star/heart"))),
    (
        "time-bakes",
        "lay heart sheet-1",
        position("heart 3+0", "star 0+9", oven=2, alarm=3, dice=("sprinkle", "heart/circle", "sprinkle")),
    ),
    ("saves-time", "lay star sheet-1", position("star 3+0", dice=("sprinkle", "star/circle", "star/heart"))),
    ("starts", "lay star sheet-2", position("heart 9+0", dice=("star/heart", "heart/circle", "sprinkle"))),
    ("sprinkles", "sprinkle sheet-1", position("star 3+0", dice=("sprinkle", "star/circle", "heart/flower"))),
    (
        "nearly-full",
        "lay star sheet-1",
        position("star 6+0", dice=("sprinkle", "star/circle", "heart/flower")),
    ),
    ("gathers", "lay star sheet-1", position("star 3+0", dice=("sprinkle", "star/circle", "heart/flower"))),
    ("nibble-plain", "nibble sheet-1 plain", position("star 9+0", "heart 9+0", dice=NO_USE)),
    ("nibble-sprinkled", "nibble sheet-1 sprinkled", position("star 0+3", dice=NOTHING)),
    ("roll", "roll", position()),
    ("bake", "bake sheet-1", position("star 0+9", dice=NOTHING, phase="bake")),
    ("wait", "wait", position(dice=NOTHING)),
]


@pytest.mark.parametrize(("reason", "text", "state"), REASONS, ids=[f"{r[0]}-{r[1]}" for r in REASONS])
def test_the_reason_says_the_plainest_good_thing(reason: str, text: str, state: CookiesState) -> None:
    key, args = POLICY.reason(state.view(state.turn), GAME.parse(text))
    assert key == f"bot-cookies-{reason}"
    for language in LANGUAGES:
        texts = Texts(language)
        assert texts.t(key, **args) != key
        assert texts.problems == []


def test_a_table_reads_its_rows_by_spaces_left_and_index() -> None:
    rows = [[spaces] * POSITIONS for spaces in range(1, SPACES + 1)]
    assert CookiesTable(rows).value(position(at=40)) == 8 / CERTAIN
    assert FINISHED == 54
    assert BAKING < POSITIONS
