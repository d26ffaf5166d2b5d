"""A table of Cookies in a real app, for tests: scripted dice, hands that know the spots."""

from __future__ import annotations

from collections.abc import Sequence

from game.app import App
from game.input.events import Command, PointerDown, PointerMove, PointerUp, Press
from game.rules import registry
from game.rules.cookies.view import CookiesView
from game.rules.core import Action, Match, Scripted, Seeded
from game.scenes.base import Reset
from game.scenes.session import COLORS, Player, Session
from game.scenes.table import TableScene
from game.scenes.tables import open_table
from game.table.cookies.table import CookiesTable

NAMES = ("Anna", "Ben", "Csilla", "Dora")
STARS = ("star/heart", "star/flower", "star/heart")
SUGAR = ("sprinkle", "sprinkle", "sprinkle")
MIXED = ("star/heart", "star/flower", "sprinkle")


class Baker:
    """Somebody at the table; time passes only when `pass_time` or `rest` says so."""

    def __init__(self, app: App, scene: TableScene) -> None:
        self.app = app
        self.scene = scene
        self.time = 1000

    @property
    def session(self) -> Session:
        """The session that is played."""
        return self.scene.session

    def at(self, spot: str) -> tuple[float, float]:
        """The middle of a spot."""
        return self.scene.table.area(spot).center

    @property
    def view(self) -> CookiesView:
        """What the table shows."""
        view = self.scene.view
        assert isinstance(view, CookiesView)
        return view

    @property
    def table(self) -> CookiesTable:
        """The table of Cookies."""
        table = self.scene.table
        assert isinstance(table, CookiesTable)
        return table

    def pass_time(self, seconds: float) -> None:
        """Let time pass in steps of a sixtieth."""
        for _ in range(max(1, round(seconds * 60))):
            self.time += 16
            self.app.stack.update(1 / 60)

    def rest(self) -> None:
        """Wait until the table has settled."""
        for _ in range(60 * 40):
            if self.scene.settled and self.scene.echo.idle:
                return
            self.pass_time(1 / 60)
        raise AssertionError("the table never settles")

    def press(self, *commands: Command, gamepad: bool = False) -> None:
        """Give commands."""
        for command in commands:
            self.app.stack.handle(Press(command, gamepad=gamepad))

    def down(self, x: float, y: float, button: int = 1) -> None:
        """Button down."""
        self.time += 400
        self.app.stack.handle(PointerDown(x, y, button, self.time))

    def move(self, x: float, y: float, held: bool = True) -> None:
        """Pointer to a point."""
        self.time += 30
        self.app.stack.handle(PointerMove(x, y, held, self.time))

    def up(self, x: float, y: float) -> None:
        """Button up."""
        self.time += 30
        self.app.stack.handle(PointerUp(x, y, 1, self.time))

    def lift(self, spot: str) -> None:
        """Press on a spot and begin to drag."""
        x, y = self.at(spot)
        self.down(x, y)
        self.move(x + 12, y)

    def drag(self, source: str, target: str) -> None:
        """Carry from spot to spot and let go."""
        self.lift(source)
        self.move(*self.at(target))
        self.up(*self.at(target))

    def click(self, spot: str) -> None:
        """Click the middle of a spot."""
        self.down(*self.at(spot))
        self.up(*self.at(spot))

    def actions(self) -> list[str]:
        """What was played, as texts."""
        return [str(entry.action) for entry in self.session.match.log]

    def do(self, *texts: str) -> None:
        """Play actions by their texts, and skip how they are shown."""
        for text in texts:
            action: Action = self.session.match.game.parse(text)
            self.scene.play(self.session.match.to_act()[0], action)
            self.scene.finish_moving()


def sit(
    app: App,
    *,
    rolls: Sequence[Sequence[str]] = (),
    seats: int = 2,
    kids: bool = False,
    clock: str = "breezy",
    kinds: Sequence[str] = (),
    seed: str = "table",
) -> Baker:
    """Lay a table of Cookies in the app. `rolls`: the first results of the dice."""
    game = registry.get("cookies")
    faces = [face for roll in rolls for face in roll]
    options = game.options_type.from_json({"clock": clock, "first": 0})
    match = Match(game, seats, options, seed, chance=Scripted(faces, then=Seeded(seed)) if faces else None)
    players = [
        Player(NAMES[seat], COLORS[seat], f"common/baker-{seat + 1}", kinds[seat] if kinds else "person")
        for seat in range(seats)
    ]
    session = Session(match, players, kids=kids, storage=app.context.storage)
    scene = open_table(app.context, session)
    assert isinstance(scene, TableScene)
    app.stack.apply(Reset(scene))
    return Baker(app, scene)
