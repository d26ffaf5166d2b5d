"""The rules of Pastry Bids: two players, two suits of recipes, two piles of ingredients."""

from game.rules.pastry_bids.game import GAME

__all__ = ["GAME"]
