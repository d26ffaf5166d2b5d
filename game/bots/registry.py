"""The policy of each game, imported on first use."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from game.bots.plain import PlainPolicy
from game.bots.policy import AnyPolicy
from game.rules import registry as rules

_MODULES: dict[str, str] = {
    "cookies": "game.bots.cookies",
    "got_what_it_bakes": "game.bots.got_what_it_bakes",
    "macaraccoon": "game.bots.macaraccoon",
    "pastry_bids": "game.bots.pastry_bids",
}
"""Game id -> module with `POLICY`; written out, since a packaged program can't list folders."""


@cache
def get(game_id: str) -> AnyPolicy:
    """The policy of a game of the box; a game without its own is played by the rules alone.

    Raises `BadOption` for an unknown game.
    """
    game = rules.get(game_id)
    if game_id not in _MODULES:
        return PlainPolicy(game.cooperative)
    policy: AnyPolicy = import_module(_MODULES[game_id]).POLICY
    return policy
