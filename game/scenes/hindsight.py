"""What CookieBot would have played: every decision of a game asked again, one after the other.

Each question is what the seat itself knew at that moment, taken from a copy of the match.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.rules.core import Action, Entry
from game.scenes import setups
from game.scenes.context import Context
from game.scenes.session import Session
from game.scenes.wording import plain_args, sentences
from game.text.pieces import with_names

LEVEL = "hard"
"""The CookieBot that is asked."""
SECONDS = 0.15
"""Time to think about one decision."""
ALIKE = 0.02
"""Values this close are as good as each other."""
NEARLY = 0.08
"""So much worse is a tiny slip; more is a slip."""
STARS = {"same": 3, "better": 3, "good": 3, "near": 2, "other": 2, "slip": 1}
"""The verdicts, and the stars that they get."""
TOLD = 2
"""So many sentences tell an action whose further course is up to chance."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What CookieBot says to a decision."""

    action: Action
    """What it would have played."""
    reason: str
    """Why, in a sentence."""
    verdict: str
    """One of `STARS`."""
    value: float | None
    """What that promised: 0 (lost) to 1 (won); None when it had no time to weigh anything."""
    played: float | None
    """What the action that was played promised; None when CookieBot never weighed it."""

    @property
    def standing(self) -> float | None:
        """How well it stood after what was played, as far as that is known."""
        return self.value if self.verdict == "same" else self.played


class Hindsight:
    """The decisions of a session, and what CookieBot has said to them so far."""

    def __init__(self, context: Context, session: Session) -> None:
        self.context, self.session = context, session
        session.speak(context.texts)
        self.advice: dict[int, Advice] = {}
        """By the number of the line in the log."""
        self._asked: int | None = None
        self._hurried: set[int] = set()
        """Lines of which CookieBot has spoken in a hurry: it gets a second chance."""

    @property
    def busy(self) -> bool:
        """Whether CookieBot thinks."""
        return self._asked is not None

    def decisions(self, everyone: bool) -> list[int]:
        """Lines of the log in which there was something to choose: of persons (if any), or of everyone."""
        players, match = self.session.players, self.session.match
        everyone = everyone or not self.session.persons
        found = [n for n, entry in enumerate(match.log) if everyone or players[entry.seat].person]
        return [n for n in found if len(match.earlier(n).seat(match.log[n].seat).legal()) > 1]

    def words(self, number: int) -> str:
        """What was played, as the log tells it."""
        return " ".join(self._told(self.session.match.log[number]))

    def idea(self, number: int) -> str:
        """What CookieBot would have played, in the words of the log: tried out on a copy."""
        copy = self.session.match.earlier(number)
        copy.play(self.session.match.log[number].seat, self.advice[number].action)
        entry = copy.log[0]
        told = self._told(entry)
        return " ".join(told[:TOLD] if entry.final else told)

    def _told(self, entry: Entry) -> list[str]:
        """An action in sentences. The game is over, so nothing is secret to the seat that acted.

        `<topic>-back-<verb>` may say openly what the log had to keep to itself.
        """
        texts, session = self.context.texts, self.session
        told = sentences(texts, session, entry.seat, entry.events, entry.seat)
        key = f"{setups.get(session.game_id).topic}-back-{str(entry.action).split()[0]}"
        if texts.has(key):
            who = session.players[entry.seat].name
            args = with_names(texts, key, plain_args(entry.action), kids=session.kids)
            told[:1] = [texts.t(key, **{**args, "who": who})]
        return told

    def think(self, wanted: Iterable[int]) -> int | None:
        """Go on with the first of the `wanted` lines that has no advice; the line that just got it.

        They are looked at only when CookieBot is free.
        """
        answered = self._answer()
        if self._asked is None:
            following = next((number for number in wanted if number not in self.advice), None)
            if following is not None:
                self._ask(following)
        return answered

    def stop(self) -> None:
        """Think no more; what was said stays."""
        if self._asked is not None:
            self.context.worker.cancel()
            self._asked = None

    def _ask(self, number: int) -> None:
        from game.bots.policy import Budget

        match = self.session.match
        seat = match.log[number].seat
        handle = match.earlier(number).seat(seat)
        seed = f"{match.seed}/{number}/{seat}"
        budget = Budget(seconds=SECONDS)
        self.context.worker.request(match.game, handle.view(), handle.legal(), LEVEL, seed, budget)
        self._asked = number

    def _answer(self) -> int | None:
        number = self._asked
        decision = None if number is None else self.context.worker.poll()
        if number is None or decision is None:
            return None
        self._asked = None
        if decision.note and number not in self._hurried:
            self._hurried.add(number)
            return None
        action = self.session.match.log[number].action
        worth = {} if decision.note else dict(decision.ranked)  # in a hurry it weighs by another scale
        played = worth.get(action)
        value = worth.get(decision.action, None if decision.note else decision.value)
        key, args = decision.reason
        reason = self.context.t(key, **args)
        verdict = "same" if action == decision.action else verdict_of(value, played)
        self.advice[number] = Advice(decision.action, reason, verdict, value, played)
        return number


def verdict_of(value: float | None, played: float | None) -> str:
    """How an action that promised `played` stands beside one that promised `value`."""
    if value is None or played is None:
        return "other"
    if played > value + ALIKE:
        return "better"
    if played >= value - ALIKE:
        return "good"
    return "near" if played >= value - NEARLY else "slip"
