"""Whatever is played at random, a table that is drawn again in parts shows what a whole drawing shows."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from game.app import App
from game.rules import registry
from game.rules.core import Match
from game.scenes.hand_over import HandOverScene
from game.scenes.seating import FACES
from game.scenes.session import COLORS, Player, Session
from tests.scenes.screen import Screen

pytestmark = pytest.mark.usefixtures("dice_at_once")

ACTIONS = 45


@dataclass(frozen=True)
class Round:
    """Who plays what."""

    game: str
    seats: int
    mode: str = ""
    kids: bool = False

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}{self.mode}{'-kids' * self.kids}"

    def match(self, seed: str) -> Match:
        """A new match of it."""
        game = registry.get(self.game)
        values = game.options_type().to_json()
        values |= {"mode": self.mode} if self.mode else {}
        values |= {"kids": self.kids} if "kids" in values else {}
        return Match(game, self.seats, game.options_type.from_json(values), seed)


ROUNDS = (
    Round("cookies", 2),
    Round("got_what_it_bakes", 2),
    Round("got_what_it_bakes", 2, "cooperative"),
    Round("got_what_it_bakes", 4, "teams"),
    Round("got_what_it_bakes", 1, "solo", kids=True),
    Round("macaraccoon", 3),
    Round("macaraccoon", 2, kids=True),
    Round("pastry_bids", 2),
    Round("pastry_bids", 2, kids=True),
)


@pytest.mark.parametrize("played", ROUNDS, ids=str)
def test_what_lies_still_is_painted_again_whenever_it_changes(app: App, played: Round) -> None:
    match, rng = played.match("redraw"), Random(7)
    players = [Player(f"Baker {n + 1}", COLORS[n], FACES[n]) for n in range(played.seats)]
    screen = Screen(app, Session(match, players, kids=played.kids))
    for _ in range(ACTIONS):
        waiting = match.to_act()
        if not waiting or not (app.stack.top is screen.scene or isinstance(app.stack.top, HandOverScene)):
            break
        seat = rng.choice(waiting)
        screen.scene.play(seat, rng.choice(list(match.seat(seat).legal())))
        screen.scene.finish_moving()
        screen.frame()
        screen.frame()
    assert screen.parts > 8
