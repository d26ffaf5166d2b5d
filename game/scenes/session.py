"""A session: a match and who sits at it. Plays, saves after every action, and keeps the records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Self

from game.rules import registry
from game.rules.core import Action, BadPosition, Entry, Event, Match, Outcome, RulesError, SeatHandle
from game.scenes import setups
from game.storage import Storage
from game.text import Texts

COLORS: tuple[str, ...] = ("berry", "sky", "leaf", "butter", "plum")
KINDS: tuple[str, ...] = ("person", "friendly", "easy", "normal", "hard")
"""Who can sit on a seat: a person, or CookieBot at one of its levels."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat."""

    name: str
    color: str
    """One of `COLORS`; the chip is the drawing `common/chip-<color>`."""
    face: str
    """Name of the drawing of the face (`common/baker-2`)."""
    kind: str = "person"
    """One of `KINDS`."""
    label: str = ""
    """What else the game lets them name: their Whisker (MC-34), their bakery (GW-8)."""
    unnamed: bool = False
    """Whether their name was made up, and changes with the language."""
    unlabelled: bool = False
    """Whether the label was."""
    number: int = 0
    """The number in the name that was made up, so that it stays when others come and go; 0: none yet."""
    away: str = ""
    """The face of the person for whom CookieBot plays on in this game, who may come back."""

    @property
    def person(self) -> bool:
        """Whether a person plays (and not CookieBot)."""
        return self.kind == "person"

    @classmethod
    def from_json(cls, data: object) -> Self:
        """A player from plain data. Raises `BadPosition`."""
        needed = {"name", "color", "face", "kind"}
        made_up = ("unnamed", "unlabelled", "number")
        if not isinstance(data, dict) or set(data) - {"label", "away", *made_up} != needed:
            raise BadPosition("a player has a name, a color, a face, a kind and perhaps a label")
        words = {key: str(value) for key, value in data.items() if key not in made_up}
        unnamed, unlabelled = (data.get(key) is True for key in made_up[:2])
        number = data.get("number", 0)
        if type(number) is not int or not 0 <= number < 100:
            raise BadPosition("the number of a player is a small number")
        player = cls(
            words["name"],
            words["color"],
            words["face"],
            words["kind"],
            words.get("label", ""),
            unnamed,
            unlabelled,
            number,
            words.get("away", ""),
        )
        if not (player.name + player.face + player.label + player.away).isprintable():
            raise BadPosition("a name or the face of a player can't be written")
        if player.color not in COLORS or player.kind not in KINDS:
            raise BadPosition(f"there is no player {player.kind} in {player.color}")
        return player


@dataclass(frozen=True, slots=True)
class Standing:
    """What the records say once a game is over."""

    best: float | None
    """The best score under these conditions, this game counted in; None when no score is kept."""
    seats: tuple[int, ...]
    """Whose score was counted in."""
    new: bool
    """Whether this very game set it."""
    games: int
    wins: int


def as_team(outcome: Outcome) -> bool:
    """Whether all bakers won or lost together, and nobody against anybody."""
    same = len(set(outcome.scores)) == 1 and len(outcome.winners) in (0, len(outcome.scores))
    return same and outcome.reason != "shared"


