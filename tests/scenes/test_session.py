"""A session plays, keeps every action, and comes back exactly as it was left."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.rules import registry
from game.rules.core import BadPosition, IllegalMove, Match, RulesError
from game.scenes.session import COLORS, Player, Session
from game.storage import Storage

NAMES = ("Anna", "Ben", "Csilla", "Dora")


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    made = Storage(tmp_path / "data")
    yield made
    made.close()


def session_of(
    storage: Storage | None, kinds: tuple[str, ...], game_id: str = "cookies", **options: object
) -> Session:
    game = registry.get(game_id)
    match = Match(game, len(kinds), game.options_type.from_json(options), "seed")
    players = [Player(NAMES[seat], COLORS[seat], "common/baker-1", kind) for seat, kind in enumerate(kinds)]
    return Session(match, players, storage=storage)


def step(session: Session, rng: random.Random) -> None:
    seat = session.match.to_act()[0]
    session.act(seat, rng.choice(list(session.seat(seat).legal())))


def play_out(session: Session) -> None:
    rng = random.Random(3)
    while session.match.outcome() is None:
        step(session, rng)


def test_every_action_is_kept_at_once(storage: Storage) -> None:
    session = session_of(storage, ("person", "easy"))
    rng = random.Random(1)
    for _ in range(25):
        step(session, rng)
        loaded = Session.load("cookies", storage)
        assert loaded is not None
        assert loaded.match.digest() == session.match.digest()
        assert loaded.players == session.players
        assert [str(entry.action) for entry in loaded.match.log] == [
            str(entry.action) for entry in session.match.log
        ]


def test_a_refused_action_changes_nothing(storage: Storage) -> None:
    session = session_of(storage, ("person", "person"), first=0)
    before = session.match.digest()
    with pytest.raises(IllegalMove):
        session.act(1, session.seat(0).legal()[0])
    assert session.match.digest() == before
    assert storage.saved_games() == []


def test_who_acts_is_a_person_or_a_bot() -> None:
    session = session_of(None, ("person", "hard"), first=1)
    assert session.bot_to_act() == 1
    assert session.person_to_act() is None
    session = session_of(None, ("person", "hard"), first=0)
    assert session.bot_to_act() is None
    assert session.person_to_act() == 0
    assert session.persons == 1


def test_a_roll_cannot_be_taken_back_but_a_harmless_action_can(storage: Storage) -> None:
    session = session_of(storage, ("person",))
    rng = random.Random(2)
    assert not session.can_undo()
    step(session, rng)  # the roll
    assert not session.can_undo()
    with pytest.raises(RulesError):
        session.undo()
    before = session.match.digest()
    step(session, rng)
    assert session.can_undo()
    session.undo()
    assert session.match.digest() == before
    loaded = Session.load("cookies", storage)
    assert loaded is not None
    assert loaded.match.digest() == before


def test_what_a_bot_did_is_not_a_persons_to_take_back() -> None:
    session = session_of(None, ("easy", "person"), first=0)
    rng = random.Random(2)
    step(session, rng)
    step(session, rng)
    assert session.match.log[-1].seat == 0
    assert not session.can_undo()


def test_a_finished_game_is_recorded_and_no_longer_offered(storage: Storage) -> None:
    session = session_of(storage, ("person", "person"), clock="breezy", scoring=True)
    session.save()
    play_out(session)
    assert storage.saved_games() == []
    assert session.standing is not None
    outcome = session.match.outcome()
    assert outcome is not None
    assert session.standing.best == outcome.scores[0]
    assert (session.standing.new, session.standing.games, session.standing.seats) == (True, 1, (0, 1))


def test_records_are_kept_apart_by_players_clock_and_mode() -> None:
    keys = {
        session_of(None, ("person",)).record_key(),
        session_of(None, ("person", "person")).record_key(),
        session_of(None, ("person",), clock="gentle").record_key(),
        session_of(None, ("person",), scoring=True).record_key(),
    }
    assert len(keys) == 4
    assert session_of(None, ("person",), first=0).record_key() == session_of(None, ("person",)).record_key()


def test_without_points_only_wins_are_counted(storage: Storage) -> None:
    session = session_of(storage, ("person",))
    play_out(session)
    assert session.standing is not None
    assert session.standing.best is None
    assert session.standing.games == 1


def test_bots_alone_set_no_records(storage: Storage) -> None:
    session = session_of(storage, ("easy", "hard"))
    play_out(session)
    assert session.standing is None
    assert storage.load_records().entries == {}


def test_open_games_need_no_hand_over() -> None:
    session = session_of(None, ("person", "person"))
    assert not session.needs_hand_over(0, 1)


def test_secrets_need_one_between_two_persons_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(registry.get("cookies")), "hidden", True)
    both = session_of(None, ("person", "person"))
    assert both.needs_hand_over(0, 1)
    assert both.needs_hand_over(None, 0)
    assert not both.needs_hand_over(1, 1)
    alone = session_of(None, ("person", "easy"))
    assert not alone.needs_hand_over(None, 0)
    assert not alone.needs_hand_over(0, 1)


def test_after_a_hand_over_nothing_can_be_taken_back(storage: Storage) -> None:
    session = session_of(storage, ("person",))
    rng = random.Random(2)
    step(session, rng)
    step(session, rng)
    assert session.can_undo()
    session.seal()
    assert not session.can_undo()


@pytest.mark.parametrize(
    "harm",
    [
        lambda data: data.pop("players"),
        lambda data: data.update(kids="yes"),
        lambda data: data["players"].pop(),
        lambda data: data["players"][0].update(color="gold"),
        lambda data: data["players"][0].update(name="half \ud83c"),
        lambda data: data["players"][0].update(name="A\0nna"),
        lambda data: data.update(newcomers=7),
        lambda data: data.update(newcomers=["0"]),
        lambda data: data["match"].update(seed="\ud83c"),
        lambda data: data["match"].update(digest="0"),
        lambda data: data["match"]["actions"].append([0, "fly"]),
        lambda data: data["match"]["actions"].append([9, "roll"]),
        lambda data: data["players"][0].update(number=-1),
        lambda data: data["players"][0].update(number="2"),
    ],
)
def test_an_impossible_session_is_set_aside(
    storage: Storage, harm: Callable[[dict[str, object]], None]
) -> None:
    session = session_of(storage, ("person",))
    session.save()
    data = session.to_json()
    harm(data)
    storage.save_game("cookies", data)
    assert Session.load("cookies", storage) is None
    assert [notice.key for notice in storage.take_notices()] == ["error-save-damaged"]
    assert Session.load("cookies", storage) is None


@pytest.mark.parametrize("game_id", ["macaraccoon", "chess"])
def test_another_games_save_is_set_aside_and_takes_no_other_ones_place(
    storage: Storage, game_id: str
) -> None:
    own = session_of(storage, ("person", "easy"), "macaraccoon")
    own.save()
    stranger = session_of(None, ("person", "easy"), "macaraccoon").to_json()
    stranger["match"]["game"] = game_id
    storage.save_game("cookies", stranger)
    storage.keep_finished("cookies", stranger)
    assert Session.load("cookies", storage) is None
    assert Session.load_finished("cookies", storage) is None
    assert [notice.key for notice in storage.take_notices()] == ["error-file-misplaced"] * 2
    assert len(list(storage.folder.glob("*.broken-1"))) == 2
    kept = Session.load("macaraccoon", storage)
    assert kept is not None
    assert kept.match.digest() == own.match.digest()


def test_a_session_needs_a_player_for_every_seat() -> None:
    game = registry.get("cookies")
    with pytest.raises(BadPosition):
        Session(Match(game, 2, game.options_type(), "s"), [Player("A", "sky", "common/baker-1")])


PLAYER = """
import random, sys
from pathlib import Path
from game.storage import Storage
from tests.scenes.test_session import session_of, step
session = session_of(Storage(Path(sys.argv[1])), ("person", "easy", "person"))
rng = random.Random(5)
while True:
    step(session, rng)
    print(session.match.digest(), flush=True)
    if len(session.match.log) > 40:
        sys.stdin.read()
"""


@pytest.mark.parametrize("steps", [1, 7, 23])
def test_killed_at_any_moment_it_goes_on_from_the_last_action(tmp_path: Path, steps: int) -> None:
    folder = tmp_path / "data"
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    ) as program:
        assert program.stdout is not None
        seen = [program.stdout.readline().strip() for _ in range(steps)]
        program.kill()
        seen += [line.strip() for line in program.stdout if line.endswith("\n")]
    storage = Storage(folder)
    session = Session.load("cookies", storage)
    storage.close()
    assert session is not None
    # it may have kept one more than it could tell, never one less
    assert len(session.match.log) in (len(seen), len(seen) + 1)
    if len(session.match.log) == len(seen):
        assert session.match.digest() == seen[-1]
    assert not list(folder.glob("*.broken*"))
