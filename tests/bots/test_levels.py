"""The players and levels: legal, repeatable, sensible, within their budget, and blind to what is hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from time import perf_counter

import pytest

from game.bots import levels
from game.bots import registry as policies
from game.bots.levels import HALF, PLAYERS, RUNGS, choose, quick, think
from game.bots.policy import LEVELS, Budget, Decision, Question, Thinking
from game.rules import registry
from game.rules.core import AnyGame, BadOption, Match
from tests.bots.helpers import BrokenPolicy
from tests.contract.cases import Case, random_game
from tests.contract.toy import KEEP, LAY, ToyOptions, ToyState

ALL = (*PLAYERS, *RUNGS, HALF)
SMALL = Budget(iterations=40)


def toy_state(hands: tuple[tuple[int, ...], ...], rounds: int = 2, winner: int = -1) -> ToyState:
    """A position of Crumbs before anything is laid."""
    state = ToyState(rounds, False, len(hands))
    state.hands = hands
    state.winner, state.prize = winner, 6 if winner >= 0 else 0
    state.deck = tuple(c for c in state.deck if c not in {card for hand in hands for card in hand})
    return state


@pytest.mark.parametrize("level", ALL)
def test_every_player_plays_whole_games_legally(crumbs: AnyGame, level: str) -> None:
    match = Match(crumbs, 3, ToyOptions(), level)
    while waiting := match.to_act():
        handle = match.seat(waiting[0])
        decision = choose(crumbs, handle.view(), handle.legal(), level, SMALL, f"{len(match.log)}")
        assert decision.action in handle.legal()
        assert 0 <= decision.value <= 1
        handle.try_(decision.action)
    assert match.outcome() is not None


@pytest.mark.parametrize("level", ALL)
def test_the_same_seed_and_iterations_give_the_same_decision(crumbs: AnyGame, level: str) -> None:
    view = toy_state(((1, 5), (2, 9), (3, 12))).view(0)
    legal = [LAY[1], LAY[5]]
    assert choose(crumbs, view, legal, level, SMALL, "s") == choose(crumbs, view, legal, level, SMALL, "s")


@pytest.mark.parametrize("level", ["greedy", "flat", "half", "search", "normal", "hard"])
def test_a_plainly_better_card_is_laid(crumbs: AnyGame, level: str) -> None:
    view = toy_state(((1, 12), (2, 9)), rounds=1).view(0)
    chosen = Counter(
        choose(crumbs, view, [LAY[1], LAY[12]], level, Budget(iterations=200), f"{n}").action
        for n in range(10)
    )
    assert chosen[LAY[12]] >= 9


def test_hard_keeps_what_it_has_won(crumbs: AnyGame) -> None:
    state = toy_state(((5,), (9,)), rounds=1, winner=0)
    decision = choose(crumbs, state.view(0), state.legal(0), "hard", SMALL, "s")
    assert decision.action == KEEP
    assert decision.reason == ("bot-toy-reason", {"action": "keep"})
    assert decision.ranked[0][0] == KEEP


def test_easy_slips_sometimes_and_only_plausibly(crumbs: AnyGame) -> None:
    state = toy_state(((9, 12), (2, 8)))
    chosen = Counter(
        choose(crumbs, state.view(0), [LAY[9], LAY[10], LAY[11], LAY[12]], "easy", SMALL, f"{n}").action
        for n in range(200)
    )
    assert chosen[LAY[12]] > 150
    assert set(chosen) == {LAY[11], LAY[12]}


def test_friendly_holds_back_when_it_is_far_ahead(crumbs: AnyGame) -> None:
    state = toy_state(((5,), (9,)), rounds=1, winner=0)
    state.crumbs = (12, 0)
    kept = [choose(crumbs, state.view(0), state.legal(0), "friendly", SMALL, f"{n}").action for n in range(5)]
    assert KEEP not in kept


@pytest.mark.parametrize(
    ("values", "played"), [((0.5, 0.49, 0.48, 0.5), {0, 1, 2}), ((0.5, 0.3, 0.48, 0.5), {0, 2})]
)
def test_friendly_slips_only_among_what_it_looked_at_most(
    crumbs: AnyGame, monkeypatch: pytest.MonkeyPatch, values: Sequence[float], played: set[int]
) -> None:
    assert _friendly(crumbs, monkeypatch, values) == played


def _friendly(crumbs: AnyGame, monkeypatch: pytest.MonkeyPatch, values: Sequence[float]) -> set[int]:
    """What the friendly level chooses, by number, where a search found these values."""
    view = toy_state(((1, 5, 9, 12), (2, 8))).view(0)
    actions = [LAY[1], LAY[5], LAY[9], LAY[12]][: len(values)]

    def searched(question: Question) -> Thinking:
        yield
        ranked = tuple(zip(actions, values, strict=True))
        return Decision(actions[0], values[0], ("bot-reason-best", {}), ranked)

    monkeypatch.setattr(levels, "search_player", searched)
    chosen = [choose(crumbs, view, actions, "friendly", SMALL, str(n)).action for n in range(40)]
    return {[str(action) for action in actions].index(str(action)) for action in chosen}


def test_an_only_move_is_played_without_a_search(crumbs: AnyGame) -> None:
    state = toy_state(((9, 12), (2, 8)))
    decision = choose(crumbs, state.view(0), [LAY[9]], "hard", Budget(seconds=30), "s")
    assert (decision.action, decision.iterations, decision.reason[0]) == (LAY[9], 1, "bot-reason-only")


def test_time_is_kept(crumbs: AnyGame) -> None:
    state = toy_state(((1, 5), (2, 9), (3, 12)), rounds=3)
    begin = perf_counter()
    decision = choose(crumbs, state.view(0), state.legal(0), "hard", Budget(seconds=0.05), "s")
    assert perf_counter() - begin < 0.5
    assert decision.iterations > 2


def test_even_without_time_something_sensible_is_played(crumbs: AnyGame) -> None:
    view = toy_state(((1, 12), (2, 9))).view(0)
    for level in ALL:
        decision = choose(crumbs, view, [LAY[1], LAY[12]], level, Budget(seconds=1e-9), "s")
        assert decision.action in (LAY[1], LAY[12])


def test_stronger_levels_have_more_iterations(crumbs: AnyGame) -> None:
    view = toy_state(((1, 12), (2, 9), (4, 7))).view(0)
    done = {
        level: choose(crumbs, view, [LAY[1], LAY[12]], level, Budget(iterations=800), "s").iterations
        for level in ("easy", "normal", "half", "search")
    }
    assert done["easy"] < done["normal"] <= 100 < done["half"] <= 400 < done["search"] <= 800


@pytest.mark.parametrize("game_id", registry.ids())
def test_half_is_hard_with_half_the_iterations(game_id: str) -> None:
    """Also where hard has a way of its own to play."""
    game = registry.get(game_id)
    match = Match(game, 2, game.options_type(), "halves")
    for turn in range(12):
        handle = match.seat(match.to_act()[0])
        view, legal = handle.view(), handle.legal()
        half = choose(game, view, legal, HALF, Budget(iterations=20), f"{turn}")
        assert half == choose(game, view, legal, "hard", Budget(iterations=10), f"{turn}")
        handle.try_(half.action)


@pytest.mark.parametrize("level", ["hard", "nonsense"])
def test_what_can_not_be_asked_is_refused(crumbs: AnyGame, level: str) -> None:
    state = toy_state(((1, 12), (2, 9)))
    legal = [] if level == "hard" else [LAY[1]]
    with pytest.raises(BadOption):
        think(crumbs, state.view(0), legal, level, SMALL, "s")


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_decision(crumbs: AnyGame, level: str) -> None:
    """The same view from the true position, from another possible one, and from its plain data."""
    case = Case(crumbs, 3, ToyOptions())
    differing = 0
    for match, seat in random_game(case, "peek"):
        state = match.state()
        view = state.view(seat)
        world = view.sample(random.Random(len(match.log)))
        differing += world.digest() != state.digest()
        views = [view, world.view(seat), crumbs.view_from_json(view.to_json())]
        legal = state.legal(seat)
        assert len({choose(crumbs, seen, legal, level, SMALL, "s").action for seen in views}) == 1
    assert differing


def test_thinking_changes_neither_the_match_nor_its_luck(crumbs: AnyGame) -> None:
    match = Match(crumbs, 2, ToyOptions(), "calm")
    before = (match.digest(), match._chance.drawn, len(match.log))
    handle = match.seat(0)
    choose(crumbs, handle.view(), handle.legal(), "hard", SMALL, "s")
    assert (match.digest(), match._chance.drawn, len(match.log)) == before
    events = match.play(0, handle.legal()[0])
    again = Match(crumbs, 2, ToyOptions(), "calm")
    assert again.play(0, again.seat(0).legal()[0]) == events


def test_a_faulty_policy_still_gets_the_game_on(toy: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policies, "get", lambda game_id: BrokenPolicy())
    view = toy_state(((1, 12), (2, 9))).view(0)
    decision = quick(toy, view, [LAY[1], LAY[12]], "s", "bot-note-failed")
    assert decision.action == LAY[1]
    assert decision.note == "bot-note-failed"


def test_a_game_without_a_policy_is_played_by_the_rules_alone(toy: AnyGame) -> None:
    match = Match(toy, 2, ToyOptions(), "plain")
    handle = match.seat(0)
    decision = choose(toy, handle.view(), handle.legal(), "hard", SMALL, "s")
    assert decision.action in handle.legal()
    assert decision.reason[0] == "bot-reason-best"


def test_every_game_in_the_box_has_its_own_policy() -> None:
    assert tuple(sorted(policies._MODULES)) == tuple(sorted(registry.ids()))
    for game_id in registry.ids():
        assert policies.get(game_id).game_id == game_id


def test_thinking_pauses_often(crumbs: AnyGame) -> None:
    state = toy_state(((1, 5), (2, 9), (3, 12)), rounds=3)
    thinking = think(crumbs, state.view(0), state.legal(0), "hard", Budget(iterations=50), "s")
    assert sum(1 for _ in thinking) >= 20


def test_times_leave_room_for_the_answer() -> None:
    promised = {"friendly": 0.3, "easy": 0.3, "normal": 0.6, "hard": 1.0}
    assert set(levels.TIMES) == set(LEVELS)
    assert all(levels.TIMES[level] < seconds for level, seconds in promised.items())
