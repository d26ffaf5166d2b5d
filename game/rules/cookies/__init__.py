"""Cookies: roll, lay, sprinkle and bake four kinds of cookies together before the clock runs out."""

from game.rules.cookies.game import GAME, CookiesGame
from game.rules.cookies.options import CookiesOptions
from game.rules.cookies.state import CookiesState
from game.rules.cookies.view import CookiesView, SheetView

__all__ = ["GAME", "CookiesGame", "CookiesOptions", "CookiesState", "CookiesView", "SheetView"]
