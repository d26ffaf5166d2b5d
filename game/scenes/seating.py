"""Who sits where and what is played: the set-up's data, remembered, checked and turned into a session."""

from __future__ import annotations

import secrets
from dataclasses import asdict, replace
from typing import Any

from game.rules import registry
from game.rules.core import BadOption, BadPosition, Match, Options
from game.scenes import naming, setups
from game.scenes.context import Context
from game.scenes.session import COLORS, KINDS, Player, Session
from game.scenes.setups import OptionView, Value

FACES = tuple(f"common/baker-{number}" for number in range(1, 7))
LONGEST_NAME = 14
SUGGESTED = {False: "easy", True: "friendly"}
"""The level of CookieBot at first, at a table of grown-ups and of children."""


class Seating:
    """The players and options of a game that is about to begin."""

    def __init__(self, context: Context, game_id: str) -> None:
        """Take what was remembered for this game and mode, else what its set-up suggests."""
        self.context = context
        self.game = registry.get(game_id)
        self.setup = setups.get(game_id)
        self.players: list[Player] = []
        self.values: dict[str, Value] = {}
        self.recall()

    @property
    def kids(self) -> bool:
        """Whether the table will be one for children."""
        return self.context.settings.kids

    @property
    def _key(self) -> str:
        return f"{self.game.id}/kids" if self.kids else self.game.id

    def recall(self) -> None:
        """What was chosen last time in this mode; whatever doesn't fit is replaced by what is suggested."""
        stored = self.context.settings.setups.get(self._key, {})
        remembered = self._stored_players(stored.get("players"))
        self.players = remembered or self._suited(self.players) or self._first_players()
        self.values = {
            spec.name: self._suggested(spec.name, spec.default) for spec in self.game.options_type.specs()
        }
        options = stored.get("options")
        if isinstance(options, dict):
            for name, value in options.items():
                self._try(name, value)
        self.settle()

    def remember(self) -> None:
        """Keep the choice for the next time."""
        self.context.settings.setups[self._key] = {
            "players": [asdict(player) for player in self.players],
            "options": dict(self.values),
        }
        self.context.storage.save_settings(self.context.settings)

    def begin(self, *, remember: bool = True) -> Session:
        """Lay out a new game and save it. Raises `BadOption` when it can't be played so.

        What was chosen is remembered before those without a name get one: a name made up for them
        belongs to the language of this game.
        """
        self.settle()
        if remember:
            self.remember()
        self.name_all()
        seed = self.context.seed or secrets.token_hex(4)
        self.context.seed = None
        match = Match(self.game, len(self.players), self._options(self.values), seed)
        session = Session(match, self.players, kids=self.kids, storage=self.context.storage)
        session.save()
        return session

    def add(self) -> None:
        """One more baker, in the first free colour and face."""
        if self.can_add:
            self.players.append(self._newcomer(len(self.players)))
            self.settle()

    def remove(self, seat: int) -> None:
        """One baker less; who began still does."""
        if self.can_remove:
            del self.players[seat]
            for view in self.setup.options:
                chosen = self.values.get(view.name)
                if view.look == "seat" and isinstance(chosen, int) and chosen >= seat:
                    self.values[view.name] = -1 if chosen == seat else chosen - 1
            self.settle()

    @property
    def paired(self) -> bool:
        """Whether those who sit opposite each other play together."""
        teams = self.setup.teams
        return teams is not None and len(self.players) == 4 and self.values[teams[0]] == teams[1]

    def pair(self, seat: int) -> None:
        """Let a baker be the partner of the first one: they change places with who sits opposite now."""
        places = {seat: 2, 2: seat}
        order = [places.get(old, old) for old in range(4)]
        self.players = [self.players[old] for old in order]
        for view in self.setup.options:
            chosen = self.values.get(view.name)
            if view.look == "seat" and isinstance(chosen, int) and chosen >= 0:
                self.values[view.name] = order[chosen]

    @property
    def can_add(self) -> bool:
        """Whether another seat is free."""
        return len(self.players) < self.game.seats.stop - 1

    @property
    def can_remove(self) -> bool:
        """Whether the game can do with fewer."""
        return len(self.players) > self.game.seats.start

    def change(self, seat: int, **changes: str) -> None:
        """Change a player. A colour that another one has is swapped with theirs."""
        player = self.players[seat]
        if "color" in changes:
            for other, rival in enumerate(self.players):
                if other != seat and rival.color == changes["color"]:
                    self.players[other] = replace(rival, color=player.color)
        kind = changes.get("kind")
        if kind is not None and kind != player.kind:
            person = kind == "person"
            changes["face"] = self._free_face() if person else f"common/bot-{kind}"
            if person != player.person:
                changes["name"] = self._free_name(seat, person)
        self.players[seat] = replace(
            player,
            unnamed=player.unnamed and "name" not in changes,
            unlabelled=player.unlabelled and "label" not in changes,
            number=0 if "name" in changes else player.number,
            **changes,
        )

    def set(self, name: str, value: Value) -> None:
        """Choose an option's value. CookieBots come, or bakers leave, where it is for more or fewer."""
        seats = self._seats_for({**self.values, name: value})
        while len(self.players) > seats:
            bots = [seat for seat, player in enumerate(self.players) if not player.person]
            self.remove(bots[-1] if bots else len(self.players) - 1)
        while len(self.players) < seats:
            self.add()
            self.change(len(self.players) - 1, kind=SUGGESTED[self.kids])
        self.values[name] = value
        self.settle(keep=name)

    def fits(self, name: str, value: Value) -> bool:
        """Whether a value can be chosen, with some number of bakers."""
        values = {**self.values, name: value}
        return self._valid(values, self._seats_for(values))

    def settle(self, keep: str = "") -> None:
        """Make the options fit each other and the number of seats, changing as little as possible."""
        for view in self.setup.options:
            if view.look == "kids":
                self.values[view.name] = self.kids
            chosen = self.values.get(view.name)
            if view.look == "seat" and isinstance(chosen, int) and chosen >= len(self.players):
                self.values[view.name] = -1
        if self._valid(self.values):
            return
        for spec in self.game.options_type.specs():
            for choice in spec.choices if spec.name != keep else ():
                if self._valid({**self.values, spec.name: choice}):
                    self.values[spec.name] = choice
                    return

    def _try(self, name: str, value: Any) -> None:
        spec = next((spec for spec in self.game.options_type.specs() if spec.name == name), None)
        if spec is not None and type(value) is type(spec.default) and value in spec.choices:
            self.values[name] = value

    def _suggested(self, name: str, default: Value) -> Value:
        view: OptionView | None = next((view for view in self.setup.options if view.name == name), None)
        if view is None:
            return default
        if self.kids and view.kids is not None:
            return view.kids
        return default if view.first is None else view.first

    def _seats_for(self, values: dict[str, Value]) -> int:
        """The number of seats closest to that of now with which values can be played; else that of now."""
        now = len(self.players)
        near = sorted(self.game.seats, key=lambda seats: (abs(seats - now), seats))
        return next((seats for seats in near if self._valid(values, seats)), now)

    def _valid(self, values: dict[str, Value], seats: int | None = None) -> bool:
        try:
            self.game.check(len(self.players) if seats is None else seats, self._options(values))
        except BadOption:
            return False
        return True

    def _options(self, values: dict[str, Value]) -> Options:
        return self.game.options_type.from_json(values)

    def _stored_players(self, data: object) -> list[Player]:
        if not isinstance(data, list) or len(data) not in self.game.seats:
            return []
        try:
            players = [Player.from_json(item) for item in data]
        except BadPosition:
            return []
        faces = (*FACES, *(f"common/bot-{kind}" for kind in KINDS[1:]))
        fine = all(
            player.face in faces and max(len(player.name), len(player.label)) <= LONGEST_NAME
            for player in players
        )
        return players if fine and len({player.color for player in players}) == len(players) else []

    def _first_players(self) -> list[Player]:
        players: list[Player] = []
        for seat in range(self.setup.seats):
            bot = seat >= self.setup.seats - self.setup.bots
            kind = SUGGESTED[self.kids] if bot else "person"
            face = f"common/bot-{kind}" if bot else FACES[seat]
            players.append(Player("CookieBot" if bot else "", COLORS[seat], face, kind))
        return players

    def _suited(self, players: list[Player]) -> list[Player]:
        """Bots whose level nobody chose get the one for this mode."""
        old, new = SUGGESTED[not self.kids], SUGGESTED[self.kids]
        return [
            replace(player, kind=new, face=f"common/bot-{new}") if player.kind == old else player
            for player in players
        ]

    def _newcomer(self, seat: int) -> Player:
        taken = {player.color for player in self.players}
        color = next(color for color in COLORS if color not in taken)
        return Player("", color, self._free_face())

    def _free_face(self) -> str:
        taken = {player.face for player in self.players}
        return next((face for face in FACES if face not in taken), FACES[0])

    def _free_name(self, seat: int, person: bool) -> str:
        if person:
            return ""
        taken = {player.name for other, player in enumerate(self.players) if other != seat}
        return next(
            name for name in ("CookieBot", *(f"CookieBot {n}" for n in range(2, 9))) if name not in taken
        )

    def default_name(self, seat: int) -> str:
        """What a baker is called who has no name yet."""
        return naming.default_name(self.context.texts, naming.default_number(self.players, seat))

    def default_label(self, seat: int) -> str:
        """What the thing is called that this game lets a baker name, while they haven't."""
        return naming.default_label(self.context.texts, self.setup.label, seat)

    def name_all(self) -> None:
        """Nobody plays without a name, and no two have the same; no Whisker and no bakery without one."""
        self.players = list(naming.named(self.context.texts, self.setup.label, self.players))
