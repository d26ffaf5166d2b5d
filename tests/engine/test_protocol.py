"""The engine protocol: what each request answers, and that it is the rules that answer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.bots.levels import choose
from game.bots.policy import Budget
from game.engine.lines import Trouble
from game.rules import registry
from game.rules.core import AnyGame, Match
from tests.engine.conversation import Engine, talk


@pytest.fixture
def engine(toy: AnyGame) -> Engine:
    """An engine with a game of Crumbs laid out."""
    engine = Engine()
    engine.ask("new", game="toy", seats=2, seed="s")
    return engine


def test_games_describes_every_game_with_its_options(toy: AnyGame) -> None:
    games = {game["id"]: game for game in Engine().ask("games")["games"]}
    assert list(games) == list(registry.ids())
    assert games["toy"] == {
        "id": "toy",
        "seats": [2, 3],
        "options": [
            {"name": "rounds", "type": "int", "default": 3, "choices": [2, 3]},
            {"name": "low", "type": "bool", "default": False, "choices": [False, True]},
        ],
    }


def test_answers_carry_the_id_of_their_request() -> None:
    answers = talk({"id": 7, "do": "games"}, {"id": "x", "do": "nonsense"}, {"do": "games"})
    assert [(answer["id"], answer["ok"]) for answer in answers] == [(7, True), ("x", False), (None, True)]


def test_new_gives_the_same_game_as_the_rules_do(toy: AnyGame) -> None:
    answer = Engine().ask("new", game="toy", seats=3, options={"rounds": 2}, seed="abc")
    match = Match(toy, 3, toy.options_type.from_json({"rounds": 2}), "abc")
    assert answer == {"seed": "abc", "to_act": [0, 1, 2], "digest": match.digest()}


def test_without_a_seed_games_differ_and_tell_their_seed(toy: AnyGame) -> None:
    answers = [Engine().ask("new", game="toy", seats=2) for _ in range(4)]
    assert len({answer["seed"] for answer in answers}) == 4
    again = Engine().ask("new", game="toy", seats=2, seed=answers[0]["seed"])
    assert again == answers[0]


def test_a_whole_game_can_be_played(engine: Engine, toy: AnyGame) -> None:
    rng = random.Random(1)
    match = Match(toy, 2, toy.options_type(), "s")
    answer: dict[str, Any] = {"to_act": [0, 1]}
    while answer["to_act"]:
        seat = answer["to_act"][0]
        actions = engine.ask("legal", seat=seat)["actions"]
        assert actions == [str(action) for action in match.seat(seat).legal()]
        action = actions[int(rng.random() * len(actions))]
        answer = engine.ask("apply", seat=seat, action=action)
        events = match.play(seat, toy.parse(action))
        assert answer["events"] == [event.to_json() for event in events]
        assert answer["digest"] == match.digest()
        assert engine.ask("view", seat=1)["view"] == match.seat(1).view().to_json()
    outcome = match.outcome()
    assert outcome is not None
    assert answer["outcome"] == outcome.to_json() == engine.ask("outcome")["outcome"]
    log = engine.ask("log")["log"]
    assert [(line["seat"], line["action"]) for line in log] == [(e.seat, str(e.action)) for e in match.log]
    assert log[0]["events"] == [event.to_json() for event in match.log[0].events]


def test_there_is_no_outcome_before_the_end(engine: Engine) -> None:
    assert engine.ask("outcome") == {"outcome": None}


def test_a_position_can_be_read_edited_and_loaded(engine: Engine) -> None:
    state = engine.ask("state")["state"]
    state["crumbs"] = [5, 2]
    answer = engine.ask("load", state=state)
    assert (answer["seats"], answer["to_act"]) == (2, [0, 1])
    again = engine.ask("state")
    assert again["state"] == state
    assert again["digest"] == answer["digest"]


def test_a_position_can_be_loaded_first_of_all(engine: Engine) -> None:
    told = engine.ask("state")
    fresh = Engine()
    with pytest.raises(Trouble, match="no game is laid out"):
        fresh.ask("load", state=told["state"])
    answer = fresh.ask("load", game="toy", state=told["state"], options=told["options"])
    assert answer["digest"] == told["digest"]


def test_an_impossible_position_is_refused_and_changes_nothing(engine: Engine) -> None:
    before = engine.ask("state")
    broken = {**before["state"], "deck": before["state"]["deck"][:-1]}
    with pytest.raises(Trouble, match="missing or doubled") as caught:
        engine.ask("load", state=broken)
    assert caught.value.kind == "position"
    assert engine.ask("state") == before


def test_chance_can_be_scripted(engine: Engine) -> None:
    for seat in (0, 1):
        engine.ask("script", chance=[4])
        card = engine.ask("legal", seat=seat)["actions"][0]
        answer = engine.ask("apply", seat=seat, action=card)
    shown = next(event for event in answer["events"] if event["event"] == "CardsShown")
    assert shown["crumbs"] == 4


def test_even_the_set_up_can_be_scripted(toy: AnyGame) -> None:
    engine = Engine()
    assert engine.ask("script", chance=[1, "2", 3, 4]) == {"scripted": 4}
    engine.ask("new", game="toy", seats=2)
    assert engine.ask("state")["state"]["hands"] == [[1, 2], [3, 4]]


def test_a_script_that_does_not_fit_is_dropped_and_the_game_goes_on(engine: Engine) -> None:
    engine.ask("apply", seat=0, action=engine.ask("legal", seat=0)["actions"][0])
    card = engine.ask("legal", seat=1)["actions"][0]
    before = engine.ask("state")
    engine.ask("script", chance=[99, 1])
    with pytest.raises(Trouble, match="99") as caught:
        engine.ask("apply", seat=1, action=card)
    assert caught.value.kind == "chance"
    assert engine.ask("state") == before
    assert engine.ask("apply", seat=1, action=card)["to_act"]


def test_undo_takes_back_what_may_be_taken_back(engine: Engine) -> None:
    before = engine.ask("state")["digest"]
    cards = [engine.ask("legal", seat=seat)["actions"][0] for seat in (0, 1)]
    engine.ask("apply", seat=0, action=cards[0])
    assert engine.ask("undo") == {"seat": 0, "action": cards[0], "to_act": [0, 1], "digest": before}
    for seat in (0, 1):
        engine.ask("apply", seat=seat, action=cards[seat])
    with pytest.raises(Trouble) as caught:
        engine.ask("undo")
    assert caught.value.kind == "state"


def test_the_bot_answers_with_a_legal_action_and_a_sentence(engine: Engine, toy: AnyGame) -> None:
    answer = engine.ask("bot", seat=1, level="hard", iterations=50)
    assert answer["action"] in engine.ask("legal", seat=1)["actions"]
    assert answer["reason"] == "This looked best to me."
    match = Match(toy, 2, toy.options_type(), "s")
    handle = match.seat(1)
    expected = choose(toy, handle.view(), handle.legal(), "hard", Budget(50), "s 0")
    assert answer["action"] == str(expected.action)
    assert engine.ask("bot", seat=0, level="easy", seconds=0.05)["action"]


def test_asking_the_bot_changes_nothing(engine: Engine) -> None:
    before = engine.ask("state")
    engine.ask("bot", seat=0, iterations=20)
    assert engine.ask("state") == before
    card = engine.ask("legal", seat=0)["actions"][0]
    fresh = Engine()
    fresh.ask("new", game="toy", seats=2, seed="s")
    assert fresh.ask("apply", seat=0, action=card) == engine.ask("apply", seat=0, action=card)


@pytest.mark.parametrize("game_id", registry.ids())
def test_every_game_in_the_box_is_played_through_the_engine(game_id: str) -> None:
    engine = Engine()
    game = registry.get(game_id)
    answer = engine.ask("new", game=game_id, seats=game.seats[-1], seed="all")
    rng = random.Random(2)
    for _ in range(60):
        if not answer["to_act"]:
            break
        seat = answer["to_act"][-1]
        actions = engine.ask("legal", seat=seat)["actions"]
        answer = engine.ask("apply", seat=seat, action=actions[int(rng.random() * len(actions))])
    told = engine.ask("state")
    loaded = engine.ask("load", state=told["state"])
    assert (loaded["digest"], loaded["seats"]) == (told["digest"], game.seats[-1])
