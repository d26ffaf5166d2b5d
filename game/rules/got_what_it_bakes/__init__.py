"""The rules of Got What It Bakes?: dice, recipes, baking; competitive, solo, cooperative, teams, kids."""

from game.rules.got_what_it_bakes.game import GAME
from game.rules.got_what_it_bakes.options import BakesOptions
from game.rules.got_what_it_bakes.state import BakesState
from game.rules.got_what_it_bakes.view import BakesView

__all__ = ["GAME", "BakesOptions", "BakesState", "BakesView"]
