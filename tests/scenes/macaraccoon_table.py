"""A table of Macaraccoon in a real app, for tests: given positions, hands that know the spots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app import App
from game.rules import registry
from game.rules.core import Action, Match
from game.rules.macaraccoon.state import MacaraccoonState
from game.rules.macaraccoon.view import MacaraccoonView
from game.scenes.base import Reset
from game.scenes.session import COLORS, Player, Session
from game.scenes.table import TableScene
from game.scenes.tables.macaraccoon import table as lay_table
from game.table.macaraccoon.table import MacaraccoonTable
from tests.rules.macaraccoon.table import table as position
from tests.scenes.cookies_table import Baker

NAMES = ("Anna", "Ben", "Csilla", "Dora", "Emil")
EMPTY: Sequence[Sequence[str]] = ((), (), ())


class Cook(Baker):
    """Somebody at a table of Macaraccoon."""

    @property
    def kitchen(self) -> MacaraccoonTable:
        """The table."""
        table = self.scene.table
        assert isinstance(table, MacaraccoonTable)
        return table

    @property
    def state(self) -> MacaraccoonState:
        """What the table shows."""
        view = self.scene.view
        assert isinstance(view, MacaraccoonView)
        return view.table

    def make(self, action: Action, *, by_clicks: bool = False) -> None:
        """Do an action by hand, with the gesture that hints show."""
        gesture = self.scene.known.of_action(action)
        assert gesture is not None, action
        if gesture.target is None:
            self.click(gesture.source)
        elif by_clicks:
            self.click(gesture.source)
            self.click(gesture.target)
        else:
            self.drag(gesture.source, gesture.target)

    def by_hand(self, *texts: str) -> None:
        """Do actions by hand, each by its text, and wait until the table has settled."""
        for text in texts:
            self.make(self.session.match.game.parse(text))
            self.rest()


def sit(
    app: App,
    state: MacaraccoonState | None = None,
    *,
    seats: int = 2,
    kinds: Sequence[str] = (),
    kids: bool = False,
    seed: str = "table",
) -> Cook:
    """Lay a table of Macaraccoon in the app, in a given position or in that of a new game."""
    game = registry.get("macaraccoon")
    seats = state.seats if state is not None else seats
    match = Match(game, seats, game.options_type.from_json({"first": 0}), seed, start=state)
    players = [
        Player(NAMES[seat], COLORS[seat], f"common/baker-{seat + 1}", kinds[seat] if kinds else "person")
        for seat in range(seats)
    ]
    session = Session(match, players, kids=kids, storage=app.context.storage)
    scene = lay_table(app.context, session)
    assert isinstance(scene, TableScene)
    app.stack.apply(Reset(scene))
    app.stack.update(0.0)
    return Cook(app, scene)


def laid(
    plates: Sequence[Sequence[str]], *others: Sequence[Sequence[str]], **changes: Any
) -> MacaraccoonState:
    """A position with these stacks on seat 0's plates; a second seat with nothing, if none is given."""
    changes.setdefault("jars", [5] + [2] * max(1, len(others)))
    return position((plates, *(others or (EMPTY,))), **changes)


def called(chef: str, plates: Sequence[Sequence[str]] = EMPTY, **changes: Any) -> MacaraccoonState:
    """A position in which seat 0 can call a Whisker from the first slot, for sugar."""
    rest = [other for other in ("flipper", "parter", "leaper", "encore") if other != chef][:3]
    return laid(plates, changes.pop("other", EMPTY), chefs=(chef, *rest), **changes)
