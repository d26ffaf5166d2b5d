"""The set-up of a game: who bakes, who begins, and how it is played. Two presses lead to the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.input.events import Command
from game.scenes.base import Change, Push, Reset
from game.scenes.context import Context
from game.scenes.seating import FACES, LONGEST_NAME, Seating
from game.scenes.session import COLORS, KINDS, Session
from game.scenes.setups import OptionView, Value
from game.scenes.to_look_back import look_back_button
from game.scenes.to_table import to_table
from game.scenes.ui.boxes import EMBLEMS
from game.scenes.ui.chooser import Chooser, Group, Pick
from game.scenes.ui.dialog import Confirm
from game.scenes.ui.fields import Switch, TextField
from game.scenes.ui.flow import Column
from game.scenes.ui.page import Page
from game.scenes.ui.pairs import PairTile
from game.scenes.ui.widgets import Act, Button, Card, IconButton, SeatFace, Text, Tile, Widget


class SetupScene(Page):
    """Generic for all games: what is shown comes from the game's options and its `Setup`."""

    wide = 1800.0
    columns = 2
    first_focus = "play"

    def __init__(self, context: Context, game_id: str) -> None:
        super().__init__(context)
        self.game_id = game_id
        self.seating = Seating(context, game_id)

    def heading(self) -> str:
        return self.t(f"common-game-{self.game_id}")

    def art(self) -> str | None:
        return EMBLEMS[self.game_id]

    def enter(self) -> None:
        self.rebuild()

    def fill(self, columns: Sequence[Column]) -> None:
        left, right = columns
        left.add(Text(self.t("setup-title"), "heading", 38), gap=10)
        for seat in range(len(self.seating.players)):
            self._add_row(left, seat)
        if self.seating.can_add:
            left.add(Button("add", self.t("setup-add"), self._add, art="common/icon-plus", size=30, tall=84))
        kids = self.seating.kids
        for view in self.seating.setup.options:
            alone = view.look == "seat" and len(self.seating.players) < 2  # who is first is no question then
            if (kids or not view.kids_only) and not alone:
                self._add_option(right, view)
            if self.seating.paired and self.seating.setup.teams == (
                view.name,
                self.seating.values[view.name],
            ):
                self._add_pairs(right)
        right.add(Switch("kids", self.t("settings-kids"), kids, self._turn_kids, art="common/icon-kids"))

    def buttons(self) -> Sequence[Widget]:
        found: list[Widget] = [
            Button("rules", self.t("common-rules"), self._rules, art="common/icon-book", size=34, tall=96)
        ]
        if self.context.storage.has_finished(self.game_id):
            found.append(look_back_button(self.context, self._last_game, tall=96, size=34))
        if self.game_id in self.context.storage.saved_games():
            words = self.t("title-resume")
            found.append(
                Button(
                    "resume", words, self._resume, art="common/icon-replay", size=34, stuff="mint", tall=96
                )
            )
        play = Button(
            "play",
            self.t("setup-begin"),
            self._play,
            art="common/icon-play",
            size=44,
            stuff="berry",
            tall=self.bar,
        )
        return [*found, play]

    def command(self, command: Command) -> Change | None:
        return self._rules() if command is Command.RULES else None

    # -- bakers

    def _add_row(self, column: Column, seat: int) -> None:
        """One baker: face and colour, name, who plays, and a way to send them home."""
        player = self.seating.players[seat]
        kit, pad, gap = self.kit, 9.0, 14.0
        face = SeatFace(f"face:{seat}", player.face, player.color, self._face_chooser(seat))
        kind = Tile(
            f"kind:{seat}",
            self.t("setup-person" if player.person else f"setup-bot-short-{player.kind}"),
            self._kind_chooser(seat),
            art=kind_art(player.kind),
            tall=54,
            size=23,
        )
        name = TextField(
            f"name:{seat}",
            player.name,
            lambda text: self.seating.change(seat, name=text),
            longest=LONGEST_NAME,
            ghost=self.seating.default_name(seat),
        )
        fields = [name]
        if self.seating.setup.label:
            default = self.seating.default_label(seat)
            fields.append(
                TextField(
                    f"label:{seat}",
                    player.label,
                    lambda text: self.seating.change(seat, label=text),
                    longest=LONGEST_NAME,
                    ghost=self.t(f"setup-{self.seating.setup.label}") + ": " + default,
                    size=24,
                )
            )
        remove = IconButton(f"remove:{seat}", "common/icon-close", self._remover(seat))
        face_wide = 144.0 if self.seating.kids else 122.0
        kind_wide = max(170.0, min(kind.width(kit) + 24, column.width * 0.3))
        highs = [field.height(kit, 200) for field in fields]
        high = sum(highs) + 8 * (len(fields) - 1)
        tall = max(face_wide, kind.height(kit, kind_wide), high) + 2 * pad
        row = pygame.FRect(column.left, column.y, column.width, tall)
        column.area.put(Card(f"row:{seat}"), row)
        spare = 72.0 if self.seating.can_remove else 0.0
        x = row.x + pad
        column.area.put(face, pygame.FRect(x, row.centery - face_wide / 2, face_wide, face_wide))
        x += face_wide + gap
        name_wide = row.right - pad - x - kind_wide - gap - (spare + gap if spare else 0.0)
        y = row.centery - high / 2
        for field, its in zip(fields, highs, strict=True):
            column.area.put(field, pygame.FRect(x, y, name_wide, its))
            y += its + 8
        x += name_wide + gap
        high = kind.height(kit, kind_wide)
        column.area.put(kind, pygame.FRect(x, row.centery - high / 2, kind_wide, high))
        if spare:
            column.area.put(
                remove, pygame.FRect(row.right - pad - spare, row.centery - spare / 2, spare, spare)
            )
        column.y = row.bottom + 14

    def _face_chooser(self, seat: int) -> Act:
        def groups() -> Sequence[Group]:
            player = self.seating.players[seat]
            colors = [
                Pick(color, self.t(f"common-color-{color}"), f"common/chip-{color}") for color in COLORS
            ]
            found = [
                Group(
                    self.t("setup-color"),
                    colors,
                    player.color,
                    lambda value: self.seating.change(seat, color=str(value)),
                )
            ]
            if player.person:
                faces = [Pick(face, "", face) for face in FACES]
                found.insert(
                    0,
                    Group(
                        self.t("setup-face"),
                        faces,
                        player.face,
                        lambda value: self.seating.change(seat, face=str(value)),
                    ),
                )
            return found

        return lambda: Push(Chooser(self.context, groups))

    def _kind_chooser(self, seat: int) -> Act:
        def groups() -> Sequence[Group]:
            now = self.seating.players[seat].kind
            return [kind_group(self.context, now, lambda kind: self.seating.change(seat, kind=kind))]

        return lambda: Push(Chooser(self.context, groups))

    def _add(self) -> None:
        self.seating.add()
        self.rebuild()

    def _remover(self, seat: int) -> Act:
        def remove() -> None:
            self.seating.remove(seat)
            self.rebuild()

        return remove

    def _add_pairs(self, column: Column) -> None:
        """Who plays with whom: the three ways to make two teams of four."""
        column.add(Text(self.t("setup-teams"), "heading", 38), gap=10)
        tiles: list[Widget] = []
        for partner in (1, 2, 3):
            others = [seat for seat in (1, 2, 3) if seat != partner]
            players = [self.seating.players[seat] for seat in (0, partner, *others)]
            one, two = (self._name(seat) for seat in (0, partner))
            tiles.append(
                PairTile(
                    f"pair:{partner}",
                    [(player.face, player.color) for player in players],
                    self._pairer(partner),
                    chosen=partner == 2,
                    edge=64,
                    words=self.t("setup-teams-pair", one=one, two=two),
                )
            )
        column.grid(tiles, least=200)

    def _name(self, seat: int) -> str:
        return self.seating.players[seat].name or self.seating.default_name(seat)

    def _pairer(self, partner: int) -> Act:
        def pair() -> None:
            self.seating.pair(partner)
            self.rebuild()

        return pair

    # -- options

    def _add_option(self, column: Column, view: OptionView) -> None:
        now = self.seating.values[view.name]
        detail_key = f"setup-{view.topic}-detail"
        detail = self.t(detail_key) if self.context.texts.has(detail_key) else ""
        if view.look == "switch":
            words = self.t(f"setup-{view.topic}")
            art = view.pictures.get("")
            flip = self._setter(view.name, not now)
            column.add(Switch(view.name, words, bool(now), flip, art=art, detail=detail))
        elif view.look == "seat":
            column.add(Text(self.t(f"setup-{view.topic}"), "heading", 38), gap=10)
            tiles: list[Widget] = [
                Tile(
                    f"{view.name}:{seat}",
                    player.name or self.seating.default_name(seat),
                    self._setter(view.name, seat),
                    art=player.face,
                    chosen=now == seat,
                    tall=86 if self.seating.kids else 76,
                    size=24,
                )
                for seat, player in enumerate(self.seating.players)
            ]
            act = self._setter(view.name, -1)
            words = self.t("setup-random")
            tiles.append(
                Tile(
                    f"{view.name}:-1",
                    words,
                    act,
                    art="common/icon-random",
                    chosen=now == -1,
                    tall=86 if self.seating.kids else 76,
                    size=24,
                )
            )
            column.grid(tiles, least=132)
        elif view.look == "tiles":
            column.add(Text(self.t(f"setup-{view.topic}"), "heading", 38), gap=10)
            column.grid([self._choice(view, choice, now) for choice in view.pictures], least=200)

    def _choice(self, view: OptionView, choice: str, now: Value) -> Tile:
        key = f"setup-{view.topic}-{choice}-detail"
        return Tile(
            f"{view.name}:{choice}",
            self.t(f"setup-{view.topic}-{choice}"),
            self._setter(view.name, choice),
            art=view.pictures[choice],
            chosen=now == choice,
            tall=82,
            size=26,
            detail=self.t(key) if self.context.texts.has(key) else "",
            enabled=self.seating.fits(view.name, choice),
        )

    def _setter(self, name: str, value: Value) -> Act:
        def change() -> None:
            self.seating.set(name, value)
            self.rebuild()

        return change

    def _turn_kids(self) -> None:
        self.seating.remember()
        self.context.settings.kids = not self.context.settings.kids
        self.seating.recall()
        self.context.apply_settings()
        self.rebuild()

    # -- on to the table

    def _play(self) -> Change:
        if self.game_id in self.context.storage.saved_games():
            return Push(Confirm(self.context, "setup-replace-question", self._begin, art="common/icon-again"))
        return self._begin()

    def _begin(self) -> Change:
        return to_table(self.context, self.seating.begin(), Reset)

    def _resume(self) -> Change | None:
        session = Session.load(self.game_id, self.context.storage)
        if session is None:
            self.rebuild()
            return None
        return to_table(self.context, session, Reset)

    def _last_game(self) -> Session | None:
        session = Session.load_finished(self.game_id, self.context.storage)
        if session is None:
            self.rebuild()
        return session

    def _rules(self) -> Change:
        from game.scenes.rule_book import RuleBookScene

        return Push(RuleBookScene(self.context, self.game_id))

    def cancel(self) -> Change | None:
        self.seating.remember()
        return super().cancel()


def kind_art(kind: str) -> str:
    """The drawing of a kind of player: each level of CookieBot has a face of its own."""
    return "common/icon-person" if kind == "person" else f"common/bot-{kind}"


def kind_group(context: Context, now: str, take: Callable[[str], None]) -> Group:
    """Who can play on a seat, for a chooser."""
    picks = [
        Pick(
            kind,
            context.t("setup-person" if kind == "person" else f"setup-bot-{kind}"),
            kind_art(kind),
        )
        for kind in KINDS
    ]
    return Group(context.t("setup-who"), picks, now, lambda kind: take(str(kind)))


def play_again(context: Context, session: Session) -> Change:
    """A new game with the same players and options."""
    seating = Seating(context, session.game_id)
    seating.players = list(session.players)
    seating.values = session.match.options.to_json()
    return to_table(context, seating.begin(remember=False), Reset)