class Session:
    """One match, its players, and the file that it is kept in.

    `storage` None: nothing is kept (tests, benches).
    """

    def __init__(
        self, match: Match, players: Sequence[Player], *, kids: bool = False, storage: Storage | None = None
    ) -> None:
        if len(players) != match.seats:
            raise BadPosition(f"{match.seats} seats need as many players, not {len(players)}")
        self.match = match
        self.players = tuple(players)
        self.kids = kids
        self.standing: Standing | None = None
        """Set by the action that ends the game."""
        self.newcomers: frozenset[int] = frozenset()
        """Seats that a person took over in the middle of the game."""
        self._storage = storage

    @property
    def game_id(self) -> str:
        """The id of the game."""
        return self.match.game.id

    @property
    def persons(self) -> int:
        """How many persons sit at the table."""
        return sum(player.person for player in self.players)

    def seat(self, seat: int) -> SeatHandle:
        """All that a scene or a bot gets of the match for one seat."""
        return self.match.seat(seat)

    def person_to_act(self, looking: int | None = None) -> int | None:
        """The person to act: who is `looking` at the screen if they may act, else the first one.

        Where several act in the same step, CookieBot goes first, so that nobody has to wait for it
        afterwards; but not while a person could still take back what they just did.
        """
        acting = self.match.to_act()
        persons = [seat for seat in acting if self.players[seat].person]
        if not persons or (len(persons) < len(acting) and not self._in_the_middle()):
            return None
        return looking if looking in persons else persons[0]

    def _in_the_middle(self) -> bool:
        """Whether a person just did something that didn't settle anything yet."""
        log = self.match.log
        return bool(log) and self.players[log[-1].seat].person and not log[-1].final

    def bot_to_act(self) -> int | None:
        """The first seat that the game waits for and on which CookieBot sits."""
        return next((seat for seat in self.match.to_act() if not self.players[seat].person), None)

    def act(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Play an action, save, and return all that happened (use `Event.for_seat` before showing it).

        Raises `IllegalMove`; nothing has changed then.
        """
        events = self.match.play(seat, action)
        if self.match.outcome() is None:
            self.save()
        else:
            self._finish()
        return events

    def can_undo(self) -> bool:
        """Whether a person may take back the last action."""
        log = self.match.log
        if not log or self.match.outcome() is not None:
            return False
        return self.players[log[-1].seat].person and self.match.can_undo(log[-1].seat)

    def undo(self) -> Entry:
        """Take back the last action and save. Raises `RulesError` when that is not allowed."""
        if not self.can_undo():
            raise RulesError("there is nothing to take back")
        entry = self.match.undo(self.match.log[-1].seat)
        self.save()
        return entry

    def needs_hand_over(self, previous: int | None, following: int) -> bool:
        """Whether the screen must be handed over unseen before `following` may look at its view.

        Only in games with secrets, only between two different persons, or to a newcomer.
        `previous`: the last person who looked (None: nobody yet, then somebody else could still be
        looking).
        """
        if not self.match.game.hidden or not self.players[following].person:
            return False
        if self.persons < 2 and following not in self.newcomers:
            return False
        return previous != following

    def reseat(self, players: Sequence[Player]) -> None:
        """Let others sit at the table from now on, and save; nothing earlier can be taken back.

        Raises `BadPosition` when there are too many or too few.
        """
        if len(players) != self.match.seats:
            raise BadPosition(f"{self.match.seats} seats need as many players, not {len(players)}")
        came = [n for n, player in enumerate(players) if player.person and not self.players[n].person]
        stayed = [seat for seat in self.newcomers if players[seat].person]
        self.newcomers = frozenset([*came, *stayed])
        self.players = tuple(players)
        self.seal()

    def seal(self) -> None:
        """A hand-over was shown: nothing earlier can be taken back."""
        self.match.seal()
        self.save()

    def speak(self, texts: Texts) -> None:
        """Call those whom nobody named by names of another language."""
        from game.scenes.naming import named

        if any(player.unnamed or player.unlabelled for player in self.players):
            self.players = named(texts, setups.get(self.game_id).label, self.players)

    def save(self) -> None:
        """Keep the game as it stands."""
        if self._storage is not None:
            self._storage.save_game(self.game_id, self.to_json())

    def record_key(self) -> str:
        """Games under the same conditions share their records: game, players, options, mode."""
        spared = ("first",)  # who begins makes no other game
        options = self.match.options.to_json()
        shown = [f"{name}={options[name]}" for name in sorted(options) if name not in spared]
        return "/".join([self.game_id, str(self.match.seats), *shown, "kids" if self.kids else "all"])

    def to_json(self) -> dict[str, Any]:
        """The session as plain data, with what the title needs to offer it without playing it again."""
        acting = self.match.to_act()
        return {
            "match": self.match.to_json(),
            "players": [asdict(player) for player in self.players],
            "kids": self.kids,
            "newcomers": sorted(self.newcomers),
            "turn": self.players[acting[0]].name if len(acting) == 1 else "",
            "seat": acting[0] if len(acting) == 1 else None,
        }

    @classmethod
    def from_json(cls, data: object, storage: Storage | None = None) -> Self:
        """The session that `to_json` wrote. Raises `RulesError` when it can't be one."""
        if not isinstance(data, dict) or not isinstance(data.get("match"), dict):
            raise BadPosition("a session needs a match")
        players = data.get("players")
        if not isinstance(players, list) or type(data.get("kids")) is not bool:
            raise BadPosition("a session needs its players and its mode")
        match = Match.from_json(registry.get(str(data["match"].get("game"))), data["match"])
        session = cls(match, [Player.from_json(item) for item in players], kids=data["kids"], storage=storage)
        came = data.get("newcomers", [])  # earlier programs kept none
        if not isinstance(came, list) or not all(type(seat) is int for seat in came):
            raise BadPosition("who took a seat over is told by a list of seats")
        session.newcomers = frozenset(came) & {n for n, one in enumerate(session.players) if one.person}
        return session

    @classmethod
    def load(cls, game_id: str, storage: Storage) -> Self | None:
        """The unfinished game of that id; None (and a notice) when there is none that can be played."""
        data = storage.load_game(game_id)
        if data is None:
            return None
        try:
            return cls.from_json(data, storage)
        except RulesError:
            storage.set_aside_game(game_id)
            return None

    @classmethod
    def load_finished(cls, game_id: str, storage: Storage) -> Self | None:
        """The last finished game of that id; None (and a notice) when there is none that can be read."""
        data = storage.load_finished(game_id)
        if data is None:
            return None
        try:
            return cls.from_json(data)
        except RulesError:
            storage.set_aside_finished(game_id)
            return None

    def _finish(self) -> None:
        outcome = self.match.outcome()
        if outcome is None or self._storage is None or self._storage.second:
            return
        persons = [seat for seat, player in enumerate(self.players) if player.person]
        if persons:
            records = self._storage.load_records()
            best = max(persons, key=lambda seat: outcome.scores[seat])
            together = as_team(outcome)
            seats = tuple(range(self.match.seats)) if together else (best,)
            names = ", ".join(self.players[seat].name for seat in seats)
            won = any(seat in outcome.winners for seat in persons)
            score = outcome.scores[best] if outcome.details else None  # without parts nothing was counted
            new = records.note(self.record_key(), won, score, names)
            record = records.get(self.record_key())
            self.standing = Standing(record.best, seats, new, record.games, record.wins)
            self._storage.save_records(records)
        self._storage.keep_finished(self.game_id, self.to_json())
        self._storage.forget_game(self.game_id)
