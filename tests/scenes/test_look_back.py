"""Looking back at a game: every decision with CookieBot's advice, while the match stays as it is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

import pytest

from game.app import App
from game.bots.levels import choose
from game.bots.policy import Budget, Decision
from game.input.events import Command
from game.rules import registry
from game.rules.core import Action, AnyGame, AnyView, Match, RulesError
from game.scenes.hindsight import STARS, Advice, Hindsight, verdict_of
from game.scenes.log import LogScene
from game.scenes.look_back import Choice, LookBackScene
from game.scenes.pause import PauseScene
from game.scenes.result import ResultScene
from game.scenes.session import COLORS, Player, Session
from game.scenes.setup import SetupScene
from game.scenes.ui.dialog import Message
from game.storage import Notice
from game.text import LANGUAGES
from tests.scenes.hands import Hands

GAMES = ("cookies", "got_what_it_bakes", "macaraccoon", "pastry_bids")


class Oracle:
    """A worker that answers at the next poll, thinking very shortly."""

    def __init__(self) -> None:
        self.asked: list[AnyView] = []
        self.cancelled = 0
        self._answer: Decision | None = None

    def request(
        self, game: AnyGame, view: AnyView, legal: Sequence[Action], level: str, seed: str, budget: Budget
    ) -> int:
        assert level == "hard"
        self.asked.append(view)
        self._answer = choose(game, view, legal, level, Budget(iterations=2), seed)
        return len(self.asked)

    def poll(self) -> Decision | None:
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        self.cancelled += 1
        self._answer = None

    def close(self) -> None:
        self._answer = None


@pytest.fixture
def oracle(app: App) -> Oracle:
    made = Oracle()
    app.context._worker = made  # type: ignore[assignment]
    return made


def a_game(game_id: str, *, kids: bool = False, bots: int = 1, most: int = 60) -> Session:
    """A game played at random, to its end or until there is enough to look back at."""
    game = registry.get(game_id)
    match, rng = Match(game, 2, game.options_type(), "back"), random.Random(3)
    while match.outcome() is None and len(match.log) < most:
        seat = rng.choice(match.to_act())
        match.play(seat, rng.choice(list(match.seat(seat).legal())))
    kinds = ["person"] * (2 - bots) + ["easy"] * bots
    faces = ["common/baker-1" if kind == "person" else f"common/bot-{kind}" for kind in kinds]
    players = [Player(f"P{n}", COLORS[n], faces[n], kinds[n]) for n in range(2)]
    return Session(match, players, kids=kids)


def open_scene(app: App, session: Session) -> LookBackScene:
    scene = LookBackScene(app.context, session, Hindsight(app.context, session))
    app.start(scene)
    return scene


def wait(app: App, scene: LookBackScene) -> None:
    """Let CookieBot look at everything."""
    for _ in range(3 * len(scene.numbers) + 3):
        app.stack.update(1 / 60)
    assert scene.done == len(scene.numbers)


def choices(scene: LookBackScene) -> list[Choice]:
    return [widget for widget in scene.areas[-1].widgets if isinstance(widget, Choice)]


@pytest.mark.parametrize("kids", [False, True], ids=["normal", "kids"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_decision_of_the_persons_gets_words_and_a_verdict(
    app: App, oracle: Oracle, game_id: str, kids: bool
) -> None:
    session = a_game(game_id, kids=kids)
    before = session.match.to_json()
    scene = open_scene(app, session)
    wait(app, scene)
    app.redraw()
    rows = choices(scene)
    assert rows
    assert [row.number for row in rows] == scene.numbers
    for row in rows:
        assert session.match.log[row.number].seat == 0
        assert row.words
        assert row.verdict
        assert scene.hindsight.advice[row.number].verdict in STARS
    assert session.match.to_json() == before


@pytest.mark.parametrize("game_id", GAMES)
def test_cookiebot_is_asked_with_what_the_seat_itself_knew(app: App, oracle: Oracle, game_id: str) -> None:
    session = a_game(game_id, bots=0)
    wait(app, scene := open_scene(app, session))
    match = session.match
    known = []
    again = Match(match.game, match.seats, match.options, match.seed)
    for number, entry in enumerate(match.log):
        if number in scene.numbers:
            known.append(again.seat(entry.seat).view().to_json())
        again.play(entry.seat, entry.action)
    assert [view.to_json() for view in oracle.asked] == known


def test_others_are_shown_on_demand_and_what_was_said_is_kept(app: App, hands: Hands, oracle: Oracle) -> None:
    scene = open_scene(app, a_game("macaraccoon"))
    wait(app, scene)
    few, asked = len(scene.numbers), len(oracle.asked)
    hands.click("everyone")
    assert len(scene.numbers) > few
    wait(app, scene)
    assert {scene.session.match.log[n].seat for n in scene.numbers} == {0, 1}
    assert len(oracle.asked) == len(scene.numbers) == asked + len(scene.numbers) - few
    hands.click("everyone")
    assert scene.done == len(scene.numbers) == few


def test_bots_alone_are_all_looked_at(app: App, hands: Hands, oracle: Oracle) -> None:
    scene = open_scene(app, a_game("cookies", bots=2))
    assert {scene.session.match.log[n].seat for n in scene.numbers} == {0, 1}
    with pytest.raises(StopIteration):
        hands.widget("everyone")


def test_the_result_leads_there_and_back_and_leaving_stops_the_thinking(
    app: App, hands: Hands, oracle: Oracle
) -> None:
    session = a_game("cookies", most=1000)
    outcome = session.match.outcome()
    assert outcome is not None
    app.start(ResultScene(app.context, session, outcome))
    hands.click("back")
    scene = hands.top(LookBackScene)
    app.frame(1 / 60)
    assert scene.moving
    done = scene.done
    hands.press(Command.CANCEL)
    hands.top(ResultScene)
    assert oracle.cancelled == 1
    assert not scene.hindsight.busy
    hands.click("back")
    assert hands.top(LookBackScene).done >= done


def finish(session: Session) -> None:
    """Play a session at random to its end, as its scenes do."""
    rng = random.Random(3)
    while session.match.outcome() is None:
        seat = rng.choice(session.match.to_act())
        session.act(seat, rng.choice(list(session.seat(seat).legal())))


@pytest.mark.parametrize("game_id", GAMES)
def test_after_a_restart_the_last_finished_game_is_looked_back_at_from_its_set_up(
    app: App, hands: Hands, oracle: Oracle, game_id: str
) -> None:
    app.start(SetupScene(app.context, game_id))
    assert not any(widget.key == "look-back" for widget in hands.everything())
    begun = a_game(game_id, most=3)
    session = Session(begun.match, begun.players, storage=app.context.storage)
    finish(session)
    app.start(SetupScene(app.context, game_id))
    hands.click("look-back")
    scene = hands.top(LookBackScene)
    assert scene.session is not session
    assert scene.session.match.to_json() == session.match.to_json()
    assert scene.session.players == session.players
    hands.press(Command.CANCEL)
    hands.top(SetupScene)


def test_a_last_game_that_cannot_be_read_is_told_and_no_longer_offered(
    app: App, hands: Hands, oracle: Oracle
) -> None:
    data = a_game("cookies", most=1000).to_json()
    data["match"]["digest"] = "another"
    app.context.storage.keep_finished("cookies", data)
    app.start(SetupScene(app.context, "cookies"))
    hands.click("look-back")
    told = hands.top(Message).notices[0]
    assert isinstance(told, Notice)
    assert told.key == "error-finished-damaged"
    hands.click("ok")
    hands.top(SetupScene)
    assert not any(widget.key == "look-back" for widget in hands.everything())


@pytest.mark.parametrize("kind", [PauseScene, LogScene])
def test_break_and_log_of_a_finished_game_lead_there(
    app: App, hands: Hands, oracle: Oracle, kind: type[PauseScene] | type[LogScene]
) -> None:
    app.start(kind(app.context, a_game("cookies", most=5)))
    assert not any(widget.key == "look-back" for widget in hands.everything())
    app.start(kind(app.context, a_game("cookies", most=1000)))
    hands.click("look-back")
    hands.top(LookBackScene)


def test_log_and_look_back_cope_with_an_action_of_which_nothing_came(app: App, oracle: Oracle) -> None:
    """An exchange that is offered brings no event before the other card is named (GW-69)."""
    game = registry.get("got_what_it_bakes")
    options = game.options_type.from_json({**game.options_type().to_json(), "mode": "cooperative"})
    match, rng = Match(game, 2, options, "offers"), random.Random(3)
    while not match.log or match.log[-1].events:
        seat = rng.choice(match.to_act())
        legal = list(match.seat(seat).legal())
        offers = [action for action in legal if str(action).startswith("offer ")]
        match.play(seat, rng.choice(offers or legal))
    session = Session(match, [Player(f"P{n}", COLORS[n], f"common/baker-{n + 1}") for n in range(2)])
    app.start(LogScene(app.context, session))
    scene = open_scene(app, session)
    wait(app, scene)
    assert scene.numbers
    assert len(match.log) - 1 not in scene.numbers


@pytest.mark.parametrize(
    ("value", "played", "verdict", "words"),
    [
        (0.52, 0.52, "same", "Chances: 52 %"),
        (0.52, None, "same", "Chances: 52 %"),
        (0.60, 0.52, "near", "Chances: 52 %, with CookieBot’s idea 60 %"),
        (0.60, None, "other", "Chances with CookieBot’s idea: 60 %"),
        (None, None, "other", ""),
        (1.2, -0.1, "slip", "Chances: 0 %, with CookieBot’s idea 100 %"),
    ],
)
def test_values_are_told_as_chances(
    app: App, value: float | None, played: float | None, verdict: str, words: str
) -> None:
    for kids in (False, True):
        session = a_game("cookies", kids=kids)
        hindsight = Hindsight(app.context, session)
        number = hindsight.decisions(False)[0]
        action = session.match.log[number].action
        hindsight.advice[number] = Advice(action, "Because.", verdict, value, played)
        assert Choice("row", number, hindsight).chances == ("" if kids else words)


def test_the_list_scrolls_and_what_is_read_stays_in_place(app: App, hands: Hands, oracle: Oracle) -> None:
    scene = open_scene(app, a_game("got_what_it_bakes"))
    area = scene.areas[-1]
    hands.wheel(*area.rect.center, -3)
    assert area.offset > 0
    hands.press(Command.END)
    last = choices(scene)[-1]
    while last.number not in scene.hindsight.advice:
        app.stack.update(1 / 60)
    assert scene.done < len(scene.numbers)
    seen = [row for row in area.shown() if isinstance(row, Choice)]
    while not all(row.number in scene.hindsight.advice for row in seen):
        app.stack.update(1 / 60)
    spot = area.place(last).y
    for _ in range(8):
        app.stack.update(1 / 60)
    assert area.place(last).y == pytest.approx(spot)
    wait(app, scene)
    rows = choices(scene)
    assert all(one.rect.bottom < two.rect.top for one, two in pairwise(rows))
    assert rows[-1].rect.bottom - area.rect.top <= area.content


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_read_in_every_language_and_size(
    app: App, oracle: Oracle, language: str, zoom: float
) -> None:
    app.context.settings.language, app.context.settings.text_zoom = language, zoom
    app.context.apply_settings()
    scene = open_scene(app, a_game("pastry_bids"))
    wait(app, scene)
    app.redraw()
    for row in choices(scene):
        assert "{" not in row.words + row.idea + row.verdict
        assert row.rect.height >= row.height(scene.kit, row.rect.width) - 1


def test_a_bid_is_told_openly_when_all_is_over(app: App, oracle: Oracle) -> None:
    session = a_game("pastry_bids")
    scene = open_scene(app, session)
    bids = [row for row in choices(scene) if str(session.match.log[row.number].action).startswith("bid")]
    assert bids
    for row in bids:
        number = str(session.match.log[row.number].action).split()[1]
        assert row.words.startswith(f"P0 bids {number}.")


def test_an_answer_in_a_hurry_is_no_judgement(app: App, oracle: Oracle) -> None:
    session = a_game("macaraccoon")
    hindsight = Hindsight(app.context, session)
    number = hindsight.decisions(False)[0]
    seat = session.match.log[number].seat
    hindsight.think([number])
    other = next(
        action
        for action in session.match.earlier(number).seat(seat).legal()
        if action != session.match.log[number].action
    )
    hurried = Decision(other, 0.9, ("bot-reason-best", {}), ((other, 7.0),), note="bot-note-late")
    oracle._answer = hurried
    assert hindsight.think([number]) is None
    assert hindsight.busy  # it is asked once more
    oracle._answer = hurried
    assert hindsight.think([number]) == number
    assert hindsight.advice[number].verdict == "other"
    assert hindsight.advice[number].value is None


@pytest.mark.parametrize(
    ("value", "played", "verdict"),
    [
        (0.5, 0.6, "better"),
        (0.5, 0.49, "good"),
        (0.5, 0.45, "near"),
        (0.5, 0.3, "slip"),
        (0.5, None, "other"),
        (None, 0.5, "other"),
    ],
)
def test_verdicts(value: float | None, played: float | None, verdict: str) -> None:
    assert verdict_of(value, played) == verdict


def test_an_earlier_match_is_a_copy_and_there_is_none_beyond_the_log() -> None:
    match = a_game("cookies").match
    for number in (-1, len(match.log)):
        with pytest.raises(RulesError):
            match.earlier(number)
    digest, earlier = match.digest(), match.earlier(0)
    earlier.play(match.log[0].seat, match.log[0].action)
    assert earlier.log
    assert match.digest() == digest
