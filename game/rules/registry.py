"""The games in the box, by id. A game that is not here does not exist for anything else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module

from game.rules.core import AnyGame, BadOption

_MODULES: dict[str, str] = {
    "cookies": "game.rules.cookies",
    "got_what_it_bakes": "game.rules.got_what_it_bakes",
    "macaraccoon": "game.rules.macaraccoon",
    "pastry_bids": "game.rules.pastry_bids",
}
"""Game id -> package with a module-level `GAME`; written out, since a packaged program can't list folders."""


@cache
def get(game_id: str) -> AnyGame:
    """The game with this id; its package is imported on first use. Raises `BadOption`."""
    if game_id not in _MODULES:
        raise BadOption(f"there is no game {game_id!r}; there are: {', '.join(_MODULES)}")
    game: AnyGame = import_module(_MODULES[game_id]).GAME
    return game


def ids() -> tuple[str, ...]:
    """The ids of all games, in the order in which their boxes stand on the table."""
    return tuple(_MODULES)


def games() -> Iterator[AnyGame]:
    """All games."""
    return (get(game_id) for game_id in _MODULES)
